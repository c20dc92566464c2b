"""How the plate of a player is painted: face, name, numbers, what they have lost and what threatens them."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing import badges, ribbons, symbols, text, vessels
from game.table.games.layout import Counter
from game.table.match import aim, persons, places, surfaces
from game.table.match.presence import LOW, parts, vessel
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node

HEAD = 36
"""The height of the name, in design units."""
PAD = 10
SMALL = 120
"""On a lower plate the deck stands below the face, not beside it."""


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
    surface.blit(
        theme.plate(rect.w, rect.h, look.panel_high, look.panel, edge, ui.u(18), ui.u(3) if turn else ui.u(2), 240),
        rect.topleft,
    )
    tone = look.quiet if mine.get("out") else look.gold if turn else look.ink
    drawn = text.fit(name, ui.u(25), tone, rect.w - ui.u(28), bold=True)
    surface.blit(drawn, (rect.x + ui.u(14), rect.y + ui.u(5)))
    body, small = _body(ui, rect), rect.h < ui.u(SMALL)
    right = _paint_face(table, play, ui, surface, _upper(ui, rect), seat)
    if mine.get("out"):
        words = text.render(ui.say("plate-out"), ui.u(21), look.warn, "title", right.w, "center")
        surface.blit(words, words.get_rect(center=right.center))
    else:
        taken = _paint_foot(table, ui, surface, body if small else right, seat, counted)
        _paint_numbers(table, ui, surface, Rect(right.x, right.y, right.w, right.h - (0 if small else taken)), seat)
    _paint_blow(table, play, ui, surface, rect, seat)


def _body(ui: Ui, rect: Rect) -> Rect:
    """What is below the name."""
    return Rect(rect.x + ui.u(PAD), rect.y + ui.u(HEAD), rect.w - 2 * ui.u(PAD), rect.h - ui.u(HEAD + 6))


def _upper(ui: Ui, rect: Rect) -> Rect:
    """What is left of that for the face and the numbers."""
    body = _body(ui, rect)
    return Rect(body.x, body.y, body.w, body.h - ui.u(22)) if rect.h < ui.u(SMALL) else body


def face_box(table: MatchTable, ui: Ui, seat: int) -> Rect:
    """Where the face stands on the plate; no number does."""
    ui = ui.times(table.side(seat).size)
    body = _upper(ui, ui.rect(*table.side(seat).plate))
    px = _face_px(table, ui, body, seat)
    return Rect(body.x, body.centery - px // 2, px, px)


def _face_px(table: MatchTable, ui: Ui, body: Rect, seat: int) -> int:
    return min(body.h, ui.u(58 if _is_crowded(table, seat) else 98), round(body.w * 0.45))


def _paint_face(table: MatchTable, play: Play, ui: Ui, surface: Surface, body: Rect, seat: int) -> Rect:
    """At the left; the room beside it comes back."""
    px = _face_px(table, ui, body, seat)
    face = persons.face(table, play, seat, px)
    box = face.get_rect(midleft=(body.x, body.centery))
    glow = table.presence.glow(seat, _part(table, seat))
    if glow:
        light = symbols.disc(round(px * 0.62), ui.look.red, 255, 0.5).copy()
        light.set_alpha(round(220 * glow))
        surface.blit(light, light.get_rect(center=box.center))
    surface.blit(face, box)
    left = box.right + ui.u(7)
    return Rect(left, body.y, body.right - left, body.h)


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
            px = min(ui.u(80), room.h, room.w)
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
