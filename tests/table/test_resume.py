"""What lies in the folder of matches, met at the title."""

from __future__ import annotations

import json

import pytest

from game.records.matchfile import matches_folder
from game.table import app
from game.table.match.scene import MatchScene
from game.table.playing import unfinished
from game.table.scenes.title import Title
from tests.records.playing import new, play


@pytest.fixture
def stage(tmp_path, monkeypatch):
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    monkeypatch.setattr(unfinished, "_passed", set())
    return app.unseen((1280, 720), "en")


def spoilt(match, **fields):
    """The match's file with other fields, and no sum."""
    data = json.loads(match.path.read_bytes())
    del data["checksum"], data["head"]
    data |= fields
    match.path.write_text("{\n" + ",\n".join(f'"{name}": {json.dumps(part)}' for name, part in data.items()) + "\n}\n")
    return match.path


def title(stage):
    stage.go(Title(stage))
    stage.fresh()
    return stage.scene


def test_no_file_in_the_folder_brings_the_title_down(stage):
    folder = matches_folder()
    good = play(new(folder, 1), 5)
    spoilt(play(new(folder, 2), 5), decks=[{"id": "a", "name": "x", "cards": []}] * 2)
    spoilt(play(new(folder, 3), 5), seats=["human", 7])
    (folder / "odd.match").write_text("[" * 100_000)
    assert title(stage).unfinished.path == good.path


def test_a_match_that_cannot_be_gone_on_with_makes_place_for_the_next(stage):
    folder = matches_folder()
    good = play(new(folder, 1), 5)
    later = play(new(folder, 2), 5)
    bad = spoilt(later, cards=[{**card, "kind": "dragon"} for card in later.sources])
    scene = title(stage)
    assert scene.unfinished.path == bad
    scene._resume()
    assert stage.scene is scene and scene.unfinished.path == good.path
    scene._resume()
    assert isinstance(stage.scene, MatchScene)


def test_an_opponent_whom_nobody_knows_is_named(stage):
    path = spoilt(play(new(matches_folder(), 1), 5), seats=["human", "wizard"])
    scene = title(stage)
    assert scene.unfinished.path == path
    scene._resume()
    assert stage.scene is scene and scene.unfinished is None


def test_the_damaged_end_of_a_match_is_told(stage):
    match = play(new(matches_folder(), 1), 20)
    lines = match.path.read_bytes().split(b"\n")
    match.path.write_bytes(b"\n".join(lines[: lines.index(b'"answers": [') + 18]))
    told = []
    stage.tell = told.append
    title(stage)._resume()
    assert isinstance(stage.scene, MatchScene)
    assert told == ["The end of this match’s file was damaged: its last 3 answers are lost."]
