"""The ante, by agreement (1.3)."""

from __future__ import annotations

import pytest

from game.kernel import running
from game.kernel.events import Log
from game.kernel.moves import move
from game.language.library import from_plain
from game.records.match import Match
from game.records.matchfile import read
from game.records.replay import verify
from game.rules.grimoire.ante import is_played, speaks_of_ante
from game.rules.grimoire.constants import ANTE, HAND, LIBRARY, REMOVED, zone
from game.rules.grimoire.game import GRIMOIRE
from game.rules.grimoire.turn import finish
from tests.libraries import library as bundled
from tests.rules.grimoire.board import CARDS, P1, P2, Board, card, spell

DECKS = [["plains"] * 30 + ["wisp"] * 10, ["forest"] * 30 + ["wolf"] * 10]
WAGER = spell("wager", "sorcery", None, {"ante": 1})
REDEEM = spell("redeem", "sorcery", None, {"move": {"from": "own_ante", "pick": 1}, "into": "hand"})
YES, NO = ("yes",), ("no",)


def match(*said, rules=None, extra=(WAGER,), decks=DECKS, first=P1):
    cards = from_plain([*CARDS, *extra], {}, "grimoire", GRIMOIRE.vocabulary)
    state = GRIMOIRE.setup(cards, decks, 3, {"ante": True} if rules is None else rules, first, Log())
    for answer in said:
        assert state.decision.kind == "ante"
        running.answer(state, answer)
    return state


def lying(state, kind):
    return [[state.entities[i].definition.id for i in state.zones[zone(seat, kind)]] for seat in (P1, P2)]


@pytest.mark.parametrize("said", [(NO,), (YES, NO)])
def test_it_is_played_only_if_both_agree(said):  # M-014
    state = match(*said)
    assert state.decision.kind != "ante" and not is_played(state) and lying(state, ANTE) == [[], []]
    assert len(state.zones[zone(P2, LIBRARY)]) == 33


@pytest.mark.parametrize("first", [P1, P2])
def test_both_are_asked_who_begins_first_and_only_where_the_rules_have_it(first):  # M-014 ante
    state = match(first=first)
    assert (state.decision.kind, state.decision.seat) == ("ante", first)
    running.answer(state, YES)
    assert (state.decision.kind, state.decision.seat) == ("ante", 1 - first)
    without = match(rules={}, first=first)
    assert without.decision.kind != "ante" and lying(without, ANTE) == [[], []]


def test_the_top_card_of_each_shuffled_library_lies_apart_face_up_before_hands_are_drawn():  # M-015 M-016
    state = match(YES, YES, rules={"ante": True, "first_player_draws": False})
    without = match(rules={"first_player_draws": False})
    tops = [without.zones[zone(seat, HAND)][:1] for seat in (P1, P2)]
    assert [state.zones[zone(seat, ANTE)] for seat in (P1, P2)] == tops, "what would have been drawn first"
    assert [len(state.zones[zone(seat, HAND)]) for seat in (P1, P2)] == [7, 7]
    assert [len(state.zones[zone(seat, LIBRARY)]) for seat in (P1, P2)] == [32, 32]
    assert all(state.places.sees[zone(seat, ANTE)] == state.places.sees[zone(seat, REMOVED)] for seat in (P1, P2))


def at_stake(hand, *names, **kwargs):
    board = Board(hand, [], extra=[WAGER, REDEEM], **kwargs)
    for numbers in board.state.seats:
        numbers[-1] = 1
    for seat, name in zip((P1, P2), names, strict=False):
        i = board.put(seat, name)
        move(board.state, i, zone(seat, ANTE))
    return board


def test_nothing_touches_it_but_cards_that_speak_of_it():  # M-017
    board = at_stake(["ruin", "storm", "wager", "redeem"], "wisp", "wolf")
    before = lying(board.state, ANTE)
    board.resolved("ruin")
    board.resolved("storm")
    assert lying(board.state, ANTE) == before == [["wisp"], ["wolf"]]
    board.resolved("wager")
    assert lying(board.state, ANTE) == [["wisp", "plains"], ["wolf"]]
    board.cast("redeem")
    board.decline()
    assert board.asked == ("choose", P1), "of one's own ante alone"
    board.give("pick", board.state.zones[zone(P1, ANTE)][0])
    assert lying(board.state, ANTE) == [["plains"], ["wolf"]]


def test_without_it_cards_that_speak_of_it_stay_out_of_the_match():  # M-014 M-017
    decks = [[*DECKS[0], "wager"], DECKS[1]]
    for said in ((NO,), (YES, YES)):
        state = match(*said, decks=decks)
        assert lying(state, REMOVED)[P1] == (["wager"] if said == (NO,) else [])
    board = Board(["wager"], [], extra=[WAGER])
    board.resolved("wager")
    assert lying(board.state, ANTE) == [[], []]


def owners(state):
    return [state.entities[i].owner for seat in (P1, P2) for i in state.zones[zone(seat, ANTE)]]


@pytest.mark.parametrize("winner", [P1, P2])
@pytest.mark.parametrize("gives_up", [False, True])
def test_who_wins_owns_all_of_it(winner, gives_up):  # M-018 M-090
    state = match(YES, YES)
    if gives_up:
        running.concede(state, 1 - winner)
    else:
        finish(state, (winner,))
    assert state.result == (winner,) and owners(state) == [winner, winner]
    told = [e.facts["seat"] for e in state.log.events if e.kind == "owned"]
    assert told == [winner, winner]


def test_after_a_draw_each_takes_back_their_own():  # M-019
    state = match(YES, YES)
    finish(state, ())
    assert owners(state) == [P1, P2] and not [e for e in state.log.events if e.kind == "owned"]


def test_the_record_names_the_new_owner_and_no_deck_changes(tmp_path):  # M-018
    cards = bundled("grimoire")
    decks = list(cards.decks)[:2]
    counts = [dict(cards.decks[deck].counts) for deck in decks]
    played = Match.new("grimoire", decks, seed=4, rules={"ante": True}, folder=tmp_path, library=cards)
    played.answer(YES)
    played.answer(YES)
    at_stake = [played.state.entities[played.state.zones[zone(seat, ANTE)][0]].definition.id for seat in (P1, P2)]
    played.concede(P1)
    assert played.result == {"winner": P2, "reason": "concede", "owned": [[name, P2] for name in at_stake]}
    assert read(played.path).result == played.result and verify(played.path).faults == ()
    assert [dict(cards.decks[deck].counts) for deck in decks] == counts


def test_cards_that_speak_of_it_are_told_by_their_text():
    cards = bundled("grimoire").card_set(GRIMOIRE.vocabulary)
    speaking = {name for name, found in cards.by_id.items() if speaks_of_ante(found)}
    assert speaking == {"bone_surety", "raised_stakes", "tallow_auditor", "redeemers_scale"}
    assert not speaks_of_ante(from_plain([card("ante", "summon", power=1, toughness=1)], {}, "grimoire",
                                         GRIMOIRE.vocabulary)["ante"])  # fmt: skip
