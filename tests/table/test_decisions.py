"""Every question that the rules ask can be answered at the table, by mouse and by keys."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.kernel import decisions
from game.records.match import Match
from game.table import app, tree
from game.table.games.choice import Choice
from game.table.match import opening, paying
from game.table.match.scene import MatchScene
from game.table.playing.session import Play
from tests.rings import first, one_of
from tests.table import bot, live

KINDS = ("set_aside", "extractor", "draw", "keep", "act", "place", "pay", "store", "orb_active", "target", "may")
CONTROLS = {
    "set_aside": "confirm",
    "extractor": "gain-fire",
    "draw": "draw-1",
    "keep": "pick-",
    "keep_one": "pick-",
    "act": "end-turn",
    "place": "place-0",
    "pay": "confirm",
    "store": "confirm",
    "orb_active": "yes",
    "target": ("card-", "player-", "pick-"),
    "may": "yes",
    "choose": ("card-", "player-", "pick-", "confirm"),
}


def at(kind: str) -> Match:
    for seed in live.seeds():
        for decks in (live.DECKS, ("workshop_of_wonders", "dawn_line"), ("patient_tide", "workshop_of_wonders")):
            match = live.new_match(decks, seed)
            if live.random_way(match, seed, live.until_kind(kind), 700):
                return match
    raise AssertionError


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_has_a_control_that_tab_reaches(kind: str) -> None:
    match = at(kind)
    stage = live.stage()
    scene = live.scene(stage, match)
    assert scene.table.legal.kind == kind and scene.table.legal.mine
    keys = [node.key for node in tree.stops(stage.fresh()) if node.enabled]
    assert any(key.startswith(CONTROLS[kind]) for key in keys), keys
    app.picture(stage)


def test_exchange_is_chosen_in_two_steps_and_taken_back_with_escape() -> None:
    def full(m: Any) -> bool:
        return live.until_kind("extractor")(m) and ("decline",) in m.view(0)["decision"]["answers"]

    match = live.sought(full)
    stage = live.stage()
    scene = live.scene(stage, match)
    gives = [n for n in tree.walk(stage.fresh()) if n.key.startswith("give-")]
    bot.click(stage, gives[0])
    takes = [n for n in tree.walk(stage.fresh()) if n.key.startswith("take-")]
    assert takes and all(n.key != gives[0].key.replace("give", "take") for n in takes)
    scene.cancel()
    assert tree.find(stage.fresh(), gives[0].key)


def test_a_payment_is_changed_by_clicking_tokens() -> None:
    match = live.sought(live.until_kind("pay"))
    stage = live.stage()
    scene = live.scene(stage, match)
    before = paying.proposal(scene.table)
    tokens = [n for n in tree.walk(stage.fresh()) if n.role == "token" and "spend" in n.actions]
    assert tokens
    for token in tokens:
        bot.click(stage, token)
        if scene.table.choice.paid != before:
            break
    assert scene.table.choice.paid != before and scene.table.choice.paid in scene.table.legal.answers
    bot.click(stage, tree.find(stage.fresh(), "confirm") or tokens[0])
    assert match.to_answer is not None and scene.play.match.view(0)["decision"]["kind"] != "pay"


def test_a_cancelled_payment_changes_nothing() -> None:
    match = live.sought(live.until_kind("pay"))
    stage = live.stage()
    scene = live.scene(stage, match)
    hand, mana = scene.table.view["seats"][0]["hand"], scene.table.view["seats"][0]["tanks"]
    scene.cancel()
    live.settle(stage, 1)
    assert scene.table.legal.kind == "act"
    assert (scene.table.view["seats"][0]["hand"], scene.table.view["seats"][0]["tanks"]) == (hand, mana)


class AtOnce:
    """Answers like the worker, without a process."""

    receipt = None
    trouble = ""

    def __init__(self, match: Match) -> None:
        self.match = match

    def ask(self, view: object, level: str, seed: int, *, apart: bool = False) -> None:
        self.stream = random.Random(seed)

    def think_ahead(self, view, level, seed): ...

    def poll(self) -> tuple[object, ...]:
        answers = (self.match.view(self.match.to_answer or 0)["decision"] or {})["answers"]
        return tuple(self.stream.choice([a for a in answers if a not in (("end",), ("pass",))] or answers))

    def stop(self) -> None:
        pass


@pytest.mark.parametrize(("by", "others"), first(1, [("keys", "human"), ("mouse", "random")]))
@pytest.mark.parametrize(("game", "count"), first(1, live.GAMES))
def test_a_whole_match_is_played(by: str, others: str, game: str, count: int) -> None:
    seats = ("human",) + (others,) * (count - 1)
    match = live.new_match(live.decks_of(game, count)[::-1], 11, seats=seats, game=game)
    stage = live.stage(speed=0, game=game)
    play = Play(match, seats, AtOnce(match) if others == "random" else None)
    stage.go(MatchScene(stage, play, opening.names(seats), match.decks))
    stream = random.Random(11)
    for _ in range(8000):
        stage.update(0.05)
        if match.result is not None:
            break
        node = bot.wanted(stage, stream)
        if node is not None:
            (bot.click if by == "mouse" else bot.tab_to)(stage, node)
    assert match.result is not None
    live.settle(stage, 1)
    assert tree.find(stage.fresh(), "result-title")


@pytest.mark.parametrize(("game", "count"), one_of(lambda table: table[0], live.GAMES))
def test_whatever_is_asked_can_be_answered_at_the_table(game: str, count: int) -> None:
    """Every question of random matches between all decks, put to whoever sits at the screen."""
    seats, known = ("human",) * count, [deck.id for deck in live.library(game).decks]
    stage, asked = live.stage(game=game), set()
    for seed in live.seeds(0):
        decks = tuple(known[(seed + seat) % len(known)] for seat in range(count))
        match = live.new_match(decks, seed, seats=seats, game=game)
        stream = random.Random(seed)
        while match.result is None and len(match.steps) < 120:
            decision = match.state.decision
            assert decision is not None
            kind = decision.kind, frozenset(match.state.entities[i].zone for i in decision.among())
            if kind not in asked:
                scene = live.scene(stage, match, seats)
                scene.uncover()
                stage.touch()
                top = tree.reachable(stage.fresh())
                pressed = [n for n in tree.walk(top) if n.actions and n.enabled and n.key not in bot.PASSED_BY]
                assert pressed, kind
                app.picture(stage)
                asked.add(kind)
            match.answer(stream.choice(decisions.answers(match.state)))
        if seed >= 8 and len({kind for kind, _ in asked}) >= 4:
            break


@pytest.mark.parametrize("kind", ["place", "pay", "target", "extractor", "draw"])
def test_the_keyboard_stands_on_the_answer_when_a_question_comes(kind: str) -> None:
    match = at(kind)
    stage = live.stage()
    scene = live.scene(stage, match)
    stage.keyboard, stage.focus = True, None
    scene.table.choice = Choice()
    scene.refresh()
    stage.fresh()
    assert stage.focus is not None and stage.focus.startswith(CONTROLS[kind] if kind != "extractor" else "gain-")


@pytest.mark.parametrize(("deck", "gains", "asked"), [
    ("cinder_march", "fire", False),
    ("cinder_march", "light", True),
    ("boiler_house", "fire", True),
])  # fmt: skip
def test_an_exchange_is_not_asked_for_where_no_own_contract_asks_for_another_colour(
    deck: str, gains: str, asked: bool
) -> None:
    def full(match: Match) -> bool:
        return live.until_kind("extractor")(match) and ("decline",) in decisions.answers(match.state)

    for seed in live.seeds():
        match, stream = live.new_match((deck, "patient_tide"), seed, 0), random.Random(seed)
        while match.result is None and not full(match):
            ways = decisions.answers(match.state)
            match.answer(("gain", gains) if ("gain", gains) in ways else stream.choice(ways))
        if match.result is None:
            break
    stage = live.stage(speed=0)
    scene, before = live.scene(stage, match), len(match.steps)
    for _ in range(20):
        stage.update(0.05)
    assert (scene.table.legal.kind == "extractor") == asked
    assert [step[1] for step in match.steps[before:]] == ([] if asked else [("decline",)])
