"""The library of played matches, the time line, flags, the bundle, and playing on from a moment."""

from __future__ import annotations

import zipfile
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.records import analysis, bundle, matchfile
from game.records.analysis import Look
from game.records.flags import flags_of
from game.records.match import Match
from game.records.matchfile import matches_folder
from game.table import app, tree
from game.table.analysing import leading
from game.table.match.scene import MatchScene
from game.table.replay.scene import ReplayScene
from game.table.scenes.matches import Matches
from game.table.scenes.title import Title
from game.table.stage import Stage
from game.table.tree import Node
from tests.rings import each
from tests.table import bot, live


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    return tmp_path


def kept(seed: int = 3, game: str = "cataclysm", seats: tuple[str, ...] = ("human", "random"), until: int = 0) -> Match:
    """A match played at random to its end, or for so many answers, as it lies in the folder of matches."""
    match = live.new_match(live.decks_of(game, len(seats)), seed, 0, seats, game)
    live.random_play(match, seed, lambda match: bool(until) and len(match.steps) >= until)
    match.save_in(matches_folder())
    return match


def stage_with_library(**more: Any) -> Stage:
    stage = live.stage(game="cataclysm", **more)
    stage.settings.speed = 0
    stage.go(Title(stage))
    press(stage, "matches")
    for _ in range(30):
        stage.update(0.02)
    return stage


def node(stage: Stage, key: str) -> Node:
    found = tree.find(tree.reachable(stage.fresh()), key)
    assert found is not None, f"{key} can't be reached"
    return found


def press(stage: Stage, *keys: str) -> None:
    for key in keys:
        bot.click(stage, node(stage, key))


def replay_of(match: Match, **more: Any) -> tuple[Stage, ReplayScene]:
    stage = live.stage(game=match.game.name, **more)
    stage.settings.speed = 0
    stage.go(Title(stage))
    assert match.path is not None
    stage.open_file(match.path)
    assert isinstance(stage.scene, ReplayScene)
    return stage, stage.scene


def test_the_library_tells_decks_result_length_date_and_game() -> None:
    first = kept(3)
    kept(4, until=9)
    stage = stage_with_library()
    rows = [n for n in tree.walk(stage.fresh()) if n.role == "option"]
    assert len(rows) == 2
    ended = next(row for row in rows if f"{first.record.turns} turn" in row.value)
    assert "Embers and Blades · The Long Tide" in ended.name
    assert "Cataclysm" in ended.value and first.record.created[:10] in ended.value
    assert sum("Not over yet" in row.value for row in rows) == 1


def test_a_row_says_who_played_and_four_with_dealt_decks_play_inferno() -> None:
    match = live.new_match(live.decks_of("estro", 4), 3, 0, ("human", *["random"] * 3), "estro")
    match.record.people = [{"name": "Ada"}, {}, {"name": "Ben"}, {}]
    match.save_in(matches_folder())
    stage = stage_with_library()
    press(stage, "of-estro")
    for _ in range(4):
        stage.update(0.02)
    row = node(stage, "match-0")
    assert "Ada" in row.name and "Ben" in row.name and row.name.endswith("Inferno, decks by chance")


def test_a_row_has_the_curve_of_a_match_that_was_looked_back_at() -> None:
    match = kept()
    study = analysis.kept(match)
    for step, moment in study.moments.items():
        study.take(Look(step, 0.6 if moment.seat else 0.3, 0.3, moment.made[:1], True))
    stage = stage_with_library()
    assert tree.find(stage.fresh(), "course") is None
    stage.pop()
    analysis.keep(study)
    press(stage, "matches")
    for _ in range(6):
        stage.update(0.02)
    scene = stage.scene
    assert isinstance(scene, Matches) and node(stage, "course")
    (kept_,) = scene.matches
    told = scene._line(kept_, scene.known[kept_.path])
    assert list(told.marks) == leading.marks(study) and list(told.seats) == study.seats


def test_matches_can_be_narrowed_to_a_game() -> None:
    kept(3)
    stage = stage_with_library()
    press(stage, "of-estro")
    assert tree.find(stage.fresh(), "matches-list-none")
    press(stage, "of-cataclysm")
    assert tree.find(stage.fresh(), "match-0")


def test_a_match_that_is_over_is_looked_at_again_to_its_end() -> None:
    match = kept()
    stage = stage_with_library()
    press(stage, "open")
    scene = stage.scene
    assert isinstance(scene, ReplayScene) and scene.play.watched.step == 0
    for _ in range(2000):
        stage.update(0.05)
    assert scene.play.watched.step == len(match.steps)
    assert scene.table.view == match.view(scene.table.near)
    assert not scene.play.running
    assert node(stage, "line").value in ("A draw", "You won", "Opponent won")


def test_the_menu_says_that_it_leads_back_to_the_matches() -> None:
    stage, scene = replay_of(kept())
    scene.open_menu()
    assert node(stage, "menu-leave").name == "Leave to the played matches"
    press(stage, "menu-leave")
    assert isinstance(stage.scene, Matches)


def test_nobody_gives_hints_on_a_match_that_is_over() -> None:
    stage, scene = replay_of(kept())
    scene.watching.go(8)
    assert not {node.key for node in tree.walk(stage.fresh())} & {"advice-button", "first-hint", "windows"}


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
def test_what_acts_in_the_middle_goes_over_the_time_line_which_stays_alive(scale: float) -> None:
    stage, _ = replay_of(kept(), scale=scale)
    bar = node(stage, "timeline")
    order = [child.key for child in stage.root.children]
    assert order.index("timeline") < order.index("cards")
    assert all(tree.hit(stage.root, part.rect.center) is part for part in bar.children if part.actions)


def test_time_stands_where_the_line_is_pressed() -> None:
    match = kept()
    stage, scene = replay_of(match)
    line = node(stage, "line").rect
    bot.drag(stage, (line.x + 1, line.centery), (line.x + line.w // 2, line.centery))
    assert scene.play.watched.step == pytest.approx(len(match.steps) / 2, abs=1)
    assert not scene.play.running
    assert match.path is not None
    assert scene.table.view == Match.load(match.path, step=scene.play.watched.step).view(scene.table.near)


def test_keys_step_by_answers_and_turns() -> None:
    stage, scene = replay_of(kept())
    watched = scene.play.watched
    bot.key(stage, pygame.K_PAGEDOWN)
    bot.key(stage, pygame.K_PAGEDOWN)
    assert watched.step == watched.turns[2].step
    bot.key(stage, pygame.K_PERIOD)
    assert watched.step == watched.turns[2].step + 1
    bot.key(stage, pygame.K_PAGEUP)
    assert watched.step == watched.turns[2].step
    bot.key(stage, pygame.K_COMMA)
    assert watched.step == watched.turns[2].step - 1
    bot.key(stage, pygame.K_END)
    assert watched.step == watched.length
    bot.key(stage, pygame.K_SPACE)
    assert watched.step == 0 and scene.play.running, "at the end it begins anew"


def test_all_sides_may_be_seen_of_a_match_that_is_over() -> None:
    stage, scene = replay_of(kept())
    scene.watching.stop()
    scene.watching.go(6)
    seen = {}
    for _ in range(2):
        seen[scene.table.near] = [scene.table.view["entities"][card]["card"] for card in scene.table.own_hand]
        press(stage, "other-side")
    assert len(seen) == 2 and all(seen.values())


def test_of_an_unfinished_match_only_the_own_side_is_shown() -> None:
    match = kept(until=12)
    stage = stage_with_library()
    press(stage, "watch")
    scene = stage.scene
    assert isinstance(scene, ReplayScene) and scene.play.sides == [0]
    assert not tree.find(stage.fresh(), "other-side")
    assert not node(stage, "play-on").enabled
    scene.watching.go(12)
    assert scene.table.view == match.view(0)


def test_an_unfinished_match_of_several_people_tells_nothing() -> None:
    match = kept(seats=("human", "human"), until=12)
    match.note("fun", "My dragon comes next")
    stage = stage_with_library()
    assert not tree.find(stage.fresh(), "watch")
    assert "dragon" not in tree.as_text(stage.fresh())
    held = {
        match.cards[card["card"]].id
        for seat in (0, 1)
        for card in match.view(seat)["entities"].values()
        if card.get("zone") == "hand"
    }
    names = {live.library("cataclysm").cards[card].name["en"] for card in held}
    assert not any(name in tree.as_text(stage.fresh()) for name in names)
    assert match.path is not None
    from game.table.replay import opening

    opening.watch_path(stage, match.path)
    assert isinstance(stage.scene, Matches) and "stays hidden" in stage.notice


def test_a_flag_stays_in_the_file_and_on_the_line() -> None:
    match = kept()
    stage, scene = replay_of(match)
    scene.watching.go(10)
    bot.key(stage, pygame.K_f)
    for letter in "Odd":
        stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.key.key_code(letter), mod=0, unicode=letter))
    press(stage, "flag-confusing")
    assert match.path is not None
    (flag,) = flags_of(matchfile.read(match.path))
    assert (flag.at, flag.kind, flag.text) == (10, "confusing", "Odd")
    scene.watching.go(0)
    assert node(stage, "flag-0").hint == "Confusing: Odd"
    press(stage, "flag-0")
    assert scene.play.watched.step == 10


def test_a_moment_is_flagged_in_a_match_too() -> None:
    stage = live.stage(game="cataclysm")
    match = kept(until=4)
    scene = live.scene(stage, match)
    bot.key(stage, pygame.K_f)
    press(stage, "flag-rules-bug")
    assert [(flag.at, flag.kind, flag.seat) for flag in flags_of(match.record)] == [(4, "rules_bug", scene.table.near)]


def test_the_bundle_is_opened_by_a_drop_onto_the_window(tmp_path: Path) -> None:
    match = kept()
    stage, scene = replay_of(match)
    scene.watching.go(5)
    bot.key(stage, pygame.K_f)
    press(stage, "flag-fun")
    press(stage, "bundle")
    (path,) = bundle.folder().iterdir()
    assert path.name in stage.notice
    with zipfile.ZipFile(path) as archive:
        assert sorted(archive.namelist()) == ["about.json", "flags.txt", "match.match"]
    for kept_file in matches_folder().iterdir():
        kept_file.unlink()
    other = live.stage(game="contracts")
    other.go(Title(other))
    other.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    assert isinstance(other.scene, ReplayScene)
    assert [flag.kind for flag in other.scene.watching.flags] == ["fun"] and other.library.game == "cataclysm"


@pytest.mark.parametrize("content", [b"", b"{", b"PK\x03\x04 no zip", b"\x00" * 400])
@pytest.mark.parametrize("suffix", [".match", bundle.SUFFIX, ".txt"])
def test_a_damaged_file_that_is_dropped_gives_one_sentence(content: bytes, suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"bad{suffix}"
    path.write_bytes(content)
    stage = live.stage()
    stage.go(Title(stage))
    stage.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    assert isinstance(stage.scene, Title)
    assert stage.notice == stage.say("title-unreadable")


def test_playing_on_is_a_match_of_its_own_on_the_chosen_side() -> None:
    match = kept()
    stage, scene = replay_of(match)
    assert match.path is not None
    before = match.path.read_bytes()
    scene.watching.stop()
    scene.watching.go(8)
    press(stage, "other-side", "play-on")
    made = stage.scene
    assert type(made) is MatchScene
    assert made.play.seats == (stage.settings.setup.level, "human") and made.table.near == 1
    assert made.play.match.record.answers == match.record.answers[:8]
    assert match.path.read_bytes() == before and len(list(matches_folder().glob("*.match"))) == 2
    made.leave()


def test_at_its_end_a_match_can_t_be_played_on() -> None:
    stage, scene = replay_of(kept())
    scene.watching.go(scene.play.watched.length)
    button = node(stage, "play-on")
    assert not button.enabled and "before the end" in button.hint


@pytest.mark.parametrize(
    ("size", "lang", "game"),
    each(
        product(
            [(1280, 720), (1920, 1080), (1024, 600), (2560, 1080)], ["it", "en"], ["contracts", "cataclysm", "estro"]
        )
    ),
)
def test_every_part_lies_in_the_window(size: tuple[int, int], lang: str, game: str) -> None:
    match = kept(game=game, until=30)
    if match.result is None:
        match.concede(0)
    stage, scene = replay_of(match, size=size, lang=lang)
    for _ in range(2):
        app.picture(stage)
        for found in tree.walk(stage.fresh()):
            if found.actions:
                assert pygame.Rect(0, 0, *size).contains(found.rect), found.key
            assert "‹" not in f"{found.name}{found.value}{found.hint}", found.key
        scene.flag()
    scene.cancel()
    parts = [n for n in node(stage, "timeline").children if n.role in ("button", "slider") and "flag-" not in n.key]
    assert not [(a.key, b.key) for a in parts for b in parts if a is not b and a.rect.colliderect(b.rect)]
    scene.leave_match()
    for _ in range(4):
        stage.update(0.02)
    app.picture(stage)
    assert not [n.key for n in tree.walk(stage.fresh()) if "‹" in f"{n.name}{n.value}{n.hint}"]
