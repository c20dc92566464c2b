"""The switches that players agree on before a match, on a sheet of their own where there are many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.table import theme, widgets
from game.table.theme import Ui
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.scenes.setup import SetUp

FEW = 2
"""So many switches have room at the foot of the set-up."""
WIDE, ROW = 1180, 82


def are_many(scene: SetUp) -> bool:
    return len(scene.stage.library.agreed) > FEW


def on(scene: SetUp) -> list[str]:
    """The switches that are set."""
    return [rule for rule in scene.stage.library.agreed if scene.agreed(rule)]


def button(scene: SetUp, ui: Ui, x: float) -> Node:
    """Opens the sheet, and says which switches are set."""
    say = ui.say
    chosen = [say.of("setup-rule", rule) for rule in on(scene)]
    words = say("setup-variants-none") if not chosen else say("setup-variants-count", count=len(chosen))
    group = Node("group", "variants-field", ui.rect(x, 880, 300, 100))
    label = ui.rect(x + 4, 884, 300, 30)
    group.add(widgets.label(ui, "variants-label", say("setup-variants"), label, 20, ui.look.quiet, within=True))
    hint = ", ".join(chosen) or say("setup-variants-hint")
    return group.add(widgets.button(ui, "variants", words, ui.rect(x, 920, 300, 60), scene.toggle_variants, hint=hint))


def sheet(scene: SetUp) -> Node:
    """A row for each switch: its name, what it means, and the switch."""
    from game.table.scenes import terms

    ui, say, rules = scene.ui, scene.ui.say, scene.stage.library.agreed
    ground, room = widgets.dialog(ui, "variants-sheet", say("setup-variants"), WIDE, 190 + ROW * len(rules))
    box = ground.children[0]
    step = min(ui.s(ROW), (room.h - ui.s(64)) // max(1, len(rules)))
    for number, rule in enumerate(rules):
        y = room.y + number * step
        switch = terms.switch(
            scene, ui, rule, Rect(room.right - ui.s(190), y + ui.s(6), ui.s(180), min(ui.s(56), step - ui.s(8)))
        )
        wide = room.w - ui.s(210)
        name = widgets.label(ui, f"{rule}-name", switch.name, Rect(room.x, y, wide, ui.s(32)), 24, ui.look.gold)
        note = widgets.label(ui, f"{rule}-note", switch.hint, Rect(room.x, y + ui.s(30), wide, ui.s(44)), theme.SMALL)
        switch.hint = ""
        box.add(name, note, switch)
    foot = Rect(0, 0, ui.s(240), ui.s(52))
    foot.midbottom = (room.centerx, room.bottom)
    box.add(widgets.button(ui, "close", say("close"), foot, scene.toggle_variants, "main"))
    return ground
