"""Where files lie on each system, and what happens where nothing can be written."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from game.language.folders import card_folders
from game.system import places


@pytest.fixture(autouse=True)
def _anew():
    places._home.cache_clear()
    places.data_root.cache_clear()
    places.version.cache_clear()
    yield
    places._home.cache_clear()
    places.data_root.cache_clear()
    places.version.cache_clear()


def freeze(monkeypatch, platform: str, executable: Path) -> None:
    executable.parent.mkdir(parents=True, exist_ok=True)
    executable.touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(sys, "executable", str(executable))


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_beside_the_program_is_its_own_folder(monkeypatch, tmp_path, platform):
    freeze(monkeypatch, platform, tmp_path / "contratti è" / "contracts")
    assert places.program_folder() == tmp_path / "contratti è"


def test_beside_the_program_is_beside_the_app_on_macos(monkeypatch, tmp_path):
    freeze(monkeypatch, "darwin", tmp_path / "Contracts.app" / "Contents" / "MacOS" / "contracts")
    assert places.program_folder() == tmp_path


def test_a_program_on_macos_without_an_app_is_in_its_own_folder(monkeypatch, tmp_path):
    freeze(monkeypatch, "darwin", tmp_path / "contracts" / "contracts")
    assert places.program_folder() == tmp_path / "contracts"


def test_the_sources_are_no_package():
    assert places.program_folder() is None
    assert (places.data_root() / "cards" / "contracts").is_dir()
    assert (places.data_root() / "assets" / "fonts").is_dir()


def test_cards_are_bundled_beside_the_program_and_the_users(monkeypatch, tmp_path):
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path / "home"))
    freeze(monkeypatch, "linux", tmp_path / "program" / "contracts")
    beside, own = tmp_path / "program/cards/contracts", tmp_path / "home/cards/contracts"
    assert card_folders("contracts") == [places.data_root() / "cards/contracts"]
    for folder in (beside, own):
        folder.mkdir(parents=True)
    assert card_folders("contracts") == [places.data_root() / "cards/contracts", beside, own]


def test_the_package_bears_its_version(monkeypatch, tmp_path):
    freeze(monkeypatch, "linux", tmp_path / "contracts")
    (tmp_path / "VERSION").write_text("1.2.3\n")
    monkeypatch.setattr(places, "data_root", lambda: tmp_path)
    assert places.version() == "1.2.3"


def test_a_home_is_made_where_it_is_wanted(monkeypatch, tmp_path):
    wanted = tmp_path / "perché no" / "home"
    monkeypatch.setenv("CONTRACTS_HOME", str(wanted))
    assert places.home() == (wanted, wanted, "")
    assert places.home().trouble is None
    assert wanted.is_dir()


def test_a_home_that_cannot_be_written_is_replaced_and_said(monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path / "file" / "home"))
    (tmp_path / "spare").mkdir()
    monkeypatch.setattr(places.tempfile, "gettempdir", lambda: str(tmp_path / "spare"))
    home = places.home()
    assert home.folder.parent == tmp_path / "spare"
    assert home.folder.is_dir()
    assert home.trouble == (
        f"{tmp_path / 'file' / 'home'} can't be written (Not a directory): "
        f"this time everything is kept in {home.folder}."
    )


def test_without_any_folder_nothing_is_kept_and_that_is_said(monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    wanted = tmp_path / "file" / "home"
    monkeypatch.setenv("CONTRACTS_HOME", str(wanted))

    def none() -> str:
        raise FileNotFoundError("no temporary folder")

    monkeypatch.setattr(places.tempfile, "gettempdir", none)
    assert places.home().folder == wanted
    assert "nothing is kept this time" in (places.home().trouble or "")


@pytest.mark.skipif(sys.platform == "win32", reason="links and owners of POSIX")
def test_a_spare_folder_that_somebody_laid_out_for_us_is_not_taken(monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    (tmp_path / "theirs").mkdir()
    (tmp_path / f"contracts-{os.getuid()}").symlink_to(tmp_path / "theirs")
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path / "file" / "home"))
    monkeypatch.setattr(places.tempfile, "tempdir", str(tmp_path))
    assert places.home().folder.resolve() != (tmp_path / "theirs").resolve()


def test_without_a_home_folder_no_folder_named_tilde_appears(monkeypatch, tmp_path):
    import platformdirs

    monkeypatch.delenv("CONTRACTS_HOME", raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *a, **k: Path("~/.local/share/contracts"))
    assert "there is no home folder" in (places.home().trouble or "")
    assert not (tmp_path / "~").exists()
