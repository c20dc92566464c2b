"""What is on the table of a match, as a tree: the board or the curtain, and what lies over it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.table.layout.room import lies_between
from game.table.match import (
    board,
    controls,
    curtain,
    ending,
    logpanel,
    overlays,
    phases,
    plan,
    prompts,
    questions,
    sheets,
    standing,
    stops,
)
from game.table.match.intents import Deed, Do
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node


def tree(
    table: MatchTable, play: Play, ui: Ui, do: Do, pointed: Callable[[], Node | None], concedes: bool,
    able: Collection[Deed],
) -> Node:  # fmt: skip
    """`pointed` says what the pointer or the focus is on as it is drawn; `concedes`: can the viewer give up; `able`
    is what can be done at the end."""
    root = Node("scene", "match", ui.screen, name=ui.say("game-name"))
    desk = sheets.Desk(table, ui, do)
    if play.covered:
        root.add(curtain.curtain(table, play, ui, do))
    else:
        question = questions.asked(desk)
        under = table.layout.track is not None and lies_between(table.layout.track)
        if under:  # what is held up over the table covers them
            _add_phases(table, ui, do, root)
        board.add(table, play, ui, do, root, question, pointed)
        if not under:
            _add_phases(table, ui, do, root)
        stands = standing.node(table, ui)
        if stands is not None:
            root.add(stands)
        controls.add(table, play, ui, do, root)
        if question is not None and question.cards and not table.choice.aside:
            root.add(questions.shelf(desk, question))
        asked = prompts.node(desk, play, question)
        if asked is not None:
            root.add(asked)
        if table.log.open:
            root.add(logpanel.large(table, ui, do))
        if table.over.startswith("pile-"):
            zone, _, seat = table.over.removeprefix("pile-").rpartition("-")
            root.add(overlays.pile(table, ui, do, int(seat), zone))
        if table.result:
            root.add(*ending.nodes(table, play, ui, do, able))
    if table.over == "menu":
        root.add(overlays.menu(table, play, ui, do, concedes))
    elif table.over == "help":
        root.add(overlays.help_sheet(table, ui, do))
    elif table.over.startswith(f"{plan.OVER}-"):
        root.add(plan.sheet(table, play, ui, do, int(table.over.removeprefix(f"{plan.OVER}-"))))
    elif table.over == "chart" and table.game.chart is not None:
        root.add(table.game.chart.build(desk))
    return root


def _add_phases(table: MatchTable, ui: Ui, do: Do, root: Node) -> None:
    phases.add(table, ui, root)
    bar = next((node for node in root.children if node.key == "phases"), None)
    if bar is not None:
        stops.dress(table, ui, do, bar)
