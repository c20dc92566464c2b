"""Where things lie on the table, in design units of 1920x1080, as two players sit at a physical one.

The near seat is below, the far seat above, mirrored: line next to the middle, mana before the player, hand at the edge,
Rune and Orb to the left of the line, deck and discard pile to its right.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

NEAR, FAR = 0, 1

HEIGHT = 1080
LINE_LEFT, LINE_RIGHT = 284, 1636
MIDDLE = (LINE_LEFT + LINE_RIGHT) / 2
CARD = (162, 193)  # a contract in the line
LINE_Y = (522, 240)  # centres
LINE_STEP = 170

SLOT = (112, 134)  # Rune, Orb
PILE = (100, 140)
RUNE_X, ORB_X = 86, 206
DECK_X, DISCARD_X = 1718, 1836
SLOT_Y = (522, 240)

PLATE = (24, 240)  # x, width
PLATE_Y = (926, 14)
PLATE_HEIGHT = 140

MANA_Y = (654, 112)
TOKEN = (46, 40)
TOKEN_GAP = (50, 43)

HAND_Y = 874
HAND_CARD = (246, 344)
HAND_RAISED = 560
BACK_CARD = (92, 129)
FAR_HAND_Y = 18

PROMPT = (LINE_LEFT, 346, LINE_RIGHT - LINE_LEFT, 70)
END_TURN = (1660, 340, 232, 84)
LOG = (1660, 690, 236, 376)
BUTTONS = (1660, 20, 52, 8)  # x, y, size, gap


@dataclass(frozen=True, slots=True)
class Pose:
    """Centre, height and turn of a card; `order` says what lies on top."""

    x: float
    y: float
    height: float
    angle: float = 0.0
    alpha: float = 1.0
    order: int = 0


def line(ids: list[int], side: int, gap: int | None = None) -> dict[Any, Pose]:
    """Places of a line; with `gap`, room is left open at that index."""
    count = len(ids) + (gap is not None)
    step = min(LINE_STEP, (LINE_RIGHT - LINE_LEFT - CARD[0]) / max(1, count - 1)) if count > 1 else LINE_STEP
    left = MIDDLE - step * (count - 1) / 2
    places = {}
    for index, card in enumerate(ids):
        spot = index + (gap is not None and index >= gap)
        places[card] = Pose(left + spot * step, LINE_Y[side], CARD[1], order=10 + spot)
    return places


def gap_x(count: int, index: int) -> float:
    """Centre of the room at `index` when a card joins a line of `count`."""
    total = count + 1
    step = min(LINE_STEP, (LINE_RIGHT - LINE_LEFT - CARD[0]) / max(1, total - 1)) if total > 1 else LINE_STEP
    return MIDDLE - step * (total - 1) / 2 + index * step


def between_x(count: int, index: int) -> float:
    """Centre of the seam before the card at `index` in a closed line of `count`."""
    step = min(LINE_STEP, (LINE_RIGHT - LINE_LEFT - CARD[0]) / max(1, count - 1)) if count > 1 else LINE_STEP
    return MIDDLE - step * (count - 1) / 2 + (index - 0.5) * step


def place_at(x: float, count: int) -> int:
    """The index in a line of `count` that a card dropped at `x` would take."""
    return sum(1 for index in range(count) if x > between_x(count, index) + LINE_STEP / 2)


def hand_step(count: int) -> float:
    room = LINE_RIGHT - LINE_LEFT - HAND_CARD[0]
    return min(HAND_CARD[0] * 0.82, room / max(1, count - 1))


def hand(ids: list[int]) -> dict[Any, Pose]:
    """A fan: the middle stands highest."""
    count = len(ids)
    step = hand_step(count)
    places = {}
    for index, card in enumerate(ids):
        off = index - (count - 1) / 2
        places[card] = Pose(MIDDLE + off * step, HAND_Y + 1.3 * off * off, HAND_CARD[1], -off * 1.3, order=100 + index)
    return places


def raised(pose: Pose) -> Pose:
    """A card of the hand that is looked at."""
    return Pose(pose.x, 1072 - HAND_RAISED / 2, HAND_RAISED, 0.0, order=900)


def backs(count: int) -> list[Pose]:
    """The far hand."""
    step = min(66.0, 760 / max(1, count))
    found = []
    for index in range(count):
        off = index - (count - 1) / 2
        y = FAR_HAND_Y - 1.4 * off * off
        found.append(Pose(MIDDLE + off * step, y, BACK_CARD[1], 180 + off * 2.2, order=index))
    return found


def slot(zone: str, side: int) -> Pose:
    x = {"rune": RUNE_X, "orb": ORB_X, "deck": DECK_X, "discard": DISCARD_X}[zone]
    return Pose(x, SLOT_Y[side], SLOT[1] if zone in ("rune", "orb") else PILE[1], order=5)


def plate(side: int) -> tuple[float, float, float, float]:
    return PLATE[0], PLATE_Y[side], PLATE[1], PLATE_HEIGHT
