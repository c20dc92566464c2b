"""Sparks, the example: a whole game in one file, to copy, rename and edit.

Each player has a light of 10 and a deck. In a turn its player draws a card, then plays one of the hand or passes. A
card does what it says and goes to the discard pile. Whoever draws from an empty deck loses 1 light; at 0 light a player
is beaten.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.kernel.boardwords import BoardWords
from game.kernel.cards import CardSet
from game.kernel.damage import lose
from game.kernel.data import Context, Item
from game.kernel.decisions import Answer
from game.kernel.effects import activate
from game.kernel.eventkinds import EventKind, Fact
from game.kernel.game import Game
from game.kernel.moves import carry, move, shuffle
from game.kernel.native import mypyc_attr
from game.kernel.operations import SHARED
from game.kernel.phrases import Phrase, Phrases
from game.kernel.places import ZoneKind
from game.kernel.rng import DECKS, SETUP, below
from game.kernel.selectors import COMMON_SETS
from game.kernel.setup import dealt, options_of
from game.kernel.state import State, tasks
from game.kernel.traits.piles import Piles
from game.kernel.traits.showing import Showing
from game.kernel.values import remaining
from game.kernel.vocabulary import TriggerKind, Vocabulary
from game.kernel.windows import Seats, Window, open_window

DECK, HAND, DISCARD, PLAYING = range(4)
"""The kinds of zone, in the order of the vocabulary."""


class Rules(NamedTuple):
    """`cards/sparks/rules.yaml`: every number of the rules that a designer may want otherwise."""

    light: int = 10
    opening_hand: int = 3


VOCABULARY = Vocabulary(
    kinds={"spark": ()},
    elements=(),
    stats=("light",),
    keywords=(),
    keyword_stats=(),
    statuses=(),
    triggers={"play": TriggerKind(own=True, played=True)},
    sets=COMMON_SETS,
    resources={"hand": lambda state, seat: len(state.zones[state.places.of(seat, HAND)])},
    operations={word: SHARED[word] for word in ("damage", "heal", "draw")},
    zones=(
        ZoneKind("deck", "none"),
        ZoneKind("hand", "owner"),
        ZoneKind("discard", "all"),
        ZoneKind("playing", "all", passing=True),
    ),
    destinations={"hand": ("hand", "top")},
    player={"light": "light"},
    constants=Rules._field_defaults,
    ranges={"light": (1, 99), "opening_hand": (0, 10)},
    actions=("play",),
    events={
        "play": EventKind("A card was played.", {"entity": Fact.ENTITY, "card": Fact.CARD, "seat": Fact.SEAT}),
        "turn": EventKind("A turn begins.", {"seat": Fact.SEAT, "turn": Fact.NUMBER}),
    },
)


class SparksPiles(Piles):
    def draw(self, state: State, seat: int, amount: int) -> None:
        for _ in range(amount):
            draw(state, seat)


class SparksShowing(Showing):
    standing = "light"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sparks(Game):
    name = "sparks"
    seats = range(2, 4)
    vocabulary = VOCABULARY
    constants = Rules
    windows = {"turn": Window("turn", Seats.ACTIVE, always=True)}

    board = BoardWords(phrases=Phrases((Phrase("play {card:card}", ("play", "{card}"), ("turn",)),)))
    piles = SparksPiles()
    showing = SparksShowing()

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        """First the opening hands, then the first turn: the frame that stands last is run first."""
        state = dealt(self, cards, decks, seed, constants)
        begins = below(state.rng, SETUP, len(decks)) if first is None else first
        state.frames = [(begin_turn, (begins,)), (opening_hands, (options_of(self, constants).opening_hand,))]
        return state

    def window_answers(self, state: State, window: Window, seat: int) -> tuple[Answer, ...]:
        return tuple([("play", card) for card in state.zones[state.places.of(seat, HAND)]])

    def act(self, state: State, answer: Answer, seat: int) -> None:
        """Play a card: what it does, then the discard pile, then the next turn."""
        card = answer[1]
        state.frames.pop()  # one card a turn: the window is not offered again
        if state.log is not None:
            state.log.emit("play", {"entity": card, "card": state.entities[card].definition.id, "seat": seat})
        move(state, card, state.places.of(seat, PLAYING))
        context = Context(card, state.entities[card].zone_changes, seat)
        state.frames += [(begin_turn, (self.after(state, seat),)), (played, (card,))]
        for clause in reversed(state.entities[card].definition.clauses):
            state.frames.append((activate, Item(clause.key, context)))

    def closed(self, state: State, window: Window, seat: int, base: int) -> None:
        state.frames.append((begin_turn, (self.after(state, seat),)))

    def after(self, state: State, seat: int) -> int:
        return (seat + 1) % len(state.seats)

    def checkpoint(self, state: State) -> bool:
        """Who has no light left is beaten; the others have won."""
        seats = range(len(state.seats))
        if all(remaining(state, seat) > 0 for seat in seats):
            return False
        state.result = tuple(seat for seat in seats if remaining(state, seat) > 0)
        if state.log is not None:
            state.log.emit("result", {"winners": list(state.result)})
        return True

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        carry(state, i, into, context.controller)

    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        return {"light": remaining(state, seat)}


def opening_hands(state: State, amount: int) -> None:
    """Everybody's deck is shuffled, and so many cards are drawn."""
    for seat in range(len(state.seats)):
        shuffle(state, state.places.of(seat, DECK), DECKS + seat)
        for _ in range(amount):
            draw(state, seat)


def begin_turn(state: State, seat: int) -> None:
    state.turn += 1
    state.active = seat
    if state.log is not None:
        state.log.emit("turn", {"seat": seat, "turn": state.turn})
    draw(state, seat)
    open_window(state, "turn")


def draw(state: State, seat: int) -> None:
    """The top card to the hand; with an empty deck 1 light is lost."""
    deck = state.zones[state.places.of(seat, DECK)]
    if deck:
        move(state, deck[-1], state.places.of(seat, HAND))
    else:
        lose(state, seat, 1)


def played(state: State, card: int) -> None:
    move(state, card, state.places.of(state.entities[card].owner, DISCARD))


tasks(__name__, opening_hands, begin_turn, played)

SPARKS = Sparks()
