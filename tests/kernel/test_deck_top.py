"""The top of a deck as a set: who looks knows, nobody else learns anything, and what was known is forgotten."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.kernel import unseen, views
from game.kernel.cards import Definition
from game.kernel.moves import show
from game.records.preview import preview
from tests.kernel.shown import bytes_seen
from tests.rules.contracts.board import P1, P2, Table, creature, spell

THREE = [creature(n, n, id=f"seen_{n}") for n in (1, 2, 3)]
SIFT = "{look_top: 3, keep: 1, rest: deck_bottom}"


def stacked(order: tuple[int, ...], whose: int = P1) -> tuple[Table, list[int]]:
    """A table with these three on top of a deck, the first uppermost; their numbers."""
    table = Table()
    ids = [table._put(THREE[n], whose, "deck") for n in reversed(order)]
    return table, ids[::-1]


def card(table: Table, i: int) -> Definition:
    return table.state.entities[i].card


@pytest.mark.parametrize("who", ["you", "opponent"])
def test_the_others_see_the_same_whatever_is_looked_at_and_kept(who):
    seen = set()
    for order in permutations(range(3)):
        table, ids = stacked(order, P1 if who == "you" else P2)
        by_place = dict(zip(order, ids, strict=True))
        table.play(spell(f"{{look_top: 3, who: {who}, keep: 1, rest: deck_bottom}}", id="sift"))
        shown = [bytes_seen(table.state, P2)]
        assert table.state.decision.kind == "keep_top"
        table.answer("pick", by_place[0])
        shown.append(bytes_seen(table.state, P2))
        table.answer("pick", by_place[1])
        if who == "you":
            seen.add((*shown, bytes_seen(table.state, P2)))
        else:  # the opponent sees what comes into their own hand
            seen.add(tuple(shown[:1]))
    assert len(seen) == 1


def test_who_looks_knows_where_they_lie_now():
    table, (one, two, three) = stacked((0, 1, 2))
    table.play(spell("{look_top: 3, rest: deck_bottom}"))
    table.answer("pick", two)
    table.answer("pick", three)
    assert table.deck_of(P1)[-3:] == [two, three, one]
    assert views.view(table.state, P1)["zones"][table.state.entities[one].zone][:3] == [one, three, two]
    for seed in range(5):
        world = views.redeal(table.state, P1, seed)
        assert [world.entities[i].card for i in (one, two, three)] == [card(table, i) for i in (one, two, three)]


def test_what_was_known_to_others_is_forgotten_and_no_number_tells_it():
    table, ids = stacked((0, 1, 2))
    show(table.state, ids[1])
    before = card(table, ids[1])
    table.play(spell(SIFT))
    asked = table.state.decision.candidates
    assert sorted(card(table, i).id for i in asked) == sorted(f"seen_{n}" for n in (1, 2, 3))
    kept = next(i for i in asked if card(table, i) is before)
    assert kept != ids[1]
    table.answer("pick", kept)
    table.answer("pick", table.state.decision.candidates[0])
    assert not any(unseen.knows(table.state, P2, i) for i in (*asked, *table.hand_of(P1)))
    assert table.state.entities[ids[1]].zone == table.state.places.gone


def test_a_single_card_can_be_followed():
    table, ids = stacked((0, 1, 2))
    show(table.state, ids[0])
    table.play(spell("{look_top: 1, rest: deck_bottom}"))
    assert table.deck_of(P1)[-1] == ids[0] and unseen.knows(table.state, P2, ids[0])


def test_what_comes_of_it_is_not_foreseen():
    table, _ = stacked((0, 1, 2))
    (sift,) = table.hand(P1, spell("[{lose: 1, who: opponent}, {look_top: 3, keep: 1}]"))
    found = preview(table.state, ("play", sift))
    assert found is not None and not found["whole"] and found["lose"] == {P2: 1}


def test_what_a_full_hand_has_no_room_for_is_discarded():
    """As a card that an effect puts into the hand (C-028)."""
    table, ids = stacked((0, 1, 2))
    table.hand(P1, *[creature(1, 1)] * 10)
    table.play(spell(SIFT))
    table.answer("pick", ids[0])
    assert table.zone(ids[0]) == "discard"
    assert table.state.decision.kind == "order_top"
