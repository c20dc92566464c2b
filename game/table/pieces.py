"""Cards as pictures: faces of printed cards and of cards on the table, cached by size and turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pygame
from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import cells as cells_
from game.table.drawing import cloth, edgings, emblems, faces, foil, hues, lit, pictures, symbols, text
from game.table.drawing.backs import Hidden
from game.table.drawing.keeping import kept
from game.table.drawing.printed import PLAIN, RATIO, Face, Frame, Value
from game.table.library import FACE_DOWN, Card, Deck, Library
from game.table.theme import Ui


def kind_line(ui: Ui, card: Card) -> str:
    special = "-token" if card.token else "-dual" if card.dual else ""
    return ui.say.of("kind", f"{card.kind}{special}")


def face_of(library: Library, card: Card, ui: Ui) -> Face:
    """The card as printed."""
    return _face(library, card, ui, {})


def live_face(library: Library, entity: dict[str, Any], ui: Ui) -> Face:
    """The card with its present values, and how they differ from what is printed; its back if it lies face down."""
    if entity["card"] == FACE_DOWN:
        return _back(library, entity, ui)
    return _face(library, library.cards[entity["card"]], ui, entity)


def values(library: Library, card: Card, entity: dict[str, Any]) -> tuple[Value, ...]:
    """What stands in the card's corners: the entity's present stats, or the printed ones where it tells of none."""
    stats = entity.get("stats") or {}
    found = []
    for badge in library.badges.get(kind_of(card, entity), ()):
        printed = card.stats.get(badge.stat)
        if printed is not None:
            now = stats.get(badge.stat)
            hurt = badge.stat == library.damageable_stat(card.id) and entity.get("damage", 0) > 0
            number = printed if now is None else now
            found.append(Value(badge.symbol, badge.corner, number, tone(now, printed, hurt), badge.caption))
    return tuple(found)


def cells(library: Library, card: Card, entity: dict[str, Any]) -> tuple[cells_.Cell, ...]:
    """The further stats that the whole card shows."""
    stats = entity.get("stats") or {}
    found = []
    for cell in library.table.cells.get(kind_of(card, entity), ()):
        printed, now = card.stats.get(cell.stat, 0), stats.get(cell.stat)
        number = printed if now is None else now
        found.append(cells_.Cell(cell.caption, number, tone(now, printed), cell.lit))
    return tuple(found)


def kind_of(card: Card, entity: dict[str, Any]) -> str:
    """Its present kind, which an effect may have changed."""
    return str(entity.get("kind") or card.kind)


def tone(now: int | None, printed: int, hurt: bool = False) -> str:
    """The tone of `badges.badge` for a value beside the printed one."""
    if now is None or (now == printed and not hurt):
        return "normal"
    return "hurt" if hurt else "raised" if now > printed else "lowered"


def cost_tone(now: Mapping[str, int], printed: Mapping[str, int]) -> str:
    """The tone of a cost beside the printed one: by how much it is in all, and by the rest if that is the same."""
    if all(n == printed.get(element, 0) for element, n in now.items()):
        return "normal"
    return "lowered" if sum(now.values()) < sum(printed.values()) else "raised"


def in_symbols(cost: Mapping[str, int], colourless: str, x: str = "") -> str:
    """A cost as texts write it: an element between braces for each of it, a number for the colourless one, then the X
    of the element `x`."""
    coloured = "".join([f"{{{element}}}" * n for element, n in cost.items() if element != colourless])
    free = cost.get(colourless, 0)
    return coloured + (f"{{{free}}}" if free or not (coloured or x) else "") + ("{X}" if x else "")


def cost_now(library: Library, entity: dict[str, Any], ui: Ui) -> str:
    """What the card costs now, with what is printed."""
    card = library.cards[entity["card"]]
    return ui.say("zoom-cost", now=in_symbols(entity["cost"], library.colourless, card.x),
                  printed=in_symbols(card.cost, library.colourless, card.x))  # fmt: skip


def _face(library: Library, card: Card, ui: Ui, entity: dict[str, Any]) -> Face:
    language = ui.say.language
    cost = entity.get("cost") or card.cost
    hue = card_hue(library, card)
    name, number = card.name[language], entity.get("number")
    return Face(
        card=card.id,
        name=ui.say("log-one-of-several", card=name, number=number) if number else name,
        kind_line=library.write_kind(card.id, ui.say.language) if card.typed else kind_line(ui, card),
        frame=frame_of(library, card, kind_of(card, entity)),
        cost=None
        if card.token or not library.elemental or card.kind in library.unpaid
        else tuple((e, cost[e]) for e in library.elements if cost.get(e)),
        x=card.x,
        cost_tone=cost_tone(cost, card.cost),
        text=library.write(card.id, language),
        flavour=card.flavour.get(language, ""),
        values=values(library, card, entity),
        hue=hue,
        art=pictures.art_of(card.id, {**card.art, "hue": hue}, library.game, card.kind),
        token=card.token,
        textless=bool(entity.get("textless")),
        game=library.game,
        elemental=library.elemental,
        elements=library.elements_on(card),
        colourless=library.colourless,
        cells=cells(library, card, entity),
        edging=edgings.NONE if ui.is_plain else library.table.edging,
    )


def _back(library: Library, entity: dict[str, Any], ui: Ui) -> Face:
    known = entity.get("under")
    name = library.cards[known].name[ui.say.language] if known else ""
    spied = any(seat != entity["controller"] for seat in entity.get("others_know") or ())
    hidden = Hidden(entity.get("owner", 0), name, spied)
    return Face(entity["card"], name, elemental=library.elemental, hidden=hidden, back=library.back)


def frame_of(library: Library, card: Card, kind: str = "") -> Frame:
    """The outline of its kind, or of another that it is of now; a plain one where the game gives none."""
    kind = kind or card.kind
    return library.table.frames.get(f"{kind}-dual" if card.dual else kind, PLAIN)


def kind_mark(library: Library, kind: str, px: int, colour: theme.Colour) -> Surface | None:
    """The sign of a kind of card, or its icon in that colour; None if it has neither."""
    frame = library.table.frames.get(kind, PLAIN)
    if frame.seal in emblems.EMBLEMS:
        return emblems.seal(frame.seal, px)
    return symbols.icon(frame.glyph, px, colour) if frame.glyph else None


def turned(face: Face, height: int, angle: float) -> Surface:
    """The full face, turned by `angle` degrees."""
    drawn = faces.face(face, height)
    return drawn if abs(angle) < 0.2 else _turned(drawn, round(angle * 2) / 2)


@kept(0.5)
def medallion(face: Face, px: int, metal: tuple[str, str, str], colour: theme.Colour) -> Surface:
    """The picture of a card in a ring of metal, `px` across; a line within it is in `colour`."""
    high = round(px * 0.9)
    drawn = Surface((px, px), pygame.SRCALPHA)
    picture = faces.ground(face, round(high * 1.2), high)
    drawn.blit(picture, picture.get_rect(center=(px // 2, px // 2)))
    drawn = lit.rounded(drawn)
    drawn.blit(lit.rim(px, metal, colour), (0, 0))
    return drawn


@kept(1)
def _turned(drawn: Surface, angle: float) -> Surface:
    return pygame.transform.rotozoom(drawn, angle, 1.0)


def turned_surface(drawn: Surface, angle: float) -> Surface:
    return drawn if abs(angle) < 0.2 else _turned(drawn, round(angle * 2) / 2)


@kept(1)
def faint(drawn: Surface, colour: tuple[int, int, int]) -> Surface:
    """`drawn` multiplied with `colour`: a card that can't be used now."""
    copy = drawn.copy()
    copy.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


@kept(1)
def scaled(drawn: Surface, size: tuple[int, int]) -> Surface:
    return pygame.transform.smoothscale(drawn, size)


@kept(0.5)
def sized(face: Face, drawn: int, high: int) -> Surface:
    """A face in another height than that in which it is drawn, as those of the decks are ahead of time."""
    return pygame.transform.smoothscale(faces.face(face, drawn), (round(high * RATIO), high))


def show_pieces(library: Library, count: int) -> list[Card]:
    """A few of the grandest cards of the decks, for the title."""
    found: list[Card] = []
    decks = library.decks
    for round_number in range(count):
        if not decks:
            break
        deck = decks[round_number % len(decks)]
        choice = [card for card in grandest(library, deck) if card not in found]
        if choice:
            found.append(choice[0])
    return found


def card_hue(library: Library, card: Card) -> str:
    """The hue of its art, or else that of the one coloured element that it bears."""
    coloured = [element for element in library.elements_on(card) if element in library.table.deck_elements]
    word = str(card.art.get("hue") or (coloured[0] if len(coloured) == 1 else hues.PLAIN))
    return hues.of_game(library.game, word)


def hue_of(library: Library, deck: Deck) -> str:
    """The hue of its element, or else that of most of its cards."""
    if deck.element in library.elements:
        return hues.of_game(library.game, deck.element)
    counts: Counter[str] = Counter()
    for card_id, number in deck.cards.items():
        if card_id in library.cards:
            counts[card_hue(library, library.cards[card_id])] += number
    return max(counts, key=lambda hue: (counts[hue], hue), default=hues.PLAIN)


def grandest(library: Library, deck: Deck) -> list[Card]:
    """The game's foremost kind of card of the deck: the costliest first, or the strongest where they cost nothing."""
    cards = [library.cards[card] for card in deck.cards if card in library.cards]
    common = hue_of(library, deck)
    own = (
        [card for card in cards if deck.element in card.cost]
        or [c for c in cards if c.art.get("hue") and card_hue(library, c) == common]
        or cards
    )
    bodies = [card for card in own if card.kind == library.card_kinds[0]]
    return sorted(bodies, key=lambda c: (-c.total, 0 if c.total else -sum(c.stats.values()), c.id)) or cards


def crest(library: Library, deck: Deck) -> Card | None:
    """The card that stands for the deck: the grandest that stands for none before it."""
    taken: list[Card] = []
    for other in library.decks:
        cards = grandest(library, other)
        best = next((card for card in cards if card not in taken), cards[0] if cards else None)
        if other.id == deck.id:
            return best
        if best is not None:
            taken.append(best)
    return None


def paint_deck_tile(
    surface: Surface, ui: Ui, library: Library, deck: Deck, rect: Rect, chosen: bool, lit: bool,
    pointer: tuple[int, int] | None = None,
) -> None:  # fmt: skip
    """A deck to choose: its grandest card standing in front of two backs, and its name; `pointer`: as `foil_at`."""
    look = ui.look
    edge = look.gold if chosen else (look.ink if lit else look.edge)
    ground = look.green if chosen else look.panel_high
    surface.blit(
        theme.plate(rect.w, rect.h, ground, look.panel, edge, ui.u(14), ui.u(4) if chosen else max(1, ui.u(2)), 235),
        rect.topleft,
    )
    high = min(ui.u(206), round(rect.w / 0.9))  # a card and the backs that look out behind it fit
    best = crest(library, deck)
    back = cloth.back(round(high * 0.7), high, library.back)
    for angle, dx in ((9, -12), (-9, 12)):
        drawn = turned_surface(back, angle)
        surface.blit(drawn, drawn.get_rect(center=(rect.centerx + ui.u(dx), rect.y + ui.u(124))))
    if best:
        drawn = faces.face(face_of(library, best, ui), high)
        box = drawn.get_rect(center=(rect.centerx, rect.y + ui.u(122)))
        surface.blit(drawn, box)
        paint_foil(surface, box, pointer)
    name = deck.name[ui.say.language]
    words = text.render(name, ui.u(22), look.gold if chosen else look.ink, "body", rect.w - ui.u(20), "center", True)
    middle = min(rect.bottom - ui.u(40), rect.bottom - ui.u(10) - words.get_height() // 2)
    surface.blit(words, words.get_rect(center=(rect.centerx, middle)))


def paint_foil(surface: Surface, card: Rect, pointer: tuple[int, int] | None) -> None:
    """The light on the face of a deck's card under the pointer; None where nothing may move."""
    if pointer is not None and card.collidepoint(pointer):
        drawn = foil.foil(card.w, card.h, foil.step(card, pointer))
        surface.blit(drawn, card, special_flags=pygame.BLEND_RGB_ADD)


def paint_glow(surface: Surface, rect: Rect, colour: theme.Colour) -> None:
    margin = cloth.glow_margin(rect.h)
    surface.blit(cloth.glow(rect.w, rect.h, colour), (rect.x - margin, rect.y - margin))


PEG = 0.05
"""The height of a peg, of that of its card."""


def paint_pegs(surface: Surface, rect: Rect, colour: theme.Colour) -> None:
    """What tells the rim of a card that can act from other rims by its form: a peg above its middle and one below."""
    high = max(5, round(rect.h * PEG))
    for edge, out in ((rect.top, -1), (rect.bottom - 1, 1)):
        for grown, tone in ((2, (8, 14, 10)), (0, colour)):
            base, tip = edge - out * grown, edge + out * (high + grown)
            wide = high * 5 // 4 + grown * 3 // 2
            points = [(rect.centerx - wide, base), (rect.centerx + wide, base), (rect.centerx, tip)]
            pygame.draw.polygon(surface, tone, points)
            pygame.draw.aalines(surface, tone, True, points)


def paint_shadow(surface: Surface, ui: Ui, rect: Rect, drop: float = 6, blur: float = 14) -> None:
    radius = max(2, ui.u(blur))
    surface.blit(cloth.shadow(rect.w, rect.h, radius), (rect.x - radius, rect.y - radius + ui.u(drop)))
