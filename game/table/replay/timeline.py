"""The time line of a match that is looked at: where it stands, its turns and flags, and what moves it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.table import bindings, theme, widgets
from game.table.drawing import symbols, text
from game.table.replay.watching import Watching
from game.table.settings import SPEEDS
from game.table.theme import Ui, mix
from game.table.tree import Act, Node

SIZE, GAP = 46, 6
FLAG_COLOURS = {"confusing": "warn", "unfair": "target", "too_strong": "red", "fun": "legal", "rules_bug": "gold"}
"""Of the palette; beside its colour each flag has its word."""


def press(watching: Watching, code: int) -> bool:
    """Do what the key does; False where it does nothing here. Focus on the line itself steps by arrows too."""
    action = KEYS.get(code)
    if action is None or (code == pygame.K_SPACE and watching.stage.keyboard and watching.stage.focus):
        return False
    action(watching)
    return True


KEYS: dict[int, Callable[[Watching], object]] = {
    pygame.K_SPACE: lambda watching: watching.start_or_stop(),
    pygame.K_COMMA: lambda watching: watching.by_step(-1),
    pygame.K_PERIOD: lambda watching: watching.by_step(1),
    pygame.K_PAGEUP: lambda watching: watching.by_turn(-1),
    pygame.K_PAGEDOWN: lambda watching: watching.by_turn(1),
    pygame.K_HOME: lambda watching: watching.go(0),
    pygame.K_END: lambda watching: watching.go(watching.play.watched.length),
    pygame.K_v: lambda watching: watching.turn_table(),
    pygame.K_f: lambda watching: watching.flag(),
    pygame.K_n: lambda watching: watching.to_flag(),
    pygame.K_p: lambda watching: watching.play_on(),
    pygame.K_b: lambda watching: watching.bundle(),
    pygame.K_k: lambda watching: watching.analyse(),
}


def bar(watching: Watching) -> Node:
    """In the middle of the table, where a match asks its questions."""
    ui, say = watching.ui, watching.ui.say
    x, y, w, h = watching.table.room.prompt
    box = ui.rect(x, y, w, h)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 240, 16)

    group = Node("group", "timeline", box, name=say("replay-line"), paint=paint)
    left = x + 12
    running = watching.play.running
    steps: list[tuple[str, str, Act]] = [
        ("turn-back", "⟨turn-back⟩", lambda: watching.by_turn(-1)),
        ("step-back", "⟨step-back⟩", lambda: watching.by_step(-1)),
        ("pause" if running else "run", "Space", watching.start_or_stop),
        ("step-on", "⟨step-on⟩", lambda: watching.by_step(1)),
        ("turn-on", "⟨turn-on⟩", lambda: watching.by_turn(1)),
    ]
    for name, shortcut, act in steps:
        group.add(_sign(ui, name, shortcut, act, ui.rect(left, y + (h - SIZE) / 2, SIZE, SIZE)))
        left += SIZE + GAP
    right = x + w - 12
    for name, icon, shortcut, act in _others(watching):
        right -= SIZE
        group.add(_icon(ui, name, icon, shortcut, act, ui.rect(right, y + (h - SIZE) / 2, SIZE, SIZE)))
        right -= GAP
    right -= 84
    group.add(_speed(watching, ui.rect(right, y + (h - SIZE) / 2, 84, SIZE)))
    left, right = left + 22, right - 28
    group.add(_line(watching, ui.rect(left, y + 6, right - left, h - 12)))
    group.add(*_marks(watching, ui.rect(left, y + 6, right - left, h - 12)))
    return group


def _others(watching: Watching) -> list[tuple[str, str, str, Act]]:
    entries: list[tuple[str, str, str, Act]] = [
        ("bundle", "chest", "⟨bundle⟩", watching.bundle),
        ("flag", "knight-banner", "⟨flag⟩", watching.flag),
        ("analysis", "crystal-ball", "⟨analysis⟩", watching.analyse),
    ]
    if len(watching.play.sides) > 1:
        entries.append(("other-side", "mirror-mirror", "⟨other-side⟩", watching.turn_table))
    return entries


def _speed(watching: Watching, rect: Rect) -> Node:
    """How fast it goes; the same setting as the pace of a match."""
    settings = watching.stage.settings
    label = watching.ui.say("replay-speed", speed=settings.speed)

    def faster() -> None:
        settings.speed = SPEEDS[(SPEEDS.index(settings.speed) + 1) % len(SPEEDS)]
        settings.save()

    node = widgets.button(
        watching.ui, "speed", label, rect, faster, "quiet", watching.ui.say("replay-speed-hint"), size=20
    )
    node.value = watching.ui.say("settings-speed-value", speed=settings.speed)
    return node


def _line(watching: Watching, rect: Rect) -> Node:
    """The line itself; held, it goes where the pointer is, and stepped, by answers."""
    ui, watched = watching.ui, watching.play.watched
    turn = watched.turn_at(watched.step)
    at_end = watched.step == watched.length and watching.play.caught_up and not watching.table.motion.busy
    told = ui.say(
        "replay-at", turn=turn.number if turn else 0, name=watching.table.words.player(turn.seat) if turn else "",
        step=watched.step, of=watched.length,
    )  # fmt: skip
    if at_end:
        told = outcome(watching)

    def slide(part: float) -> None:
        step = round(part * watched.length)
        if step != watched.step:
            watching.stop()
            watching.go(step)

    def paint(surface: Surface, node: Node) -> None:
        look = ui.look
        line = _track(ui, node.rect)
        done = round(line.w * watched.step / max(1, watched.length))
        surface.blit(theme.plate(line.w, line.h, look.panel, look.panel_high, look.edge, line.h // 2, 1), line)
        pygame.draw.rect(surface, look.gold_dark, Rect(line.x, line.y, done, line.h), border_radius=line.h // 2)
        d = max(12, ui.u(22))
        lit = "hover" in node.flags or "held" in node.flags
        knob = theme.plate(d, d, look.gold if lit else mix(look.gold, look.gold_dark, 0.35), look.gold_dark,
                           look.gold, d // 2, 2)  # fmt: skip
        surface.blit(knob, knob.get_rect(center=(line.x + done, line.centery)))
        words = text.fit(told, max(12, ui.u(20)), look.ink, node.rect.w)
        surface.blit(words, words.get_rect(midtop=(node.rect.centerx, node.rect.y)))

    return Node("slider", "line", rect, name=ui.say("replay-line"), value=told, adjust=watching.by_step, slide=slide,
                paint=paint, data="whole")  # fmt: skip


def _track(ui: Ui, rect: Rect) -> Rect:
    high = max(5, ui.u(8))
    return Rect(rect.x, rect.bottom - ui.u(18) - high // 2, rect.w, high)


def _marks(watching: Watching, rect: Rect) -> list[Node]:
    """A tick where each turn begins, brighter for the side that is looked from, and the flags above the line."""
    ui, watched = watching.ui, watching.play.watched
    line = _track(ui, rect)
    whole = max(1, watched.length)

    def paint(surface: Surface, node: Node) -> None:
        for turn in watched.turns:
            x = line.x + round(line.w * turn.step / whole)
            mine = turn.seat == watching.table.near
            high = line.h + ui.u(10 if mine else 4)
            colour = ui.look.gold if mine else ui.look.quiet
            pygame.draw.rect(surface, colour, Rect(x, line.centery - high // 2, max(1, ui.u(2)), high))

    marks = [Node("picture", "turns", Rect(0, 0, 0, 0), paint=paint)]
    for number, flag in enumerate(watching.flags):
        x = line.x + round(line.w * flag.at / whole)
        size = max(16, ui.u(26))
        spot = Rect(x - size // 4, rect.y + ui.u(2), size, size)
        name = ui.say(f"flag-{flag.kind.replace('_', '-')}")
        node = Node("button", f"flag-{number}", spot, name=name, value=flag.text)
        node.hint = ui.say("flag-words", kind=name, words=flag.text) if flag.text else name
        node.actions["go"] = _goes(watching, flag.at)
        node.paint = _pennant(ui, FLAG_COLOURS.get(flag.kind, "warn"), line)
        marks.append(node)
    return marks


def _pennant(ui: Ui, colour: str, line: Rect) -> Callable[[Surface, Node], None]:
    def paint(surface: Surface, node: Node) -> None:
        x, top = node.rect.x + node.rect.w // 4, node.rect.y
        pygame.draw.line(surface, ui.look.ink, (x, top), (x, line.centery), max(1, ui.u(2)))
        half = max(5, ui.u(8))
        points = [(x, top), (x + 2 * half, top + half * 3 // 4), (x, top + half * 3 // 2)]
        pygame.draw.polygon(surface, getattr(ui.look, colour), points)

    return paint


def _goes(watching: Watching, at: int) -> Act:
    """To stop there."""

    def go() -> None:
        watching.stop()
        watching.go(at)

    return go


def outcome(watching: Watching) -> str:
    """How the match ended, or that it has not yet; of a better line that it ends there."""
    if watching.better_shown:
        return watching.ui.say("analysis-line-end")
    ended = watching.play.watched.whole.result
    if ended is None:
        return watching.ui.say("replay-open-end")
    seats = ended.get("winners") or [seat for seat in [ended["winner"]] if seat is not None]
    if not seats or (len(seats) > 1 and not ended.get("team")):
        return watching.ui.say("replay-draw")
    words = watching.table.words
    return watching.ui.say("replay-won", name=words.listed([words.player(seat) for seat in seats]))


def make_play_on(watching: Watching, node: Node) -> None:
    """In place of the end of the turn: a new match from here."""
    ui, watched = watching.ui, watching.play.watched
    over = watched.whole.result is None or watched.to_answer is None
    turn = watched.turn_at(watched.step)
    name = ui.say("replay-play-on")
    value = ui.say(
        "replay-play-on-from", turn=turn.number if turn else 0, name=watching.table.words.player(watching.table.near)
    )
    node.key, node.name, node.value = "play-on", name, value
    node.actions = {"press": watching.play_on}
    node.hint = ui.say("replay-no-branch" if over else "replay-play-on-hint")
    node.flags = {"disabled"} if over else set()

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, ui, node, "main", 16)
        title = text.fit(name, ui.u(27), ink, node.rect.w - ui.u(24), "title")
        surface.blit(title, title.get_rect(midtop=(node.rect.centerx, node.rect.y + ui.u(8))))
        note = text.fit(value, ui.u(20), ink, node.rect.w - ui.u(20))
        surface.blit(note, note.get_rect(midbottom=(node.rect.centerx, node.rect.bottom - ui.u(7))))

    node.paint = paint


def _plain(ui: Ui, name: str, shortcut: str, act: Act, rect: Rect) -> Node:
    words = ui.say(f"replay-{name}")
    return Node(
        "button",
        name,
        rect,
        name=words,
        hint=f"{words} ({bindings.marked(shortcut, ui.say.keys)})",
        actions={"press": act},
    )


def _icon(ui: Ui, name: str, icon: str, shortcut: str, act: Act, rect: Rect) -> Node:
    node = _plain(ui, name, shortcut, act, rect)

    def paint(surface: Surface, node: Node) -> None:
        widgets.paint_plate(surface, ui, node, "quiet", 10)
        drawn = symbols.icon(icon, ui.u(SIZE * 0.62), ui.look.gold)
        surface.blit(drawn, drawn.get_rect(center=node.rect.center))

    node.paint = paint
    return node


def _sign(ui: Ui, name: str, shortcut: str, act: Act, rect: Rect) -> Node:
    """A button with a sign as on any player: triangles and bars."""
    node = _plain(ui, name, shortcut, act, rect)

    def paint(surface: Surface, node: Node) -> None:
        widgets.paint_plate(surface, ui, node, "main" if name in ("run", "pause") else "quiet", 10)
        half = max(5, ui.u(9))
        x, y = node.rect.center
        for shape, dx in SIGNS[name]:
            _shape(surface, ui.look.gold, shape, x + round(dx * half), y, half)

    node.paint = paint
    return node


SIGNS: dict[str, tuple[tuple[str, float], ...]] = {
    "turn-back": (("left", 0.9), ("left", -0.3), ("bar", -1.3)),
    "step-back": (("left", 0.4), ("bar", -1.0)),
    "run": (("right", 0.0),),
    "pause": (("bar", -0.5), ("bar", 0.5)),
    "step-on": (("right", -0.4), ("bar", 1.0)),
    "turn-on": (("right", -0.9), ("right", 0.3), ("bar", 1.3)),
}


def _shape(surface: Surface, colour: theme.Colour, shape: str, x: int, y: int, half: int) -> None:
    if shape == "bar":
        pygame.draw.rect(surface, colour, Rect(x - half // 4, y - half, max(2, half // 2), 2 * half))
        return
    tip = half * 3 // 4 * (1 if shape == "right" else -1)
    points = [(x - tip, y - half), (x + tip, y), (x - tip, y + half)]
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)
