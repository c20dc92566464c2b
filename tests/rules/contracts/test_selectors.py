"""Each set, each field of a selector and of a filter, and numbers over the board."""

import pytest

from game.kernel.rng import seeded
from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell, token

MARK = {"modify": {"attack": 10}}


def marked(table, selector, **clause):
    """Whom a Spell meets that marks all of `selector`: by 10 more attack, off the field by taking them away."""
    name = selector if isinstance(selector, str) else selector["from"]
    if name.endswith(("_hand", "_discard")):
        into = "discard" if name.endswith("_hand") else "hand"
        before = {i for seat in (P1, P2) for i in table.cards(seat, into)}
        played = table.play(spell({**clause, "do": [{"move": selector, "into": into}]}))
        return {i for seat in (P1, P2) for i in table.cards(seat, into)} - before - {played}
    table.play(spell({**clause, "do": [{**MARK, "to": selector}]}))
    return {i for i, e in enumerate(table.state.entities) if any(m.amount == 10 for m in e.mods)}


@pytest.fixture
def board(table):
    """Two creatures and a Rune and an Orb on each side."""
    table.line(P1, creature(1, 5), creature(2, 4))
    table.line(P2, creature(3, 3), creature(4, 2))
    for seat in (P1, P2):
        table.give(seat, rune())
        table.give(seat, orb(attack=1, durability=2))
        table.hand(seat, creature(5, 5))
        table.discard(seat, creature(6, 6))
    return table


SETS = {
    "you": lambda t: {P1},
    "opponent": lambda t: {P2},
    "players": lambda t: {P1, P2},
    "own_creatures": lambda t: {*t.line_of(P1)},
    "enemy_creatures": lambda t: {*t.line_of(P2)},
    "creatures": lambda t: {*t.line_of(P1), *t.line_of(P2)},
    "allies": lambda t: {*t.line_of(P1), P1},
    "enemies": lambda t: {*t.line_of(P2), P2},
    "anyone": lambda t: {*t.line_of(P1), *t.line_of(P2), P1, P2},
    "own_rune": lambda t: {t.rune(P1)},
    "enemy_rune": lambda t: {t.rune(P2)},
    "runes": lambda t: {t.rune(P1), t.rune(P2)},
    "own_orb": lambda t: {t.orb(P1).id},
    "enemy_orb": lambda t: {t.orb(P2).id},
    "orbs": lambda t: {t.orb(P1).id, t.orb(P2).id},
    "own_hand": lambda t: {*t.hand_of(P1)},
    "enemy_hand": lambda t: {*t.hand_of(P2)},
    "own_discard": lambda t: {*t.discard_of(P1)},
    "enemy_discard": lambda t: {*t.discard_of(P2)},
}


@pytest.mark.parametrize("name", sorted(SETS))
def test_a_set(board, name):
    wanted = SETS[name](board)
    assert marked(board, name) == wanted


@pytest.mark.parametrize("name", sorted(SETS))
def test_a_set_from_the_other_side(board, name):
    """The same words on a card of the other player."""
    mirror = {"you": "opponent", "opponent": "you", "allies": "enemies", "enemies": "allies"}
    other = mirror.get(name) or {"own": "enemy", "enemy": "own"}.get(name.split("_")[0], "")
    if other in ("own", "enemy"):
        other = f"{other}_{name.split('_')[1]}"
    wanted = SETS[other or name](board)
    board.turn_of(P2)
    assert marked(board, name) == wanted


def test_self(table):
    i = table.play(creature(1, 1, summon={**MARK, "to": "self"}))
    assert table.stats(i) == (11, 1)


def test_self_is_gone_once_it_moved(table):
    """In the discard pile it is another object than the one that was played."""
    i = table.play(creature(1, 1, summon=[{"destroy": "self"}, {**MARK, "to": "self"}]))
    assert table.zone(i) == "discard"
    assert table.state.entities[i].mods == ()


def test_targets_are_different_ones_and_locked_first(board):
    board.play(spell({"targets": [{"from": "creatures", "pick": 1}, {"from": "creatures", "pick": 1},
                                  {"from": "players", "pick": 1}],
                      "do": [{"damage": 1, "to": "target"}, {"damage": 2, "to": "target2"},
                             {"damage": 3, "to": "target3"}]}))  # fmt: skip
    board.pick(P1[0])
    assert board.id(P1[0]) not in board.asked.candidates
    board.pick(P2[0])
    assert board.damages() == []
    board.pick(P2)
    assert board.damages() == [(board.id(P1[0]), 1), (board.id(P2[0]), 2), (P2, 3)]


def test_pick_several(board):
    board.play(spell({"targets": [{"from": "creatures", "pick": 3}], "do": [{**MARK, "to": "target"}]}))
    assert board.refuse("pick", P1[0]).code == "wrong_number"
    board.pick(P1[0], P1[1], P2[0])
    assert [board.stats(i)[0] for i in (P1[0], P1[1], P2[0], P2[1])] == [11, 12, 13, 4]


def test_pick_more_than_there_are(board):
    """All of them, without a question."""
    board.play(spell({"targets": [{"from": "own_creatures", "pick": 5}], "do": [{**MARK, "to": "target"}]}))
    assert [board.stats(P1[n])[0] for n in range(2)] == [11, 12]


def test_up_to(board):
    board.play(
        spell({"targets": [{"from": "own_creatures", "pick": 2, "up_to": True}], "do": [{**MARK, "to": "target"}]})
    )
    assert board.answers == [("pick",), *[("pick", board.id(P1[n])) for n in (0, 1)],
                             ("pick", board.id(P1[0]), board.id(P1[1]))]  # fmt: skip
    board.pick()
    assert [board.stats(P1[n])[0] for n in range(2)] == [1, 2]


def test_a_choice_while_the_effect_resolves_is_asked_when_that_operation_is_reached(board):
    board.play(spell([{"damage": 1, "to": "opponent"}, {**MARK, "to": {"from": "own_creatures", "pick": 1}}]))
    assert (board.asked.kind, board.player(P2).health) == ("choose", 29)
    board.pick(P1[0])
    assert board.stats(P1[0]) == (11, 5)


def test_random(board):
    found = set()
    for seed in range(30):
        table = type(board)(board.state)
        table.state.rng = [seeded(seed, "test")] * len(table.state.rng)
        chosen = marked(table, {"from": "creatures", "random": 2})
        assert len(chosen) == 2
        found |= chosen
    assert found == {*board.line_of(P1), *board.line_of(P2)}


def test_random_of_fewer_takes_all_without_chance(board):
    rng = list(board.state.rng)
    assert marked(board, {"from": "own_creatures", "random": 2}) == {*board.line_of(P1)}
    assert board.state.rng == rng


def test_other(table):
    table.line(P1, creature(1, 1))
    i = table.play(creature(1, 1, summon={**MARK, "to": {"from": "own_creatures", "other": True}}))
    assert (table.stats(P1[0]), table.stats(i)) == ((11, 1), (1, 1))


@pytest.mark.parametrize(("side", "met"), [(None, {1, 3}), ("left", {1}), ("right", {3})])
def test_adjacent(table, side, met):
    table.line(P1, *[creature(1, 1)] * 5)
    selector = {"from": "own_creatures", "adjacent_to": "target"} | ({"side": side} if side else {})
    table.play(
        spell({"targets": [{"from": "creatures", "pick": 1}], "do": [{**MARK, "to": selector}]}), targets=[P1[2]]
    )
    assert {n for n in range(5) if table.stats(P1[n])[0] == 11} == met


def test_adjacent_at_the_end_of_the_line(table):
    table.line(P1, creature(1, 1), creature(1, 1))
    table.line(P2, creature(1, 1))
    beside = {"from": "creatures", "adjacent_to": "target"}
    table.play(spell({"targets": [{"from": "creatures", "pick": 1}], "do": [{**MARK, "to": beside}]}), targets=[P1[1]])
    assert [table.stats(i)[0] for i in (P1[0], P1[1], P2[0])] == [11, 1, 1]


@pytest.mark.parametrize(("health", "struck"), [(3, [0, 2]), (2, [])])
def test_nobody_is_adjacent_to_who_has_left(table, health, struck):  # C-141
    table.line(P1, creature(1, 9), creature(1, health), creature(1, 9))
    beside = {"from": "creatures", "adjacent_to": "target"}
    doing = [{"damage": 2, "to": "target"}, {"damage": 1, "to": beside}]
    table.play(spell({"targets": [{"from": "creatures", "pick": 1}], "do": doing}), targets=[P1[1]])
    assert [n for n in (0, 2) if table.stats(P1[n])[1] == 8] == struck


def test_who_is_to_be_met_whatever_comes_of_the_one_between_is_named_first(table):  # C-141
    table.line(P1, creature(1, 9), creature(1, 2), creature(1, 9))
    beside = {"from": "creatures", "adjacent_to": "target"}
    doing = [{"damage": 1, "to": beside}, {"damage": 2, "to": "target"}]
    table.play(spell({"targets": [{"from": "creatures", "pick": 1}], "do": doing}), targets=[P1[1]])
    assert [table.stats(P1[n])[1] for n in (0, 2)] == [8, 8] and table.zone(P1[1]) == "discard"


def test_nobody_is_adjacent_to_a_player(table):
    table.line(P1, creature(2, 1, attacks="{damage: 1, to: {from: anyone, adjacent_to: object}}"))
    table.line(P2, creature(1, 1))
    table.attack(P1[0], P2)
    assert table.player(P2).health == 28 and table.zone(P2[0]) == "line"


# --- filters ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def zoo(table):
    """0: a plain 1/1; 1: damaged 3/5 (now 2), cost 2; 2: a fire 2/2 in fog, cost 4; 3: a token 2/4."""
    table.line(P1, creature(1, 1), creature(3, 5, cost="{pure: 2}"),
               creature(2, 2, "fog", cost="{fire: 1, pure: 3}"), token(2, 4))  # fmt: skip
    table.health(P1[1], 2)
    return table


@pytest.mark.parametrize(("narrow", "met"), [
    ({"attack": 2}, {2, 3}),
    ({"attack": {"at_least": 2}}, {1, 2, 3}),
    ({"attack": {"at_most": 2}}, {0, 2, 3}),
    ({"attack": {"equals": 3}}, {1}),
    ({"attack": {"at_least": 2, "at_most": 2}}, {2, 3}),
    ({"health": {"at_most": 2}}, {0, 1, 2}),
    ({"health": 4}, {3}),
    ({"cost": {"at_least": 2}}, {1, 2}),
    ({"cost": 0}, {0, 3}),
    ({"damaged": True}, {1}),
    ({"damaged": False}, {0, 2, 3}),
    ({"has": "fog"}, {2}),
    ({"lacks": "fog"}, {0, 1, 3}),
    ({"kind": "creature"}, {0, 1, 2, 3}),
    ({"element": "fire"}, {2}),
    ({"element": "pure"}, {1, 2}),
    ({"token": True}, {3}),
    ({"token": False}, {0, 1, 2}),
    ({"place": "leftmost"}, {0}),
    ({"place": "rightmost"}, {3}),
    ({"most": "attack"}, {1}),
    ({"least": "attack"}, {0}),
    ({"most": "health"}, {3}),
    ({"least": "health"}, {0}),
    ({"attack": 2, "token": False}, {2}),
    ({"attack": 2, "most": "health"}, {3}),
    ({"attack": 2, "place": "leftmost"}, set()),
])  # fmt: skip
def test_a_filter(zoo, narrow, met):
    assert marked(zoo, {"from": "own_creatures", "filter": narrow}) == {zoo.id(P1[n]) for n in met}


def test_of_several_with_the_most_one_is_chosen(table):
    table.line(P1, creature(1, 1), creature(3, 3), creature(3, 3), creature(1, 1))
    table.play(spell({**MARK, "to": {"from": "own_creatures", "filter": {"most": "attack"}}}))
    assert table.answers == [("pick", table.id(P1[1])), ("pick", table.id(P1[2]))]


def test_a_filter_counts_what_is_given_and_applied(table):
    gift = "{give: {attack: 2, keywords: [fog]}, to: {from: own_creatures, other: true}}"
    table.line(P1, creature(1, 1), creature(1, 1, always=gift))
    table.give(P1[1], attack=4)
    assert marked(table, {"from": "own_creatures", "filter": {"attack": 3, "has": "fog"}}) == {table.id(P1[0])}


def test_a_filter_by_card(table):
    imp = token(1, 1)
    table.line(P1, creature(1, 1), imp, imp)
    assert marked(table, {"from": "own_creatures", "filter": {"card": imp}}) == {table.id(P1[1]), table.id(P1[2])}


def test_a_filter_by_kind_in_a_discard_pile(table):
    ids = table.discard(P1, spell(), creature(1, 1), rune())
    assert marked(table, {"from": "own_discard", "filter": {"kind": "spell"}}) == {ids[0]}


def test_a_player_stands_in_no_place_of_a_line(table):
    table.line(P1, creature(1, 1), creature(1, 1))
    assert marked(table, {"from": "anyone", "filter": {"place": "leftmost"}}) == {table.id(P1[0])}


def test_a_player_costs_nothing_and_is_not_meant_by_a_cost(table):
    table.line(P1, creature(1, 1, cost="{pure: 1}"), creature(1, 1, cost="{pure: 3}"))
    table.play(spell("{modify: {attack: 1}, to: {from: allies, filter: {cost: {at_most: 1}}}}"))
    assert [table.stats(P1[n])[0] for n in (0, 1)] == [2, 1] and table.player(P1).attack == 0


def test_a_player_has_health_attack_and_keywords_for_a_filter(table):
    table.line(P1, creature(1, 5))
    table.health(P1, 9)
    assert marked(table, {"from": "anyone", "filter": {"health": {"at_most": 9}, "lacks": "fog"}}) == {
        P1,
        table.id(P1[0]),
    }


# --- numbers ---------------------------------------------------------------------------------------------------------


def amount(table, number):
    """What a Spell heals by `number`."""
    before = table.player(P1).health
    table.play(spell({"targets": [{"from": "own_creatures", "pick": 1}], "do": [{"heal": number, "to": "you"}]}))
    return table.player(P1).health - before


@pytest.mark.parametrize(("number", "value"), [
    (3, 3),
    ({"count": "creatures"}, 3),
    ({"count": {"from": "creatures", "filter": {"attack": {"at_least": 3}}}}, 2),
    ({"count": "creatures", "times": 2}, 6),
    ({"count": "creatures", "times": 2, "plus": -1}, 5),
    ({"count": "creatures", "times": 2, "at_most_value": 4}, 4),
    ({"stat": "attack", "of": "target"}, 2),
    ({"stat": "health", "of": "target"}, 5),
    ({"stat": "damage", "of": "target"}, 4),
    ({"stat": "cost", "of": "target"}, 7),
    ({"stat": "attack", "of": "enemy_creatures"}, 7),
    ({"stat": "durability", "of": "enemy_orb"}, 3),
    ({"stat": "health", "of": "opponent"}, 30),
    ({"stat": "attack", "of": "own_orb"}, 0),
])  # fmt: skip
def test_a_number(table, number, value):
    table.line(P1, creature(2, 9, cost="{fire: 3, pure: 4}"))
    table.health(P1[0], 5)
    table.line(P2, creature(3, 1), creature(4, 1))
    table.give(P2, orb(attack=1, durability=3))
    assert amount(table, number) == value


@pytest.mark.parametrize(("resource", "value"), [
    ("full_tanks", 2), ("empty_tanks", 3), ("extractors", 8), ("full_extractors", 8), ("fire_extractors", 1),
    ("water_extractors", 2), ("light_extractors", 4), ("hand", 3), ("burnout", 6),
])  # fmt: skip
def test_a_resource(table, resource, value):
    table.line(P1, creature(1, 1))
    table.mana(P2, fire=1, water=2, light=4, pure=1, tanks=2)
    table.hand(P2, *[creature(1, 1)] * 3)
    table.burnouts(P2, 6)
    assert amount(table, {"resource": resource, "of": "opponent"}) == value


def test_spells_this_turn(table):
    """Those before this one."""
    table.line(P1, creature(1, 1))
    assert [amount(table, {"resource": "spells_this_turn"}) for _ in range(3)] == [0, 1, 2]
    table.end_turn()
    table.end_turn()
    assert amount(table, {"resource": "spells_this_turn"}) == 0


@pytest.mark.parametrize(("bounds", "holds"), [
    ({"at_least": 2}, True), ({"at_least": 3}, False), ({"at_most": 2}, True), ({"at_most": 1}, False),
    ({"equals": 2}, True), ({"equals": 1}, False), ({"at_least": 1, "at_most": 3}, True),
])  # fmt: skip
def test_a_condition(table, bounds, holds):
    table.line(P1, creature(1, 1), creature(1, 1))
    table.play(spell({"if": {"count": "own_creatures", **bounds}, "do": [{"heal": 1, "to": "you"}]}))
    assert (table.player(P1).health == 31) is holds
