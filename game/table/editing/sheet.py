"""The sheet over the table that tells what was saved: faults with their lines, or a card's old face beside the new."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from pygame import Rect, Surface

from game.system.visible import visible
from game.table import pieces, theme, widgets
from game.table.drawing import faces, text
from game.table.drawing.printed import RATIO
from game.table.editing.watch import Edits, Saved
from game.table.library import Card, Library
from game.table.theme import Ui
from game.table.tree import Act, Node

WIDE, HIGH = 1240, 1000
FACE = 620
"""Height of a card, in design units."""


def sheet(edits: Edits) -> Node:
    saved = edits.saved
    assert saved is not None
    if saved.faults:
        ui, note = edits.stage.ui, edits.stage.ui.say("edit-faults-note")
        return faults_told(ui, saved.faults, note, edits.offset, edits.scroll, edits.close)
    return _cards(edits, saved)


# faults


def faults_told(
    ui: Ui, faults: Sequence[Any], words: str, offset: int, scroll: Callable[[int], None], close: Act
) -> Node:
    """Each with its place; below them `words` about what goes on meanwhile."""
    say = ui.say
    title = say("edit-faults", count=len(faults))
    ground, room = widgets.dialog(ui, "edit", title, WIDE, 760)
    box = ground.children[0]
    foot = Rect(room.right - ui.s(300), room.bottom - ui.s(56), ui.s(300), ui.s(56))
    note = Rect(room.x, foot.y, foot.x - room.x - ui.s(20), foot.h)
    view = Rect(room.x, room.y, room.w, foot.y - ui.s(16) - room.y)
    wide, gap = view.w - ui.s(20), ui.s(14)
    told = [(_place(ui, fault), "; ".join(filter(None, (fault.message, fault.suggestion)))) for fault in faults]
    heights = [ui.s(32) + text.measure(words, ui.s(21), "body", wide)[1] + gap for _, words in told]
    area = widgets.scroll(ui, "edit-faults", view, sum(heights), offset, scroll, title)
    y = view.y - offset
    for number, ((place, said), high) in enumerate(zip(told, heights, strict=True)):
        area.add(
            widgets.label(ui, f"edit-place-{number}", place, Rect(view.x, y, wide, ui.s(32)), 21, ui.look.gold),
            widgets.label(ui, f"edit-fault-{number}", said, Rect(view.x, y + ui.s(32), wide, high), 21),
        )
        y += high
    box.add(
        area,
        widgets.label(ui, "edit-note", words, note, theme.SMALL, ui.look.quiet),
        widgets.button(ui, "edit-close", say("close"), foot, close, "main"),
    )
    return ground


def _place(ui: Ui, fault: object) -> str:
    file = visible("/".join(Path(str(getattr(fault, "file", ""))).parts[-2:]))
    return ui.say("edit-place", file=file, line=getattr(fault, "line", 0))


# cards


def _cards(edits: Edits, saved: Saved) -> Node:
    ui, say = edits.stage.ui, edits.stage.ui.say
    old, new = saved.cards[edits.at]
    count = len(saved.cards)
    name = new.name[say.language]
    title = say("edit-changed" if old else "edit-new", name=name)
    ground, room = widgets.dialog(ui, "edit", title, WIDE, HIGH)
    box = ground.children[0]
    foot = Rect(room.x, room.bottom - ui.s(56), room.w, ui.s(56))
    said = Rect(room.x, foot.y - ui.s(72), room.w, ui.s(60))
    caption = ui.s(34)
    high = min(ui.u(FACE), said.y - room.y - caption - ui.s(8))
    wide = round(high * RATIO)
    shown = [(saved.before, old, "edit-then"), (saved.now, new, "edit-now")]
    for place, (library, card, words) in enumerate(shown):
        middle = room.x + room.w * (1 + 2 * place) // 4
        face = Rect(middle - wide // 2, room.y + caption, wide, high)
        if library is not None and card is not None:
            line = Rect(face.x - ui.s(40), room.y - ui.s(4), face.w + ui.s(80), caption)
            box.add(widgets.label(ui, words, say(words), line, 22, ui.look.gold, "center"))
            box.add(_face(edits, library, card, face, f"{words}-card"))
    if count > 1:
        box.add(*_turners(edits, room, room.y + caption + high // 2, count))
    box.add(widgets.label(ui, "edit-said", _said(edits, saved), said, 21, ui.look.ink, "center"))
    box.add(*_buttons(edits, saved, foot))
    return ground


def _face(edits: Edits, library: Library, card: Card, rect: Rect, key: str) -> Node:
    ui = edits.stage.ui
    face = pieces.face_of(library, card, ui)

    def paint(surface: Surface, node: Node) -> None:
        pieces.paint_shadow(surface, ui, node.rect, 14, 34)
        surface.blit(faces.face(face, node.rect.h), node.rect)

    words = library.write(card.id, ui.say.language)
    return Node("card", key, rect, name=card.name[ui.say.language], value=words, paint=paint)


def _turners(edits: Edits, room: Rect, middle: int, count: int) -> list[Node]:
    """Between the faces: which of the changed cards it is, with the way to the others."""
    ui = edits.stage.ui
    side, high = ui.s(56), ui.s(50)
    box = Rect(room.centerx - side // 2, middle, side, high)
    words = f"{edits.at + 1}/{count}"
    label = Rect(box.x - ui.s(20), box.y - ui.s(44), box.w + ui.s(40), ui.s(40))
    return [
        widgets.label(ui, "edit-which", words, label, 22, ui.look.quiet, "center"),
        widgets.button(ui, "edit-other", "→", box, lambda: edits.turn(1), "plain", ui.say("edit-other")),
    ]


def _said(edits: Edits, saved: Saved) -> str:
    """What can be done with it, or why it can only be used from the next match."""
    say = edits.stage.ui.say
    if not saved.changed:
        return say("edit-not-met")
    if saved.why_not is None:
        return say("edit-ask", count=len(saved.changed))
    card = str((saved.why_not.facts or {}).get("card", ""))
    name = saved.now.cards[card].name[say.language] if saved.now is not None and card in saved.now.cards else card
    return say(f"reason-{saved.why_not.code.replace('_', '-')}", name=name)


def _buttons(edits: Edits, saved: Saved, rect: Rect) -> list[Node]:
    ui, say = edits.stage.ui, edits.stage.ui.say
    able = bool(saved.changed) and saved.why_not is None
    wide, gap = (rect.w - ui.s(24)) // 2, ui.s(24)
    left, right = Rect(rect.x, rect.y, wide, rect.h), Rect(rect.x + wide + gap, rect.y, wide, rect.h)
    return [
        widgets.button(ui, "edit-close", say("edit-later"), left, edits.close, "plain" if able else "main"),
        widgets.button(ui, "edit-go", say("edit-go"), right, edits.go_on, "main" if able else "plain",
                       say("edit-go-hint") if able else _said(edits, saved), able),
    ]  # fmt: skip
