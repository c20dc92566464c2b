"""A process of its own in which the computer opponent thinks, so that the table never waits for it.

It is sent views, never states: what the rules hide from its seat is not in its memory. At its start it is given the
plain definitions of the cards; reading them is the one reason why this room imports `game.language`, and only inside
the process.
"""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from game.ai.agents import AGENTS, agent, digest
from game.kernel.cards import CardSet
from game.kernel.decisions import Answer
from game.kernel.game import Game
from game.kernel.views import View
from game.system.processes import stand_back


class Receipt(NamedTuple):
    """What an answer came from: enough to work it out again from the view alone (`recompute`)."""

    view: str
    """Fingerprint of the view."""
    level: str
    seed: int
    nodes: int
    """The limit on positions to try."""
    late: bool = False
    """The clock cut the thinking short, so that working it out again may give another answer."""


class Question(NamedTuple):
    number: int
    view: View
    level: str
    seed: int
    seconds: float | None
    nodes: int | None


def think(asked: Question, game: Game, cards: CardSet) -> tuple[Answer, Receipt]:
    """The answer to `asked`, and its receipt."""
    opponent = agent(asked.level, asked.seed)
    nodes = opponent.nodes if asked.nodes is None else asked.nodes
    answer = opponent.choose_from_view(asked.view, game, cards, seconds=asked.seconds, nodes=nodes)
    return answer, Receipt(digest(asked.view), asked.level, asked.seed, nodes, opponent.budget.late)


def recompute(receipt: Receipt, shown: View, game: Game, cards: CardSet) -> Answer:
    """The answer that the receipt's agent gives to the view `shown`.

    Raises ValueError if `shown` is another view than the receipt's.
    """
    if digest(shown) != receipt.view:
        raise ValueError(f"the receipt is for view {receipt.view}, not {digest(shown)}")
    return agent(receipt.level, receipt.seed).choose_from_view(shown, game, cards, nodes=receipt.nodes)


class Worker:
    """The table's handle on the process. None of its methods waits for a thought.

    `cards` are the plain definitions (`Definition.source`) of every card that the match can meet.
    """

    def __init__(self, game: str, cards: Sequence[Mapping[str, Any]], constants: Mapping[str, Any]) -> None:
        self._start = (game, [dict(card) for card in cards], dict(constants))
        self._number = 0
        self.receipt: Receipt | None = None
        """That of the last answer which `poll` gave."""
        self.restart()

    def restart(self) -> None:
        """A new process, after a crash or `stop`. A question that was pending has to be asked again."""
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, *self._start), name="opponent", daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, shown: View, level: str, seed: int, seconds: float | None = None, nodes: int | None = None) -> None:
        """Ask for the answer of `level` to the decision in `shown`; an earlier question is forgotten.

        Without `seconds` and `nodes` the level's own limits hold. Raises KeyError for a level that there is not.
        """
        limit = AGENTS[level].seconds if seconds is None else seconds
        self._number += 1
        try:
            self._pipe.send(Question(self._number, shown, level, seed, limit, nodes))
        except OSError:  # it died; `alive` tells
            return

    def poll(self) -> Answer | None:
        """The answer to the last question once it is there; `receipt` is then its receipt."""
        try:
            while self._pipe.poll():
                number, answer, receipt = self._pipe.recv()
                if number == self._number:
                    self.receipt = receipt
                    found: Answer = answer
                    return found
        except (EOFError, OSError):
            return None
        return None

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def stop(self) -> None:
        """End the process at once, whatever it is doing."""
        self._process.terminate()
        self._process.join(1)
        self._pipe.close()


def serve(pipe: Connection, name: str, cards: Sequence[Mapping[str, Any]], constants: Mapping[str, Any]) -> None:
    """What the process does: answer questions until the other end of `pipe` is gone."""
    from game.language.library import from_plain
    from game.rules import game_named

    game = game_named(name)
    known = from_plain(cards, constants, name, game.vocabulary)
    stand_back()  # from now on; the first answer is waited for
    while True:
        try:
            asked: Question = pipe.recv()
            while pipe.poll():  # only the last question is still wanted
                asked = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            answer, receipt = think(asked, game, known)
        except Exception:  # a fault in the thinking must not end the match: say so, and play on
            traceback.print_exc()
            answer, receipt = think(asked._replace(level="random"), game, known)
        try:
            pipe.send((asked.number, answer, receipt))
        except OSError:
            return
