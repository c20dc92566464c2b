"""The tokens of Contracts stand on their rail as lamps and vessels, told apart without colour and plain where asked."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from game.table import app, games, tree
from game.table.games.contracts import lamps, tokens
from game.table.games.contracts.elements import ELEMENTS
from tests.table import live

SMALLEST = 27
"""Pixels of a token of the far side in a window of 1280 x 720."""
KINDS = (*ELEMENTS, tokens.TANKS)


@pytest.fixture(autouse=True)
def _with_a_display() -> Iterator[None]:
    app.unseen_driver((640, 360))
    games.show("contracts", "en")
    yield
    games.show("contracts", "it")


def raw(drawn: Surface) -> bytes:
    return pygame.image.tobytes(drawn, "RGBA")


def light(drawn: Surface) -> float:
    """The mean light of what is not clear."""
    r, g, b, _ = pygame.transform.average_color(drawn, consider_alpha=True)
    return (r + g + b) / 3


def grey(drawn: Surface) -> list[int]:
    ground = Surface(drawn.get_size())
    ground.blit(drawn, (0, 0))
    return list(pygame.image.tobytes(pygame.transform.grayscale(ground), "RGB")[::3])


@pytest.mark.parametrize("full", [True, False])
def test_tokens_of_two_kinds_are_told_apart_without_colour_where_they_are_smallest(full: bool) -> None:
    seen = {kind: grey(tokens.draw(kind, SMALLEST, full)) for kind in KINDS}
    for one in KINDS:
        for other in KINDS:
            strokes = sum(abs(a - b) > 40 for a, b in zip(seen[one], seen[other], strict=True))
            assert one == other or strokes >= 20, (one, other, strokes)


@pytest.mark.parametrize("kind", KINDS)
def test_what_gives_mana_shines_and_what_gave_it_is_dark_glass(kind: str) -> None:
    full, empty = (tokens.draw(kind, 46, full) for full in (True, False))
    assert full.get_size() == empty.get_size()
    assert light(full) > 1.7 * light(empty)
    beside = 46 // 4 - 2, full.get_height() // 2
    assert full.get_at(beside).a > 20 and empty.get_at(beside).a == 0


@pytest.mark.parametrize("full", [True, False])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("px", [16, SMALLEST, 31, 46, 92])
def test_a_token_stands_with_its_foot_on_the_lower_side_of_its_place(kind: str, px: int, full: bool) -> None:
    drawn = tokens.draw(kind, px, full)
    middle, foot = drawn.get_width() // 2, (drawn.get_height() + px) // 2
    solid = [y for y in range(drawn.get_height()) if drawn.get_at((middle, y)).a > 200]
    assert foot - 1 - max(2, px // 16) <= solid[-1] < foot


def test_a_lamp_bears_the_letter_of_the_language() -> None:
    english = {kind: raw(lamps.lamp(kind, 46, True)) for kind in ELEMENTS}
    games.show("contracts", "it")
    italian = {kind: raw(lamps.lamp(kind, 46, True)) for kind in ELEMENTS}
    assert [kind for kind in ELEMENTS if english[kind] != italian[kind]] == ["water"]


@pytest.mark.parametrize(
    ("theme", "drawing"), [("felt", tokens.draw), ("sky", tokens.draw), ("contrast", tokens.plain)]
)
def test_only_the_theme_of_high_contrast_has_tokens_without_light_and_glass(theme: str, drawing: object) -> None:
    stage = live.stage(theme=theme)
    stage.settings.hints = False
    live.scene(stage, live.new_match())
    live.settle(stage, 1.0)
    node = tree.find(stage.fresh(), "token-0-tanks-0")
    assert node is not None and callable(drawing) and node.paint is not None
    painted = Surface(stage.size)
    node.paint(painted, node)
    px = node.rect.h
    drawn = drawing(tokens.TANKS, px, node.value == stage.say("token-full"))
    box = drawn.get_rect(center=(node.rect.x + px // 2, node.rect.centery))
    expected = Surface(box.size)
    expected.blit(drawn, (0, 0))
    assert raw(painted.subsurface(box)) == raw(expected)
