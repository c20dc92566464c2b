"""Are the weights by which the computer judges those of the cards that are played with?

With other cards it plays on, as no feature of a position is one of a certain card; only how much each counts for may
not be the best any more.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.evaluation import evaluation
from game.lab.arena import AT, weighed
from game.records.cards import fingerprint, library

WITHOUT = {"random"}
"""Agents that judge nothing."""


def stale(game: str, agents: Sequence[str]) -> list[str]:
    """The agents whose weights were found with other cards than there are; weights set by hand are of no cards."""
    now = fingerprint(library(game))
    of_game = evaluation(game).cards
    found = []
    for name in dict.fromkeys(agents):
        cards = weighed(name).cards if AT in name else of_game
        if name not in WITHOUT and cards not in ("", now):
            found.append(name)
    return found


def warning(game: str, agents: Sequence[str]) -> str:
    """A sentence where somebody's weights are stale, else ""."""
    names = stale(game, agents)
    if not names:
        return ""
    return (
        f"{', '.join(names)}: the weights were found with other cards, and are played by all the same; "
        f"`contracts tune --game {game}` finds new ones"
    )
