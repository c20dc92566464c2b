"""The look back at the table: its screen, a moment opened, the better line played out, and trying again from there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ai import analyst
from game.records import analysis, matchfile
from game.records.match import Match
from game.records.matchfile import matches_folder
from game.table import tree
from game.table.analysing import leading
from game.table.analysing.scene import Analysis, open_for
from game.table.match.scene import MatchScene
from game.table.replay import opening
from game.table.replay.scene import ReplayScene
from game.table.scenes.title import Title
from game.table.stage import Stage
from tests.rings import by_night
from tests.table import bot, live
from tests.table.test_matches import kept, node, press


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    return tmp_path


class Judge:
    """Finds at once that something legal would have been better, by more the longer the match went on."""

    made: list[Any] = []
    lost = False

    def __init__(self, *start: Any) -> None:
        self.stopped = False
        Judge.made.append(self)

    def look(self, shown: Any, made: Any, close: bool) -> None:
        from game.rules import game_named

        self.close, self.view = close, shown
        assert game_named(shown["game"])
        self.answer = made

    def poll(self) -> Any:
        loss = round(0.04 + (self.view["turn"] * 7 % 11) / 40, 3)
        return analyst.Judged(0.5 + loss, 0.5, (tuple(self.answer[0]),), True)

    def stop(self) -> None:
        self.stopped = True


@pytest.fixture(autouse=True)
def judge(monkeypatch: pytest.MonkeyPatch) -> type[Judge]:
    Judge.made = []
    monkeypatch.setattr(analyst, "Analyst", Judge)
    return Judge


def looked_back(match: Match | None = None, until_done: bool = True, **more: Any) -> tuple[Stage, Analysis]:
    match = match or kept()
    stage = live.stage(game=match.game.name, **more)
    stage.settings.speed = 0
    stage.go(Title(stage))
    assert match.path is not None
    opening.analyse_path(stage, match.path)
    scene = stage.scene
    assert isinstance(scene, Analysis)
    while until_done and scene.background.running:
        stage.update(0.02)
    return stage, scene


def opened(match: Match | None = None, key: str = "moment-0-0", **more: Any) -> tuple[Stage, ReplayScene]:
    stage, _ = looked_back(match, **more)
    press(stage, key)
    assert isinstance(stage.scene, ReplayScene)
    return stage, stage.scene


def test_it_grows_while_it_is_looked_at_and_tells_three_moments_of_each_side() -> None:
    stage, scene = looked_back(until_done=False)
    assert "0%" in node(stage, "progress").name and node(stage, "stop")
    for _ in range(8):
        stage.update(0.02)
    assert 0 < scene.background.study.progress < 1 and not tree.find(stage.fresh(), "moment-0-0")
    while scene.background.running:
        stage.update(0.02)
    keys = {n.key for n in tree.walk(stage.fresh())}
    assert {f"moment-{seat}-{n}" for seat in (0, 1) for n in range(3)} <= keys and "stop" not in keys
    curve = node_of(stage, "analysis-curve").value
    assert "100" in curve and ": " in curve


def node_of(stage: Stage, key: str) -> tree.Node:
    found = tree.find(stage.fresh(), key)
    assert found is not None, key
    return found


def told_by(stage: Stage, key: str) -> str:
    """What the curve says of the place that is pointed at."""
    at = node_of(stage, key).rect
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=at.center, rel=(0, 0), buttons=(0, 0, 0)))
    return node_of(stage, key).name


def test_the_curve_tells_turn_and_chance_where_it_is_pointed_at_and_a_click_leads_to_the_moment() -> None:
    stage, scene = looked_back()
    told = leading.marks(scene.background.study)
    place = next(n for n, mark in enumerate(told) if mark.turn > 2)
    said = told_by(stage, f"mark-{place}")
    assert said.startswith(f"Turn {told[place].turn}: You ") and said.count("%") == 2
    press(stage, f"mark-{place}")
    assert isinstance(stage.scene, ReplayScene) and stage.scene.play.watched.step == told[place].step


def test_by_keys_the_curve_is_gone_along_and_opened() -> None:
    stage, scene = looked_back()
    stage.focus, stage.keyboard = "analysis-curve", True
    for _ in range(3):
        bot.key(stage, pygame.K_RIGHT)
    assert scene.looked == 3
    bot.key(stage, pygame.K_RETURN)
    assert isinstance(stage.scene, ReplayScene)
    assert stage.scene.play.watched.step == leading.marks(scene.background.study)[3].step


def test_moments_that_mattered_hang_on_the_curve_and_open() -> None:
    stage, _ = looked_back()
    hung = [n for n in tree.walk(stage.fresh()) if n.key.startswith("turning-")]
    listed = {n.name for n in tree.walk(stage.root) if n.key.startswith("moment-")}
    assert len(hung) == 6 and {n.name for n in hung} == listed
    press(stage, "turning-1-0")
    assert isinstance(stage.scene, ReplayScene) and stage.scene.moment is not None
    assert stage.scene.moment.moment.seat == 1


def test_the_lead_is_the_part_of_the_first_side_in_both_chances() -> None:
    def lead(*chances: float | None) -> float:
        return leading.Mark(1, 1, 0.5, chances, frozenset({0})).lead

    assert lead(0.6, 0.3) == pytest.approx(2 / 3) and lead(0.4, None) == 0.4 and lead(None, 0.7) == pytest.approx(0.3)
    assert lead(1.0, 0.0) == 1 and lead(0.0, 0.0) == 0.5 and lead(0.8) == 0.8


def test_an_unfinished_curve_ends_where_it_was_looked_at() -> None:
    stage, scene = looked_back(until_done=False)
    for _ in range(8):
        stage.update(0.02)
    told = leading.marks(scene.background.study)
    assert told and told[-1].along < 0.9 and "At the end" not in node_of(stage, "analysis-curve").value
    while scene.background.running:
        stage.update(0.02)
    assert leading.marks(scene.background.study)[-1].along == 1
    assert "At the end" in node_of(stage, "analysis-curve").value


@pytest.mark.parametrize("scale", [0.75, 1.5, 2.0])
def test_at_any_scale_the_page_grows_and_all_of_it_is_reached(scale: float) -> None:
    stage, _ = looked_back(size=(1024, 600), scale=scale)
    live.fits(stage)
    area = node_of(stage, "analysis-page")
    last = [n for n in tree.walk(area) if n.key.startswith("moment-")][-1]
    for _ in range(60):
        assert area.adjust is not None
        area.adjust(-1)
        stage.touch()
        area = node_of(stage, "analysis-page")
    assert area.rect.contains(node_of(stage, last.key).rect)


def test_it_can_be_stopped_and_gone_on_with_and_leaving_keeps_what_was_found() -> None:
    match = kept()
    stage, scene = looked_back(match, until_done=False)
    for _ in range(6):
        stage.update(0.02)
    press(stage, "stop")
    found = len(scene.background.study.looks)
    assert Judge.made[-1].stopped and found and "kept" in node(stage, "progress").name
    shown = [n for n in tree.walk(stage.fresh()) if n.key.startswith("moment-")]
    assert shown, "what was found is not shown"
    study = scene.background.study
    turns = [point.turn for seat in study.seats for point in study.curve(seat)]
    assert max(turns) < match.state.turn, "the curve goes beyond what was looked at"
    stage.update(0.02)
    assert len(scene.background.study.looks) == found
    press(stage, "go-on")
    for _ in range(4):
        stage.update(0.02)
    assert len(scene.background.study.looks) > found
    press(stage, "back")
    assert all(made.stopped for made in Judge.made)
    assert len(analysis.kept(match).looks) > found


def test_when_all_is_found_it_is_there_at_once_the_next_time() -> None:
    match = kept()
    looked_back(match)
    before = len(Judge.made)
    stage, scene = looked_back(match, until_done=False)
    assert scene.background.study.done and node(stage, "moment-0-0") and len(Judge.made) == before


def test_of_a_match_that_is_not_over_nothing_is_told() -> None:
    match = kept(until=9)
    stage = live.stage(game="cataclysm")
    stage.go(Title(stage))
    open_for(stage, match)
    assert not isinstance(stage.scene, Analysis) and "over" in stage.notice


def test_a_moment_is_opened_on_the_table_from_the_side_that_was_asked() -> None:
    for key, seat in (("moment-0-1", 0), ("moment-1-0", 1)):
        stage, scene = opened(key=key)
        assert scene.moment is not None and scene.moment.moment.seat == seat == scene.table.near
        assert scene.play.watched.step == scene.moment.look.step and not scene.play.running
        panel = node_of(stage, "moment")
        assert "(50%)" in panel.name and panel.value.startswith("Better: ")
        live.settle(stage, 1.0)
        assert scene.play.watched.step == scene.moment.look.step, "it stands there until somebody wants to see more"


def test_the_better_line_is_played_out_and_then_what_was_done() -> None:
    match = kept()
    content = match.path.read_bytes() if match.path else b""
    stage, scene = opened(match)
    assert scene.moment is not None
    step = scene.moment.look.step
    press(stage, "moment-line")
    assert scene.watching.better_shown and scene.play.running
    live.settle(stage, 2.0)
    watched = scene.play.watched
    assert watched.step == watched.length and watched.length > step
    assert watched.whole.record.answers[:step] == match.record.answers[:step]
    assert node(stage, "line").value == "The better line, as far as it can be planned"
    assert not node_of(stage, "play-on").enabled
    press(stage, "moment-line")
    live.settle(stage, 30.0)
    assert scene.play.watched.length == len(match.steps) == scene.play.watched.step
    assert scene.table.view == match.view(scene.table.near)
    assert match.path is not None and match.path.read_bytes() == content


def test_one_tries_again_from_there_against_the_same_opponent() -> None:
    match = kept(seats=("human", "random"))
    stage, scene = opened(match)
    assert scene.moment is not None
    step, seat = scene.moment.look.step, scene.moment.moment.seat
    press(stage, "moment-line")
    live.settle(stage, 1.0)
    press(stage, "moment-again")
    begun = stage.scene
    assert isinstance(begun, MatchScene) and not isinstance(begun, ReplayScene)
    made = begun.play.match
    try:
        assert made.seats == ("human", "random") and begun.table.near == seat == 0
        assert len(made.steps) == step and made.to_answer == seat and made.path != match.path
        assert made.record.answers == match.record.answers[:step]
    finally:
        begun.leave()
    assert len(matchfile.files(matches_folder())) == 2


def test_one_can_take_the_other_side_against_its_level() -> None:
    stage, _ = opened(kept(seats=("human", "random")), key="moment-1-0")
    stage.settings.setup.level = "novice"
    press(stage, "moment-again")
    made = stage.scene.play.match  # type: ignore[attr-defined]
    assert made.seats == ("novice", "human")
    stage.scene.leave()


def test_from_the_moment_one_comes_back_to_the_analysis() -> None:
    stage, _ = opened()
    press(stage, "moment-back")
    assert isinstance(stage.scene, Analysis) and stage.scene.background.study.done
    bot.key(stage, pygame.K_ESCAPE)
    assert isinstance(stage.scene, ReplayScene)


def test_the_library_the_time_line_and_the_end_of_a_match_lead_there() -> None:
    from game.table.match.opening import show
    from tests.table.test_matches import replay_of, stage_with_library

    match = kept()
    stage = stage_with_library()
    press(stage, "analysis")
    assert isinstance(stage.scene, Analysis)
    stage, _ = replay_of(match)
    bot.key(stage, pygame.K_k)
    assert isinstance(stage.scene, Analysis)
    stage = live.stage(game="cataclysm")
    show(stage, match, True)
    live.settle(stage, 3.0)
    press(stage, "analysis-open")
    assert isinstance(stage.scene, Analysis)
    for scene in stage.scenes:
        scene.leave()


@pytest.mark.parametrize(
    ("game", "count", "size", "lang"),
    [
        ("contracts", 2, (1280, 720), "it"),
        ("contracts", 2, (1920, 1080), "en"),
        by_night(("cataclysm", 3, (1280, 720), "en")),
        ("cataclysm", 5, (1280, 720), "it"),
        by_night(("cataclysm", 4, (1920, 1080), "it")),
        by_night(("estro", 4, (1280, 720), "it")),
    ],
)
def test_everything_fits(game: str, count: int, size: tuple[int, int], lang: str) -> None:
    seats = ("human", *["random"] * (count - 1))
    stage, _ = looked_back(kept(5, game, seats), until_done=False, size=size, lang=lang)
    live.fits(stage)
    while stage.scene.background.running:  # type: ignore[attr-defined]
        stage.update(0.02)
    live.fits(stage)
    key = next(n.key for n in tree.walk(stage.fresh()) if n.key.startswith("moment-"))
    press(stage, key)
    live.fits(stage)


def test_a_moment_shows_the_cards_of_what_was_done_and_of_what_was_better() -> None:
    stage, scene = looked_back()
    study = scene.background.study
    met: set[bool] = set()
    for step, moment in study.moments.items():
        answer, entities = moment.made[0], study.view(step)["entities"]
        known = entities.get(answer[1]) if answer[1:] and isinstance(answer[1], int) else None
        is_card = known is not None and known["card"] in stage.library.cards
        face = scene._face(study.view(step), moment.made)
        assert (face.card if face is not None else "") == (known["card"] if known is not None and is_card else "")
        met.add(is_card)
    assert True in met and scene._face(study.view(0), ()) is scene._face(study.view(0), (("end",),)) is None
