"""What stands beside the cards in play: the plate of each player, and the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing import badges, cloth, faces, text
from game.table.match import poses, surfaces
from game.table.theme import Ui
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.games.layout import Counter, Row
    from game.table.match.scene import MatchScene


def node(scene: MatchScene, seat: int) -> Node:
    """The player: numbers and statuses. Where the game lets players fight, pressed and targeted as a card is."""
    ui = scene.ui
    entity = scene.view["entities"][seat]
    mine = scene.view["seats"][seat]
    name = called(scene, seat)
    made = Node("player", f"player-{seat}", ui.rect(*scene.side(seat).plate), name=name, data=("player", seat))
    parts = [spoken(scene, counter, mine) for counter in scene.table.counters if mine.get(counter.name) or counter.of]
    parts += [scene.words.keyword(word)[0] for word in entity.get("keywords") or ()]
    danger = scene.game.danger(ui.say, mine)
    if danger:
        parts.append(danger.whole)
    if _is_only_counted(scene, seat):
        parts.append(ui.say("hand-count", count=mine[f"{scene.table.hand}_count"]))
    if mine.get("out"):
        parts = [ui.say("plate-out")]
    made.value = ", ".join(parts)
    made.focus = True
    action = scene.hands.press_action(seat)
    if action:
        made.actions = {action[0]: action[1]}
        made.flags.add("legal")
    made.hint = scene.hands.hint(seat) or _facts(scene, seat)
    if scene.hands.selected == seat or seat in scene.prompts.picked:
        made.flags.add("selected")
    made.paint = lambda surface, node: _paint(scene, surface, node, seat)
    return made


def called(scene: MatchScene, seat: int) -> str:
    """The name of the player, and whether they play together with the viewer."""
    name = scene.words.player(seat)
    return scene.ui.say("plate-partner", name=name) if scene.near in scene.partners(seat) else name


def spoken(scene: MatchScene, counter: Counter, mine: dict[str, Any]) -> str:
    """A number of a seat in words."""
    most = mine[counter.of] if counter.of else 0
    return scene.ui.say.of("counter", counter.name, amount=mine[counter.name], most=most)


def _is_only_counted(scene: MatchScene, seat: int) -> bool:
    """Is there no room to see the hand of `seat`, only its number?"""
    return scene.side(seat).backs is None and seat != scene.near


def _facts(scene: MatchScene, seat: int) -> str:
    ui, mine = scene.ui, scene.view["seats"][seat]
    deck = scene.deck_name(seat)
    lines = [ui.say("plate-deck", deck=deck)] if deck else []
    partners = scene.partners(seat)
    if partners and scene.near not in partners:
        names = scene.words.listed([scene.words.player(partner) for partner in partners])
        lines.append(ui.say("plate-partners", names=names, who=scene.words.who(seat)))
    lines += [spoken(scene, counter, mine) for counter in scene.table.counters if counter.of]
    lines += scene.game.notes(ui.say, mine)
    for word in scene.view["entities"][seat].get("keywords") or ():
        name, reminder = scene.words.keyword(word)
        lines.append(f"{name}: {reminder}")
    return "\n".join(lines)


def _paint(scene: MatchScene, surface: Surface, node: Node, seat: int) -> None:
    ui = scene.ui
    look = ui.look
    mine = scene.view["seats"][seat]
    rect = node.rect.move(*scene.painter.shake(seat))
    turn = scene.view.get("active") == seat and not mine.get("out")
    aimed = seat in (scene.aim.targets or ())
    if aimed or "legal" in node.flags or "selected" in node.flags:
        pieces.paint_glow(surface, rect, look.target if aimed else look.legal)
    edge = look.gold if turn or "hover" in node.flags else look.edge
    surface.blit(
        theme.plate(rect.w, rect.h, look.panel_high, look.panel, edge, ui.u(18), ui.u(3) if turn else ui.u(2), 240),
        rect.topleft,
    )
    tone = look.quiet if mine.get("out") else look.gold if turn else look.ink
    name = text.fit(called(scene, seat), ui.u(25), tone, rect.w - ui.u(30), bold=True)
    surface.blit(name, (rect.x + ui.u(16), rect.y + ui.u(6)))
    if mine.get("out"):
        out = text.fit(ui.say("plate-out"), ui.u(30), look.warn, rect.w - ui.u(30), "title")
        surface.blit(out, out.get_rect(center=(rect.centerx, rect.centery + ui.u(10))))
        return
    for number, counter in enumerate(scene.table.counters):
        if counter.of:
            _marks(scene.ui, surface, rect, counter, mine, not scene.table.counters[0].of)
        elif number == 0 and mine[counter.name] is not None:
            px = min(ui.u(92), rect.h - ui.u(40))
            big = badges.badge(str(mine[counter.name]), px, counter.symbol, "normal", counter.caption)
            middle = rect.y + min(ui.u(84), rect.h - px // 2 - ui.u(5))
            surface.blit(big, big.get_rect(center=(rect.x + ui.u(60), middle)))
    _paint_statuses(scene, surface, rect, seat)
    _paint_foot(scene, surface, rect, seat)


def _marks(ui: Ui, surface: Surface, rect: Rect, counter: Counter, mine: dict[str, Any], beside: bool) -> None:
    """A row of marks, as many as the number counts up to, filled as far as it has come; `beside` the large number."""
    most, now = mine[counter.of], mine[counter.name]
    left = ui.u(118 if beside else 16)
    step = min(ui.u(48), (rect.w - left - ui.u(16)) // max(1, most))
    px = min(ui.u(44), step, round(rect.h * 0.33))
    y = rect.y + round(rect.h * 0.51)
    for number in range(max(most, now)):
        drawn = badges.mark(counter.symbol, px, number < now)
        surface.blit(drawn, drawn.get_rect(center=(rect.x + left + step // 2 + number * step, y)))


def _paint_statuses(scene: MatchScene, surface: Surface, rect: Rect, seat: int) -> None:
    """The small numbers and the markers beside the large one."""
    ui = scene.ui
    entity, mine = scene.view["entities"][seat], scene.view["seats"][seat]
    x = rect.x + ui.u(122)
    for counter in scene.table.counters[1:]:
        if not counter.of and mine.get(counter.name):
            badge = badges.badge(str(mine[counter.name]), ui.u(52), counter.symbol, "raised")
            surface.blit(badge, badge.get_rect(midleft=(x - ui.u(4), rect.y + ui.u(58))))
            x += ui.u(54)
    for number, word in enumerate(surfaces.markers(scene.game, entity)[:2]):
        drawn = surfaces.marker(scene.game, word, ui.u(36))
        surface.blit(drawn, drawn.get_rect(midleft=(x + number * ui.u(38), rect.y + ui.u(58))))


def _paint_foot(scene: MatchScene, surface: Surface, rect: Rect, seat: int) -> None:
    ui, mine = scene.ui, scene.view["seats"][seat]
    foot, colour = scene.deck_name(seat), ui.look.quiet
    danger = scene.game.danger(ui.say, mine)
    if danger:
        foot, colour = danger.short, ui.look.warn
    right = rect.right - ui.u(12)
    if _is_only_counted(scene, seat):
        count = text.render(str(mine[f"{scene.table.hand}_count"]), ui.u(22), ui.look.ink, "figure")
        right -= count.get_width()
        surface.blit(count, count.get_rect(bottomleft=(right, rect.bottom - ui.u(7))))
        back = surfaces.back(ui.u(26), 0, scene.stage.library.back)
        right -= back.get_width() + ui.u(6)
        surface.blit(back, back.get_rect(bottomleft=(right, rect.bottom - ui.u(8))))
        right -= ui.u(10)
    if not foot:
        return
    if any(not counter.of for counter in scene.table.counters):  # the large number stands at the left
        drawn = text.render(foot, ui.u(18), colour, "body", right - rect.x - ui.u(114), "right")
    else:
        drawn = text.fit(foot, ui.u(18), colour, right - rect.x - ui.u(16))
    surface.blit(drawn, drawn.get_rect(bottomright=(right, rect.bottom - ui.u(8))))


def piles(scene: MatchScene, seat: int) -> list[Node]:
    """The heaps of a seat that are there: those with a fixed place, and the others once something lies on them."""
    return piles_of(scene, scene.side(seat).piles, seat)


def piles_of(scene: MatchScene, piles: tuple[Row, ...], seat: int) -> list[Node]:
    held = scene.held(seat)
    rows = [row for row in piles if row.empty or held[f"{row.zone}_count"]]
    return [_open_pile(scene, row, seat) if row.face_up else _deck(scene, row, seat) for row in rows]


def _deck(scene: MatchScene, row: Row, seat: int) -> Node:
    ui = scene.ui
    rect = ui.rect(*poses.pile(row))
    count = scene.held(seat)[f"{row.zone}_count"]
    name = scene.words.zone(row.zone, seat)
    value = ui.say("cards-count", count=count)

    def paint(surface: Surface, node: Node) -> None:
        if not count:
            return
        drawn = cloth.back(rect.w, rect.h, scene.stage.library.back)
        layers = min(4, 1 + count // 10)
        pieces.paint_shadow(surface, ui, rect, 7, 14)
        for layer in range(layers):
            surface.blit(drawn, (rect.x - layer * ui.u(2), rect.y - layer * ui.u(3)))
        _count(scene.ui, surface, rect, count)

    return Node("pile", f"{row.zone}-{seat}", rect, name=name, value=value, hint=f"{name}: {value}", paint=paint)


def _open_pile(scene: MatchScene, row: Row, seat: int) -> Node:
    """The pile lies face up; a press opens it to every player at any time."""
    ui = scene.ui
    rect = ui.rect(*poses.pile(row))
    ids = scene.held(seat)[row.zone]
    name = scene.words.zone(row.zone, seat)
    value = ui.say("cards-count", count=len(ids))

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
        _count(scene.ui, surface, rect, len(ids))

    made = Node("pile", f"{row.zone}-{seat}", rect, name=name, value=value, paint=paint)
    made.hint = ui.say("hint-pile", name=name, value=value) if ids else f"{name}: {value}"
    made.actions = {"open": lambda: scene.open_pile(seat, row.zone)}
    made.data = ("pile", seat, row.zone)
    return made


def printed(scene: MatchScene, card: int) -> dict[str, Any]:
    """A card without what happened to it on the field."""
    entity = scene.view["entities"][card]
    return {"id": card, "card": entity["card"], "owner": entity["owner"]}


def _count(ui: Ui, surface: Surface, rect: Rect, count: int) -> None:
    drawn = text.render(str(count), ui.u(24), ui.look.ink, "figure")
    box = drawn.get_rect(center=(rect.centerx, rect.bottom - ui.u(4))).inflate(ui.u(22), ui.u(0))
    surface.blit(theme.plate(box.w, box.h, ui.look.panel_high, ui.look.panel, ui.look.gold_dark, box.h // 2, 1), box)
    surface.blit(drawn, drawn.get_rect(center=box.center))
