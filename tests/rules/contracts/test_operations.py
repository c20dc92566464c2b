"""Each operation of the card language: what it does, with each of its fields."""

import pytest

from tests.rules.contracts import board
from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell, token


def one(seat, do):
    """A Spell that does `do` to one target among the creatures of `seat`."""
    set_name = "own_creatures" if seat == P1 else "enemy_creatures"
    return spell({"targets": [{"from": set_name, "pick": 1}], "do": do})


# --- damage, heal, lose ----------------------------------------------------------------------------------------------


def test_damage(table):
    table.line(P2, creature(1, 3))
    table.play(spell("{damage: 2, to: enemies}"))
    assert table.stats(P2[0]) == (1, 1)
    assert table.player(P2).health == 28


def test_damage_repeated(table):
    table.play(spell("{damage: 2, to: opponent, times: 3}"))
    assert table.damages() == [(P2, 2)] * 3


def test_repeated_no_times(table):
    table.play(spell("[{damage: 2, to: opponent, times: {count: creatures}}, {damage: 1, to: opponent}]"))
    assert table.damages() == [(P2, 1)], "the next operation comes all the same"


def test_an_orb_takes_no_damage(table):  # C-103
    table.give(P2, orb(attack=1, durability=3))
    table.play(spell("{damage: 2, to: enemy_orb}"))
    assert table.orb(P2).durability == 3
    table.rules(orbs_take_damage=True)
    table.play(spell("{damage: 2, to: enemy_orb}"))
    assert table.orb(P2).durability == 1


def test_heal(table):
    table.line(P1, creature(1, 5))
    table.health(P1[0], 1)
    table.play(spell("{heal: 3, to: allies}"))
    assert table.stats(P1[0]) == (1, 4)
    assert table.player(P1).health == 33


def test_lose(table):
    table.play(spell("[{lose: 2}, {lose: 3, who: opponent}]"))
    assert (table.player(P1).health, table.player(P2).health) == (28, 27)
    assert table.damages() == []


# --- destroy, modify, grant, fade ------------------------------------------------------------------------------------


def test_destroy(table):
    table.line(P1, creature(1, 9), token(1, 9))
    table.give(P2, rune())
    table.play(spell("[{destroy: own_creatures}, {destroy: runes}]"))
    assert (table.zone(P1[0]), table.zone(P1[1])) == ("discard", "gone")
    assert table.rune(P2) is None


def test_players_are_not_destroyed_moved_or_shifted(table):
    """Who is attacked may be a player; what can't be done to one is not done."""
    for deed in ("{destroy: object}", "{move: object, into: hand}", "{shift: object, to_place: left}",
                 "{control: object}", "{lose_text: object}"):  # fmt: skip
        one = board.Table()
        one.line(P1, creature(1, 1, attacks=deed))
        one.attack(P1[0], P2)
        assert one.asked.kind == "act" and one.player(P2).health == 29
        assert [one.state.entities[s].zone for s in (P1, P2)] == [-1, -1]


def test_modify_for_good(table):
    table.line(P1, creature(1, 1))
    table.play(spell("{modify: {attack: 2, health: 3}, to: own_creatures}"))
    table.end_turn()
    table.end_turn()
    assert table.stats(P1[0]) == (3, 4)


def test_modify_until_the_end_of_the_turn(table):
    table.line(P1, creature(1, 1))
    table.play(spell("{modify: {attack: 2, health: 3}, to: own_creatures, until: turn_end}"))
    assert table.stats(P1[0]) == (3, 4)
    table.end_turn()
    assert table.stats(P1[0]) == (1, 1)


def test_modify_until_the_next_turn(table):
    """The start of the next turn of whose effect it is, whoever bears it."""
    table.line(P2, creature(3, 1))
    table.play(spell("{modify: {attack: -2}, to: enemy_creatures, until: next_turn}"))
    table.end_turn()
    assert table.stats(P2[0]) == (1, 1)
    table.end_turn()
    assert table.stats(P2[0]) == (3, 1)


def test_health_that_ends_can_kill(table):
    table.line(P1, creature(1, 2))
    table.play(spell("{modify: {health: 3}, to: own_creatures, until: turn_end}"))
    table.health(P1[0], 2)
    table.end_turn()
    assert table.zone(P1[0]) == "discard"


def test_modify_an_orb_and_magic_damage(table):
    table.give(P1, orb(attack=1, durability=1))
    table.play(spell("[{modify: {attack: 2, durability: 2}, to: own_orb}, {modify: {magic_damage: 1}, to: you}]"))
    assert (table.orb(P1).attack, table.orb(P1).durability) == (3, 3)
    table.play(spell("{damage: 1, to: opponent}"))
    assert table.player(P2).health == 28


def test_modify_by_a_number_over_the_board(table):
    table.line(P1, creature(1, 4), creature(1, 4))
    table.play(spell("{modify: {attack: {count: own_creatures, times: 2, plus: -1}}, to: own_creatures}"))
    assert table.stats(P1[0]) == (4, 4)


def test_an_attack_lowered_below_zero_deals_nothing(table):
    table.line(P1, creature(1, 4))
    table.play(spell("{modify: {attack: -3}, to: own_creatures}"))
    table.attack(P1[0], P2)
    assert table.player(P2).health == 30


@pytest.mark.parametrize(("until", "after"), [("", [True, True, True]), (", until: turn_end", [True, False, False]),
                                              (", until: next_turn", [True, True, False])])  # fmt: skip
def test_grant(table, until, after):
    table.line(P1, creature(1, 1))
    table.play(spell("{grant: [fog, magnetic], to: own_creatures" + until + "}"))
    found = []
    for _ in range(3):
        found.append(table.creature(P1[0]).keywords == {"fog", "magnetic"})
        table.end_turn()
    assert found == after


def test_grant_magnetized(table):
    table.line(P1, creature(1, 1))
    table.play(spell("{grant: magnetized, to: own_creatures}"))
    assert table.creature(P1[0]).keywords == {"magnetized"}


def test_fade(table):
    table.line(P2, creature(1, 1, "fog"))
    table.give(P2[0], attack=3)
    table.play(spell("{fade: enemy_creatures}"))
    assert table.stats(P2[0]) == (1, 1)
    assert table.creature(P2[0]).keywords == set()


# --- contracts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "hands"), [("you", (2, 0)), ("opponent", (0, 2)), ("players", (2, 2))])
def test_fetch(table, who, hands):
    top = [table.deck_of(seat)[:2] for seat in (P1, P2)]
    table.play(spell({"fetch": 2, "who": who}))
    assert (len(table.hand_of(P1)), len(table.hand_of(P2))) == hands
    for seat in (P1, P2):
        assert table.hand_of(seat) == top[seat][: hands[seat]]


def test_draw(table):
    table.play(spell("{draw: 2}"))
    for n in (1, 2):
        assert (table.asked.kind, len(table.answers)) == ("draw", 3), "never a special one"
        table.answer("draw", 2)
        table.pick(table.looked_at(P1)[1])
        assert len(table.hand_of(P1)) == n
    assert table.asked.kind == "act"
    assert len(table.discard_of(P1)) == 3, "two contracts, and the Spell"


def test_draw_of_both_players_in_turn_order(table):
    table.play(spell("{draw: 1, who: players}"))
    assert table.asked.seat == P1
    table.answer("draw", 1)
    assert table.asked.seat == P2
    table.answer("draw", 1)
    assert (len(table.hand_of(P1)), len(table.hand_of(P2))) == (1, 1)


def test_mill(table):
    ids = table.deck_of(P2)[:3]
    table.play(spell("{mill: 3, who: opponent}"))
    assert table.discard_of(P2) == ids


def test_mill_of_more_than_there_is(table):
    table.deck(P1, creature(1, 1))
    table.play(spell("{mill: 3}"))
    assert table.deck_of(P1) == []
    assert table.player(P1).health == 30, "nothing burns out"


def test_discard(table):
    ids = table.hand(P2, creature(1, 1), creature(1, 1), creature(1, 1))
    table.play(spell("{discard: {from: enemy_hand, random: 2}}"))
    assert len(table.hand_of(P2)) == 1
    assert set(table.discard_of(P2)) | set(table.hand_of(P2)) == set(ids)


def test_resources_of_a_creature_are_nobodys(table):
    """`subject` may turn out to be a creature: then there is no player who could fetch, draw or fill tanks."""
    do = [{"fetch": 1, "who": "subject"}, {"draw": 1, "who": "subject"}, {"mill": 1, "who": "subject"},
          {"fill_tanks": 1, "who": "subject"}, {"empty_tanks": 1, "who": "subject"}, {"refill": 1, "who": "subject"},
          {"gain_extractor": "fire", "who": "subject"}]  # fmt: skip
    table.line(P1, creature(1, 9, damaged={"of": "anyone", "do": do}))
    table.play(spell("{damage: 1, to: own_creatures}"))
    assert table.asked.kind == "act"
    assert table.hand_of(P1) == table.hand_of(P2) == []
    assert table.player(P1).tanks == 0


PLACES = {"hand": "hand", "deck_top": "deck", "deck_bottom": "deck", "deck": "deck", "discard": "discard"}


@pytest.mark.parametrize("into", sorted(PLACES))
def test_move(table, into):
    """To its owner's, whoever controls it."""
    table.line(P2, creature(1, 1))
    table.give(P2[0], attack=5)
    table.play(spell("{control: enemy_creatures}"))
    table.play(spell({"move": "own_creatures", "into": into}))
    assert table.zone(P2[0]) == PLACES[into]
    assert table.creature(P2[0]).controller == P2
    assert table.stats(P2[0]) == (1, 1), "what was applied is gone"


def test_move_to_top_and_bottom(table):
    table.line(P1, creature(1, 1), creature(1, 1))
    table.play(one(P1, [{"move": "target", "into": "deck_top"}]), targets=[P1[0]])
    table.play(spell("{move: own_creatures, into: deck_bottom}"))
    deck = table.deck_of(P1)
    assert (deck[0], deck[-1]) == (table.id(P1[0]), table.id(P1[1]))


def test_move_into_a_full_hand(table):
    table.hand(P2, *[creature(1, 1)] * 10)
    table.line(P2, creature(1, 1))
    table.play(spell("{move: enemy_creatures, into: hand}"))
    assert table.zone(P2[0]) == "discard"


def test_move_into_the_line(table):
    """Directly right of the effect's source if that is there, else at the right end (C-073); newly come."""
    ids = table.discard(P1, creature(1, 1), spell())
    table.line(P1, creature(1, 1), creature(1, 1))
    into = "{move: {from: own_discard, filter: {kind: creature}}, into: line}"
    played = table.play(creature(1, 1, summon=into), place=1)
    assert table.line_of(P1) == [table.id(P1[0]), played, ids[0], table.id(P1[1])]
    assert table.creature(ids[0]).fresh
    assert table.zone(ids[1]) == "discard", "no creature"


def test_move_of_the_opponents_creature_into_the_own_line(table):
    ids = table.discard(P2, creature(1, 1))
    table.play(spell("{move: {from: enemy_discard, filter: {kind: creature}}, into: line}"))
    assert table.line_of(P1) == ids
    assert table.creature(ids[0]).owner == P2


def test_create(table):
    imp = token(1, 2)
    table.line(P2, creature(1, 1))
    played = table.play(creature(1, 1, summon=[{"create": imp, "count": 2}, {"create": imp, "side": "enemy"}]))
    own, foreign = table.line_of(P1), table.line_of(P2)
    assert (own[0], len(own), foreign[0], len(foreign)) == (played, 3, table.id(P2[0]), 2)
    assert {table.stats(i) for i in (*own[1:], *foreign[1:])} == {(1, 2)}
    assert table.creature(foreign[1]).controller == table.creature(foreign[1]).owner == P2
    assert table.creature(own[1]).fresh


def test_create_puts_only_what_fits(table):
    imp = token(1, 2)
    table.line(P1, *[creature(1, 1)] * 7)
    table.play(spell([{"create": imp, "count": 3}]))
    assert len(table.line_of(P1)) == 8


# --- the line --------------------------------------------------------------------------------------------------------


def test_control(table):
    table.line(P1, creature(1, 1))
    table.line(P2, creature(2, 3))
    table.give(P2[0], attack=1)
    table.health(P2[0], 2)
    table.play(spell("{control: enemy_creatures}"))
    assert table.line_of(P1) == [table.id(P1[0]), table.id(P2[0])]
    assert table.stats(P2[0]) == (3, 2), "it stays what it was"
    assert table.refuse("attack", P2[0], P2).code == "newly_come"
    table.end_turn()
    table.end_turn()
    assert table.may("attack", P2[0], P2)


def test_control_needs_room(table):
    table.line(P1, *[creature(1, 1)] * 8)
    table.line(P2, creature(1, 1))
    table.play(spell("{control: enemy_creatures}"))
    assert table.line_of(P2) == [table.id(P2[0])]


def test_control_is_for_creatures(table):
    """What hits the player may be a creature or an Orb; only one of them is taken."""
    table.give(P1, rune(damaged="{of: you, do: [{control: object}]}"))
    table.give(P2, orb(2, 2), active=True)
    table.give(P1, attack=1)
    table.attack(P1, P2)
    assert table.player(P1).health < 30 and table.orb(P1) is None and table.orb(P2) is not None


@pytest.mark.parametrize(("to_place", "order"), [
    ("left_end", [2, 0, 1, 3]), ("right_end", [0, 1, 3, 2]), ("left", [0, 2, 1, 3]), ("right", [0, 1, 3, 2]),
])  # fmt: skip
def test_shift(table, to_place, order):
    table.line(P1, *[creature(1, 1)] * 4)
    table.play(one(P1, [{"shift": "target", "to_place": to_place}]), targets=[P1[2]])
    assert table.line_of(P1) == [table.id(P1[n]) for n in order]


def test_shift_stops_at_the_end(table):
    table.line(P1, *[creature(1, 1)] * 2)
    table.play(one(P1, [{"shift": "target", "to_place": "left"}]), targets=[P1[0]])
    table.play(one(P1, [{"shift": "target", "to_place": "right"}]), targets=[P1[1]])
    assert table.line_of(P1) == [table.id(P1[0]), table.id(P1[1])]


def test_ready(table):
    table.line(P1, creature(1, 9))
    table.attack(P1[0], P2)
    assert not table.may("attack", P1[0], P2)
    i = table.play(creature(1, 1))
    table.play(spell("{ready: own_creatures}"))
    table.attack(P1[0], P2)
    table.attack(i, P2)
    assert table.player(P2).health == 27


def test_ready_a_player_and_a_rune(table):
    table.give(P1, attack=2)
    table.give(P1, rune(use="{heal: 1, to: you}"))
    table.attack(P1, P2)
    table.use_rune()
    table.play(spell("[{ready: you}, {ready: own_rune}]"))
    table.attack(P1, P2)
    table.use_rune()
    assert (table.player(P1).health, table.player(P2).health) == (32, 26)


def test_fight(table):
    """Both deal their attack; it is no attack, and magnetism doesn't bind it."""
    table.line(P1, creature(2, 4, attacks="{heal: 9, to: you}"))
    table.line(P2, creature(3, 3), creature(1, 1, "magnetic"))
    table.play(spell("{targets: [{from: own_creatures, pick: 1}, {from: enemy_creatures, pick: 1}], "
                     "do: [{fight: target, with: target2}]}"), targets=[P2[0]])  # fmt: skip
    assert (table.stats(P1[0]), table.stats(P2[0])) == ((2, 1), (3, 1))
    assert table.player(P1).health == 30
    assert table.may("attack", P1[0], P2[1]), "it has not acted"


def test_nobody_fights_alone(table):
    table.line(P1, creature(2, 4))
    table.play(
        spell(
            "[{fight: {from: own_creatures, random: 1}, with: {from: own_creatures, random: 1}},"
            " {fight: {from: own_creatures, random: 1}, with: {from: enemy_creatures, random: 1}}]"
        )
    )
    assert table.damages() == []


def test_disarm(table):
    table.give(P1, orb())
    table.give(P2, orb())
    table.play(spell("{disarm: orbs}"))
    assert table.orb(P1) is table.orb(P2) is None


# --- mana ------------------------------------------------------------------------------------------------------------


def test_fill_tanks(table):
    table.mana(P2, tanks=4)
    table.play(spell("[{fill_tanks: 2}, {fill_tanks: 3, who: opponent}]"))
    assert (table.player(P1).tanks, table.player(P2).tanks) == (2, 5)


def test_empty_tanks(table):
    table.mana(P1, tanks=4)
    table.mana(P2, tanks=1)
    table.play(spell("[{empty_tanks: 3}, {empty_tanks: 3, who: opponent}]"))
    assert (table.player(P1).tanks, table.player(P2).tanks) == (1, 0)


def test_refill(table):
    table.mana(P1, fire=2, pure=1, full=False)
    table.play(spell("{refill: 2}"))
    table.answer("refill", 2, 0, 0, 0)
    assert table.player(P1).full == {"fire": 2}
    table.play(spell("{refill: 5}"))
    assert table.player(P1).full == {"fire": 2, "pure": 1}


def test_gain_extractor(table):
    table.mana(P1, fire=2)
    table.play(spell("{gain_extractor: water}"))
    assert table.player(P1).extractors == {"fire": 2, "water": 1}
    assert table.player(P1).full == {"fire": 2}, "it comes empty"


def test_gain_extractor_up_to_the_limit(table):
    table.mana(P2, fire=9, pure=1)
    table.play(spell("{gain_extractor: water, who: opponent}"))
    assert table.player(P2).extractors == {"fire": 9, "pure": 1}


# --- give ------------------------------------------------------------------------------------------------------------


def test_give(table):
    table.line(P1, creature(1, 1, always="{give: {attack: 1, health: 2, magic_damage: 3, keywords: [fog, impetus]}, "
                                         "to: {from: own_creatures, other: true}}"), creature(1, 1))  # fmt: skip
    assert table.stats(P1[0]) == (1, 1)
    assert table.stats(P1[1]) == (2, 3)
    assert table.creature(P1[1]).keywords == {"fog", "impetus"}
    table.play(spell("{damage: 1, to: opponent}"))
    assert table.player(P2).health == 26


# --- the gate: if, may, pay, else ------------------------------------------------------------------------------------


def test_if_and_else(table):
    text = "{if: {count: own_creatures, at_least: 1}, do: [{heal: 1, to: you}], else: [{lose: 1, who: you}]}"
    table.play(spell(text))
    assert table.player(P1).health == 29
    table.line(P1, creature(1, 1))
    table.play(spell(text))
    assert table.player(P1).health == 30


def test_all_of_several_conditions_must_hold(table):
    text = ("{if: [{count: own_creatures, at_least: 1}, {resource: hand, equals: 0}, "
            "{stat: health, of: you, at_most: 29}], do: [{heal: 5, to: you}]}")  # fmt: skip
    table.line(P1, creature(1, 1))
    table.play(spell(text))
    assert table.player(P1).health == 30
    table.health(P1, 20)
    table.play(spell(text))
    assert table.player(P1).health == 25


def test_the_price_of_a_may(table):
    gain = creature(1, 1, summon="{may: true, pay: {fire: 1}, do: [{heal: 1, to: you}]}")
    table.mana(P1, fire=1)
    table.play(gain)
    assert table.answers == [("yes",), ("no",)]
    table.answer("no")
    assert (table.player(P1).health, table.player(P1).full) == (30, {"fire": 1})
    table.play(gain)
    table.answer("yes")
    assert (table.player(P1).health, table.player(P1).full) == (31, {})
    table.play(gain)
    assert table.asked.kind == "act", "who can't pay is not asked"
    assert table.player(P1).health == 31


def test_a_board_asks_of_a_plain_seat(table):
    """Questions are kept for further matches: a test's own kind of number must not get into them."""
    assert type(table.asked.seat) is int and {type(part) for way in table.answers for part in way} <= {int, str}
