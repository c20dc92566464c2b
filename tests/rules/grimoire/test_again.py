"""Another match between the same players (M-022), and a draw where a position comes again and again (M-091)."""

from __future__ import annotations

import pytest

from game.kernel.drawing import DRAW
from game.kernel.errors import IllegalAnswer
from game.records.match import Match
from tests.table import laid

P1, P2 = 0, 1
BOARD = {"P1": {"territory": ["forest", "trail_wolf"]}, "P2": {"territory": ["forest"]}}


@pytest.mark.parametrize(("loser", "begins"), [(P1, P1), (P2, P2)])
def test_who_has_lost_begins_the_next_match(loser: int, begins: int) -> None:  # M-022
    match = laid.match(BOARD, ("human", "human"))
    assert match.begins_again() is None, "while it is on, nobody has lost it"
    match.concede(loser)
    assert match.begins_again() == begins


def test_after_a_draw_the_coin_decides_again() -> None:  # M-022
    match = come_again(4)
    match.offer_draw(P1)
    match.offer_draw(P2)
    assert match.result is not None and match.result["winner"] is None and match.begins_again() is None


def come_again(times: int, seats: tuple[str, str] = ("human", "human")) -> Match:
    """A match whose position came so often before, with the same question."""
    match = laid.match(BOARD, seats)
    tap = next(tuple(answer) for answer in match.view(P1)["decision"]["answers"] if answer[0] == "tap")
    for _ in range(times):
        match.answer(tap)
        match.steps.append(match.steps[-1])  # nothing of a true game goes round in a circle so shortly
        match.record.answers.append((P1, tap))
        match.state = match.steps[-1].state.copy()
        match.state.log = match.events
    return match


def test_a_draw_can_be_offered_where_the_same_position_comes_five_times() -> None:  # M-091
    assert not come_again(1).draw_can_be_offered
    with pytest.raises(IllegalAnswer):
        come_again(1).offer_draw(P1)
    assert come_again(4).draw_can_be_offered


def test_the_match_ends_so_once_both_have_agreed() -> None:  # M-091
    match = come_again(4)
    assert not match.offer_draw(P1) and match.result is None and match.draw_offered == [P1]
    assert match.offer_draw(P2)
    assert match.result == {"winner": None, "reason": "agreed"} and match.record.answers[-1] == (P2, DRAW)


def test_a_computer_takes_it() -> None:  # M-091
    assert come_again(4, ("human", "casual")).offer_draw(P1)
