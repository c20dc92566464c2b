"""What Cataclysm asks of the table: places, phases, forced attacks, the forecast, the warning, several opponents."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.kernel import running
from game.kernel.choices import Subset
from game.records.match import Match
from game.table import app, tree
from game.table.drawing import text
from game.table.drawing.faces import TILE
from game.table.games.cataclysm.layout import layout
from game.table.layout import poses
from game.table.match import foresight, places
from game.table.match.intents import Select
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.table import bot, live

Holds = Callable[[Match], bool]


def sought(kind: str, more: Holds = lambda match: True, count: int = 2, **at: Any) -> tuple[Stage, MatchScene]:
    """A match at random in which seat 0 is asked a question of that kind and `more` holds."""
    seats = ("human",) + ("random",) * (count - 1)

    def here(match: Match) -> bool:
        decision = match.state.decision
        return decision is not None and (decision.seat, decision.kind) == (0, kind) and more(match)

    match = live.sought(here, 300, decks=live.decks_of("cataclysm", count), seats=seats, game="cataclysm")
    stage = live.stage(game="cataclysm", **at)
    return stage, live.scene(stage, match, seats)


def loses_by_passing(match: Match) -> bool:
    found = match.preview(("pass",))
    return bool(found and found["fatal"] and found["forced"])


def survives(match: Match) -> bool:
    return not all((match.preview(answer) or {}).get("fatal") for answer in match.view(0)["decision"]["answers"])


def point_at(stage: Stage, key: str) -> None:
    node = tree.find(stage.fresh(), key)
    assert node is not None
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=node.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    stage.fresh()


def test_each_player_has_two_places_and_their_characters_stand_in_them() -> None:
    stage, scene = sought("event", lambda match: len(match.view(0)["seats"][0]["play"]) == 1)
    root = stage.fresh()
    assert tree.find(root, "free-0-1") and not tree.find(root, "free-0-0")
    card = scene.table.view["seats"][0]["play"][0]
    node = tree.find(root, f"card-{card}")
    assert node is not None and f"life points {scene.table.view['entities'][card]['stats']['life']}" in node.value


@pytest.mark.parametrize("kind", ["event", "deploy", "battle"])
def test_the_phase_is_shown(kind: str) -> None:
    stage, _ = sought(kind)
    shown = [node.key for node in tree.walk(stage.fresh()) if node.role == "phase" and "selected" in node.flags]
    assert shown == [{"event": "phase-cataclysm", "deploy": "phase-deployment", "battle": "phase-battle"}[kind]]


def test_the_attack_can_not_be_passed() -> None:
    stage, scene = sought("battle")
    button = tree.find(stage.fresh(), "end-turn")
    assert button is not None and not button.enabled and "mandatory" in button.value
    assert scene.table.legal.ending is None


def test_who_alone_can_attack_is_chosen_already() -> None:
    stage, scene = sought("battle", lambda match: len({a[1:2] for a in match.view(0)["decision"]["answers"]}) == 1)
    assert scene.table.selected == next(iter(scene.table.legal.actions["attack"]))
    target = next(iter(scene.table.legal.actions["attack"][scene.table.selected]))
    before = scene.play.match_events()
    bot.click(stage, tree.find(stage.fresh(), f"card-{target}") or stage.root)
    assert any(event["kind"] == "attack" for event in scene.play.match.events_for(0, before))


def test_the_forecast_tells_both_damages() -> None:
    stage, scene = sought("battle")
    attacker = next(iter(scene.table.legal.actions["attack"]))
    target = next(iter(scene.table.legal.actions["attack"][attacker]))
    scene.do(Select(attacker))
    point_at(stage, f"card-{target}")
    found = foresight.current(scene.table, scene.play, scene.meant)
    assert found is not None
    for one, other in ((attacker, target), (target, attacker)):
        power = (
            scene.table.view["entities"][one]["stats"]["power"] - scene.table.view["entities"][other]["stats"]["armor"]
        )
        assert found["damage"].get(other, 0) >= power > 0 or power <= 0


def test_an_attack_that_comes_of_itself_is_foretold() -> None:
    stage, scene = sought("deploy", loses_by_passing)
    point_at(stage, "end-turn")
    found = foresight.current(scene.table, scene.play, scene.meant)
    assert found is not None and found["forced"] and found["fatal"]


def test_what_loses_the_last_character_is_done_only_when_it_is_done_twice() -> None:
    stage, scene = sought("deploy", lambda match: loses_by_passing(match) and survives(match), speed=0)
    bot.key(stage, pygame.K_e)
    assert scene.play.match.result is None and scene.table.legal.kind == "deploy"
    assert stage.notice == stage.say("warn-fatal")
    bot.key(stage, pygame.K_e)
    live.settle(stage, 2)
    assert scene.play.match.result is not None and scene.play.match.result["winner"] == 1


def test_one_of_several_opponents_is_chosen_on_the_plates() -> None:
    def attacks(match: Match) -> bool:
        ahead = match.state.copy()
        running.answer(ahead, match.view(0)["decision"]["answers"][0])
        return ahead.decision is not None and ahead.decision.kind == "battle"

    stage, scene = sought("opponent", attacks, count=5)
    plates = [node for node in tree.walk(stage.fresh()) if node.role == "player" and "legal" in node.flags]
    assert len(plates) == len(scene.table.legal.picks) > 1
    bot.click(stage, plates[0])
    live.settle(stage, 3)
    attacked = {target for targets in scene.table.legal.actions["attack"].values() for target in targets}
    assert {scene.table.view["entities"][target]["controller"] for target in attacked} <= {plates[0].data[1]}


def test_each_discard_pile_can_be_looked_through_by_the_keyboard() -> None:
    stage, scene = sought("event", count=3)
    for seat in (0, 1, 2):
        bot.key(stage, pygame.K_d)
        assert scene.table.over == f"pile-discard-{seat}" and tree.find(stage.fresh(), "pile")
    bot.key(stage, pygame.K_d)
    assert scene.table.over == ""


def test_the_discard_pile_of_who_is_out_is_looked_through_as_before() -> None:  # P-074
    stage, scene = sought("event", lambda match: any(seat["out"] for seat in match.view(0)["seats"]), count=5)
    seat = next(n for n, seat in enumerate(scene.table.view["seats"]) if seat["out"])
    found = tree.find(stage.fresh(), f"discard-{seat}")
    assert found is not None and scene.table.view["seats"][seat]["discard"]
    bot.click(stage, found)
    shown = [node.key for node in tree.walk(stage.fresh()) if node.key.startswith("pile-") and node.zoom]
    assert shown == [f"pile-{card}" for card in reversed(scene.table.view["seats"][seat]["discard"])]


@pytest.mark.parametrize("lang", ["it", "en"])
def test_words_on_the_narrow_plates_are_not_cut_off(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, _ = sought("event", lambda match: any(seat["out"] for seat in match.view(0)["seats"]), count=5, lang=lang)
    written: list[str] = []
    render = text.render
    monkeypatch.setattr(
        text, "render", lambda words, *more, **also: written.append(words) or render(words, *more, **also)
    )
    app.picture(stage)
    assert stage.say("plate-out") in written and not [words for words in written if words.endswith("…")]


def test_more_characters_than_places_are_smaller_and_lie_side_by_side() -> None:
    """The banner makes room for a third and a second one for a fourth, on the narrow strips as well."""
    for side in (*layout(2).sides, *layout(5).sides):
        (row,) = side.field
        spots = poses.spread(row, range(4), least=4)
        wide = [pose.height * TILE for pose in spots.values()]
        xs = [pose.x for pose in spots.values()]
        assert all(b - a >= wide[0] for a, b in itertools.pairwise(xs))
        assert xs[-1] - xs[0] + wide[0] <= row.width + 0.01


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_nothing_that_can_be_pressed_lies_over_another(count: int, size: tuple[int, int]) -> None:
    stage, _ = sought("event", lambda match: match.view(0)["turn"] > 4, count, size=size)
    nodes = [n for n in tree.walk(stage.fresh()) if n.actions and n.role in ("player", "pile", "button", "card")]
    on_field = [node for node in nodes if node.role != "hand-card"]
    for number, one in enumerate(on_field):
        for other in on_field[number + 1 :]:
            assert not one.rect.colliderect(other.rect), (one.key, other.key)


def centre(stage: Stage, scene: MatchScene, card: int) -> tuple[int, int]:
    spot = places.spot(scene.table, scene.ui, card)
    assert spot is not None
    return spot


def test_a_character_is_dragged_onto_the_table() -> None:
    stage, scene = sought("deploy", speed=0)
    card = min(scene.table.legal.actions["play"])
    bot.drag(stage, centre(stage, scene, card), centre(stage, scene, scene.table.view["seats"][0]["play"][0]))
    live.settle(stage, 2)
    assert card in scene.play.match.view(0)["seats"][0]["play"] or scene.play.match.result


def test_an_event_is_dragged_onto_its_target() -> None:
    def aimed(match: Match) -> list[tuple[int, int]]:
        """Each card that asks for one target, with a Character of the opponent that it may be."""
        found = []
        for given in match.view(0)["decision"]["answers"]:
            ahead = match.state.copy()
            running.answer(ahead, given)
            asked = ahead.decision
            if given[0] == "play" and isinstance(asked, Subset) and (asked.kind, asked.most) == ("target", 1):
                characters = match.view(0)["seats"][1]["play"]
                found += [(given[1], target) for target in characters if target in asked.candidates]
        return found

    stage, scene = sought("event", lambda match: bool(aimed(match)), speed=0)
    match = scene.play.match
    card, target = aimed(match)[0]
    bot.drag(stage, centre(stage, scene, card), centre(stage, scene, target))
    played = [event for event in match.events_for(0) if event["kind"] == "play" and event["entity"] == card]
    assert played and played[-1]["targets"] == [target]


def test_an_attack_is_dragged_from_the_one_to_the_other() -> None:
    stage, scene = sought("battle", speed=0)
    attacker = next(iter(scene.table.legal.actions["attack"]))
    target = next(iter(scene.table.legal.actions["attack"][attacker]))
    before = scene.play.match_events()
    for _ in range(2):  # the second time it is meant, should it lose the match
        if scene.play.match_events() == before:
            bot.drag(stage, centre(stage, scene, attacker), centre(stage, scene, target))
    attacks = [event for event in scene.play.match.events_for(0, before) if event["kind"] == "attack"]
    assert (attacks[0]["attacker"], attacks[0]["target"]) == (attacker, target)
