"""The end of a match as a scene: banner, the card that decided it, the course in a curve, what each side did.

It comes in parts, one after another; reduced motion shows all of it at once. Whoever looks at the table meanwhile keeps
its buttons in the bar of the questions. Where the interface is large, its blocks flow down a page.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import bindings, page, theme, widgets
from game.table.drawing import text
from game.table.match import banner, coming, deeds, outcome, turning
from game.table.match.chronicle import Chronicle
from game.table.match.coming import COMES
from game.table.match.intents import Deed, Do
from game.table.match.record import MatchTable
from game.table.page import Block
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.games.layout import Box

BUTTONS = 1.05
"""When the buttons begin to come, in seconds: after all other parts."""
WHOLE = BUTTONS + COMES
DECIDED = 0.9
"""When it begins to be said what decided it."""
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


def update(table: MatchTable, covered: bool, dt: float) -> bool:
    """Let time go by; True while something still comes."""
    end = table.ending
    if not table.ended or covered:
        end.time = 0.0
        return False
    before, end.time = end.time, min(WHOLE, end.time + dt)
    return before < WHOLE and not end.hidden and not table.motion.reduced


def is_deaf(table: MatchTable) -> bool:
    """Is it the first moment, in which nothing can be pressed?"""
    return table.ending.time < (DEAF_REDUCED if table.motion.reduced else DEAF)


def choices(table: MatchTable, able: Collection[Deed]) -> list[tuple[str, Deed, widgets.Kind]]:
    """What can be done after a match: key, deed, kind of button. `able` is what hangs on how the match began."""
    look = "result-back" if table.ending.hidden else "result-look"
    found: list[tuple[str, Deed, widgets.Kind]] = [
        ("result-rematch", Deed.REMATCH, "main"),
        ("result-decks", Deed.OTHER_DECKS, "plain"),
        ("result-watch", Deed.WATCH, "plain"),
        ("analysis-open", Deed.LOOK_BACK, "plain"),
        (look, Deed.LOOK_AT_TABLE, "plain"),
        ("result-title", Deed.LEAVE, "plain"),
    ]
    always = (Deed.LOOK_AT_TABLE, Deed.LEAVE)
    return [choice for choice in found if choice[1] in always or choice[1] in able]


# the tree


def nodes(table: MatchTable, play: Play, ui: Ui, do: Do, able: Collection[Deed]) -> list[Node]:
    """The whole of it over the table, or its buttons alone."""
    if table.ending.hidden:
        return _buttons(table, ui, do, able, ui.rect(*table.room.prompt), 1)
    return [] if table.over else [_sheet(table, play, ui, do, able)]


@dataclass(frozen=True)
class Places:
    """Where the blocks stand, in design units."""

    top: Box
    card: Box
    panel: Box
    table: Box | None
    """Of the rows of what each side did, where they stand below the card and the curve."""
    decided: Box
    """Of the line that says what decided it."""
    buttons: Box
    rows: int
    """Of buttons."""
    shape: banner.Shape


def places(ui: Ui, choices: int, seats: int, alone: bool) -> Places:
    """For so many buttons and seats; `alone`: no card stands beside the panel."""
    if ui.scale <= 1:
        panel: Box = (380, 324, 1160, 582) if alone else (620, 324, 1120, 582)
        decided: Box = (180, 904, 1560, 32)
        foot_box: Box = (180, 938, 1560, 66)
        return Places((180, 10, 1560, 310), (133, 331, 470, 570), panel, None, decided, foot_box, 1, banner.TALL)
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
                  (0, 0, room, 64), (0, 0, foot_wide, foot), rows, banner.LOW)  # fmt: skip


def _sheet(table: MatchTable, play: Play, ui: Ui, do: Do, able: Collection[Deed]) -> Node:
    chronicle = Chronicle(play.match.events_for(table.near), table)
    ground = Node("group", "result-veil", ui.screen, flags={"modal"})

    def veiled(surface: Surface, node: Node) -> None:
        surface.blit(theme.veil(ui.size, ui.look.felt_veil, round(226 * coming.part(table, 0.0))), (0, 0))

    ground.paint = veiled
    title, sub = outcome.told(table, play, ui, table.result or {}), ui.say("result-turns", turn=table.view["turn"])
    said = outcome.said(table, play)
    sub = " · ".join(filter(None, (sub, outcome.reason(table), said)))
    found = banner.decisive(table, chronicle)
    at = places(ui, len(choices(table, able)), len(table.view["seats"]), found is None)
    blocks = [Block(at.top, lambda by: [banner.banner(table, play, by, by.rect(*at.top), at.shape, title, sub)])]
    if found is not None:
        blocks.append(Block(at.card, lambda by: [banner.card(table, by, found, by.rect(*at.card))]))
    rows = at.table
    if rows is None:
        blocks.append(Block(at.panel, lambda by: deeds.panel(table, play, chronicle, by, by.rect(*at.panel))))
    else:
        blocks.append(Block(at.panel, lambda by: deeds.course(table, play, chronicle, by, by.rect(*at.panel))))
        blocks.append(Block(rows, lambda by: deeds.table(table, play, chronicle, by, by.rect(*rows))))
    decided = turning.words(table, play)
    if decided:
        blocks.append(Block(at.decided, lambda by: [_decided(table, by, by.rect(*at.decided), decided)]))
    blocks += [
        Block(at.buttons, lambda by: _buttons(table, by, do, able, by.rect(*at.buttons), at.rows), pinned=True),
    ]
    box = Node("dialog", "result", ui.screen, name=title, value=sub, data="ground")
    table.ending.page.lay(ui, box, blocks)
    return ground.add(box)


def _decided(table: MatchTable, ui: Ui, rect: Rect, words: str) -> Node:
    def paint(surface: Surface, node: Node) -> None:
        part = coming.part(table, DECIDED)
        if part <= 0:
            return
        drawn = text.fit(words, ui.u(23), ui.look.gold, rect.w, least=0.6).copy()
        drawn.set_alpha(round(255 * part))
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    return Node("text", "result-decided", rect, name=words, paint=paint)


def _buttons(table: MatchTable, ui: Ui, do: Do, able: Collection[Deed], rect: Rect, rows: int) -> list[Node]:
    """In `rows` rows of the same height, each in the middle of `rect`."""
    found = choices(table, able)
    gap = ui.u(GAP)
    most = -(-len(found) // rows)
    high = (rect.h - gap * (rows - 1)) // rows
    wide = min(ui.u(BUTTON[0]), (rect.w - gap * (most - 1)) // most)
    made = []
    for number, (key, deed, kind) in enumerate(found):
        row, column = divmod(number, most)
        here = min(most, len(found) - row * most)
        left = rect.centerx - (wide * here + gap * (here - 1)) // 2
        box = Rect(left + column * (wide + gap), rect.y + row * (high + gap), wide, high)
        hint = f"{ui.say(key)} ({bindings.marked('⟨again⟩', ui.say.keys)})" if deed is Deed.REMATCH else ""
        button = widgets.button(ui, key, ui.say(key), box, partial(do, deed), kind, hint)
        if button.paint and not table.ending.hidden:
            button.paint = coming.coming(table, ui, button.paint, BUTTONS)
        made.append(button)
    return made
