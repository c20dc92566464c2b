"""A small readable board for tests of the rules of Cataclysm.

Cards are thrown together where they are needed, with the words of the card language:

    character(10, 4, "swift", enter="{draw: 1}")
    event("{targets: [{from: characters, pick: 1}], do: [{damage: 3, to: target}]}")
    character(8, 5, play="{draw: 1}")            # dual

A keyword argument named like a trigger is a clause with that `when`. Its value is YAML text or plain data: one
operation, a list of operations, or the clause's fields.

Every player holds an idle Event, so that each turn stops at its Cataclysm phase. Everything that a `Table` answers is
also answered in a state that went through save and load; both must agree.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count
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
from game.rules.cataclysm.constants import DECK, DISCARD, HAND, KEYWORDS, PLAY, POWER, REMOVED, ZONES, Rules, zone
from game.rules.cataclysm.game import CATACLYSM
from game.rules.cataclysm.turn import begin_turn
from game.rules.cataclysm.vocabulary import VOCABULARY


class Nth(NamedTuple):
    """The nth Character that the test put into play, wherever it is by now."""

    seat: int
    number: int


class Seat(int):
    """A player's entity. `P1[0]` is the first Character that `table.play(P1, …)` put there."""

    def __getitem__(self, number: int) -> Nth:
        return Nth(int(self), number)

    def __repr__(self) -> str:
        return f"P{self + 1}"


P1, P2, P3, P4 = map(Seat, range(4))
Who = int | Nth
PASS = ("pass",)


# --- cards -----------------------------------------------------------------------------------------------------------

_numbers = count(1)
CLAUSE_ORDER = ("when", "of", "targets", "if", "may", "do", "else")


class Card:
    """A throw-away definition: the plain data of a YAML card."""

    def __init__(self, kind: str, fields: Mapping[str, Any], keywords: Sequence[Any], more: Mapping[str, Any]) -> None:
        self.id: str = more.get("id") or f"{kind}_{next(_numbers)}"
        self.plain: dict[str, Any] = {"id": self.id, "name": {"it": self.id, "en": self.id}, "kind": kind, **fields}
        if keywords:
            self.plain["keywords"] = list(keywords)
        clauses = [_clause(when, value) for when, value in more.items() if when != "id"]
        if clauses:
            self.plain["clauses"] = clauses

    def __repr__(self) -> str:
        return self.id


def _clause(when: str, value: Any) -> dict[str, Any]:
    assert when in VOCABULARY.triggers, f"there is no trigger `{when}`"
    data = yaml.safe_load(value) if isinstance(value, str) else value
    if isinstance(data, Mapping) and "do" not in data:
        data = [data]
    fields = {"when": when, **(data if isinstance(data, Mapping) else {"do": data})}
    return {k: fields[k] for k in sorted(fields, key=CLAUSE_ORDER.index)}


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
    """Nothing on the board, 20 idle Events in each deck and one in each hand."""
    cards = from_plain([IDLE.plain, HERO.plain], {}, "cataclysm", VOCABULARY)
    state = CATACLYSM.setup(cards, [["hero", *["idle"] * 21]] * seats, 1, {}, first=0)
    for seat in range(seats):
        own = tuple(i for i, e in enumerate(state.entities) if i >= seats and e.owner == seat)
        idle = [i for i in own if state.entities[i].definition.id == "idle"]
        places = {
            gone(state): [i for i in own if i not in idle],
            zone(seat, HAND): idle[:1],
            zone(seat, DECK): idle[1:],
        }
        for kind in range(ZONES):
            state.zones[zone(seat, kind)] = ()
        for place, ids in places.items():
            state.zones[place] = (*state.zones[place], *ids)
            for i in ids:
                e = state.entities[i] = state.entities[i].copy()
                e.zone = place
    state.turn = 4
    state.frames, state.decision = [], None
    return state


class Table:
    """A match under test; `begin` starts a turn on the arranged board."""

    def __init__(self, state: State | None = None, log: Log | None = None, seats: int = 2) -> None:
        self.state = (state or _empty_board(seats)).copy()
        self.state.cards = CardSet(self.state.cards.by_id.values())
        self.log = self.state.log = log or Log()
        self._placed: dict[int, list[int]] = {seat: [] for seat in range(len(self.state.counters))}

    # Arranging

    def play(self, seat: int, *cards: Card) -> list[int]:
        """Put Characters into play without their enter-play abilities."""
        ids = [self._put(card, seat, PLAY) for card in cards]
        self._placed[int(seat)] += ids
        return ids

    def hand(self, seat: int, *cards: Card) -> list[int]:
        return [self._put(card, seat, HAND) for card in cards]

    def discard(self, seat: int, *cards: Card) -> list[int]:
        return [self._put(card, seat, DISCARD) for card in cards]

    def removed(self, seat: int, *cards: Card) -> list[int]:
        return [self._put(card, seat, REMOVED) for card in cards]

    def deck(self, seat: int, *cards: Card) -> list[int]:
        """The deck of `seat` is exactly these, the top card first; without any it is empty."""
        last, own = gone(self.state), zone(int(seat), DECK)
        for i in self.state.zones[own]:
            e = self.state.entities[i] = self.state.entities[i].copy()
            e.zone = last
        self.state.zones[last] = (*self.state.zones[last], *self.state.zones[own])
        self.state.zones[own] = ()
        return [self._put(card, seat, DECK) for card in reversed(cards)][::-1]

    def give(self, who: Who, *words: str, power: int = 0, until: int = FOR_GOOD) -> None:
        """Keywords, or power, as an effect would."""
        i = self.id(who)
        mods = [(GRANTS, 1 << KEYWORDS.index(word), until, i) for word in words]
        mods += [(POWER, power, until, i)] if power else []
        self.state.log = None
        modify(self.state, i, tuple(mods))
        self.state.log = self.log

    def life(self, who: Who, life: int) -> None:
        """Damage `who` so that it has this life left."""
        i = self.id(who)
        e = self.state.entities[i]
        self.state.entities[i] = e.with_damage(e.damage + remaining(self.state, i) - life)

    def rules(self, **constants: Any) -> None:
        self.state.options = self.state.options._replace(**constants)  # type: ignore[attr-defined]

    def _put(self, card: Card, seat: int, kind: int) -> int:
        self.state.log = None
        i = create(self.state, self._define(card), int(seat), zone(int(seat), kind))
        self.state.unsettled = False
        self.state.log = self.log
        return i

    def _define(self, card: Card) -> Definition:
        known = self.state.cards
        if card.id not in known.by_id:
            found = from_plain([card.plain], {}, "cataclysm", VOCABULARY)[card.id]
            known.by_id[card.id] = found
            known.clauses |= {c.key: c for c in found.clauses}
        return known[card.id]

    def know(self, *cards: Card) -> None:
        for card in cards:
            self._define(card)

    # Acting

    def begin(self, seat: int = 0, *cards: Card) -> list[int]:
        """A turn of `seat` begins with these cards in hand; it stops at the first decision. The ids of the cards."""
        ids = self.hand(seat, *cards)
        self.state.decision = None
        self.state.frames = [(begin_turn, (int(seat),))]
        self._work_out_anew()
        decisions.run(self.state)
        return ids

    def answer(self, *answer: Any) -> None:
        given = self._plain_answer(answer)
        twin = self.reloaded()
        decisions.answer(self.state, given)
        decisions.answer(twin, given)
        assert twin == self.state, f"a saved and loaded match took another way after {given}"

    def reloaded(self) -> State:
        data = json.loads(json.dumps(self.state.to_json()))
        loaded = from_json(data, CATACLYSM, self.state.cards)
        assert loaded == self.state
        return loaded

    def _work_out_anew(self) -> None:
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
        given = self._plain_answer(answer)
        listed = given in decisions.answers(self.state)
        assert listed == decisions.is_legal(self.state, given), given
        return listed

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

    def pick(self, *chosen: Who) -> None:
        self.answer("pick", *chosen)

    def _picks(self, targets: Sequence[Any]) -> None:
        for target in targets:
            chosen = target if isinstance(target, tuple) and not isinstance(target, Nth) else (target,)
            ids = {self.id(c) for c in chosen}
            self.answer("pick", *(c for c in self.asked.candidates or () if c in ids))

    def _plain_answer(self, answer: Sequence[Any]) -> Answer:
        return tuple(p if isinstance(p, str) else self.id(p) for p in answer)

    def id(self, who: Who) -> int:
        return self._placed[who.seat][who.number] if isinstance(who, Nth) else int(who)

    # Looking

    @property
    def asked(self) -> Decision:
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
        """Life left, and power."""
        i = self.id(who)
        return remaining(self.state, i), stat(self.state, i, POWER)

    def has(self, who: Who, word: str) -> bool:
        return bool(keywords(self.state, self.id(who)) >> KEYWORDS.index(word) & 1)

    def zone(self, who: Who) -> str:
        z = self.state.entities[self.id(who)].zone
        return "gone" if z == gone(self.state) else VOCABULARY.zones[z % ZONES].name

    def controller(self, who: Who) -> int:
        return self.state.entities[self.id(who)].controller

    def cards(self, seat: int, name: str) -> list[int]:
        """What lies in the zone `name` of `seat`; of the deck the top card first."""
        kind = [z.name for z in VOCABULARY.zones].index(name)
        found = list(self.state.zones[zone(int(seat), kind)])
        return found[::-1] if name == "deck" else found

    def card(self, who: Who) -> str:
        return self.state.entities[self.id(who)].definition.id

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        return [{"kind": e.kind, **e.facts} for e in self.log.events if not kinds or e.kind in kinds]

    def phases(self) -> list[str]:
        return [e["phase"] for e in self.events("phase")]


# --- whole matches ---------------------------------------------------------------------------------------------------


def match(*decks: Sequence[Card], seed: int = 1, first: int | None = P1, fill: int = 30, **constants: Any) -> Table:
    """A match from its set-up on. Each deck is filled up with idle Events, and gets a hero if it has no Character."""
    plain = {c.id: c.plain for c in (IDLE, HERO)}
    lists = []
    for deck in (*decks, *[()] * (2 - len(decks))):
        cards = list(deck)
        if not any(c.plain["kind"] == "character" for c in cards):
            cards.append(HERO)
        cards += [IDLE] * (fill - len(cards))
        plain |= {c.id: c.plain for c in cards}
        lists.append([c.id for c in cards])
    log = Log()
    known = from_plain(plain.values(), constants, "cataclysm", VOCABULARY)
    state = CATACLYSM.setup(known, lists, seed, constants, first=None if first is None else int(first), log=log)
    return Table(state, log)


__all__ = ["BOLT", "HERO", "IDLE", "P1", "P2", "P3", "P4", "PASS", "Rules", "Table", "character", "event", "match"]
