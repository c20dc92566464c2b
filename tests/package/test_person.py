"""A person plays whole matches in the packaged program, in a true window, with breaks. See `person.py` for how."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.package.conftest import needs_package
from tests.package.person import Desk, wait_for_match
from tests.package.playing import Package, end, go_on, settle, to_the_end, unfinished, with_breaks

pytestmark = [pytest.mark.package, needs_package]


def test_a_match_of_contracts_by_mouse(
    folder: Path, screen: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: dict[str, Path]
) -> None:
    played["contracts"] = with_breaks(Package(folder), tmp_path / "casa è qui", screen, monkeypatch)


def test_a_match_of_cataclysm_by_keys(folder: Path, screen: Desk, tmp_path: Path, played: dict[str, Path]) -> None:
    """From the command line, where the seed sees to it that the match is not over too soon for two breaks."""
    home = tmp_path / "casa è qui"
    package = Package(folder)
    settle(home)
    with package.open(home, screen, "play", "--game", "cataclysm", "--seed", "3") as running:
        path = wait_for_match(home / "matches")
        go_on(screen, path, "keys", lambda record: len(record.answers) >= 8)
        end(running, by=signal.SIGKILL)
    left = unfinished(path)
    with package.open(home, screen, "resume") as running:
        go_on(screen, path, "keys", lambda record: len(record.answers) >= left + 3)
        screen.close_window()
        end(running)
    assert unfinished(path) >= left + 3
    played["cataclysm"] = to_the_end(package, home, screen, path, "keys")
