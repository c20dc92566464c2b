"""Every kind of fault: the whole message, at its place. The cases are lists in YAML (`tests/language/cases`)."""

from __future__ import annotations

import ast
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import yaml

import game.language
from game.language import unreadable
from game.language.compose import TooMuch, compose
from game.language.library import load_files
from game.language.source import Source
from game.rules import game_named
from tests.language.cases import FOX, WHOLE_FOX, Case, cases

FILES = ("cards.yaml", "clauses.yaml", "others.yaml", "slips.yaml")
CASES = [case for file in FILES for case in cases(file)]
PAIRS = 300
"""So many pairs of faulty clauses are put on one card."""
ROOM = Path(game.language.__file__).parent


def told(folder: Path, files: dict[str, str], game: str = "contracts") -> list[str]:
    paths = {name: folder / name for name in files}
    for name, path in paths.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[name], "utf-8")
    return [str(fault) for fault in load_files(paths, game, game_named(game).vocabulary).faults]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name[:60])
def test_a_fault(case: Case, tmp_path):
    assert told(tmp_path, case.files, case.game) == [case.said]


def test_the_card_with_slips_is_right_without_them(tmp_path):
    assert told(tmp_path, {"cards/fox.yaml": WHOLE_FOX}) == []


def test_every_rule_of_what_cannot_be_read_has_a_case():
    """Each of them is the first that tells one of the slips."""
    used = set()
    for case in CASES:
        for text in case.files.values():
            try:
                compose(text, lambda *told: None)
            except (yaml.YAMLError, TooMuch) as error:
                if isinstance(error, yaml.MarkedYAMLError):
                    found = unreadable.Unread(error, text)
                    used |= {next((rule for rule in unreadable.RULES if rule(found)), None)}
    assert used >= {*unreadable.RULES}


def test_every_fault_says_what_would_be_right():
    assert [case.said for case in CASES if "; " not in case.said] == []


# --- all at once ------------------------------------------------------------------------------------------------------


def lines_and_words(said: str, down: int = 0) -> str:
    """What is said of a place that lies `down` lines further down."""
    file, line, column, words = said.split(":", 3)
    return f"{file}:{int(line) + down}:{column}:{words}"


def test_two_clauses_with_a_fault_are_both_told(tmp_path):
    """Whatever is wrong in one keeps nothing that is wrong in the other from being told."""
    begin = FOX + "  clauses:\n"
    single = [case for case in cases("clauses.yaml") if case.files["cards/mine.yaml"].startswith(begin)]
    bodies = [case.files["cards/mine.yaml"].removeprefix(begin) for case in single]
    every = list(itertools.combinations(range(len(single)), 2))
    for number, (one, other) in enumerate(Random(1).sample(every, PAIRS)):
        found = told(tmp_path / str(number), {"cards/mine.yaml": begin + bodies[one] + bodies[other]})
        assert found == [single[one].said, lines_and_words(single[other].said, bodies[one].count("\n"))]


KINDLESS = ("a creature can't have", "lies in `", "is none", "are none", "are neither", "are on the field", " needs ")
"""What is said of a clause because a creature bears it, or by where that one lies."""


@pytest.mark.parametrize(
    "case", [case for case in cases("clauses.yaml") if case.game == "contracts"], ids=lambda case: case.name[:60]
)
def test_where_the_kind_is_not_known_a_clause_is_read_all_the_same(case, tmp_path):
    files = {name: text.replace("kind: creature", "kind: creture") for name, text in case.files.items()}
    found = told(tmp_path, files)
    assert found[0] == "cards/mine.yaml:4:9: unknown kind `creture`; did you mean `creature`?"
    if "known are `fox`" in case.said:
        assert found[1:] == [case.said.replace("known are `fox`", "there is none yet")]
    elif any(word in case.said for word in KINDLESS):
        assert found[1:] in ([case.said], [])
    else:
        assert found[1:] == [case.said]


def test_all_that_is_wrong_with_a_card_is_told_at_once(tmp_path):
    text = """\
cards:
- id: Fox
  name: {it: Volpe}
  kind: creture
  cost: {pure: many}
  attack: x
  health: 0
  keywords: [adrenalin]
  clauses:
  - {when: summond, targets: [creatures], if: {count: creatrs, at_least: 1}, do: [{damage: lots, to: targt}]}
  - {do: [{modify: {atack: 1}, to: self}]}
  - {when: summon}
  - {when: summon, modes: [{if: {turn: mine}}, {do: [{draw: -1}]}]}
  - {when: summon, do: [{give: {atack: 1}, to: slef}, {damage: 1, to: {pick: 0, filter: {kind: foxes}}}]}
  flavour: Corre
  art: {icon: ../fox, scene: desert}
"""
    found = [said.split(":", 3)[1] for said in told(tmp_path, {"cards/mine.yaml": text})]
    lines = {2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 10: 5, 11: 2, 12: 1, 13: 3, 14: 6, 15: 1, 16: 2}
    assert found == [str(line) for line, faults in lines.items() for _ in range(faults)]


def test_what_others_say_of_a_card_that_has_faults_is_no_fault_of_theirs(tmp_path):
    files = {
        "cards/fox.yaml": FOX.replace("kind: creature", "kind: creture"),
        "rules.yaml": "deck_size: 4\n",
        "decks/d.yaml": "name: {it: D, en: D}\ncards: {fox: 3, fax: 1}\n",
    }
    assert told(tmp_path, files) == [
        "cards/fox.yaml:4:9: unknown kind `creture`; did you mean `creature`?",
        "decks/d.yaml:1:1: a deck has no `id`; add `id:`",
        "decks/d.yaml:2:17: there is no card `fax`; there is none yet",
    ]


# --- every kind -------------------------------------------------------------------------------------------------------

CALLS = ("fault", "fault_at")
ELSEWHERE = ("can't be read: {error.strerror}", "the files before this one", "cards already", "{len(word)} characters",
             "is taken by {self._deck_places")  # fmt: skip
"""What needs a folder of its own, or a file that nobody wants to read: `test_odd_files.py`, `test_check.py`."""


def sites() -> Iterator[tuple[str, int, str]]:
    """Where the reader makes a fault: file, line, source."""
    for path in (*ROOM.glob("reading/*.py"), ROOM / "library.py", ROOM / "source.py"):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in CALLS:
                yield path.name, node.lineno, ast.get_source_segment(text, node) or ""


def test_every_kind_of_fault_has_a_case(monkeypatch, tmp_path):
    """Each place in the program at which a fault is made is reached by a case of the lists."""
    reached = set()
    real = Source.fault_at

    def noted(source, mark, *rest):
        frame = sys._getframe(1)
        while frame.f_code.co_name in ("fault", "fault_at"):
            frame = frame.f_back
        reached.add((Path(frame.f_code.co_filename).name, frame.f_lineno))
        real(source, mark, *rest)

    monkeypatch.setattr(Source, "fault_at", noted)
    for number, case in enumerate(CASES):
        told(tmp_path / str(number), case.files, case.game)
    found = list(sites())
    left = [site for site in found if (*site[:2],) not in reached and not any(word in site[2] for word in ELSEWHERE)]
    missing = [f"{file}:{line}: {text}" for file, line, text in left if "self.fault_at(node.start_mark" not in text]
    assert not missing, "\n".join(missing)
    assert len(found) > 100
