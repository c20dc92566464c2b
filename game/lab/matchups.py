"""How each deck fares against the others, over matches of two seats that were decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from game.lab.endings import interval

Beaten = Counter[tuple[str, str]]
"""How often the first deck has won against the second one."""


def as_json(beaten: Beaten) -> dict[str, dict[str, Any]]:
    """Each deck, the best first: in all and against each other one; its matches against itself tell nothing."""
    met = sorted(beaten)
    told: dict[str, dict[str, Any]] = {}
    for deck in dict.fromkeys(name for names in met for name in names):
        others = dict.fromkeys(name for names in met if deck in names for name in names if name != deck)
        against = {other: _fared(beaten[deck, other], beaten[other, deck]) for other in others}
        if against:
            won = sum([row["won"] for row in against.values()])
            told[deck] = _fared(won, sum([row["matches"] for row in against.values()]) - won) | {"against": against}
    return dict(sorted(told.items(), key=lambda row: -row[1]["percent"]))


def _fared(won: int, lost: int) -> dict[str, Any]:
    matches = won + lost
    percents = {"percent": won / matches, **dict(zip(("low", "high"), interval(won, matches), strict=True))}
    return {"matches": matches, "won": won} | {name: round(100 * share, 1) for name, share in percents.items()}


def as_lines(beaten: Beaten) -> Iterator[str]:
    told = as_json(beaten)
    if told:
        yield "decks: " + ", ".join(
            f"{deck} {row['percent']:.1f} % ({row['low']:.1f} to {row['high']:.1f}) of {row['matches']}"
            for deck, row in told.items()
        )
