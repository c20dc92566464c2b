"""What the table measures of itself: frame times at 1920x1080, alone and beside the thinking computer; its start."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from typing import Any

import pygame
from pygame import Surface

from game.records.match import Match
from game.system.places import is_frozen
from game.table import app
from game.table.match import opening
from game.table.match.scene import MatchScene
from game.table.playing.session import Play
from game.table.stage import Stage

SIZE = (1920, 1080)
FRAMES = 300
IDLE_FRAMES = 90
DECKS = ("cinder_march", "patient_tide")


def measure() -> dict[str, Any]:
    """`frame_ms` and `frame_ms_thinking` as {p50, p99}, and `start_s`: process start to first frame."""
    stage = app.unseen(SIZE, "en")
    scene = _busy_table(stage)
    surface = Surface(SIZE)
    stage.draw(surface)
    for _ in range(IDLE_FRAMES):  # a second in which nobody moves, as before a person's first move
        stage.update(1 / 60)
        if stage.dirty:  # faces are drawn ahead only where nothing else is to be drawn
            stage.draw(surface)
    quiet = _frames(stage, scene, surface)
    match = scene.play.match
    worker = opening.thinker(match, ("human", "casual"))
    try:
        thinking = _frames(stage, scene, surface, worker)
    finally:
        worker.stop()
    return {"frame_ms": quiet, "frame_ms_thinking": thinking, "start_s": start()}


PEOPLE = ({"name": "Anna", "face": "fox"}, {"face": "ada"})
"""Who sits at the table that is measured: faces that look at what is pointed at are a part of its frames."""


def _busy_table(stage: Stage) -> MatchScene:
    """A match in its middle: cards on both sides and a hand to hold."""
    for seed in range(40):
        match = Match.new("contracts", DECKS, seed, 0, ("human", "casual"), people=PEOPLE)
        stream = random.Random(seed)
        while match.result is None:
            view = match.view(0)
            decision = view["decision"] or {}
            if decision.get("seat") == 0 and decision["kind"] == "act" and _is_busy(view):
                scene = MatchScene(stage, Play(match, ("human", "casual")), ("player-you", "player-opponent"), DECKS)
                stage.go(scene)
                return scene
            seat = match.to_answer or 0
            answers = match.view(seat)["decision"]["answers"]
            match.answer(stream.choice([a for a in answers if a != ("end",)] or answers))
    raise RuntimeError("no random match became busy enough to measure")


def _is_busy(view: dict[str, Any]) -> bool:
    own, foe = view["seats"][0], view["seats"][1]
    return len(own["line"]) >= 4 and len(foe["line"]) >= 3 and len(own["hand"]) >= 5


def _frames(stage: Stage, scene: MatchScene, surface: Surface, worker: Any = None) -> dict[str, float]:
    """Redraw everything each frame while the pointer passes over the hand and cards glide; 60 frames a second."""
    times = []
    clock = pygame.time.Clock()
    hand = scene.table.own_hand
    if worker is not None:
        worker.ask(scene.play.match.raw_view(0), "casual", 1)
    for frame in range(FRAMES):
        node = stage.node(f"card-{hand[frame // 20 % len(hand)]}")
        if worker is not None and worker.poll() is not None:
            worker.ask(scene.play.match.raw_view(0), "casual", frame)
        begin = time.perf_counter()
        if node is not None:
            stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=node.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
        if frame % 15 == 0:
            stage.touch()
        stage.update(1 / 60)
        stage.draw(surface)
        if frame >= 30:
            times.append((time.perf_counter() - begin) * 1000)
        clock.tick(60)
    times.sort()
    return {"p50": round(times[len(times) // 2], 2), "p99": round(times[len(times) * 99 // 100], 2)}


def start() -> float:
    """Seconds from the start of a process until it has drawn the title and ended; the best of three.

    As a person starts it: what Python made of the source is kept from the first of them on.
    """
    program = [sys.executable] if is_frozen() else [sys.executable, "-m", "game"]
    unseen = {} if os.environ.get("DISPLAY") or sys.platform != "linux" else {"SDL_VIDEODRIVER": "dummy"}
    times = []
    with tempfile.TemporaryDirectory() as folder:
        around = {**os.environ, **unseen, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        for _ in range(4):
            begin = time.perf_counter()
            subprocess.run([*program, "--frames", "1"], check=True, capture_output=True, env=around)
            times.append(time.perf_counter() - begin)
    return round(min(times[1:]), 3)
