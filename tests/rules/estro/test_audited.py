"""What judges of the manual found, as scenario files in `audited/`: each holds, also through save-and-load and undo."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.language.source import Fault
from game.records.scenarios.reading import Libraries, read
from game.records.scenarios.running import once, run_file
from tests.records.test_bundled_scenarios import again, reloaded

FILES = sorted((Path(__file__).parent / "audited").glob("*.yaml"))


@cache
def libraries() -> Libraries:
    return Libraries()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("around", [once, reloaded, again])
def test_it_is_as_the_manual_says(path, around):
    faults: list[Fault] = []
    file = read(path, path.name, libraries(), faults)
    assert file is not None and not faults, "\n".join(map(str, faults))
    found = [fault for outcome in run_file(file, around) for fault in outcome.faults]
    assert not found, "\n".join(map(str, found))
