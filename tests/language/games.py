"""Every game whose language the tests speak: those of the program, and the tests' own with what these don't have."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from game.kernel.vocabulary import Vocabulary
from game.language.folders import CARDS
from game.language.library import Library, load
from game.language.wording import messages
from game.rules import EXAMPLES, NAMES, game_named
from tests.kernel import stack_game, veil, wide

HERE = Path(__file__).resolve().parent / "messages"
OWN: Mapping[str, Vocabulary] = {
    "wide": wide.WIDE.vocabulary, "stack": stack_game.VOCABULARY, "veil": veil.VEIL.vocabulary,
}  # fmt: skip
"""The tests' own games, each with its file of messages in both languages here."""
LIKE = {"wide": "contracts"}
"""The game whose cards and words it has besides."""
KEYWORDS = {
    "stack": {
        "calm": {"name": {"it": "Calma", "en": "Calm"}, "reminder": {"it": "Non fa nulla.", "en": "Does nothing."}}
    }
}
ALL = (*NAMES, *EXAMPLES, *OWN)


def _files(lang: str, game: str) -> list[Path]:
    like = (messages.FOLDER / lang / LIKE[game]).glob("*.ftl") if game in LIKE else ()
    return [HERE / lang / f"{game}.ftl", *like]


messages.ELSEWHERE |= {game: lambda lang, game=game: _files(lang, game) for game in OWN}


@cache
def vocabulary(game: str) -> Vocabulary:
    return OWN.get(game) or game_named(game).vocabulary


def folder(game: str) -> Path | None:
    """Where its cards and keywords are; None for a game without a folder."""
    return None if game in OWN and game not in LIKE else CARDS / LIKE.get(game, game)


@cache
def library(game: str) -> Library:
    """Its cards, as they are printed."""
    place, words = folder(game), vocabulary(game)
    if place is None:
        return Library(game, words, keywords=KEYWORDS.get(game, {}), constants=dict(words.constants))
    found = load(place, game, words)
    assert not found.faults, found.faults[0]
    return found


def kind_for(game: str, when: str) -> str:
    """A kind of card that may have a clause with that trigger and needs no other beside it: a body, where it may."""
    words = vocabulary(game)
    allowed = words.triggers[when].kinds if when in words.triggers else ()
    known = [kind for kind in (*words.bodies, *words.kinds) if kind not in words.calls_for]
    return next(kind for kind in known if not allowed or kind in allowed)
