"""Giving up among three or four: out as if eliminated, and the others play on."""

import json
from random import Random

import pytest

from game.kernel import decisions, running, views
from game.kernel.errors import IllegalAnswer
from game.kernel.events import Log
from game.kernel.saved import from_json
from game.rules.cataclysm.constants import OUT
from game.rules.cataclysm.game import CATACLYSM
from tests.rings import first
from tests.rules.cataclysm.board import P1, P2, P3, P4, Table, character, event
from tests.rules.cataclysm.test_matches import new_match

BLOW = "{targets: [{from: enemy_characters, pick: 1}], do: [{damage: 1, to: target}]}"


def party(seats: int = 3) -> Table:
    """Each player has two Characters in play."""
    table = Table(seats=seats)
    table.rules(max_in_play=3)
    for seat in range(seats):
        table.play(seat, character(20, 1), character(20, 2))
    return table


def concede(table: Table, seat: int) -> None:
    running.concede(table.state, seat)
    assert list(CATACLYSM.broken(table.state)) == []


def places(table: Table, seat: int) -> list[int]:
    return [i for name in ("deck", "hand", "play", "discard", "removed") for i in table.cards(seat, name)]


def test_whoever_concedes_is_out_and_the_turn_ends_at_once():  # P-069, P-071
    table = party()
    table.begin(P1)
    concede(table, P1)
    assert table.result is None and table.state.active == P2 and table.asked.seat == P2
    assert places(table, P1) == [] and places(table, P3) != []
    assert [e["seat"] for e in table.events("conceded")] == [P1] and table.events("eliminated") == []


def test_the_last_of_three_wins():  # P-070
    table = party()
    table.begin(P1)
    concede(table, P3)
    assert table.state.active == P1 and table.asked.kind == "event"
    concede(table, P1)
    assert table.result == (P2,) and table.state.decision is None


def test_of_two_the_other_wins():
    table = party(2)
    table.begin(P1)
    concede(table, P2)
    assert table.result == (P1,)


def test_who_is_out_can_not_concede_again():
    table = party()
    table.begin(P1)
    concede(table, P3)
    before = table.state.copy()
    for seat, words in ((P3, "is out"), (7, "malformed"), (-1, "malformed")):
        with pytest.raises(IllegalAnswer, match=words):
            running.concede(table.state, seat)
    assert table.state == before
    concede(table, P2)
    with pytest.raises(IllegalAnswer, match="match over"):
        running.concede(table.state, P1)


def test_an_attack_can_no_longer_go_at_them():  # P-057
    table = party(4)
    table.begin(P1)
    table.until("opponent")
    concede(table, P3)
    assert table.asked.kind == "opponent" and table.asked.candidates == (P2, P4)
    table.answer("pick", P4)
    concede(table, P2)
    assert table.asked.kind == "battle" and {a[2] for a in table.answers} == set(table.cards(P4, "play"))
    assert table.phases().count("battle") == 1, "the phase is not entered anew"


def test_an_opponent_who_was_chosen_is_still_attacked():
    table = party(4)
    table.begin(P1)
    table.until("opponent")
    table.answer("pick", P2)
    concede(table, P3)
    assert table.asked.kind == "battle" and {a[2] for a in table.answers} == set(table.cards(P2, "play"))


def test_a_chosen_opponent_who_concedes_makes_room_for_another_choice():
    table = party(4)
    table.begin(P1)
    table.until("opponent")
    table.answer("pick", P2)
    concede(table, P2)
    assert table.asked.kind == "opponent" and table.asked.candidates == (P3, P4)


def test_a_deployment_is_asked_again_without_a_new_phase():
    table = party()
    (hero,) = table.begin(P1, character(9, 1))
    table.until("deploy")
    concede(table, P2)
    assert table.asked.kind == "deploy" and table.phases().count("deployment") == 1
    table.answer("play", hero)
    assert hero in table.cards(P1, "play")


def test_a_proposal_of_theirs_vanishes():
    table = party()
    (card,) = table.begin(P1, event(BLOW))
    table.answer("play", card)
    assert table.asked.cancel
    concede(table, P1)
    assert table.asked.seat == P2 and table.asked.kind == "event" and table.zone(card) == "gone"


def test_a_proposal_whose_question_changes_is_cancelled():
    table = party()
    (card,) = table.begin(P1, event(BLOW))
    table.answer("play", card)
    concede(table, P2)
    assert table.asked.kind == "event" and ("play", card) in table.answers and table.zone(card) == "hand"


def test_a_proposal_that_has_nothing_to_do_with_them_goes_on():
    table = party()
    (card,) = table.begin(P1, event("{targets: [{from: own_characters, pick: 1}], do: [{damage: 1, to: target}]}"))
    table.answer("play", card)
    asked = table.asked
    concede(table, P2)
    assert table.asked == asked
    table.answer("pick", P1[0])
    assert table.stats(P1[0])[0] == 19 and table.asked.seat == P1


def test_an_ability_that_is_under_way_is_carried_out():
    """P1 attacks, P2's ability asks P2; P1 concedes: the ability goes on, the turn is over."""
    table = party()
    table.play(P2, character(9, 0, attacked="{may: true, do: [{draw: 1}]}"))
    hand = len(table.cards(P2, "hand"))
    table.begin(P1)
    table.attack(P1[0], P2[2], opponent=P2)
    assert table.asked.seat == P2 and table.asked.kind == "may"
    concede(table, P1)
    assert table.asked.seat == P2 and table.asked.kind == "may"
    table.answer("yes")
    assert table.state.active == P2
    assert len(table.cards(P2, "hand")) == hand + 2, "one card of the ability, one of the new turn"
    assert table.events("damage") == [], "the battle did not come to pass"


def test_an_ability_of_theirs_that_is_under_way_stops():  # P-072
    table = party()
    table.play(P2, character(9, 0, attacked="{may: true, do: [{damage: 20, to: enemy_characters}]}"))
    table.begin(P1)
    table.attack(P1[0], P2[2], opponent=P2)
    assert table.asked.seat == P2
    concede(table, P2)
    assert table.events("damage") == [] and table.result is None
    assert table.state.active == P3, "there was nobody left to fight, and the turn went on to its end"


def test_a_choice_of_targets_is_asked_again_among_those_who_are_left():
    table = party(4)
    table.play(P1, character(20, 0, attacks=BLOW))
    table.begin(P1)
    table.attack(P1[2], P4[0], opponent=P4)
    assert table.asked.kind == "target" and set(table.cards(P2, "play")) <= set(table.asked.candidates)
    concede(table, P2)
    assert table.asked.kind == "target" and table.asked.seat == P1
    assert set(table.asked.candidates) == {*table.cards(P3, "play"), *table.cards(P4, "play")}


def test_who_lived_by_their_gift_falls_and_may_lose():  # P-065, P-072
    table = Table(seats=4)
    for seat in range(4):
        table.play(seat, character(20, 1))
    table.play(P2, character(9, 0, always="{give: {life: 5}, to: characters}"))
    table.begin(P1)
    table.life(P1[0], 3)
    table.life(P3[0], 3)
    concede(table, P2)
    assert [e["seat"] for e in table.events("eliminated")] == [P1, P3] and table.result == (P4,)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", first(2, range(20)))
def test_matches_in_which_players_give_up_at_any_moment(seats, seed):
    chance = Random(seed)
    state = new_match(seed, seats)
    state.log = Log()
    gone = set()
    while state.result is None:
        if chance.random() < 0.04:
            seat = chance.choice([s for s in range(seats) if not state.seats[s][OUT]])
            again = from_json(json.loads(json.dumps(state.to_json())), CATACLYSM, state.cards)
            copy, before = state.copy(), state.content()
            running.concede(copy, seat)
            assert state.content() == before, "a copy is independent"
            running.concede(again, seat)
            running.concede(state, seat)
            assert state == copy == again
            gone.add(seat)
        else:
            running.answer(state, chance.choice(decisions.answers(state)))
        assert list(CATACLYSM.broken(state)) == []
        if state.result is None:
            assert state.decision.seat not in gone and not state.unsettled
            listed = decisions.answers(state)
            assert listed and all(decisions.why_not(state, given) is None for given in listed)
            assert all(not state.seats[s][OUT] for s in [state.active])
            for s in range(seats):
                shown = views.view(state, s)
                assert views.view(views.resample(shown, seed, CATACLYSM, state.cards), s) == shown
    assert not gone & set(state.result)


def test_what_leaves_with_its_player_or_goes_back_from_them_does_nothing_more():  # P-071
    table = party()
    table.play(P1, character(9, 9, leaves="{damage: 5, to: enemy_characters}"))
    (lent,) = table.play(P2, character(9, 9, leaves="{damage: 5, to: characters}"))
    (lure,) = table.begin(P1, event("{targets: [{from: enemy_characters, pick: 1}], do: [{borrow: target}]}"))
    table.rules(max_in_play=4)
    table.event(lure, lent)
    table.rules(max_in_play=2)
    before = [table.stats(i) for i in table.cards(P3, "play")]
    concede(table, P1)
    assert lent in table.cards(P2, "hand")
    assert [table.stats(i) for i in table.cards(P3, "play")] == before


def test_the_next_opponent_chooses_and_the_one_after_where_that_one_is_out():  # P-071
    table = party(4)
    (banish,) = table.begin(P2, event("{destroy: {from: enemy_characters, pick: 1, by: opponent}}"))
    table.event(banish)
    for seat in (P3, P4, P1):
        assert (table.asked.kind, table.asked.seat) == ("choose", seat)
        if seat != P1:
            concede(table, seat)
    assert table.result is None and set(table.asked.candidates) == set(table.cards(P1, "play"))
