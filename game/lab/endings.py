"""How matches end: by which of the causes that a game declares (`Game.endings`), and drawn or not."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from game.kernel.decisions import Answer
from game.kernel.events import Log
from game.kernel.game import Game
from game.kernel.running import advance
from game.kernel.state import State

ENDLESS = "endless"
"""The cause of every game: effects that set each other off for ever (`kernel.running`)."""
STEP = 8
"""After so many answers the position is kept, so that the end of a match can be played again with a listener."""
CERTAIN = 1.96
"""So many standard deviations to each side hold 95 of 100 samples."""

Endings = Counter[tuple[str, bool]]
"""How many matches ended by each cause, with a winner and drawn (True)."""


class Trail:
    """The last answers of a match, from a position on that it still has.

    A listener slows a match down. So nobody listens to it, and only its last answers are given once more.
    """

    def __init__(self, start: State) -> None:
        self._start = start.copy()
        self._answers: list[Answer] = []

    def follow(self, before: State, answer: Answer) -> None:
        """`answer` is about to be given in the position `before`."""
        if len(self._answers) == STEP:
            self._start = before.copy()
            self._answers.clear()
        self._answers.append(answer)

    def cause(self) -> str:
        """What has ended the match, which is over: the word that its result names, or the first of its game."""
        state, log = self._start.copy(), Log()
        state.log = log
        for way in self._answers:
            advance(state, way)
        facts = next((e.facts for e in reversed(log.events) if e.kind == "result"), {})
        return ENDLESS if facts.get("endless") else str(facts.get("why") or state.game.endings[0])


def shares(game: Game, endings: Endings) -> list[tuple[str, bool, int, float]]:
    """Each cause with a winner and drawn, how many matches and how many per cent; the causes of which a draw never came
    of are not told as drawn."""
    total = max(1, sum(endings.values()))
    causes = [*game.endings, *sorted({why for why, _ in endings} - {*game.endings})]
    return [
        (why, drawn, endings[why, drawn], 100 * endings[why, drawn] / total)
        for why in causes
        for drawn in (False, True)
        if endings[why, drawn] or not drawn
    ]


def interval(hits: int, of: int) -> tuple[float, float]:
    """Within what the true share lies with a certainty of 95 %, after so many of so many (Wilson 1927); from 0 to 1."""
    if not of:
        return 0.0, 1.0
    share, z = hits / of, CERTAIN**2 / of
    middle, half = share + z / 2, CERTAIN * sqrt(share * (1 - share) / of + z / (4 * of))
    return max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z))
