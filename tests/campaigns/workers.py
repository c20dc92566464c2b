"""The process of the computer opponent is stopped, killed, or babbles at random moments: the match goes on."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from game.ai import worker as room
from game.ai.worker import Worker
from game.commands.files import recompute
from game.kernel import decisions
from game.records.cards import GAMES, library
from game.records.match import Match
from game.records.replay import verify
from game.table.playing.session import Play
from tests.campaigns.runner import Outcome, Try

FAULTS = ("stop", "kill", "kill twice", "babble", "lie", "stop and go on", "answer wrongly")
PATIENCE = 60.0


class Disturbed(Worker):
    """What comes from the process may be replaced by something else."""

    instead: bytes | None = None

    def _received(self, channel):  # type: ignore[no-untyped-def]
        if self.instead is not None:
            message, self.instead = self.instead, None
            channel._received.put(message)
        return super()._received(channel)


def faults(folder: Path, games: Sequence[str] = GAMES) -> Try:
    room.LIMIT, room.SLOW = 0.5, 0.1
    return lambda chance: _one(folder, chance.choice(games), chance)


def _one(folder: Path, game: str, chance: Random) -> Outcome:
    decks = [chance.choice(list(library(game).decks)) for _ in range(2)]
    match = Match.new(game, decks, chance.randrange(1 << 30), seats=("human", "casual"), folder=folder / "matches")
    worker = Disturbed(match.game.name, match.sources, match.constants)
    play = Play(match, match.seats, worker)
    fault, after = chance.choice(FAULTS), chance.randint(1, 12)
    asked, end, said = 0, time.monotonic() + PATIENCE, set()
    try:
        while match.to_answer is not None and asked < after + 3:
            assert time.monotonic() < end, f"{fault}: without an end"
            if play.people_asked:
                assert play.answer(chance.choice(decisions.answers(match.state))) is None
                continue
            new = play.asked is None
            play.ask_ahead()
            asked += new
            if new and asked == after:
                _disturb(worker, fault, chance)
            play.think()
            said.add(worker.trouble)
            time.sleep(0.002)
        begin = time.monotonic()
    finally:
        play.stop()
    assert time.monotonic() - begin < 1.5 and not worker.alive
    assert match.path is not None
    found = verify(match.path, recompute)
    assert not found.faults, found.faults
    return f"{fault}{': restarted' if 'restarted' in said else ''}", None


def _disturb(worker: Disturbed, fault: str, chance: Random) -> None:
    pid = worker._process.pid
    assert pid is not None
    time.sleep(chance.random() * 0.1)
    if fault.startswith("stop"):
        os.kill(pid, signal.SIGSTOP)
        if fault.endswith("go on"):
            time.sleep(0.2)
            os.kill(pid, signal.SIGCONT)
    elif fault.startswith("kill"):
        os.kill(pid, signal.SIGKILL)
    elif fault == "babble":
        worker.instead = chance.randbytes(chance.randrange(200))
    else:
        wrong = b'["play",999]' if fault == "lie" else b'["end","now"]'
        worker.instead = b'[%d,%b,["x","casual",1,1,false]]' % (worker._number, wrong)
