"""A fact of scenarios is declared once: by that it is read, written, laid out, read off, checked, told, and known to
editors."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kernel.events import Log
from game.records.cards import rules_of
from game.records.scenarios import facts, saying
from game.records.scenarios.answering import Table
from game.records.scenarios.boards import lay_out
from game.records.scenarios.describing import board_of, lost
from game.records.scenarios.kinds import CARD, MATCH, SEAT, Fact, Number, Stage
from game.records.scenarios.reading import GAMES, Libraries, read_content
from game.records.scenarios.running import run_file
from game.records.scenarios.schema import scenario_file
from game.records.scenarios.words import Words
from game.records.scenarios.writing import board_lines

FILE = """\
game: contracts
scenarios:
- name: A fox that bears ribbons
  board: {P1: {line: [{card: copper_fox, ribbons: 3}, reef_warden]}}
  steps:
  - expect: {copper_fox: {ribbons: 3}, reef_warden: {ribbons: {at_most: 0}}}
"""


def ribbons_of(state, card, _):
    return state.entities[card].extra.marks


def give_ribbons(state, card, _, value):
    e = state.entities[card]
    state.entities[card] = e.with_extra(e.extra._replace(marks=value))


RIBBONS = Fact(
    "ribbons", Number(0, 9), (CARD,), ribbons_of, Stage.MADE, give_ribbons, take=ribbons_of, told=(CARD,), new=0
)
"""Made up: what a card of Contracts bears and no scenario speaks of."""


@pytest.fixture
def declared(monkeypatch):
    monkeypatch.setattr(facts, "FACTS", (*facts.FACTS, RIBBONS))


def read(text=FILE):
    path, faults = Path("ribbons.yaml"), []
    return read_content(text, path, path.name, Libraries(), faults), [str(fault) for fault in faults]


def laid():
    file, _ = read()
    (scenario,) = file.scenarios
    return lay_out(file, scenario, scenario.start, file.game.vocabulary.constants, Log())[0]


def test_without_a_declaration_nobody_knows_it():
    file, faults = read()
    assert file is None
    assert [fault.partition(": ")[2].partition(";")[0] for fault in faults] == [
        "unknown field `ribbons` in a card on the board",
        "unknown field `ribbons` in what is expected of `copper_fox`",
        "unknown field `ribbons` in what is expected of `reef_warden`",
    ]


def test_it_is_read_and_written_as_it_was(declared):
    file, faults = read()
    assert not faults
    board = file.scenarios[0].start
    assert [card.said for card in board.sides[0].zones["line"]] == [{"ribbons": 3}, {}]
    assert "  line: [{card: copper_fox, ribbons: 3}, reef_warden]" in board_lines(file.game, board)


def test_it_is_told_where_it_is_none_of_its_values(declared):
    assert read(FILE.replace("ribbons: 3}, reef", "ribbons: 12}, reef"))[1] == [
        "ribbons.yaml:4:51: `ribbons` is 12; it must be from 0 to 9"
    ]


def test_it_is_laid_onto_the_board_and_read_off_it(declared):
    state, constants = laid(), rules_of("contracts").vocabulary.constants
    fox = state.zones[state.places.named(0, "line")][0]
    assert state.entities[fox].extra.marks == 3
    board = board_of(state, 1, constants)
    assert [card.said for card in board.sides[0].zones["line"]] == [{"ribbons": 3}, {}]
    assert "P1.line" not in lost(state, board, 1, constants)


def test_it_is_checked_and_what_is_otherwise_is_told(declared):
    assert [outcome.faults for outcome in run_file(read()[0])] == [[]]
    (outcome,) = run_file(read(FILE.replace("{ribbons: 3}, reef", "{ribbons: 4}, reef"))[0])
    assert [fault.message for fault in outcome.faults] == [
        "`A fox that bears ribbons`: `copper_fox` should have ribbons 4, but has 3"
    ]


def test_what_was_played_expects_it(declared):
    begun = laid()
    now = begun.copy()
    warden = now.zones[now.places.named(0, "line")][1]
    give_ribbons(now, warden, "", 2)
    table = Table(now, Log(), Words(rules_of("contracts"), now.cards, 2), {})
    assert "    reef_warden: {ribbons: 2}" in saying.expected(table, begun)


def test_editors_know_it(declared):
    libraries, game = Libraries(), rules_of("contracts")
    known = scenario_file(game, libraries.cards(game, libraries.of(game)))["$defs"]
    assert known["placed"]["anyOf"][1]["properties"]["ribbons"] == {"type": "integer", "minimum": 0, "maximum": 9}
    assert known["expect"]["additionalProperties"]["properties"]["ribbons"] == {"$ref": "#/$defs/bounded"}
    assert "ribbons" not in known["side"]["properties"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("of", [CARD, SEAT, MATCH])
def test_every_fact_can_be_told_or_expected(game, of):
    for name, fact in facts.facts_of(rules_of(game), of).items():
        assert fact.name == name
        assert fact.stage is not None or fact.found is not None, name
        assert fact.stage is not None or fact.take is None, name
        assert fact.found is not None or not fact.told, name


@pytest.mark.parametrize("game", GAMES)
def test_no_two_facts_have_one_name(game):
    rules = rules_of(game)
    for of in (CARD, SEAT, MATCH):
        names = [
            name for fact in facts.FACTS if of in fact.of for name in (fact.names(rules) if fact.names else [fact.name])
        ]
        assert len(names) == len({*names})
