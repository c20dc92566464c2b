"""Chapter 12, hidden information: C-150 to C-152."""

import json

from game.kernel.data import Context, Item
from game.kernel.description import described
from game.kernel.unseen import knows
from game.kernel.views import UNKNOWN, redeal, resample, view
from game.records.preview import preview
from game.rules.contracts.constants import DECK, HAND, LOOKING, zone
from game.rules.contracts.game import CONTRACTS
from tests.rules.contracts.board import P1, P2, creature, rune, spell


def seen(table, seat):
    """What `seat` is told of each event."""
    return [e.seen_by(seat) for e in table.log.events]


def words(value):
    """Every word and number anywhere in plain data."""
    if isinstance(value, dict):
        return {w for k, v in value.items() for w in words(k) | words(v)}
    if isinstance(value, list | tuple):
        return {w for v in value for w in words(v)}
    return {value}


def test_a_player_sees_their_own_hand_and_not_the_opponents(table):  # C-150
    own = table.hand(P1, creature(1, 1), creature(2, 2))
    foreign = table.hand(P2, creature(3, 3))
    shown = view(table.state, P1)
    assert shown["zones"][zone(P1, HAND)] == own
    assert shown["zones"][zone(P2, HAND)] == [UNKNOWN]
    assert shown["entities"][own[0]][0] == table.card(own[0])
    assert shown["entities"][foreign[0]] is None
    drawn = described(table.state, P1)
    assert drawn["seats"][P2]["hand"] == []
    assert drawn["seats"][P2]["hand_count"] == 1
    assert foreign[0] not in drawn["entities"]


def test_a_player_knows_the_order_of_neither_deck(table):  # C-150
    for seat in (P1, P2):
        shown = view(table.state, seat)
        assert set(shown["zones"][zone(P1, DECK)]) == set(shown["zones"][zone(P2, DECK)]) == {UNKNOWN}
        assert described(table.state, seat)["seats"][P1]["deck_count"] == 30
        assert described(table.state, seat)["seats"][P1]["deck"] == []


def test_views_of_decks_in_another_order_are_the_same(table):  # C-150
    """A view tells nothing that another order of what is hidden would tell otherwise."""
    table.top(P1, *[creature(n, 1) for n in range(5)])
    table.hand(P2, *[creature(n, 2) for n in range(5)])
    other = table.state.copy()
    for z in (zone(P1, DECK), zone(P2, DECK), zone(P2, HAND)):
        other.zones[z] = other.zones[z][::-1]
    other.rng = [s + 1 for s in other.rng]
    assert view(other, P1) == view(table.state, P1)
    assert described(other, P1) == described(table.state, P1)


def test_a_card_of_the_hand_exchanged_for_one_of_the_deck_is_not_noticed(table):  # C-150
    [h] = table.hand(P2, creature(7, 7))
    [d] = table.top(P2, creature(8, 8))
    other = table.state.copy()
    other.zones[zone(P2, HAND)] = (d,)
    other.zones[zone(P2, DECK)] = (*other.zones[zone(P2, DECK)][:-1], h)
    for i, z in ((d, zone(P2, HAND)), (h, zone(P2, DECK))):
        other.entities[i] = other.entities[i].copy()
        other.entities[i].zone = z
    assert view(other, P1) == view(table.state, P1)


def test_what_a_view_hides_is_dealt_anew_for_the_search(table):  # C-150 C-152
    table.top(P1, *[creature(n, 1) for n in range(9)])
    shown = view(table.state, P1)
    orders = set()
    for seed in range(6):
        state = resample(json.loads(json.dumps(shown)), seed, CONTRACTS, table.state.cards)
        assert view(state, P1) == shown
        orders.add(tuple(state.entities[i].definition.stats for i in state.zones[zone(P1, DECK)]))
    assert len(orders) == 6


def test_what_returns_from_the_field_to_a_hand_is_known(table):  # C-150
    table.line(P2, creature(1, 1))
    table.play(spell("{move: enemy_creatures, into: hand}"))
    assert knows(table.state, P1, table.id(P2[0]))


def test_what_is_shuffled_in_is_known_no_more(table):  # C-150
    table.line(P2, creature(1, 1))
    table.play(spell("{move: enemy_creatures, into: deck}"))
    assert table.zone(P2[0]) == "deck"
    assert not knows(table.state, P1, table.id(P2[0]))
    assert not knows(table.state, P2, table.id(P2[0]))


def test_what_a_draw_looks_at_is_seen_by_the_drawing_player_alone(table):  # C-151
    ids = table.deck(P1, creature(1, 1), creature(2, 2), creature(3, 3), creature(4, 4))
    table.play(spell("{draw: 1}"))
    table.answer("draw", 3)
    assert view(table.state, P1)["zones"][zone(P1, LOOKING)] == ids[:3]
    assert view(table.state, P2)["zones"][zone(P1, LOOKING)] == [UNKNOWN] * 3
    assert described(table.state, P2)["seats"][P1]["looking"] == []
    assert not knows(table.state, P1, ids[3]), "one that was not looked at"
    hidden = {table.card(i) for i in ids}
    assert not hidden & words(described(table.state, P2))
    assert not hidden & words(seen(table, P2))
    assert not set(ids) & words([e for e in seen(table, P2) if e["kind"] == "moved"])


def test_what_a_draw_discards_is_public_and_what_it_keeps_is_not(table):  # C-151
    ids = table.deck(P1, creature(1, 1), creature(2, 2))
    table.play(spell("{draw: 1}"))
    table.answer("draw", 2)
    table.pick(ids[0])
    assert knows(table.state, P2, ids[1])
    assert not knows(table.state, P2, ids[0])
    moves = [e for e in seen(table, P2) if e["kind"] == "moved"]
    assert [e.get("entity") for e in moves if e["to"] in ("hand", "discard") and e["from"] == "looking"] == [
        None,
        ids[1],
    ]
    own = [e for e in seen(table, P1) if e["kind"] == "moved" and e["from"] == "looking"]
    assert [e["entity"] for e in own] == ids


def test_a_special_draw_into_a_nearly_full_hand_shows_only_what_is_discarded(table):  # C-151 C-030
    table.hand(P2, *[creature(1, 1)] * 9)
    ids = table.deck(P2, *[creature(n, 9) for n in range(4)])
    table.end_turn(until="draw")
    table.answer("special", 3)
    table.pick(ids[0], ids[1])
    assert table.asked.kind == "keep_one"
    assert not any(knows(table.state, P1, i) for i in ids)
    table.pick(ids[1])
    assert [knows(table.state, P1, i) for i in ids] == [True, False, True, False]


def test_a_fetch_is_seen_by_its_player_alone(table):  # C-150 C-152
    [i] = table.top(P1, creature(1, 1))
    table.play(spell("{fetch: 1}"))
    [own] = [e for e in seen(table, P1) if e["kind"] == "moved" and e["to"] == "hand" and e["from"] == "deck"]
    [foreign] = [e for e in seen(table, P2) if e["kind"] == "moved" and e["to"] == "hand" and e["from"] == "deck"]
    assert (own["entity"], own["card"]) == (i, table.card(i))
    assert "entity" not in foreign and "card" not in foreign


def test_an_ambush_shows_itself(table):  # C-152 C-134
    [i] = table.top(P1, creature(1, 1, ambush="{heal: 1, to: you}"))
    table.play(spell("{fetch: 1}"))
    assert table.zone(i) == "hand"
    assert knows(table.state, P2, i)
    assert i in described(table.state, P2)["entities"]


def test_an_ambush_that_is_not_chosen_shows_itself_only_in_the_pile(table):  # C-152 C-134
    ids = table.deck(P1, creature(1, 1, ambush="{heal: 1, to: you}"), creature(1, 1))
    table.play(spell("{draw: 1}"))
    table.answer("draw", 2)
    assert not knows(table.state, P2, ids[0])


def test_what_is_set_aside_in_the_set_up_is_hidden(match):  # C-150 C-152
    table = match([creature(n, 1, cost="{pure: 10}") for n in range(40)])
    hand = table.hand_of(P1)
    table.pick(*hand[:2])
    hidden = {table.card(i) for i in hand}
    assert not hidden & words(seen(table, P2))
    assert not any(knows(table.state, P2, i) for i in table.hand_of(P1))
    assert not any(knows(table.state, P1, i) for i in table.deck_of(P1))


def test_a_decision_is_shown_to_its_player_alone(table):  # C-152
    table.deck(P1, creature(1, 1), creature(2, 2))
    table.play(spell("{draw: 1}"))
    table.answer("draw", 2)
    assert described(table.state, P1)["decision"]["candidates"] == table.looked_at(P1)
    assert described(table.state, P2)["decision"] == {"seat": P1, "kind": "keep"}
    assert view(table.state, P2)["decision"] == ["keep", P1]


def test_what_a_proposal_holds_is_not_shown(table):  # C-152
    """While P1 thinks about a payment, P2 doesn't learn for which contract."""
    table.mana(P1, fire=2, light=2)
    [i] = table.hand(P1, creature(1, 1, cost="{pure: 2}"))
    told = len(table.log.events)
    table.answer("play", i)
    assert table.asked.kind == "pay"
    assert described(table.state, P2)["decision"] == {"seat": P1, "kind": "pay"}
    assert len(table.log.events) == told
    assert not knows(table.state, P2, i)
    table.answer("cancel")
    assert len(table.log.events) == told


def test_random_streams_are_no_part_of_a_view(table):  # C-152
    shown = words(view(table.state, P1)) | words(described(table.state, P1))
    assert not set(table.state.rng) & shown


def test_frames_name_no_hidden_card(table):  # C-152
    """In the middle of a draw, with an Ambush asking the opponent, the frames still hold what is looked at."""
    lurker = creature(1, 1, ambush="{draw: 1, who: opponent}")
    ids = table.deck(P1, lurker, creature(2, 2), creature(3, 3))
    table.play(spell("{draw: 1}"))
    table.answer("draw", 3)
    table.pick(ids[0])
    assert (table.asked.kind, table.asked.seat) == ("draw", P2)
    assert not set(ids[1:]) & words([f for f in view(table.state, P2)["frames"] if "draw" in f[0]])
    assert view(table.state, P2)["zones"][zone(P1, LOOKING)] == [UNKNOWN] * 2


def test_a_preview_tells_nothing_of_what_is_hidden_or_left_to_chance(table):  # C-152
    table.line(P2, creature(1, 5), creature(1, 5))
    draws, fetches, chance, sure, peeks = table.hand(
        P1, spell("{draw: 1}"), spell("{fetch: 1}"), spell("{damage: 1, to: {from: enemy_creatures, random: 1}}"),
        spell("{damage: 1, to: opponent}"), spell("{mill: 1, who: opponent}"),
    )  # fmt: skip
    before = table.state.copy()
    for i in (fetches, chance, peeks):
        assert preview(table.state, ("play", i)) is None
    assert preview(table.state, ("play", sure))["damage"] == {P2: 1}
    assert preview(table.state, ("play", draws))["asks"] == "draw", "to ask how many tells nothing"
    assert table.state == before


def test_a_preview_by_way_of_the_opponents_hand_is_the_same_whatever_it_holds(table):  # C-152
    [h] = table.hand(P2, creature(7, 7))
    [i] = table.hand(P1, spell("{damage: {count: {from: enemy_hand, filter: {attack: {at_least: 7}}}}, to: opponent}"))
    [d] = table.top(P2, creature(1, 1))
    told = preview(table.state, ("play", i))
    other = table.state.copy()
    other.zones[zone(P2, HAND)] = (d,)
    other.zones[zone(P2, DECK)] = (*other.zones[zone(P2, DECK)][:-1], h)
    for card, z in ((d, zone(P2, HAND)), (h, zone(P2, DECK))):
        other.entities[card] = other.entities[card].copy()
        other.entities[card].zone = z
    assert preview(other, ("play", i)) == told


def test_a_refusal_tells_nothing_of_hidden_cards(table):  # C-152
    [i] = table.hand(P2, rune())
    refusal = table.refuse("play", i)
    assert refusal.code == "not_in_hand"
    assert table.card(i) not in words(dict(refusal.facts))


def test_who_puts_a_card_from_hand_onto_the_deck_alone_knows_it_there(table):  # C-150 C-152
    (kept,) = table.hand(P1, creature(1, 1))
    table.play(spell("[{move: {from: own_hand, random: 1}, into: deck_top}]"))
    assert view(table.state, P1)["zones"][zone(P1, DECK)][-1] == kept
    assert view(table.state, P2)["zones"][zone(P1, DECK)][-1] == UNKNOWN
    told = [e for e in seen(table, P2) if e["kind"] == "moved" and e["to"] == "deck"]
    assert told
    assert all("card" not in e and "entity" not in e for e in told)


def test_what_was_set_off_and_waits_is_known_of_cards_that_are_seen(table):
    """As where somebody is asked while a death is on its way: searches carry it out as well."""
    (open_card,), (covered,) = table.line(P1, creature(2, 2)), table.hand(P2, creature(3, 3))
    table.state.queue = [Item("a#0", Context(open_card, 0, P1)), Item("b#0", Context(covered, 0, P2))]
    shown = view(table.state, P1)
    dealt = resample(shown, 1, table.state.game, table.state.cards)
    assert dealt.queue == redeal(table.state, P1, 1).queue == table.state.queue[:1]
    assert view(dealt, P1) == shown
