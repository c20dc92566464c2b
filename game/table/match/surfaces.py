"""The picture of one card as it lies on the table: face, markers and modifier counters composed once and kept."""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface

from game.table import pieces
from game.table.drawing import badges, cloth, faces
from game.table.drawing.keeping import Shelf
from game.table.games.interface import GameTable
from game.table.library import Library
from game.table.theme import Colour, Ui

_shelf = Shelf(3)
MOST_BEADS = 2
"""So many kinds of counters fit on a card; its value in words names all."""


def margin(height: int) -> int:
    """How far a picture reaches beyond its card, for what hangs over the edge."""
    return round(height * 0.09)


def tile(height: int) -> tuple[int, int]:
    """Width and height of a card in play."""
    return faces.mini_width(height), height


def _key(library: Library, entity: dict[str, Any], *more: Any) -> tuple[Any, ...]:
    stats = entity.get("stats") or {}
    return (
        library.mark,
        entity["card"],
        entity.get("kind"),
        tuple(sorted((k, v) for k, v in stats.items() if v is not None)),
        entity.get("damage", 0),
        bool(entity.get("textless")),
        tuple(markers(library.table, entity)),
        counters(entity),
        tuple((entity.get("counters") or {}).items()),
        _back(entity),
        entity.get("number"),
        *more,
    )


def _back(entity: dict[str, Any]) -> tuple[Any, ...]:
    """What the back of a card tells that lies face down."""
    if not entity.get("face_down"):
        return ()
    return entity["owner"], entity["controller"], entity["under"], tuple(entity["others_know"])


def markers(table: GameTable, entity: dict[str, Any]) -> list[str]:
    """The statuses and keywords of a card that lie on it as markers."""
    borne = entity.get("keywords") or ()
    statuses = [name for name in table.statuses if entity.get(name)]
    return statuses + [name for name in table.markers if name in borne and name not in table.statuses]


def marker(table: GameTable, name: str, px: int) -> Surface:
    return badges.marker(table.markers.get(name, badges.TEXTLESS), px)


def worn(table: GameTable, entity: dict[str, Any]) -> list[str]:
    """Stats that the card wears as small badges beside its markers."""
    stats = entity.get("stats") or {}
    return [stat for stat in table.worn if stats.get(stat, 0) > 0]


def counters(entity: dict[str, Any]) -> tuple[tuple[str, int], ...]:
    """(stat, sum of its modifiers) for each stat that bears any."""
    sums: dict[str, int] = {}
    for modifier in entity.get("modifiers") or ():
        if modifier.get("stat"):
            sums[modifier["stat"]] = sums.get(modifier["stat"], 0) + modifier["amount"]
    return tuple(sorted((stat, amount) for stat, amount in sums.items() if amount))


def in_line(
    ui: Ui, library: Library, entity: dict[str, Any], height: int, tired: bool = False, light: Colour | None = None
) -> Surface:
    """A contract on the field, with `margin` around the card; `light` is the colour of the rim of what can be used."""
    key = _key(library, entity, "line", height, ui.say.language, ui.is_plain, tired, light)
    found = _shelf.get(key)
    if found is not None:
        return found
    face = faces.mini(pieces.live_face(library, entity, ui), height)
    edge = margin(height)
    sheet = Surface((face.get_width() + 2 * edge, face.get_height() + 2 * edge), pygame.SRCALPHA)
    card = Rect(edge, edge, *face.get_size())
    pieces.paint_shadow(sheet, ui, card, 5, 12)
    if light:
        pieces.paint_glow(sheet, card, light)
    if light == ui.look.legal:
        pieces.paint_pegs(sheet, card, light)
    sheet.blit(pieces.faint(face, (150, 158, 166)) if tired else face, card)
    _markers(sheet, library, entity, card)
    _counters(sheet, library, entity, card)
    _beads(sheet, entity, card)
    return _shelf.put(key, sheet)


def turned(drawn: Surface, angle: float) -> Surface:
    """A card in play, turned; a quarter turn keeps every pixel."""
    return pygame.transform.rotate(drawn, angle) if abs(angle) == 90 else pygame.transform.rotozoom(drawn, angle, 1.0)


def _markers(sheet: Surface, library: Library, entity: dict[str, Any], card: Rect) -> None:
    """Down the right edge as far as its number, then in a second column; last what the card wears."""
    px = max(16, round(card.w * 0.235))
    stats = entity.get("stats") or {}
    table = library.table
    for number, name in enumerate((markers(table, entity) + worn(table, entity))[:4]):
        if name == "textless":  # the face bears that one itself
            continue
        if name in table.worn:
            tone = pieces.tone(stats[name], library.cards[entity["card"]].stats.get(name, 0))
            drawn = badges.badge(str(stats[name]), round(px * 1.12), table.worn[name], tone)
        else:
            drawn = marker(table, name, px)
        column, row = divmod(number, 2)
        x = card.right - px * (0.44 + 1.08 * column)
        y = card.y + card.h * (0.335 + 0.015 * column) + px * 1.04 * row
        sheet.blit(drawn, drawn.get_rect(center=(x, y)))


def beads(entity: dict[str, Any], px: int) -> list[Surface]:
    """A bead with its number for each kind of counter that lies on it."""
    return [badges.bead(name, str(number), px) for name, number in (entity.get("counters") or {}).items()]


def _beads(sheet: Surface, entity: dict[str, Any], card: Rect) -> None:
    """Below the name, from the left edge on."""
    px = max(18, round(card.w * 0.25))
    for number, drawn in enumerate(beads(entity, px)[:MOST_BEADS]):
        sheet.blit(drawn, drawn.get_rect(center=(card.x + px * (0.4 + 1.04 * number), card.y + card.h * 0.335)))


def _counters(sheet: Surface, library: Library, entity: dict[str, Any], card: Rect) -> None:
    """Above the value that they change, as counters lie on a card."""
    px = max(16, round(card.w * 0.25))
    shown = {badge.stat: badge for badge in library.badges_of(entity["card"])}
    for stat, amount in counters(entity):
        badge = shown.get(stat)
        if badge is None:
            continue
        drawn = badges.counter(f"{amount:+d}", px, badge.symbol)
        x = card.x + px * 0.5 if badge.corner == "left" else card.right - px * 0.5
        sheet.blit(drawn, drawn.get_rect(center=(x, card.bottom - px * 1.85)))


def in_hand(
    ui: Ui,
    library: Library,
    entity: dict[str, Any],
    height: int,
    angle: float,
    dim: bool,
    light: Colour | None = None,
) -> Surface:
    """A contract of the own hand, fanned; `dim` when it can't be played now."""
    key = _key(library, entity, "hand", height, round(angle * 2), dim, ui.say.language, ui.is_plain, light)
    found = _shelf.get(key)
    if found is not None:
        return found
    face = faces.face(pieces.live_face(library, entity, ui), height)
    if dim:
        face = pieces.faint(face, (168, 172, 178))
    edge = margin(height)
    sheet = Surface((face.get_width() + 2 * edge, face.get_height() + 2 * edge), pygame.SRCALPHA)
    card = Rect(edge, edge, *face.get_size())
    pieces.paint_shadow(sheet, ui, card, 5, 14)
    if light:
        pieces.paint_glow(sheet, card, light)
    if light == ui.look.legal:
        pieces.paint_pegs(sheet, card, light)
    sheet.blit(face, card)
    if abs(angle) >= 0.2:
        sheet = pygame.transform.rotozoom(sheet, angle, 1.0)
    return _shelf.put(key, sheet)


def back(height: int, angle: float, style: str) -> Surface:
    key = ("back", style, height, round(angle * 2))
    found = _shelf.get(key)
    if found is not None:
        return found
    drawn = cloth.back(round(height * 0.716), height, style)
    return _shelf.put(key, pygame.transform.rotozoom(drawn, angle, 1.0) if abs(angle) >= 0.2 else drawn)
