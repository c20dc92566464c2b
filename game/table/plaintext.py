"""A match read and answered line by line: for a terminal, a Braille line, or whoever wants no picture.

What is printed is what the tree and the log of the table say, so it tells neither more nor less than they do. Every
thing that Tab reaches has a number; a line with the number does what Enter does there.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.system import console
from game.table import aloud, app, tree
from game.table import settings as settings_room
from game.table.settings import Settings

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene
    from game.table.stage import Stage
    from game.table.tree import Node

SIZE = (1280, 720)
"""Of the table that nobody sees."""
STEP = 0.05
"""Seconds that pass for it at each look."""
PAUSE = 0.02
"""Seconds between two looks at a computer that thinks."""
ENDING = 60
"""Looks until the end of a match is told wholly."""
APART = frozenset(
    ("log-button", "log-open", "glossary-button", "menu-button", "undo", "advice-button", "aside", "curtain-menu")
)
"""Buttons that are there all the time, and have a letter."""
DIGITS = 9
"""No number of a line has more."""
PLAYED = frozenset(("card", "hand-card", "player", "token", "pile", "text", "phase"))
"""The roles of what is offered only where the rules allow it just now; everything has its number on the board."""
UNREAD = frozenset(("log-line", "log-turn", "scroll", "slider"))
CANCEL, BOARD, LOG, QUIT, WHAT = "c", "b", "l", "q", "?"
CARDS = frozenset(("card", "hand-card", "player", "batch-card"))
CHOOSES = "text-do-choose"
ROWS = frozenset(("line", "slot", "hand"))


class Plaintext:
    """The match on the stage, as long as there is one and somebody answers."""

    def __init__(
        self,
        stage: Stage,
        read: Callable[[str], str],
        write: Callable[[str], None],
        wipe: Callable[[], bool] = lambda: False,
    ) -> None:
        """`wipe` clears what was written; False where it can't."""
        self.stage = stage
        self.read, self.write, self.wipe = read, write, wipe
        self._seen = False
        """Was anything printed that only whoever sits here may see?"""
        self._asked = ""
        """What was asked last, so that it is not said twice."""
        self._told: tuple[int, int] = (0, 0)
        """Of which log, and how many of its lines."""

    def run(self) -> None:
        """Until the match is left or there is nobody to read from. Each answer is saved as it is given."""
        self.write(self.stage.say("text-help"))
        while self._settled():
            self._tell()
            try:
                line = self.read("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if line == QUIT:
                return
            self._do(line)

    @property
    def match(self) -> MatchScene | None:
        return aloud.match_of(self.stage)

    def _settled(self) -> bool:
        """Wait until somebody is asked or the match is over; False where no match is on the stage any more."""
        looks = 0
        while self.stage.running and (scene := self.match) is not None:
            self.stage.update(STEP)
            self.stage.fresh()
            if scene is not self.match:
                continue
            looks += bool(scene.result)
            open_ = scene.play.covered or scene.table.legal.mine or scene.table.over or looks > ENDING
            if open_ and not scene.table.motion.busy:
                return True
            if scene.play.thinking:
                time.sleep(PAUSE)
        return False

    # what is printed

    def _tell(self) -> None:
        """What happened since, what is asked, and what can be answered."""
        scene = self.match
        assert scene is not None
        self._tell_curtain(scene.play.covered)
        if not scene.play.covered and self._tell_log(scene):
            self._asked = ""  # what happened stands between
        root = tree.reachable(self.stage.fresh())
        asked = [aloud.spoken(self.stage, node) for node in tree.walk(self.stage.root) if node.role in aloud.ASKED]
        words = self._clean("  ".join(words for words in asked if words))
        if words != self._asked:
            self.write(f"\n{words}" if words else "")
        self._asked = words
        for number, node in self._numbered():
            offered = "legal" in node.flags or (node.role not in PLAYED and node.key not in APART)
            if offered and node.enabled and node.actions and (node is not root) and not self._is_twice(node):
                self._write(f"{number:3}", self._short(node) + self._does(node))

    def _is_twice(self, node: Node) -> bool:
        """Is it the smaller one of two buttons that end the same?"""
        return node.key == "close-window" and any(n.key == "end-turn" and n.enabled for _, n in self._numbered())

    def _does(self, node: Node) -> str:
        """What a number does with a card or player, in brackets; or that it is chosen already."""
        if node.role not in CARDS:
            return ""
        say, name = self.stage.say, f"text-do-{next(iter(node.actions))}"
        chosen = "selected" in node.flags and name == CHOOSES
        words = say("speech-selected") if chosen else say(name) if say.has(name) else ""
        return f" ({words})" if words else ""

    def _tell_curtain(self, covered: bool) -> None:
        """What was printed for one person goes before another one looks."""
        if covered and self._seen and not self.wipe():
            self.write(self.stage.say("text-not-wiped"))
        self._seen = not covered

    def _tell_log(self, scene: MatchScene) -> bool:
        """What happened since; was there anything?"""
        lines = scene.table.lines()
        about, told = self._told
        first = told if about == id(scene.table.log) else 0
        for line in lines[min(first, len(lines)) :]:
            self.write(self._clean(f"-- {line.words}" if line.heading else line.words))
        self._told = (id(scene.table.log), len(lines))
        return first < len(lines)

    def _numbered(self) -> list[tuple[int, Node]]:
        stops = [node for node in tree.stops(self.stage.fresh()) if node.role not in UNREAD]
        return list(enumerate(stops, 1))

    def board(self) -> None:
        """Everything that lies on the table, with the numbers of what can be looked at or pressed."""
        numbers = {node.key: number for number, node in self._numbered()}
        for node in tree.walk(self.stage.fresh()):
            number = f"{numbers[node.key]:3}" if node.key in numbers else "   "
            if node.role in ("player", "pile", "pool", "standing"):
                self._write(number, f"{node.name}: {node.value}")
            elif node.role in ROWS:
                words = node.value or ("" if node.children else self.stage.say("speech-nothing"))
                self._write("   ", f"{node.name}: {words}")
            elif node.role in ("batch", "phases"):
                self._write("   ", aloud.listed(node))
            elif node.role in ("card", "hand-card", "batch-card"):
                self._write(f"{number}  ", self._short(node))
            elif node.role == "tokens" and node.children:
                self._write("   ", aloud.tokens(self.stage, node))

    def _short(self, node: Node) -> str:
        """A node in one line: its name, its values, and what it costs to play."""
        values = [node.value] if node.value != node.name else []
        if node.zoom is not None and node.role != "card" and node.zoom.get("card") in self.stage.library.cards:
            values.append(aloud.cost(self.stage, node.zoom))
        told = ", ".join(filter(None, values))
        return f"{node.name}: {told}" if told else node.name or node.hint

    def _write(self, margin: str, words: str) -> None:
        self.write(f"{margin}  {self._clean(words)}")

    def _clean(self, words: str) -> str:
        return aloud.clean(self.stage, words)

    # what is answered

    def _do(self, line: str) -> None:
        scene = self.match
        assert scene is not None
        number, wants = line.removesuffix(WHAT).strip(), line.endswith(WHAT)
        if number.isdecimal():
            self._press(dict(self._numbered()).get(int(number[:DIGITS])), wants)
        elif wants or not line:
            self.write(self.stage.say("text-help"))
            self._asked = ""
        elif scene.play.covered:
            self.write(self.stage.say("text-unknown", line=line))
        elif line == BOARD:
            self.board()
            self._asked = ""
        elif line == LOG:
            for words in aloud.log(scene.table):
                self.write(self._clean(words))
        elif len(line) == 1:
            self._key(line)
        else:
            self.write(self.stage.say("text-unknown", line=line))

    def _press(self, node: Node | None, wants: bool) -> None:
        if node is None:
            self.write(self.stage.say("text-no-number"))
        elif wants:
            self.write(self._clean(aloud.spoken(self.stage, node)))
            self._asked = ""
        else:
            self.stage.focus, self.stage.keyboard = node.key, True
            if not node.enabled or not node.actions:
                self.write(self._clean(node.hint or self.stage.say("text-nothing", name=node.name)))
            else:
                self._send(pygame.K_RETURN)

    def _key(self, letter: str) -> None:
        self._send(pygame.K_ESCAPE if letter == CANCEL else ord(letter))

    def _send(self, code: int) -> None:
        self.stage.notice = ""
        depth = len(self.stage.scenes)
        self.stage.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        while len(self.stage.scenes) > depth:  # a page of its own, of which nothing is read here
            self.write(self._clean(self.stage.say("text-no-page")))
            self.stage.pop()
        if self.stage.notice:
            self.write(self._clean(self.stage.notice))
            self.stage.notice = ""
            self.stage.touch()


class Unkept(Settings):
    """They hold until the end of the program."""

    def save(self, path: Path | None = None) -> bool:
        return True


def unkept(settings: Settings) -> Settings:
    """What a person set, for a table that shows all at once, explains nothing by itself and keeps its letters."""
    held = {field.name: getattr(settings, field.name) for field in fields(settings)}
    return replace(Unkept(**held), speed=0, reduced_motion=True, hints=False, speech=False, keys={})


def run(start: app.Start) -> int:
    """Play what `start` opens in plain text, on standard input and output."""
    settings, _ = settings_room.load()
    stage = app.without_window(SIZE, unkept(settings), start.game or settings.setup.game)
    try:
        app.open_scene(stage, start)
        if stage.notice:
            print(stage.notice)
        Plaintext(stage, input, print, console.wipe).run()
    finally:
        stage.quit()
    return 0
