"""Many matches: the same seed gives the same figures however they are spread, and errors are counted, not raised."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from game.kernel.decisions import answers
from game.kernel.running import advance
from game.lab import bench
from game.lab import simulate as lab
from game.lab.coverage import counted, usage
from game.lab.invariants import broken
from game.lab.perft import perft
from game.lab.simulate import Plan, Tally, play_matches, simulate
from game.lab.workers import Pool
from game.records.cards import library
from tests.records.playing import new, play
from tests.rings import first

PLAN = Plan(games=16, seed=3)


def figures(tally: Tally) -> tuple:
    return (tally.games, tally.wins, tally.draws, tally.first_seat_wins, tally.decisions, tally.turns, tally.errors,
            tally.usage)  # fmt: skip


def test_the_figures_add_up():
    tally = simulate(PLAN)
    assert tally.games == 16 == sum(tally.wins) + tally.draws and tally.errors == 0
    assert 0 <= tally.first_seat_wins <= sum(tally.wins) and tally.decisions > 16 * 50


def test_the_same_seed_gives_the_same_figures():
    assert figures(simulate(PLAN)) == figures(simulate(PLAN)) != figures(simulate(replace(PLAN, seed=4)))


def test_jobs_share_the_same_matches():
    assert figures(simulate(PLAN, Pool(2))) == figures(simulate(PLAN))


def test_the_quick_way_plays_as_the_agents_do():
    slow = replace(PLAN, invariants=True)
    assert figures(simulate(slow)) == figures(simulate(PLAN))


def test_the_decks_are_told_where_all_play_and_not_where_two_are_named():
    tally = simulate(PLAN)
    told = lab.as_json(tally, PLAN)["decks"]
    assert sum(row["won"] for row in told.values()) == sum(n for (a, b), n in tally.beaten.items() if a != b)
    assert "\ndecks: " in lab.as_text(tally, PLAN)
    named = replace(PLAN, games=2, decks=("dawn_line", "cinder_march"))
    assert "decks" not in lab.as_json(simulate(named), named)


def test_the_length_of_the_middle_match_is_told():
    tally = Tally([0, 0], games=3)
    tally.lengths.update([10, 12, 40])
    assert (tally.turns, lab.as_json(replace(tally, seconds=1.0), PLAN)["median_turns"]) == (62, 12)


def test_each_pair_of_decks_has_its_turn_and_each_seat_begins():
    found = []
    pairs = len(library().decks) ** 2

    def noted(state, plan, match, tally, played):
        found.append((state.zones, state.active))

    original, lab._play = lab._play, noted
    try:
        tally = play_matches(Plan(games=2 * pairs))
    finally:
        lab._play = original
    assert tally.errors == 0 and [active for _, active in found] == [0] * pairs + [1] * pairs


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_seats_have_every_combination_of_decks_each_begun_by_each_seat(seats):
    plan, names = Plan("cataclysm", agents=("random",) * seats), ("a", "b", "c", "d")
    number = len(names) ** seats * seats
    found = {lab.line_up(plan, names, match) for match in range(number)}
    assert len(found) == number and {first for _, first in found} == set(range(seats))
    for around in range(0, 40, len(names)):
        decks = [lab.line_up(plan, names, match)[0] for match in range(around, around + len(names))]
        assert all({*held} == {*names} for held in zip(*decks, strict=True)), "in a round each seat has each deck once"


def test_decks_that_are_named_stay_at_their_seats_and_each_begins():
    plan = Plan("cataclysm", decks=("c", "a", "b"), agents=("random",) * 3)
    assert [lab.line_up(plan, "abcd", match) for match in range(4)] == [
        (plan.decks, first) for first in (0, 1, 2, 0)
    ]  # fmt: skip


@pytest.mark.parametrize("games", first(1, [2, 6]))
def test_three_players(games):
    plan = Plan("cataclysm", agents=("casual", "random", "random"), games=games, seed=1, invariants=True)
    tally = simulate(plan)
    assert (tally.errors, tally.games, len(tally.wins)) == (0, games, 3) and sum(tally.wins) + tally.draws == games
    assert figures(simulate(plan, Pool(2))) == figures(tally)


def test_a_match_that_goes_wrong_is_counted_and_the_others_are_played(monkeypatch):
    original = lab._play_randomly

    def sometimes(state, seeds, played, trail):
        if len(state.zones[0]) % 2:
            raise ZeroDivisionError("what now")
        return original(state, seeds, played, trail)

    monkeypatch.setattr(lab, "_play", lambda state, plan, match, tally, played: 1 // (match % 2))
    tally = simulate(replace(PLAN, games=6))
    assert tally.errors == 3 and tally.games == 6 and "match 0 (" in tally.messages[0]
    assert "ZeroDivisionError" in tally.messages[0]
    monkeypatch.setattr(lab, "_play", sometimes)
    assert lab.as_json(simulate(PLAN), PLAN)["errors"] in range(17)


def test_a_stalled_match_is_an_error(monkeypatch):
    monkeypatch.setattr(lab, "STALLED", 10)
    tally = simulate(replace(PLAN, games=2))
    assert tally.errors == 2 and "no end after 10 decisions" in tally.messages[0]


@pytest.mark.parametrize(
    "plan", [Plan(decks=("dawn_line", "nope")), Plan(agents=("random", "genius")), Plan(agents=("", "random"))]
)
def test_what_there_is_not(plan):
    with pytest.raises(lab.NoSuch, match=r"there is no (deck `nope`|agent `(genius)?`); the"):
        simulate(plan)


@pytest.mark.parametrize(
    "plan",
    [
        Plan(agents=("random",) * 3),
        Plan("cataclysm", agents=("random",)),
        Plan("cataclysm", agents=("random",) * 6),
        Plan("cataclysm", agents=("random",) * 3, decks=("long_tide", "quiet_plot")),
    ],
)
def test_too_many_or_too_few(plan):
    with pytest.raises(lab.NoSuch, match=r"is played by (2|2 to 5) players, not by \d|3 players need 3 decks, not 2"):
        simulate(plan)


def test_agents_of_each_level_play(monkeypatch):
    tally = simulate(Plan(games=1, agents=("casual", "random"), seed=2, decks=("cinder_march", "dawn_line")))
    assert tally.errors == 0 and tally.games == 1


@pytest.mark.nightly
def test_every_card_operation_and_trigger_is_used_and_every_invariant_holds():
    plan = Plan(games=160, seed=5, invariants=True)
    tally = simulate(plan)
    assert tally.errors == 0, tally.messages
    never = lab.unused(tally, plan)
    assert never == {"cards": [], "operations": [], "triggers": []}


def test_what_was_never_used_is_told():
    plan = Plan(games=1, decks=("dawn_line", "dawn_line"))
    told = lab.as_json(simulate(plan), plan)
    assert told["cards_unused"] and set(told["cards_unused"]) <= set(library().decks["dawn_line"].counts)
    assert f"cards never used: {told['cards_unused'][0]}" in lab.as_text(simulate(plan), plan)


# --- counting ---------------------------------------------------------------------------------------------------------


def test_counting_leaves_the_operations_as_they_were():
    match = new()
    kinds = list(match.game.vocabulary.operations.values())
    before = [vars(kind).get("run") for kind in kinds]
    with counted(match.game.vocabulary) as runs:
        play(match)
    assert [vars(kind).get("run") for kind in kinds] == before
    library_of_it = {d.id: d for d in match.cards.values()}
    assert sum(usage(runs, lab.Counter(), library_of_it).operations.values()) == sum(runs.values()) > 0


# --- invariants -------------------------------------------------------------------------------------------------------


def middle():
    match = play(new(seed=6), 90, seed=6)
    assert match.to_answer is not None and broken(match.state) == []
    return match.state


def test_a_card_in_two_zones_is_found():
    state = middle()
    state.zones[1] = (*state.zones[1], state.zones[0][0])
    assert any("lies in" in fault for fault in broken(state))


def test_a_card_in_no_zone_is_found():
    state = middle()
    state.zones[0] = state.zones[0][1:]
    assert any("lies in []" in fault for fault in broken(state))


def test_a_card_twice_in_one_zone_is_found():
    state = middle()
    state.zones[0] = (state.zones[0][0], *state.zones[0][:1], *state.zones[0][2:])
    assert any("lies in [0, 0]" in fault for fault in broken(state))
    assert any("lies in []" in fault for fault in broken(state))


def test_a_card_in_another_zone_than_it_knows_is_found():
    state = middle()
    state.zones[0], state.zones[1] = state.zones[1], state.zones[0]
    assert any("is of zone 0 and lies in [1]" in fault for fault in broken(state))


def test_a_hand_above_its_limit_is_found():
    state = middle()
    state.zones[1] = tuple(state.zones[0][:1]) * 11
    assert any("holds 11 of at most 10" in fault for fault in broken(state))


def test_a_wrong_counter_is_found():
    state = middle()
    state.seats[0][4] = 12
    assert any("12 full of" in fault for fault in broken(state))
    state.seats[0][0] = -1
    assert any("below 0" in fault for fault in broken(state))


def test_a_position_without_a_decision_is_found():
    state = middle()
    state.decision = None
    assert "nothing is asked and the match is not over" in broken(state)


# --- perft and bench --------------------------------------------------------------------------------------------------


def test_perft_counts_every_sequence_of_answers():
    state = play(new(), 6).state
    counts = perft(state, 3).by_depth
    ways = answers(state)
    deeper = 0
    for way in ways:
        after = state.copy()
        advance(after, way)
        deeper += len(answers(after))
    assert counts[:2] == (len(ways), deeper) and len(counts) == 3


def test_perft_changes_nothing_and_stops_at_the_end():
    state = play(new(), 20).state
    before = state.copy()
    perft(state, 2)
    assert state == before
    over = play(new()).state
    assert perft(over, 3).by_depth == (0, 0, 0)


def test_mid_game_positions_are_from_the_middle():
    states, (least, most) = bench.mid_game(library()), bench.middle(library())
    assert len(states) == 100 and all(least <= s.turn <= most + 2 for s in states)
    assert 2 < least < most and {s.decision.kind for s in states} == {"act"}


def test_mid_game_positions_of_any_game_are_such_in_which_a_player_acts_freely():
    states = bench.mid_game(library("cataclysm"))
    assert len(states) == 100 and {s.decision.kind for s in states} == {"event", "deploy", "battle"}


def test_bytecodes_are_counted_alike_at_any_load():
    counts = [bench.bytecodes_per_decision(library(), matches=1) for _ in range(2)]
    assert counts[0] == counts[1] > 500


def test_counting_leaves_a_tracer_as_it_was():
    def tracer(*_: object) -> None:
        return None

    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        bench.bytecodes_per_decision(library(), matches=1)
        assert sys.gettrace() is tracer
    finally:
        sys.settrace(before)


def test_a_single_agent_is_told_how_to_name_the_others():
    with pytest.raises(lab.NoSuch, match=r"not by 1; `--agents` names one for each, as in `--agents casual,random`$"):
        simulate(Plan(agents=("casual",)))
