"""What stands beside the lines: the plate of each player, the deck and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.table import faces, pieces, symbols, text, theme
from game.table.match import layout
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene

PLAYER_MARKS = ("magnetized", "magnetic", "fog")


def node(scene: MatchScene, seat: int, side: int) -> Node:
    """The player: health, attack, statuses. Can be attacked and targeted, and attack, as a creature can."""
    ui = scene.ui
    entity = scene.view["entities"][seat]
    mine = scene.view["seats"][seat]
    name = scene.words.player(seat)
    made = Node("player", f"player-{seat}", ui.rect(*layout.plate(side)), name=name, data=("player", seat))
    parts = [f"{ui.say('stat-health')} {mine['health']}"]
    if mine.get("attack"):
        parts.append(f"{ui.say('stat-attack')} {mine['attack']}")
    parts += [scene.words.keyword(word)[0] for word in entity.get("keywords") or ()]
    if mine.get("burnout"):
        parts.append(ui.say("burnout-next", amount=mine["burnout"] + 1))
    made.value = ", ".join(parts)
    made.focus = True
    action = scene.hands.press_action(seat)
    if action:
        made.actions = {action[0]: action[1]}
        made.flags.add("legal")
    made.hint = scene.hands.hint(seat) or _facts(scene, seat)
    if scene.hands.selected == seat or seat in scene.prompts.picked:
        made.flags.add("selected")
    made.paint = lambda surface, node: _paint(scene, surface, node, seat, side)
    return made


def _facts(scene: MatchScene, seat: int) -> str:
    ui, mine = scene.ui, scene.view["seats"][seat]
    lines = [ui.say("plate-deck", deck=scene.deck_name(seat))]
    lines.append(ui.say("plate-special-used" if mine.get("special_used") else "plate-special-free"))
    if mine.get("burnout"):
        lines.append(ui.say("burnout-next", amount=mine["burnout"] + 1))
    for word in scene.view["entities"][seat].get("keywords") or ():
        name, reminder = scene.words.keyword(word)
        lines.append(f"{name}: {reminder}")
    return "\n".join(lines)


def _paint(scene: MatchScene, surface: Surface, node: Node, seat: int, side: int) -> None:
    ui, look = scene.ui, scene.ui.look
    mine = scene.view["seats"][seat]
    entity: dict[str, Any] = scene.view["entities"][seat]
    rect = node.rect.move(*scene.painter.shake(seat))
    turn = scene.view.get("active") == seat
    targeted = "legal" in node.flags and scene.hands.aiming
    if "legal" in node.flags or "selected" in node.flags:
        pieces.paint_glow(surface, rect, look.target if targeted else look.legal)
    edge = look.gold if turn or "hover" in node.flags else look.edge
    surface.blit(
        theme.plate(rect.w, rect.h, look.panel_high, look.panel, edge, ui.u(18), ui.u(3) if turn else ui.u(2), 240),
        rect.topleft,
    )
    heart = symbols.badge(str(scene.shown_health(seat)), ui.u(92), "health", "normal")
    surface.blit(heart, heart.get_rect(center=(rect.x + ui.u(60), rect.y + ui.u(84))))
    x = rect.x + ui.u(122)
    name = text.fit(scene.words.player(seat), ui.u(25), look.gold if turn else look.ink, rect.w - ui.u(30), bold=True)
    surface.blit(name, (rect.x + ui.u(16), rect.y + ui.u(6)))
    if mine.get("attack"):
        badge = symbols.badge(str(mine["attack"]), ui.u(52), "attack", "raised")
        surface.blit(badge, badge.get_rect(midleft=(x - ui.u(4), rect.y + ui.u(58))))
        x += ui.u(54)
    marks = [word for word in PLAYER_MARKS if word in (entity.get("keywords") or ())]
    if entity.get("faded"):
        marks.append("faded")
    for number, word in enumerate(marks[:2]):
        drawn = symbols.marker(word, ui.u(36))
        surface.blit(drawn, drawn.get_rect(midleft=(x + number * ui.u(38), rect.y + ui.u(58))))
    foot = scene.deck_name(seat)
    colour = look.quiet
    if mine.get("burnout"):
        foot, colour = ui.say("burnout-short", amount=mine["burnout"]), look.warn
    drawn = text.render(foot, ui.u(18), colour, "body", rect.w - ui.u(126), "right")
    surface.blit(drawn, drawn.get_rect(bottomright=(rect.right - ui.u(12), rect.bottom - ui.u(8))))


def deck(scene: MatchScene, seat: int, side: int) -> Node:
    ui = scene.ui
    pose = layout.slot("deck", side)
    rect = _rect(scene, pose)
    count = scene.view["seats"][seat]["deck_count"]
    name = ui.say("deck-of", **scene.words.whose(seat))
    value = ui.say("contracts-count", count=count)

    def paint(surface: Surface, node: Node) -> None:
        if not count:
            return
        drawn = symbols.back(rect.w, rect.h)
        layers = min(4, 1 + count // 10)
        pieces.paint_shadow(surface, ui, rect, 7, 14)
        for layer in range(layers):
            surface.blit(drawn, (rect.x - layer * ui.u(2), rect.y - layer * ui.u(3)))
        _count(scene, surface, rect, count)

    return Node("pile", f"deck-{seat}", rect, name=name, value=value, hint=f"{name}: {value}", paint=paint)


def discard(scene: MatchScene, seat: int, side: int) -> Node:
    """The pile lies face up; a press opens it to both players at any time."""
    ui = scene.ui
    rect = _rect(scene, layout.slot("discard", side))
    ids = scene.view["seats"][seat]["discard"]
    name = ui.say("discard-of", **scene.words.whose(seat))
    value = ui.say("contracts-count", count=len(ids))

    def paint(surface: Surface, node: Node) -> None:
        if not ids:
            return
        pieces.paint_shadow(surface, ui, rect, 6, 12)
        face = pieces.live_face(scene.stage.library, printed(scene, ids[-1]), ui)
        drawn = faces.face(face, rect.h)
        drawn = pieces.faint(drawn, (175, 180, 186)) if "hover" not in node.flags else drawn
        if len(ids) > 1:
            surface.blit(drawn, (rect.x - ui.u(3), rect.y - ui.u(4)))
        surface.blit(drawn, rect.topleft)
        _count(scene, surface, rect, len(ids))

    made = Node("pile", f"discard-{seat}", rect, name=name, value=value, paint=paint)
    made.hint = ui.say("hint-discard", name=name, value=value) if ids else f"{name}: {value}"
    made.actions = {"open": lambda: scene.open_pile(seat)}
    made.data = ("pile", seat)
    return made


def printed(scene: MatchScene, card: int) -> dict[str, Any]:
    """A card without what happened to it on the field."""
    entity = scene.view["entities"][card]
    return {"id": card, "card": entity["card"], "owner": entity["owner"]}


def _rect(scene: MatchScene, pose: layout.Pose) -> Rect:
    return scene.ui.rect(pose.x - layout.PILE[0] / 2, pose.y - layout.PILE[1] / 2, *layout.PILE)


def _count(scene: MatchScene, surface: Surface, rect: Rect, count: int) -> None:
    ui = scene.ui
    drawn = text.render(str(count), ui.u(24), ui.look.ink, "figure")
    box = drawn.get_rect(center=(rect.centerx, rect.bottom - ui.u(4))).inflate(ui.u(22), ui.u(0))
    surface.blit(theme.plate(box.w, box.h, ui.look.panel_high, ui.look.panel, ui.look.gold_dark, box.h // 2, 1), box)
    surface.blit(drawn, drawn.get_rect(center=box.center))
