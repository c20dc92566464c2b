"""What single keys do in a match. The help sheet lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.table import tree
from game.table.match import plan

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene

MAIN = ("confirm", "yes", "decline", "none", "show-hand", "close")
"""The buttons that Enter presses, wherever the focus is not on another."""
LOOK = pygame.K_z
"""As long as it is held, what the pointer or the focus rests on is enlarged, whatever is going on."""
SPEEDS = {pygame.K_1: 1, pygame.K_2: 2, pygame.K_4: 4, pygame.K_0: 0}


def press(scene: MatchScene, code: int) -> bool:
    """Do what the key does; False where it does nothing now."""
    if code in SPEEDS:
        return not scene.over and not scene.play.covered and _pace(scene, SPEEDS[code])
    action = KEYS.get(code) or _own(scene, code)
    if action is None or (scene.play.covered and action not in (_help, _mute)):
        return False
    if scene.over and action not in (_help, _piles, _chart, _mute, _plan):
        return False
    return action(scene)


def _own(scene: MatchScene, code: int) -> Callable[[MatchScene], bool] | None:
    """What the game has put on that key."""
    if scene.game.chart is not None and ord(scene.game.chart.key) == code:
        return _chart
    verb = next((verb for verb in scene.game.verbs if verb.key and ord(verb.key) == code), None)
    return (lambda scene: scene.hands.do_beside(verb)) if verb else None


def _end(scene: MatchScene) -> bool:
    scene.end_turn()
    return True


def _undo(scene: MatchScene) -> bool:
    scene.undo()
    return True


def _log(scene: MatchScene) -> bool:
    scene.toggle_log()
    return True


def _aside(scene: MatchScene) -> bool:
    scene.prompts.toggle()
    return True


def _skip(scene: MatchScene) -> bool:
    if not scene.legal.mine:
        scene.course.skip()
    return True


def _confirm(scene: MatchScene) -> bool:
    """Enter without a focus: the main button of what is asked, if there is one."""
    top = tree.reachable(scene.stage.fresh())
    found = next((node for key in MAIN if (node := tree.find(top, key)) and node.enabled), None)
    return bool(found and scene.takes_press(found) and found.act()) or scene.ending.key()


def _recall(scene: MatchScene) -> bool:
    scene.recall.show()
    return True


def _again(scene: MatchScene) -> bool:
    return scene.ending.key()


def _look(scene: MatchScene) -> bool:
    scene.looking = True
    return True


def _help(scene: MatchScene) -> bool:
    scene.open_glossary()
    return True


def _chart(scene: MatchScene) -> bool:
    scene.toggle_chart()
    return True


def _piles(scene: MatchScene) -> bool:
    """The own pile that lies face up, then those of the others, then none."""
    seats = [scene.near, *scene.others]
    shown = [f"pile-{scene.table.heap}-{seat}" for seat in seats]
    if scene.over in shown[:-1]:
        scene.open_pile(seats[shown.index(scene.over) + 1])
    elif scene.over.startswith("pile-"):
        scene.over = ""
    elif not scene.over:
        scene.open_pile(scene.near)
    return True


def _flag(scene: MatchScene) -> bool:
    scene.flag()
    return True


def _advise(scene: MatchScene) -> bool:
    scene.advice.toggle()
    return True


def _plan(scene: MatchScene) -> bool:
    plan.key(scene)
    return True


def _mute(scene: MatchScene) -> bool:
    settings = scene.stage.settings
    settings.sound_on = not settings.sound_on
    settings.save()
    scene.stage.tell(scene.ui.say("told-sound", on="yes" if settings.sound_on else "no"))
    return True


def _pace(scene: MatchScene, speed: int) -> bool:
    settings = scene.stage.settings
    settings.speed = speed
    settings.save()
    scene.stage.tell(scene.ui.say("told-speed", speed=scene.ui.say("settings-speed-value", speed=speed)))
    return True


KEYS: dict[int, Callable[[MatchScene], bool]] = {
    pygame.K_e: _end,
    pygame.K_u: _undo,
    pygame.K_l: _log,
    pygame.K_h: _aside,
    pygame.K_s: _mute,
    LOOK: _look,
    pygame.K_SPACE: _skip,
    pygame.K_RETURN: _confirm,
    pygame.K_KP_ENTER: _confirm,
    pygame.K_F1: _help,
    pygame.K_d: _piles,
    pygame.K_f: _flag,
    pygame.K_r: _again,
    pygame.K_i: _advise,
    pygame.K_o: _plan,
    pygame.K_a: _recall,
}
