"""ESTRO as a game: its vocabulary, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.kernel.cards import CardSet, Definition, Entity
from game.kernel.clauses import Clause
from game.kernel.data import Context
from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.game import Game
from game.kernel.legality import why_not_action
from game.kernel.moves import carry, move
from game.kernel.once import USED
from game.kernel.places import SHARED
from game.kernel.series import Series
from game.kernel.state import State
from game.kernel.triggers import set_off_own
from game.kernel.windows import Window
from game.rules.estro import (
    destroying,
    drawing,
    forecast,
    former,
    gifts,
    invariants,
    pool,
    setup,
    timer,
    turn,
    victory,
    worth,
)
from game.rules.estro.actions import ACTIONS
from game.rules.estro.boards import BOARD
from game.rules.estro.constants import (
    ATTACKS,
    DECK,
    EXTRA_ATTACKS,
    EXTRA_PLAYS,
    FIELD,
    HAND_LIMIT,
    INCINERATOR,
    INHIBITED,
    NUMBERS,
    PLACED,
    TOKENS,
    ZONE,
    ZONE_CARD,
    Rules,
    round_of,
    rules,
    zone,
)
from game.rules.estro.drawing import lay_down, put_up
from game.rules.estro.judging import EstroJudging, EstroSearching
from game.rules.estro.vocabulary import VOCABULARY
from game.rules.estro.worth import tot

MOST_GIFTS = 4
"""So many clauses of a Zone are told apart where each player may use its gift."""


class Estro(Game):
    name = "estro"
    seats = range(2, 5, 2)
    vocabulary = VOCABULARY
    constants = Rules
    standing = "tot"
    board = BOARD
    deck = DECK
    windows = gifts.WINDOWS
    endings = ("elimination", "exhaustion", "last_round")
    death_window = "death"
    item_window = "counter"
    series = Series.QUEUE
    item_task = "rules.estro.gifts.announce"
    numbers = NUMBERS
    proposals = gifts.Uses()
    chances = forecast.Rolls()
    clock = timer.Timer()
    hidden = pool.Pool()
    judging = EstroJudging()
    searching = EstroSearching()

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        return setup.new_match(self, cards, decks, seed, constants, first)

    def teams(self, options: tuple[Any, ...], seats: int) -> tuple[int, ...]:
        """Four play in two teams, partners opposite each other (E-168, E-170)."""
        return (0, 1, 0, 1) if seats == 4 else tuple(range(seats))

    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        """By the checks of attacks (E-083 to E-088)."""
        decision = state.decision
        assert decision is not None
        if decision.kind == "attack" and answer[0] in ACTIONS:
            reason = why_not_action(state, decision.seat, ACTIONS, answer)
            if reason is not None:
                return reason
        return super().why_not_listed(state, answer)

    # The field

    def on_field(self, state: State) -> list[int]:
        """The active player's side first, then the others in turn order, then the Zones."""
        zones, seats, active = state.zones, len(state.seats), state.active
        found: list[int] = []
        for n in range(seats):
            found += zones[zone((active + n) % seats, FIELD)]
        found += zones[state.places.of(SHARED, ZONE)]
        return found

    def damageable_stat(self, entity: Entity) -> int:
        """No card has life points (E-011)."""
        return -1

    def dying(self, state: State) -> list[int]:
        return []

    def grave(self, state: State, entity: int) -> int:
        """The owner's Incinerator (E-113, E-114); a Zone, which is nobody's, leaves the match."""
        owner = state.entities[entity].owner
        return state.places.gone if owner == SHARED else zone(owner, INCINERATOR)

    def saved(self, state: State, entity: int) -> None:
        destroying.saved(state, entity)

    def left_field(self, state: State, entity: int, before: Entity, wanted: int) -> None:
        destroying.left_field(state, entity, before, wanted)

    def once_mark(self, state: State, clause: Clause, context: Context) -> int:
        """The gift of a Zone is one for all players (E-135), or one for each (A-20)."""
        mark = super().once_mark(state, clause, context)
        if rules(state).zone_gift_per_player and state.entities[context.source].definition.kind == ZONE_CARD:
            mark <<= MOST_GIFTS * context.controller
        return mark

    def destructible(self, state: State, ids: Sequence[int]) -> Sequence[int]:
        return destroying.destructible(state, ids)

    def field_zone(self, definition: Definition, seat: int) -> int:
        return zone(seat, FIELD)

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        """Onto the field it comes on the side of whom the gift is of, without being played."""
        if into == "field":
            put_up(state, i, context.controller)
        elif into == "field_down":
            lay_down(state, i, context.controller)
        elif into == "incinerator" and not state.places.field[state.entities[i].zone]:
            self.discard(state, i)
        else:
            carry(state, i, into, context.controller)

    def come_back(self, state: State, i: int) -> None:
        """A Zone among the Zones again; everything else face up on the side of its owner."""
        e = state.entities[i]
        if e.owner == SHARED:
            move(state, i, state.places.of(SHARED, ZONE))
        else:
            put_up(state, i, e.owner)

    def draw(self, state: State, seat: int, amount: int) -> None:
        drawing.draw(state, seat, amount)

    def discard(self, state: State, i: int) -> None:
        """From a hand or the deck to the Incinerator."""
        owner = state.entities[i].owner
        move(state, i, zone(owner, INCINERATOR))
        set_off_own(state, "discarded", i, owner)

    def renewed(self, constants: Mapping[str, Any]) -> Mapping[str, Any]:
        return former.renewed(constants)

    # Windows, gifts, victory

    def window_answers(self, state: State, window: Window, seat: int) -> tuple[Answer, ...]:
        return gifts.window_answers(state, window, seat)

    def act(self, state: State, answer: Answer, seat: int) -> None:
        gifts.act(state, answer, seat)

    def checkpoint(self, state: State) -> bool:
        return victory.look(state)

    # For the table

    def losing(self, state: State) -> Iterable[int]:
        return victory.losing(state)

    def printed(self, definition: Definition) -> dict[str, int]:
        """The primary value and TOT as well (E-007, E-008)."""
        return super().printed(definition) | worth.printed(definition)

    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        own = state.seats[seat]
        return {
            "tot": None if rules(state).mnemonica else sum(tot(state, i) for i in state.zones[zone(seat, FIELD)]),
            "round": round_of(state),
            "attacks": own[ATTACKS],
            "extra_attacks": own[EXTRA_ATTACKS],
            "extra_plays": own[EXTRA_PLAYS],
            "hand_limit": own[HAND_LIMIT],
            "tokens": own[TOKENS],
            "most_tokens": rules(state).most_tokens if rules(state).necrotoken else 0,
            "phase": turn.phase(state),
        }

    def view_entity(self, state: State, i: int) -> dict[str, Any]:
        e = state.entities[i]
        marks = e.extra.marks if e.under is None else 0  # those of a face-down card would tell which it is
        told: dict[str, Any] = {
            "placed": bool(e.flags & PLACED),
            "inhibited": bool(marks & INHIBITED),
            "spent": marks >= USED,
            "unused": e.definition.kind == ZONE_CARD and marks < USED,
        }
        if rules(state).mnemonica:  # nothing computed is shown (E-156)
            told |= {"stats": self.printed(e.definition), "modifiers": [], "continuous": []}
        return told

    # For the lab and the AI

    def broken(self, state: State) -> Iterable[str]:
        return invariants.broken(state)


ESTRO = Estro()
