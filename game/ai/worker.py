"""A process of its own in which the computer opponent thinks, so that the table never waits for it.

`Helper` is what is known of any such process: it is started, asked, and replaced where it is not well.

It is sent views, never states: what the rules hide from its seat is not in its memory, nor is anything from which it
could be computed. At its start it is given the plain definitions of the cards; reading them is the one reason why this
room imports `game.language`.
"""

from __future__ import annotations

import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Generic, TypeVar

from game.ai.agents import AGENTS
from game.ai.base import Weighed
from game.ai.ladder import Planner
from game.ai.thinking import (
    Ahead,
    Malformed,
    Minds,
    Question,
    Receipt,
    Reply,
    Start,
    answer_from,
    encoded,
    recompute,
    replied,
    start_from,
    think,
)
from game.kernel.cards import CardSet
from game.kernel.decisions import Answer
from game.kernel.native import mypyc_attr
from game.kernel.ruleset import Ruleset
from game.kernel.views import View
from game.system.channel import Broken, Channel, begun
from game.system.processes import belong_to_parent, stand_back

__all__ = ["Helper", "Receipt", "Worker", "recompute", "serve", "serving"]

Asked = TypeVar("Asked")
Found = TypeVar("Found")

LARGEST = 1 << 22  # bytes of a message from the process; an answer has a few hundred
READY = b"ready"
START_LIMIT = 30.0
"""Seconds of polling within which a new process must be ready."""
LIMIT = 10.0
"""Seconds of polling beyond its time to think within which it must answer."""
SLOW = 4.0
"""Seconds after which the person is told that it takes long."""
GAP = 0.25
"""No more than this counts between two polls: while the table itself was stopped, the process may have been as well."""
TRIES = 3
"""So often a question is asked, each time of a new process, before the table chooses an answer itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Helper(ABC, Generic[Asked, Found]):
    """The table's handle on a process. None of its methods waits for a thought, or for the process at all.

    `cards` are the plain definitions (`Definition.source`) of every card that the match can meet. A process that died,
    hangs, or answers what is no answer is replaced by `poll`, and asked again; `trouble` says so.
    """

    def __init__(self, game: str, cards: Sequence[Mapping[str, Any]], constants: Mapping[str, Any]) -> None:
        self._start = Start(game, [dict(card) for card in cards], dict(constants))
        self._asked: Asked | None = None
        self._number = 0
        self._tries = 0
        self.trouble = ""
        """Since the last question: "", "slow", "restarted", or "random" where no process could be had to think."""
        self.restart()

    @abstractmethod
    def _target(self) -> Callable[[Connection, Connection], None]:
        """What the process does."""

    @abstractmethod
    def _read(self, message: bytes) -> Found | None:
        """What came from the process; None where it is of an earlier question. Raises Malformed."""

    @abstractmethod
    def _without(self, asked: Asked) -> Found | None:
        """What is answered where no process could be had."""

    def _seconds(self, asked: Asked) -> float:
        """So long it may think about that."""
        return 0.0

    def restart(self) -> None:
        """A new process, after a crash or `stop`. A question that was pending is asked again."""
        self._process, channel = begun(self._target(), "opponent", LARGEST)
        self._channel: Channel | None = channel
        self._channel.send(encoded(self._start))
        self._ready = False
        self._begin_waiting()
        if self._asked is not None:
            self._channel.send(encoded(self._asked))

    def _ask(self, asked: Asked) -> None:
        """Ask it; an earlier question is forgotten."""
        self._asked = asked
        self._tries = 0
        self.trouble = ""
        self._begin_waiting()
        if self._channel is not None:
            self._channel.send(encoded(asked))

    def poll(self) -> Found | None:
        """The answer to the last question once it is there."""
        if self._channel is None or self._asked is None:
            return None
        try:
            found = self._received(self._channel)
        except (Broken, Malformed):
            return self._try_again()
        if found is not None or not (self._is_overdue(self._asked) or self._died_early()):
            return found
        return self._try_again()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def stop(self) -> None:
        """End the process at once, whatever it is doing, stopped as well."""
        self._asked = None
        self._end()

    def _end(self) -> None:
        self._process.kill()
        self._process.join(1)
        if self._channel is not None:
            self._channel.close()
            self._channel = None

    def _received(self, channel: Channel) -> Found | None:
        """What came that answers the last question. Raises Broken and Malformed."""
        while (message := channel.receive()) is not None:
            if message == READY:
                self._ready = True
                self._begin_waiting()
            elif (found := self._read(message)) is not None:
                return found
        return None

    def _begin_waiting(self) -> None:
        self._waited, self._polled = 0.0, monotonic()

    def _is_overdue(self, asked: Asked) -> bool:
        now = monotonic()
        self._waited += min(now - self._polled, GAP)
        self._polled = now
        thinking = self._seconds(asked)
        if self._waited > SLOW + thinking and not self.trouble:
            self.trouble = "slow"
        return self._waited > (LIMIT + thinking if self._ready else START_LIMIT)

    def _died_early(self) -> bool:
        """Has it ended before it was ready? On Windows its pipe does not tell, as it never took its end of it."""
        return not self._ready and not self._process.is_alive()

    def _try_again(self) -> Found | None:
        """A new process; after so many the answer is what can be had without one."""
        asked = self._asked
        if asked is None:
            return None
        self._tries += 1
        self._end()
        if self._tries < TRIES:
            self.trouble = "restarted"
            self.restart()
            return None
        self._asked = None
        self.restart()
        self.trouble = "random"
        return self._without(asked)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worker(Helper[Question, Answer]):
    """The process that answers for the computer; without any, a legal answer is chosen here from the view."""

    def __init__(self, game: str, cards: Sequence[Mapping[str, Any]], constants: Mapping[str, Any]) -> None:
        self.receipt: Receipt | None = None
        """That of the last answer which `poll` gave."""
        self.reasons: tuple[str, ...] = ()
        """Of the same: the features that it changes most (`ai.reasons`), as far as it was planned."""
        self.weighed: tuple[Weighed, ...] = ()
        """Of the same: the best lines of the plan that it belongs to."""
        super().__init__(game, cards, constants)

    def ask(
        self,
        shown: View,
        level: str,
        seed: int,
        seconds: float | None = None,
        nodes: int | None = None,
        apart: bool = False,
    ) -> None:
        """Ask for the answer of `level` to the decision in `shown`; an earlier question is forgotten.

        Without `seconds` and `nodes` the level's own limits hold. `apart`: it shares no time with what was
        asked before in this turn, as it is no answer in a turn that the computer plays, or as the match went back.
        Raises KeyError for a level that there is not.
        """
        limit = AGENTS[level].seconds if seconds is None else seconds
        self._number += 1
        self._ask(Question(self._number, shown, level, seed, limit, nodes, apart))

    def think_ahead(self, shown: View, level: str, seed: int) -> None:
        """Think about a question that may be asked next, with the level's own limits, while none is pending.

        Nothing comes back; the next question is never made to wait, and is answered as it would be without that.
        """
        if self._channel is not None and issubclass(AGENTS[level], Planner):
            asked = Question(0, shown, level, seed, AGENTS[level].seconds, None, ahead=True)
            self._channel.send(encoded(asked))

    def refused(self) -> Answer | None:
        """The last answer was against the rules, so that the process is not to be trusted: as `poll` with a new one."""
        return self._try_again()

    def _target(self) -> Callable[[Connection, Connection], None]:
        return serve

    def _read(self, message: bytes) -> Answer | None:
        found = answer_from(message)
        if found.number != self._number:
            return None
        self.receipt, self.reasons, self.weighed = found.receipt, found.reasons, found.weighed
        return found.answer

    def _seconds(self, asked: Question) -> float:
        return asked.seconds or 0.0

    def _without(self, asked: Question) -> Answer:
        answer, self.receipt = think(asked._replace(level="random"), *self._start.read())
        self.reasons, self.weighed = (), ()
        return answer


def serve(incoming: Connection, outgoing: Connection) -> None:
    """What the process of a Worker does: answer questions until the other end of `incoming` is gone."""
    minds: Minds = {}
    ahead = Ahead()

    def reply(message: bytes, game: Ruleset, known: CardSet) -> bytes | None:
        asked = Question.read(message)
        try:
            if asked.ahead:
                ahead.think(asked, game, known, incoming.poll)
                return None
            return encoded(ahead.take(asked, minds) or replied(asked, game, known, minds))
        except Exception:  # a fault in the thinking must not end the match: say so, and play on
            traceback.print_exc()
            if asked.ahead:
                return None
            answer, receipt = think(asked._replace(level="random"), game, known)
            return encoded(Reply(asked.number, answer, receipt, (), ()))

    serving(incoming, outgoing, reply)


def serving(
    incoming: Connection, outgoing: Connection, reply: Callable[[bytes, Ruleset, CardSet], bytes | None]
) -> None:
    """Send the reply to each message, where there is one, until the other end of `incoming` is gone."""
    belong_to_parent()
    try:
        game, known = start_from(incoming.recv_bytes()).read()
        stand_back()  # from now on; the first answer is waited for
        outgoing.send_bytes(READY)
        while True:
            message = incoming.recv_bytes()
            while incoming.poll():  # only the last question is still wanted
                message = incoming.recv_bytes()
            found = reply(message, game, known)
            if found is not None:
                outgoing.send_bytes(found)
    except (EOFError, OSError):
        return
