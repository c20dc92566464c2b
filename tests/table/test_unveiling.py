"""Cards that one looks at to keep some: they come one after the other with all their words, and go on from there."""

from __future__ import annotations

from typing import Any

import pytest
from pygame import Surface

from game.table import app, pieces, tree
from game.table.drawing import faces
from game.table.match import effects, painter, seals, unveiled
from game.table.match.places import landing
from game.table.match.scene import MatchScene
from game.table.match.unveiled import Unveiling
from game.table.stage import Stage
from game.table.tree import Node
from tests.table import live


def both(match: Any) -> bool:
    """May one draw, also in the way that there is once a match?"""
    decision = match.state.decision
    return decision is not None and decision.seat == 0 and decision.kind == "draw"


def drawing(answer: tuple[str, int] | None = ("draw", 3), **settings: Any) -> tuple[Stage, MatchScene]:
    """At the draw, or just after it was answered."""
    stage = live.stage(**settings)
    scene = live.scene(stage, live.sought(both))
    live.settle(stage, 2)
    if answer:
        assert scene.give(answer)
    return stage, scene


def cards(stage: Stage) -> list[Node]:
    return [node for node in tree.walk(stage.fresh()) if node.role == "choice-card"]


def parts(stage: Stage, scene: MatchScene) -> list[float]:
    return [scene.table.unveiling.part(node.zoom["id"]) for node in cards(stage)]


def test_cards_come_one_after_the_other() -> None:
    shown = Unveiling(at_once=False)
    shown.ask((4, 7, 9))
    assert [shown.part(card) for card in (4, 7, 9)] == [0, 0, 0]
    shown.update(unveiled.APART)
    assert shown.part(4) > 0 == shown.part(7)
    shown.update(unveiled.RISES - unveiled.APART)
    assert shown.part(4) == 1 > shown.part(7) > shown.part(9) > 0
    assert shown.update(2 * unveiled.APART + 0.001) and not shown.update(1), "then nothing moves any more"
    assert [shown.part(card) for card in (4, 7, 9)] == [1, 1, 1]


def test_the_same_cards_do_not_come_twice() -> None:
    shown = Unveiling(at_once=False)
    shown.ask((4, 7))
    shown.update(1)
    shown.ask((7, 4))
    assert shown.part(4) == shown.part(7) == 1


def test_a_draw_lets_its_cards_rise_from_the_deck_and_a_position_has_them_lie_there() -> None:
    stage, scene = drawing()
    assert parts(stage, scene) == [0, 0, 0]
    scene.restart()
    scene.table.unveiling.cards = ()
    stage.touch()
    cards(stage)
    assert parts(stage, scene) == [1, 1, 1]


def test_a_card_that_is_still_on_its_way_can_be_chosen() -> None:
    stage, scene = drawing()
    node = cards(stage)[2]
    assert tree.hit(stage.root, node.rect.center) is node and node.act()
    assert scene.play.match.state.decision.kind != "keep"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_each_of_three_cards_is_whole_with_all_its_words_and_covers_no_other(
    size: tuple[int, int], scale: float
) -> None:
    stage, _ = drawing(size=size, scale=scale)
    shown = cards(stage)
    hand = [node.rect for node in tree.walk(stage.root) if node.role == "hand-card"]
    bar = tree.find(stage.root, "prompt")
    assert bar is not None and len(shown) == 3
    for node in shown:
        face = pieces.live_face(stage.library, node.zoom, stage.ui)
        assert node.rect.h >= faces.COMPACT_BELOW or faces.worded(face, node.rect.h).text == face.text
        assert stage.ui.screen.contains(node.rect)
        others = [other.rect for other in shown if other is not node]
        assert node.rect.collidelist([*others, bar.rect]) == -1
        assert node.rect.inflate(0, -0.1 * node.rect.h).collidelist(hand) == -1


def test_the_kept_card_goes_to_the_hand_from_where_it_lay_and_the_others_fall_to_the_pile() -> None:
    stage, scene = drawing()
    live.settle(stage, 2)
    lay = {node.zoom["id"]: node.rect.center for node in cards(stage)}
    kept = cards(stage)[0].zoom["id"]
    cards(stage)[0].act()
    left = dict(scene.table.unveiling.left)
    came = None
    for _ in range(60):
        stage.update(0.02)
        stage.draw(Surface(stage.size))
        glide = scene.table.motion.glides.get(kept)
        came = came or (glide.start if glide is not None else None)
    assert came is not None and stage.ui.point(came.x, came.y) == pytest.approx(lay[kept], abs=2)
    assert set(left) <= set(lay) and not scene.table.unveiling.left
    assert all(scene.table.view["entities"][card]["zone"] == "discard" for card in lay if card != kept)


def test_under_less_motion_they_lie_there_and_nothing_flutters() -> None:
    stage, scene = drawing(reduced_motion=True)
    before, after = Surface(stage.size), Surface(stage.size)
    stage.draw(before)
    live.settle(stage, 2)
    box = cards(stage)[1].rect
    stage.draw(after)
    assert before.subsurface(box).get_buffer().raw == after.subsurface(box).get_buffer().raw
    cards(stage)[0].act()
    assert not scene.table.motion.effects


def test_they_can_be_put_aside_to_look_at_the_table_and_come_back_without_rising_again() -> None:
    stage, scene = drawing()
    live.settle(stage, 2)
    aside = tree.find(stage.fresh(), "aside")
    assert aside is not None and aside.act()
    assert not cards(stage)
    shows = tree.find(stage.fresh(), "show")
    assert shows is not None and shows.act()
    assert parts(stage, scene) == [1, 1, 1]


def test_what_can_be_done_once_a_match_stands_under_a_seal_that_breaks() -> None:
    stage, scene = drawing(answer=None)
    held = scene.play.match
    assert [way for way in scene.table.legal.answers if way[0] == "special"]
    assert scene.give(("special", 3)) and scene.table.motion.busy
    assert scene.table.motion.effects[0].length == pytest.approx(seals.COMES + seals.HOLDS + seals.LASTS)
    live.settle(stage, 2)
    assert held.view(0)["seats"][0]["special_used"] and len(cards(stage)) == 3


def test_a_card_that_falls_to_its_pile_is_not_seen_there_before_it_lands() -> None:
    stage, scene = drawing()
    live.settle(stage, 2)
    kept, *others = (node.zoom["id"] for node in cards(stage))
    cards(stage)[0].act()
    table, was = scene.table, 0
    for _ in range(120):
        stage.update(1 / 60)
        pile, falls = (tree.find(stage.fresh(), "discard-0"), [c for c in others if table.motion.shows(landing(c))])
        assert pile is not None
        was = max(was, len(falls))
        if len(falls) == len(others):  # nothing else lies there, so the pile looks as an empty place does
            empty, full = Surface(stage.size), Surface(stage.size)
            assert pile.paint is not None
            pile.paint(full, pile)
            assert empty.get_buffer().raw == full.get_buffer().raw
    assert was == len(others) and not any(table.motion.shows(landing(card)) for card in others)
    assert kept not in table.held(0)["discard"]


def test_a_card_of_the_hand_is_read_over_those_to_choose_among_and_as_bright_as_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage, _ = drawing()
    live.settle(stage, 3)
    order: list[str] = []
    read, chosen = painter._read, cards(stage)[0]
    paint = chosen.paint
    assert paint is not None

    def reads(*given: Any) -> None:
        order.append("read")
        read(*given)

    def chooses(surface: Surface, node: Node) -> None:
        order.append("choice")
        paint(surface, node)

    monkeypatch.setattr(painter, "_read", reads)
    chosen.paint = chooses
    app.picture(stage)
    assert order == ["choice", "read"]


def test_what_is_put_away_out_of_the_hand_glides_to_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:  # C-034
    gone: list[tuple[int, bool]] = []
    stage = live.stage()
    asks = live.sought(lambda match: match.state.decision is not None and match.state.decision.kind == "set_aside")
    scene = live.scene(stage, asks)
    monkeypatch.setattr(effects, "fly", lambda table, card, entity, start, end: gone.append((card, end.x > start.x)))
    held = list(scene.table.own_hand)
    live.settle(stage, 1)
    assert scene.give(("pick", *held[:2]))
    live.settle(stage, 3)
    assert gone == [(card, True) for card in held[:2]]
