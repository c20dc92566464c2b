"""What stands beside the cards in play: the plate of each player, and the piles."""

from __future__ import annotations

from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.records.levels import OPPONENTS, parsed
from game.table import opponents, pieces, theme
from game.table.drawing import cloth, faces, text
from game.table.games.interface import Question
from game.table.games.layout import Counter, Row
from game.table.layout import poses
from game.table.match import acting, aim, nameplates, overcards, persons, places
from game.table.match.intents import Do, Open
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node


def node(table: MatchTable, play: Play, ui: Ui, do: Do, seat: int) -> Node:
    """The player: numbers and statuses. Where the game lets players fight, pressed and targeted as a card is."""
    entity = table.view["entities"][seat]
    mine = table.view["seats"][seat]
    name = called(table, play, ui, seat)
    made = Node("player", f"player-{seat}", ui.rect(*table.side(seat).plate), name=name, data=("player", seat))
    parts = [spoken(ui, counter, mine) for counter in table.layout.counters if mine.get(counter.name) or counter.of]
    parts += [table.words.keyword(word)[0] for word in entity.get("keywords") or ()]
    parts += table.words.counters(entity)
    waits = overcards.withheld(table, seat)
    parts += [ui.say("withheld-amount", amount=waits)] if waits else []
    danger = table.game.danger(ui.say, mine)
    if danger:
        parts.append(danger.whole)
    if _is_only_counted(table, seat):
        parts.append(ui.say("hand-count", count=mine[f"{table.layout.hand}_count"]))
    if mine.get("out"):
        parts = [ui.say("plate-out")]
    if persons.is_waited_for(table, play, seat):
        parts.append(persons.thinks(play, ui))
    made.value = ", ".join(parts)
    made.focus = True
    action = acting.press(table, seat)
    if action:
        made.actions = {action[0]: partial(do, action[1])}
        made.flags.add("legal")
    made.hint = aim.hint(table, play, seat) or _facts(table, play, ui, seat)
    if table.selected == seat or seat in table.choice.picked:
        made.flags.add("selected")
    counted = _is_only_counted(table, seat)
    made.paint = lambda surface, node: nameplates.paint(table, play, ui, surface, node, seat, name, counted)
    return made


def called(table: MatchTable, play: Play, ui: Ui, seat: int) -> str:
    """The name of the player, the style of a computer that has one, and whether they play together with the viewer."""
    name, style = table.called(seat), _style(play, seat)
    name = ui.say("plate-styled", name=name, style=ui.say(f"setup-style-{style}")) if style else name
    return ui.say("plate-partner", name=name) if table.near in table.partners(seat) else name


def _style(play: Play, seat: int) -> str:
    """That of the computer that plays there; "" for none, and for a person."""
    who = play.seats[seat]
    return parsed(who)[1] if who in OPPONENTS else ""


def spoken(ui: Ui, counter: Counter, mine: dict[str, Any]) -> str:
    """A number of a seat in words."""
    most = mine[counter.of] if counter.of else 0
    return ui.say.of("counter", counter.name, amount=mine[counter.name], most=most)


def _is_only_counted(table: MatchTable, seat: int) -> bool:
    """Is there no room to see the hand of `seat`, only its number?"""
    return table.side(seat).backs is None and seat != table.near


def _facts(table: MatchTable, play: Play, ui: Ui, seat: int) -> str:
    mine = table.view["seats"][seat]
    deck = table.deck_name(seat)
    lines = [ui.say("plate-deck", deck=deck)] if deck else []
    if _style(play, seat):
        lines.append(opponents.introduced(ui.say, play.seats[seat]))
    partners = table.partners(seat)
    if partners and table.near not in partners:
        names = table.words.listed([table.words.player(partner) for partner in partners])
        lines.append(ui.say("plate-partners", names=names, who=table.words.who(seat)))
    lines += [spoken(ui, counter, mine) for counter in table.layout.counters if counter.of]
    lines += table.game.notes(ui.say, mine)
    for word in table.view["entities"][seat].get("keywords") or ():
        name, reminder = table.words.keyword(word)
        lines.append(f"{name}: {reminder}")
    return "\n".join(lines)


def piles(table: MatchTable, ui: Ui, do: Do, seat: int, question: Question | None = None) -> list[Node]:
    """The heaps of a seat that are there: those with a fixed place, and the others once something lies on them."""
    return piles_of(table, ui, do, table.side(seat).piles, seat, question)


def piles_of(
    table: MatchTable, ui: Ui, do: Do, piles: tuple[Row, ...], seat: int, question: Question | None = None
) -> list[Node]:
    rows = there(table, piles, seat)
    return [
        _open_pile(table, ui, do, row, seat) if row.face_up else _deck(table, ui, row, seat, question) for row in rows
    ]


def there(table: MatchTable, piles: tuple[Row, ...], seat: int) -> list[Row]:
    """Those of `piles` that are drawn now."""
    held = table.held(seat)
    return [row for row in piles if row.empty or held.get(f"{row.zone}_count")]


def _deck(table: MatchTable, ui: Ui, row: Row, seat: int, question: Question | None) -> Node:
    rect = ui.rect(*poses.pile(row))
    count = table.held(seat)[f"{row.zone}_count"]
    name = table.words.zone(row.zone, seat)
    value = ui.say("cards-count", count=count)

    def paint(surface: Surface, node: Node) -> None:
        if not count:
            return
        drawn = cloth.back(rect.w, rect.h, table.words.library.back)
        layers = min(4, 1 + count // 10)
        if "legal" in node.flags:
            pieces.paint_glow(surface, rect, ui.look.legal)
        pieces.paint_shadow(surface, ui, rect, 7, 14)
        for layer in range(layers):
            surface.blit(drawn, (rect.x - layer * ui.u(2), rect.y - layer * ui.u(3)))
        _count(ui, table.room.part, surface, rect, count)

    node = Node("pile", f"{row.zone}-{seat}", rect, name=name, value=value, hint=f"{name}: {value}", paint=paint)
    if question is not None and question.deck is not None:
        node.actions = {"draw": question.deck}
        node.flags.add("legal")
    return node


def _open_pile(table: MatchTable, ui: Ui, do: Do, row: Row, seat: int) -> Node:
    """The pile lies face up; a press opens it to every player at any time."""
    rect = ui.rect(*poses.pile(row))
    ids = table.held(seat)[row.zone]
    name = table.words.zone(row.zone, seat)
    value = ui.say("cards-count", count=len(ids))

    def paint(surface: Surface, node: Node) -> None:
        lying = [card for card in ids if not table.motion.shows(places.landing(card))]
        if not lying:
            return
        pieces.paint_shadow(surface, ui, rect, 6, 12)
        face = pieces.live_face(table.words.library, printed(table, lying[-1]), ui)
        drawn = faces.face(face, rect.h)
        drawn = pieces.faint(drawn, (175, 180, 186)) if "hover" not in node.flags else drawn
        if len(lying) > 1:
            surface.blit(drawn, (rect.x - ui.u(3), rect.y - ui.u(4)))
        surface.blit(drawn, rect.topleft)
        _count(ui, table.room.part, surface, rect, len(lying))

    made = Node("pile", f"{row.zone}-{seat}", rect, name=name, value=value, paint=paint)
    made.hint = ui.say("hint-pile", name=name, value=value) if ids else f"{name}: {value}"
    made.actions = {"open": partial(do, Open(f"pile-{row.zone}-{seat}"))}
    made.data = ("pile", seat, row.zone)
    return made


def printed(table: MatchTable, card: int) -> dict[str, Any]:
    """A card without what happened to it on the field."""
    entity = table.view["entities"][card]
    return {"id": card, "card": entity["card"], "owner": entity["owner"]}


def _count(ui: Ui, part: float, surface: Surface, rect: Rect, count: int) -> None:
    px = min(ui.u(24 * part), max(ui.u(24), rect.h // 5))
    drawn = text.render(str(count), px, ui.look.ink, "figure")
    box = drawn.get_rect(center=(rect.centerx, rect.bottom - ui.u(4))).inflate(ui.u(22), ui.u(0))
    surface.blit(theme.plate(box.w, box.h, ui.look.panel_high, ui.look.panel, ui.look.gold_dark, box.h // 2, 1), box)
    surface.blit(drawn, drawn.get_rect(center=box.center))
