"""Who leads and by what, in one look: a dial with five points whose hand leans to the side that leads, and a bar for
each thing that counts, with the number by which one side is ahead."""

from __future__ import annotations

import math

from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import backs, brushes, symbols, text
from game.table.drawing.keeping import kept
from game.table.games.interface import Measure, Standing
from game.table.match.record import MatchTable
from game.table.theme import Colour, Ui
from game.table.tree import Node

HEAD, BAR, STEP, PAD = 49, 22, 27, 18
"""Of the title, of a bar and from one to the next, and the free room at the sides, in design units."""
CAPTION = 104
"""Of the word before a bar, with what one side is ahead by."""
DIAL, POINTS = 44, 5
"""How large the dial beside the title is, and how many points it has."""
FURTHEST = 80.0
"""Degrees by which its hand leans at the most: down to the own side of the table, or up to the other one."""
NOTE = 17
"""How large it is written by what the match ends next, at the most."""
FOOT = 21
"""Free below it, where the frame of the panel has its corners."""
TITLE, TITLES = 22, 17
"""How large the title is written, and where it takes two lines."""
LEAST = 0.16
"""As much of a bar as a side always keeps, so that its number has room."""
AHEAD, BEHIND = (140, 236, 140), (255, 132, 104)


def node(table: MatchTable, ui: Ui) -> Node | None:
    """None in a game that tells of no standing."""
    box, found = table.layout.standing, of(table)
    if box is None or found is None:
        return None
    own = ui.times(table.room.part)
    title = words(table, found)
    made = Node("standing", "standing", ui.rect(*box), name=title)
    made.value = ". ".join([", ".join(spoken(ui, measure) for measure in found.measures), found.note])
    made.hint = "\n".join([made.value, found.rules])
    made.focus = True
    made.paint = lambda surface, node: _paint(table, own, surface, node.rect, found, title)
    return made


def of(table: MatchTable) -> Standing | None:
    """How it stands in the position that is shown."""
    told = table.game.standing
    return told(table.words.say, table.view, table.constants) if told is not None else None


def words(table: MatchTable, found: Standing) -> str:
    """Who leads."""
    say, several = table.words.say, len(table.others) > 1
    if found.leads == 0:
        return say("standing-nobody")
    if several:
        return say("standing-own-team" if found.leads > 0 else "standing-other-team")
    if found.leads < 0:
        return say("standing-leads", who="other", name=table.called(table.others[0]))
    return say("standing-leads", **table.words.whose(table.near))


def spoken(ui: Ui, measure: Measure) -> str:
    ahead = measure.own - measure.other
    return ui.say("standing-measure", what=measure.words, own=measure.own, other=measure.other, ahead=_signed(ahead))


def lean(found: Standing) -> float:
    """From -1, where all is the other side's, to 1, where all is the own side's: the mean of all that counts."""
    parts = [(m.own - m.other) / (m.own + m.other) for m in found.measures if m.own + m.other]
    return sum(parts) / len(parts) if parts else 0.0


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "±0"


def _paint(table: MatchTable, ui: Ui, surface: Surface, rect: Rect, found: Standing, title: str) -> None:
    look, pad = ui.look, ui.u(PAD)
    theme.panel(surface, ui, rect, 205)
    tone = AHEAD if found.leads > 0 else BEHIND if found.leads < 0 else look.gold
    px = ui.u(DIAL)
    wide = rect.w - 2 * pad - px
    if text.measure(title, ui.u(TITLES), "title")[0] <= wide:
        drawn = text.fit(title, ui.u(TITLE), tone, wide, "title")
    else:
        drawn = text.render(title, ui.u(TITLES), tone, "title", wide)
    surface.blit(drawn, drawn.get_rect(midleft=(rect.x + pad, rect.y + ui.u(HEAD / 2 + 4))))
    dial = _dial(px, round(FURTHEST * lean(found)), tone, look.gold)
    surface.blit(dial, dial.get_rect(midright=(rect.right - pad, rect.y + ui.u(HEAD / 2 + 4))))
    y = rect.y + ui.u(HEAD)
    colours = [backs.SLEEVES[seat % len(backs.SLEEVES)] for seat in (table.near, table.others[0])]
    for measure in found.measures:
        _paint_measure(ui, surface, Rect(rect.x + pad, y, rect.w - 2 * pad, ui.u(BAR)), measure, colours)
        y += ui.u(STEP)
    room = Rect(rect.x + pad, y, rect.w - 2 * pad, rect.bottom - ui.u(FOOT) - y)
    sizes = [ui.u(size) for size in range(NOTE, NOTE - 4, -1)]
    px = next((px for px in sizes if text.measure(found.note, px, width=room.w)[1] <= room.h), sizes[-1])
    note = text.render(found.note, px, look.quiet, width=room.w)
    surface.blit(note, note.get_rect(midleft=room.midleft))


@kept(1)
def _dial(px: int, degrees: int, hand: Colour, metal: Colour) -> Surface:
    """A half of a dial at the right of its star: its hand is level in a tie, and leans down for the own side."""
    marks, ring = "", brushes.rgb(metal)
    for point in range(POINTS):
        angle = math.radians(FURTHEST * (2 * point / (POINTS - 1) - 1))
        x, y = 40 + 46 * math.cos(angle), 50 + 46 * math.sin(angle)
        marks += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{6.5 if point != POINTS // 2 else 4}" fill="{ring}"/>'
    turn = math.radians(degrees)
    x, y = 40 + 42 * math.cos(turn), 50 + 42 * math.sin(turn)
    star = symbols.star(POINTS, 34, 15)
    line = f'd="M40 50 L{x:.1f} {y:.1f}" stroke-linecap="round"'
    body = (
        f'<path d="M40 4 A46 46 0 0 1 40 96" fill="none" stroke="{ring}" stroke-width="3" stroke-opacity="0.7"/>{marks}'
        f'<path d="{star}" transform="translate(-10 0)" fill="{ring}" fill-opacity="0.35" stroke="{ring}" '
        f'stroke-width="2.5"/><path {line} stroke="#0a090c" stroke-width="18"/>'
        f'<path {line} stroke="{brushes.rgb(hand)}" stroke-width="11"/>'
        f'<circle cx="40" cy="50" r="9" fill="{brushes.rgb(hand)}"/>'
    )
    return symbols.svg(body, (px, px))


def _paint_measure(ui: Ui, surface: Surface, rect: Rect, measure: Measure, colours: list[Colour]) -> None:
    ahead = measure.own - measure.other
    caption = text.fit(measure.words, ui.u(18), ui.look.ink, ui.u(CAPTION / 2), least=0.7)
    surface.blit(caption, caption.get_rect(midleft=(rect.x, rect.centery)))
    tone = AHEAD if ahead > 0 else BEHIND if ahead < 0 else ui.look.quiet
    by = text.fit(_signed(ahead), ui.u(20), tone, ui.u(CAPTION / 2), "figure", bold=True)
    surface.blit(by, by.get_rect(midright=(rect.x + ui.u(CAPTION - 8), rect.centery)))
    bar = Rect(rect.x + ui.u(CAPTION), rect.y, rect.w - ui.u(CAPTION), rect.h)
    whole = measure.own + measure.other
    part = max(LEAST, min(1 - LEAST, measure.own / whole)) if whole else 0.5
    surface.blit(_bar(bar.w, bar.h, round(bar.w * part), *colours), bar)
    ink = (16, 14, 18)
    own, other = (text.render(str(n), ui.u(18), ink, "figure", bold=True) for n in (measure.own, measure.other))
    surface.blit(own, own.get_rect(midleft=(bar.x + ui.u(6), bar.centery)))
    surface.blit(other, other.get_rect(midright=(bar.right - ui.u(6), bar.centery)))


@kept(1)
def _bar(w: int, h: int, left: int, own: Colour, other: Colour) -> Surface:
    """The own part at the left, the other side's at the right, and a gap between them."""
    found = theme.plate(w, h, other, _darker(other), (10, 9, 12), h // 3, 1).copy()
    plate = theme.plate(w, h, own, _darker(own), (10, 9, 12), h // 3, 1)
    found.fill((0, 0, 0, 0), Rect(0, 0, left + 1, h))
    found.blit(plate, (0, 0), Rect(0, 0, left - 1, h))
    return found


def _darker(colour: Colour) -> Colour:
    return tuple(round(part * 0.72) for part in colour)  # type: ignore[return-value]
