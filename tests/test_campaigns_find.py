"""Every campaign can fail: a fault that is planted in the program is found by it within few tries."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import replace
from functools import partial
from itertools import count

import pygame
import pytest

from game.ai import agents, worker
from game.kernel import decisions, running
from game.kernel.errors import Reason
from game.lab import simulate
from game.language.reading import cards as cards_as_written
from game.language.reading import kept
from game.language.source import Source
from game.records import undo
from game.records.match import Match
from game.records.playthrough import replaced
from game.records.scenarios import boards
from game.records.scenarios import reading as files_of_scenarios
from game.records.scenarios.answering import Table
from game.records.schema import HEAD
from game.rules import NAMES, game_named
from game.system import places
from game.table import settings as settings_room
from game.table.stage import Stage
from tests.campaigns import cards, curtain, endings, fair, hidden, kills, language, monkey, rules, runner, workers
from tests.campaigns.__main__ import CAMPAIGNS, prepare
from tests.campaigns.runner import run
from tests.screen import NEEDS_WINDOW
from tests.table import live


@pytest.fixture(autouse=True)
def nothing_is_left_of_it(monkeypatch):
    monkeypatch.setattr(kept, "_kept", {})
    monkeypatch.setattr(os, "fsync", os.fsync)  # campaigns do without


PLANTED = set()
"""The campaigns in which a fault is planted here."""


def planted_in(name, *marks):
    """The test is given `tried`: the figures of so many tries of this campaign."""
    PLANTED.add(name)
    return pytest.mark.parametrize("tried", [pytest.param(partial(figures, name), id=name, marks=marks)])


def figures(name, tries=20, first=0):
    return run(name, prepare(name), tries, 7, first)


def test_a_fault_is_planted_in_every_campaign():
    assert set(CAMPAIGNS) - PLANTED == set()


@planted_in("cards")
def test_cards_that_are_pinned_otherwise_than_they_were_written(monkeypatch, tried):
    plain = cards_as_written.plain

    def without_keywords(node):
        made = plain(node)
        return {k: v for k, v in made.items() if k != "keywords"} if isinstance(made, dict) else made

    monkeypatch.setattr(cards_as_written, "plain", without_keywords)
    assert "read from its own definition it is another card" in tried().faults[0]


@planted_in("cards")
def test_cards_on_which_the_reader_falls(monkeypatch, tried):
    fault = Source.fault

    def falls(source, node, message, suggestion=""):
        fault(source, node, message.encode("ascii").decode(), suggestion)
        if "twice" in message:
            raise KeyError(message)

    monkeypatch.setattr(Source, "fault", falls)
    assert any("KeyError" in told for told in tried(60).faults)


@planted_in("cards")
def test_cards_whose_faults_would_act_on_a_terminal(monkeypatch, tried):
    monkeypatch.setattr("game.language.source.visible", lambda text: text)
    assert any("first_hidden" in told for told in tried(60, 80).faults)


@planted_in("wrong-cards")
def test_wrong_cards_of_which_nothing_is_told(monkeypatch, tried):
    monkeypatch.setattr(Source, "fault_at", lambda *given: None)
    assert any("is not told" in told for told in tried(10).faults)


@planted_in("odd-cards")
def test_odd_cards_whose_faults_would_act_on_a_terminal(monkeypatch, tried):
    monkeypatch.setattr("game.language.source.visible", lambda text: text)
    monkeypatch.setattr(cards, "HUGE", ('"\\x1b[2J": \n' * 100,))
    assert any("first_hidden" in told for told in tried(8).faults)


@planted_in("scenarios")
def test_scenarios_that_the_reader_falls_on(monkeypatch, tried):
    monkeypatch.setattr(boards.BoardReader, "_placed", lambda reader, node, zone: {}[str(node.value)])
    assert any("KeyError" in told for told in tried(1, 51).faults)


@planted_in("scenarios")
def test_scenarios_in_which_cards_are_lost(monkeypatch, tried):
    perform = Table.perform

    def loses(table, seat, sentence):
        perform(table, seat, sentence)
        number = next(number for number, zone in enumerate(table.state.zones) if zone)
        table.state.zones[number] = table.state.zones[number][1:]

    monkeypatch.setattr(Table, "perform", loses)
    assert any("lies in []" in told for told in tried(3, 13).faults)


@planted_in("bulk")
def test_bulk_matches_in_which_cards_are_lost(monkeypatch, tried):
    answer = running.answer

    def loses(state, way):
        answer(state, way)
        number = next(number for number, zone in enumerate(state.zones) if zone)
        state.zones[number] = state.zones[number][1:]

    monkeypatch.setattr(running, "answer", loses)
    assert any("lies in []" in told for told in tried(2).faults)


@planted_in("bulk")
def test_bulk_matches_without_an_end(monkeypatch, tried):
    monkeypatch.setattr(simulate, "STALLED", 5)
    assert all("no end after 5 decisions" in told for told in tried(2).faults)


@planted_in("bulk")
def test_bulk_matches_on_which_the_engine_falls(monkeypatch, tried):
    monkeypatch.setattr(running, "advance", lambda *given: 1 / 0)
    assert any("ZeroDivisionError" in told for told in tried(2).faults)


@planted_in("hidden")
def test_views_that_tell_what_lies_hidden(monkeypatch, tried):
    honest = hidden.view

    def tells(state, seat):
        shown = honest(state, seat)
        return shown | {"clock": sum(len(e.definition.id) * i for i, e in enumerate(state.entities))}

    monkeypatch.setattr(hidden, "view", tells)
    assert "the views differ" in tried(1).faults[0]


@planted_in("hidden")
def test_a_one_that_is_true_in_another_world_is_another_view(monkeypatch, tried):
    honest, seen = hidden.view, []

    def tells(state, seat):
        seen.append(state)
        return honest(state, seat) | {"turn": 1 if len(seen) % 2 else True}

    monkeypatch.setattr(hidden, "view", tells)
    assert "the views differ" in tried(1).faults[0]


@planted_in("hidden")
def test_messages_that_tell_what_lies_hidden(monkeypatch, tried):
    encoded, number = hidden.encoded, count()
    monkeypatch.setattr(hidden, "encoded", lambda message: encoded(message) + b" " * next(number))
    assert "the worker is told something else" in tried(1).faults[0]


@planted_in("hidden")
def test_answers_that_tell_what_lies_hidden(monkeypatch, tried):
    answers = decisions.answers

    def tells(state):
        return [*answers(state), ("pick", state.zones[0][0] if state.zones[0] else 0, state.rng[0] % 1000)]

    monkeypatch.setattr(decisions, "answers", tells)
    assert any("other answers are offered" in told for told in tried(2).faults)


@planted_in("hidden")
def test_a_log_that_tells_what_lies_hidden(monkeypatch, tried):
    tell = hidden.aftermath.tell

    def tells(events, before, after):
        tell(events, before, after)
        for event in events:
            event.facts["deck"] = [after.entities[i].definition.id for zone in after.zones for i in zone]

    monkeypatch.setattr(hidden.aftermath, "tell", tells)
    assert any("the log tells something else" in told for told in tried(2).faults)


@planted_in("hidden")
def test_views_that_tell_chance_to_come(monkeypatch, tried):
    honest = hidden.view
    monkeypatch.setattr(hidden, "view", lambda state, seat: honest(state, seat) | {"clock": state.rng[0]})
    assert any("the views differ" in told for told in tried(2).faults)


@planted_in("hidden")
def test_forecasts_that_tell_what_lies_hidden(monkeypatch, tried):
    monkeypatch.setattr(hidden, "LOOKED_INTO", 1)
    monkeypatch.setattr(hidden, "preview", lambda state, way: {"top": state.entities[state.zones[0][-1]].definition.id})
    assert any("the preview of" in told for told in tried(3).faults)


def hidden_in(scene):
    """What a person at this table may not know: every card of the match, in its order."""
    return " ".join(entity.definition.id for entity in scene.play.match.state.entities)


@planted_in("curtain")
@pytest.mark.parametrize("way", ["hand", "board", "key"])
def test_a_voice_that_tells_what_lies_hidden(monkeypatch, tried, way):
    """The log is read from the record, in which nothing hidden is."""
    if way == "key":
        monkeypatch.setattr(curtain.Aloud, "key", lambda self, code: self.read([hidden_in(self.stage.scene)]))
    else:
        monkeypatch.setattr(curtain.aloud, way, lambda stage: [hidden_in(stage.scene)])
    assert any(f"spoken {when}" in told for told in tried(2).faults for when in ("before", "after"))


@pytest.mark.nightly
@planted_in("curtain")
def test_a_sound_that_tells_what_lies_hidden(monkeypatch, tried):
    settle = live.settle

    def sounds(stage, seconds):
        stage.sound.ask(f"draw-{hash(hidden_in(stage.scene)) % 1000}")
        settle(stage, seconds)

    monkeypatch.setattr(live, "settle", sounds)
    assert any("on the way after" in told for told in tried(8).faults)


@planted_in("curtain")
def test_a_title_that_tells_what_lies_hidden(monkeypatch, tried):
    shown = curtain.Person._shown
    monkeypatch.setattr(curtain.Person, "_shown", lambda p: shown(p) | {"title": hidden_in(p.scene)})
    assert any("title before" in told for told in tried(2).faults)


@planted_in("curtain")
def test_a_picture_behind_the_curtain_that_tells_what_lies_hidden(monkeypatch, tried):
    draw = Stage.draw

    def tells(stage, surface):
        draw(stage, surface)
        if stage.scene.play.covered:
            surface.set_at((0, 0), (hash(hidden_in(stage.scene)) % 256, 0, 0))

    monkeypatch.setattr(Stage, "draw", tells)
    assert any("picture behind" in told for told in tried(3).faults)


@planted_in("hidden")
def test_a_table_that_shows_what_lies_hidden(monkeypatch, tried):
    monkeypatch.setattr(hidden, "PICTURES", 1)
    caption = pygame.display.get_caption

    def tells():
        return f"{caption()[0]} {next(numbers)}", ""

    numbers = count()
    monkeypatch.setattr(pygame.display, "get_caption", tells)
    assert any("the table looks otherwise" in told for told in tried(3).faults)


@planted_in("damaged-matches")
def test_damaged_matches_from_which_answers_are_lost_without_a_word(monkeypatch, tried):
    load = Match.load.__func__

    def silent(cls, *given, **more):
        match = load(cls, *given, **more)
        match.damage = None
        return match

    monkeypatch.setattr(Match, "load", classmethod(silent))
    assert any("something is lost without a word" in told for told in tried().faults)


@pytest.mark.nightly
@planted_in("hostile-matches")
def test_hostile_matches_that_get_past_the_schema(monkeypatch, tried):
    monkeypatch.setattr(type(HEAD), "check", lambda schema, value, where: None)
    assert tried(30).faults


@planted_in("hostile-matches")
def test_hostile_matches_that_take_too_long(monkeypatch, tried):
    monkeypatch.setattr(runner, "SLOWEST", 0.0)
    assert not tried(1).sound


@planted_in("settings")
def test_settings_that_are_kept_otherwise_than_they_were_taken(monkeypatch, tried):
    monkeypatch.setattr(settings_room.Settings, "save", lambda self, path=None: True)
    assert any("what was taken is not what is kept" in told for told in tried().faults)


@planted_in("rules")
def test_rules_under_which_a_match_has_no_end(monkeypatch, tried):
    monkeypatch.setattr(rules, "LONGEST", 10)
    assert any("without an end" in told for told in tried(20).faults)


@pytest.mark.nightly
@planted_in("effects")
def test_operations_that_do_nothing(monkeypatch, tried, capsys):
    monkeypatch.setattr("game.kernel.effects._run", lambda state, operation, context, ids: None)
    found = tried(1)
    assert not found.faults and not found.sound and "this never did anything: {" in capsys.readouterr().err


@planted_in("language")
def test_random_cards_that_reach_what_has_left(monkeypatch, tried):
    monkeypatch.setattr(language, "broken", lambda state: ["a card bears what it had in play"])
    monkeypatch.setattr(language, "CARDS", 3)
    assert all("bears what it had" in told for told in tried(1).faults)


@pytest.mark.nightly
@planted_in("language")
def test_random_cards_whose_texts_read_badly(monkeypatch, tried):
    monkeypatch.setattr(language.proofreading, "patterns", lambda lang, game: (("a full stop", re.compile("[.]")),))
    monkeypatch.setattr(language, "CARDS", 3)
    monkeypatch.setattr(language, "MATCHES", 0)
    assert any("a full stop" in told for told in tried(4).faults)


@planted_in("monkey")
def test_a_monkey_whose_match_is_not_the_one_in_its_record(monkeypatch, tried):
    monkeypatch.setattr(monkey, "EVENTS", 60)
    monkeypatch.setattr(monkey, "replaced", lambda record: replace(replaced(record), seed=record.seed + 1))
    assert any("the state is not that of the record" in told or "IllegalAnswer" in told for told in tried(1).faults)


@planted_in("scenarios")
def test_memory_that_one_file_takes(monkeypatch, tried):
    kept_busy, read = [], files_of_scenarios.read_text

    def takes(path, source):
        kept_busy[:] = [b"x" * (250 << 20)]
        return read(path, source)

    monkeypatch.setattr(files_of_scenarios, "read_text", takes)
    found = tried(1)
    assert not found.faults and found.megabytes > 250 and not found.sound


@planted_in("undo")
def test_undo_that_is_offered_where_something_became_known(monkeypatch, tried):
    monkeypatch.setattr(undo, "uncovered", lambda *given: iter(()))
    monkeypatch.setattr(undo, "could_differ", lambda *given: False)
    assert any("came to know" in told for told in tried(1).faults)


@planted_in("undo")
def test_undo_that_is_refused_where_it_should_be_offered(monkeypatch, tried):
    why_not = Match.why_not_undo
    monkeypatch.setattr(Match, "why_not_undo", lambda match, seat: why_not(match, seat) or Reason("undo_random"))
    assert any("what was random counts" in told for told in tried(1).faults)


@planted_in("fair")
def test_an_opponent_that_judges_by_what_is_hidden(monkeypatch, tried):
    for kind in {type(game_named(name).judging) for name in NAMES}:
        features = kind.features
        monkeypatch.setattr(
            kind,
            "features",
            lambda judging, state, seat, features=features: (
                *features(judging, state, seat)[:-1],
                sum(number * len(e.definition.id) for number, e in enumerate(state.entities)),
            ),
        )
    assert any("tells what is hidden" in told for told in tried(2).faults)


@planted_in("fair")
def test_an_opponent_that_throws_coins(monkeypatch, tried):
    seeds = count()
    monkeypatch.setattr(fair, "agent", lambda level, seed: agents.agent("random", next(seeds)))
    assert any("to the same view" in told for told in tried(2).faults)


@planted_in("homes")
def test_homes_for_which_no_other_folder_stands_in(monkeypatch, tried):
    def none(shared):
        raise OSError

    monkeypatch.setattr(places, "_spare", none)
    monkeypatch.setenv("CONTRACTS_HOME", "")  # campaigns set it
    assert any("can't be saved" in told for told in tried(6).faults)


@planted_in("kills")
def test_a_match_that_is_no_longer_written_after_some_answers(monkeypatch, tried):
    lazy = """
from game.records import undo
from game.records.match import Match
save = Match._save
Match._save = lambda match: len(match.steps) < 5 and save(match)
"""
    monkeypatch.setattr(kills, "PLAYS", lazy + kills.PLAYS)
    assert any("not the match that was acknowledged" in told for told in tried(1).faults)


@planted_in("kills-while-writing")
def test_a_match_that_is_written_over_the_one_before(monkeypatch, tried):
    in_place = """
from game.records import matchfile
def replace_file(path, content):
    with open(path, "wb") as file:
        file.write(content[:500])
        file.flush()
        os.fsync(file.fileno())
        file.write(content[500:])
matchfile.replace_file = replace_file
"""
    monkeypatch.setattr(kills, "PLAYS", "import os" + in_place + kills.PLAYS)
    monkeypatch.setattr(kills, "POINTS", ("sync",))
    assert tried(1).faults


@planted_in("workers")
def test_a_stopped_worker_for_which_the_table_waits(monkeypatch, tried):
    for name in ("LIMIT", "SLOW"):
        monkeypatch.setattr(worker, name, getattr(worker, name))  # the campaign has its own
    monkeypatch.setattr(worker.Worker, "_is_overdue", lambda *given: False)
    monkeypatch.setattr(workers, "FAULTS", ("stop",))
    monkeypatch.setattr(workers, "PATIENCE", 3.0)
    assert any("without an end" in told for told in tried(1, 1).faults)  # of Contracts, which lasts


@planted_in("clusters", pytest.mark.nightly)
def test_a_run_that_forgets_what_its_file_has(monkeypatch, tried):
    pytest.importorskip("distributed")
    from tests.campaigns import clusters

    forgets = """
import runpy
from game.lab import ledger
taken_up = ledger.taken_up
def forgetful(kept, head):
    book = taken_up(kept, head)
    book.lines.clear()
    book.scores.clear()
    return book
ledger.taken_up = forgetful
"""
    monkeypatch.setattr(clusters, "PLAYER", (sys.executable, "-c", forgets + AS_USUAL))
    monkeypatch.setattr(clusters, "VICTIMS", ("client",))
    assert any("counted twice" in told for told in tried(1).faults)


AS_USUAL = """
runpy.run_module("game", run_name="__main__", alter_sys=True)
"""


@planted_in("signals")
def test_a_program_that_leaves_a_process(monkeypatch, tried):
    leaves = """
import runpy, subprocess
subprocess.Popen(["sleep", "60"])
"""
    monkeypatch.setattr(endings, "PROGRAM", ("-c", leaves + AS_USUAL))
    assert any("there still are" in told and "sleep 60" in told for told in tried(1).faults)


@planted_in("signals", pytest.mark.nightly)
def test_a_program_that_can_not_be_told_to_end(monkeypatch, tried):
    deaf = """
import runpy, signal
for name in ("SIGTERM", "SIGHUP"):
    signal.signal(getattr(signal, name), signal.SIG_IGN)
"""
    monkeypatch.setattr(endings, "PROGRAM", ("-c", deaf + AS_USUAL))
    monkeypatch.setattr(endings, "SIGNALS", ("SIGTERM", "SIGHUP"))
    assert any("there still are" in told for told in tried(1).faults)


@planted_in("displays", *NEEDS_WINDOW)
def test_a_window_that_can_not_be_closed(monkeypatch, tried):
    deaf = """
import runpy, pygame
get = pygame.event.get
pygame.event.get = lambda *given: [event for event in get(*given) if event.type != pygame.QUIT]
"""
    monkeypatch.setattr(endings, "PROGRAM", ("-c", deaf + AS_USUAL))
    monkeypatch.setattr(endings, "ENDS", ("closed",))
    assert any("there still are" in told for told in tried(1).faults)
