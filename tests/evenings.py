"""Whole matches in true windows, with a picture of each new kind of moment and a list of what went wrong.

`python -m tests.evenings FOLDER`: five matches of each game, the sizes of the window and the languages by turns, on a
display of its own. In FOLDER lie the pictures of each match in a folder of its own, and `evenings.jsonl`, a line each.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.rules import NAMES
from tests.screen import Screen

HOUSE = Path(__file__).resolve().parent.parent
SIZES = ((1280, 720), (1920, 1080))
LANGUAGES = ("it", "en")
LEVELS = ("novice", "casual")
SECONDS = 600.0
"""After which a match is given up."""


@dataclass(frozen=True)
class Plan:
    """One evening."""

    game: str
    size: tuple[int, int]
    lang: str
    level: str
    seed: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seed}-{self.size[1]}-{self.lang}"


def plans(games: list[str], matches: int, first: int = 1, levels: Sequence[str] = LEVELS) -> Iterator[Plan]:
    """`matches` of each game: sizes and languages in all pairs, levels by turns."""
    for number in range(matches):
        for place, game in enumerate(games):
            at = number + place
            lang, level = LANGUAGES[at // 2 % 2], levels[number % len(levels)]
            yield Plan(game, SIZES[at % 2], lang, level, first + number)


def evening(plan: Plan, folder: Path, seconds: float = SECONDS) -> dict[str, Any]:
    """Play it in a process and on a display of its own: `faults` and whether there is a `result`; unless it broke off
    also `pressed`, `seconds`, `memory_mb` and `kinds`."""
    screen = Screen(*plan.size)
    around = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    try:
        with tempfile.TemporaryDirectory() as home:
            ran = subprocess.run(
                [sys.executable, "-m", "tests.table.window_evening", str(folder), *map(str, plan.size), plan.lang,
                 plan.game, plan.level, str(plan.seed), str(seconds)],
                cwd=HOUSE, env={**around, "DISPLAY": screen.name, "CONTRACTS_HOME": home, "SDL_AUDIODRIVER": "dummy"},
                capture_output=True, text=True, check=False, timeout=seconds + 300,
            )  # fmt: skip
    finally:
        screen.off()
    if ran.returncode:
        return {"result": False, "faults": [ran.stderr[-3000:]]}
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    found["faults"] += told_off(ran.stderr)
    return found


def told_off(stderr: str) -> list[str]:
    """What a program said of its faults: each traceback whole, and each line of the table's own."""
    faults: list[str] = []
    within = False
    for line in stderr.splitlines():
        if line.startswith(("Traceback", "contracts:")):
            faults.append(line)
        elif within:
            faults[-1] += f"\n{line}"
        within = line.startswith("Traceback") or (within and line.startswith(" "))
    return faults


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.evenings", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="for pictures and evenings.jsonl")
    parser.add_argument("--games", default=",".join(NAMES), help="with commas between them")
    parser.add_argument("--matches", type=int, default=5, help="of each game")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first of each")
    parser.add_argument("--levels", default=",".join(LEVELS), help="of the opponent, by turns; `random` thinks least")
    parser.add_argument("--at-once", type=int, default=1, help="matches that are played at the same time")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="after which a match is given up")
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    faults = 0
    planned = list(plans(asked.games.split(","), asked.matches, asked.first, asked.levels.split(",")))
    with ThreadPoolExecutor(asked.at_once) as pool:
        played = pool.map(lambda plan: evening(plan, asked.folder / plan.name, asked.seconds), planned)
        for plan, found in zip(planned, played, strict=True):
            faults += _record(asked.folder, plan, found)
    return min(1, faults)


def _record(folder: Path, plan: Plan, found: dict[str, Any]) -> int:
    """Keep and print what was found; how many faults."""
    with (folder / "evenings.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps({"evening": plan.name, **found}, ensure_ascii=False) + "\n")
    print(plan.name, *(f"{key} {found[key]}" for key in ("result", "pressed", "seconds", "memory_mb") if key in found))
    print(*(f"  {fault}" for fault in found["faults"]), sep="\n", flush=True)
    return len(found["faults"])


if __name__ == "__main__":
    sys.exit(main())
