"""What the end of a match shows first: the banner with the face, and the card that decided it."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing import faces, glints, portraits, ribbons, strips, text
from game.table.drawing.pictures import PLAIN_HUE
from game.table.match import coming, outcome, persons
from game.table.match.chronicle import Chronicle, Decisive
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node

COMES, CARD_COMES = 0.1, 0.45
"""When the banner and the card begin to come, in seconds."""
GLINTS = 0.5
"""When the glint sets out over the banner."""
CAPTION = 45
"""Room above the card and below it, in design units."""
CARD = 344 / 480
"""Width of the card, of its height."""


@dataclass(frozen=True)
class Shape:
    """How the banner is drawn, in design units from the middle of its upper edge."""

    high: float
    face: tuple[float, float, float]
    """Middle and size."""
    ribbon: tuple[float, float, float]
    """How low its middle lies, its width and height."""
    title: tuple[float, float, float]
    """Where its middle lies beside that of the ribbon, its largest size, the room for it."""
    sub: tuple[float, float]
    """How low the line below lies, and the room for it."""


TALL = Shape(310, (0, 82, 164), (204, 980, 112), (0, 66, 690), (284, 900))
LOW = Shape(158, (-320, 74, 148), (56, 700, 92), (36, 54, 400), (130, 540))
"""Where the interface is large: the face stands beside the words, not above them."""


HAIL = (180, 250, 1560)
"""Where the banner hangs alone, over a table that stays in sight: left, upper edge, width."""
INK, RIM = (255, 246, 224), (38, 22, 8)
"""Of the title: legible on the ribbon of every deck."""


def hail(table: MatchTable, play: Play, ui: Ui, title: str) -> Node:
    """The banner over the table where a lesson or a puzzle is won; what follows stands elsewhere."""
    shape = TALL if ui.scale <= 1 else LOW
    return banner(table, play, ui, ui.rect(*HAIL, shape.high), shape, title, "")


def banner(table: MatchTable, play: Play, ui: Ui, box: Rect, shape: Shape, title: str, sub: str) -> Node:
    def paint(surface: Surface, node: Node) -> None:
        _paint(table, play, ui, surface, node, shape, title, sub)

    return Node("group", "result-banner", box, paint=paint)


def _paint(
    table: MatchTable, play: Play, ui: Ui, surface: Surface, node: Node, shape: Shape, title: str, sub: str
) -> None:
    part = coming.part(table, COMES)
    if part <= 0:
        return
    seat = _whose(table, play)
    mood = persons.mood(table, play, seat)
    hue = table.likenesses[seat].hue if mood != "losing" else PLAIN_HUE
    middle, top = node.rect.centerx, node.rect.y - round(ui.u(60) * (1 - part))
    low, wide, high = shape.ribbon
    fx, fy, size = shape.face
    band = strips.unrolled(theme.ribbon(ui, ui.u(wide), ui.u(high), hue), round(ui.u(wide) * (0.6 + 0.4 * part)))
    band.set_alpha(round(255 * part))
    shines = not (table.motion.reduced or ui.is_plain)
    if shines:
        glints.pool(surface, (middle, top + ui.u(low)), (ui.u(1.5 * wide), ui.u(4 * high)), part)
    if mood == "winning":
        rays = ribbons.rays(ui.u(3.8 * size), ui.look.gold)
        rays.set_alpha(round(150 * part))
        surface.blit(rays, rays.get_rect(center=(middle + ui.u(fx), node.rect.y + ui.u(1.34 * fy))))
    surface.blit(band, band.get_rect(center=(middle, top + ui.u(low))))
    aside, largest, room = shape.title
    px = text.fitting(title.upper(), ui.u(largest), ui.u(room), "title", bold=True)
    ink = INK if mood != "losing" else (226, 222, 214)
    rim = max(1, ui.u(2.5))
    around = [(x, y, RIM) for x in (-rim, 0, rim) for y in (-rim, 0, rim) if x or y]
    for x, y, colour in (*around, (0, 2 * rim, RIM), (0, 0, ink)):
        drawn = text.render(title.upper(), px, colour, "title", bold=True)
        drawn.set_alpha(round(255 * part))
        surface.blit(drawn, drawn.get_rect(center=(middle + ui.u(aside) + x, top + ui.u(low) - ui.u(3) + y)))
    face = portraits.portrait(table.likenesses[seat], ui.u(size), mood)
    surface.blit(face, face.get_rect(center=(middle + ui.u(fx), top + ui.u(fy))))
    if shines:
        glints.sweep(surface, band.get_rect(center=(middle, top + ui.u(low))), coming.glint(table, GLINTS))
    deck = table.deck_name(seat)
    words = " · ".join(filter(None, [deck, sub]))
    if not words:
        return
    below, room = shape.sub
    drawn = text.fit(words, ui.u(25), ui.look.ink, ui.u(room), "italic")
    surface.blit(drawn, drawn.get_rect(center=(middle + ui.u(aside), node.rect.y + ui.u(below))))


def _whose(table: MatchTable, play: Play) -> int:
    """The seat whose face the banner bears: the one person's, else the first winner's."""
    person = outcome.alone(play)
    return person if person is not None else next(iter(persons.winners(table)), table.near)


# the card


def decisive(table: MatchTable, chronicle: Chronicle) -> Decisive | None:
    """What decided the match, if it is a card that can be shown."""
    found = chronicle.decisive(persons.winners(table))
    return found if found is not None and found.card in table.words.library.cards else None


def card(table: MatchTable, ui: Ui, found: Decisive, box: Rect) -> Node:
    """It large in `box`, with what it is above it and what it did below."""
    heading = ui.say("ending-last-blow" if found.last else "ending-foremost")
    value = _said_of(table, ui, found)
    face = pieces.face_of(table.words.library, table.words.library.cards[found.card], ui)
    high = box.h - 2 * ui.u(CAPTION)
    rect = Rect(0, 0, round(high * CARD), high)
    rect.center = box.center
    node = Node("card", "result-card", rect, name=table.words.card(found.card), value=value)
    node.hint = f"{heading}: {value}"
    node.data = ("decisive", found.card)

    def paint(surface: Surface, node: Node) -> None:
        part = coming.part(table, CARD_COMES)
        if part <= 0:
            return
        drawn = faces.face(face, node.rect.h)
        if part < 1:
            drawn = pieces.turned_surface(drawn, round((1 - part) * 14))
        place = drawn.get_rect(center=node.rect.center).move(round(-ui.u(160) * (1 - part)), 0)
        if part >= 1:
            pieces.paint_shadow(surface, ui, place, 12, 30)
            if found.last:
                pieces.paint_glow(surface, place, ui.look.gold)
        surface.blit(drawn, place)
        for words, y, style, colour in (
            (heading, node.rect.y - ui.u(30), "title", ui.look.gold),
            (value, node.rect.bottom + ui.u(26), "body", ui.look.ink),
        ):
            line = text.fit(words, ui.u(26), colour, box.w, style)
            surface.blit(line, line.get_rect(center=(node.rect.centerx, y)))

    node.paint = paint
    return node


def _said_of(table: MatchTable, ui: Ui, found: Decisive) -> str:
    whose = table.words.whose(found.seat)
    if not found.amount:
        return ui.say("ending-of", **whose)
    return ui.say("ending-blow" if found.last else "ending-dealt", amount=found.amount, **whose)
