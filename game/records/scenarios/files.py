"""What the bench has to do with matches and files: a match is begun on it and taken back to it, scenarios are saved and
opened."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from yaml import MappingNode

from game.kernel.events import Log
from game.kernel.state import State
from game.language.folders import card_folders
from game.language.library import MOST_BYTES, read_text
from game.language.source import Fault, Node, Source
from game.records.decks import free_id
from game.records.match import Match
from game.records.record import Given
from game.records.scenarios import saying
from game.records.scenarios.answering import Recorder, Table
from game.records.scenarios.arranged import BadBoard
from game.records.scenarios.bench import Bench
from game.records.scenarios.describing import board_of, lost
from game.records.scenarios.handling import told
from game.records.scenarios.parts import Board, Scenario, ScenarioFile
from game.records.scenarios.reading import FOLDER, Libraries, read, read_content, scenario_files
from game.records.scenarios.rules import other_rules
from game.records.scenarios.running import Act, run
from game.records.scenarios.trying import Tried
from game.records.scenarios.words import Words
from game.records.scenarios.writing import Setting, written
from game.system.files import make_folder, replace_file
from game.system.places import user_folder

# --- matches ----------------------------------------------------------------------------------------------------------


def begin(bench: Bench) -> Tried:
    """The match on the board; what the steps of its scenario answer lies ahead there."""
    match = Tried(bench.game, bench.cards, bench.setting.seed, bench.constants, bench.first())
    if bench.setting.steps:
        match.ahead = _script(bench.file, bench.file.scenarios[0])[::-1]
    return match


def _script(file: ScenarioFile, scenario: Scenario) -> list[Given]:
    """The answers that the steps of a scenario come to, as far as they can be given."""
    log = Recorder()

    def around(table: Table, act: Act) -> bool:
        if table.log is not log:
            log.events = list(table.log.events)
            table.log = table.state.log = log
        return act(table)

    run(file, scenario, around)
    return log.given


def adopt(bench: Bench, match: Match) -> list[str]:
    """Arrange the position to which `match` has come; gives what of it a board can't say.

    Raises BadBoard where it has cards that there are no longer.
    """
    state, constants = match.state, match.constants
    seed = match.seed
    own = isinstance(match, Tried)
    board = board_of(state, seed, constants)
    rules = other_rules(bench.game, constants)
    if own:
        bench.take(Setting(board, bench.setting.name, seed, rules, bench.setting.cards))
    else:
        bench.take(Setting(board, "", seed, rules))
    return lost(state, board, seed, constants)


# --- files ------------------------------------------------------------------------------------------------------------


def text(bench: Bench, match: Tried | None = None) -> str:
    """The scenario as a file: the board, what was played in `match` from it, and what has come of that.

    Without such a match the steps stay as they were written; where there are none, it expects what is asked first.
    """
    if bench.setting.steps and (match is None or not match.steps):
        return written(bench.game, bench.setting)
    match = match if match is not None else begin(bench)
    states = match.states
    start, log = states[0].copy(), Log()
    start.log = log
    table = Table(start, log, Words(bench.game, bench.cards, len(start.seats)), {})
    lines = [*saying.steps(table, match.given, states), *saying.expected(table, states[0])]
    bare = Setting(bench.board, bench.setting.name, bench.setting.seed, bench.setting.rules, bench.setting.cards)
    return written(bench.game, bare, "\n".join(lines))


def save(bench: Bench, match: Tried | None = None) -> list[Fault]:
    """Write the file, over the own one that is open; gives what of it does not hold. Raises BadBoard and OSError."""
    content = text(bench, match)
    folder = own_folder(bench.game.name)
    taken = [path.stem for path in scenario_files(folder.parent)]
    place = bench.path or folder / f"{free_id(bench.setting.name, taken)}.yaml"
    file, faults = bench.check(content)
    if file is None:
        raise BadBoard(told(faults))
    outcome = run(file, file.scenarios[0])
    make_folder(place.parent)
    replace_file(place, content.encode())
    bench.path, bench.saved = place, bench.setting
    return outcome.faults


def own_folder(game: str) -> Path:
    """Where the own scenarios of a game lie."""
    return user_folder() / "cards" / game / FOLDER


@dataclass(frozen=True)
class Listed:
    """A scenario that can be opened."""

    name: str
    path: Path
    own: bool


def listed(game: str) -> list[Listed]:
    """All scenarios of a game, the own ones first; of files that can't be read nothing."""
    found = [one for folder in card_folders(game) for path in scenario_files(folder) for one in _listed(path, game)]
    return sorted(found, key=lambda one: not one.own)


def _listed(path: Path, game: str) -> list[Listed]:
    words = read_text(path, Source(path.name)) or ""
    root = Source(path.name).parse(words) if len(words) < MOST_BYTES else None
    named = [name for node in _scenarios(root) if (name := _field(node, "name")) is not None]
    return [Listed(str(name.value), path, path.parent == own_folder(game)) for name in named]


def read_alone(path: Path, faults: list[Fault]) -> tuple[str, list[Listed]] | None:
    """The game and the scenarios of a file wherever it lies; None, with faults, if it is faulty. Raises FaultyCards."""
    file = read(path, path.name, Libraries(), faults)
    if file is None:
        return None
    game = file.game.name
    return game, [Listed(scenario.name, path, path.parent == own_folder(game)) for scenario in file.scenarios]


def open_file(bench: Bench, path: Path, name: str) -> None:
    """Arrange the scenario of that name. Raises BadBoard."""
    faults: list[Fault] = []
    content = read_text(path, Source(path.name, faults))
    file = read_content(content, path, path.name, bench.libraries, faults) if content is not None else None
    found = [scenario for scenario in file.scenarios if scenario.name == name] if file is not None else []
    if content is None or file is None or not found:
        raise BadBoard(told(faults) if faults else f"there is no scenario `{name}` in {path.name}; it may be renamed")
    scenario = found[0]
    root = Source(path.name).parse(content)
    board = _board(file, scenario)
    described = isinstance(scenario.start, Board)  # else they may speak of decks that no board can tell
    steps = _lines(content, _field(scenario.node, "steps")) if described else ""
    cards = "cards:\n" + _lines(content, _field(root, "cards")) if _field(root, "cards") is not None else ""
    bench.take(Setting(board, name, scenario.seed, dict(scenario.rules), cards, steps))
    own = path.parent == own_folder(bench.game.name) and len(file.scenarios) == 1
    bench.path, bench.saved = path if own else None, bench.setting


def _board(file: ScenarioFile, scenario: Scenario) -> Board:
    """What it begins on: where that is a match, the position to which it has come by then."""
    if isinstance(scenario.start, Board):
        return scenario.start
    states = list[State]()

    def around(table: Table, act: Act) -> bool:
        states.append(table.state.copy())
        return False

    outcome = run(file, scenario, around)
    if not states:
        raise BadBoard(told(outcome.failures))
    return board_of(states[0], scenario.seed, {**file.game.vocabulary.constants, **scenario.rules})


def _scenarios(root: Node | None) -> list[Node]:
    node = _field(root, "scenarios")
    return list(node.value) if node is not None and isinstance(node.value, list) else []


def _field(node: Node | None, name: str) -> Node | None:
    pairs = node.value if isinstance(node, MappingNode) else []
    return next((value for key, value in pairs if key.value == name), None)


def _lines(content: str, node: Node | None) -> str:
    """What stands in a file for a node that is a block, without what is before each of its lines."""
    if node is None:
        return ""
    by = node.start_mark.column
    lines = content[node.start_mark.index : node.end_mark.index].rstrip().split("\n")
    return "\n".join([lines[0], *(line[by:] if not line[:by].strip() else line for line in lines[1:])])
