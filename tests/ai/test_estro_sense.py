"""Single decisions of the computer in ESTRO: Necrotokens, counters, face-down cards."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.ai.agents import agent
from game.kernel.decisions import Answer, answers
from game.kernel.running import advance
from game.records.cards import library
from game.records.match import Match
from tests.rules.estro.board import P1, P2, PASS, Card, Table, card, ozok, weak

LEVELS = ("casual", "regular")


def told(table: Table, level: str) -> Answer:
    return agent(level, 3).answer(table.state, 400)


def strong(**more: object) -> Card:
    return card("ardo", 19, 19, 19, 19, 19, **more)


@pytest.mark.parametrize("level", LEVELS)
def test_tokens_are_saved_rather_than_spent_on_a_second_card(level: str) -> None:  # E-189
    table = Table()
    table.tokens(P1, 2)
    table.field(P1, ozok())
    table.field(P2, ozok())
    table.hand(P1, ozok(), ozok(), ozok(), ozok())
    table.begin(P1)
    table.until("token_draw")
    assert told(table, level) == ("no",)


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_is_protected_once_it_would_be_destroyed_and_not_before(level: str) -> None:  # E-184 E-185
    table = Table()
    table.tokens(P2, 2)
    table.field(P1, strong())
    table.field(P2, ozok(), ozok())
    table.attacks(P1)
    table.attack(P1[0], P2[0], 4, 1)
    asked = []
    while table.asked.kind != "play":
        mine = table.asked.seat == P2
        way = told(table, level) if mine else PASS
        asked += [(table.asked.kind, way[0])] * mine
        table.answer(*way)
    assert ("declared", "pass") in asked and asked[-1] == ("death", "protect")
    assert table.zone(P2[0]) == "field"


def test_three_tokens_bring_a_card_onto_a_side_that_is_behind() -> None:  # E-194
    table = Table()
    table.tokens(P1, 3)
    table.field(P1, weak())
    table.field(P2, ozok(), ozok(), ozok())
    table.round(4)
    table.attacks(P1)
    table.until("token_card")
    assert told(table, "casual") == ("yes",)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("harm", [True, False])
def test_a_counter_is_kept_for_a_gift_that_harms(level: str, harm: bool) -> None:  # E-051
    table = Table()
    does = "{destroy: target}" if harm else "{modify: {map: 1}, to: target}"
    gift = f"{{targets: [{{from: enemy_cards, pick: 1}}], do: [{does}]}}"
    table.field(P2, strong(counter="{may: true, once: true, do: [{counter: gift}]}"))
    (i,) = table.begin(P1, card("ardo", play=gift))
    table.play(i)
    assert table.asked.kind == "counter" and table.asked.seat == P2
    assert (told(table, level) != PASS) == harm


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_is_laid_face_down_where_that_wins(level: str) -> None:  # E-067
    """The Lord of the Caves needs one hidden card to fell the last card of the other side, in a round that counts."""
    table = Table()
    lord = "{give: {def: {count: own_hidden, times: 5}}, to: self}"
    table.field(P1, card("granito", 12, 19, 13, 10, 14, always=lord))
    table.field(P2, card("granito", 18, 13, 13, 14, 14))
    table.rules(die_bonus=0)
    table.round(9)
    (i,) = table.begin(P1, weak())
    table.until("play")
    assert told(table, level) == ("lay", i)


@pytest.mark.nightly
def test_tokens_protect_in_the_mean() -> None:
    """40 matches of `casual` against itself over all decks: what becomes of the tokens."""
    chance, cards, found = Random(29), library("estro"), Counter[str]()
    for _ in range(40):
        decks = [chance.choice(list(cards.decks)) for _ in range(2)]
        state = Match.new("estro", decks, chance.randrange(1 << 30), library=cards, rules={"necrotoken": True}).state
        players = [agent("casual", chance.randrange(1 << 30)) for _ in range(2)]
        while state.decision is not None:
            kind, ways = state.decision.kind, answers(state)
            way = players[state.decision.seat].answer(state)
            if kind in ("token_draw", "token_card") or any(one[0] == "protect" for one in ways):
                found[f"{kind} {way[0]}"] += 1
            advance(state, way)
    print(dict(found))
    assert found["token_draw yes"] < 0.1 * found["token_draw no"]
    assert not found["declared protect"] + found["rolled protect"]
    assert found["death protect"] > 0.8 * (found["death no"] + found["death pass"] + found["death protect"])
