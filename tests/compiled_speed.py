"""Compiled rooms against plain Python: the same work in slices by turns, in two processes at once open.

    python -m tests.compiled_speed --games contracts grimoire --rounds 5

For each game the decisions a second of random play, and the positions a second that `regular` tries when it plans from
mid-game positions, both by processor time: the median of the slices, and what compiling multiplies it by (the median of
the pairs, with the least and the most).
"""

from __future__ import annotations

import argparse
import os
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import median
from time import process_time
from typing import Any

SWITCH = "CONTRACTS_COMPILED"
WAYS = ("no", "yes")
NODES = 600
"""Positions for a choice."""
POSITIONS = 12
MATCHES = 48


def serve(pipe: Connection) -> None:
    """Carries out the slices that it is told of, (what, game, number), until there are no more."""
    from game.ai.agents import agent
    from game.kernel.views import view
    from game.lab.bench import mid_game
    from game.lab.simulate import Plan, play_matches
    from game.records.cards import library
    from game.system import compiled

    pipe.send(compiled.told())
    states: dict[str, Any] = {}

    def random_play(game: str, number: int) -> float:
        begin = process_time()
        tally = play_matches(Plan(game, games=MATCHES, seed=number), library=library(game))
        return tally.decisions / (process_time() - begin)

    def planned(game: str, number: int) -> float:
        if game not in states:
            states[game] = mid_game(library(game))
        tried, begin = 0, process_time()
        for n in range(POSITIONS):
            state = states[game][(number * POSITIONS + n) % len(states[game])]
            thinker = agent("regular", n)
            thinker.choose_from_view(view(state, state.decision.seat), state.game, state.cards, nodes=NODES)
            tried += thinker.budget.used
        return tried / (process_time() - begin)

    kinds = {"decisions": random_play, "positions": planned}
    while (asked := pipe.recv()) is not None:
        what, game, number = asked
        pipe.send(kinds[what](game, number))


def opened(way: str) -> tuple[Any, Connection]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    os.environ[SWITCH] = way
    process = context.Process(target=serve, args=(theirs,))
    process.start()
    theirs.close()
    return process, ours


def main() -> None:
    from game.rules import NAMES

    parser = argparse.ArgumentParser(prog="python -m tests.compiled_speed", description="Compiled against plain.")
    parser.add_argument("--games", nargs="+", choices=NAMES, default=NAMES)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    workers = {way: opened(way) for way in WAYS}
    for _, pipe in workers.values():
        print(pipe.recv())
    for game in given.games:
        for what in ("decisions", "positions"):
            found: dict[str, list[float]] = {way: [] for way in WAYS}
            for number in range(-1, given.rounds):  # the first one fills what the caches keep
                for way in WAYS if number % 2 else WAYS[::-1]:
                    pipe = workers[way][1]
                    pipe.send((what, game, max(number, 0)))
                    value = pipe.recv()
                    if number >= 0:
                        found[way].append(value)
            plain, compiled = found["no"], found["yes"]
            times = [c / p for p, c in zip(plain, compiled, strict=True)]
            print(f"{game:10} {what} a second: plain {median(plain):9,.0f}, compiled {median(compiled):9,.0f}, "
                  f"times {median(times):.2f} ({min(times):.2f} to {max(times):.2f})", flush=True)  # fmt: skip
    for process, pipe in workers.values():
        pipe.send(None)
        process.join()


if __name__ == "__main__":
    main()
