"""What is shown at Grimoire's table, moment by moment: what is announced, countered, prevented, saved, what falls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.records.match import Match
from game.table import app, tree
from game.table.layout import heaps, poses
from game.table.match import acts, arrows, effects, flights, overcards, places, surfaces, waiting
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.table import arranged, live
from tests.table.test_stack_table import card_of, cards_of

FRAME = 1 / 60


def shown(content: str, until: str, lang: str = "en") -> tuple[Stage, MatchScene, Match]:
    """The table when that is asked first after the steps of `content`; till then everybody passes."""
    match = arranged.match("grimoire", content + "- expect: {P1: {life: 20}}\n")
    while match.state.decision.kind != until:
        match.answer(("pass",))
    stage = live.stage((1280, 720), lang, "grimoire", speed=1, confirm_payment=False)
    return stage, live.scene(stage, match, ("human", "random")), match


def frames(stage: Stage, seconds: float = 5.0) -> Iterator[float]:
    for frame in range(round(seconds / FRAME)):
        stage.update(FRAME)
        stage.fresh()
        yield frame * FRAME


def recorded(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[tuple[Any, ...]]:
    """The arguments of each call of a function that goes on doing what it does."""
    calls: list[tuple[Any, ...]] = []
    real = getattr(module, name)

    def called(*given: Any, **named: Any) -> Any:
        calls.append(given)
        return real(*given, **named)

    monkeypatch.setattr(module, name, called)
    return calls


ATTACK = """
board:
  turn: 9
  P1:
    territory: [{card: plains, times: 2}, CREATURES]
  P2:
    territory: [{card: forest, times: 2}, trail_wolf, {card: trail_wolf, as: other_wolf}]
steps:
- P1: announce an attack
- until: {P1: attackers}
- P1: attack with STEP
- until: {P2: blocks}
"""


def attack(creatures: str, attackers: str) -> str:
    return ATTACK.replace("CREATURES", creatures).replace("STEP", attackers)


def test_what_falls_sinks_as_it_lay_and_is_not_drawn_a_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene, match = shown(attack("chapel_recruit", "chapel_recruit"), "blocks")
    recruit, wolf = card_of(match, "chapel_recruit"), card_of(match, "trail_wolf", 1)
    live.settle(stage, 1)
    assert scene.play.answer(("assign", wolf, recruit), 1) is None
    turned = recorded(monkeypatch, surfaces, "turned")
    seen = []
    for _ in frames(stage):
        if recruit in scene.table.presence.left and not seen:
            turned.clear()
            app.picture(stage)
            seen = [angle for _, angle in turned]
            assert scene.table.motion.pose(recruit) is None
    assert seen == [heaps.TURNED]


def test_neighbours_keep_the_gap_until_all_that_fall_have_fallen() -> None:
    two = "{card: chapel_recruit, as: one}, {card: chapel_recruit, as: two}, {card: ridge_ox, weak: true}"
    stage, scene, match = shown(attack(two, "one and two"), "blocks")
    first, second = cards_of(match, "chapel_recruit")
    ox, wolves = card_of(match, "ridge_ox"), cards_of(match, "trail_wolf", 1)
    live.settle(stage, 1)
    assert scene.play.answer(("assign", wolves[0], first, wolves[1], second), 1) is None
    stood, places_of_ox = scene.table.motion.pose(ox), []
    for _ in frames(stage):
        left = scene.table.presence.left
        if first in left and not all(card in left for card in (first, second)):
            places_of_ox.append(scene.table.motion.pose(ox))
    assert places_of_ox and all(pose == stood for pose in places_of_ox)
    assert scene.table.motion.pose(ox) != stood


def test_the_log_tells_once_that_a_card_goes_to_the_graveyard() -> None:
    stage, scene, match = shown(attack("chapel_recruit", "chapel_recruit"), "blocks")
    wolf = card_of(match, "trail_wolf", 1)
    scene.play.answer(("assign", wolf, card_of(match, "chapel_recruit")), 1)
    live.settle(stage)
    told = [line.words for line in scene.table.lines()]
    assert told.count("Chapel Recruit goes to the graveyard") == 1


SPARK = """
board:
  turn: 9
  P1:
    hand: [flint_spark, nothing_said, forest]
    territory: [{card: mountain, times: 4}, {card: island, times: 4}]
  P2:
    hand: [nothing_said]
    territory: [{card: island, times: 4}, reef_courier]
steps:
- P1: play flint_spark on reef_courier
- P1: pass
"""
WAR = SPARK + "- P2: play nothing_said on flint_spark\n"


def in_hand(match: Match, name: str, seat: int) -> int:
    held = match.view(seat)["seats"][seat]["hand"]
    return next(i for i in held if match.state.entities[i].definition.id == name)


def test_what_the_other_announces_is_brought_to_the_batch_and_stays_there(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene, match = shown(SPARK, "interrupt")
    said, islands = in_hand(match, "nothing_said", 1), cards_of(match, "island", 1)
    held = recorded(monkeypatch, acts, "lies")
    live.settle(stage, 1)
    assert scene.play.answer(("play", said), 1) is None
    waits = []
    for _ in frames(stage):
        pose = scene.table.motion.pose(said)
        if said in waiting.spots(scene.table):
            waits.append((pose, sum(scene.table.view["entities"][island]["tapped"] for island in islands)))
    end = waiting.spots(scene.table)[said]
    assert len(held) == 1 and (waits[-1][0].x, waits[-1][0].y) == (end.x, end.y)
    assert (waits[0][1], waits[-1][1]) == (1, 3)


def test_an_interrupt_that_is_carried_out_at_once_throws_and_what_it_counters_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage, scene, match = shown(WAR, "interrupt")
    mine = in_hand(match, "nothing_said", 0)
    theirs, spark = (item["entity"] for item in match.view(0)["table"]["batch"])
    live.settle(stage, 1)
    points, banners = recorded(monkeypatch, flights, "point"), recorded(monkeypatch, effects, "banner")
    flown, bolts = recorded(monkeypatch, effects, "fly"), recorded(monkeypatch, flights, "volley")
    middle = poses.act(scene.table.room)
    acted = recorded(monkeypatch, acts, "goes")
    assert scene.give(("play", mine))
    where = None
    for _ in frames(stage, 8):
        where = waiting.place(scene.table, spark) or where
    assert not points
    assert [call[1] for call in banners] == ["Nothing Said is countered"]
    assert [call[2]["id"] for call in flown] == [theirs, spark]
    assert [call[1]["entity"] for call in acted] == [mine]
    assert where is not None and [call[1] for call in bolts] == [(middle.x, middle.y), where]


def test_an_arrow_to_what_waits_as_well_crosses_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene, _ = shown(WAR, "interrupt")
    live.settle(stage, 1)
    drawn: list[tuple[Any, Any]] = []
    monkeypatch.setattr(arrows, "from_point", lambda ui, surface, start, tip, *more: drawn.append((start, tip)))
    app.picture(stage)
    entries = waiting.entries(scene.table)
    tiles = [places.spot(scene.table, scene.ui, entry.item["entity"]) for entry in entries]
    column = tree.find(stage.root, "batch")
    assert column is not None
    assert [(start, tip) for start, tip in drawn if column.rect.collidepoint(tip)] == [(tiles[0], tiles[1])]


PREVENTION = """
board:
  turn: 9
  P1:
    hand: [infirmarians_hand]
    territory: [{card: plains, times: 3}, trail_wolf]
  P2:
    hand: [flint_spark]
    territory: [{card: mountain, times: 3}]
  active: P2
steps:
- P2: play flint_spark on trail_wolf
- until: {P1: damage}
"""


@pytest.mark.parametrize(("lang", "words"), [("en", "3 prevented"), ("it", "3 prevenuti")])
def test_prevented_damage_is_told_at_its_card_and_waits_there_no_more(
    lang: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, scene, match = shown(PREVENTION, "damage", lang)
    wolf = card_of(match, "trail_wolf")
    live.settle(stage, 1)
    numbers = recorded(monkeypatch, effects, "number")
    assert overcards.withheld(scene.table, wolf) == 3
    assert scene.give(("play", in_hand(match, "infirmarians_hand", 0)))
    waits: dict[int, set[tuple[int, int]]] = {}
    for _ in frames(stage):
        now = overcards.withheld(scene.table, wolf), overcards.withheld(scene.table, 1)
        waits.setdefault(len(numbers), set()).add(now)
    assert [call[1:3] for call in numbers] == [(wolf, words), (1, "−1")]
    assert waits == {0: {(3, 1)}, 1: {(0, 1)}, 2: {(0, 0)}}


REGENERATION = """
board:
  turn: 9
  P1:
    territory: [{card: swamp, times: 3}, gravewatch]
  P2:
    territory: [{card: forest, times: 4}, trail_wolf]
steps:
- P1: announce an attack
- until: {P1: attackers}
- P1: attack with gravewatch
- until: {P2: blocks}
- P2: block gravewatch with trail_wolf
- until: {P1: regeneration}
"""


def test_a_creature_that_regenerates_is_told_and_is_out_of_the_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene, match = shown(REGENERATION, "regeneration")
    saved, wolf = card_of(match, "gravewatch"), card_of(match, "trail_wolf", 1)
    live.settle(stage, 1)
    numbers = recorded(monkeypatch, effects, "number")
    assert overcards.is_doomed(scene.table, saved)
    assert scene.give(("use", saved))
    moments = 0
    for _ in frames(stage):
        if numbers and scene.table.motion.busy:
            entities = scene.table.view["entities"]
            moments += 1
            assert not overcards.is_doomed(scene.table, saved) and entities[saved]["damage"] == 0
            assert entities[wolf].get("blocks") is None
    assert moments * FRAME >= 0.5
    assert [call[1:3] for call in numbers] == [(saved, "regenerated")]
    told = [line.words for line in scene.table.lines()]
    assert told.count("Gravewatch is regenerated") == 1
