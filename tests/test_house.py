"""The house: who may import whom, and what the kernel must not know."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent / "game"

MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "system": set(),
    "rules": {"kernel"},
    "language": {"kernel", "system"},
    "records": {"kernel", "language", "rules", "system"},
    "ai": {"kernel", "system"},
    "lab": {"ai", "records", "kernel", "language", "system"},
    "table": {"records", "language", "system"},
    "package": {"system"},
}
"""What `game/README.md` says. Who may use records may also name the cards that they hold (kernel, language); but the
table draws from a view, so of the kernel it knows the errors alone."""

ALLOWED_BESIDES = (
    ("ai", "game.rules.game_named"),  # a game through the kernel's contract, found by its name
    ("ai", "game.language.library.from_plain"),  # the worker's process is sent plain cards and reads them
    ("table", "game.kernel.errors."),
    ("table", "game.table.games.layout."),  # how a game lies on a table, as data
    ("table", "game.ai.worker."),
)

FREE = {"commands", "system"}
"""These stand above all others: the commands, and what the program needs of the system it runs on."""

NOT_IN_KERNEL = {"yaml", "pygame", "random", "time", "datetime", "os", "io", "pathlib", "secrets"}
NOUNS = {
    "mana", "rune", "runes", "orb", "orbs", "tank", "tanks", "extractor", "extractors", "creature", "creatures",
    "spell", "spells", "burnout", "magnetic", "magnetized", "fog", "fade", "faded", "ambush", "disarm", "durability",
    "recycling", "summon", "dice", "tapped", "untap", "graveyard",
    "fire", "water", "light", "pure",
    "character", "characters", "squad", "deploy", "deployment", "battle", "eliminated", "cataclysm", "vanguard",
    "veiled", "sweeping", "fleeting", "borrowed", "life", "armor",
}  # fmt: skip


def modules(*rooms: str) -> Iterator[Path]:
    for room in rooms:
        yield from sorted((HOUSE / room).rglob("*.py"))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything that a module imports, wherever in it: game.kernel.state.State."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def room_of(name: str) -> str:
    """The room that a dotted name of ours lies in; "" for what is not ours."""
    parts = name.split(".")
    return parts[1] if parts[0] == "game" and len(parts) > 1 else ""


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_each_room_imports_only_what_it_may(room):
    wrong = []
    for path in modules(room):
        for line, name in imports(path):
            there = room_of(name)
            besides = any(room == who and name.startswith(what) for who, what in ALLOWED_BESIDES)
            if there and there != room and there not in MAY_IMPORT[room] and not besides:
                wrong.append(f"{path.relative_to(HOUSE.parent)}:{line} imports {name}")
    assert not wrong, "\n".join(wrong)


def test_every_room_is_in_the_table():
    rooms = {p.name for p in HOUSE.iterdir() if p.is_dir() and any(p.rglob("*.py"))}
    assert rooms - FREE <= set(MAY_IMPORT), "what may the new room import?"


@pytest.mark.parametrize("game", sorted(p.name for p in (HOUSE / "rules").iterdir() if any(p.glob("*.py"))))
def test_a_game_never_imports_another(game):
    for path in modules(f"rules/{game}"):
        for line, name in imports(path):
            if name.startswith("game.rules."):
                assert name.split(".")[2] == game, f"{path.name}:{line} imports {name}"


def test_outside_the_rules_nothing_asks_which_game_it_is():
    """What differs between games is data that a game gives; a default may name one, a comparison may not."""
    names = {p.name for p in (HOUSE / "rules").iterdir() if any(p.glob("*.py"))}
    for path in sorted(HOUSE.rglob("*.py")):
        if HOUSE / "rules" in path.parents:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare | ast.match_case):
                said = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
                assert not said & names, f"{path.name}: {ast.unparse(node)[:80]}"


def test_the_kernel_reads_no_file_and_no_clock():
    for path in modules("kernel"):
        for line, name in imports(path):
            assert name.split(".")[0] not in NOT_IN_KERNEL, f"{path.name}:{line} imports {name}"
            assert name.split(".")[0] in sys.stdlib_module_names or room_of(name) == "kernel", f"{path.name}:{line}"
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id
            assert called not in ("open", "print", "input"), f"{path.name}:{node.lineno} calls {called}"


@pytest.mark.parametrize("room", ["kernel", "rules"])
def test_chance_comes_from_the_streams_of_the_state(room):
    for path in modules(room):
        for line, name in imports(path):
            assert name.split(".")[0] not in ("random", "secrets", "uuid", "numpy"), (
                f"{path.name}:{line} imports {name}"
            )


def identifiers(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name that a module gives or uses, also as a keyword argument or attribute."""
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Name):
            yield line, node.id
        elif isinstance(node, ast.Attribute):
            yield line, node.attr
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            yield line, node.name
        elif isinstance(node, ast.arg | ast.keyword):
            yield line, node.arg or ""
        elif isinstance(node, ast.alias):
            yield line, node.asname or node.name


def test_the_kernel_has_no_noun_of_a_game():
    """The test of that is that a second game fits without touching it."""
    wrong = []
    for path in modules("kernel"):
        for line, name in {(n, i) for n, i in identifiers(ast.parse(path.read_text("utf-8")))}:
            words = set(re.sub(r"([a-z])([A-Z])", r"\1_\2", name).lower().split("_"))
            if words & NOUNS:
                wrong.append(f"{path.name}:{line} {name}")
    assert not wrong, "\n".join(sorted(wrong))


def test_no_state_holds_code():
    """Frames and decisions name tasks; lambdas and nested functions would not survive saving."""
    for path in modules("kernel", "rules"):
        tree = ast.parse(path.read_text("utf-8"))
        top = {node for node in tree.body if isinstance(node, ast.FunctionDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and any(_is_task(d) for d in node.decorator_list):
                assert node in top, f"{path.name}:{node.lineno} {node.name} is a task within a function"


def _is_task(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id == "task"
