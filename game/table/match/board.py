"""The table itself as a tree: cards in play, hands, piles, tokens and plates of every seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing.faces import TILE
from game.table.games.layout import SHARED
from game.table.match import plan, plates, poses, recent, surfaces, tokens
from game.table.match.poses import Pose
from game.table.theme import Ui
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.games.layout import Row
    from game.table.match.scene import MatchScene


def add(scene: MatchScene, root: Node) -> None:
    for seat in scene.others:
        side = scene.side(seat)
        plate = plates.node(scene, seat)
        root.add(plate)
        sign = plan.mark(scene, seat, plate.rect)
        if sign is not None:
            root.add(sign)
        if side.backs is not None:
            root.add(_far_hand(scene, seat, side.backs))
        if scene.game.tokens is not None and side.tokens is not None:
            root.add(tokens.node(scene, seat))
        for row in reversed(side.field):
            root.add(_row(scene, row, seat))
        root.add(*plates.piles(scene, seat))
    root.add(*recent.nodes(scene))
    for row in scene.table.shared_field:
        root.add(_row(scene, row, SHARED))
    root.add(*plates.piles_of(scene, scene.table.shared_piles, SHARED))
    near, side = scene.near, scene.side(scene.near)
    for row in side.field:
        root.add(_row(scene, row, near))
    if scene.game.tokens is not None and side.tokens is not None:
        root.add(tokens.node(scene, near))
    root.add(plates.node(scene, near))
    root.add(*plates.piles(scene, near))
    root.add(_hand(scene, near, scene.own_hand))
    root.add(Node("group", "cards", scene.ui.screen, paint=scene.painter.paint_cards))


def card_rect(ui: Ui, pose: Pose) -> Rect:
    width = pose.height * TILE
    return ui.rect(pose.x - width / 2, pose.y - pose.height / 2, width, pose.height)


def card_node(scene: MatchScene, card: int, rect: Rect, role: str = "card") -> Node:
    """A card of the table or of the own hand: what it says, what it does when pressed, what it shows enlarged."""
    entity = scene.view["entities"][card]
    node = Node(role, f"card-{card}", rect, name=scene.words.shown(entity), zoom=entity, data=("card", card))
    node.value = spoken(scene, entity)
    node.focus = True
    action = scene.hands.press_action(card)
    if action:
        node.actions = {action[0]: action[1]}
        node.flags.add("legal")
    node.hint = scene.hands.hint(card)
    if node.hint:
        node.flags.add("dimmed")
    if scene.hands.selected == card or card in scene.prompts.picked or card in scene.legal.locked:
        node.flags.add("selected")
    return node


def spoken(scene: MatchScene, entity: dict[str, Any]) -> str:
    """Values and statuses in words, for the tree and for the ear."""
    stats = entity.get("stats") or {}
    library = scene.stage.library
    printed = library.cards[entity["card"]].stats
    shown = [badge.stat for badge in library.badges_of(entity["card"]) if badge.stat in printed]
    parts = [f"{scene.ui.say.of('stat', name)} {stats.get(name, printed[name])}" for name in shown]
    parts += scene.words.counters(entity)
    if entity.get("repriced"):
        parts.append(pieces.cost_now(library, entity, scene.ui))
    parts += [f"{scene.ui.say.of('stat', name)} {stats[name]}" for name in surfaces.worn(scene.game, entity)]
    parts += [scene.words.keyword(name)[0] for name in entity.get("keywords") or ()]
    parts += [scene.ui.say.of("status", status) for status in scene.game.statuses if entity.get(status)]
    if entity.get("dual") and entity["zone"] not in scene.in_play:
        parts.append(scene.ui.say.of("status", "dual"))
    if entity.get("face_down"):
        parts.append(scene.words.who_knows(entity))
    return ", ".join(parts)


def _row(scene: MatchScene, row: Row, seat: int) -> Node:
    """The cards of a zone in play, the places that are still empty, and those between two cards that can be chosen."""
    ids = scene.held(seat)[row.zone]
    width = row.width + 20 if row.width else row.height * TILE
    height = row.height + (7 if row.width else 0)
    area = scene.ui.rect(row.x - width / 2, row.y - height / 2, width, height)
    name = scene.words.zone(row.zone, seat)
    group = Node("line" if row.width else "slot", f"{row.zone}-{seat}", area, name=name)
    group.data = ("row", seat, row.zone)
    if row.empty and not ids:
        empty = f"empty-{row.zone}"
        group.hint = scene.ui.say(empty) if scene.ui.say.has(empty) else ""
    places = scene.standing.spread(row, seat)
    for card in ids:
        group.add(card_node(scene, card, card_rect(scene.ui, places[card])))
    if row.places:
        _add_free_places(scene, group, row, seat, len(ids))
    if row.kinds and seat == scene.near and scene.legal.kind == "place":
        for index in scene.legal.places:
            group.add(_gap(scene, row, index, len(ids)))
    return group


def _add_free_places(scene: MatchScene, group: Node, row: Row, seat: int, held: int) -> None:
    mine = scene.view["seats"][seat]
    count = 0 if mine.get("out") else mine[row.places]
    spots = poses.spread(row, range(count))
    for index in range(held, count):
        rect = card_rect(scene.ui, spots[index])
        name = scene.ui.say("place-free")
        group.add(Node("place", f"free-{seat}-{index}", rect, name=name, paint=_paint_free(scene.ui)))


def _paint_free(ui: Ui) -> Callable[[Surface, Node], None]:
    def paint(surface: Surface, node: Node) -> None:
        ring = theme.outline(node.rect.w, node.rect.h, ui.look.edge, ui.u(16), max(1, ui.u(2)))
        ring.set_alpha(150)
        surface.blit(ring, node.rect)

    return paint


def _gap(scene: MatchScene, row: Row, index: int, count: int) -> Node:
    """A place between two cards that can be chosen: as much of the row as is nearer to it than to the next."""
    seams = [poses.between_x(row, count, number) if count else row.x for number in range(count + 1)]
    left = (seams[index - 1] + seams[index]) / 2 if index else row.x - row.width / 2 - 10
    right = (seams[index] + seams[index + 1]) / 2 if index < count else row.x + row.width / 2 + 10
    rect = scene.ui.rect(left, row.y - row.height / 2, right - left, row.height)
    return Node(
        "place", f"place-{index}", rect, name=scene.ui.say("place-at", index=index + 1),
        actions={"place": lambda: scene.hands.give(("place", index))}, flags={"legal"},
        paint=lambda surface, node: scene.painter.paint_gap(surface, node, seams[index]), data=("place", index),
    )  # fmt: skip


def _far_hand(scene: MatchScene, seat: int, backs: Row) -> Node:
    count = scene.view["seats"][seat][f"{scene.table.hand}_count"]
    rect = scene.ui.rect(backs.x - 476, 0, 952, 88)
    name = scene.words.zone(scene.table.hand, seat)
    value = scene.ui.say("cards-count", count=count)
    return Node("hand", f"hand-{seat}", rect, name=name, value=value, hint=f"{name}: {value}")


def _hand(scene: MatchScene, seat: int, ids: list[int]) -> Node:
    name = scene.words.zone(scene.table.hand, seat)
    room = scene.room
    top = room.hand_top - 8
    area = scene.ui.rect(room.left, top, room.right - room.left, poses.HEIGHT - top)
    group = Node("hand", f"hand-{seat}", area, name=name, value=scene.ui.say("cards-count", count=len(ids)))
    if scene.hands.shut:
        return group
    places = poses.hand(room, ids)
    step, (card_wide, card_high) = poses.hand_step(room, len(ids)), poses.hand_card(room, len(ids))
    for index, card in enumerate(ids):
        pose = places[card]
        wide = card_wide if index == len(ids) - 1 else min(step, card_wide)
        left = pose.x - card_wide / 2
        rect = scene.ui.rect(left, pose.y - card_high / 2, wide, poses.HEIGHT - pose.y + card_high / 2 - 4)
        group.add(card_node(scene, card, rect, "hand-card"))
    return group
