"""What `casual` does in Grimoire: on boards where one answer is plainly better, and in whole matches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ai.agents import agent
from game.ai.evaluation import evaluation
from game.ai.greedy import Budget, pass_over
from game.ai.lines import moves_at
from game.ai.outlook import Outlook
from game.kernel.decisions import Answer
from game.kernel.running import advance
from game.kernel.state import State
from game.kernel.values import remaining
from game.lab.arena import Plan, play_pair
from game.rules.grimoire.constants import HAND, LANDS_PLAYED, rules, zone
from game.rules.grimoire.features import NAMES
from game.rules.grimoire.game import GRIMOIRE
from game.rules.grimoire.plans import dies
from tests.libraries import library
from tests.rules.grimoire.board import P1, P2, Board, card
from tests.rules.grimoire.combat import Battle

SEEDS = (1, 2, 3)


def answered(board: Board, seed: int = 1) -> Answer:
    return agent("casual", seed).answer(board.state)


def feature(board: Board, seat: int, name: str) -> float:
    return GRIMOIRE.judging.features(board.state, seat)[NAMES.index(name)]


# --- attack and block -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_attack_into_a_block_that_only_loses(seed):
    board = Battle(["2/2"], ["3/3"], fast=False)
    assert answered(board, seed)[0] != "attack"


def test_it_attacks_where_nobody_can_block_with_a_gain():
    board = Battle(["2/2 fl"], ["0/3"], fast=False)
    board.resolved("wisp")
    assert answered(board) == ("attack",)
    board.announce()
    assert answered(board) == ("pick", board.mine[0])


def test_it_attacks_with_all_where_that_wins_whoever_blocks():
    board = Battle(["2/2", "2/2", "2/2"], ["4/4"], fast=False, life_start=4)
    assert answered(board) == ("attack",)
    board.announce()
    assert answered(board) == ("pick", *board.mine)


def test_it_blocks_where_the_attacker_falls_and_the_blocker_lives():
    board = Battle(["2/2"], ["3/3", "1/1"], fast=False)
    board.attack(*board.mine)
    assert answered(board) == ("assign", board.theirs[0], board.mine[0])


def test_it_throws_a_creature_away_only_where_it_would_lose_at_once():
    for life, blocks in ((20, ()), (4, (0, 0))):
        board = Battle(["4/4"], ["1/1"], fast=False, life_start=life)
        board.attack(*board.mine)
        pairs = (board.theirs[0], board.mine[0]) if blocks else ()
        assert answered(board) == ("assign", *pairs)


def test_damage_is_divided_so_that_the_best_ones_fall():
    board = Battle(["4/9"], ["1/2", "1/2", "3/4"], fast=False)
    board.fight(dict.fromkeys(board.theirs, board.mine[0]))
    assert answered(board) == ("divide", board.theirs[2], 4)


# --- spells -----------------------------------------------------------------------------------------------------------


def test_a_spell_that_kills_takes_the_best_of_those_it_can_kill():
    board = Battle(["1/1"], ["1/1", "5/5", "2/2"], hands=(["choke"], []), fast=False)
    board.attack(*board.mine)
    board.block({})
    board.give("play", board.held("choke"))
    assert answered(board) == ("pick", board.theirs[1])


def test_what_strengthens_for_a_turn_waits_for_the_fight():
    board = Battle(["2/2"], ["3/3"], hands=(["bulk"], []), fast=False)
    bulk = ("play", board.held("bulk"))
    assert bulk in board.state.decision.ways
    assert answered(board) != bulk
    board.attack(*board.mine)
    board.declare({board.theirs[0]: board.mine[0]})
    assert board.asked == ("blocked", P1) and answered(board) == bulk


def test_a_counter_is_kept_for_what_matters():
    for name, counters in (("wisp", False), ("ox", True)):
        board = Board([name, "mountain"], ["no"], lands="mountain")
        board.cast(name)
        assert board.asked == ("interrupt", P2)
        assert (answered(board)[0] == "play") == counters


def test_a_line_is_played_on_with_what_both_can_do_in_windows():
    for name, counters in (("wisp", False), ("ox", True)):
        board = Board([name, "mountain"], ["no"], lands="mountain")
        board.cast(name)
        state = board.state.copy()
        pass_over(state, to_own=True)
        assert state.decision.kind == "interrupt"
        move = Outlook(evaluation("grimoire"), P1, Budget(1000), state.turn).greedy(state)
        assert (move[0][0] == "play") == counters


def test_a_turn_that_begins_is_judged_once_its_upkeep_is_paid():
    """The position to which a line is played on, not that in which the price is asked for."""
    price = {"when": "demand", "pay": {"black": 2}, "else": [{"bury": "self"}, {"damage": 2, "to": "you"}]}
    debtor = card("debtor", "summon", None, power=1, toughness=1, clauses=[price])
    board = Board(["wisp"], ["wisp"], lands="swamp swamp", extra=(debtor,))
    board.put(P1, "debtor")
    state, turn = board.state.copy(), board.state.turn
    Outlook(evaluation("grimoire"), P1, Budget(10_000), turn + 1).played_on(state)
    assert state.turn == turn + 2 and state.decision.kind == "main"


def test_damage_is_prevented_where_something_would_fall():
    for theirs, prevents in (("2/2", False), ("4/4", True)):
        board = Battle(["3/3"], [theirs], hands=(["shield"], []), fast=False)
        board.attack(*board.mine)
        board.declare({board.theirs[0]: board.mine[0]})
        board.decline("blocked")
        assert board.asked == ("damage", P1)
        assert (answered(board)[0] == "play") == prevents


# --- what a position is worth -----------------------------------------------------------------------------------------


def test_what_ends_with_the_turn_counts_for_nothing():
    board = Battle(["2/2"], [])
    board.change(board.mine[0], power=3, toughness=3)
    assert feature(board, P1, "own_power") == 2 and feature(board, P1, "own_toughness") == 2


def test_the_card_that_the_opponent_draws_comes_to_nothing_new():
    """To end the turn is no worse for it: the next draw is one's own."""
    board = Board(["wisp"], ["wisp"])
    before = feature(board, P1, "foe_hand")
    board.end_turn()
    assert board.asked == ("main", P2) and feature(board, P1, "foe_hand") == before


def test_what_would_come_through_in_the_next_attack():
    board = Battle(["5/5", "2/2 fl"], ["1/1", "1/1"], fast=False, life_start=4)
    assert feature(board, P1, "pressure") == 0.25 and not feature(board, P1, "lethal")
    board.tap(board.theirs[0])
    assert feature(board, P1, "pressure") == 0.25, "the one that is left stands before the stronger attacker"
    board.tap(board.theirs[1])
    assert feature(board, P1, "lethal") == 1


# --- whole matches ----------------------------------------------------------------------------------------------------


def course(seed: int) -> Iterator[tuple[State, Answer]]:
    """A match of `casual` against itself: each position, and what was answered there."""
    cards = library("grimoire")
    decks = [deck.cards() for deck in cards.decks.values()]
    chosen = [decks[seed % len(decks)], decks[(seed + 3) % len(decks)]]
    state = GRIMOIRE.setup(cards.card_set(GRIMOIRE.vocabulary), chosen, seed, cards.constants)
    agents = [agent("casual", seed), agent("casual", seed + 1)]
    while state.decision is not None:
        way = agents[state.decision.seat].answer(state)
        yield state, way
        advance(state, way)


@pytest.mark.parametrize("seed", (1, 2))
def test_no_land_is_tapped_by_hand_and_none_is_left_unplayed(seed):
    for state, way in course(seed):
        seat = state.decision.seat
        assert way[0] != "tap"
        if state.decision.kind == "main" and way == ("pass",) and seat == state.active:
            can = state.seats[seat][LANDS_PLAYED] < rules(state).lands_per_turn
            assert not (can and any(ways[0] == "land" for ways in state.decision.ways))


def test_it_beats_chance():
    names = ("casual", "random")
    found = [play_pair((Plan("grimoire", names, seed=5), names, number)) for number in range(4)]
    assert sum([pair.score for pair in found]) >= 3.5


# --- levels that plan -------------------------------------------------------------------------------------------------


def test_an_attack_is_one_move_with_who_attacks():
    """In a line, and where both sides play on: else an attack that was only announced would change nothing."""
    board = Battle(["2/2 fl", "1/1"], ["3/3"], fast=False)
    moves = moves_at(board.state)
    attacks = [move for move in moves if move[0] == ("attack",)]
    assert (("attack",), ("pick", board.mine[0])) in attacks and (("attack",),) not in attacks
    board.resolved("wisp")
    outlook = Outlook(evaluation("grimoire"), P1, Budget(1000), board.state.turn)
    assert outlook.greedy(board.state) == (("attack",), ("pick", board.mine[0]))


def test_what_strengthens_is_thought_of_for_those_who_fight_alone():
    pump = {"when": "use", "pay": {}, "do": [{"modify": {"power": 1}, "to": "self", "until": "turn_end"}]}
    growing = card("growing", "summon", power=1, toughness=1, clauses=[pump])
    board = Battle(["growing", "growing"], ["3/3"], more=[growing], fast=False)
    first = board.mine[0]
    assert ("use", first) in board.state.decision.ways
    assert ("use", first) not in board.state.decision.worth_trying(board.state, 24)
    board.attack(first)
    board.declare({})
    assert board.asked == ("blocked", P1)
    assert board.state.decision.worth_trying(board.state, 24) == [("pass",), ("use", first)]


def test_a_creature_that_is_regenerated_for_mana_does_not_fall():
    """It is foreseen of a block, and done without a thought."""
    mend = {"when": "use", "pay": {"white": 1}, "do": [{"regenerate": "self"}]}
    lasting = card("lasting", "summon", power=2, toughness=1, clauses=[mend])
    for lands, falls in (("plains", False), ("", True)):
        board = Battle(["lasting"], ["2/2"], lands=(lands, ""), more=[lasting], fast=False)
        board.attack(*board.mine)
        assert dies(board.state, board.mine[0], board.theirs) == falls
        board.declare({board.theirs[0]: board.mine[0]})
        pass_over(board.state, P2)
        assert board.alive(board.mine[0]) != falls


def test_what_harms_is_aimed_at_the_other_side_and_what_helps_at_ones_own():
    """Of two targets the second one as well: it tapped a creature of its own by Undertow, which may have no second."""
    any_two = [{"from": "creatures", "pick": 1}, {"from": "creatures", "pick": 1, "up_to": True}]
    harm = {"when": "play", "targets": any_two, "do": [{"move": "target", "into": "hand"}, {"tap": "target2"}]}
    undertow = card("ebb", "instant", {}, clauses=[harm])
    board = Battle(["1/1", "2/2"], ["3/3", "4/4"], hands=(["ebb", "choke", "mend"], []), more=[undertow], fast=False)
    (mine, _), (theirs, second) = board.mine, board.theirs
    killed = {move[1][1] for move in moves_at(board.state) if move[0] == ("play", board.held("choke"))}
    assert killed == {theirs, second}
    pairs = {(move[1][1], move[2][1:]) for move in moves_at(board.state) if move[0] == ("play", board.held("ebb"))}
    assert {(mine, (theirs,)), (mine, ()), (theirs, (second,))} <= pairs
    assert not any(mine in tapped for _, tapped in pairs)


@pytest.mark.parametrize("lands", (1, 5, 6, 7))
def test_a_land_in_play_is_worth_more_than_in_the_hand(lands):
    """Also to what lines are played on to: it held back the seventh."""
    board = Board(["plains"], ["wisp"], lands=" ".join(["plains"] * lands))
    before = board.state.copy()
    board.give("land", board.state.zones[zone(P1, HAND)][0])
    judge = evaluation("grimoire")
    assert judge.value(board.state, P1) > judge.value(before, P1)
    assert judge.prospects(board.state, P1) > judge.prospects(before, P1)


def test_targets_of_what_was_set_off_are_chosen_too():
    """They are no part of a proposal."""
    hound = {"when": "enters", "targets": [{"from": "creatures", "pick": 1}], "do": [{"damage": 1, "to": "target"}]}
    hunter = card("hunter", "summon", {}, power=1, toughness=3, clauses=[hound])
    board = Battle(["1/2"], ["1/1", "3/1"], hands=(["hunter"], []), more=[hunter], fast=False)
    board.give("play", board.held("hunter"))
    board.decline()
    assert board.asked == ("target", P1)
    assert answered(board) == ("pick", board.theirs[1])
    assert agent("regular", 1).answer(board.state, nodes=60) == ("pick", board.theirs[1])


def test_a_plan_counts_on_what_its_own_seat_does_once_blocks_are_made():
    """It blocked nobody, as every window of its own closed in a plan, with a spell in the hand that needs a block."""
    harm = [{"from": "creatures", "pick": 1, "filter": {"attacking": True, "blocked": True}}]
    verdict = card("verdict", "instant", {}, clauses=[{"when": "play", "targets": harm, "do": [{"destroy": "target"}]}])
    board = Battle(["5/5"], ["1/1"], hands=([], ["verdict"]), more=[verdict], fast=False)
    (mine,), (theirs,) = board.mine, board.theirs
    board.attack(mine)
    thinker = agent("regular", 1)
    assert thinker.answer(board.state, nodes=300) == ("assign", theirs, mine)
    board.declare({theirs: mine})
    assert board.asked == ("blocked", P2)
    assert thinker.answer(board.state, nodes=300) == ("play", board.held("verdict"))
    assert thinker.planned, "it follows the plan with which it blocked"


def test_an_attack_is_planned_with_what_strengthens_in_it():
    board = Battle(["2/2"], ["3/3"], hands=(["bulk"], []), fast=False)
    board.resolved("wisp")
    assert agent("regular", 1).answer(board.state, nodes=600) == ("attack",)


def test_where_only_to_pass_is_left_nothing_is_thought_of_and_the_plan_stays():
    board = Battle(["2/2 fl"], ["0/3"], fast=True)
    board.resolved("wisp")
    thinker = agent("regular", 1)
    assert thinker.answer(board.state, nodes=300) == ("attack",)
    board.give("attack")
    board.give("pass")
    assert board.asked == ("announced", P1)
    assert thinker.answer(board.state, nodes=300) == ("pass",) and not thinker.lines
    board.give("pass")
    assert thinker.answer(board.state, nodes=300) == ("pick", board.mine[0]) and thinker.planned


def test_of_copies_in_a_hand_one_is_tried():
    moves = moves_at(Board(["plains", "plains", "wisp", "wisp"], []).state)
    assert sorted([move[0][0] for move in moves]) == ["land", "pass", "play"]


def test_of_attacks_by_equal_creatures_one_is_tried():
    board = Battle(["2/2", "2/2", "2/2"], ["1/1"], fast=False)
    board.announce()
    attacks = [len(way) - 1 for way in board.state.decision.plans(board.state)]
    assert sorted(attacks) == sorted(set(attacks))


def test_several_blocks_are_made_where_much_would_come_through():
    """The most dangerous attackers are blocked, not only those that fall."""
    board = Battle(["5/5", "4/4", "1/1"], ["2/6", "1/5", "2/2"], fast=False, life_start=10)
    board.attack(*board.mine)
    blocks = dict(zip(*[iter(answered(board)[1:])] * 2, strict=True))
    assert {board.mine[0], board.mine[1]} <= {*blocks.values()}


def test_what_strengthens_in_a_fight_is_used_where_both_sides_play_on():
    """Its plan left one blocker at 8 life, against three attackers of which one could be made stronger."""
    pump = {"when": "use", "pay": {"any": 1}, "do": [{"modify": {"power": 1}, "to": "self", "until": "turn_end"}]}
    growing = card("growing", "summon", power=1, toughness=1, clauses=[pump])
    board = Battle(["growing"], [], lands=("plains plains plains", ""), more=[growing], fast=False)
    board.resolved("wisp")
    state = board.state.copy()
    Outlook(evaluation("grimoire"), P2, Budget(1000), state.turn).played_on(state)
    assert remaining(state, P2) == 20 - 4
