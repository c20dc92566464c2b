"""Which entities are named by what lies in the frames, in the series and in withheld damage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from inspect import Parameter, signature
from typing import Any

from game.kernel.data import Context, Item, Packet, Pending, Ref
from game.kernel.references import found
from game.kernel.state import TASKS, State

ENTITIES = {"attacker", "card", "one", "orb", "target", "two"}
"""Parameters of tasks that are entities."""
COUNTS = {
    "amount", "base", "branch", "deployed", "first", "foe", "fought", "left", "number", "opponent", "owner",
    "passed", "place", "played", "rest", "seat", "second", "seen", "start", "target_zone_changes", "two_zone_changes",
    "zone_changes",
}  # fmt: skip
"""Parameters of tasks that are whole numbers and no cards: seats, indices, amounts."""


def named(state: State) -> Iterator[int]:
    """Every entity that the pending steps of `state` name, as far as it is still the object that was meant."""
    for task, args in state.frames:
        yield from in_arguments(state, task, args)
    for value in (*state.series, *state.withheld):
        yield from in_record(state, value)
    yield from objects(state, state.doomed)


def in_arguments(state: State, task: Callable[..., None], args: Iterable[Any]) -> Iterator[int]:
    for parameter, value in zip(parameters(task), args, strict=False):
        if isinstance(value, int) and not isinstance(value, bool):
            assert parameter.name in ENTITIES | COUNTS, f"say here what {parameter.name} of {task} is"
            if parameter.name in ENTITIES:
                yield value
        else:
            yield from in_record(state, value)


@cache
def parameters(task: Callable[..., None]) -> tuple[Parameter, ...]:
    """Those behind the state, and behind an answer."""
    found = list(signature(task).parameters.values())[1:]
    return tuple(parameter for parameter in found if parameter.name != "answer")


def in_record(state: State, value: Any) -> Iterator[int]:
    match value:
        case Context():
            yield from objects(state, [(value.source, value.zone_changes), value.subject, value.object])
            yield from objects(state, [reference for chosen in value.targets for reference in chosen])
        case Item():
            yield from in_record(state, value.context)
        case Packet():
            yield from objects(state, [value.source, value.target])
        case Pending():
            yield from objects(state, [value.subject, value.object])
            yield from in_arguments(state, TASKS[value.then], ((), True, *value.args))
        case (int() as entity, int() as zone_changes) if not isinstance(entity, bool):
            yield from objects(state, [(entity, zone_changes)])
        case (str() as name, tuple() as args) if name in TASKS:
            yield from in_arguments(state, TASKS[name], ((), *args))
        case tuple():
            for part in value:
                yield from in_record(state, part)


def objects(state: State, references: Iterable[Ref]) -> Iterator[int]:
    return (i for i, zone_changes in references if found(state, (i, zone_changes)))
