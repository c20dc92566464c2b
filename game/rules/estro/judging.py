"""How positions of ESTRO and ways to play it are judged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.kernel.decisions import Answer
from game.kernel.state import State
from game.kernel.traits.judging import FairStart, Judging
from game.kernel.traits.searching import Searching
from game.rules.estro import mnemonica
from game.rules.estro.blunders import BLUNDERS
from game.rules.estro.constants import rules
from game.rules.estro.features import NAMES, features
from game.rules.estro.habits import HABITS

STRATEGA = {"stratega_wins": True, "stratega_draws": True, "stratega_attacks": True}


class EstroJudging(Judging):
    names = NAMES
    blunders = BLUNDERS
    habits = HABITS
    begins = 53
    fair = FairStart({"stratega_first_attacks": 0}, won=47, within=STRATEGA, printed=64)
    starts = ("stratega_wins=yes", "stratega_draws=yes", "stratega_attacks=yes")
    endings = ("elimination", "exhaustion", "last_round")

    def features(self, state: State, seat: int) -> tuple[float, ...]:
        return features(state, seat)


class EstroSearching(Searching):
    premature: ClassVar[Mapping[str, frozenset[str]]] = dict.fromkeys(("declared", "rolled"), frozenset({"protect"}))

    def reckoned(self, state: State, slip: int = 0) -> Answer | None:
        """What is announced and contested in Mnemonica (E-157, E-158)."""
        decision = state.decision
        return mnemonica.reckoned(state, decision, slip) if decision and rules(state).mnemonica else None
