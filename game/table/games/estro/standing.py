"""Who leads in ESTRO and by what: cards on the field, the sum of their TOT, and the rounds that are left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.table.games.interface import Measure, Standing
from game.table.messages import Messages

SOON = 4
"""So many rounds before the last one it is said how that one is decided."""


def standing(say: Messages, view: Mapping[str, Any], constants: Mapping[str, Any]) -> Standing:
    seats, near = view["seats"], view["seat"]
    sides = [[s for s in seats if (s["team"] == seats[near]["team"]) == own] for own in (True, False)]
    cards = [sum(seat["field_count"] for seat in side) for side in sides]
    measures = [Measure("cards", say("standing-cards"), *cards)]
    if seats[near]["tot"] is not None:  # else nothing computed is shown (E-156)
        measures.append(Measure("tot", say.of("stat", "tot"), *(sum(seat["tot"] for seat in side) for side in sides)))
    team, leads = len(seats) > 2, [_sign(measure.own - measure.other) for measure in measures]
    if team:
        leads = leads[1:]  # E-182
    told = {"round": seats[near]["round"], "out": _threshold(constants, team), "last": constants["last_round"],
            "team": "yes" if team else "no"}  # fmt: skip
    if 0 in cards and told["round"] <= told["out"]:
        note = "standing-empty"
    elif told["round"] <= told["out"]:
        note = "standing-before"
    else:
        note = "standing-last" if told["last"] - told["round"] <= SOON else "standing-on"
    who = "none" if all(cards) or not any(cards) else "other" if cards[0] else "you"
    return Standing(
        leads[0] if len(set(leads)) == 1 else 0, tuple(measures),
        say(note, who=who, **told), say("standing-rules", **told),
    )  # fmt: skip


def _threshold(constants: Mapping[str, Any], team: bool) -> int:
    """The round at whose end whoever has no card on the field has lost (E-119, E-164, E-178)."""
    if constants["stratega_wins"]:
        return int(constants["stratega_win_round"])
    return int(constants["inferno_elimination_round" if team else "elimination_round"])


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
