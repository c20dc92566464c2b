"""Face-down cards (1.7 of the clauses): E-069 to E-082."""

from game.kernel.description import described
from game.kernel.moves import take_control
from game.rules.estro.constants import FIELD, zone
from tests.rules.estro.board import P1, P2, PASS, card, ozok, thofa, weak


def test_the_card_of_the_turn_may_be_played_face_down(table):  # E-069 E-042
    (i,) = table.begin(P1, ozok())
    table.until("play")
    assert table.may("play", i) and table.may("lay", i)
    table.lay(i)
    (there,) = table.cards(P1, "field")
    assert described(table.state, P2)["entities"][there]["under"] is None
    assert described(table.state, P1)["entities"][there]["under"] is not None


def test_face_down_it_has_no_values_and_no_estro(table):  # E-070 E-078
    table.down(P1, ozok())
    assert (table.tot(P1[0]), table.primary(P1[0])) == (0, 0)
    table.zone_card("military_zone")
    assert table.tot(P1[0]) == 0


def test_attacked_it_is_destroyed_by_whomever_without_dice(table):  # E-071 E-079 TE-25
    table.field(P1, weak())
    table.down(P2, thofa())
    table.attacks(P1)
    assert table.fight(P1[0], P2[0])
    assert not table.events("dice")


def test_a_gift_for_its_death_works(table):  # E-072 E-056
    table.field(P1, ozok(), ozok())
    table.down(P2, card("illusio", dies="{draw: 1}"))
    table.field(P2, weak())
    table.attacks(P1)
    assert table.fight(P1[0], P2[0])
    assert len(table.cards(P2, "hand")) == 1


def test_a_gift_may_save_it_and_it_stays_face_up(table):  # E-072 E-080 E-081 TE-26
    table.field(P1, ozok())
    table.down(P2, card("granito", instead_destroy="{do: [{modify: {def: 1}, to: self}]}"))
    table.attacks(P1)
    assert not table.fight(P1[0], P2[0])
    assert table.zone(P2[0]) == "field" and table.primary(P2[0]) == 15
    assert [e["face_down"] for e in table.events("turned")] == [False]


def test_what_its_turning_up_sets_off_comes_after_its_destruction(table):  # E-080 E-111 E-112
    table.field(P1, ozok(), weak())
    table.down(P2, card("illusio", id="trap", turned="{destroy: {from: enemy_cards, filter: {most: tot}}}"))
    table.attacks(P1)
    assert table.fight(P1[0], P2[0])
    told = [(e["kind"], e.get("card")) for e in table.events("turned", "destroyed", "effect")]
    fallen = table.card(P1[0])
    assert told == [("turned", "trap"), ("destroyed", "trap"), ("effect", "trap"), ("destroyed", fallen)]


def test_played_face_down_its_gift_does_not_activate(table):  # E-073
    (i,) = table.begin(P1, card("armonio", play="{draw: 1}"))
    table.until("play")
    before = len(table.cards(P1, "hand"))
    table.lay(i)
    assert len(table.cards(P1, "hand")) == before - 1 and not table.events("gift")


def test_face_down_it_cannot_attack(table):  # E-074
    table.down(P1, ozok())
    table.field(P1, ozok())
    table.field(P2, weak())
    table.attacks(P1)
    assert not table.may("attack", P1[0], P2[0]) and table.may("attack", P1[1], P2[0])
    assert table.refuse("attack", P1[0], P2[0]).code == "face_down"


def test_its_player_may_turn_it_up_before_attacking(table):  # E-075 E-076
    table.down(P1, ozok())
    table.field(P1, ozok())
    table.field(P2, weak(), weak())
    table.attacks(P1)
    table.answer("turn", P1[0])
    assert table.tot(P1[0]) == 72 and table.may("attack", P1[0], P2[0])
    other = type(table)()
    other.down(P1, ozok())
    other.field(P1, ozok())
    other.field(P2, weak(), weak())
    other.attacks(P1)
    other.fight(P1[1], P2[0], 1, 1)
    assert not other.may("turn", P1[0]), "an attack was declared"


def test_not_in_the_turn_in_which_it_was_placed(table):  # E-075
    (i,) = table.begin(P1, ozok())
    table.field(P2, weak())
    table.lay(i)
    table.until("attack")
    assert not [answer for answer in table.answers if answer[0] == "turn"]


def test_turning_up_is_not_the_play_of_the_turn(table):  # E-076
    table.down(P1, ozok())
    (i,) = table.begin(P1, ozok())
    table.play(i)
    table.until("attack")
    table.answer("turn", P1[0])
    assert len(table.cards(P1, "field")) == 2


def test_turned_up_its_gift_activates(table):  # E-077
    table.down(P1, card("armonio", play="{draw: 1}", turned="{draw: 1}"))
    table.attacks(P1)
    table.answer("turn", P1[0])
    table.skip()
    if table.state.decision is not None and table.asked.kind == "order":
        table.answer("pick", P1[0])
    assert len(table.cards(P1, "hand")) == 2


def test_a_ruling_may_leave_turning_up_to_gifts(table):  # E-075
    table.rules(face_down_flips=False)
    table.down(P1, ozok())
    table.field(P1, ozok())
    table.field(P2, weak())
    table.attacks(P1)
    assert not table.may("turn", P1[0])


def test_it_counts_as_a_card_on_the_field(table):  # E-082
    table.round(8)
    table.down(P1, ozok())
    table.field(P2, ozok())
    table.attacks(P1)
    table.answer(*PASS)
    assert table.result is None


def test_face_down_it_can_change_sides(table):  # E-070
    (there,) = table.down(P2, ozok())
    take_control(table.state, there, P1)
    assert (table.state.entities[there].controller, table.state.zones[zone(P1, FIELD)]) == (P1, (there,))
    assert table.state.zones[zone(P2, FIELD)] == ()
