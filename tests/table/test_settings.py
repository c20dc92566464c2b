"""What is remembered survives damage to its file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.table import settings


def test_settings_come_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    mine = settings.Settings(language="it", speed=4, scale=1.3, reduced_motion=True)
    mine.setup.decks = ["a", "b"]
    mine.save(path)
    assert settings.load(path) == (mine, False)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_no_file_is_no_damage(tmp_path: Path) -> None:
    found, damaged = settings.load(tmp_path / "settings.json")
    assert not damaged and found.scale == 1.0


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"speed": "fast"}', '{"scale": 40}', '{"language": "xx"}', '{"setup": {"decks": [1, 2]}}', "\x00"],
)
def test_a_damaged_file_gives_the_defaults_and_says_so(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    found, damaged = settings.load(path)
    assert damaged and found == settings.Settings()


def test_a_later_version_may_know_more(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"speed": 2, "sound": 0.5}), encoding="utf-8")
    found, damaged = settings.load(path)
    assert not damaged and found.speed == 2
