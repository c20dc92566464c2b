"""A deck in the set-up: what it means to win by, its cards or the curve of their costs, its kinds of cards."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.table import charts, pieces, theme
from game.table.drawing import cloth, markup, symbols, text
from game.table.drawing.printed import RATIO
from game.table.library import Deck, Library
from game.table.theme import Ui
from game.table.tree import FOIL, Node

GAP = 8
"""Between two faces of a deck."""
BUTTON = 180
"""So much of the last line is left to a button."""
Pointer = Callable[[], tuple[int, int] | None]
"""Where the pointer is now, as `Stage.foil_at`."""


def wide(ui: Ui, library: Library, side: int, deck: Deck, box: Rect, pointer: Pointer) -> Node:
    """Its words at the left, its curve or its grandest cards at the right."""
    language = ui.say.language
    elements, counts = library.elements_of(deck), library.curve(deck)
    called = ui.say.of("setup-element", elements[0] if len(elements) == 1 else deck.element) if elements else ""
    summary, plan = kinds(ui, library, deck), deck.plan[language]
    value = " ".join(filter(None, (called, plan, summary)))
    pad = ui.u(30)
    half = round(box.w * (0.5834 if counts else 0.4762))

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 235)
        top = node.rect.y + ui.u(22)
        name = text.fit(deck.name[language], ui.u(32), ui.look.gold, half, "title")
        surface.blit(name, (node.rect.x + pad, top))
        mark = node.rect.x + pad
        for element in elements:
            surface.blit(symbols.element(element, ui.u(30)), (mark, top + ui.u(52)))
            mark += ui.u(36)
        if elements:
            surface.blit(text.render(called, ui.u(22), ui.look.quiet), (mark + ui.u(6), top + ui.u(53)))
        down = ui.u(98 if elements else 58)
        body = markup.rich(plan, ui.u(23), ui.look.ink, half, "serif", ui.u(248) - down)
        surface.blit(body, (node.rect.x + pad, top + down))
        foot = text.fit(summary, ui.u(19), ui.look.quiet, node.rect.w - 2 * pad - ui.u(BUTTON))
        surface.blit(foot, (node.rect.x + pad, node.rect.bottom - ui.u(42)))

    node = Node("text", f"plan-{side}", box, name=deck.name[language], value=value, paint=paint)
    right = Rect(box.x + half + 2 * pad, box.y + pad, box.w - half - 3 * pad, ui.u(235))
    return node.add(_curve(ui, side, counts, right) if counts else _faces(ui, library, side, deck, right, pointer, 1))


def narrow(ui: Ui, library: Library, seat: int, deck: Deck, box: Rect, pointer: Pointer) -> Node:
    """In a column: two cards of it at least, then its words."""
    language = ui.say.language
    pad, line = ui.u(24), ui.u(44)
    room = box.w - 2 * pad
    faces = Rect(box.x + pad, box.y + pad, room, min(ui.u(230), round((room - ui.u(GAP)) / 2 / RATIO)))
    plan, summary = deck.plan[language], kinds(ui, library, deck)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 235)
        left = node.rect.bottom - line - faces.bottom - pad
        body = markup.rich(plan, ui.u(24), ui.look.ink, room, "serif", left)
        surface.blit(body, (node.rect.x + pad, faces.bottom + pad))
        foot = text.fit(summary, ui.u(19), ui.look.quiet, room)
        surface.blit(foot, (node.rect.x + pad, node.rect.bottom - line))

    node = Node("text", f"plan-{seat}", box, name=deck.name[language], value=f"{plan} {summary}".strip(), paint=paint)
    return node.add(_faces(ui, library, seat, deck, faces, pointer))


def dealt(ui: Ui, library: Library, seat: int, message: str, box: Rect) -> Node:
    """In place of a deck that comes by chance: a few backs, and why there is nothing to choose."""
    words = ui.say(message)
    pad = ui.u(36)
    high = min(box.h * 46 // 100, (box.w - 2 * pad) * 8 // 10)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 235)
        back = cloth.back(round(high * RATIO), high, library.back)
        for angle, part in ((14, -0.24), (0, 0.0), (-14, 0.24)):
            drawn = pieces.turned_surface(back, angle)
            spot = (box.centerx + round(part * high), box.y + pad + high // 2 + (ui.u(12) if angle else 0))
            surface.blit(drawn, drawn.get_rect(center=spot))
        room = box.w - 2 * pad
        body = markup.rich(words, ui.u(26), ui.look.ink, room, "serif", box.h - high - 3 * pad, "center")
        surface.blit(body, (box.x + pad, box.y + high + 2 * pad + ui.u(14)))

    return Node("text", f"dealt-{seat}", box, name=words, paint=paint)


def kinds(ui: Ui, library: Library, deck: Deck) -> str:
    """How many cards of each kind there are in it."""
    counts = library.kinds(deck)
    if ui.say.has("setup-kinds"):
        return ui.say("setup-kinds", **counts)
    return " · ".join(f"{count} {ui.say.of('kind', kind)}" for kind, count in counts.items() if count)


def _faces(ui: Ui, library: Library, side: int, deck: Deck, rect: Rect, pointer: Pointer, first: int = 0) -> Node:
    """As many cards of the deck as fit into `rect` side by side, from its `first` grandest on."""
    gap = ui.u(GAP)

    def paint(surface: Surface, node: Node) -> None:
        x = rect.x
        for card in pieces.grandest(library, deck)[first:]:
            face = pieces.turned(pieces.face_of(library, card, ui), rect.h, 0)
            if x + face.get_width() > rect.right:
                break
            surface.blit(face, (x, rect.y))
            pieces.paint_foil(surface, face.get_rect(topleft=(x, rect.y)), pointer() if "hover" in node.flags else None)
            x += face.get_width() + gap

    return Node("picture", f"faces-{side}", rect, paint=paint, data=FOIL)


def _curve(ui: Ui, side: int, counts: list[int], rect: Rect) -> Node:
    labels = [*map(str, range(len(counts) - 1)), f"{len(counts) - 1}+"]
    value = ", ".join(ui.say("setup-curve-bar", cost=cost, count=count) for cost, count in enumerate(counts))
    return charts.bars(ui, f"curve-{side}", ui.say("setup-curve"), rect, labels, counts, value)
