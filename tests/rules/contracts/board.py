"""A small readable board for tests of the rules of Contracts.

Cards are thrown together where they are needed, with the words of the card language:

    creature(2, 3, "fog", summon="{damage: 1, to: opponent}")
    spell("{targets: [{from: anyone, pick: 1}], do: [{damage: 3, to: target}]}", cost="{fire: 2}")
    rune(use="{pay: {pure: 1}, do: [{fetch: 1}]}")
    orb(attack=2, durability=3)

A keyword argument named like a trigger is a clause with that `when`. Its value is YAML text or plain data: one
operation, a list of operations, or the clause's fields. `clauses=` takes whole clauses. A card can stand where the
language wants a card's id: `{"create": imp}`. Cards cost nothing unless `cost=` says so.

Everything that a `Table` answers is also answered in a state that went through save and load; both must agree.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import count
from types import SimpleNamespace
from typing import Any, NamedTuple

import yaml

from game.kernel import decisions
from game.kernel.cards import FOR_GOOD, GRANTS, CardSet, Definition
from game.kernel.decisions import Answer, Decision
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.events import Log
from game.kernel.moves import create, gone
from game.kernel.state import State, from_json
from game.kernel.values import keywords, modify, remaining, stat
from game.language.library import from_plain
from game.rules.contracts.constants import (
    ACTED,
    ACTIVE,
    BURNOUTS,
    DECK,
    ELEMENTS,
    FRESH,
    FULL,
    HAND,
    KEYWORDS,
    LINE,
    ORB,
    RUNE,
    SPECIAL_USED,
    TANKS,
    TANKS_FULL,
    ZONES,
    Rules,
    zone,
)
from game.rules.contracts.game import CONTRACTS
from game.rules.contracts.turn import act_freely
from game.rules.contracts.vocabulary import VOCABULARY


class Nth(NamedTuple):
    """The nth creature that the test put into a line, wherever it is by now."""

    seat: int
    number: int


class Seat(int):
    """A player's entity. `P1[0]` is the first creature that `table.line(P1, …)` put there; it stays that creature."""

    def __getitem__(self, number: int) -> Nth:
        return Nth(int(self), number)

    def __repr__(self) -> str:
        return f"P{self + 1}"


P1, P2 = Seat(0), Seat(1)
Who = int | Nth


# --- cards -----------------------------------------------------------------------------------------------------------

_numbers = count(1)
CLAUSE_ORDER = ("when", "of", "targets", "if", "may", "pay", "do", "else")


class Card:
    """A throw-away definition: the plain data of a YAML card, and the cards that it mentions."""

    def __init__(self, kind: str, fields: Mapping[str, Any], keywords: Iterable[Any], clauses: Any, cost: Any,
                 more: Mapping[str, Any]) -> None:  # fmt: skip
        self.mentions: list[Card] = []
        card = more.get("id") or f"{kind}_{next(_numbers)}"
        self.id: str = card
        self.plain: dict[str, Any] = {"id": card, "name": {"it": card, "en": card}, "kind": kind}
        if more.get("token"):
            self.plain["token"] = True
        else:
            self.plain["cost"] = _data(cost)
        self.plain |= {k: v for k, v in fields.items() if v is not None}
        if keywords:
            self.plain["keywords"] = list(keywords)
        found = list(_data(clauses) or ())
        found += [_clause(when, value) for when, value in more.items() if when not in ("id", "token")]
        if found:
            self.plain["clauses"] = [_in_order(c) for c in self._named(found)]

    def _named(self, value: Any) -> Any:
        """`value` with each card in it by its id."""
        if isinstance(value, Card):
            self.mentions += [value, *value.mentions]
            return value.id
        if isinstance(value, Mapping):
            return {k: self._named(v) for k, v in value.items()}
        if isinstance(value, list | tuple):
            return [self._named(v) for v in value]
        return value

    def __repr__(self) -> str:
        return self.id


def _data(value: Any) -> Any:
    return yaml.safe_load(value) if isinstance(value, str) else value


def _clause(when: str, value: Any) -> dict[str, Any]:
    if when not in VOCABULARY.triggers:
        raise TypeError(f"there is no trigger `{when}`")
    data = _data(value)
    if isinstance(data, Mapping) and "do" not in data:
        data = [data]
    fields = dict(data) if isinstance(data, Mapping) else {"do": data}
    if when == "use":
        fields.setdefault("pay", {})
    return {"when": when, **fields}


def _in_order(clause: Mapping[str, Any]) -> dict[str, Any]:
    return {k: clause[k] for k in sorted(clause, key=CLAUSE_ORDER.index)}


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
    state = CONTRACTS.setup(cards, [["plain"] * 30] * 2, 1, {"grey_for_second_player": False}, first=0)
    for seat in (0, 1):
        state.zones[zone(seat, DECK)] = tuple(i for i, e in enumerate(state.entities) if i > 1 and e.owner == seat)
        state.zones[zone(seat, HAND)] = ()
        for i in state.zones[zone(seat, DECK)]:
            e = state.entities[i] = state.entities[i].copy()
            e.zone = zone(seat, DECK)
    state.options = Rules()
    state.turn = 3
    _free_actions(state, 0)
    return state


def _free_actions(state: State, seat: int) -> None:
    state.active = seat
    state.frames = [(act_freely, (seat,))]
    state.decision = None
    decisions.run(state)


class Table:
    """A match under test. Seats are P1 and P2; creatures may be named by id or as `P1[0]`."""

    def __init__(self, state: State | None = None, log: Log | None = None) -> None:
        self.state = (state or _empty_board()).copy()
        self.state.cards = CardSet(self.state.cards.by_id.values())
        self.log = self.state.log = log or Log()
        self._plain: dict[str, dict[str, Any]] = {}
        self._placed: dict[int, list[int]] = {0: [], 1: []}

    # Arranging

    def line(self, seat: int, *cards: Card, fresh: bool = False) -> list[int]:
        """Put creatures into the line of `seat`, left to right, ready to act unless `fresh`."""
        ids = [self._put(card, seat, LINE) for card in cards]
        self._placed[int(seat)] += ids
        for i in ids if fresh else ():
            self.state.entities[i] = self.state.entities[i].with_flags(FRESH)
        return ids

    def hand(self, seat: int, *cards: Card) -> list[int]:
        return [self._put(card, seat, HAND) for card in cards]

    def deck(self, seat: int, *cards: Card) -> list[int]:
        """The deck of `seat` is exactly these, the top card first; without any it is empty."""
        for i in self.state.zones[zone(seat, DECK)]:
            e = self.state.entities[i] = self.state.entities[i].copy()
            e.zone = gone(self.state)
        last = gone(self.state)
        self.state.zones[last] = (*self.state.zones[last], *self.state.zones[zone(seat, DECK)])
        self.state.zones[zone(seat, DECK)] = ()
        return self.top(seat, *cards)

    def top(self, seat: int, *cards: Card) -> list[int]:
        """Put these on the deck of `seat`, the top card first."""
        return [self._put(card, seat, DECK) for card in reversed(cards)][::-1]

    def discard(self, seat: int, *cards: Card) -> list[int]:
        return [self._put(card, seat, VOCABULARY_ZONES["discard"]) for card in cards]

    def give(self, who: Who, *things: Card | str, active: bool = False, **stats: int) -> int:
        """An Orb or Rune (the id is returned), keywords or statuses by name, or stats for good, as an effect would."""
        i = result = self.id(who)
        with _Silence(self.state):
            for thing in things:
                if isinstance(thing, Card):
                    result = self._put(thing, i, ORB if thing.plain["kind"] == "orb" else RUNE)
                    if active:
                        self.state.entities[result] = self.state.entities[result].with_flags(ACTIVE)
                else:
                    modify(self.state, i, ((GRANTS, 1 << KEYWORDS.index(thing), FOR_GOOD, i),))
            if stats:
                modify(self.state, i, tuple((VOCABULARY.stats.index(k), n, FOR_GOOD, i) for k, n in stats.items()))
            self.state.unsettled = False
        return result

    def mana(self, seat: int, *, tanks: int = 0, full: bool = True, **extractors: int) -> None:
        """`seat` has these extractors (and no others), all full or all empty, and so many full tanks of its five."""
        own = self.state.counters[seat]
        for n, element in enumerate(ELEMENTS):
            own[n] = extractors.pop(element, 0)
            own[FULL + n] = own[n] if full else 0
        assert not extractors, extractors
        own[TANKS_FULL] = tanks
        self._work_out_anew()

    def health(self, who: Who, health: int) -> None:
        """Damage `who` (or over-heal a player) so that it has this health."""
        i = self.id(who)
        e = self.state.entities[i]
        self.state.entities[i] = e.with_damage(e.damage + remaining(self.state, i) - health)
        self._work_out_anew()

    def rules(self, **constants: Any) -> None:
        """Other constants and switches than the printed ones."""
        self.state.options = self.state.options._replace(**constants)  # type: ignore[attr-defined]

    def special_used(self, seat: int) -> None:
        self.state.counters[seat][SPECIAL_USED] = 1

    def burnouts(self, seat: int, number: int) -> None:
        """So many instances of burnout have been taken already."""
        self.state.counters[seat][BURNOUTS] = number

    def turn_of(self, seat: int) -> None:
        """It is the free-action phase of `seat` instead."""
        _free_actions(self.state, int(seat))

    def _put(self, card: Card, seat: int, kind: int) -> int:
        with _Silence(self.state):
            i = create(self.state, self._define(card), int(seat), zone(int(seat), kind))
            self.state.unsettled = False
        return i

    def _define(self, card: Card) -> Definition:
        known = self.state.cards
        if card.id not in known.by_id:
            for mentioned in (*card.mentions, card):
                self._plain[mentioned.id] = mentioned.plain
            found = from_plain(self._plain.values(), {}, "contracts", VOCABULARY)
            for name, definition in found.by_id.items():
                if name not in known.by_id:
                    known.by_id[name] = definition
                    known.clauses |= {c.key: c for c in definition.clauses}
        return known[card.id]

    def know(self, *cards: Card) -> None:
        """Cards that are on nobody's side yet."""
        for card in cards:
            self._define(card)

    # Acting

    def answer(self, *answer: Any) -> None:
        """Answer the pending decision; an answer may also be given as one tuple."""
        given = self._plain_answer(answer)
        twin = self.reloaded()
        decisions.answer(self.state, given)
        decisions.answer(twin, given)
        assert twin == self.state, f"a saved and loaded match took another way after {given}"

    def reloaded(self) -> State:
        data = json.loads(json.dumps(self.state.to_json()))
        loaded = from_json(data, CONTRACTS, self.state.cards)
        assert loaded == self.state
        return loaded

    def _work_out_anew(self) -> None:
        """Forget what the state has worked out from its content."""
        self.state = self.reloaded()
        self.state.log = self.log

    def refuse(self, *answer: Any) -> Reason:
        """The reason for which `answer` is refused. Nothing may have changed."""
        given = self._plain_answer(answer)
        before, told = self.state.copy(), len(self.log.events)
        try:
            decisions.answer(self.state, given)
        except IllegalAnswer as refusal:
            assert self.state == before and len(self.log.events) == told, "a refused answer changed something"
            assert given not in decisions.answers(self.state), f"{given} is listed and refused"
            return refusal.reason
        raise AssertionError(f"{given} was not refused")

    def may(self, *answer: Any) -> bool:
        """Is `answer` legal now? Asks the list of answers and the check of a single one, which must agree."""
        given = self._plain_answer(answer)
        listed = given in decisions.answers(self.state)
        assert listed == decisions.is_legal(self.state, given), given
        return listed

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

    def pick(self, *chosen: Who) -> None:
        self.answer("pick", *chosen)

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
            elif asked.candidates is not None and left:
                chosen = left.pop(0)
                chosen = chosen if isinstance(chosen, tuple) and not isinstance(chosen, Nth) else (chosen,)
                ids = {self.id(c) for c in chosen}
                self.answer("pick", *(c for c in asked.candidates if c in ids), *(ids - {*asked.candidates}))
            else:
                break
        assert not left, f"never asked for {left}"
        assert place is None, "never asked for a place"
        assert pay is None, "never asked for the payment"

    def _plain_answer(self, answer: Sequence[Any]) -> Answer:
        parts = answer[0] if len(answer) == 1 and isinstance(answer[0], tuple) else answer
        if isinstance(parts, Nth) or not parts:
            return tuple(parts)
        return tuple(p if isinstance(p, str) else self.id(p) for p in parts)

    def _seat(self) -> int:
        assert self.state.decision is not None, "the match is over"
        return self.state.decision.seat

    def id(self, who: Who) -> int:
        return self._placed[who.seat][who.number] if isinstance(who, Nth) else int(who)

    # Looking

    @property
    def asked(self) -> Decision:
        """The pending decision."""
        assert self.state.decision is not None, "nothing is asked"
        return self.state.decision

    @property
    def answers(self) -> list[Answer]:
        return decisions.answers(self.state)

    @property
    def result(self) -> tuple[int, ...] | None:
        """None while the match is on, then the winners: (P1,), (P2,), or () for a draw."""
        return self.state.result

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
        own = self.state.counters[seat]
        attack, health = self.stats(seat)
        return SimpleNamespace(
            health=health, attack=attack, tanks=own[TANKS_FULL], all_tanks=own[TANKS],
            extractors={e: own[n] for n, e in enumerate(ELEMENTS) if own[n]},
            full={e: own[FULL + n] for n, e in enumerate(ELEMENTS) if own[FULL + n]},
            burnouts=own[BURNOUTS], keywords=self.creature(seat).keywords,
        )  # fmt: skip

    def zone(self, who: Who) -> str:
        """ "deck", "hand", "line", "rune", "orb", "discard", …, or "gone" for a token that ceased to exist."""
        z = self.state.entities[self.id(who)].zone
        return "gone" if z == gone(self.state) else VOCABULARY.zones[z % ZONES].name

    def line_of(self, seat: int) -> list[int]:
        return list(self.state.zones[zone(seat, LINE)])

    def hand_of(self, seat: int) -> list[int]:
        return list(self.state.zones[zone(seat, HAND)])

    def deck_of(self, seat: int) -> list[int]:
        """The top card first."""
        return list(reversed(self.state.zones[zone(seat, DECK)]))

    def discard_of(self, seat: int) -> list[int]:
        return list(self.state.zones[zone(seat, VOCABULARY_ZONES["discard"])])

    def looked_at(self, seat: int) -> list[int]:
        """What `seat` looks at for a draw."""
        return list(self.state.zones[zone(seat, VOCABULARY_ZONES["looking"])])

    def card(self, who: Who) -> str:
        """The id of its definition."""
        return self.state.entities[self.id(who)].definition.id

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        """The facts of all events of these kinds (of all kinds without any), with their kind."""
        return [{"kind": e.kind, **e.facts} for e in self.log.events if not kinds or e.kind in kinds]

    def damages(self) -> list[tuple[int, int]]:
        """(target, amount) of every damage dealt so far, in order."""
        return [(e["target"], e["amount"]) for e in self.events("damage")]


VOCABULARY_ZONES = {kind.name: n for n, kind in enumerate(VOCABULARY.zones)}

STANDARD: dict[str, Callable[[list[Answer]], Answer]] = {
    "set_aside": lambda answers: ("pick",),
    "extractor": lambda answers: ("decline",) if ("decline",) in answers else ("gain", "light"),
    "draw": lambda answers: ("draw", 1),
    "orb_active": lambda answers: ("no",),
    "store": lambda answers: answers[0],
}


class _Silence:
    """Arranging is not part of the match: nothing is told of it."""

    def __init__(self, state: State) -> None:
        self._state = state

    def __enter__(self) -> None:
        self._log, self._state.log = self._state.log, None

    def __exit__(self, *error: object) -> None:
        self._state.log = self._log


# --- whole matches ---------------------------------------------------------------------------------------------------


def match(one: Sequence[Card] = (), two: Sequence[Card] = (), *, seed: int = 1, first: int | None = P1,
          fill: int = 40, **constants: Any) -> Table:  # fmt: skip
    """A match from its set-up on. `one` and `two` are the decks, filled up with plain cards to `fill`."""
    plain: dict[str, dict[str, Any]] = {}
    decks = []
    for deck in (one, two):
        cards = [*deck, *[PLAIN] * (fill - len(deck))]
        for card in cards:
            for c in (*card.mentions, card):
                plain[c.id] = c.plain
        decks.append([c.id for c in cards])
    log = Log()
    known = from_plain(plain.values(), constants, "contracts", VOCABULARY)
    state = CONTRACTS.setup(known, decks, seed, constants, first=None if first is None else int(first), log=log)
    table = Table(state, log)
    table._plain = plain
    return table
