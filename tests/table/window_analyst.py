"""Looks back at a match in a true window, tries again from a moment of it, asks for a hint and for the opponent's plan.

On the way the opponent's process is killed. Run by `test_window`, by events of the window system alone.
Arguments: width, height, language. Prints one JSON object.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys

import pygame

from game.records.matchfile import matches_folder
from game.table import app, tree
from game.table.analysing.scene import Analysis
from game.table.match import advice, plan
from game.table.match.scene import MatchScene
from game.table.replay.scene import ReplayScene
from tests.table import bot, live
from tests.table.windowed import Windowed, press, send

SEATS = ("human", "regular")


def kept() -> live.Match:
    """A short match at random, as it lies in the folder of matches."""
    match = live.new_match(live.decks_of("cataclysm", 2), 3, 0, SEATS, "cataclysm")
    match.save_in(matches_folder())
    live.random_play(match, 3, lambda _: False)
    return match


def play_until(table: Windowed, scene: MatchScene, holds) -> None:  # type: ignore[no-untyped-def]
    """The person presses what a player without a plan would, until `holds()` or the match is over."""
    stream, goal = random.Random(5), None
    while not holds() and not scene.result:
        table.frame()
        if goal is None or tree.find(tree.reachable(table.stage.fresh()), goal) is None:
            wanted = bot.wanted(table.stage, stream)
            goal = wanted.key if wanted else None
        node = tree.find(table.stage.root, goal) if goal else None
        if node is not None:
            press(node)
            goal = None


def main(width: int, height: int, lang: str) -> None:
    match = kept()
    table = Windowed(width, height, lang, app.Start("matches", game="cataclysm"))
    stage = table.stage

    def at(kind: type) -> bool:
        return isinstance(stage.scene, kind)

    told: dict[str, object] = {"driver": pygame.display.get_driver(), "answers": len(match.steps)}
    table.click("analysis", lambda: at(Analysis))
    looking = stage.scene
    assert isinstance(looking, Analysis)
    table.until(lambda: looking.background.study.done, patience=200)  # it is done behind all else
    told["looked"] = len(looking.background.study.looks)
    moments = [n.key for n in tree.walk(stage.fresh()) if n.key.startswith("moment-")]
    told["moments"] = len(moments)
    table.click(moments[0], lambda: at(ReplayScene))
    scene = stage.scene
    assert isinstance(scene, ReplayScene) and scene.moment is not None
    shown = scene.moment
    table.click("moment-line", lambda: shown.watching.better_shown)
    table.until(lambda: not scene.play.running and scene.play.caught_up)
    told["better"] = scene.play.watched.length - shown.look.step
    table.click("moment-again", lambda: at(MatchScene) and not at(ReplayScene))
    again = stage.scene
    assert isinstance(again, MatchScene)
    play = again.play
    told["again"] = [play.match.answered, shown.look.step]
    told["seats"] = list(play.seats)
    play_until(table, again, lambda: again.table.legal.mine and advice.possible(again.table))
    send("key", "i")
    table.until(lambda: bool(again.table.advice.answer))
    told["hint"] = play.why_not(again.table.advice.answer) is None
    send("key", "i")
    table.until(lambda: not again.table.advice.answer)
    first = play.thinker._process.pid
    os.kill(first, signal.SIGKILL)
    play_until(table, again, lambda: play.thinker.receipt is not None)
    told["restarted"] = play.thinker._process.pid != first and play.thinker.receipt is not None
    play_until(table, again, lambda: bool(plan.known(again.table, play)) and again.table.legal.mine)
    told["over"] = play.match.result is not None
    if plan.known(again.table, play) and not again.result:
        send("key", "o")
        table.until(lambda: again.table.over.startswith("plan-"))
        told["plan"] = [n.name for n in tree.walk(stage.fresh()) if n.key.startswith("plan-line-")]
        send("key", "Escape")
        table.until(lambda: again.table.over == "")
    print(json.dumps(told))
    table.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
