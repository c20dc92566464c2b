"""Damaged and odd scenario files, by the command that runs them: what is wrong is told, the rest is played.

As every scenario is a match of its own, which goes wrong in its own way once an answer in it is another, a try runs
what it can read of the file and checks every position that it comes to.
"""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Sequence
from contextlib import redirect_stdout
from functools import cached_property
from io import StringIO
from pathlib import Path
from random import Random

from game.commands import FAULTY, FINE
from game.commands.scenario import scenario
from game.lab.invariants import broken
from game.language.folders import CARDS
from game.language.source import Fault
from game.records.scenarios.answering import Table
from game.records.scenarios.reading import Libraries, read, scenario_files
from game.records.scenarios.running import Act, run_file
from game.rules import NAMES
from game.system.visible import first_hidden
from tests.campaigns.cards import HUGE, changed_line
from tests.campaigns.matches import spoiled, whole_matches
from tests.campaigns.runner import Outcome, Try, begin_clock

WORD = re.compile(r"[a-z_]+|[0-9]+")
CARD = re.compile(r"\[([a-z_]+)")
MATCH = """
- name: a match that somebody sent
  match: {file: sent.match, after: %d}
  steps:
  - expect: {P1: {health: 20}}
"""


def scenarios(folder: Path, games: Sequence[str] = NAMES) -> Try:
    return _Scenarios(folder, games).one


class _Scenarios:
    def __init__(self, folder: Path, games: Sequence[str]) -> None:
        self.texts = {name: [path.read_text("utf-8") for path in scenario_files(CARDS / name)] for name in games}
        self.folder = folder

    @cached_property
    def matches(self) -> list[bytes]:
        return [content for _, content in whole_matches(self.folder / "whole")]

    def one(self, chance: Random) -> Outcome:
        game = chance.choice(list(self.texts))
        place = self.folder / game / "scenarios" / "changed.yaml"
        place.parent.mkdir(parents=True, exist_ok=True)
        text = self._changed(chance.choice(self.texts[game]), chance)
        if chance.random() < 0.1:
            text += MATCH % chance.choice((0, 3, 50, 10**6))
            (place.parent / "sent.match").write_bytes(spoiled(chance.choice(self.matches), chance))
        place.write_bytes(text.encode("utf-8", "surrogatepass"))
        del text
        begin_clock()
        if chance.random() < 0.5:
            return _played(place, game), None
        return _commanded(place, game, chance.random() < 0.3), None

    def _changed(self, text: str, chance: Random) -> str:
        lines = text.split("\n")
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            number = chance.randrange(len(lines))
            if chance.random() < 0.5:
                lines[number] = changed_line(lines, number, chance)
            elif chance.random() < 0.1:
                lines[number] = CARD.sub(r"[{card: \1, times: 60}, {card: \1, times: 60}", lines[number])
            else:
                lines[number] = _with_another_word(lines[number], text, chance)
        if chance.random() < 0.15:
            huge = chance.choice(HUGE)
            lines.insert(chance.choice((0, len(lines) // 2, len(lines))), huge[: chance.randrange(len(huge))])
        if chance.random() < 0.02:  # as many scenarios as a file can hold
            lines += lines[1:] * (1_000_000 // sum(map(len, lines)))
        return "\n".join(lines)


def _with_another_word(line: str, text: str, chance: Random) -> str:
    """One word or number of a line is another one of the file: mostly the file can still be read."""
    words = list(WORD.finditer(line))
    if not words:
        return line
    old = chance.choice(words)
    same = [word for word in WORD.findall(text) if word.isdigit() == old.group().isdigit()]
    return line[: old.start()] + chance.choice(same) + line[old.end() :]


def _commanded(place: Path, game: str, as_json: bool) -> str:
    """By the command, whose output no sign of the file acts on."""
    output = StringIO()
    with redirect_stdout(output):
        code = scenario(Namespace(paths=[str(place)], game=game, json=as_json, edited_rules=False, rule=[]))
    for line in output.getvalue().split("\n"):
        assert first_hidden(line) is None, line[:200]
    assert code in (FINE, FAULTY), code
    return "all hold" if code == FINE else "told"


def _played(place: Path, game: str) -> str:
    """With every invariant after each step."""
    faults: list[Fault] = []
    libraries = Libraries(usual=game)
    file = read(place, place.name, libraries, faults)
    told = [fault for outcome in run_file(file, _checked) for fault in outcome.faults] if file else []
    for fault in (*faults, *told):
        assert fault.message and fault.line >= 1 and fault.column >= 1, fault
        assert first_hidden(str(fault)) is None, fault
    return "played" if file else "told"


def _checked(table: Table, act: Act) -> bool:
    """From a position in which all is in order a step leads to such a one; a board may show what no match comes to."""
    in_order = not broken(table.state)
    goes_on = act(table)
    faults = broken(table.state)
    assert not (in_order and faults), faults[:3]
    return goes_on
