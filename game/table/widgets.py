"""The controls: each function gives one node that draws itself and works by mouse and keys alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

import pygame
from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import text
from game.table.theme import BODY, HEADING, Colour, Ui, mix
from game.table.tree import Act, Node
from game.table.worlds import stuffs
from game.table.worlds.stuffs import Slab

LEAST_PART = 0.55
"""By how much words on a button are smaller at the most, so that they fit."""
LEAST_PX = 8
"""Letters get no smaller, however little room there is."""
FRAME = 20
"""What the frame of a control takes at each end in any world, in design units; signs stand within it."""
HINT_AFTER = 0.25
"""Seconds of rest after which a hint is shown."""
Kind = Literal["plain", "main", "quiet", "danger"]


def held(ui: Ui, size: float, rect: Rect) -> int:
    """How large letters are on a control: as large as the interface is, and no larger than the control bears."""
    return min(ui.s(size), max(LEAST_PX, rect.h * 2 // 3))


def label(
    ui: Ui,
    key: str,
    words: str,
    rect: Rect,
    size: float = BODY,
    colour: Colour | None = None,
    align: str = "left",
    style: str = "body",
    bold: bool = False,
    within: bool = False,
) -> Node:
    """Words that wrap within the width of `rect`; they may run longer than its height, unless they stay `within`."""
    px = ui.s(size)
    while within and px > LEAST_PX and text.measure(words, px, style, max(1, rect.w))[1] > rect.h:
        px -= 1

    def paint(surface: Surface, node: Node) -> None:
        drawn = text.render(words, px, colour or ui.look.ink, style, max(1, rect.w), align, bold)
        surface.blit(drawn, node.rect.topleft)

    return Node("text", key, rect, name=words, paint=paint)


def label_height(ui: Ui, words: str, size: float, width: int, style: str = "body") -> int:
    return text.measure(words, ui.s(size), style, max(1, width))[1]


def alike(ui: Ui, rooms: Iterable[tuple[str, int]], size: float) -> float:
    """The largest size, up to `size`, at which all these words fit on buttons of these widths."""
    parts = [(wide - ui.u(20)) / max(1, text.measure(words, ui.s(size), bold=True)[0]) for words, wide in rooms]
    return size * max(LEAST_PART, min([1.0, *parts]))


def _tones(ui: Ui, kind: Kind, node: Node, labelled: bool) -> tuple[Colour, Colour, Colour, Colour]:
    """Top, bottom, edge and ink of a button in its present state."""
    look = ui.look
    plain = (look.panel_high, look.panel, look.edge, look.ink)
    high, low, edge, ink = {
        "plain": (look.label_high, look.label, look.edge, look.label_ink) if labelled else plain,
        "main": (look.green_high, look.green, look.gold_dark, look.ink),
        "quiet": (look.panel, look.panel, look.panel_high, look.ink),
        "danger": (mix(look.red, look.panel, 0.25), mix(look.red, look.panel, 0.55), look.red, look.ink),
    }[kind]
    if not node.enabled:
        return mix(high, look.panel, 0.6), look.panel, mix(edge, look.panel, 0.5), mix(look.quiet, look.panel, 0.25)
    if "selected" in node.flags:
        edge = look.gold
    if "held" in node.flags:
        return low, low, look.gold, ink
    if "hover" in node.flags:
        return mix(high, look.ink, 0.13), mix(low, look.ink, 0.08), look.gold, ink
    return high, low, edge, ink


def paint_plate(
    surface: Surface, ui: Ui, node: Node, kind: Kind = "plain", radius: float = 10, labelled: bool = False
) -> Colour:
    """The ground of anything that can be pressed; gives the ink to write on it with.

    It is dark, for the inks of panels, unless it is `labelled`: then only what is given is legible on it.
    """
    top, bottom, edge, ink = _tones(ui, kind, node, labelled)
    made = Slab(node.rect.w, node.rect.h, ui.k, top, bottom, edge, ui.u(radius))
    surface.blit(stuffs.slab(ui.stuff, made), node.rect.topleft)
    return ink


def button(
    ui: Ui,
    key: str,
    words: str,
    rect: Rect,
    act: Act,
    kind: Kind = "plain",
    hint: str = "",
    enabled: bool = True,
    selected: bool = False,
    size: float = BODY,
    style: str = "body",
    value: str = "",
) -> Node:
    def paint(surface: Surface, node: Node) -> None:
        ink = paint_plate(surface, ui, node, kind, labelled=True)
        room = node.rect.w - ui.u(20)
        drawn = text.fit(
            words, held(ui, size, node.rect), ink, max(8, room), style, bold=style == "body", least=LEAST_PART
        )
        surface.blit(drawn, drawn.get_rect(center=node.rect.center))

    flags = set() if enabled else {"disabled"}
    if selected:
        flags.add("selected")
    return Node("button", key, rect, words, value, hint, {"press": act}, flags, paint=paint)


def _arrow(surface: Surface, colour: Colour, centre: tuple[int, int], size: int, left: bool) -> None:
    x, y = centre
    tip = -size if left else size
    points = [(x + tip, y), (x - tip // 2, y - size), (x - tip // 2, y + size)]
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)


def choice(
    ui: Ui,
    key: str,
    words: str,
    rect: Rect,
    options: Sequence[tuple[object, str]],
    current: object,
    choose: Callable[[object], None],
    hint: str = "",
) -> Node:
    """One of several, with an arrow at each side; left and right step, press goes to the next."""
    index = next((i for i, (value, _) in enumerate(options) if value == current), 0)

    def step(by: int) -> None:
        choose(options[(index + by) % len(options)][0])

    shown = options[index][1] if options else ""

    def paint(surface: Surface, node: Node) -> None:
        ink = paint_plate(surface, ui, node, "plain", labelled=True)
        drawn = text.fit(shown, held(ui, BODY, node.rect), ink, max(8, node.rect.w - ui.s(90)))
        surface.blit(drawn, drawn.get_rect(center=node.rect.center))
        inset = min(ui.u(FRAME) + ui.s(12), node.rect.w // 6)
        for left in (True, False):
            x = node.rect.left + inset if left else node.rect.right - inset
            _arrow(surface, ui.look.label_gold, (x, node.rect.centery), max(4, ui.s(8)), left)

    node = Node("choice", key, rect, words, shown, hint, {"next": lambda: step(1)}, adjust=step, paint=paint)
    side = min(rect.h + ui.u(8), rect.w // 3)
    back = Rect(rect.left, rect.top, side, rect.h)
    return node.add(Node("part", f"{key}<", back, actions={"previous": lambda: step(-1)}))


def stepper(
    ui: Ui, key: str, words: str, rect: Rect, value: int, low: int, high: int, choose: Callable[[int], None]
) -> Node:
    options = [(n, str(n)) for n in range(low, high + 1)]

    def bounded(by: int) -> None:
        choose(max(low, min(high, value + by)))

    node = choice(ui, key, words, rect, options, value, lambda chosen: choose(int(str(chosen))))
    node.role = "stepper"
    node.actions = {"more": lambda: bounded(1)}
    node.adjust = bounded
    node.children[0].actions = {"less": lambda: bounded(-1)}
    return node


def slider(
    ui: Ui,
    key: str,
    words: str,
    rect: Rect,
    options: Sequence[tuple[float, str]],
    current: float,
    choose: Callable[[float], None],
) -> Node:
    """A handle on a line with stops; `options` are the stops from left to right."""
    index = min(range(len(options)), key=lambda i: abs(options[i][0] - current))
    last = max(1, len(options) - 1)

    def step(by: int) -> None:
        choose(options[max(0, min(last, index + by))][0])

    def slide(part: float) -> None:
        chosen = min(last, round(part * rect.w / max(1, rect.w - ui.s(76)) * last))
        if chosen != index:
            choose(options[chosen][0])

    def paint(surface: Surface, node: Node) -> None:
        look = ui.look
        room = ui.s(76)
        line = Rect(node.rect.x, node.rect.centery - ui.u(4), node.rect.w - room, max(4, ui.u(8)))
        surface.blit(theme.plate(line.w, line.h, look.panel, look.panel_high, look.edge, line.h // 2, 1), line)
        x = line.x + round(line.w * index / last)
        d = max(14, ui.s(24))
        tone = mix(look.gold, look.gold_dark, 0.0 if "hover" in node.flags else 0.35)
        knob = theme.plate(d, d, tone, look.gold_dark, look.gold, d // 2, 2)
        surface.blit(knob, knob.get_rect(center=(x, line.centery)))
        drawn = ui.line(options[index][1], BODY)
        surface.blit(drawn, drawn.get_rect(midright=node.rect.midright))

    return Node("slider", key, rect, words, options[index][1], adjust=step, slide=slide, paint=paint)


def toggle(ui: Ui, key: str, words: str, rect: Rect, on: bool, choose: Callable[[bool], None]) -> Node:
    def paint(surface: Surface, node: Node) -> None:
        look = ui.look
        w, h = ui.s(64), ui.s(34)
        box = Rect(node.rect.x, node.rect.centery - h // 2, w, h)
        ground = look.green_high if on else look.panel
        edge = look.gold if "hover" in node.flags else look.edge
        surface.blit(theme.plate(w, h, ground, mix(ground, look.panel, 0.4), edge, h // 2, max(1, ui.u(2))), box)
        d = h - ui.s(10)
        x = box.right - h // 2 if on else box.x + h // 2
        knob = theme.plate(d, d, look.ink, mix(look.ink, look.gold_dark, 0.4), look.gold_dark, d // 2, 1)
        surface.blit(knob, knob.get_rect(center=(x, box.centery)))
        drawn = ui.line(ui.say("on" if on else "off"), BODY, look.ink if on else look.quiet)
        surface.blit(drawn, drawn.get_rect(midleft=(box.right + ui.s(14), box.centery)))

    flip: dict[str, Act] = {"switch": lambda: choose(not on)}
    return Node("toggle", key, rect, words, ui.say("on" if on else "off"), actions=flip, paint=paint)


def entry(
    ui: Ui, key: str, words: str, rect: Rect, written: str, empty: str, act: Act, active: bool = False, hint: str = ""
) -> Node:
    """A line of text that is typed in; `empty` stands in its place while there is none, a stroke where it goes on.

    The scene that it belongs to takes the keys; `act` is done when it is pressed.
    """

    def paint(surface: Surface, node: Node) -> None:
        paint_plate(surface, ui, node, "quiet")
        look, pad = ui.look, ui.s(16)
        room = max(8, node.rect.w - 2 * pad)
        if written:
            drawn = text.render(written, text.fitting(written, held(ui, BODY, rect), room, least=0.7), look.ink)
        else:
            drawn = text.fit(empty, held(ui, BODY, rect), look.quiet, room, "italic")
        box = drawn.get_rect(midleft=(node.rect.x + pad, node.rect.centery))
        shown = Rect(node.rect.x + pad, node.rect.y, room, node.rect.h)
        box.right = min(box.right, shown.right) if written else box.right  # of a long line the end is seen
        before = surface.get_clip()
        surface.set_clip(before.clip(shown))
        surface.blit(drawn, box)
        surface.set_clip(before)
        if active:
            x = box.right + ui.u(3) if written else box.left - ui.u(5)
            high = node.rect.h * 11 // 20
            pygame.draw.rect(surface, look.gold, (x, node.rect.centery - high // 2, max(2, ui.u(3)), high))

    flags = {"selected"} if active else set()
    return Node("entry", key, rect, words, written, hint, {"write": act}, flags, paint=paint)


def veil(ui: Ui, key: str, alpha: int = 150, act: Act | None = None) -> Node:
    """Darkens what lies behind and keeps input from it."""

    def paint(surface: Surface, node: Node) -> None:
        surface.blit(theme.veil(ui.size, ui.look.felt_veil, alpha), (0, 0))

    return Node("group", key, ui.screen, flags={"modal"}, paint=paint)


def dialog(ui: Ui, key: str, title: str, width: float, height: float, alpha: int = 170) -> tuple[Node, Rect]:
    """A panel in the middle over a veil; gives the modal node and the room for its content."""
    w = min(ui.s(width), ui.size[0] - ui.u(40))
    h = min(ui.s(height), ui.size[1] - ui.u(40))
    rect = Rect((ui.size[0] - w) // 2, (ui.size[1] - h) // 2, w, h)
    ground = veil(ui, f"{key}-veil", alpha)
    pad = ui.s(40)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 252)
        if title:
            drawn = text.fit(title, ui.s(HEADING), ui.look.gold, node.rect.w - 2 * pad, "title")
            surface.blit(drawn, drawn.get_rect(midtop=(node.rect.centerx, node.rect.y + ui.s(18))))
            theme.rule(surface, ui, node.rect.x + pad, node.rect.y + ui.s(78), node.rect.w - 2 * pad)

    box = Node("dialog", key, rect, name=title, paint=paint, data="ground")
    ground.add(box)
    top = ui.s(96) if title else ui.s(26)
    return ground, Rect(rect.x + pad, rect.y + top, rect.w - 2 * pad, rect.h - top - ui.s(26))


def scroll(
    ui: Ui, key: str, rect: Rect, content: int, offset: int, move: Callable[[int], None], words: str = ""
) -> Node:
    """A window onto content `content` pixels high; the caller places children `offset` pixels higher."""
    most = max(0, content - rect.h)
    step = ui.s(72)

    def shift(by: int) -> None:
        move(max(0, min(most, offset - by * step)))

    def paint(surface: Surface, node: Node) -> None:
        if not most:
            return
        bar = Rect(node.rect.right - ui.u(7), node.rect.y, max(3, ui.u(5)), node.rect.h)
        size = max(ui.u(30), bar.h * rect.h // content)
        y = bar.y + (bar.h - size) * offset // most
        pygame.draw.rect(surface, ui.look.panel_high, bar, border_radius=bar.w)
        pygame.draw.rect(surface, ui.look.gold_dark, Rect(bar.x, y, bar.w, size), border_radius=bar.w)

    return Node("scroll", key, rect, name=words, adjust=shift, clip=True, paint=paint)


def tooltip(
    surface: Surface, ui: Ui, words: str, near: Rect, colour: Colour | None = None, clear: Sequence[Rect] = ()
) -> None:
    """`words` in a small panel beside `near`, in the window and, if there is room, away from what stays `clear`."""
    pad = ui.s(14)
    widest = ui.s(420)
    w = min(widest, text.measure(words, ui.s(theme.SMALL + 1), "body")[0] + 1)
    drawn = ui.block(words, theme.SMALL + 1, w, colour)
    size = drawn.get_width() + 2 * pad, drawn.get_height() + 2 * pad - ui.s(6)
    box = beside(ui, size, near, clear)
    theme.panel(surface, ui, box, 250, 10)
    surface.blit(drawn, (box.x + pad, box.y + pad - ui.s(3)))


def beside(ui: Ui, size: tuple[int, int], near: Rect, clear: Sequence[Rect] = ()) -> Rect:
    """Where a panel of `size` stands in the window by `near`: above, below, at the left or the right, by what is free.

    It comes into the window at each of these places. The first that covers nothing of what stays `clear` is taken, of
    those first that leave `near` in sight; if there is none, the place above or, where that is too high, below.
    """
    gap, room, box = ui.u(8), ui.screen.inflate(-ui.u(12), -ui.u(12)), Rect((0, 0), size)
    above, below, left, right = box.copy(), box.copy(), box.copy(), box.copy()
    above.midbottom, below.midtop = (near.centerx, near.top - gap), (near.centerx, near.bottom + gap)
    left.midright, right.midleft = (near.left - gap, near.centery), (near.right + gap, near.centery)
    usual = [below, above] if above.top < gap else [above, below]
    places = [place.clamp(room) for place in (*usual, left, right)]
    free = [place for place in places if place.collidelist(list(clear)) < 0]
    seen = [place for place in free if not place.colliderect(near)]
    return (seen or free or places)[0] if clear else places[0]
