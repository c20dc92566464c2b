"""How questions are put: calmly, beside a table that stays alive, and answered by the main button with Enter."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from game.kernel import decisions
from game.records.match import Match
from game.table import app, tree
from game.table.match import aim, keys, places
from game.table.match.intents import Select
from game.table.match.prompts import SETTLES
from game.table.match.record import entity_of, meant
from game.table.match.scene import MatchScene
from game.table.scenes.setup import SetUp
from game.table.scenes.title import Title
from game.table.stage import HINT_AFTER, Stage
from tests.table import bot, live


class Hours:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def asked(kind: str, speed: int = 0, **more: Any) -> tuple[Stage, MatchScene, Hours]:
    match = live.sought(live.until_kind(kind), steps=900)
    stage = live.stage(speed=speed, **more)
    hours = Hours()
    stage.now = hours
    return stage, live.scene(stage, match), hours


def node_of(stage: Stage, key: str) -> tree.Node:
    found = tree.find(stage.fresh(), key)
    assert found is not None, key
    return found


def point(stage: Stage, pos: tuple[int, int]) -> None:
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    live.settle(stage, HINT_AFTER + 0.1)


KINDS = ["extractor", "draw", "keep", "act", "pay", "store", "orb_active"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_question_takes_no_answer_in_its_first_moment(kind: str, by: str) -> None:
    """The second click of a double click was not meant for it."""
    stage, scene, hours = asked(kind)
    wanted = next(node for node in (bot.wanted(stage, random.Random(n)) for n in range(9)) if node)
    answers = len(scene.play.match.steps)
    picked = scene.table.choice.picked

    def press() -> None:
        if by == "mouse":
            bot.click(stage, wanted)
        else:
            bot.tab_to(stage, wanted)

    hours.seconds += SETTLES * 0.9
    press()
    assert len(scene.play.match.steps) == answers and scene.table.choice.picked == picked
    assert scene.table.selected is None or scene.table.legal.only_attacker == scene.table.selected
    hours.seconds += SETTLES * 0.2
    before = repr(stage.fresh()), answers
    press()
    assert before != (repr(stage.fresh()), len(scene.play.match.steps)), "then it counts"


@pytest.mark.parametrize("kind", ["extractor", "draw", "keep", "store", "orb_active"])
def test_log_glossary_and_menu_are_alive_while_something_is_asked(kind: str) -> None:
    for key in ("log-button", "glossary-button", "menu-button"):
        stage, scene, _ = asked(kind)
        bot.click(stage, node_of(stage, key))
        opened = {"log-button": scene.table.log.open, "menu-button": scene.table.over == "menu"}
        assert opened.get(key, stage.scene is not scene)
        stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
        assert (
            stage.scene is scene
            and not scene.table.log.open
            and not scene.table.over
            and scene.table.legal.kind == kind
        )


@pytest.mark.parametrize("kind", ["extractor", "draw", "keep", "orb_active"])
def test_cards_can_be_looked_at_while_something_is_asked(kind: str) -> None:
    stage, scene, _ = asked(kind)
    seen = [node for node in tree.walk(stage.fresh()) if node.role in ("card", "hand-card") and node.zoom]
    free = [node for node in seen if tree.hit(stage.root, node.rect.center) is node]
    assert free, "at least the hand lies open"
    point(stage, free[-1].rect.center)
    node = stage.attention
    assert node is not None and node.key == free[-1].key and scene.says_hint(node)


@pytest.mark.parametrize(("kind", "answer"), [("pay", "pay"), ("orb_active", "yes"), ("store", "store")])
def test_enter_presses_the_main_button(kind: str, answer: str) -> None:
    stage, scene, hours = asked(kind)
    hours.seconds += 1
    answers = len(scene.play.match.steps)
    bot.key(stage, pygame.K_RETURN)
    assert len(scene.play.match.steps) > answers
    assert answer == scene.play.match.steps[answers][1][0]


def test_a_click_anywhere_in_the_line_takes_the_nearest_place() -> None:
    def several(match: Any) -> bool:
        return live.until_kind("place")(match) and len(match.view(0)["seats"][0]["line"]) in (2, 3, 4)

    match = live.sought(several, steps=900)
    stage = live.stage(speed=0)
    scene = live.scene(stage, match)
    line = node_of(stage, "line-0").rect
    cards = [node_of(stage, f"card-{card}").rect for card in scene.table.view["seats"][0]["line"]]
    for x, place in (
        (line.left + 3, 0),
        (line.right - 3, len(cards)),
        (cards[0].centerx - 5, 0),
        (cards[0].centerx + 5, 1),
    ):
        found = tree.hit(stage.fresh(), (x, line.centery))
        assert found is not None and found.key == f"place-{place}"
    point(stage, (cards[1].centerx - 5, line.centery))
    assert scene.table.gap == 1, "the row has opened there"
    bot.click(stage, node_of(stage, "place-1"))
    live.settle(stage, 1)
    assert scene.table.legal.kind != "place" and scene.table.gap is None


def test_what_is_enlarged_stands_in_fixed_places_and_not_over_what_it_belongs_to() -> None:
    def crowded(match: Any) -> bool:
        return live.until_kind("act")(match) and all(len(match.view(0)["seats"][seat]["line"]) > 2 for seat in (0, 1))

    match = live.sought(crowded, steps=900)
    for size in ((1280, 720), (1920, 1080)):
        stage = live.stage(size)
        scene = live.scene(stage, match)
        for node in [n for n in tree.walk(stage.fresh()) if n.role == "card" and n.zoom]:
            point(stage, node.rect.center)
            attention = stage.attention
            assert attention is not None and scene.says_hint(attention)
            plain, shown = pygame.Surface(size), pygame.Surface(size)
            stage.draw(shown)
            scene.table.looking, stage.rest = False, 0.0
            stage.draw(plain)
            cut = [picture.subsurface(node.rect).copy().get_buffer().raw for picture in (shown, plain)]
            assert cut[0] == cut[1]


def test_nothing_is_enlarged_while_one_aims_unless_the_key_is_held() -> None:
    def can_attack(match: Any) -> bool:
        if not live.until_kind("act")(match):
            return False
        return any(a[0] == "attack" and a[1] > 1 and a[2] > 1 for a in match.view(0)["decision"]["answers"])

    match = live.sought(can_attack, steps=900)
    stage = live.stage()
    scene = live.scene(stage, match)
    attack = next(a for a in scene.table.legal.answers if a[0] == "attack" and a[1] > 1 and a[2] > 1)
    scene.do(Select(attack[1]))
    point(stage, node_of(stage, f"card-{attack[2]}").rect.center)
    node = stage.attention
    assert node is not None and not scene.says_hint(node)
    stage.handle(pygame.Event(pygame.KEYDOWN, key=keys.LOOK, mod=0, unicode=""))
    assert scene.says_hint(node)
    stage.handle(pygame.Event(pygame.KEYUP, key=keys.LOOK, mod=0))
    assert not scene.says_hint(node)


def test_the_deck_is_pressed_to_look_at_the_most() -> None:  # C-020
    stage, scene, hours = asked("draw")
    hours.seconds += 1
    most = max(a[1] for a in scene.table.legal.answers if a[0] == "draw")
    bot.click(stage, node_of(stage, "deck-0"))
    assert scene.play.match.steps[-1][1] == ("draw", most)


def test_a_new_extractor_is_pressed_in_the_own_row() -> None:
    stage, scene, hours = asked("extractor")
    hours.seconds += 1
    gains = [answer for answer in scene.table.legal.answers if answer[0] == "gain"]
    row = node_of(stage, "tokens-0")
    for _, element in gains:
        assert any(node.key == f"gain-{element}" for node in tree.walk(row))
    assert tree.find(stage.root, "sheet") is None
    bot.click(stage, node_of(stage, f"gain-{gains[0][1]}"))
    assert scene.play.match.steps[-1][1] == gains[0]


def test_what_is_set_aside_is_pressed_in_the_hand() -> None:
    stage, scene, hours = asked("set_aside")
    hours.seconds += 1
    one, two = scene.table.own_hand[:2]
    for card in (one, two):
        rect = node_of(stage, f"card-{card}").rect
        pos = rect.x + 6, rect.centery
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            stage.handle(pygame.Event(kind, pos=pos, button=1))
    assert scene.table.choice.picked == (one, two) and tree.find(stage.fresh(), "sheet") is None
    hours.seconds += 1
    bot.key(stage, pygame.K_RETURN)
    assert set(scene.play.match.steps[-1][1][1:]) == {one, two}


def test_two_cards_are_kept_only_with_the_button() -> None:  # C-023
    match = live.sought(lambda m: live.until_kind("keep")(m) and m.view(0)["decision"]["max"] == 2, steps=900)
    stage = live.stage(speed=0)
    scene = live.scene(stage, match)
    answers = len(match.steps)
    for card in sorted(scene.table.legal.picks)[:2]:
        assert tree.find(stage.fresh(), "confirm") and "disabled" in node_of(stage, "confirm").flags
        bot.click(stage, node_of(stage, f"pick-{card}"))
    assert len(match.steps) == answers and len(scene.table.choice.picked) == 2
    bot.click(stage, node_of(stage, "confirm"))
    assert len(match.steps) > answers


@pytest.mark.parametrize("by_itself", [True, False])
def test_mana_that_is_left_over_is_stored_without_asking(by_itself: bool) -> None:  # C-048
    def stores(match: Any) -> bool:
        asked = match.asked_after(("end",)) if live.until_kind("act")(match) else None
        return asked is not None and asked["kind"] == "store"

    match = live.sought(stores, steps=900)
    stage = live.stage(speed=0, by_itself=by_itself)
    scene = live.scene(stage, match)
    before = len(match.steps)
    scene.end_turn()
    given = [step[1] for step in match.steps[before:]]
    assert (given[-1][0] == "store") == by_itself
    if not by_itself:
        assert scene.table.legal.kind == "store" and node_of(stage, "confirm").name


def test_an_ordinary_turn_has_no_sheet() -> None:
    """Extractor, draw, keep, payments, places, Orb and store: all of it at the table."""
    stage = live.stage(speed=0, by_itself=False)
    match = live.new_match(seed=4)
    scene, stream, kinds = live.scene(stage, match), random.Random(4), set()
    for _ in range(400):
        if match.result is not None:
            break
        if scene.table.legal.mine:
            kinds.add(scene.table.legal.kind)
            if scene.table.legal.kind not in ("target", "mode", "choose", "may", "order"):
                sheet = tree.find(stage.fresh(), "sheet")
                assert sheet is None or sheet.role == "shelf", scene.table.legal.kind
        node = bot.wanted(stage, stream) if scene.table.legal.mine else None
        if node is not None:
            bot.click(stage, node)
        elif match.to_answer is not None:
            match.answer(stream.choice(decisions.answers(match.state)))
            scene.play.resync()
            scene.restart()
    assert {"extractor", "draw", "keep", "act", "set_aside"} <= kinds


@pytest.mark.parametrize("kind", ["act", "draw", "keep", "extractor", "orb_active"])
def test_the_first_tab_stands_on_what_answers(kind: str) -> None:
    """With the mouse in use until then; not on the opponent, and on no button that answers nothing."""
    stage, scene, _ = asked(kind)
    point(stage, (5, 500))
    bot.key(stage, pygame.K_TAB)
    node = stage.node(stage.focus)
    assert node is not None and node.enabled and node.actions
    if kind == "act" and node.key != "end-turn":
        assert entity_of(meant(node)) in scene.table.legal.sources()
    else:
        assert node.key.startswith(("draw-", "pick-", "gain-", "give-", "decline", "yes", "end-turn"))


def test_the_right_button_leaves_no_scene() -> None:
    stage = live.stage()
    stage.go(Title(stage))
    stage.push(SetUp(stage))
    stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(400, 300), button=3))
    assert isinstance(stage.scene, SetUp)


def test_to_look_at_more_than_the_deck_holds_says_what_it_costs() -> None:  # C-025
    def short(match: Any) -> bool:
        return live.until_kind("draw")(match) and match.view(0)["seats"][0]["deck_count"] < 3

    match = live.sought(short, steps=3000)
    stage = live.stage()
    left = live.scene(stage, match).table.view["seats"][0]["deck_count"]
    for count in (1, 2, 3):
        assert (stage.say("draw-burnout", left=left) in node_of(stage, f"draw-{count}").hint) == (count > left)


@pytest.mark.parametrize(("game", "decks"), [("contracts", ("second_harvest", "patient_tide")),
                                             ("cataclysm", ("masked_ball", "one_banner"))])  # fmt: skip
def test_the_target_that_is_chosen_already_is_marked_while_the_next_is_asked_for(
    game: str, decks: tuple[str, ...]
) -> None:
    def second(match: Match) -> bool:
        decision = match.view(0)["decision"] if match.result is None else None
        return bool(decision and decision.get("targets")) and decision["cancel"]

    match = live.sought(second, game=game, decks=decks)
    stage = live.stage(game=game)
    scene = live.scene(stage, match)
    chosen = next(iter(scene.table.legal.locked))
    name = scene.table.words.entity(scene.table.view, chosen)
    assert "selected" in node_of(stage, f"card-{chosen}").flags and not aim.of(scene.table, scene.play).dims(
        chosen, scene.table.legal.locked
    )
    assert aim.why_not(scene.table, scene.play, chosen) == stage.say("target-chosen-already", entity=name)
    source = scene.table.words.entity(scene.table.view, scene.table.legal.source)
    assert node_of(stage, "prompt").name == stage.say("prompt-target-next", card=source)


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_no_button_lies_over_the_card_that_is_asked_about(scale: float) -> None:
    match = live.sought(live.until_kind("x"), decks=("boiler_house", "boiler_house"))
    stage = live.stage(scale=scale)
    live.scene(stage, match)
    picture = node_of(stage, "source")
    buttons = [n for n in tree.walk(stage.fresh()) if n.role == "button" and n.key.startswith(("answer-", "cancel"))]
    assert len(buttons) > 2
    assert not [n.key for n in buttons if n.rect.colliderect(picture.rect)]


def test_only_one_thing_is_lit_when_the_keys_are_used_while_the_pointer_rests() -> None:
    stage, scene, _ = asked("keep")
    first, second = sorted(scene.table.legal.picks)[:2]
    point(stage, node_of(stage, f"pick-{first}").rect.center)
    stage.focus, stage.keyboard = f"pick-{second}", True
    stage.draw(app.picture(stage))
    lit = [n.key for n in tree.walk(stage.root) if n.flags & {"hover", "focused"}]
    assert lit == [f"pick-{second}"]
    point(stage, node_of(stage, f"pick-{first}").rect.center)
    stage.draw(app.picture(stage))
    assert "hover" in node_of(stage, f"pick-{first}").flags


def test_what_makes_one_choose_is_named_where_it_is_asked() -> None:
    match = live.sought(live.until_kind("choose"), decks=("second_harvest", "boiler_house"))
    stage = live.stage()
    scene = live.scene(stage, match)
    assert scene.table.legal.source is not None
    assert scene.table.words.entity(scene.table.view, scene.table.legal.source) in node_of(stage, "prompt").name


def test_a_card_that_slides_under_a_resting_pointer_is_not_enlarged_until_it_moves() -> None:
    stage, scene, _ = asked("act")
    first = next(n for n in tree.walk(stage.fresh()) if n.role == "hand-card")
    point(stage, (first.rect.right - 10, first.rect.centery))
    assert stage.hover == first.key
    scene.table.view["seats"][0]["hand"].remove(first.data[1])
    places.settle(scene.table, scene.play, quick=True)
    stage.touch()
    under = tree.hit(stage.fresh(), stage.pointer)
    assert under is not None and under.role == "hand-card" and stage.hover is None
    point(stage, stage.pointer)
    assert stage.hover == under.key
