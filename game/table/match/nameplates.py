"""How the plate of a player is painted: face, name, numbers, what they have lost and what threatens them."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing import badges, ribbons, rings, symbols, text, vessels
from game.table.games.layout import Counter
from game.table.match import aim, persons, places, surfaces, tellable
from game.table.match.presence import LOW, parts, vessel
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node

HEAD = 36
"""The height of the name, in design units."""
PAD, EDGE = 10, 28
"""Beside what stands on a plate, and at the round end of one opposite."""
BESIDE = 37
"""Beside the large number, for the first of the small ones."""
HALF, CROWDED = 0.51, 0.3
"""The most of a plate in a corner that its face takes, and where a large number stands there and marks beside it."""
SMALL = 120
"""On a lower plate the name stands beside the face, not above it."""


def paint(
    table: MatchTable, play: Play, ui: Ui, surface: Surface, node: Node, seat: int, name: str, counted: bool
) -> None:
    """`counted`: only the number of the cards in hand is known, and stands on the plate."""
    ui = ui.times(table.side(seat).size)
    look = ui.look
    mine = table.view["seats"][seat]
    rect = node.rect.move(*places.shake(table, ui, seat))
    turn = table.view.get("active") == seat and not mine.get("out")
    aimed = seat in (aim.targets(table, play) or ())
    if aimed or "legal" in node.flags or "selected" in node.flags:
        pieces.paint_glow(surface, rect, look.target if aimed else look.legal)
    edge = look.gold if turn or "hover" in node.flags else look.edge
    opposite = persons.sits_opposite(table, seat)
    corner = rect.h // 2 if opposite else ui.u(18)
    ground = theme.plate(rect.w, rect.h, look.panel_high, look.panel, edge, corner, ui.u(3) if turn else ui.u(2), 240)
    surface.blit(ground, rect.topleft)
    tone = look.quiet if mine.get("out") else look.gold if turn else look.ink
    right = _paint_face(table, play, ui, surface, face_in(table, ui, rect, seat), seat)
    sign = ui.u(tellable.SIGN + tellable.EDGE + 2) if tellable.is_told(table, play, seat) else 0
    if opposite:
        end = rect.right - max(ui.u(EDGE), sign)
        right = Rect(right.x, rect.y + ui.u(6), end - right.x, rect.h - ui.u(12))
        right = _paint_name(table, play, ui, surface, right, seat, name, tone)
    else:
        small, pad = _is_small(ui, rect), ui.u(PAD)
        left = right.x if small else rect.x + ui.u(14)
        drawn = text.fit(name, ui.u(25), tone, rect.right - max(pad, sign) - left, bold=True, least=0.5)
        surface.blit(drawn, (left, rect.y + ui.u(5)))
        top = rect.y + ui.u(HEAD)
        right = Rect(right.x, top, rect.right - pad - right.x, rect.bottom - ui.u(6) - top)
    if mine.get("out"):
        words = text.render(ui.say("plate-out"), ui.u(21), look.warn, "title", right.w, "center")
        surface.blit(words, words.get_rect(center=right.center))
    else:
        taken = 0 if opposite else _paint_foot(table, ui, surface, right, seat, counted)
        _paint_numbers(table, ui, surface, Rect(right.x, right.y, right.w, right.h - taken), seat)
    _paint_blow(table, play, ui, surface, rect, seat)


def _paint_name(
    table: MatchTable, play: Play, ui: Ui, surface: Surface, room: Rect, seat: int, name: str, tone: theme.Colour
) -> Rect:
    """Name and title below each other, or that they think in place of the title; what room is left comes back."""
    drawn = text.fit(name, ui.u(25), tone, room.w, bold=True)
    surface.blit(drawn, room.topleft)
    top = room.y + ui.u(31)
    under, colour = persons.title(table, seat) or table.deck_name(seat), ui.look.quiet
    danger = table.game.danger(ui.say, table.view["seats"][seat])
    if persons.is_waited_for(table, play, seat):
        under, colour = persons.thinks(play, ui), ui.look.gold
    elif danger:
        under, colour = danger.short, ui.look.warn
    if under:
        drawn = text.fit(under, ui.u(19), colour, room.w, "italic" if colour == ui.look.quiet else "body")
        surface.blit(drawn, (room.x, top))
        top += ui.u(25)
    return Rect(room.x, top, room.w, room.bottom - top)


def _is_small(ui: Ui, rect: Rect) -> bool:
    """Is the plate so low that the name stands beside the face, not above it?"""
    return rect.h < ui.u(SMALL)


def face_box(table: MatchTable, ui: Ui, seat: int) -> Rect:
    """Where the face stands on the plate; no number does."""
    ui = ui.times(table.side(seat).size)
    return face_in(table, ui, ui.rect(*table.side(seat).plate), seat)


def face_in(table: MatchTable, ui: Ui, rect: Rect, seat: int) -> Rect:
    """The same on a plate that is there just now: as high as it, where its player sits opposite."""
    if persons.sits_opposite(table, seat):
        return Rect(rect.topleft, (rect.h, rect.h))
    above, below = (ui.u(6), ui.u(6)) if _is_small(ui, rect) else (ui.u(HEAD), ui.u(6))
    high, wide = rect.h - above - below, rect.w - 2 * ui.u(PAD)
    most = round(wide * (CROWDED if _is_crowded(table, seat) else HALF))
    px = min(high, most)
    return Rect(rect.x + (ui.u(6) if _is_small(ui, rect) else ui.u(PAD)), rect.y + above + (high - px) // 2, px, px)


def _paint_face(table: MatchTable, play: Play, ui: Ui, surface: Surface, box: Rect, seat: int) -> Rect:
    """The face in its ring; the room beside it comes back."""
    px = box.h
    face = persons.face(table, play, seat, round(px * rings.INSIDE))
    glow = table.presence.glow(seat, _part(table, seat))
    if glow:
        light = symbols.disc(round(px * 0.62), ui.look.red, 255, 0.5).copy()
        light.set_alpha(round(220 * glow))
        surface.blit(light, light.get_rect(center=box.center))
    drawn = _ring(table, ui, px, seat)
    surface.blit(drawn, drawn.get_rect(center=box.center))
    surface.blit(face, face.get_rect(center=box.center))
    return Rect(box.right + ui.u(7), box.y, 0, box.h)


def _ring(table: MatchTable, ui: Ui, px: int, seat: int) -> Surface:
    """How much is left to a player of what the match is lost by, else how far they are of the one who leads.

    It is empty where a game counts neither.
    """
    if vessel(table.layout) is not None:
        part = _part(table, seat)
        level, trail = (round(height * rings.STEPS / vessels.STEPS) for height in table.presence.heights(seat, part))
        return rings.ring(px, level, trail, ui.look.red if part < LOW else ui.look.legal)
    if not table.layout.counters:
        return rings.ring(px, 0, 0, ui.look.gold)
    mine, first = table.view["seats"][seat], table.layout.counters[0]
    if first.of:
        left = 1 - (mine[first.name] or 0) / max(1, mine[first.of])
    else:
        most = max(1, *(abs(numbers[first.name] or 0) for numbers in table.view["seats"]))
        left = max(0, mine[first.name] or 0) / most
    full = round(max(0.0, min(1.0, left)) * rings.STEPS)
    return rings.ring(px, full, full, ui.look.gold)


def _part(table: MatchTable, seat: int) -> float:
    """How full its vessel is, of 1; 1 in a game without."""
    if vessel(table.layout) is None:
        return 1.0
    return parts(table.layout, table.constants, table.view["seats"])[seat]


def _is_crowded(table: MatchTable, seat: int) -> bool:
    """Does a large number stand there and marks beside it?"""
    mine = table.view["seats"][seat]
    return any(counter.of and mine[counter.of] for counter in table.layout.counters[1:])


def _paint_numbers(table: MatchTable, ui: Ui, surface: Surface, room: Rect, seat: int) -> None:
    mine = table.view["seats"][seat]
    x = room.x
    for number, counter in enumerate(table.layout.counters):
        if counter.of:
            _paint_marks(ui, surface, Rect(x, room.y, room.right - x, room.h), counter, mine)
        elif number == 0 and mine[counter.name] is not None:
            px = min(ui.u(80), room.h, room.w - ui.u(BESIDE))
            drawn = _large(table, counter, px, seat)
            surface.blit(drawn, drawn.get_rect(topleft=(x, room.y)))
            x += px + ui.u(4)
    _paint_statuses(table, ui, surface, Rect(x, room.y, room.right - x, room.h), seat)


def _large(table: MatchTable, counter: Counter, px: int, seat: int) -> Surface:
    """The number by which it stands with the seat: as a vessel where the game says when it is full."""
    value = str(table.view["seats"][seat][counter.name]).replace("-", "−")
    if not counter.full:
        return badges.badge(value, px, counter.symbol, "normal", counter.caption)
    part = _part(table, seat)
    level, trail = table.presence.heights(seat, part)
    return vessels.vessel(value, px, counter.symbol, level, trail, part < LOW)


def _paint_marks(ui: Ui, surface: Surface, room: Rect, counter: Counter, mine: dict[str, Any]) -> None:
    """A row of marks, as many as the number counts up to, filled as far as it has come."""
    most, now = mine[counter.of], mine[counter.name]
    step = min(ui.u(48), room.w // max(1, most, now))
    px = min(ui.u(44), step, round(room.h * 0.9))
    for number in range(max(most, now)):
        drawn = badges.mark(counter.symbol, px, number < now)
        surface.blit(drawn, drawn.get_rect(center=(room.x + step // 2 + number * step, room.centery)))


def _paint_statuses(table: MatchTable, ui: Ui, surface: Surface, room: Rect, seat: int) -> None:
    """The small numbers and the markers, below each other beside the large one."""
    entity, mine = table.view["entities"][seat], table.view["seats"][seat]
    drawn = [
        badges.badge(str(mine[counter.name]), ui.u(40), counter.symbol, "raised")
        for counter in table.layout.counters[1:]
        if not counter.of and mine.get(counter.name)
    ]
    drawn += surfaces.beads(entity, ui.u(36))
    names = [*table.game.plate_marks(mine), *surfaces.markers(table.game, entity)]
    drawn += [surfaces.marker(table.game, word, ui.u(32)) for word in names]
    columns = max(1, room.w // ui.u(34))
    for number, picture in enumerate(drawn[: 2 * columns + 1]):
        row, column = divmod(number, columns)
        at = room.x + ui.u(34) * column + ui.u(17), room.y + ui.u(38) * row + ui.u(20)
        surface.blit(picture, picture.get_rect(center=at))


def _paint_foot(table: MatchTable, ui: Ui, surface: Surface, room: Rect, seat: int, counted: bool) -> int:
    """The deck, or what threatens in its place; and how many cards are in a hand that is not seen. Gives its height."""
    mine = table.view["seats"][seat]
    foot, colour = table.deck_name(seat), ui.look.quiet
    danger = table.game.danger(ui.say, mine)
    if danger:
        foot, colour = danger.short, ui.look.warn
    right = room.right
    if counted:
        count = text.render(str(mine[f"{table.layout.hand}_count"]), ui.u(22), ui.look.ink, "figure")
        right -= count.get_width()
        surface.blit(count, count.get_rect(bottomleft=(right, room.bottom)))
        back = surfaces.back(ui.u(26), 0, table.words.library.back)
        right -= back.get_width() + ui.u(6)
        surface.blit(back, back.get_rect(bottomleft=(right, room.bottom - ui.u(1))))
        right -= ui.u(10)
    if not foot:
        return ui.u(24) if counted else 0
    longest = max(foot.split(" "), key=lambda word: text.measure(word, ui.u(18))[0])
    px = text.fitting(longest, ui.u(18), right - room.x)
    drawn = text.render(foot, px, colour, "body", right - room.x, "right")
    if drawn.get_height() > ui.u(48 if room.h > ui.u(90) else 28):
        if not danger and text.measure(foot, ui.u(18))[0] > right - room.x:
            return ui.u(24) if counted else 0  # the plate's hint names the deck
        drawn = text.fit(foot, ui.u(18), colour, right - room.x, least=1.0)
    surface.blit(drawn, drawn.get_rect(bottomright=(right, room.bottom + ui.u(2))))
    return drawn.get_height()


def _paint_blow(table: MatchTable, play: Play, ui: Ui, surface: Surface, rect: Rect, seat: int) -> None:
    """A white light over who was just hit, and cracks over who has lost."""
    lost = bool(table.result) and persons.mood(table, play, seat) == "losing"
    if lost or seat in table.presence.broken:
        surface.blit(ribbons.cracks(rect.w, rect.h, seat + 1), rect)
    if seat in table.presence.flashes:
        surface.blit(
            theme.plate(rect.w, rect.h, (255, 255, 255), (255, 255, 255), (255, 255, 255), ui.u(18), 0, 150), rect
        )
