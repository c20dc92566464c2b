"""Several cards chosen out of more: what is chosen wears a seal with a word, and a further press exchanges."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest
from pygame import Surface

from game.table import tree
from game.table.match import picked
from game.table.match.intents import Pick
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from game.table.tree import Node
from tests.table import live


def special(match: Any) -> bool:
    decision = match.state.decision
    return decision is not None and decision.seat == 0 and decision.kind == "draw"


def keeping_two(lang: str = "en") -> tuple[Stage, MatchScene]:
    """The special draw: two of four are kept."""
    stage = live.stage(lang=lang)
    scene = live.scene(stage, live.sought(special))
    live.settle(stage, 2)
    assert scene.give(("special", 4))
    live.settle(stage, 3)
    assert scene.table.legal.kind == "keep" and scene.table.legal.most == 2
    return stage, scene


def cards(stage: Stage) -> list[Node]:
    return [node for node in tree.walk(stage.fresh()) if node.role == "choice-card"]


def pick(stage: Stage, scene: MatchScene, *numbers: int) -> list[int]:
    ids = [node.zoom["id"] for node in cards(stage)]
    for number in numbers:
        scene.do(Pick(ids[number]))
    return ids


def test_a_further_press_takes_the_place_of_the_first_that_was_chosen() -> None:
    stage, scene = keeping_two()
    ids = pick(stage, scene, 0, 1, 3)
    assert scene.table.choice.picked == (ids[1], ids[3])


def test_a_second_press_on_what_is_chosen_takes_it_back() -> None:
    stage, scene = keeping_two()
    ids = pick(stage, scene, 0, 1, 0)
    assert scene.table.choice.picked == (ids[1],)


@pytest.mark.parametrize(("lang", "word"), [("en", "Keep"), ("it", "Tieni")])
def test_what_is_chosen_is_told_in_a_word_and_what_a_further_press_does(lang: str, word: str) -> None:
    stage, scene = keeping_two(lang)
    pick(stage, scene, 0)
    assert [node.value for node in cards(stage)] == [word, "", "", ""]
    assert not any(node.hint for node in cards(stage)), "there is room for another"
    pick(stage, scene, 1)
    assert [bool(node.hint) for node in cards(stage)] == [False, False, True, True]
    assert cards(stage)[0].name in cards(stage)[2].hint


def test_others_are_darker_once_enough_are_chosen_and_not_before() -> None:
    stage, scene = keeping_two()
    ids = pick(stage, scene, 0)
    assert not any(picked.is_passed_over(scene.table, card) for card in ids)
    pick(stage, scene, 2)
    assert [picked.is_passed_over(scene.table, card) for card in ids] == [False, True, False, True]


def test_a_seal_lies_on_what_is_chosen_and_on_nothing_else() -> None:
    stage, scene = keeping_two()

    def drawn() -> list[bytes]:
        shown = cards(stage)
        surface = Surface(stage.size)
        stage.draw(surface)
        return [pygame.image.tobytes(surface.subsurface(node.rect.inflate(-40, -40)), "RGB") for node in shown]

    before = drawn()
    pick(stage, scene, 1)
    assert [old != new for old, new in zip(before, drawn(), strict=True)] == [False, True, False, False]


def test_a_question_about_one_card_has_neither() -> None:
    _, scene = keeping_two()
    scene.table.legal = replace(scene.table.legal, least=1, most=1)
    assert not picked.among_several(scene.table)
