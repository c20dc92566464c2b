"""How matches end: by which of the causes that a game declares (`Judging.endings`), and drawn or not."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from game.kernel.game import Game
from game.kernel.state import State

CERTAIN = 1.96
"""So many standard deviations to each side hold 95 of 100 samples."""

Endings = Counter[tuple[str, bool]]
"""How many matches ended by each cause, with a winner and drawn (True)."""


def cause(state: State) -> str:
    """What has ended the match, which was played to its end: one of its game's, or `running.ENDLESS_CIRCLE`."""
    return state.ending or state.game.judging.endings[0]


def shares(game: Game, endings: Endings) -> list[tuple[str, bool, int, float]]:
    """Each cause with a winner and drawn, how many matches and how many per cent; the causes of which a draw never came
    of are not told as drawn."""
    total = max(1, sum(endings.values()))
    causes = [*game.judging.endings, *sorted({why for why, _ in endings} - {*game.judging.endings})]
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
