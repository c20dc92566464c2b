"""Which modules are compiled to machine code, and whether they are used (`game/package/README.md`).

Compiled modules lie flat in one folder, `game.kernel.state.cpython-311-x86_64-linux-gnu.so` and so on, apart from the
sources of the same name, which stay where they are and are what runs without them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType

SWITCH = "CONTRACTS_COMPILED"
"""The environment variable: `no` uses none of them, `yes` or a folder insists on them; else they are used where there
are any."""
ROOMS = ("kernel", "rules", "ai")
"""Where modules are compiled."""
SOURCES = "sources"
"""The file beside them with the fingerprint of the sources that they were made from."""
SHIPPED = "_compiled"
"""The folder within `game/` of an installed or packaged program."""

HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class NotCompiled(ImportError):
    """Compiled modules are insisted on, and there are none that can be used."""


class Finder:
    """Finds the modules of one folder, before the sources are looked through."""

    def __init__(self, folder: str) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        names = os.listdir(folder) if os.path.isdir(folder) else []
        self.folder = folder
        self.places = {n.removesuffix(suffix): os.path.join(folder, n) for n in names if n.endswith(suffix)}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        place = self.places.get(name)
        if place is None:
            return None
        return spec_from_file_location(name, place, loader=ExtensionFileLoader(name, place))


_used: Finder | None = None
_why_not = ""


def use() -> None:
    """Let modules that are imported from now on be the compiled ones, if there are any that fit and none forbids it.

    Raises NotCompiled.
    """
    global _used, _why_not
    said = os.environ.get(SWITCH, "")
    if said == "no":
        _why_not = f"{SWITCH}=no"
        return
    _why_not, finder = found("" if said == "yes" else said)
    if finder is not None:
        _used = finder
        sys.meta_path.insert(0, finder)
    elif said:
        raise NotCompiled(f"{SWITCH}={said}, but {_why_not}")


def found(folder: str = "") -> tuple[str, Finder | None]:
    """The modules of `folder`, or of where they lie else; or why there are none."""
    shipped = os.path.join(HOUSE, SHIPPED)
    if not folder and os.path.isdir(shipped):  # it was built together with the sources beside it
        finder = Finder(shipped)
        return ("", finder) if finder.places else ("they were built for another Python", None)
    finder = Finder(folder or built())
    if not finder.places:
        return "none were built", None
    if made_from(finder.folder) != fingerprint():
        return "they were built from other sources", None
    return "", finder


def built() -> str:
    """The folder into which they are built in a source tree."""
    return os.path.join(os.path.dirname(HOUSE), "build", "compiled")


def made_from(folder: str) -> str:
    try:
        with open(os.path.join(folder, SOURCES), encoding="ascii") as file:
            return file.read().strip()
    except OSError:
        return ""


def sources(house: str = HOUSE) -> Iterator[str]:
    """The paths of the modules of `ROOMS` from the folder that holds `game/`, with slashes, in order."""
    for room in ROOMS:
        for place, folders, files in os.walk(os.path.join(house, room)):
            folders.sort()
            within = os.path.relpath(place, os.path.dirname(house)).replace(os.sep, "/")
            yield from (f"{within}/{name}" for name in sorted(files) if name.endswith(".py"))


def fingerprint(house: str = HOUSE) -> str:
    """Of the sources of `ROOMS`: 32 hexadecimal digits."""
    whole = blake2b(digest_size=16)
    for path in sources(house):
        with open(os.path.join(os.path.dirname(house), path), "rb") as file:
            whole.update(path.encode() + b"\0" + file.read() + b"\0")
    return whole.hexdigest()


def is_used() -> bool:
    return _used is not None


def told() -> str:
    """Whether kernel, rules and agents run compiled, in a word or two: for those who measure."""
    return f"compiled ({len(_used.places) - 1} modules)" if _used else f"plain Python ({_why_not})"
