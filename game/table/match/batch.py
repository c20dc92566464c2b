"""What waits to be carried out, as a column of cards: the next one on top and lit, and arrows from each to what it is
aimed at."""

from __future__ import annotations

from functools import partial
from typing import Any

from pygame import Surface

from game.table import pieces, theme
from game.table.drawing import symbols, text
from game.table.drawing.faces import TILE
from game.table.match import acting, arrows, places, surfaces
from game.table.match.intents import Do
from game.table.match.record import MatchTable
from game.table.match.waiting import PAD, Entry, column, entries
from game.table.theme import Ui
from game.table.tree import Node

NEXT, LATER = 0.8, 0.5
"""How wide an arrow is, of the usual one."""
ARROW = (255, 214, 140)
"""The colour of an arrow that is not of the next item."""


def node(table: MatchTable, ui: Ui, do: Do) -> Node | None:
    """The column; None where nothing waits."""
    box = column(table)
    if box is None:
        return None
    found = entries(table)
    x, y, w, _ = box
    bottom = found[-1].box[1] + found[-1].box[3]
    rect = ui.rect(x, y, w, bottom - y + PAD)
    own = ui.times(table.room.part)
    title = own.say("batch-title", count=len(found))

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, own, node.rect, 222, 14)
        drawn = text.fit(title, max(12, own.u(20)), own.look.gold, node.rect.w - own.u(20), "title")
        surface.blit(drawn, drawn.get_rect(midtop=(node.rect.centerx, node.rect.y + own.u(4))))

    made = Node("batch", "batch", rect, name=title, paint=paint)
    made.hint = own.say("batch-hint")
    for entry in found:
        made.add(_entry(table, own, ui, do, entry))
    return made


def _entry(table: MatchTable, own: Ui, ui: Ui, do: Do, entry: Entry) -> Node:
    item, rect = entry.item, ui.rect(*entry.box)
    rect.h -= 1  # so that rounding never lets two overlap
    card, shown = item["entity"], table.view["entities"]
    name, told = words(table, item)
    made = Node("batch-card", f"batch-{entry.number}", rect, name=name, value=told, focus=True, data=("card", card))
    made.zoom = shown.get(card, {"card": item["card"]})
    place = table.words.say("batch-next" if entry.number == 1 else "batch-later", number=entry.number)
    made.hint = "\n".join([place, *does(table, item)])
    action = acting.press(table, card) if item["itself"] or card in table.legal.picks else None
    if action:
        made.actions = {action[0]: partial(do, action[1])}
        made.flags.add("legal")
    if entry.number == 1:
        made.flags.add("selected")

    def paint(surface: Surface, node: Node) -> None:
        _paint(table, own, ui, surface, node, entry, name, told)

    made.paint = paint
    return made


def does(table: MatchTable, item: dict[str, Any]) -> list[str]:
    """What an item does, a line for each of its clauses."""
    library, language = table.words.library, table.words.say.language
    written = [library.write_clause(key, language) for key in item["clause"].split("+") if key]
    return [line.replace("\n", " ").replace("**", "") for line in written if line]


def words(table: MatchTable, item: dict[str, Any]) -> tuple[str, str]:
    """The name of an item, and whose it is and at what it is aimed."""
    say = table.words.say
    name = table.words.card(item["card"])
    if not item["itself"]:
        name = say("batch-ability", card=name)
    if item["x"]:
        name = say("batch-x", card=name, x=item["x"])
    names = [table.words.entity(table.view, target) for target in item["targets"]]
    aimed = say("batch-at", targets=table.words.listed(names)) if names else ""
    whose = say("batch-of", **table.words.whose(item["seat"]))
    return name, ", ".join(filter(None, [whose, aimed]))


def _paint(
    table: MatchTable, own: Ui, ui: Ui, surface: Surface, node: Node, entry: Entry, name: str, told: str
) -> None:
    rect, look, item = node.rect, own.look, entry.item
    first, mine = entry.number == 1, item["seat"] == table.near
    edge = look.gold if first else look.legal if "legal" in node.flags else look.edge
    ground = look.green if mine else look.red
    box = rect.inflate(-own.u(6), -own.u(4))
    if first:
        pieces.paint_glow(surface, box, look.gold)
    surface.blit(
        theme.plate(box.w, box.h, ground, look.panel, edge, own.u(10), max(1, own.u(3 if first else 1)), 235), box
    )
    tile = entry.tile
    high = ui.u(tile.height)
    centre = ui.point(tile.x, tile.y)
    entity = table.view["entities"].get(item["entity"])
    if entity is not None and not (item["itself"] and item["entity"] in table.motion.glides):
        drawn = surfaces.in_line(ui, table.words.library, entity, high)
        surface.blit(drawn, drawn.get_rect(center=centre))
        mark = symbols.icon("gears", max(12, high // 4), look.gold)
        surface.blit(mark, mark.get_rect(bottomright=(centre[0] + high * TILE / 2, centre[1] + high / 2)))
    left = ui.point(tile.x + tile.height * TILE / 2 + 8, 0)[0]
    room = box.right - own.u(8) - left
    px = max(11, own.u(21 if first else 19))
    title = text.render(name, px, look.gold if first else look.ink, "body", room, "left", True)
    small = max(10, own.u(16))
    under = text.render(told, small, look.ink if first else look.quiet, "body", room)
    if title.get_height() + under.get_height() > box.h - own.u(4):
        title = text.fit(name, px, look.gold if first else look.ink, room, least=0.7, bold=True)
        under = text.fit(told, small, look.ink if first else look.quiet, room, least=0.75)
    y = box.centery - (title.get_height() + under.get_height()) // 2
    surface.blit(title, (left, y))
    surface.blit(under, (left, y + title.get_height()))


# --- arrows -----------------------------------------------------------------------------------------------------------


def paint_arrows(table: MatchTable, ui: Ui, surface: Surface, root: Node, pointed: Node | None) -> None:
    """From each entry to what it is aimed at; while one is pointed at, from that alone. To what waits as well it leads
    from tile to tile, so that it crosses no words."""
    found = entries(table)
    waits = {entry.item["entity"] for entry in found}
    only = pointed.key if pointed is not None and pointed.role == "batch-card" else ""
    for entry in reversed(found):
        if only and only != f"batch-{entry.number}":
            continue
        x, y, w, h = entry.box
        lit = entry.number == 1 or bool(only)
        colour, wide = (ui.look.target, NEXT) if lit else (ARROW, LATER)
        for target in entry.item["targets"]:
            at = places.place(table, target)
            start = (entry.tile.x, entry.tile.y) if target in waits else (x + w, y + h / 2)
            if at is not None:
                arrows.from_point(ui, surface, ui.point(*start), ui.point(*at), colour, root, wide)
