"""Runs scenarios and tells in words what did not hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from game.kernel.errors import GameError, IllegalAnswer
from game.kernel.events import Log
from game.kernel.phrases import position
from game.language.source import Enough, Fault, Source
from game.records.match import Match
from game.records.scenarios.answering import Table
from game.records.scenarios.boards import lay_out
from game.records.scenarios.parts import Answers, Begun, Board, Expect, Scenario, ScenarioFile, Step
from game.records.scenarios.translatable import Translatable, told_by
from game.records.scenarios.words import Words


@dataclass
class Outcome:
    """How a scenario went: `failures` where something did not hold, as long as it is not pending."""

    scenario: Scenario
    file: str
    failures: list[Fault] = field(default_factory=list)
    """What does not hold, at its line."""
    stopped: bool = False
    """Could it not begin, or not go on to its end?"""

    @property
    def faults(self) -> list[Fault]:
        """What is wrong about it: its failures, or if they are expected, that there are none."""
        if not self.scenario.pending:
            return self.failures
        if self.failures:
            return []
        source = Source(self.file)
        told = Translatable("holds-now", scenario=self.scenario.name, pending=self.scenario.pending)
        source.fault(self.scenario.node, told, Translatable("leave-pending-out"))
        return source.faults


Act = Callable[[Table], bool]
"""Takes a step of a scenario; False if it can't go on after it."""


def once(table: Table, act: Act) -> bool:
    return act(table)


def run(file: ScenarioFile, scenario: Scenario, around: Callable[[Table, Act], bool] = once,
        constants: Mapping[str, Any] | None = None) -> Outcome:  # fmt: skip
    """Run a scenario. `around` takes each step, and may do more round it.

    It is played by `constants`, without any by the printed rules of its game, and by its own `rules`.
    """
    outcome = Outcome(scenario, file.file)
    source = Source(file.file, outcome.failures)
    try:
        table = _table(file, scenario, file.game.vocabulary.constants if constants is None else constants)
    except GameError as error:
        outcome.stopped = True
        source.fault(scenario.node, Translatable("cannot-begin", scenario=scenario.name, said=told_by(error)))
        return outcome
    with suppress(Enough):
        for step in scenario.steps:
            if not around(table, partial(_step, step, source, scenario.name)):
                outcome.stopped = True
                break
    return outcome


def _table(file: ScenarioFile, scenario: Scenario, constants: Mapping[str, Any]) -> Table:
    """The match as the scenario begins."""
    rules = {**constants, **scenario.rules}
    start = scenario.start
    log = Log()
    labels: dict[str, int] = {}
    if isinstance(start, Board):
        state, labels = lay_out(file, scenario, start, rules, log)
    elif isinstance(start, Begun):
        state = file.game.setup(file.cards, start.decks, scenario.seed, rules, start.first, log)
    else:
        match = Match.load(start.path, step=start.after if start.after is not None else 1 << 30)
        state = match.state.copy()
        state.log = log = Log()
    return Table(state, log, Words(file.game, file.cards, len(state.seats), scenario.labels), labels)


def _step(step: Step, source: Source, name: str, table: Table) -> bool:
    """Take a step; False, with a fault, if the scenario can't go on after it."""
    if isinstance(step, Expect):
        for expected in step.checks:
            for told in expected.misses(table):
                source.fault(expected.node, Translatable("of-scenario", scenario=name, said=told))
        return True
    if isinstance(step, Answers):
        for sentence in step.sentences:
            act = partial(table.perform, step.seat, sentence)
            if not _try(act, source, sentence.node, name, table, sentence.text):
                return False
        return True
    return _try(lambda: table.until(step.seat, step.kind), source, step.node, name, table)


def _try(action: Callable[[], None], source: Source, node: Any, name: str, table: Table, text: str = "") -> bool:
    try:
        action()
    except GameError as error:
        said, standing = told_by(error), position(table.state)
        if isinstance(error, IllegalAnswer):
            said = Translatable("refused", sentence=said, said=text, reason=table.named(error.reason))
        facts = {"turn": table.state.turn, "active": f"P{table.state.active + 1}", "position": standing}
        message = "of-scenario" if standing in said else "of-scenario-at"
        source.fault(node, Translatable(message, scenario=name, said=said, **facts))
        return False
    except Exception as error:  # a fault of the program: its report should say where it was met
        error.add_note(f"met in the scenario `{name}`, {source.file}:{source.place(node.start_mark)[0]}")
        raise
    return True


def run_file(file: ScenarioFile, around: Callable[[Table, Act], bool] = once,
             constants: Mapping[str, Any] | None = None) -> list[Outcome]:  # fmt: skip
    """Run all scenarios of a file, as `run` does."""
    return [run(file, scenario, around, constants) for scenario in file.scenarios]
