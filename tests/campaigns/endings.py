"""The program is told to end, loses its display, or has its window closed, at random moments from its very start."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from game.records.match import Match
from tests import running
from tests.campaigns.runner import Outcome, Try
from tests.screen import Screen

ROOT = Path(__file__).resolve().parents[2]
SIGNALS = ("SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT", "SIGKILL", "SIGABRT")
ENDS = ("the display goes", "closed", "destroyed", "cut off")
LIMIT = 2.0
"""Seconds within which no process may be left; a system under load is given some more."""


def signals(folder: Path) -> Try:
    """A signal, sometimes to an opponent's process that is stopped as well."""
    return lambda chance: _signal(folder, chance)


def displays(folder: Path) -> Try:
    """In a true window: what happens to windows."""
    return lambda chance: _display(folder, chance)


PROGRAM = ("-m", "game")
COMMANDS = (["play", "--seed", "3"], ["play", "--game", "cataclysm"], ["demo"], [])


def begin(command: list[str], home: Path, surroundings: dict[str, str], driver: str = "dummy") -> subprocess.Popen[str]:
    """The program, as the leader of a session of its own; told what it is told, also where the campaign is not.

    `driver`: SDL's for sound.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "WAYLAND"))}
    return subprocess.Popen(
        [sys.executable, *PROGRAM, *command], cwd=ROOT, text=True, start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, preexec_fn=_as_usual,
        env=kept | surroundings | {"CONTRACTS_HOME": str(home), "PYTHONPATH": str(ROOT), "SDL_AUDIODRIVER": driver},
    )  # fmt: skip


def _as_usual() -> None:
    for name in SIGNALS:
        if name != "SIGKILL":
            signal.signal(getattr(signal, name), signal.SIG_DFL)


def _signal(folder: Path, chance: Random) -> Outcome:
    home, name = folder / f"{chance.randrange(1 << 40)}", chance.choice(SIGNALS)
    program = begin(chance.choice(COMMANDS), home, {"SDL_VIDEODRIVER": "dummy"})
    time.sleep(chance.random() * 5)
    stopped = _stop_others(program.pid) if chance.random() < 0.3 else 0
    program.send_signal(getattr(signal, name))
    said = ended(program, f"{name}, {stopped} stopped")
    assert "Traceback" not in said or name == "SIGINT", said  # Python itself answers it until it is up
    for path in home.glob("matches/*.match"):
        Match.load(path)
    return name, None


def _stop_others(leader: int) -> int:
    """Stop the opponent's process, if it is there, in whatever moment of its life."""
    found = [int(line.split()[0]) for line in running.session(leader) if "--multiprocessing-fork" in line]
    for pid in found:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
    return len(found)


def _display(folder: Path, chance: Random) -> Outcome:
    home, what, screen = folder / f"{chance.randrange(1 << 40)}", chance.choice(ENDS), Screen(1280, 720)
    try:
        program = begin(chance.choice(COMMANDS), home, {"DISPLAY": screen.name})
        early = chance.random() < 0.5
        shown = window(screen.name, program)
        if not early:
            time.sleep(chance.random() * 4)
            shown = window(screen.name, program)
        do(what, screen, shown)
        said = ended(program, f"{what}, {'early' if early else 'late'}")
        assert "Traceback" not in said, said
        return f"{what} {'early' if early else 'late'}", None
    finally:
        screen.off()


def window(display: str, program: subprocess.Popen[str]) -> int:
    """The program's window, as soon as there is one."""
    end = time.monotonic() + 60
    while time.monotonic() < end and program.poll() is None:
        tree = subprocess.run(["xwininfo", "-display", display, "-root", "-tree"], capture_output=True, text=True)
        found = [line.split()[0] for line in tree.stdout.splitlines() if '"Contracts' in line]
        if found:
            return int(found[0], 16)
    raise AssertionError("no window came up")


def do(what: str, screen: Screen, window: int) -> None:
    surroundings = os.environ | {"DISPLAY": screen.name}
    if what == "the display goes":
        screen.server.kill()
    elif what == "destroyed":
        subprocess.run(["xdotool", "windowclose", str(window)], env=surroundings, capture_output=True)
    elif what == "cut off":
        subprocess.run(["xdotool", "windowkill", str(window)], env=surroundings, capture_output=True)
    else:
        ask_to_close(screen.name, window)


def ended(program: subprocess.Popen[str], what: str) -> str:
    """What it said, once it has ended with all that it began; it may take LIMIT."""
    begin = time.monotonic()
    while program.poll() is None or running.session(program.pid):
        took = time.monotonic() - begin
        if took > LIMIT + 1.0:
            left = running.session(program.pid)
            for line in left:
                os.kill(int(line.split()[0]), signal.SIGKILL)
            raise AssertionError(f"{what}: after {took:.1f} s there still are {left}")
        time.sleep(0.02)
    assert program.stderr is not None
    return program.stderr.read()


class _Message(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong), ("kind", ctypes.c_ulong), ("format", ctypes.c_int), ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 24),
    ]  # fmt: skip


def ask_to_close(name: str, window: int) -> None:
    """As the cross of a window does."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XInternAtom.restype = ctypes.c_ulong
    x.XInternAtom.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
    x.XSendEvent.argtypes = (ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p)
    x.XSync.argtypes = (ctypes.c_void_p, ctypes.c_int)
    x.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    display = x.XOpenDisplay(name.encode())
    message = _Message(33, 0, 1, display, window, x.XInternAtom(display, b"WM_PROTOCOLS", 0), 32)
    message.data[0] = x.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    x.XSendEvent(display, window, 0, 0, ctypes.byref(message))
    x.XSync(display, 0)
    x.XCloseDisplay(display)
