"""Draws the cards of a match where the motion has them, what is dragged, and where it would go."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pygame
from pygame import Rect, Surface

from game.table import enlarging, pieces, theme
from game.table.drawing import faces, printed, rings, symbols
from game.table.drawing.people import draw
from game.table.drawing.people.looks import MIENS
from game.table.layout import poses
from game.table.layout.poses import Pose
from game.table.library import Library
from game.table.match import (
    acts,
    aim,
    arrows,
    clash,
    foresight,
    lying,
    nameplates,
    overcards,
    parts,
    picked,
    places,
    rims,
    surfaces,
    throws,
    unveiling,
    waiting,
)
from game.table.match.aim import Aim
from game.table.match.record import MatchTable, entity_of, meant
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node

Entity = dict[str, Any]

LARGEST_AHEAD = 700  # pixels; beyond, the faces of two decks would take too much memory
ENLARGED = 1.15
"""From so many times its height in the hand on the face of a card is drawn as one that is read."""
FLIP = 0.36  # seconds in which a card turns over
IDLE = 0.4  # seconds without a movement of the pointer


def paint_cards(
    table: MatchTable, play: Play, ui: Ui, surface: Surface, pointed: Node | None, root: Node, mark: str
) -> None:
    """All cards, the one that is looked at on top.

    `root` is the tree, of which the question covers arrows; `mark` the message on cards of the hand that are picked.
    """
    motion, drag, aimed = table.motion, table.drag, aim.of(table, play)
    table.lifting.drew = False
    hand, read = places.hand(table), table.lifting.read
    drawn: list[tuple[int, Any, Pose]] = []
    for key in motion.glides:
        pose = hand.get(key) or motion.pose(key)
        if pose and not (key in read and key in hand) and (drag is None or key != drag.card or drag.parked):
            drawn.append((pose.order, key, pose))
    if drag is not None and drag.arrow and (held := motion.pose(drag.card)):
        drawn.append((50, drag.card, held))
    drawn.sort(key=lambda entry: entry[0])
    brought = () if table.clash is None else (table.clash.attacker, table.clash.target)
    for _, key, pose in drawn:
        if key not in brought:
            _card(table, play, ui, surface, aimed, key, pose, mark)
    paid = foresight.payment(table, play, foresight.looked_at(table, pointed))
    overcards.paint(table, ui, surface, [card for card, _ in play.match.uses(paid)] if paid else ())
    if not table.unveiling.cards:
        _read(table, play, ui, surface, aimed, mark)
    unveiling.paint_left(table, ui, surface)
    clash.paint_ground(table, ui, surface)
    for _, key, pose in drawn:
        if key in brought:
            _card(table, play, ui, surface, aimed, key, pose, mark)
    clash.paint(table, ui, surface)
    throws.paint(table, ui, surface, root)
    for _, key, pose in drawn:
        if key in brought and key in motion.lunges:  # it goes over what is counted
            _card(table, play, ui, surface, aimed, key, pose, mark)
    for effect in motion.effects:
        effect.draw(surface, ui, effect.passed / effect.length)


def _read(table: MatchTable, play: Play, ui: Ui, surface: Surface, aimed: Aim, mark: str) -> None:
    """The cards of the hand that are enlarged, over all other cards."""
    hand, read = places.hand(table), table.lifting.read
    for card in sorted(read, key=lambda card: read[card]):
        if card in hand:
            _card(table, play, ui, surface, aimed, card, hand[card], mark)


def shake(table: MatchTable, ui: Ui, surface: Surface) -> None:
    """Shift the whole picture while the table shakes."""
    dx, dy = (round(part * ui.k) for part in table.motion.shift)
    if dx or dy:
        surface.scroll(dx, dy)


def _card(
    table: MatchTable,
    play: Play,
    ui: Ui,
    surface: Surface,
    aimed: Aim,
    key: Any,
    pose: Pose,
    mark: str,
) -> None:
    library = table.words.library
    if key == places.ACT:
        acts.paint(table, ui, surface, pose)
        return
    goal = table.motion.glides[key].goal if key in table.motion.glides else pose
    if isinstance(key, tuple) and table.open_hands:
        _, seat, index = key
        held = table.view["seats"][seat].get(table.layout.hand) or []
        if index < len(held) and held[index] in table.view["entities"]:
            entity = table.view["entities"][held[index]]
            base, high = _drawn_for(table, ui, entity, ui.u(goal.height)), ui.u(pose.height)
            shown = _scaled(surfaces.in_hand(ui, library, entity, base, pose.angle - 180, False), base, high)
            x, y = ui.point(pose.x, pose.y)
            surface.blit(shown, shown.get_rect(center=(x, y + ui.u(pose.height / 5))))
            return
    if isinstance(key, tuple) or (play.hand_shut and key in table.own_hand):
        drawn = surfaces.back(ui.u(pose.height), pose.angle, library.back)
        surface.blit(drawn, drawn.get_rect(center=ui.point(pose.x, pose.y)))
        rims.upright(table, ui, surface, pose, ui.u(goal.height))
        return
    entity = table.view["entities"].get(key)
    if entity is None:
        return
    if entity["zone"] in table.in_play or key in waiting.spots(table):
        _on_field(table, ui, surface, aimed, entity, pose)
    else:
        large = key in table.lifting.read or pose.height > ENLARGED * goal.height
        drawn_for = table.room.raised if large else goal.height
        _in_hand(table, ui, surface, aimed, entity, pose, mark, _drawn_for(table, ui, entity, ui.u(drawn_for)))


def _scaled(drawn: Surface, base: int, high: int) -> Surface:
    """A card drawn for the height `base`, as it is shown where it is `high`, both in pixels."""
    return pygame.transform.smoothscale_by(drawn, high / base) if abs(high - base) > 1 else drawn


def _drawn_for(table: MatchTable, ui: Ui, entity: Entity, wanted: int) -> int:
    """The height in pixels for which the face of a card of a hand is drawn, where it is to be that high."""

    def there() -> bool:
        return faces.face.has(pieces.live_face(table.words.library, entity, ui), wanted)

    return table.lifting.height(entity["id"], wanted, there, table.motion.moving)


def _on_field(table: MatchTable, ui: Ui, surface: Surface, aimed: Aim, entity: Entity, pose: Pose) -> None:
    card, centre = entity["id"], ui.point(pose.x, pose.y)
    goal = table.motion.glides[card].goal if card in table.motion.glides else pose
    base, high = ui.u(goal.height), ui.u(pose.height)
    up, part = side_up(table, entity)
    dark = _is_tired(table, up) or aimed.dims(card, table.legal.locked)
    number = table.log.number(table.words, up["card"], card)
    shown = {**up, "number": number} if number > 1 and lying.is_one_of_several(table, card) else up
    drawn = surfaces.in_line(ui, table.words.library, shown, base, dark, _light(table, ui, aimed, card))
    if part < 1:
        drawn = pygame.transform.smoothscale(drawn, (max(1, round(drawn.get_width() * part)), drawn.get_height()))
    if abs(high - base) > 1:
        drawn = pygame.transform.smoothscale_by(drawn, high / base)
    if card in table.presence.flashes:
        drawn = drawn.copy()
        drawn.fill((120, 116, 110), special_flags=pygame.BLEND_RGB_ADD)
    if pose.angle:
        drawn = surfaces.turned(drawn, pose.angle)
    dx, dy = places.shake(table, ui, card)
    box = drawn.get_rect(center=(centre[0] + dx, centre[1] + dy))
    surface.blit(drawn, box)
    if part == 1:
        rims.on_field(table, ui, surface, pose, base, box.center, dark)
    if card in table.choice.picked and picked.among_several(table):
        picked.paint_small(ui, surface, box)


def _is_tired(table: MatchTable, entity: Entity) -> bool:
    """Has this card done all it could this turn?"""
    if entity["controller"] != table.near or not table.legal.mine:
        return False
    verb = table.game.verb_at(entity["zone"])
    return verb is not None and verb.tires == table.legal.kind and entity["id"] not in table.legal.sources()


def _in_hand(
    table: MatchTable,
    ui: Ui,
    surface: Surface,
    aimed: Aim,
    entity: Entity,
    pose: Pose,
    mark: str,
    base: int,
) -> None:
    """`base` is the height in pixels for which its face is drawn; on its way to another one it is scaled."""
    card, now, centre = entity["id"], table.legal, ui.point(pose.x, pose.y)
    high = ui.u(pose.height)
    choosing = now.choosing and card in now.picks
    asked = now.mine and now.free and table.dragged != card and aim.parked(table) != card
    dim = (asked and now.simple(card) is None) or picked.is_passed_over(table, card)
    light = _light(table, ui, aimed, card) if asked or choosing else (ui.look.gold if now.source == card else None)
    drawn = _scaled(surfaces.in_hand(ui, table.words.library, entity, base, pose.angle, dim, light), base, high)
    surface.blit(drawn, drawn.get_rect(center=centre))
    rims.upright(table, ui, surface, pose, base, dim)
    if card in table.choice.picked and (mark or picked.among_several(table)):
        box = Rect(0, 0, round(high * printed.RATIO), high)
        box.center = centre
        picked.paint(ui, surface, box, ui.say(mark) if mark else picked.word(ui.say, now.kind))


def _light(table: MatchTable, ui: Ui, aimed: Aim, card: int) -> theme.Colour | None:
    """The colour of the rim of a card that something can be done with now."""
    now, look = table.legal, ui.look
    if not now.mine:
        return None
    if card in (*table.choice.picked, *now.locked, table.selected, table.dragged):
        return look.gold
    if now.choosing and card in table.own_hand:
        return look.legal if card in now.picks else None
    if aimed.targets is None and aim.is_put_forward(table):
        chosen = parts.given(table) if now.options else {}
        return look.gold if card in chosen else look.legal if card in (*now.parts, *now.picks) else None
    if aimed.targets is not None:
        return look.target if card in aimed.targets else (look.gold if card == now.source else None)
    if not now.free and not now.leads:
        return look.gold if card == now.source else None
    if table.drag is not None:
        return None
    lit = any(verb.lit for verb in now.of(card))
    return look.legal if lit else None


def side_up(table: MatchTable, entity: Entity) -> tuple[Entity, float]:
    """Which side of a card is up, and how much of its width is seen."""
    before, left = table.turning.get(entity["id"], (entity, 0.0))
    if left <= 0 or table.motion.reduced:
        return entity, 1.0
    part = math.cos(math.pi * (1 - left / FLIP))
    return (before if part > 0 else entity), max(0.04, abs(part))


def update(table: MatchTable, dt: float) -> bool:
    """Let shaking and turning cards go on; True while any do."""
    moved = bool(table.shakes or table.turning)
    table.turning = {card: (before, left - dt) for card, (before, left) in table.turning.items() if left > dt}
    table.shakes = {card: left - dt for card, left in table.shakes.items() if left - dt > 0}
    return moved


# what is held, and where it would go


def paint_gap(ui: Ui, surface: Surface, node: Node, seam: float) -> None:
    """A bar at the place where a card could stand."""
    bar = Rect(0, 0, ui.u(10), ui.u(170))
    bar.center = ui.point(seam, 0)[0], node.rect.centery
    halo = symbols.disc(ui.u(46), ui.look.legal, 80)
    surface.blit(halo, halo.get_rect(center=bar.center))
    surface.blit(theme.plate(bar.w, bar.h, ui.look.legal, ui.look.legal, ui.look.legal, bar.w // 2, 0, 225), bar)


def paint_held(
    table: MatchTable, play: Play, ui: Ui, surface: Surface, pointed: Node | None, pointer: tuple[int, int] | None,
    root: Node,
) -> None:  # fmt: skip
    """What is held, and where it would go: the room for it, the arrow to whom it is aimed at.

    `pointer` is None while the keyboard is in use; `root` is the tree, of which the question covers the arrow.
    """
    drag, aimed = table.drag, aim.of(table, play)
    if table.unveiling.cards:  # they would cover what is read of the hand
        _read(table, play, ui, surface, aimed, "")
    if drag is not None and not drag.arrow:
        _drop_zone(table, play, ui, surface)
    elif drag is None and table.gap is not None:
        _landing(table, ui, surface)
    if aimed.targets is not None and aimed.source is not None:
        over = entity_of(drag.over if drag is not None else meant(pointed))
        good = over is not None and over in aimed.targets
        tip = _tip(table, ui, pointed, pointer, over if good else None)
        if tip is not None:
            arrows.towards(table, ui, surface, aimed.source, tip, ui.look.target if good else ui.look.gold, root)
    if drag is None or drag.arrow or drag.parked:
        return
    pose, entity = table.motion.pose(drag.card), table.view["entities"].get(drag.card)
    if pose and entity:
        if table.gap is not None:
            _landing(table, ui, surface)
        _in_hand(table, ui, surface, aimed, entity, pose, "", ui.u(pose.height))


def _tip(
    table: MatchTable, ui: Ui, pointed: Node | None, pointer: tuple[int, int] | None, target: int | None
) -> tuple[int, int] | None:
    """Where the arrow ends: at the pointer over the table, else on the `target` that has the focus."""
    if table.drag is not None:
        return table.drag.pointer
    if pointer is None:
        return places.spot(table, ui, target) if target is not None else None
    above = places.units(ui, pointer)[1] < table.room.hand_top
    is_field = above and (pointed is None or pointed.role not in ("button", "hand-card"))
    return pointer if pointer[0] >= 0 and is_field else None


def _drop_zone(table: MatchTable, play: Play, ui: Ui, surface: Surface) -> None:
    """The outline of where the dragged card would come to lie."""
    drag = table.drag
    if drag is None or not drag.out or drag.parked or drag.card not in table.legal.sources():
        return
    zone, field = foresight.lands(table, play, drag.over), table.side(table.near).field
    rows = [row for row in field if row.zone == zone]
    for row in rows or [row for row in field if row.width and zone is not None]:
        wide = row.width + 24 if row.width else poses.card_width(row)
        box = ui.rect(row.x - wide / 2, row.y - row.height / 2 - 10, wide, row.height + 20)
        ring = theme.outline(box.w, box.h, ui.look.legal, ui.u(18), max(2, ui.u(3)))
        surface.blit(ring, box)


def _landing(table: MatchTable, ui: Ui, surface: Surface) -> None:
    """The outline of the place where the card would stand."""
    row = table.ordered_row
    if row is None:
        return
    x = poses.gap_x(row, len(table.view["seats"][table.near][row.zone]), table.gap or 0)
    width = poses.card_width(row)
    box = ui.rect(x - width / 2, row.y - row.height / 2, width, row.height)
    entity = table.view["entities"].get(table.legal.source) if table.drag is None else None
    if entity is not None:
        ghost = surfaces.in_line(ui, table.words.library, entity, box.h).copy()
        ghost.set_alpha(150)
        surface.blit(ghost, ghost.get_rect(center=box.center))
    ring = theme.outline(box.w, box.h, ui.look.legal, ui.u(16), max(2, ui.u(3)))
    surface.blit(ring, box)


# ahead of time


class Ahead:
    """Draws faces that may be asked for next while nobody moves, so that they are there at once."""

    def __init__(self) -> None:
        self._prepared: set[tuple[printed.Face, int]] = set()
        self._ready: tuple[Any, Ui] | None = None  # the view of which every face is drawn, and at which measure
        self._faces: Ui | None = None  # the measure for which people's faces are drawn as they will look
        self._looked: set[tuple[int, str, Ui]] = set()
        self._warmed: Ui | None = None  # the measure for which all faces of the decks are drawn

    def prepare(self, table: MatchTable, ui: Ui) -> None:
        """Draw one more."""
        if self._ready is not None and self._ready[0] is table.view and self._ready[1] == ui:
            return
        if self._faces != ui:
            self._faces = ui if self._people(table, ui) else self._faces
            return
        for face, high in self._next(table, table.words.library, ui):
            if (face, high) not in self._prepared:
                self._prepared.add((face, high))
                faces.face(face, high)
                return
        if table.game.clash and self._fighter(table, ui):
            return
        self._ready = table.view, ui

    def _fighter(self, table: MatchTable, ui: Ui) -> bool:
        """Draw one of the cards on the field as large as it is in a fight; False where all are drawn."""
        clash.darkness(table, ui)
        library, high = table.words.library, ui.u(poses.face_off(table.room)[0].height)
        for seat in range(len(table.view["seats"])):
            for row in table.side(seat).field:
                for card in table.held(seat)[row.zone]:
                    entity = table.view["entities"][card]
                    face = pieces.live_face(library, entity, ui)
                    if (face, -high) not in self._prepared:
                        self._prepared.add((face, -high))
                        surfaces.in_line(ui, library, entity, high)
                        return True
        return False

    def _people(self, table: MatchTable, ui: Ui) -> bool:
        """Draw one face at the table as it will look; are all of them drawn?"""
        for seat in table.faces.seats:
            face = table.likenesses[seat].face
            for mood in ("blink", "thinking", "hit", "grin"):
                if face is not None and (seat, mood, ui) not in self._looked:
                    self._looked.add((seat, mood, ui))
                    px = round(nameplates.face_box(table, ui, seat).h * rings.INSIDE)
                    draw.prepare(face, px, MIENS[mood])
                    return False
        return True

    def _next(self, table: MatchTable, library: Library, ui: Ui) -> Iterator[tuple[printed.Face, int]]:
        """The own hand, also for a card more or less, what lies on the field, then the printed cards of the decks."""
        raised, zoomed = ui.u(table.room.raised), enlarging.height(ui)
        entities, count = table.view["entities"], len(table.own_hand)
        beside = [ui.u(poses.hand_card(table.room, held)[1]) for held in (count + 1, count - 1)]
        for card in table.own_hand:
            if card in entities:
                face = pieces.live_face(library, entities[card], ui)
                yield from ((face, high) for high in (raised, *beside))
        for card, entity in entities.items():
            if entity["zone"] in table.in_play:
                yield pieces.live_face(library, entities[card], ui), zoomed
        if self._warmed == ui or raised > LARGEST_AHEAD:
            return
        for deck in library.decks:
            for card_id in deck.cards if deck.id in table.decks else ():
                if card_id in library.cards:
                    yield pieces.face_of(library, library.cards[card_id], ui), raised
        self._warmed = ui
