"""The foot of the set-up: who plays against one and who begins, the switches that are agreed on, and the ways on."""

from __future__ import annotations

from collections.abc import Callable

from game.records.levels import LEVELS, STYLED, STYLES
from game.table import opponents, switches, widgets
from game.table.match import opening
from game.table.page import Block, Page
from game.table.scenes import variants
from game.table.scenes.agreement import Agreement
from game.table.settings import CHANCE, HUMAN
from game.table.theme import Ui
from game.table.tree import Act, Node

LEFT, RIGHT = 90, 1830
Make = Callable[[Ui], list[Node]]
FIRST = {"player-you": "setup-first-me", "player-opponent": "setup-first-opponent"}
"""How to say that somebody begins, where that needs no name."""


def levels(agreement: Agreement) -> list[tuple[str, str]]:
    return [(level, agreement.ui.say(f"setup-level-{level}")) for level in LEVELS]


def like(agreement: Agreement, who: str) -> str:
    """What such an opponent is like; nothing of a person."""
    return "" if who == HUMAN else opponents.like(agreement.ui.say, who)


def style(agreement: Agreement, ui: Ui, x: float, wide: float) -> Node:
    """What the computer likes to do, below its level."""
    say, plan = ui.say, agreement.plan
    options = [("", say("setup-style-none")), *[(one, say(f"setup-style-{one}")) for one in STYLES]]
    rect, hint = ui.rect(x, 990, wide, 46), say("setup-style-hint")
    return widgets.choice(ui, "style", say("setup-style"), rect, options, plan.style, agreement.put("style"), hint)


def firsts(agreement: Agreement) -> list[tuple[str, str]]:
    say = agreement.ui.say
    found = [(CHANCE, say("setup-first-chance"))]
    for seat, name in enumerate(opening.names(agreement.sides.seated())):
        words = say(FIRST[name]) if name in FIRST else say("setup-first-one", name=say(name))
        found.append((str(seat), words))
    return found


def blocks(agreement: Agreement, layout: Page, leave: Act) -> list[Block]:
    """What is agreed on, and the ways on and back, which stay in the window."""
    say, agreed = agreement.ui.say, agreement.stage.library.agreed
    tight = 50 if len(agreed) > 1 else 0  # several switches need room before the last button
    x, back = LEFT + 230 - tight, 200 - tight
    found = []
    if agreement.plan.mode == "computer" and agreement.sides.seats == 2:
        wide = 330 - tight
        high = 246 if agreement.ui.scale > 1 else 142
        found.append(Block((x, 880, wide, high), level(agreement, layout, x, wide)))
        x += 360 - tight
    words, begins = say("setup-who-begins"), agreement.plan.first
    first = field(agreement, "first", words, x, 390 - tight, lambda: firsts(agreement), begins,
                  switches.who_begins(say, agreement.stage.library))  # fmt: skip
    found.append(Block((x, 880, 390 - tight, 100), first))
    x += 420 - tight
    if variants.are_many(agreement):
        found.append(Block((x, 880, 300, 100), lambda ui, x=x: [variants.button(agreement, ui, x)]))  # type: ignore[misc]
    else:
        for name in agreed:
            found.append(Block((x, 880, 260, 100), rule(agreement, name, x)))
            x += 280 - tight
    found.append(Block((LEFT, 912, back, 76), lambda ui: [widgets.button(
        ui, "back", say("back"), ui.rect(LEFT, 920, back, 60), leave)], pinned=True))  # fmt: skip
    begin = RIGHT - 380
    found.append(Block((begin, 912, 380, 76), lambda ui: [widgets.button(
        ui, "begin", say("setup-begin"), ui.rect(begin, 912, 380, 76), agreement.begin, "main", size=30)],
        pinned=True))  # fmt: skip
    return found


def level(agreement: Agreement, layout: Page, x: float, wide: float) -> Make:
    """How strong the opponent is and what it likes, and in words what it is like."""
    plan, words = agreement.plan, agreement.ui.say("setup-level")
    hint = like(agreement, plan.level)
    chosen = field(agreement, "level", words, x, wide, lambda: levels(agreement), plan.level, hint)
    styled = plan.level in STYLED

    def make(ui: Ui) -> list[Node]:
        line: tuple[float, ...] = (x + 30 + wide, 996, 780, 34) if styled else (x + 4, 986, 780, 34)
        if layout.flows:
            line = (x + 4, 1048 if styled else 986, wide - 4, 78)
        words = opponents.introduced(agreement.ui.say, plan.opponent)
        liked = [style(agreement, ui, x, wide)] if styled else []
        return [*chosen(ui), *liked, widgets.label(ui, "level-like", words, ui.rect(*line), 20, ui.look.quiet,
                                                   within=True)]  # fmt: skip

    return make


def field(
    agreement: Agreement, name: str, words: str, x: float, wide: float, options: Callable[[], list[tuple[str, str]]],
    current: str, hint: str = "",
) -> Make:  # fmt: skip
    def make(ui: Ui) -> list[Node]:
        group = Node("group", f"{name}-field", ui.rect(x, 880, wide, 100))
        label = ui.rect(x + 4, 884, wide - 4, 32)
        group.add(widgets.label(ui, f"{name}-label", words, label, 20, ui.look.quiet, within=True))
        box = ui.rect(x, 920, wide, 60)
        return [group.add(widgets.choice(ui, name, words, box, options(), current, agreement.put(name), hint))]

    return make


def rule(agreement: Agreement, name: str, x: float) -> Make:
    """A switch that the players agree on, with its name above it."""

    def make(ui: Ui) -> list[Node]:
        words = ui.say.of("setup-rule", name)
        group = Node("group", f"{name}-field", ui.rect(x, 880, 260, 100))
        label = ui.rect(x + 4, 884, 256, 32)
        group.add(widgets.label(ui, f"{name}-label", words, label, 20, ui.look.quiet, within=True))
        return [group.add(variants.switch(agreement, ui, name, ui.rect(x, 920, 220, 60)))]

    return make
