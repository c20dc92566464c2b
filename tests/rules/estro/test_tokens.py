"""Necrotokens (1.18 of the clauses): E-184 to E-200, and the errata channel."""

import pytest

from game.language.text import rules_text
from tests.libraries import library
from tests.rules.estro.board import P1, P2, PASS, Table, card, ozok, thofa, weak

KILL = "{destroy: {from: enemy_cards, filter: {tot: {at_most: 5}}}}"
SILENT = "{give: {atk: 1}, to: own_cards}"


def losses(table, number):
    """P1 destroys so many cards of P2 by gifts, one a turn."""
    table.tokens(P2, 0)
    table.field(P1, ozok())
    for _ in range(number):
        (i,) = table.field(P2, weak())
        (killer,) = table.next_turn(P1, card("ardo", play=KILL))
        table.until("play")
        table.play(killer)
        table.skip()
        assert table.zone(i) == "incinerator"


def tokens(table, seat):
    return table.state.seats[int(seat)][4]


def test_the_module_is_an_option(table):  # E-186
    losses(table, 1)
    assert tokens(table, P2) == 1
    other = Table()
    other.rules(necrotoken=False)
    other.field(P1, ozok())
    other.field(P2, weak())
    other.attacks(P1)
    other.fight(P1[0], P2[0], 1, 1)
    assert tokens(other, P2) == 0


@pytest.mark.parametrize(("number", "held"), [(1, 1), (3, 3), (4, 3)])
def test_one_for_each_card_that_the_opponent_destroys(table, number, held):  # E-187 E-188 TE-39
    losses(table, number)
    assert tokens(table, P2) == held and tokens(table, P1) == 0


def test_none_for_what_one_gives_away_oneself(table):  # E-200
    table.tokens(P1, 0)
    table.field(P1, weak())
    (i, _) = table.begin(P1, card("ardo", play=KILL.replace("enemy", "own")), ozok())
    table.play(i)
    assert tokens(table, P1) == 0 and len(table.cards(P1, "incinerator")) == 1


# --- one token --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "drawn", "left"), [("yes", 2, 1), ("no", 1, 2)])
def test_one_token_draws_a_second_card(table, answer, drawn, left):  # E-189 E-190
    table.tokens(P1, 2)
    table.field(P1, ozok())
    table.begin(P1)
    assert table.asked.kind == "token_draw"
    table.answer(answer)
    assert len(table.cards(P1, "hand")) == drawn and tokens(table, P1) == left
    assert table.asked.kind != "token_draw"


# --- two tokens -------------------------------------------------------------------------------------------------------


def attacked(table, amount=2):
    table.tokens(P2, amount)
    table.field(P1, ozok(), ozok())
    table.field(P2, weak(), thofa())
    table.attacks(P1)
    table.attack(P1[0], P2[0], 1, 1)
    return table


def test_two_tokens_protect_the_target_for_the_turn(table):  # E-184 E-191 E-192 TE-40
    attacked(table)
    assert table.asked.kind == "declared" and table.asked.seat == P2
    table.answer("protect", P2[0])
    table.skip()
    assert table.zone(P2[0]) == "field" and tokens(table, P2) == 0
    assert not table.fight(P1[1], P2[0], 1, 1), "a second attack of the turn is covered"
    table.end_turn()
    assert not table.has(P2[0], "protected")


def test_up_to_the_moment_of_destruction(table):  # E-184
    attacked(table)
    for kind in ("declared", "rolled"):
        assert table.asked.kind == kind
        table.answer(*PASS)
    assert table.asked.kind == "death"
    table.answer("protect", P2[0])
    assert table.zone(P2[0]) == "field" and tokens(table, P2) == 0


def test_a_ruling_may_leave_only_that_moment(table):  # E-184
    table.rules(necro2_from_declaration=False)
    attacked(table)
    assert table.asked.kind == "death"


def test_against_a_gift_too(table):  # E-185
    table.tokens(P2, 2)
    table.field(P2, weak())
    (i,) = table.begin(P1, card("ardo", play="{destroy: enemy_cards}"))
    table.play(i)
    assert table.asked.kind == "death" and table.asked.seat == P2
    table.answer("protect", P2[0])
    assert table.zone(P2[0]) == "field"


def test_then_the_attacker_can_neither_stop_nor_redirect(table):  # E-193 TE-40
    zone = table.zone_card("civil_zone")
    attacked(table)
    table.answer("protect", P2[0])
    assert table.asked.kind != "redirect"
    table.skip()
    other = Table()
    zone = other.zone_card("military_zone")
    other.tokens(P2, 2)
    other.field(P1, ozok())
    other.hand(P1, ozok())
    other.field(P2, weak(), thofa())
    other.attacks(P1)
    other.attack(P1[0], P2[0], 1, 1)
    other.answer(*PASS)
    other.answer("protect", P2[0])
    assert other.asked.seat == P1 and other.may("use", zone, 0)
    other.answer("use", zone, 0)
    assert other.state.decision is None or other.asked.kind != "redirect"


# --- three tokens -----------------------------------------------------------------------------------------------------


def test_three_tokens_bring_a_card_from_the_deck(table):  # E-194 E-195 E-196 E-197 E-199 TE-41
    table.tokens(P1, 3)
    table.field(P1, ozok())
    table.field(P2, thofa())
    silent = card("armonio", id="silent", play="{draw: 1}", always=SILENT)
    (there, _) = table.deck(P1, silent, silent)
    table.attacks(P1)
    table.until("token_card")
    assert table.asked.kind == "token_card" and table.asked.seat == P1
    table.answer("yes")
    (new,) = [i for i in table.cards(P1, "field") if table.card(i) == "silent"]
    assert tokens(table, P1) == 0 and not table.events("gift") and table.tot(P1[0]) == 72
    (i,) = table.next_turn(P1, card("manpo", play="{move: {from: own_cards, filter: {kind: armonio}}, into: hand}"))
    table.until("play")
    table.play(i)
    assert table.zone(new) == "hand" and there
    table.next_turn(P1)
    table.answer("play", new)
    assert table.tot(P1[0]) == 72, "its gifts stay inhibited wherever it has been"


def test_only_after_the_hand_limit_and_with_a_deck(table):  # E-196 E-198
    table.tokens(P1, 3)
    table.field(P1, ozok())
    table.field(P2, thofa())
    table.hand(P1, *[ozok() for _ in range(6)])
    table.attacks(P1)
    table.until("discard")
    assert table.asked.kind == "discard"
    table.pick(table.cards(P1, "hand")[0])
    assert table.asked.kind == "token_card"
    other = Table()
    other.tokens(P1, 3)
    other.field(P1, ozok())
    other.field(P2, thofa())
    other.deck(P1)
    other.attacks(P1)
    other.until("token_card")
    assert other.state.active == P2


GIFTS = {
    "play": lambda table, gift: table.play(table.begin(P1, gift)[0]),
    "card_played": lambda table, gift: (table.field(P1, gift), table.play(table.begin(P1, ozok())[0])),
    "moment": lambda table, gift: (table.field(P1, gift), table.begin(P1, ozok()), table.answer("use", P1[0], 0)),
    "turn_start": lambda table, gift: (table.field(P1, gift), table.begin(P1, ozok())),
}
"""How each kind of gift comes to be carried out."""


@pytest.mark.parametrize("when", GIFTS)
def test_each_gift_is_told_with_what_came_of_it(table, when):  # E-201
    """There is no errata page to go by, so the log says whose gift it is, which, and what it did (A-50)."""
    GIFTS[when](table, card("armonio", id="told", **{when: "{modify: {hel: 2}, to: own_cards}"}))
    events = table.log.events
    (gift,), (effect,) = ([e for e in events if e.kind == kind] for kind in ("gift", "effect"))
    assert (gift.facts["card"], gift.facts["clause"], gift.facts["seat"]) == ("told", "told#0", P1)
    assert (effect.facts["card"], effect.facts["clause"], effect.facts["seat"]) == ("told", "told#0", P1)
    changed = [e for e in events if e.kind == "modified"]
    assert changed and {(e.cause, e.facts["changes"]["hel"]) for e in changed} == {(gift.index, 2)}


@pytest.mark.parametrize("lang", ["it", "en"])
def test_each_gift_of_each_card_has_a_text_that_is_made_from_it(lang):  # E-201
    found = library("estro")
    texts = {card.id: rules_text(card, lang, found) for card in found.definitions.values() if card.clauses}
    assert min(len(text.split()) for text in texts.values()) >= 4
    cards = [card for card in texts if found.definitions[card].kind != "zone"]
    assert len({texts[card] for card in cards}) == len(cards) == 175, "no two of them say the same"
