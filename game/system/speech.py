"""The system's speech: a program that is there already says sentences, one after the other."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.system.desktop import environment

MOST = 12
"""Of the sentences that wait; when there are more, the oldest go unsaid."""
LANGUAGES = {"it": "it-IT", "en": "en-US"}
"""What Windows calls those of the program; any other by its code, as in `pt-BR`."""
VOICES = {"it": "Alice", "en": "Samantha"}
"""Those that every Mac has. For other languages speaks the one that the person chose there."""
WINDOWS = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]'{language}') }} catch {{ }}; "
    "$voice.Speak([Console]::In.ReadToEnd())"
)


class Voice(Protocol):
    """What can speak."""

    @property
    def speaking(self) -> bool:
        """Is something being said, or waiting for it?"""

    def say(self, words: str, language: str) -> None:
        """Say it once all that was asked for before is said."""

    def hush(self) -> None:
        """Break off, and forget what waits."""

    def update(self) -> bool:
        """Go on to the next sentence where one is over; False once it turned out that nothing is heard."""


@dataclass(frozen=True)
class Program:
    """How a program of the system is told to speak. It reads the words from its input, and ends when they are said."""

    name: str
    arguments: Callable[[str], Sequence[str]]
    """By the code of the language, of the program or of files."""
    as_argument: bool = False
    """Are the words its last argument instead?"""
    hushes: Sequence[str] = ()
    """Its arguments to break off what was handed on already."""


def tag(language: str) -> str:
    """What systems call the language that has this code here: `pt_br` is `pt-BR`."""
    spoken, _, region = language.partition("_")
    return f"{spoken}-{region.upper() if len(region) == 2 else region.title()}" if region else spoken


def _voice(language: str) -> tuple[str, ...]:
    return ("-v", VOICES[language]) if language in VOICES else ()


PROGRAMS = {
    "linux": Program("spd-say", lambda lang: ("--wait", "--language", tag(lang), "--"), True, ("--cancel",)),
    "darwin": Program("say", lambda lang: (*_voice(lang), "-f", "-")),
    "win32": Program(
        "powershell",
        lambda lang: (
            "-NoProfile",
            "-NonInteractive",
            "-Command",
            WINDOWS.format(language=LANGUAGES.get(lang, tag(lang))),
        ),
    ),
}


def found(platform: str = sys.platform) -> Voice | None:
    """The speech of this system; None if it has none."""
    program = PROGRAMS.get(platform)
    path = shutil.which(program.name) if program else None
    return Spoken(program, path) if program and path else None


class Spoken:
    """Says one sentence after the other by a program of the system, each by a process of its own."""

    def __init__(self, program: Program, path: str) -> None:
        self.program, self.path = program, path
        self._waiting: deque[tuple[str, str]] = deque(maxlen=MOST)
        self._running: subprocess.Popen[bytes] | None = None
        self._failed = False

    @property
    def speaking(self) -> bool:
        return not self._failed and (self._running is not None or bool(self._waiting))

    def say(self, words: str, language: str) -> None:
        self._waiting.append((words, language))

    def hush(self) -> None:
        self._waiting.clear()
        running, self._running = self._running, None
        if running is not None and running.poll() is None:
            running.kill()
            running.wait()
            if self.program.hushes:
                self._start(self.program.hushes, None)

    def update(self) -> bool:
        if self._running is not None:
            ended = self._running.poll()
            if ended is None:
                return True
            self._failed |= ended > 0
            self._running = None
        if self._waiting and not self._failed:
            words, language = self._waiting.popleft()
            program = self.program
            arguments = [*program.arguments(language), *([words] if program.as_argument else [])]
            self._running = self._start(arguments, None if program.as_argument else words)
        return not self._failed

    def _start(self, arguments: Sequence[str], words: str | None) -> subprocess.Popen[bytes] | None:
        try:
            process = subprocess.Popen(
                [self.path, *arguments], env=environment(),
                stdin=subprocess.DEVNULL if words is None else subprocess.PIPE,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )  # fmt: skip
        except OSError:
            self._failed = True
            return None
        if process.stdin is not None:
            with contextlib.suppress(OSError), process.stdin as pipe:
                pipe.write((words or "").encode())
        return process
