"""A display of its own, without a monitor."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

NEEDS_WINDOW = [
    pytest.mark.window,
    pytest.mark.skipif(
        not all(map(shutil.which, ("Xvfb", "xdotool", "xwininfo"))) and not os.environ.get("CONTRACTS_NEEDS_WINDOW"),
        reason="needs Xvfb, xdotool and xwininfo",  # CI skips none
    ),
]
"""The marks of what opens a true window."""


class Screen:
    """An X server in memory, as `name`, until it is turned `off`."""

    def __init__(self, width: int, height: int) -> None:
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            self.name = f":{pipe.readline().strip()}"

    def off(self) -> None:
        self.server.terminate()
        self.server.wait()
