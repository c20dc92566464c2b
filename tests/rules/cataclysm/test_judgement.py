"""What the computer opponent sees in a position, and what it does there."""

from __future__ import annotations

import pytest

from game.ai.agents import agent
from game.ai.evaluation import evaluation
from game.kernel.running import advance
from game.kernel.views import resample, view
from game.rules.cataclysm.constants import BANNER, BOUND, SWEEPING, SWIFT, VANGUARD, VEILED
from game.rules.cataclysm.exchange import Fighter, Side, ahead, deployed, targets, turn_ahead
from game.rules.cataclysm.features import FAR
from game.rules.cataclysm.game import CATACLYSM
from tests.libraries import library
from tests.rules.cataclysm.board import BOLT, P1, P2, P3, Table, character, event

WON = 50
"""A stand of more is a battle that wins at once, or as good as that; less than -WON one that loses."""
SURE = 0.95 * FAR
"""The same of a stand among the features."""
BIG, FRESH = character(14, 4), character(16, 4)


def fighter(life: int, power: int, keywords: int = 0, armor: int = 0) -> Fighter:
    return Fighter(life, power, keywords, armor)


def side(*fighters: Fighter, left: int = 4, reserve: tuple[Fighter, ...] = (), places: int = 2) -> Side:
    return Side(fighters, left, reserve, places)


def decided(table: Table) -> tuple[object, ...]:
    """What `casual` answers now, the same with every seed."""
    found = {agent("casual", seed).answer(table.state) for seed in range(4)}
    assert len(found) == 1, found
    return found.pop()


def played(table: Table) -> None:
    """`casual` answers for whoever has the turn, until it is over."""
    turn = table.state.turn
    while table.result is None and table.state.turn == turn:
        table.answer(decided(table))


def features(table: Table, seat: int = P1) -> dict[str, float]:
    game = table.state.game
    return dict(zip(game.judging.names, game.judging.features(table.state, seat), strict=True))


# --- battles at bare numbers ------------------------------------------------------------------------------------------


def test_a_win_in_the_next_battle_is_seen():
    assert ahead(side(fighter(10, 3)), side(fighter(3, 5))) > WON
    assert ahead(side(fighter(10, 3)), side(fighter(4, 5))) < WON


def test_the_sooner_win_is_the_better_one():
    at_once = ahead(side(fighter(20, 3)), side(fighter(3, 1)))
    later = ahead(side(fighter(20, 3)), side(fighter(6, 1)))
    assert at_once > later > ahead(side(fighter(20, 3)), side(fighter(20, 1)))


def test_a_lone_character_that_must_attack_into_its_death_has_as_good_as_lost():
    doomed = ahead(side(fighter(3, 2)), side(fighter(12, 4)))
    assert doomed < -WON < ahead(side(fighter(9, 2)), side(fighter(12, 4)))


def test_who_falls_with_the_foe_has_not_won():
    both = ahead(side(fighter(3, 4)), side(fighter(4, 3)))
    assert both == 0
    assert ahead(side(fighter(3, 4, SWIFT)), side(fighter(4, 3))) > WON


def test_a_character_in_hand_saves_a_lone_one_before_the_next_battle():
    lone, other = side(fighter(3, 3)), side(fighter(12, 4))
    saved = lone._replace(reserve=(fighter(14, 4),))
    assert turn_ahead(lone, other) < -30 < turn_ahead(saved, other)
    assert ahead(saved, other) == ahead(lone, other)  # too late: the deployment is over


def test_only_where_there_is_a_place_somebody_is_deployed():
    fresh = fighter(14, 4)
    full = side(fighter(3, 3), fighter(3, 3), reserve=(fresh,))
    assert deployed(full) == full
    assert deployed(side(fighter(3, 3), reserve=(fresh,))) == side(fighter(3, 3), fresh)
    banner = side(fighter(3, 3), fighter(3, 3, BANNER), reserve=(fresh,))
    assert deployed(banner).fighters == (*banner.fighters, fresh)


def test_the_last_one_that_may_fall_counts_like_the_last_in_play():
    hurt, other = (fighter(3, 3), fighter(14, 4)), side(fighter(12, 4), fighter(12, 4))
    assert turn_ahead(other, side(*hurt, left=1)) > 35 > turn_ahead(other, side(*hurt, left=3))


def test_keywords_say_who_attacks_and_who_is_attacked():
    assert targets(side(fighter(3, 3), fighter(3, 3, VANGUARD))) == [1]
    assert targets(side(fighter(3, 3, VEILED), fighter(3, 3))) == [1]
    bound = side(fighter(9, 9, BOUND))
    assert ahead(bound, side(fighter(3, 1)), 1) < WON < ahead(side(fighter(9, 9)), side(fighter(3, 1)), 1)
    pair = side(fighter(4, 3), fighter(4, 3))
    assert ahead(side(fighter(9, 4, SWEEPING)), pair) > WON > ahead(side(fighter(9, 4)), pair)
    assert ahead(side(fighter(9, 4)), side(fighter(4, 3, 0, 1))) < WON  # armor


# --- what a position is worth -----------------------------------------------------------------------------------------


def test_in_the_own_battle_the_own_attack_comes_first(table):
    table.play(P1, character(5, 3), character(5, 2))
    table.play(P2, character(3, 5))
    table.begin(P1)
    assert features(table)["mean_stand"] > SURE
    table.until("battle")
    assert features(table)["mean_stand"] > SURE
    assert features(table, P2)["worst_stand"] < -SURE


def test_who_may_still_deploy_stands_better(table):
    table.play(P1, character(3, 3))
    table.play(P2, character(12, 4))
    table.begin(P1, FRESH)
    table.until("deploy")
    before = features(table)["worst_stand"]
    table.answer("pass")  # what comes then has no choice: the lone one attacks and falls
    assert table.result == (P2,)
    assert before > -30


@pytest.mark.parametrize("seat", (P2, P3))
def test_among_several_the_worst_stand_is_against_the_strongest(round_table, seat):
    weak, strong = (P2, P3) if seat == P3 else (P3, P2)
    round_table.play(P1, character(12, 3), character(12, 3))
    round_table.play(weak, character(3, 1))
    round_table.play(strong, character(20, 6), character(20, 6))
    round_table.begin(P1)
    found = features(round_table)
    assert found["worst_stand"] < 0 < found["mean_stand"]


def test_the_hidden_hand_of_another_changes_nothing(table):
    table.play(P1, BIG)
    table.play(P2, BIG)
    table.hand(P2, event(BOLT), FRESH)
    table.begin(P1, FRESH)
    shown = view(table.state, P1)
    for seed in range(5):
        dealt = resample(shown, seed, CATACLYSM, table.state.cards)
        assert table.state.game.judging.features(table.state, P1) == dealt.game.judging.features(dealt, P1)


def test_the_weights_are_of_features_that_the_game_has(table):
    table.play(P1, BIG)
    table.play(P2, BIG)
    table.begin(P1)
    assert set(evaluation("cataclysm").weights) == set(features(table))


# --- what `casual` does -----------------------------------------------------------------------------------------------


def test_a_blow_that_wins_is_struck(table):
    table.play(P1, character(20, 2), character(4, 3))
    table.play(P2, character(3, 4))
    table.begin(P1)
    table.until("battle")
    assert decided(table) == ("attack", table.id(P1[1]), table.id(P2[0]))


def test_an_event_that_wins_is_played(table):
    table.play(P1, BIG)
    table.play(P2, character(20, 5))
    bolt, _ = table.begin(P1, event(BOLT), event("{draw: 2}"))
    assert decided(table) == ("play", bolt)
    table.answer("play", bolt)
    assert decided(table) == ("pick", table.id(P2[0]))


def test_an_event_opens_the_way_for_the_blow_that_wins(table):
    """It brings the lone foe within reach of the attack that follows."""
    table.play(P1, character(10, 3))
    table.play(P2, character(5, 2))
    table.begin(
        P1, event("{targets: [{from: characters, pick: 1}], do: [{damage: 2, to: target}]}"), event("{draw: 2}")
    )
    played(table)
    assert table.result == (P1,)


def test_the_fourth_to_fall_does_not_attack_into_its_death(table):
    table.discard(P1, BIG, character(9, 1), character(8, 1))
    table.play(P1, character(3, 5), character(12, 3))
    table.play(P2, character(14, 3))
    table.begin(P1)
    table.until("battle")
    assert decided(table) == ("attack", table.id(P1[1]), table.id(P2[0]))


def test_a_lone_one_in_danger_gets_company(table):
    table.play(P1, character(4, 3))
    table.play(P2, character(12, 4))
    (fresh,) = table.begin(P1, FRESH)
    table.until("deploy")
    assert decided(table) == ("play", fresh)


def test_a_character_does_not_become_the_third_in_the_discard_pile_for_a_trifle(table):
    table.discard(P1, BIG, character(9, 1))
    table.play(P1, BIG, character(12, 3))
    table.play(P2, character(15, 3), character(15, 4))
    table.begin(P1, character(12, 4, play="{draw: 1}"))
    assert decided(table) == ("pass",)


def test_among_several_the_one_who_can_be_put_out_is_attacked(round_table):
    round_table.play(P1, character(12, 3), character(12, 3))
    round_table.play(P2, BIG, BIG)
    round_table.play(P3, character(3, 4))
    round_table.begin(P1)
    round_table.until("opponent")
    assert decided(round_table) == ("pick", P3)


@pytest.mark.nightly
@pytest.mark.parametrize(("seats", "matches"), [(2, 24), (3, 12)])
def test_casual_beats_random(seats, matches):
    """With every squad in turn, from every seat."""
    known = library("cataclysm")
    cards, decks = known.card_set(CATACLYSM.vocabulary), [deck.cards() for deck in known.decks.values()]
    wins = 0
    for n in range(matches):
        chosen = [decks[(n + k * (n // 4 + 1)) % 4] for k in range(seats)]
        state = CATACLYSM.setup(cards, chosen, n, known.constants, n % seats)
        seat = n // seats % seats
        agents = [agent("casual" if s == seat else "random", n) for s in range(seats)]
        while state.result is None:
            advance(state, agents[state.decision.seat].answer(state))
        wins += state.result == (seat,)
    assert wins >= matches * (5 if seats == 2 else 4) // 6
