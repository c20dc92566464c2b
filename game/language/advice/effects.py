"""What can have no effect by the rules of the game, and what sets itself off again and again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.kernel.operation import Operation
from game.kernel.reach import members
from game.kernel.selectors import TARGETS
from game.kernel.vocabulary import TriggerKind, Vocabulary
from game.language.advice.cases import Advice, Clause, Path, Room, Written, clauses
from game.language.declarations import declaration

ENDS = ("once", "if", "coin", "may", "pay", "modes")
"""With one of these a clause need not be carried out each time."""
EVERYBODY = ("you", "opponent", "players")
YOURS = ("self", "own_")
"""How the names of sets begin that are under control of whoever controls the clause."""


def advise(card: Written, room: Room) -> Iterator[Advice]:
    words = room.library.vocabulary
    for clause in clauses(card):
        trigger = _trigger(clause, words)
        yield from _turns(clause, trigger)
        yield from _unhurt(clause, trigger, card, room)
        for field in ("do", "else"):
            for path, plain in clause.operations(field):
                kind = next((words.operations[name] for name in plain if name in words.operations), None)
                if kind is None:
                    continue
                place, about = _about(path, plain, kind)
                yield from _again(clause, trigger, place, about, kind)
                yield from _in_control(clause, place, about, kind)
                yield from _on_that_side(clause, trigger, place, about, kind)
                yield from _no_damage(clause, place, about, kind, card, room)


def _trigger(clause: Clause, words: Vocabulary) -> TriggerKind:
    if "instead" not in clause.outer:
        return words.triggers[clause.when]
    return next(kind for kind in words.triggers.values() if kind.replaces == clause.when)


def _about(path: Path, plain: Mapping[str, Any], kind: type[Operation]) -> tuple[Path, Any]:
    """Whom an operation is about, as it is written, and where."""
    specs = declaration(kind)
    for number, spec in enumerate(specs):
        if spec.name == kind.about:
            field = spec.written if number else kind.word
            return ((*path, field), plain[field]) if field in plain else (path, "you" if spec.type == "Who" else None)
    return path, None


# --- whose turn ------------------------------------------------------------------------------------------------------


def _turns(clause: Clause, trigger: TriggerKind) -> Iterator[Advice]:
    """In whose turn it happens says the trigger, where it is about one player."""
    whose = {"you": "own", "opponent": "enemy"}.get(str(clause.outer.get("of", trigger.of)))
    if not trigger.in_turn or whose is None:
        return
    written = clause.plain.get("if", ())
    several = not isinstance(written, Mapping)
    for number, condition in enumerate(written if several else (written,)):
        if condition.keys() != {"turn"}:
            continue
        place = (*clause.path, "if", number) if several else (*clause.path, "if")
        about = f"`when: {clause.when}` is about " + ("your own turn" if whose == "own" else "an opponent's turn")
        if condition["turn"] == whose:
            yield Advice(place, f"this always holds: {about}", "leave it out", "if")
        else:
            other = "opponent" if whose == "own" else "you"
            yield Advice(place, f"this never holds: {about}", f"write `of: {other}` and leave `if` out", "if")


# --- again and again -------------------------------------------------------------------------------------------------


def _again(clause: Clause, trigger: TriggerKind, place: Path, about: Any, kind: type[Operation]) -> Iterator[Advice]:
    """What a clause does sets the same clause off."""
    if kind.word not in trigger.by or any(name in part for name in ENDS for part in (clause.plain, clause.outer)):
        return
    of = clause.outer.get("of", trigger.of)
    both = isinstance(of, str) and of in EVERYBODY and about in EVERYBODY and "players" in (of, about)
    if about is not None and (about == of or about == "subject" or both):
        yield Advice(place, f"this sets off `when: {clause.when}` again, and that this, and so on",
                     "say in `if` when it ends, add `once: true`, or name another", "if")  # fmt: skip


# --- what is so already ----------------------------------------------------------------------------------------------


def _in_control(clause: Clause, place: Path, about: Any, kind: type[Operation]) -> Iterator[Advice]:
    """Control of what is one's own."""
    name = _set(clause, about)
    if kind.word == "control" and name.startswith(YOURS):
        enemy = "enemy_" + name.removeprefix("own_")
        right = f"write `{enemy}`" if name != "self" else "name what is the opponent's"
        yield Advice(place, f"you control `{name}` already", right, "control")


def _on_that_side(
    clause: Clause, trigger: TriggerKind, place: Path, about: Any, kind: type[Operation]
) -> Iterator[Advice]:
    """What nothing is done to, as it lies on the side of what set the clause off, or on the other one."""
    name, of = _set(clause, about), _set(clause, clause.outer.get("of", trigger.of))
    sides = (_side(name), _side(of))
    idle = dict(kind.idle_about).get(clause.when)
    if all(sides) and idle == ("same" if sides[0] == sides[1] else "other"):
        where = "the same side as" if idle == "same" else "another side than"
        right = "what is yours" if sides[0] == "enemy" else "what is the opponent's"
        yield Advice(place, f"`{kind.word}` does nothing there: with `when: {clause.when}` "
                            f"`{name}` lies on {where} `{of}`", f"name {right}", kind.word)  # fmt: skip


def _side(name: str) -> str:
    """Whose the members of a set are, where its name says it; "" else."""
    return "own" if name.startswith(YOURS) else "enemy" if name.startswith("enemy_") else ""


def _set(clause: Clause, selector: Any) -> str:
    """The name of the set that is meant; that of what was chosen for it, if it is a target."""
    name = str(selector.get("from", "") if isinstance(selector, Mapping) else selector or "")
    targets = clause.plain.get("targets", ())
    if name in TARGETS and TARGETS.index(name) < len(targets):
        return _set(clause, targets[TARGETS.index(name)])
    return name


# --- what takes no damage --------------------------------------------------------------------------------------------


def _unhurt(clause: Clause, trigger: TriggerKind, card: Written, room: Room) -> Iterator[Advice]:
    """What waits for damage to what takes none by the rules."""
    of = clause.outer.get("of", trigger.of)
    if trigger.to.kinds == "damageable" and clause.plain is clause.outer:
        word = "instead" if trigger.replaces else "when"
        place = (*clause.path, "of" if "of" in clause.plain else word)
        yield from _takes_none(place, _set(clause, of), clause, card, room)


def _no_damage(
    clause: Clause, place: Path, about: Any, kind: type[Operation], card: Written, room: Room
) -> Iterator[Advice]:
    takes = kind.takes.get(kind.about)
    if takes is not None and takes.kinds == "damageable":
        yield from _takes_none(place, _set(clause, about), clause, card, room)


def _takes_none(place: Path, name: str, clause: Clause, card: Written, room: Room) -> Iterator[Advice]:
    words = room.library.vocabulary
    kinds = {sort.kind for sort in members(words, name)}
    if name == "self" and "teach" not in clause.path:
        kinds = {card.definition.kind}
    constants = {words.damaged_if.get(kind, "") for kind in kinds}
    if kinds and all(name and not room.library.constants[name] for name in constants):
        told = " and ".join(f"`{constant}: false`" for constant in sorted(constants))
        yield Advice(place, f"by the rules `{name}` {'take' if name.endswith('s') else 'takes'} no damage: {told}",
                     "name what takes damage, or let the rules file have it so", "damage")  # fmt: skip
