"""The board of Contracts with every word of the kernel about characteristics: all changes, and what cards bear.

That is hosts, counters and marks; and cards can lie face down.
"""

from __future__ import annotations

from dataclasses import replace

from game.kernel.changes import IDENTITIES
from game.kernel.counters import ATTACHING, COUNTERS, MARKS
from game.kernel.events import Log
from game.kernel.selectors import ATTACHED_SETS
from game.kernel.state import State
from game.kernel.values import elements_of, host_of, kind_of
from game.rules.contracts.game import Contracts
from game.rules.contracts.vocabulary import VOCABULARY
from tests.rules.contracts import board
from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell, token


class Wide(Contracts):
    vocabulary = replace(
        VOCABULARY,
        operations=VOCABULARY.operations | IDENTITIES | ATTACHING | COUNTERS | MARKS,
        sets=VOCABULARY.sets | ATTACHED_SETS,
        counters={"growth": {"attack": 1, "health": 1}, "rust": {"attack": -1}},
        marks=("spent", "seen"),
        face_down={"attack": 1, "health": 1},
        hidden=(),
    )


WIDE = Wide()


class Table(board.Table):
    game = WIDE

    def __init__(self, state: State | None = None, log: Log | None = None, game: Wide = WIDE) -> None:
        super().__init__(state, log)
        self.game = self.state.game = game  # type: ignore[misc]
        self.state.words = game.vocabulary

    def kind(self, who: board.Who) -> str:
        return kind_of(self.state, self.id(who))

    def elements(self, who: board.Who) -> set[str]:
        mask = elements_of(self.state, self.id(who))
        return {element for n, element in enumerate(self.game.vocabulary.elements) if mask >> n & 1}

    def host(self, who: board.Who) -> int:
        """-1 for none."""
        return host_of(self.state, self.id(who))


def when_played(*operations: str, pick: str = "anyone") -> board.Card:
    """A Spell with one target for these operations."""
    return spell(f"{{targets: [{{from: {pick}, pick: 1}}], do: [{', '.join(operations)}]}}")


__all__ = ["P1", "P2", "WIDE", "Table", "Wide", "creature", "orb", "rune", "spell", "token", "when_played"]
