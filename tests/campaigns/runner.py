"""What campaigns have in common: so many tries from one seed, and the line of figures at the end."""

from __future__ import annotations

import argparse
import mmap
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.kernel.events import Log
from game.kernel.state import State
from game.rules import EXAMPLES, NAMES, game_named
from game.system.memory import peak_memory
from tests.libraries import library

SLOWEST = 2.0
"""Seconds of computing that a try may take."""
LARGEST = 200
"""MB that the process may take, the program itself included."""

AT_THE_END = {"monkey": 300, "hidden": 300, "curtain": 350}
"""MB at the end instead, with the table, its pictures and windows of many sizes; two tables at once, at five scales."""
LONGER = {"monkey": 30.0, "language": 20.0, "hidden": 30.0, "undo": 20.0, "fair": 30.0, "effects": 60.0}
"""A try of hundreds of events, each drawn; effects that set each other off until the match is ended; a whole match, the
first of a game drawn with all that is loaded for it; a whole match, each answer tried in dozens of worlds; one of which
some positions are thought about. The longest takes half of that on an idle machine, and more where others compute
beside it."""

NEVER, MOST_NEVER = "never", 0.25
"""What came of a try that brought about nothing, and the share of such tries from which on a campaign has failed."""

TOLD = 5
"""So many faults are told with the way to them, the others in a line."""

Outcome = tuple[str, bool | None]
"""What came of a try, in a word; and was the place that was told the right one, where that can be said?"""
Try = Callable[[Random], Outcome]
Prepare = Callable[[Path], Try]
"""What makes the tries of a campaign, with a folder of its own."""


@dataclass
class Figures:
    """Of a campaign. `faults` are what must not be: an exception, or something that does not hold."""

    name: str
    seed: int
    outcomes: Counter[str] = field(default_factory=Counter)
    placed: Counter[bool] = field(default_factory=Counter)
    parts: Counter[str] = field(default_factory=Counter)
    """How much was tried in them, where a try has many parts (`counted`)."""
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0
    slowest_number: int = -1
    megabytes: int = 0
    """MB of the process at the highest, while the program was at work."""
    passed: float = 0.0

    @property
    def now(self) -> int:
        """MB of the process at this moment, as far as the system tells; else those at the highest."""
        try:
            with open("/proc/self/statm") as told:
                return int(told.read().split()[1]) * mmap.PAGESIZE >> 20
        except OSError:
            return _highest()

    @property
    def sound(self) -> bool:
        if self.outcomes[NEVER] > MOST_NEVER * sum(self.outcomes.values()):
            return False
        if self.faults or self.slowest > LONGER.get(self.name, SLOWEST):
            return False
        if self.name in AT_THE_END:
            return self.now <= AT_THE_END[self.name]
        return self.megabytes <= LARGEST

    def __str__(self) -> str:
        tries = sum(self.outcomes.values()) + len(self.faults)
        told = ", ".join(f"{n} {word}" for word, n in self.outcomes.most_common())
        places = sum(self.placed.values())
        right = f", {100 * self.placed[True] / places:.1f} % at the right place" if places else ""
        parts = "".join(f", {n} {word}" for word, n in self.parts.items())
        return (
            f"{self.name}: {tries} tries from seed {self.seed}: {told}{right}{parts}; {len(self.faults)} faults, "
            f"slowest {self.slowest:.2f} s (number {self.slowest_number}), {self.megabytes} MB at the highest "
            f"and {self.now} at the end, {self.passed:.0f} s"
        )


_begun = 0.0


_parts: Counter[str] = Counter()


def counted(word: str, number: int) -> None:
    """So many parts of a try went well."""
    _parts[word] += number


def tables(games: Iterable[str]) -> list[tuple[str, int]]:
    """Each game with each number of seats."""
    return [(game, seats) for game in games for seats in game_named(game).seats]


def dealt(name: str, seats: int, chance: Random, log: Log | None = None) -> State:
    """A match with decks at random."""
    game, known = game_named(name), library(name)
    decks = [chance.choice(list(known.decks.values())).cards() for _ in range(seats)]
    found = known.card_set(game.vocabulary)
    return game.setup(found, decks, chance.randrange(1 << 60), known.constants, log=log)


def begin_clock() -> None:
    """The time and the memory of a try count from here on; what came before only made what is tried."""
    global _begun
    with suppress(OSError):  # where the system has no such file, all memory counts
        Path("/proc/self/clear_refs").write_text("5")
    _begun = time.process_time()


def _highest() -> int:
    """MB of the process at the highest since the clock began."""
    return round(peak_memory() or 0)


def run(name: str, prepare: Prepare, count: int, seed: int, first: int = 0) -> Figures:
    """Make `count` tries; try number n is the same in every run with the same seed."""
    figures = Figures(name, seed)
    begin = time.monotonic()
    _parts.clear()
    with TemporaryDirectory() as folder:
        one = prepare(Path(folder))
        for number in range(first, first + count):
            begin_clock()
            try:
                word, placed = one(Random(f"{seed}/{number}"))
            except Exception as error:
                figures.faults.append(f"number {number}: {error!r}\n{traceback.format_exc()}")
            else:
                figures.outcomes[word] += 1
                if placed is not None:
                    figures.placed[placed] += 1
            took = time.process_time() - _begun
            figures.megabytes = max(figures.megabytes, _highest())
            if took > figures.slowest:
                figures.slowest, figures.slowest_number = took, number
    figures.parts = Counter(_parts)
    figures.passed = time.monotonic() - begin
    return figures


def main(
    campaigns: Iterable[str],
    named: Callable[[str, Sequence[str]], Prepare],
    arguments: Sequence[str] | None = None,
) -> int:
    """The command line of all campaigns; 1 if something of what must hold did not."""
    names = list(campaigns)
    reader = argparse.ArgumentParser(prog="python -m tests.campaigns", description="Many tries against the program.")
    reader.add_argument("name", choices=names)
    reader.add_argument("--count", type=int, default=200, help="how many tries")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--first", type=int, default=0, help="the number of the first try, to repeat one")
    reader.add_argument("--game", choices=(*NAMES, *EXAMPLES), help="this game alone, where a campaign tries games")
    given = reader.parse_args(arguments)
    try:
        prepare = named(given.name, (given.game,) if given.game else ())
    except ValueError as error:
        reader.error(str(error))
    figures = run(given.name, prepare, given.count, given.seed, given.first)
    for fault in figures.faults[:TOLD]:
        print(fault, file=sys.stderr)
    for fault in figures.faults[TOLD:]:
        print(fault.split("\n")[0], file=sys.stderr)
    print(figures, flush=True)
    return 0 if figures.sound else 1
