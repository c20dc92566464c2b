"""What a sentence can mean: its phrases, and what it names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import pairwise

from game.kernel.cards import CardSet
from game.kernel.game import Game
from game.kernel.phrases import USUAL, Phrase, in_pairs, several
from game.kernel.places import ZoneKind
from game.language.source import Node, closest

NUMBERS = ("number", "place", "places", "word", "option")
"""The types of slots, beside amounts, that name no card."""
TYPES = {
    "place": "a place from 1 on", "places": "one or more places from 1 on",
    "pairs": "as one with another and one with another",
    "groups": "as one, or one with another in its group", "shares": "as 1 on one and 2 on another",
}  # fmt: skip
"""The types of slots in words, where their name does not say it."""
SEAT = re.compile(r"P([1-9])")
NAMED = re.compile(r"(?:P([1-9])\.)?([a-z0-9_]+)(?:#([1-9]\d*))?")


Part = str | int
"""Of an answer."""


@dataclass(frozen=True)
class Said:
    """One way to understand what was said: a phrase with what stands in its slots, and so each of its tails."""

    phrase: Phrase
    slots: Mapping[str, str]
    tails: tuple[tuple[Phrase, Mapping[str, str]], ...] = ()


@dataclass(frozen=True)
class Sentence:
    """An answer in words, with all ways to understand it; or as `parts`, where the words of the game don't do."""

    node: Node
    text: str
    readings: tuple[Said, ...] = ()
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True)
class Named:
    """A card as it is named: `P2.ember_imp#1` is the first ember_imp, if it is on the side of P2."""

    word: str
    seat: int | None = None
    number: int | None = None


@dataclass
class Words:
    """What can be named in a scenario."""

    game: Game
    cards: CardSet
    seats: int
    labels: dict[str, str] = field(default_factory=dict)

    @property
    def zones(self) -> list[str]:
        return [kind.name for kind in self._kinds]

    @property
    def own_zones(self) -> list[str]:
        """Those of which each seat has one."""
        return [kind.name for kind in self._kinds if not kind.shared]

    @property
    def shared_zones(self) -> list[str]:
        """Those that the table shares."""
        return [kind.name for kind in self._kinds if kind.shared]

    @property
    def _kinds(self) -> list[ZoneKind]:
        """Those that there are in a match with these cards."""
        return self.game.vocabulary.zones_of(self.cards.removes)

    @property
    def options(self) -> set[str]:
        """Words that a choice can be among."""
        words = self.game.vocabulary
        return {*words.elements, *words.keywords, *words.kinds, *words.stats}

    @property
    def counters(self) -> tuple[str, ...]:
        """The counters that can lie on cards and players."""
        return (*self.game.vocabulary.counters, *self.cards.counters)

    @property
    def seat_names(self) -> list[str]:
        return [f"P{seat + 1}" for seat in range(self.seats)]

    def seat(self, text: str) -> int | None:
        """The seat called P1, P2, …; None for what is none of this match."""
        found = SEAT.fullmatch(text)
        return int(found[1]) - 1 if found and int(found[1]) <= self.seats else None

    def named(self, text: str) -> Named | None:
        """What `text` names, unless that is a seat; None if there is no such card, label or zone."""
        found = NAMED.fullmatch(text)
        if not found or (found[1] and int(found[1]) > self.seats):
            return None
        word = found[2]
        if word not in self.labels and word not in self.cards.by_id and word not in self.zones:
            return None
        return Named(word, int(found[1]) - 1 if found[1] else None, int(found[3]) if found[3] else None)

    def names(self, text: str) -> bool:
        return self.seat(text) is not None or self.named(text) is not None

    def kind(self, text: str) -> str:
        """The kind of card that `text` names; "" for a zone."""
        named = self.named(text)
        card = self.labels.get(named.word, named.word) if named else ""
        return self.cards.by_id[card].kind if card in self.cards.by_id else ""

    # Sentences

    def readings(self, text: str) -> list[Said]:
        """Every way to understand a sentence, those with the longest phrase first."""
        said = " ".join(text.split())
        found: list[Said] = []
        for head, tails in _splits(said, [p.says.split()[0] for p in self.game.board.phrases.all_tails]):
            told = list(self._tails(tails))
            if len(told) < len(tails):
                continue
            for phrase in self.game.board.phrases.heads:
                slots = phrase.read(head)
                if slots is not None and all(self._fits(slots[name], kind) for name, kind in phrase.slots.items()):
                    found.append(Said(phrase, slots, tuple(told)))
        return found

    def _tails(self, texts: list[str]) -> Iterator[tuple[Phrase, dict[str, str]]]:
        for text in texts:
            for phrase in self.game.board.phrases.all_tails:
                slots = phrase.read(text)
                if slots is not None and all(self._fits(slots[name], kind) for name, kind in phrase.slots.items()):
                    yield phrase, slots
                    break

    def _fits(self, text: str, kind: str) -> bool:
        """Can `text` stand in a slot of this type?"""
        if kind == "word":
            return text.isidentifier()
        if kind == "option":
            return text in self.options or text.isdigit()
        if kind in ("number", "place"):
            return text.isdigit() and (kind == "number" or int(text) > 0)
        if kind == "places":
            return all(part.isdigit() and int(part) > 0 for part in several(text))
        if kind == "cards":
            return all(map(self.names, several(text)))
        if kind in ("pairs", "groups"):
            return all(self.names(thing) and self.names(to) for thing, to in in_pairs(kind, text))
        if kind == "shares":
            return all(self.names(thing) for thing, _ in in_pairs(kind, text))
        if kind.startswith("amounts"):
            return all(part.split()[1] in kind.split()[1:] for part in several(text))
        return self.names(text) and (kind == "card" or self.kind(text) in (kind, ""))

    def problem(self, text: str) -> tuple[str, str]:
        """What is wrong with a sentence that has no reading, and what would be right: message and suggestion."""
        said = " ".join(text.split())
        phrases = self.game.board.phrases
        for head, tails in _splits(said, [p.says.split()[0] for p in phrases.all_tails]):
            for phrase, part in [(p, head) for p in phrases.heads] + [(p, t) for t in tails for p in phrases.all_tails]:
                for name, kind in phrase.slots.items():
                    slots = phrase.read(part) or {}
                    if name not in slots or self._fits(slots[name], kind):
                        continue
                    unknown = [n for n in names_in(kind, slots[name]) if not self.names(n)]
                    if unknown and kind not in NUMBERS and not kind.startswith("amounts"):
                        return f"there is no card or label `{unknown[0]}`", self.closest(unknown[0])
                    if kind in self.game.vocabulary.kinds:
                        return f"`{slots[name]}` is no {kind}", f"`{shown(phrase.says)}` means a {kind}"
                    return (
                        f"`{slots[name]}` can't stand in `{shown(phrase.says)}`",
                        f"{name.upper()} is {_type(kind)}",
                    )
        every, first = (*phrases.heads, *phrases.all_tails), said.split()[0]
        meant = get_close_matches(first, {p.says.split()[0] for p in every}, n=1)
        known = [p for p in every if p.says.split()[0] in meant] or [p for p in every if p.answer[:1] == (first,)]
        words = dict.fromkeys(shown(p.says) for p in known or (*phrases.own, *USUAL))
        return f"nobody can say `{said}`", "say " + " or ".join(f"`{word}`" for word in words)

    def closest(self, word: str) -> str:
        bare = word.partition("#")[0].rpartition(".")[2]
        return closest(bare, [*self.labels, *self.cards.by_id])


def names_in(kind: str, text: str) -> list[str]:
    """The cards that a slot of this type names."""
    if kind == "pairs":
        return [name for pair in in_pairs(kind, text) for name in pair]
    return [thing for thing, _ in in_pairs(kind, text)] if kind in ("groups", "shares") else several(text)


def shown(phrase: str) -> str:
    """A phrase as people read it: "attack TARGET with ATTACKER"."""
    return re.sub(r"\{(\w+):[\w ]+\}", lambda found: found[1].upper(), phrase)


def _type(kind: str) -> str:
    """The type of a slot in words."""
    words = kind.split()[1:]
    if words:
        return f"as 1 {words[0]} and 2 {words[-1]}"
    return TYPES.get(kind, f"a {kind}")


def _splits(text: str, words: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The head and the tails of a sentence; first all of it as the head, then less and less."""
    starts = [found.start() for found in re.finditer(rf"(?<= )(?:{'|'.join(words)})(?= )", text)] if words else []
    for n in range(len(starts), -1, -1):
        ends = [*starts[n:], len(text)] if n < len(starts) else [len(text)]
        head = text[: ends[0]].strip()
        tails = [text[a:b].strip().removesuffix(",") for a, b in pairwise(ends)]
        yield head.removesuffix(","), tails
