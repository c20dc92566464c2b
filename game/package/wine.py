"""Windows on Linux, by Wine: a Python for Windows made of pinned wheels, and programs of Windows that are run.

A bench to build the Windows package and to try it before a machine with Windows does. The official python311.dll and
its extension modules come in panda3d's wheel for Windows, which builds programs for Windows on Linux; the rest of the
standard library is that of the Python 3.11 that runs here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePath, PureWindowsPath
from typing import Any

HERE = Path(__file__).resolve().parent
PINNED = Path(".ci/windows.lock")
LIBRARY = "python311.dll"
BESIDE = {LIBRARY, "vcruntime140.dll", "vcruntime140_1.dll"}
"""What lies beside python.exe; the other libraries lie in DLLs."""
LEFT_OUT = ("api-ms-", "tcl", "tk", "_tkinter")
COMPILER = "x86_64-w64-mingw32-gcc"
PROGRAMS = ("/usr/lib/wine/wine64", "wine64", "wine")
KEPT = ("PATH", "HOME", "USER", "LANG", "LC_ALL", "TMPDIR", "DISPLAY", "XAUTHORITY")
PACKAGES = "wine wine64 gcc-mingw-w64-x86-64 xvfb nsis"
"""Debian's packages in which all of it is."""


class NoWine(Exception):
    """What is needed to run or to build programs of Windows is not here; the text says what to install."""


def program() -> str:
    """Wine. Raises NoWine."""
    found = next((place for name in PROGRAMS if (place := shutil.which(name))), None)
    if found is None:
        raise NoWine(f"there is no Wine; on Debian: apt-get install {PACKAGES}")
    return found


def path(place: Path) -> PureWindowsPath:
    """What Windows programs call `place`: Wine shows them the file system's root as Z:."""
    return PureWindowsPath("Z:\\", *place.resolve().parts[1:])


def command(*words: str | PurePath) -> list[str]:
    """The command that runs a program of Windows, a path as the first word, with its arguments. Raises NoWine."""
    return [program(), *map(str, words)]


def surroundings(prefix: Path, **more: str) -> dict[str, str]:
    """What a program of Windows finds around it. `prefix`: the folder of its drive C:, made at the first start.

    Of this process's variables only what says who and where one is: it may have set others for itself.
    """
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return {**kept, "WINEPREFIX": str(prefix), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=", **more}


def run(
    words: Sequence[str | PurePath], prefix: Path, more: Mapping[str, str] | None = None, **given: Any
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, with what it prints. Raises NoWine.

    Its standard input is empty and its output a pipe: Python for Windows can't start under Wine with others.
    """
    return subprocess.run(
        command(*words), env=surroundings(prefix, **(more or {})), stdin=subprocess.DEVNULL, capture_output=True,
        text=True, encoding="utf-8", errors="replace", check=False, **given,
    )  # fmt: skip


def python(folder: Path, source: Path, requirements: Path) -> Path:
    """Make a Python for Windows in `folder` with what the lock file `requirements` pins: its python.exe.

    Raises NoWine where the compiler is missing, CalledProcessError where the wheels can't be had.
    """
    if shutil.which(COMPILER) is None:
        raise NoWine(f"there is no {COMPILER}; on Debian: apt-get install {PACKAGES}")
    if sys.version_info[:2] != (3, 11):
        raise NoWine("the standard library of Python 3.11 is needed; run this with Python 3.11")
    wheels = folder.with_name(f"{folder.name}-wheels")
    for place in (folder, wheels):
        shutil.rmtree(place, ignore_errors=True)
    _pip("download", "--require-hashes", "-r", str(source / PINNED), "--dest", str(wheels))
    (wheel,) = wheels.glob("*.whl")
    _own_libraries(wheel, folder)
    site = folder / "Lib" / "site-packages"
    shutil.copytree(
        Path(os.__file__).parent, folder / "Lib",
        ignore=shutil.ignore_patterns("__pycache__", "site-packages", "dist-packages", "test", "*.so", "config-*"),
    )  # fmt: skip
    site.mkdir()
    made = folder / "python.exe"
    subprocess.run(
        [COMPILER, "-municode", "-O2", "-s", "-o", str(made), str(HERE / "windows" / "python.c")], check=True
    )
    install(site, requirements, wheels)
    return made


def install(site: Path, requirements: Path, work: Path) -> None:
    """Put what the lock file `requirements` pins for Windows into the folder `site`."""
    pinned = work / "windows.txt"
    pinned.write_text("".join(of_windows(requirements.read_text(encoding="utf-8"))), encoding="utf-8")
    _pip("install", "--require-hashes", "--target", str(site), "-r", str(pinned))


def of_windows(lock: str) -> Iterator[str]:
    """The entries of a lock file that are for Windows, without their markers: pip would take this machine's system."""
    for entry in re.findall(r"^\S.*?(?:\\\n.*?)*\n", lock, re.MULTILINE):
        marker = re.search(r"\s*;\s*sys_platform == '(\w+)'", entry)
        if marker is None or marker[1] == "win32":
            yield entry.replace(marker[0], "") if marker else entry


def _own_libraries(wheel: Path, folder: Path) -> None:
    (folder / "DLLs").mkdir(parents=True)
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            plain = name.rpartition("/")[2]
            if not name.startswith("deploy_libs/") or not plain.lower().endswith((".dll", ".pyd")):
                continue
            if not plain.lower().startswith(LEFT_OUT):
                place = folder if plain.lower() in BESIDE else folder / "DLLs"
                (place / plain).write_bytes(packed.read(name))


def _pip(what: str, *arguments: str) -> None:
    subprocess.run(
        [sys.executable, "-m", "pip", what, "--quiet", "--disable-pip-version-check", "--no-deps",
         "--only-binary=:all:", "--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp",
         *arguments], check=True,
    )  # fmt: skip
