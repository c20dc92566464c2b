"""`contracts --selftest`: does everything work on this machine, from the cards to the window?"""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Callable
from typing import Any

from game.commands import FAULTY, FINE, NoScreen
from game.kernel.errors import GameError
from game.system.compiled import told

PATIENCE = 30.0
"""Seconds to wait for the worker."""


def selftest(given: Namespace) -> int:
    """Carry out every step and say how it went. Raises NoScreen at the end if only the display is missing."""
    failed = 0
    missing: NoScreen | None = None
    for name, step in STEPS.items():
        begin = time.perf_counter()
        try:
            said = step()
        except NoScreen as error:
            missing = error
            print(f"none  {name}: {error}")
            continue
        except Exception as error:
            failed += 1
            print(f"FAIL  {name}: {type(error).__name__}: {error}")
            continue
        print(f"ok    {name}: {said} ({time.perf_counter() - begin:.2f} s)")
    if missing is not None and not failed:
        raise missing
    return FAULTY if failed else FINE


def _cards() -> str:
    from game.language.library import FaultyCards
    from game.records.cards import GAMES, library

    told = []
    for game in GAMES:
        found = library(game)
        if found.faults:
            raise FaultyCards(found.faults)
        told.append(f"{len(found.definitions)} of {game}, {len(found.decks)} decks")
    return f"{'; '.join(told)}; no fault"


def _match(game: str) -> Any:
    from game.records.cards import library
    from game.records.match import Match

    found = library(game)
    return Match.new(game, tuple(found.decks)[:2], seed=1, seats=("casual", "casual"), library=found)


def _ai_matches() -> str:
    from game.ai.agents import agent
    from game.records.cards import GAMES

    told = []
    for game in GAMES:
        match = _match(game)
        players = [agent(level, 1) for level in match.seats]
        while match.to_answer is not None:
            match.answer(players[match.to_answer].answer(match.state))
        told.append(f"{game} {len(match.steps)} answers, {match.state.turn} turns")
    return "; ".join(told)


def _worker() -> str:
    from game.ai.worker import Worker
    from game.records.cards import GAMES

    told = []
    for game in GAMES:
        match, begin = _match(game), time.perf_counter()
        worker = Worker(match.game.name, match.sources, match.constants)
        try:
            worker.ask(match.raw_view(match.to_answer), "casual", 1)
            end = time.monotonic() + PATIENCE
            while (found := worker.poll()) is None:
                if time.monotonic() > end or not worker.alive:
                    raise GameError("the worker gave no answer")
                time.sleep(0.005)
            match.answer(found)
        finally:
            worker.stop()
        told.append(f"{game} answered {found[0]} after {time.perf_counter() - begin:.2f} s")
    return "; ".join(told)


def _saving() -> str:
    import tempfile
    from pathlib import Path

    from game.records.cards import GAMES
    from game.records.match import Match
    from game.records.matchfile import matches_folder
    from game.system.files import free, make_folder

    folder = matches_folder()
    make_folder(folder)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        decks = _match(GAMES[0]).decks
        match = Match.new(decks=decks, seed=1, folder=Path(place))
        same = match.path is not None and Match.load(match.path).state == match.state
        if match.path is not None:
            free(match.path)  # Windows removes no folder in which a file is open
        if match.trouble or not same:
            raise GameError(match.trouble or "what was saved is not what was played")
    return f"matches are kept in {folder}"


def _window() -> str:
    from game.commands.table import expect_display
    from game.table import app, window

    expect_display()
    try:
        app.run(app.Start(frames=2))
    except window.NoDisplay as error:
        raise NoScreen(str(error)) from None
    import pygame

    return f"a window opened and drew, pygame-ce {pygame.version.ver}"


STEPS: dict[str, Callable[[], str]] = {
    "kernel, rules and agents": told,
    "cards": _cards,
    "the computer against itself": _ai_matches,
    "the worker": _worker,
    "saving": _saving,
    "window": _window,
}
