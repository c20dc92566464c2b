"""Asking the desktop for something."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SEARCHED = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")


def open_folder(folder: Path) -> bool:
    """Show `folder` in the desktop's file manager; False if there is none."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            command = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen(
                [command, str(folder)], env=environment(), start_new_session=True,
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
    except OSError:
        return False
    return True


def environment() -> dict[str, str]:
    """The environment for other programs: without what makes the packaged one find its own libraries."""
    given = dict(os.environ)
    for name in SEARCHED:
        before = given.pop(f"{name}_ORIG", None)
        if getattr(sys, "frozen", False):
            given.pop(name, None)
        if before is not None:
            given[name] = before
    return given
