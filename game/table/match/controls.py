"""The buttons of a match: end of turn, undo, log, help, menu; and whose turn it is."""

from __future__ import annotations

from functools import partial

from pygame import Surface

from game.table import bindings, pieces, widgets
from game.table.drawing import symbols, text
from game.table.games.interface import Answer
from game.table.games.layout import Box
from game.table.games.verbs import Verb
from game.table.match import advice, aim, logpanel, windows
from game.table.match.intents import Deed, Do
from game.table.match.record import MatchTable
from game.table.playing.session import HUMAN, Play
from game.table.theme import Ui
from game.table.tree import Act, Node

ALWAYS = frozenset(
    (
        "advice-button",
        "advice-close",
        "log-button",
        "log-open",
        "log-close",
        "glossary-button",
        "menu-button",
        "chart-button",
        "aside",
        "show",
        "hint-seen",
        "continue",
        "skip-lesson",
        "to-title",
    )
)
"""What answers nothing, so that it can be pressed also in the first moment of a question."""
ICON = 44
"""The width that is left to how windows are asked, where one was passed that can still be wanted, in design units."""


def add(table: MatchTable, play: Play, ui: Ui, do: Do, root: Node) -> None:
    root.add(_end_turn(table, play, ui, do))
    if table.game.windows:
        x, y, wide, high = table.room.asking
        waits = windows.can_wait(table, play)
        root.add(_asking(table, play, ui, do, (x, y, ICON if waits else wide, high)))
        if waits:
            root.add(_wait(table, ui, do, (x + ICON + 6, y, wide - ICON - 6, high)))
    root.add(logpanel.small(table, ui, do))
    x, y, size, gap = table.room.buttons
    entries: list[tuple[str, str, Act, str]] = [
        ("undo", "backward-time", partial(do, Deed.UNDO), "⟨undo⟩"),
        ("log-button", "scroll-unfurled", partial(do, Deed.LOG), "⟨log⟩"),
        ("glossary-button", "open-book", partial(do, Deed.GLOSSARY), "⟨help⟩"),
        ("menu-button", "big-gear", partial(do, Deed.MENU), "Esc"),
    ]
    chart = table.game.chart
    if chart is not None:
        entries.insert(2, ("chart-button", chart.icon, partial(do, Deed.CHART), "⟨chart⟩"))
        whole = 4 * size + 3 * gap
        gap = 6
        size = (whole - gap * (len(entries) - 1)) / len(entries)
    asked = HUMAN in play.seats and not table.silent
    if asked and aim.parked(table) is None:  # a card that is being played lies there
        root.add(_advice(table, ui, do))
    for number, (key, icon, act, shortcut) in enumerate(entries):
        root.add(_icon(table, play, ui, key, icon, act, shortcut, x + number * (size + gap), y, size))


def _icon(
    table: MatchTable, play: Play, ui: Ui, key: str, icon: str, act: Act, shortcut: str, x: float, y: float, size: float
) -> Node:
    name = ui.say(f"control-{key}")
    hint = f"{name} ({bindings.marked(shortcut, ui.say.keys)})"
    enabled = True
    if key == "undo":
        reason = play.match.why_not_undo(table.near) if table.legal.mine else None
        enabled = table.legal.mine and reason is None
        if reason is not None:
            hint = f"{hint}: {table.words.reason(table.view, reason)}"
    node = Node("button", key, ui.rect(x, y, size, size), name=name, hint=hint, actions={"press": act})
    if not enabled:
        node.flags.add("disabled")

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, ui, node, "plain", 12)
        drawn = symbols.icon(icon, ui.u(size * 0.6), ink if not node.enabled else ui.look.gold)
        surface.blit(drawn, drawn.get_rect(center=node.rect.center))

    node.paint = paint
    return node


def _advice(table: MatchTable, ui: Ui, do: Do) -> Node:
    """Asks what the computer would do."""
    own = ui.times(table.room.part)
    name = own.say("control-advice-button")
    rect = ui.rect(*table.room.advice)
    node = Node("button", "advice-button", rect, name=name, actions={"press": partial(do, Deed.ADVISE)})
    node.hint = f"{own.say('help-advice')} ({bindings.marked('⟨advice⟩', own.say.keys)})"
    if not advice.possible(table):
        node.flags.add("disabled")

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, own, node, "quiet", 10)
        words = text.fit(name, own.u(19), ink, node.rect.w - own.u(46))
        mark = symbols.icon(advice.ICON, own.u(24), own.look.gold if node.enabled else own.look.quiet)
        surface.blit(mark, mark.get_rect(midleft=(node.rect.x + own.u(9), node.rect.centery)))
        surface.blit(words, words.get_rect(midleft=(node.rect.x + own.u(38), node.rect.centery)))

    node.paint = paint
    return node


def _wait(table: MatchTable, ui: Ui, do: Do, place: Box) -> Node:
    """Goes back to a window that was passed for the viewer."""
    own = ui.times(table.room.part)
    rect, act = ui.rect(*place), partial(do, Deed.WAIT)
    return widgets.button(own, "wait", own.say("wait-button"), rect, act, "main", own.say("wait-hint"))


def _asking(table: MatchTable, play: Play, ui: Ui, do: Do, place: Box) -> Node:
    """Whether the viewer is asked in windows, or no more in this turn; a press changes it."""
    own, off = ui.times(table.room.part), windows.is_off(table)
    now = "off" if off else "on" if table.asks_always else "matter"
    name = own.say(f"windows-are-{now}")
    rect = ui.rect(*place)
    node = Node("button", "windows", rect, name=name, actions={"press": partial(do, Deed.WINDOWS)})
    old = "windows-on-hint" if off else "windows-off-hint"
    node.hint = own.say(f"windows-hint-{now}" if table.game.asks else old)
    if play.covered:
        node.flags.add("disabled")

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, own, node, "quiet", 10)
        mark = symbols.icon(
            "sands-of-time" if off else "bell-shield", own.u(24), own.look.gold if off else own.look.quiet
        )
        surface.blit(mark, mark.get_rect(midleft=(node.rect.x + own.u(9), node.rect.centery)))
        if node.rect.w < own.u(2 * ICON):
            return
        words = text.fit(name, own.u(19), own.look.gold if off else ink, node.rect.w - own.u(46))
        surface.blit(words, words.get_rect(midleft=(node.rect.x + own.u(38), node.rect.centery)))

    node.paint = paint
    return node


def _end_turn(table: MatchTable, play: Play, ui: Ui, do: Do) -> Node:
    """Says whether useful moves are left; lights up when there are none."""
    own, now = ui.times(table.room.part), table.legal
    can = (now.mine and now.ending is not None) or table.motion.held
    rect = ui.rect(*table.room.end_turn)
    active = table.view.get("active")
    name = _ending(table, ui) if can or active == table.near else own.say("far-turn-asked" if now.mine else "far-turn")
    if not can and not table.view["turn"]:
        name = own.say("before-first-turn")
    if not can and HUMAN not in play.seats and active is not None and table.is_player(active):
        name = own.say("banner-turn", name=table.words.player(active))
    left = _left(table, ui) if can else ""
    count = sum(len(now.actions.get(verb.word, ())) for verb in now.verbs if counts_as_left(verb))
    count += sum(own.say.has(left_beside(way)) for way in now.others)
    note_left = own.say("left-moves", count=count) if left else own.say("end-nothing-left")
    value = note_left if can else own.say("turn-number", turn=table.view["turn"])
    if now.mine and now.forced and own.say.has(f"must-{now.kind}"):
        value = own.say("end-not-yet")
    node = Node("button", "end-turn", rect, name=name, value=value, actions={"press": partial(do, Deed.END_TURN)})
    node.data = ("end-turn",)
    node.hint = own.say("hint-end", left=left) if left else (own.say("hint-end-plain") if can else "")
    if not can:
        node.flags.add("disabled")

    def paint(surface: Surface, node: Node) -> None:
        ready = can and not left
        if ready:
            pieces.paint_glow(surface, node.rect, own.look.gold)
        ink = widgets.paint_plate(surface, own, node, "main" if can else "quiet", 16)
        title = text.fit(name, own.u(30), own.look.gold if ready else ink, node.rect.w - own.u(24), "title")
        surface.blit(title, title.get_rect(midtop=(node.rect.centerx, node.rect.y + own.u(8))))
        note = text.fit(value, own.u(20), own.look.ink if can else own.look.quiet, node.rect.w - own.u(20))
        surface.blit(note, note.get_rect(midbottom=(node.rect.centerx, node.rect.bottom - own.u(7))))

    node.paint = paint
    return node


def _ending(table: MatchTable, ui: Ui) -> str:
    """What the button does: it ends the turn, or only this phase of it."""
    now, say = table.legal, ui.say
    if now.mine and now.kind in table.game.turns and windows.is_open(table):
        return say("window-close")
    own = f"must-{now.kind}" if now.forced else f"end-{now.kind}"
    return say(own if now.mine and say.has(own) else "end-turn")


def counts_as_left(verb: Verb) -> bool:
    """Is it one of the moves that are still left in a turn?"""
    return bool(verb.left) and not verb.beside


def left_beside(way: Answer) -> str:
    """The message by which what is done with no card counts among the moves that are left, where there is such."""
    return f"left-{way[0]}"


def _left(table: MatchTable, ui: Ui) -> str:
    """What could still be done this turn, in few words."""
    now = table.legal
    counts: dict[str, int] = {}
    for verb in now.verbs:
        if counts_as_left(verb):
            counts[verb.left] = counts.get(verb.left, 0) + len(now.actions.get(verb.word, ()))
    for name in map(left_beside, now.others):
        if ui.say.has(name):
            counts[name] = counts.get(name, 0) + 1
    return ", ".join(ui.say(message, count=count) for message, count in counts.items() if count)
