"""The process that looks back at a match."""

from __future__ import annotations

import pytest

from game.ai.analyst import Analyst, reply
from game.ai.judging import QUICK, judge
from game.ai.thinking import Malformed, encoded
from game.kernel.views import view
from tests.ai.matches import CONTRACTS, cards, library, new_match
from tests.ai.test_judging import made_at
from tests.waiting import until


@pytest.fixture
def analyst():
    found = Analyst("contracts", [d.source for d in library().definitions.values()], library().constants)
    yield found
    found.stop()


def wait(analyst):
    (found,) = until(lambda: (found,) if (found := analyst.poll()) is not None or analyst.lost else None)
    return found


def test_it_finds_what_is_found_without_a_process(analyst):
    state = new_match(3)
    shown, made = view(state, state.decision.seat), made_at(state)
    analyst.look(shown, made, False)
    assert wait(analyst) == judge(shown, made, CONTRACTS, cards(), QUICK)


def test_a_killed_process_is_replaced_and_asked_again(analyst):
    state = new_match(3)
    analyst.look(view(state, state.decision.seat), made_at(state), False)
    analyst._process.kill()
    assert wait(analyst) is not None and analyst.trouble == "restarted"


def test_of_what_cannot_be_judged_it_says_so_and_goes_on(analyst, capfd):
    state = new_match(3)
    shown = view(state, state.decision.seat)
    analyst.look(shown, (("attack", 0, 1),), False)
    assert wait(analyst) is None and analyst.lost
    analyst.look(shown, made_at(state), False)
    assert wait(analyst) is not None and not analyst.lost


@pytest.mark.parametrize("message", [b"", b"null", b"[1]", b'[1,"a",0.5,[],true]', b"[1,0.5,0.5,7,true]"])
def test_what_is_no_finding_is_not_taken_for_one(analyst, message):
    with pytest.raises(Malformed):
        analyst._read(message)


def test_a_message_names_its_moment():
    state = new_match(3)
    told = reply(encoded((7, view(state, 1 - state.decision.seat), [["end"]], False)), CONTRACTS, cards())
    assert told == b"[7,-1,-1,[],false]", "of another seat's decision nothing can be said"
