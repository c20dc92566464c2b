"""What goes to the process of the computer opponent and what comes back, as JSON; and the thinking itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from game.ai.agents import Agent, agent, digest
from game.ai.base import Weighed
from game.ai.greedy import Interrupted
from game.ai.turntime import TurnTime
from game.kernel.cards import CardSet
from game.kernel.decisions import Answer
from game.kernel.ruleset import Ruleset
from game.kernel.views import View

_dumps = json.JSONEncoder(separators=(",", ":")).encode


class Malformed(ValueError):
    """What came from the process is no answer."""


class Receipt(NamedTuple):
    """What an answer came from: enough to work it out again from the view alone (`recompute`)."""

    view: str
    """Fingerprint of the view."""
    level: str
    seed: int
    """That by which it was planned."""
    nodes: int
    """The limit on positions to try."""
    late: bool = False
    """The clock cut the thinking short, so that working it out again may give another answer."""
    planned: str = ""
    """Fingerprint of the earlier view from which the answer was planned, with others; "" for `view`."""
    place: int = 0
    """Its place among the answers that were planned together."""


class Start(NamedTuple):
    """The first message: the game, and the plain definitions of every card that the match can meet."""

    game: str
    cards: list[dict[str, Any]]
    constants: dict[str, Any]

    def read(self) -> tuple[Ruleset, CardSet]:
        from game.language.library import from_plain
        from game.rules import game_named

        game = game_named(self.game)
        return game, from_plain(self.cards, self.constants, self.game, game.vocabulary)


class Question(NamedTuple):
    """Every further message: a view with a decision in it, who is to answer, and within what limits."""

    number: int
    view: View
    level: str
    seed: int
    seconds: float | None
    nodes: int | None
    apart: bool = False
    """It has the time of a whole turn, whatever was asked before in this one."""
    ahead: bool = False
    """It is not asked yet, and may never be: the reply is kept (`Ahead`), not sent."""

    @classmethod
    def read(cls, message: bytes) -> Question:
        return cls(*json.loads(message))


def encoded(message: Any) -> bytes:
    return _dumps(message).encode()


def start_from(message: bytes) -> Start:
    return Start(*json.loads(message))


class Reply(NamedTuple):
    """What comes back: the number of the question, the answer and what is told of it."""

    number: int
    answer: Answer
    receipt: Receipt
    reasons: tuple[str, ...]
    """The features that it changes most (`ai.reasons`), as far as it was planned."""
    weighed: tuple[Weighed, ...]
    """The best lines of the plan that it belongs to."""


def answer_from(message: bytes) -> Reply:
    """Raises Malformed."""
    try:
        number, answer, receipt, why, lines = json.loads(message)
        found = Receipt(*receipt)
        weighed = tuple([_weighed(*line) for line in lines])
    except (ValueError, TypeError, RecursionError):
        raise Malformed from None
    words = isinstance(answer, list) and answer and isinstance(answer[0], str)
    if type(number) is not int or not words or not all(type(part) in (int, str) for part in answer):
        raise Malformed
    kinds = tuple(map(type, found))
    if kinds != (str, str, int, int, bool, str, int):
        raise Malformed
    if not isinstance(why, list) or not all(isinstance(name, str) for name in why):
        raise Malformed
    return Reply(number, tuple(answer), found, tuple(why), weighed)


def _weighed(chance: float | None, ways: list[list[Any]]) -> Weighed:
    return Weighed(None if chance is None else float(chance), tuple([tuple(way) for way in ways]))


Minds = dict[tuple[str, int], Agent]
"""Those who think in one match, by level and seat: they remember what they planned."""


def think(asked: Question, game: Ruleset, cards: CardSet, minds: Minds | None = None) -> tuple[Answer, Receipt]:
    """The answer to `asked`, and its receipt."""
    minds = {} if minds is None else minds
    who = (asked.level, int(asked.view["seat"]))
    if who not in minds:
        minds[who] = agent(asked.level, asked.seed)
    opponent = minds[who]
    opponent.seed = asked.seed  # each question has its own; what was planned before keeps that of then
    if asked.apart:
        opponent.time = TurnTime()
    nodes = opponent.nodes if asked.nodes is None else asked.nodes
    answer = opponent.choose_from_view(asked.view, game, cards, seconds=asked.seconds, nodes=nodes)
    mark = digest(asked.view)
    seed = opponent.planned_seed if opponent.planned else asked.seed
    receipt = Receipt(mark, asked.level, seed, nodes, opponent.late, opponent.planned, opponent.place)
    return answer, receipt


def replied(asked: Question, game: Ruleset, cards: CardSet, minds: Minds) -> Reply:
    """The same with all that is told of it."""
    answer, receipt = think(asked, game, cards, minds)
    mind = minds[asked.level, int(asked.view["seat"])]
    return Reply(asked.number, answer, receipt, mind.reasons, tuple(mind.weighed()))


class Ahead:
    """The reply to a question that may be asked next, found while nothing is asked.

    It is the one that the question would have got without that: a new mind finds it, and takes the place of the one
    that answered before only if the same view is asked about with the same seed and limits.
    """

    def __init__(self) -> None:
        self._kept: tuple[tuple[object, ...], Reply, Agent] | None = None

    def think(self, asked: Question, game: Ruleset, cards: CardSet, interrupted: Callable[[], bool]) -> None:
        """Think about `asked` until `interrupted` says that something else is wanted; then nothing is kept."""
        self._kept = None
        mind = agent(asked.level, asked.seed)
        mind.interrupted = interrupted
        try:
            reply = replied(asked, game, cards, {(asked.level, int(asked.view["seat"])): mind})
        except Interrupted:
            return
        mind.interrupted = None
        self._kept = _subject(asked), reply, mind

    def take(self, asked: Question, minds: Minds) -> Reply | None:
        """The reply to `asked` if it was found; whatever is kept is let go."""
        kept, self._kept = self._kept, None
        if kept is None or kept[0] != _subject(asked):
            return None
        _, reply, minds[asked.level, int(asked.view["seat"])] = kept
        return reply._replace(number=asked.number)


def _subject(asked: Question) -> tuple[object, ...]:
    return digest(asked.view), asked.level, asked.seed, asked.seconds, asked.nodes


def recompute(receipt: Receipt, shown: View, game: Ruleset, cards: CardSet, planned: View | None = None) -> Answer:
    """The answer that the receipt's agent gives to the view `shown`, planned from the earlier view `planned` if it was.

    Raises ValueError if these are other views than the receipt's.
    """
    if digest(shown) != receipt.view:
        raise ValueError(f"the receipt is for view {receipt.view}, not {digest(shown)}")
    if receipt.planned and (planned is None or digest(planned) != receipt.planned or planned["seat"] != shown["seat"]):
        raise ValueError(f"the view {receipt.planned}, from which the answer was planned, is not there")
    ways = _plan(receipt, planned or shown, game, cards)
    if not 0 <= receipt.place < len(ways):
        raise ValueError(f"{len(ways)} answers were planned, and this is said to be the one at {receipt.place}")
    return ways[receipt.place]


_last: list[tuple[tuple[object, ...], CardSet, list[Answer]]] = []
"""What was planned last, as several answers after each other come of it: of which receipt, with which cards."""


def _plan(receipt: Receipt, shown: View, game: Ruleset, cards: CardSet) -> list[Answer]:
    asked = (receipt.planned or receipt.view, receipt.level, receipt.seed, receipt.nodes)
    if not _last or _last[0][0] != asked or _last[0][1] is not cards:
        ways = agent(receipt.level, receipt.seed).plan(shown, game, cards, receipt.nodes)
        _last[:] = [(asked, cards, ways)]
    return _last[0][2]
