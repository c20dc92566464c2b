"""The house: who may import whom, and what the kernel must not know."""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from game.kernel.operations import SHARED
from game.kernel.prices import REPRICING
from game.kernel.selectors import COMMON_SETS
from game.rules import NAMES, game_named

TESTS = Path(__file__).resolve().parent
HOUSE = TESTS.parent / "game"

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
    ("table", "game.ai.worker."),
    ("table", "game.ai.analyst."),
    ("table", "game.lab.beside."),  # the process that plays a balance; nothing else of the lab is read at the table
)

FREE = {"commands", "system"}
"""These stand above all others: the commands, and what the program needs of the system it runs on."""

NOT_IN_KERNEL = {"yaml", "pygame", "random", "time", "datetime", "os", "io", "pathlib", "secrets"}
RULEBOOK = {
    "mana", "tank", "extractor", "rune", "orb", "creature", "spell", "summon", "recycling", "ambush",
    "character", "squad", "deploy", "deployment", "cataclysm", "vanguard", "life",
    "eliminated", "borrowed", "faded", "tapped", "untap", "graveyard",
}  # fmt: skip
"""Nouns of the rulebooks, also of those to come, beside what the vocabularies name."""

ENGLISH = {
    "any": "whichever",
    "anyone": "somebody, whoever",
    "aside": "to put aside",
    "attached": "fastened to",
    "attacker": "whoever attacks, in every game",
    "banner": "words across the table",
    "black": "a colour of paint",
    "block": "a part of a page or file; to stand in the way",
    "blue": "a colour of paint",
    "bound": "a limit",
    "card": "what is played with, in every game",
    "character": "a letter of a text",
    "control": "who moves a card, in every game; a button",
    "convert": "to make into another form",
    "counter": "what counts; what lies on a card, in every game",
    "def": "a definition",
    "defeat": "that a match is lost",
    "demand": "to ask for",
    "drain": "to run empty",
    "drawn": "as a picture; from a deck, in every game",
    "effect": "what is carried out, in every game; a sound",
    "enter": "a key; to come in",
    "event": "what happened",
    "exchange": "to swap",
    "fade": "to grow paler or softer",
    "fail": "not to pass",
    "field": "of a file; where cards are in play, in every game",
    "free": "at no cost; not taken",
    "gain": "to come to have",
    "green": "a colour of paint",
    "healed": "how much was healed",
    "held": "kept; of a hand",
    "host": "on what a card lies, in every game",
    "interrupt": "to break off",
    "land": "to come down",
    "lay": "to put down",
    "lay_down": "to lay a card face down, in every game",
    "leaves": "to go away",
    "library": "the cards of a game as they were read",
    "light": "a lamp; not dark",
    "line": "of text",
    "look": "how something looks; to see",
    "looking": "seeing",
    "map": "a table of keys and values",
    "moment": "a point in time",
    "own_cards": "cards of one's own",
    "power": "of two",
    "prevent": "to keep from happening",
    "ready": "done",
    "red": "a colour of paint",
    "redirect": "to turn an event to another",
    "rolled": "of a die that is drawn",
    "round": "not angular; to the nearest whole",
    "shuffle": "to bring into an order by chance",
    "skip": "to leave out",
    "stop": "to end; of a gradient; of the focus",
    "swap": "to exchange",
    "token": "a card that is no card, in every game; a mark",
    "turn": "a player's time, in every game; to make round",
    "turned": "by an angle; to the other side",
    "use": "to make use of",
    "white": "a colour of paint",
    "zone": "where a card lies, in every game",
}
"""Words of a game that are ordinary English in another sense, and the sense in which a shared room may say them."""

IN_PROSE = {
    "dies": "of a process",
    "fall": "to come down",
    "fetch": "to get",
    "survive": "to be there still",
}
"""Words that are plain English besides where they stand in a sentence."""


def modules(*rooms: str) -> Iterator[Path]:
    for room in rooms:
        yield from sorted((HOUSE / room).rglob("*.py"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Every part of a module, the whole of it first."""
    return tuple(ast.walk(ast.parse(path.read_text("utf-8"))))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything that a module imports, wherever in it: game.kernel.state.State."""
    for node in nodes(path):
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


MATCH = HOUSE / "table" / "match"
ABOVE_THE_SCENE = {"opening", "shown"}
"""The files of the match table that know its scene: what puts one on the stage, and its kind that is only looked at."""


def test_no_part_of_the_match_table_takes_the_scene():
    """It takes the record, and in its signature what else it needs; nothing holds the scene, or asks it."""
    wrong = []
    for path in sorted(MATCH.glob("*.py")):
        for node in nodes(path):
            if isinstance(node, ast.arg) and (
                node.arg == "scene"
                or (node.annotation is not None and re.search("Scene|Running", ast.unparse(node.annotation)))
            ):
                wrong.append(f"{path.name}:{node.lineno} takes {node.arg}")
        for line, name in imports(path):
            if name.startswith("game.table.match.scene") and path.stem not in ABOVE_THE_SCENE:
                wrong.append(f"{path.name}:{line} imports {name}")
    assert not wrong, "\n".join(wrong)


@cache
def arrows(*rooms: str) -> dict[str, set[str]]:
    """By the name of each module the modules of these rooms that it imports, for types and inside functions too."""
    paths = {".".join(path.relative_to(HOUSE.parent).with_suffix("").parts).removesuffix(".__init__"): path
             for path in modules(*rooms)}  # fmt: skip
    return {name: {at for _, full in imports(path) for at in (full, full.rpartition(".")[0]) if at in paths} - {name}
            for name, path in paths.items()}  # fmt: skip


def reached(start: str, there: dict[str, set[str]]) -> set[str]:
    """Everything that a module imports, at whatever remove."""
    found, left = set(), [start]
    while left:
        new = there[left.pop()] - found
        found |= new
        left += new
    return found


WITHOUT_CIRCLES = ("ai", "commands", "lab", "language", "package", "records", "rules", "system", "table")


@pytest.mark.parametrize("room", WITHOUT_CIRCLES)
def test_no_file_imports_another_in_a_circle(room):
    """Neither within its room nor through any other; imports for types and in functions counted."""
    there, within = arrows("."), f"game.{room.replace('/', '.')}"
    wrong = {name for name in there if f"{name}.".startswith(f"{within}.") and name in reached(name, there)}
    assert not wrong, f"each of these imports itself in the end: {sorted(wrong)}"


IN_THE_CIRCLE_OF_TYPES = 48
"""So many files of the kernel know each other by types alone, through a state and the game that it is of."""


def test_the_kernel_has_no_circle_but_by_types():
    """A file can be loaded, and read, without what only its annotations name."""
    there = arrows("kernel")
    in_earnest = {name: set(at) for name, at in there.items()}
    for path in modules("kernel"):
        name = ".".join(path.relative_to(HOUSE.parent).with_suffix("").parts).removesuffix(".__init__")
        for node in nodes(path):
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
                inside = [part for part in ast.walk(node) if isinstance(part, ast.ImportFrom)]
                in_earnest[name] -= {full for part in inside for each in part.names
                                     for full in (part.module, f"{part.module}.{each.name}")}  # fmt: skip
    assert {name for name in in_earnest if name in reached(name, in_earnest)} == set()
    known = {name for name in there if name in reached(name, there)}
    assert len(known) <= IN_THE_CIRCLE_OF_TYPES, "one more than there were"


FLOORS: dict[str, tuple[tuple[str, ...], ...]] = {
    "language": (
        ("folders", "pictures", "own_pictures", "plainyaml", "unreadable", "compose", "source", "declarations"),
        ("reading", "library", "schema", "reference", "names", "doubled", "examples"),  # cards from their files
        ("wording", "text", "proofreading", "review", "advice", "asking", "handbook", "hovers"),  # cards in words
    ),
    "table": (
        ("bindings", "clipboard", "tree", "drawing", "window"),
        ("settings", "people", "gamepad", "messages", "dates", "opponents", "translating", "sound", "worlds"),
        ("theme", "widgets", "charts", "page"),
        ("games", "layout", "playing", "library", "switches", "loading"),  # a game, its cards
        ("following", "telling", "sentences"),
        ("pieces", "enlarging", "printing"),
        ("screen", "stage", "loop", "flagging", "notices", "scene"),
        ("blocks",),
        ("editing", "browsing", "building", "glossary", "handbook"),
        ("match",),
        ("aloud", "analysing", "puzzling", "teaching", "workshop", "gallery", "replay", "lab", "scenes"),
        ("doors", "crashed", "app", "bench", "bench_motion", "plaintext"),
    ),
}
"""The floors of a room from the ground up: each of its files and folders imports of it only what is named before."""


@pytest.mark.parametrize("room", FLOORS)
def test_imports_within_a_room_go_down(room):
    within = f"game.{room}."
    order = [part for floor in FLOORS[room] for part in floor]
    parts = {name: name.removeprefix(within).split(".")[0] for name in arrows(".") if name.startswith(within)}
    assert sorted(order) == sorted(set(parts.values()))
    wrong = [
        f"{name} imports {there}"
        for name, part in parts.items()
        for there in arrows(".")[name]
        if there in parts and order.index(parts[there]) > order.index(part)
    ]
    assert not wrong, "\n".join(sorted(wrong))


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
        for node in nodes(path):
            if isinstance(node, ast.Compare | ast.match_case):
                said = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
                assert not said & names, f"{path.name}: {ast.unparse(node)[:80]}"


def test_the_kernel_reads_no_file_and_no_clock():
    for path in modules("kernel"):
        for line, name in imports(path):
            assert name.split(".")[0] not in NOT_IN_KERNEL, f"{path.name}:{line} imports {name}"
            known = name.split(".")[0] in sys.stdlib_module_names or room_of(name) == "kernel"
            assert known or (path.name, name) == ("native.py", "mypy_extensions.mypyc_attr"), f"{path.name}:{line}"
        for node in nodes(path):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id
            assert called not in ("open", "print", "input"), f"{path.name}:{node.lineno} calls {called}"


@pytest.mark.parametrize("room", ["kernel", "rules"])
def test_chance_comes_from_the_streams_of_the_state(room):
    for path in modules(room):
        for line, name in imports(path):
            assert name.split(".")[0] not in ("random", "secrets", "uuid", "numpy"), (
                f"{path.name}:{line} imports {name}"
            )


def identifiers(parts: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """Every name that parts of a module give or use, also as a keyword argument or attribute."""
    for node in parts:
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


def own_words(game: str) -> set[str]:
    """What the vocabulary of a game calls its things."""
    words = game_named(game).vocabulary
    operations = set(words.operations) - {*SHARED, *REPRICING}
    zones = {zone.name for zone in words.zones}
    sets = set(words.sets) - set(COMMON_SETS)
    return operations | zones | sets | {
        *words.kinds, *words.elements, *words.stats, *words.keywords, *words.triggers, *words.resources,
        *words.actions,
    }  # fmt: skip


def kernels_words(game: str) -> set[str]:
    """The operations of its vocabulary that are the kernel's."""
    operations = game_named(game).vocabulary.operations
    return {word for word, kind in operations.items() if room_of(kind.__module__) == "kernel"}


def nouns() -> set[str]:
    """The words that only one game has, singular and plural, without those that are ordinary English."""
    own = {game: own_words(game) for game in NAMES}
    found = set(RULEBOOK)
    for game, words in own.items():
        found |= words - kernels_words(game) - set().union(*(others for other, others in own.items() if other != game))
    found |= {word.removesuffix("s") for word in found if len(word) > 4 and not word.endswith("ss")}
    return {*found, *(f"{word}s" for word in found if "_" not in word)} - {*ENGLISH, *(f"{word}s" for word in ENGLISH)}


def strings(parts: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    """Every text in the code that is no docstring."""
    told = {
        id(node.body[n].value)
        for node in parts
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for n in range(len(node.body))
        if isinstance(node.body[n], ast.Expr)
    }
    for node in parts:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


def prose(text: str) -> Iterator[tuple[int, str]]:
    """The lines of comments and of texts over several lines; examples that begin with >>> may speak of a game."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            example = False
            for number, row in enumerate(token.string.splitlines(), token.start[0]):
                example = row.strip().startswith(">>>") or (example and bool(row.strip()))
                if not example:
                    yield number, row


def said(path: Path) -> Iterator[tuple[int, str]]:
    """What a module says by itself: its names and its texts, or the names of the messages of a file of words."""
    if path.suffix == ".ftl":
        for number, row in enumerate(path.read_text("utf-8").splitlines(), 1):
            if found := re.match(r"[a-z][\w-]*(?= =)", row):
                yield number, found.group()
        return
    yield from identifiers(nodes(path))
    yield from strings(nodes(path))


def shared_files() -> Iterator[Path]:
    """Every module and the common messages of the rooms that serve all games."""
    for path in sorted([*HOUSE.rglob("*.py"), *(HOUSE / "table").rglob("*.ftl")]):
        place = path.relative_to(HOUSE).parts
        if place[0] not in ("rules", "package") and not (place[:2] == ("table", "games") and len(place) > 3):
            yield path


def in_words(name: str) -> str:
    return "_" + re.sub(r"[^a-z]+", "_", re.sub(r"([a-z])([A-Z])", r"\1_\2", name).lower()).strip("_") + "_"


def test_no_shared_room_has_a_noun_of_a_game():
    """The test of that is that a game more fits without touching it."""
    known, wrong = nouns(), []

    @cache
    def spoken(name: str) -> list[str]:
        words = in_words(name)
        return [noun for noun in known if f"_{noun}_" in words]

    for path in shared_files():
        place = path.relative_to(HOUSE).as_posix()
        for line, name in set(said(path)):
            for noun in spoken(name):
                wrong.append(f"{place}:{line} says {noun}: {name[:60]}")
    assert not wrong, "say it without the noun; one that is ordinary English too goes into ENGLISH:\n" + "\n".join(
        sorted(wrong)
    )


def test_no_shared_room_speaks_of_a_game():
    """In comments and docstrings, where a plain word is taken for plain English."""
    known = {noun for noun in nouns() if "_" not in noun} - {*IN_PROSE, *(f"{word}s" for word in IN_PROSE)}
    wrong = []
    for path in shared_files():
        place = path.relative_to(HOUSE).as_posix()
        if path.suffix == ".py":
            text = path.read_text("utf-8")
            if not known & set(re.findall(r"[a-z]+", text.lower())):
                continue
            for line, row in prose(text):
                for noun in known & set(re.findall(r"[a-z]+", row.lower())):
                    wrong.append(f"{place}:{line} speaks of {noun}: {row.strip()[:60]}")
    assert not wrong, "say it without the noun:\n" + "\n".join(sorted(set(wrong)))


def test_no_state_holds_code():
    """Frames and decisions name tasks; lambdas and nested functions would not survive saving."""
    for path in modules("kernel", "rules"):
        top = {node for node in getattr(nodes(path)[0], "body", ()) if isinstance(node, ast.FunctionDef)}
        for node in nodes(path):
            if isinstance(node, ast.FunctionDef) and any(_is_task(d) for d in node.decorator_list):
                assert node in top, f"{path.name}:{node.lineno} {node.name} is a task within a function"


def _is_task(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id == "task"


# --- the rings of tests ----------------------------------------------------------------------------------------------

PYTEST = tomllib.loads((HOUSE.parent / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]["ini_options"]
RINGS = [mark.split(":")[0] for mark in PYTEST["markers"]]
CLOCKS = {"monotonic", "perf_counter", "process_time", "thread_time"}
BUILT_IN = {"parametrize", "skipif", "usefixtures", "filterwarnings"}


def test_each_ring_is_described_left_out_of_the_first_and_run_by_ci():
    page = (TESTS / "README.md").read_text("utf-8")
    first = PYTEST["addopts"].partition("-m ")[2].strip("'")
    assert first.split(" and ") == [f"not {ring}" for ring in RINGS]
    runs = re.findall(r'pytest (?:-n \d )?-m "?(\w+)', (HOUSE.parent / ".ci" / "run").read_text("utf-8"))
    assert list(dict.fromkeys(runs)) == RINGS
    assert re.findall(r"^\| `?(\w+)`? \| `", page, re.MULTILINE) == ["first", *RINGS]


def test_the_first_ring_asserts_no_time():
    """It is run where others compute beside it. Who waits for something waits by `tests/waiting.py`."""
    apart = ("campaigns", "package")
    for path in sorted(TESTS.rglob("*.py")):
        if path.relative_to(TESTS).parts[0] in apart or "window" in path.name or path.name == "waiting.py":
            continue
        text = path.read_text("utf-8")
        if not any(clock in text for clock in CLOCKS):
            continue
        for function in ast.parse(text).body:
            if any("nightly" in ast.unparse(mark) for mark in getattr(function, "decorator_list", ())):
                continue
            for node in ast.walk(function):
                said = {name for _, name in identifiers(ast.walk(node))} if isinstance(node, ast.Assert) else set()
                assert not said & CLOCKS, f"{path.relative_to(TESTS)}:{node.lineno} asserts a time"


def test_every_mark_is_a_ring():
    for path in sorted(TESTS.rglob("*.py")):
        marks = set(re.findall(r"pytest\.mark\.(\w+)", path.read_text("utf-8")))
        assert marks <= {*RINGS, *BUILT_IN}, path.relative_to(TESTS)
