"""How the plate of a player is painted: face, name, numbers, what they have lost and what threatens them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing import badges, ribbons, symbols, text, vessels
from game.table.match import persons, surfaces
from game.table.theme import Ui

if TYPE_CHECKING:
    from game.table.games.layout import Counter
    from game.table.match.scene import MatchScene
    from game.table.tree import Node

HEAD = 36
"""The height of the name, in design units."""
PAD = 10
SMALL = 120
"""On a lower plate the deck stands below the face, not beside it."""


def paint(scene: MatchScene, surface: Surface, node: Node, seat: int, name: str, counted: bool) -> None:
    """`counted`: only the number of the cards in hand is known, and stands on the plate."""
    ui = _ui(scene, seat)
    look = ui.look
    mine = scene.view["seats"][seat]
    rect = node.rect.move(*scene.painter.shake(seat))
    turn = scene.view.get("active") == seat and not mine.get("out")
    aimed = seat in (scene.aim.targets or ())
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
    body = Rect(rect.x + ui.u(PAD), rect.y + ui.u(HEAD), rect.w - 2 * ui.u(PAD), rect.h - ui.u(HEAD + 6))
    small = rect.h < ui.u(SMALL)
    upper = Rect(body.x, body.y, body.w, body.h - ui.u(22)) if small else body
    right = _paint_face(scene, surface, upper, seat)
    if mine.get("out"):
        words = text.render(scene.ui.say("plate-out"), ui.u(21), look.warn, "title", right.w, "center")
        surface.blit(words, words.get_rect(center=right.center))
    else:
        taken = _paint_foot(scene, surface, body if small else right, seat, counted)
        _paint_numbers(scene, surface, Rect(right.x, right.y, right.w, right.h - (0 if small else taken)), seat)
    _paint_blow(scene, surface, rect, seat)


def _ui(scene: MatchScene, seat: int) -> Ui:
    """The measure on the plate."""
    return scene.ui.times(scene.side(seat).size)


def _paint_face(scene: MatchScene, surface: Surface, body: Rect, seat: int) -> Rect:
    """At the left; the room beside it comes back."""
    ui = _ui(scene, seat)
    crowded = _is_crowded(scene, seat)
    px = min(body.h, ui.u(58 if crowded else 98), round(body.w * 0.45))
    face = persons.face(scene, seat, px)
    box = face.get_rect(midleft=(body.x, body.centery))
    glow = scene.presence.glow(seat)
    if glow:
        light = symbols.disc(round(px * 0.62), ui.look.red, 255, 0.5).copy()
        light.set_alpha(round(220 * glow))
        surface.blit(light, light.get_rect(center=box.center))
    surface.blit(face, box)
    left = box.right + ui.u(7)
    return Rect(left, body.y, body.right - left, body.h)


def _is_crowded(scene: MatchScene, seat: int) -> bool:
    """Does a large number stand there and marks beside it?"""
    mine = scene.view["seats"][seat]
    return any(counter.of and mine[counter.of] for counter in scene.table.counters[1:])


def _paint_numbers(scene: MatchScene, surface: Surface, room: Rect, seat: int) -> None:
    ui, mine = _ui(scene, seat), scene.view["seats"][seat]
    x = room.x
    for number, counter in enumerate(scene.table.counters):
        if counter.of:
            _paint_marks(ui, surface, Rect(x, room.y, room.right - x, room.h), counter, mine)
        elif number == 0 and mine[counter.name] is not None:
            px = min(ui.u(80), room.h, room.w)
            drawn = _large(scene, counter, px, seat)
            surface.blit(drawn, drawn.get_rect(topleft=(x, room.y)))
            x += px + ui.u(4)
    _paint_statuses(scene, surface, Rect(x, room.y, room.right - x, room.h), seat)


def _large(scene: MatchScene, counter: Counter, px: int, seat: int) -> Surface:
    """The number by which it stands with the seat: as a vessel where the game says when it is full."""
    value = str(scene.view["seats"][seat][counter.name]).replace("-", "−")
    if not counter.full:
        return badges.badge(value, px, counter.symbol, "normal", counter.caption)
    level, trail = scene.presence.heights(seat)
    return vessels.vessel(value, px, counter.symbol, level, trail, scene.presence.is_low(seat))


def _paint_marks(ui: Ui, surface: Surface, room: Rect, counter: Counter, mine: dict[str, Any]) -> None:
    """A row of marks, as many as the number counts up to, filled as far as it has come."""
    most, now = mine[counter.of], mine[counter.name]
    step = min(ui.u(48), room.w // max(1, most, now))
    px = min(ui.u(44), step, round(room.h * 0.9))
    for number in range(max(most, now)):
        drawn = badges.mark(counter.symbol, px, number < now)
        surface.blit(drawn, drawn.get_rect(center=(room.x + step // 2 + number * step, room.centery)))


def _paint_statuses(scene: MatchScene, surface: Surface, room: Rect, seat: int) -> None:
    """The small numbers and the markers, below each other beside the large one."""
    ui = _ui(scene, seat)
    entity, mine = scene.view["entities"][seat], scene.view["seats"][seat]
    drawn = [
        badges.badge(str(mine[counter.name]), ui.u(40), counter.symbol, "raised")
        for counter in scene.table.counters[1:]
        if not counter.of and mine.get(counter.name)
    ]
    drawn += surfaces.beads(entity, ui.u(36))
    names = [*scene.game.plate_marks(mine), *surfaces.markers(scene.game, entity)]
    drawn += [surfaces.marker(scene.game, word, ui.u(32)) for word in names]
    columns = max(1, room.w // ui.u(34))
    for number, picture in enumerate(drawn[: 2 * columns + 1]):
        row, column = divmod(number, columns)
        at = room.x + ui.u(34) * column + ui.u(17), room.y + ui.u(38) * row + ui.u(20)
        surface.blit(picture, picture.get_rect(center=at))


def _paint_foot(scene: MatchScene, surface: Surface, room: Rect, seat: int, counted: bool) -> int:
    """The deck, or what threatens in its place; and how many cards are in a hand that is not seen. Gives its height."""
    ui, mine = _ui(scene, seat), scene.view["seats"][seat]
    foot, colour = scene.deck_name(seat), ui.look.quiet
    danger = scene.game.danger(ui.say, mine)
    if danger:
        foot, colour = danger.short, ui.look.warn
    right = room.right
    if counted:
        count = text.render(str(mine[f"{scene.table.hand}_count"]), ui.u(22), ui.look.ink, "figure")
        right -= count.get_width()
        surface.blit(count, count.get_rect(bottomleft=(right, room.bottom)))
        back = surfaces.back(ui.u(26), 0, scene.stage.library.back)
        right -= back.get_width() + ui.u(6)
        surface.blit(back, back.get_rect(bottomleft=(right, room.bottom - ui.u(1))))
        right -= ui.u(10)
    if not foot:
        return ui.u(24) if counted else 0
    drawn = text.render(foot, ui.u(18), colour, "body", right - room.x, "right")
    if drawn.get_height() > ui.u(48 if room.h > ui.u(90) else 28):
        if not danger and text.measure(foot, ui.u(18))[0] > right - room.x:
            return ui.u(24) if counted else 0  # the plate's hint names the deck
        drawn = text.fit(foot, ui.u(18), colour, right - room.x, least=1.0)
    surface.blit(drawn, drawn.get_rect(bottomright=(right, room.bottom + ui.u(2))))
    return drawn.get_height()


def _paint_blow(scene: MatchScene, surface: Surface, rect: Rect, seat: int) -> None:
    """A white light over who was just hit, and cracks over who has lost."""
    ui = scene.ui
    lost = bool(scene.result) and persons.mood(scene, seat) == "losing"
    if lost or seat in scene.presence.broken:
        surface.blit(ribbons.cracks(rect.w, rect.h, seat + 1), rect)
    if seat in scene.presence.flashes:
        surface.blit(
            theme.plate(rect.w, rect.h, (255, 255, 255), (255, 255, 255), (255, 255, 255), ui.u(18), 0, 150), rect
        )
