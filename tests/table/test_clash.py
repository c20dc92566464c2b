"""The comparison of two cards as a scene in the middle of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.kernel import decisions, running
from game.kernel.events import Log
from game.kernel.windows import PASS
from game.records.match import Match
from game.system.languages import GRAMMARS
from game.table.drawing import printed
from game.table.games import table_of
from game.table.layout import poses
from game.table.match import clash, throws
from game.table.match.scene import MatchScene
from game.table.messages import Messages
from game.table.stage import Stage
from tests.table import bot, live

DECKS = live.decks_of("estro", 2)
SEATS = ("human", "random")


def attacks(match: Any, face_down: bool = False) -> list[Any]:
    """What the first seat may answer that attacks a card which lies so."""
    if match.state.decision is None or match.state.decision.seat or match.state.decision.kind != "attack":
        return []
    ways = [way for way in decisions.answers(match.state) if way[0] == "attack"]
    return [way for way in ways if (match.state.entities[way[2]].under is not None) == face_down]


def at_attack(face_down: bool = False) -> tuple[Match, Any]:
    match = live.sought(lambda m: bool(attacks(m, face_down)), decks=DECKS, game="estro", seats=SEATS)
    return match, attacks(match, face_down)[0]


def on_stage(match: Match, speed: int = 1, **more: Any) -> tuple[Stage, MatchScene]:
    stage = live.stage(game="estro", **more)
    stage.settings.speed = speed
    scene = live.scene(stage, match, SEATS)
    live.settle(stage, 1.0)
    return stage, scene


def steps(stage: Stage, scene: MatchScene, most: int = 400) -> Iterator[None]:
    """Look by look, as long as something of the step is shown."""
    for _ in range(most):
        stage.update(0.03)
        stage.fresh()
        if not scene.table.motion.busy:
            return
        yield


def passes_into_the_fight(match: Any) -> bool:
    """Is the first seat asked before the dice, and do they fall as it passes?"""
    asked = match.state.decision
    if asked is None or asked.kind != "declared" or asked.seat:
        return False
    after = match.state.copy()
    after.log = Log()
    running.advance(after, PASS)
    return any(event.kind == "dice" for event in after.log.events)


def compared(match: Match) -> list[dict[str, Any]]:
    return [event for event in match.events_for(0) if event["kind"] == "compared"]


def test_both_cards_come_to_the_middle_are_compared_and_go_back() -> None:
    match, way = at_attack()
    stage, scene = on_stage(match)
    table = scene.table
    assert scene.give(way)
    seen: list[str] = []
    middle = {card: (pose.x, pose.y) for card, pose in zip(way[1:], poses.face_off(table.room), strict=True)}
    for _ in steps(stage, scene):
        if table.clash is None:
            continue
        there = [(pose.x, pose.y) == middle[card] for card in way[1:] if (pose := table.motion.pose(card))]
        found = "compared" if table.clash.compared else "middle" if all(there) else ""
        found += " with dice" * (set(table.dice.lying) == set(way[1:]))
        if found and found not in seen:
            seen.append(found)
    assert seen == ["middle", "compared with dice"]
    live.settle(stage, 1.0)
    assert table.clash is None
    for card in way[1:]:
        pose = table.motion.pose(card)
        assert pose is None or (pose.x, pose.y) != middle[card]


def test_the_parts_are_counted_one_after_the_other_up_to_the_totals() -> None:
    match, way = at_attack()
    stage, scene = on_stage(match)
    assert scene.give(way)
    (event,) = compared(match)[-1:]
    counts = []
    for _ in steps(stage, scene):
        if scene.table.clash is not None and scene.table.clash.compared is not None:
            assert scene.table.clash.compared == event
            counts.append(int(clash.counted(scene.table.clash, 6)))
    assert counts == sorted(counts) and set(counts) == set(range(7))
    assert list(clash.totals(event)) == event["tots"]


@pytest.mark.parametrize("lang", GRAMMARS)
def test_each_part_has_its_word_and_all_together_are_the_total(lang: str) -> None:
    stage = live.stage(game="estro", lang=lang)
    for seed in (1, 2, 3):
        match = live.played_out(seed, decks=DECKS, game="estro", seats=SEATS)
        table = live.scene(stage, match, SEATS).table
        for event in compared(match):
            throws.restart(table, match.events_for(0)[: event["index"]])
            words = clash.lead(table, event) + clash.ends(table, event, event["won"])
            for side in (0, 1):
                told = clash.pieces(table, event, side)
                words += "".join(piece.words for piece in told)
                assert sum(piece.amount for piece in told) == event["tots"][side]
                assert len(told) <= clash.MOST and all(piece.words for piece in told)
            assert "‹" not in words


def test_what_lies_face_down_is_beaten_without_dice_or_numbers() -> None:
    match, way = at_attack(face_down=True)
    stage, scene = on_stage(match)
    assert scene.give(way)
    said = set()
    for _ in steps(stage, scene):
        found = scene.table.clash
        if found is not None and found.compared is not None:
            assert clash.pieces(scene.table, found.compared, 1) == [] and not scene.table.dice.lying
            said.add(clash.lead(scene.table, found.compared))
    assert said == {"no values, no dice"}


def test_a_card_held_up_meanwhile_covers_neither_totals_nor_what_is_said_of_them() -> None:
    _, scene = on_stage(at_attack()[0])
    room = scene.table.room
    for compared in (True, False):
        card = poses.held_up(room, compared)
        assert card.y - card.height / 2 >= 0 and card.height >= 420
    card, beaten = poses.held_up(room, True), poses.face_off(room)[1]
    assert card.y + card.height / 2 <= beaten.y + beaten.height / 2 + poses.BELOW
    assert card.x - card.height * printed.RATIO / 2 >= poses.MIDDLE + poses.LEADS / 2


def test_a_click_takes_it_to_its_end_and_presses_nothing() -> None:
    match, way = at_attack()
    stage, scene = on_stage(match)
    assert scene.give(way)
    stage.update(0.2)
    assert scene.table.clash is not None and scene.table.motion.busy
    stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=stage.ui.point(960, 60), button=1))
    stage.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=stage.ui.point(960, 60), button=1))
    assert scene.table.clash is None and not scene.table.motion.busy
    assert scene.table.view == scene.play.view


def test_the_key_that_skips_ends_it() -> None:
    match, way = at_attack()
    stage, scene = on_stage(match)
    assert scene.give(way)
    stage.update(0.2)
    bot.key(stage, pygame.K_SPACE)
    assert scene.table.clash is None and not scene.table.motion.busy


def test_at_once_nothing_comes_to_the_middle() -> None:
    match, way = at_attack()
    _, scene = on_stage(match, speed=0)
    assert scene.give(way)
    assert scene.table.clash is None and not scene.table.motion.busy


def test_under_less_motion_all_is_counted_at_once_and_nothing_flies() -> None:
    match, way = at_attack()
    stage, scene = on_stage(match, reduced_motion=True)
    assert scene.give(way)
    places, counts = set(), set()
    for _ in steps(stage, scene):
        pose = scene.table.motion.pose(way[1])
        if scene.table.clash is not None and pose is not None:
            places.add((pose.x, pose.y))
            if scene.table.clash.compared is not None:
                counts.add(clash.counted(scene.table.clash, 3))
    assert len(places) == 1 and counts == {3}


def test_whoever_is_asked_meanwhile_sees_the_cards_in_their_rows() -> None:
    """Then they come to the middle again."""
    match = live.sought(passes_into_the_fight, decks=DECKS, game="estro", seats=SEATS)
    stage, scene = on_stage(match)
    attack = scene.table.dice.attack
    assert scene.table.legal.mine and scene.table.clash is None and attack is not None
    assert scene.give(PASS)
    came = {scene.table.clash and (scene.table.clash.attacker, scene.table.clash.target) for _ in steps(stage, scene)}
    assert came - {None} == {attack}


def test_in_mnemonica_the_dice_fall_and_no_total_is_told() -> None:  # E-156
    for seed in live.seeds():
        match = Match.new("estro", DECKS, seed, 0, SEATS, None, rules={"mnemonica": True})
        if live.random_play(match, seed, lambda m: bool(attacks(m))):
            break
    way = attacks(match)[0]
    stage, scene = on_stage(match)
    assert scene.give(way)
    came = set()
    for _ in steps(stage, scene):
        if scene.table.clash is not None:
            came.add(scene.table.clash.compared is None)
    assert came == {True} and not compared(match)


def test_the_blow_is_heard_as_the_greater_one_strikes() -> None:
    (cue,) = table_of("estro").sounds.events["compared"]
    assert cue.after == clash.STRIKES


def test_other_games_show_their_attacks_in_their_own_way() -> None:
    assert [game for game in ("contracts", "cataclysm", "grimoire") if live.library(game).table.clash] == []
    assert Messages("en", "estro").has("clash-lead")
