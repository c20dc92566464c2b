"""What players saw and stumbled over at the table, each by the moment in which it was seen."""

from __future__ import annotations

import pygame
import pytest

from game.records.match import Match
from game.table import aloud, pieces, tree
from game.table.match import blows, script
from game.table.match.scene import MatchScene
from game.table.messages import Messages, elided, euphonic
from game.table.playing.session import Step
from game.table.scenes.title import Title
from game.table.telling.words import Words
from tests.table import live


def test_only_who_has_not_won_has_a_broken_plate() -> None:
    match = live.played_out(3)
    [winner] = match.state.result
    scene = live.scene(live.stage(), match)
    step = Step(-1, (), [], scene.play.last_view)
    assert not blows.is_last(scene.table, scene.play, step, {"target": winner})
    assert blows.is_last(scene.table, scene.play, step, {"target": 1 - winner})


def drawing() -> tree.Node:
    def both(match: Match) -> bool:
        decision = match.state.decision
        return decision is not None and decision.seat == 0 and decision.kind == "draw"

    stage = live.stage()
    scene = live.scene(stage, live.sought(both))
    return scene.build()


def test_the_draw_and_the_special_draw_are_told_apart() -> None:
    root = drawing()
    bar = tree.find(root, "prompt")
    assert bar is not None
    assert bar.name == "Keep 1 of Special draw, once a match (each one discarded costs 1 health): keep 2 of"
    plain, special = tree.find(root, "draw-3"), tree.find(root, "special-2")
    assert plain is not None and special is not None
    assert special.rect.x - plain.rect.right > 4 * (plain.rect.x - tree.find(root, "draw-2").rect.right)  # type: ignore[union-attr]


def neighbours(scene: MatchScene, row: list[int]) -> list[float]:
    return [pose.x for card in row if (pose := scene.table.motion.pose(card)) is not None]


def test_a_line_keeps_the_gap_of_who_falls_until_it_has_fallen() -> None:
    """Nobody slides over a card that is still seen to fall."""
    stage = live.stage(speed=1)
    match = live.sought(lambda m: len(m.view(0)["seats"][1]["line"]) >= 3 and m.state.decision.seat == 0)
    scene = live.scene(stage, match)
    live.settle(stage)
    row = list(scene.table.view["seats"][1]["line"])
    falls, left = row[1], [row[0], row[2]]
    before = neighbours(scene, left)
    view = {**scene.play.last_view}
    event = {"index": 0, "kind": "moved", "entity": falls, "from": "line", "to": "discard", "to_seat": 1, "cause": -1}
    scene.table.motion.beats += script.MAKERS["move"](scene.table, scene.play, Step(1, (), [event], view), event, None)
    for _ in range(8):
        scene.table.motion.update(0.05)
        assert neighbours(scene, left) == before
    for _ in range(20):
        scene.table.motion.update(0.05)
    assert neighbours(scene, left) != before


def test_what_comes_to_lie_under_a_pointer_that_rests_says_no_hint() -> None:
    """After a press its tooltip waits until the mouse moves."""
    stage = live.stage(speed=0)
    live.scene(stage, live.sought(live.until_kind("act")))
    button = tree.find(stage.fresh(), "glossary-button") or tree.find(stage.root, "log-button")
    assert button is not None
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=button.rect.center, rel=(1, 1), buttons=(0, 0, 0)))
    stage.update(0.5)
    assert not stage.pressed
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        stage.handle(pygame.Event(kind, pos=button.rect.center, button=1))
    assert stage.pressed
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0)))
    assert not stage.pressed and stage.rest == 0.0


def test_two_cards_of_one_name_are_told_apart_in_play_as_in_the_log() -> None:
    stage = live.stage()
    scene = live.scene(stage, live.sought(live.until_kind("act")))
    card = next(e for e in scene.table.view["entities"].values() if e["card"] != "player")
    name = scene.table.words.card(card["card"])
    assert pieces.live_face(stage.library, card, stage.ui).name == name
    assert pieces.live_face(stage.library, {**card, "number": 2}, stage.ui).name == f"{name} (2)"


def test_before_a_name_with_the_same_vowel_a_and_e_take_a_d_in_italian() -> None:
    say = Messages("it", "contracts")
    assert say("curtain-pass", name="Ada") == "Passa il portatile ad Ada"
    assert say("curtain-pass", name="Emma") == "Passa il portatile a Emma"
    assert say.listed(["Ada", "Ugo", "Emma"]) == "Ada, Ugo ed Emma" and say.listed(["Emma", "Ada"]) == "Emma e Ada"
    assert euphonic("A Ada restano 7 punti, Ada e Ada", ["Ada"]) == "Ad Ada restano 7 punti, Ada e Ada"
    assert euphonic("Dell'a Ada", ["Ada"]) == "Dell'a Ada", "no preposition"
    assert Messages("en")("and", first="Ada", second="Emma") == "Ada and Emma"


def test_the_opponent_has_an_article_in_italian_sentences() -> None:
    assert elided("infligge 2 a l'avversario") == "infligge 2 all'avversario"
    assert elided("Di l'avversario 1") == "Dell'avversario 1"
    assert elided("l'avversario gioca Volpe") == "L'avversario gioca Volpe"
    scene = live.scene(live.stage(lang="it"), live.new_match())
    words = Words(scene.ui.say, scene.stage.library, ("player-you", "player-opponent"))
    assert words.player(1) == "Avversario"
    assert (
        scene.ui.say("log-attack", who="other", attacker="Volpe", target=words.said(1)) == "Volpe attacca l'avversario"
    )


def test_the_title_goes_on_with_a_lesson_that_was_begun() -> None:
    stage = live.stage()
    stage.settings.lessons["contracts"] = 3
    stage.go(Title(stage))
    found = tree.find(stage.fresh(), "learn")
    assert found is not None and found.name == "Go on with the lesson"


def test_a_game_without_a_lesson_offers_none() -> None:
    stage = live.stage(game="contracts")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.table.scenes.title.lesson_file", lambda game: None)
        stage.go(Title(stage))
        assert tree.find(stage.fresh(), "learn") is None


def test_what_a_card_costs_is_said_with_the_number_first() -> None:
    stage = live.stage()
    card = next(c for c in stage.library.cards.values() if c.cost.get("fire") == 1 and c.cost.get("pure") == 1)
    assert aloud.cost(stage, {"card": card.id}) == "costs 1 fire, 1 pure"
