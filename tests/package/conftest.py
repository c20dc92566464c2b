"""The package unpacked, and a match of each game that a person has played in it; both once for all tests."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.package import archive
from tests.package.person import Desk

ARCHIVE = Path(os.environ.get("CONTRACTS_PACKAGE", "none"))
needs_package = pytest.mark.skipif(
    not ARCHIVE.is_file() or sys.platform != "linux", reason="CONTRACTS_PACKAGE names no archive"
)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive unpacked under a path with spaces and accents."""
    place = tmp_path_factory.mktemp("package") / "perché no, giochi"
    archive.unpack(ARCHIVE, place)
    (found,) = place.iterdir()
    return found


@pytest.fixture(scope="session")
def played() -> dict[str, Path]:
    """The file of each game's match that was played to its end in the package, by those tests that do it."""
    return {}


@pytest.fixture
def screen() -> Iterator[Desk]:
    made = Desk()
    yield made
    made.off()
