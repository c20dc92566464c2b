"""Every word of the table, from Project Fluent files, one folder a language.

What a game says in words of its own lies in its folder of `games/`, and goes before the common messages.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.system import languages, translated
from game.system.translated import Layer
from game.table import bindings

if TYPE_CHECKING:
    from game.system.words import Bundle

FOLDER = Path(__file__).resolve().parent / "messages"
GAMES = FOLDER.parent / "games"


@lru_cache(maxsize=12)
def _bundle(language: str, game: str) -> Bundle:
    """The messages of a game before those of all."""
    return translated.bundle(language, layers(game))


def layers(game: str) -> list[Layer]:
    """What every game says, then what one says in words of its own."""
    found = [Layer(lambda lang: sorted((FOLDER / lang).glob("*.ftl")), "table")]
    if game:
        own = Layer(lambda lang: sorted((GAMES / game / "messages" / lang).glob("*.ftl")), f"table/{game}")
        found.append(own)
    return found


@lru_cache(maxsize=4096)
def _say(language: str, game: str, name: str, facts: tuple[tuple[str, Any], ...]) -> str:
    said = _bundle(language, game).say(name, dict(facts))
    if said is None:
        return f"‹{name}›"
    return euphonic(said, [fact for _, fact in facts if isinstance(fact, str)]) if language == "it" else said


languages.forgotten_by(_bundle.cache_clear)
languages.forgotten_by(_say.cache_clear)

MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""The sign before a number below 0, as a keyboard has it."""


ARTICLES = ("l'", "il ")
ELIDED = {"a": "al", "di": "del", "da": "dal", "su": "sul", "in": "nel"}
ELISION = re.compile(r"\b(a|di|da|su|in) (l'(?=\w)|il (?=compagno))", re.IGNORECASE)
"""A preposition before a name with its article, in Italian."""


def elided(said: str) -> str:
    """With "a l'avversario" as "all'avversario", and a capital letter where a sentence begins with it."""

    def together(met: re.Match[str]) -> str:
        before, article = met[1], met[2]
        return before[0] + ELIDED[before.lower()][1:] + ("l'" if article == "l'" else " ")

    found = ELISION.sub(together, said)
    return found[0].upper() + found[1:] if found.startswith(("l'", "il compagno")) else found


def euphonic(said: str, names: Sequence[str]) -> str:
    """With "a Ada" as "ad Ada" and "e Emma" as "ed Emma", before those of `names` that begin with the same vowel."""
    for name in names:
        vowel = name[:1].lower()
        if vowel and vowel in "ae":
            said = re.sub(rf"(?<![\w'’])([{vowel}{vowel.upper()}]) (?={re.escape(name)})", r"\1d ", said)
    return said


class Messages:
    """`say("setup-begin")` is that message in the language that is set now, in the words of the game that is set."""

    def __init__(self, language: str = "en", game: str = "") -> None:
        self.language = language if languages.is_known(language) else languages.FALLBACK
        self.game = game
        self.keys: bindings.Changed = {}
        """The keys that a person has changed; messages speak of keys by what they do."""

    def __call__(self, name: str, /, **facts: Any) -> str:
        if "game" not in facts:
            facts["game"] = _headed(self.game)
        said = bindings.marked(_say(self.language, self.game, name, tuple(facts.items())), self.keys)
        articled = negative = False
        for fact in facts.values():  # thousands of messages make a picture
            if type(fact) is str:
                articled = articled or fact.startswith(ARTICLES)
            elif type(fact) is int:
                negative = negative or fact < 0
        if articled and self.language == "it":
            said = elided(said)
        return MINUS.sub("−", said) if negative else said

    def of(self, kind: str, word: str, **facts: Any) -> str:
        """What the engine calls `word`, among the messages of a kind: of("phase", "power_up") is "phase-power-up".

        A word that no message translates is said as it is, in the frame "plain-…" of its kind if there is one.
        """
        name = f"{kind}-{word.replace('_', '-')}"
        if self.has(name):
            return self(name, **facts)
        plain = f"plain-{kind}"
        return self(plain, word=plainly(word), **facts) if self.has(plain) else plainly(word)

    def listed(self, parts: Sequence[str]) -> str:
        """One, two and three, with the word of the language before the last."""
        if len(parts) < 2:
            return "".join(parts)
        *first, second, last = parts
        return self("and", first=", ".join([*first, second]), second=last)

    def has(self, name: str) -> bool:
        return name in _bundle(self.language, self.game).messages

    @staticmethod
    def names(language: str, game: str = "") -> frozenset[str]:
        """All that there are."""
        return _bundle(language, game).messages


@lru_cache(maxsize=16)
def _headed(game: str) -> str:
    return plainly(game).capitalize()


def plainly(word: str) -> str:
    """A word of the engine as people write it."""
    return word.replace("_", " ")
