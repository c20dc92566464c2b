"""The lab at the table: what can be chosen, the matrix that fills, matches that open, and what ends it."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import cli
from game.lab import balancing, beside, ledger, replaying
from game.records import agreeing
from game.records.cards import rules_of
from game.rules import NAMES
from game.system import processes
from game.table import app, theme, tree
from game.table.blocks import book
from game.table.lab import course, matrix
from game.table.lab.scene import Lab
from game.table.match import opening
from game.table.match.scene import MatchScene
from game.table.replay.scene import ReplayScene
from game.table.scenes.title import Title
from game.table.stage import Stage
from tests.table import live
from tests.table.test_matches import kept, node, press
from tests.table.test_worlds import contrast
from tests.waiting import PATIENCE, until


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    return tmp_path


class Told(beside.Errand):
    """Tells what it is given, with no process behind it."""

    made: list[Told]

    def __init__(self, do: str, wish: beside.Wish, *more: str) -> None:
        self.do, self.wish, self.more = do, wish, more
        self.messages: list[dict[str, Any]] = []
        self.ended = False
        Told.made.append(self)

    @property
    def over(self) -> bool:
        return self.ended

    def poll(self) -> dict[str, Any] | None:
        return self.messages.pop(0) if self.messages else None

    def stop(self) -> None:
        self.ended = True


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> type[Told]:
    Told.made = []
    monkeypatch.setattr(course, "Errand", Told)
    return Told


def lab(game: str = "sparks", level: str = "random", pairs: int = 20, **more: Any) -> tuple[Stage, Lab]:
    stage = live.stage(game=game, **more)
    stage.go(Title(stage))
    scene = Lab(stage)
    scene.choice.level, scene.choice.pairs = level, pairs
    stage.push(scene)
    return stage, scene


def wait(stage: Stage, done: Callable[[], bool]) -> None:
    def looked() -> bool:
        stage.update(0.02)
        return done()

    until(looked)


def played(stage: Stage, scene: Lab) -> None:
    """Begin, and wait for the end."""
    press(stage, "begin")
    wait(stage, lambda: not scene.course.running)
    assert not scene.course.trouble, scene.course.trouble


# --- what can be chosen -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_a_game_has_its_decks_and_starts_to_choose_from_and_a_cell_for_each_two_decks(game: str) -> None:
    stage, _ = lab(game)
    keys = {found.key for found in tree.walk(stage.fresh())}
    decks = [deck.id for deck in stage.library.decks]
    assert {f"deck-{deck}" for deck in decks} <= keys
    assert {f"cell-{one}-{other}" for one in decks for other in decks if one != other} <= keys
    assert {f"all-{deck}" for deck in decks} <= keys and {"level", "pairs", "begin", "anew", "page"} <= keys
    starts = [found for found in tree.walk(stage.root) if found.key.startswith("start-")]
    named = agreeing.starts(rules_of(game))
    assert len(starts) == len(named) and not {found.name for found in starts} & {s.replace("_", " ") for s in named}


def test_the_title_opens_it_by_mouse() -> None:
    stage = live.stage()
    stage.go(Title(stage))
    press(stage, "lab")
    assert isinstance(stage.scene, Lab) and "Contracts" in node(stage, "heading").name


def test_what_is_chosen_is_what_is_asked_for(told: type[Told], home: Path) -> None:
    stage, scene = lab("contracts")
    press(stage, "deck-dawn_line", "start-second-player-tanks-1", "level", "begin")
    (errand,) = told.made
    assert errand.do == "play" and scene.course.running
    assert errand.wish == beside.Wish(
        str(home / "lab" / "contracts-novice-20.jsonl"), "contracts", "novice", 20,
        tuple(deck.id for deck in stage.library.decks if deck.id != "dawn_line"), ("second_player_tanks=1",),
    )  # fmt: skip
    assert "cell-dawn_line-patient_tide" not in {found.key for found in tree.walk(stage.fresh())}


def test_another_choice_ends_what_is_played(told: type[Told]) -> None:
    stage, scene = lab("contracts")
    press(stage, "begin", "deck-dawn_line")
    assert told.made[0].ended and not scene.course.running and node(stage, "begin")


def test_with_one_deck_nothing_can_begin(told: type[Told]) -> None:
    stage, _ = lab()
    press(stage, "deck-wild")
    assert not node(stage, "begin").enabled and "Two decks" in node(stage, "progress").name
    press(stage, "begin")
    assert not told.made


# --- what is shown ----------------------------------------------------------------------------------------------------


def shown(one: str, other: str, score: float, verdict: str = "", pairs: int = 30) -> dict[str, Any]:
    """What is told of a match-up."""
    return {"decks": [one, other], "pairs": pairs, "score": score, "low": score - 0.1, "high": score + 0.1,
            "verdict": verdict}  # fmt: skip


def standing(*rows: dict[str, Any], **more: Any) -> dict[str, Any]:
    first = {"score": 0.47, "low": 0.44, "high": 0.5}
    found = {"pairs": 30, "errors": 0, "matchups": list(rows), "decks": [], "first_seat": first, "starts": []}
    return {"standing": found | more, "left": 70, "fresh": 30, "seconds": 60.0}


def test_a_cell_says_its_share_interval_and_verdict_and_the_other_one_the_same_turned(told: type[Told]) -> None:
    stage, _ = lab()
    press(stage, "begin")
    told.made[0].messages = [standing(shown("warm", "wild", 0.72, "high"))]
    stage.update(0.02)
    cell, turned = node(stage, "cell-warm-wild"), node(stage, "cell-wild-warm")
    assert (cell.name, cell.value) == ("Warm against Wild", "72% (62 to 82) of 30 pairs, wins too often")
    assert turned.value == "28% (18 to 38) of 30 pairs, wins too seldom"
    assert node(stage, "progress").name == "30 of 100 pairs · 30 a minute · 3 minutes left at the most"
    assert node(stage, "figure-0").name == "Whoever begins wins 47% (44 to 50)"


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("look", theme.THEMES)
def test_the_number_of_a_cell_can_be_read_whatever_it_says(game: str, look: str) -> None:
    stage = live.stage(game=game, theme=look)
    stage.take_up(game)
    ui = book.on_leaf(stage.ui)
    for score in (0.0, 0.3, 0.45, 0.5, 0.55, 0.7, 1.0):
        assert contrast(ui.look.ink, matrix.tint(ui, score)) >= 4.5, score
    even, well, ill = (matrix.tint(ui, score) for score in (0.5, 0.8, 0.2))
    assert len({even, well, ill}) == 3


def test_the_matches_of_a_cell_are_told_from_the_side_of_its_row(told: type[Told]) -> None:
    stage, _ = lab()
    press(stage, "begin")
    pair = ["warm", "wild", 6, 77, [[1, 0, 12], [0.5, 1, 9]]]
    told.made[0].messages = [{"pairs": [pair]}, standing(shown("warm", "wild", 0.75))]
    for _ in range(2):
        stage.update(0.02)
    press(stage, "cell-wild-warm")
    row = node(stage, "match-77")
    assert row.name == "Warm wins" and row.value == "12 turns · Pair 7 · Warm began · seed 77"
    assert node(stage, "match-77.2").name == "Drawn" and "Pair 7, seats changed" in node(stage, "match-77.2").value
    press(stage, "match-77.2")
    assert (told.made[-1].do, told.made[-1].more) == ("again", ("77.2",))


def test_cards_are_sorted_by_name_or_by_what_they_surely_win(told: type[Told]) -> None:
    stage, _ = lab()
    press(stage, "begin")

    def worth(low: float) -> dict[str, Any]:
        return {"score": low + 0.1, "low": low, "high": low + 0.2, "matches": 9}

    cards = [{"id": card, "when_drawn": worth(drawn), "when_played": worth(played)}
             for card, drawn, played in (("flicker", 0.2, 0.3), ("bonfire", 0.4, 0.1))]  # fmt: skip
    told.made[0].messages = [{"whole": {"turns": {"median": 9, "p10": 5, "p90": 13}, "endings": [], "cards": cards}}]
    stage.update(0.02)
    press(stage, "tab-cards")

    def order() -> list[str]:
        return [found.key for found in tree.walk(stage.fresh()) if found.key.startswith("card-")]

    assert order() == ["card-bonfire", "card-flicker"]
    press(stage, "by-played")
    assert order() == ["card-flicker", "card-bonfire"]
    assert node(stage, "card-flicker").value == "when drawn 30% (20 to 40), when played 40% (30 to 50)"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("word", ["cards", "program", "other", "damaged", "faulty", "unwritable", "again", "lost"])
def test_each_trouble_is_a_sentence(told: type[Told], word: str, language: str) -> None:
    stage, _ = lab(lang=language)
    press(stage, "begin")
    told.made[0].messages = [{"trouble": word}]
    told.made[0].ended = True
    stage.update(0.02)
    words = node(stage, "progress").name
    assert words.endswith((".", ".»")) and "‹" not in words
    mended = word in ("cards", "program", "other", "damaged")
    assert ("begin" in {found.key for found in tree.walk(stage.root)}) is not mended
    if mended:
        press(stage, "anew")
        assert told.made[-1].do == "anew"


def test_it_can_be_left_by_keys_alone_and_is_stopped_then(told: type[Told]) -> None:
    from tests.table import bot

    stage, _ = lab()
    bot.tab_to(stage, node(stage, "begin"))
    assert told.made[0].do == "play"
    bot.key(stage, app.pygame.K_ESCAPE)
    assert isinstance(stage.scene, Title) and told.made[0].ended


def test_while_a_match_of_it_is_watched_it_stands_still_and_goes_on_afterwards(told: type[Told]) -> None:
    stage, scene = lab()
    press(stage, "begin")
    told.made[0].messages = [{"pairs": [["warm", "wild", 0, 77, [[1, 0, 12], [0, 1, 9]]]]}]
    stage.update(0.02)
    press(stage, "cell-warm-wild", "match-77")
    assert scene.course.running and not told.made[0].ended
    told.made[1].messages = [{"match": str(kept(game="sparks", seats=("random", "random")).path)}]
    stage.update(0.02)
    replay = stage.scene
    assert isinstance(replay, ReplayScene) and told.made[0].ended and not scene.course.running
    replay.open_menu()
    assert node(stage, "menu-leave").name == "Back to the lab"
    press(stage, "menu-leave")
    assert stage.scene is scene and scene.course.running and told.made[-1].do == "play"
    stage.pop()
    assert told.made[-1].ended and isinstance(stage.scene, Title)


def test_its_match_files_are_cleared_after_use_but_for_those_that_somebody_flagged(home: Path) -> None:
    stage, _ = lab()
    folder = home / "lab" / beside.WATCHED
    folder.mkdir(parents=True)
    plain, flagged = (kept(seed, "sparks", ("random", "random")) for seed in (1, 2))
    flagged.note("fun", "Look at this")
    for match in (plain, flagged):
        assert match.path is not None
        match.path.rename(folder / match.path.name)
        (folder / match.path.name).with_suffix(".analysis").write_text("{}", "utf-8")
    stage.pop()
    stage.push(Lab(stage))
    assert not list(folder.iterdir())
    assert plain.path is not None and flagged.path is not None
    assert not plain.path.exists() and flagged.path.exists()


@pytest.mark.parametrize("way", ["match", "lesson", "puzzle", "end"])
def test_it_is_stopped_at_once_when_something_is_begun_or_the_program_ends(told: type[Told], way: str) -> None:
    stage, scene = lab("contracts")
    press(stage, "begin")
    if way == "match":
        opening.begin(stage, "contracts", live.DECKS, ("human", "human"))
    elif way == "lesson":
        from game.table.teaching import opening as teaching

        teaching.begin(stage, "contracts")
    elif way == "puzzle":
        from game.table.puzzling import opening as puzzling

        puzzling.begin(stage, puzzling.read(stage), 0)
    else:
        stage.quit()
    assert told.made[0].ended and (way == "end" or stage.scene is not scene)


# --- what is played ---------------------------------------------------------------------------------------------------


def test_the_matrix_fills_and_its_file_is_that_of_the_command_and_a_match_opens_and_comes_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stage, scene = lab()
    played(stage, scene)
    path = scene.choice.file
    book = ledger.read(path)
    assert len(book.lines) == 20 and "all is answered" in node(stage, "progress").name
    share = sum(score[0] for score in book.scores.values() if score) / 20
    assert node(stage, "cell-warm-wild").value.startswith(f"{round(100 * share)}% (")

    other, seed = tmp_path / "other.jsonl", book.head["runs"][0][0]
    words = ["balance", "--game", "sparks", "--agents", "random", "--pairs", 20, "--seed", seed, "--out", other]
    assert cli.main([str(word) for word in words]) == 0
    capsys.readouterr()
    assert path.read_bytes() == other.read_bytes()

    press(stage, "cell-warm-wild")
    row = next(found for found in tree.walk(stage.fresh()) if found.key.startswith("match-"))
    name = row.key.removeprefix("match-")
    press(stage, row.key)
    wait(stage, lambda: isinstance(stage.scene, ReplayScene))
    replay = stage.scene
    assert isinstance(replay, ReplayScene)
    watched, again = replay.play.watched.whole, replaying.again(book, name)
    assert [step.answer for step in watched.steps] == [step.answer for step in again.steps]
    assert len(list((path.parent / beside.WATCHED).glob("*.match"))) == 1
    replay.leave_match()
    assert not list((path.parent / beside.WATCHED).iterdir())
    assert stage.scene is scene and scene.duel == ("warm", "wild")
    wait(stage, lambda: not scene.course.looks)
    assert node(stage, row.key) and not scene.course.running and len(stage.scenes) == 2


@pytest.mark.nightly
def test_it_goes_on_where_it_was_stopped_and_comes_to_the_same() -> None:
    stage, scene = lab(pairs=300)
    press(stage, "begin")
    wait(stage, lambda: scene.course.pairs > 0)
    press(stage, "stop")
    assert not scene.course.running and "Stopped at" in node(stage, "progress").name
    time.sleep(0.5)
    held = len(ledger.read(scene.choice.file).lines)
    assert 0 < held < 300
    time.sleep(0.5)
    assert len(ledger.read(scene.choice.file).lines) == held, "it was played on"
    press(stage, "go-on")
    wait(stage, lambda: not scene.course.running)
    book = ledger.read(scene.choice.file)
    plan = balancing.planned("sparks", agent="random", pairs=300, seed=book.head["runs"][0][0])
    assert scene.course.done and book.written() == balancing.played(plan).written()


@pytest.mark.nightly
def test_a_match_ends_the_process_that_plays() -> None:
    stage, scene = lab(pairs=1000)
    press(stage, "begin")
    wait(stage, lambda: scene.course.pairs > 0)
    errand = scene.course._errand
    assert errand is not None
    process = errand._process
    assert process.is_alive()
    begin = time.monotonic()
    opening.begin(stage, "sparks", live.decks_of("sparks", 2), ("human", "human"))
    assert isinstance(stage.scene, MatchScene)
    process.join(5)
    assert not process.is_alive() and time.monotonic() - begin < 5


@pytest.mark.nightly
def test_what_is_played_ends_with_a_table_that_is_killed(tmp_path: Path) -> None:
    """Its file can be gone on with."""
    script = (
        "import sys, time\n"
        "from game.lab.beside import Errand, Wish\n"
        f"wish = Wish({str(tmp_path / 'lab' / 'run.jsonl')!r}, 'sparks', 'random', 1000, ('warm', 'wild'))\n"
        "errand = Errand('play', wish)\n"
        "while True:\n"
        "    told = errand.poll()\n"
        "    if told and 'standing' in told:\n"
        "        print(errand._process.pid, flush=True)\n"
        "    time.sleep(0.01)\n"
    )
    table = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert table.stdout is not None
    table.stdout.readline()
    table.kill()
    table.wait()
    time.sleep(1.0)
    held = len(ledger.read(tmp_path / "lab" / "run.jsonl").lines)
    time.sleep(1.0)
    assert len(ledger.read(tmp_path / "lab" / "run.jsonl").lines) == held > 0


@pytest.mark.nightly
def test_a_file_of_other_cards_is_looked_at_and_put_aside_and_a_damaged_one_is_told() -> None:
    stage, scene = lab()
    played(stage, scene)
    path = scene.choice.file
    head, *rows = path.read_text("utf-8").splitlines(keepends=True)
    old = json.dumps(json.loads(head) | {"cards": "0" * 16}) + "\n" + "".join(rows)
    path.write_text(old, "utf-8")
    scene._look()
    wait(stage, lambda: not scene.course.looks)
    assert scene.course.trouble == "cards" and node(stage, "cell-warm-wild").value != "not played yet"
    press(stage, "anew")
    wait(stage, lambda: not scene.course.running)
    assert path.with_name("sparks-random-20.1.jsonl").read_text("utf-8") == old and scene.course.done
    path.write_text("no balance", "utf-8")
    scene._look()
    wait(stage, lambda: not scene.course.looks)
    assert scene.course.trouble == "damaged" and path.name in node(stage, "progress").name


@pytest.mark.nightly
def test_nothing_of_the_lab_is_done_in_the_process_of_the_table() -> None:
    """Its rooms aren't even read there, and no look at what is new takes long."""
    script = (
        "import sys, time\n"
        "from game.table import app\n"
        "from game.table.lab.scene import Lab\n"
        "from game.table.settings import Settings\n"
        "if __name__ == '__main__':\n"
        "    stage = app.without_window((1280, 720), Settings(language='en'), 'sparks')\n"
        "    lab = Lab(stage)\n"
        "    lab.choice.level, lab.choice.pairs = 'random', 50\n"
        "    stage.go(lab)\n"
        "    lab._play()\n"
        "    own = time.process_time()\n"
        "    looks = 0\n"
        "    while lab.course.running:\n"
        "        stage.update(0.02)\n"
        "        looks += 1\n"
        "        time.sleep(0.005)\n"
        "    assert lab.course.done, lab.course.trouble\n"
        "    print(sorted(m for m in sys.modules if m.startswith(('game.lab', 'game.ai', 'matplotlib'))))\n"
        "    print((time.process_time() - own) / looks)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE)
    read, seconds = done.stdout.splitlines()[-2:]
    assert read == "['game.lab', 'game.lab.beside']", done.stderr
    assert float(seconds) < 0.002


def test_where_the_system_does_not_do_it_a_process_waits_for_the_end_of_its_parent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended = []

    class Parent:
        def join(self) -> None:
            ended.append("parent")

    monkeypatch.setattr("multiprocessing.parent_process", lambda: Parent())
    monkeypatch.setattr("os._exit", ended.append)
    processes._end_with_parent()
    assert ended == ["parent", 1]
