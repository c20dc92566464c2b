"""Cataclysm as a game: its vocabulary, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.kernel.cards import CardSet
from game.kernel.data import Context
from game.kernel.game import Game
from game.kernel.state import State
from game.rules.cataclysm import field, invariants, setup
from game.rules.cataclysm.boards import BOARD
from game.rules.cataclysm.constants import (
    Rules,
)
from game.rules.cataclysm.damage import CataclysmDamage, CataclysmDeaths
from game.rules.cataclysm.drawing import CataclysmPiles
from game.rules.cataclysm.elimination import look
from game.rules.cataclysm.judging import CataclysmJudging
from game.rules.cataclysm.legality import CataclysmLegality
from game.rules.cataclysm.play import CataclysmProposals
from game.rules.cataclysm.players import CataclysmPlayers
from game.rules.cataclysm.showing import CataclysmShowing, view_seat
from game.rules.cataclysm.timing import CataclysmTiming
from game.rules.cataclysm.vocabulary import VOCABULARY

MOST_SEATS = 5


class Cataclysm(Game):
    name = "cataclysm"
    seats = range(2, MOST_SEATS + 1)
    vocabulary = VOCABULARY
    constants = Rules

    board = BOARD
    legality = CataclysmLegality()
    timing = CataclysmTiming()
    players = CataclysmPlayers()
    field = field.CataclysmField()
    piles = CataclysmPiles()
    damage = CataclysmDamage()
    deaths = CataclysmDeaths()
    proposals = CataclysmProposals()
    judging = CataclysmJudging()
    showing = CataclysmShowing()

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        return setup.new_match(self, cards, decks, seed, constants, first)

    # The field

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        field.put(state, i, into, context)

    # Damage

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
