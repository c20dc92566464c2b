"""The constants of a match, as a state holds them, and as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.kernel.data import listed, tupled

Constants = Callable[..., tuple[Any, ...]]
"""The NamedTuple of a game's constants (`Game.constants`)."""


def to_plain(constants: Constants, options: tuple[Any, ...]) -> dict[str, Any]:
    """Those constants of a match that are not as printed, as plain data.

    What is as printed is left out, so that states and views keep their fingerprints when a constant is added.
    """
    printed: Any = constants()
    pairs = zip(printed._fields, options, printed, strict=True)
    return {name: listed(value) for name, value, usual in pairs if value != usual}


def from_plain(constants: Constants, plain: Mapping[str, Any]) -> tuple[Any, ...]:
    """The constants of a match, as `State.options` holds them, from `to_plain`."""
    return constants(**{name: tupled(value) for name, value in plain.items()})
