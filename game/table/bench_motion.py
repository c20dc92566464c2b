"""What a sitting at the table costs: frames at 1920x1080 while cards are played, fight and die, with music on; frames
that are drawn where nothing moves; and the memory that is held after it.

Every game is played by turns, answers at random and at once, in a process that does nothing else. Beside the time on
the wall stands the processor time of the thread that draws: where others compute, that alone judges.
"""

from __future__ import annotations

import gc
import os
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import pygame
from pygame import Surface

from game.records.cards import GAMES
from game.records.match import Match
from game.system.memory import held_memory, lay_large_apart, peak_memory
from game.table import app
from game.table.match import opening
from game.table.match.record import MatchTable
from game.table.match.scene import MatchScene
from game.table.playing.session import HUMAN, Play
from game.table.scenes.title import Title
from game.table.settings import Settings
from game.table.sound import device

SIZE = (1920, 1080)
FRAME = 1 / 60
WATCHED = 40.0
"""So many seconds of each game every frame is drawn and timed."""
SELDOM = 4
"""After that every fourth frame is drawn, in so much longer steps of time."""
STILL, IDLE = 30.0, 5.0
"""Seconds until all has come to rest before a question, faces as well, and in which then nothing is to be drawn."""
WANTED = 17.0
"""Milliseconds that a frame may take."""
ROUNDS = 2
"""So often each game has its turn in a sitting."""


class AtRandom:
    """Answers for the computers as the worker does, without a process: anything, but the end of a turn seldom."""

    receipt = None
    trouble = ""

    def __init__(self, match: Match, seed: int) -> None:
        self.match, self.stream = match, random.Random(seed)

    def ask(self, view: Any, level: str, seed: int, *, apart: bool = False) -> None: ...

    def think_ahead(self, view: Any, level: str, seed: int) -> None: ...

    def stop(self) -> None: ...

    def refused(self) -> Any: ...

    def poll(self) -> Any:
        answers = self.match.view(self.match.to_answer or 0)["decision"]["answers"]
        busy = [answer for answer in answers if answer not in (("end",), ("pass",))]
        return tuple(self.stream.choice(busy if busy and self.stream.random() < 0.85 else answers))


@dataclass
class Times:
    """Milliseconds of frames, by what moved in them."""

    wall: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    processor: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def told(self) -> dict[str, Any]:
        return {kind: {"wall": _spread(self.wall[kind]), "processor": _spread(self.processor[kind])}
                for kind in sorted(self.wall)}  # fmt: skip


def _spread(times: list[float]) -> dict[str, float]:
    """p50 and p99 in ms, and the percent of frames that took longer than is wanted."""
    ordered = sorted(times)
    late = sum(ms > WANTED for ms in ordered)
    return {
        "frames": len(ordered),
        "p50": round(ordered[len(ordered) // 2], 2),
        "p99": round(ordered[len(ordered) * 99 // 100], 2),
        "late_percent": round(100 * late / len(ordered), 2),
    }


def measure(minutes: float = 30) -> dict[str, Any] | None:
    """`motion`: of each game what frames took while something moved; `idle_frames`: of each game how many were drawn
    within five seconds in which nothing did; `memory_mb`: `peak`, and `after` so many minutes of play.

    None where the process that plays came to grief.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_measured, args=(theirs, minutes))
    process.start()
    theirs.close()
    try:
        found: dict[str, Any] | None = ours.recv()
    except EOFError:
        found = None
    process.join()
    return found


def _measured(pipe: Connection, minutes: float) -> None:
    os.environ["SDL_AUDIODRIVER"] = "dummy"  # all is read and mixed, and nobody is disturbed
    lay_large_apart()
    pipe.send(Sitting().measured(minutes))


class Sitting:
    """Somebody who sees all games one after another in one window."""

    def __init__(self) -> None:
        self.stage = app.without_window(SIZE, Settings(language="en"))
        self.stage.now = time.monotonic
        self.stage.sound.output = device.Device()
        self.stage.sound.clock = self._clock
        gc.collect()
        gc.freeze()  # as the window does once it is open
        self.surface = pygame.display.get_surface() or Surface(SIZE)
        self.passed = 0.0
        self.times = {game: Times() for game in GAMES}
        self.idle = dict.fromkeys(GAMES, 0)

    def measured(self, minutes: float) -> dict[str, Any]:
        for number in range(ROUNDS):
            for game in GAMES:
                self._play(game, number, 60 * minutes / ROUNDS / len(GAMES))
                if number == 0:
                    self.idle[game] = self._rest(game)
        found = {
            "motion": {game: times.told() for game, times in self.times.items()},
            "idle_frames": self.idle,
            "memory_mb": {"peak": _rounded(peak_memory()), "after": _rounded(held_memory())},
        }
        self.stage.quit()
        return found

    def _clock(self) -> float:
        return self.passed

    def _play(self, game: str, number: int, seconds: float) -> None:
        """Title, then one match after another."""
        self.stage.take_up(game)
        self.stage.go(Title(self.stage))
        self._frames(1.0)
        seeds = iter(range(100 * number, 100 * number + 100))
        watched, end = min(WATCHED, seconds) if number == 0 else 0.0, self.passed + seconds
        until = self.passed + watched
        while self.passed < end:
            scene = self._begun(game, next(seeds))
            for _ in self._matched(scene, end):
                if self.passed < until:
                    self._timed(game, scene.table)
                else:
                    self._frames(SELDOM * FRAME, SELDOM * FRAME)

    def _matched(self, scene: MatchScene, end: float) -> Iterator[None]:
        """As long as the match is on the table, its end among it."""
        over = end
        while self.passed < min(over, end):
            yield
            if scene.result and over == end:
                over = self.passed + 4.0

    def _begun(self, game: str, seed: int, who: tuple[str, ...] = ("casual", "casual")) -> MatchScene:
        decks = [deck.id for deck in self.stage.library.decks]
        pair = decks[seed % len(decks)], decks[(seed // len(decks) + 1) % len(decks)]
        people = opening.meet(self.stage, game, pair, who)
        match = Match.new(game, pair, seed, 0, who, people=people)
        scene = MatchScene(self.stage, Play(match, who, AtRandom(match, seed)), opening.names(who), pair)
        self.stage.go(scene)
        scene.begin_versus()
        return scene

    def _timed(self, game: str, table: MatchTable) -> None:
        """One frame, which counts where it was drawn while something moved."""
        wall, processor = time.perf_counter(), time.thread_time()
        self.stage.update(FRAME)
        self.passed += FRAME
        if not self.stage.dirty:
            return
        self.stage.draw(self.surface)
        spent = 1000 * (time.perf_counter() - wall), 1000 * (time.thread_time() - processor)
        for kind in _kinds(table):
            self.times[game].wall[kind].append(spent[0])
            self.times[game].processor[kind].append(spent[1])

    def _frames(self, seconds: float, step: float = FRAME) -> int:
        """Let time go by; how many frames were drawn?"""
        end, drawn = self.passed + seconds - step / 2, 0
        while self.passed < end:
            self.stage.update(step)
            self.passed += step
            if self.stage.dirty:
                self.stage.draw(self.surface)
                drawn += 1
        return drawn

    def _rest(self, game: str) -> int:
        """A person is asked and does nothing."""
        scene = self._begun(game, 7, (HUMAN, "casual"))
        while not scene.result and (not scene.table.legal.mine or scene.table.motion.moving):
            self._frames(0.5)
        self._frames(STILL)
        return self._frames(IDLE)


def _kinds(table: MatchTable) -> Iterator[str]:
    """What moves in the frame."""
    if not table.motion.moving:
        return
    yield "all"
    if table.act is not None:
        yield "play"
    if table.clash is not None:
        yield "clash"
    if table.motion.lunges or table.motion.quake[1] > 0:
        yield "blow"
    if table.motion.effects and table.presence.left:
        yield "death"


def as_text(figures: dict[str, Any]) -> str:
    lines = [f"{'ms a frame while':24}{'frames':>8}{'p50':>8}{'p99':>8}{'late':>8}   the same by processor time"]
    for game, kinds in figures["motion"].items():
        for kind, by in kinds.items():
            one, other = by["wall"], by["processor"]
            lines.append(
                f"{game + ', ' + kind:24}{one['frames']:8}{one['p50']:8}{one['p99']:8}{one['late_percent']:7}%"
                f"{other['p50']:10}{other['p99']:8}{other['late_percent']:7}%"
            )
    idle = ", ".join(f"{game} {drawn}" for game, drawn in figures["idle_frames"].items())
    held = figures["memory_mb"]
    return "\n".join(
        [*lines, f"frames drawn at rest: {idle}", f"MB at most {held['peak']}, at the end {held['after']}"]
    )


def _rounded(megabytes: float | None) -> float | None:
    return None if megabytes is None else round(megabytes, 1)
