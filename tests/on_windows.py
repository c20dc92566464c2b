"""`python -m tests.on_windows [pytest's arguments]`: the suite in a Python for Windows, run by Wine.

The exit code is pytest's; 2 where Wine or the compiler is missing. Where no path is among the arguments it is the
choice that `.ci/run` takes: what speaks with the system.
"""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from game.package import wine
from game.package.__main__ import LOCK
from tests.screen import Screen

ROOT = Path(__file__).resolve().parent.parent
TESTS = Path(".ci/windows-tests.lock")
CHOICE = ("tests/system", "tests/records", "tests/ai/test_worker.py", "tests/ai/test_analyst.py", "tests/test_cli.py",
          "tests/lab/test_arena.py", "tests/lab/test_tuning.py", "tests/language/test_odd_files.py")  # fmt: skip
"""The tests of what a system does otherwise: files, locks, processes, pipes, names."""


def python() -> Path:
    """The Python for Windows with all that tests need, made anew when what is pinned has changed. Raises NoWine."""
    pinned = b"".join((ROOT / name).read_bytes() for name in (wine.PINNED, LOCK, TESTS))
    folder = ROOT / "build" / "on-windows" / sha256(pinned).hexdigest()[:16]
    made = folder / "python.exe"
    if not (folder / "whole").is_file():
        wine.python(folder, ROOT, ROOT / LOCK)
        wine.install(folder / "Lib" / "site-packages", ROOT / TESTS, folder)
        (folder / "whole").touch()
    return made


def main(arguments: list[str]) -> int:
    try:
        paths = () if any((ROOT / word.partition("::")[0]).exists() for word in arguments) else CHOICE
        words = wine.command(python(), "-m", "pytest", "-p", "no:cacheprovider", *arguments, *paths)
    except wine.NoWine as error:
        print(f"tests.on_windows: {error}", file=sys.stderr)
        return 2
    screen = Screen(1920, 1080)
    known = wine.surroundings(
        ROOT / "build" / "on-windows" / "prefix", DISPLAY=screen.name, PYTHONDONTWRITEBYTECODE="1",
        PYTHONPATH=str(wine.path(ROOT)),
    )  # fmt: skip
    try:
        with subprocess.Popen(
            words, cwd=ROOT, env=known, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as running:
            assert running.stdout is not None
            for line in running.stdout:  # handed on: Python under Wine can't write to a plain file
                sys.stdout.buffer.write(line)
                sys.stdout.flush()
        return running.returncode
    finally:
        screen.off()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
