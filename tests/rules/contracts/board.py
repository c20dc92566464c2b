"""A small readable board for tests of the rules of Contracts, with cards as `tests.rules.base` reads them:

    creature(2, 3, "fog", summon="{damage: 1, to: opponent}")
    spell("{targets: [{from: anyone, pick: 1}], do: [{damage: 3, to: target}]}", cost="{fire: 2}")
    rune(use="{pay: {pure: 1}, do: [{fetch: 1}]}")
    orb(attack=2, durability=3)

`clauses=` takes whole clauses. Cards cost nothing unless `cost=` says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

from game.kernel import boards, decisions
from game.kernel.decisions import Answer
from game.kernel.events import Log
from game.kernel.state import State
from game.kernel.values import keywords, remaining, stat
from game.language.library import from_plain
from game.rules.contracts.constants import (
    ACTED,
    ACTIVE,
    BURNOUTS,
    ELEMENTS,
    FRESH,
    FULL,
    KEYWORDS,
    ORB,
    RUNE,
    TANKS,
    TANKS_FULL,
    zone,
)
from game.rules.contracts.game import CONTRACTS
from game.rules.contracts.vocabulary import VOCABULARY
from tests.rules import base
from tests.rules.base import P1, P2, Nth, Who, begun, plain, several

# --- cards -----------------------------------------------------------------------------------------------------------


class Card(base.Card):
    words = VOCABULARY
    unless_given = {"use": {"pay": {}}}

    def __init__(self, kind: str, fields: Mapping[str, Any], keywords: Iterable[Any], clauses: Any, cost: Any,
                 more: Mapping[str, Any]) -> None:  # fmt: skip
        price = {"token": True} if more.get("token") else {"cost": plain(cost)}
        others = {k: v for k, v in more.items() if k != "token"}
        super().__init__(kind, price | dict(fields), keywords, others, plain(clauses) or ())


def creature(attack: int, health: int, *keywords: Any, clauses: Any = (), cost: Any = "{}", **more: Any) -> Card:
    """`more`: clauses by their trigger, `token=True`, `id=`."""
    return Card("creature", {"attack": attack, "health": health}, keywords, clauses, cost, more)


def spell(play: Any = "{lose: 0, who: you}", clauses: Any = (), cost: Any = "{}", **more: Any) -> Card:
    return Card("spell", {}, (), clauses, cost, {"play": play, **more})


def rune(use: Any = "{lose: 0, who: you}", clauses: Any = (), cost: Any = "{}", **more: Any) -> Card:
    return Card("rune", {}, (), clauses, cost, {"use": use, **more})


def orb(attack: int = 1, durability: int = 2, clauses: Any = (), cost: Any = "{}", **more: Any) -> Card:
    return Card("orb", {"attack": attack, "durability": durability}, (), clauses, cost, more)


def token(attack: int, health: int, *keywords: Any, **more: Any) -> Card:
    return creature(attack, health, *keywords, token=True, **more)


PLAIN = creature(1, 1, cost="{pure: 10}", id="plain")
"""What decks are filled with: it does nothing and nobody can afford it."""


# --- the table -------------------------------------------------------------------------------------------------------


@cache
def _empty_board() -> State:
    """P1's free actions in turn 3; nothing on the board, 30 plain cards in each deck."""
    cards = from_plain([PLAIN.plain], {}, "contracts", VOCABULARY)
    state = boards.empty(CONTRACTS, cards, 2)
    for seat in (P1, P2):
        for _ in range(30):
            boards.put(state, cards[PLAIN.id], seat, "deck")
    boards.begin(state, P1, "actions")
    return state


class Table(base.Table):
    """A match under test. Seats are P1 and P2."""

    game = CONTRACTS

    def __init__(self, state: State | None = None, log: Log | None = None) -> None:
        super().__init__(state or _empty_board(), log)

    # Arranging

    def line(self, seat: int, *cards: Card, fresh: bool = False) -> list[int]:
        """Put creatures into the line of `seat`, left to right, ready to act unless `fresh`."""
        ids = [self._put(card, seat, "line") for card in cards]
        self._placed[int(seat)] += ids
        for i in ids if fresh else ():
            boards.flag(self.state, i, "fresh")
        return ids

    def give(self, who: Who, *things: Card | str, active: bool = False, **stats: int) -> int:
        """An Orb or Rune (the id is returned), keywords or statuses by name, or stats for good, as an effect would."""
        i = result = self.id(who)
        for thing in things:
            if isinstance(thing, Card):
                result = self._put(thing, i, thing.plain["kind"])
                boards.flag(self.state, result, "active", active)
            else:
                boards.grant(self.state, i, thing)
        boards.change(self.state, i, **stats)
        return result

    def mana(self, seat: int, *, tanks: int = 0, full: bool = True, **extractors: int) -> None:
        """`seat` has these extractors (and no others), all full or all empty, and so many full tanks of its five."""
        boards.count_group(self.state, seat, "extractors", extractors)
        boards.count_group(self.state, seat, "full", extractors if full else {})
        boards.count(self.state, seat, "tanks", tanks)
        assert extractors.keys() <= set(ELEMENTS), extractors

    def health(self, who: Who, health: int) -> None:
        """Damage `who` (or over-heal a player) so that it has this health."""
        self._leave(who, health)

    def special_used(self, seat: int) -> None:
        boards.count(self.state, seat, "special_draws", 1)

    def burnouts(self, seat: int, number: int) -> None:
        """So many instances of burnout have been taken already."""
        boards.count(self.state, seat, "burnouts", number)

    def turn_of(self, seat: int) -> None:
        """It is the free-action phase of `seat` instead."""
        boards.begin(self.state, int(seat), "actions")

    # Acting

    def play(self, card: Card | int, place: int | None = None, targets: Any = (), pay: Answer | None = None) -> int:
        """Play a card of the hand (a `Card` is put there first); its id.

        `place` 0 is the left end; without it, the right end. `targets` are the picks that are asked for, by the
        contract or by what it sets off, one for each question (a tuple where one question takes several). A question
        for which there is none left stays open. `pay` is a whole answer; without it, the proposed payment.
        """
        i = self.hand(self._seat(), card)[0] if isinstance(card, Card) else card
        self.answer("play", i)
        self._go_on(place, targets, pay)
        return i

    def use_rune(self, targets: Any = (), pay: Answer | None = None) -> None:
        """The Rune of whose turn it is."""
        self.answer("rune", self.state.zones[zone(self._seat(), RUNE)][0])
        self._go_on(None, targets, pay)

    def use_orb(self, target: Who, targets: Any = ()) -> None:
        """The Orb of whose turn it is."""
        self.answer("orb", self.state.zones[zone(self._seat(), ORB)][0], target)
        self._go_on(None, targets, None)

    def attack(self, attacker: Who, target: Who, targets: Any = ()) -> None:
        self.answer("attack", attacker, target)
        self._go_on(None, targets, None)

    def magnetize(self, creature: Who) -> None:
        self.answer("magnetize", creature)

    def end_turn(self, *, until: str = "act", **given: Any) -> None:
        """End the turn and go on to the next player's free actions, or to a decision of the kind `until`.

        Standard questions get: orb_active no, store as many as fit, extractor light (or decline), draw 1. Others by
        keyword: `end_turn(orb_active=("yes",), draw=("draw", 3))`. Another kind of question without an answer stays
        open; `go_on` continues.
        """
        self.answer("end")
        self.go_on(until=until, **given)

    def go_on(self, *, until: str = "act", **given: Any) -> None:
        while self.state.decision is not None and self.state.decision.kind not in (until, "act"):
            kind = self.state.decision.kind
            if kind in given:
                self.answer(given.pop(kind))
            elif kind in STANDARD:
                self.answer(STANDARD[kind](decisions.answers(self.state)))
            else:
                break
        assert not given, f"never asked for: {sorted(given)}"

    def _go_on(self, place: int | None, targets: Any, pay: Answer | None) -> None:
        left = list(targets) if isinstance(targets, list | tuple) and not isinstance(targets, Nth) else [targets]
        while (asked := self.state.decision) is not None:
            if asked.kind == "place":
                right_end = len(decisions.answers(self.state)) - 1
                self.answer("place", right_end if place is None else place)
                place = None
            elif asked.kind == "pay" and asked.cancel:
                self.answer(pay or decisions.answers(self.state)[0])
                pay = None
            elif asked.among() and left:
                ids = {self.id(c) for c in several(left.pop(0))}
                self.answer("pick", *(c for c in asked.candidates if c in ids), *(ids - {*asked.candidates}))
            else:
                break
        assert not left, f"never asked for {left}"
        assert place is None, "never asked for a place"
        assert pay is None, "never asked for the payment"

    def _seat(self) -> int:
        assert self.state.decision is not None, "the match is over"
        return self.state.decision.seat

    # Looking

    def stats(self, who: Who) -> tuple[int, int]:
        """Attack and health (of an Orb: durability), as the table shows them."""
        i = self.id(who)
        return stat(self.state, i, 0), remaining(self.state, i)

    def creature(self, who: Who) -> SimpleNamespace:
        i = self.id(who)
        e = self.state.entities[i]
        mask = keywords(self.state, i)
        attack, health = self.stats(i)
        return SimpleNamespace(
            attack=attack, health=health, damage=e.damage, controller=e.controller, owner=e.owner,
            keywords={k for n, k in enumerate(KEYWORDS) if mask >> n & 1}, acted=bool(e.flags & ACTED),
            fresh=bool(e.flags & FRESH),
        )  # fmt: skip

    def orb(self, seat: int) -> SimpleNamespace | None:
        """The Orb of `seat`: id, attack, durability, active; None without one."""
        for i in self.state.zones[zone(seat, ORB)]:
            attack, durability = self.stats(i)
            active = bool(self.state.entities[i].flags & ACTIVE)
            return SimpleNamespace(id=i, attack=attack, durability=durability, active=active)
        return None

    def rune(self, seat: int) -> int | None:
        """The Rune of `seat` on the field."""
        return next(iter(self.state.zones[zone(seat, RUNE)]), None)

    def player(self, seat: int) -> SimpleNamespace:
        own = self.state.seats[seat]
        attack, health = self.stats(seat)
        return SimpleNamespace(
            health=health, attack=attack, tanks=own[TANKS_FULL], all_tanks=own[TANKS],
            extractors={e: own[n] for n, e in enumerate(ELEMENTS) if own[n]},
            full={e: own[FULL + n] for n, e in enumerate(ELEMENTS) if own[FULL + n]},
            burnouts=own[BURNOUTS], keywords=self.creature(seat).keywords,
        )  # fmt: skip

    def line_of(self, seat: int) -> list[int]:
        return self.cards(seat, "line")

    def hand_of(self, seat: int) -> list[int]:
        return self.cards(seat, "hand")

    def deck_of(self, seat: int) -> list[int]:
        """The top card first."""
        return self.cards(seat, "deck")

    def discard_of(self, seat: int) -> list[int]:
        return self.cards(seat, "discard")

    def looked_at(self, seat: int) -> list[int]:
        """What `seat` looks at for a draw."""
        return self.cards(seat, "looking")

    def damages(self) -> list[tuple[int, int]]:
        """(target, amount) of every damage dealt so far, in order."""
        return [(e["target"], e["amount"]) for e in self.events("damage")]


STANDARD: dict[str, Callable[[list[Answer]], Answer]] = {
    "set_aside": lambda answers: ("pick",),
    "extractor": lambda answers: ("decline",) if ("decline",) in answers else ("gain", "light"),
    "draw": lambda answers: ("draw", 1),
    "orb_active": lambda answers: ("no",),
    "store": lambda answers: answers[0],
}


# --- whole matches ---------------------------------------------------------------------------------------------------


def match(one: Sequence[Card] = (), two: Sequence[Card] = (), *, seed: int = 1, first: int | None = P1,
          fill: int = 40, **constants: Any) -> Table:  # fmt: skip
    """A match from its set-up on. `one` and `two` are the decks, filled up with plain cards to `fill`."""
    decks = [[*deck, *[PLAIN] * (fill - len(deck))] for deck in (one, two)]
    state, log, cards = begun(CONTRACTS, decks, seed, first, constants)
    table = Table(state, log)
    table._plain = cards
    return table


__all__ = ["P1", "P2", "PLAIN", "Table", "creature", "match", "orb", "rune", "spell", "token"]
