"""Every word of the table is in both languages, and a switch changes all of them."""

from __future__ import annotations

import random
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from game.kernel import decisions
from game.records.cards import GAMES
from game.rules import NAMES, game_named
from game.system.languages import GRAMMARS
from game.table import bindings, tree
from game.table.match.overlays import KEYS
from game.table.messages import Messages
from game.table.scenes.options import Options
from game.table.scenes.setup import SetUp
from game.table.scenes.title import Title
from tests.rings import each, one_of
from tests.table import live

TABLE = Path(__file__).resolve().parent.parent.parent / "game" / "table"
SAME = {
    "Contracts",
    "Cataclysm",
    "ESTRO",
    "Grimoire",
    "Estro",
    "‹",
    "›",
    "C",
    "T",
    "60 %",
    "80 %",
    "100 %",
    "2",
    "3",
    "4",
    "5",
    *(bindings.marked(key, {}) for key, _ in KEYS),
    "M",
}
"""All that may be equal in both languages: names of games, arrows, the scale, numbers of players, keys."""


def test_each_message_is_in_both_languages() -> None:
    folders = [folder.parent.name for folder in (TABLE / "games").glob("*/messages")]
    for game in ("", *folders):
        assert Messages.names("it", game) == Messages.names("en", game)


def test_each_message_that_the_code_names_is_there() -> None:
    folders = [folder.parent.name for folder in (TABLE / "games").glob("*/messages")]
    names = frozenset.union(*(Messages.names("en", game) for game in folders))
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
    late = 12 if count == 2 else 8
    match = live.sought(lambda m: m.view(0)["turn"] > late, decks=live.decks_of(game, count), seats=seats, game=game)
    for language in ("it", "en"):
        stage = live.stage(lang=language, game=game)
        scene = live.scene(stage, match, seats)
        scene.toggle_log()
        for over in ("", "help", "menu", f"pile-{scene.table.layout.heap}-0"):
            scene.table.over = over
            stage.touch()
            text = tree.as_text(stage.fresh())
            assert "‹" not in text and "{" not in text and "None" not in text


@pytest.mark.parametrize(("game", "count"), one_of(lambda table: table[0], live.GAMES))
def test_whatever_happens_in_a_match_has_words(game: str, count: int) -> None:
    seats = ("human",) + ("random",) * (count - 1)
    for seed in range(4):
        match = live.new_match(live.decks_of(game, count)[::-1], seed, seats=seats, game=game)
        stream = random.Random(seed)
        while match.result is None and len(match.steps) < 400:
            match.answer(stream.choice(decisions.answers(match.state)))
        for language in ("it", "en"):
            scene = live.scene(live.stage(lang=language, game=game), match, seats)
            for line in scene.table.lines():
                assert "‹" not in line.words and "{" not in line.words and "None" not in line.words, line.words


def _check_switch(stage: live.Stage) -> None:
    """Every name, value and hint of what is on the stage is another one in the other language."""
    said: list[dict[str, tuple[str, ...]]] = []
    lines: set[str] = set()
    for language in ("it", "en"):
        stage.settings.language = language
        stage.refresh_ui()
        nodes = list(tree.walk(stage.fresh()))
        said.append({node.key: (node.name, node.value, node.hint) for node in nodes})
        lines |= {node.key for node in nodes if node.role in ("log-line", "log-turn")}
    italian, english = said
    caps = {key for key in italian if key.startswith("key-")}  # as they are written on a keyboard
    assert italian.keys() - lines == english.keys() - lines  # how many lines fit, may vary
    for key in italian.keys() & english.keys():
        for one, other in zip(italian[key], english[key], strict=True):
            assert one != other or not one or one in SAME or key in caps, f"{key}: {one}"
            assert bool(one) == bool(other), f"{key}: {one or other} is said in one language only"


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_while_the_program_runs(game: str) -> None:
    stage = live.stage(game=game)
    for scene in (Title(stage), SetUp(stage, "computer"), SetUp(stage, "hotseat"), Options(stage)):
        stage.go(scene)
        _check_switch(stage)


@pytest.mark.parametrize(("table", "turn"), each(product(live.GAMES, [2, 10, None])))
def test_the_language_changes_during_a_match(table: tuple[str, int], turn: int | None) -> None:
    """At the first turns, some turns on, and where it has ended."""
    game, count = table
    seats = ("human",) + ("random",) * (count - 1)
    kind: dict[str, Any] = {"decks": live.decks_of(game, count), "seats": seats, "game": game}
    if turn is None:
        match = live.played_out(3, **kind)
    else:
        match = live.sought(lambda m: m.view(0)["turn"] >= turn and m.to_answer == 0, **kind)
    stage = live.stage(game=game)
    scene = live.scene(stage, match, seats)
    for over in ("", "help", "menu", f"pile-{scene.table.layout.heap}-0"):
        scene.table.over = over
        _check_switch(stage)


def test_the_curtain_changes_language_too() -> None:
    stage = live.stage()
    live.scene(stage, live.new_match(), ("human", "human"))
    _check_switch(stage)


def test_the_check_of_the_languages_finds_a_word_that_stays() -> None:
    stage = live.stage()
    title = Title(stage)
    stage.go(title)
    build = title.build

    def with_a_word_that_stays() -> tree.Node:
        root = build()
        root.children[0].hint = "Play"
        return root

    title.build = with_a_word_that_stays  # type: ignore[method-assign]
    with pytest.raises(AssertionError, match="Play"):
        _check_switch(stage)


def test_the_cards_of_a_match_change_language_too() -> None:
    match = live.new_match()
    stage = live.stage(lang="it")
    live.scene(stage, match)
    before = {n.key: n.name for n in tree.walk(stage.fresh()) if n.role in ("hand-card", "choice-card")}
    stage.settings.language = "en"
    stage.refresh_ui()
    after = {n.key: n.name for n in tree.walk(stage.fresh()) if n.role in ("hand-card", "choice-card")}
    assert before.keys() == after.keys() and before != after


@pytest.mark.parametrize("lang", GRAMMARS)
def test_a_number_below_nothing_has_a_true_minus_sign(lang):
    say = Messages(lang, "contracts")
    assert "−3" in say("counter-health", amount=-3) and "-" not in say("counter-health", amount=-3)
    assert "−" not in say("counter-health", amount=3)


@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize("game", [game for game in NAMES if Messages("en", game).has("title-hotseat")])
def test_the_title_tells_for_how_many_one_table_is(game, lang):
    """No other number than the least and the most who can play."""
    told = re.findall(r"\d+", Messages(lang, game)("title-hotseat"))
    seats = game_named(game).seats
    assert [int(number) for number in told] == sorted({min(seats), max(seats)})
