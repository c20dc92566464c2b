"""What is heard at the table: what makes which sound, when, how loud; and silence where there is no device."""

from __future__ import annotations

import itertools
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.table import tree
from game.table.games import table_of
from game.table.match import score, throws
from game.table.match.intents import Deed
from game.table.match.motion import Beat
from game.table.match.scene import MatchScene
from game.table.scenes.options import VOLUME_ROWS, Options
from game.table.scenes.title import Title
from game.table.settings import Settings
from game.table.sound import cues, device, speaker
from game.table.sound.cues import BEATS, Cue, Low, Sounds
from game.table.stage import Stage
from game.table.worlds.tables import WEIGHTS
from tests.table import bot, live
from tests.waiting import until


class Heard:
    """An output that writes down what it is told."""

    def __init__(self, works: bool = True) -> None:
        self.works = works
        self.told: list[tuple[Any, ...]] = []

    def open(self) -> bool:
        self.told.append(("open",))
        return self.works

    def close(self) -> None:
        self.told.append(("close",))

    def play(self, name: str, gain: float, number: int) -> bool:
        self.told.append(("play", name, round(gain, 3), number))
        return True

    def variants(self, name: str) -> int:
        return 3

    def loop(self, name: str, gain: float, fade: int) -> bool:
        self.told.append(("loop", name, round(gain, 3)))
        return True

    def loudness(self, gain: float) -> None:
        self.told.append(("loudness", round(gain, 3)))

    def fade(self, milliseconds: int) -> None:
        self.told.append(("fade",))

    def music(self, name: str) -> bool:
        self.told.append(("music", name))
        return True

    def levels(self, calm: float, tension: float) -> None:
        self.told.append(("levels", calm, tension))

    def rest(self, resting: bool) -> None:
        self.told.append(("rest", resting))

    def end_music(self) -> None:
        self.told.append(("end music",))

    def sting(self, name: str, gain: float) -> float:
        self.told.append(("sting", name, gain))
        return 4.0

    def played(self) -> list[str]:
        return [told[1] for told in self.told if told[0] == "play"]


def listening(output: Heard, **settings: Any) -> speaker.Speaker:
    """A speaker whose device is open, with a clock that stands still."""
    made = speaker.Speaker(Settings(**settings), output)
    made.clock = lambda: 100.0
    made.update(1.0, calm=True)
    return made


# --- which sound ------------------------------------------------------------------------------------------------------


def hearer(sounds: Sounds | None = None) -> cues.Hearer:
    return cues.Hearer(0, frozenset({"field"}), "hand", lambda card: card, WEIGHTS.of, sounds or Sounds())


@pytest.mark.parametrize(
    ("beat", "event", "sound"),
    [
        ("damage", {"amount": 1}, "hit-light"), ("damage", {"amount": 2}, "hit-light"),
        ("damage", {"amount": 3}, "hit-middle"), ("damage", {"amount": 6}, "hit-heavy"),
        ("lose", {"amount": 9}, "hit-heavy"), ("heal", {}, "heal"), ("shake", {}, "death"),
        ("turn", {"seat": 0}, "turn-own"), ("turn", {"seat": 1}, "turn-far"),
        ("move", {"from": "deck", "to": "hand"}, "draw"), ("move", {"from": "field", "to": "hand"}, "draw"),
        ("move", {"from": "deck", "to": "field"}, "drop"), ("move", {"from": "hand", "to": "field"}, ""),
        ("move", {"from": "field", "to": "discard"}, ""),
        ("hold_up", {"card": "amber"}, "play-amber"), ("hold_up", {"card": "unknown"}, cues.PLAYED),
        ("hold_up", {}, cues.PLAYED),
    ],
)  # fmt: skip
def test_what_happens_has_its_sound(beat: str, event: dict[str, Any], sound: str) -> None:
    (cue,) = BEATS[beat]
    assert cue.name(hearer(Sounds(played={"amber": "play-amber"})), event) == sound


@pytest.mark.parametrize("game", ["contracts", "cataclysm", "estro", "grimoire"])
def test_a_blow_sounds_as_heavy_as_it_is_in_its_game(game: str) -> None:
    weights = table_of(game).weights
    scene = live.scene(live.stage(game=game), live.new_match(live.decks_of(game, 2), game=game))
    from_here, (cue,) = score.hearer(scene.table), BEATS["damage"]
    amounts = (1, weights.heavy - 1, weights.heavy, weights.crushing - 1, weights.crushing)
    told = [cue.name(from_here, {"amount": amount}) for amount in amounts]
    assert told == ["hit-light"] * 2 + ["hit-middle"] * 2 + ["hit-heavy"]


def test_a_die_is_heard_to_land_when_it_lies() -> None:
    assert BEATS["dice"][1].after == throws.ROLLS


def test_a_warning_comes_when_a_number_falls_or_rises_to_its_bound() -> None:
    falling, rising = Low("health", 10), Low("lost", 3, rising=True)
    assert [falling.holds({"health": health}) for health in (11, 10, -2)] == [False, True, True]
    assert [rising.holds({"lost": lost}) for lost in (2, 3, 4)] == [False, True, True]
    assert not falling.holds({})


def test_the_numbers_of_the_warnings_are_in_the_views() -> None:
    for game, seats in live.GAMES:
        low = table_of(game).sounds.low
        match = live.new_match(live.decks_of(game, seats), seats=("human",) * seats, game=game)
        if low is not None:
            numbers = match.view(0)["seats"][0]
            assert type(numbers[low.number]) is int, game


def test_where_a_step_is_shown_at_once_the_weightiest_sound_stands_for_it() -> None:
    assert min(["draw", "play-fire", "death", "ring"], key=cues.weight) == "death"
    assert min(["draw", "play-fire", "ring"], key=cues.weight) == "play-fire"
    assert cues.weight("no such sound") == len(cues.WEIGHT)


# --- when -------------------------------------------------------------------------------------------------------------


def test_a_sound_within_a_beat_parts_it_and_keeps_its_length() -> None:
    sound = Beat(0.0, cue=lambda: None)
    first, last = Beat(1.0, lambda: None), Beat(0.5)
    parted = score._placed([first, last], 0.4, sound)
    assert [round(beat.length, 3) for beat in parted] == [0.4, 0.0, 0.6, 0.5]
    assert parted[1] is sound and parted[0].begin is first.begin and parted[2].begin is None
    assert score._placed([first, last], 0.0, sound) == [sound, first, last]
    assert score._placed([first, last], 1.0, sound) == [first, sound, last]
    assert score._placed([first, last], 9.0, sound) == [first, last, sound]


def table(game: str = "contracts", seed: int = 1, **settings: Any) -> tuple[Stage, MatchScene]:
    stage = live.stage(game=game, **settings)
    seats = ("human", "human")
    match = live.new_match(live.decks_of(game, 2), seed, seats=seats, game=game)
    return stage, live.scene(stage, match, ("human", "random"))


def played_on(stage: Stage, scene: MatchScene, stream: random.Random, presses: int, rest: float = 3.0) -> None:
    """A person presses what there is to press, the others answer at random."""
    for _ in range(presses):
        match = scene.play.match
        if match.result is not None:
            break
        if match.to_answer == 0:
            node = bot.wanted(stage, stream)
            if node is not None:
                bot.click(stage, node)
        else:
            answer = stream.choice(match.view(match.to_answer)["decision"]["answers"])
            scene.play.answer(answer, match.to_answer)
            scene.answered()
        live.settle(stage, rest)


@pytest.mark.parametrize("game", ["contracts", "cataclysm"])
def test_a_match_is_heard(game: str) -> None:
    """Turns, draws, plays, blows and deaths; and nothing is asked for that there is not."""
    asked: Counter[str] = Counter()
    for seed in live.seeds():
        stage, scene = table(game, seed)
        stage.sound.asked = asked_for = type(stage.sound.asked)(maxlen=None)
        played_on(stage, scene, random.Random(seed), 120)
        asked.update(asked_for)
        whole = {name.partition("-")[0] for name in asked}
        if {"turn", "draw", "play", "hit", "death"} <= whole and asked["turn-own"] and asked["turn-far"]:
            break
    assert set(asked) <= set(device._variants(device.FILES))


def test_what_is_skipped_makes_no_sound() -> None:
    stage, scene = table()
    heard = Heard()
    stage.sound.output = heard
    stage.sound.update(1.0, calm=True)
    beats = [Beat(0.4, cue=lambda: stage.sound.ask("death")) for _ in range(9)]
    scene.table.motion.beats = beats
    scene.skip()
    assert not scene.table.motion.busy and heard.played() == []


def test_at_once_a_step_makes_one_sound() -> None:
    stage, scene = table("cataclysm", speed=0)
    steps = 0
    while scene.play.match.result is None and steps < 60:
        match, before = scene.play.match, len(stage.sound.asked)
        seat = match.to_answer or 0
        scene.play.answer(random.Random(steps).choice(match.view(seat)["decision"]["answers"]), seat)
        scene.play.steps[-1].events[:] = [
            event for event in scene.play.steps[-1].events if event["kind"] in ("damage", "destroyed", "moved", "play")
        ]
        scene.answered()
        told = [name for name in list(stage.sound.asked)[before:] if name not in ("question", "warning", "victory")]
        assert len(told) <= 1
        steps += 1
    assert steps


def test_the_same_sound_is_not_begun_twice_at_a_time() -> None:
    heard = Heard()
    made = listening(heard)
    now = [100.0]
    made.clock = lambda: now[0]
    for after in (0.0, 0.01, 0.039, 0.041, 0.05):
        now[0] = 100.0 + after
        made.ask("draw")
    made.ask("heal")
    assert heard.played() == ["draw", "draw", "heal"]


def test_no_variant_is_heard_twice_running() -> None:
    heard = Heard()
    made = listening(heard)
    for step in range(60):
        made.clock = lambda step=step: float(step)  # type: ignore[misc]
        made.ask("hit-light")
    numbers = [told[3] for told in heard.told if told[0] == "play"]
    assert all(one != other for one, other in itertools.pairwise(numbers))
    assert set(numbers) == {0, 1, 2}


# --- how loud ---------------------------------------------------------------------------------------------------------


def test_whoever_sets_nothing_hears_everything_with_room_for_what_sounds_at_once() -> None:
    """The effects at the most that is ever played, the ambience a little below; nothing can be set louder."""
    heard = Heard()
    made = listening(heard)
    made.ambience = "ambience-workshop"
    made.ask("draw")
    made.update(0.1, calm=True)
    assert next(told for told in heard.told if told[0] == "play")[2] == speaker.HEADROOM <= 0.5
    assert 0.7 < next(told for told in heard.told if told[0] == "loop")[2] / speaker.HEADROOM < 1.0


def test_volumes_stand_apart() -> None:
    heard = Heard()
    made = listening(heard, volume=0.5, volume_effects=1.0, volume_ambience=0.4)
    made.ambience = "ambience-battlefield"
    made.ask("draw")
    made.update(0.1, calm=True)
    assert ("play", "draw", 0.125, heard.told[1][3]) in heard.told
    assert ("loop", "ambience-battlefield", 0.02) in heard.told
    made.settings.volume_ambience = 0.8
    made.update(0.1, calm=True)
    assert heard.told[-1] == ("loudness", 0.08)


def test_behind_another_window_the_ambience_is_gone_and_the_rest_softer() -> None:
    heard = Heard()
    made = listening(heard, volume=1.0, volume_effects=1.0)
    made.ambience = "ambience-workshop"
    made.update(0.1, calm=True)
    made.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    made.update(0.1, calm=True)
    assert heard.told[-1] == ("fade",)
    made.ask("turn-own")
    assert heard.told[-1][2] == speaker.BEHIND * speaker.HEADROOM
    made.handle(pygame.Event(pygame.WINDOWFOCUSGAINED))
    made.update(0.1, calm=True)
    assert heard.told[-1][:2] == ("loop", "ambience-workshop")


def test_each_table_has_its_own_ambience_and_the_title_none() -> None:
    loops = set()
    for game in ("contracts", "cataclysm"):
        stage, scene = table(game)
        loops.add(stage.sound.ambience)
        stage.push(Options(stage))
        assert stage.sound.ambience == scene.table.game.sounds.ambience, "settings lie over the table"
        stage.pop()
        scene.leave_match()
        assert stage.sound.ambience == ""
    loops.add(table_of("estro").sounds.ambience)
    assert len(loops) == 3


@pytest.mark.parametrize("where", ["free", "help", "covered"])
def test_one_key_switches_the_sound_off_and_on_anywhere(where: str) -> None:
    stage, scene = table()
    if where == "help":
        scene.do(Deed.HELP)
    elif where == "covered":
        scene.play.covered = True
    for on in (False, True):
        bot.key(stage, pygame.K_s)
        assert stage.settings.sound_on is on
        assert stage.notice == stage.say("told-sound", on="yes" if on else "no")


def test_without_sound_no_device_is_opened() -> None:
    for settings in ({"sound_on": False}, {"volume": 0.0}):
        heard = Heard()
        listening(heard, **settings).update(9.0, calm=True)
        assert heard.told == []


@pytest.mark.parametrize("field", [*VOLUME_ROWS, "sound_on"])
def test_the_settings_are_heard_at_once_and_kept(field: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    stage = live.stage()
    heard = Heard()
    stage.sound.output = heard
    stage.sound.update(1.0, calm=True)
    stage.go(Title(stage))
    stage.push(Options(stage, "sound"))
    node = tree.find(stage.fresh(), field.replace("_", "-"))
    assert node is not None
    if node.adjust:
        node.adjust(-1)
    else:
        bot.click(stage, node)
    stage.update(0.05)
    expected = {
        "volume": ["hit-middle"], "volume_effects": ["hit-middle"], "volume_ambience": [], "volume_music": [],
        "sound_on": []
    }[field]  # fmt: skip
    assert heard.played() == expected
    assert (("loop", speaker.SAMPLE, pytest.approx(0.64 * speaker.HEADROOM)) in heard.told) == (
        field == "volume_ambience"
    )
    assert f'"{field}": {"false" if field == "sound_on" else getattr(stage.settings, field)}' in (
        tmp_path / "settings.json"
    ).read_text("utf-8")
    for _ in range(200):
        stage.sound.update(0.05, calm=True)
    assert heard.told[-1] == ("fade",) or field != "volume_ambience"


def test_what_a_hand_does_is_heard() -> None:
    stage, _ = table()
    asked = stage.sound.asked
    at_play = live.until_kind("act")
    match = live.sought(
        lambda match: at_play(match) and any(way[0] == "play" for way in match.view(0)["decision"]["answers"])
    )
    scene = live.scene(stage, match)
    card = next(iter(scene.table.legal.actions["play"]))
    node = tree.find(stage.fresh(), f"card-{card}")
    assert node is not None
    start = node.rect.center
    bot.drag(stage, start, (start[0] + 60, start[1]))
    assert list(asked)[-2:] == ["lift", "drop"]
    asked.clear()
    scene.refuse(scene.play.why_not(("attack", 9999, 9999)))
    assert list(asked) == ["refused"]
    asked.clear()
    bot.click(stage, tree.find(stage.fresh(), "menu-button") or stage.root)
    assert list(asked) == ["button"]


# --- no device --------------------------------------------------------------------------------------------------------


def test_a_device_that_fails_is_tried_once_and_again_when_one_comes() -> None:
    heard = Heard(works=False)
    made = listening(heard)
    for _ in range(50):
        made.update(0.1, calm=True)
        made.ask("draw")
    assert heard.told == [("open",)]
    heard.works = True
    made.handle(pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=False))
    made.update(1.0, calm=True)
    made.ask("draw")
    assert heard.played() == ["draw"]


def test_where_a_device_goes_another_is_opened() -> None:
    heard = Heard()
    made = listening(heard)
    made.ambience = "ambience-workshop"
    made.update(0.1, calm=True)
    made.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=True))
    assert ("close",) not in heard.told, "a microphone"
    made.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=False))
    made.update(1.0, calm=True)
    assert [told[0] for told in heard.told] == ["open", "loop", "close", "open", "loop"]


def test_the_device_is_opened_when_nothing_moves_or_at_last() -> None:
    heard = Heard()
    made = speaker.Speaker(Settings(), heard)
    made.update(speaker.CALM + 0.1, calm=False)
    assert heard.told == []
    made.update(0.01, calm=True)
    assert heard.told == [("open",)]
    heard = Heard()
    made = speaker.Speaker(Settings(), heard)
    made.update(speaker.LATEST, calm=False)
    assert heard.told == [("open",)]


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The true device with SDL's dummy driver, on a folder of which one file is missing and one is damaged."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    folder = tmp_path / "sounds"
    shutil.copytree(device.FILES, folder)
    (folder / "draw-1.ogg").unlink()
    (folder / "heal-1.ogg").write_bytes(b"OggS" + bytes(200))
    made = device.Device(folder)
    yield made
    made.close()


def test_missing_and_damaged_files_are_silent_and_said_once(opened: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert opened.open()
    until(lambda: opened.play("victory", 0.5, 0))
    for _ in range(3):
        assert not opened.play("draw", 0.5, 0) and not opened.play("heal", 0.5, 0) and not opened.play("nothing", 1, 0)
    assert opened.play("draw", 0.5, 1)
    said = capsys.readouterr().err.splitlines()
    assert [line.split(" can't")[0] for line in said] == ["contracts: the sound draw-1", "contracts: the sound heal-1"]


def test_no_more_voices_than_there_are(opened: Any) -> None:
    opened.open()
    until(lambda: opened.play("defeat", 0.1, 0))
    heard = [opened.play("defeat", 0.1, 0) for _ in range(12)]
    assert heard == [True] * (device.VOICES - 1) + [False] * (13 - device.VOICES)


def test_loops_are_read_when_they_are_asked_for(opened: Any) -> None:
    opened.open()
    assert not opened.loop("ambience-hourglass", 0.1, 10)
    until(lambda: opened.loop("ambience-hourglass", 0.1, 10))
    assert "ambience-battlefield" not in opened._sounds
    opened.loudness(0.2)
    assert pygame.mixer.Channel(opened._channel).get_sound().get_volume() == pytest.approx(0.2, abs=0.01)
    opened.fade(1)
    until(lambda: not pygame.mixer.Channel(opened._channel).get_busy())


def test_a_device_that_is_closed_under_it_ends_in_silence(opened: Any, capsys: pytest.CaptureFixture[str]) -> None:
    opened.open()
    until(lambda: opened.play("defeat", 0.1, 0))
    pygame.mixer.quit()
    for _ in range(3):
        assert not opened.play("defeat", 0.1, 0)
        opened.loudness(0.1), opened.fade(10)
    said = [line for line in capsys.readouterr().err.splitlines() if "mixer not initialized" in line]
    assert len(said) == len(set(said)) == 2


@pytest.mark.parametrize("driver", ["no-such-driver", "dummy"])
def test_the_table_runs_with_and_without_a_device(driver: str, tmp_path: Path) -> None:
    """Its first frames come without waiting for sound, and it ends at once."""
    surroundings = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": driver,
        "CONTRACTS_HOME": str(tmp_path),
    }
    code = "from game.table import app\nraise SystemExit(app.run(app.Start('sample', frames=60)))"
    ran = subprocess.run([sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, timeout=60)
    said = [line for line in ran.stderr.splitlines() if line.startswith("contracts:")]
    assert ran.returncode == 0, ran.stderr[-1500:]
    assert len(said) == (1 if driver == "no-such-driver" else 0), said


def test_what_stands_in_the_shared_tables_is_sound() -> None:
    assert all(isinstance(cue, Cue) and cue.after >= 0 for found in BEATS.values() for cue in found)
