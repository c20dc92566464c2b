"""The faces of cards: the whole card, a compact one for the hand, and the tile of a card in play."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame

from game.table.drawing import backs, badges, brushes, cells, cloth, emblems, frames, markup, pictures, symbols, text
from game.table.drawing.keeping import kept
from game.table.drawing.looks import Look, legible, look_of
from game.table.drawing.printed import UNITS, Face, Frame, width
from game.table.drawing.symbols import Colour, svg

COMPACT_BELOW = 312  # px of height under which a card is drawn compact
PLAIN_BELOW = 180  # px of height under which a compact card has its name in plain letters, which stay legible
LEGIBLE, LARGE = 12.0, 13.0  # px of the smallest and of the largest rules text on a compact card
SMALLEST = 10.0  # px of letters without serifs, where a text would be cut otherwise
HIGHEST = 84  # units to the name of a card without costs whose text would be cut otherwise
WORDY = 126  # px of height from which on a compact card shows words at all
PLATES = (
    580,
    520,
    470,
    410,
    350,
    290,
    240,
    180,
    120,
)  # units to a compact card's name: its picture shrinks for its words
COSTS_BELOW = 185  # px of height under which a compact card keeps room for its costs rather than for its words
COSTS_STEP = 0.6  # of a disc, from one to the next, at which they are still told apart
ROW, LOW_ROW = 104, 78
"""Units of the discs of costs in a row along the upper edge, where the name stands too high for all of them above it;
and where it stands at UNDER_ROW or higher, so that they lie above it."""
UNDER_ROW = 156
WORDS_WIDTH = 530  # units
UNDER_SEAL = 180  # units to a name that stands so high that the seal of the kind lies at its right
MORE = "…"  # at the end of words of which there are too many


CREAM = (255, 246, 224)

_cache: Path | None = None


def use_cache(folder: Path | None) -> None:
    """Where the pictures of cards that are not baked are kept."""
    global _cache
    _cache = folder


@symbols.with_elements
def forget() -> None:
    for cached in (face, mini, _disc, _x_disc):
        cached.cache_clear()
    frames.forget()


def ground(f: Face, w: int, h: int) -> pygame.Surface:
    """The picture, or without one a plain ground with the kind's glyph."""
    if f.art is not None:
        drawn = pictures.picture(f"{f.game}/{f.card}", f.art, (w, h), _cache)
    else:
        look = look_of(f.hue)
        deep = pygame.Color(look.plate[1])
        drawn = cloth.ramp((w, h), look.accent, (deep.r, deep.g, deep.b))
        glyph = symbols.icon(f.frame.glyph or "swords-emblem", round(min(w, h) * 0.6), CREAM)
        glyph = glyph.copy()
        glyph.set_alpha(120)
        drawn.blit(glyph, glyph.get_rect(center=(w // 2, h // 2)))
    return pygame.transform.grayscale(drawn) if f.textless else drawn


def discs(cost: tuple[tuple[str, int], ...], colourless: str) -> list[tuple[str, int]]:
    """What stands in the cost column: a disc for each of an element, one with a number, of "", for what any can pay.

    Where that would be more than five, an element has one disc with its number.
    """
    paid = [(kind, amount) for kind, amount in cost if amount > 0]
    long = sum(1 if kind == colourless else amount for kind, amount in paid) > 5
    shown: list[tuple[str, int]] = []
    for kind, amount in paid:
        if kind == colourless:
            shown.append(("", amount))
        else:
            shown += [(kind, amount)] if long else [(kind, 1)] * amount
    return shown or [("", 0)]


@lru_cache(maxsize=256)
def _disc(kind: str, amount: int, px: int, game: str) -> pygame.Surface:
    if not kind:
        return badges.number(str(amount), px)
    if amount == 1:
        return symbols.element(kind, px, game=game)
    return _lettered(kind, str(amount), px, game)


@lru_cache(maxsize=32)
def _x_disc(kind: str, px: int, game: str) -> pygame.Surface:
    return _lettered(kind, "X", px, game) if kind else badges.number("X", px)


def _lettered(kind: str, letters: str, px: int, game: str) -> pygame.Surface:
    """The disc of an element with something else than its letter."""
    drawn = symbols.element(kind, px, letter=False, game=game).copy()
    look = symbols.look(kind, game)
    words = symbols.figure(letters, px * 0.62, (255, 255, 255), look.tint.ink if look else (0, 0, 0))
    drawn.blit(words, words.get_rect(center=(px // 2, px // 2)))
    return drawn


def _cost(surface: pygame.Surface, f: Face, u: float, px: int, room: float, along: bool = False) -> None:
    """Discs from the upper left corner down within `room`, or `along` the upper edge."""
    if f.cost is None:
        return
    shown = [_disc(kind, amount, px, f.game) for kind, amount in discs(f.cost, f.colourless) if amount or not f.x]
    shown += [_x_disc("" if f.x == f.colourless else f.x, px, f.game)] if f.x else []
    step = min(px * 0.93, (room - px) / max(1, len(shown) - 1))
    x, y = round(4 * u), round(4 * u)
    places = [(x + round(n * step), y) if along else (x, y + round(n * step)) for n in range(len(shown))]
    halo = symbols.disc(round(px * 0.64), (0, 0, 0), 190, 0.62)
    for left, top in places:
        surface.blit(halo, halo.get_rect(center=(left + px // 2, top + px // 2)))
    for disc, place in zip(shown, places, strict=True):
        surface.blit(disc, place)
    mark = badges.chevron(f.cost_tone, px)
    if mark is not None:
        surface.blit(mark, (x + px - mark.get_width(), y))


def _badges(surface: pygame.Surface, f: Face, px: int, inset: float) -> None:
    w, h = surface.get_size()
    for value in f.values:
        x = round(inset) if value.corner == "left" else w - px - round(inset)
        drawn = badges.badge(str(value.number), px, value.symbol, value.tone, value.caption)
        soft = symbols.disc(round(px * 0.62), (0, 0, 0), 170, 0.6)
        y = h - px - round(inset)
        surface.blit(soft, soft.get_rect(center=(x + px // 2, y + px // 2 + max(1, px // 20))))
        surface.blit(drawn, (x, y))


def _set(name: str, room: int, px: float, lines: int, style: str) -> tuple[list[str], float]:
    """The rows of a name and their size: one, or two where that lets them be larger."""
    size = text.fitting(name, px, room, style, bold=True, least=0.3)
    words = name.split()
    if lines > 1 and size < px * 0.9 and len(words) > 1:
        split = min(range(1, len(words)), key=lambda n: abs(len(" ".join(words[:n])) - len(" ".join(words[n:]))))
        two = [" ".join(words[:split]), " ".join(words[split:])]
        largest = px * (0.8 if style == "name" else 0.86)
        smaller = min(text.fitting(row, largest, room, style, bold=True, least=0.3) for row in two)
        if smaller > size * 1.04:
            return two, smaller
    return [name], size


def _name(
    surface: pygame.Surface,
    name: str,
    centre: tuple[float, float],
    room: int,
    px: float,
    lines: int = 1,
    style: str = "name",
) -> None:
    rows, size = _set(name, room, px, lines, style)
    step = size * (1.04 if style == "name" else 0.92)
    for number, row in enumerate(rows):
        y = centre[1] + (number - (len(rows) - 1) / 2) * step
        for colour, dx, dy in (((0, 0, 0), 0, 1), ((0, 0, 0), 1, 1), (CREAM, 0, 0)):
            drawn = text.render(row, size, colour, style, bold=True)
            surface.blit(drawn, (round(centre[0] - drawn.get_width() / 2) + dx, round(y - drawn.get_height() / 2) + dy))


def _blend(a: Colour, b: Colour, part: float) -> Colour:
    return (
        round(a[0] + (b[0] - a[0]) * part),
        round(a[1] + (b[1] - a[1]) * part),
        round(a[2] + (b[2] - a[2]) * part),
    )


def _words(surface: pygame.Surface, f: Face, look: Look, u: float, top: float, bottom: float) -> None:
    """Rules text and flavour between `top` and `bottom`, in units, centred where there is room to spare."""
    room = round(500 * u)
    left = round(65 * u)
    height = round((bottom - top) * u)
    full = 33 * u
    ink = (128, 124, 120) if f.textless else look.ink
    soft = legible(_blend(look.ink, (255, 255, 255), 0.28), look.paper)
    flavour = f"_{f.flavour}_" if f.flavour else ""
    rules = max(1, round(full * 1.28))
    if f.text:
        size = markup.rich_px(f.text, full, room, "serif", height)
        rules = markup.rich_height(f.text, size, room)
        tale = min(size * 0.9, full * 0.82)
        if flavour and rules + markup.rich_height(flavour, tale, room) + 20 * u > height:
            for part in (0.92, 0.85, 0.8):
                if rules + markup.rich_height(flavour, tale, room) + 20 * u <= height:
                    break
                size = min(size, full * part)
                tale = min(tale, size * 0.86)
                rules = markup.rich_height(f.text, size, room)
            if rules + markup.rich_height(flavour, tale, room) + 20 * u > height:
                flavour = ""
                size = markup.rich_px(f.text, full, room, "serif", height)
                rules = markup.rich_height(f.text, size, room)
    else:
        size, rules, tale = full, 0, full * 0.88
    total = rules + (markup.rich_height(flavour, tale, room) + 18 * u * bool(f.text) if flavour else 0)
    y = top * u + max(0.0, (height - total) / 2)
    if f.text:
        drawn = markup.rich(f.text, size, ink, room, "serif", height)
        surface.blit(drawn, (left, round(y)))
        y += rules
    if flavour:
        if f.text:
            y += 9 * u
            line = pygame.Surface((round(300 * u), 1), pygame.SRCALPHA)
            line.fill((*look.accent, 90))
            surface.blit(line, (round(165 * u), round(y)))
            px = max(5, round(13 * u))
            gem = svg(f'<path d="{symbols.DIAMOND}" fill="{brushes.rgb(look.accent)}"/>', (px, px))
            surface.blit(gem, gem.get_rect(center=(round(315 * u), round(y))))
            y += 9 * u
        drawn = markup.rich(flavour, tale, soft, room, "serif", max(1, round(bottom * u - y)), "center")
        surface.blit(drawn, (left, round(y)))


def _glyph(surface: pygame.Surface, frame: Frame, u: float, seat: tuple[int, int, int]) -> None:
    x, y, r = seat
    if frame.seal in emblems.EMBLEMS:
        px = round(r * 2.5 * u)
        drawn = emblems.seal(frame.seal, px)
        corner = round(UNITS[0] * u) - px - round(6 * u), round(6 * u)
        surface.blit(drawn, corner)
    elif frame.glyph:
        glyph = symbols.icon(frame.glyph, max(8, round(r * 1.45 * u)), CREAM)
        surface.blit(glyph, glyph.get_rect(center=(round(x * u), round(y * u))))


def _full(f: Face, h: int) -> pygame.Surface:
    w = width(h)
    u = h / UNITS[1]
    look = look_of(f.hue)
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    surface.fill((11, 9, 12, 0))
    surface.blit(ground(f, round(574 * u), round(476 * u)), (round(28 * u), round(28 * u)))
    surface.blit(frames.frame(f, w, h, False, 494, True), (0, 0))
    _glyph(surface, f.frame, u, frames.SEAT)
    _name(surface, f.name, (w / 2, 494 * u), round(490 * u), 40 * u)
    line = text.fit(f.kind_line, 25 * u, look.accent, round(430 * u), "italic")
    y = 560 * u
    surface.blit(line, line.get_rect(center=(w // 2, round(y))))
    reach = max(0.0, 240 * u - line.get_width() / 2)
    if reach > 12 * u:
        rule = pygame.Surface((round(reach - 10 * u), 1), pygame.SRCALPHA)
        rule.fill((*look.accent, 110))
        surface.blit(rule, (round(w / 2 - 240 * u), round(y)))
        surface.blit(rule, (round(w / 2 + line.get_width() / 2 + 10 * u), round(y)))
    _words(surface, f, look, u, 580, 760 if f.values else 816)
    kinds = f.elements
    px = round(46 * u)
    for number, kind in enumerate(kinds):
        x = w / 2 + (number - (len(kinds) - 1) / 2) * px * 0.92 - px / 2
        surface.blit(symbols.element(kind, px, letter=False, game=f.game), (round(x), round(842 * u - px / 2)))
    _badges(surface, f, round(116 * u), 6 * u)
    cells.draw(surface, f.cells, pygame.Rect(round(130 * u), round(772 * u), round(370 * u), round(78 * u)))
    _cost(surface, f, u, round(88 * u), 420 * u)
    return surface


class Worded(NamedTuple):
    """The words on a card drawn compact."""

    px: float
    plate: int
    """Units to its name."""
    space: int
    """px of height for the words."""
    text: str
    """Its text, or as much of it as there is room for with MORE behind it; "" where it has none, or is too small."""
    style: str = "serif"


def worded(f: Face, h: int) -> Worded:
    """How the text of a card is shown on it, drawn compact at this height: whole wherever it can be read so."""
    u = h / UNITS[1]
    size, bottom = min(LARGE, max(LEGIBLE, 46 * u)), 708 if f.values else 800
    if not f.text or h < WORDY:
        return Worded(size, 668 if f.values else 744, 0, "")
    wide = round(WORDS_WIDTH * u)
    least = _under_costs(f) if h < COSTS_BELOW else 0
    for plate in [plate for plate in PLATES if plate >= least]:
        space = round((bottom - plate - 72) * u)
        if markup.rich_px(f.text, size, wide, "serif", space) >= LEGIBLE:
            return Worded(size, plate, space, f.text)
    highest = max(least, HIGHEST if f.cost is None else plate)
    most = round((bottom - highest - 72) * u)
    small = markup.rich_px(f.text, LEGIBLE, wide, "body", most)
    if small >= SMALLEST:
        return Worded(small, highest, most, f.text, "body")
    return Worded(LEGIBLE, plate, space, _begun(f.text, LEGIBLE, wide, space))


def _under_costs(f: Face) -> int:
    """Units to a name that stands below the discs of what the card costs."""
    count = 0 if f.cost is None else len(discs(f.cost, f.colourless)) + bool(f.x)
    return round(80 + 138 * (1 + COSTS_STEP * (count - 1))) if count else 0


def _begun(told: str, px: float, wide: int, high: int) -> str:
    """The first words of a text, as many as there is room for, and MORE."""
    words = told.split(" ")

    def first(count: int) -> str:
        begun = " ".join(words[:count])
        closed = "".join(mark for mark in ("**", "_") if begun.count(mark) % 2)
        return f"{begun}{closed} {MORE}"

    fits = [count for count in range(1, len(words)) if markup.rich_height(first(count), px, wide) <= high]
    return first(fits[-1]) if fits else MORE


def _small(f: Face, h: int) -> pygame.Surface:
    w = width(h)
    u = h / UNITS[1]
    look = look_of(f.hue)
    valued = bool(f.values)
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    surface.fill((11, 9, 12, 0))
    room = round(WORDS_WIDTH * u)
    size, plate, space, words, style = worded(f, h)
    surface.blit(ground(f, round(574 * u), round((plate - 26) * u)), (round(28 * u), round(28 * u)))
    surface.blit(frames.frame(f, w, h, True, plate, bool(space)), (0, 0))
    left, right = 60, 570 if plate > UNDER_SEAL else frames.COMPACT_SEAT[0] - frames.COMPACT_SEAT[2] - 12
    _name(surface, f.name, ((left + right) / 2 * u, plate * u), round((right - left) * u), 64 * u, 2,
          "figure" if h < PLAIN_BELOW else "name")  # fmt: skip
    if words:
        drawn = markup.rich(words, size, look.ink, room, style, space)
        top = (plate + 68) * u + max(0, (space - drawn.get_height()) // 2)
        surface.blit(drawn, (round((UNITS[0] - WORDS_WIDTH) / 2 * u), round(top)))
    kinds = f.elements
    px = round(72 * u)
    for number, kind in enumerate(kinds):
        x = w / 2 + (number - (len(kinds) - 1) / 2) * px * 0.9 - px / 2
        low = 838 if space else 812 if valued else 834
        surface.blit(symbols.element(kind, px, letter=False, game=f.game), (round(x), round(low * u - px / 2)))
    _glyph(surface, f.frame, u, frames.COMPACT_SEAT)
    _badges(surface, f, round(176 * u), 2 * u)
    if plate < _under_costs(f):
        px = LOW_ROW if plate < UNDER_ROW else ROW
        _cost(surface, f, u, round(px * u), (frames.COMPACT_SEAT[0] - frames.COMPACT_SEAT[2] - 20) * u, True)
    else:
        _cost(surface, f, u, round(138 * u), min(600, plate - 80) * u)
    return surface


@kept(3)
def face(f: Face, height: int) -> pygame.Surface:
    """The card, drawn for this height in pixels."""
    if f.hidden is not None:
        return backs.sleeved(f.hidden, width(height), height, f.back)
    return _small(f, height) if height < COMPACT_BELOW else _full(f, height)


# The line on the board

TILE = 0.84  # width of a tile by its height
PLAIN_TILE_BELOW = 135


def mini_width(height: int) -> int:
    return round(height * TILE)


@kept(1)
def mini(f: Face, height: int) -> pygame.Surface:
    """A card in play: picture, name and values."""
    w, h = mini_width(height), height
    if f.hidden is not None:
        return backs.sleeved(f.hidden, w, h, f.back)
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    surface.fill((11, 9, 12, 0))
    inner = pygame.Rect(round(w * 0.045), round(h * 0.16), round(w * 0.91), round(h * 0.80))
    surface.blit(ground(f, *inner.size), inner)
    surface.blit(frames.tile(f.hue, w, h, f.token, f.edging), (0, 0))
    _name(
        surface,
        f.name,
        (w / 2, h * 0.147),
        round(w * 0.82),
        max(9.0, h * 0.1),
        2,
        "figure" if h < PLAIN_TILE_BELOW else "name",
    )
    _badges(surface, f, round(h * 0.34), 0)
    if f.frame.seal in emblems.EMBLEMS:
        px = max(12, round(h * 0.17))
        surface.blit(emblems.seal(f.frame.seal, px), (round(w * 0.03), round(h * 0.27)))
    if f.textless:
        px = max(12, round(h * 0.2))
        surface.blit(badges.marker(badges.TEXTLESS, px), (w - px - 2, round(h * 0.25)))
    return surface
