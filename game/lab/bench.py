"""Speed and memory of the engine on this machine. A figure is the median of several runs, with its spread.

The engine's own figures count processor time, so that other programs on the machine do not slow them down.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import median
from time import perf_counter, process_time
from types import FrameType
from typing import Any

from game.ai.evaluation import evaluation
from game.kernel.decisions import Decision, answers
from game.kernel.listed import Listed
from game.kernel.running import advance
from game.kernel.state import State
from game.lab.simulate import Plan, play_matches
from game.language.library import Library
from game.records.cards import GAMES, rules_of
from game.records.cards import library as current
from game.system.compiled import told
from game.system.memory import peak_memory

REPEATS = 7
MATCHES = 64
STATES = 100
COUNTED = 16
"""Matches whose bytecodes are counted."""

UNITS = {
    "decisions_per_second": "decisions a second in random play",
    "bytecodes_per_decision": "bytecodes a decision in random play",
    "copy_us": "µs to copy a mid-game state",
    "legal_us": "µs to list the legal answers",
    "evaluate_us": "µs to evaluate a position",
    "load_ms": "ms to load and check all cards",
    "memory_mb": "MB at most in a simulation",
    "frame_ms": "ms a frame",
    "frame_ms_thinking": "ms a frame while the opponent thinks",
    "start_s": "s to the first frame",
}


def bench() -> dict[str, Any]:
    """The figures of `contracts bench --json` that need no window, and of each the least and the most in `spread`.

    `rooms` says whether kernel, rules and agents are compiled.

    They are those of the first game; `games` has of every game what it takes to play.
    """
    of_games = {name: _play_figures(name) for name in GAMES}
    runs = {**of_games[GAMES[0]], "load_ms": [_milliseconds(current) for _ in range(REPEATS)]}
    return {
        "rooms": told(),
        **_medians(runs),
        "memory_mb": memory(),
        "games": {name: _medians(figures) for name, figures in of_games.items()},
        "spread": {name: [round(min(values), 2), round(max(values), 2)] for name, values in runs.items()},
    }


def _play_figures(game: str) -> dict[str, list[float]]:
    library = current(game)
    states = mid_game(library)
    return {
        "decisions_per_second": [_random_play(library, n) for n in range(REPEATS)],
        "bytecodes_per_decision": [bytecodes_per_decision(library)],
        "copy_us": _microseconds(State.copy, states),
        "legal_us": _microseconds(answers, states),
        "evaluate_us": _microseconds(_evaluate, states),
    }


def _evaluate(state: State) -> float:
    assert state.decision is not None
    return evaluation(state.game.name).value(state, state.decision.seat)


def _medians(runs: dict[str, list[float]]) -> dict[str, Any]:
    found: dict[str, Any] = {name: round(median(values), 2) for name, values in runs.items()}
    for whole in ("decisions_per_second", "bytecodes_per_decision"):
        found[whole] = round(found[whole])
    return found


def middle(library: Library) -> tuple[int, int]:
    """The turns from which mid-game positions are taken: three to six eighths of a random match."""
    tally = play_matches(Plan(library.game, games=MATCHES), library=library)
    return 3 * tally.turns // (8 * tally.games), 6 * tally.turns // (8 * tally.games)


def mid_game(library: Library) -> list[State]:
    """Positions of random play in which a player may act freely, from the middle of matches of two."""
    game = rules_of(library.game)
    cards = library.card_set(game.vocabulary)
    decks = [deck.cards() for deck in library.decks.values()]
    acts = frozenset(game.vocabulary.actions)
    turns = middle(library)
    chance = random.Random(1)
    found: list[State] = []
    for match in range(10 * STATES):
        pair = [decks[match % len(decks)], decks[match // len(decks) % len(decks)]]
        state = game.setup(cards, pair, match, library.constants)
        last = chance.randint(*turns)
        while state.decision is not None and (state.turn < last or not _is_free(state.decision, acts)):
            ways = answers(state)
            advance(state, ways[int(chance.random() * len(ways))])
        if state.decision is not None:
            found.append(state)
        if len(found) == STATES:
            break
    return found


def _is_free(decision: Decision, acts: frozenset[str]) -> bool:
    """Is a player asked what to do with the cards, and not for a part of it?"""
    if isinstance(decision, Listed):
        return any(way[0] in acts for way in decision.ways)
    return decision.free


def _random_play(library: Library, seed: int) -> float:
    begin = process_time()
    tally = play_matches(Plan(library.game, games=MATCHES, seed=seed), library=library)
    return tally.decisions / (process_time() - begin)


def bytecodes_per_decision(library: Library, matches: int = COUNTED) -> float:
    """Bytecodes that the interpreter carries out for each decision of random matches, their set-up among them.

    The seeds are fixed, and the same matches were played once before, so that what the caches keep is there: on one
    version of Python the count is the same at any load.
    """
    plan = Plan(library.game, games=matches)
    play_matches(plan, library=library)
    counted = 0

    def each(frame: FrameType, event: str, _: object) -> Callable[..., Any]:
        nonlocal counted
        if event == "opcode":
            counted += 1
        else:
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return each

    before = sys.gettrace()
    sys.settrace(each)
    try:
        tally = play_matches(plan, library=library)
    finally:
        sys.settrace(before)
    return counted / tally.decisions


def _microseconds(what: Callable[[State], Any], states: list[State]) -> list[float]:
    found = []
    for _ in range(REPEATS):
        begin = process_time()
        for _ in range(10):
            for state in states:
                what(state)
        found.append((process_time() - begin) * 1e6 / (10 * len(states)))
    return found


def _milliseconds(what: Callable[[], Any]) -> float:
    begin = perf_counter()
    what()
    return (perf_counter() - begin) * 1e3


def memory() -> float | None:
    """The most memory that a process of its own holds while it plays `MATCHES` random matches, in MB."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_measured, args=(theirs,))
    process.start()
    theirs.close()
    try:
        found: float | None = ours.recv()
    except EOFError:
        found = None
    process.join()
    return None if found is None else round(found, 1)


def _measured(pipe: Connection) -> None:
    play_matches(Plan(games=MATCHES))
    pipe.send(peak_memory())


def as_text(figures: dict[str, Any]) -> str:
    lines = [f"kernel, rules and agents: {figures['rooms']}"]
    for name, unit in UNITS.items():
        value, spread = figures.get(name), figures["spread"].get(name)
        if isinstance(value, dict):
            shown = ", ".join(f"{key} {figure}" for key, figure in value.items())
        else:
            shown = "–" if value is None else f"{value:,}"
        lines.append(f"{shown:>12} {unit}" + (f" ({spread[0]:,} to {spread[1]:,})" if spread else ""))
    for game, of_game in figures["games"].items():
        lines.append(f"{game}: " + ", ".join(f"{value:,} {UNITS[name]}" for name, value in of_game.items()))
    return "\n".join(lines)
