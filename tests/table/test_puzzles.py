"""Puzzles at the table: the shelf, solving one by pressing, hints in two steps, and a turn that ends without a win."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from time import monotonic, sleep

import pytest

from game.records.cards import GAMES, has_puzzles
from game.records.puzzles import puzzles
from game.system.languages import GRAMMARS
from game.table import settings, tree
from game.table.match.leading import keys_to
from game.table.puzzling.scene import PuzzleScene
from game.table.puzzling.session import Posing
from game.table.puzzling.shelf import Puzzles
from game.table.scenes.title import Title
from game.table.stage import Stage
from game.table.tree import Node
from tests.table import bot, live

POSED = [game for game in GAMES if has_puzzles(game)]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))


def shelf(game: str, **more: object) -> tuple[Stage, Puzzles]:
    """From the title, by its button."""
    stage = live.stage(game=game, **more)  # type: ignore[arg-type]
    stage.settings.speed, stage.settings.confirm_payment = 0, False
    stage.go(Title(stage))
    press(stage, "puzzles")
    assert isinstance(stage.scene, Puzzles)
    return stage, stage.scene


def opened(game: str, place: int, **more: object) -> tuple[Stage, PuzzleScene]:
    stage, scene = shelf(game, **more)
    area = tree.find(stage.fresh(), "puzzles-list")
    assert area is not None and area.adjust is not None
    area.adjust(-99 if place < 0 else 0)  # the wheel, down to the last row
    stage.touch()
    press(stage, f"puzzle-{scene.known[place].number}")
    return stage, posed(stage)


def posed(stage: Stage) -> PuzzleScene:
    assert isinstance(stage.scene, PuzzleScene)
    return stage.scene


def press(stage: Stage, key: str) -> None:
    found = tree.find(tree.reachable(stage.fresh()), key)
    assert found is not None, key
    bot.click(stage, found)


def rest(stage: Stage) -> None:
    """Until somebody is to press: the other side's answer is looked for beside the frames."""
    end = monotonic() + 60
    while monotonic() < end:
        sleep(0.001)
        stage.update(0.05)
        stage.fresh()
        scene = posed(stage)
        if scene.settled and (scene.table.legal.mine or scene.play.solved or scene.play.missed):
            return
    raise AssertionError("nothing comes to rest")


def keys(stage: Stage) -> dict[str, Node]:
    return {node.key: node for node in tree.walk(stage.fresh())}


def solve(stage: Stage) -> None:
    """Press what gives the answers of the solution, one after another."""
    scene = posed(stage)
    answers = scene.puzzle.solution
    for _ in range(6 * len(answers)):
        rest(stage)
        given = len(scene.play.match.steps)
        if scene.play.solved:
            return
        here = keys(stage)
        wanted = next(key for key in keys_to(scene.table, answers[given]) if key in here)
        press(stage, wanted)
    raise AssertionError(f"not solved: {answers}, {len(scene.play.match.steps)} given")


@pytest.mark.parametrize("game", POSED)
@pytest.mark.parametrize("place", [0, -1])
def test_a_puzzle_is_solved_by_pressing_and_marked_for_good(game: str, place: int) -> None:
    stage, scene = opened(game, place)
    solve(stage)
    stage.update(0.05)
    assert settings.load()[0].puzzles == [scene.puzzle.key]
    assert {"puzzle-next", "puzzle-all"} <= keys(stage).keys()
    assert scene.ui.say("puzzle-solved", number=scene.puzzle.number) == keys(stage)["puzzle"].name
    press(stage, "puzzle-all")
    assert scene.ui.say("puzzle-is-solved") in keys(stage)[f"puzzle-{scene.puzzle.number}"].value


@pytest.mark.parametrize("game", POSED)
def test_the_next_puzzle_is_one_that_is_not_solved_yet(game: str) -> None:
    stage, scene = opened(game, 0)
    solve(stage)
    press(stage, "puzzle-next")
    assert posed(stage).puzzle is scene.known[1]


@pytest.mark.parametrize("game", POSED)
def test_a_turn_that_ends_without_a_win_is_not_solved_and_can_be_tried_again(game: str) -> None:
    stage, scene = opened(game, 0)
    for _ in range(20):
        rest(stage)
        if scene.play.missed:
            break
        answer = scene.table.legal.ending or scene.table.legal.answers[-1]
        assert scene.play.answer(answer) is None
        scene.answered()
    assert scene.play.missed and not scene.play.solved
    goal = scene.puzzle.grading.goal
    assert scene.ui.say("puzzle-missed" + f"-{goal}" * (goal != "win")) == keys(stage)["puzzle"].name
    assert not settings.load()[0].puzzles
    press(stage, "puzzle-again")
    assert posed(stage) is not scene and posed(stage).puzzle is scene.puzzle
    assert not posed(stage).play.match.steps


def test_the_answer_of_the_other_side_is_looked_for_beside_the_frames() -> None:
    puzzle = next(one for one in puzzles("grimoire") if one.grading.answered)
    play, gate = Posing(puzzle), Event()
    for answer in puzzle.solution:
        if play.asked_seat != play.viewer:
            break
        play.answer(answer)
    answered, wanted = play.posed.answered, play.posed.seeking()
    play.posed.seeking = lambda: lambda: (gate.wait(60), wanted())[1]  # type: ignore[method-assign]
    assert play.asked_seat != play.viewer and not play.think() and not play.think()
    gate.set()
    while not play.think():
        sleep(0.01)
    assert play.posed.answered == answered + 1


def test_what_showed_nothing_hidden_is_taken_back() -> None:
    stage, scene = opened("contracts", 0)
    scene.play.answer(scene.puzzle.solution[0])
    scene.answered()
    rest(stage)
    assert scene.play.match.steps
    scene.undo()
    assert not scene.play.match.steps


@pytest.mark.parametrize("game", POSED)
@pytest.mark.parametrize("lang", GRAMMARS)
def test_the_first_hint_says_what_kind_of_move_and_the_second_which(game: str, lang: str) -> None:
    stage, scene = opened(game, 0, lang=lang)
    said = [keys(stage)["puzzle"].value]
    for _ in range(2):
        press(stage, "puzzle-hint")
        said.append(keys(stage)["puzzle"].value)
    card = scene.table.view["entities"][scene.puzzle.first[1]]
    assert len({*said}) == 3 and not any("{" in words or "‹" in words for words in said)
    assert scene.table.words.entity(scene.table.view, scene.puzzle.first[1]) in said[2]
    assert card["card"] == "player" or scene.table.words.entity(scene.table.view, scene.puzzle.first[1]) not in said[1]
    assert "disabled" in keys(stage)["puzzle-hint"].flags


@pytest.mark.parametrize("game", POSED)
@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_the_shelf_fits_and_tells_grade_and_moves(game: str, lang: str, size: tuple[int, int]) -> None:
    stage, scene = shelf(game, lang=lang, size=size)
    live.fits(stage)
    first = scene.known[0]
    told = keys(stage)[f"puzzle-{first.number}"].value
    assert str(first.grading.grade) in told and str(first.moves) in told


@pytest.mark.parametrize("game", POSED)
def test_the_easy_ones_come_first_below_headings_that_count_those_solved(game: str) -> None:
    stage, scene = shelf(game)
    grades = [puzzle.grading.grade for puzzle in scene.known]
    assert grades == sorted(grades)
    easiest = [puzzle for puzzle in scene.known if puzzle.grading.grade == grades[0]]
    before = keys(stage)[f"grade-{grades[0]}"]
    assert before.value == scene.ui.say("puzzles-count", solved=0, all=len(easiest))
    stage.settings.puzzles = [easiest[0].key]
    stage.touch()
    now = keys(stage)
    assert now[f"grade-{grades[0]}"].value == scene.ui.say("puzzles-count", solved=1, all=len(easiest))
    letters = [now[f"puzzle-{puzzle.number}"] for puzzle in easiest]
    assert [scene.ui.say("puzzle-is-open") not in letter.value for letter in letters] == [
        puzzle is easiest[0] for puzzle in easiest
    ]


def test_whoever_comes_back_from_a_puzzle_sees_its_letter() -> None:
    stage, scene = shelf(POSED[0])
    last = len(scene.known) - 1
    stage.doors.puzzles(stage, last)
    node = keys(stage)[f"puzzle-{scene.known[last].number}"]
    assert "selected" in node.flags and stage.root.rect.contains(node.rect)


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_the_feast_of_a_solved_puzzle_fits(scale: float, size: tuple[int, int]) -> None:
    stage, _ = opened(POSED[0], 0, scale=scale, size=size)
    solve(stage)
    stage.update(0.05)
    panel = keys(stage)["puzzle"]
    assert panel.role == "dialog" and stage.root.rect.contains(panel.rect)
    assert all(panel.rect.contains(keys(stage)[key].rect) for key in ("puzzle-next", "puzzle-all"))


def test_a_game_without_puzzles_has_no_button_for_them() -> None:
    for game in GAMES:
        stage = live.stage(game=game)
        stage.go(Title(stage))
        assert ("puzzles" in keys(stage)) == has_puzzles(game)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_what_is_said_of_a_puzzle_covers_no_card(scale: float) -> None:
    stage, _ = opened(POSED[0], 0, scale=scale)
    live.settle(stage, 2.0)
    root = stage.fresh()
    panel = tree.find(root, "puzzle")
    cards = [node for node in tree.walk(root) if node.role == "card" and node.rect.w]
    assert panel is not None and len(cards) >= 3
    assert not [card.key for card in cards if card.rect.colliderect(panel.rect)]
