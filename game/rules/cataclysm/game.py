"""Cataclysm as a game: its vocabulary, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.kernel.cards import CardSet
from game.kernel.data import Context
from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.game import Game
from game.kernel.legality import why_not_action
from game.kernel.series import Series
from game.kernel.state import State
from game.rules.cataclysm import field, invariants, setup
from game.rules.cataclysm.actions import BY_DECISION
from game.rules.cataclysm.battle import defenders
from game.rules.cataclysm.boards import BOARD
from game.rules.cataclysm.constants import (
    Rules,
)
from game.rules.cataclysm.damage import CataclysmDamage, CataclysmDeaths
from game.rules.cataclysm.drawing import CataclysmPiles
from game.rules.cataclysm.elimination import look
from game.rules.cataclysm.judging import CataclysmJudging
from game.rules.cataclysm.play import Plays
from game.rules.cataclysm.players import CataclysmPlayers
from game.rules.cataclysm.showing import CataclysmShowing, view_seat
from game.rules.cataclysm.vocabulary import VOCABULARY

MOST_SEATS = 5


class Cataclysm(Game):
    name = "cataclysm"
    seats = range(2, MOST_SEATS + 1)
    vocabulary = VOCABULARY
    constants = Rules
    players = CataclysmPlayers()
    field = field.CataclysmField()
    piles = CataclysmPiles()
    damage = CataclysmDamage()
    deaths = CataclysmDeaths()
    proposals = Plays()
    judging = CataclysmJudging()
    showing = CataclysmShowing()

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        return setup.new_match(self, cards, decks, seed, constants, first)

    board = BOARD

    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        """By the checks of the phase; what passes them all is out of reach behind a vanguard or another opponent."""
        decision = state.decision
        assert decision is not None
        if answer == ("pass",) and decision.kind in ("battle", "opponent", "attack"):
            return Reason("attack_mandatory", {}, "P-048")
        actions = BY_DECISION.get(decision.kind)
        if actions is None or answer[0] not in actions:
            return super().why_not_listed(state, answer)
        reason = why_not_action(state, decision.seat, actions, answer)
        if reason is not None:
            return reason
        foe = state.entities[answer[2]].controller
        if foe != decision.args[1]:
            return Reason("other_opponent", {"target": answer[2], "opponent": decision.args[1]}, "P-057")
        return Reason("vanguard", {"target": answer[2], "vanguard": list(defenders(state, foe))}, "P-075")

    # The field

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        field.put(state, i, into, context)

    # Damage

    series = Series.QUEUE

    def checkpoint(self, state: State) -> bool:
        return not state.quiet and look(state)

    # Proposals

    # For the table

    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        return view_seat(state, seat)

    # For the lab and the AI

    def broken(self, state: State) -> Iterable[str]:
        return invariants.broken(state)


CATACLYSM = Cataclysm()
