"""Stops at the bar of the phases: in which phases and steps the viewer wants to be asked whatever it may matter."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Surface

from game.table.match import windows
from game.table.match.intents import Do, Stop
from game.table.match.record import MatchTable
from game.table.match.windows import OTHERS, OWN
from game.table.theme import Ui
from game.table.tree import Node

TURNS = ((), (OTHERS,), (OWN,), (OWN, OTHERS))
"""The sides of a phase that have a stop, one after another as it is pressed."""
HIGH = 8
"""Of the mark of a stop at the edge of its phase, in design units: at the lower edge that of the own turn."""


def sides(table: MatchTable, phase: str) -> tuple[str, ...]:
    return tuple(side for side in (OWN, OTHERS) if windows.stop(side, phase) in table.stops)


def pressed(stops: list[str], phase: str) -> list[str]:
    """The stops after a press on that phase."""
    now = tuple(side for side in (OWN, OTHERS) if windows.stop(side, phase) in stops)
    following = TURNS[(TURNS.index(now) + 1) % len(TURNS)]
    others = [stop for stop in stops if stop not in {windows.stop(side, phase) for side in (OWN, OTHERS)}]
    return [*others, *(windows.stop(side, phase) for side in following)]


def dress(table: MatchTable, ui: Ui, do: Do, bar: Node) -> None:
    """Let the phases on the bar be pressed where they have windows, and show which stops are set."""
    if table.asks_always and not table.game.asks:
        return
    for phase in (*table.game.stops, *(step for steps in table.game.steps.values() for step in steps)):
        node = next((node for node in bar.children if node.key == f"phase-{phase.replace('_', '-')}"), None)
        if node is not None:
            _dress(table, ui, do, node, phase)


def _dress(table: MatchTable, ui: Ui, do: Do, node: Node, phase: str) -> None:
    say, set_ = ui.say, sides(table, phase)
    node.value = say(f"stop-{'-'.join(set_)}" if set_ else "stop-none")
    node.hint = "\n".join(filter(None, (node.hint, say("stop-hint", stop=node.value))))
    node.actions = {"press": partial(do, Stop(phase))}
    under = node.paint

    def paint(surface: Surface, node: Node) -> None:
        if under is not None:
            under(surface, node)
        for side in set_:
            mark = node.rect.inflate(-node.rect.w // 2, 0)
            high = max(3, ui.u(HIGH))
            mark.update(mark.x, node.rect.bottom - high if side == OWN else node.rect.top, mark.w, high)
            pygame.draw.rect(surface, (0, 0, 0), mark.inflate(2, 2), border_radius=high // 2)
            pygame.draw.rect(surface, ui.look.warn, mark, border_radius=high // 2)

    node.paint = paint
