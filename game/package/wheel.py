"""What of the source tree is data of the program; and the build step that puts it into the wheel.

setuptools loads this file by its path while it builds, so it imports nothing of ours.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from setuptools.command.build_py import build_py

DATA = ("cards", "assets")
"""The folders outside of `game/` that the program reads."""
KINDS = {".yaml", ".md", ".json", ".ttf", ".txt", ".svg", ".webp", ".png", ".ogg", ".opus", ".wav"}
AT_THE_TOP_OF_ASSETS = {"CREDITS.md", "icon.png"}
"""What else lies there is for the readers of the source."""
WITHIN_GAME = {".ftl", ".json", ".yaml", ".typed"}


def data_files(root: Path) -> Iterator[Path]:
    """Every file of `cards/` and `assets/` that the program needs, in order."""
    for top in DATA:
        for path in sorted((root / top).rglob("*")):
            place = path.relative_to(root)
            if not path.is_file() or path.suffix not in KINDS or any(part.startswith(".") for part in place.parts):
                continue
            if path.name == "wanted.txt" or (top == "assets" and not _wanted(path, place)):
                continue
            yield path


def _wanted(path: Path, place: Path) -> bool:
    """Not what bakes sounds, nor what lies at the top for readers of the source."""
    return path.name in AT_THE_TOP_OF_ASSETS if len(place.parts) == 2 else not place.parts[1].startswith("bake_")


def game_files(root: Path) -> Iterator[Path]:
    """What lies within `game/` beside its modules: words, weights."""
    for path in sorted((root / "game").rglob("*")):
        if path.suffix in WITHIN_GAME and "package" not in path.relative_to(root).parts:
            yield path


def compiled_files() -> list[Path]:
    """The modules that were compiled (`game.package.compiled`), where they are of the sources as they lie here."""
    place = Path("game/system/compiled.py").resolve()
    spec = spec_from_file_location("compiled", place)
    assert spec is not None and spec.loader is not None
    compiled = module_from_spec(spec)
    spec.loader.exec_module(compiled)
    _, finder = compiled.found(compiled.built())
    return sorted(map(Path, finder.places.values())) if finder else []


class BuildWithData(build_py):  # type: ignore[misc,unused-ignore]
    """Copies `cards/`, `assets/` and what was compiled into the wheel, where `data_root` and `compiled.found` look."""

    def run(self) -> None:
        if not self.editable_mode:  # what an earlier build left there must not get in
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        if not self.editable_mode:
            if compiled_files():  # then it is for this system and this version of Python alone
                for wheel in filter(None, [self.distribution.get_command_obj("bdist_wheel", create=False)]):
                    wheel.root_is_pure = False
            for source, target in self._data():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, target)

    def get_source_files(self) -> list[str]:
        """So that they are in a source archive as well."""
        return [*super().get_source_files(), *(path.as_posix() for path in data_files(Path(".")))]

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        own = [] if self.editable_mode else [str(target) for _, target in self._data()]
        return [*super().get_outputs(include_bytecode), *own]

    def _data(self) -> Iterator[tuple[Path, Path]]:
        game = Path(self.build_lib) / "game"
        root = Path(".")
        yield from ((path, game / "_data" / path.relative_to(root)) for path in data_files(root))
        yield from ((path, game / "_compiled" / path.name) for path in compiled_files())
