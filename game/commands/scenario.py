"""`contracts scenario`: runs scenario files and says what did not hold."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from game.commands import FAULTY, FINE, WrongUsage, print_json
from game.commands.check import shown
from game.lab.simulate import agreed_on
from game.language.folders import SCENARIOS, card_folders
from game.language.source import Fault
from game.records.cards import GAMES, library, rules_of
from game.records.scenarios.parts import ScenarioFile
from game.records.scenarios.reading import Libraries, described_files, is_scenario_file, read
from game.records.scenarios.rules import Tried, other_rules, tried
from game.records.scenarios.running import Outcome, run_file


def scenario(given: Namespace) -> int:
    """Every file of PATH, or of all games without any. A file with faults is not run."""
    if given.edited_rules or given.rule:
        return _by_edited_rules(given)
    files = _files([Path(path) for path in given.paths], GAMES)
    faults: list[Fault] = []
    outcomes = [outcome for file in _read(files, given.game, faults) for outcome in run_file(file)]
    failed = [fault for outcome in outcomes for fault in outcome.faults]
    if given.json:
        print_json(_data(len(files), outcomes, faults))
    else:
        print(*sorted(faults), *failed, sep="\n", end="\n" if faults or failed else "")
        print(_summary(len(files), outcomes, faults))
    return FAULTY if faults or failed else FINE


def _by_edited_rules(given: Namespace) -> int:
    """Those of one game, by its rules file as it is now or with `--rule`; only what holds by the printed rules."""
    game = rules_of(given.game)
    edited = other_rules(game, library(game.name).constants) if given.edited_rules else {}
    edited |= other_rules(game, dict(agreed_on(game.name, given.rule)))
    if not edited:
        raise WrongUsage(f"all rules of {game.name.capitalize()} are as printed: edit its rules.yaml, or name one "
                         "with `--rule`")  # fmt: skip
    files = _files([Path(path) for path in given.paths], (game.name,))
    faults: list[Fault] = []
    found = [one for file in _read(files, game.name, faults) if file.game is game for one in tried(file, edited)]
    if given.json:
        print_json({"rules": edited, **_data(len(files), [one.outcome for one in found], faults, found)})
    else:
        print(*sorted(faults), *told_of_edited(found, edited, game.vocabulary.constants), sep="\n")
    return FAULTY if faults or any(one.outcome.faults for one in found) else FINE


def told_of_edited(found: list[Tried], edited: Mapping[str, Any], printed: Mapping[str, Any]) -> list[str]:
    """What comes out otherwise: first what can't go on, then what comes to something else, at last how many by what."""
    otherwise = [one for one in found if one.outcome.faults]
    stopped = [one for one in otherwise if one.outcome.stopped]
    others = [one for one in otherwise if not (one.outcome.stopped or one.moved)]
    moved = [one for one in otherwise if one.moved]
    lines: list[str] = []
    for title, some in (("can't go on", stopped), ("come to something else", others)):
        if some:
            lines.append(f"{_count(len(some), 'scenario')} {title}:")
            lines += [f"  {one.outcome.faults[0]} [{', '.join(one.by) or 'only together'}]" for one in some]
    for name, value in edited.items():
        by = [one for one in otherwise if name in one.by]
        ends, shifts = sum(one.outcome.stopped for one in by), sum(one.moved for one in by)
        lines.append(f"{name}: {_said(value)} (printed {_said(printed[name])}): {len(by)} come out otherwise; "
                     f"{ends} can't go on, {shifts} have only numbers that moved with it")  # fmt: skip
    whole = f"{_count(len(found), 'scenario')} by these rules"
    if not otherwise:
        return [*lines, f"{whole}: all hold"]
    return [*lines, f"{whole}: {len(stopped)} can't go on, {len(others)} come to something else, "
                    f"{len(moved)} have only numbers that moved"]  # fmt: skip


def _said(value: Any) -> str:
    """A constant as one writes it."""
    return json.dumps(value, ensure_ascii=False)


def _read(files: list[Path], game: str, faults: list[Fault]) -> Iterator[ScenarioFile]:
    """Those without faults; `game` is the one of a file that names none."""
    libraries = Libraries(usual=game)
    for path in files:
        file = read(path, shown(path), libraries, faults)
        if file is not None:
            yield file


def _files(paths: list[Path], games: Iterable[str]) -> list[Path]:
    """The scenario files at these places, or of these games. Raises WrongUsage."""
    if not paths:
        return [file for game in games for folder in card_folders(game) for file in described_files(folder)]
    found: list[Path] = []
    for path in paths:
        if os.path.isdir(path):
            inside = [file for file in sorted(path.glob("*.yaml")) if is_scenario_file(file)] + described_files(path)
            inside = inside or [file for folder in sorted(path.glob("*/")) for file in described_files(folder)]
            if not inside:
                raise WrongUsage(f"there is no scenario file in {path}, or in its folder `{SCENARIOS}`")
            found += inside
        elif os.path.lexists(path):
            found.append(path)
        else:
            raise WrongUsage(f"there is no file or folder {path}")
    return found


def _data(files: int, outcomes: list[Outcome], faults: list[Fault], found: Iterable[Tried] = ()) -> dict[str, object]:
    by = {id(one.outcome): {"stopped": one.outcome.stopped, "moved": one.moved, "by": list(one.by)} for one in found}
    return {
        "files": files,
        "faults": [fault.to_json() for fault in sorted(faults)],
        "scenarios": [
            {
                "file": outcome.file,
                "name": outcome.scenario.name,
                "holds": not outcome.faults,
                "pending": outcome.scenario.pending or None,
                "failures": [fault.to_json() for fault in outcome.faults or outcome.failures],
                **by.get(id(outcome), {}),
            }
            for outcome in outcomes
        ],
    }


def _summary(files: int, outcomes: list[Outcome], faults: list[Fault]) -> str:
    pending = sum(bool(outcome.scenario.pending) and not outcome.faults for outcome in outcomes)
    failed = sum(bool(outcome.faults) for outcome in outcomes)
    parts = [_count(files, "file"), _count(len(outcomes), "scenario")]
    parts += [f"{pending} pending"] if pending else []
    parts += [_count(len(faults), "fault")] if faults else []
    return ", ".join(parts) + (f": {failed} failed" if failed else ": all hold" if not faults else "")


def _count(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"
