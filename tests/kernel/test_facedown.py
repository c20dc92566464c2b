"""Cards that lie face down, and numbers that must not tell which card it was: shown with Veil."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from game.kernel import description, running, unseen, views
from game.kernel.data import Ref
from game.kernel.events import Log
from game.kernel.moves import move, show, shuffle
from game.kernel.references import found, ref
from game.kernel.rng import DECKS
from game.kernel.state import State
from game.kernel.values import stat
from tests.kernel.games import kit
from tests.kernel.shown import bytes_seen, zone
from tests.kernel.veil import DECK, HAND, PLAY


def begun(seats: int = 2, name: str = "veil", seed: int = 5) -> State:
    """The first turn of a match."""
    return kit(name, seats).setup(seed)


def after(state: State, *answers: Any) -> State:
    new = state.copy()
    new.log = Log()
    for given in answers:
        running.answer(new, given)
    return new


# --- the proof --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["veil", "veil_closed"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("revealed", range(3))
def test_whichever_card_lies_face_down_the_others_are_shown_the_same(name, seats, revealed):
    """Also where all of the hand, or some of it, was known to everybody before."""
    state = begun(seats, name)
    hand = zone(state, 0, HAND)
    for i in hand[: (0, 1, len(hand))[revealed]]:
        show(state, i)
    following = [("end",)]
    for seat in range(1, seats):
        following += [("play", zone(state, seat, HAND)[0]), ("end",)]
    for one, two in permutations(hand, 2):
        first, second = (after(state, ("hide", i), *following) for i in (one, two))
        for seat in range(1, seats):
            assert bytes_seen(first, seat) == bytes_seen(second, seat)
        if state.entities[one].definition != state.entities[two].definition:
            assert bytes_seen(first, 0) != bytes_seen(second, 0), "its own player knows which it is"


def test_a_card_that_lies_face_down_says_nothing_but_where_it_lies():
    state = begun()
    card = zone(state, 0, HAND)[0]
    name = state.entities[card].definition.id
    state = after(state, ("hide", card))
    (hidden,) = zone(state, 0, PLAY)
    assert hidden != card and stat(state, hidden, 0) == 0 and state.entities[hidden].traits.kind == ""
    drawn = description.described(state, 1)["entities"][hidden]
    assert drawn["face_down"] and drawn["card"] == "face_down" and drawn["under"] is None
    assert drawn["controller"] == 0 and drawn["zone"] == "play"
    assert description.described(state, 0)["entities"][hidden]["under"] == name
    assert unseen.knows(state, 0, hidden) and not unseen.knows(state, 1, hidden)


def test_what_may_lie_there_is_dealt_from_all_that_is_unseen():
    state = begun()
    state = after(state, ("hide", zone(state, 0, HAND)[0]))
    (hidden,) = zone(state, 0, PLAY)
    dealt = {views.redeal(state, 1, seed).entities[hidden].card.id for seed in range(40)}
    owned = {e.card.id for e in state.entities if e.owner == 0 and e.zone >= 0 and e.zone < state.places.gone}
    assert len(dealt) > 3 and dealt <= owned


# --- what becomes of it -----------------------------------------------------------------------------------------------


def test_turned_up_it_is_the_same_object_and_everybody_sees_it():
    state = begun()
    card = zone(state, 0, HAND)[0]
    name = state.entities[card].definition.id
    state = after(state, ("hide", card))
    (hidden,) = zone(state, 0, PLAY)
    reference: Ref = ref(state, hidden)
    state.entities[hidden] = state.entities[hidden].with_damage(3)
    running.answer(state, ("turn", hidden))
    assert found(state, reference) and state.entities[hidden].damage == 3
    assert state.entities[hidden].definition.id == name and state.entities[hidden].under is None
    assert stat(state, hidden, 0) == state.cards[name].stats[0]
    assert description.described(state, 1)["entities"][hidden]["card"] == name


def test_who_looked_at_it_knows_it_and_nobody_else():
    state = begun(3)
    state = after(state, ("hide", zone(state, 0, HAND)[0]), ("end",))
    (hidden,) = zone(state, 0, PLAY)
    running.answer(state, ("look", hidden))
    assert [unseen.knows(state, seat, hidden) for seat in range(3)] == [True, True, False]


def test_its_new_controller_knows_it_and_the_former_one_still_does():
    state = begun(3)
    state = after(state, ("hide", zone(state, 0, HAND)[0]))
    (hidden,) = zone(state, 0, PLAY)
    running.answer(state, ("hand_over", hidden))
    assert zone(state, 1, PLAY) == (hidden,)
    assert [unseen.knows(state, seat, hidden) for seat in range(3)] == [True, True, False]


def test_destroyed_it_lies_in_the_discard_pile_for_all_to_see():
    state = begun()
    card = zone(state, 0, HAND)[0]
    name = state.entities[card].definition.id
    state = after(state, ("hide", card), ("end",))
    (hidden,) = zone(state, 0, PLAY)
    mine = zone(state, 1, HAND)[0]
    running.answer(state, ("play", mine))
    running.answer(state, ("attack", mine, hidden))
    assert description.described(state, 1)["seats"][0]["discard"] == [hidden]
    assert description.described(state, 1)["entities"][hidden]["card"] == name


# --- numbers ----------------------------------------------------------------------------------------------------------


def test_back_in_the_hand_it_can_be_told_by_no_number():
    """The number under which everybody saw it lie there is not used again, and any card may bear any other."""
    borne = set()
    for seed in range(30):
        state = begun(seed=seed)
        card = zone(state, 0, HAND)[0]
        name = state.entities[card].definition
        state = after(state, ("hide", card))
        (hidden,) = zone(state, 0, PLAY)
        running.answer(state, ("take_back", hidden))
        hand = zone(state, 0, HAND)
        assert hidden not in hand and state.places.name[state.entities[hidden].zone] == "gone"
        assert views.view(state, 1)["entities"][hidden] is None
        borne |= {hand.index(i) for i in sorted(hand) if state.entities[i].definition == name}
        borne |= {sorted(hand).index(i) for i in hand if state.entities[i].definition == name}
    assert len(borne) == 4, "each number of the hand is as likely as another"


def test_a_card_that_all_know_has_another_number_once_it_is_shuffled_in():
    """As long as its owner has other cards hidden elsewhere: who sees it again would know that it was none of those."""
    seen = set()
    for seed in range(30):
        state = begun(seed=seed)
        card = zone(state, 0, HAND)[0]
        state = after(state, ("play", card))
        move(state, card, state.places.of(0, DECK))
        old = zone(state, 0, DECK)
        shuffle(state, state.places.of(0, DECK), DECKS)
        new = zone(state, 0, DECK)
        assert card not in new and len(new) == len(old) and len(set(new) - set(old)) == 1
        assert unseen.knows(state, 1, card) and state.places.name[state.entities[card].zone] == "gone"
        assert not any(unseen.knows(state, 1, i) for i in new)
        (fresh,) = set(new) - set(old)
        seen.add(state.entities[fresh].definition == state.entities[card].definition)
    assert seen == {True, False}, "the new number is any card's"


def test_numbers_are_kept_where_all_that_its_owner_has_hidden_is_shuffled():
    state = begun()
    for i in zone(state, 0, HAND):
        move(state, i, state.places.of(0, PLAY))
    card = zone(state, 0, PLAY)[0]
    for i in zone(state, 0, PLAY):
        move(state, i, state.places.of(0, DECK))
    held = set(zone(state, 0, DECK))
    shuffle(state, state.places.of(0, DECK), DECKS)
    assert set(zone(state, 0, DECK)) == held and not unseen.knows(state, 1, card)
