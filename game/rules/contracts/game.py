"""Contracts as a game: its vocabulary, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.kernel.cards import CardSet
from game.kernel.data import Context
from game.kernel.decisions import Answer
from game.kernel.game import Game
from game.kernel.native import mypyc_attr
from game.kernel.state import State
from game.kernel.windows import Window
from game.rules.contracts import invariants, setup
from game.rules.contracts.actions import act
from game.rules.contracts.boards import BOARD
from game.rules.contracts.constants import Rules
from game.rules.contracts.damage import ContractsDamage, ContractsDeaths
from game.rules.contracts.effects import ContractsEffects
from game.rules.contracts.field import ContractsField, put
from game.rules.contracts.judging import ContractsJudging, ContractsSearching
from game.rules.contracts.legality import ContractsLegality
from game.rules.contracts.mana import ContractsCosts
from game.rules.contracts.piles import ContractsPiles
from game.rules.contracts.play import ContractsProposals
from game.rules.contracts.setup import ContractsPlayers
from game.rules.contracts.showing import ContractsShowing, view_seat
from game.rules.contracts.timing import ContractsTiming
from game.rules.contracts.turn import ACT, end_turn, over
from game.rules.contracts.vocabulary import VOCABULARY


@mypyc_attr(allow_interpreted_subclasses=True)
class Contracts(Game):
    name = "contracts"
    seats = range(2, 3)
    vocabulary = VOCABULARY
    constants = Rules
    windows = {ACT.name: ACT}

    board = BOARD
    legality = ContractsLegality()
    timing = ContractsTiming()
    players = ContractsPlayers()
    field = ContractsField()
    piles = ContractsPiles()
    damage = ContractsDamage()
    deaths = ContractsDeaths()
    effects = ContractsEffects()
    costs = ContractsCosts()
    proposals = ContractsProposals()
    judging = ContractsJudging()
    searching = ContractsSearching()
    showing = ContractsShowing()

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        return setup.new_match(self, cards, decks, seed, constants, first)

    def act(self, state: State, answer: Answer, seat: int) -> None:
        act(state, answer, seat)

    def closed(self, state: State, window: Window, seat: int, base: int) -> None:
        end_turn(state, seat)

    def checkpoint(self, state: State) -> bool:
        return over(state)

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        put(state, i, into, context)

    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        return view_seat(state, seat)

    def broken(self, state: State) -> Iterable[str]:
        return invariants.broken(state)


CONTRACTS = Contracts()
