"""Where every card and player stands on the table, in design units and in pixels."""

from __future__ import annotations

import math
from typing import Any

from pygame import Rect

from game.table.drawing.printed import RATIO
from game.table.games.layout import SHARED, Box, Row
from game.table.layout import heaps, poses
from game.table.layout.poses import Pose
from game.table.match import aim, lifting, lying, waiting
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node

ACT = "act"
"""The key of the card that acts (`MatchTable.act`), among those that glide."""
WIDE = 2.0
"""From so many times its height on a plate has its player's face at one end, to whom what is aimed at them goes."""
SHAKES = 4
"""How far to either side what is struck shakes, in design units."""


def landing(card: int) -> tuple[str, int]:
    """The key of the effect (`Motion.shows`) at whose end a card lies on its pile; until then it is not seen there."""
    return "landing", card


def units(ui: Ui, at: tuple[int, int]) -> tuple[float, float]:
    """A point of the window in design units of the board."""
    left, top = ui.origin
    return (at[0] - left) / ui.k, (at[1] - top) / ui.k


def place(table: MatchTable, entity: int) -> tuple[float, float] | None:
    """Where a card or player is, in design units."""
    if table.is_player(entity):
        x, y, w, h = table.side(entity).plate
        return (x + h / 2 if w > WIDE * h else x + w / 2), y + h / 2
    acts = table.act is not None and table.act.card == entity
    pose = table.motion.pose(ACT if acts else entity)
    return (pose.x, pose.y) if pose else waiting.place(table, entity)


def spot(table: MatchTable, ui: Ui, entity: int) -> tuple[int, int] | None:
    """The same in pixels."""
    found = place(table, entity)
    return ui.point(*found) if found else None


def box(table: MatchTable, ui: Ui, entity: int) -> Rect:
    """The card, or the player's plate, in pixels; empty where it is not on the table."""
    found = room_of(table, entity)
    return Rect(0, 0, 0, 0) if found is None else ui.rect(*found)


def room_of(table: MatchTable, entity: int) -> Box | None:
    """The same in design units; None where it is not on the table."""
    if table.is_player(entity):
        return table.side(entity).plate
    pose = table.motion.pose(entity)
    return None if pose is None else heaps.outline(pose)


def upper_edge(table: MatchTable, ui: Ui, entity: int) -> tuple[int, int] | None:
    """The middle of the upper edge of a card or of a player's plate, in pixels."""
    middle = spot(table, ui, entity)
    if middle is None:
        return None
    pose = table.motion.pose(entity)
    high = table.side(entity).plate[3] if table.is_player(entity) else pose.height if pose else 0.0
    return middle[0], middle[1] - ui.u(high / 2)


def hand(table: MatchTable) -> dict[int, Pose]:
    """Where the cards of the own hand are drawn, but what is held or lies aside; the one that is pointed at is up."""
    away = (aim.parked(table), table.dragged)
    now = {card: pose for card in table.own_hand if card not in away and (pose := table.motion.pose(card))}
    found = lifting.shown(table.room, table.lifting, now)
    table.lifting.drawn = {card: found[card] for card in table.lifting.up if card in found}
    return found


def seen(table: MatchTable, ui: Ui, node: Node) -> Rect:
    """Where a node is seen, in pixels: a card of the hand where it is drawn."""
    pose = hand(table).get(node.data[1]) if node.role == "hand-card" else None
    if pose is None:
        return node.rect
    corners = poses.outline(pose, -pose.height * RATIO / 2, pose.height * RATIO / 2, pose.height / 2)
    left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
    right, bottom = (max(corner[axis] for corner in corners) for axis in (0, 1))
    return ui.rect(left, top, right - left, bottom - top)


def home(table: MatchTable, entity: int) -> tuple[float, float] | None:
    """Where it stands even while it lunges or glides, in design units."""
    glide = table.motion.glides.get(entity)
    return place(table, entity) if glide is None else (glide.goal.x, glide.goal.y)


def shake(table: MatchTable, ui: Ui, entity: int) -> tuple[int, int]:
    """By how many pixels what is struck is out of its place just now."""
    left = table.shakes.get(entity, 0.0)
    if left <= 0 or table.motion.reduced:
        return 0, 0
    return round(math.sin(left * 70) * ui.u(SHAKES) * min(1.0, left * 5)), 0


def settle(table: MatchTable, play: Play, quick: bool = False) -> None:
    """Let every card glide to where the shown position has it."""
    goals: dict[Any, Pose] = {}
    sources: dict[Any, Pose] = {}
    for seat in range(len(table.layout.sides)):
        for row in table.side(seat).field:
            found = spread(table, row, seat)
            goals |= found
            sources |= dict.fromkeys(found, hand_spot(table, seat))
    for row in table.layout.shared_field:
        goals |= spread(table, row, SHARED)
    waits = waiting.spots(table)
    goals |= waits
    own = [card for card in waits if table.view["entities"][card]["controller"] == table.near]
    sources |= dict.fromkeys(own, hand_spot(table, table.near))  # those of others were held up, and brought there
    aside = aim.parked(table)
    if not play.covered:
        hand = poses.hand(table.room, table.own_hand)
        if aside is not None:
            hand[aside] = poses.aside(table.room)
        if table.act is not None:
            hand.pop(table.act.was, None)
        goals |= hand
        sources |= dict.fromkeys(hand, deck_spot(table, table.near))
    for seat in table.others:
        row_of_backs = table.side(seat).backs
        count = table.view["seats"][seat][f"{table.layout.hand}_count"]
        for index, pose in enumerate(poses.backs(row_of_backs, count) if row_of_backs is not None else ()):
            goals["back", seat, index] = pose
            sources["back", seat, index] = deck_spot(table, seat)
    if table.drag is not None and not table.drag.arrow and aside is None:
        held = table.motion.pose(table.drag.card)
        if held:
            goals[table.drag.card] = held
    if table.clash is not None:
        brought = zip((table.clash.attacker, table.clash.target), poses.face_off(table.room), strict=True)
        goals |= {card: pose for card, pose in brought if card in goals}
    left = table.unveiling.left
    sources |= {card: left.pop(card) for card in [*left] if card in goals}
    if table.act is not None:
        goals[ACT] = table.act.pose
    table.motion.settle(goals, sources, quick)
    for card in [card for card in table.lifting.up if card not in table.own_hand or card in (aside, table.dragged)]:
        glide, start = table.motion.glides.get(card), table.lifting.drawn.get(card)
        if glide is not None and glide.left > 0 and start is not None:
            glide.start = start
        table.lifting.drop(card)


def spread(table: MatchTable, row: Row, seat: int) -> dict[Any, Pose]:
    """Where the cards of one row of `seat` stand."""
    if row.holds:
        return lying.spread(table, row, seat)
    mine = table.held(seat)
    gap = table.gap if row.kinds and seat == table.near else None
    return poses.spread(row, mine[row.zone], gap, mine[row.places] if row.places else 0)


def origin(table: MatchTable, card: int) -> tuple[Pose, bool]:
    """Where a card lies that is shown to be chosen, and whether face up; on the own deck if nowhere else."""
    pose, entity = table.motion.pose(card), table.view["entities"][card]
    if pose is not None:
        return pose, True
    if entity["zone"] == table.layout.hand:
        return hand_spot(table, entity["controller"]), False
    for seat in range(len(table.layout.sides)):
        for row in table.side(seat).piles:
            if card in (table.held(seat).get(row.zone) or ()):
                return Pose(row.x, row.y, row.height), row.face_up
    return deck_spot(table, table.near), False


def hand_spot(table: MatchTable, seat: int) -> Pose:
    """Whence a card that was played comes."""
    if seat == table.near:
        return Pose(poses.MIDDLE, table.room.hand_y, table.room.hand_card[1])
    side = table.side(seat)
    x, y = (side.backs.x, side.backs.y) if side.backs else (place(table, seat) or (0.0, 0.0))
    high = next((row.height for row in (*side.field, side.backs) if row), poses.HAND_CARD[1])
    return Pose(x, y, high)


def deck_spot(table: MatchTable, seat: int) -> Pose:
    row = table.side(seat).piles[0]
    return Pose(row.x, row.y, row.height, order=5)
