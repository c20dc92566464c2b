"""Assignments and divisions in the words of scenarios, as the tests' game with a stack asks for them."""

from __future__ import annotations

import pytest

from game.kernel import boards, phrases
from game.kernel.assignments import Assignment
from game.kernel.decisions import answers
from game.kernel.divisions import Division
from game.kernel.errors import IllegalAnswer
from game.kernel.events import Log
from game.records.scenarios.answering import Table, Unanswerable
from game.records.scenarios.saying import NOWHERE
from game.records.scenarios.words import Sentence, Words
from tests.kernel.games import kit, positions
from tests.kernel.stack_cards import cards
from tests.kernel.stack_game import STACK

P1, P2 = 0, 1


def table(mine: list[str], theirs: list[str]) -> Table:
    """P1 is asked who attacks."""
    state = boards.empty(STACK, cards(), 2)
    for seat, held in ((P1, mine), (P2, theirs)):
        for card in held:
            boards.put(state, cards().by_id[card], seat, "territory")
    boards.begin(state, P1, "battle")
    state.log = Log()
    return Table(state, state.log, Words(STACK, cards(), 2), {})


def say(table: Table, seat: int, text: str) -> None:
    readings = table.words.readings(text)
    assert readings, table.words.problem(text)
    table.perform(seat, Sentence(NOWHERE, text, tuple(readings)))


def in_play(table: Table, seat: int) -> list[str]:
    state = table.state
    return [state.entities[i].definition.id for i in state.zones[state.places.named(seat, "territory")]]


def test_who_blocks_whom_in_any_order():
    fight = table(["ox", "bear"], ["bear", "bear", "ox"])
    say(fight, P1, "attack with ox and P1.bear")
    say(fight, P2, "block P1.bear with P2.ox, P1.ox with P2.bear and P1.ox with P2.bear")
    assert fight.state.decision.kind == "divide"
    say(fight, P1, "divide 3 on P2.bear and 3 on P2.bear")
    assert in_play(fight, P1) == [] and in_play(fight, P2) == ["ox"]


def test_it_is_said_step_by_step_too():
    fight = table(["ox"], ["bear", "bear"])
    say(fight, P1, "attack with ox")
    ox = fight.entities("ox", P2)[0]
    for bear in fight.entities("P2.bear", P2):
        fight.state.decision = fight.state.decision.after(fight.state, ("put", bear, ox))
    say(fight, P2, "done")
    one, two = fight.entities("P2.bear", P1)
    fight.labels |= {"one": one, "two": two}
    fight.words.labels |= {"one": "bear", "two": "bear"}
    for said in ("give 2 to one", "give 4 to two", "take two out", "give 4 to one", "give 2 to two", "done"):
        say(fight, P1, said)
    assert fight.state.entities[two].damage == 2 and in_play(fight, P2) == ["bear"]


def test_which_of_several_is_meant_must_be_clear_and_what_the_rules_refuse_is_told():
    fight = table(["ox"], ["bear", "bear"])
    say(fight, P1, "attack with ox")
    with pytest.raises(Unanswerable):
        say(fight, P2, "block ox with bear")
    with pytest.raises(IllegalAnswer, match="can't block ox with bear: blocked alone"):
        say(fight, P2, "block ox with bear#1")
    say(fight, P2, "block nothing")
    assert fight.state.decision is None or fight.state.decision.kind != "block"


def test_a_card_that_there_is_not_is_told():
    words = Words(STACK, cards(), 2)
    assert not words.readings("block ox with boar")
    assert words.problem("block ox with boar") == ("there is no card or label `boar`", words.closest("boar"))
    assert words.problem("divide 2 on boar, 3 on ox")[0] == "there is no card or label `boar`"


def test_every_answer_is_said_and_meant_again():
    """By cards with a number of their own, as files name them."""
    met = set()
    for seed in range(4):
        for state in positions(kit("stack"), seed):
            asked = state.decision
            if not isinstance(asked, Assignment | Division):
                continue
            fight = Table(state.copy(), Log(), Words(STACK, state.cards, 2), {})
            for answer in answers(state)[:20]:
                text = phrases.say(state, answer, fight.called)
                meant = [way for said in fight.words.readings(text) for way in fight._possible(said, asked.seat)]
                assert answer in meant, text
                met.add(answer[0])
    assert {"assign", "divide"} <= met
