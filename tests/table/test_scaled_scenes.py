"""Every scene beside the match at every scale: it grows, nothing leaves its place, overlaps, or is cut (issue 11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.table import SCENES as EVERY_SCENE
from game.table import app, page, theme, tree
from game.table.drawing import text
from game.table.page import Block, Page
from game.table.stage import Stage
from game.table.tree import Node
from tests.rings import covering, where
from tests.table import bot, live

SCENES = [scene for scene in EVERY_SCENE if scene != "match"]
SCALES = (0.75, 1.0, 1.25, 1.5, 2.0)
CLOSELY = [("it", (1280, 720), scale) for scale in SCALES] + [("en", (1024, 600), 2.0), ("it", (1920, 1080), 1.5)]
TIGHT = ("en", (1024, 600), 2.0)


def closely(shown: Iterable[tuple[Any, ...]], close: list[tuple[Any, ...]] = CLOSELY) -> list[Any]:
    """Everything in the smallest window at the largest scale, and something at each other; by night all of it."""
    cases = [(*one, *how) for one, how in product(shown, close)]
    others = [case for case in cases if case[-3:] != TIGHT]
    chosen = {others[place] for place in covering([case[-3:] for case in others], 3)}
    return where(lambda _, case: case[-3:] == TIGHT or case in chosen, cases)


FOLDED = {"gallery": "more", "building": "more", "workshop": "more"}
"""The button of a scene that opens what has no room."""
LISTED = frozenset(("word", "option"))
"""Rows of a list that tells more where it is pressed: there words may end in an ellipsis."""


def opened(scene: str, lang: str, size: tuple[int, int], scale: float, game: str = "contracts") -> Stage:
    stage = live.stage(size, lang, game, scale=scale)
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    app.open_scene(stage, app._shown(scene, None, game, 2))
    return stage


def seen(node: Node, window: Rect, scrolled: bool = False) -> Iterator[tuple[Node, Rect, bool]]:
    """Each node with the room that it has, and whether that is scrolled."""
    inside = window.clip(node.rect) if node.clip else window
    for child in node.children:
        yield child, inside, scrolled or node.role == "scroll"
        yield from seen(child, inside, scrolled or node.role == "scroll")


def faults(stage: Stage) -> Iterator[str]:
    """What leaves its room, and what can be pressed but lies over something else that can."""
    root = tree.reachable(stage.fresh())
    pressed = []
    for node, room, scrolled in seen(root, stage.root.rect):
        if not node.actions or not room.w or node.role in ("part", "bar"):
            continue
        fits = room.left <= node.rect.left and node.rect.right <= room.right
        if not fits or not (scrolled or room.contains(node.rect)):
            yield f"{node.key} {node.rect} leaves {room}"
        if node.rect.colliderect(room):
            pressed.append((node.key, node.rect.clip(room), {id(inner) for inner in tree.walk(node)}, id(node)))
    for (one, a, within, _), (other, b, outer, me) in combinations(pressed, 2):
        if me not in within and a.inflate(-2, -2).colliderect(b.inflate(-2, -2)) and not outer & within:
            yield f"{one} {a} lies over {other} {b}"


def cut(stage: Stage, monkeypatch: pytest.MonkeyPatch, part: str = "") -> set[str]:
    """The words that end in an ellipsis, those of rows of lists left out; of the node `part` alone, if given."""
    found: set[str] = set()
    fit = text.fit

    def watched(words: str, px: float, colour: Any, width: int, style: str = "body", bold: bool = False,
                least: float = 0.6) -> pygame.Surface:  # fmt: skip
        size = text.fitting(words, px, width, style, bold, least)
        if text.measure(words, size, style, bold=bold)[0] > width:
            found.add(words)
        return fit(words, px, colour, width, style, bold, least)

    monkeypatch.setattr(text, "fit", watched)
    if part:
        node = tree.find(stage.fresh(), part)
        assert node is not None
        tree.paint(node, pygame.Surface(stage.size))
    else:
        app.picture(stage)
    monkeypatch.undo()
    lists = {words for node in tree.walk(stage.root) if node.role in LISTED for words in (node.name, node.value)}
    return {words for words in found if not any(words in told for told in lists)}


@pytest.mark.parametrize(("scene", "lang", "size", "scale"), closely((scene,) for scene in SCENES))
def test_nothing_leaves_its_place_or_is_cut(
    scene: str, lang: str, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = opened(scene, lang, size, scale)
    assert not list(faults(stage))
    assert not cut(stage, monkeypatch)
    more = tree.find(stage.fresh(), FOLDED.get(scene, ""))
    if more is not None:
        bot.click(stage, more)
        assert tree.find(stage.fresh(), "more-sheet") is not None
        assert not list(faults(stage))
        assert not cut(stage, monkeypatch)


ENDS = [(game, seats) for game, seats in live.GAMES if game != "sparks"]


def at_the_end(game: str, seats: int, lang: str, size: tuple[int, int], scale: float) -> Stage:
    """The end of a match with all that can be chosen then."""
    who = ("human",) + ("random",) * (seats - 1)
    stage = live.stage(size, lang, game, scale=scale, reduced_motion=True)
    scene = live.scene(stage, live.played_out(1, decks=live.decks_of(game, seats), seats=who, game=game), who)
    scene.again = scene.watch = scene.look_back = lambda: None
    live.settle(stage, 1)
    return stage


def box_of(stage: Stage, key: str) -> Rect:
    node = tree.find(stage.fresh(), key)
    assert node is not None, key
    return node.rect


@pytest.mark.parametrize(
    ("game", "seats", "lang", "size", "scale"),
    closely(ENDS, [*CLOSELY, ("it", (2560, 1440), 2.0)]),
)
def test_the_end_of_a_match_fits_as_well(
    game: str, seats: int, lang: str, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = at_the_end(game, seats, lang, size, scale)
    assert not list(faults(stage))
    assert not cut(stage, monkeypatch, "result-veil")
    keys = [node.key for node in tree.walk(stage.root) if node.key.startswith("result-") and node.actions]
    assert len(keys) == 5 and tree.find(stage.root, "analysis-open")
    parts = ["result-banner", "result-course", "result-figures", *(f"result-{seat}" for seat in range(seats))]
    parts += ["result-card"] if tree.find(stage.root, "result-card") else []
    for one, other in combinations([(key, box_of(stage, key)) for key in parts], 2):
        assert not one[1].inflate(-2, -2).colliderect(other[1].inflate(-2, -2)), f"{one} {other}"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440)])
def test_the_end_of_a_match_grows_with_the_scale(size: tuple[int, int]) -> None:
    """Its buttons, and the rows of what each side did; all of it can be scrolled to."""
    small, large = (at_the_end("contracts", 2, "it", size, scale) for scale in (1.0, 2.0))
    assert box_of(large, "result-title").h >= 1.9 * box_of(small, "result-title").h
    assert box_of(large, "result-1").h > 1.4 * box_of(small, "result-1").h
    foot = box_of(large, "result-rematch").top
    area = tree.find(large.root, "result-page")
    assert area is not None and area.rect.bottom <= foot and area.adjust is not None
    while box_of(large, "result-1").bottom > area.rect.bottom:
        before = box_of(large, "result-1").bottom
        area = tree.find(large.root, "result-page")
        assert area is not None and area.adjust is not None
        area.adjust(-1)
        large.touch()
        assert box_of(large, "result-1").bottom < before


@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene != "title"])
def test_every_scene_grows_with_the_scale(scene: str) -> None:
    """By its first button: back, or what ends the settings."""
    high = []
    for scale in (1.0, 2.0):
        root = opened(scene, "it", (1280, 720), scale).fresh()
        first = tree.find(root, "back") or tree.find(root, "done")
        assert first is not None
        high.append(first.rect.h)
    assert high[1] >= 1.9 * high[0]


@pytest.mark.parametrize("game", ["cataclysm", "estro"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_set_up_of_other_games_fits_as_well(game: str, seats: int) -> None:
    for scale in (1.25, 2.0):
        stage = opened("set-up", "it", (1280, 720), scale, game)
        stage.settings.setup.of(game).seats = seats
        app.open_scene(stage, app._shown("set-up", None, game, seats))
        assert not list(faults(stage)), scale


def test_what_is_folded_away_can_be_used() -> None:
    """The filters on the sheet narrow the shelf behind it, and Escape goes back to the shelf."""
    stage = opened("gallery", "en", (1280, 720), 2.0)
    for key in ("more", "kind-rune"):
        node = tree.find(stage.fresh(), key)
        assert node is not None
        bot.click(stage, node)
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert tree.find(stage.fresh(), "more-sheet") is None and stage.scene.name == "gallery"
    shown = [node.data.kind for node in tree.walk(stage.root) if node.role == "shelf-card"]
    assert shown and set(shown) == {"rune"}


def test_the_deck_stands_in_place_of_the_cards_where_both_have_no_room() -> None:
    stage = opened("building", "en", (1280, 720), 2.0)
    assert tree.find(stage.fresh(), "chosen") is None
    for key in ("card-spark_courier", "turn"):
        node = tree.find(stage.fresh(), key)
        assert node is not None
        bot.click(stage, node)
    assert tree.find(stage.fresh(), "shelf") is None
    row = tree.find(stage.root, "row-spark_courier")
    assert row is not None and row.value == "1"


def test_the_focus_scrolls_the_page_to_what_it_is_on() -> None:
    """Tab reaches all of the set-up, and what it reaches is seen."""
    stage = opened("set-up", "en", (1280, 720), 2.0)
    met = set()
    for _ in range(60):
        stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
        stage.fresh()
        node = stage.node(stage.focus)
        assert node is not None
        met.add(node.key)
        assert stage.root.rect.colliderect(node.rect), node.key
    assert {"build", "level", "first", "begin", "back"} <= met


def test_blocks_stand_where_they_were_designed_at_full_size_and_flow_above() -> None:
    boxes = {"left": (100, 200, 800, 100), "right": (1000, 200, 800, 100), "foot": (100, 900, 300, 60)}
    places = {}
    for scale in (1.0, 2.0):
        ui = theme.Ui((1920, 1080), scale, live.stage().say)
        root = Node("scene", "s", ui.screen)
        blocks = [
            Block(box, lambda at, name=name, box=box: [Node("text", name, at.rect(*box))], pinned=name == "foot")  # type: ignore[misc]
            for name, box in boxes.items()
        ]
        Page().lay(ui, root, blocks)
        places[scale] = {node.key: node.rect for node in tree.walk(root)}
    assert {name: tuple(places[1.0][name]) for name in boxes} == boxes
    left, right, foot = (places[2.0][name] for name in boxes)
    assert left.size == right.size == (1600, 200) and right.top == left.bottom + 2 * page.GAP
    assert foot.size == (600, 120) and foot.bottom == 1080 - 2 * page.GAP
