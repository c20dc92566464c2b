"""The turn, its phases, and victory."""

from __future__ import annotations

from typing import Any

import pytest

from game.kernel import running
from game.kernel.characteristics import ADD, TURN_END, Modifier
from game.kernel.decisions import answers
from game.kernel.events import Log
from game.kernel.moves import create
from game.kernel.state import State
from game.kernel.values import modify
from game.lab.invariants import broken
from game.language.library import from_plain
from game.rules.grimoire.constants import HAND, TERRITORY, zone
from game.rules.grimoire.game import GRIMOIRE
from game.rules.grimoire.turn import begin_turn
from tests.rules.grimoire.board import CARDS, P1, P2, Board, card, spell


def phases(board):
    return [e.facts["phase"] for e in board.state.log.events if e.kind == "phase"]


def test_a_turn_has_seven_phases_in_order():  # M-035 M-036 M-037
    board = Board(["wisp"], ["wisp"])
    board.end_turn()
    board.end_turn()
    assert phases(board)[4:11] == ["untap", "upkeep", "draw", "main", "discard", "declaration", "healing"]
    assert board.state.active == P1


def test_all_untap_at_the_begin_of_their_player_s_turn():  # M-041 M-043
    board = Board(["wolf", "wisp"], ["wisp"], lands="forest forest")
    board.resolved("wolf")
    board.end_turn()
    assert board.tapped(board.held("forest")), "not in the other's turn"
    board.end_turn()
    assert not board.tapped(board.held("forest"))


def test_one_card_is_drawn_in_the_draw_phase():  # M-052
    board = Board(["wisp"], ["wisp"])
    before = len(board.state.zones[1])
    board.end_turn()
    assert len(board.state.zones[zone(P2, HAND)]) == 2 and len(board.state.zones[1]) == before


def test_whoever_must_draw_from_an_empty_library_loses_at_once():  # M-053 M-055 V-07
    board = Board(["wisp"], ["wisp"], library=["plains"])
    board.end_turn()
    assert board.state.result is None, "one card was left"
    board.end_turn()
    assert board.state.result is None and board.state.active == P1
    board.end_turn()
    assert (board.state.result, board.state.ending) == ((P1,), "empty_library")


def test_that_holds_of_draws_by_cards_too():  # M-054
    board = Board(["insight"], [], library=["plains"] * 2)
    board.cast("insight")
    assert board.state.result == (P2,)


def test_the_hand_is_discarded_down_to_seven():  # M-068 M-069 M-070 V-08
    board = Board(["wisp"] * 9, ["wisp"])
    board.end_turn()
    assert board.asked == ("discard", P1) and len(answers(board.state)[0]) == 3
    board.give(*answers(board.state)[0])
    assert len(board.state.zones[1]) == 7
    board = Board(["wisp"] * 8, ["wisp"])
    board.end_turn()
    assert board.asked == ("discard", P1) and len(answers(board.state)[0]) == 2
    board = Board(["wisp"] * 7, ["wisp"])
    board.end_turn()
    assert len(board.state.zones[1]) == 7 and board.asked == ("main", P2)


def test_only_the_opponent_opens_a_batch_when_the_turn_is_declared_finished():  # M-074 M-075 V-62
    board = Board(["insight_now", "wisp"], ["insight_now", "wisp"])
    while board.asked[0] != "declaration":
        board.give("pass")
    assert board.asked == ("declaration", P2)
    board.cast("insight_now", nth=1)
    assert board.asked == ("respond", P1) and [w[1] for w in answers(board.state)[:-1]] == [board.held("insight_now")]
    board.cast("insight_now")
    assert board.state.active == P2 and board.where(board.held("wisp")) == "hand"


def test_damage_and_bonuses_end_at_one_moment():  # M-076 M-077
    board = Board(["wisp", "flash", "bulk", "wisp"], ["wisp"])
    wisp = board.resolved("wisp")
    board.resolved("bulk", wisp)
    board.resolved("flash", wisp)
    assert board.size(wisp) == (3, 5) and board.state.entities[wisp].damage == 2
    board.end_turn()
    assert board.where(wisp) == "territory" and board.size(wisp) == (1, 1) and not board.state.entities[wisp].damage


def test_nobody_loses_before_victory_is_looked_at():  # M-081 M-082 M-085 M-088
    board = Board(["flash", "flash", "wisp"], ["wisp"], life=3)
    board.resolved("flash", P2)
    board.resolved("flash", P2, nth=1)
    assert board.life(P2) == -1 and board.state.result is None
    board.end_turn()
    assert board.state.result == (P1,)


def test_both_at_once_is_a_draw():  # M-087 V-05
    board = Board(["storm", "wisp"], [], life=3)
    board.resolved("storm")
    assert board.state.result is None
    board.end_turn()
    assert board.state.result == ()


FEAST = spell("feast", "sorcery", None, {"draw": 1, "who": "players"})
CUP = spell("cup", "instant", None, {"gain": 3})


def asked_in_turn(board):
    """Who is asked what until the next turn begins, everybody declining."""
    found, turn = [], board.state.turn
    while board.state.turn == turn and board.state.result is None:
        found.append(board.asked)
        board.give("pass")
    return found


def test_both_are_asked_in_each_phase_that_has_a_window():  # M-038 M-044 M-050 M-057 M-067 M-072 M-073
    """M-079 M-080 M-436 M-439"""
    board = Board(["insight_now", "wisp"], ["insight_now", "wisp"])
    while board.state.turn < 3:
        board.give("pass")
    both = [P1, P2]
    assert asked_in_turn(board) == [
        *[("upkeep", seat) for seat in both],
        *[("drawn", seat) for seat in both],
        *[("main", seat) for seat in both],
        *[("discarded", seat) for seat in both],
        ("declaration", P2),
    ]
    assert board.state.active == P2


def test_a_phase_goes_on_as_long_as_somebody_does_something():  # M-039 M-066 M-376 M-378 M-380
    board = Board(["insight_now", "wisp"], ["insight_now", "wisp"])
    board.give("pass")
    assert board.asked == ("main", P2)
    board.cast("insight_now", nth=1)
    board.decline()
    assert board.asked == ("main", P1), "the active player is asked again"
    board.resolved("insight_now")
    assert board.asked == ("main", P1)


def test_only_fast_effects_are_used_in_upkeep():  # M-051 M-217
    board = Board(["insight_now", "wisp", "storm"], ["wisp"])
    while board.state.turn < 3:
        board.give("pass")
    assert board.asked == ("upkeep", P1)
    assert [board.state.entities[way[1]].definition.id for way in answers(board.state)[:-1]] == ["insight_now"]


def test_cards_untap_together_and_upright():  # M-042 M-045
    board = Board(["wolf", "wisp"], ["wisp"], lands="forest forest")
    board.resolved("wolf")
    board.end_turn()
    board.end_turn()
    kinds = [e.kind for e in board.state.log.events]
    at = kinds.index("untapped")
    assert kinds[at : at + 2] == ["untapped"] * 2 and not board.tapped(board.held("forest", 1))


def test_the_opponent_s_hand_is_not_looked_at():  # M-071
    board = Board(["wisp"], ["wisp"] * 9)
    while board.state.turn == 1:
        assert board.asked[0] != "discard"
        board.give("pass")
    assert len([i for i in range(2, len(board.state.entities)) if board.where(i) == "hand"]) >= 10


def test_where_both_must_draw_from_nothing_nobody_wins():  # M-056
    board = Board(["feast"], [], library=[], extra=[FEAST])
    board.cast("feast")
    assert board.state.result == ()


def test_whoever_is_above_nothing_again_plays_on():  # M-086 M-089 V-04
    board = Board(["flash", "cup", "wisp"], ["wisp"], extra=[CUP], life=1)
    board.resolved("flash", P1)
    assert board.life(P1) == -1
    board.resolved("cup")
    board.end_turn()
    assert board.life(P1) == 2 and board.state.result is None
    board = Board(["cup", "wisp"], ["wisp"], extra=[CUP])
    board.resolved("cup")
    assert board.life(P1) == 23, "there is no upper limit"


def test_a_player_may_give_up_at_any_time():  # M-090
    board = Board(["storm", "wisp"], ["flash"])
    board.cast("storm")
    running.concede(board.state, P1)
    assert board.state.result == (P2,)


def test_a_limit_below_nothing_asks_for_no_more_than_the_hand():  # M-068
    board = Board(["wisp", "wisp"], ["wisp"])
    modify(board.state, P1, (Modifier(ADD, board.state.words.stats.index("hand_size"), -9, TURN_END, P1),))
    board.end_turn()
    assert board.asked[0] != "discard" or len(answers(board.state)[0]) == 3


ENDS = {"next_turn": [True, True, False], "own_turn_end": [True, True, True, False],
        "opponent_turn_end": [True, True, False], "turn_end": [True, False]}  # fmt: skip


@pytest.mark.parametrize("until", ENDS)
def test_what_lasts_until_a_turn_of_somebody_is_over_then(until):
    """From turn to turn: cast in the first one, one's own; looked at in each main phase from then on."""
    boost = spell("boost", "sorcery", None, {"modify": {"power": 3}, "to": "own_creatures", "until": until})
    board = Board(["boost", "wisp"], ["wisp"], extra=[boost])
    bear, seen = board.put(P1, "bear"), []
    board.resolved("boost")
    for _ in ENDS[until]:
        seen.append(board.size(bear)[0] == 5)
        board.end_turn()
    assert seen == ENDS[until]


def idle_match(deck: list[str], *extra: dict[str, Any], **rules: int) -> tuple[State, Log]:
    """A match with two such decks in which nobody can pay for anything, as far as it goes by itself."""
    log, cards = Log(), from_plain([*CARDS, *extra], {}, "grimoire", GRIMOIRE.vocabulary)
    return GRIMOIRE.setup(cards, [deck, deck], 1, {"hand_max": 99, **rules}, log=log), log


def test_turns_in_which_nobody_can_do_anything_go_by_until_a_library_is_empty():  # M-053 M-374
    state, log = idle_match(["knight"] * 99, opening_hand=0)
    assert state.result is not None and len(state.result) == 1 and state.turn > 190
    assert log.events[-1].facts == {"winners": list(state.result), "why": "empty_library"}


def test_turns_that_go_by_for_ever_are_a_draw_and_name_the_card_that_keeps_them_going(monkeypatch):  # M-053
    monkeypatch.setattr(running, "IDLE_TURNS", 60)
    mill = card("mill", "enchantment", {"white": 9}, clauses=[
        {"when": "upkeep", "do": [{"move": "own_hand", "into": "deck"}]}])  # fmt: skip
    state, log = idle_match(["mill"] * 40, mill, opening_hand=1)
    for seat in range(2):
        create(state, state.cards["mill"], seat, zone(seat, TERRITORY))
    state.result, state.frames = None, [(begin_turn, (0,))]
    running.run(state)
    assert state.result == () and log.events[-1].facts == {"winners": [], "endless": True, "circle": ["mill"]}


def test_a_batch_that_goes_on_for_ever_ends_with_the_match(monkeypatch):
    monkeypatch.setattr(running, "ENDLESS", 400)
    swarm = card("swarm", "summon", power=1, toughness=1, clauses=[
        {"when": "permanent_enters", "of": "creatures", "do": [{"create": "mote"}]}])  # fmt: skip
    mote = {"id": "mote", "name": {"it": "m", "en": "m"}, "kind": "summon", "token": True, "power": 1, "toughness": 1}
    brood = spell("brood", "instant", None, {"create": "mote"})
    board = Board(["storm", "wisp"], ["brood", "wisp"], extra=[swarm, mote, brood])
    board.put(P1, "swarm")
    board.cast("storm")
    board.cast("brood")
    board.decline()
    assert board.state.result == () and board.state.ending == "endless"
    assert not board.state.record and not broken(board.state)
