"""Which modules are compiled and when they are used; whether they are is asked of a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from game.kernel.declared import Declared
from game.package.compiled import INTERPRETED, modules
from game.system import compiled

HOUSE = Path(compiled.HOUSE)
WORDS = "words of the card language"


def kept() -> dict[str, str]:
    """The modules that stay interpreted, without `__init__.py`, and why."""
    return {f"game/{end}": why for why, ends in INTERPRETED.items() for end in ends if end != "__init__.py"}


def told(switch: str) -> subprocess.CompletedProcess[str]:
    asks = "from game.system import compiled; print(compiled.told())"
    return subprocess.run(
        [sys.executable, "-c", asks], env={**os.environ, compiled.SWITCH: switch}, cwd=HOUSE.parent,
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_what_stays_interpreted_is_there_and_is_said_why():
    assert all((HOUSE.parent / path).is_file() for path in kept())
    assert set(modules(HOUSE)) == {p for p in compiled.sources() if not p.endswith("__init__.py")} - set(kept())


def test_words_of_the_language_and_nothing_else_are_interpreted_as_such():
    """A class that inherits from an interpreted one can't be compiled."""
    for path in compiled.sources():
        import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    kinds = [Declared]
    for kind in kinds:
        kinds += kind.__subclasses__()
    found = {kind.__module__.replace(".", "/") + ".py" for kind in kinds}
    assert found & set(compiled.sources()) == {path for path, why in kept().items() if why.startswith(WORDS)}


def test_they_are_not_used_where_the_switch_forbids_it():
    assert told("no").stdout == f"plain Python ({compiled.SWITCH}=no)\n"


def test_who_insists_on_what_was_not_built_is_told_so(tmp_path):
    asked = told(str(tmp_path))
    assert asked.returncode == 1
    assert asked.stderr.endswith(f"NotCompiled: {compiled.SWITCH}={tmp_path}, but none were built\n")


@pytest.mark.parametrize("right", [True, False])
def test_they_are_used_while_the_sources_are_those_that_they_were_made_from(right, tmp_path):
    (tmp_path / f"game.kernel.state{EXTENSION_SUFFIXES[0]}").touch()
    (tmp_path / compiled.SOURCES).write_text(compiled.fingerprint() if right else "0" * 32)
    why, finder = compiled.found(str(tmp_path))
    if right:
        assert why == "" and finder is not None and set(finder.places) == {"game.kernel.state"}
        spec = finder.find_spec("game.kernel.state", None)
        assert spec is not None and spec.origin == str(tmp_path / f"game.kernel.state{EXTENSION_SUFFIXES[0]}")
        assert finder.find_spec("game.kernel.cards", None) is None
    else:
        assert (why, finder) == ("they were built from other sources", None)


def test_those_of_another_python_are_none(tmp_path):
    (tmp_path / "game.kernel.state.cpython-27-vax.so").touch()
    (tmp_path / compiled.SOURCES).write_text(compiled.fingerprint())
    assert compiled.found(str(tmp_path)) == ("none were built", None)
