"""The words of a transcript: the messages of one language, and the names of cards and players in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.language.names import called
from game.records.match import Match
from game.system import languages, translated
from game.system.translated import Layer
from game.system.words import Bundle

FOLDER = Path(__file__).resolve().parent / "messages"

WAYS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "changed": lambda facts: facts["layer"] if facts.get("what", True) else f"{facts['layer']}-lost",
    "counters": lambda facts: "put" if facts["amount"] > 0 else "taken",
    "marked": lambda facts: "on" if facts["on"] else "off",
    "turned": lambda facts: "down" if facts["face_down"] else "up",
}
"""Kinds of events that are told in several ways: which one, the end of the name of its message."""


class Words:
    """The messages of one language, and the names of cards and players in it.

    Cards of one name are told apart: the second that is mentioned is "Ember Imp (2)", and so on.
    """

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.lang = lang
        self._game = match.game.name
        self._bundle = _bundle(lang, self._game)
        self._marks = _bundle(languages.with_grammar(lang), self._game)  # they are no words, and are not translated
        self._keywords = match.library.keywords
        self._mentioned: dict[str, list[int]] = {}

    def say(self, name: str, /, **facts: Any) -> str:
        said = self._bundle.say(name, facts)
        return f"‹{name}› " + ", ".join(f"{k} {v}" for k, v in facts.items()) if said is None else said

    def has(self, name: str) -> bool:
        return name in self.names

    @property
    def names(self) -> frozenset[str]:
        """Those of all messages."""
        return self._bundle.messages

    def word(self, kind: str, word: str) -> str:
        """What the engine calls `word`, among the messages of a kind; one that no message names is said as it is."""
        names = (f"{kind}-{word.replace('_', '-')}", f"{kind}-{word}")
        return next((self.say(name) for name in names if self.has(name)), word.replace("_", " "))

    def counter(self, name: str) -> str:
        """What a counter is called: by a card of the match, or by a message."""
        named = self.match.state.cards.counters.get(name)
        return called(named, self.lang, self._game, "counters", name) if named else self.word("counters", name)

    def about(self, name: str, attribute: str) -> str:
        """What a message says of its event in an attribute, such as `.act` for what a player does; "" for nothing."""
        return self._marks.say(f"{name}.{attribute}") or ""

    def player(self, seat: int) -> str:
        return self.say("player", number=seat + 1)

    def card(self, card: str) -> str:
        return called(self.match.cards[card].name, self.lang, self._game, "cards", card)

    def deck(self, deck: Mapping[str, Any]) -> str:
        """One of those that a match file names."""
        return called(deck.get("name", {}), self.lang, self._game, "decks", str(deck.get("id", "")))

    def listed(self, names: Sequence[str]) -> str:
        """Several names with "and" before the last."""
        *first, last = names
        return self.say("listed", first=", ".join(first), last=last) if first else last

    def entity(self, i: int) -> str:
        """A player, a card, or with -1 the rules."""
        if i < 0:
            return self.say("nothing")
        definition = self.match.state.entities[i].card  # also of what lies face down in the end
        if definition.kind == "player":
            return self.player(i)
        same = self._mentioned.setdefault(definition.id, [])
        if i not in same:
            same.append(i)
        name, number = self.card(definition.id), same.index(i) + 1
        return self.say("one-of-several", card=name, number=number) if number > 1 else name

    def keyword(self, word: str) -> str:
        return called(self._keywords.get(word, {}).get("name", {}), self.lang, self._game, "keywords", word)


@lru_cache(maxsize=8)
def _bundle(lang: str, game: str) -> Bundle:
    """The messages of a game before those of all."""
    return translated.bundle(lang, layers(game))


languages.forgotten_by(_bundle.cache_clear)


def layers(game: str) -> list[Layer]:
    """What is told of every game, then what of one."""
    return [
        Layer(lambda lang: [FOLDER / f"{lang}.ftl"], "records"),
        Layer(lambda lang: [path] if (path := FOLDER / lang / f"{game}.ftl").exists() else [], f"records/{game}"),
    ]
