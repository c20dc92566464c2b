"""What only Windows does: files that another program holds, letters of drives, its clipboard, its code pages."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from game.language.library import load_all
from game.records import matchfile
from game.rules import game_named
from game.system import files
from tests.records.playing import new, play
from tests.waiting import PATIENCE

pytestmark = pytest.mark.skipif(sys.platform != "win32", reason="Windows's own ways")

HOUSE = Path(__file__).resolve().parents[2]
READ, EXISTING = 0x80000000, 3


class Held:
    """A file that another program has opened for itself alone."""

    def __init__(self, path: Path) -> None:
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined, unused-ignore]
        kernel.CreateFileW.restype = ctypes.c_void_p
        kernel.CreateFileW.argtypes = (ctypes.c_wchar_p, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_void_p,
                                       ctypes.c_uint32, ctypes.c_uint32, ctypes.c_void_p)  # fmt: skip
        kernel.CloseHandle.argtypes = (ctypes.c_void_p,)
        self._kernel = kernel
        self._handle = kernel.CreateFileW(str(path), READ, 0, None, EXISTING, 0, None)
        assert self._handle not in (None, ctypes.c_void_p(-1).value), "it can't be opened"

    def free(self) -> None:
        self._kernel.CloseHandle(self._handle)


def test_cards_that_another_program_holds_are_left_out_with_a_sentence_until_it_lets_go(tmp_path, monkeypatch):
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    own = tmp_path / "cards" / "contracts" / "cards" / "mie.yaml"
    own.parent.mkdir(parents=True)
    own.write_text(
        "cards:\n- {id: trial_fox, name: {it: Volpe, en: Fox}, kind: creature, cost: {pure: 1}, attack: 1, health: 1,\n"
        "  art: {icon: fox-head, scene: desert, hue: fire}}\n"
    )
    held = Held(own)
    (fault,) = load_all(game_named("contracts")).left_out
    assert fault.message.startswith("the file can't be read: ")
    held.free()
    found = load_all(game_named("contracts"))
    assert not found.left_out and "trial_fox" in found.definitions


def test_a_file_that_a_scanner_looks_at_for_a_moment_is_written_all_the_same(tmp_path):
    path = tmp_path / "perché no.match"
    path.write_bytes(b"old")
    held = Held(path)
    threading.Timer(files.PAUSE * 3, held.free).start()
    files.replace_file(path, b"new")
    assert path.read_bytes() == b"new" and [*tmp_path.iterdir()] == [path]


def test_a_match_that_another_program_holds_says_so_and_goes_on_being_played(tmp_path):
    match = play(new(tmp_path, 1), 5)
    held = Held(match.path)
    play(match, 1)
    assert match.trouble
    held.free()
    time.sleep(files.PAUSE)
    play(match, 1)
    assert match.trouble is None and len(matchfile.read(match.path).answers) == len(match.steps)


def test_a_path_is_the_same_however_its_drive_and_its_parts_are_written(tmp_path):
    match = play(new(tmp_path, 1), 5)
    plain = str(match.path)
    for other in (plain[0].swapcase() + plain[1:], plain.replace("\\", "/"), plain.upper()):
        assert matchfile.read(Path(other)).answers == matchfile.read(match.path).answers
    assert files.claim(match.path) and not files.is_held_elsewhere(Path(plain[0].swapcase() + plain[1:]))


@pytest.mark.parametrize("page", ["437", "cp1252", "ascii"])
def test_a_code_page_that_lacks_letters_takes_the_text_all_the_same(tmp_path, page):
    known = {**os.environ, "PYTHONIOENCODING": page, "CONTRACTS_HOME": str(tmp_path), "PYTHONPATH": str(HOUSE)}
    ran = subprocess.run(
        [sys.executable, "-m", "game", "text", "--lang", "it"], env=known, cwd=HOUSE, capture_output=True, check=False
    )
    assert ran.returncode == 0 and len(ran.stdout) > 1000 and not ran.stderr


CLIPBOARD = """
import pygame
from game.table import clipboard
pygame.display.set_mode((200, 100))
words = "perché no? Così è: città, più, virtù — €"
assert clipboard.put(words) and clipboard.get() == words
"""


def test_the_clipboard_keeps_the_letters_of_italian():
    known = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    # Not by a pipe: the first program with a window starts Wine's desktop, which would hold the pipe's other end.
    quiet = subprocess.DEVNULL
    ran = subprocess.run(
        [sys.executable, "-c", CLIPBOARD],
        env=known,
        cwd=HOUSE,
        stdout=quiet,
        stderr=quiet,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0
