"""A game of the tests' own: a stack, a window for the turn, one for answers, and one in which damage can be prevented.

In a turn its player may play cards at any speed, the others may answer with quick ones; a card played waits on the
stack until all have passed. Damage is withheld while the window `damage` is open, destruction while `death` is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.kernel.boards import BoardWords
from game.kernel.cards import CardSet, Definition, Entity, entity
from game.kernel.damage import change_packet
from game.kernel.data import Context, Item
from game.kernel.deaths import save
from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.game import Game
from game.kernel.moves import carry, move
from game.kernel.operations import SHARED, Operation
from game.kernel.phrases import Phrases
from game.kernel.places import ZoneKind
from game.kernel.references import refs
from game.kernel.selectors import COMMON_SETS, Selector
from game.kernel.series import Series, counter, put
from game.kernel.state import State, tasks
from game.kernel.values import remaining
from game.kernel.vocabulary import TriggerKind, Vocabulary
from game.kernel.windows import PASS, Seats, Window, acted, open_window

DECK, HAND, FIELD, STACK, DISCARD = range(5)
ZONES = 5
LIFE, SPEED = range(2)
SLOW, QUICK, SHIELD, RESCUE = range(4)
SPEEDS = ("slow", "quick", "shield", "rescue")


class Rules(NamedTuple):
    life: int = 20


@dataclass(frozen=True, eq=False, kw_only=True)
class Counter(Operation):
    word = "counter"
    in_play = False
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            if counter(state, i):
                move(state, i, state.entities[i].owner * ZONES + DISCARD)


@dataclass(frozen=True, eq=False, kw_only=True)
class Prevent(Operation):
    """All withheld damage to its targets."""

    word = "prevent"
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for number, packet in enumerate(state.withheld):
            if packet.target[0] in ids:
                change_packet(state, number, 0, packet.target)


@dataclass(frozen=True, eq=False, kw_only=True)
class Regenerate(Operation):
    word = "regenerate"
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for number, (i, _) in enumerate(state.doomed):
            if i in ids:
                state.entities[i] = state.entities[i].with_damage(0)
                save(state, number)


def _zone(kind: int) -> Any:
    return lambda state, context: tuple(i for s in range(len(state.seats)) for i in state.zones[s * ZONES + kind])


VOCABULARY = Vocabulary(
    kinds={"spell": ("speed",), "creature": ("life", "speed")},
    elements=(), stats=("life", "speed"), keywords=("calm",), keyword_stats=(), statuses=(),
    triggers={"play": TriggerKind(own=True, played=True), "destroyed": TriggerKind("creatures", kinds=("creature",))},
    # No event of this game has another side.
    sets={name: find for name, find in COMMON_SETS.items() if name != "object"}
    | {"creatures": _zone(FIELD), "on_stack": _zone(STACK)},
    resources={},
    operations={word: SHARED[word] for word in ("damage", "heal", "destroy")}
    | {operation.word: operation for operation in (Counter, Prevent, Regenerate)},
    zones=(ZoneKind("deck", "none"), ZoneKind("hand", "owner"), ZoneKind("field", "all", field=True),
           ZoneKind("stack", "all"), ZoneKind("discard", "all")),
    destinations={"hand": ("hand", "top")},
    player={"life": "life"}, constants=Rules._field_defaults,
    ranges={"life": (1, 99)}, bodies=("creature",), proposed=frozenset({"play"}),
)  # fmt: skip


class Stack(Game):
    name = "stack"
    seats = range(2, 4)
    vocabulary = VOCABULARY
    constants = Rules
    series = Series.STACK
    board = BoardWords(moments={}, phrases=Phrases(), filler={})
    damage_window, death_window = "damage", "death"
    windows = {
        "turn": Window("turn", Seats.ACTIVE, speeds=frozenset({SLOW, QUICK}), closes=PASS, inner="answer"),
        "answer": Window("answer", Seats.ALL_FROM_NEXT, frozenset({QUICK}), inner="answer"),
        "damage": Window("damage", speeds=frozenset({SHIELD})),
        "death": Window("death", speeds=frozenset({RESCUE})),
    }

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        """Every player holds the whole deck."""
        state = self.blank(cards, len(decks), seed, constants)
        for seat, deck in enumerate(decks):
            start = len(state.entities)
            state.entities += [entity(cards[card], seat, seat * ZONES + HAND) for card in deck]
            state.zones[seat * ZONES + HAND] = tuple(range(start, len(state.entities)))
        state.active = first or 0
        state.frames = [(next_turn, ())]
        return state

    def window_answers(self, state: State, window: Window, seat: int) -> tuple[Answer, ...]:
        """What can be played at the window's speeds, with each target that it can have."""
        found: list[Answer] = []
        for i in state.zones[seat * ZONES + HAND]:
            definition = state.entities[i].definition
            if definition.stats[SPEED] in window.speeds:
                clause = definition.by_trigger.get("play", (None,))[0]
                if clause is None or not clause.targets:
                    found.append(("play", i))
                else:
                    context = Context(i, state.entities[i].zone_changes, seat)
                    found += [("play", i, t) for t in clause.targets[0].candidates(state, context) if t != i]
        return tuple(found)

    def act(self, state: State, answer: Answer, seat: int) -> None:
        card = answer[1]
        move(state, card, seat * ZONES + STACK)
        context = Context(
            card, state.entities[card].zone_changes, seat, (refs(state, answer[2:]),) if answer[2:] else ()
        )
        clauses = state.entities[card].definition.by_trigger.get("play", ())
        put(state, Item(clauses[0].key if clauses else "", context))
        acted(state)

    def resolved(self, state: State, context: Context) -> None:
        card = context.source
        if state.entities[card].zone % ZONES == STACK:
            is_body = state.entities[card].definition.kind == "creature"
            move(state, card, state.entities[card].owner * ZONES + (FIELD if is_body else DISCARD))

    def closed(self, state: State, window: Window, seat: int) -> None:
        if window.name == "turn":
            state.frames.append((next_turn, ()))

    def on_field(self, state: State) -> list[int]:
        return [i for s in range(len(state.seats)) for i in state.zones[s * ZONES + FIELD]]

    def damageable_stat(self, entity: Entity) -> int:
        return LIFE

    def dying(self, state: State) -> list[int]:
        return [i for i in self.on_field(state) if remaining(state, i) <= 0]

    def grave(self, state: State, entity: int) -> int:
        return state.entities[entity].owner * ZONES + DISCARD

    def field_zone(self, definition: Definition, seat: int) -> int:
        return seat * ZONES + FIELD

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        carry(state, i, into)

    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        return {}

    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        return Reason("not_now", {"answer": list(answer)})


def next_turn(state: State) -> None:
    state.active = (state.active + 1) % len(state.seats)
    state.turn += 1
    if state.turn > 8:
        state.result = ()
    else:
        open_window(state, "turn")


tasks("game.tests.stack_game", next_turn)
