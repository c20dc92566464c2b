"""Every numbered clause of a game's rules, and every test case of their page, has a test that names it."""

import re
from pathlib import Path

import pytest

from game.rules import NAMES

HERE = Path(__file__).parent
WAITING: dict[str, str] = {"grimoire": ""}
"""Of games that are not yet offered at the table: the clauses that no test names yet."""


@pytest.mark.parametrize("game", list(dict.fromkeys([*NAMES, *WAITING])))
def test_every_clause_has_a_test(game):
    assert (HERE / game / "clauses.txt").exists(), f"list the clauses of {game}: a number and a title in each line"
    listed = dict(line.split(maxsplit=1) for line in (HERE / game / "clauses.txt").read_text("utf-8").splitlines())
    kinds = sorted({number.split("-")[0] for number in listed})
    number = re.compile(rf"\b(?:{'|'.join(kinds)})-\d+")
    named = set()
    for path in (HERE / game).glob("test_*.py"):
        for text in _tests(path.read_text("utf-8")):
            named |= set(number.findall(text))
    waiting = set(WAITING.get(game, "").split())
    missing = [f"{clause} {title}" for clause, title in listed.items() if clause not in named | waiting]
    assert not missing, "no test names these:\n" + "\n".join(missing)
    assert not named & waiting, f"these wait no longer: {sorted(named & waiting)}"
    assert named <= set(listed), f"there are no such numbers: {sorted(named - set(listed))}"


def _tests(source: str) -> list[str]:
    """Of each test its `def` line with the comment on it, and its docstring."""
    found = re.findall(r'^def test_\w+\([^)]*\)[^:]*:([^\n]*)\n(?:\s*"""(.*?)""")?', source, re.MULTILINE | re.DOTALL)
    return [f"{comment} {docstring}" for comment, docstring in found]
