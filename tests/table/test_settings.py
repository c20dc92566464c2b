"""What is remembered survives damage to its file."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from game.table import settings


def seated(*first: str, last: str = "") -> list[str]:
    """An entry for each seat that there can be."""
    return [*first, *[last] * (settings.MOST_SEATS - len(first))]


def test_settings_come_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    mine = settings.Settings(language="it", speed=4, scale=1.3, reduced_motion=True)
    mine.setup = settings.Setup("cataclysm", "hotseat", "random", "2", style="patient")
    mine.setup.of("contracts").decks = seated("a", "b")
    other = mine.setup.of("cataclysm")
    other.seats, other.who, other.rules = 3, seated("human", "human", "random", last="casual"), {"short_game": True}
    mine.save(path)
    assert settings.load(path) == (mine, False)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_no_file_is_no_damage(tmp_path: Path) -> None:
    found, damaged = settings.load(tmp_path / "settings.json")
    assert not damaged and found.scale == 1.0


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00", "[" * 100_000, "3"])
def test_a_damaged_file_gives_the_defaults_and_says_so(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    found, damaged = settings.load(path)
    assert damaged and found == settings.Settings()


@pytest.mark.parametrize(
    "wrong",
    [
        {"speed": "fast"}, {"speed": 3}, {"scale": 40}, {"language": "xx"}, {"language": ["it"]}, {"theme": 1},
        {"fullscreen": 1}, {"setup": []}, {"setup": {"decks": [1, 2]}}, {"setup": {"first": "9"}},
        {"setup": {"first": []}}, {"setup": {"game": "chess"}}, {"setup": {"mode": "post"}},
        {"setup": {"style": "timid"}}, {"setup": {"games": [1]}},
        {"setup": {"games": {"contracts": 3}}}, {"setup": {"games": {"contracts": {"seats": 9}}}},
        {"setup": {"games": {"contracts": {"who": ["human", "ghost", "human", "human"]}}}},
        {"setup": {"games": {"contracts": {"decks": ["a"]}}}},
        {"setup": {"games": {"contracts": {"rules": {"short_game": 1}}}}},
    ],
)  # fmt: skip
def test_a_bad_entry_is_dropped_and_said_and_the_others_stay(tmp_path: Path, wrong: dict[str, object]) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"reduced_motion": True, **wrong}), encoding="utf-8")
    found, damaged = settings.load(path)
    plain = settings.Settings(reduced_motion=True)
    found.setup.of("contracts"), plain.setup.of("contracts")
    assert damaged and found == plain


def test_a_bad_entry_of_one_game_leaves_the_rest_of_the_set_up(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    games = {"contracts": {"seats": "two", "decks": seated("a", "b")}, "cataclysm": {"seats": 4}}
    path.write_text(json.dumps({"setup": {"mode": "hotseat", "games": games}}), encoding="utf-8")
    found, damaged = settings.load(path)
    assert damaged and found.setup.mode == "hotseat" and found.setup.of("cataclysm").seats == 4
    assert found.setup.of("contracts") == settings.Sides(decks=seated("a", "b"))


def test_the_file_of_a_version_with_one_game_is_understood(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    older = {"mode": "hotseat", "decks": ["dawn_line", "cinder_march"], "level": "random", "first": "opponent"}
    path.write_text(json.dumps({"speed": 2, "setup": older}), encoding="utf-8")
    found, damaged = settings.load(path)
    setup = found.setup
    assert not damaged and (setup.game, setup.mode, setup.level, setup.first) == ("contracts", "hotseat", "random", "1")
    assert setup.of("contracts").decks == seated("dawn_line", "cinder_march")


def test_the_file_of_a_version_with_fewer_seats_is_understood(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    older = {"seats": 4, "decks": ["a", "b", "c", "d"], "who": ["casual", "human", "random", "human"]}
    path.write_text(json.dumps({"setup": {"games": {"cataclysm": older}}}), encoding="utf-8")
    found, damaged = settings.load(path)
    sides = found.setup.of("cataclysm")
    assert not damaged and sides.decks == seated("a", "b", "c", "d")
    assert sides.who == seated("casual", "human", "random", "human", last="casual")


def test_a_later_version_may_know_more(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"speed": 2, "sound": 0.5, "setup": {"games": {"later": {"seats": 3}}}}), "utf-8")
    found, damaged = settings.load(path)
    assert not damaged and found.speed == 2 and found.setup.of("later").seats == 3


@pytest.mark.parametrize(
    ("mode", "seats", "before", "after"),
    [
        ("computer", 2, "human human random casual", "human random"),
        ("hotseat", 2, "casual random human casual", "human human"),
        ("computer", 3, "human human human human", "human random random"),
        ("computer", 3, "casual human human casual", "casual human human"),
        ("hotseat", 3, "human casual casual human", "human human human"),
        ("hotseat", 4, "human casual casual human", "human casual casual human"),
    ],
)
def test_people_sit_where_the_mode_wants_them(mode: str, seats: int, before: str, after: str) -> None:
    sides = settings.Sides(seats, who=before.split())
    sides.seat(mode, "random")
    assert sides.seated() == tuple(after.split())


def test_no_settings_are_read_from_a_file_beyond_some_size(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{" + " " * 200_000 + "}", encoding="utf-8")
    assert settings.load(path) == (settings.Settings(), True)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices of POSIX")
def test_no_settings_are_read_from_a_pipe_or_device(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    os.mkfifo(path)
    assert settings.load(path) == (settings.Settings(), True)
    path.unlink()
    path.symlink_to("/dev/zero")
    assert settings.load(path) == (settings.Settings(), True)
    path.unlink()
    path.symlink_to(path)
    assert settings.load(path) == (settings.Settings(), True)


@pytest.mark.parametrize(
    "text", ['{"scale": NaN}', '{"scale": Infinity}', '{"scale": 1e999}', '{"speed": ' + "9" * 9999 + "}"]
)
def test_numbers_that_are_none_are_dropped(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    assert settings.load(path) == (settings.Settings(), True)
