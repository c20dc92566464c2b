"""Mnemonica by the computer: it announces what is true and contests what is not, but for slips of low levels."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.ai.agents import AGENTS, agent
from game.ai.base import Agent
from game.kernel.decisions import Answer
from game.kernel.running import advance
from game.kernel.state import State
from game.records.cards import library
from game.records.match import Match
from game.rules.estro.worth import tot
from tests.rules.estro.board import P1, P2, Table, card, ozok, thofa

LEVELS = ("novice", "casual", "regular", "expert", "master")
TRUTH = [("say", 67), ("say", 76), ("no",)]
"""Of Ozok, at -5 against Illusio, who attacks Thofa without dice."""


def attacked(**constants: object) -> Table:
    """O attacks T in Mnemonica, without dice, and is to say what comes of it."""
    table = Table()
    table.rules(mnemonica=True, die_bonus=0, **constants)
    table.hand(P1, ozok(), ozok())
    table.hand(P2, ozok(), ozok())
    table.field(P1, ozok(), ozok())
    table.field(P2, thofa())
    table.attacks(P1)
    table.attack(P1[0], P2[0], 1, 1)
    return table


def sure(level: str) -> Agent:
    """One of that level who never slips."""
    found = agent(level, 5)
    found.slips = 0.0  # type: ignore[misc]
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_it_announces_what_is_true(level: str) -> None:
    table, said = attacked(), []
    for _ in range(3):
        said.append(sure(level).answer(table.state, 60))
        table.answer(*said[-1])
    assert said == TRUTH


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("wrong", [None, 0, 1, 2])
def test_it_contests_what_is_false_and_nothing_else(level: str, wrong: int | None) -> None:
    table = attacked()
    for place, true in enumerate(TRUTH):
        false = ("yes",) if place == 2 else ("say", true[1] + 1)
        table.answer(*(false if place == wrong else true))
    assert table.asked.kind == "contest"
    assert sure(level).answer(table.state, 60) == (("no",) if wrong is None else ("yes",))


def test_what_was_announced_before_wrongly_is_finished_rightly() -> None:
    """Its own slip doesn't run through the rest."""
    table = attacked()
    table.answer("say", 60)
    assert sure("casual").answer(table.state) == TRUTH[1]


def test_low_levels_slip_now_and_then_by_little_and_alike_for_the_same_view() -> None:
    table = attacked()
    said = [agent("novice", seed).answer(table.state, 60)[1] for seed in range(200)]
    assert said[:20] == [agent("novice", seed).answer(table.state, 60)[1] for seed in range(20)]
    wrong = [n for n in said if n != 67]
    assert 4 <= len(wrong) <= 32 and all(0 < abs(n - 67) <= 3 for n in wrong)
    slips = [AGENTS[level].slips for level in LEVELS]
    assert slips == sorted(slips, reverse=True) and slips[-1] == 0


def test_the_truth_can_be_told_of_cards_far_beyond_the_printed_ones() -> None:  # E-157
    table = Table()
    table.rules(mnemonica=True, die_bonus=0)
    table.field(P1, card("ardo", 99, 99, 99, 99, 99, attacks="{multiply: {atk: 9}, to: self, until: fight_end}"))
    table.field(P2, thofa())
    table.hand(P1, ozok())
    table.hand(P2, ozok())
    table.attacks(P1)
    table.attack(P1[0], P2[0], 1, 1)
    assert table.tot(P1[0]) > 495 + 80
    for _ in range(3):
        table.answer(*sure("master").answer(table.state, 60))
    table.answer("yes")
    assert [e["seat"] for e in table.events("mistake")] == [1], "what was said was true"


def test_in_a_match_without_mnemonica_nothing_is_reckoned() -> None:
    table = attacked()
    table.rules(mnemonica=False)
    assert table.state.game.searching.reckoned(table.state) is None


# --- measured ---------------------------------------------------------------------------------------------------------


def false(state: State, chance: Random) -> Answer:
    """A lie at this question."""
    decision = state.decision
    assert decision is not None
    true = state.game.searching.reckoned(state)
    assert true is not None
    if true[0] == "say":
        return "say", true[1] + chance.choice((-3, -1, 1, 3))
    return ("no",) if true == ("yes",) else ("yes",)


def counted(level: str, attacks: int, seed: int) -> Counter[str]:
    """A level against itself over all decks; every other announcement is made false at one of its three questions."""
    chance, found = Random(seed), Counter[str]()
    cards = library("estro")
    while found["announced"] < attacks:
        decks = [chance.choice(list(cards.decks)) for _ in range(2)]
        state = Match.new("estro", decks, chance.randrange(1 << 30), library=cards, rules={"mnemonica": True}).state
        players = [agent(level, chance.randrange(1 << 30)) for _ in range(2)]
        truth: list[Answer] = []
        said: list[Answer] = []
        own: list[Answer] = []
        lie = 0
        while state.decision is not None:
            kind = state.decision.kind
            way = players[state.decision.seat].answer(state)
            if kind == "announce_own":
                one, other, won = state.decision.args
                truth = [("say", tot(state, one[0])), ("say", tot(state, other[0])), ("yes",) if won else ("no",)]
                lie, said, own = chance.choice((0, 0, 0, 1, 2, 3)), [], []
            if kind.startswith("announce"):
                own.append(way)
                way = false(state, chance) if len(own) == lie else way
                said.append(way)
                if kind == "announce_outcome":
                    found["announced"] += 1
                    found["right"] += own == truth
            if kind == "contest":
                word = "true" if said == truth else "false"
                found[word] += 1
                found[f"{word} contested"] += way == ("yes",)
            advance(state, way)
    return found


@pytest.mark.nightly
def test_casual_plays_mnemonica() -> None:
    """500 attacks over all decks."""
    found = counted("casual", 500, 23)
    print(dict(found))
    assert found["right"] >= 0.9 * found["announced"] >= 0.9 * 500
    assert found["false"] > 200 and found["false contested"] >= 0.8 * found["false"]
    assert found["true"] > 200 and found["true contested"] <= 0.05 * found["true"]
