"""Cards that lie hidden until what they wait for happens: who laid them knows, the others see a back."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import running
from game.kernel.decisions import answers, random_answer
from game.kernel.saved import from_json
from game.kernel.views import resample, view
from game.lab.invariants import broken
from game.language.library import FaultyCards, face_down, from_plain, with_cards
from game.language.source import Source, nodes
from game.records.cards import library
from game.records.preview import preview
from game.rules import game_named
from game.rules.contracts.vocabulary import VOCABULARY
from tests.kernel.shown import bytes_seen, zone
from tests.rules.contracts.board import P1, P2, Card, Table, creature

RUNE_ZONE = 3


def hidden(clause: str, **more: str) -> Card:
    return Card("rune", {"hidden": True}, (), f"[{clause}]", "{}", more)


SNARE = hidden("{when: attacked, of: you, do: [{destroy: object}, {destroy: self}]}", id="snare")
ALARM = hidden("{when: creature_played, of: opponent, do: [{damage: 1, to: object}]}", id="alarm")


def table() -> Table:
    made = Table()
    made.state.cards.add(face_down(VOCABULARY, {}))
    return made


@pytest.mark.parametrize("in_deck", [False, True])
def test_the_others_see_the_same_whichever_is_laid(in_deck):
    seen = set()
    for laid, other in ((SNARE, ALARM), (ALARM, SNARE)):
        one = table()
        one._put(other, P1, "deck" if in_deck else "hand")
        one.play(laid)
        assert one.state.entities[one.state.zones[zone_of(one)][0]].under is not None
        seen.add(bytes_seen(one.state, P2))
    assert len(seen) == 1


def zone_of(one: Table) -> int:
    return one.state.places.named(P1, "rune")


def test_what_does_not_concern_it_tells_nothing():
    """P2 plays a creature: the one that waits for an attack stays as it is, and a forecast doesn't know of either."""
    for laid, turned in ((SNARE, False), (ALARM, True)):
        one = table()
        one.play(laid)
        one.turn_of(P2)
        i = one.state.zones[zone_of(one)][0]
        one.play(creature(1, 3))
        assert (one.state.entities[i].under is None) is turned


def test_without_its_text_it_waits_for_nothing():
    one = table()
    one.play(ALARM)
    one.turn_of(P2)
    one.play(Card("spell", {}, (), (), "{}", {"play": "{lose_text: enemy_rune}"}))
    i = one.state.zones[zone_of(one)][0]
    one.play(creature(1, 3))
    assert one.state.entities[i].under is not None


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ({"kind": "creature", "attack": 1, "health": 1, "clauses": []}, "a creature can't lie hidden"),
        ({"kind": "rune", "clauses": [{"when": "use", "pay": {}, "do": [{"draw": 1}]}]}, "nothing turns it face up"),
        ({"kind": "rune", "clauses": [{"instead": "draw", "do": [{"fetch": 1}]}]}, "nothing turns it face up"),
    ],
)
def test_what_can_never_come_up_is_refused(card, told):
    plain = {"id": "a", "name": {"it": "A", "en": "A"}, "cost": {}, "hidden": True, **card}
    with pytest.raises(FaultyCards, match=told):
        from_plain([plain], {}, "contracts", VOCABULARY)


def test_random_matches_with_hidden_runes():
    """At each answer every invariant holds; what is hidden is dealt anew only as what may lie there."""
    game, known = game_named("contracts"), library("contracts")
    made = [{"id": card.plain["id"], **card.plain, "name": {"it": "A", "en": "A"}} for card in (SNARE, ALARM)]
    source = Source("hidden", [])
    known = with_cards(known, source, nodes({"cards": made}), VOCABULARY)
    assert not source.faults, source.faults
    cards = known.card_set(VOCABULARY)
    lists = [deck.cards() for deck in known.decks.values()]
    laid = snapped = 0
    for seed in range(8):
        chance = Random(seed)
        decks = [[*chance.choice(lists)[:-8], *["snare", "alarm"] * 4] for _ in range(2)]
        state = game.setup(cards, decks, seed, known.constants, 0)
        before: dict[int, bool] = {}
        while state.result is None:
            running.answer(state, random_answer(state, chance.random))
            assert not broken(state), seed
            now = {i: state.entities[i].under is not None for seat in (0, 1) for i in zone(state, seat, RUNE_ZONE)}
            laid += sum(down for i, down in now.items() if i not in before)
            snapped += sum(before[i] and not down for i, down in now.items() if i in before)
            if any(now.values()) and now != before:
                assert from_json(state.to_json(), game, cards) == state
                for seat in (0, 1):
                    world = resample(view(state, seat), seed, game, cards)
                    assert not broken(world)
                    under = [world.entities[i].under for i in now if now[i]]
                    assert all(card is not None and card.hidden for card in under)
                    if world.decision is not None and world.decision.seat == seat:
                        assert answers(world) == answers(state)
            before = now
    assert laid > 10 and snapped > 3


def test_no_forecast_tells_which_it_is():
    """What P2 is about to do sets one of them off and not the other; both are foreseen alike."""
    found = []
    for laid, other in ((SNARE, ALARM), (ALARM, SNARE)):
        one = table()
        one._put(other, P1, "deck")
        one.play(laid)
        one.turn_of(P2)
        one.line(P2, creature(2, 2))
        (card,) = one.hand(P2, creature(1, 3))
        found.append([preview(one.state, answer) for answer in answers(one.state) if answer[0] in ("play", "attack")])
        assert card and len(found[-1]) > 1
    assert found[0] == found[1]
