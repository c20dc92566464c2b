"""Windows in which one may answer what others do: asked each time, or put off for the rest of a turn."""

from __future__ import annotations

from game.table.games.interface import Answer
from game.table.match.record import MatchTable


def is_off(table: MatchTable) -> bool:
    """Does the viewer want no more windows this turn?"""
    return bool(table.silenced.get(table.near) == table.view["turn"])


def is_open(table: MatchTable) -> bool:
    """Is the pending question a window that can be closed?"""
    return closing(table) is not None


def closing(table: MatchTable) -> Answer | None:
    """The answer that closes the window that is open."""
    now = table.legal
    return now.ending if now.mine and now.kind in table.game.windows else None


def put_off(table: MatchTable) -> None:
    """Ask the viewer no more windows this turn."""
    table.silenced[table.near] = table.view["turn"]


def ask(table: MatchTable) -> None:
    """Ask the viewer in every window again."""
    table.silenced.pop(table.near, None)
