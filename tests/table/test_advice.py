"""A hint on request: the key and the button, what it says in both languages, and that it tells nothing hidden."""

from __future__ import annotations

import pytest

from game.ai.reasons import WINNING
from game.kernel import decisions
from game.rules import NAMES, game_named
from game.system.languages import GRAMMARS
from game.table import tree
from game.table.games import table_of
from game.table.match import advice
from game.table.messages import Messages
from game.table.telling.words import Words
from tests.table import live
from tests.waiting import until


class Thinker:
    """Answers at the second look, and keeps what it was asked."""

    reasons = ("foe_health", "own_body", "own_creatures", "pressure")

    def __init__(self, answer):
        self.answer, self.asked, self.looks = answer, [], 0

    def ask(self, view, level, seed, apart):
        self.asked.append((view, level))
        self.looks = 0

    def think_ahead(self, view, level, seed): ...

    def poll(self):
        self.looks += 1
        return self.answer if self.looks > 1 else None

    def stop(self):
        self.asked = None


def at_the_table(lang="en", **match):
    """A match at its first free question, and a scene of it."""
    found = live.sought(live.until_kind("act"), **match)
    stage = live.stage(lang=lang)
    scene = live.scene(stage, found)
    live.settle(stage, 2.0)
    return stage, scene


def node(stage, key):
    return tree.find(stage.fresh(), key)


def test_the_key_and_the_button_ask_for_a_hint_and_put_it_away():
    stage, scene = at_the_table(seats=("human", "casual"))
    scene.adviser.thinker = thinker = Thinker(("end",))
    node(stage, "advice-button").act()
    assert node(stage, "advice").name == "A hint is being thought of…"
    for _ in range(3):
        scene.update(0.1)
    shown = node(stage, "advice")
    assert (shown.name, shown.value) == ("End the turn", "The opponent loses health and your line grows stronger.")
    assert [level for _, level in thinker.asked] == [advice.LEVEL]
    assert thinker.asked[0][0] == scene.play.match.raw_view(0), "what the viewer may know"
    scene.advise()
    assert node(stage, "advice") is None


def test_it_is_gone_with_the_question_that_it_answers():
    stage, scene = at_the_table(seats=("human", "casual"))
    scene.adviser.thinker = Thinker(("end",))
    scene.advise()
    for _ in range(3):
        scene.update(0.1)
    assert node(stage, "advice")
    scene.play.answer(("end",))
    scene.update(0.1)
    assert node(stage, "advice") is None and scene.table.advice.answer == ()


def test_whoever_is_not_asked_gets_no_hint():
    stage, scene = at_the_table(seats=("human", "casual"))
    scene.play.answer(("end",))
    scene.refresh()
    scene.table.legal = type(scene.table.legal)()
    scene.adviser.thinker = thinker = Thinker(("end",))
    scene.advise()
    assert not thinker.asked and stage.notice == "A hint is there when you are asked something"
    assert not node(stage, "advice-button").enabled


@pytest.mark.nightly
def test_a_process_of_its_own_thinks_and_ends_with_the_scene():
    _, scene = at_the_table(seats=("human", "casual"))
    scene.advise()
    worker = scene.adviser.thinker
    assert worker is not scene.play.thinker
    until(lambda: scene.update(0.01) or not scene.table.advice.sought)
    assert scene.play.match.why_not(scene.table.advice.answer) is None
    scene.leave()
    assert not worker.alive and scene.adviser.thinker is None


@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize("game", NAMES)
def test_every_reason_and_every_answer_has_words(game, lang):
    say = Messages(lang, game)
    for name in (*game_named(game).judging.names, WINNING):
        assert say.has(f"why-{name.replace('_', '-')}"), name
    words = Words(say, live.library(game), ("player-you", "player-opponent"))
    for seed in range(4):
        match = live.new_match(live.decks_of(game, 2), seed=seed, game=game)
        while match.state.decision is not None:
            seat = match.to_answer
            ways, view = decisions.answers(match.state), match.view(seat)
            for way in ways[:30]:
                said = advice.told(words, table_of(game).verbs, view, way)
                assert said and "‹" not in said and "{" not in said and "_" not in said, way
            state = match.state
            match.answer(ways[(seed + state.turn) % len(ways)])
            if len(match.steps) > 60:
                break


def test_why_is_one_sentence_of_two_reasons_at_most():
    words = Words(Messages("it", "contracts"), live.library(), ("player-you", "player-opponent"))
    told = advice.why(words, Thinker.reasons)
    assert told == "L'avversario perde salute e la tua linea diventa più forte."
    assert advice.why(words, ()) == "Nient'altro è meglio."


@pytest.mark.parametrize("lang", GRAMMARS)
def test_of_a_fight_it_says_the_odds_and_both_totals(lang):
    def attacks(match):
        ways = decisions.answers(match.state) if live.until_kind("attack")(match) else []
        return [way for way in ways if way[0] == "attack" and match.state.entities[way[2]].under is None]

    match = live.sought(attacks, decks=live.decks_of("estro", 2), game="estro", seats=("human", "casual"))
    stage = live.stage(lang=lang, game="estro")
    scene = live.scene(stage, match)
    live.settle(stage, 2.0)
    way = attacks(match)[0]
    odds = match.preview(way)["odds"]
    scene.adviser.thinker = Thinker(way)
    scene.adviser.thinker.reasons = ("foe_cards",)
    scene.advise()
    for _ in range(3):
        scene.update(0.1)
    shown = node(stage, "advice")
    least, most = odds["told"]["attacker"]
    assert shown.value.startswith(advice.facts(scene.table, scene.play, stage.ui, way)) and "‹" not in shown.value
    assert "36" in shown.value and f"TOT {least}" in shown.value and str(most) in shown.value


def test_of_a_card_that_is_played_it_says_what_it_changes():
    seats = ("human", "casual")
    match = live.sought(live.until_kind("play"), decks=live.decks_of("estro", 2), game="estro", seats=seats)
    stage = live.stage(game="estro")
    scene = live.scene(stage, match)
    said = {advice.facts(scene.table, scene.play, stage.ui, way) for way in decisions.answers(match.state)}
    assert any("TOT on the field: " in words and "for you (+" in words for words in said)
