"""In a true window, with a sound device that writes what it plays into a file."""

from __future__ import annotations

import array
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from tests.campaigns import endings
from tests.screen import NEEDS_WINDOW, Screen

pytestmark = NEEDS_WINDOW

LATELY = 4 * 4410
"""Bytes: a tenth of a second in stereo, 16 bits a sample."""


def level(heard: Path) -> int:
    """The loudest sample of the last tenth of a second; nothing before there is a device."""
    if not heard.exists() or heard.stat().st_size < 2 * LATELY:
        return 0
    with heard.open("rb") as file:
        file.seek((heard.stat().st_size - LATELY) // 4 * 4)
        found = array.array("h", file.read(LATELY))
    return max(map(abs, found))


def until(holds: Callable[[], bool], what: str, seconds: float = 40.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def test_a_table_is_heard_and_one_key_silences_it(tmp_path: Path) -> None:
    screen, heard = Screen(1280, 720), tmp_path / "heard.pcm"
    try:
        program = endings.begin(
            ["play", "--seed", "3", "--hotseat"],
            tmp_path / "home",
            {"DISPLAY": screen.name, "SDL_DISKAUDIOFILE": str(heard)},
            driver="disk",
        )
        until(lambda: level(heard) > 30, "the ambience is not heard")
        window = endings.window(screen.name, program)  # by now it is no longer opened anew

        def key(name: str) -> None:
            subprocess.run(
                ["xdotool", "mousemove", "640", "360", "windowfocus", str(window), "key", name],
                env=os.environ | {"DISPLAY": screen.name},
                check=True,
                timeout=20,
            )

        key("s")
        until(lambda: level(heard) == 0, "it is still heard when it is switched off")
        key("s")
        until(lambda: level(heard) > 30, "it is not heard again")
        endings.do("closed", screen, window)
        assert "Traceback" not in endings.ended(program, "closed")
    finally:
        screen.off()
