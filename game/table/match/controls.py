"""The buttons of a match: end of turn, undo, log, help, menu; and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.table import bindings, pieces, widgets
from game.table.drawing import symbols, text
from game.table.match import advice, logpanel
from game.table.match.session import HUMAN
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene


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


def add(scene: MatchScene, root: Node) -> None:
    root.add(_end_turn(scene))
    if scene.game.windows:
        root.add(_asking(scene))
    root.add(logpanel.small(scene))
    x, y, size, gap = scene.room.buttons
    entries: list[tuple[str, str, Act, str]] = [
        ("undo", "backward-time", scene.undo, "⟨undo⟩"),
        ("log-button", "scroll-unfurled", scene.toggle_log, "⟨log⟩"),
        ("glossary-button", "open-book", scene.open_glossary, "⟨help⟩"),
        ("menu-button", "big-gear", scene.open_menu, "Esc"),
    ]
    chart = scene.game.chart
    if chart is not None:
        entries.insert(2, ("chart-button", chart.icon, scene.toggle_chart, "⟨chart⟩"))
        whole = 4 * size + 3 * gap
        gap = 6
        size = (whole - gap * (len(entries) - 1)) / len(entries)
    asked = HUMAN in scene.play.seats and not scene.hints.silent
    if asked and scene.aim.parked is None:  # a card that is being played lies there
        root.add(_advice(scene))
    for number, (key, icon, act, shortcut) in enumerate(entries):
        root.add(_icon(scene, key, icon, act, shortcut, x + number * (size + gap), y, size))


def _icon(scene: MatchScene, key: str, icon: str, act: Act, shortcut: str, x: float, y: float, size: float) -> Node:
    ui = scene.ui
    name = ui.say(f"control-{key}")
    hint = f"{name} ({bindings.marked(shortcut, ui.say.keys)})"
    enabled = True
    if key == "undo":
        reason = scene.play.match.why_not_undo(scene.near) if scene.legal.mine else None
        enabled = scene.legal.mine and reason is None
        if reason is not None:
            hint = f"{hint}: {scene.words.reason(scene.view, reason)}"
    node = Node("button", key, ui.rect(x, y, size, size), name=name, hint=hint, actions={"press": act})
    if not enabled:
        node.flags.add("disabled")

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, ui, node, "plain", 12)
        drawn = symbols.icon(icon, ui.u(size * 0.6), ink if not node.enabled else ui.look.gold)
        surface.blit(drawn, drawn.get_rect(center=node.rect.center))

    node.paint = paint
    return node


def _advice(scene: MatchScene) -> Node:
    """Asks what the computer would do."""
    ui = scene.ui.times(scene.room.part)
    name = ui.say("control-advice-button")
    rect = scene.ui.rect(*scene.room.advice)
    node = Node("button", "advice-button", rect, name=name, actions={"press": scene.advice.toggle})
    node.hint = f"{ui.say('help-advice')} ({bindings.marked('⟨advice⟩', ui.say.keys)})"
    if not scene.advice.possible:
        node.flags.add("disabled")

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, ui, node, "quiet", 10)
        words = text.fit(name, ui.u(19), ink, node.rect.w - ui.u(46))
        mark = symbols.icon(advice.ICON, ui.u(24), ui.look.gold if node.enabled else ui.look.quiet)
        surface.blit(mark, mark.get_rect(midleft=(node.rect.x + ui.u(9), node.rect.centery)))
        surface.blit(words, words.get_rect(midleft=(node.rect.x + ui.u(38), node.rect.centery)))

    node.paint = paint
    return node


def _asking(scene: MatchScene) -> Node:
    """Whether the viewer is asked in windows, or no more in this turn; a press changes it."""
    ui, off = scene.ui.times(scene.room.part), scene.asking.is_off(scene)
    name = ui.say("windows-are-off" if off else "windows-are-on")
    rect = scene.ui.rect(*scene.room.asking)
    node = Node("button", "windows", rect, name=name, actions={"press": lambda: scene.asking.toggle(scene)})
    node.hint = ui.say("windows-on-hint" if off else "windows-off-hint")
    if scene.play.covered:
        node.flags.add("disabled")

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, ui, node, "quiet", 10)
        words = text.fit(name, ui.u(19), ui.look.gold if off else ink, node.rect.w - ui.u(46))
        mark = symbols.icon("sands-of-time" if off else "bell-shield", ui.u(24), ui.look.gold if off else ui.look.quiet)
        surface.blit(mark, mark.get_rect(midleft=(node.rect.x + ui.u(9), node.rect.centery)))
        surface.blit(words, words.get_rect(midleft=(node.rect.x + ui.u(38), node.rect.centery)))

    node.paint = paint
    return node


def _end_turn(scene: MatchScene) -> Node:
    """Says whether useful moves are left; lights up when there are none."""
    ui, now = scene.ui.times(scene.room.part), scene.legal
    can = now.mine and now.ending is not None
    rect = scene.ui.rect(*scene.room.end_turn)
    active = scene.view.get("active")
    name = _ending(scene) if can or active == scene.near else ui.say("far-turn-asked" if now.mine else "far-turn")
    if not can and not scene.view["turn"]:
        name = ui.say("before-first-turn")
    if not can and HUMAN not in scene.play.seats and active is not None and scene.is_player(active):
        name = ui.say("banner-turn", name=scene.words.player(active))
    left = _left(scene) if can else ""
    count = sum(len(now.actions.get(verb.word, ())) for verb in now.verbs if not verb.beside)
    note_left = ui.say("left-moves", count=count) if left else ui.say("end-nothing-left")
    value = note_left if can else ui.say("turn-number", turn=scene.view["turn"])
    if now.mine and now.forced and ui.say.has(f"must-{now.kind}"):
        value = ui.say("end-not-yet")
    node = Node("button", "end-turn", rect, name=name, value=value, actions={"press": scene.end_turn})
    node.hint = ui.say("hint-end", left=left) if left else (ui.say("hint-end-plain") if can else "")
    if not can:
        node.flags.add("disabled")

    def paint(surface: Surface, node: Node) -> None:
        ready = can and not left
        if ready:
            pieces.paint_glow(surface, node.rect, ui.look.gold)
        ink = widgets.paint_plate(surface, ui, node, "main" if can else "quiet", 16)
        title = text.fit(name, ui.u(30), ui.look.gold if ready else ink, node.rect.w - ui.u(24), "title")
        surface.blit(title, title.get_rect(midtop=(node.rect.centerx, node.rect.y + ui.u(8))))
        note = text.fit(value, ui.u(20), ui.look.ink if can else ui.look.quiet, node.rect.w - ui.u(20))
        surface.blit(note, note.get_rect(midbottom=(node.rect.centerx, node.rect.bottom - ui.u(7))))

    node.paint = paint
    return node


def _ending(scene: MatchScene) -> str:
    """What the button does: it ends the turn, or only this phase of it."""
    now, say = scene.legal, scene.ui.say
    own = f"must-{now.kind}" if now.forced else f"end-{now.kind}"
    return say(own if now.mine and say.has(own) else "end-turn")


def _left(scene: MatchScene) -> str:
    """What could still be done this turn, in few words."""
    ui, now = scene.ui, scene.legal
    counts: dict[str, int] = {}
    for verb in now.verbs:
        if not verb.beside:
            counts[verb.left] = counts.get(verb.left, 0) + len(now.actions.get(verb.word, ()))
    return ", ".join(ui.say(message, count=count) for message, count in counts.items() if count)
