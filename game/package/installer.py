"""The installer for Windows: for one user, without an administrator's rights. Made by NSIS, on Linux as well."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from game.package import archive

HERE = Path(__file__).resolve().parent
WIDE = Path("/usr/share/nsis/Stubs/lzma_solid-amd64-unicode")
"""With this part of it an installer runs where there is nothing for programs of 32 bits, as under a plain Wine."""
USUAL = Path("C:/Program Files (x86)/NSIS/makensis.exe")
"""Where NSIS lies on a machine with Windows."""


def compiler() -> str | None:
    """NSIS; None where it is not."""
    found = shutil.which("makensis")
    return found or (str(USUAL) if USUAL.is_file() else None)


def make(folder: Path, target: Path, version: str, stamp: int) -> Path:
    """`target` with -setup.exe added: the installer of the program in `folder`, the same bytes from the same folder.

    Raises SystemExit where there is no NSIS, CalledProcessError where it fails.
    """
    program = compiler()
    if program is None:
        raise SystemExit(
            "there is no makensis; on Debian: apt-get install nsis; on Windows: https://nsis.sourceforge.io"
        )
    made = target.with_name(f"{target.name}-setup.exe")
    made.parent.mkdir(parents=True, exist_ok=True)
    _same_times(folder, stamp)
    defined = {"MADE": made.resolve(), "VERSION": version, "FOUR": four(version),
               "ASSETS": (HERE.parent.parent / "assets").resolve(), "SIZE": archive.size(folder) // 1024}  # fmt: skip
    parts = {"PAGES": removed_pages(folder), "PUT": put(folder)}
    for name, lines in parts.items():
        written = target.with_name(f"{name.lower()}.nsh")
        written.write_text("".join(f"  {line}\n" for line in lines), encoding="utf-8")
        defined[name] = written.resolve()
    target_system = ["-XTarget amd64-unicode"] if WIDE.exists() else []
    subprocess.run(
        [program, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *target_system,
         *(f"-D{name}={value}" for name, value in defined.items()),
         str(HERE / "windows" / "installer.nsi")],
        env={**os.environ, "SOURCE_DATE_EPOCH": str(stamp)}, check=True,
    )  # fmt: skip
    for name in parts:
        target.with_name(f"{name.lower()}.nsh").unlink()
    return made


def put(folder: Path) -> Iterator[str]:
    """What the installer puts where, in order: by itself NSIS takes files as the file system happens to list them."""
    for place in sorted((folder, *(path for path in folder.rglob("*") if path.is_dir()))):
        inner = place.relative_to(folder).parts
        yield 'SetOutPath "' + "\\".join(("$INSTDIR", *inner)) + '"'
        for path in sorted(path for path in place.iterdir() if path.is_file()):
            named = str(path.resolve()).replace("$", "$$")
            yield f'File "{named}"'


def removed_pages(folder: Path) -> Iterator[str]:
    """What the uninstaller does where own cards may lie: our pages go, and folders that are empty without them."""
    room = folder / "cards"
    for path in sorted((room, *room.rglob("*")), reverse=True):  # what is within a folder comes before it
        place = "\\".join(path.relative_to(folder).parts)
        yield f'{"RMDir" if path.is_dir() else "Delete"} "$INSTDIR\\{place}"'


def four(version: str) -> str:
    """`version` with the four parts that Windows wants."""
    return ".".join((version.split(".") + ["0"] * 4)[:4])


def _same_times(folder: Path, stamp: int) -> None:
    for path in [folder, *folder.rglob("*")]:
        os.utime(path, (stamp, stamp))
