"""Answers in words, and the sentences of refusals."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import decisions, phrases, running
from game.kernel.effects import chosen
from game.kernel.errors import IllegalAnswer
from game.kernel.listed import Listed
from game.records.scenarios.words import Words
from tests.kernel.games import NAMES, kit, positions
from tests.rules.contracts.board import P1, P2, Table, creature, spell


@pytest.fixture
def table() -> Table:
    return Table()


def refusal(table: Table, *answer) -> str:
    with pytest.raises(IllegalAnswer) as error:
        running.answer(table.state, table._plain_answer(answer))
    return str(error.value)


def test_a_refusal_names_the_cards_the_clause_and_the_position(table):
    (fox,) = table.line(P1, creature(1, 1, id="fox"))
    (crab,) = table.line(P2, creature(1, 3, id="crab"))
    assert refusal(table, "attack", crab, fox) == (
        "can't attack fox with crab: not a fighter (C-074); "
        "turn 3 of P1, P1 is asked `act`; in play P1: fox; P2: crab"
    )  # fmt: skip


def test_a_refusal_says_what_is_missing_and_what_is_in_the_way(table):
    table.mana(P1, water=2, tanks=1)
    assert "not enough mana, needs 1 fire, full 2 water, tanks 1 (C-055); turn 3" in refusal(
        table, "play", table.hand(P1, creature(1, 1, cost="{fire: 1}"))[0]
    )
    (fox,) = table.line(P1, creature(1, 1))
    table.line(P2, creature(1, 3, "magnetic", id="wall"))
    assert "guarded, guards wall (C-122); turn 3" in refusal(table, "attack", fox, P2)


def test_a_refusal_names_no_card_that_whoever_answers_does_not_know(table):
    (secret,) = table.hand(P2, spell(id="secret"))
    said = refusal(table, "play", secret)
    assert said.startswith("can't play a hidden card: not in hand (C-046); turn 3") and "secret" not in said


@pytest.mark.parametrize(
    "kind, answer, said",
    [("mode", ("mode", 0), "mode 1"), ("mode", ("mode", 0, 2), "mode 1 and 3"), ("mode", ("mode",), "no mode"),
     ("x", ("x", 3), "X is 3"), ("ability", ("use", 1), "ability 2"),
     ("choose", ("done",), "done"), ("choose", ("pick",), "choose nothing"), ("may", ("yes",), "yes")],
)  # fmt: skip
def test_the_words_of_every_game(table, kind, answer, said):
    table.state.decision = Listed(kind, P1, chosen, (), (answer,))
    assert phrases.say(table.state, answer) == said
    words = Words(table.game, table.state.cards, 2)
    assert any(reading.phrase.answer[0] == answer[0] for reading in words.readings(said))


def test_what_comes_behind_an_answer(table):
    """Modes, X and targets of one sentence, in any order in which they are asked."""
    table.know(spell(id="flood"), creature(1, 1, id="fox"))
    (reading,) = Words(table.game, table.state.cards, 2).readings("play flood mode 2 and 4 with X 3 on fox then P2")
    assert reading.slots == {"card": "flood"}
    assert [(phrase.answer[0], *slots.values()) for phrase, slots in reading.tails] == [
        ("mode", "2 and 4"), ("x", "3"), ("pick", "fox"), ("pick", "P2"),
    ]  # fmt: skip


NONSENSE = [(), ("play", 99), ("attack", 0), ("what", "is", "this"), ("pick", -1), "end", ["end"], ("pay", 1, 2, 3)]


@pytest.mark.parametrize("given", NONSENSE)
def test_nonsense_is_refused_in_one_sentence_too(table, given):
    with pytest.raises(IllegalAnswer, match=r"^can't .*; turn 3 of P1"):
        running.answer(table.state, given)


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_has_words(name):
    bare = set()
    for state in positions(kit(name), 3):
        listed = decisions.answers(state)
        for answer in Random(1).sample(listed, min(4, len(listed))):
            if phrases.in_words(state, answer) is None:
                bare.add((state.decision.kind, answer))
    assert not bare
