"""What lies beside the program: what it consists of, under which licences, and what it needs from the system."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import uuid
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

from game.package.native import Native, native

HERE = Path(__file__).resolve().parent
PLAYERS = "README.md"


def add(folder: Path, source: Path, python: Path, toc: Path, version: str, stamp: int) -> None:
    """Put all papers into `folder`. `toc`: where PyInstaller says what it took; `python`: the one it took it from."""
    shutil.copyfile(source / "LICENSE", folder / "LICENSE")
    shutil.copyfile(HERE / "players.md", folder / PLAYERS)
    _room_for_cards(folder, source)
    bundled = list(bundled_distributions(python, toc))
    known = {library for path in shared_objects(folder) if (library := native(path.name)) is not None}
    found = sorted(known, key=lambda library: library.name)
    licences(folder / "licences", source, python, bundled, found)
    made = bill(bundled, found, version, stamp, python_version(python))
    (folder / "contracts.cdx.json").write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    if sys.platform == "linux":
        (folder / "libraries.txt").write_text(libraries_text(folder), encoding="utf-8")
        _desktop(folder / "desktop", source)


def _room_for_cards(folder: Path, source: Path) -> None:
    """Where a designer's own files go: the folders are there, and the pages that say how."""
    for game in sorted(path for path in (source / "cards").iterdir() if path.is_dir()):
        for part in ("cards", "decks", "scenarios"):
            (folder / "cards" / game.name / part).mkdir(parents=True)
    for page in (source / "cards").rglob("*.md"):
        shutil.copyfile(page, folder / page.relative_to(source))


def _desktop(into: Path, source: Path) -> None:
    shutil.copytree(HERE / "linux", into)
    shutil.copyfile(source / "assets" / "icon.png", into / "contracts.png")
    (into / "install.sh").chmod(0o755)


# --- what is in it ----------------------------------------------------------------------------------------------------


def bundled_distributions(python: Path, toc: Path) -> Iterator[Distribution]:
    """The Python packages of which at least one file is in the program."""
    taken = {
        Path(path).resolve() for name in ("PYZ-00.toc", "EXE-00.toc", "COLLECT-00.toc") for path in _sources(toc / name)
    }
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(subprocess.run([str(python), "-c", asked], capture_output=True, text=True, check=True).stdout.strip())
    for found in sorted(distributions(path=[str(site)]), key=lambda d: d.name.lower()):
        if any((site / str(path)).resolve() in taken for path in found.files or () if ".dist-info" not in str(path)):
            yield found


def _sources(toc: Path) -> Iterator[str]:
    """The paths in one of PyInstaller's lists, however deep they lie."""
    for node in ast.walk(ast.parse(toc.read_text(encoding="utf-8"))):  # on Windows there are calls in it as well
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ("/" in node.value or "\\" in node.value):
            yield node.value


def shared_objects(folder: Path) -> list[Path]:
    """The shared libraries in the program, without Python's own extension modules."""
    return [
        path for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and re.search(r"\.(so|dll|dylib)(\.|$)", path.name)
        and not re.search(r"\.(cpython|cp3)[\w-]*\.so$", path.name)
    ]  # fmt: skip


def python_version(python: Path) -> str:
    asked = "import platform; print(platform.python_version())"
    return subprocess.run([str(python), "-c", asked], capture_output=True, text=True, check=True).stdout.strip()


def bill(
    packages: Iterable[Distribution], libraries: Iterable[Native], version: str, stamp: int, python: str
) -> dict[str, Any]:
    """A software bill of materials, CycloneDX 1.6."""
    parts = [
        {"type": "platform", "name": "CPython", "version": python, "licenses": [{"license": {"id": "PSF-2.0"}}],
         "bom-ref": f"cpython@{python}"},
        *(_package(found) for found in packages),
        *({"type": "library", "name": found.name, "bom-ref": found.name, "licenses": [{"expression": found.licence}],
           "externalReferences": [{"type": "website", "url": found.home}]} for found in libraries),
    ]  # fmt: skip
    own = f"contracts-table@{version}"
    content = json.dumps(parts, sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, own + content)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(stamp, UTC).isoformat(timespec="seconds").replace("+00:00", "Z"),
            "component": {"type": "application", "name": "contracts-table", "version": version, "bom-ref": own,
                          "licenses": [{"license": {"id": "MIT"}}]},
        },
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": [part["bom-ref"] for part in parts]}],
    }  # fmt: skip


def _package(found: Distribution) -> dict[str, Any]:
    name = re.sub(r"[-_.]+", "-", found.name).lower()
    address = f"pkg:pypi/{name}@{found.version}"
    return {"type": "library", "name": name, "version": found.version, "purl": address, "bom-ref": address,
            "licenses": [_licence(found)]}  # fmt: skip


def _licence(found: Distribution) -> dict[str, Any]:
    said = found.metadata
    expressions = said.get_all("License-Expression", [])
    if expressions:
        return {"expression": expressions[0]}
    classes = [c.rpartition(" :: ")[2] for c in said.get_all("Classifier", []) if c.startswith("License ::")]
    return {"license": {"name": " / ".join(classes) or "see licences/"}}


# --- licences ---------------------------------------------------------------------------------------------------------


def licences(
    into: Path, source: Path, python: Path, packages: Iterable[Distribution], libraries: Iterable[Native]
) -> None:
    """Every licence text of what is in the program, in one folder."""
    into.mkdir()
    shutil.copyfile(source / "LICENSE", into / "contracts.txt")
    for path in (source / "assets" / "fonts").glob("OFL*.txt"):
        shutil.copyfile(path, into / path.name)
    shutil.copyfile(source / "assets" / "CREDITS.md", into / "assets.md")
    shutil.copyfile(source / "assets" / "icons" / "CREDITS.md", into / "icons.md")
    asked = "import os; print(os.path.dirname(os.__file__))"
    library = Path(
        subprocess.run([str(python), "-c", asked], capture_output=True, text=True, check=True).stdout.strip()
    )
    for place in (library / "LICENSE.txt", library.parent / "LICENSE.txt", HERE / "licences" / "python.txt"):
        if place.is_file():
            shutil.copyfile(place, into / "python.txt")
            break
    for found in packages:
        _package_licences(found, into)
    for name in sorted({found.text for found in libraries} | {"LGPL-2.1"}):
        shutil.copyfile(HERE / "licences" / f"{name}.txt", into / f"{name}.txt")


def _package_licences(found: Distribution, into: Path) -> None:
    texts = [
        path for path in found.files or ()
        if ".dist-info" in str(path) and re.match(r"(licen[cs]e|copying|notice|authors)", path.name, re.IGNORECASE)
    ]  # fmt: skip
    name = re.sub(r"[-_.]+", "-", found.name).lower()
    own = HERE / "licences" / f"{name}.txt"
    for path in texts:
        shutil.copyfile(str(path.locate()), into / f"{name}-{Path(path.name).stem}.txt")
    if own.is_file():
        shutil.copyfile(own, into / own.name)
    elif not texts:
        raise SystemExit(f"{found.name} brings no licence text: put one into {own}")


# --- what the system must have ----------------------------------------------------------------------------------------

HEAD = """What Contracts needs from the system (everything else is in its folder).

glibc {glibc} or newer, and these libraries:
{needed}

For its window, the X11 ones (on Debian: libx11-6 libxext6 libxcursor1 libxi6 libxrandr2 libxfixes3):
{window}

Used where they are there, not needed:
{optional}
"""
WINDOW = ("libX11.so.6", "libXext.so.6", "libXcursor.so.1", "libXfixes.so.3", "libXi.so.6", "libXrandr.so.2")


def libraries_text(folder: Path) -> str:
    """The list of the shared libraries that `folder` needs and does not hold. Linux."""
    programs = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink() and _is_elf(path)]
    own = {path.name for path in folder.rglob("*.so*")}
    needed = {name for path in programs for name in _needed(path)} - own
    needed |= {name for name in _needed(folder / "contracts") if "ld-linux" not in name}
    opened = {name for path in programs if path.name.startswith("libSDL2-") for name in _opened(path)} - own - needed
    return HEAD.format(
        glibc=".".join(map(str, max(v for path in programs for v in _glibc(path)))),
        needed="\n".join(sorted(needed)),
        window="\n".join(name for name in WINDOW if name in opened),
        optional="\n".join(sorted(opened - set(WINDOW))),
    )


def _is_elf(path: Path) -> bool:
    with open(path, "rb") as file:
        return file.read(4) == b"\x7fELF"


def _needed(path: Path) -> list[str]:
    said = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout
    return re.findall(r"NEEDED\s+(\S+)", said)


def _opened(path: Path) -> list[str]:
    """The libraries that a library looks for while it runs, by the names in it."""
    return [name.decode() for name in re.findall(rb"\0(lib[A-Za-z0-9_+-]+\.so\.\d+)(?=\0)", path.read_bytes())]


def _glibc(path: Path) -> list[tuple[int, ...]]:
    found = re.findall(rb"GLIBC_(\d+)\.(\d+)", path.read_bytes())
    return [(int(major), int(minor)) for major, minor in found]
