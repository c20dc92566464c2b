"""The page of events is as the declarations are, and the records add no fact that is not declared."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel.decisions import random_answer
from game.records.match import Match
from game.rules import NAMES
from tests.events import PAGE, page
from tests.kernel.test_events import declared, faults
from tests.table import live


def test_the_page_is_as_it_is_made():
    assert PAGE.read_text("utf-8") == page(), "`python -m tests.events` makes it"


@pytest.mark.parametrize("game", NAMES)
def test_what_is_told_of_a_match_that_is_kept_is_as_it_is_declared(game, tmp_path):
    match, chance = Match.new(game, live.decks_of(game, 2), 5, 0, ("human", "human"), tmp_path), Random(5)
    for _ in range(250):
        if match.state.decision is not None:
            match.answer(random_answer(match.state, chance.random))
    kinds = declared(match.game)
    found = {fault for event in match.all_events() for fault in faults(event, kinds.get(event.kind), match.state)}
    assert not found, "\n".join(sorted(found))
    assert any({"left", "gone", "now"} & event.facts.keys() for event in match.all_events())
