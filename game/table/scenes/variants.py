"""The switches that players agree on before a match, on a sheet of their own where there are many."""

from __future__ import annotations

from pygame import Rect

from game.table import switches, theme, widgets
from game.table.scenes.agreement import Agreement
from game.table.theme import Ui
from game.table.tree import Node

FEW = 2
"""So many switches have room at the foot of the set-up."""
WIDE, ROW = 1180, 82


def are_many(agreement: Agreement) -> bool:
    """So many, or such as are told in a sentence, that they need a sheet?"""
    return len(agreement.stage.library.agreed) > FEW or agreement.stage.library.fair_start is not None


def on(agreement: Agreement) -> list[str]:
    """What is set otherwise than the rules have it, in words: a module of which all switches are is named alone."""
    library = agreement.stage.library
    changed = {rule: not on for rule, on in library.agreed.items() if agreement.agreed(rule) != on}
    return switches.told(agreement.ui.say, library, changed)


def button(agreement: Agreement, ui: Ui, x: float) -> Node:
    """Opens the sheet, and says which switches are set."""
    say = ui.say
    chosen = on(agreement)
    words = say("setup-variants-none") if not chosen else say("setup-variants-count", count=len(chosen))
    group = Node("group", "variants-field", ui.rect(x, 880, 300, 100))
    label = ui.rect(x + 4, 884, 300, 30)
    group.add(widgets.label(ui, "variants-label", say("setup-variants"), label, 20, ui.look.quiet, within=True))
    hint = ", ".join(chosen) or say("setup-variants-hint")
    return group.add(widgets.button(ui, "variants", words, ui.rect(x, 920, 300, 60), agreement.toggle, hint=hint))


def sheet(agreement: Agreement) -> Node:
    """A row for each switch: its name, what it means, and the switch; those of a module below one for them all."""
    ui, library = agreement.ui, agreement.stage.library
    of = {rule: word for word, rules in library.table.modules.items() for rule in rules}
    single = [rule for rule in library.agreed if rule not in of]
    rows = len(single) + 2 * len(library.table.modules)
    ground, room = widgets.dialog(ui, "variants-sheet", ui.say("setup-variants"), WIDE, 190 + ROW * rows)
    box = ground.children[0]
    step, view = ui.s(ROW), Rect(room.x, room.y, room.w, room.h - ui.s(64))
    area, y = box, room.y
    if rows * step > view.h:
        area = widgets.scroll(ui, "variants-scroll", view, rows * step, agreement.offset, agreement.scroll)
        box.add(area)
        y -= agreement.offset
        room = Rect(room.x, room.y, room.w - ui.s(20), room.h)
    for rule in single:
        made = switch(agreement, ui, rule, _place(ui, room, y, step))
        _row(ui, area, Rect(room.x, y, room.w, step), made, rule)
        y += step
    for word, parts in library.table.modules.items():
        made = module(agreement, ui, word, _place(ui, room, y, step))
        _row(ui, area, Rect(room.x, y, room.w, step), made, word)
        wide = room.w // len(parts)
        for number, rule in enumerate(parts):
            _part(agreement, area, Rect(room.x + number * wide, y + step, wide, step), rule)
        y += 2 * step
    foot = Rect(0, 0, ui.s(240), ui.s(52))
    foot.midbottom = (room.centerx, room.bottom)
    box.add(widgets.button(ui, "close", ui.say("close"), foot, agreement.toggle, "main"))
    return ground


def _place(ui: Ui, room: Rect, y: int, step: int) -> Rect:
    """Where the switch of a row lies."""
    return Rect(room.right - ui.s(190), y + ui.s(6), ui.s(180), min(ui.s(56), step - ui.s(8)))


def _row(ui: Ui, box: Node, row: Rect, switch: Node, key: str) -> None:
    """What the switch is called, and what it means."""
    wide = row.w - ui.s(210)
    name = widgets.label(ui, f"{key}-name", switch.name, Rect(row.x, row.y, wide, ui.s(32)), 24, ui.look.gold)
    note = widgets.label(ui, f"{key}-note", switch.hint, Rect(row.x, row.y + ui.s(32), wide, ui.s(46)), theme.SMALL)
    switch.hint = ""
    box.add(name, note, switch)


def _part(agreement: Agreement, box: Node, place: Rect, rule: str) -> None:
    """One switch of a module, and what it means beside it."""
    ui, lead = agreement.ui, agreement.ui.s(150)
    made = switch(agreement, ui, rule, Rect(place.x, place.y, lead, min(ui.s(56), place.h - ui.s(8))))
    beside = Rect(place.x + lead, place.y + ui.s(4), place.w - lead - ui.s(16), place.h - ui.s(12))
    note = widgets.label(ui, f"{rule}-note", made.hint, beside, theme.SMALL)
    made.hint = ""
    box.add(note, made)


def switch(agreement: Agreement, ui: Ui, name: str, rect: Rect) -> Node:
    """The switch itself; its hint says what it means."""
    words, on = ui.say.of("setup-rule", name), agreement.agreed(name)

    def put(value: bool) -> None:
        agreement.sides.rules[name] = value
        agreement.stage.settings.save()

    made = widgets.toggle(ui, f"rule-{name}", words, rect, on, put)
    made.hint = switches.meaning(ui.say, agreement.stage.library, name)
    return made


def module(agreement: Agreement, ui: Ui, word: str, rect: Rect) -> Node:
    """The switch for all switches of a module; it is on where all of them are."""
    rules = agreement.stage.library.table.modules[word]

    def put(value: bool) -> None:
        agreement.sides.rules.update(dict.fromkeys(rules, value))
        agreement.stage.settings.save()

    name = ui.say.of("setup-module", word)
    made = widgets.toggle(ui, f"module-{word}", name, rect, all(map(agreement.agreed, rules)), put)
    made.hint = switches.of_module(ui.say, agreement.stage.library, word)
    return made
