"""By which game `contracts check` reads a place, and together with what."""

from __future__ import annotations

import json
import re
import shutil

import pytest

from game.cli import main
from game.language.folders import CARDS
from game.records.versions import at
from game.rules import EXAMPLES, NAMES


@pytest.fixture
def contracts(tmp_path, monkeypatch, capsys):
    """`contracts(words...)`: the exit code, what was said, what was complained of."""
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path / "home"))

    def run(*words):
        code = main([str(word) for word in words])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


@pytest.mark.parametrize("paths", [
    ["cards"], ["cards/contracts", "cards/cataclysm", "cards/estro", "cards/sparks"],
    ["cards/estro"], ["cards/estro/cards"], ["cards/cataclysm/rules.yaml"], ["cards/cataclysm/scenarios"],
])  # fmt: skip
def test_each_file_is_checked_by_the_game_in_whose_folder_it_lies(contracts, paths):
    code, out, err = contracts("check", *(CARDS.parent / path for path in paths))
    assert (code, err) == (0, "") and " fault:" not in out, out
    games = [line.split(":")[0] for line in out.splitlines() if ", 0 cards" not in line and "no fault" in line]
    named = {path.split("/")[1] for path in paths if "/" in path} or {*NAMES, *EXAMPLES}
    assert len(games) == 1 or set(games) == named


def test_a_fault_in_a_folder_of_several_games_is_told_by_its_own_game(contracts, tmp_path):
    for game, name in (("estro", "timer"), ("contracts", "tanks")):
        shutil.copytree(CARDS / game, tmp_path / game)
        rules = tmp_path / game / "rules.yaml"
        rules.write_text(re.sub(rf"^{name}:", f"{name}x:", rules.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    (tmp_path / "note.yaml").write_text("cards: []\n", "utf-8")
    code, out, _ = contracts("check", tmp_path)
    told = [line for line in out.splitlines() if "unknown field" in line]
    assert code == 1 and len(told) == 2, out
    assert "did you mean `tanks`?" in told[0] and "did you mean `timer`?" in told[1]
    found = json.loads(contracts("check", tmp_path, "--json")[1])
    assert [fault["message"] for fault in found["faults"]] == [
        "unknown field `tanksx` in the rules file", "unknown field `timerx` in the rules file",
    ]  # fmt: skip


def own_folder(folder):
    """A person's folder: a card with a printed keyword and one of their own, their keywords, a line of their rules."""
    (folder / "cards").mkdir(parents=True)
    card = "- {id: odd_fox, name: {it: Volpe, en: Odd Fox}, kind: creature, cost: {fire: 1}, attack: 2, health: 1,\n"
    card += "   keywords: [swarm, adrenaline], clauses: [{when: summon, do: [{create: spark}]}]}\n"
    (folder / "cards/mine.yaml").write_text("cards:\n" + card, "utf-8")
    page = (CARDS / "README.md").read_text("utf-8")
    (folder / "keywords.yaml").write_text("keywords:\n  swarm:" + page.split("keywords:\n  swarm:")[1].split("```")[0])
    return folder


@pytest.mark.parametrize("rules", [None, "hand_limit: 9\n"])
@pytest.mark.parametrize("name", ["mine", "cards/contracts"])
def test_a_folder_with_keywords_of_ones_own_is_read_beside_the_bundled_cards(contracts, tmp_path, name, rules):
    folder = own_folder(tmp_path / name)
    if rules:
        (folder / "rules.yaml").write_text(rules, "utf-8")
    code, out, _ = contracts("check", folder)
    assert code == 0 and "no fault" in out, out
    found = at(str(folder), "contracts")
    assert {"odd_fox", "copper_fox"} <= found.definitions.keys()
    assert {"swarm", "adrenaline"} <= found.keywords.keys()
    assert found.constants["hand_limit"] == (9 if rules else 10)
