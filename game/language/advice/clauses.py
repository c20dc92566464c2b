"""Contradictions in clauses: what never happens, what undoes itself, what is chosen for nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.kernel.selectors import TARGETS
from game.kernel.vocabulary import Vocabulary
from game.language.advice.cases import Advice, Clause, Path, Room, Written, clauses, words_in

Operation = Mapping[str, Any]
ONCE_GONE = ("destroy", "discard")
"""After these operations what they were about has left, and nothing more can be done to it."""
NAMED = ("self", "subject", "object", *TARGETS)
"""Sets that mean the same thing throughout a clause."""
ADDS, FACTORS = ("modify", "give"), ("multiply",)
"""Operations whose changes are added, and those whose changes are factors."""
CHANGED_TO = ("modify", "give", "grant", "revoke", "multiply")
OPPOSITE = {"grant": "revoke", "revoke": "grant", "cheaper": "dearer", "dearer": "cheaper"}


def advise(card: Written, room: Room) -> Iterator[Advice]:
    """Of all clauses of a card."""
    seen: list[Any] = []
    for number, plain in enumerate(card.plain.get("clauses", ())):
        if plain in seen:
            yield Advice(("clauses", number), f"the clause {seen.index(plain) + 1} stands here again",
                         "both are carried out; write it once, with larger numbers",
                         "when")  # fmt: skip
        seen.append(plain)
    for clause in clauses(card):
        yield from _unused_targets(clause)
        yield from _branches(clause)
        for field in ("do", "else"):
            operations = list(clause.operations(field))
            for path, operation in operations:
                yield from _one(path, operation, room)
            yield from _in_turn(operations)
        yield from _standing(clause, card, room.library.vocabulary)
        yield from _keywords(clause, card)
    yield from _standing_undone(card)
    yield from _repeated(card, room.library.vocabulary)


def _unused_targets(clause: Clause) -> Iterator[Advice]:
    targets = clause.plain.get("targets", ())
    for number in range(len(targets)):
        rest = {name: part for name, part in clause.plain.items() if name != "targets"}
        later = list(targets)[number + 1 :]
        if TARGETS[number] not in {*words_in(rest), *words_in(later)}:
            yield Advice((*clause.path, "targets", number), f"`{TARGETS[number]}` is chosen, and nothing is done to it",
                         f"name `{TARGETS[number]}` in `do`, or leave it out of `targets`",
                         "targets")  # fmt: skip


def _repeated(card: Written, words: Vocabulary) -> Iterator[Advice]:
    """What a card repeats of itself, where it has nothing that can be."""
    if any(clause.when in words.repeated and not clause.repeats for clause in card.definition.clauses):
        return
    for clause in clauses(card):
        for field in ("do", "else"):
            for path, operation in clause.operations(field):
                if operation.get("repeat") == "self":
                    yield Advice((*path, "repeat"), "this card does nothing else when it is played",
                                 "what repeats is not itself repeated; name another card", "repeat")  # fmt: skip


def _branches(clause: Clause) -> Iterator[Advice]:
    plain = clause.plain
    if "else" in plain and plain["else"] == plain.get("do"):
        yield Advice((*clause.path, "else"), "`else` does the same as `do`",
                     "leave `else` out, and `if` or `coin` with it", "if")  # fmt: skip
    modes = list(plain.get("modes", ()))
    for number, mode in enumerate(modes):
        if mode in modes[:number]:
            yield Advice((*clause.path, "modes", number), f"the mode {modes.index(mode) + 1} stands here again",
                         "leave it out, or let it do something else",
                         "modes")  # fmt: skip


# --- one operation ---------------------------------------------------------------------------------------------------


def _one(path: Path, operation: Operation, room: Room) -> Iterator[Advice]:
    word = next((name for name in operation if name in room.library.vocabulary.operations), "")
    value = operation.get(word)
    if value == 0 and not isinstance(value, bool):
        yield Advice((*path, word), f"`{word}: 0` does nothing", "write a larger number, or leave it out",
                     word)  # fmt: skip
    if isinstance(value, Mapping) and value:
        nothing = 0 if word in ADDS else 1 if word in FACTORS else None
        for stat, number in value.items():
            if number == nothing and isinstance(number, int):
                what = "added" if word in ADDS else "changed"
                yield Advice((*path, word, stat), f"nothing is {what} by `{stat}: {number}`",
                             "write another number, or leave it out",
                             word)  # fmt: skip
    for name in ("times", "count"):
        if operation.get(name) == 0:
            yield Advice((*path, name), f"with `{name}: 0` this never happens", f"leave `{name}` out, or write more",
                         "times")  # fmt: skip
        elif operation.get(name) == 1:
            yield Advice((*path, name), f"`{name}: 1` changes nothing", f"leave `{name}` out",
                         "times")  # fmt: skip
    times, kind = operation.get("times"), room.library.vocabulary.operations.get(word)
    if kind is not None and kind.undone_by_itself and isinstance(times, int) and times > 0 and times % 2 == 0:
        yield Advice((*path, "times"), f"`{word}` undoes itself, so with `times: {times}` nothing is changed",
                     "leave `times` out", "times")  # fmt: skip
    most = room.most("own_bodies") if word == "create" else None
    if most is not None and isinstance(operation.get("count"), int) and operation["count"] > most:
        yield Advice((*path, "count"), f"there is room for {most} only", f"write {most} at the most",
                     "create")  # fmt: skip


# --- operations one after the other ----------------------------------------------------------------------------------


def _in_turn(operations: Sequence[tuple[Path, Operation]]) -> Iterator[Advice]:
    gone: dict[str, str] = {}
    for number, (path, operation) in enumerate(operations):
        for name in {*words_in(list(operation.values()))} & gone.keys():
            yield Advice(path, f"`{name}` has left by then, as `{gone[name]}` stands before",
                         f"write this before `{gone[name]}`",
                         gone[name])  # fmt: skip
        gone |= {operation[word]: word for word in ONCE_GONE if operation.get(word) in NAMED}
        if number and operation == operations[number - 1][1] and _is_certain(operation):
            yield Advice(path, "the same stands here twice, one after the other",
                         "write it once with `times: 2`, or with a larger number",
                         "times")  # fmt: skip
        for _, earlier in operations[:number]:
            if undoes(earlier, operation):
                yield Advice(path, "this undoes what stands before it", "leave both out, or change one of them",
                             "modify")  # fmt: skip
                break


def _is_certain(operation: Operation) -> bool:
    """Does it mean the same each time? What is chosen or left to chance may be another one."""
    return not {"pick", "random"} & {name for part in operation.values() if isinstance(part, Mapping) for name in part}


def undoes(earlier: Operation, later: Operation) -> bool:
    """Is everything as before once both have been carried out?"""
    rest = {name: part for name, part in earlier.items() if name not in CHANGED_TO}
    if rest != {name: part for name, part in later.items() if name not in CHANGED_TO}:
        return False
    if any(isinstance(part, Mapping) and {"pick", "random"} & part.keys() for part in rest.values()):
        return False
    for word, opposite in OPPOSITE.items():
        if word in earlier and opposite in later and earlier[word] == later[opposite]:
            return True
    for word in ADDS:
        if word in earlier and word in later:
            return _are_opposite(earlier[word], later[word])
    return False


def _are_opposite(one: Any, other: Any) -> bool:
    if not isinstance(one, Mapping) or not isinstance(other, Mapping) or one.keys() != other.keys():
        return False
    return all(isinstance(n, int) and isinstance(other[stat], int) and n == -other[stat] and n
               for stat, n in one.items())  # fmt: skip


# --- what lasts ------------------------------------------------------------------------------------------------------


def _standing(clause: Clause, card: Written, words: Vocabulary) -> Iterator[Advice]:
    """What is always added to the card itself can as well be printed on it."""
    if clause.when != "always" or "if" in clause.plain or clause.path[:-1] != ("clauses",):
        return
    printed = words.kinds[card.definition.kind]
    for path, operation in clause.operations("do"):
        added = operation.get("give")
        if operation.get("to") != "self" or not isinstance(added, Mapping) or not added:
            continue
        if all(stat in printed and isinstance(n, int) for stat, n in added.items()):
            stat, number = next(iter(added.items()))
            total = number + int(card.plain.get(stat, 0))
            yield Advice((*path, "give"), f"the card always has this, so its `{stat}` is {total}",
                         f"write `{stat}: {max(total, 0)}` and leave the clause out, or say in `if` when it holds",
                         "if")  # fmt: skip


def _standing_undone(card: Written) -> Iterator[Advice]:
    """Two clauses with `when: always` that add and take the same."""
    found: list[Operation] = []
    for clause in clauses(card):
        if clause.when != "always" or "if" in clause.plain:
            continue
        for path, operation in clause.operations("do"):
            if path[:2] != ("clauses", 0) and any(undoes(earlier, operation) for earlier in found):
                yield Advice(path, "this undoes what another clause gives", "leave both out, or change one of them",
                             "give")  # fmt: skip
            found.append(operation)


def _keywords(clause: Clause, card: Written) -> Iterator[Advice]:
    """What a card grants itself, and has printed."""
    if clause.path[:1] != ("clauses",) or "teach" in clause.path:
        return
    printed = {word for word in card.plain.get("keywords", ()) if isinstance(word, str)}
    for field in ("do", "else"):
        for path, operation in clause.operations(field):
            granted = operation.get("grant", ())
            granted = granted if isinstance(granted, list | tuple) else (granted,)
            for word in granted if operation.get("to") == "self" else ():
                if word in printed:
                    yield Advice((*path, "grant"), f"the card has `{word}` already",
                                 f"leave it out here, or take `{word}` from `keywords`",
                                 "grant")  # fmt: skip
