"""Chapter 7, further rules: P-074 to P-084."""

import pytest

from game.kernel.data import Context
from game.kernel.description import described
from tests.rules.cataclysm.board import HERO, P1, P2, P3, Table, character, event

MINE = "targets: [{from: own_characters, pick: 1}]"
THEIRS = "targets: [{from: enemy_characters, pick: 1}]"
DEAD = "targets: [{from: own_discard, pick: 1, filter: {kind: character}}]"


@pytest.fixture
def heroes(table):
    table.play(P1, HERO)
    table.play(P2, HERO)
    return table


def test_discard_piles_are_open_card_by_card(heroes):
    """P-074, TP-21."""
    cards = heroes.discard(P2, character(9, 9), event(), HERO)
    heroes.begin(P1)
    for seat in (P1, P2):
        shown = described(heroes.state, seat)
        assert shown["seats"][P2]["discard"] == cards
        assert [shown["entities"][i]["card"] for i in cards] == [heroes.card(i) for i in cards]


def test_an_event_beats_the_rules_as_a_character_does(heroes):  # P-075
    heroes.play(P2, HERO)
    (skip,) = heroes.begin(P1, event("{skip: battle, who: you}"))
    heroes.event(skip)
    assert not heroes.events("attack"), "although the attack is mandatory"
    assert [e["phase"] for e in heroes.events("skipped")] == ["battle"]


def test_only_where_it_says_so(heroes):  # P-075
    (skip,) = heroes.begin(P1, event("{skip: battle, who: you}"))
    heroes.event(skip)
    heroes.end_turn()
    heroes.end_turn()
    assert heroes.events("attack"), "the next battle is fought again"


@pytest.mark.parametrize("into", ["hand", "deck", "deck_top", "play"])
def test_discarded_cards_may_come_back(heroes, into):  # P-076
    dead = character(9, 1)
    heroes.discard(P1, dead)
    (call,) = heroes.begin(P1, event(f"{{{DEAD}, do: [{{move: target, into: {into}}}]}}"))
    heroes.event(call)
    assert heroes.lying(dead) == [into.removesuffix("_top")]


@pytest.mark.parametrize(("into", "room"), [("hand", 1), ("deck_top", 1), ("play", 2)])
def test_an_ability_recovers_them_as_an_event_does(table, into, room):  # P-076, P-044
    """A Character in play of whoever deploys it, and once more when it comes again."""
    table.rules(max_in_play=1 + room)
    table.play(P1, HERO)
    table.play(P2, HERO)
    dead = character(9, 1)
    fallen, event_there = table.discard(P1, dead, event())
    (caller,) = table.begin(P1, character(8, 1, enter=f"{{{DEAD}, do: [{{move: target, into: {into}}}]}}"))
    table.deploy(caller)
    assert table.zone(fallen) == into.removesuffix("_top") and table.zone(event_there) == "discard"


def test_an_event_comes_back_to_be_played_again(heroes):  # P-076
    (used,) = heroes.discard(P1, event("{damage: 5, to: enemy_characters}"))
    (call,) = heroes.begin(P1, event("{move: own_discard, into: hand}"))
    heroes.event(call)
    heroes.end_turn()
    heroes.event(used)
    assert 5 in [e["amount"] for e in heroes.events("damage")]


def test_removed_cards_never_come_back(heroes):
    """P-077, TP-22: an effect that tries does nothing."""
    (dead,) = heroes.discard(P2, character(9, 9))
    erase = f"{{{DEAD.replace('own', 'enemy')}, do: [{{move: target, into: removed}}, {{move: target, into: hand}}]}}"
    (i,) = heroes.begin(P1, event(erase))
    heroes.event(i, *(() if heroes.asked.kind != "target" else (dead,)))
    assert heroes.zone(dead) == "removed"
    for into in ("hand", "deck", "deck_top", "play"):
        heroes.state.game.put(heroes.state, dead, into, Context(0, 0, 0))
        assert heroes.zone(dead) == "removed"


def test_no_set_of_the_language_looks_into_what_was_removed(heroes):  # P-077
    removed = heroes.removed(P1, HERO)[0]
    context = heroes.state.game.vocabulary
    for name, members in context.sets.items():
        if name not in ("self", "target", "target2", "target3"):
            assert removed not in members(heroes.state, Context(P1, 0, P1)), name


def test_who_comes_back_is_as_new(heroes):
    """P-078, TP-25: full life, no old effects."""
    heroes.play(P1, character(9, 2))
    heroes.life(P1[1], 3)
    heroes.give(P1[1], "swift", power=4)
    (retreat,) = heroes.begin(P1, event(f"{{{MINE}, do: [{{move: target, into: hand}}]}}"))
    heroes.event(retreat, P1[1])
    heroes.deploy(heroes.id(P1[1]))
    damage = sum(e["amount"] for e in heroes.events("damage") if e["target"] == heroes.id(P1[1]))
    assert heroes.stats(P1[1]) == (9 - damage, 2) and not heroes.has(P1[1], "swift")


def test_cards_go_to_their_owners_piles(heroes):  # P-079
    """A borrowed Character that falls lies in its owner's pile, and counts there (A-06)."""
    heroes.play(P2, character(3, 1))
    heroes.discard(P2, HERO, HERO, HERO)
    (tongue,) = heroes.begin(P1, event(f"{{{THEIRS}, do: [{{borrow: target}}]}}"))
    heroes.event(tongue, P2[1])
    assert heroes.controller(P2[1]) == P1 and heroes.zone(P2[1]) == "play"
    heroes.life(P2[1], 1)
    heroes.attack(P2[1], P2[0])
    assert heroes.id(P2[1]) in heroes.cards(P2, "discard") and heroes.result == (P1,)


def test_a_character_taken_from_an_opposing_pile_returns_to_its_owners(heroes):  # P-079
    (dead,) = heroes.discard(P2, character(9, 1))
    raise_dead = event("{move: {from: enemy_discard, filter: {kind: character}}, into: play}")
    i, j = heroes.begin(P1, raise_dead, event(f"{{{MINE}, do: [{{move: target, into: hand}}]}}"))
    heroes.event(i)
    assert heroes.controller(dead) == P1
    heroes.end_turn()
    if heroes.state.active != P1:
        heroes.end_turn()
    heroes.event(j, dead)
    assert dead in heroes.cards(P2, "hand")


def test_a_borrowed_character_goes_back_at_the_end_of_the_turn(heroes):  # P-083
    heroes.play(P2, character(9, 5))
    (tongue,) = heroes.begin(P1, event(f"{{{THEIRS}, do: [{{borrow: target}}]}}"))
    heroes.event(tongue, P2[1])
    heroes.attack(P2[1], P2[0])
    assert heroes.controller(P2[1]) == P2 and heroes.stats(P2[0])[0] == 15 and heroes.stats(P2[1])[0] == 8


def test_a_borrowed_banner_makes_its_own_room_when_it_goes_back(heroes):  # P-037, P-083
    """Its owner has two others: the third is there because its own Banner is counted."""
    heroes.play(P2, character(9, 5), character(9, 2, "banner"))
    (tongue,) = heroes.begin(P1, event(f"{{{THEIRS}, do: [{{borrow: target}}]}}"))
    heroes.event(tongue, P2[2])
    assert heroes.controller(P2[2]) == P1
    heroes.end_turn()
    assert heroes.controller(P2[2]) == P2 and heroes.zone(P2[2]) == "play"


def test_the_last_character_is_never_borrowed_nor_one_without_room(heroes):  # P-037, P-060
    (tongue,) = heroes.begin(P1, event(f"{{{THEIRS}, do: [{{borrow: target}}]}}"))
    heroes.event(tongue)
    assert heroes.controller(P2[0]) == P2
    heroes.play(P2, character(9, 5))
    heroes.play(P1, character(9, 5))
    (tongue,) = heroes.begin(P1, event(f"{{{THEIRS}, do: [{{borrow: target}}]}}"))
    heroes.event(tongue, P2[1])
    assert heroes.controller(P2[1]) == P2


def test_without_the_banner_that_another_lent_what_came_last_goes_back_to_the_hand(heroes):  # P-037
    heroes.play(P1, character(9, 0, always="{give: {keywords: [banner]}, to: own_characters}"))
    heroes.play(P1, character(8, 0), character(7, 0))
    lender, first, last = heroes.cards(P1, "play")[1:]
    (strike,) = heroes.begin(P1, event("{damage: 20, to: {from: own_characters, filter: {life: 9}}}"))
    heroes.event(strike)
    assert [heroes.zone(i) for i in (lender, first, last)] == ["discard", "play", "hand"]


def test_who_is_sent_back_without_a_banner_leaves_play_as_others_do(heroes):  # P-037
    """Of several effects that put it elsewhere its controller says which comes first."""
    heroes.play(P1, character(9, 0, always="{give: {keywords: [banner]}, to: own_characters}"))
    keeps = "{of: {from: own_characters, filter: {life: 7}}, into: removed}"
    heroes.play(P1, character(8, 0, instead_move=keeps), character(7, 0, instead_move="{into: deck_top}"))
    lender, keeper, last = heroes.cards(P1, "play")[1:]
    (strike,) = heroes.begin(P1, event("{damage: 20, to: {from: own_characters, filter: {life: 9}}}"))
    heroes.event(strike)
    assert (heroes.asked.kind, heroes.asked.seat) == ("replace", P1)
    heroes.pick(last)
    assert [heroes.zone(i) for i in (lender, keeper, last)] == ["discard", "play", "deck"]
    heroes.end_turn()


def test_who_would_go_back_and_finds_no_room_leaves_play_as_others_do(heroes):  # P-037, P-083
    heroes.play(P2, character(9, 5, instead_move="{into: removed}"))
    (tongue,) = heroes.begin(P1, event(f"{{{THEIRS}, do: [{{borrow: target}}]}}"))
    heroes.event(tongue, P2[1])
    heroes.play(P2, character(5, 0))
    heroes.end_turn()
    assert heroes.zone(P2[1]) == "removed" and len(heroes.cards(P2, "play")) == 2


@pytest.mark.parametrize(("until", "turns"), [("turn_end", 1), ("next_turn", 2)])
def test_a_banner_that_wears_off_leaves_no_room_for_who_came_last(heroes, until, turns):  # P-037, P-083
    heroes.play(P1, character(9, 0))
    lend, last = heroes.begin(P1, event(f"{{grant: banner, to: own_characters, until: {until}}}"), character(8, 0))
    heroes.event(lend)
    heroes.deploy(last)
    assert heroes.zone(last) == "play"
    for _ in range(turns):
        heroes.end_turn()
    assert heroes.zone(last) == "hand" and len(heroes.cards(P1, "play")) == 2


def test_no_copy_comes_into_play_by_an_effect(heroes):  # P-039
    """It stays where it was (A-13)."""
    (dead,) = heroes.discard(P1, HERO)
    (call,) = heroes.begin(P1, event(f"{{{DEAD}, do: [{{move: target, into: play}}]}}"))
    heroes.event(call)
    assert heroes.zone(dead) == "discard"


# --- order ------------------------------------------------------------------------------------------------------------


def effects(table):
    return [e["entity"] for e in table.events("effect")]


def test_the_active_players_abilities_come_first(round_table):  # P-080
    watcher = {"destroyed": "{draw: 1}"}
    table = round_table
    for seat in (P1, P2, P3):
        table.play(seat, character(20, seat + 1, **watcher))
    table.play(P1, character(1, 0))
    table.play(P3, character(20, 0))
    (bolt,) = table.begin(P2, event("{destroy: {from: enemy_characters, filter: {life: 1}}}"))
    table.event(bolt)
    assert effects(table) == [table.id(P2[0]), table.id(P3[0]), table.id(P1[0])]


def test_a_player_orders_their_own(heroes):  # P-081
    heroes.rules(max_in_play=3)
    one, two = heroes.play(P1, character(9, 0, turn_start="{draw: 1}"), character(9, 0, turn_start="{draw: 1}"))
    heroes.begin(P1)
    assert heroes.asked.kind == "order" and heroes.asked.seat == P1
    assert heroes.answers == [("pick", one), ("pick", two)]
    heroes.answer("pick", two)
    assert effects(heroes) == [two, one]


def test_abilities_of_the_other_player_are_ordered_by_that_player(heroes):  # P-081
    heroes.rules(max_in_play=5)
    one, two = heroes.play(P2, character(9, 0, turn_end="{draw: 1}"), character(9, 0, turn_start="{draw: 1}"))
    watch = heroes.play(P2, character(9, 0, event_played={"of": "opponent", "do": [{"draw": 1}]}),
                        character(9, 0, event_played={"of": "opponent", "do": [{"draw": 1}]}))  # fmt: skip
    (idle,) = heroes.begin(P1, event())
    heroes.event(idle)
    assert heroes.asked.kind == "order" and heroes.asked.seat == P2
    assert heroes.answers == [("pick", i) for i in watch] and one != two


def test_what_an_ability_sets_off_waits_for_it(heroes):  # P-080
    """A queue: nothing interrupts."""
    heroes.play(P2, character(9, 0, damaged="{draw: 1, who: opponent}"))
    (flood,) = heroes.begin(P1, event("[{damage: 1, to: {from: enemy_characters, filter: {power: 0}}}, {heal: 1, to: "
                                      "enemy_characters}]"))  # fmt: skip
    heroes.event(flood)
    kinds = [e["kind"] for e in heroes.events("damage", "heal", "effect")]
    assert kinds[:3] == ["damage", "heal", "effect"]


def test_there_are_no_plays_in_an_opponents_turn(heroes):  # P-082
    mine = heroes.hand(P2, event(), character(9, 9))
    heroes.begin(P1)
    asked = set()
    while heroes.state.active == P1:
        asked.add(heroes.asked.seat)
        for i in mine:
            heroes.refuse("play", i)
        heroes.answer(*heroes.answers[-1])
    assert asked == {P1}


def test_only_abilities_work_then(heroes):  # P-082
    heroes.play(P2, character(9, 0, attacked="{draw: 1}", event_played={"of": "opponent", "do": [{"draw": 1}]}))
    (idle,) = heroes.begin(P1, event())
    before = len(heroes.cards(P2, "hand"))
    heroes.event(idle)
    assert len(heroes.cards(P2, "hand")) == before + 1


# --- how long ---------------------------------------------------------------------------------------------------------


def test_this_battle_ends_with_the_battle(heroes):  # P-083
    heroes.play(P2, HERO)
    paint, horn = heroes.begin(P1, event("{modify: {power: 3}, to: own_characters, until: battle_end}"),
                               event("{battle: 1}"))  # fmt: skip
    heroes.rules(events_per_turn=2)
    heroes.event(paint)
    heroes.event(horn)
    heroes.attack(P1[0], P2[0])
    assert heroes.stats(P2[0])[0] == 16 and heroes.stats(P1[0])[1] == 1
    heroes.attack(P1[0], P2[0])
    assert heroes.stats(P2[0])[0] == 15


def test_this_turn_ends_with_the_turn(heroes):  # P-083
    heroes.play(P2, HERO)
    (paint,) = heroes.begin(P1, event("{modify: {power: 3}, to: own_characters, until: turn_end}"))
    heroes.event(paint)
    assert heroes.stats(P1[0])[1] == 4
    heroes.attack(P1[0], P2[0])
    assert heroes.state.active == P2 and heroes.stats(P1[0])[1] == 1


def test_a_battle_that_is_not_fought_ends_with_the_turn(heroes):  # P-083
    heroes.give(P1[0], "bound")
    (paint,) = heroes.begin(P1, event("{modify: {power: 3}, to: own_characters, until: battle_end}"))
    heroes.event(paint)
    assert heroes.state.active == P2 and heroes.stats(P1[0])[1] == 1


def test_until_your_next_turn(heroes):  # P-083
    (mud,) = heroes.begin(P1, event("{modify: {power: 3}, to: own_characters, until: next_turn}"))
    heroes.event(mud)
    assert heroes.state.active == P2 and heroes.stats(P1[0])[1] == 4
    heroes.end_turn()
    assert heroes.state.active == P1 and heroes.stats(P1[0])[1] == 1


def test_other_changes_last_while_the_character_stays(heroes):  # P-084
    (train,) = heroes.begin(P1, event("{modify: {power: 2, life: 3}, to: own_characters}"))
    heroes.event(train)
    for _ in range(4):
        heroes.end_turn()
    life = 20 + 3 - sum(e["amount"] for e in heroes.events("damage") if e["target"] == heroes.id(P1[0]))
    assert heroes.stats(P1[0]) == (life, 3)


def test_a_fall_that_was_taught_happens(heroes):  # P-084, P-006
    will = event(f"{{{MINE}, do: [{{teach: [{{when: falls, do: [{{draw: 2}}]}}], to: target}}]}}")
    heroes.play(P1, character(1, 1))
    (legacy,) = heroes.begin(P1, will)
    heroes.event(legacy, P1[1])
    before = len(heroes.cards(P1, "hand"))
    heroes.attack(P1[1], P2[0])
    assert len(heroes.cards(P1, "hand")) == before + 2


def test_who_has_lost_the_text_falls_and_is_discarded_without_it(heroes):  # P-084, P-006
    heroes.play(P2, character(1, 1, falls="{damage: 5, to: enemy_characters}", discarded="{draw: 3}"))
    (silence,) = heroes.begin(P1, event(f"{{{THEIRS}, do: [{{lose_text: target}}]}}"))
    heroes.event(silence, P2[1])
    before = len(heroes.cards(P2, "hand"))
    heroes.attack(P1[0], P2[1])
    assert heroes.zone(P2[1]) == "discard"
    assert heroes.stats(P1[0]) == (19, 1)
    assert len(heroes.cards(P2, "hand")) == before + 1, "the card of the turn that begins"


# --- what only this game's words do -----------------------------------------------------------------------------------


def test_healing_stops_at_the_starting_life(heroes):  # P-053
    for cap, left in ((True, 20), (False, 24)):
        table = Table()
        table.play(P1, HERO)
        table.play(P2, character(20, 0))
        table.rules(heal_cap=cap)
        table.life(P1[0], 18)
        (spring,) = table.begin(P1, event("{heal: 6, to: own_characters}"))
        table.event(spring)
        assert table.stats(P1[0])[0] == left


def test_life_left_is_exchanged(heroes):  # P-053
    heroes.play(P2, character(9, 0))
    heroes.life(P1[0], 4)
    (swap,) = heroes.begin(P1, event("{targets: [{from: own_characters, pick: 1}, {from: enemy_characters, pick: 1}], "
                                     "do: [{swap: target, with: target2}]}"))  # fmt: skip
    heroes.event(swap, P2[1])
    assert (heroes.stats(P1[0])[0], heroes.stats(P2[1])[0]) == (9, 4)


def test_a_fight_is_no_attack(heroes):  # P-047
    heroes.play(P2, HERO)
    who = "{from: own_characters, pick: 1}, {from: enemy_characters, pick: 1}"
    (i,) = heroes.begin(P1, event(f"{{targets: [{who}], do: [{{fight: target, with: target2}}]}}"))
    heroes.event(i, P2[0])
    assert (heroes.stats(P1[0])[0], heroes.stats(P2[0])[0]) == (19, 19) and not heroes.events("attack")
    heroes.until("battle")
    assert heroes.asked.kind == "battle"


def test_only_characters_in_play_take_damage(heroes):  # P-053
    """What an Event does is answered by nobody: an Event has no life."""
    heroes.play(P2, character(9, 0, damaged="{damage: 5, to: object}"))
    (flood,) = heroes.begin(P1, event("{damage: 1, to: enemy_characters}"))
    heroes.event(flood)
    assert all(e["target"] not in (flood, P1, P2) for e in heroes.events("damage"))


def test_discarding_sets_off_what_says_discarded(heroes):  # P-032
    """A dual Character played as an Event is discarded; it does not fall (A-17)."""
    for how in ("event", "hand", "deck", "fall"):
        table = Table()
        table.play(P1, HERO)
        table.play(P2, HERO)
        trick = character(1, 1, play="{draw: 0}", discarded="{draw: 1}", falls="{heal: 1, to: characters}")
        if how == "fall":
            (i,) = table.play(P1, trick)
            (act,) = table.begin(P1, event("{destroy: {from: own_characters, filter: {power: 1, life: 1}}}"))
        elif how == "deck":
            (i,) = table.deck(P1, HERO, trick)[1:]
            (act,) = table.begin(P1, event("{mill: 1, who: you}"))
        else:
            i, act = table.begin(P1, trick, event("{discard: {from: own_hand, filter: {kind: character}}}"))
        table.event(i if how == "event" else act)
        assert table.zone(i) == "discard"
        done = [e["clause"].rsplit("#")[1] for e in table.events("effect")]
        assert len(done) == (2 if how == "fall" else 1), how


def test_looking_at_a_hand_tells_only_who_looks(heroes):  # P-010
    cards = heroes.hand(P2, HERO, event())
    (spy,) = heroes.begin(P1, event("{look: enemy_hand}"))
    heroes.event(spy)
    looked = next(e for e in heroes.log.events if e.kind == "looked")
    told = looked.seen_by(P1)["cards"]
    assert set(cards) < set(told) and "cards" not in looked.seen_by(P2)
    assert list(told) == sorted(told), "how somebody orders a hand is not told"
    assert set(cards) < set(described(heroes.state, P1)["seats"][P2]["hand"])


def test_looking_tells_a_third_player_nothing(round_table):  # P-010
    table = round_table
    for seat in (P1, P2, P3):
        table.play(seat, HERO)
    cards = table.hand(P2, HERO)
    (spy,) = table.begin(P1, event("{look: enemy_hand}"))
    table.event(spy)
    assert not set(cards) & set(described(table.state, P3)["seats"][P2]["hand"])


AWAY = ("destroy: target", "move: target, into: hand", "move: target, into: deck", "move: target, into: removed")


@pytest.mark.parametrize("away", AWAY)
def test_a_character_leaves_play_in_any_way(heroes, away):
    heroes.play(P1, character(5, 1, leaves="{damage: 3, to: enemy_characters}"))
    (banish,) = heroes.begin(P1, event(f"{{{MINE}, do: [{{{away}}}]}}"))
    foe = heroes.cards(P2, "play")[0]
    heroes.event(banish, heroes.cards(P1, "play")[1])
    assert (foe, 3) in [(e["target"], e["amount"]) for e in heroes.events("damage")]
