"""Answers in words: "attack reef_guard with ember_imp" for ("attack", 12, 5), and back.

A phrase is words with slots `{name:type}`. Its types:

- `card`: whatever is named on the table, a player too; `cards`: several, with commas or "and" between them;
- `number`; `place`: a number that people count from 1 and answers from 0; `places`: several of these;
- `word`: taken over as it is; `option`: the one answer that ends in this word or number;
- `amounts a b c`: "2 a and 1 c", for as many numbers as there are words, 0 for the others;
- `pairs`: "a with b and c with d", for an assignment: b goes to a, d to c;
- `groups`: "a and b with c", for an assignment to what leads a group: a and b lead one, c goes to b;
- `shares`: "2 on a and 3 on b", for a division: a gets 2, b gets 3;
- the name of a kind of card: a card of that kind.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from game.kernel.errors import quoted
from game.kernel.unseen import knows

if TYPE_CHECKING:
    from game.kernel.errors import Reason
    from game.kernel.state import State

Answer = tuple[Any, ...]

SLOT = re.compile(r"\{(\w+):([\w ]+)\}")
ONE = r"\S+?"
BETWEEN = re.compile(r", and |, | and ")
PARTS = {
    "cards": ONE,
    "places": ONE,
    "amounts": r"\d+ \w+",
    "pairs": r"\S+? with \S+?",
    "groups": r"\S+?(?: with \S+?)?",
    "shares": r"\d+ on \S+?",
}
"""What each part looks like in the types of slots that have several."""


@dataclass(frozen=True)
class Phrase:
    """One way to say an answer."""

    says: str
    answer: tuple[str | int, ...]
    """Its parts; the slots of `says` stand here as `{name}`. Those of several take as many parts as they have.
    Without any it is one of the answers that the question lists."""
    asked: tuple[str, ...] = ()
    """The kinds of question that it answers; without any, every choice among cards."""
    passing: tuple[str, ...] = ()
    """Kinds of question of the same turn that are answered in the usual way to come to its own."""
    told: tuple[str, ...] = ()
    """The event and its facts, in the order of the answer, that tell that it happened without a question, as there was
    no other answer."""

    @cached_property
    def slots(self) -> dict[str, str]:
        return dict(SLOT.findall(self.says))

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        parts, end = [], 0
        for found in SLOT.finditer(self.says):
            part = PARTS.get(found[2].split()[0])
            value = f"{part}(?:(?:{BETWEEN.pattern}){part})*" if part else ONE
            parts += [re.escape(self.says[end : found.start()]), f"(?P<{found[1]}>{value})"]
            end = found.end()
        return re.compile("".join([*parts, re.escape(self.says[end:])]))

    def read(self, text: str) -> dict[str, str] | None:
        """What stands in its slots, if `text` is this phrase."""
        found = self.pattern.fullmatch(text)
        return found.groupdict() if found else None


@dataclass(frozen=True)
class Phrases:
    """All that can be said in a game."""

    own: tuple[Phrase, ...] = ()
    tails: tuple[Phrase, ...] = ()
    """What can stand behind a phrase, for the questions that come of it."""
    usual: tuple[tuple[str, int], ...] = ()
    """Kinds of question with the usual answer: its index among the answers (-1 is the last)."""
    proposed: tuple[str, ...] = field(default=("place", "pay"))
    """Kinds of question that belong to what was said before; unless they are mentioned they get the usual answer."""

    @property
    def heads(self) -> tuple[Phrase, ...]:
        return (*self.own, *COMMON, *USUAL)

    @property
    def all_tails(self) -> tuple[Phrase, ...]:
        return (*self.tails, *COMMON_TAILS)

    def usual_answer(self, kind: str) -> int | None:
        return dict(self.usual).get(kind)


USUAL = (
    Phrase("choose {cards:cards}", ("pick", "{cards}")),
    Phrase("choose {option:option}", ()),
    Phrase("yes", ("yes",)),
    Phrase("no", ("no",)),
    Phrase("pass", ("pass",)),
)
"""What most questions of every game are answered with."""
COMMON = (
    Phrase("heads", ("heads",)),
    Phrase("tails", ("tails",)),
    Phrase("cancel", ("cancel",)),
    Phrase("concede", ("concede",)),
    Phrase("ability {n:place}", ("use", "{n}"), ("ability",)),
    Phrase("mode {n:places}", ("mode", "{n}"), ("mode",)),
    Phrase("no mode", ("mode",), ("mode",)),
    Phrase("X is {n:number}", ("x", "{n}"), ("x",)),
    Phrase("damage packet {n:place}", ("packet", "{n}"), ("packet",)),
    Phrase("done", ("done",)),
    Phrase("take it back", ("back",)),
    Phrase("choose nothing", ("pick",)),
    Phrase("choose also {card:card}", ("add", "{card}")),
    Phrase("assign {pairs:pairs}", ("assign", "{pairs}")),
    Phrase("assign nothing", ("assign",)),
    Phrase("put {card:card} to {option:card}", ("put", "{card}", "{option}")),
    Phrase("divide {shares:shares}", ("divide", "{shares}")),
    Phrase("give {n:number} to {card:card}", ("give", "{card}", "{n}")),
    Phrase("take {card:card} out", ("drop", "{card}")),
)
"""What can be said in every game."""
COMMON_TAILS = (
    Phrase("ability {n:place}", ("use", "{n}"), ("ability",)),
    Phrase("mode {n:places}", ("mode", "{n}"), ("mode",)),
    Phrase("no mode", ("mode",), ("mode",)),
    Phrase("with X {n:number}", ("x", "{n}"), ("x",)),
    Phrase("damage packet {n:place}", ("packet", "{n}"), ("packet",)),
)


SAID = ("entity", "target", "answer", "seat", "opponent")
"""Facts of a reason that tell nothing new beside the answer that it refuses."""


def several(text: str) -> list[str]:
    """The parts of "a, b and c"."""
    return BETWEEN.split(text)


def in_pairs(kind: str, text: str) -> list[tuple[str, str]]:
    """What `pairs`, `groups` or `shares` name: each thing, and what it goes to or gets."""
    if kind == "groups":
        found: dict[tuple[str, str], None] = {}
        for leader, _, thing in [part.partition(" with ") for part in several(text)]:
            found[leader, leader] = None
            if thing:
                found[thing, leader] = None
        return list(found)
    if kind == "pairs":
        return [(thing, to) for to, _, thing in [part.partition(" with ") for part in several(text)]]
    return [(thing, amount) for amount, _, thing in [part.partition(" on ") for part in several(text)]]


# --- saying -----------------------------------------------------------------------------------------------------------


def name(state: State, entity: int, seat: int | None = None) -> str:
    """What people call an entity: P1, or the English name of a card that `seat` knows (None knows all)."""
    if not 0 <= entity < len(state.entities):
        return f"no. {entity}"
    if entity < len(state.seats):
        return f"P{entity + 1}"
    if seat is not None and not knows(state, seat, entity):
        return "a hidden card"
    definition = state.entities[entity].card
    return definition.name.get("en") or definition.id


def say(state: State, answer: Sequence[Any], named: Callable[[int], str] | None = None) -> str:
    """`answer` to the pending question in words; as it is where the game has none for it."""
    return in_words(state, answer, named) or " ".join(map(str, answer))


def in_words(state: State, answer: Sequence[Any], named: Callable[[int], str] | None = None) -> str | None:
    """The same; None where the game has no words for it."""
    called = named or (lambda i: name(state, i))
    kind = state.decision.kind if state.decision is not None else ""
    found = [*state.game.board.phrases.heads, *state.game.board.phrases.all_tails]
    found.sort(key=lambda phrase: 0 if kind in phrase.asked else 2 if phrase.asked else 1)
    for phrase in found:
        said = worded(phrase, tuple(answer), called) if phrase.answer else None
        if said is not None:
            return said
    return None


def worded(phrase: Phrase, answer: Answer, called: Callable[[int], str]) -> str | None:
    """`answer` as this phrase says it; None where it is none of the phrase's."""
    rest, filled = list(answer), dict.fromkeys(phrase.slots, "")
    for part in phrase.answer:
        slot = str(part)[1:-1] if str(part).startswith("{") else ""
        if not slot:
            if not rest or rest.pop(0) != part:
                return None
            continue
        value = _filled(phrase.slots[slot], rest, called)
        if value is None:
            return None
        filled[slot] = value
    return None if rest else SLOT.sub(lambda found: filled[found[1]], phrase.says)


def _filled(kind: str, rest: list[Any], called: Callable[[int], str]) -> str | None:
    """The words for a slot; what it takes is gone from `rest`. None if it can't be that."""
    if kind.split()[0] in PARTS:
        words = kind.split()[1:]
        taken, rest[:] = rest[:], []
        if not taken or not all(type(part) is int for part in taken) or (words and len(words) != len(taken)):
            return None
        if kind in ("pairs", "groups", "shares"):
            return _filled_in_pairs(kind, taken, called)
        if not words:
            return " and ".join([str(part + 1) if kind == "places" else called(part) for part in taken])
        return " and ".join(f"{n} {word}" for n, word in zip(taken, words, strict=True) if n) or None
    part = rest.pop(0) if rest else None
    if kind == "word":
        return part if isinstance(part, str) else None
    if type(part) is not int:
        return None
    return str(part + 1) if kind == "place" else str(part) if kind == "number" else called(part)


def _filled_in_pairs(kind: str, taken: list[int], called: Callable[[int], str]) -> str | None:
    if len(taken) % 2:
        return None
    pairs = list(zip(taken[::2], taken[1::2], strict=True))
    if kind == "groups":
        led = {to for thing, to in pairs if thing != to}
        parts = [called(to) if thing == to else f"{called(to)} with {called(thing)}"
                 for thing, to in pairs if thing != to or to not in led]  # fmt: skip
        return " and ".join(parts) if led <= {thing for thing, to in pairs if thing == to} else None
    if kind == "pairs":
        return " and ".join([f"{called(to)} with {called(thing)}" for thing, to in pairs])
    return " and ".join([f"{amount} on {called(thing)}" for thing, amount in pairs])


def refusal(state: State, answer: object, reason: Reason) -> str:
    """One sentence: what can't be done, why, by which clause, and how it stands. Names nothing that whoever answers
    does not know."""
    seat = state.decision.seat if state.decision is not None else None
    said = say(state, answer, lambda i: name(state, i, seat)) if isinstance(answer, tuple) else repr(answer)
    return f"can't {quoted(said)}: {why(state, reason, seat)}; {position(state)}"


def why(state: State, reason: Reason, seat: int | None = None) -> str:
    """The reason in words, with its facts and its clause: "not enough, needs 1, has 2 (C-055)"."""
    facts = [said for word, fact in reason.facts.items() if (said := _fact(state, word, fact, seat))]
    return ", ".join([reason.code.replace("_", " "), *facts]) + (f" ({reason.clause})" if reason.clause else "")


def _fact(state: State, word: str, fact: Any, seat: int | None) -> str:
    """A fact in words; "" for what the sentence says already."""
    if word in SAID:
        return ""
    if isinstance(fact, Mapping):
        return f"{word} {' and '.join(f'{n} {what}' for what, n in fact.items() if n) or 'nothing'}"
    if isinstance(fact, list):
        return f"{word} {' and '.join(name(state, i, seat) if type(i) is int else str(i) for i in fact) or 'nothing'}"
    return f"{word} {fact}"


def position(state: State) -> str:
    """The position in one line: whose turn, who is asked what, what everybody sees in play."""
    if state.result is not None:
        asked = "the match is over"
    elif state.decision is not None:
        asked = f"P{state.decision.seat + 1} is asked `{state.decision.kind}`"
    else:
        asked = "nobody is asked"
    sides = [f"P{seat + 1}: {', '.join(_in_play(state, seat)) or 'nothing'}" for seat in range(len(state.seats))]
    return f"turn {state.turn} of P{state.active + 1}, {asked}; in play {'; '.join(sides)}"


def _in_play(state: State, seat: int) -> Iterator[str]:
    places = state.places
    for n, zone in enumerate(state.zones):
        if places.field[n] and places.seat[n] == seat:
            for i in zone:
                others = range(len(state.seats))
                yield name(state, i) if all(knows(state, s, i) for s in others) else "a hidden card"
