"""A game of the tests' own: batches of what was announced, interrupts, windows in which damage and death are undone.

In a turn its player may play a card at any speed, and others answer with quick ones (`stack_timing`); where the rules
say so creatures attack at its end, and others block them (`stack_battle`). Damage is held
back until the whole batch is carried out, and withheld once more while the window `damage` is open, destruction while
`death` is. Creatures and relics lie in one zone, which has another name than in other games, as their piles have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.kernel.batches import announce, counter, gathered, interrupted, is_open
from game.kernel.boardwords import BoardWords
from game.kernel.cards import CardSet, Entity, entity
from game.kernel.changes import Modify
from game.kernel.damage import change_packet
from game.kernel.data import Context, Item
from game.kernel.deaths import save
from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.game import Game
from game.kernel.moves import carry, move, shuffle
from game.kernel.operation import Operation
from game.kernel.operations import SHARED
from game.kernel.phrases import Phrase, Phrases
from game.kernel.places import ZoneKind
from game.kernel.reach import BODIES, DAMAGEABLE, Takes
from game.kernel.references import refs
from game.kernel.rng import DECKS
from game.kernel.selectors import COMMON_SETS, Selector
from game.kernel.setup import blank
from game.kernel.state import State, tasks
from game.kernel.traits.damage import Damage
from game.kernel.traits.deaths import Deaths
from game.kernel.traits.legality import Legality
from game.kernel.vocabulary import TriggerKind, Vocabulary
from game.kernel.windows import Seats, Window, open_window
from tests.kernel.stack_battle import begin_battle
from tests.kernel.stack_timing import Batch, Batches

LIBRARY, HAND, TERRITORY, CASTING, GRAVEYARD = range(5)
ZONES = 5
LIFE, SPEED = range(2)
SLOW, QUICK, INTERRUPT, SHIELD, RESCUE = range(5)
SPEEDS = {
    "turn": (SLOW, QUICK), "respond": (QUICK,), "interrupt": (INTERRUPT,), "damage": (SHIELD,), "death": (RESCUE,),
}  # fmt: skip
"""What can be played in each window."""


class Rules(NamedTuple):
    life: int = 20
    hand: int = 0
    """So many cards are drawn from a shuffled library, and one more in each turn; 0: the whole deck is the hand."""
    battles: bool = False


class Counter(Operation):
    word = "counter"
    in_play = False
    takes = {"to": Takes(where="open")}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            counter(state, i)


class Prevent(Operation):
    """All withheld damage to its targets."""

    word = "prevent"
    takes = {"to": DAMAGEABLE}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for number, packet in enumerate(state.withheld):
            if packet.target[0] in ids:
                change_packet(state, number, 0, packet.target)


class Regenerate(Operation):
    word = "regenerate"
    takes = {"to": BODIES}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for number, (i, _) in enumerate(state.doomed):
            if i in ids:
                state.entities[i] = state.entities[i].with_damage(0)
                save(state, number)


def _in_play(*kinds: str) -> Any:
    """The cards of these kinds in play."""
    return lambda state, context: tuple(
        [i for i in STACK.field.cards(state) if not kinds or state.entities[i].definition.kind in kinds]
    )


def _spell(state: State, context: Context) -> tuple[int, ...]:
    found = interrupted(state)
    return () if found is None else (found,)


VOCABULARY = Vocabulary(
    kinds={"spell": ("speed",), "creature": ("life", "speed"), "relic": ("speed",)},
    elements=(), stats=("life", "speed"), keywords=("calm",), keyword_stats=(), statuses=(),
    triggers={"play": TriggerKind(own=True, played=True), "destroyed": TriggerKind("creatures", kinds=("creature",))},
    # No event of this game has another side.
    sets={name: find for name, find in COMMON_SETS.items() if name != "object"}
    | {"creatures": _in_play("creature"), "relics": _in_play("relic"), "permanents": _in_play(), "spell": _spell},
    lies=dict.fromkeys(("creatures", "relics", "permanents"), ("territory",)) | {"spell": ("casting",)},
    of_kinds={"creatures": ("creature",), "relics": ("relic",)},
    resources={},
    operations={word: SHARED[word] for word in ("damage", "heal", "destroy")}
    | {operation.word: operation for operation in (Modify, Counter, Prevent, Regenerate)},
    zones=(ZoneKind("library", "none"), ZoneKind("hand", "owner"),
           ZoneKind("territory", "all", field=True, holds=("creature", "relic")),
           ZoneKind("casting", "all", passing=True), ZoneKind("graveyard", "all")),
    destinations={"hand": ("hand", "top")},
    player={"life": "life"}, constants=Rules._field_defaults,
    ranges={"life": (1, 99), "hand": (0, 9)}, bodies=("creature",), proposed=frozenset({"play"}),
)  # fmt: skip


class Refusals(Legality):
    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        return Reason("not_now", {"answer": list(answer)})


class Shields(Damage):
    window = "damage"

    def stat(self, entity: Entity) -> int:
        return LIFE if entity.definition.kind != "relic" else -1

    def withholds(self, state: State) -> bool:
        return state.record == Batch(resolving=True)


class Rescues(Deaths):
    window = "death"

    def waits(self, state: State) -> bool:
        """While a batch is carried out nobody is on the way for lack of life."""
        return state.game.damage.withholds(state)

    def dying(self, state: State) -> list[int]:
        return [] if self.waits(state) else super().dying(state)

    def grave(self, state: State, i: int) -> int:
        return state.entities[i].owner * ZONES + GRAVEYARD


def playing(state: State, seat: int) -> None:
    open_window(state, "turn")


def battling(state: State, seat: int) -> None:
    state.frames = [(next_turn, ()), (begin_battle, ())]


PHRASES = Phrases(
    own=(
        Phrase("play {card:card}", ("play", "{card}")),
        Phrase("play {card:card} on {target:card}", ("play", "{card}", "{target}")),
        Phrase("attack with {cards:cards}", ("pick", "{cards}"), ("attack",)),
        Phrase("block {pairs:pairs}", ("assign", "{pairs}"), ("block",)),
        Phrase("block nothing", ("assign",), ("block",)),
        Phrase("divide {shares:shares}", ("divide", "{shares}"), ("divide",)),
    )
)


class Stack(Game):
    name = "stack"
    seats = range(2, 4)
    vocabulary = VOCABULARY
    constants = Rules
    windows = {
        "turn": Window("turn", Seats.ACTIVE),
        "respond": Window("respond"),
        "interrupt": Window("interrupt"),
        "damage": Window("damage"),
        "death": Window("death"),
    }

    board = BoardWords(moments={"play": playing, "battle": battling}, phrases=PHRASES)
    legality = Refusals()
    timing = Batches()
    damage = Shields()
    deaths = Rescues()

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        """Every player holds the whole deck, or draws so many of it."""
        state = blank(self, cards, len(decks), seed, constants)
        drawn = options(state).hand
        for seat, deck in enumerate(decks):
            start, zone = len(state.entities), seat * ZONES + (LIBRARY if drawn else HAND)
            state.entities += [entity(cards[card], seat, zone) for card in deck]
            state.zones[zone] = tuple(range(start, len(state.entities)))
            if drawn:
                shuffle(state, zone, DECKS + seat)
            for _ in range(drawn):
                draw(state, seat)
        state.active = first or 0
        state.frames = [(next_turn, ())]
        return state

    def window_answers(self, state: State, window: Window, seat: int) -> tuple[Answer, ...]:
        """What can be played in it, with each target that it can have."""
        found: list[Answer] = []
        if window.name == "respond" and not is_open(state):
            return ()
        for i in state.zones[seat * ZONES + HAND]:
            definition = state.entities[i].definition
            if definition.stats[SPEED] in SPEEDS[window.name]:
                clause = definition.by_trigger.get("play", (None,))[0]
                if clause is None or not clause.targets:
                    found.append(("play", i))
                else:
                    context = Context(i, state.entities[i].zone_changes, seat)
                    found += [("play", i, t) for t in clause.targets[0].candidates(state, context) if t != i]
        return tuple(found)

    def act(self, state: State, answer: Answer, seat: int) -> None:
        card = answer[1]
        move(state, card, seat * ZONES + CASTING)
        context = Context(
            card, state.entities[card].zone_changes, seat, (refs(state, answer[2:]),) if answer[2:] else ()
        )
        clauses = state.entities[card].definition.by_trigger.get("play", ())
        announce(state, Item(clauses[0].key if clauses else "", context))

    def closed(self, state: State, window: Window, seat: int, base: int) -> None:
        if window.name == "turn":
            state.frames.append((next_turn, ()))
            if options(state).battles:
                state.frames.append((begin_battle, ()))
        elif window.name == "interrupt":
            gathered(state, base)

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        carry(state, i, into)

    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        return {}


def options(state: State) -> Rules:
    assert isinstance(state.options, Rules)
    return state.options


def draw(state: State, seat: int) -> None:
    library = state.zones[seat * ZONES + LIBRARY]
    if library:
        move(state, library[-1], seat * ZONES + HAND)


def next_turn(state: State) -> None:
    state.active = (state.active + 1) % len(state.seats)
    state.turn += 1
    if state.turn > 8:
        state.result = ()
    else:
        state.frames += [(begin_turn, ()), (draw, (state.active,))]


def begin_turn(state: State) -> None:
    open_window(state, "turn")


tasks("game.tests.stack_game", begin_turn, draw, next_turn)

STACK = Stack()
