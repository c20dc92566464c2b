"""Each trigger of the card language: what sets it off, and for whom."""

import pytest

from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell, token

HEAL = "{heal: 1, to: you}"


def healed(table, seat=P1):
    return table.player(seat).health - 30


def test_play(table):
    table.play(spell("{heal: 1, to: you}"))
    assert healed(table) == 1


def test_several_play_clauses_come_one_after_another(table):
    table.line(P2, creature(1, 2))
    table.play(spell(clauses=[{"when": "play", "targets": [{"from": "enemy_creatures", "pick": 1}],
                               "do": [{"damage": 1, "to": "target"}]}]), targets=[])  # fmt: skip
    assert table.stats(P2[0]) == (1, 1)


def test_summon(table):
    table.play(creature(1, 1, summon=HEAL))
    assert healed(table) == 1


def test_recycling(table):
    table.line(P1, creature(1, 1, recycling=HEAL))
    table.play(spell("{destroy: creatures}"))
    assert healed(table) == 1


def test_ambush(table):
    table.top(P1, creature(1, 1, ambush=HEAL))
    table.play(spell("{fetch: 1}"))
    assert healed(table) == 1


def test_use(table):
    table.give(P1, rune(use=HEAL))
    table.use_rune()
    assert healed(table) == 1
    assert table.refuse("rune", table.rune(P1)).code == "used_this_turn"


def test_always(table):
    table.line(P1, creature(1, 1, always="{give: {attack: 1}, to: self}"))
    assert table.stats(P1[0]) == (2, 1)


@pytest.mark.parametrize(("of", "ends"), [("you", [1, 1, 2]), ("opponent", [0, 1, 1]), ("players", [1, 2, 3])])
def test_turn_end(table, of, ends):
    table.line(P1, creature(1, 1, turn_end={"of": of, "do": [{"heal": 1, "to": "you"}]}))
    found = []
    for _ in range(3):
        table.end_turn()
        found.append(healed(table))
    assert found == ends


@pytest.mark.parametrize(("of", "starts"), [("you", [0, 1, 1]), ("opponent", [1, 1, 2]), ("players", [1, 2, 3])])
def test_turn_start(table, of, starts):
    table.line(P1, creature(1, 1, turn_start={"of": of, "do": [{"heal": 1, "to": "you"}]}))
    found = []
    for _ in range(3):
        table.end_turn()
        found.append(healed(table))
    assert found == starts


def test_attacks(table):
    """Before damage; `object` is whom it attacks."""
    table.line(P1, creature(1, 1, attacks="{damage: 2, to: object}"))
    table.line(P2, creature(5, 2))
    table.attack(P1[0], P2[0])
    assert table.zone(P2[0]) == "discard"
    assert table.stats(P1[0]) == (1, 1), "the fight no longer took place"


def test_attacks_of_others_and_of_the_player(table):
    table.line(P1, creature(1, 1, attacks="{of: allies, do: [{modify: {attack: 1}, to: subject, until: turn_end}]}"))
    table.line(P1, creature(1, 1))
    table.give(P1, attack=1)
    table.attack(P1[1], P2)
    table.attack(P1, P2)
    assert table.damages() == [(P2, 2), (P2, 2)]


def test_attacked(table):
    """Before damage; `object` is the attacker."""
    table.line(P1, creature(1, 1))
    table.line(P2, creature(0, 3, attacked="{damage: 1, to: object}"))
    table.attack(P1[0], P2[0])
    assert table.zone(P1[0]) == "discard"
    assert table.stats(P2[0]) == (0, 3)


def test_attacked_is_not_set_off_by_other_damage(table):
    table.line(P2, creature(0, 3, attacked="{heal: 1, to: you}"))
    table.play(spell("{damage: 1, to: enemy_creatures}"))
    assert healed(table, P2) == 0


def test_damaged(table):
    """`object` is what dealt it."""
    table.line(P2, creature(0, 9, damaged="{modify: {attack: -1}, to: object}"))
    table.line(P1, creature(3, 3))
    table.attack(P1[0], P2[0])
    assert table.stats(P1[0]) == (2, 3)


def test_damaged_with_nobody_who_dealt_it(table):
    """Burnout has no source, so there is no `object` either."""
    table.deck(P1)
    table.line(P1, creature(0, 9, damaged="{of: you, do: [{damage: 1, to: object}, {modify: {attack: 1}, to: self}]}"))
    table.play(spell("{fetch: 1}"))
    assert table.damages() == [(P1, 1)]
    assert table.stats(P1[0]) == (1, 9)


def test_damage_of_zero_sets_nothing_off(table):
    table.line(P2, creature(0, 9, damaged=HEAL))
    table.line(P1, creature(0, 3, deals_damage=HEAL))
    table.attack(P1[0], P2[0])
    assert (healed(table), healed(table, P2)) == (0, 0)


def test_deals_damage(table):
    """`object` is what took it."""
    table.line(P1, creature(1, 5, deals_damage="{modify: {attack: -1}, to: object}"))
    table.line(P2, creature(3, 3))
    table.attack(P1[0], P2[0])
    assert table.stats(P2[0]) == (2, 2)


def test_deals_damage_once_for_each_who_took_it(table):
    table.line(P2, creature(1, 9), creature(1, 9))
    table.give(P1, orb(attack=2, durability=3, deals_damage=HEAL))
    table.use_orb(P2[0])
    assert healed(table) == 1 - 2
    table.line(P1, creature(1, 1, summon="{damage: 1, to: enemies}", deals_damage=HEAL))
    table.play(creature(1, 1, summon="{damage: 1, to: enemies}", deals_damage=HEAL))
    assert healed(table) == -1 + 3


def test_destroyed(table):
    table.line(P1, creature(1, 1, destroyed="{of: enemy_creatures, do: [{heal: 1, to: you}]}"))
    table.line(P2, creature(1, 1), creature(1, 1))
    table.play(spell("{destroy: enemy_creatures}"))
    assert healed(table) == 2


def test_destroyed_sees_the_creature_as_it_was(table):
    table.line(
        P1, creature(1, 1, destroyed="{of: {from: enemy_creatures, filter: {has: fog}}, do: [{heal: 1, to: you}]}")
    )
    table.line(P2, creature(1, 1), creature(1, 1, "fog"))
    table.play(spell("{damage: 1, to: enemy_creatures}"))
    assert healed(table) == 1


def test_returned_to_a_hand_is_not_destroyed(table):
    table.line(P1, creature(1, 1, destroyed=HEAL))
    table.line(P2, creature(1, 1))
    table.play(spell("{move: enemy_creatures, into: hand}"))
    assert healed(table) == 0


PLAYED = {"creature": lambda: creature(1, 1), "spell": spell, "rune": rune, "orb": orb}


@pytest.mark.parametrize("kind", sorted(PLAYED))
def test_each_kind_that_is_played(table, kind):
    """Your own, unless `of` says otherwise."""
    for seat, of in ((P1, None), (P2, "opponent"), (P2, None)):
        clause = {"do": [{"heal": 1, "to": "you"}]} | ({"of": of} if of else {})
        table.line(seat, creature(1, 1, **{f"{kind}_played": clause}))
    for other in sorted(set(PLAYED) - {kind}):
        table.play(PLAYED[other]())
    assert (healed(table), healed(table, P2)) == (0, 0)
    table.play(PLAYED[kind]())
    assert (healed(table), healed(table, P2)) == (1, 1)


def test_played_comes_after_the_effect_and_names_the_contract(table):
    table.line(P1, creature(1, 1, creature_played="{modify: {attack: 2}, to: object}"))
    i = table.play(creature(1, 1, summon="{heal: {stat: attack, of: self}, to: you}"))
    assert healed(table) == 1
    assert table.stats(i) == (3, 1)


def test_what_an_effect_puts_on_the_field_was_not_played(table):
    table.line(P1, creature(1, 1, creature_played=HEAL))
    table.play(spell([{"create": token(1, 1)}]))
    assert healed(table) == 0


def test_a_creature_hears_of_its_own_playing(table):
    """It is on the field by then."""
    table.play(creature(1, 1, creature_played=HEAL))
    assert healed(table) == 1


def test_rune_used(table):
    table.give(P1, rune())
    table.line(P1, creature(1, 1, rune_used=HEAL))
    table.line(P2, creature(1, 1, rune_used=HEAL))
    table.use_rune()
    assert (healed(table), healed(table, P2)) == (1, 0)


def test_contract_drawn(table):
    table.line(P1, creature(1, 1, contract_drawn=HEAL))
    table.play(spell("{fetch: 2}"))
    assert healed(table) == 2
    table.play(spell("{draw: 1}"))
    table.answer("draw", 2)
    table.pick(table.looked_at(P1)[0])
    assert healed(table) == 3, "only what was kept"
    table.play(spell("{fetch: 1, who: opponent}"))
    assert healed(table) == 3


def test_a_contract_that_found_the_hand_full_was_fetched_too(table):  # C-028
    table.line(P1, creature(1, 1, contract_drawn=HEAL, turn_end="{fetch: 1}"))
    table.hand(P1, *[creature(1, 1)] * 10)
    table.end_turn()
    assert healed(table) == 1


def test_healed(table):
    table.line(P1, creature(1, 5, healed="{modify: {attack: 1}, to: self}"))
    table.play(spell("{heal: 1, to: own_creatures}"))
    assert table.stats(P1[0]) == (1, 5), "it lacked nothing"
    table.health(P1[0], 3)
    table.play(spell("{heal: 1, to: own_creatures}"))
    assert table.stats(P1[0]) == (2, 4)


def test_a_faded_creature_waits_for_nothing(table):
    table.line(P1, creature(1, 1, spell_played=HEAL))
    table.play(spell("{fade: own_creatures}"))
    table.play(spell())
    assert healed(table) == 0


def test_what_is_in_hand_or_deck_waits_for_nothing(table):
    table.hand(P1, creature(1, 1, spell_played=HEAL))
    table.top(P1, creature(1, 1, spell_played=HEAL))
    table.discard(P1, creature(1, 1, spell_played=HEAL))
    table.play(spell())
    assert healed(table) == 0
