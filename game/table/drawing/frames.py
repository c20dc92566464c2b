"""The frames of cards: all that neither words nor pictures change, of a whole card and of the tile of one in play.

They are drawn in units of a card of 630 x 880. Window and name plate tell the kind, the colours the elements.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.table.drawing import brushes, cloth, edgings, emblems, symbols
from game.table.drawing.edgings import NONE, Edging
from game.table.drawing.keeping import kept
from game.table.drawing.looks import Look, look_of
from game.table.drawing.printed import Face, Frame
from game.table.drawing.symbols import svg

SEAT, COMPACT_SEAT = (572, 58, 36), (560, 70, 54)  # of the glyph that tells the kind: centre and radius


def forget() -> None:
    _framed.cache_clear()
    tile.cache_clear()


def _stops(colours: tuple[str, ...]) -> str:
    last = max(1, len(colours) - 1)
    return "".join(f'<stop offset="{n / last:.3f}" stop-color="{c}"/>' for n, c in enumerate(colours))


def _defs(look: Look) -> str:
    down = 'x1="0%" y1="0%" x2="0%" y2="100%"'
    return (
        "<defs>"
        f'<linearGradient id="metal" {down}>{_stops((*look.metal, look.metal[1]))}</linearGradient>'
        f'<linearGradient id="body" x1="0%" y1="0%" x2="100%" y2="0%">{_stops(look.body)}</linearGradient>'
        f'<linearGradient id="plate" {down}>{_stops(look.plate)}</linearGradient>'
        f'<linearGradient id="paper" {down}>{_stops(look.paper)}</linearGradient>'
        f'<linearGradient id="dusk" {down}><stop offset="0" stop-color="#000000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000000" stop-opacity="0.55"/></linearGradient>'
        "</defs>"
    )


def _grained(surface: pygame.Surface, seed: int = 3) -> pygame.Surface:
    """Give the frame the tooth of a printed card."""
    surface.blit(_tooth(surface.get_size(), seed), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return surface


@kept(0.3)
def _tooth(size: tuple[int, int], seed: int) -> pygame.Surface:
    w, h = size
    broad = pygame.transform.smoothscale(cloth.grain(9, 13, seed, 232, 255), (w, h))
    fine = pygame.transform.smoothscale(cloth.grain(max(2, w // 2), max(2, h // 2), seed + 1, 240, 255), (w, h))
    broad.blit(fine, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return broad


def frame(f: Face, w: int, h: int, compact: bool, plate: int, panel: bool) -> pygame.Surface:
    """All of a card that its words and picture don't change, the name plate centred at `plate` units from the top."""
    return _framed(f.frame, f.hue, w, h, f.token, compact, plate, panel, _watermark(f), f.edging)


def _watermark(f: Face) -> str:
    """The shape behind its text: that of its sign, or of the first of its elements unless it has many."""
    if f.frame.seal in emblems.EMBLEMS:
        return emblems.EMBLEMS[f.frame.seal].shape
    if not f.elemental:
        return symbols.HEXAGON
    found = symbols.look(f.elements[0], f.game) if len(f.elements) in (1, 2) else None
    return found.shape if found else symbols.DIAMOND


@kept(2)
def _framed(
    frame: Frame,
    hue: str,
    w: int,
    h: int,
    token: bool,
    compact: bool,
    plate: int,
    panel: bool,
    mark: str,
    edging: Edging,
) -> pygame.Surface:
    look = look_of(hue)
    foot = plate - 2
    window = frame.window.replace("V492", f"V{foot}").replace("492 V", f"{foot} V")
    thick = 9 if compact else 5
    dash = ' stroke-dasharray="26 12"' if token else ""
    body = (
        _defs(look)
        + f'<path d="M36 0 H594 Q630 0 630 36 V844 Q630 880 594 880 H36 Q0 880 0 844 V36 Q0 0 36 0 Z {window}"'
        + ' fill="#0b090c" fill-rule="evenodd"/>'
        + f'<path d="M40 10 H590 Q620 10 620 40 V840 Q620 870 590 870 H40 Q10 870 10 840 V40 Q10 10 40 10 Z {window}"'
        + ' fill="url(#body)" fill-rule="evenodd"/>'
        + '<rect x="10" y="440" width="610" height="430" rx="30" fill="url(#dusk)"/>'
        + f'<rect x="10" y="10" width="610" height="860" rx="30" fill="none" stroke="url(#metal)"{dash}'
        + f' stroke-width="{thick}"/>'
        + f'<path d="{window}" fill="none" stroke="#0b090c" stroke-width="{thick + 6}"/>'
        + f'<path d="{window}" fill="none" stroke="url(#metal)" stroke-width="{thick - 1}"/>'
    )
    if panel:
        body += _paper(look, mark, plate + 16)
    body += edgings.of_card(edging)
    stretch = 1.46 if compact else 1.0
    body += (
        f'<g transform="translate(0 {plate - 494 * stretch:.1f}) scale(1 {stretch})">'
        f'<path d="{frame.plate}" fill="#0b090c" stroke="#0b090c" stroke-width="10" stroke-linejoin="round"/>'
        f'<path d="{frame.plate}" fill="url(#plate)" stroke="url(#metal)" stroke-width="{thick - 0.5}"'
        ' stroke-linejoin="round"/></g>'
    )
    if frame.glyph:
        x, y, r = SEAT if not compact else COMPACT_SEAT
        body += (
            f'<circle cx="{x}" cy="{y}" r="{r + 5}" fill="#0b090c"/>'
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#plate)"'
            f' stroke="url(#metal)" stroke-width="{thick - 1}"/>'
        )
    return _grained(svg(body, (w, h), "0 0 630 880"))


def _paper(look: Look, mark: str, top: int) -> str:
    """The ground of the rules text, with the shape `mark` as a watermark."""
    shape = f"M40 {top} H590 V820 Q590 842 568 842 H62 Q40 842 40 820 Z"
    size = min(2.4, (820 - top) / 115)
    x, y = 315 - 50 * size, (top + 850) / 2 - 50 * size
    return (
        f'<path d="{shape}" fill="url(#paper)"/>'
        f'<path d="{mark}" transform="translate({x:.0f} {y:.0f}) scale({size:.2f})"'
        f' fill="{brushes.rgb(look.accent)}" fill-opacity="0.08"/>'
        f'<path d="{shape}" fill="none" stroke="#0b090c" stroke-width="9"/>'
        f'<path d="{shape}" fill="none" stroke="url(#metal)" stroke-width="4"/>'
    )


@lru_cache(maxsize=48)
def tile(hue: str, w: int, h: int, token: bool, edging: Edging = NONE) -> pygame.Surface:
    look = look_of(hue)
    dash = ' stroke-dasharray="9 4"' if token else ""
    body = (
        _defs(look)
        + '<path d="M9 0 H75 Q84 0 84 9 V91 Q84 100 75 100 H9 Q0 100 0 91 V9 Q0 0 9 0 Z M5 10 V90 Q5 95 10 95 H74'
        + ' Q79 95 79 90 V10 Q79 5 74 5 H10 Q5 5 5 10 Z" fill="url(#body)" fill-rule="evenodd"/>'
        + '<rect x="0.7" y="0.7" width="82.6" height="98.6" rx="8.4" fill="none" stroke="#0b090c" stroke-width="1.4"/>'
        + '<rect x="2" y="2" width="80" height="96" rx="7.4" fill="none" stroke="url(#metal)"'
        + f' stroke-width="1.7"{dash}/>'
        + '<rect x="5" y="5" width="74" height="90" rx="5" fill="none" stroke="#0b090c" stroke-width="1.4"/>'
        + '<rect x="5.4" y="52" width="73.2" height="42.6" rx="4.6" fill="url(#dusk)"/>'
        + '<path d="M5.4 10 Q5.4 5.4 10 5.4 H74 Q78.6 5.4 78.6 10 V24 H5.4 Z" fill="url(#plate)"'
        + ' fill-opacity="0.86"/>'
        + '<path d="M5.4 24 H78.6" stroke="url(#metal)" stroke-width="1" fill="none"/>'
        + edgings.of_tile(edging)
    )
    return svg(body, (w, h), "0 0 84 100")
