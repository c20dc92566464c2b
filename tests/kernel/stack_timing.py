"""How the game of `stack_game` has things carried out: batches of the kernel, of what one clause does.

While a batch is carried out damage is held back and nobody dies of it.
"""

from __future__ import annotations

from typing import NamedTuple

from game.kernel.data import Context, records
from game.kernel.moves import move
from game.kernel.state import State
from game.kernel.traits.timing import Timing


class Batch(NamedTuple):
    """`State.record` of a match of this game."""

    resolving: bool = False
    """Is a batch carried out, so that damage is held back and nobody dies of it?"""


class Batches(Timing):
    at_once = ("damage", "death")

    def batch_goes_on(self, state: State) -> None:
        state.record = Batch(resolving=True)

    def batch_ends(self, state: State) -> None:
        state.record = ()

    def played(self, state: State, context: Context) -> None:
        stays = state.entities[context.source].definition.kind != "spell"
        owner = state.entities[context.source].owner
        move(state, context.source, state.places.named(owner, "territory" if stays else "graveyard"))


records("game.tests.stack_timing", Batch)
