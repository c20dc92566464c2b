"""`contracts scenario`: runs scenario files and says what did not hold."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from game.commands import FAULTY, FINE, WrongUsage, print_json
from game.commands.check import shown
from game.language.folders import SCENARIOS, card_folders
from game.language.source import Fault
from game.records.cards import GAMES
from game.records.scenarios.reading import Libraries, described_files, is_scenario_file, read
from game.records.scenarios.running import Outcome, run_file


def scenario(given: Namespace) -> int:
    """Every file of PATH, or of all games without any. A file with faults is not run."""
    files = _files([Path(path) for path in given.paths])
    libraries = Libraries(usual=given.game)
    faults: list[Fault] = []
    outcomes: list[Outcome] = []
    for path in files:
        file = read(path, shown(path), libraries, faults)
        if file is not None:
            outcomes += run_file(file, libraries)
    failed = [fault for outcome in outcomes for fault in outcome.faults]
    if given.json:
        print_json(_data(len(files), outcomes, faults))
    else:
        print(*sorted(faults), *failed, sep="\n", end="\n" if faults or failed else "")
        print(_summary(len(files), outcomes, faults))
    return FAULTY if faults or failed else FINE


def _files(paths: list[Path]) -> list[Path]:
    """The scenario files at these places. Raises WrongUsage."""
    if not paths:
        return [file for game in GAMES for folder in card_folders(game) for file in described_files(folder)]
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


def _data(files: int, outcomes: list[Outcome], faults: list[Fault]) -> dict[str, object]:
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
