"""How positions of Grimoire are judged."""

from __future__ import annotations

from game.kernel.state import State
from game.kernel.traits.judging import FairStart, Judging
from game.rules.grimoire.blunders import BLUNDERS
from game.rules.grimoire.features import NAMES, features
from game.rules.grimoire.habits import HABITS


class GrimoireJudging(Judging):
    names = NAMES
    blunders = BLUNDERS
    habits = HABITS
    supply = ("land",)
    begins = 61
    fair = FairStart({"first_player_draws": False}, won=49)
    endings = ("life", "empty_library")
    answered = True

    def features(self, state: State, seat: int) -> tuple[float, ...]:
        return features(state, seat)
