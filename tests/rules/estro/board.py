"""A small readable board for tests of the rules of ESTRO, with cards as `tests.rules.base` reads them:

    card("ardo", 16, 14, 14, 14, 14)                       # ATK, DEF, HEL, DEX, MAP
    card("armonio", play="{draw: 1}")                      # 14 each, with a gift
    card("granito", instead_destroy="{once: true, do: [{modify: {def: 4}, to: self}]}")

Decks are full of blank cards, and no Zone is active unless a test puts one there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from game.kernel import boards
from game.kernel.events import Log
from game.kernel.facedown import lay
from game.kernel.moves import create
from game.kernel.places import SHARED
from game.kernel.rng import EFFECTS, below
from game.kernel.state import State
from game.kernel.values import forget
from game.language.library import CARDS, from_plain, load
from game.rules.estro import worth
from game.rules.estro.constants import CHARACTERISTICS, TOKENS, ZONE_PILE, Rules, zone
from game.rules.estro.game import ESTRO
from game.rules.estro.setup import activate_zone
from game.rules.estro.vocabulary import VOCABULARY
from tests.rules import base
from tests.rules.base import P1, P2, P3, P4, Who, begun, several

PASS = ("pass",)
WINDOWS = ("moment", "declared", "rolled", "death", "counter")


# --- cards -----------------------------------------------------------------------------------------------------------


class Card(base.Card):
    words = VOCABULARY


def card(estro: str, *values: int, keywords: Sequence[str] = (), **more: Any) -> Card:
    """Five characteristics, 14 each if none is given; `more`: clauses by their trigger, `id=`."""
    return Card(estro, dict(zip(CHARACTERISTICS, values or (14,) * 5, strict=True)), keywords, more)


def ozok(**more: Any) -> Card:
    """The manual's first card: ARDO, ATK 16, TOT 72."""
    return card("ardo", 16, 14, 14, 14, 14, **more)


def thofa(**more: Any) -> Card:
    """The second: ILLUSIO, DEX 28, TOT 76."""
    return card("illusio", 12, 12, 12, 28, 12, **more)


def madu(dex: int = 33, **more: Any) -> Card:
    """The third: ILLUSIO, DEX 33 after its gift, TOT 66."""
    return card("illusio", 9, 8, 8, dex, 8, **more)


def weak(**more: Any) -> Card:
    """TOT 5."""
    return card("ardo", 1, 1, 1, 1, 1, **more)


BLANK = card("ardo", id="blank")


# --- the table -------------------------------------------------------------------------------------------------------


@cache
def zones() -> dict[str, Any]:
    """The plain data of the five Zones."""
    found = load(CARDS / "estro", "estro", VOCABULARY).definitions
    return {name: dict(card.source) for name, card in found.items() if card.kind == "zone"}


@cache
def _empty_board(seats: int) -> State:
    """Nothing on the field and in the hands, 15 blank cards in each deck; the first round."""
    cards = from_plain([BLANK.plain, *zones().values()], {}, "estro", VOCABULARY)
    state = boards.empty(ESTRO, cards, seats)
    for seat in range(seats):
        for _ in range(15):
            boards.put(state, cards[BLANK.id], seat, "deck")
    return state


class Table(base.Table):
    """A match under test."""

    game = ESTRO

    def __init__(self, state: State | None = None, log: Log | None = None, seats: int = 2) -> None:
        super().__init__(state or _empty_board(seats), log)
        self._plain |= zones()

    # Arranging

    def field(self, seat: int, *cards: Card) -> list[int]:
        """Put cards face up onto a side of the field, as if they had lain there for a while."""
        ids = [self._put(card, seat, "field") for card in cards]
        self._placed[int(seat)] += ids
        return ids

    def down(self, seat: int, *cards: Card) -> list[int]:
        """The same face down."""
        found = []
        for card in cards:
            i = self._put(card, seat, "hand")
            found.append(lay(self.state, i, zone(int(seat), 2)))
        self.state.unsettled = False
        self._placed[int(seat)] += found
        return found

    def incinerator(self, seat: int, *cards: Card) -> list[int]:
        return [self._put(card, seat, "incinerator") for card in cards]

    def zone_card(self, name: str) -> int:
        """One of the five Zones is active."""
        pile = self.state.places.of(SHARED, ZONE_PILE)
        i = create(self.state, self.state.cards[name], SHARED, pile)
        activate_zone(self.state, i)
        forget(self.state)
        self.state.unsettled = False
        return i

    def dice(self, *rolls: int) -> None:
        """The next dice (and coins, by which half of the die they would be) show these numbers."""
        for start in range(1 << 20):
            rng = [0, start]
            if all(below(rng, EFFECTS, 6) + 1 == roll for roll in rolls):
                self.state.rng[EFFECTS] = start
                return
        raise AssertionError(f"no such rolls: {rolls}")

    def tokens(self, seat: int, amount: int) -> None:
        self.rules(necrotoken=True)
        self.state.seats[int(seat)][TOKENS] = amount

    def round(self, number: int, seat: int = 0) -> None:
        """It is the turn of `seat` in that round."""
        self.state.turn = (number - 1) * len(self.state.seats) + int(seat) + 1

    # Acting

    def begin(self, seat: int = 0, *cards: Card) -> list[int]:
        """The next turn is that of `seat`, with these cards in hand; it stops at the first decision."""
        self.state.turn -= 1
        return self.next_turn(seat, *cards)

    def next_turn(self, seat: int, *cards: Card) -> list[int]:
        ids = self.hand(seat, *cards)
        boards.begin(self.state, int(seat), "start")
        return ids

    def attacks(self, seat: int = 0) -> None:
        """`seat` is at its attacks."""
        boards.begin(self.state, int(seat), "attacks")

    def until(self, kind: str) -> None:
        """Pass windows and further questions of the same turn until a decision of `kind`."""
        turn = self.state.turn
        while self.state.decision is not None and self.state.turn == turn and self.asked.kind != kind:
            if PASS not in self.answers:
                break
            self.answer(*PASS)

    def play(self, i: int, *picks: Any) -> None:
        self.until("play")
        self.answer("play", i)
        self.picks(*picks)

    def lay(self, i: int) -> None:
        self.until("play")
        self.answer("lay", i)

    def picks(self, *picks: Any) -> None:
        for chosen in picks:
            ids = {self.id(c) for c in several(chosen)}
            self.answer("pick", *(c for c in self.asked.among() if c in ids))

    def attack(self, attacker: Who, target: Who, *rolls: int) -> None:
        """Attack with these dice; windows are left as they are."""
        self.until("attack")
        if rolls:
            self.dice(*rolls)
        self.answer("attack", attacker, target)

    def fight(self, attacker: Who, target: Who, *rolls: int) -> bool:
        """Attack, and let every window pass; is the target destroyed?"""
        self.attack(attacker, target, *rolls)
        self.skip()
        return self.zone(target) == "incinerator"

    def skip(self) -> None:
        """Pass every window that is open."""
        while self.state.decision is not None and self.asked.kind in WINDOWS:
            self.answer(*PASS)

    def end_turn(self) -> None:
        """Pass all that can be passed; of what must be done the first."""
        turn = self.state.turn
        while self.state.decision is not None and self.state.turn == turn:
            self.answer(*(PASS if PASS in self.answers else self.answers[-1] if ("no",) in self.answers
                          else self.answers[0]))  # fmt: skip

    # Looking

    def tot(self, who: Who) -> int:
        return worth.tot(self.state, self.id(who))

    def primary(self, who: Who) -> int:
        return worth.primary(self.state, self.id(who))

    def value(self, who: Who, name: str) -> int:
        return boards.stat_named(self.state, self.id(who), name)

    def compared(self) -> dict[str, Any]:
        """The facts of the last comparison."""
        return self.events("compared")[-1]


# --- whole matches ---------------------------------------------------------------------------------------------------


def match(*decks: Sequence[Card], seed: int = 1, first: int | None = P1, fill: int = 25, seats: int = 2,
          more: Sequence[Card] = (), **constants: Any) -> Table:  # fmt: skip
    """A match from its set-up on, with copies of a blank card and no card by chance unless it is said otherwise."""
    lists = [list(deck) + [BLANK] * (fill - len(deck)) for deck in (*decks, *[()] * (seats - len(decks)))]
    constants = {"deck_size": fill, "chosen_cards": fill, "max_copies": 9, **constants}
    state, log, _ = begun(ESTRO, [*lists[:1], [*lists[1]], *lists[2:]], seed, first, constants)
    return Table(state, log)


__all__ = ["BLANK", "P1", "P2", "P3", "P4", "PASS", "Rules", "Table", "card", "madu", "match", "ozok", "thofa", "weak"]
