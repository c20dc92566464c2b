"""What is said on a terminal while something takes long."""

from __future__ import annotations

import errno
import os
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
    monkeypatch.setattr(os, "name", "posix")
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


def test_on_windows_a_pipe_without_a_reader_has_an_error_of_its_own(monkeypatch):
    gone, full = OSError(errno.EINVAL, "Invalid argument"), OSError(errno.ENOSPC, "No space left on device")
    for platform, expected in (("linux", False), ("win32", True)):
        monkeypatch.setattr(console.sys, "platform", platform)
        assert console.reader_has_gone(gone) is expected
        assert console.reader_has_gone(BrokenPipeError()) and not console.reader_has_gone(full)
