"""Undo is refused as soon as anybody at the table learnt something, or chance had a say, and is offered otherwise."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.kernel import decisions, running
from game.kernel.errors import IllegalAnswer
from game.kernel.views import view
from game.records import undo
from game.records.match import Match
from game.rules import NAMES
from tests.campaigns.runner import tables
from tests.campaigns.undo import OFFERED, SURPRISING, asked, begin, met, people_of
from tests.rings import one_of

BY_RULES = ("grimoire",)
"""Whom a window is offered there tells of hidden cards, in some worlds alone; so by its own rules only mana that was
drawn is taken back (M-442), of which the matches here know nothing."""


@pytest.mark.parametrize(("game", "seats"), one_of(lambda table: table[0], tables(NAMES)))
def test_undo_is_refused_and_offered_where_it_should_be(game, seats):
    """As the campaign `undo` looks at it in many more matches."""
    wanted, found = {OFFERED, "undo_hidden", "undo_other_answered"}, Counter()
    for seed in range(1, 13):
        found += met(game, seats, Random(seed))
        if found[OFFERED] >= 100 and set(found) >= wanted:
            break
    assert set(found) >= wanted, found
    assert game in BY_RULES or found[SURPRISING] <= found[OFFERED] // 200, found


def test_hands_of_one_kind_alone_and_with_each_card_are_among_what_is_tried():
    """They hardly ever come of chance, and whoever holds one is asked other questions than most."""
    match = begin("cataclysm", ("human", "human"), 3)
    seat = match.to_answer
    hidden = {i for i, shown in enumerate(view(match.state, seat)["entities"]) if shown is None}
    places = match.state.places
    hands = [zone for zone, sees in enumerate(places.sees) if sees and places.seat[zone] == 1 - seat]
    kinds, held, possible = set(), set(), set()
    for world in undo._worlds(match.state, seat, hidden):
        assert view(world, seat) == view(match.state, seat), "it agrees with what is known"
        dealt = [world.entities[i].card for zone in hands for i in world.zones[zone] if i in hidden]
        kinds.add(frozenset(card.kind for card in dealt))
        held.update(dealt)
        possible.update(world.entities[i].card for i in hidden if world.entities[i].owner != seat)
    assert {frozenset({kind}) for kind in ("character", "event")} <= kinds
    assert held == possible and len(held) > 20


@pytest.mark.parametrize("place", ["definition", "under", "traits"])
def test_whoever_asks_which_card_lies_hidden_is_noticed(monkeypatch, place):
    match = begin("contracts", ("human", "human"), 3)
    seat = match.to_answer
    match.answer(decisions.answers(match.state)[0])
    hidden = {i for i, shown in enumerate(view(match.steps[0].state, seat)["entities"]) if shown is None}
    ways = [step.answer for step in match.steps]
    assert not undo._asked(match.steps[0].state, ways, hidden)
    advance = running.advance

    def asks(state, answer):
        advance(state, answer)
        getattr(state.entities[min(hidden)], place)

    monkeypatch.setattr(running, "advance", asks)
    assert undo._asked(match.steps[0].state, ways, hidden)
    assert not undo._asked(match.steps[0].state, ways, {i for i in hidden if i != min(hidden)})


def hidden_from(match: Match, seat: int) -> int:
    """A card that lies on top of what the seat draws from, which stands first among the zones."""
    return match.state.zones[match.state.places.named(seat, match.game.vocabulary.zones[0].name)][-1]


def effect_that(does, match: Match, seat: int) -> None:
    """`does` happens as a consequence of an answer, in steps of its own."""
    import game.kernel.state as kernel

    match.events.answered(match.state, match.state.decision, ("end",))
    before, mark = match.state.copy(), match.events.mark()
    does(match.state)
    match.events.pushed(0)
    match.steps.append(undo.Step(seat, ("end",), before, mark))
    assert isinstance(match.state, kernel.State)


@pytest.mark.parametrize("game", NAMES)
def test_a_card_that_was_known_for_a_moment_counts(game):
    """It was shown in one step and forgotten in the next: the position tells nothing of it."""
    match = begin(game, ("human", "human"), 3)
    seat = match.to_answer
    card = hidden_from(match, seat)

    def does(state):
        for known in (1 << seat, 0):
            state.entities[card] = state.entities[card].copy()
            state.entities[card].known = known
            match.events.pushed(0)

    effect_that(does, match, seat)
    assert match.steps[-1].state == match.state
    assert match.why_not_undo(seat).code == "undo_hidden"
    with pytest.raises(IllegalAnswer, match="undo hidden"):
        match.undo(seat)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(("seats", "refused"), [(("human", "human"), True), (("human", "casual"), False)])
def test_what_another_person_saw_counts_and_what_a_computer_saw_does_not(game, seats, refused):
    match = begin(game, seats, 3)
    while match.to_answer != 0:
        match.answer(decisions.answers(match.state)[0])
    card = hidden_from(match, 1)

    def does(state):
        state.entities[card] = state.entities[card].copy()
        state.entities[card].known = 1 << 1

    effect_that(does, match, 0)
    learnt = undo.uncovered(match.steps[-1], match.state, match.events, people_of(match, 0))
    assert list(dict.fromkeys(learnt)) == ([(1, card)] if refused else [])


@pytest.mark.parametrize("game", NAMES)
def test_a_card_that_was_only_named_counts(game):
    """An event showed it, as when it passes through an open pile within one step."""
    match = begin(game, ("human", "human"), 3)
    seat = match.to_answer
    card = hidden_from(match, 1 - seat)
    effect_that(
        lambda state: state.log.emit("looked", {"seat": seat, "cards": [card]}, 1 << seat, ("cards",)), match, seat
    )
    assert match.why_not_undo(seat).code == "undo_hidden"


@pytest.mark.parametrize("game", NAMES)
def test_what_is_undone_is_forgotten_and_can_be_done_again(game):
    chance, done = Random(4), 0
    match = begin(game, ("human", "human"), 4)
    for seat, step in asked(match, chance):
        if match.why_not_undo(seat) is None:
            marked = match.events.mark().learnt
            match.undo(seat)
            assert match.state == step.state and match.events.mark().learnt <= marked
            assert len(match.events.events) == step.mark.events
            done += 1
        if done > 30 or len(match.steps) > 150:
            break
    assert done > 5
