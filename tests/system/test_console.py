"""What is said on a terminal while something takes long."""

from __future__ import annotations

import sys
from io import StringIO

from game.commands import Progress
from game.system import console
from game.system.console import Shown


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_replaces_its_line_and_lets_no_words_act_on_the_terminal(monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", Shown(terminal, False))
    progress = Progress()
    progress.say("1 of 40")
    progress.say("2 of 40, \x1b[31mred")
    assert terminal.getvalue() == "\x1b[K1 of 40\r\x1b[K2 of 40, \\x1b[31mred\r"


def test_a_terminal_is_wiped_with_what_can_be_scrolled_back_to(monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", Shown(terminal))
    assert console.wipe() and terminal.getvalue() == "\x1b[3J\x1b[2J\x1b[H"
    pipe = StringIO()
    monkeypatch.setattr(sys, "stdout", Shown(pipe))
    assert not console.wipe() and not pipe.getvalue()


def test_where_nobody_looks_on_nothing_is_said_of_progress(monkeypatch):
    for stream in (Shown(StringIO(), False), StringIO(), None):
        monkeypatch.setattr(sys, "stderr", stream)
        Progress().say("1 of 40")
        assert stream is None or stream.getvalue() == ""
