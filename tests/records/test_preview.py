"""What the table tells of an answer before it is given, in either game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.kernel.decisions import answers
from game.records.match import Match
from game.records.preview import preview
from tests.libraries import library
from tests.records.playing import new, play_until
from tests.rules.cataclysm import board as cataclysm
from tests.rules.cataclysm.board import BOLT, HERO, P1, P2, P3, PASS, character, event
from tests.rules.contracts import board as contracts
from tests.rules.contracts.board import creature, spell


def told(table, *answer):
    """The preview of `answer`, which must change nothing."""
    before, events = table.state.copy(), len(table.log.events)
    found = preview(table.state, tuple(p if isinstance(p, str) else table.id(p) for p in answer))
    assert table.state == before and len(table.log.events) == events
    assert found is not None
    return found


def fallen(number):
    return [character(1, 1) for _ in range(number)]


# --- whole matches ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("contracts", 2), ("cataclysm", 2), ("cataclysm", 3)])
@pytest.mark.parametrize("seed", range(4))
def test_what_a_preview_says_is_what_happens(game, seats, seed):
    """Up to the next decision or turn; of what is not whole, up to what is random or hidden."""
    names = sorted(library(game).decks)
    decks = [names[(seed + n) % len(names)] for n in range(seats)]
    match = Match.new(game, decks=decks, seats=["human"] * seats, seed=seed, library=library(game))
    chance, told_whole = Random(seed), 0
    while match.to_answer is not None:
        answer, seat = chance.choice(answers(match.state)), match.to_answer
        before, events = match.state.copy(), len(match.events.events)
        found = match.preview(answer)
        assert match.state == before and len(match.events.events) == events
        match.answer(answer)
        if found is None:
            continue
        happened = match.events.events[events:]
        turn = next((n for n, one in enumerate(happened) if one.kind == "turn"), None)
        dealt = {kind: Counter() for kind in ("damage", "heal", "lose")}
        destroyed, attacks = [], []
        for one in happened[:turn]:
            if one.kind in dealt:
                dealt[one.kind][one.facts["target"]] += one.facts["amount"]
            elif one.kind == "destroyed":
                destroyed.append(one.facts["entity"])
            elif one.kind == "attack" and answer[0] != "attack":
                attacks.append([one.facts["attacker"], one.facts["target"]])
        if not found["whole"]:
            assert destroyed[: len(found["destroyed"])] == found["destroyed"]
            assert attacks[: len(found["forced"])] == found["forced"]
            assert all(dealt[kind][i] >= n for kind in dealt for i, n in found[kind].items())
            assert not found["losing"]
            continue
        told_whole += 1
        assert {kind: found[kind] for kind in dealt} == {kind: dict(counted) for kind, counted in dealt.items()}
        assert (found["destroyed"], found["forced"]) == (destroyed, attacks)
        assert found["result"] == (None if match.state.result is None else list(match.state.result))
        assert (found["fatal"], found["lethal"]) == (
            seat in found["losing"],
            found["losing"] != [] and not found["fatal"],
        )
        if turn is not None:
            assert found["asks"] is None
            continue
        out = set(match.game.players.losing(match.state)) - set(match.game.players.losing(before))
        assert found["losing"] == sorted(out)
        assert found["seats"] == [match.game.view_seat(match.state, s) for s in range(seats)]
        asked = match.state.decision
        mine = asked is not None and asked.seat == seat
        assert found["asks"] == (asked.kind if mine else None)
    assert told_whole > 5


def test_no_preview_of_what_cards_will_be_seen():
    match = play_until(new(), "draw")
    assert match.preview(("draw", 2)) is None
    assert match.preview(("nonsense",)) is None


# --- Cataclysm -------------------------------------------------------------------------------------------------------


def deployment(table, seat=P1):
    table.begin(seat, character(9, 9))
    table.until("deploy")


def test_who_passes_sees_the_attack_that_nobody_else_can_make():  # P-048, P-049
    table = cataclysm.Table()
    [one] = table.play(P1, character(9, 2))
    [two] = table.play(P2, character(9, 3))
    deployment(table)
    found = told(table, *PASS)
    assert found["forced"] == [[one, two]]
    assert found["damage"] == {one: 3, two: 2}
    assert found["whole"] and found["asks"] is None and found["result"] is None
    assert found["losing"] == [] and not found["lethal"] and not found["fatal"]


def test_nothing_of_the_next_players_turn_is_told():  # P-059
    table = cataclysm.Table()
    [one] = table.play(P1, character(9, 2))
    [two] = table.play(P2, character(9, 3, turn_start="{damage: 5, to: enemy_characters}"))
    deployment(table)
    assert told(table, *PASS)["damage"] == {one: 3, two: 2}
    table.answer(*PASS)
    assert {e["target"]: e["amount"] for e in table.events("damage")}[one] == 5


def test_an_attack_that_was_chosen_is_not_forced():  # P-050
    table = cataclysm.Table()
    [one] = table.play(P1, character(9, 2))
    two, _ = table.play(P2, character(9, 3), character(9, 4))
    table.begin(P1)
    table.until("battle")
    found = told(table, "attack", one, two)
    assert found["forced"] == [] and found["damage"] == {one: 3, two: 2}


def test_to_choose_an_opponent_with_one_character_is_to_attack_it():  # P-049, P-057
    table = cataclysm.Table(seats=3)
    [one] = table.play(P1, character(9, 2))
    table.play(P2, HERO)
    [three] = table.play(P3, HERO)
    table.begin(P1)
    table.until("opponent")
    assert told(table, "pick", P3)["forced"] == [[one, three]]


def test_to_lose_ones_last_character_is_fatal():
    table = cataclysm.Table()
    [one] = table.play(P1, character(3, 2))
    table.play(P2, character(9, 3))
    deployment(table)
    found = told(table, *PASS)
    assert (found["losing"], found["fatal"], found["lethal"]) == ([P1], True, False)
    assert found["destroyed"] == [one] and found["result"] == [P2]


def test_to_take_the_last_character_of_a_foe_is_lethal():  # P-060
    table = cataclysm.Table()
    table.play(P1, character(9, 9))
    [two] = table.play(P2, character(9, 3))
    deployment(table)
    found = told(table, *PASS)
    assert (found["losing"], found["fatal"], found["lethal"]) == ([P2], False, True)
    assert found["destroyed"] == [two] and found["result"] == [P1]


def test_a_double_knock_out_is_fatal_and_not_lethal():  # TP-06
    table = cataclysm.Table()
    table.play(P1, character(3, 4))
    table.play(P2, character(4, 3))
    deployment(table)
    found = told(table, *PASS)
    assert (found["losing"], found["fatal"], found["lethal"]) == ([P1, P2], True, False)
    assert found["result"] == []


def test_the_last_character_for_the_discard_pile_is_lethal():  # P-061
    table = cataclysm.Table()
    table.play(P1, character(9, 9))
    table.play(P2, character(1, 1), HERO)
    table.discard(P2, *fallen(3))
    table.begin(P1)
    table.until("battle")
    found = told(table, "attack", P1[0], P2[0])
    assert (found["losing"], found["lethal"], found["result"]) == ([P2], True, [P1])
    assert not told(table, "attack", P1[0], P2[1])["lethal"]


def test_who_is_out_already_is_not_lost_again():  # P-069
    table = cataclysm.Table(seats=3)
    table.play(P1, character(9, 9), HERO)
    table.play(P2, character(1, 1))
    table.play(P3, character(1, 1))
    table.begin(P1)
    table.until("opponent")
    found = told(table, "pick", P2)
    assert (found["losing"], found["lethal"], found["result"]) == ([], False, None), "who attacks is still open"
    table.answer("pick", P2)
    assert told(table, "attack", P1[0], P2[0])["losing"] == [P2]
    table.answer("attack", P1[0], P2[0])
    assert table.state.active == P3
    table.begin(P1)
    table.until("battle")
    found = told(table, "attack", P1[0], P3[0])
    assert (found["losing"], found["result"]) == ([P3], [P1])


def test_before_a_card_is_drawn_what_happens_for_certain_is_told():
    table = cataclysm.Table()
    table.play(P1, HERO, HERO)
    [two] = table.play(P2, character(9, 9))
    [card] = table.begin(P1, event("[{damage: 2, to: enemy_characters}, {draw: 1}, {damage: 3, to: enemy_characters}]"))
    found = told(table, "play", card)
    assert found["damage"] == {two: 2} and not found["whole"]


def test_a_dual_that_draws_as_an_event_counts_among_the_discarded_characters():  # P-032, P-061
    table = cataclysm.Table()
    table.play(P1, HERO, HERO)
    table.play(P2, character(9, 9))
    dual = character(12, 4, play="[{damage: 4, to: enemy_characters}, {draw: 1}]")
    [card] = table.begin(P1, dual)
    found = told(table, "play", card)
    before = table.state.game.view_seat(table.state, P1)["discarded_characters"]
    assert not found["whole"] and found["seats"][P1]["discarded_characters"] == before + 1
    table.answer("play", card)
    assert table.state.game.view_seat(table.state, P1)["discarded_characters"] == before + 1


def test_what_comes_after_the_first_hidden_card_decides_nothing():
    table = cataclysm.Table()
    table.play(P1, HERO, HERO)
    table.play(P2, character(2, 9))
    [card] = table.begin(P1, event("[{damage: 2, to: enemy_characters}, {draw: 1}]"))
    found = told(table, "play", card)
    assert found["destroyed"] and not found["whole"] and not found["lethal"] and found["losing"] == []


def test_of_a_card_that_only_draws_nothing_is_told():
    table = cataclysm.Table()
    table.play(P1, HERO, HERO)
    table.play(P2, character(9, 9))
    [card] = table.begin(P1, event("{draw: 1}"))
    assert preview(table.state, ("play", card)) is None


def test_to_choose_a_target_tells_what_the_event_does_to_it():  # P-032
    table = cataclysm.Table()
    table.play(P1, HERO, HERO)
    one, two = table.play(P2, character(9, 9), character(20, 9, {"armor": 1}))
    [card] = table.begin(P1, event(BOLT))
    table.answer("play", card)
    assert told(table, "pick", one)["destroyed"] == [one]
    assert told(table, "pick", two)["damage"] == {two: 19}


def test_a_draw_by_repetition_is_the_result_and_begins_no_turn():
    table = cataclysm.Table()
    for seat in (P1, P2):
        table.play(seat, HERO)
        table.deck(seat)
    deployment(table)
    table.rules(repeated_positions=1)
    found = told(table, *PASS)
    assert found["result"] == [] and found["losing"] == [] and not found["fatal"]
    turns = len(table.events("turn"))
    table.answer(*PASS)
    assert table.result == () and len(table.events("turn")) == turns


# --- Contracts -------------------------------------------------------------------------------------------------------


def test_to_end_the_turn_tells_what_its_end_sets_off():  # C-048
    table = contracts.Table()
    table.line(P1, creature(1, 1, turn_end="{damage: 2, to: opponent}"))
    found = told(table, "end")
    assert found["damage"] == {P2: 2} and [mine["health"] for mine in found["seats"]] == [30, 28]
    assert found["whole"] and found["asks"] is None and found["forced"] == []


def test_the_last_health_of_a_foe_is_lethal():  # C-112
    table = contracts.Table()
    [one] = table.line(P1, creature(4, 4))
    table.health(P2, 3)
    found = told(table, "attack", one, P2)
    assert (found["losing"], found["lethal"], found["fatal"], found["result"]) == ([P2], True, False, [P1])
    assert found["forced"] == []


def test_ones_own_last_health_is_fatal():  # C-112
    table = contracts.Table()
    table.health(P1, 2)
    [card] = table.hand(P1, spell("{damage: 2, to: you}"))
    found = told(table, "play", card)
    assert (found["losing"], found["lethal"], found["fatal"], found["result"]) == ([P1], False, True, [P2])


def test_to_take_a_foe_along_is_not_lethal():  # C-114
    table = contracts.Table()
    table.health(P1, 2)
    table.health(P2, 2)
    [card] = table.hand(P1, spell("[{damage: 2, to: you}, {damage: 2, to: opponent}]"))
    found = told(table, "play", card)
    assert (found["losing"], found["lethal"], found["fatal"], found["result"]) == ([P1, P2], False, True, [])


def test_before_a_contract_is_fetched_what_happens_for_certain_is_told():  # C-022
    table = contracts.Table()
    [card] = table.hand(P1, spell("[{damage: 2, to: opponent}, {fetch: 1}, {damage: 3, to: opponent}]"))
    found = told(table, "play", card)
    assert found["damage"] == {P2: 2} and [mine["health"] for mine in found["seats"]] == [30, 28]
    assert not found["whole"]


def test_of_a_target_at_random_nothing_is_told_but_what_comes_before():
    table = contracts.Table()
    table.line(P2, creature(1, 5), creature(1, 5))
    [card] = table.hand(P1, spell(
        "[{damage: 1, to: opponent}, {damage: 1, to: {from: enemy_creatures, random: 1}}, {damage: 1, to: opponent}]"
    ))  # fmt: skip
    found = told(table, "play", card)
    assert found["damage"] == {P2: 1} and not found["whole"]
