"""How positions of Contracts and ways to play it are judged."""

from __future__ import annotations

from game.kernel.state import State
from game.kernel.traits.judging import FairStart, Judging
from game.kernel.traits.searching import Searching
from game.rules.contracts.blunders import BLUNDERS
from game.rules.contracts.features import NAMES, features
from game.rules.contracts.habits import HABITS


class ContractsJudging(Judging):
    names = NAMES
    blunders = BLUNDERS
    habits = HABITS
    begins = 39
    fair = FairStart({"grey_for_second_player": False, "second_player_tanks": 3}, won=54)
    starts = ("second_player_tanks=1", "grey_for_second_player=no,second_player_tanks=2")
    endings = ("health",)

    def features(self, state: State, seat: int) -> tuple[float, ...]:
        return features(state, seat)


class ContractsSearching(Searching):
    obvious = frozenset({"store"})
