"""Contracts as a game: its vocabulary, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.kernel.cards import CardSet
from game.kernel.data import Context
from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.game import Game
from game.kernel.legality import legal_actions, why_not_action
from game.kernel.state import State
from game.kernel.windows import Window
from game.rules.contracts import invariants, setup
from game.rules.contracts.actions import ACTIONS, act
from game.rules.contracts.boards import BOARD
from game.rules.contracts.constants import (
    HAND,
    LINE,
    ORB,
    RUNE,
    Rules,
)
from game.rules.contracts.damage import ContractsDamage, ContractsDeaths
from game.rules.contracts.draw import why_not_draw
from game.rules.contracts.effects import ContractsEffects
from game.rules.contracts.field import ContractsField, put
from game.rules.contracts.judging import ContractsJudging, ContractsSearching
from game.rules.contracts.mana import ManaCosts
from game.rules.contracts.piles import ContractsPiles
from game.rules.contracts.play import Plays
from game.rules.contracts.setup import ContractsPlayers
from game.rules.contracts.showing import ContractsShowing, view_seat
from game.rules.contracts.turn import ACT, end_turn, over
from game.rules.contracts.vocabulary import VOCABULARY

SHORT_ORDER = {LINE: 0, RUNE: 1, ORB: 2, HAND: 3}  # then the discard pile (C-142)


class Contracts(Game):
    name = "contracts"
    seats = range(2, 3)
    vocabulary = VOCABULARY
    constants = Rules
    players = ContractsPlayers()
    field = ContractsField()
    piles = ContractsPiles()
    damage = ContractsDamage()
    deaths = ContractsDeaths()
    effects = ContractsEffects()
    costs = ManaCosts()
    proposals = Plays()
    judging = ContractsJudging()
    searching = ContractsSearching()
    showing = ContractsShowing()

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        return setup.new_match(self, cards, decks, seed, constants, first)

    board = BOARD

    # Answers

    def answers(self, state: State) -> list[Answer]:
        assert state.decision is not None
        found = legal_actions(state, state.decision.seat, ACTIONS.values())
        found.append(ACT.closes)
        return found

    def why_not(self, state: State, answer: Answer) -> Reason | None:
        assert state.decision is not None
        if answer == ACT.closes:
            return None
        return why_not_action(state, state.decision.seat, ACTIONS, answer)

    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        decision = state.decision
        assert decision is not None
        if decision.kind == "draw":
            seat, start_of_turn = decision.args
            return why_not_draw(state, seat, start_of_turn, answer) or super().why_not_listed(state, answer)
        return super().why_not_listed(state, answer)

    def act(self, state: State, answer: Answer, seat: int) -> None:
        act(state, answer, seat)

    windows = {ACT.name: ACT}

    def closed(self, state: State, window: Window, seat: int, base: int) -> None:
        end_turn(state, seat)

    def checkpoint(self, state: State) -> bool:
        return over(state)

    # The field

    def trigger_order(self, state: State, source: int, controller: int) -> tuple[int, ...]:
        """The turn player's first; each side: creatures left to right, Rune, Orb, hand, discard pile (C-142)."""
        spot = state.entities[source].zone
        kind = state.places.kind[spot]
        if kind not in SHORT_ORDER:  # what has left keeps the order in which it left
            return (controller != state.active, len(SHORT_ORDER), 0)
        return (controller != state.active, SHORT_ORDER[kind], state.zones[spot].index(source))

    # Proposals

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        put(state, i, into, context)

    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        return view_seat(state, seat)

    def broken(self, state: State) -> Iterable[str]:
        return invariants.broken(state)


CONTRACTS = Contracts()
