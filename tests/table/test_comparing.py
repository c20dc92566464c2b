"""What ESTRO asks of the table: cards face up or face down, windows, dice, odds, the wheel, four seats."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from game.kernel import announcing
from game.language.text import clause_text
from game.records.match import Match
from game.table import tree
from game.table.games.estro import layout, looks, wheel
from game.table.layout import poses
from game.table.match import aim, arrows, chances, foresight, throws, windows
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.libraries import library
from tests.rings import first
from tests.table import bot, live

Holds = Callable[[Match], bool]


def sought(
    kind: str, more: Holds = lambda match: True, count: int = 2, decks: tuple[str, ...] = (), **at: object
) -> tuple[Stage, MatchScene]:
    """A match at random in which seat 0 is asked a question of that kind and `more` holds."""
    seats = ("human",) + ("random",) * (count - 1)

    def here(match: Match) -> bool:
        decision = match.state.decision
        return decision is not None and (decision.seat, decision.kind) == (0, kind) and more(match)

    match = live.sought(here, 300, decks=decks or live.decks_of("estro", count), seats=seats, game="estro")
    stage = live.stage(game="estro", **at)  # type: ignore[arg-type]
    return stage, live.scene(stage, match, seats)


def can_attack(match: Match) -> bool:
    """Is there a card that lies face up to attack?"""
    view = match.view(0)
    attacks = [answer for answer in view["decision"]["answers"] if answer[0] == "attack"]
    return any(not view["entities"][attack[2]]["face_down"] for attack in attacks)


def press(stage: Stage, key: str) -> None:
    node = tree.find(stage.fresh(), key)
    assert node is not None, key
    bot.click(stage, node)


def point_at(stage: Stage, key: str) -> None:
    node = tree.find(stage.fresh(), key)
    assert node is not None, key
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=node.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    stage.fresh()


# Playing


def test_a_card_is_played_face_up_or_face_down():  # E-042, E-069
    stage, scene = sought("play")
    card = scene.table.own_hand[0]
    press(stage, f"card-{card}")
    assert scene.table.selected == card
    before = len(scene.table.view["seats"][0]["field"])
    press(stage, "lay")
    live.settle(stage)
    held = scene.table.view["seats"][0]["field"]
    assert len(held) == before + 1 and scene.table.view["entities"][held[-1]]["face_down"]


def test_dragged_onto_the_table_it_is_played_face_up():
    stage, scene = sought("play")
    card = scene.table.own_hand[0]
    node = tree.find(stage.fresh(), f"card-{card}")
    assert node is not None
    bot.drag(stage, node.rect.center, (scene.ui.size[0] // 2, scene.ui.size[1] // 2))
    live.settle(stage)
    assert card in scene.table.view["seats"][0]["field"] and not scene.table.view["entities"][card]["face_down"]


def test_the_phase_and_the_round_are_shown():  # E-030, E-031
    for kind, phase in (("play", "phase-play"), ("attack", "phase-attack")):
        stage, _ = sought(kind)
        nodes = list(tree.walk(stage.fresh()))
        assert [node.key for node in nodes if node.role == "phase" and "selected" in node.flags] == [phase]
        assert any(node.role == "phases" and node.value.startswith("Round ") for node in nodes)


def test_the_zone_says_whether_its_gift_is_used():  # E-135
    _, scene = sought("play")
    (zone,) = scene.table.view["table"]["zone"]
    entity = scene.table.view["entities"][zone]
    assert entity["unused"] != entity["spent"]


# The odds


def test_before_an_attack_is_declared_its_odds_are_told():
    stage, scene = sought("attack", can_attack)
    known = scene.table.view["entities"]
    attack = next(a for a in scene.table.legal.answers if a[0] == "attack" and not known[a[2]]["face_down"])
    press(stage, f"card-{attack[1]}")
    point_at(stage, f"card-{attack[2]}")
    assert aim.act(scene.table, scene.play, scene.meant).answer == attack
    found = foresight.current(scene.table, scene.play, scene.meant)
    assert found is not None and found["odds"]["ways"] == 36
    stage.draw(pygame.Surface(scene.ui.size))


def test_the_odds_are_said_in_words():
    _, scene = sought("attack")
    odds = {"wins": 30, "ways": 36, "by": {"tot": 6, "primary": 30}, "open": (1,),
            "told": {"attacker": (66, 81), "target": (72, 72)}}  # fmt: skip
    assert chances.headline(scene.ui, odds) == "wins 30 of 36"
    assert chances.details(scene.table, scene.ui, odds) == [
        "TOT 66–81 against 72 · TOT 6 of 36 · primary 30 of 36",
        "Opponent can still change it",
    ]
    hidden = {"wins": 36, "ways": 36, "by": {"face_down": 36}, "open": (), "told": {}}
    assert chances.headline(scene.ui, hidden) == "Face down: it falls, unless a gift saves it"
    assert chances.details(scene.table, scene.ui, hidden) == []


# Dice


def test_the_dice_lie_on_the_cards_that_they_were_rolled_for():  # E-089
    def rolled(match: Match) -> bool:
        asked = live.until_kind("attack")(match)
        return asked and any(event["kind"] == "dice" for event in match.events_for(0)[-12:])

    played = ((live.new_match(live.decks_of("estro", 2), seed, game="estro"), seed) for seed in live.seeds())
    match = next(match for match, seed in played if live.random_play(match, seed, rolled))  # by its events
    scene = live.scene(live.stage(game="estro"), match)
    events = scene.play.match.events_for(0)
    last = max(n for n, event in enumerate(events) if event["kind"] == "dice")
    if any(event["kind"] in ("attack", "turn") for event in events[last:]):
        assert scene.table.dice.lying == {}
    else:
        assert scene.table.dice.lying[events[last]["entity"]].roll == events[last]["roll"]


def test_a_throw_shows_both_dice_and_can_be_skipped(monkeypatch):
    _, scene = sought("attack", can_attack)
    seen: list[int] = []
    monkeypatch.setattr(throws, "throw", lambda table, thrown: seen.append(len(thrown)))
    known = scene.table.view["entities"]
    open_card = [a for a in scene.table.legal.answers if a[0] == "attack" and not known[a[2]]["face_down"]]
    scene.give(open_card[0])
    scene.skip()
    assert not scene.table.motion.busy
    assert seen == ([2] if any(e["kind"] == "dice" for e in scene.play.match.events_for(0)[-20:]) else [])


# Windows


def test_windows_can_be_put_off_for_a_turn_and_taken_up_again():
    stage, scene = sought("moment")
    turn = scene.table.view["turn"]
    assert tree.find(stage.fresh(), "close-window")
    press(stage, "windows-off")
    live.settle(stage, 3)
    assert windows.is_off(scene.table) or scene.table.view["turn"] != turn
    assert not (scene.table.legal.kind == "moment" and scene.table.view["turn"] == turn)
    if scene.table.view["turn"] == turn:
        press(stage, "windows")
        assert not windows.is_off(scene.table)


def test_a_window_can_be_passed_once():
    stage, scene = sought("moment")
    told = scene.play.match.event_count, len(scene.play.match.steps)
    press(stage, "close-window")
    assert (scene.play.match.event_count, len(scene.play.match.steps)) != told
    assert not windows.is_off(scene.table)


def test_in_a_window_of_a_fight_it_is_seen_who_attacks_whom(monkeypatch):
    stage, scene = sought("declared")
    attack = [event for event in scene.play.match.events_for(0) if event["kind"] in ("attack", "redirected")][-1]
    assert scene.table.dice.attack == (attack["attacker"], attack["target"])
    drawn: list[tuple[int, int]] = []
    monkeypatch.setattr(arrows, "between", lambda table, ui, surface, one, other, bar: drawn.append((one, other)))
    stage.draw(pygame.Surface(scene.ui.size))
    assert drawn == [scene.table.dice.attack]


# The wheel


def test_who_may_counter_is_told_which_gift_of_which_card():  # E-051
    stage, scene = sought("counter", decks=("court_of_laws", "fire_and_balm"))
    state = scene.play.match.state
    item = announcing.about(state)
    prompt = tree.find(stage.fresh(), "prompt")
    assert scene.table.words.entity(scene.table.view, item.context.source) in prompt.name
    assert clause_text(item.clause, "en", library("estro")).replace("**", "") == prompt.value


def test_who_may_save_a_card_is_told_which():  # E-108
    stage, scene = sought("death")
    doomed = scene.play.match.state.doomed[0][0]
    assert scene.table.words.entity(scene.table.view, doomed) in tree.find(stage.fresh(), "prompt").name


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_wheel_opens_with_a_key_and_tells_every_pair(lang, size):  # E-100
    stage, scene = sought("play", lang=lang, size=size)
    bot.key(stage, pygame.K_t)
    root = stage.fresh()
    cells = [node for node in tree.walk(root) if node.key.startswith("cell-")]
    assert len(cells) == 25
    desk = scene.desk
    for node in cells:
        _, one, other = node.key.split("-")
        assert wheel.signed(wheel.modifier(desk, one, other)) in node.name
    stage.draw(pygame.Surface(size))
    bot.key(stage, pygame.K_t)
    assert tree.find(stage.fresh(), "chart") is None


def test_the_wheel_reads_the_constants_of_the_game():  # E-091, E-100
    _, scene = sought("play")
    desk = scene.desk
    assert [wheel.modifier(desk, "ardo", other) for other in looks.ESTRI] == [0, 2, 10, -5, -10]
    assert [wheel.lucky(desk, estro) for estro in looks.ESTRI] == [[4, 6], [1, 3], [2, 5], [3, 5, 6], [1, 2, 3]]


# How it lies


def test_twelve_cards_of_a_side_do_not_overlap():
    (row,) = layout.layout(2).sides[0].field
    spread = [*poses.spread(row, range(12)).values()]
    wide = spread[0].height * poses.card_width(row) / row.height
    assert spread[1].x - spread[0].x >= wide
    assert spread[-1].x + wide / 2 <= layout.RIGHT and spread[0].x - wide / 2 >= layout.LEFT
    assert spread[0].height >= 115


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_lies_on_something_else(seats):
    found = layout.layout(seats)
    boxes = [pygame.Rect(side.plate) for side in found.sides]
    for row in [*(row for side in found.sides for row in side.field), *found.shared_field]:
        boxes.append(pygame.Rect(row.x - row.width / 2, row.y - row.height / 2, row.width, row.height))
    for side in found.sides:
        for row in side.piles:
            boxes.append(pygame.Rect(poses.pile(row)))
    boxes += [pygame.Rect(poses.END_TURN), pygame.Rect(poses.ASKING), pygame.Rect(poses.LOG), pygame.Rect(found.track)]
    for n, one in enumerate(boxes):
        assert one.collidelist(boxes[n + 1 :]) == -1, one


def test_partners_share_a_side():  # E-174
    sides = layout.layout(4).sides
    heights = [side.field[0].y for side in sides]
    assert heights[0] == heights[2] != heights[1] == heights[3]


# Whole matches


@pytest.mark.parametrize(("seats", "seed"), first(1, [(2, 1), (2, 2), (4, 3)]))
def test_a_whole_match_by_mouse(seats, seed):
    stage = live.stage(game="estro", speed=0)
    match = live.new_match(live.decks_of("estro", seats), seed, seats=("human",) * seats, game="estro")
    scene = live.scene(stage, match, ("human",) * seats)
    stream = random.Random(seed)
    for _ in range(9000):
        if scene.result:
            break
        node = bot.wanted(stage, stream)
        if node is None:
            live.settle(stage, 0.2)
        else:
            bot.click(stage, node)
            stage.update(0.05)
    assert match.result is not None
