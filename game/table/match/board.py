"""The table itself as a tree: lines, hands, slots, piles, mana and plates of both seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.table.match import layout, mana, plates
from game.table.match.layout import FAR, NEAR, Pose
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene


def add(scene: MatchScene, root: Node) -> None:
    view = scene.view
    near, far = scene.near, 1 - scene.near
    root.add(plates.node(scene, far, FAR))
    root.add(_far_hand(scene, far))
    root.add(mana.node(scene, far, FAR))
    for zone in ("rune", "orb"):
        root.add(_slot(scene, zone, far, FAR))
    root.add(_line(scene, far, FAR))
    root.add(plates.deck(scene, far, FAR), plates.discard(scene, far, FAR))
    root.add(_line(scene, near, NEAR))
    for zone in ("rune", "orb"):
        root.add(_slot(scene, zone, near, NEAR))
    root.add(mana.node(scene, near, NEAR))
    root.add(plates.node(scene, near, NEAR))
    root.add(plates.deck(scene, near, NEAR), plates.discard(scene, near, NEAR))
    root.add(_hand(scene, near, view["seats"][near].get("hand") or []))
    root.add(Node("group", "cards", scene.ui.screen, paint=scene.painter.paint_cards))


def card_rect(scene: MatchScene, pose: Pose) -> Rect:
    width = pose.height * layout.CARD[0] / layout.CARD[1]
    return scene.ui.rect(pose.x - width / 2, pose.y - pose.height / 2, width, pose.height)


def card_node(scene: MatchScene, card: int, rect: Rect, role: str = "card") -> Node:
    """A card of the table or of the own hand: what it says, what it does when pressed, what it shows enlarged."""
    entity = scene.view["entities"][card]
    node = Node(role, f"card-{card}", rect, name=scene.words.card(entity["card"]), zoom=entity, data=("card", card))
    node.value = spoken(scene, entity)
    node.focus = True
    action = scene.hands.press_action(card)
    if action:
        node.actions = {action[0]: action[1]}
        node.flags.add("legal")
    node.hint = scene.hands.hint(card)
    if node.hint:
        node.flags.add("dimmed")
    if scene.hands.selected == card or card in scene.prompts.picked:
        node.flags.add("selected")
    return node


def spoken(scene: MatchScene, entity: dict[str, Any]) -> str:
    """Values and statuses in words, for the tree and for the ear."""
    stats = entity.get("stats") or {}
    library = scene.stage.library
    printed = library.cards[entity["card"]].stats
    shown = [badge.stat for badge in library.badges_of(entity["card"]) if badge.stat in printed]
    parts = [f"{scene.ui.say(f'stat-{name}')} {stats.get(name, printed[name])}" for name in shown]
    parts += [scene.words.keyword(name)[0] for name in entity.get("keywords") or ()]
    if entity.get("faded"):
        parts.append(scene.ui.say("status-faded"))
    if entity.get("active"):
        parts.append(scene.ui.say("status-active"))
    return ", ".join(parts)


def _line(scene: MatchScene, seat: int, side: int) -> Node:
    ids = scene.view["seats"][seat]["line"]
    area = scene.ui.rect(
        layout.LINE_LEFT - 10, layout.LINE_Y[side] - 100, layout.LINE_RIGHT - layout.LINE_LEFT + 20, 200
    )
    group = Node("line", f"line-{seat}", area, name=scene.ui.say("line-of", **scene.words.whose(seat)))
    group.data = ("line", seat)
    places = layout.line(ids, side, scene.hands.gap if side == NEAR else None)
    for card in ids:
        group.add(card_node(scene, card, card_rect(scene, places[card])))
    if side == NEAR and scene.legal.kind == "place":
        for index in scene.legal.places:
            group.add(_gap(scene, index, len(ids)))
    return group


def _gap(scene: MatchScene, index: int, count: int) -> Node:
    """A place between two creatures that can be chosen."""
    x = layout.between_x(count, index) if count else layout.MIDDLE
    rect = scene.ui.rect(x - 26, layout.LINE_Y[NEAR] - 92, 52, 184)
    return Node(
        "place", f"place-{index}", rect, name=scene.ui.say("place-at", index=index + 1),
        actions={"place": lambda: scene.hands.give(("place", index))}, flags={"legal"},
        paint=scene.painter.paint_gap, data=("place", index),
    )  # fmt: skip


def _slot(scene: MatchScene, zone: str, seat: int, side: int) -> Node:
    pose = layout.slot(zone, side)
    rect = card_rect(scene, pose)
    held = scene.view["seats"][seat][zone]
    name = scene.ui.say(f"{zone}-of", **scene.words.whose(seat))
    group = Node("slot", f"{zone}-{seat}", rect, name=name, hint="" if held else scene.ui.say(f"empty-{zone}"))
    group.data = ("slot", seat, zone)
    for card in held:
        group.add(card_node(scene, card, rect))
    return group


def _far_hand(scene: MatchScene, seat: int) -> Node:
    count = scene.view["seats"][seat]["hand_count"]
    rect = scene.ui.rect(layout.LINE_LEFT + 200, 0, layout.LINE_RIGHT - layout.LINE_LEFT - 400, 88)
    name = scene.ui.say("hand-of", **scene.words.whose(seat))
    value = scene.ui.say("contracts-count", count=count)
    node = Node("hand", f"hand-{seat}", rect, name=name, value=value, hint=f"{name}: {value}")
    known = scene.view["seats"][seat].get("hand") or []
    if not any(scene.shows_hand(card) for card in known):
        return node
    for card in known:
        if scene.shows_hand(card):
            pose = scene.motion.pose(card)
            if pose:
                node.add(card_node(scene, card, card_rect(scene, pose)))
    return node


def _hand(scene: MatchScene, seat: int, ids: list[int]) -> Node:
    name = scene.ui.say("hand-of", **scene.words.whose(seat))
    top = layout.HAND_Y - layout.HAND_CARD[1] / 2 - 10
    area = scene.ui.rect(layout.LINE_LEFT, top, layout.LINE_RIGHT - layout.LINE_LEFT, layout.HEIGHT - top)
    group = Node("hand", f"hand-{seat}", area, name=name, value=scene.ui.say("contracts-count", count=len(ids)))
    places = layout.hand(ids)
    step = layout.hand_step(len(ids))
    for index, card in enumerate(ids):
        pose = places[card]
        wide = layout.HAND_CARD[0] if index == len(ids) - 1 else min(step, layout.HAND_CARD[0])
        left = pose.x - layout.HAND_CARD[0] / 2
        rect = scene.ui.rect(left, pose.y - layout.HAND_CARD[1] / 2, wide, layout.HEIGHT - pose.y + 168)
        group.add(card_node(scene, card, rect, "hand-card"))
    return group
