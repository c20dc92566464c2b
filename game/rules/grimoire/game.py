"""Grimoire as a game: its vocabulary, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.kernel.batches import gathered
from game.kernel.cards import CardSet, Definition
from game.kernel.data import Context
from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.game import Game
from game.kernel.moves import carry, move
from game.kernel.rng import SETUP, below
from game.kernel.setup import dealt
from game.kernel.state import State
from game.kernel.traits.piles import Piles
from game.kernel.traits.players import Players
from game.kernel.values import remaining
from game.kernel.windows import Seats, Window, open_window
from game.rules.grimoire.aiming import Aiming
from game.rules.grimoire.attack import announce_attack, must_announce
from game.rules.grimoire.boards import BOARD
from game.rules.grimoire.casting import Casting, act, ways
from game.rules.grimoire.constants import GRAVEYARD, KINDS, NUMBERS, Rules, other, rules, zone
from game.rules.grimoire.damage import Pipeline, damaged
from game.rules.grimoire.dying import OnTheWay
from game.rules.grimoire.explaining import Explaining
from game.rules.grimoire.field import Territories
from game.rules.grimoire.invariants import broken
from game.rules.grimoire.judging import GrimoireJudging
from game.rules.grimoire.mana import ManaCosts
from game.rules.grimoire.opening import begin
from game.rules.grimoire.outlook import of_attack, phase_now
from game.rules.grimoire.plans import Plans
from game.rules.grimoire.record import fighting
from game.rules.grimoire.showing import GrimoireShowing
from game.rules.grimoire.speeds import DAMAGE, FAST, INTERRUPT, QUICK_KINDS, REGENERATION, ends_idleness
from game.rules.grimoire.timing import Batches
from game.rules.grimoire.turn import draw, finish
from game.rules.grimoire.vocabulary import VOCABULARY


class Library(Piles):
    def draw(self, state: State, seat: int, amount: int) -> None:
        draw(state, seat, amount)

    def discard(self, state: State, i: int) -> None:
        move(state, i, zone(state.entities[i].owner, GRAVEYARD))


class Duellists(Players):
    numbers = NUMBERS
    draws_after = 5  # M-091

    def begins_again(self, state: State) -> int | None:
        """Whoever has lost; after a draw the coin says again (M-022)."""
        return other(state.result[0]) if state.result else None

    def playing(self, state: State) -> tuple[int, ...]:
        """Both, to the end of the match (M-004)."""
        return (0, 1) if state.active == 0 else (1, 0)

    def concede(self, state: State, seat: int) -> None:
        """At any time; the other wins (M-090), and the ante with it (M-018)."""
        state.decision = None
        finish(state, (other(seat),))


class Moments(Batches):
    """What was set off comes once the item or step is complete, the active player's first, each player's in an order
    that they choose, and is not answered (M-443 to M-446)."""

    def why_not_taken_back(self, answers: Sequence[Answer]) -> Reason | None:
        """Mana that was drawn by hand alone, until anything else happens (M-134, M-442)."""
        drawn = all(answer[0] in ("tap", "mana") for answer in answers)
        return None if drawn else Reason("not_taken_back", {}, "M-442")

    def ends_idleness(self, card: Definition, in_play: bool) -> int:
        return ends_idleness(card, in_play)

    def waits(self, state: State) -> int:
        """One act that was let pass can still be spoken against, two are agreed to (M-438, M-440)."""
        return rules(state).takeback_max_actions if rules(state).wait_button else -1


class Grimoire(Game):
    name = "grimoire"
    seats = range(2, 3)
    vocabulary = VOCABULARY
    constants = Rules
    board = BOARD
    legality = Explaining()
    timing = Moments()
    players = Duellists()
    field = Territories()
    piles = Library()
    damage = Pipeline()
    deaths = OnTheWay()
    effects = Aiming()
    showing = GrimoireShowing()
    costs = ManaCosts()
    searching = Plans()
    judging = GrimoireJudging()
    proposals = Casting()
    windows = {
        "upkeep": Window("upkeep", quick=QUICK_KINDS[FAST]),
        "drawn": Window("drawn", quick=QUICK_KINDS[FAST]),
        "main": Window("main", quick=QUICK_KINDS[FAST], turn=True),
        "announced": Window("announced", Seats.ALL_FROM_NEXT),
        "attacked": Window("attacked", quick=QUICK_KINDS[FAST], about=fighting),
        "blocked": Window("blocked", quick=QUICK_KINDS[FAST], about=fighting),
        "discarded": Window("discarded", quick=QUICK_KINDS[FAST]),
        "declaration": Window("declaration", Seats.OTHERS, quick=QUICK_KINDS[FAST]),
        "respond": Window("respond", quick=QUICK_KINDS[FAST]),
        "interrupt": Window("interrupt", quick=QUICK_KINDS[INTERRUPT]),
        "damage": Window("damage", quick=QUICK_KINDS[DAMAGE], about=damaged),
        "regeneration": Window("regeneration", quick=QUICK_KINDS[REGENERATION]),
    }

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        """A coin says who begins (M-021)."""
        state = dealt(self, cards, decks, seed, constants)
        begins = below(state.rng, SETUP, len(decks)) if first is None else first
        begin(state, begins)
        return state

    def window_answers(self, state: State, window: Window, seat: int) -> tuple[Answer, ...]:
        return ways(state, window.name, seat)

    def act(self, state: State, answer: Answer, seat: int) -> None:
        act(state, answer, seat)

    def closed(self, state: State, window: Window, seat: int, base: int) -> None:
        if window.name == "interrupt":
            gathered(state, base)
        elif window.name == "main" and must_announce(state):
            open_window(state, "main")
            announce_attack(state)

    def checkpoint(self, state: State) -> bool:
        """Victory is looked at in `turn.check` alone (M-085)."""
        return state.result is not None

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        carry(state, i, into, context.controller)

    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        """Of the active player also the phase, and the attack as it stands, in numbers."""
        shown = {"life": remaining(state, seat), "pool": state.seats[seat][:KINDS]}
        return shown | {"phase": phase_now(state)} | of_attack(state) if seat == state.active else shown

    def broken(self, state: State) -> Iterable[str]:
        return broken(state)


GRIMOIRE = Grimoire()
