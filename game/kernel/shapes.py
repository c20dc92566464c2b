"""The shapes of decisions by name, and how one is read from JSON."""

from __future__ import annotations

from typing import Any

from game.kernel.assignments import Assignment
from game.kernel.building import CHECKS
from game.kernel.choices import Subset
from game.kernel.data import tupled
from game.kernel.decisions import Decision
from game.kernel.divisions import Division
from game.kernel.listed import Free, Listed, Unlisted, is_acting
from game.kernel.payments import Payment
from game.kernel.state import TASKS


def decision_from_json(data: list[Any]) -> Decision:
    """The decision that `Decision.to_json` wrote. Raises KeyError for a task, check or shape that there is not (any
    more)."""
    row = tupled(data)
    return _built(row) if isinstance(row[4], str) else _first_shape(row)


def _first_shape(row: tuple[Any, ...]) -> Decision:
    """One of the shapes that share a row (`Decision.row`)."""
    kind, seat, name, args, ways, candidates, least, most, source, cancel, proposed, chosen, amounts = row
    task = TASKS[name]
    if ways is not None:
        made = Free if is_acting(task) else Listed
        return made(kind, seat, task, args, ways, source, cancel, proposed)
    if candidates is not None:
        return Subset(kind, seat, task, args, candidates, least, most, source, cancel, chosen)
    if amounts is not None:
        return Payment(kind, seat, task, args, amounts, proposed, source, cancel)
    return Unlisted(kind, seat, task, args, source, cancel, proposed)


def _built(row: tuple[Any, ...]) -> Decision:
    kind, seat, name, args, shape, own, check, source, cancel, proposed, given = row
    task, refuses = TASKS[name], CHECKS[check] if check else None
    if shape == Assignment.shape:
        options, *needed = own
        return Assignment(kind, seat, task, args, options, refuses, source, cancel, proposed, given, *needed)
    if shape == Division.shape:
        amount, shares = own
        return Division(kind, seat, task, args, amount, shares, refuses, source, cancel, proposed, given)
    raise KeyError(shape)
