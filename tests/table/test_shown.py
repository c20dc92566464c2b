"""How it is shown what was done: held up, pointed out, one beat after another; and the last blow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest
from pygame import SRCALPHA, Surface

from game.table.drawing import symbols
from game.table.match import acts, blows, effects, flights, motion, places, plays, ruins, script, surfaces
from game.table.match.motion import Beat
from game.table.match.scene import MatchScene
from game.table.playing.session import Step
from tests.table import live

Meant = Callable[[Step], bool]


def found(
    kinds: tuple[str, ...],
    seat: int,
    decks: tuple[str, ...] = live.DECKS,
    meant: Meant = lambda step: True,
    game: str = "contracts",
    **more: Any,
) -> tuple[MatchScene, Step]:
    """A table before an answer of `seat` that brings about events of all these kinds, and the step to be shown."""
    for seed in live.seeds():
        match = live.new_match(decks, seed, seats=("human", "random"), game=game)
        told, before = match.event_count, match.view(0)
        while match.result is None:
            live.random_play(match, seed + match.event_count, lambda match, told=told: match.event_count > told)
            step = Step(match.steps[-1].seat, match.steps[-1].answer, match.events_for(0, told), match.view(0))
            if step.seat == seat and set(kinds) <= {event["kind"] for event in step.events} and meant(step):
                scene = live.scene(live.stage(game=game, **more), match)
                scene.table.view = script.begin(before)
                places.settle(scene.table, scene.play, quick=True)
                return scene, step
            told, before = match.event_count, match.view(0)
    raise AssertionError


def test_what_the_other_plays_points_at_whom_it_strikes() -> None:
    scene, step = found(("play", "damage"), 1)
    event = next(event for event in step.events if event["kind"] == "play")
    struck = plays.targets_of(scene.table, step, event)
    hit = {e["target"] for e in step.events if e["kind"] == "damage" and e["source"] == event["entity"]}
    assert hit & set(struck) and event["entity"] not in struck


@pytest.mark.parametrize("reduced", [False, True])
def test_the_other_s_card_is_held_up_with_and_without_motion(reduced: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, step = found(("play",), 1, reduced_motion=reduced)
    held: list[str] = []
    monkeypatch.setattr(acts, "come", lambda table, play, step, event, seen, struck: held.append(seen["card"]))
    for beat in script.beats(scene.table, scene.play, scene.score, step):
        if beat.begin:
            beat.begin()
    assert held == [event["card"] for event in step.events if event["kind"] == "play"]


def test_a_blow_that_no_attack_brought_flies_from_its_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, step = found(("play", "damage"), 1)
    flown: list[int] = []
    monkeypatch.setattr(flights, "volley", lambda table, start, targets, hue: flown.append(len(targets)))
    for beat in script.beats(scene.table, scene.play, scene.score, step):
        if beat.begin:
            beat.begin()
    assert flown and all(flown)


def test_with_reduced_motion_nothing_flies_and_an_attack_is_pointed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, step = found(("attack",), 1, reduced_motion=True)
    pointed: list[tuple[int, int]] = []
    monkeypatch.setattr(flights, "point", lambda table, source, target, length: pointed.append((source, target)))
    beats = script.beats(scene.table, scene.play, scene.score, step)
    for beat in beats:
        if beat.begin:
            beat.begin()
    attack = next(event for event in step.events if event["kind"] == "attack")
    assert pointed == [(attack["attacker"], attack["target"])]
    assert not scene.table.motion.lunges


def test_who_falls_is_in_the_pile_only_when_it_is_gone_from_the_line() -> None:
    """Never in both at once."""
    scene, step = found(("destroyed", "moved"), 1)
    moved = next(
        e for e in step.events if e["kind"] == "moved" and e["from"] in scene.table.in_play and e["to"] == "discard"
    )
    for beat in script.beats(scene.table, scene.play, scene.score, step):
        if beat.begin:
            beat.begin()
        shown = [name for held in scene.table.view["seats"] for name, ids in held.items()
                 if isinstance(ids, list) and moved["entity"] in ids]  # fmt: skip
        assert len(shown) <= 1, shown
    assert shown == ["discard"]


def test_what_a_fallen_card_still_does_comes_from_where_it_stood() -> None:
    scene, step = found(("destroyed", "moved"), 1)
    moved = next(
        e for e in step.events if e["kind"] == "moved" and e["from"] in scene.table.in_play and e["to"] == "discard"
    )
    stood = places.place(scene.table, moved["entity"])
    for beat in script.beats(scene.table, scene.play, scene.score, step):
        if beat.begin:
            beat.begin()
    assert places.place(scene.table, moved["entity"]) is None
    assert blows._from(scene.table, moved["entity"]) == stood
    scene.restart()
    assert moved["entity"] not in scene.table.presence.left


def test_only_the_last_blow_is_slow() -> None:
    for seed in live.seeds():
        match = live.played_out(seed)
        scene = live.scene(live.stage(), match)
        blow = next((e for e in reversed(match.events_for(0)) if e["kind"] == "damage"), None)
        if blow is None or not scene.table.is_player(blow["target"]) or blow["index"] < match.event_count - 3:
            continue
        if match.result is None or match.result["winner"] == blow["target"]:
            continue
        step = Step(0, (), [blow], scene.play.last_view)
        assert blows.is_last(scene.table, scene.play, step, blow)
        assert not blows.is_last(scene.table, scene.play, Step(0, (), [blow], dict(scene.table.view)), blow)
        scene.table.view = script.begin(scene.table.view)
        for beat in blows.damage(scene.table, scene.play, step, blow, None):
            if beat.begin:
                beat.begin()
        assert scene.table.motion.pace == blows.SLOW and blow["target"] in scene.table.presence.broken
        scene.table.motion.finish()
        assert scene.table.motion.pace == 1.0
        break


def shown_again(scene: MatchScene, step: Step) -> Iterator[Beat]:
    """The beats of the step, each as it begins."""
    for beat in script.beats(scene.table, scene.play, scene.score, step):
        if beat.begin:
            beat.begin()
        yield beat


def test_what_is_stored_lies_in_the_tanks_before_what_is_set_off_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """C-049: the extractors are empty by then."""

    def sets_off(step: Step) -> bool:
        kinds = [event["kind"] for event in step.events]
        return kinds[:3] == ["emptied", "tanks_filled", "effect"]

    scene, step = found(("turn",), 0, ("boiler_house", "boiler_house"), sets_off)
    lit: list[int] = []
    monkeypatch.setattr(effects, "ring", lambda table, card: lit.append(card))
    turning = 0.0
    for beat in shown_again(scene, step):
        if lit:
            break
        turning = max(turning, beat.length if scene.table.flips.turning else 0.0)
    numbers = scene.table.view["seats"][0]
    assert numbers["tanks"] == step.view["seats"][0]["tanks"]
    assert not any(held["full"] for held in numbers["extractors"].values())
    assert turning >= motion.FLIP


def test_a_card_is_held_up_before_what_is_given_up_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, step = found(("sacrificed", "play"), 1, ("second_harvest", "second_harvest"))
    given = next(e["entity"] for e in step.events if e["kind"] == "sacrificed")
    held: list[bool] = []
    monkeypatch.setattr(
        acts, "come", lambda *a: held.append(any(given in s["line"] for s in scene.table.view["seats"]))
    )
    for _ in shown_again(scene, step):
        pass
    assert held == [True]


def test_a_card_that_fell_is_held_up_when_it_still_does_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """It lies on the field as long as nothing is shown of the step, and is gone when its effect comes."""

    def does(step: Step) -> bool:
        fallen = [e["entity"] for e in step.events if e["kind"] == "destroyed"]
        return any(e["kind"] == "effect" and e["entity"] in fallen for e in step.events)

    scene, step = found(("destroyed", "effect"), 1, ("second_harvest", "second_harvest"), does)
    shown: list[str] = []
    monkeypatch.setattr(effects, "reveal", lambda table, entity, length: shown.append(entity["card"]))
    for _ in shown_again(scene, step):
        pass
    fallen = {e["entity"]: e["card"] for e in step.events if e["kind"] == "destroyed"}
    assert set(shown) & set(fallen.values())


@pytest.mark.parametrize("game", ["contracts", "cataclysm"])
def test_a_card_that_dies_cracks_as_it_lay_there(game: str) -> None:
    """Nothing jumps: the first picture of it is the card where it stood, in its size."""
    scene, step = found(("destroyed", "moved"), 1, live.decks_of(game, 2), game=game)
    fallen = next(e["entity"] for e in step.events if e["kind"] == "destroyed")
    pose = scene.table.motion.pose(fallen)
    assert pose is not None
    ruins.ruin(scene.table, fallen, None)
    drawn = Surface(scene.stage.size, SRCALPHA)
    scene.table.motion.effects[-1].draw(drawn, scene.ui, 0.0)
    high = scene.ui.u(pose.height) + 2 * surfaces.margin(scene.ui.u(pose.height))
    assert drawn.get_bounding_rect().height == pytest.approx(high, abs=high * 0.1)


def test_lights_are_drawn_once_and_fading_one_leaves_the_kept_one_as_it_is() -> None:
    stage = live.stage()
    scene = live.scene(stage, live.sought(live.until_kind("act"), steps=900))
    gold = scene.ui.look.gold
    kept = {radius: symbols.disc(radius, gold, 120) for radius in range(30, 100, 6)}
    effects.ring(scene.table, scene.table.own_hand[0])
    for _ in range(6):
        stage.update(0.05)
        stage.draw(Surface(stage.size))
    assert all(symbols.disc(radius, gold, 120) is light for radius, light in kept.items())
    assert {light.get_alpha() for light in kept.values()} == {255}


@pytest.mark.parametrize("where", ["line", "hand"])
def test_the_rim_of_what_can_act_differs_from_other_rims_by_form_not_by_colour_alone(where: str) -> None:
    """In grey, with both rims of the same lightness, pegs are left."""
    stage = live.stage()
    scene = live.scene(stage, live.sought(live.until_kind("act")))
    ui, library = scene.ui, scene.table.words.library
    entity = scene.table.view["entities"][scene.table.own_hand[0]]

    def shape(colour: tuple[int, int, int]) -> bytes:
        made = surfaces.in_line(ui, library, entity, 180, False, colour) if where == "line" else (
            surfaces.in_hand(ui, library, entity, 300, 0.0, False, colour)
        )  # fmt: skip
        return bytes(255 * (alpha > 200) for alpha in pygame.image.tobytes(made, "RGBA")[3::4])

    assert shape(ui.look.legal) != shape(ui.look.gold) == shape(ui.look.target)
