"""The end of a match as a scene: banner, the card that decided it, the course in a curve, what each side did.

It comes in parts, one after another; reduced motion shows all of it at once. Whoever looks at the table meanwhile keeps
its buttons in the bar of the questions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.table import bindings, charts, pieces, theme, widgets
from game.table.drawing import faces, portraits, ribbons, text
from game.table.drawing.pictures import PLAIN_HUE
from game.table.match import persons, plates
from game.table.match.chronicle import Chronicle, Decisive
from game.table.match.motion import ease
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.table.match.scene import MatchScene

BANNER, CARD, PANEL, CURVE, BUTTONS = 0.1, 0.45, 0.75, 0.9, 1.05
"""When its parts begin to come, in seconds."""
COMES = 0.4
WHOLE = BUTTONS + COMES
DEAF = 0.5
"""So long nothing can be pressed: the click that ended the match must not choose what follows."""
DEAF_REDUCED = 0.25
ROWS = (660, 900)
"""Where what each side did stands, in design units from the top."""


class Ending:
    """What the end of a match shows, worked out once, and how much of it has come."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.hidden = False
        """Does the person look at the table?"""
        self.time = 0.0
        self._chronicle: tuple[int, Chronicle] | None = None

    @property
    def on(self) -> bool:
        return bool(self.scene.result) and not self.scene.play.covered

    @property
    def chronicle(self) -> Chronicle:
        """Of the viewer who sees the end."""
        told = self.scene.play.told
        if self._chronicle is None or self._chronicle[0] != told:
            self._chronicle = told, Chronicle(self.scene)
        return self._chronicle[1]

    def update(self, dt: float) -> bool:
        """Let time go by; True while something still comes."""
        if not self.on:
            self.time = 0.0
            return False
        before, self.time = self.time, min(WHOLE, self.time + dt)
        return before < WHOLE and not self.hidden and not self.scene.motion.reduced

    def come(self) -> None:
        """All of it is there at once."""
        self.time = WHOLE

    def part(self, start: float) -> float:
        """How far what begins to come at `start` has come, 0 to 1."""
        return 1.0 if self.scene.stage.settings.reduced_motion else ease((self.time - start) / COMES)

    def guarded(self, act: Act) -> Act:
        """`act`, but not in the first moment."""
        deaf = DEAF_REDUCED if self.scene.stage.settings.reduced_motion else DEAF
        return lambda: act() if self.time >= deaf else None

    def show(self, hidden: bool) -> None:
        self.hidden = hidden
        self.scene.stage.touch()

    def choices(self) -> list[tuple[str, Act, widgets.Kind]]:
        """What can be done after a match: key, deed, kind of button."""
        scene = self.scene
        found: list[tuple[str, Act, widgets.Kind]] = []
        if scene.again:
            found.append(("result-rematch", scene.rematch, "main"))
            found.append(("result-decks", lambda: _other_deck(scene), "plain"))
        if scene.watch:
            found.append(("result-watch", scene.watch, "plain"))
        if scene.look_back:
            found.append(("analysis-open", scene.look_back, "plain"))
        look = ("result-back", lambda: self.show(False)) if self.hidden else ("result-look", lambda: self.show(True))
        return [*found, (*look, "plain"), ("result-title", scene.leave_match, "plain")]

    def key(self) -> bool:
        """R, or Enter without a focus: another match like this one."""
        if not self.on or not self.scene.again:
            return False
        self.guarded(self.scene.rematch)()
        return True


def _other_deck(scene: MatchScene) -> None:
    """The set-up of the same game, as it was left."""
    from game.table.match.session import HUMAN
    from game.table.scenes.setup import SetUp

    scene.leave_match()
    scene.stage.push(SetUp(scene.stage, "hotseat" if scene.play.seats.count(HUMAN) > 1 else "computer"))


# the tree


def add(scene: MatchScene, root: Node) -> None:
    """The whole of it over the table, or its buttons alone."""
    if scene.ending.hidden:
        root.add(*_buttons(scene, scene.ui.rect(*scene.room.prompt)))
    elif not scene.over:
        root.add(_sheet(scene))


def _sheet(scene: MatchScene) -> Node:
    ui, end = scene.ui, scene.ending
    ground = Node("group", "result-veil", ui.screen, flags={"modal"})

    def veiled(surface: Surface, node: Node) -> None:
        surface.blit(theme.veil(ui.size, ui.look.felt_veil, round(226 * end.part(0.0))), (0, 0))

    ground.paint = veiled
    title, sub = outcome(scene, scene.result or {}), ui.say("result-turns", turn=scene.view["turn"])
    box = Node("dialog", "result", ui.rect(180, 10, 1560, 1060), name=title, value=sub, data="ground")
    box.paint = lambda surface, node: _paint_banner(scene, surface, title, sub)
    ground.add(box)
    card = _card(scene)
    if card is not None:
        box.add(card)
    box.add(_course(scene, card is None))
    box.add(*_deeds(scene, card is None))
    box.add(*_buttons(scene, ui.rect(180, 938, 1560, 66)))
    return ground


def _buttons(scene: MatchScene, rect: Rect) -> list[Node]:
    ui, end = scene.ui, scene.ending
    choices = end.choices()
    gap = ui.u(16)
    wide = min(ui.u(340), (rect.w - gap * (len(choices) - 1)) // len(choices))
    left = rect.centerx - (wide * len(choices) + gap * (len(choices) - 1)) // 2
    made = []
    for number, (key, act, kind) in enumerate(choices):
        box = Rect(left + number * (wide + gap), rect.y, wide, rect.h)
        hint = f"{ui.say(key)} ({bindings.marked('⟨again⟩', ui.say.keys)})" if key == "result-rematch" else ""
        button = widgets.button(ui, key, ui.say(key), box, end.guarded(act), kind, hint)
        button.paint = _coming(scene, button.paint, BUTTONS) if button.paint and not end.hidden else button.paint
        made.append(button)
    return made


def _coming(scene: MatchScene, paint: Callable[[Surface, Node], None], start: float) -> Callable[[Surface, Node], None]:
    """`paint` once its time has come: it rises to its place."""

    def drawn(surface: Surface, node: Node) -> None:
        part = scene.ending.part(start)
        low = round(scene.ui.u(50) * (1 - part))
        if part > 0:
            wide, high = surface.get_size()
            paint(surface.subsurface((0, low, wide, high - low)) if 0 < low < high else surface, node)

    return drawn


# the banner


def _whose(scene: MatchScene) -> int:
    """The seat whose face the banner bears: the one person's, else the first winner's."""
    return _alone(scene) if _alone(scene) is not None else next(iter(persons.winners(scene)), scene.near)  # type: ignore[return-value]


def _alone(scene: MatchScene) -> int | None:
    """The one person of this match, None where there are several or none."""
    people = scene.play.people
    return people[0] if len(people) == 1 else None


def _paint_banner(scene: MatchScene, surface: Surface, title: str, sub: str) -> None:
    ui, part = scene.ui, scene.ending.part(BANNER)
    if part <= 0:
        return
    seat = _whose(scene)
    mood = persons.mood(scene, seat)
    hue = persons.likeness(scene, seat).hue if mood != "losing" else PLAIN_HUE
    middle = ui.rect(960, 0, 0, 0).x
    rise = round(ui.u(60) * (1 - part))
    band = ribbons.ribbon(round(ui.u(980) * (0.6 + 0.4 * part)), ui.u(112), hue)
    band.set_alpha(round(255 * part))
    y = ui.rect(0, 214, 0, 0).y - rise
    if mood == "winning":
        rays = ribbons.rays(ui.u(620), ui.look.gold)
        rays.set_alpha(round(150 * part))
        surface.blit(rays, rays.get_rect(center=(middle, ui.rect(0, 120, 0, 0).y)))
    surface.blit(band, band.get_rect(center=(middle, y)))
    px = text.fitting(title.upper(), ui.u(66), ui.u(690), "title", bold=True)
    for drop, colour in ((ui.u(4), (0, 0, 0)), (0, ui.look.gold if mood != "losing" else (226, 222, 214))):
        drawn = text.render(title.upper(), px, colour, "title", bold=True)
        drawn.set_alpha(round(255 * part))
        surface.blit(drawn, drawn.get_rect(center=(middle, y - ui.u(3) + drop)))
    face = portraits.portrait(persons.likeness(scene, seat), ui.u(164), mood)
    surface.blit(face, face.get_rect(center=(middle, ui.rect(0, 92, 0, 0).y - rise)))
    deck = scene.deck_name(seat)
    words = f"{deck} · {sub}" if deck else sub
    drawn = text.fit(words, ui.u(25), ui.look.ink, ui.u(900), "italic")
    surface.blit(drawn, drawn.get_rect(center=(middle, ui.rect(0, 294, 0, 0).y)))


# the card


def _card(scene: MatchScene) -> Node | None:
    """What decided the match, large."""
    ui = scene.ui
    found = scene.ending.chronicle.decisive(persons.winners(scene))
    known = scene.stage.library.cards
    if found is None or found.card not in known:
        return None
    heading = ui.say("ending-last-blow" if found.last else "ending-foremost")
    value = _said_of(scene, found)
    face = pieces.face_of(scene.stage.library, known[found.card], ui)
    node = Node("card", "result-card", ui.rect(196, 376, 344, 480), name=scene.words.card(found.card), value=value)
    node.hint = f"{heading}: {value}"
    node.data = ("decisive", found.card)

    def paint(surface: Surface, node: Node) -> None:
        part = scene.ending.part(CARD)
        if part <= 0:
            return
        drawn = faces.face(face, node.rect.h)
        if part < 1:
            drawn = pieces.turned_surface(drawn, round((1 - part) * 14))
        box = drawn.get_rect(center=node.rect.center).move(round(-ui.u(160) * (1 - part)), 0)
        if part >= 1:
            pieces.paint_shadow(surface, ui, box, 12, 30)
            if found.last:
                pieces.paint_glow(surface, box, ui.look.gold)
        surface.blit(drawn, box)
        for words, y, style, colour in (
            (heading, 346, "title", ui.look.gold), (value, 882, "body", ui.look.ink),
        ):  # fmt: skip
            line = text.fit(words, ui.u(26), colour, ui.u(470), style)
            surface.blit(line, line.get_rect(center=(node.rect.centerx, ui.rect(0, y, 0, 0).y)))

    node.paint = paint
    return node


def _said_of(scene: MatchScene, found: Decisive) -> str:
    whose = scene.words.whose(found.seat)
    if not found.amount:
        return scene.ui.say("ending-of", **whose)
    return scene.ui.say("ending-blow" if found.last else "ending-dealt", amount=found.amount, **whose)


# the curve and the deeds


def _column(scene: MatchScene, alone: bool) -> tuple[int, int]:
    """Left edge and width of what stands beside the card, in design units."""
    return (380, 1160) if alone else (620, 1120)


def _course(scene: MatchScene, alone: bool) -> Node:
    ui = scene.ui
    left, wide = _column(scene, alone)
    names = [scene.words.player(seat) for seat in range(len(scene.view["seats"]))]
    rect = ui.rect(left + 20, 336, wide - 40, 300)
    title = ui.say("ending-curve")
    made = charts.course(ui, "result-course", title, rect, scene.ending.chronicle.curve(), names, 0)
    drawn = made.paint
    ground = ui.rect(left, 324, wide, ROWS[1] + 6 - 324)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, ground, 236)
        if drawn:
            whole = surface.get_clip()
            surface.set_clip(whole.clip(Rect(rect.x, rect.y, round(rect.w * scene.ending.part(CURVE)), rect.h)))
            drawn(surface, node)
            surface.set_clip(whole)

    made.paint = _coming(scene, paint, PANEL)
    return made


def _deeds(scene: MatchScene, alone: bool) -> list[Node]:
    """A row for each seat: who it is, how they fared, and their figures; the first row says what the figures are."""
    ui = scene.ui
    left, wide = _column(scene, alone)
    seats = range(len(scene.view["seats"]))
    figures = scene.game.figures
    high = min(76.0, (ROWS[1] - ROWS[0]) / (len(seats) + 0.7))
    first = wide - 30 - 150 * len(figures)

    def cell(number: int, row: float) -> Rect:
        return ui.rect(left + first + 150 * number, ROWS[0] + row * high, 150, high)

    heads = [ui.say.of("figure", figure) for figure in figures]

    def paint_heads(surface: Surface, node: Node) -> None:
        for number, words in enumerate(heads):
            box = cell(number, 0)
            drawn = text.render(words, ui.u(18), ui.look.quiet, "body", box.w - ui.u(8), "center")
            surface.blit(drawn, drawn.get_rect(midbottom=(box.centerx, box.y + ui.u(0.7 * high - 2))))

    rows = [Node("group", "result-figures", cell(0, 0), paint=_coming(scene, paint_heads, PANEL))]
    for seat in seats:
        rows.append(
            _row(scene, seat, left, cell, [scene.ending.chronicle.deeds[seat].value(f) for f in figures], heads)
        )
    return rows


def _row(
    scene: MatchScene, seat: int, left: int, cell: Callable[[int, float], Rect], numbers: list[int], heads: list[str]
) -> Node:
    ui = scene.ui
    place = cell(0, 0.7 + seat)
    rect = Rect(ui.rect(left + 20, 0, 0, 0).x, place.y, cell(len(numbers) - 1, 0).right, place.h)
    rect.w -= rect.x
    name, how = scene.words.player(seat), fate(scene, seat)
    told = [f"{head} {number}" for head, number in zip(heads, numbers, strict=True)]
    node = Node("text", f"result-{seat}", rect, name=name, value=", ".join([how, *told]))

    def paint(surface: Surface, node: Node) -> None:
        if seat in persons.winners(scene):
            lit = theme.plate(
                rect.w, rect.h - ui.u(4), ui.look.green, ui.look.panel, ui.look.gold_dark, ui.u(10), 1, 150
            )
            surface.blit(lit, rect)
        px = min(ui.u(62), rect.h - ui.u(8))
        face = persons.face(scene, seat, px)
        surface.blit(face, face.get_rect(midleft=(rect.x + ui.u(8), rect.centery - ui.u(2))))
        x = rect.x + ui.u(20) + px
        room = place.x - x - ui.u(10)
        above = text.fit(name, ui.u(25), charts.SEATS[seat % len(charts.SEATS)], room, bold=True)
        below = text.fit(how, ui.u(20), ui.look.ink, room)
        together = above.get_height() + below.get_height()
        y = rect.centery - ui.u(2) - together // 2
        if together <= rect.h:
            surface.blit(above, (x, y))
            surface.blit(below, (x, y + above.get_height()))
        else:
            surface.blit(above, above.get_rect(midleft=(x, rect.centery - ui.u(2))))
            below = text.fit(how, ui.u(20), ui.look.ink, max(8, room - above.get_width() - ui.u(16)))
            surface.blit(below, below.get_rect(midleft=(x + above.get_width() + ui.u(16), rect.centery - ui.u(2))))
        for number, amount in enumerate(numbers):
            box = cell(number, 0.7 + seat)
            drawn = text.render(str(amount), min(ui.u(40), round(rect.h * 0.7)), ui.look.gold, "figure", bold=True)
            surface.blit(drawn, drawn.get_rect(center=(box.centerx, rect.centery - ui.u(2))))

    node.paint = _coming(scene, paint, PANEL)
    return node


# in words


def outcome(scene: MatchScene, ended: dict[str, Any]) -> str:
    """Who has won, in the words of the one person who played, or of all who did."""
    say, words = scene.ui.say, scene.words
    alone, together = _alone(scene), persons.together(ended)
    if alone is not None and together and alone not in together:
        return say("result-lost")
    if ended.get("team"):
        partners = [seat for seat in together if seat != alone]
        names = words.listed([words.player(seat) for seat in partners])
        return say("result-team-won" if alone is not None else "result-team", names=names)
    if len(together) > 1:
        return say("result-together", names=words.listed([words.player(seat) for seat in together]))
    if not together:
        return say("result-draw")
    return say("result-won") if alone is not None else say("result-winner", name=words.player(together[0]))


def fate(scene: MatchScene, seat: int) -> str:
    """How it stands with `seat` at the end: why it is out, or else the first number of its plate."""
    say, mine = scene.ui.say, scene.view["seats"][seat]
    told = plates.spoken(scene, scene.table.counters[0], mine) if scene.table.counters else ""
    if len(scene.view["seats"]) > 2 and scene.result and has_won(scene.result, seat):
        told = say("fate-won")
    for event in scene.ending.chronicle.events:
        if event["kind"] in ("eliminated", "conceded") and event["seat"] == seat:
            told = say.of("fate", event.get("why", "conceded"))
    return told


def has_won(ended: dict[str, Any], seat: int) -> bool:
    """Alone or with its team; a draw is no victory."""
    return bool(ended["winner"] == seat or (ended.get("team") and seat in ended["winners"]))
