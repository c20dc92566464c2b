"""How positions of Cataclysm and ways to play it are judged."""

from __future__ import annotations

from game.kernel.state import State
from game.kernel.traits.judging import FairStart, Judging
from game.rules.cataclysm.blunders import BLUNDERS
from game.rules.cataclysm.features import NAMES, features
from game.rules.cataclysm.habits import HABITS


class CataclysmJudging(Judging):
    names = NAMES
    blunders = BLUNDERS
    habits = HABITS
    begins = 54
    fair = FairStart({"annul_first_turn": True}, won=51)
    starts = ("first_turn_attack=no", "others_draw=1")
    endings = ("elimination", "turn_limit", "repetition")

    def features(self, state: State, seat: int) -> tuple[float, ...]:
        return features(state, seat)
