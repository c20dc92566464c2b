"""What a decision costs, by function: bytecodes that the interpreter carries out in random matches, as `contracts
bench` counts them. On one version of Python they are the same at any load.

    python -m tests.costs grimoire --matches 16 --top 40

`own` is in the function itself, `whole` with all that it calls; both for each decision, as are the calls.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from game.lab.simulate import Plan, play_matches
from game.records.cards import library
from game.rules import EXAMPLES, NAMES

ROOT = Path(__file__).parent.parent


class Costs:
    """Bytecodes and calls by function."""

    def __init__(self) -> None:
        self.own: Counter[CodeType] = Counter()
        self.whole: Counter[CodeType] = Counter()
        self.calls: Counter[CodeType] = Counter()
        self.total = 0
        self._open: list[tuple[CodeType, int]] = []
        self._depth: Counter[CodeType] = Counter()

    def each(self, frame: FrameType, event: str, _: object) -> Callable[..., Any]:
        """For `sys.settrace`."""
        code = frame.f_code
        if event == "opcode":
            self.total += 1
            self.own[code] += 1
        elif event == "call":
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
            self.calls[code] += 1
            self._depth[code] += 1
            self._open.append((code, self.total))
        elif event == "return" and self._open:
            code, before = self._open.pop()
            self._depth[code] -= 1
            if not self._depth[code]:  # what calls itself counts once
                self.whole[code] += self.total - before
        return self.each


def measured(game: str, matches: int) -> tuple[Costs, int]:
    """What the matches of `contracts bench` cost, and how many decisions there were."""
    cards, plan, costs = library(game), Plan(game, games=matches), Costs()
    play_matches(plan, library=cards)  # so that what the caches keep is there
    before = sys.gettrace()
    sys.settrace(costs.each)
    try:
        tally = play_matches(plan, library=cards)
    finally:
        sys.settrace(before)
    return costs, tally.decisions


def named(code: CodeType) -> str:
    path = Path(code.co_filename)
    place = path.relative_to(ROOT) if path.is_relative_to(ROOT) else Path(path.name)
    return f"{place}:{code.co_firstlineno} {code.co_qualname}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.costs", description="Bytecodes a decision, by function.")
    parser.add_argument("game", choices=(*NAMES, *EXAMPLES))
    parser.add_argument("--matches", type=int, default=16)
    parser.add_argument("--top", type=int, default=40, help="so many functions")
    parser.add_argument("--whole", action="store_true", help="in the order of what they cost with all that they call")
    given = parser.parse_args()
    costs, decisions = measured(given.game, given.matches)
    print(f"{given.game}: {costs.total / decisions:.0f} bytecodes a decision, {decisions} decisions")
    print("     own   whole   calls")
    for code, _ in (costs.whole if given.whole else costs.own).most_common(given.top):
        own, whole, calls = (n / decisions for n in (costs.own[code], costs.whole[code], costs.calls[code]))
        print(f"{own:8.1f}{whole:8.1f}{calls:8.2f}  {named(code)}")


if __name__ == "__main__":
    main()
