"""How many positions `casual` judges, and which: on boards of ESTRO, where dice, windows and hidden cards all occur."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ai.agents import Casual, agent
from game.ai.evaluation import evaluation
from game.ai.greedy import Budget, Greedy, Prospect, options, pass_over
from game.kernel.running import advance, run
from game.kernel.state import State
from game.kernel.views import redeal
from game.records.cards import library
from game.rules import game_named
from tests.rules.test_estro_forecast import MIRROR, OZOK, THOFA, board, card, odds

HELD = card("held", "ardo", 20, 80, clauses=[{"when": "moment", "do": [{"draw": 1}]}])
"""A card with a gift that its player may use at any moment, and so is asked for."""


class Worlds:
    """Worlds for the first seat, and how many were taken."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.taken = 0

    def __iter__(self) -> Iterator[State]:
        return self

    def __next__(self) -> State:
        self.taken += 1
        return redeal(self.state, 0, self.taken)


def scores(state, nodes=700):
    worlds, budget = Worlds(state), Budget(nodes)
    found = {way: score for score, way in Greedy(evaluation("estro"), 0, budget).scores(worlds)}
    return found, worlds.taken, budget.used


# --- which positions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wins", [0, 36])
def test_what_hangs_on_no_chance_takes_no_more_worlds_than_agree(wins):
    """To pass lets the other one draw a card that the seat can't know, which makes no difference."""
    state, attack = board(*((OZOK, THOFA) if wins == 0 else (THOFA, OZOK)))
    assert odds(OZOK, THOFA).wins == 0 and odds(THOFA, OZOK).wins == 36
    found, worlds, used = scores(state)
    assert (worlds, {*found}) == (2, {attack, ("pass",)})
    assert used <= 4
    assert wins == 0 or found[attack] > found["pass",]


def test_dice_are_counted_out_and_not_thrown():  # E-089
    """The value of an attack that 8 of 36 rolls win lies between those of one that is won and one that is not, at just
    that share."""
    one, other = card("one", "ardo", 20, 72), card("other", "ardo", 20, 72)
    state, attack = board(one, other)
    assert odds(one, other).wins == MIRROR["ardo"][0] == 8
    judge = evaluation("estro")
    values = {chance: judge.value(after, 0) for chance, after in state.game.chances.outcomes(state, attack)}
    won, lost = values[8 / 36], values[28 / 36]
    assert won > lost
    assert scores(state)[0][attack] == pytest.approx((8 * won + 28 * lost) / 36)


def test_a_window_in_which_somebody_could_do_something_does_not_hide_what_comes_of_an_attack():
    """Both ask for nothing but the fight: the gift would be asked about before the dice, of either player."""
    for one, other in ((THOFA, HELD), (HELD, THOFA)):
        strong = one | {"dex" if one["kind"] == "illusio" else "atk": 60}
        state, attack = board(strong, other)
        found, _, _ = scores(state)
        assert found[attack] > found["pass",] + 5


def test_windows_are_passed_over_only_up_to_where_a_player_is_free_to_act():
    state, attack = board(THOFA, HELD)
    state.decision.task(state, attack, *state.decision.args)
    state.decision = None
    run(state)
    assert state.decision.kind == "declared"
    pass_over(state)
    assert state.decision is not None and state.decision.kind not in state.game.windows
    sparks = game_named("sparks")
    cards = library("sparks")
    decks = [deck.cards() for deck in cards.decks.values()]
    turn = sparks.setup(cards.card_set(sparks.vocabulary), decks, 1, cards.constants, 0)
    before = turn.copy()
    pass_over(turn)
    assert turn == before, "the window in which a turn is played"


def test_another_world_tells_more_only_of_what_hung_on_something():
    assert not Prospect(("pass",), [1.0]).is_open()
    assert Prospect(("pass",), [1.0, 1.0, 1.0], chance=True).is_open()
    assert Prospect(("pass",), [1.0], hidden=True).is_open()
    assert not Prospect(("pass",), [1.0, 1.0], hidden=True).is_open()
    assert Prospect(("pass",), [1.0, 2.0], hidden=True).is_open()


# --- how many ---------------------------------------------------------------------------------------------------------


@pytest.mark.nightly
@pytest.mark.parametrize(("seats", "most"), [(2, 25), (4, 60)])
def test_few_positions_are_judged_for_a_choice(seats, most):
    """In the mean over matches; before the race of answers they were 130 of two players and 310 of four."""
    estro, cards = game_named("estro"), library("estro")
    decks = [deck.cards() for deck in cards.decks.values()][:seats]
    used = choices = 0
    for seed in range(6 // seats):
        state = estro.setup(cards.card_set(estro.vocabulary), decks, seed, cards.constants, seed % 2)
        while state.result is None:
            thinker = agent("casual", seed)
            assert isinstance(thinker, Casual) and state.decision is not None
            if len(options(state)) > 1:
                choices += 1
            way = thinker.answer(state)
            used += thinker.budget.used
            advance(state, way)
    assert choices > 20 and used <= most * choices
