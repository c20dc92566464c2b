"""Chapters 1 and 2, components and decks: P-001 to P-016."""

import json

import pytest

from game.kernel.description import described
from game.kernel.setup import NoMatch
from game.kernel.views import view
from game.language.folders import CARDS
from game.language.library import load
from game.rules.cataclysm.game import CATACLYSM
from tests.rules.cataclysm.board import HERO, IDLE, P1, P2, Table, character, event

VOCABULARY = CATACLYSM.vocabulary
LIBRARY = load(CARDS / "cataclysm", "cataclysm", VOCABULARY)


def faults(folder, cards=(), **decks):
    """What the checker says of a folder with these cards and decks."""
    (folder / "cards").mkdir()
    (folder / "decks").mkdir()
    plain = [HERO.plain, IDLE.plain, *(c.plain for c in cards)]
    (folder / "cards" / "some.yaml").write_text(json.dumps({"cards": plain}), "utf-8")
    for name, counts in decks.items():
        deck = {"id": name, "name": {"it": name, "en": name}, "cards": counts}
        (folder / "decks" / f"{name}.yaml").write_text(json.dumps(deck), "utf-8")
    return [fault.message for fault in load(folder, "cataclysm", VOCABULARY).faults if "keyword" not in fault.message]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play(seats):  # P-001
    assert len(Table(seats=seats).state.seats) == seats


def test_nobody_plays_alone():  # P-001
    for number in (1, 6):
        with pytest.raises(NoMatch):
            CATACLYSM.setup(Table().state.cards, [["hero"] * 30] * number, 1, {})


def test_each_player_has_a_deck_of_their_own(match):  # P-002
    one, two = character(5, 5), character(6, 6)
    table = match([one], [two])
    assert {table.card(i) for name in ("deck", "hand", "play") for i in table.cards(P1, name)} == {one.id, "idle"}
    assert {table.card(i) for name in ("deck", "hand", "play") for i in table.cards(P2, name)} == {two.id, "idle"}


def test_there_are_characters_and_events():  # P-003
    assert set(VOCABULARY.kinds) == {"character", "event"}
    assert {d.kind for d in LIBRARY.definitions.values()} == {"character", "event"}


def test_a_character_has_life_points_and_attack_power(table):  # P-004
    table.play(P1, character(14, 5))
    assert table.stats(P1[0]) == (14, 5)
    assert VOCABULARY.kinds["character"] == ("life", "power") and VOCABULARY.kinds["event"] == ()


def test_the_set_has_plain_able_and_dual_characters():  # P-005, P-007
    characters = [d for d in LIBRARY.definitions.values() if d.kind == "character"]
    dual = [d for d in characters if "play" in d.by_trigger]
    able = [d for d in characters if d not in dual and (d.clauses or d.keywords or d.stats[2])]
    assert (len(characters), len(dual), len(able)) == (40, 9, 25)
    assert len(LIBRARY.definitions) - len(characters) == 24


def test_some_abilities_work_on_entering_play(table):  # P-006
    table.play(P1, HERO)
    table.play(P2, HERO)
    (healer,) = table.begin(P1, character(5, 1, enter="{draw: 2}"))
    before = len(table.cards(P1, "hand"))
    table.deploy(healer)
    assert len(table.cards(P1, "hand")) == before - 1 + 2


def test_a_dual_character_can_do_either(table):  # P-007
    dual = character(5, 5, play="{draw: 1}")
    for kind, where in (("event", "discard"), ("deploy", "play")):
        other = Table()
        other.play(P1, HERO)
        other.play(P2, HERO)
        (i,) = other.begin(P1, dual)
        getattr(other, kind)(i)
        assert other.zone(i) == where


def test_life_left_is_seen_by_everybody(table):  # P-008
    table.play(P1, character(9, 2))
    table.life(P1[0], 4)
    i = table.id(P1[0])
    for seat in (P1, P2):
        seen = described(table.state, seat)["entities"][i]
        assert (seen["stats"]["life"], seen["full"], seen["damage"]) == (4, 9, 5)


def test_life_points_fit_a_twenty_sided_die(tmp_path):  # P-009
    found = faults(tmp_path, [character(21, 1), character(0, 1), character(20, 1), character(1, 0)])
    assert found == ["`life` is 21", "`life` is 0"]


def test_decks_and_hands_are_hidden_the_rest_is_open():  # P-010
    assert {kind.name: kind.seen_by for kind in VOCABULARY.zones} == {
        "deck": "none", "hand": "owner", "play": "all", "discard": "all", "removed": "all", "playing": "all",
    }  # fmt: skip
    table = Table()
    theirs = table.hand(P2, HERO)[0]
    shown = view(table.state, P1)
    assert shown["entities"][theirs] is None
    assert all(shown["entities"][i] is None for i in table.cards(P1, "deck"))


def test_playing_costs_nothing(table, tmp_path):  # P-011
    """A card has no field for a cost, and whatever is in hand can be played in its phase."""
    dear = character(5, 5)
    dear.plain["cost"] = {"pure": 1}
    assert faults(tmp_path, [dear]) == ["unknown field `cost` in a card"]
    table.play(P1, HERO)
    table.play(P2, HERO)
    cards = table.begin(P1, event(), event(), character(20, 10))
    assert all(table.may("play", i) for i in cards[:2])
    table.until("deploy")
    assert table.may("play", cards[2])


def test_a_deck_has_thirty_cards(tmp_path):  # P-012
    heroes = [character(5, 5, id=f"hero_{n}") for n in range(15)]
    counts = {c.id: 2 for c in heroes}
    found = faults(tmp_path, heroes, right=counts, short={**counts, "hero_0": 1})
    assert found == ["the deck `short` has 29 cards instead of 30"]
    assert all(sum(deck.counts.values()) == 30 for deck in LIBRARY.decks.values())


def test_a_deck_may_hold_a_second_copy_and_no_third(tmp_path):  # P-013, P-014
    heroes = [character(5, 5, id=f"hero_{n}") for n in range(15)]
    found = faults(tmp_path, heroes, many={**{c.id: 2 for c in heroes}, "hero_0": 3, "hero_1": 1})
    assert found == ["the deck `many` has 3 copies of `hero_0`"]


def test_a_deck_holds_eight_characters(tmp_path):  # P-015
    heroes = [character(5, 5, id=f"hero_{n}") for n in range(4)]
    events = [event(id=f"event_{n}") for n in range(12)]
    enough = {c.id: 2 for c in [*heroes, *events[:11]]}
    found = faults(tmp_path, [*heroes, *events], right=enough, wrong={**enough, "hero_0": 1, "event_11": 1})
    assert found == ["the deck `wrong` has 7 cards of the kind character"]


def test_a_deck_without_a_character_makes_no_match(match):  # P-016
    with pytest.raises(NoMatch):
        CATACLYSM.setup(Table().state.cards, [["idle"] * 30, ["hero"] * 30], 1, {})


def test_the_squads_mix_sixteen_characters_with_fourteen_events():  # P-015
    for deck in LIBRARY.decks.values():
        kinds = [LIBRARY.definitions[card].kind for card in deck.cards()]
        assert kinds.count("character") == 16 and kinds.count("event") == 14
