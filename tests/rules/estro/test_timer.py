"""The timer, an option (1.4 of the clauses): E-034 to E-036."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import clocks
from game.kernel.decisions import answers, random_answer
from game.kernel.errors import IllegalAnswer
from game.records.match import Match
from game.rules.estro.constants import Rules
from game.rules.estro.vocabulary import VOCABULARY
from tests.libraries import library
from tests.rules.estro.board import P1, P2, PASS, card, ozok

LEFT = "{once: true, do: [{modify: {atk: 1}, to: self}]}"


def late(table):
    """The time of whoever is asked has run out, and so it has for what is asked of them next; what they play."""
    told = len(table.log.events)
    turn = table.state.turn
    while table.state.game.clock.limit(table.state) and table.state.turn == turn:
        clocks.time_up(table.state)
    return [e.facts["card"] for e in table.log.events[told:] if e.kind == "play"]


def library_match(seed=4, **rules):
    decks = list(library("estro").decks)[:2]
    return Match.new(game="estro", decks=decks, seed=seed, first=0, seats=("human", "human"), library=library("estro"),
                     rules=rules)  # fmt: skip


def until_play(match):
    while match.state.decision.kind != "play":
        match.answer(PASS)


def test_three_minutes_from_the_draw_to_the_card(table):  # E-034
    table.rules(timer=True)
    table.field(P1, card("ardo", moment=LEFT))
    (i,) = table.begin(P1, ozok())
    assert (table.asked.kind, table.state.game.clock.limit(table.state)) == ("moment", 180)
    assert [e["kind"] for e in table.events("moved", "play")] == ["moved"], "the card of the turn is drawn by then"
    table.until("play")
    assert table.state.game.clock.limit(table.state) == 180
    table.play(i)
    assert table.state.game.clock.limit(table.state) == 0, "after the card there is no hurry"


def test_nobody_is_hurried_by_what_comes_before_the_draw_or_is_asked_of_others(table):  # E-034
    table.rules(timer=True)
    table.field(P2, card("ardo", moment=LEFT))
    table.field(P1, card("ardo", turn_start="{may: true, do: [{draw: 1}]}"))
    table.begin(P1, ozok())
    assert (table.asked.kind, table.state.game.clock.limit(table.state)) == ("may", 0)
    table.answer("no")
    assert (table.asked.seat, table.state.game.clock.limit(table.state)) == (P2, 0)


def test_a_further_card_may_take_its_time(table):  # E-034
    """It need not be played, so that no time runs out for it."""
    table.rules(timer=True)
    one, _ = table.begin(P1, card("manpo", play="{extra_play: 1}"), ozok())
    table.play(one)
    table.until("play")
    assert table.asked.kind == "play" and table.state.game.clock.limit(table.state) == 0


def test_a_card_is_played_face_up_by_chance_when_time_runs_out(table):  # E-035
    found = set()
    for seed in range(20):
        here = type(table)()
        here.rules(timer=True)
        here.state.rng = [r + seed for r in here.state.rng]
        here.field(P1, card("ardo", moment=LEFT))
        here.begin(P1, ozok(id="one"), ozok(id="two"), ozok(id="three"))
        (played,) = late(here)
        found.add(played)
        assert [here.card(i) for i in here.cards(P1, "field")[1:]] == [played]
    assert found >= {"one", "two", "three"}


def test_its_gift_activates_as_if_the_player_had_played_it(table):  # E-035 E-044
    table.rules(timer=True)
    table.deck(P1)
    (i,) = table.begin(P1, card("armonio", play="{modify: {hel: 3}, to: self}"))
    late(table)
    assert (table.zone(i), table.value(i, "hel")) == ("field", 17)


def test_the_timer_is_an_option_that_is_off(table):  # E-036
    assert not Rules().timer and "timer" in VOCABULARY.agreed
    table.begin(P1, ozok())
    table.until("play")
    assert table.state.game.clock.limit(table.state) == 0
    before = table.state.copy()
    with pytest.raises(IllegalAnswer, match="no time limit"):
        clocks.time_up(table.state)
    assert table.state == before


def test_what_time_brought_is_replayed_exactly(tmp_path):  # E-035
    match = library_match(timer=True)
    match.save_in(tmp_path)
    for _ in range(6):
        until_play(match)
        match.time_up()
        assert match.why_not_undo(match.steps[-1].seat) is not None, "time can't be taken back"
        while match.state.decision.kind not in ("play", "moment") and match.result is None:
            match.answer(answers(match.state)[-1])
    assert [answer for _, answer in match.record.answers].count(clocks.TIME_UP) == 6
    loaded = Match.load(match.path)
    assert loaded.state == match.state and loaded.diverged is None


def in_a_proposal(seed):
    """A match in which the gift of a Zone is begun in the time of the card, and not all of it is chosen; or None."""
    match, chance = library_match(seed, timer=True), Random(seed)
    while match.result is None:
        asked = match.state.decision
        if asked.cancel and match.time_limit:
            return match
        used = [way for way in answers(match.state) if way[0] == "use"]
        if used:
            match.answer(used[0] if match.time_limit else PASS)
        else:
            match.answer(random_answer(match.state, chance.random))
    return None


def test_an_open_proposal_is_taken_back_when_time_runs_out():  # E-035
    match = next(filter(None, map(in_a_proposal, range(50))))
    seat, turn, told = match.to_answer, match.state.turn, len(match.all_events())
    while match.time_limit and match.state.turn == turn:
        match.time_up()
    kinds = [e.kind for e in match.all_events()[told:]]
    assert match.record.answers[-1] == (seat, clocks.TIME_UP)
    assert "play" in kinds and kinds.index("time_up") < kinds.index("play")
    assert len([answer for _, answer in match.record.answers if answer == clocks.TIME_UP]) == 2  # the window, the card
