"""The music as it was made: of every game two layers and stings, levelled, without seams, small; and its scores."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.records.cards import GAMES
from game.table.games import table_of
from game.table.sound import device
from game.table.sound.device import FILES

HOUSE = Path(__file__).resolve().parent.parent.parent
INDEX = json.loads((FILES / "index.json").read_text("utf-8"))
MUSIC: dict[str, dict[str, Any]] = {
    name: entry for name, entry in INDEX["files"].items() if name.startswith(("music-", "sting-"))
}
LOOPS = {name: entry for name, entry in MUSIC.items() if name.startswith("music-")}
STINGS = {name: entry for name, entry in MUSIC.items() if name.startswith("sting-")}
MOST_BYTES = 2_400_000
AIMS = {"calm": -22, "tension": -24}
STING = -18


def test_every_game_has_its_own() -> None:
    pieces = {table_of(game).sounds.music for game in GAMES}
    assert len(pieces) == len(GAMES)
    assert set(LOOPS) == {f"{piece}-{layer}" for piece in pieces for layer in AIMS}
    assert set(STINGS) == {f"sting-{game}-{what}" for game in GAMES for what in ("victory", "defeat", "turn")}


def test_the_tension_is_in_time_with_the_calm_layer() -> None:
    for game in GAMES:
        calm, tension = (LOOPS[f"music-{game}-{layer}"]["seconds"] for layer in AIMS)
        assert calm >= 90
        assert calm == 2 * tension


def test_levels() -> None:
    for name, entry in LOOPS.items():
        assert entry["loudness"] == pytest.approx(AIMS[name.rpartition("-")[2]], abs=1), name
    for name, entry in STINGS.items():
        assert entry["loudness"] == pytest.approx(STING, abs=1), name


def test_nothing_is_clipped_not_even_both_layers_at_once() -> None:
    """Between the samples too; and the highest of one layer on the highest of the other at the loudest volume, where
    the calm layer makes room for the other."""
    for name, entry in MUSIC.items():
        assert entry["peak"] <= entry["true_peak"] + 0.05 <= -1, name


def test_loops_have_no_seam() -> None:
    """It is no step among those within, neither do other sounds begin or end there than in other bars, nor a click."""
    for name, entry in LOOPS.items():
        assert entry["step"] < 0.5, name
        assert entry["change"] < entry["changes"], name
        assert entry["click"] < entry["clicks"], name


@pytest.mark.parametrize("game", GAMES)
def test_the_tension_goes_on_where_the_mixer_begins_it_anew(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mixer brings it to its rate as if silence was around it: that is mended, and nothing else is touched."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(device.RATE, device.FORMAT, device.CHANNELS, device.BUFFER, allowedchanges=0)
    loop = pygame.mixer.Sound(str(FILES / f"music-{game}-tension.opus"))
    before = loop.get_raw()
    device._bridge(loop)
    heard = memoryview(loop.get_raw()).cast("h")
    kept = 2 * device.CHANNELS * device.BRIDGED
    assert loop.get_raw()[kept:-kept] == before[kept:-kept]
    for side in (0, 1):
        samples = [heard[place] for place in range(side, len(heard), 2)]
        steps = sorted(abs(other - one) for one, other in itertools.pairwise(samples[:400_000]))
        around = samples[-30:] + samples[:30]
        assert max(abs(other - one) for one, other in itertools.pairwise(around)) < 0.75 * steps[-400]
    pygame.mixer.quit()


def test_all_of_it_is_small() -> None:
    assert sum(entry["bytes"] for entry in MUSIC.values()) <= MOST_BYTES
    assert all((FILES / f"{name}.opus").stat().st_size == entry["bytes"] for name, entry in MUSIC.items())


def test_it_is_that_of_the_scores_as_they_are() -> None:
    """After a change of a score or an instrument it is made again: python -m assets.bake_sounds music sting"""
    pytest.importorskip("numpy")
    pytest.importorskip("soundfile")
    code = "from assets.bake_sounds import files; print(files.script(files.MUSIC))"
    assert INDEX["music"] == python(code).strip()


def python(code: str) -> str:
    """What a program prints that is run beside the scripts."""
    ran = subprocess.run([sys.executable, "-c", code], cwd=HOUSE, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-1500:]
    return ran.stdout


@pytest.mark.nightly
@pytest.mark.parametrize("name", sorted(MUSIC))
def test_the_figures_are_those_of_the_files(name: str) -> None:
    pytest.importorskip("numpy")
    pytest.importorskip("soundfile")
    content = f"files.place({name!r}).read_bytes()"
    code = (
        "import json\nfrom assets.bake_sounds import files\nfrom assets.bake_sounds.music import measures\n"
        f"print(json.dumps(measures.figures({name!r}, {content})))"
    )
    measured = json.loads(python(code))
    assert measured.pop("sha256") == MUSIC[name]["sha256"]
    for figure, value in measured.items():
        assert value == pytest.approx(MUSIC[name][figure], abs=0.11), figure


# --- scores -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def notation() -> Any:
    pytest.importorskip("numpy")
    pytest.importorskip("soundfile")
    from assets.bake_sounds.music import notation

    return notation


HEAD = "bar: 4 of 0.5\ncalm: A\nlute: lute 0 0.5 0.5\n"


def notes(notation: Any, row: str, chords: str = "C") -> list[tuple[float, float, int]]:
    """Of a section of the lute alone."""
    made = notation.read(f"{HEAD}== A\nchords | {chords} |\nlute {row}\n")
    return [(note.at, note.length, note.pitch) for note in made.sections["A"].notes["lute"]]


def test_notes_are_read_as_they_are_written(notation: Any) -> None:
    assert notes(notation, "mf | c4:2 . e4+g4 |") == [(0, 2, 60), (3, 1, 64), (3, 1, 67)]
    assert notes(notation, "mf | a4:1.5 bb4:.5 f#3:2 |") == [(0, 1.5, 69), (1.5, 0.5, 70), (2, 2, 54)]


def test_a_figure_goes_on_the_notes_of_each_chord(notation: Any) -> None:
    assert [pitch for _, _, pitch in notes(notation, "p = figure a2 1 2 3 4", "Am | F")] == [
        45, 48, 52, 57, 53, 57, 60, 65
    ]  # fmt: skip


def test_voices_go_the_shortest_way_and_hold_what_stays(notation: Any) -> None:
    told = sorted(notes(notation, "p = voices 3 c4 c5", "C | Am"))
    assert told == [(0, 4, 67), (0, 8, 64), (0, 8, 72), (4, 4, 69)]


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("mf | c4:3 |", "bar 1 has 3 units of 4"),
        ("mf | c4 h4 c4:2 |", "no pitch: h4"),
        ("mf | c4:4 | c4:4 |", "has 2 bars, its chords 1"),
        ("mf = figure c3 1 2 3", "its figure has 3 units of 4"),
        ("mf = anything", "no anything"),
    ],
)
def test_what_is_wrong_in_a_score_is_said(notation: Any, row: str, fault: str) -> None:
    with pytest.raises(notation.BadScore, match=fault):
        notes(notation, row)


def test_the_scores_are_whole(notation: Any) -> None:
    from assets.bake_sounds.music.instruments import INSTRUMENTS

    for game in GAMES:
        score = notation.score(game)
        assert sum(section.bars for section in score.layer("calm")) == 32
        assert sum(section.bars for section in score.layer("tension")) == 16
        assert {part.instrument for part in score.parts.values()} <= set(INSTRUMENTS)
        used = {part for section in score.sections.values() for part in section.notes}
        assert used == set(score.parts), "a part that nobody plays"
