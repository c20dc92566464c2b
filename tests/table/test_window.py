"""In a true window, on a display of its own: whole matches by the mouse alone and by the keyboard alone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.table import window
from tests import evenings
from tests.campaigns import endings
from tests.screen import NEEDS_WINDOW, Screen

HOUSE = Path(__file__).resolve().parent.parent.parent

pytestmark = NEEDS_WINDOW


@pytest.fixture
def display(request: pytest.FixtureRequest) -> Iterator[str]:
    screen = Screen(*request.param)
    yield screen.name
    screen.off()


def surroundings(display: str, home: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    return kept | {
        "DISPLAY": display,
        "CONTRACTS_HOME": str(home),
        "PYTHONPATH": str(HOUSE),
        "SDL_AUDIODRIVER": "dummy",
    }


def told(program: str, *arguments: str, display: str, home: Path) -> dict[str, Any]:
    """What a program of this folder printed last, run with a window on `display`."""
    ran = subprocess.run(
        [sys.executable, "-m", f"tests.table.{program}", *arguments],
        cwd=HOUSE,
        env=surroundings(display, home),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found


@pytest.mark.parametrize(
    ("display", "by", "lang", "game", "seats"),
    [
        ((1280, 720), "mouse", "en", "cataclysm", "human,casual"),
        ((1920, 1080), "keys", "it", "cataclysm", "human,random"),
        ((1920, 1080), "keys", "en", "estro:mnemonica", "human,random"),
        ((1280, 720), "drag", "en", "contracts", "human,casual"),
        ((1280, 720), "drag", "it", "grimoire", "human,casual"),
        pytest.param((1920, 1080), "keys", "en", "grimoire", "human,random", marks=pytest.mark.nightly),
        pytest.param((1280, 720), "drag", "it", "cataclysm", "human,casual,random", marks=pytest.mark.nightly),
        pytest.param((1280, 720), "mouse", "it", "estro", "human,human,random,random", marks=pytest.mark.nightly),
        pytest.param((1280, 720), "mouse", "it", "contracts", "human,random", marks=pytest.mark.nightly),
        pytest.param((1920, 1080), "keys", "en", "contracts", "human,random", marks=pytest.mark.nightly),
        pytest.param(
            (1920, 1080), "keys", "it", "cataclysm", "human,human,random,human,random", marks=pytest.mark.nightly
        ),
    ],
    indirect=["display"],
)
def test_a_match_is_played_to_its_end(display: str, by: str, lang: str, game: str, seats: str, tmp_path: Path) -> None:
    width, height = ("1280", "720") if by != "keys" else ("1920", "1080")
    game, _, rules = game.partition(":")
    found = told("window_player", by, width, height, lang, "240", game, seats, rules, display=display, home=tmp_path)
    assert found["driver"] == "x11" and found["size"] == [int(width), int(height)]
    assert found["result"] is not None, found
    assert found["colours"] > 100
    if found["pressed"] > 5:  # a match of Cataclysm may be over before anything can be dragged
        assert (found["dragged"] > 2) == (by == "drag")
    assert list(tmp_path.glob("matches/*"))


@pytest.mark.parametrize("display", [(1280, 720)], indirect=True)
def test_a_deck_is_built_and_played(display: str, tmp_path: Path) -> None:
    found = told("window_builder", "1280", "720", "it", display=display, home=tmp_path)
    assert found["driver"] == "x11" and found["own"] == ["nuovo_mazzo"] and found["decks"][0] == "nuovo_mazzo"
    assert (tmp_path / "cards" / "estro" / "decks" / "nuovo_mazzo.yaml").is_file()


@pytest.mark.parametrize("display", [(1280, 720)], indirect=True)
def test_a_puzzle_is_solved(display: str, tmp_path: Path) -> None:
    found = told("window_puzzles", "1280", "720", "it", display=display, home=tmp_path)
    assert found["driver"] == "x11" and found["solved"] == [found["key"]]


@pytest.mark.parametrize("display", [(1280, 720)], indirect=True)
def test_a_lesson_is_played_to_its_end(display: str, tmp_path: Path) -> None:
    found = told("window_learner", "1280", "720", "it", "cataclysm", display=display, home=tmp_path)
    assert found["driver"] == "x11" and found["over"] and found["learnt"] == {"cataclysm": -1}
    assert found["offers"] == ["continue", "next-lesson", "to-title"]


@pytest.mark.parametrize("display", [(1280, 720)], indirect=True)
def test_cards_are_looked_through_and_one_is_edited_while_a_match_is_open(display: str, tmp_path: Path) -> None:
    found = told("window_workshop", "1280", "720", "it", display=display, home=tmp_path)
    assert found["driver"] == "x11" and found["branched"] == [False, True] and found["health"] == 5


@pytest.mark.parametrize(
    ("display", "lang", "game"),
    [
        ((1280, 720), "it", "contracts"),
        pytest.param((1920, 1080), "en", "estro", marks=pytest.mark.nightly),
        pytest.param((1280, 720), "en", "cataclysm", marks=pytest.mark.nightly),
    ],
    indirect=["display"],
)
def test_a_position_is_set_up_by_mouse_and_holds_as_a_scenario(
    display: str, lang: str, game: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    width, height = map(str, request.node.callspec.params["display"])
    found = told("window_bench", width, height, lang, game, display=display, home=tmp_path)
    assert found["driver"] == "x11" and found["failed"] == []
    assert (tmp_path / "cards" / game / "scenarios" / found["file"]).is_file()
    assert all(card in found["text"] for card in found["cards"])
    assert found["seconds"] < 60, "of pressing, not of thinking"


@pytest.mark.parametrize(
    ("display", "lang"),
    [((1280, 720), "it"), pytest.param((1920, 1080), "en", marks=pytest.mark.nightly)],
    indirect=["display"],
)
def test_a_match_is_looked_at_again_a_lesson_is_played_and_a_key_changed(
    display: str, lang: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    width, height = map(str, request.node.callspec.params["display"])
    ran = subprocess.run(
        [sys.executable, "-m", "tests.table.window_reader", width, height, lang],
        cwd=HOUSE,
        env=surroundings(display, tmp_path),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    found = json.loads(ran.stdout.splitlines()[-1])
    assert found["driver"] == "x11" and found["size"] == [int(width), int(height)]
    at = found["replay"]["at"]
    assert at > 0 and found["replay"]["begun"] == at
    assert found["flags"] == found["bundle"] == [[at, "unfair", "Odd here"]]
    assert (
        found["keys"]["F1"] == "title" and found["keys"]["G"] == "glossary" and found["keys"]["keys"] == {"help": 103}
    )
    assert min(found["pressed"]) >= 16 and found["lessons"] == {"cataclysm": -1, "estro": -1}


@pytest.mark.parametrize(
    ("display", "lang", "game"),
    [((1280, 720), "it", "contracts"), pytest.param((1920, 1080), "en", "cataclysm", marks=pytest.mark.nightly)],
    indirect=["display"],
)
def test_a_match_is_begun_and_played_by_a_gamepad(
    display: str, lang: str, game: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """A device of SDL's own that is plugged in while the window is there, and pulled out at the end."""
    width, height = map(str, request.node.callspec.params["display"])
    found = told("window_pad", width, height, lang, game, "12", display=display, home=tmp_path)
    if "none" in found:
        pytest.skip(found["none"])
    assert found["driver"] == "x11" and (found["given"] >= 12 or (found["over"] and found["given"] > 2))
    assert {"JoyDeviceAdded", "JoyButtonDown", "JoyAxisMotion", "JoyDeviceRemoved"} <= set(found["heard"])
    assert list(tmp_path.glob("matches/*.match"))


@pytest.mark.parametrize(
    ("display", "lang"),
    [((1280, 720), "it"), pytest.param((1920, 1080), "en", marks=pytest.mark.nightly)],
    indirect=["display"],
)
def test_a_match_is_looked_back_at_and_tried_again(
    display: str, lang: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """With a hint and the opponent's plan, and its process killed in the midst of the match."""
    width, height = map(str, request.node.callspec.params["display"])
    found = told("window_analyst", width, height, lang, display=display, home=tmp_path)
    assert found["driver"] == "x11" and found["looked"] > 5 and found["moments"] > 0 and found["better"] > 0
    assert found["again"][0] == found["again"][1] < found["answers"]
    assert found["hint"] and found["restarted"] and sorted(found["seats"]) == ["human", "regular"]
    assert found["over"] or found["plan"]
    assert len(list(tmp_path.glob("matches/*.match"))) == 2 and len(list(tmp_path.glob("matches/*.analysis"))) == 1


def test_without_a_display_the_table_says_so(tmp_path: Path) -> None:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("SDL_", "WAYLAND")) and k != "DISPLAY"}
    code = (
        "from game.table.window import NoDisplay, Window\n"
        "try:\n    Window((1280, 720))\nexcept NoDisplay as fault:\n    print('said', fault)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=HOUSE, env=kept | {"PYTHONPATH": str(HOUSE)}, capture_output=True, text=True
    )
    assert "said" in ran.stdout and "display" in ran.stdout


@pytest.mark.skipif(not shutil.which("xwininfo"), reason="needs xwininfo")
@pytest.mark.parametrize("what", endings.ENDS)
def test_a_window_that_goes_before_its_first_frame_leaves_no_process(what: str, tmp_path: Path) -> None:
    screen = Screen(1280, 720)
    try:
        program = endings.begin(["play", "--seed", "3"], tmp_path, {"DISPLAY": screen.name})
        endings.do(what, screen, endings.window(screen.name, program))
        assert "Traceback" not in endings.ended(program, what)
    finally:
        screen.off()


@pytest.mark.parametrize(
    ("screens", "wanted"),
    [
        ([], (1600, 900)),
        ([(2560, 1440)], (1920, 1080)),
        ([(1920, 1080)], (1600, 900)),
        ([(1366, 768)], (1280, 720)),
        ([(1280, 720)], (1280, 720)),
        ([(1024, 600)], (1024, 600)),
        ([(3840, 2160), (1366, 768)], (1280, 720)),
    ],
)
def test_the_window_fits_on_every_screen(screens: list[tuple[int, int]], wanted: tuple[int, int]) -> None:  # fault 26
    assert window.fitting(screens) == wanted


OPENED = """
import json, time, pygame
from game.table.window import Window
window = Window()
time.sleep(0.3)
pygame.event.pump()
shown = pygame.Window.from_display_module()
print(json.dumps([window.size, shown.position, shown.minimum_size]))
"""


@pytest.mark.parametrize("display", [(1024, 600)], indirect=True)
def test_on_a_small_screen_all_of_the_window_is_seen(display: str, tmp_path: Path) -> None:  # fault 26
    around = surroundings(display, tmp_path)
    ran = subprocess.run([sys.executable, "-c", OPENED], cwd=HOUSE, env=around, capture_output=True, text=True)
    assert json.loads(ran.stdout.splitlines()[-1]) == [[1024, 600], [0, 0], [1024, 600]], ran.stderr


@pytest.mark.nightly
def test_an_evening_shows_no_fault(tmp_path: Path) -> None:
    found = evenings.evening(evenings.Plan("cataclysm", (1280, 720), "it", "novice", 3), tmp_path)
    assert found["faults"] == [] and found["result"], found
    seen = {"scene-title", "scene-set-up", "opening", "log", "over-menu", "end", "scene-analysis", "watched"}
    assert seen <= set(found["kinds"])
    assert len(list(tmp_path.glob("*.png"))) >= len(seen)
