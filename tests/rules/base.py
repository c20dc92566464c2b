"""What the boards of the games have in common: throw-away cards, and a match under test.

Cards are thrown together where they are needed, with the words of the card language. A keyword argument named like a
trigger is a clause with that `when`. Its value is YAML text or plain data: one operation, a list of operations, or the
clause's fields. A card can stand where the language wants a card's id: `{"create": imp}`.

Everything that a `Table` answers is also answered in a state that went through save and load; both must agree.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any, ClassVar, NamedTuple

import yaml

from game.kernel import boards, decisions, running
from game.kernel.cards import CardSet, Definition
from game.kernel.decisions import Answer, Decision
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.events import Log
from game.kernel.game import Game
from game.kernel.saved import from_json
from game.kernel.state import State
from game.kernel.vocabulary import Vocabulary
from game.language.library import from_plain
from game.language.reading.clauses import CLAUSE_FIELDS


class Nth(NamedTuple):
    """The nth card that the test put onto a side of the field, wherever it is by now."""

    seat: int
    number: int


class Seat(int):
    """A player's entity. `P1[0]` is the first card that the test put onto that side; it stays that card."""

    def __getitem__(self, number: int) -> Nth:
        return Nth(int(self), number)

    def __repr__(self) -> str:
        return f"P{self + 1}"


P1, P2, P3, P4 = map(Seat, range(4))
Who = int | Nth


# --- cards -----------------------------------------------------------------------------------------------------------

_numbers = count(1)
CLAUSE_ORDER = CLAUSE_FIELDS


def number_anew() -> None:
    """Cards without an id are numbered from 1 again: else what a test's cards are called, and so what the computer
    thinks of them, would hang on the tests before it."""
    global _numbers
    _numbers = count(1)


class Card:
    """A throw-away definition: the plain data of a YAML card, and the cards that it mentions."""

    words: ClassVar[Vocabulary]
    unless_given: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Fields of a clause by its trigger."""

    def __init__(self, kind: str, fields: Mapping[str, Any], keywords: Iterable[Any], more: Mapping[str, Any],
                 clauses: Iterable[Any] = ()) -> None:  # fmt: skip
        self.mentions: list[Card] = []
        self.id: str = more.get("id") or f"{kind}_{next(_numbers)}"
        self.plain: dict[str, Any] = {"id": self.id, "name": {"it": self.id, "en": self.id}, "kind": kind, **fields}
        if keywords:
            self.plain["keywords"] = list(keywords)
        found = [
            *clauses,
            *(self._clause(when, value) for when, value in more.items() if when != "id" and value is not None),
        ]
        if found:
            self.plain["clauses"] = [
                {k: clause[k] for k in sorted(clause, key=CLAUSE_ORDER.index)} for clause in self._named(found)
            ]

    def _clause(self, when: str, value: Any) -> dict[str, Any]:
        if when not in self.words.triggers:
            raise TypeError(f"there is no trigger `{when}`")
        data = plain(value)
        if isinstance(data, Mapping) and not {"do", "modes"} & {*data} and when != "instead_move":
            data = [data]
        fields = data if isinstance(data, Mapping) else {"do": data}
        replaced = self.words.triggers[when].replaces
        return {**({"instead": replaced} if replaced else {"when": when}), **self.unless_given.get(when, {}), **fields}

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


def plain(value: Any) -> Any:
    """YAML text as the data that it says."""
    return yaml.load(value, yaml.CSafeLoader) if isinstance(value, str) else value


def several(chosen: Any) -> tuple[Any, ...]:
    """What was picked for one question: a tuple where it took several."""
    return chosen if isinstance(chosen, tuple) and not isinstance(chosen, Nth) else (chosen,)


# --- the table -------------------------------------------------------------------------------------------------------


class Table:
    """A match under test. Cards on the field may be named by id or as `P1[0]`."""

    game: ClassVar[Game]

    def __init__(self, state: State, log: Log | None = None) -> None:
        self.state = state.copy()
        self.state.cards = CardSet(self.state.cards.by_id.values())
        self.log = self.state.log = log or Log()
        self._plain: dict[str, dict[str, Any]] = {}
        self._placed: dict[int, list[int]] = {seat: [] for seat in range(len(self.state.seats))}

    # Arranging

    def hand(self, seat: int, *cards: Card) -> list[int]:
        return [self._put(card, seat, "hand") for card in cards]

    def discard(self, seat: int, *cards: Card) -> list[int]:
        return [self._put(card, seat, "discard") for card in cards]

    def deck(self, seat: int, *cards: Card) -> list[int]:
        """The deck of `seat` is exactly these, the top card first; without any it is empty."""
        boards.clear(self.state, seat, "deck")
        return self.top(seat, *cards)

    def top(self, seat: int, *cards: Card) -> list[int]:
        """Put these on the deck of `seat`, the top card first."""
        return [self._put(card, seat, "deck") for card in reversed(cards)][::-1]

    def rules(self, **constants: Any) -> None:
        """Other constants and switches than the printed ones."""
        self.state.options = self.state.options._replace(**constants)  # type: ignore[attr-defined]

    def know(self, *cards: Card) -> None:
        """Cards that are on nobody's side yet."""
        for card in cards:
            self._define(card)

    def _leave(self, who: Who, amount: int) -> None:
        """Damage `who` (or heal it beyond its full) so that so much of what damage eats is left."""
        boards.leave(self.state, self.id(who), amount)

    def _put(self, card: Card, seat: int, kind: str) -> int:
        return boards.put(self.state, self._define(card), int(seat), kind)

    def _define(self, card: Card) -> Definition:
        known = self.state.cards
        if card.id not in known.by_id:
            for mentioned in (*card.mentions, card):
                self._plain[mentioned.id] = mentioned.plain
            found = from_plain(self._plain.values(), {}, self.game.name, self.game.vocabulary)
            for name, definition in found.by_id.items():
                if name not in known.by_id:
                    known.add(definition)
        return known[card.id]

    # Acting

    def answer(self, *answer: Any) -> None:
        """Answer the pending decision; an answer may also be given as one tuple."""
        given = self._plain_answer(answer)
        twin = self.reloaded()
        running.answer(self.state, given)
        running.answer(twin, given)
        assert twin == self.state, f"a saved and loaded match took another way after {given}"

    def reloaded(self) -> State:
        data = json.loads(json.dumps(self.state.to_json()))
        loaded = from_json(data, self.game, self.state.cards)
        assert loaded == self.state
        return loaded

    def refuse(self, *answer: Any) -> Reason:
        """The reason for which `answer` is refused. Nothing may have changed."""
        given = self._plain_answer(answer)
        before, told = self.state.copy(), len(self.log.events)
        try:
            running.answer(self.state, given)
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

    def pick(self, *chosen: Who) -> None:
        self.answer("pick", *chosen)

    def _plain_answer(self, answer: Sequence[Any]) -> Answer:
        parts = answer[0] if len(answer) == 1 and isinstance(answer[0], tuple) else answer
        if isinstance(parts, Nth) or not parts:
            return tuple(parts)
        return tuple(p if isinstance(p, str) else self.id(p) for p in parts)

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

    def has(self, who: Who, word: str) -> bool:
        """Does `who` bear the keyword?"""
        return word in boards.keywords_of(self.state, self.id(who))

    def zone(self, who: Who) -> str:
        """The kind of zone, or "gone" for a card that ceased to exist."""
        return boards.zone_name(self.state, self.id(who))

    def lying(self, card: Card) -> list[str]:
        """The kind of zone of each card of that definition: also of one that nobody can tell from others any more."""
        places = self.state.places
        return [places.name[e.zone] for e in self.state.entities if e.card.id == card.id and e.zone != places.gone]

    def cards(self, seat: int, name: str) -> list[int]:
        """What lies in the zone `name` of `seat`; of the deck the top card first."""
        return boards.cards_in(self.state, int(seat), name)

    def controller(self, who: Who) -> int:
        return self.state.entities[self.id(who)].controller

    def card(self, who: Who) -> str:
        """The id of its definition."""
        return self.state.entities[self.id(who)].definition.id

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        """The facts of all events of these kinds (of all kinds without any), with their kind."""
        return [{"kind": e.kind, **e.facts} for e in self.log.events if not kinds or e.kind in kinds]


def begun(game: Game, decks: Sequence[Sequence[Card]], seed: int, first: int | None,
          constants: Mapping[str, Any]) -> tuple[State, Log, dict[str, dict[str, Any]]]:  # fmt: skip
    """A match from its set-up on, what it told so far, and the plain data of its cards."""
    cards = {c.id: c.plain for deck in decks for card in deck for c in (*card.mentions, card)}
    log = Log()
    known = from_plain(cards.values(), constants, game.name, game.vocabulary)
    lists = [[card.id for card in deck] for deck in decks]
    state = game.setup(known, lists, seed, constants, first=None if first is None else int(first), log=log)
    return state, log, cards
