"""Cards are dragged, clicked and aimed; what is refused says why and returns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Surface

from game.records.match import Match
from game.table import tree
from game.table.match import arrows, foresight
from game.table.match.intents import Select
from game.table.match.record import entity_of, meant
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.table import bot, live


def scene_where(test: Callable[[dict[str, Any]], object]) -> tuple[Stage, MatchScene]:
    """A position of the near player's free actions for which `test(view)` holds."""
    free = live.until_kind("act")
    match = live.sought(lambda m: free(m) and bool(test(m.view(0))), steps=900)
    stage = live.stage()
    return stage, live.scene(stage, match)


def creatures(scene: MatchScene, ids: list[int]) -> list[int]:
    return [i for i in ids if scene.table.kind(scene.table.view["entities"][i]["card"]) == "creature"]


def play_answers(view: dict) -> set[int]:  # type: ignore[type-arg]
    return {a[1] for a in view["decision"]["answers"] if a[0] == "play"}


def unaffordable(view: dict) -> set[int]:  # type: ignore[type-arg]
    return set(view["seats"][0]["hand"]) - play_answers(view)


def playable_creature(view: dict) -> bool:  # type: ignore[type-arg]
    library = live.library()
    cards = {i: library.cards[view["entities"][i]["card"]].kind for i in play_answers(view)}
    return "creature" in cards.values() and 1 <= len(view["seats"][0]["line"]) <= 5


def centre(stage: Stage, key: str) -> tuple[int, int]:
    node = tree.find(stage.fresh(), key)
    assert node is not None, key
    return node.rect.center


def test_a_creature_is_dragged_to_its_place_in_the_line() -> None:
    stage, scene = scene_where(playable_creature)
    stage.settings.confirm_payment = False
    card = creatures(scene, sorted(play_answers(scene.table.view)))[0]
    line = scene.table.view["seats"][0]["line"]
    start = centre(stage, f"card-{card}")
    first = tree.find(stage.fresh(), f"card-{line[0]}")
    assert first
    bot.drag(stage, start, (first.rect.left - 20, first.rect.centery))
    assert scene.play.last_view["seats"][0]["line"][0] == card or card in scene.play.last_view["seats"][0]["discard"]


def test_a_gap_opens_where_the_creature_would_stand() -> None:
    stage, scene = scene_where(playable_creature)
    card = creatures(scene, sorted(play_answers(scene.table.view)))[0]
    start, end = centre(stage, f"card-{card}"), centre(stage, "line-0")
    stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for pos in ((start[0], start[1] - 40), end):
        stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
    assert scene.table.gap is not None
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert scene.table.gap is None and scene.table.dragged is None
    assert card in scene.table.own_hand


def test_an_illegal_drop_returns_with_the_reason() -> None:
    stage, scene = scene_where(lambda view: unaffordable(view))
    card = sorted(unaffordable(scene.table.view))[0]
    hand = list(scene.table.own_hand)
    bot.drag(stage, centre(stage, f"card-{card}"), centre(stage, "line-0"))
    alert = tree.find(stage.fresh(), "notice")
    assert alert is not None and len(alert.name) > 10 and "{" not in alert.name
    assert scene.table.own_hand == hand and scene.table.dragged is None


def test_a_dark_card_says_why_before_the_click() -> None:
    stage, scene = scene_where(lambda view: unaffordable(view))
    card = sorted(unaffordable(scene.table.view))[0]
    node = tree.find(stage.fresh(), f"card-{card}")
    assert node is not None and "dimmed" in node.flags and node.hint


def attackers(view: dict) -> list[tuple]:  # type: ignore[type-arg]
    return [a for a in view["decision"]["answers"] if a[0] == "attack" and a[1] > 1]


@pytest.mark.parametrize("way", ["drag", "click"])
def test_an_attack_by_drag_and_by_two_clicks(way: str) -> None:
    stage, scene = scene_where(attackers)
    _, attacker, target = attackers(scene.table.view)[0]
    start = centre(stage, f"card-{attacker}")
    end = centre(stage, f"player-{target}" if target < 2 else f"card-{target}")
    before = scene.play.match_events()
    if way == "drag":
        bot.drag(stage, start, end)
    else:
        for pos in (start, end):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                stage.handle(pygame.Event(kind, pos=pos, button=1))
    new = scene.play.match.events_for(0, before)
    assert any(e["kind"] == "attack" and (e["attacker"], e["target"]) == (attacker, target) for e in new)


def test_the_outcome_is_shown_before_the_attack() -> None:
    def hurts(match: Match, attack: tuple[Any, ...]) -> bool:
        found = match.preview(attack)
        return found is not None and (attack[2] in found["damage"] or attack[2] in found["destroyed"])

    def blows(match: Match) -> list[tuple[Any, ...]]:
        return [attack for attack in attackers(match.view(0)) if attack[2] > 1 and hurts(match, attack)]

    match = live.sought(lambda m: live.until_kind("act")(m) and bool(blows(m)), steps=900)
    stage = live.stage()
    scene = live.scene(stage, match)
    attack = blows(match)[0]
    _, attacker, target = attack
    scene.do(Select(attacker))
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=centre(stage, f"card-{target}"), rel=(0, 0), buttons=(0, 0, 0)))
    assert foresight.current(scene.table, scene.play, scene.meant) == match.preview(attack)


def test_escape_and_the_right_button_let_go() -> None:
    stage, scene = scene_where(attackers)
    for event in (
        pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 500), button=3),
    ):
        scene.do(Select(attackers(scene.table.view)[0][1]))
        stage.handle(event)
        assert scene.table.selected is None and not scene.table.over


def test_the_end_turn_button_tells_what_is_left() -> None:
    stage, scene = scene_where(attackers)
    button = tree.find(stage.fresh(), "end-turn")
    assert button is not None and button.enabled
    assert "left" in button.value and str(len({a[1] for a in attackers(scene.table.view)})) in button.hint


def test_undo_gives_its_reason_when_refused() -> None:
    match = live.sought(live.until_kind("keep"))
    stage = live.stage()
    live.scene(stage, match)
    button = tree.find(stage.fresh(), "undo")
    assert button is not None and not button.enabled and ":" in button.hint


def test_undo_takes_back_an_attack() -> None:
    stage, scene = scene_where(lambda view: [a for a in view["decision"]["answers"] if a[0] == "magnetize"])
    creature = next(a[1] for a in scene.table.legal.answers if a[0] == "magnetize")
    before = scene.play.match.state.fingerprint()
    scene.do(Select(creature))
    bot.key(stage, pygame.K_m)
    live.settle(stage, 2)
    assert scene.play.match.state.fingerprint() != before
    bot.key(stage, pygame.K_u)
    assert scene.play.match.state.fingerprint() == before


def test_an_arrow_passes_behind_the_question() -> None:
    stage = live.stage()
    scene = live.scene(stage, live.sought(live.until_kind("act")))
    live.settle(stage, 3.0)
    bar = tree.find(stage.fresh(), "prompt")
    assert bar is not None
    bar.rect = pygame.Rect(500, 240, 300, 40)
    surface = pygame.Surface(stage.size)
    middle = stage.size[0] // 2
    arrows.towards(scene.table, scene.ui, surface, scene.table.near, (middle, 20), (255, 0, 0), stage.root)
    drawn = pygame.mask.from_threshold(surface, (255, 0, 0), (8, 8, 8, 255))
    assert drawn.count() > 500
    inside = pygame.mask.Mask(stage.size)
    inside.draw(pygame.mask.Mask(bar.rect.size, fill=True), bar.rect.topleft)
    assert drawn.overlap_area(inside, (0, 0)) == 0
    assert surface.get_clip() == surface.get_rect()


@pytest.mark.parametrize(("game", "decks"), [("contracts", ("boiler_house", "second_harvest")),
                                             ("cataclysm", ("masked_ball", "one_banner"))])  # fmt: skip
def test_where_a_choice_hides_what_an_attack_does_it_is_said_whose(
    game: str, decks: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Steam Hammer may gain attack as it attacks; the Sworn Guard may take what would be dealt to another."""

    def hidden(match: Match) -> tuple[int, int] | None:
        for answer in (match.view(0)["decision"] or {}).get("answers", ()):
            found = match.preview(tuple(answer)) if answer[0] == "attack" else None
            if found and found["chooses"] is not None and not any(found[kind] for kind in foresight.TONES):
                return int(answer[1]), int(answer[2])
        return None

    match = live.sought(lambda match: match.result is None and hidden(match) is not None, game=game, decks=decks)
    attacker, target = hidden(match) or (-1, -1)
    stage = live.stage(game=game)
    scene = live.scene(stage, match)
    scene.do(Select(attacker))
    node = next(n for n in tree.walk(stage.fresh()) if entity_of(meant(n)) == target)
    stage.focus, stage.keyboard = node.key, True
    said: list[str] = []
    monkeypatch.setattr(foresight.widgets, "tooltip", lambda surface, ui, words, near: said.append(words))
    foresight.paint(scene.table, scene.play, scene.ui, stage.root, Surface(stage.size), node, node.rect)
    assert said == [stage.say("preview-choice", **scene.table.words.whose(0 if game == "contracts" else 1))]
