"""The table itself as a tree: cards in play, hands, piles, tokens and plates of every seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing.faces import TILE
from game.table.games.interface import Question
from game.table.games.layout import SHARED, Row
from game.table.layout import heaps, poses
from game.table.layout.poses import Pose
from game.table.match import (
    acting,
    aim,
    batch,
    foresight,
    joining,
    lying,
    overcards,
    painter,
    parts,
    places,
    plan,
    plates,
    pool,
    recent,
    surfaces,
    tokens,
)
from game.table.match.intents import Do, Give
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node


def add(
    table: MatchTable,
    play: Play,
    ui: Ui,
    do: Do,
    root: Node,
    question: Question | None,
    pointed: Callable[[], Node | None],
) -> None:
    due = lambda: foresight.payment(table, play, foresight.looked_at(table, pointed()))
    mark = question.mark if question is not None else ""
    for seat in table.others:
        side = table.side(seat)
        plate = plates.node(table, play, ui, do, seat)
        root.add(plate)
        sign = plan.mark(table, play, ui, do, seat, plate.rect)
        if sign is not None:
            root.add(sign)
        if side.backs is not None:
            root.add(_far_hand(table, ui, seat, side.backs))
        if table.game.tokens is not None and side.tokens is not None:
            root.add(tokens.node(table, ui, do, seat, None, due))
        _add_pool(table, ui, root, seat)
        for row in reversed(side.field):
            root.add(_row(table, play, ui, do, row, seat))
        root.add(*plates.piles(table, ui, do, seat))
    root.add(*recent.nodes(table, play, ui, do))
    for row in table.layout.shared_field:
        root.add(_row(table, play, ui, do, row, SHARED))
    root.add(*plates.piles_of(table, ui, do, table.layout.shared_piles, SHARED))
    near, side = table.near, table.side(table.near)
    for row in side.field:
        root.add(_row(table, play, ui, do, row, near))
    if table.game.tokens is not None and side.tokens is not None:
        root.add(tokens.node(table, ui, do, near, question, due))
    _add_pool(table, ui, root, near)
    root.add(plates.node(table, play, ui, do, near))
    root.add(*plates.piles(table, ui, do, near, question))
    waiting = batch.node(table, ui, do)
    if waiting is not None:
        root.add(waiting)
    root.add(_hand(table, play, ui, do, near, table.own_hand))

    def paint_cards(surface: Surface, node: Node) -> None:
        painter.paint_cards(table, play, ui, surface, pointed(), root, mark)
        batch.paint_arrows(table, ui, surface, root, pointed())

    root.add(Node("group", "cards", ui.screen, paint=paint_cards))
    root.add(*joining.nodes(table, ui, do))


BESIDE_BACKS = 20
"""From the backs of a hand to where it ends, in design units."""


def _add_pool(table: MatchTable, ui: Ui, root: Node, seat: int) -> None:
    found = pool.node(table, ui, table.game.pool, seat) if table.game.pool is not None else None
    if found is not None:
        root.add(found)


def card_rect(ui: Ui, pose: Pose) -> Rect:
    return ui.rect(*heaps.outline(pose))


def card_node(table: MatchTable, play: Play, ui: Ui, do: Do, card: int, rect: Rect, role: str = "card") -> Node:
    """A card of the table or of the own hand: what it says, what it does when pressed, what it shows enlarged."""
    entity = table.view["entities"][card]
    node = Node(role, f"card-{card}", rect, name=table.words.shown(entity), zoom=entity, data=("card", card))
    if entity["zone"] in table.in_play and lying.is_one_of_several(table, card):
        node.name = table.log.name(table.words, table.view, card)
    node.value = spoken(table, ui, entity)
    if aim.is_put_forward(table) and entity["zone"] in table.in_play:
        _tell_part(table, node, card)
    node.focus = True
    action = acting.press(table, card)
    if action:
        node.actions = {action[0]: partial(do, action[1])}
        node.flags.add("legal")
    node.hint = aim.hint(table, play, card)
    if node.hint:
        node.flags.add("dimmed")
    if table.selected == card or card in table.choice.picked or card in table.legal.locked:
        node.flags.add("selected")
    return node


def _tell_part(table: MatchTable, node: Node, card: int) -> None:
    """Of an answer that is put together, told apart from others of its name: whether it is put forward, and to whom."""
    say, name = table.words.say, partial(table.log.name, table.words, table.view)
    if card in table.legal.parts or card in table.legal.picks:
        node.name = name(card)
    to = parts.given(table).get(card) if table.legal.options else card if card in table.choice.picked else None
    if to is not None:
        told = say("put-forward") if to == card else say("put-to", card=name(to))
        node.value = ", ".join(filter(None, (told, node.value)))
        node.flags.add("selected")
    elif table.legal.shares and card in table.legal.shares:
        told = say("share", amount=parts.given(table).get(card, table.legal.shares[card][0]))
        node.value = ", ".join(filter(None, (told, node.value)))


def spoken(table: MatchTable, ui: Ui, entity: dict[str, Any]) -> str:
    """Values and statuses in words, for the tree and for the ear."""
    stats = entity.get("stats") or {}
    library = table.words.library
    printed = library.cards[entity["card"]].stats
    shown = [badge.stat for badge in library.badges_of(entity["card"]) if badge.stat in printed]
    parts = [f"{ui.say.of('stat', name)} {stats.get(name, printed[name])}" for name in shown]
    parts += table.words.counters(entity)
    if entity.get("repriced"):
        parts.append(pieces.cost_now(library, entity, ui))
    parts += [f"{ui.say.of('stat', name)} {stats[name]}" for name in surfaces.worn(table.game, entity)]
    waits = overcards.withheld(table, entity["id"])
    parts += [ui.say("withheld-amount", amount=waits)] if waits else []
    parts += [ui.say("doomed")] if overcards.is_doomed(table, entity["id"]) else []
    parts += [ui.say("pays-with")] if entity["id"] in table.used else []
    parts += [table.words.keyword(name)[0] for name in entity.get("keywords") or ()]
    parts += [ui.say.of("status", status) for status in (*table.game.conditions, *table.game.statuses)
              if entity.get(status)]  # fmt: skip
    if entity.get("dual") and entity["zone"] not in table.in_play:
        parts.append(ui.say.of("status", "dual"))
    if entity.get("face_down"):
        parts.append(table.words.who_knows(entity))
    return ", ".join(parts)


def _row(table: MatchTable, play: Play, ui: Ui, do: Do, row: Row, seat: int) -> Node:
    """The cards of a zone in play, the places that are still empty, and those between two cards that can be chosen."""
    ids = lying.cards(table, row, seat)
    width = row.width + 20 if row.width else row.height * TILE
    height = row.height + (7 if row.width else 0)
    area = ui.rect(row.x - width / 2, row.y - height / 2, width, height)
    spots = places.spread(table, row, seat)
    if row.end:  # another row begins at the other end
        boxes = [card_rect(ui, pose) for pose in spots.values()]
        area = (
            boxes[0].unionall(boxes[1:])
            if boxes
            else Rect(area.topleft if row.end == "left" else area.topright, (0, 0))
        )
    name = table.words.zone(row.key, seat)
    group = Node("line" if row.width else "slot", f"{row.key}-{seat}", area, name=name)
    group.data = ("row", seat, row.zone)
    if row.empty and not ids:
        empty = f"empty-{row.zone}"
        group.hint = ui.say(empty) if ui.say.has(empty) else ""
    if row.holds:
        _add_heaps(table, play, ui, do, group, row, seat, spots)
    for card in ids if not row.holds else ():
        group.add(card_node(table, play, ui, do, card, card_rect(ui, spots[card])))
    if row.places:
        _add_free_places(table, ui, group, row, seat, len(ids))
    if row.kinds and seat == table.near and table.legal.kind == "place":
        for index in table.legal.places:
            group.add(_gap(table, ui, do, row, index, len(ids)))
    return group


def _add_heaps(
    table: MatchTable, play: Play, ui: Ui, do: Do, group: Node, row: Row, seat: int, spots: dict[Any, Pose]
) -> None:
    """A node for each heap, that of its top card; and for what sticks out of it of what is attached."""
    for heap in lying.on_heaps(table, row, seat):
        node = card_node(table, play, ui, do, heap.cards[0], card_rect(ui, spots[heap.cards[0]]))
        if len(heap.cards) > 1:
            node.name = ui.say("pile-of-cards", card=node.name, count=len(heap.cards))
        group.add(node)
        above = node.rect.top
        for card in heap.attached:
            rect = card_rect(ui, spots[card])
            strip = Rect(rect.x, rect.y, rect.w, max(1, above - rect.y))
            above = rect.y
            held = card_node(table, play, ui, do, card, strip)
            told = table.words.entity(table.view, heap.cards[0])
            held.value = ", ".join(filter(None, [ui.say("attached-to", card=told), held.value]))
            group.add(held)


def _add_free_places(table: MatchTable, ui: Ui, group: Node, row: Row, seat: int, held: int) -> None:
    mine = table.view["seats"][seat]
    count = 0 if mine.get("out") else mine[row.places]
    spots = poses.spread(row, range(count))
    for index in range(held, count):
        rect = card_rect(ui, spots[index])
        name = ui.say("place-free")
        group.add(Node("place", f"free-{seat}-{index}", rect, name=name, paint=_paint_free(ui)))


def _paint_free(ui: Ui) -> Callable[[Surface, Node], None]:
    def paint(surface: Surface, node: Node) -> None:
        ring = theme.outline(node.rect.w, node.rect.h, ui.look.edge, ui.u(16), max(1, ui.u(2)))
        ring.set_alpha(150)
        surface.blit(ring, node.rect)

    return paint


def _gap(table: MatchTable, ui: Ui, do: Do, row: Row, index: int, count: int) -> Node:
    """A place between two cards that can be chosen: as much of the row as is nearer to it than to the next."""
    seams = [poses.between_x(row, count, number) if count else row.x for number in range(count + 1)]
    left = (seams[index - 1] + seams[index]) / 2 if index else row.x - row.width / 2 - 10
    right = (seams[index] + seams[index + 1]) / 2 if index < count else row.x + row.width / 2 + 10
    rect = ui.rect(left, row.y - row.height / 2, right - left, row.height)
    return Node(
        "place", f"place-{index}", rect, name=ui.say("place-at", index=index + 1),
        actions={"place": partial(do, Give(("place", index)))}, flags={"legal"},
        paint=lambda surface, node: _paint_gap(table, ui, surface, node, seams[index]), data=("place", index),
    )  # fmt: skip


def _paint_gap(table: MatchTable, ui: Ui, surface: Surface, node: Node, seam: float) -> None:
    """Where the card would stand now the row has opened."""
    if table.gap is None:
        painter.paint_gap(ui, surface, node, seam)


def _far_hand(table: MatchTable, ui: Ui, seat: int, backs: Row) -> Node:
    count = table.view["seats"][seat][f"{table.layout.hand}_count"]
    half = backs.width / 2 + BESIDE_BACKS
    rect = ui.rect(backs.x - half, 0, 2 * half, 88)
    name = table.words.zone(table.layout.hand, seat)
    value = ui.say("cards-count", count=count)
    return Node("hand", f"hand-{seat}", rect, name=name, value=value, hint=f"{name}: {value}")


def _hand(table: MatchTable, play: Play, ui: Ui, do: Do, seat: int, ids: list[int]) -> Node:
    name = table.words.zone(table.layout.hand, seat)
    room = table.room
    top = room.hand_top - 8
    area = ui.rect(room.left, top, room.right - room.left, poses.HEIGHT - top)
    group = Node("hand", f"hand-{seat}", area, name=name, value=ui.say("cards-count", count=len(ids)))
    if play.hand_shut:
        return group
    places = poses.hand(room, ids)
    step, wide = poses.hand_step(room, len(ids)), poses.hand_card(room, len(ids))[0]
    for index, card in enumerate(ids):
        pose = places[card]
        half = max(step, wide) / 2  # what lies between two cards belongs to both
        right = half if index == len(ids) - 1 else step - half
        outline = poses.outline(pose, -half, right, poses.HEIGHT + pose.height)
        top, seen = pose.y - pose.height / 2, min(wide, half + right - 2)
        rect = ui.rect(pose.x - wide / 2, top, seen, poses.HEIGHT - 4 - top)
        node = card_node(table, play, ui, do, card, rect, "hand-card")
        node.corners = tuple((ui.origin[0] + x * ui.k, ui.origin[1] + y * ui.k) for x, y in outline)
        group.add(node)
    return group
