"""`python -m game.package`: from the sources to `dist/contracts-<version>-<platform>.tar.gz` (.zip on Windows).

A clean environment with the pinned dependencies, PyInstaller in it, the papers beside the program, one archive, on
Windows an installer as well, and the checksums of what was made. `--windows` does the same for Windows on Linux.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

from game.package import archive, compiled, installer, papers, signing, wine
from game.system import compiled as rooms

ROOT = Path(__file__).resolve().parent.parent.parent
LOCK = Path(".ci/requirements.lock")


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m game.package", description=__doc__.partition("\n")[0])
    options.add_argument("--here", action="store_true", help="build the files as they lie here, not the last commit")
    options.add_argument("--python", type=Path, metavar="PROGRAM", help="use this Python, which has all it needs")
    options.add_argument("--compiled", action="store_true", help="with compiled kernel, rules and agents: 13 MB more")
    options.add_argument("--windows", action="store_true", help="build the package for Windows here, by Wine")
    options.add_argument("-o", "--output", type=Path, default=ROOT / "dist", metavar="FOLDER", help="for the archive")
    given = options.parse_args()
    work = ROOT / "build" / ("windows" if given.windows else "package")
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    source = ROOT if given.here else committed(work / "source")
    if given.windows:
        return for_windows(source, work, given.output)
    carries = given.compiled and compile_rooms(source)
    python = given.python or environment(work / "env", source)
    folder = freeze(python, source, work, carries)
    signing.sign(sorted([*folder.glob("*.exe"), *folder.glob("*.app")]))
    name = f"contracts-{version(source)}-{platform_name()}"
    papers.add(folder, source, python, work / "frozen" / "build", version(source), stamp(source))
    made = [archive.pack(folder, given.output / name, stamp(source))]
    print(f"{made[0]}: {made[0].stat().st_size / 1e6:.1f} MB, unpacked {archive.size(folder) / 1e6:.1f} MB")
    if sys.platform == "win32" and not given.python:
        made.append(with_installer(folder, source, given.output / name))
    archive.sums(made)
    return 0


def compile_rooms(source: Path) -> bool:
    """Put compiled kernel, rules and agents where `build.spec` takes them from; False if they can't be had."""
    folder = source / "build" / "compiled"
    if source != ROOT and rooms.made_from(rooms.built()) == rooms.fingerprint(str(source / "game")):
        shutil.copytree(rooms.built(), folder)
    if rooms.made_from(str(folder)) == rooms.fingerprint(str(source / "game")):
        return True
    try:
        compiled.build(source, folder, os.cpu_count() or 1)
    except compiled.CantCompile as error:
        print(f"kernel, rules and agents run as plain Python: {error}")
        return False
    return True


def for_windows(source: Path, work: Path, output: Path) -> int:
    """The archive and the installer for Windows, made by the same steps in a Python for Windows that Wine runs.

    The exit code: that of the steps in Wine.
    """
    try:
        python = wine.python(work / "python", source, source / LOCK)
        ran = wine.run(
            [python, "-m", "game.package", "--here", "--python", wine.path(python), "-o", wine.path(work / "made")],
            work / "prefix", {"SOURCE_DATE_EPOCH": str(stamp(source)), "PYTHONDONTWRITEBYTECODE": "1"},
            cwd=source,
        )  # fmt: skip
    except wine.NoWine as error:
        print(f"game.package: {error}", file=sys.stderr)
        return 2
    print(ran.stdout + ran.stderr, end="")
    if ran.returncode:
        return ran.returncode
    (packed,) = (work / "made").glob("*.zip")
    output.mkdir(parents=True, exist_ok=True)
    folder = source / "build" / "package" / "dist" / "contracts"
    made = [Path(shutil.copy(packed, output)), with_installer(folder, source, output / packed.stem)]
    archive.sums(made)
    return 0


def with_installer(folder: Path, source: Path, target: Path) -> Path:
    """The installer of the program in `folder`."""
    made = installer.make(folder, target, version(source), stamp(source))
    signing.sign([made])
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    return made


def committed(into: Path) -> Path:
    """The files of the last commit, so that nothing else gets into the archive."""
    if subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, check=True).stdout:
        print("there are changes that are not committed; they are left out (--here takes them in)")
    packed = into.with_suffix(".tar")
    subprocess.run(["git", "archive", "-o", str(packed), "HEAD"], cwd=ROOT, check=True)
    return archive.unpack(packed, into)


def environment(place: Path, source: Path) -> Path:
    """A new virtual environment that holds what the lock file pins, and the path of its Python."""
    venv.create(place, with_pip=True, clear=True)
    python = place / scripts() / "python"
    subprocess.run(
        [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
         "--require-hashes", "-r", str(source / LOCK)], check=True,
    )  # fmt: skip
    return python


def scripts() -> str:
    return "Scripts" if sys.platform == "win32" else "bin"


def freeze(python: Path, source: Path, work: Path, carries: bool) -> Path:
    """The folder that PyInstaller makes, with what was compiled or without; on macOS the one that holds the app."""
    fixed = {
        **os.environ,
        "PYTHONHASHSEED": "1",
        rooms.SWITCH: "yes" if carries else "no",
        "SOURCE_DATE_EPOCH": str(stamp(source)),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    subprocess.run(
        [str(python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
         "--distpath", str(work / "dist"), "--workpath", str(work / "frozen"), "build.spec"],
        cwd=source, env=fixed, check=True,
    )  # fmt: skip
    folder = work / "dist" / "contracts"
    if sys.platform == "darwin":  # the app holds all of it
        shutil.rmtree(folder)
        folder.mkdir()
        (work / "dist" / "Contracts.app").rename(folder / "Contracts.app")
    return folder


def version(source: Path) -> str:
    text = (source / "pyproject.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["project"]["version"])


def stamp(source: Path) -> int:
    """The one time that every file in the archive bears: that of the commit, else SOURCE_DATE_EPOCH, else none."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    found = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return int(found.stdout) if found.returncode == 0 and found.stdout.strip() else 315_532_800


def platform_name() -> str:
    systems = {"linux": "linux", "win32": "windows", "darwin": "macos"}
    machines = {"amd64": "x86_64", "x86_64": "x86_64", "aarch64": "arm64", "arm64": "arm64"}
    machine = platform.machine().lower()
    return f"{systems.get(sys.platform, sys.platform)}-{machines.get(machine, machine)}"


if __name__ == "__main__":
    raise SystemExit(main())
