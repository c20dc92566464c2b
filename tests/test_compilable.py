"""What a compiler of Python (mypyc) refuses, or makes slow, is not in kernel, rules and agents.

Nothing is compiled here. Each trick stood in the way of a trial; those still there are named below, and are to become
fewer: one that is gone must leave the list.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent / "game"
ROOMS = ("kernel", "rules", "ai")
NATIVE = {"property", "classmethod", "staticmethod", "abstractmethod"}
CACHES = {"cache", "lru_cache", "cached_property"}
"""Decorators of functions: those that a compiler knows, and those whose hits save more than the slower call costs."""
VALUES = {"NamedTuple", "Enum"}
"""Bases of classes whose bodies list fields or members."""

STILL_THERE = {
    "kernel/data.py: __new__ of tuple": "makes records of all their fields at two thirds of the cost of naming them",
    "kernel/declared.py: Declared.words is a map in a dataclass": "words of the card language stay interpreted",
    "kernel/operation.py: Operation.takes is a map in a dataclass": "operations stay interpreted",
}  # fmt: skip
"""What is left of the tricks, by file and name, and why."""

Found = Iterator[tuple[int, str]]
"""The line of a trick, and what it is."""


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of the three rooms, by its path in the house."""
    paths = sorted(path for room in ROOMS for path in (HOUSE / room).rglob("*.py"))
    return {path.relative_to(HOUSE).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths}


@cache
def classes() -> dict[str, ast.ClassDef]:
    """By name, with those of one name in several games under the last; bases are looked up here."""
    return {n.name: n for tree in trees().values() for n in ast.walk(tree) if isinstance(n, ast.ClassDef)}


def said(node: ast.expr) -> str:
    """The last part of a dotted name, without arguments: `lru_cache` of `functools.lru_cache(maxsize=1)`."""
    node = node.func if isinstance(node, ast.Call) else node
    node = node.value if isinstance(node, ast.Subscript) else node
    return ast.unparse(node).split(".")[-1]


def bases(of: ast.ClassDef) -> Iterator[ast.ClassDef]:
    """The classes of ours that it inherits from, the nearest first."""
    for base in of.bases:
        found = classes().get(said(base))
        if found is not None and found is not of:
            yield found
            yield from bases(found)


def values(of: ast.ClassDef) -> Iterator[tuple[ast.AnnAssign | ast.Assign, str, str]]:
    """What its body assigns or annotates: the statement, the name, the annotation or ""."""
    for row in of.body:
        if isinstance(row, ast.AnnAssign):
            yield row, ast.unparse(row.target), ast.unparse(row.annotation)
        elif isinstance(row, ast.Assign):
            yield from ((row, ast.unparse(target), "") for target in row.targets)


def is_dataclass(of: ast.ClassDef) -> bool:
    """By a decorator, or as a word of the card language, which `Declared` makes one of."""
    decorated = any(said(decorator) == "dataclass" for decorator in of.decorator_list)
    return decorated or any(base.name == "Declared" for base in bases(of))


def functions_or_classes(tree: ast.Module) -> set[str]:
    """Names by which a module calls functions and classes, also those that come to be one of several."""
    found = {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.ClassDef)} | set(classes())
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            parts = [node.value.body, node.value.orelse] if isinstance(node.value, ast.IfExp) else [node.value]
            if any(isinstance(part, ast.Name) and part.id in found for part in parts):
                found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def changed_functions_and_classes(tree: ast.Module, lines: list[str]) -> Found:
    """`members.on_field = …`, `kind.run = …`, and setattr on anything."""
    known = functions_or_classes(tree)
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else targets
        for target in targets:
            owner = target.value if isinstance(target, ast.Attribute) else None
            if isinstance(owner, ast.Name) and owner.id in known:
                yield node.lineno, f"{ast.unparse(target)} is put on a function or class"
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr":
            yield node.lineno, f"setattr on {ast.unparse(node.args[0])}"
    for number, line in enumerate(lines, 1):
        if re.search(r"type: ignore\[[^]]*(attr-defined|method-assign)", line):
            yield number, "an attribute that its type does not have"


def static_methods_as_values(tree: ast.Module, lines: list[str]) -> Found:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and said(node.value) == "staticmethod":
            yield node.lineno, f"{ast.unparse(node.targets[0])} = staticmethod(…) in place of a method"


def class_values_without_classvar(tree: ast.Module, lines: list[str]) -> Found:
    """Neither declared so where they stand nor by a class above. The fields of dataclasses are no class values."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef) or any(said(base) in VALUES for base in node.bases):
            continue
        declared = {name for base in bases(node) for _, name, said_as in values(base) if "ClassVar" in said_as}
        for row, name, annotation in values(node):
            is_field = bool(annotation) and (is_dataclass(node) or row.value is None)
            if name not in declared | {"__slots__"} and "ClassVar" not in annotation and not is_field:
                yield row.lineno, f"{node.name}.{name} is a class value without ClassVar"


def narrowed_overrides(tree: ast.Module, lines: list[str]) -> Found:
    """An annotated value that a class above annotates otherwise."""
    for node in ast.walk(tree):
        for row, name, annotation in values(node) if isinstance(node, ast.ClassDef) else ():
            above = [a for base in bases(node) for _, other, a in values(base) if other == name and a]
            if annotation and above and annotation != above[0]:
                yield row.lineno, f"{node.name}.{name} is `{annotation}`, above it `{above[0]}`"


def maps_in_dataclasses(tree: ast.Module, lines: list[str]) -> Found:
    for node in ast.walk(tree):
        for row, name, annotation in values(node) if isinstance(node, ast.ClassDef) and is_dataclass(node) else ():
            if re.match(r"ClassVar\[(dict|Mapping)\b", annotation):
                yield row.lineno, f"{node.name}.{name} is a map in a dataclass"


def decorated_functions(tree: ast.Module, lines: list[str]) -> Found:
    for node in ast.walk(tree):
        for decorator in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
            if said(decorator) not in NATIVE | CACHES:
                yield node.lineno, f"{node.name} is decorated with {said(decorator)}: register it at the module's end"


def objects_without_constructor(tree: ast.Module, lines: list[str]) -> Found:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "__new__":
            yield node.lineno, f"__new__ of {ast.unparse(node.value)}"
        elif isinstance(node, ast.FunctionDef) and node.name == "__new__":
            yield node.lineno, "a __new__ of its own"


def weak_references(tree: ast.Module, lines: list[str]) -> Found:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names] + [getattr(node, "module", None) or ""]
            if "weakref" in names:
                yield node.lineno, "weak references"


TRICKS = (
    changed_functions_and_classes, static_methods_as_values, class_values_without_classvar, narrowed_overrides,
    maps_in_dataclasses, decorated_functions, objects_without_constructor, weak_references,
)  # fmt: skip


@cache
def found(trick) -> list[tuple[str, int, str]]:
    """Where it is still there: the file, the line, and what it is."""
    return [(place, *told) for place, tree in trees().items()
            for told in trick(tree, (HOUSE / place).read_text("utf-8").splitlines())]  # fmt: skip


@pytest.mark.parametrize("trick", TRICKS)
def test_no_trick_that_a_compiler_refuses(trick):
    wrong = [
        f"game/{place}:{line}: {what}" for place, line, what in found(trick) if f"{place}: {what}" not in STILL_THERE
    ]
    assert not wrong, "\n".join(wrong)


def test_what_is_no_longer_there_is_not_excused():
    there = {f"{place}: {what}" for trick in TRICKS for place, _, what in found(trick)}
    assert set(STILL_THERE) <= there


@pytest.mark.parametrize(
    ("trick", "source"),
    [
        (changed_functions_and_classes, "def one(): ...\ndef two(): ...\nx = one if 1 else two\nx.on_field = True"),
        (changed_functions_and_classes, "class Kind: ...\nKind.run = print"),
        (changed_functions_and_classes, "setattr(kind, 'run', print)"),
        (changed_functions_and_classes, "kind.run = print  # type: ignore[method-assign]"),
        (static_methods_as_values, "class A:\n    discard = staticmethod(discard)"),
        (class_values_without_classvar, "class A:\n    most = 3"),
        (class_values_without_classvar, "class A:\n    most: int = 3"),
        (narrowed_overrides, "class Mine(Game):\n    seats: list[int]"),
        (maps_in_dataclasses, "@dataclass\nclass A:\n    words: ClassVar[dict[str, int]] = {}"),
        (decorated_functions, "@task\ndef step(): ..."),
        (objects_without_constructor, "new = State.__new__(State)"),
        (weak_references, "from weakref import ref"),
    ],
)
def test_each_trick_is_seen(trick, source):
    assert list(trick(ast.parse(source), source.splitlines()))


@pytest.mark.parametrize(
    ("trick", "source"),
    [
        (changed_functions_and_classes, "def copy(state):\n    new = blank(state)\n    new.turn = 1"),
        (class_values_without_classvar, "class A:\n    most: ClassVar[int] = 3"),
        (class_values_without_classvar, "class A(NamedTuple):\n    most: int = 3"),
        (class_values_without_classvar, "@dataclass\nclass A:\n    most: int = 3"),
        (class_values_without_classvar, "class Mine(Operation):\n    word = 'mine'"),
        (decorated_functions, "@lru_cache(maxsize=2)\ndef found(): ..."),
    ],
)  # fmt: skip
def test_what_a_compiler_takes_is_let_be(trick, source):
    assert not list(trick(ast.parse(source), source.splitlines()))
