"""Draws the table of a match from the tree and the motion: cloth, cards, gaps, arrow, what is dragged."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.table import enlarging, pieces, theme
from game.table.drawing import faces, printed, symbols, text
from game.table.match import poses, questions, surfaces
from game.table.match.ground import Ground
from game.table.match.poses import Pose
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene

LARGEST_AHEAD = 700  # pixels; beyond, the faces of two decks would take too much memory
FLIP = 0.36  # seconds in which a card turns over
SHAKE = 4  # design units to either side
IDLE = 0.4  # seconds without a movement of the pointer


class Painter:
    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.ground = Ground(scene)
        self.shakes: dict[int, float] = {}
        self.flips: dict[int, tuple[dict[str, Any], float]] = {}
        """Cards that turn over just now: how they lay before, and the seconds left."""
        self._prepared: set[tuple[printed.Face, int]] = set()
        self._ready_for: Any = None  # the view of which every face is drawn ahead,
        self._ready_at: theme.Ui | None = None  # and at which measure
        self._warmed: theme.Ui | None = None  # the measure for which all faces of both decks are drawn

    def paint_ground(self, surface: Surface, node: Node) -> None:
        self.ground.paint(surface)

    # cards

    def paint_cards(self, surface: Surface, node: Node) -> None:
        scene = self.scene
        raised = self._raised()
        drawn: list[tuple[int, Any]] = []
        for key in scene.motion.glides:
            pose = scene.motion.pose(key)
            if pose and key != raised and (key != scene.hands.dragged or key == scene.aim.parked):
                drawn.append((pose.order, key))
        if scene.hands.arrow and scene.hands.dragged is not None and scene.motion.pose(scene.hands.dragged):
            drawn.append((50, scene.hands.dragged))
        drawn.sort(key=lambda entry: entry[0])
        for _, key in drawn:
            pose = scene.motion.pose(key)
            if pose:
                self._card(surface, key, pose)
        if raised is not None:
            pose = scene.motion.pose(raised) or Pose(poses.MIDDLE, 800, 300)
            self._card(surface, raised, poses.raised(scene.room, pose), True)
        scene.throws.paint(scene, surface)
        for effect in scene.motion.effects:
            effect.draw(surface, effect.passed / effect.length)

    def prepare(self) -> None:
        """While nobody moves, draw one face ahead that may be asked for next, so that it is there at once."""
        scene = self.scene
        if scene.play.covered or scene.stage.rest < IDLE:
            return
        if self._ready_for is scene.view and self._ready_at == scene.ui:
            return
        for face, high in self._next_faces():
            if (face, high) not in self._prepared:
                self._prepared.add((face, high))
                faces.face(face, high)
                return
        self._ready_for, self._ready_at = scene.view, scene.ui

    def _next_faces(self) -> Iterator[tuple[printed.Face, int]]:
        """The own hand, what lies on the field, then the printed cards of both decks."""
        scene, ui = self.scene, self.scene.ui
        library = scene.stage.library
        raised, zoomed = ui.u(scene.room.raised), enlarging.height(ui)
        entities = scene.view["entities"]
        for card in scene.own_hand:
            if card in entities:
                yield pieces.live_face(library, entities[card], ui), raised
        for card, entity in entities.items():
            if entity["zone"] in scene.in_play:
                yield pieces.live_face(library, entities[card], ui), zoomed
        if self._warmed == ui or raised > LARGEST_AHEAD:
            return
        for deck in library.decks:
            if deck.id in scene.decks:
                for card_id in deck.cards:
                    if card_id in library.cards:
                        yield pieces.face_of(library, library.cards[card_id], ui), raised
        self._warmed = ui

    def _raised(self) -> int | None:
        """The card of the own hand under the pointer or the focus."""
        stage = self.scene.stage
        if stage.dragging:
            return None
        node = stage.attention
        if node and node.role == "hand-card" and isinstance(node.data, tuple):
            return int(node.data[1])
        return None

    def _card(self, surface: Surface, key: Any, pose: Pose, raised: bool = False) -> None:
        scene = self.scene
        left, top = scene.ui.origin
        centre = (left + round(pose.x * scene.ui.k), top + round(pose.y * scene.ui.k))
        if isinstance(key, tuple) and scene.open_hands:
            _, seat, index = key
            held = scene.view["seats"][seat].get(scene.table.hand) or []
            if index < len(held) and held[index] in scene.view["entities"]:
                shown = surfaces.in_hand(scene.ui, scene.stage.library, scene.view["entities"][held[index]],
                                         scene.ui.u(pose.height), pose.angle - 180, False)  # fmt: skip
                surface.blit(shown, shown.get_rect(center=(centre[0], centre[1] + scene.ui.u(pose.height / 5))))
                return
        if isinstance(key, tuple) or (scene.hands.shut and key in scene.own_hand):
            drawn = surfaces.back(scene.ui.u(pose.height), pose.angle, scene.stage.library.back)
            surface.blit(drawn, drawn.get_rect(center=centre))
            return
        entity = scene.view["entities"].get(key)
        if entity is None:
            return
        if entity["zone"] in scene.in_play:
            self._on_field(surface, entity, pose, centre)
        else:
            self._in_hand(surface, entity, pose, centre, raised)

    def _on_field(self, surface: Surface, entity: dict[str, Any], pose: Pose, centre: tuple[int, int]) -> None:
        scene, card = self.scene, entity["id"]
        goal = scene.motion.glides[card].goal if card in scene.motion.glides else pose
        base, high = scene.ui.u(goal.height), scene.ui.u(pose.height)
        light = self._light(card)
        up, part = self._side_up(entity)
        dark = self._tired(up) or scene.aim.dims(card)
        number = scene.log.number(up["card"], card)
        shown = {**up, "number": number} if number > 1 else up
        drawn = surfaces.in_line(scene.ui, scene.stage.library, shown, base, dark, light)
        if part < 1:
            drawn = pygame.transform.smoothscale(drawn, (max(1, round(drawn.get_width() * part)), drawn.get_height()))
        if abs(high - base) > 1:
            drawn = pygame.transform.smoothscale_by(drawn, high / base)
        if card in scene.presence.flashes:
            drawn = drawn.copy()
            drawn.fill((120, 116, 110), special_flags=pygame.BLEND_RGB_ADD)
        dx, dy = self.shake(card)
        surface.blit(drawn, drawn.get_rect(center=(centre[0] + dx, centre[1] + dy)))

    def _tired(self, entity: dict[str, Any]) -> bool:
        """Has this card done all it could this turn?"""
        scene = self.scene
        if entity["controller"] != scene.near or not scene.legal.mine:
            return False
        verb = scene.game.verb_at(entity["zone"])
        return verb is not None and verb.tires == scene.legal.kind and entity["id"] not in scene.legal.sources()

    def _in_hand(
        self, surface: Surface, entity: dict[str, Any], pose: Pose, centre: tuple[int, int], raised: bool
    ) -> None:
        scene, card = self.scene, entity["id"]
        goal = scene.motion.glides[card].goal if card in scene.motion.glides else pose
        high = scene.ui.u(pose.height)
        base = high if raised else scene.ui.u(goal.height)
        now = scene.legal
        picked = now.choosing and card in now.picks
        asked = now.mine and now.free and scene.hands.dragged != card and scene.aim.parked != card
        dim = asked and now.simple(card) is None
        light = self._light(card) if asked or picked else (scene.ui.look.gold if now.source == card else None)
        drawn = surfaces.in_hand(scene.ui, scene.stage.library, entity, base, pose.angle, dim, light)
        if abs(high - base) > 1:
            drawn = pygame.transform.smoothscale_by(drawn, high / base)
        surface.blit(drawn, drawn.get_rect(center=centre))
        if card in scene.prompts.picked:
            box = Rect(0, 0, round(high * printed.RATIO), high)
            box.center = centre
            questions.paint_mark(scene, surface, box)

    def _light(self, card: int) -> theme.Colour | None:
        """The colour of the rim of a card that something can be done with now."""
        scene, look = self.scene, self.scene.ui.look
        now, hands = scene.legal, scene.hands
        if not now.mine:
            return None
        if card in (*scene.prompts.picked, *now.locked, hands.selected, hands.dragged):
            return look.gold
        if now.choosing and card in scene.own_hand:
            return look.legal if card in now.picks else None
        targets = scene.aim.targets
        if targets is not None:
            return look.target if card in targets else (look.gold if card == now.source else None)
        if not now.free and not now.leads:
            return look.gold if card == now.source else None
        if hands.dragged is not None:
            return None
        return look.legal if card in now.sources() else None

    def shake(self, card: int) -> tuple[int, int]:
        left = self.shakes.get(card, 0.0)
        if left <= 0 or self.scene.motion.reduced:
            return 0, 0
        return round(math.sin(left * 70) * self.scene.ui.u(SHAKE) * min(1.0, left * 5)), 0

    def _side_up(self, entity: dict[str, Any]) -> tuple[dict[str, Any], float]:
        """Which side of a card is up, and how much of its width is seen."""
        before, left = self.flips.get(entity["id"], (entity, 0.0))
        if left <= 0 or self.scene.motion.reduced:
            return entity, 1.0
        part = math.cos(math.pi * (1 - left / FLIP))
        return (before if part > 0 else entity), max(0.04, abs(part))

    def flip(self, before: dict[str, Any]) -> None:
        """The card that lay as `before` turns over."""
        self.flips[before["id"]] = before, FLIP

    def update(self, dt: float) -> bool:
        moved = bool(self.shakes or self.flips)
        self.flips = {card: (before, left - dt) for card, (before, left) in self.flips.items() if left > dt}
        self.shakes = {card: left - dt for card, left in self.shakes.items() if left - dt > 0}
        return moved

    # places, drag, arrow

    def paint_gap(self, surface: Surface, node: Node, seam: float) -> None:
        """A bar at the place where a card could stand; where it would stand now the row has opened."""
        ui = self.scene.ui
        if self.scene.hands.gap is not None:
            return
        bar = Rect(0, 0, ui.u(10), ui.u(170))
        bar.center = ui.rect(seam, 0, 0, 0).x, node.rect.centery
        halo = symbols.disc(ui.u(46), ui.look.legal, 80)
        surface.blit(halo, halo.get_rect(center=bar.center))
        surface.blit(theme.plate(bar.w, bar.h, ui.look.legal, ui.look.legal, ui.look.legal, bar.w // 2, 0, 225), bar)

    def paint_drag(self, surface: Surface) -> None:
        """What is held, and where it would go: the room for it, the arrow to whom it is aimed at."""
        scene = self.scene
        card = scene.hands.dragged
        if card is not None and not scene.hands.arrow:
            self._drop_zone(surface, card)
        elif card is None and scene.hands.gap is not None:
            self._landing(surface)
        if scene.aim.targets is not None and scene.aim.source is not None:
            self._aiming(surface, scene.aim.source)
        if card is None or scene.hands.arrow or scene.aim.parked == card:
            return
        pose = scene.motion.pose(card)
        entity = scene.view["entities"].get(card)
        if pose and entity:
            if scene.hands.gap is not None:
                self._landing(surface)
            left, top = scene.ui.origin
            centre = (left + round(pose.x * scene.ui.k), top + round(pose.y * scene.ui.k))
            self._in_hand(surface, entity, Pose(pose.x, pose.y, pose.height, pose.angle), centre, True)

    def _drop_zone(self, surface: Surface, card: int) -> None:
        """The outline of where the dragged card would come to lie."""
        scene = self.scene
        if not scene.hands.is_out or scene.aim.targets is not None or card not in scene.legal.sources():
            return
        zone = scene.foresight.lands(scene)
        rows = [row for row in scene.side(scene.near).field if row.zone == zone]
        for row in rows or [row for row in scene.side(scene.near).field if row.width and zone is not None]:
            wide = row.width + 24 if row.width else poses.card_width(row)
            box = scene.ui.rect(row.x - wide / 2, row.y - row.height / 2 - 10, wide, row.height + 20)
            ring = theme.outline(box.w, box.h, scene.ui.look.legal, scene.ui.u(18), max(2, scene.ui.u(3)))
            surface.blit(ring, box)

    def _landing(self, surface: Surface) -> None:
        """The outline of the place where the card would stand."""
        scene, row = self.scene, self.scene.hands.ordered_row
        if row is None:
            return
        x = poses.gap_x(row, len(scene.view["seats"][scene.near][row.zone]), scene.hands.gap or 0)
        width = poses.card_width(row)
        box = scene.ui.rect(x - width / 2, row.y - row.height / 2, width, row.height)
        entity = scene.view["entities"].get(scene.legal.source) if scene.hands.dragged is None else None
        if entity is not None:
            ghost = surfaces.in_line(scene.ui, scene.stage.library, entity, box.h).copy()
            ghost.set_alpha(150)
            surface.blit(ghost, ghost.get_rect(center=box.center))
        ring = theme.outline(box.w, box.h, scene.ui.look.legal, scene.ui.u(16), max(2, scene.ui.u(3)))
        surface.blit(ring, box)

    def _aiming(self, surface: Surface, source: int) -> None:
        """An arrow from what is aimed to the pointer, or to what has the focus."""
        scene = self.scene
        over = scene.hands.card_of(scene.aim.over())
        good = over is not None and over in (scene.aim.targets or ())
        tip = scene.stage.pointer if scene.hands.dragged is None else scene.hands.pointer
        if scene.stage.keyboard and scene.hands.dragged is None:
            if over is None or not good:
                return
            tip = scene.standing.spot(over) or tip
        elif tip[0] < 0 or (scene.hands.dragged is None and not self._is_field(tip)):
            return
        self._draw_arrow(surface, source, tip, scene.ui.look.target if good else scene.ui.look.gold)

    def _is_field(self, tip: tuple[int, int]) -> bool:
        """Does the pointer stand over the table, rather than over buttons or the hand?"""
        node = self.scene.stage.node(self.scene.stage.hover)
        above = self.scene.hands.units(tip)[1] < self.scene.room.hand_top
        return above and (node is None or node.role not in ("button", "hand-card"))

    def paint_forced(self, surface: Surface, attacker: int, target: int) -> None:
        """An attack that comes of itself."""
        tip = self.scene.standing.spot(target)
        if tip is not None:
            self._draw_arrow(surface, attacker, tip, self.scene.ui.look.target)

    def _draw_arrow(self, surface: Surface, card: int, tip: tuple[int, int], colour: theme.Colour) -> None:
        """A bow from a card that widens towards its head. It passes behind the prompt."""
        start = self.scene.standing.spot(card)
        if start is None:
            return
        bar = self.scene.stage.node("prompt")
        whole = surface.get_clip()
        for part in _around(bar.rect, whole) if bar is not None and bar.rect.h else (whole,):
            surface.set_clip(part)
            self.paint_arrow(surface, start, tip, colour)
        surface.set_clip(whole)

    def paint_arrow(self, surface: Surface, start: tuple[int, int], tip: tuple[int, int], colour: theme.Colour) -> None:
        """A bow from one place to another that widens towards its head."""
        scene = self.scene
        points = []
        for step in range(25):
            t = step / 24
            lift = math.sin(math.pi * t) * scene.ui.u(50)
            points.append((start[0] + (tip[0] - start[0]) * t, start[1] + (tip[1] - start[1]) * t - lift))
        wide = scene.ui.u(17)
        for edge, tone in ((scene.ui.u(4), (0, 0, 0)), (0, colour)):
            left, right = [], []
            for number in range(len(points) - 2):
                (x, y), (nx, ny) = points[number], points[number + 1]
                far = math.hypot(nx - x, ny - y) or 1.0
                half = wide * (0.35 + 0.65 * number / len(points)) / 2 + edge
                dx, dy = (ny - y) / far * half, (x - nx) / far * half
                left.append((x + dx, y + dy))
                right.append((x - dx, y - dy))
            shape = left + right[::-1]
            pygame.draw.polygon(surface, tone, shape)
            pygame.draw.aalines(surface, tone, True, shape)
        self._head(surface, points, colour)

    def _head(self, surface: Surface, points: list[tuple[float, float]], colour: theme.Colour) -> None:
        (ax, ay), (bx, by) = points[-4], points[-1]
        angle = math.atan2(by - ay, bx - ax)
        size = self.scene.ui.u(44)
        corners = [
            (bx + size * 0.5 * math.cos(angle), by + size * 0.5 * math.sin(angle)),
            (bx + size * math.cos(angle + 2.5), by + size * math.sin(angle + 2.5)),
            (bx + size * math.cos(angle - 2.5), by + size * math.sin(angle - 2.5)),
        ]
        pygame.draw.polygon(surface, colour, corners)
        pygame.draw.aalines(surface, (0, 0, 0), True, corners)

    # figures that rise from a card

    def paint_number(self, surface: Surface, words: str, colour: theme.Colour, at: tuple[int, int], t: float) -> None:
        px = self.scene.ui.u(64 if t > 0.12 else 64 + 200 * (0.12 - t))
        y = at[1] - round(self.scene.ui.u(46) * min(1.0, t * 1.4))
        for offset, tone in ((max(2, self.scene.ui.u(3)), (0, 0, 0)), (0, colour)):
            drawn = text.render(words, px, tone, "figure", bold=True)
            if t > 0.7:
                drawn = drawn.copy()
                drawn.set_alpha(round(255 * (1 - t) / 0.3))
            surface.blit(drawn, drawn.get_rect(center=(at[0] + offset, y + offset)))


def _around(hole: Rect, whole: Rect) -> tuple[Rect, ...]:
    """What is left of `whole` without `hole`: above, below, left and right of it."""
    hole = hole.clip(whole)
    return (
        Rect(whole.x, whole.y, whole.w, hole.top - whole.top),
        Rect(whole.x, hole.bottom, whole.w, whole.bottom - hole.bottom),
        Rect(whole.x, hole.y, hole.left - whole.left, hole.h),
        Rect(hole.right, hole.y, whole.right - hole.right, hole.h),
    )
