"""The foot of the set-up: who plays against one and who begins, the switches that are agreed on, and the ways on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.records.levels import LEVELS, STYLED, STYLES
from game.table import opponents, widgets
from game.table.match import opening
from game.table.page import Block
from game.table.scenes import variants
from game.table.settings import CHANCE, HUMAN
from game.table.theme import Ui
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.scenes.setup import SetUp

LEFT, RIGHT = 90, 1830
Make = Callable[[Ui], list[Node]]
FIRST = {"player-you": "setup-first-me", "player-opponent": "setup-first-opponent"}
"""How to say that somebody begins, where that needs no name."""


def levels(scene: SetUp) -> list[tuple[str, str]]:
    return [(level, scene.ui.say(f"setup-level-{level}")) for level in LEVELS]


def like(scene: SetUp, who: str) -> str:
    """What such an opponent is like; nothing of a person."""
    return "" if who == HUMAN else opponents.like(scene.ui.say, who)


def style(scene: SetUp, ui: Ui, x: float, wide: float) -> Node:
    """What the computer likes to do, below its level."""
    say, plan = ui.say, scene.plan
    options = [("", say("setup-style-none")), *[(one, say(f"setup-style-{one}")) for one in STYLES]]
    rect, hint = ui.rect(x, 990, wide, 46), say("setup-style-hint")
    return widgets.choice(ui, "style", say("setup-style"), rect, options, plan.style, scene.put("style"), hint)


def firsts(scene: SetUp) -> list[tuple[str, str]]:
    say = scene.ui.say
    found = [(CHANCE, say("setup-first-chance"))]
    for seat, name in enumerate(opening.names(scene.sides.seated())):
        words = say(FIRST[name]) if name in FIRST else say("setup-first-one", name=say(name))
        found.append((str(seat), words))
    return found


def blocks(scene: SetUp) -> list[Block]:
    """What is agreed on, and the ways on and back, which stay in the window."""
    say, agreed = scene.ui.say, scene.stage.library.agreed
    tight = 50 if len(agreed) > 1 else 0  # several switches need room before the last button
    x, back = LEFT + 230 - tight, 200 - tight
    found = []
    if scene.plan.mode == "computer" and scene.sides.seats == 2:
        wide = 330 - tight
        high = 246 if scene.ui.scale > 1 else 142
        found.append(Block((x, 880, wide, high), level(scene, x, wide)))
        x += 360 - tight
    first = field(scene, "first", say("setup-who-begins"), x, 390 - tight, lambda: firsts(scene), scene.plan.first)
    found.append(Block((x, 880, 390 - tight, 100), first))
    x += 420 - tight
    if variants.are_many(scene):
        found.append(Block((x, 880, 300, 100), lambda ui, x=x: [variants.button(scene, ui, x)]))  # type: ignore[misc]
    else:
        for name in agreed:
            found.append(Block((x, 880, 260, 100), rule(scene, name, x)))
            x += 280 - tight
    found.append(Block((LEFT, 912, back, 76), lambda ui: [widgets.button(
        ui, "back", say("back"), ui.rect(LEFT, 920, back, 60), scene.cancel)], pinned=True))  # fmt: skip
    begin = RIGHT - 380
    found.append(Block((begin, 912, 380, 76), lambda ui: [widgets.button(
        ui, "begin", say("setup-begin"), ui.rect(begin, 912, 380, 76), scene.begin, "main", size=30)],
        pinned=True))  # fmt: skip
    return found


def level(scene: SetUp, x: float, wide: float) -> Make:
    """How strong the opponent is and what it likes, and in words what it is like."""
    plan, words = scene.plan, scene.ui.say("setup-level")
    chosen = field(scene, "level", words, x, wide, lambda: levels(scene), plan.level, like(scene, plan.level))
    styled = plan.level in STYLED

    def make(ui: Ui) -> list[Node]:
        line: tuple[float, ...] = (x + 30 + wide, 996, 780, 34) if styled else (x + 4, 986, 780, 34)
        if scene.layout.flows:
            line = (x + 4, 1048 if styled else 986, wide - 4, 78)
        words = opponents.introduced(scene.ui.say, plan.opponent)
        liked = [style(scene, ui, x, wide)] if styled else []
        return [*chosen(ui), *liked, widgets.label(ui, "level-like", words, ui.rect(*line), 20, ui.look.quiet,
                                                   within=True)]  # fmt: skip

    return make


def field(
    scene: SetUp, name: str, words: str, x: float, wide: float, options: Callable[[], list[tuple[str, str]]],
    current: str, hint: str = "",
) -> Make:  # fmt: skip
    def make(ui: Ui) -> list[Node]:
        group = Node("group", f"{name}-field", ui.rect(x, 880, wide, 100))
        label = ui.rect(x + 4, 884, wide - 4, 32)
        group.add(widgets.label(ui, f"{name}-label", words, label, 20, ui.look.quiet, within=True))
        box = ui.rect(x, 920, wide, 60)
        return [group.add(widgets.choice(ui, name, words, box, options(), current, scene.put(name), hint))]

    return make


def rule(scene: SetUp, name: str, x: float) -> Make:
    """A switch that the players agree on, with its name above it."""

    def make(ui: Ui) -> list[Node]:
        words = ui.say.of("setup-rule", name)
        group = Node("group", f"{name}-field", ui.rect(x, 880, 260, 100))
        label = ui.rect(x + 4, 884, 256, 32)
        group.add(widgets.label(ui, f"{name}-label", words, label, 20, ui.look.quiet, within=True))
        return [group.add(variants.switch(scene, ui, name, ui.rect(x, 920, 220, 60)))]

    return make
