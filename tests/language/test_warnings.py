"""What is hardly meant so is told beside the faults, and fails nothing."""

from __future__ import annotations

import ast
import json
import shutil
import sys
from pathlib import Path

import pytest

import game.language.advice
from game.cli import main
from game.language.advice import examples as source_of_examples
from game.language.advice import warnings as advice
from game.language.advice.examples import examples
from game.language.folders import CARDS
from game.language.library import load_files
from game.language.source import closest
from game.rules import NAMES, game_named
from tests.language.cases import FOX, SMALL, cases

GAME = game_named("contracts")
WORDS = GAME.vocabulary
CASES = list(cases("warnings.yaml"))


def written(folder: Path, files: dict[str, str]) -> dict[str, Path]:
    paths = {name: folder / name for name in files}
    for name, path in paths.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[name], "utf-8")
    return paths


def warned(folder: Path, files: dict[str, str], game: str = "contracts"):
    paths, rules = written(folder, files), game_named(game)
    library = load_files(paths, game, rules.vocabulary)
    assert not library.faults, library.faults
    return advice.warnings(library, paths, examples(rules))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name[:60])
def test_a_warning(case, tmp_path):
    found = warned(tmp_path, case.files, case.game)
    assert [str(warning) for warning in found] == [case.said]
    assert all(warning.suggestion and warning.example for warning in found)


@pytest.mark.parametrize(("message", "example"), [
    ("`self` stands on both sides of `become`", "become: "),
    ("`heal` needs creatures, orbs or players; `self` lies in `discard`", "heal: "),
    ("`damage: 0` does nothing", "damage: "),
    ("`damage` has no `to`", "damage: "),
    ("add a `plan`", "plan: {it: "),
    ("add `plan`", "plan: {it: "),
])  # fmt: skip
def test_an_example_is_of_what_the_message_is_about(message, example):
    """It was of `redirect` for `become`, and of an effect for the plan of a deck."""
    told = examples(GAME).told(message.replace(": 0`", "`"))
    assert example in told and "instead" not in told


def test_the_example_of_what_does_nothing_does_something(tmp_path):
    (found,) = warned(
        tmp_path, {"cards/fox.yaml": FOX + "  clauses:\n  - {when: summon, do: [{damage: 0, to: you}]}\n"}
    )
    assert "damage: " in found.example and "instead" not in found.example


def test_two_decks_with_the_same_cards(tmp_path):
    deck = "id: %s\nname: {it: D, en: D}\nplan: {it: Attacca, en: Attack}\ncards: {fox: 4}\n"
    found = warned(tmp_path, {**SMALL, "decks/a.yaml": deck % "a", "decks/b.yaml": deck % "b"})
    assert [str(warning) for warning in found] == [
        "decks/b.yaml:4:8: the deck `a` holds the very same cards; change one of them, or leave it out"
    ]


def test_what_is_named_only_in_a_mode_or_a_later_target_is_used(tmp_path):
    clause = (
        "  clauses:\n  - when: summon\n    targets: [{from: creatures, pick: 1}, {from: creatures, pick: 1}]\n"
        "    do: [{fight: target, with: target2}]\n"
    )
    assert warned(tmp_path, {"cards/fox.yaml": FOX + clause}) == []


def test_no_example_is_of_a_file_with_a_fault(tmp_path, monkeypatch):
    """A new card lies beside the bundled ones, where whoever writes it was told to put it."""
    folder = tmp_path / "contracts"
    shutil.copytree(CARDS / "contracts", folder)
    (folder / "cards/mine.yaml").write_text("cards:\n- id: moth\n  keyword: [fog]\n  clauses: [{when: summoned}]\n")
    monkeypatch.setattr(source_of_examples, "CARDS", tmp_path)
    examples.cache_clear()
    found = examples(GAME)
    examples.cache_clear()
    assert "summoned" not in found.by_word and "keyword" not in found.by_word and found.of("summon")


def test_a_word_of_several_in_another_order_is_meant_before_one_that_looks_like_it():
    assert closest("end_of_turn", WORDS.ends) == "did you mean `turn_end`?"
    assert closest("turn_ende", WORDS.ends) == "did you mean `turn_end`?"


def test_warnings_do_not_fail_the_check(tmp_path, capsys):
    path = tmp_path / "cards" / "fox.yaml"
    path.parent.mkdir()
    path.write_text(FOX + "  flavour: {it: Corre., en: It runs}\n  art: {icon: sprint, scene: desert, hue: fire}\n")
    assert main(["check", str(path)]) == 0
    told = capsys.readouterr().out
    assert f"{path}:8:29: warning: a sentence ends with a full stop; write one at the end\n    for example: " in told
    assert ": no fault, " in told
    assert main(["check", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["faults"] == [] and found["more_warnings"] == 0
    mine = [warning for warning in found["warnings"] if warning["file"] == str(path)]
    assert mine[0]["message"] == "a sentence ends with a full stop" and mine[0]["example"].startswith("flavour:")


def test_beside_faults_no_warnings_are_told(tmp_path, capsys):
    path = tmp_path / "cards" / "fox.yaml"
    path.parent.mkdir()
    path.write_text(FOX + "  keywords: [adrenalin]\n  flavour: {it: Corre., en: It runs}\n")
    assert main(["check", str(path)]) == 1
    assert "warning: " not in capsys.readouterr().out


def test_every_kind_of_warning_has_a_case(monkeypatch, tmp_path):
    """Each place in the program at which a warning is made is reached by a case of the list."""
    made = set()
    real = advice.Advice

    def sites(module: Path):
        tree = ast.parse(module.read_text("utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
        return {(module.name, call.lineno) for call in calls if call.func.id == "Advice"}

    folder = Path(game.language.advice.__file__).parent
    known = set().union(*(sites(module) for module in folder.glob("*.py")))

    def noted(*given):
        frame = sys._getframe(1)
        made.add((Path(frame.f_code.co_filename).name, frame.f_lineno))
        return real(*given)

    for module in (advice.clauses, advice.conditions, advice.effects, advice.words, advice.together, advice.decks):
        monkeypatch.setattr(module, "Advice", noted)
    for number, case in enumerate(CASES):
        warned(tmp_path / str(number), case.files, case.game)
    deck = "id: %s\nname: {it: D, en: D}\nplan: {it: Attacca, en: Attack}\ncards: {fox: 4}\n"
    warned(tmp_path / "two", {**SMALL, "decks/a.yaml": deck % "a", "decks/b.yaml": deck % "b"})
    assert sorted(known - made) == []
    assert len(known) > 40


@pytest.mark.parametrize("name", NAMES)
def test_the_bundled_cards_are_meant_as_they_stand(name, capsys):
    """Pictures that two cards share are told, but they are drawn by and by."""
    assert main(["check", "--game", name, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [w for w in found["warnings"] if "has the picture" not in w["message"]] == []
