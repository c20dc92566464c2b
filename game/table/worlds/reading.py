"""How the parts of a description of a world are read: each is checked, and what is wrong is said with what is right."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any

from game.table.drawing.hues import rgb
from game.table.drawing.symbols import ICONS, Colour

Reader = Callable[[str, Any], Any]
"""Reads a part of a description, given where it stands in the words of a fault."""

SHOWN = 40
"""So many letters of what was found are quoted."""
_PATH = re.compile(r"[MLHVCSQTAZmlhvcsqtaz0-9 .,+-]+")


class WorldFault(ValueError):
    """What is wrong with the description of a world, and where in its file, if that is known."""

    def __init__(self, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(message)
        self.line, self.column = line, column


def quoted(told: Any) -> str:
    return json.dumps(told, ensure_ascii=False)[:SHOWN]


def table(told: Any, what: str, known: Iterable[str]) -> Mapping[str, Any]:
    """Names, each of them known, and their values."""
    found, names = named(told, what), sorted(known)
    for name in found:
        if name not in names:
            raise WorldFault(f"{what} has no `{name}`; it may have {', '.join(names)}")
    return found


def named(told: Any, what: str) -> Mapping[str, Any]:
    """Names of any kind and their values."""
    if not isinstance(told, dict):
        raise WorldFault(f"{what} is a table of names and values, not {quoted(told)}")
    return told


def parts(told: Any, what: str, readers: Mapping[str, Reader], needed: Iterable[str] = ()) -> dict[str, Any]:
    """What each part says, by its name; those `needed` must be there."""
    found = {name: readers[name](f"`{name}` of {what}", part) for name, part in table(told, what, readers).items()}
    for name in needed:
        if name not in found:
            raise WorldFault(f"{what} needs `{name}`")
    return found


def each(read: Reader) -> Reader:
    """A table of any names whose values are all read alike."""
    return lambda where, told: {name: read(f"`{name}` of {where}", part) for name, part in named(told, where).items()}


def row(read: Reader, *, least: int = 0, most: int | None = None) -> Reader:
    """A list of values that are all read alike, so many at the least and at the most."""

    def read_row(where: str, told: Any) -> Any:
        if not isinstance(told, list) or len(told) < least or (most is not None and len(told) > most):
            count = f"{least}" if least == most else f"{least} or more" if most is None else f"{least} to {most}"
            raise WorldFault(f"{where} is a list of {count}, not {quoted(told)}")
        return tuple(read(where, part) for part in told)

    return read_row


def colour(where: str, told: Any) -> Colour:
    try:
        if isinstance(told, str) and told.startswith("#") and len(told) == 7:
            return rgb(told)
    except ValueError:
        pass
    raise WorldFault(f'{where} is a colour "#rrggbb", not {quoted(told)}')


def word(where: str, told: Any) -> str:
    if isinstance(told, str):
        return told
    raise WorldFault(f"{where} is a word, not {quoted(told)}")


def switch(where: str, told: Any) -> bool:
    if isinstance(told, bool):
        return told
    raise WorldFault(f"{where} is true or false, not {quoted(told)}")


def number(where: str, told: Any) -> float:
    if isinstance(told, int | float) and not isinstance(told, bool):
        return told
    raise WorldFault(f"{where} is a number, not {quoted(told)}")


def whole(where: str, told: Any) -> int:
    if isinstance(told, int) and not isinstance(told, bool):
        return told
    raise WorldFault(f"{where} is a whole number, not {quoted(told)}")


def path(where: str, told: Any) -> str:
    """An outline, as SVG writes it."""
    if isinstance(told, str) and told.startswith("M") and _PATH.fullmatch(told):
        return told
    raise WorldFault(f'{where} is an outline as SVG writes it, such as "M0 0 H9 V9 Z", not {quoted(told)}')


def icon(where: str, told: Any) -> str:
    """The name of a drawing among those that are bundled."""
    if isinstance(told, str) and re.fullmatch(r"[a-z0-9_-]+", told) and (ICONS / f"{told}.svg").is_file():
        return told
    raise WorldFault(f"{where} is an icon of {ICONS.name}, and there is none {quoted(told)}")


def one_of(what: str, known: Iterable[str]) -> Reader:
    def chosen(where: str, told: Any) -> str:
        if told not in known:
            raise WorldFault(f"there is no {what} {quoted(told)}; there are {', '.join(sorted(known))}")
        return str(told)

    return chosen


def names_of(made: type) -> list[str]:
    """Of the fields of a dataclass."""
    return [field.name for field in fields(made)]
