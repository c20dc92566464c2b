"""Section 1.20: windows that were passed without asking, and taking back what left no time to answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kernel import running, waiting
from game.kernel.errors import IllegalAnswer
from game.records.match import Match
from game.rules.grimoire.constants import HAND, zone
from tests.table import laid, live

P1, P2 = 0, 1
PASS = ("pass",)


def begun(hand: int = 8, **rules: object) -> Match:
    """P1's main phase; P2 holds an instant that it can pay for, so that it is asked in windows."""
    board = {
        "P1": {"hand": ["trail_wolf"] * hand, "territory": ["forest", "forest", "forest"]},
        "P2": {"hand": ["flint_spark"], "territory": ["mountain", "mountain", "mountain"]},
    }
    return laid.match(board, ("human", "human"), rules=rules)


def asked(match: Match) -> tuple[str, int]:
    decision = match.state.decision
    assert decision is not None
    return decision.kind, decision.seat


def passed_over(match: Match) -> int:
    """P1 ends the main phase and P2's window in it is passed for them; after how many answers that was."""
    match.answer(PASS)
    assert asked(match) == ("main", P2)
    at = match.answered
    match.answer(PASS)
    assert asked(match) == ("discard", P1)
    return at


def test_the_step_into_the_next_phase_and_what_was_done_there_is_cancelled() -> None:  # M-437, V-58
    match = begun()
    before = match.state.copy()
    at = passed_over(match)
    match.answer(("pick", match.state.decision.candidates[0]))
    assert len(match.view(P1)["seats"][P1]["hand"]) == 7
    assert match.wait(P2, at), "the match goes back"
    assert asked(match) == ("main", P2) and match.state.active == P1
    assert match.state.zones == before.zones, "the card that was discarded is in the hand again"
    match.answer(PASS)
    match.answer(("pick", match.state.decision.candidates[1]))
    assert asked(match)[0] == "discarded", "it may be repeated"


def test_what_was_done_in_the_phase_that_was_left_stays() -> None:  # M-437
    match = begun()
    match.answer(next(answer for answer in ways(match) if answer[0] == "tap"))
    at = passed_over(match)
    match.wait(P2, at)
    assert match.state.seats[P1][4] == 1, "green mana in the pool"


def test_two_acts_that_were_let_pass_are_agreed_to() -> None:  # M-438
    board = {
        "P1": {"hand": ["forest"], "territory": ["forest", "forest", "trail_wolf"]},
        "P2": {"hand": ["flint_spark"], "territory": ["mountain", "mountain", "mountain"]},
    }
    match = laid.match(board, ("human", "human"))
    match.answer(next(answer for answer in ways(match) if answer[0] == "land"))
    at = match.answered
    match.answer(PASS)  # P2's window after the land
    for number, act in enumerate((("attack",), ("pick", 5)), 1):
        reason = match.why_not_wait(P2, at)
        assert reason is None, number
        match.answer(act)
        while asked(match)[1] == P2:
            match.answer(PASS)
    reason = match.why_not_wait(P2, at)
    assert reason is not None and reason.code == "agreed_already"
    with pytest.raises(IllegalAnswer):
        match.wait(P2, at)


def ways(match: Match) -> list[tuple[object, ...]]:
    return [tuple(answer) for answer in match.view(asked(match)[1])["decision"]["answers"]]


@pytest.mark.parametrize(("most", "allowed"), [(0, False), (1, True), (2, True)])
def test_how_many_acts_may_follow_is_a_switch(most: int, allowed: bool) -> None:  # M-438
    match = begun(takeback_max_actions=most)
    at = passed_over(match)
    match.answer(("pick", match.state.decision.candidates[0]))
    assert (match.why_not_wait(P2, at) is None) == allowed


def test_wait_can_be_said_until_the_second_act_after_the_window() -> None:  # M-440
    match = begun(hand=7)
    match.answer(PASS)
    at = match.answered
    match.answer(PASS)
    fingerprint = match.steps[at].state.fingerprint()
    assert match.why_not_wait(P1, at) is not None, "it was P2's window"
    assert match.wait(P2, at)
    assert match.state.fingerprint() == fingerprint, "the position of that window"
    assert begun(wait_button=False).why_not_wait(P2, 0) is not None


def drawn_over() -> tuple[Match, int]:
    """P1's upkeep, in which P2's window was passed for them, then P1's draw, up to the main phase."""
    board = {
        "at": "upkeep",
        "P1": {"territory": ["forest"]},
        "P2": {"hand": ["flint_spark"], "territory": ["mountain", "mountain", "mountain"]},
    }
    match = laid.match(board, ("human", "human"))
    assert asked(match) == ("upkeep", P2)
    at = match.answered
    while asked(match)[1] == P2:
        match.answer(PASS)
    assert asked(match) == ("main", P1) and len(match.state.zones[zone(P1, HAND)]) == 1
    return match, at


def test_where_a_hidden_card_was_drawn_the_window_is_granted_now() -> None:  # M-441
    match, at = drawn_over()
    hand = match.view(P1)["seats"][P1]["hand"]
    assert match.why_not_wait(P2, at) is None
    assert not match.wait(P2, at), "nothing is taken back"
    assert asked(match) == ("main", P2), "P2 may act in the position as it is"
    assert match.view(P1)["seats"][P1]["hand"] == hand
    match.answer(PASS)
    assert asked(match) == ("main", P1), "then P1 goes on"


def test_it_is_kept_among_the_answers_and_given_again() -> None:  # M-441
    match, at = drawn_over()
    match.wait(P2, at)
    assert match.record.answers[-1] == (P2, waiting.WAIT)
    again = match.steps[0].state.copy()
    for seat, answer in match.record.answers:
        waiting.wait(again, seat) if answer == waiting.WAIT else running.answer(again, answer)
    assert again == match.state


def test_nothing_else_is_taken_back_but_mana_that_was_drawn() -> None:  # M-442
    match = begun()
    match.answer(next(answer for answer in ways(match) if answer[0] == "tap"))
    assert match.why_not_undo(P1) is None
    match.undo(P1)
    assert match.state.seats[P1][4] == 0
    match.answer(PASS)
    reason = match.why_not_undo(P1)
    assert reason is not None and reason.clause == "M-442"


def test_nobody_counts_down_while_an_interrupt_is_thought_over() -> None:  # M-214
    board = {
        "P1": {"hand": ["trail_wolf"], "territory": ["forest", "forest", "forest"]},
        "P2": {"hand": ["nothing_said"], "territory": ["island", "island", "island"]},
    }
    match = laid.match(board, ("human", "human"))
    match.answer(next(answer for answer in ways(match) if answer[0] == "play"))
    while asked(match)[1] == P1:
        match.answer(ways(match)[0])
    assert asked(match) == ("interrupt", P2) and match.time_limit == 0


def test_a_match_file_with_it_is_read_again(tmp_path: Path) -> None:  # M-441
    match = live.new_match(live.decks_of("grimoire", 2), 5, P1, ("human", "human"), "grimoire")
    match.save_in(tmp_path)
    live.random_play(match, 5, live.until_kind("main", P1), 60)
    match._wait(P2)
    while match.answered < 30 and match.result is None:
        match.answer(match.state.decision.suggest(match.state, 1)[0])
    again = Match.load(match.path)
    assert again.state == match.state and (P2, waiting.WAIT) in again.record.answers and again.diverged is None
