"""What waits to be carried out, and where each of it stands in its column: the next one on top, the first that was
announced at the foot."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.table.drawing.faces import TILE
from game.table.games.layout import Box
from game.table.layout import poses
from game.table.layout.poses import Pose
from game.table.match import aim
from game.table.match.record import MatchTable

HEAD, HIGHEST, FIRST = 30, 84, 1.25
"""Of the column's title and of an entry, in design units; how much higher the next one is."""
PAD = 5


class Entry(NamedTuple):
    number: int
    """In the order in which they are carried out, from 1 on."""
    item: dict[str, Any]
    """As the view tells of it."""
    box: Box
    """In design units."""

    @property
    def tile(self) -> Pose:
        """Where its card lies."""
        x, y, _, h = self.box
        high = h - 2 * PAD
        return Pose(x + PAD + high * TILE / 2, y + h / 2, high, order=1200 - self.number)


def items(table: MatchTable) -> list[dict[str, Any]]:
    """What waits, the next one first; while something is shown on its way, without cards that have gone on."""
    found: list[dict[str, Any]] = table.view["table"].get("batch") or []
    shown = table.view["entities"]
    return [item for item in found if not item["itself"] or _waits(shown.get(item["entity"]), item)]


def _waits(entity: dict[str, Any] | None, item: dict[str, Any]) -> bool:
    return entity is not None and entity["zone"] == item["zone"]


def column(table: MatchTable) -> Box | None:
    """Where the column stands: less high while a card that is being played lies at its foot."""
    box = table.layout.batch
    if box is None or not items(table):
        return None
    x, y, w, h = box
    return x, y, w, h * (poses.BATCH_KEEPS if aim.parked(table) is not None else 1.0)


def entries(table: MatchTable) -> list[Entry]:
    box = column(table)
    if box is None:
        return []
    x, y, w, h = box
    waiting = items(table)
    head = HEAD * table.room.part
    step = min(HIGHEST * table.room.part, (h - head) / (len(waiting) + FIRST - 1))
    found, top = [], y + head
    for number, item in enumerate(waiting, 1):
        high = step * (FIRST if number == 1 else 1.0)
        found.append(Entry(number, item, (x, top, w, high)))
        top += high
    return found


def spots(table: MatchTable) -> dict[Any, Pose]:
    """Where the cards lie that wait themselves; what the ability of a card does has no place, its card is in play."""
    return {entry.item["entity"]: entry.tile for entry in entries(table) if entry.item["itself"]}


def place(table: MatchTable, entity: int) -> tuple[float, float] | None:
    """The middle of the card of an entry, in design units."""
    found = next((entry.tile for entry in entries(table) if entry.item["entity"] == entity), None)
    return (found.x, found.y) if found else None
