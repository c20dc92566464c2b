"""The baked sounds: all there, as the index says, small, levelled, without clicks; and the script makes them again."""

from __future__ import annotations

import array
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.table.games import table_of
from game.table.sound import cues
from game.table.sound.device import FILES, RATE, _variants
from tests.table import live

HOUSE = Path(__file__).resolve().parent.parent.parent
INDEX = json.loads((FILES / "index.json").read_text("utf-8"))
LOOPS = [name for name in INDEX["files"] if name.startswith("ambience-")]
MUSIC = [name for name in INDEX["files"] if name.startswith(("music-", "sting-"))]  # test_music_files.py
EFFECTS = [name for name in INDEX["files"] if name not in (*LOOPS, *MUSIC)]
MOST_BYTES = 3_000_000
ACTS = ("play-", "hit-", "death", "bolt", "seal", "out", "warning")
ACT = -16.0
"""Loudness in LUFS of what cards do, on average, in its loudest 0.4 seconds."""
CLICK = 150
"""Of 32 768: about -47 decibels below full scale."""


def test_the_index_accounts_for_every_file() -> None:
    found = {path.stem: hashlib.sha256(path.read_bytes()).hexdigest() for path in FILES.glob("*.o*")}
    assert found == {name: entry["sha256"] for name, entry in INDEX["files"].items()}
    assert sum(path.stat().st_size for path in FILES.iterdir() if path.suffix != ".opus") < MOST_BYTES


def test_the_sounds_are_those_of_the_script_as_it_is() -> None:
    """After a change of `assets/bake_sounds` they are made again: python -m assets.bake_sounds"""
    made = hashlib.sha256()
    for path in sorted((HOUSE / "assets" / "bake_sounds").glob("*.py")):
        if path.name in ("order.py", "sheet.py", "measures.py"):  # they make no sound
            continue
        made.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n"))
    assert INDEX["script"] == made.hexdigest()


def test_the_page_lists_every_sound() -> None:
    page = (FILES / "README.md").read_text("utf-8")
    whole = sum(entry["bytes"] for entry in INDEX["files"].values()) / 1e6
    assert page.endswith(f"{len(INDEX['files'])} files, {whole:.2f} MB.\n")
    for name, count in _variants(FILES).items():
        assert (f"| `{name}` |" if name in MUSIC else f"| `{name}` | {count} |") in page


def test_levels() -> None:
    files: dict[str, dict[str, Any]] = INDEX["files"]
    assert all(entry["peak"] <= entry["true_peak"] + 0.05 <= -1 for entry in files.values())
    assert all(-37 <= files[name]["loudness"] <= -35 for name in LOOPS)
    assert all(-25 <= files[name]["loudness"] <= -13 for name in EFFECTS)
    acts = [entry["loudness"] for name, entry in files.items() if name.startswith(ACTS)]
    assert all(-19 <= loudness <= -13 for loudness in acts)
    assert sum(acts) / len(acts) == pytest.approx(ACT, abs=0.75)
    for name, count in _variants(FILES).items():
        if name not in (*LOOPS, *MUSIC):
            levels = [files[f"{name}-{number + 1}"]["loudness"] for number in range(count)]
            assert max(levels) - min(levels) <= 1.5, f"{name}: its variants are not equally loud"
    light, middle, heavy = (files[f"hit-{weight}-1"]["loudness"] for weight in ("light", "middle", "heavy"))
    assert light + 2 < middle < heavy - 2


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(RATE, -16, 2, 1024, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples(name: str) -> array.array[int]:
    """As they are played: left and right by turns."""
    found = array.array("h")
    found.frombytes(pygame.mixer.Sound(str(FILES / f"{name}.ogg")).get_raw())
    return found


@pytest.mark.usefixtures("mixer")
def test_no_sound_clicks_at_its_ends() -> None:
    for name in EFFECTS:
        heard = samples(name)
        assert max(map(abs, [*heard[:8], *heard[-8:]])) < CLICK, name


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("name", LOOPS)
def test_loops_have_no_seam(name: str) -> None:
    """From the last sample to the first is no longer a way than within."""
    heard = samples(name)
    assert len(heard) == 2 * RATE * round(INDEX["files"][name]["seconds"])
    steps = sorted(abs(heard[place + 2] - heard[place]) for place in range(0, 400_000, 2))
    for side in (0, 1):
        assert abs(heard[side] - heard[len(heard) - 2 + side]) <= steps[round(len(steps) * 0.9999) - 1]


def named(found: tuple[cues.Cue, ...]) -> Iterator[str]:
    yield from (cue.sound for cue in found if isinstance(cue.sound, str))


def test_every_cue_names_a_sound_that_there_is() -> None:
    known = set(_variants(FILES)) - set(MUSIC)
    wanted = {*cues.HITS, cues.PLAYED, "draw", "drop", "turn-own", "turn-far"}
    wanted |= {"lift", "refused", "button", "token", "question", "warning", "victory", "defeat", "out"}
    for found in (*cues.BEATS.values(), *cues.EVENTS.values()):
        wanted.update(named(found))
    for game in ("contracts", "cataclysm", "estro", "grimoire"):
        own = table_of(game).sounds
        wanted |= {own.ambience, *own.played.values()}
        for found in own.events.values():
            wanted.update(named(found))
    assert wanted == known, "a sound that nothing asks for, or a cue without a sound"


@pytest.mark.parametrize("game", ["contracts", "cataclysm", "estro"])
def test_every_card_of_a_game_has_a_sound_of_its_own_kind(game: str) -> None:
    own, library = table_of(game).sounds, live.library(game)
    kinds = {card.kind for card in library.cards.values() if card.total == 0 and not card.token}
    elements = {element for card in library.cards.values() for element in card.cost if card.cost[element]}
    assert set(own.played) <= kinds | elements
    assert elements <= set(own.played)


def test_the_script_makes_them_again() -> None:
    """Alike each time in one place; elsewhere the last bits of the numbers may be others, and with them the bytes."""
    pytest.importorskip("numpy")
    pytest.importorskip("soundfile")
    code = (
        "import numpy as np\nfrom assets.bake_sounds import __main__ as bake, files\n"
        "for name in ('token-1', 'hit-light-1', 'turn-far-1'):\n"
        "    made = bake.baked(name)\n    assert made == bake.baked(name)\n"
        "    kept = files.decoded((files.BAKED / f'{name}.ogg').read_bytes())\n"
        "    assert kept.shape == files.decoded(made).shape\n"
        "    assert np.abs(kept - files.decoded(made)).max() < 0.01, name\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=HOUSE, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-1500:]
