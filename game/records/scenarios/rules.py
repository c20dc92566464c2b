"""By which rules a scenario is played: the printed ones, unless it says others; and what comes out otherwise by edited
ones, so that whoever tries a number sees what hangs on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.kernel.game import Game
from game.language.source import Fault
from game.records.scenarios.parts import ScenarioFile
from game.records.scenarios.running import Outcome, run
from game.records.scenarios.translatable import Translatable


def other_rules(game: Game, constants: Mapping[str, Any]) -> dict[str, Any]:
    """What of the constants is otherwise than printed, as a scenario says it under `rules`."""
    printed = game.vocabulary.constants
    return {name: value for name, value in constants.items() if name in printed and printed[name] != value}


@dataclass(frozen=True)
class Tried:
    """A scenario that was played by edited rules."""

    outcome: Outcome
    by: tuple[str, ...] = ()
    """The constants of which each alone makes it come out otherwise; none where it holds, or only several together
    do so."""
    moved: bool = False
    """Does it hold but for numbers that lie farther by just as much as a constant was changed?"""


def tried(file: ScenarioFile, edited: Mapping[str, Any]) -> list[Tried]:
    """The scenarios of a file that hold by the printed rules, each played by `edited` constants instead.

    What a scenario says itself under `rules` stays; one that speaks of all that was edited is left as it is.
    """
    printed = file.game.vocabulary.constants
    found = []
    for scenario in file.scenarios:
        if run(file, scenario).faults:
            continue
        outcome = run(file, scenario, constants={**printed, **edited})
        alone: list[str] = []
        for name, value in edited.items() if outcome.faults else ():
            constants = {**printed, name: value}
            if _agree(file.game, constants) and run(file, scenario, constants=constants).faults:
                alone.append(name)
        found.append(Tried(outcome, tuple(alone), _has_moved(outcome, printed, edited)))
    return found


def _has_moved(outcome: Outcome, printed: Mapping[str, Any], edited: Mapping[str, Any]) -> bool:
    steps = [value - printed[name] for name, value in edited.items() if type(value) is int]
    right = [any(_is_farther(fault, step) for step in steps) for fault in outcome.faults]
    return bool(right) and not outcome.stopped and all(right)


def _is_farther(fault: Fault, step: int) -> bool:
    """Is a number just by `step` greater than one that is expected, and nothing else wrong?"""
    told = fault.message.facts.get("said") if isinstance(fault.message, Translatable) else None
    facts = told.facts if isinstance(told, Translatable) else {}
    wanted, found = facts.get("wanted"), facts.get("found")
    if type(found) is not int or not isinstance(wanted, str):
        return False
    if isinstance(wanted, Translatable):
        before = found - step
        return bool(wanted.facts.get("least", before) <= before <= wanted.facts.get("most", before))
    return wanted == str(found - step)


def _agree(game: Game, constants: Mapping[str, Any]) -> bool:
    """Does what must hold between constants hold?"""
    return all(
        constants[relation.lesser] <= constants[relation.greater]
        or (relation.unlimited and constants[relation.greater] == 0)
        for relation in game.vocabulary.relations
    )
