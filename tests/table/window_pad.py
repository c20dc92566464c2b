"""In a true window, by a gamepad alone: from the title into a match and on in it; run by `test_window`.

Arguments: width, height, language, game, how many answers to give. Prints one JSON object.
"""

from __future__ import annotations

import json
import os
import random
import sys

import pygame

from game.table import app, gamepad, tree
from game.table.match.scene import MatchScene
from tests.table import bot
from tests.table.virtual_pad import NoPad, VirtualPad
from tests.table.windowed import Windowed

A, B, Y, RIGHT, START = 0, 1, 3, 5, 7
LONGEST = 4000
"""Presses, after which it does not get on."""


class Player:
    def __init__(self, width: int, height: int, lang: str, game: str) -> None:
        os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"  # nobody gives the window the focus here
        self.table = Windowed(width, height, lang, app.Start(game=game))
        self.stage = self.table.stage
        self.stage.settings.setup.level = "random"
        self.stage.pads.begin()
        self.pad = VirtualPad()
        self.heard: set[int] = set()
        self.pressed = 0
        handle = self.stage.handle

        def listening(event: pygame.Event) -> None:
            if event.type in (*gamepad.KINDS, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED):
                self.heard.add(event.type)
            handle(event)

        self.stage.handle = listening  # type: ignore[method-assign]

    def press(self, number: int) -> None:
        for down in (True, False):
            self.pad.button(number, down)
            self.table.frame()
        self.pressed += 1

    def tilt_down(self) -> None:
        for value in (1.0, 0.0):
            self.pad.tilt(1, value)
            self.table.frame()

    def focus(self, key: str) -> bool:
        """Go there by the right shoulder; False if it is gone before."""
        for _ in range(LONGEST):
            if self.stage.focus == key and self.stage.keyboard:
                return True
            if tree.find(tree.reachable(self.stage.fresh()), key) is None:
                return False
            self.press(RIGHT)
        raise AssertionError(f"{key} is never reached")

    def into_a_match(self) -> None:
        """The stick moves the focus, A opens the set-up and begins, Start and B look a word up on the way."""
        self.table.frame()
        self.focus("play")
        self.tilt_down()
        assert self.stage.focus not in ("play", None)
        self.press(START)
        assert self.stage.scene.name == "glossary"
        self.press(B)
        self.focus("play")
        self.press(A)
        assert self.stage.scene.name == "set-up"
        self.focus("begin")
        self.press(A)
        self.table.until(lambda: isinstance(self.stage.scene, MatchScene))

    def play(self, answers: int) -> int:
        """Do what can be done, and end the turn by Y; the number of answers that were given."""
        scene, stream, turn = self.stage.scene, random.Random(4), 0
        assert isinstance(scene, MatchScene)
        steps = scene.play.match.steps
        while len(steps) < answers and scene.result is None:
            self.table.frame()
            wanted = bot.wanted(self.stage, stream)
            if wanted is None:
                continue
            assert self.pressed < LONGEST
            if wanted.key == "end-turn" and turn == 0:
                self.press(Y)
                turn += 1
            elif self.focus(wanted.key):
                self.press(A)
        return len(steps)


def main(width: int, height: int, lang: str, game: str, answers: int) -> None:
    try:
        player = Player(width, height, lang, game)
    except NoPad as error:
        print(json.dumps({"none": str(error)}))
        return
    player.into_a_match()
    given = player.play(answers)
    over = getattr(player.stage.scene, "result", None) is not None
    player.pad.unplug()
    player.table.until(lambda: pygame.JOYDEVICEREMOVED in player.heard)
    print(json.dumps({"driver": pygame.display.get_driver(), "given": given, "over": over, "pressed": player.pressed,
                      "heard": sorted(map(pygame.event.event_name, player.heard))}))  # fmt: skip
    player.table.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4], int(sys.argv[5]))
