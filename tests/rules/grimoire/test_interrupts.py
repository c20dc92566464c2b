"""Prices that a spell is countered without, new targets, tokens, numbers of a player that cards change."""

from __future__ import annotations

from typing import Any

from game.kernel.decisions import answers
from tests.rules.grimoire.board import P1, P2, TO_SPELL, Board, card, spell

EXTRA: list[dict[str, Any]] = [
    spell("toll", "interrupt", None, {"counter_unless": 2, "to": "target"}, targets=TO_SPELL),
    spell("wrong_door", "interrupt", None, {"retarget": "target"}, targets=TO_SPELL),
    spell("road", "sorcery", None, {"modify": {"land_plays": 1}, "to": "you", "until": "turn_end"}),
    spell("brood", "sorcery", None, {"create": "hatchling", "count": 2}),
    spell("gaze", "sorcery", None, {"look_top": 3, "rest": "deck_top"}),
    {"id": "hatchling", "name": {"it": "h", "en": "h"}, "kind": "summon", "token": True, "power": 1, "toughness": 1},
    card("shelf", "artifact", None, clauses=[{"when": "always", "do": [{"give": {"hand_size": 3}, "to": "you"}]}]),
]


def board(*hands: list[str], **more: Any) -> Board:
    return Board(*hands, extra=EXTRA, **more)


def test_a_spell_is_countered_unless_its_player_pays():  # M-385 M-401 M-415
    for answer, life, left in (("yes", 17, 1), ("no", 20, 3)):
        b = board(["storm", "wisp"], ["toll"], lands="plains plains plains")
        b.cast("storm")
        b.cast("toll")
        b.decline("interrupt")
        assert b.asked == ("toll", P1)
        b.give(answer)
        if b.asked[0] == "pay":
            b.give(*answers(b.state)[0])
        b.decline()
        lands = [i for i in b.state.zones[2] if b.state.entities[i].definition.kind == "land"]
        assert (b.life(P2), sum(not b.tapped(i) for i in lands)) == (life, left)
        assert b.events("toll_paid", "countered") == ["toll_paid" if answer == "yes" else "countered"]


def test_and_without_a_word_where_that_can_not_be_paid():
    b = board(["storm", "wisp"], ["toll"], lands="plains")
    storm = b.cast("storm")
    b.cast("toll")
    b.decline()
    assert (b.life(P2), b.where(storm)) == (20, "graveyard")


def test_a_spell_with_one_target_gets_another_that_is_as_legal():  # M-210 M-212 M-407
    b = board(["spark", "wisp", "wisp"], ["wrong_door"], lands="mountain")
    b.resolved("wisp")
    b.resolved("wisp", nth=1)
    b.cast("spark", P2)
    b.cast("wrong_door")
    b.decline("interrupt")
    assert b.asked == ("target", P2)
    assert ("pick", P2) not in answers(b.state) and ("pick", P1) in answers(b.state)
    b.give("pick", P1)
    b.decline()
    assert (b.life(P1), b.life(P2)) == (18, 20)


def test_a_card_may_allow_one_more_land():  # M-001 M-059
    b = board(["road", "plains", "island", "swamp", "wisp"], [])
    b.resolved("road")
    b.give("land", b.held("plains"))
    b.give("land", b.held("island"))
    assert ("land", b.held("swamp")) not in answers(b.state)


def test_or_a_larger_hand_at_the_end_of_the_turn():  # M-001 M-070
    hand = ["shelf", *["wisp"] * 11]
    b = board(hand, [])
    b.resolved("shelf")
    b.give("pass")
    while b.asked[0] in ("declaration", "discarded"):
        b.give("pass")
    assert b.asked == ("discard", P1)
    assert all(len(way) == 2 for way in answers(b.state) if way[0] == "pick")


def test_a_token_is_a_permanent_that_ceases_to_exist_when_it_leaves_play():  # M-449 M-450
    b = board(["brood", "choke", "wisp"], [])
    b.resolved("brood")
    tokens = [i for i in b.state.zones[2] if b.state.entities[i].definition.token]
    assert [b.size(i) for i in tokens] == [(1, 1), (1, 1)]
    b.cast("choke", tokens[0])
    b.decline()
    assert b.state.entities[tokens[0]].zone == b.state.places.gone


def test_who_looks_at_the_top_of_a_library_orders_it():  # M-026
    b = board(["gaze", "wisp"], [])
    before = b.state.zones[0][-3:]
    b.cast("gaze")
    b.decline()
    for _ in range(2):
        assert b.asked == ("order_top", P1)
        b.give(*answers(b.state)[-1])
    assert sorted(b.state.entities[i].definition.id for i in b.state.zones[0][-3:]) == sorted(
        b.state.entities[i].definition.id for i in before
    )
