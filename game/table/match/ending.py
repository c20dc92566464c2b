"""The end of a match as a scene: banner, the card that decided it, the course in a curve, what each side did.

It comes in parts, one after another; reduced motion shows all of it at once. Whoever looks at the table meanwhile keeps
its buttons in the bar of the questions. Where the interface is large, its blocks flow down a page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import bindings, page, theme, widgets
from game.table.match import banner, deeds, outcome
from game.table.match.chronicle import Chronicle
from game.table.match.motion import ease
from game.table.page import Block, Page
from game.table.theme import Ui
from game.table.tree import Act, Node, Paint

if TYPE_CHECKING:
    from game.table.games.layout import Box
    from game.table.match.scene import MatchScene

BUTTONS = 1.05
"""When the buttons begin to come, in seconds: after all other parts."""
COMES = 0.4
WHOLE = BUTTONS + COMES
DEAF = 0.5
"""So long nothing can be pressed: the click that ended the match must not choose what follows."""
DEAF_REDUCED = 0.25
BUTTON = (340, 66)
"""The largest that a button is, in design units."""
LEAST = 180
"""Narrower buttons stand in a further row."""
GAP = 16
CARD_WIDE = 290
"""The least room for what is said of the card."""
NARROW = 800
"""On a narrower panel the rows have no room for words: then they stand below the card and the curve."""
BODY = (420, 570)
"""How high what stands below the banner is, at least and at the most."""


class Ending:
    """What the end of a match shows, worked out once, and how much of it has come."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.hidden = False
        """Does the person look at the table?"""
        self.time = 0.0
        self.page = Page()
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
        if not self.scene.ended or self.scene.play.covered:
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

    def coming(self, paint: Paint, start: float) -> Paint:
        """`paint` once its time has come: it rises to its place."""

        def drawn(surface: Surface, node: Node) -> None:
            part = self.part(start)
            low = round(self.scene.ui.u(50) * (1 - part))
            if part <= 0:
                return
            wide, high = surface.get_size()
            if not 0 < low < high:
                paint(surface, node)
                return
            lower = surface.subsurface((0, low, wide, high - low))
            lower.set_clip(surface.get_clip().move(0, -low))
            paint(lower, node)

        return drawn

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
        root.add(*_buttons(scene, scene.ui, scene.ui.rect(*scene.room.prompt), 1))
    elif not scene.over:
        root.add(_sheet(scene))


@dataclass(frozen=True)
class Places:
    """Where the blocks stand, in design units."""

    top: Box
    card: Box
    panel: Box
    table: Box | None
    """Of the rows of what each side did, where they stand below the card and the curve."""
    buttons: Box
    rows: int
    """Of buttons."""
    shape: banner.Shape


def places(ui: Ui, choices: int, seats: int, alone: bool) -> Places:
    """For so many buttons and seats; `alone`: no card stands beside the panel."""
    if ui.scale <= 1:
        panel: Box = (380, 324, 1160, 582) if alone else (620, 324, 1120, 582)
        return Places((180, 10, 1560, 310), (133, 331, 470, 570), panel, None, (180, 938, 1560, 66), 1, banner.TALL)
    room, big = page.room_of(ui), ui.whole
    wide, high = BUTTON
    beside = max(1, min(choices, int((room + GAP) // (LEAST + GAP))))
    rows = -(-choices // beside)
    foot = rows * (high + GAP) - GAP
    left = big.high - foot - banner.LOW.high - 5 * page.GAP
    body = max(BODY[0], min(BODY[1], left))
    card = max(CARD_WIDE, (body - 2 * banner.CAPTION) * banner.CARD)
    panel_wide = min(1160, room if alone else room - card - page.GAP)
    table = None if panel_wide >= NARROW else (0, 0, room, deeds.table_high(seats))
    foot_wide = min(room, -(-choices // rows) * (wide + GAP) - GAP)
    return Places((0, 0, room, banner.LOW.high), (0, 0, card, body), (0, 0, panel_wide, body), table,
                  (0, 0, foot_wide, foot), rows, banner.LOW)  # fmt: skip


def _sheet(scene: MatchScene) -> Node:
    ui, end = scene.ui, scene.ending
    ground = Node("group", "result-veil", ui.screen, flags={"modal"})

    def veiled(surface: Surface, node: Node) -> None:
        surface.blit(theme.veil(ui.size, ui.look.felt_veil, round(226 * end.part(0.0))), (0, 0))

    ground.paint = veiled
    title, sub = outcome.told(scene, scene.result or {}), ui.say("result-turns", turn=scene.view["turn"])
    found = banner.decisive(scene)
    at = places(ui, len(end.choices()), len(scene.view["seats"]), found is None)
    blocks = [Block(at.top, lambda by: [banner.banner(scene, by, by.rect(*at.top), at.shape, title, sub)])]
    if found is not None:
        blocks.append(Block(at.card, lambda by: [banner.card(scene, by, found, by.rect(*at.card))]))
    table = at.table
    if table is None:
        blocks.append(Block(at.panel, lambda by: deeds.panel(scene, by, by.rect(*at.panel))))
    else:
        blocks.append(Block(at.panel, lambda by: deeds.course(scene, by, by.rect(*at.panel))))
        blocks.append(Block(table, lambda by: deeds.table(scene, by, by.rect(*table))))
    blocks += [
        Block(at.buttons, lambda by: _buttons(scene, by, by.rect(*at.buttons), at.rows), pinned=True),
    ]
    box = Node("dialog", "result", ui.screen, name=title, value=sub, data="ground")
    end.page.lay(ui, box, blocks)
    return ground.add(box)


def _buttons(scene: MatchScene, ui: Ui, rect: Rect, rows: int) -> list[Node]:
    """In `rows` rows of the same height, each in the middle of `rect`."""
    end = scene.ending
    choices = end.choices()
    gap = ui.u(GAP)
    most = -(-len(choices) // rows)
    high = (rect.h - gap * (rows - 1)) // rows
    wide = min(ui.u(BUTTON[0]), (rect.w - gap * (most - 1)) // most)
    made = []
    for number, (key, act, kind) in enumerate(choices):
        row, column = divmod(number, most)
        here = min(most, len(choices) - row * most)
        left = rect.centerx - (wide * here + gap * (here - 1)) // 2
        box = Rect(left + column * (wide + gap), rect.y + row * (high + gap), wide, high)
        hint = f"{ui.say(key)} ({bindings.marked('⟨again⟩', ui.say.keys)})" if key == "result-rematch" else ""
        button = widgets.button(ui, key, ui.say(key), box, end.guarded(act), kind, hint)
        button.paint = end.coming(button.paint, BUTTONS) if button.paint and not end.hidden else button.paint
        made.append(button)
    return made
