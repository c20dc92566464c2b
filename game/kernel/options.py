"""The constants of a match, as a state holds them: from the rules file, and as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from game.kernel.data import listed, tupled

if TYPE_CHECKING:
    from game.kernel.game import Game


def options_of(game: Game, rules: Mapping[str, Any]) -> Any:
    """What `State.options` holds, from the rules file's constants; what it leaves out is as printed."""
    known, tables = game.vocabulary.constants, game.vocabulary.tables
    if not tables:
        return _plain(game.constants, tuple(known), tuple(map(rules.get, known)))
    given = {name: value for name, value in rules.items() if name in known}
    return game.constants(**given | {name: tables[name].packed(given[name]) for name in tables if name in given})


@lru_cache(maxsize=8)
def _plain(constants: Callable[..., Any], known: tuple[str, ...], values: tuple[Any, ...]) -> Any:
    """Of constants that are all numbers or switches, which many matches have in common; None is left out."""
    return constants(**{name: value for name, value in zip(known, values, strict=True) if value is not None})


def to_plain(game: Game, options: tuple[Any, ...]) -> dict[str, Any]:
    """Those constants of a match that are not as printed, as plain data.

    What is as printed is left out, so that states and views keep their fingerprints when a constant is added.
    """
    printed: Any = game.constants()
    pairs = zip(printed._fields, options, printed, strict=True)
    return {name: listed(value) for name, value, usual in pairs if value != usual}


def from_plain(game: Game, plain: Mapping[str, Any]) -> tuple[Any, ...]:
    """The constants of a match, as `State.options` holds them, from `to_plain`."""
    return game.constants(**{name: tupled(value) for name, value in plain.items()})
