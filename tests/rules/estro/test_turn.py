"""Set-up, turn and round (1.1 to 1.4 of the clauses), the end of a turn (1.12)."""

import pytest

from game.kernel.description import described
from game.kernel.setup import NoMatch
from game.language.library import CARDS, load
from game.rules import game_named
from game.rules.estro.constants import CHARACTERISTICS, ESTRI, OWN, round_of
from game.rules.estro.vocabulary import VOCABULARY
from tests.rules.estro.board import BLANK, P1, P2, PASS, Table, card, ozok, thofa, weak


def bundled():
    return load(CARDS / "estro", "estro", VOCABULARY)


# --- components -------------------------------------------------------------------------------------------------------


def test_two_play_or_four_in_teams(match):  # E-001 E-168
    assert list(game_named("estro").seats) == [2, 4]
    with pytest.raises(NoMatch):
        match(seats=3)


def test_every_card_is_of_an_estro_and_has_five_characteristics():  # E-004 E-005 E-006
    cards = [card for card in bundled().definitions.values() if card.kind != "zone"]
    assert {card.kind for card in cards} == {*ESTRI}
    assert all(all(value >= 0 for value in card.stats[:5]) and sum(card.stats[:5]) for card in cards)
    assert [CHARACTERISTICS[OWN[estro]] for estro in ESTRI] == ["atk", "def", "hel", "dex", "map"]


def test_the_five_zones_are_of_the_table():  # E-003
    found = bundled()
    assert sum(card.kind == "zone" for card in found.definitions.values()) == 5
    assert not any(found.definitions[name].kind == "zone" for deck in found.decks.values() for name in deck.counts)


def test_tot_is_the_sum_and_primary_the_own_characteristic(table):  # E-007 E-008 E-009
    table.field(P1, ozok(), thofa())
    assert [(table.primary(P1[n]), table.tot(P1[n])) for n in (0, 1)] == [(16, 72), (28, 76)]


def test_cards_with_and_without_gifts():  # E-010
    cards = [card for card in bundled().definitions.values() if card.kind != "zone"]
    assert {bool(card.clauses) for card in cards} == {True, False}


def test_nobody_has_life_points(table):  # E-011
    table.field(P1, ozok())
    assert not table.game.deaths.dying(table.state) and not VOCABULARY.player


def test_the_places(table):  # E-012
    assert [(kind.name, kind.seen_by, kind.shared) for kind in VOCABULARY.zones_of(False)] == [
        ("deck", "none", False), ("hand", "owner", False), ("field", "all", False), ("incinerator", "all", False),
        ("zone", "all", True), ("zone_pile", "none", True),
    ]  # fmt: skip


def test_die_and_coin(table):  # E-013
    table.field(P1, card("illusio"))
    (i,) = table.begin(P1, card("illusio", play="{coin: true, do: [{draw: 1}]}"))
    table.play(i)
    assert table.asked.kind == "coin" and set(table.answers) == {("heads",), ("tails",)}


@pytest.mark.parametrize(("called", "drawn"), [("heads", 1), ("tails", 0)])
def test_a_coin_rightly_called(table, called, drawn):  # E-013
    (i,) = table.begin(P1, card("illusio", play="{coin: true, do: [{draw: 1}], else: [{mill: 1}]}"))
    table.play(i)
    before = len(table.cards(P1, "hand"))
    table.dice(1)  # the lower half: heads
    table.answer(called)
    assert table.events("coin")[0]["won"] == bool(drawn)
    assert len(table.cards(P1, "hand")) - before == drawn and len(table.cards(P1, "incinerator")) == 1 - drawn


# --- set-up -----------------------------------------------------------------------------------------------------------


def test_who_begins_is_agreed_or_tossed(match):  # E-022
    assert match(first=P2).state.active == P2
    assert {match(first=None, seed=seed).state.active for seed in range(1, 9)} == {0, 1}


def test_five_cards_of_a_shuffled_deck_and_the_first_turn_draws(match):  # E-023 E-024 E-025 E-026 E-029
    table = match([card("manpo", id=f"m{n}") for n in range(9)])
    table.until("play")
    assert (len(table.cards(P1, "hand")), len(table.cards(P2, "hand"))) == (6, 5)
    hands = {tuple(sorted(match([card("manpo") for n in range(9)], seed=s).cards(P1, "hand"))) for s in range(1, 6)}
    assert len(hands) > 1
    table.end_turn()
    table.until("play")
    assert table.state.active == P2 and len(table.cards(P2, "hand")) == 6


def test_one_zone_is_drawn_for_the_whole_match():  # E-027 E-028
    found, library = set(), bundled()
    decks = [deck.cards() for deck in library.decks.values()][:2]
    for seed in range(20):
        state = game_named("estro").setup(library.card_set(VOCABULARY), decks, seed, library.constants)
        active = state.zones[state.places.of(0, 4)]
        assert len(active) == 1 and len(state.zones[state.places.of(0, 5)]) == 4
        found.add(state.entities[active[0]].definition.id)
    assert len(found) == 5


# --- turn and round ---------------------------------------------------------------------------------------------------


def test_a_turn_of_each_makes_a_round(table):  # E-030 E-047
    table.begin(P1, weak())
    rounds = []
    for _ in range(5):
        rounds.append((table.state.active, round_of(table.state)))
        table.end_turn()
    assert rounds == [(0, 1), (1, 1), (0, 2), (1, 2), (0, 3)]


def test_draw_play_attack_end(table):  # E-031 E-032 E-037
    table.field(P2, weak())
    table.field(P1, card("manpo", turn_start="{hand_limit: 0}", turn_end="{hand_limit: 0}"))
    (i,) = table.begin(P1, ozok())
    table.play(i)
    table.fight(P1[0], P2[0], 4, 4)
    table.end_turn()
    told = [e["kind"] for e in table.events("turn", "moved", "play", "attack", "gift") if e.get("seat") != 1]
    assert told[:5] == ["turn", "gift", "moved", "play", "moved"] and told[5:8] == ["attack", "moved", "gift"]


def test_with_an_empty_deck_but_a_hand_the_turn_goes_on(table):  # E-033 TE-32
    table.deck(P1)
    table.begin(P1, ozok(), ozok())
    table.until("play")
    assert table.result is None and len(table.cards(P1, "hand")) == 2


def test_one_card_must_be_played(table):  # E-038 E-039 E-040
    table.field(P1, *[weak()] * 9)
    ids = table.begin(P1, ozok(), ozok())
    table.until("play")
    assert not table.may(*PASS)
    table.play(ids[0])
    table.until("attack")
    assert len(table.cards(P1, "field")) == 10


def test_a_gift_may_let_play_another_which_may_be_declined(table):  # E-039 E-049
    one, other = table.begin(P1, card("manpo", play="{extra_play: 1}"), ozok())
    table.play(one)
    assert table.asked.kind == "play" and table.may(*PASS) and table.may("play", other)


def test_without_a_card_in_hand_the_obligation_lapses(table):  # E-041
    table.deck(P1, card("ardo"))
    table.rules(stratega_draws=True, stratega_first_draw_round=1)
    table.field(P1, ozok())
    table.field(P2, weak())
    table.begin(P1)
    table.until("attack")
    assert table.asked.kind == "attack" and not table.events("play")


def test_a_gift_card_stays_on_the_field(table):  # E-044 E-045
    (i,) = table.begin(P1, card("armonio", play="{draw: 1}"))
    table.play(i)
    assert table.zone(i) == "field" and len(table.events("gift")) == 1


def test_the_other_may_answer_a_blank_card(table):  # E-043
    table.field(P2, card("manpo", moment="{once: true, do: [{draw: 1}]}"))
    (i,) = table.begin(P1, ozok())
    table.play(i)
    assert table.asked.kind == "moment" and table.asked.seat == P2
    table.answer("use", P2[0], 0)
    assert len(table.cards(P2, "hand")) == 1


def test_attacking_is_optional(table):  # E-046
    table.field(P1, ozok())
    table.field(P2, weak())
    table.attacks(P1)
    table.answer(*PASS)
    assert table.state.active == P2 and not table.events("attack")


# --- the end of a turn ------------------------------------------------------------------------------------------------


def test_destroyed_and_discarded_cards_go_to_their_owners_incinerator(table):  # E-113 E-114
    table.field(P2, weak())
    gift = "{targets: [{from: enemy_cards, pick: 1}], do: [{control: target}, {destroy: target}]}"
    (i,) = table.begin(P1, card("manpo", play=gift))
    table.play(i)
    assert [e["seat"] for e in table.events("control")] == [0]
    assert table.id(P2[0]) in table.cards(P2, "incinerator") and not table.cards(P1, "incinerator")


def test_from_the_incinerator_only_gifts_bring_cards_back(table):  # E-115
    (lost,) = table.incinerator(P1, ozok())
    gift = "{targets: [{from: own_incinerator, pick: 1}], do: [{move: target, into: field}]}"
    (i,) = table.begin(P1, card("armonio", play=gift))
    table.until("play")
    assert not table.may("play", lost)
    table.play(i)
    assert table.zone(lost) == "field" and table.tot(lost) == 72


def test_at_most_five_cards_are_held_at_the_end_of_a_turn(table):  # E-116 E-117 E-118 TE-29
    table.begin(P1, *[ozok() for _ in range(7)])
    table.deck(P1)
    table.play(table.cards(P1, "hand")[0])
    hand = table.cards(P1, "hand")
    while table.asked.kind != "discard":
        table.answer(*PASS)
    assert len(hand) == 7 and (table.asked.least, table.asked.most) == (2, 2) and table.asked.seat == P1
    table.pick(*sorted(hand[1:3]))
    assert {*table.cards(P1, "incinerator")} == {*hand[1:3]}


def test_a_gift_may_raise_the_limit(table):  # E-116
    table.begin(P1, card("armonio", play="{hand_limit: 2}"), *[ozok() for _ in range(7)])
    table.deck(P1)
    table.play(table.cards(P1, "hand")[0])
    table.until("discard")
    assert table.state.active == P2 or (table.asked.kind == "discard" and table.asked.least == 1)


def test_hidden_and_open_things(match):  # E-012
    table = match()
    seen = described(table.state, P1)["seats"]
    assert seen[1]["hand"] == [] and seen[1]["hand_count"] == 5 and seen[0]["deck"] == []
    assert BLANK.id == "blank" and isinstance(table, Table)
