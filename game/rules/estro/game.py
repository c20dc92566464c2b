"""ESTRO as a game: its vocabulary, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.kernel.cards import CardSet
from game.kernel.data import Context
from game.kernel.decisions import Answer
from game.kernel.game import Game
from game.kernel.state import State
from game.kernel.windows import Window
from game.rules.estro import (
    forecast,
    former,
    gifts,
    invariants,
    pool,
    setup,
    timer,
    victory,
)
from game.rules.estro.boards import BOARD
from game.rules.estro.constants import (
    Rules,
)
from game.rules.estro.destroying import EstroDamage, EstroDeaths
from game.rules.estro.effects import EstroEffects
from game.rules.estro.field import EstroField, put
from game.rules.estro.judging import EstroJudging, EstroSearching
from game.rules.estro.legality import EstroLegality
from game.rules.estro.piles import EstroPiles
from game.rules.estro.players import EstroPlayers
from game.rules.estro.showing import EstroShowing, view_seat
from game.rules.estro.timing import EstroTiming
from game.rules.estro.vocabulary import VOCABULARY


class Estro(Game):
    name = "estro"
    seats = range(2, 5, 2)
    vocabulary = VOCABULARY
    constants = Rules
    windows = gifts.WINDOWS

    board = BOARD
    legality = EstroLegality()
    timing = EstroTiming()
    players = EstroPlayers()
    field = EstroField()
    piles = EstroPiles()
    damage = EstroDamage()
    deaths = EstroDeaths()
    effects = EstroEffects()
    proposals = gifts.EstroProposals()
    chances = forecast.EstroChances()
    clock = timer.EstroClock()
    hidden = pool.EstroHidden()
    judging = EstroJudging()
    searching = EstroSearching()
    showing = EstroShowing()
    former = former.EstroFormer()

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        return setup.new_match(self, cards, decks, seed, constants, first)

    # Windows, gifts, victory

    def window_answers(self, state: State, window: Window, seat: int) -> tuple[Answer, ...]:
        return gifts.window_answers(state, window, seat)

    def act(self, state: State, answer: Answer, seat: int) -> None:
        gifts.act(state, answer, seat)

    def checkpoint(self, state: State) -> bool:
        return victory.look(state)

    # For the table

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        put(state, i, into, context)

    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        return view_seat(state, seat)

    # For the lab and the AI

    def broken(self, state: State) -> Iterable[str]:
        return invariants.broken(state)


ESTRO = Estro()
