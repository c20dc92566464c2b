"""Where things lie on the screen, in design units of 1920x1080.

Where cards and players lie, the game says (`games/layout.py`); hand, prompts and buttons are the same for all. The
constants are those at 100 %; where all stands at the present scale of the interface, `room.py` says.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.table.drawing.faces import TILE
from game.table.drawing.printed import RATIO
from game.table.games.layout import Box, Layout, Row

HEIGHT = 1080
LEFT, RIGHT = 284, 1636  # of the hand and of prompts
MIDDLE = (LEFT + RIGHT) / 2

HAND_Y = 874
HAND_CARD = (246, 344)
HAND_RAISED = 560
HELD_UP = 1392, 470
LEADS = 330
"""How wide it is written between two cards that are compared who leads."""
BELOW = 10
"""How far below two cards that are compared one may reach that is held up."""
RAISED_MOST = 660
"""What of a card that is looked at fits below the prompt at every scale."""
EDGE = 16
"""So far above the hand a card that is held is out of it."""
RAISED_BOTTOM = 1072
APART, LEAST_PART = 5, 0.7
"""Between two cards of a hand that lie side by side; and how small they get, of their size at 100 %, before they
overlap after all."""
RADIUS = 9000.0
"""Of the circle on which the cards of a hand stand."""
FOOT = 4
"""Below the smaller cards of a hand that otherwise hangs out of the window."""

ASIDE = 12
"""Free room about a card that is being played."""

PROMPT = (LEFT, 346, RIGHT - LEFT, 70)
END_TURN = (1660, 340, 232, 84)
ASKING = (1660, 430, 232, 38)
LOG = (1660, 690, 236, 376)
BUTTONS = (1660, 20, 52, 8)  # x, y, size, gap
ADVICE = (26, 792, 236, 40)  # above the own plate, in every layout
SHELF = (432, 692)  # from the bar to the hand


@dataclass(frozen=True)
class Room:
    """Where all stands that is the same for every game, and the layout of the game."""

    layout: Layout
    part: float = 1.0
    """How large what stands in the columns is, of its size at 100 %."""
    left: float = LEFT
    right: float = RIGHT
    """Of the hand and of prompts."""
    hand_y: float = HAND_Y
    hand_card: tuple[float, float] = HAND_CARD
    raised: float = HAND_RAISED
    prompt: Box = PROMPT
    end_turn: Box = END_TURN
    asking: Box = ASKING
    log: Box = LOG
    buttons: Box = BUTTONS
    advice: Box = ADVICE
    shelf: tuple[float, float] = SHELF

    @property
    def hand_top(self) -> float:
        """Above it lies the table."""
        return self.hand_y - self.hand_card[1] / 2 - 2

    @property
    def prompt_y(self) -> float:
        """The middle of the prompt."""
        return self.prompt[1] + self.prompt[3] / 2


@dataclass(frozen=True, slots=True)
class Pose:
    """Centre, height and turn of a card; `order` says what lies on top."""

    x: float
    y: float
    height: float
    angle: float = 0.0
    alpha: float = 1.0
    order: int = 0


# --- rows of cards in play --------------------------------------------------------------------------------------------


def card_width(row: Row) -> float:
    """Of a card in play."""
    return row.height * TILE


def _step(row: Row, count: int) -> float:
    return min(row.step, (row.width - card_width(row)) / (count - 1)) if count > 1 else row.step


def _crowded(row: Row, count: int) -> float:
    """By how much the cards of a row that shrinks are smaller when there are `count`; 1 where they fit."""
    whole = row.step * (count - 1) + card_width(row)
    return min(1.0, row.width / whole) if row.shrinks else 1.0


def spread(row: Row, ids: Sequence[int], gap: int | None = None, least: int = 0) -> dict[Any, Pose]:
    """Places of the cards of a row; with `gap`, room is left open at that index; at least for `least` cards."""
    count = max(least, len(ids) + (gap is not None))
    part = _crowded(row, count)
    step = row.step * part if row.shrinks else _step(row, count)
    left = row.x - step * (count - 1) / 2
    places = {}
    for index, card in enumerate(ids):
        spot = index + (gap is not None and index >= gap)
        places[card] = Pose(left + spot * step, row.y, row.height * part, order=10 + spot)
    return places


def gap_x(row: Row, count: int, index: int) -> float:
    """Centre of the room at `index` when a card joins a row of `count`."""
    step = _step(row, count + 1)
    return row.x - step * count / 2 + index * step


def between_x(row: Row, count: int, index: int) -> float:
    """Centre of the seam before the card at `index` in a closed row of `count`."""
    step = _step(row, count)
    return row.x - step * (count - 1) / 2 + (index - 0.5) * step


def place_at(row: Row, x: float, count: int) -> int:
    """The index in a row of `count` that a card dropped at `x` would take."""
    return sum(1 for index in range(count) if x > between_x(row, count, index) + row.step / 2)


def pile(row: Row) -> tuple[float, float, float, float]:
    """The box of a pile."""
    width = round(row.height * RATIO)
    return row.x - width / 2, row.y - row.height / 2, width, row.height


FACE_OFF, FACE_OFF_MOST = 1.5, 285
"""How much larger two cards stand in the middle that are compared, and how high at the most."""
FACE_OFF_APART = 272
"""How far from the middle each of them stands, less where the columns are wider."""


def face_off(room: Room) -> tuple[Pose, Pose]:
    """Where two cards stand that are brought to the middle to be compared: between both sides, above everything."""
    near, far = (side.field[0] for side in room.layout.sides[:2])
    high = min(FACE_OFF * near.height, FACE_OFF_MOST)
    y = min((near.y + far.y) / 2, room.hand_top - high / 2)
    apart = FACE_OFF_APART * min(1.0, (room.right - room.left) / (RIGHT - LEFT))
    left, right = MIDDLE - apart, MIDDLE + apart
    return Pose(left, y, high, order=700), Pose(right, y, high, order=701)


def held_up(room: Room, compared: bool) -> Pose:
    """Where a card is held up; while two are compared, beside their numbers and above what is said of them."""
    if not compared:
        return Pose(HELD_UP[0], HELD_UP[1], HAND_RAISED)
    beaten = face_off(room)[1]
    low = beaten.y + beaten.height / 2 + BELOW
    high = min(HAND_RAISED, low - ASIDE)
    return Pose(MIDDLE + LEADS / 2 + BELOW + high * RATIO / 2, low - high / 2, high)


ACT = 1.3
"""How much larger than in the hand a card is that acts in the middle of the table."""
BESIDE = (0.0, 0.8, -0.8, 1.6, -1.6)
"""Where it may stand, in its width from the middle, the best place first."""


def act(room: Room, struck: Sequence[Box] = ()) -> Pose:
    """Where a card acts: in the middle between both sides, or beside it where it would cover what it strikes."""
    rows = [side.field[0].y for side in room.layout.sides[:2] if side.field]
    high = min(ACT * room.hand_card[1], room.hand_top - 2 * ASIDE)
    wide = high * RATIO
    y = max(ASIDE + high / 2, min(sum(rows) / len(rows) if rows else 0.0, room.hand_top - ASIDE - high / 2))

    def covers(x: float) -> float:
        """So much of what it strikes, in square units."""
        found = 0.0
        for left, top, w, h in struck:
            across = min(x + wide / 2, left + w) - max(x - wide / 2, left)
            down = min(y + high / 2, top + h) - max(y - high / 2, top)
            found += max(0.0, across) * max(0.0, down)
        return found

    places = [MIDDLE + part * wide for part in BESIDE]
    within = [x for x in places if room.left <= x - wide / 2 and x + wide / 2 <= room.right]
    return Pose(min(within or [MIDDLE], key=covers), y, high, order=1600)


# --- hands ------------------------------------------------------------------------------------------------------------


def hand_card(room: Room, count: int) -> tuple[float, float]:
    """Width and height of a card of a hand of `count`: smaller in a large one, so that all of them are seen whole."""
    wide, high = room.hand_card
    usual = HAND_CARD[0] * (room.layout.hand_high or HAND_CARD[1]) / HAND_CARD[1]
    each = (room.right - room.left) / max(1, count) - APART
    part = max(min(wide, LEAST_PART * usual), min(wide, each)) / wide
    return wide * part, high * part


def hand_step(room: Room, count: int) -> float:
    """From one card of the hand to the next: side by side as long as there is room, then overlapping."""
    wide = hand_card(room, count)[0]
    free = room.right - room.left - wide
    return min(wide + APART, free / max(1, count - 1))


def hand(room: Room, ids: Sequence[int]) -> dict[Any, Pose]:
    """Along a circle, each card turned as it; the middle stands highest, half of them above where all are on average.

    Smaller cards stand on the same lower edge, those of a hand that hangs out of the window as high as they can.
    """
    count = len(ids)
    step, (_, high) = hand_step(room, count), hand_card(room, count)
    bottom = min(room.hand_y + room.hand_card[1] / 2, HEIGHT - FOOT)
    y = max(room.hand_top + 2 + high / 2, bottom - high / 2)
    bow = RADIUS * (1 - math.cos(step * (count - 1) / 2 / RADIUS))
    places = {}
    for index, card in enumerate(ids):
        turn = (index - (count - 1) / 2) * step / RADIUS
        down = RADIUS * (1 - math.cos(turn)) - bow / 2
        places[card] = Pose(MIDDLE + RADIUS * math.sin(turn), y + down, high, -math.degrees(turn), order=100 + index)
    return places


def outline(pose: Pose, left: float, right: float, bottom: float) -> tuple[tuple[float, float], ...]:
    """The corners of a turned card from the upper left one on, from `left` to `right` of its middle and down to
    `bottom` below it."""
    cos, sin = math.cos(math.radians(pose.angle)), math.sin(math.radians(pose.angle))
    top = -pose.height / 2
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return tuple((pose.x + x * cos + y * sin, pose.y - x * sin + y * cos) for x, y in corners)


BATCH_KEEPS = 0.52
"""So much of the height of the batch stays its own while a card lies aside."""


def aside(room: Room) -> Pose:
    """A card that is being played: in the margin at the left, in the room above the own plate."""
    table = room.layout
    own, margin = table.sides[0], room.left - 2 * ASIDE
    if table.batch is not None:
        x, y, w, h = table.batch
        top = y + h * BATCH_KEEPS
        bottom = min(box[1] for box in (own.plate, own.pool) if box is not None)
        high = min(bottom - top - 2 * ASIDE, margin / RATIO)
        return Pose(x + w / 2, bottom - ASIDE - high / 2, high, order=1500)
    boxes = [side.plate for side in table.sides]
    boxes += [pile(row) for side in table.sides for row in side.field if row.x < room.left and not row.width]
    boxes += [box for box in (table.track, table.standing) if box]
    bottom = min(y for x, y, _, _ in boxes if x < room.left and y > room.hand_top)
    top = max((y + h for x, y, _, h in boxes if x < room.left and y + h < bottom), default=bottom - HAND_CARD[1])
    high = min(bottom - top - 2 * ASIDE, margin / RATIO)
    return Pose(own.plate[0] + own.plate[2] / 2, bottom - ASIDE - high / 2, high, order=1500)


def raised(room: Room, pose: Pose) -> Pose:
    """A card of the hand that is looked at; it covers nothing beside the hand."""
    high = room.raised
    half = high * RATIO / 2
    return Pose(max(room.left + half, min(room.right - half, pose.x)), RAISED_BOTTOM - high / 2, high, 0.0, order=900)


def backs(row: Row, count: int) -> list[Pose]:
    """A hand of which only the backs are seen."""
    step = min(row.step, row.width / max(1, count))
    found = []
    for index in range(count):
        off = index - (count - 1) / 2
        found.append(Pose(row.x + off * step, row.y - 1.4 * off * off, row.height, 180 + off * 2.2, order=index))
    return found
