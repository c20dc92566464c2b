"""What stands beside the cards in play: the plate of each player, and the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.records.levels import OPPONENTS, parsed
from game.table import opponents, pieces, theme
from game.table.drawing import cloth, faces, text
from game.table.match import nameplates, poses
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
    parts += scene.words.counters(entity)
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
    counted = _is_only_counted(scene, seat)
    made.paint = lambda surface, node: nameplates.paint(scene, surface, node, seat, name, counted)
    return made


def called(scene: MatchScene, seat: int) -> str:
    """The name of the player, the style of a computer that has one, and whether they play together with the viewer."""
    name, style = scene.words.player(seat), _style(scene, seat)
    name = scene.ui.say("plate-styled", name=name, style=scene.ui.say(f"setup-style-{style}")) if style else name
    return scene.ui.say("plate-partner", name=name) if scene.near in scene.partners(seat) else name


def _style(scene: MatchScene, seat: int) -> str:
    """That of the computer that plays there; "" for none, and for a person."""
    who = scene.play.seats[seat]
    return parsed(who)[1] if who in OPPONENTS else ""


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
    if _style(scene, seat):
        lines.append(opponents.introduced(ui.say, scene.play.seats[seat]))
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


def piles(scene: MatchScene, seat: int) -> list[Node]:
    """The heaps of a seat that are there: those with a fixed place, and the others once something lies on them."""
    return piles_of(scene, scene.side(seat).piles, seat)


def piles_of(scene: MatchScene, piles: tuple[Row, ...], seat: int) -> list[Node]:
    rows = there(scene, piles, seat)
    return [_open_pile(scene, row, seat) if row.face_up else _deck(scene, row, seat) for row in rows]


def there(scene: MatchScene, piles: tuple[Row, ...], seat: int) -> list[Row]:
    """Those of `piles` that are drawn now."""
    held = scene.held(seat)
    return [row for row in piles if row.empty or held.get(f"{row.zone}_count")]


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
        if "legal" in node.flags:
            pieces.paint_glow(surface, rect, ui.look.legal)
        pieces.paint_shadow(surface, ui, rect, 7, 14)
        for layer in range(layers):
            surface.blit(drawn, (rect.x - layer * ui.u(2), rect.y - layer * ui.u(3)))
        _count(ui, scene.room.part, surface, rect, count)

    node = Node("pile", f"{row.zone}-{seat}", rect, name=name, value=value, hint=f"{name}: {value}", paint=paint)
    question = scene.prompts.question if seat == scene.near else None
    if question is not None and question.deck is not None:
        node.actions = {"draw": question.deck}
        node.flags.add("legal")
    return node


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
        _count(ui, scene.room.part, surface, rect, len(ids))

    made = Node("pile", f"{row.zone}-{seat}", rect, name=name, value=value, paint=paint)
    made.hint = ui.say("hint-pile", name=name, value=value) if ids else f"{name}: {value}"
    made.actions = {"open": lambda: scene.open_pile(seat, row.zone)}
    made.data = ("pile", seat, row.zone)
    return made


def printed(scene: MatchScene, card: int) -> dict[str, Any]:
    """A card without what happened to it on the field."""
    entity = scene.view["entities"][card]
    return {"id": card, "card": entity["card"], "owner": entity["owner"]}


def _count(ui: Ui, part: float, surface: Surface, rect: Rect, count: int) -> None:
    px = min(ui.u(24 * part), max(ui.u(24), rect.h // 5))
    drawn = text.render(str(count), px, ui.look.ink, "figure")
    box = drawn.get_rect(center=(rect.centerx, rect.bottom - ui.u(4))).inflate(ui.u(22), ui.u(0))
    surface.blit(theme.plate(box.w, box.h, ui.look.panel_high, ui.look.panel, ui.look.gold_dark, box.h // 2, 1), box)
    surface.blit(drawn, drawn.get_rect(center=box.center))
