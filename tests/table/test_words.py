"""Every word of the table is in both languages, and a switch changes all of them."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from game.kernel import decisions
from game.records.cards import GAMES
from game.table import tree
from game.table.messages import Messages
from game.table.scenes.options import Options
from game.table.scenes.setup import SetUp
from game.table.scenes.title import Title
from tests.table import live

TABLE = Path(__file__).resolve().parent.parent.parent / "game" / "table"
SAME = re.compile(r"[\d\W]*|Contracts|CONTRACTS|Italiano|English|.*(Tab|Enter|Esc|Space|F1|[A-Z]).*")


def test_each_message_is_in_both_languages() -> None:
    for game in ("", *GAMES):
        assert Messages.names("it", game) == Messages.names("en", game)


def test_each_message_that_the_code_names_is_there() -> None:
    names = frozenset.union(*(Messages.names("en", game) for game in GAMES))
    for path in TABLE.rglob("*.py"):
        for name in re.findall(r'\bsay\(\s*"([a-z0-9_-]+)"', path.read_text(encoding="utf-8")):
            assert name in names, f"{path.name}: {name}"


def test_each_reason_of_the_engine_has_a_sentence() -> None:
    for game in GAMES:
        names = Messages.names("en", game)
        for room in ("kernel", f"rules/{game}", "records"):
            for path in (TABLE.parent / room).glob("*.py"):
                text = path.read_text(encoding="utf-8")
                for code in re.findall(r'\b(?:Reason|Check|PairCheck)\(\s*"([a-z_]+)"', text):
                    assert f"reason-{code.replace('_', '-')}" in names, f"{game}, {path.name}: {code}"


@pytest.mark.parametrize(("game", "count"), live.GAMES)
def test_no_message_is_left_unresolved(game: str, count: int) -> None:
    seats = ("human",) + ("random",) * (count - 1)
    match = live.new_match(live.decks_of(game, count), seats=seats, game=game)
    live.random_play(match, 3, lambda m: m.view(0)["turn"] > 12)
    for language in ("it", "en"):
        stage = live.stage(lang=language, game=game)
        scene = live.scene(stage, match, seats)
        scene.toggle_log()
        for over in ("", "help", "menu", "pile-discard-0"):
            scene.over = over
            stage.touch()
            text = tree.as_text(stage.fresh())
            assert "‹" not in text and "{" not in text and "None" not in text


@pytest.mark.parametrize(("game", "count"), live.GAMES)
def test_whatever_happens_in_a_match_has_words(game: str, count: int) -> None:
    seats = ("human",) + ("random",) * (count - 1)
    for seed in range(4):
        match = live.new_match(live.decks_of(game, count)[::-1], seed, seats=seats, game=game)
        stream = random.Random(seed)
        while match.result is None and len(match.steps) < 400:
            match.answer(stream.choice(decisions.answers(match.state)))
        for language in ("it", "en"):
            scene = live.scene(live.stage(lang=language, game=game), match, seats)
            for line in scene.log.lines():
                assert "‹" not in line.words and "{" not in line.words and "None" not in line.words, line.words


def _words(stage: live.Stage) -> dict[str, str]:
    return {node.key: f"{node.name}|{node.value}" for node in tree.walk(stage.fresh()) if node.name}


def test_the_language_changes_while_the_program_runs() -> None:
    stage = live.stage(lang="it")
    for scene in (Title(stage), SetUp(stage, "computer"), Options(stage)):
        stage.go(scene)
        stage.settings.language = "it"
        stage.refresh_ui()
        italian = _words(stage)
        stage.settings.language = "en"
        stage.refresh_ui()
        english = _words(stage)
        assert italian.keys() == english.keys()
        for key, words in italian.items():
            if not SAME.fullmatch(words.split("|")[0]):
                assert words != english[key] or key.startswith("deck-"), f"{key}: {words}"


def test_the_cards_of_a_match_change_language_too() -> None:
    match = live.new_match()
    stage = live.stage(lang="it")
    live.scene(stage, match)
    before = {n.key: n.name for n in tree.walk(stage.fresh()) if n.role in ("hand-card", "choice-card")}
    stage.settings.language = "en"
    stage.refresh_ui()
    after = {n.key: n.name for n in tree.walk(stage.fresh()) if n.role in ("hand-card", "choice-card")}
    assert before.keys() == after.keys() and before != after
