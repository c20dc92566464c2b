"""Every campaign can fail: a fault that is planted in the program is found by it within few tries."""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import count

import pygame
import pytest

from game.kernel import decisions, running
from game.lab import simulate
from game.language import library
from game.language.reading import kept
from game.language.source import Source
from game.records.match import Match, replaced
from game.records.scenarios import boards
from game.records.scenarios import reading as files_of_scenarios
from game.records.scenarios.answering import Table
from game.records.schema import HEAD
from game.table import settings as settings_room
from tests.campaigns import hidden, language, monkey, rules, runner
from tests.campaigns.__main__ import prepare
from tests.campaigns.runner import run


@pytest.fixture(autouse=True)
def nothing_is_left_of_it(monkeypatch):
    monkeypatch.setattr(kept, "_kept", {})
    monkeypatch.setattr(os, "fsync", os.fsync)  # campaigns do without


def found(name, tries=20, first=0):
    return run(name, lambda folder: prepare(name, folder), tries, 7, first).faults


def test_cards_that_are_pinned_otherwise_than_they_were_written(monkeypatch):
    plain = library.plain

    def without_keywords(node):
        made = plain(node)
        return {k: v for k, v in made.items() if k != "keywords"} if isinstance(made, dict) else made

    monkeypatch.setattr(library, "plain", without_keywords)
    assert "read from its own definition it is another card" in found("cards")[0]


def test_cards_on_which_the_reader_falls(monkeypatch):
    fault = Source.fault

    def falls(source, node, message, suggestion=""):
        fault(source, node, message.encode("ascii").decode(), suggestion)
        if "twice" in message:
            raise KeyError(message)

    monkeypatch.setattr(Source, "fault", falls)
    assert any("KeyError" in told for told in found("cards", 60))


def test_cards_whose_faults_would_act_on_a_terminal(monkeypatch):
    monkeypatch.setattr("game.language.source.visible", lambda text: text)
    assert any("first_hidden" in told for told in found("cards", 60, 80))


def test_scenarios_that_the_reader_falls_on(monkeypatch):
    monkeypatch.setattr(boards.BoardReader, "_card", lambda reader, node: str(node.value))
    assert any("KeyError" in told for told in found("scenarios", 3, 20))


def test_scenarios_in_which_cards_are_lost(monkeypatch):
    perform = Table.perform

    def loses(table, seat, sentence):
        perform(table, seat, sentence)
        number = next(number for number, zone in enumerate(table.state.zones) if zone)
        table.state.zones[number] = table.state.zones[number][1:]

    monkeypatch.setattr(Table, "perform", loses)
    assert any("lies in []" in told for told in found("scenarios", 3, 3))


def test_bulk_matches_in_which_cards_are_lost(monkeypatch):
    answer = running.answer

    def loses(state, way):
        answer(state, way)
        number = next(number for number, zone in enumerate(state.zones) if zone)
        state.zones[number] = state.zones[number][1:]

    monkeypatch.setattr(running, "answer", loses)
    assert any("lies in []" in told for told in found("bulk", 2))


def test_bulk_matches_without_an_end(monkeypatch):
    monkeypatch.setattr(simulate, "STALLED", 5)
    assert all("no end after 5 decisions" in told for told in found("bulk", 2))


def test_bulk_matches_on_which_the_engine_falls(monkeypatch):
    monkeypatch.setattr(running, "advance", lambda *given: 1 / 0)
    assert any("ZeroDivisionError" in told for told in found("bulk", 2))


def test_views_that_tell_what_lies_hidden(monkeypatch):
    honest = hidden.view

    def tells(state, seat):
        shown = honest(state, seat)
        return shown | {"clock": sum(len(e.definition.id) * i for i, e in enumerate(state.entities))}

    monkeypatch.setattr(hidden, "view", tells)
    assert "the views differ" in found("hidden", 1)[0]


def test_a_one_that_is_true_in_another_world_is_another_view(monkeypatch):
    honest, seen = hidden.view, []

    def tells(state, seat):
        seen.append(state)
        return honest(state, seat) | {"turn": 1 if len(seen) % 2 else True}

    monkeypatch.setattr(hidden, "view", tells)
    assert "the views differ" in found("hidden", 1)[0]


def test_messages_that_tell_what_lies_hidden(monkeypatch):
    encoded, number = hidden.encoded, count()
    monkeypatch.setattr(hidden, "encoded", lambda message: encoded(message) + b" " * next(number))
    assert "the worker is told something else" in found("hidden", 1)[0]


def test_answers_that_tell_what_lies_hidden(monkeypatch):
    answers = decisions.answers

    def tells(state):
        return [*answers(state), ("pick", state.zones[0][0] if state.zones[0] else 0, state.rng[0] % 1000)]

    monkeypatch.setattr(decisions, "answers", tells)
    assert any("other answers are offered" in told for told in found("hidden", 2))


def test_a_log_that_tells_what_lies_hidden(monkeypatch):
    tell = hidden.aftermath.tell

    def tells(events, before, after):
        tell(events, before, after)
        for event in events:
            event.facts["deck"] = [after.entities[i].definition.id for zone in after.zones for i in zone]

    monkeypatch.setattr(hidden.aftermath, "tell", tells)
    assert any("the log tells something else" in told for told in found("hidden", 2))


def test_views_that_tell_chance_to_come(monkeypatch):
    honest = hidden.view
    monkeypatch.setattr(hidden, "view", lambda state, seat: honest(state, seat) | {"clock": state.rng[0]})
    assert any("the views differ" in told for told in found("hidden", 2))


def test_forecasts_that_tell_what_lies_hidden(monkeypatch):
    monkeypatch.setattr(hidden, "LOOKED_INTO", 1)
    monkeypatch.setattr(hidden, "preview", lambda state, way: {"top": state.entities[state.zones[0][-1]].definition.id})
    assert any("the preview of" in told for told in found("hidden", 3))


def test_a_table_that_shows_what_lies_hidden(monkeypatch):
    monkeypatch.setattr(hidden, "PICTURES", 1)
    caption = pygame.display.get_caption

    def tells():
        return f"{caption()[0]} {next(numbers)}", ""

    numbers = count()
    monkeypatch.setattr(pygame.display, "get_caption", tells)
    assert any("the table looks otherwise" in told for told in found("hidden", 3))


def test_damaged_matches_from_which_answers_are_lost_without_a_word(monkeypatch):
    load = Match.load.__func__

    def silent(cls, *given, **more):
        match = load(cls, *given, **more)
        match.damage = None
        return match

    monkeypatch.setattr(Match, "load", classmethod(silent))
    assert any("something is lost without a word" in told for told in found("damaged-matches"))


def test_hostile_matches_that_get_past_the_schema(monkeypatch):
    monkeypatch.setattr(type(HEAD), "check", lambda schema, value, where: None)
    assert found("hostile-matches", 30)


def test_hostile_matches_that_take_too_long(monkeypatch):
    monkeypatch.setattr(runner, "SLOWEST", 0.0)
    assert not run("hostile-matches", lambda folder: prepare("hostile-matches", folder), 1, 7).sound


def test_settings_that_are_kept_otherwise_than_they_were_taken(monkeypatch):
    monkeypatch.setattr(settings_room.Settings, "save", lambda self, path=None: True)
    assert any("what was taken is not what is kept" in told for told in found("settings"))


def test_rules_under_which_a_match_has_no_end(monkeypatch):
    monkeypatch.setattr(rules, "LONGEST", 10)
    assert any("without an end" in told for told in found("rules", 8))


def test_random_cards_that_reach_what_has_left(monkeypatch):
    monkeypatch.setattr(language, "broken", lambda state: ["a card bears what it had in play"])
    assert all("bears what it had" in told for told in found("language", 1))


def test_a_monkey_whose_match_is_not_the_one_in_its_record(monkeypatch):
    monkeypatch.setattr(monkey, "EVENTS", 60)
    monkeypatch.setattr(monkey, "replaced", lambda record: replace(replaced(record), seed=record.seed + 1))
    assert any("the state is not that of the record" in told or "IllegalAnswer" in told for told in found("monkey", 1))


def test_memory_that_one_file_takes(monkeypatch):
    kept_busy, read = [], files_of_scenarios.read_text

    def takes(path, source):
        kept_busy[:] = [b"x" * (250 << 20)]
        return read(path, source)

    monkeypatch.setattr(files_of_scenarios, "read_text", takes)
    figures = run("scenarios", lambda folder: prepare("scenarios", folder), 1, 7)
    assert not figures.faults and figures.megabytes > 250 and not figures.sound
