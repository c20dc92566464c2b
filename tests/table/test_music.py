"""The music beneath a match: when it comes and goes, what it gives way to, and what makes it tense."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.table import tree
from game.table.games import table_of
from game.table.match import score
from game.table.match.scene import MatchScene
from game.table.scenes.options import Options
from game.table.scenes.title import Title
from game.table.settings import Settings, load
from game.table.sound import device, music, speaker
from game.table.sound.music import Music, Tension
from game.table.stage import Stage
from tests.table import bot, live
from tests.table.test_sound import Heard
from tests.waiting import until

STEP = 0.05
SET = speaker.HEADROOM * 0.9**2
"""The volume of the calm layer where nobody sets one."""


def heard_by(settings: Settings | None = None, **fields: Any) -> tuple[speaker.Speaker, Heard]:
    """A speaker whose device is open and that wants a piece, of which nothing is heard yet."""
    output = Heard()
    made = speaker.Speaker(settings or Settings(**fields), output)
    made.clock = lambda: 100.0
    made.update(1.0, calm=True)
    made.music.wanted = "music-contracts"
    return made, output


def pass_time(made: speaker.Speaker, seconds: float) -> None:
    for _ in range(round(seconds / STEP)):
        made.update(STEP, calm=True)


def levels(output: Heard) -> tuple[float, float]:
    """How loud the two layers were told to be last."""
    return next(told[1:] for told in reversed(output.told) if told[0] == "levels")


# --- it comes and goes ------------------------------------------------------------------------------------------------


def test_it_fades_in_slowly_to_its_own_volume() -> None:
    made, output = heard_by(volume=1.0, volume_music=0.5)
    calm = []
    for _ in range(round(music.COMES / STEP)):
        made.update(STEP, calm=True)
        calm.append(levels(output)[0])
    assert output.told[1] == ("music", "music-contracts")
    assert calm == sorted(calm) and calm[0] < 0.02
    assert calm[-1] == pytest.approx(0.25 * speaker.HEADROOM, abs=0.01)
    assert levels(output)[1] == 0


def test_whoever_sets_nothing_hears_it_some_8_below_what_cards_do() -> None:
    """The calm layers are made at -22 LUFS, acts and blows at about -16, and these are heard as they were made."""
    made, output = heard_by()
    pass_time(made, music.COMES + 1)
    assert levels(output)[0] == pytest.approx(SET)


def test_another_game_has_its_music_once_that_of_the_last_has_faded() -> None:
    made, output = heard_by()
    pass_time(made, 4)
    made.music.wanted = "music-estro"
    made.update(STEP, calm=True)
    assert ("end music",) not in output.told
    pass_time(made, music.GOES + 0.1)
    assert output.told.index(("end music",)) < output.told.index(("music", "music-estro"))
    assert made.music.playing == "music-estro"


def test_behind_another_window_it_rests_and_then_goes_on_where_it_was() -> None:
    made, output = heard_by()
    pass_time(made, 4)
    made.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    pass_time(made, 2)
    assert output.told[-1] == ("rest", True)
    made.handle(pygame.Event(pygame.WINDOWFOCUSGAINED))
    pass_time(made, 4)
    assert ("rest", False) in output.told
    assert [told for told in output.told if told[0] in ("music", "end music")] == [("music", "music-contracts")]
    assert levels(output)[0] == pytest.approx(SET)


@pytest.mark.parametrize("off", [{"sound_on": False}, {"volume": 0.0}, {"music_on": False}, {"volume_music": 0.0}])
def test_where_it_is_off_none_is_begun(off: dict[str, Any]) -> None:
    made, output = heard_by(**off)
    pass_time(made, 9)
    assert not [told for told in output.told if told[0] == "music"]


def test_where_a_device_comes_and_goes_it_begins_anew() -> None:
    made, output = heard_by()
    pass_time(made, 4)
    made.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=False))
    pass_time(made, 4)
    assert [told[0] for told in output.told if told[0] in ("open", "close", "music")] == [
        "open", "music", "close", "open", "music",
    ]  # fmt: skip


# --- it gives way -----------------------------------------------------------------------------------------------------


def test_it_gives_way_to_blows_by_their_weight_and_comes_back() -> None:
    deepest = {}
    for blow in ("hit-light", "hit-middle", "hit-heavy"):
        made, output = heard_by()
        pass_time(made, 5)
        full = levels(output)[0]
        made.ask(blow)
        pass_time(made, 0.2)
        deepest[blow] = levels(output)[0] / full
        pass_time(made, 3)
        assert levels(output)[0] == pytest.approx(full)
    assert 1 > deepest["hit-light"] > deepest["hit-middle"] > deepest["hit-heavy"] > 0.4


def test_what_is_soft_itself_does_not_push_it_away() -> None:
    made, output = heard_by()
    pass_time(made, 5)
    full = levels(output)
    made.ask("draw")
    pass_time(made, 0.3)
    assert levels(output) == full


def test_under_speech_it_stays_soft_as_long_as_that_lasts() -> None:
    made, output = heard_by()
    pass_time(made, 5)
    full = levels(output)[0]
    made.music.speaking = True
    pass_time(made, 8)
    assert levels(output)[0] == pytest.approx(full * 10 ** (-music.UNDER_SPEECH / 20), rel=0.01)
    made.music.speaking = False
    pass_time(made, 2)
    assert levels(output)[0] == pytest.approx(full)


class Talking:
    """A voice that has always something to say."""

    speaking = True

    def say(self, words: str, language: str) -> None: ...

    def hush(self) -> None: ...

    def update(self) -> bool:
        return True


def test_the_stage_tells_it_that_something_is_said() -> None:
    stage = live.stage()
    stage.go(Title(stage))
    stage.aloud.voice = Talking()  # type: ignore[attr-defined]
    stage.update(STEP)
    assert stage.sound.music.speaking
    stage.aloud.voice = None  # type: ignore[attr-defined]
    stage.update(STEP)
    assert not stage.sound.music.speaking


def test_stings_are_heard_over_it_and_no_louder_than_they_were_made() -> None:
    made, output = heard_by(volume_music=1.0)
    pass_time(made, 5)
    full = levels(output)[0]
    assert made.sting("victory")
    assert ("sting", "sting-contracts-victory", 1.0) in output.told
    pass_time(made, 0.5)
    assert levels(output)[0] < full * 0.2
    pass_time(made, 6)
    assert levels(output)[0] == pytest.approx(full)


def test_without_music_there_are_no_stings() -> None:
    made, _ = heard_by(music_on=False)
    pass_time(made, 5)
    assert not made.sting("victory")


# --- it grows tense ---------------------------------------------------------------------------------------------------


def test_tension_comes_slowly_over_the_calm_layer_and_leaves_more_slowly() -> None:
    made, output = heard_by()
    pass_time(made, 5)
    made.music.tension = 1.0
    pass_time(made, music.TO_TENSION / 2)
    assert 0 < levels(output)[1] < levels(output)[0]
    pass_time(made, music.TO_TENSION)
    calm, tense = levels(output)
    assert tense == pytest.approx(SET) and calm < tense
    made.music.tension = 0.0
    pass_time(made, music.TO_TENSION)
    assert levels(output)[1] > 0
    pass_time(made, music.TO_CALM)
    assert levels(output) == (pytest.approx(SET), 0)


@pytest.mark.parametrize(("game", "seats"), live.GAMES)
def test_the_nearer_to_the_end_the_more_tense(game: str, seats: int) -> None:
    tension = table_of(game).sounds.tension
    if tension is None:
        return
    worse = range(tension.calm, tension.tense, 1 if tension.tense > tension.calm else -1)
    for others in (tension.calm, tension.tense):
        told = [tension.of([{tension.number: value}, {tension.number: others}]) for value in worse]
        assert told == sorted(told)
        assert all(0 <= value <= 1 for value in told)
    assert tension.of([{tension.number: tension.calm}] * seats) == 0
    assert tension.of([{tension.number: tension.tense}, {tension.number: tension.calm}]) == 1


@pytest.mark.parametrize("game", ["contracts", "cataclysm", "estro", "grimoire"])
def test_it_is_told_from_what_everybody_sees(game: str) -> None:
    """From each seat the same, all through a match; calm as it begins, and tense at some time."""
    tension = table_of(game).sounds.tension
    assert tension is not None
    most = 0.0
    for seed in range(6):
        match = live.new_match(live.decks_of(game, 2), seed, seats=("human", "human"), game=game)
        stream = random.Random(seed)
        assert tension.of(match.view(0)["seats"]) == 0
        for _ in range(1200):
            if match.result is not None:
                break
            assert len({tension.of(match.view(seat)["seats"]) for seat in (0, 1)}) == 1
            most = max(most, tension.of(match.view(0)["seats"]))
            seat = match.to_answer or 0
            match.answer(stream.choice(match.view(seat)["decision"]["answers"]))
        if most >= score.TURNS:
            break
    assert most >= score.TURNS


def test_who_is_out_no_longer_counts() -> None:
    tension = Tension("discarded", calm=0, tense=4)
    assert tension.of([{"discarded": 4, "out": True}, {"discarded": 1, "out": False}]) == 0.25
    assert tension.of([]) == 0 == tension.of([{"discarded": True}, {}])


# --- at the table -----------------------------------------------------------------------------------------------------


def table(game: str = "contracts") -> tuple[Stage, MatchScene, Heard]:
    stage = live.stage(game=game)
    heard = Heard()
    stage.sound.output = heard
    match = live.new_match(live.decks_of(game, 2), 1, seats=("human", "human"), game=game)
    return stage, live.scene(stage, match, ("human", "human")), heard


def test_from_the_title_on_a_game_has_its_music_and_it_goes_on_into_the_match() -> None:
    for game in ("contracts", "cataclysm", "estro", "grimoire"):
        stage = live.stage(game=game)
        stage.go(Title(stage))
        assert stage.sound.music.wanted == f"music-{game}"
    stage, scene, heard = table()
    pass_time(stage.sound, 2)
    scene.leave_match()
    pass_time(stage.sound, 5)
    assert [told for told in heard.told if told[0] in ("music", "end music")] == [("music", "music-contracts")]


def test_one_that_is_nearly_beaten_makes_it_tense_and_the_turn_is_heard_once() -> None:
    stage, scene, heard = table()
    pass_time(stage.sound, 2)
    made, tension = scene.score, scene.table.game.sounds.tension
    assert tension is not None
    made.moved = True
    for health in (30, 15, 9, 7, 9, 7):
        seats = [
            {**numbers, "health": health if seat else 30} for seat, numbers in enumerate(scene.table.view["seats"])
        ]
        made.feel(scene.table, {**scene.table.view, "seats": seats})
        assert stage.sound.music.tension == tension.of(seats)
    assert [told[1] for told in heard.told if told[0] == "sting"] == ["sting-contracts-turn"]
    scene.leave_match()
    assert stage.sound.music.tension == 0


@pytest.mark.parametrize(("music_on", "stings"), [(True, ["sting-contracts-victory"]), (False, [])])
def test_the_end_has_a_sting_where_there_is_music_and_else_its_sound(music_on: bool, stings: list[str]) -> None:
    stage, scene, heard = table()
    stage.settings.music_on = music_on
    pass_time(stage.sound, 5)
    scene.score.moved = True
    scene.concede()
    scene.concede()
    live.settle(stage, 6.0)
    assert scene.play.match.result is not None
    assert [told[1] for told in heard.told if told[0] == "sting"] == stings
    assert ("victory" in heard.played()) is not bool(stings)


@pytest.mark.parametrize("where", ["title", "match", "settings", "covered"])
def test_one_key_switches_it_off_and_on_anywhere(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    stage, scene, _ = table()
    if where == "title":
        stage.go(Title(stage))
    elif where == "settings":
        stage.push(Options(stage, "sound"))
    elif where == "covered":
        scene.play.covered = True
    for on in (False, True):
        bot.key(stage, pygame.K_F8)
        assert stage.settings.music_on is on
        assert stage.notice == stage.say("told-music", on="yes" if on else "no")
        assert load()[0].music_on is on


def test_its_settings_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    stage = live.stage()
    stage.go(Title(stage))
    stage.push(Options(stage, "sound"))
    slider, switch = (tree.find(stage.fresh(), name) for name in ("volume-music", "music-on"))
    assert slider is not None and slider.adjust is not None and switch is not None
    slider.adjust(1)
    bot.click(stage, switch)
    kept, damaged = load()
    assert (kept.volume_music, kept.music_on, damaged) == (pytest.approx(1.0), False, False)


# --- the true device --------------------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The true device with SDL's dummy driver."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = device.Device()
    assert made.open()
    yield made
    made.close()


def test_both_layers_are_played_and_rest_together(opened: Any) -> None:
    assert not opened.music("music-grimoire"), "it is read first, by another thread"
    until(lambda: opened.music("music-grimoire"))
    layer = pygame.mixer.Channel(device.TENSE)
    assert pygame.mixer.music.get_busy() and layer.get_busy()
    assert pygame.mixer.music.get_volume() == layer.get_sound().get_volume() == 0
    opened.levels(0.5, 0.25)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.01)
    assert layer.get_sound().get_volume() == pytest.approx(0.25, abs=0.01)
    opened.rest(True)
    assert not pygame.mixer.music.get_busy()
    opened.rest(False)
    assert pygame.mixer.music.get_busy() and layer.get_busy()
    assert opened.sting("sting-grimoire-victory", 0.5) > 3 and pygame.mixer.Channel(device.STING).get_busy()
    assert opened.sting("sting-estro-victory", 0.5) == 0, "only those of the piece that is played are there"
    opened.end_music()
    assert not pygame.mixer.music.get_busy() and not layer.get_busy()
    until(lambda: opened.music("music-estro"))
    assert set(opened._layers) == {"music-estro-tension", *(f"sting-estro-{s}" for s in ("victory", "defeat", "turn"))}


def test_music_that_cannot_be_read_is_silence_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "index.json").write_text('{"files": {"music-x-calm": {}, "music-x-tension": {}}}')
    (tmp_path / "music-x-tension.opus").write_bytes(b"OggS" + bytes(200))
    made = device.Device(tmp_path)
    made.open()
    for _ in range(3):
        assert not made.music("music-x")
        until(lambda: "music-x" in made._tried)
    made.levels(0.5, 0.5)
    assert made.sting("sting-x-turn", 1.0) == 0.0
    made.close()
    assert capsys.readouterr().err.count("music-x can't be played") == 1


def test_nothing_is_played_where_nobody_hears() -> None:
    made = speaker.Speaker(Settings())
    made.music.wanted = "music-contracts"
    made.update(9.0, calm=True)
    assert made.music.playing == "" and isinstance(made.music, Music)
