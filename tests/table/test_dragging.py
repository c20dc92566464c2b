"""While a card is dragged it is seen where it can go and what would come of it; what is shown is what then happens."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from game.kernel import decisions
from game.records.match import Match
from game.records.plans import Plan
from game.table import tree
from game.table.layout import poses
from game.table.match import aim, foresight, places
from game.table.match.record import entity_of, meant
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.table import live


def free(match: Match, game: str = "contracts") -> bool:
    decision = match.state.decision
    kinds = ("act",) if game == "contracts" else ("event", "deploy")
    return decision is not None and decision.seat == 0 and decision.kind in kinds


def asks_target(match: Match) -> list[tuple[int, list[int]]]:
    """Cards of the hand that are aimed as soon as they are played, with at whom, where that is on the field."""
    found = []
    for answer in match.view(0)["decision"]["answers"]:
        asked = match.asked_after(answer) if answer[0] == "play" else None
        if asked is not None and asked["kind"] == "target":
            picks = [way[1] for way in asked["answers"] if way[0] == "pick" and len(way) == 2]
            zones = {pick: match.view(0)["entities"][pick]["zone"] for pick in picks}
            shown = [pick for pick, zone in zones.items() if zone in ("line", "play", "seat")]
            if shown and len(shown) == len(picks):
                found.append((answer[1], shown))
    return found


def aimable(game: str = "contracts") -> tuple[Stage, MatchScene, int, list[int]]:
    match = live.sought(lambda m: free(m, game) and bool(asks_target(m)), steps=900, game=game,
                        decks=live.decks_of(game, 2))  # fmt: skip
    stage = live.stage(game=game)
    scene = live.scene(stage, match)
    card, picks = asks_target(match)[0]
    return stage, scene, card, picks


def node_of(stage: Stage, card: int) -> tree.Node:
    node = tree.find(stage.fresh(), f"card-{card}") or tree.find(stage.fresh(), f"player-{card}")
    assert node is not None, card
    return node


def hold(stage: Stage, start: tuple[int, int], *way: tuple[int, int]) -> None:
    """Press at `start` and move to each of `way`, without letting go."""
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)))
    stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for pos in ((start[0], start[1] - 30), *way):
        stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
        stage.fresh()


def release(stage: Stage, pos: tuple[int, int]) -> None:
    stage.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


def draw(stage: Stage) -> pygame.Surface:
    picture = pygame.Surface(stage.size)
    live.settle(stage, 0.6)
    stage.draw(picture)
    return picture


@pytest.mark.parametrize("game", ["contracts", "cataclysm"])
def test_what_is_aimed_lies_aside_and_never_over_its_target(game: str) -> None:
    stage, scene, card, picks = aimable(game)
    target = node_of(stage, picks[0]).rect.center
    hold(stage, node_of(stage, card).rect.center, target)
    assert aim.parked(scene.table) == card and aim.targets(scene.table, scene.play) == set(picks)
    live.settle(stage, 1)
    pose = scene.table.motion.pose(card)
    assert pose is not None and pose == poses.aside(scene.table.room)
    wide, high = pose.height * 0.72, pose.height
    held = scene.ui.rect(pose.x - wide / 2, pose.y - high / 2, wide, high)
    others = [node for node in tree.walk(stage.fresh()) if node.role in ("card", "player", "line", "slot", "token")]
    assert not [node.key for node in others if node.rect.w and held.colliderect(node.rect)]
    draw(stage)


@pytest.mark.parametrize("game", ["contracts", "cataclysm"])
def test_over_each_target_it_is_shown_what_the_card_does_there(game: str) -> None:
    stage, scene, card, picks = aimable(game)
    start = node_of(stage, card).rect.center
    for pick in picks:
        hold(stage, start, node_of(stage, pick).rect.center)
        act = aim.act(scene.table, scene.play, scene.meant)
        assert act is not None and act.plan.target == pick
        assert foresight.current(scene.table, scene.play, scene.meant) in (
            None,
            scene.play.match.preview(act.answer, act.plan),
        )
        draw(stage)
        stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
        assert scene.table.dragged is None and card in scene.table.own_hand


def test_others_than_targets_are_dark_and_say_why() -> None:
    stage, scene, card, picks = aimable()
    entities = scene.table.view["entities"]
    others = [i for i, e in entities.items() if e["zone"] in ("line", "seat") and i not in picks]
    if not others:
        pytest.skip("every card in play is a target")
    hold(stage, node_of(stage, card).rect.center, node_of(stage, others[0]).rect.center)
    assert aim.of(scene.table, scene.play).dims(others[0], scene.table.legal.locked) and not aim.of(
        scene.table, scene.play
    ).dims(picks[0], scene.table.legal.locked)
    words = aim.why_not(scene.table, scene.play, others[0])
    assert words and "{" not in words
    hand = list(scene.table.own_hand)
    release(stage, node_of(stage, others[0]).rect.center)
    alert = tree.find(stage.fresh(), "notice")
    assert alert is not None and alert.name == words
    assert abs(alert.rect.centerx - node_of(stage, others[0]).rect.centerx) < 5, "at the pointer"
    assert scene.table.own_hand == hand and not scene.play.match.asked_after(("cancel",))


def test_a_card_that_can_not_be_played_says_so_while_it_is_held() -> None:
    def poor(match: Match) -> set[int]:
        view = match.view(0)
        return set(view["seats"][0]["hand"]) - {a[1] for a in view["decision"]["answers"] if a[0] == "play"}

    match = live.sought(lambda m: free(m) and bool(poor(m)), steps=900)
    stage = live.stage()
    scene = live.scene(stage, match)
    card = min(poor(match))
    hold(stage, node_of(stage, card).rect.center, (640, 350))
    assert aim.why_not(scene.table, scene.play, None) == aim.hint(scene.table, scene.play, card) != ""
    draw(stage)


@pytest.mark.parametrize("confirmed", [True, False])
@pytest.mark.parametrize("game", ["contracts", "cataclysm"])
def test_a_dropped_card_does_what_was_shown(game: str, confirmed: bool) -> None:
    """Drags at random through whole matches; all is foretold as it then comes."""
    compared = 0
    for seed in live.seeds():
        compared += dropped_through(game, seed, confirmed)
        if compared >= 12:
            return


def dropped_through(game: str, seed: int, confirmed: bool) -> int:
    match = live.new_match(live.decks_of(game, 2), seed=seed, seats=("human", "random"), game=game)
    stage = live.stage(game=game, speed=0, confirm_payment=confirmed)
    scene, stream, compared = live.scene(stage, match), random.Random(seed), 0
    for _ in range(400):
        if match.result is not None:
            break
        if not scene.table.legal.mine or not scene.table.legal.free:
            _step(scene, stream)
            continue
        playable = [card for card in scene.table.own_hand if card in scene.table.legal.sources()]
        if not playable or stream.random() < 0.3:
            _step(scene, stream)
        else:
            compared += _drag_one(stage, scene, stream.choice(playable), stream)
    return compared


def _step(scene: MatchScene, stream: random.Random) -> None:
    """Whoever is asked answers at random."""
    scene.play.match.answer(stream.choice(decisions.answers(scene.play.match.state)))
    scene.play.resync()
    scene.restart()


def _drag_one(stage: Stage, scene: MatchScene, card: int, stream: random.Random) -> int:
    """Drag the card to somewhere it can go and let go; 1 if what was shown was whole."""
    match = scene.play.match
    asked = aim.asked_of(scene.table, scene.play, card)
    fields = [node for node in tree.walk(stage.fresh()) if node.role in ("card", "player")]
    spots = [node.rect.center for node in fields if asked and entity_of(meant(node)) in asked.picks]
    x, y, w, h = tree.find(stage.root, f"{scene.table.side(0).field[0].zone}-0").rect  # type: ignore[union-attr]
    end = stream.choice(spots) if spots else (x + round(w * stream.random()), y + h // 2)
    hold(stage, _grip(stage, card), end)
    if scene.table.dragged != card:
        stage.drop_drag()
        return 0
    act = aim.act(scene.table, scene.play, scene.meant)
    found: dict[str, Any] | None = match.preview(act.answer, act.plan) if act else None
    before = match.event_count
    release(stage, end)
    for _ in range(3):
        if scene.table.legal.kind == "pay" and scene.table.legal.mine:
            scene.give(scene.table.legal.answers[0])
    if scene.table.legal.mine and scene.table.legal.cancel:
        scene.give(("cancel",))
        return 0
    if not found or not found["whole"] or scene.stage.notice:
        return 0
    told: dict[str, dict[int, int]] = {"damage": {}, "heal": {}, "lose": {}}
    destroyed = []
    for event in match.events_for(0, before):
        if event["kind"] == "turn":
            break
        if event["kind"] in told:
            amounts = told[event["kind"]]
            amounts[event["target"]] = amounts.get(event["target"], 0) + event["amount"]
        elif event["kind"] == "destroyed":
            destroyed.append(event["entity"])
    assert {kind: found[kind] for kind in told} == told
    assert found["destroyed"] == destroyed
    return 1


def _grip(stage: Stage, card: int) -> tuple[int, int]:
    """A point of a card of the hand that no other card lies over."""
    rect = node_of(stage, card).rect
    return rect.x + 6, rect.centery


def test_a_played_card_never_goes_back_to_the_hand() -> None:
    """It lies aside while its mana turns over and its effect happens, then it goes to its pile."""
    stage, scene, card, picks = aimable()
    home = scene.table.motion.pose(card)
    assert home is not None
    full = list(scene.table.flips.shown.values())
    hold(stage, _grip(stage, card), node_of(stage, picks[0]).rect.center)
    release(stage, node_of(stage, picks[0]).rect.center)
    live.settle(stage, 1)
    if scene.table.legal.kind == "pay":
        assert scene.table.motion.pose(card) == poses.aside(scene.table.room), "while its payment is chosen"
        scene.give(scene.table.legal.answers[0])
    assert scene.table.act is not None and scene.table.act.card == card
    seen, spent = 0, False
    while scene.table.motion.busy:
        stage.update(0.03)
        at = places.place(scene.table, card)
        assert at is None or at[1] < home.y
        spent = spent or list(scene.table.flips.shown.values()) != full
        assert spent or card in scene.table.own_hand, "the tokens turn over first"
        seen += 1
    assert seen > 5 and card not in scene.table.own_hand
    live.settle(stage, 3)
    assert not scene.table.motion.busy and scene.table.course.leading is None


@pytest.mark.parametrize("way", ["drag", "click"])
@pytest.mark.parametrize("count", [3, 4])
def test_among_several_a_foe_is_attacked_without_choosing_the_opponent_first(count: int, way: str) -> None:  # P-057
    """The Character is dragged onto any Character of any opponent; or both are clicked."""

    def several(match: Match) -> bool:
        return live.until_kind("opponent")(match)

    for seed in live.seeds(most=90):
        match = live.new_match(live.decks_of("cataclysm", count), seed=seed, seats=("human",) * count, game="cataclysm")
        if live.random_play(match, seed, several, 600):
            break
    stage = live.stage((1920, 1080), game="cataclysm", speed=0)
    scene = live.scene(stage, match, ("human", *("random",) * (count - 1)))
    attacks = [
        (card, target) for card, targets in scene.table.legal.actions["attack"].items() for target in sorted(targets)
    ]
    assert len({scene.table.view["entities"][target]["controller"] for _, target in attacks}) == len(
        scene.table.legal.picks
    )
    card, target = attacks[-1]
    start, end = node_of(stage, card).rect.center, node_of(stage, target).rect.center
    before = match.event_count
    if way == "drag":
        hold(stage, start, end)
        draw(stage)
        release(stage, end)
    else:
        for pos in (start, end):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                stage.handle(pygame.Event(kind, pos=pos, button=1))
    found = [event for event in match.events_for(0, before) if event["kind"] == "attack"]
    assert found and (found[0]["attacker"], found[0]["target"]) == (card, target)


def test_a_rune_is_dragged_onto_its_target() -> None:
    def aims(match: Match) -> list[tuple[int, int]]:
        found = []
        for answer in match.view(0)["decision"]["answers"] if free(match) else ():
            asked = match.asked_after(answer) if answer[0] == "rune" else None
            if asked is not None and asked["kind"] == "target":
                found += [(answer[1], way[1]) for way in asked["answers"] if way[0] == "pick" and len(way) == 2]
        shown = match.view(0)["entities"]
        return [(rune, target) for rune, target in found if shown[target]["zone"] in ("line", "seat")]

    match = live.sought(lambda m: bool(aims(m)), steps=900)
    stage = live.stage(speed=0, confirm_payment=False)
    scene = live.scene(stage, match)
    rune, target = aims(match)[0]
    hold(stage, node_of(stage, rune).rect.center, node_of(stage, target).rect.center)
    assert target in (aim.targets(scene.table, scene.play) or ())
    before = match.event_count
    release(stage, node_of(stage, target).rect.center)
    assert any(event["kind"] == "rune_used" for event in match.events_for(0, before))


def test_an_event_that_fells_the_last_character_is_warned_of() -> None:  # P-061
    """As an attack is: it takes a second drop."""

    def fatal(match: Match) -> list[tuple[int, int]]:
        found = []
        for card, picks in asks_target(match) if free(match, "cataclysm") else ():
            for pick in picks:
                told = match.preview(("play", card), Plan(target=pick))
                if told is not None and told["fatal"]:
                    found.append((card, pick))
        return found

    match = live.sought(lambda m: bool(fatal(m)), most=200, game="cataclysm", decks=live.decks_of("cataclysm", 2))
    stage = live.stage(game="cataclysm", speed=0)
    scene = live.scene(stage, match)
    card, target = fatal(match)[0]
    for _ in range(2):
        assert match.result is None
        hold(stage, _grip(stage, card), node_of(stage, target).rect.center)
        draw(stage)
        release(stage, node_of(stage, target).rect.center)
        assert stage.notice == stage.say("warn-fatal") or match.result is not None
    assert match.result is not None and match.result["winner"] == 1
    assert scene.result


def test_a_click_that_does_nothing_says_why() -> None:
    """On a card that can't be played, and on what is no target."""
    stage, scene, card, picks = aimable()
    dark = [node for node in tree.walk(stage.fresh()) if node.role == "hand-card" and "dimmed" in node.flags]
    scene.give(("play", card))
    others = [i for i, e in scene.table.view["entities"].items() if e["zone"] in ("line", "seat") and i not in picks]
    told = [node.key for node in dark] or [node_of(stage, other).key for other in others]
    if dark:
        scene.give(("cancel",))
    for key in told[:2]:
        rect = next(node.rect for node in tree.walk(stage.fresh()) if node.key == key)
        pos = rect.x + 6, rect.centery
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            stage.handle(pygame.Event(kind, pos=pos, button=1, rel=(0, 0), buttons=(0, 0, 0)))
        assert tree.find(stage.fresh(), "notice"), key
