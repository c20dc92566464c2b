"""The contract that somebody drew, as the other side of the event (C-022, C-028, C-150)."""

import json

import pytest

from game.kernel.views import redeal, resample, view
from game.rules.contracts.game import CONTRACTS
from tests.rules.contracts.board import P1, P2, creature, spell

WHENEVER = "{of: opponent, do: [%s]}"


def draws(table, seat=P2, number=1):
    """`seat` fetches so many, `P1` having the card that waits for it."""
    table.play(spell(f"{{fetch: {number}, who: {'opponent' if seat == P2 else 'you'}}}"))


def test_what_the_opponent_draws_is_discarded(table):
    table.line(P1, creature(1, 1, contract_drawn=WHENEVER % "{discard: object}"))
    held = table.hand(P2, creature(9, 9))
    first, second = table.top(P2, creature(1, 1), creature(2, 2))
    draws(table, number=2)
    assert (table.zone(first), table.zone(second)) == ("discard", "discard")
    assert table.zone(held[0]) == "hand"
    draws(table, P1)
    assert table.cards(P1, "hand"), "own draws are left alone"


@pytest.mark.parametrize(("into", "zone", "place"), [("deck_bottom", "deck", -1), ("deck_top", "deck", 0)])
def test_what_the_opponent_draws_goes_back(table, into, zone, place):
    table.line(P1, creature(1, 1, contract_drawn=WHENEVER % f"{{move: object, into: {into}}}"))
    (top,) = table.top(P2, creature(1, 1))
    draws(table)
    assert table.zone(top) == zone
    assert table.cards(P2, "deck")[place] == top


def test_a_contract_that_found_the_hand_full_lies_in_the_pile(table):  # C-028
    table.line(P1, creature(1, 1, contract_drawn=WHENEVER % "{move: object, into: deck_top}"))
    table.hand(P2, *[creature(1, 1)] * 10)
    (top,) = table.top(P2, creature(1, 1))
    draws(table)
    assert table.zone(top) == "deck"


def test_a_contract_that_is_gone_by_then_is_not_found(table):
    """Another effect comes first and takes it elsewhere."""
    table.line(P1, creature(1, 1, contract_drawn=WHENEVER % "{move: object, into: deck_bottom}"),
               creature(1, 1, contract_drawn=WHENEVER % "{discard: object}"))  # fmt: skip
    (top,) = table.top(P2, creature(1, 1))
    draws(table)
    assert table.zone(top) == "deck"


def test_who_can_t_see_it_learns_nothing_of_it_while_asked(table):  # C-150
    """Neither its number nor which it is, in the view of its controller nor in worlds that are dealt from there."""
    watcher = creature(1, 1, contract_drawn="{of: opponent, may: true, do: [{discard: object}]}")
    table.line(P1, watcher, watcher)
    (top,) = table.top(P2, creature(1, 1, id="secret"))
    draws(table)
    state = table.state
    assert table.asked.kind == "may" and table.asked.seat == P1
    assert f"[{top}, " in json.dumps(view(state, P2)), "its holder sees it"
    shown = view(state, P1)
    assert "secret" not in json.dumps([shown["entities"], shown["frames"], shown["decision"]])
    assert f"[{top}, " not in json.dumps([shown["frames"], shown["queue"], shown["series"], shown["decision"]])
    assert redeal(state, P1, 3) == resample(json.loads(json.dumps(shown)), 3, CONTRACTS, state.cards)
    told = [e.seen_by(int(P1)) for e in table.log.events]
    assert not [e for e in told if e and e.get("card") == "secret"]
    table.answer("yes")
    assert table.zone(top) == "discard"


def test_the_controller_who_draws_sees_it(table):
    table.line(P1, creature(1, 1, contract_drawn="{may: true, do: [{discard: object}]}"))
    (top,) = table.top(P1, creature(1, 1, id="own"))
    draws(table, P1)
    assert f"[{top}, " in json.dumps(view(table.state, P1)["decision"])
    assert f"[{top}, " not in json.dumps(view(table.state, P2)["frames"])
    table.answer("yes")
    assert table.zone(top) == "discard"
