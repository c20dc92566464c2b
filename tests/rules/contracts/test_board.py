"""The board that the other tests stand on."""

from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell, token


def test_the_example_of_the_style_page(table):
    table.give(P2, orb(attack=2, durability=3), active=True)
    table.give(P2, attack=5)
    table.line(P1, creature(2, 2), creature(1, 4))
    table.attack(P1[0], P2)  # dies on the player's own attack value
    assert table.orb(P2).durability == 3
    assert table.zone(P1[0]) == "discard"


def test_cards_are_written_in_the_words_of_the_language(table):
    imp = token(1, 1)
    caller = creature(1, 2, "fog", summon={"create": imp, "count": 2})
    first = table.play(caller)
    assert [table.card(i) for i in table.line_of(P1)] == [caller.id, imp.id, imp.id]
    bolt = spell("{targets: [{from: anyone, pick: 1}], do: [{damage: 3, to: target}]}", cost="{fire: 1}")
    table.mana(P1, fire=1)
    table.play(bolt, targets=table.line_of(P1)[1])
    assert table.zone(first) == "line" and len(table.line_of(P1)) == 2
    table.give(P1, rune("{fetch: 1}"))
    table.use_rune()
    assert len(table.hand_of(P1)) == 1


def test_a_turn_passes_with_the_standard_answers(table):
    table.end_turn()
    assert table.state.active == P2 and table.asked.kind == "act"
    assert table.player(P2).full == {"light": 1} and len(table.hand_of(P2)) == 1
    assert table.player(P1).health == table.player(P2).health == 30


def test_a_match_begins_with_its_set_up(match):
    table = match([rune()])
    assert table.asked.kind == "set_aside"
    table.go_on()
    assert table.state.turn == 1 and table.asked.kind == "act"
