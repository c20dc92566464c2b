"""A small readable board for tests of the rules of Cataclysm, with cards as `tests.rules.base` reads them:

    character(10, 4, "swift", enter="{draw: 1}")
    event("{targets: [{from: characters, pick: 1}], do: [{damage: 3, to: target}]}")
    character(8, 5, play="{draw: 1}")            # dual

Every player holds an idle Event, so that each turn stops at its Cataclysm phase.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from game.kernel import boards
from game.kernel.characteristics import FOR_GOOD
from game.kernel.events import Log
from game.kernel.state import State
from game.kernel.values import remaining, stat
from game.language.library import from_plain
from game.rules.cataclysm.constants import POWER, Rules
from game.rules.cataclysm.game import CATACLYSM
from game.rules.cataclysm.vocabulary import VOCABULARY
from tests.rules import base
from tests.rules.base import P1, P2, P3, P4, Who, begun, several

PASS = ("pass",)


# --- cards -----------------------------------------------------------------------------------------------------------


class Card(base.Card):
    words = VOCABULARY


def character(life: int, power: int, *keywords: Any, **more: Any) -> Card:
    """`more`: clauses by their trigger, `id=`."""
    return Card("character", {"life": life, "power": power}, keywords, more)


def event(play: Any = "{draw: 0}", **more: Any) -> Card:
    return Card("event", {}, (), {"play": play, **more})


IDLE = event(id="idle")
HERO = character(20, 1, id="hero")
BOLT = "{targets: [{from: characters, pick: 1}], do: [{damage: 20, to: target}]}"


# --- the table -------------------------------------------------------------------------------------------------------


@cache
def _empty_board(seats: int) -> State:
    """Nothing on the board, 20 idle Events in each deck and one in each hand; the next turn is the fifth."""
    cards = from_plain([IDLE.plain], {}, "cataclysm", VOCABULARY)
    state = boards.empty(CATACLYSM, cards, seats)
    state.turn = 4
    for seat in range(seats):
        for zone in ("hand", *["deck"] * 20):
            boards.put(state, cards[IDLE.id], seat, zone)
    return state


class Table(base.Table):
    """A match under test; `begin` starts a turn on the arranged board."""

    game = CATACLYSM

    def __init__(self, state: State | None = None, log: Log | None = None, seats: int = 2) -> None:
        super().__init__(state or _empty_board(seats), log)

    # Arranging

    def play(self, seat: int, *cards: Card) -> list[int]:
        """Put Characters into play without their enter-play abilities."""
        ids = [self._put(card, seat, "play") for card in cards]
        self._placed[int(seat)] += ids
        return ids

    def removed(self, seat: int, *cards: Card) -> list[int]:
        return [self._put(card, seat, "removed") for card in cards]

    def give(self, who: Who, *words: str, power: int = 0, until: int = FOR_GOOD) -> None:
        """Keywords, or power, as an effect would."""
        boards.grant(self.state, self.id(who), *words, until=until)
        boards.change(self.state, self.id(who), until, power=power)

    def life(self, who: Who, life: int) -> None:
        """Damage `who` so that it has this life left."""
        self._leave(who, life)

    # Acting

    def begin(self, seat: int = 0, *cards: Card) -> list[int]:
        """A turn of `seat` begins with these cards in hand; it stops at the first decision. The ids of the cards."""
        ids = self.hand(seat, *cards)
        boards.begin(self.state, int(seat), "start")
        return ids

    def until(self, kind: str) -> None:
        """Pass Events and Characters of the same turn until a decision of `kind`."""
        turn = self.state.turn
        while self.state.decision is not None and self.state.turn == turn and self.asked.kind != kind:
            if PASS not in self.answers:
                break
            self.answer(*PASS)

    def event(self, card: int, *targets: Any) -> None:
        """Play an Event, with an answer for each question of targets."""
        self.until("event")
        self.answer("play", card)
        self._picks(targets)

    def deploy(self, card: int, *targets: Any) -> None:
        self.until("deploy")
        self.answer("play", card)
        self._picks(targets)

    def attack(self, attacker: Who, target: Who, opponent: int | None = None) -> None:
        """Attack; where the rules leave no choice, make sure that it was this attack."""
        told, turn = len(self.log.events), self.state.turn
        self.until("opponent" if opponent is not None else "battle")
        if opponent is not None:
            self.answer("pick", opponent)
        if self.state.decision is not None and self.state.turn == turn and self.asked.kind == "battle":
            self.answer("attack", attacker, target)
        fought = [e.facts for e in self.log.events[told:] if e.kind == "attack"]
        assert [(f["attacker"], f["target"]) for f in fought[:1]] == [(self.id(attacker), self.id(target))]

    def end_turn(self) -> None:
        """Pass all that can be passed; of attacks the first."""
        turn = self.state.turn
        while self.state.decision is not None and self.state.turn == turn:
            self.answer(*(PASS if PASS in self.answers else self.answers[0]))

    def _picks(self, targets: Sequence[Any]) -> None:
        for target in targets:
            ids = {self.id(c) for c in several(target)}
            self.answer("pick", *(c for c in self.asked.among() if c in ids))

    # Looking

    def stats(self, who: Who) -> tuple[int, int]:
        """Life left, and power."""
        i = self.id(who)
        return remaining(self.state, i), stat(self.state, i, POWER)

    def phases(self) -> list[str]:
        return [e["phase"] for e in self.events("phase")]


# --- whole matches ---------------------------------------------------------------------------------------------------


def match(*decks: Sequence[Card], seed: int = 1, first: int | None = P1, fill: int = 30, **constants: Any) -> Table:
    """A match from its set-up on. Each deck is filled up with idle Events, and gets a hero if it has no Character."""
    lists = []
    for deck in (*decks, *[()] * (2 - len(decks))):
        cards = list(deck)
        if not any(c.plain["kind"] == "character" for c in cards):
            cards.append(HERO)
        lists.append(cards + [IDLE] * (fill - len(cards)))
    state, log, _ = begun(CATACLYSM, lists, seed, first, constants)
    return Table(state, log)


__all__ = ["BOLT", "HERO", "IDLE", "P1", "P2", "P3", "P4", "PASS", "Rules", "Table", "character", "event", "match"]
