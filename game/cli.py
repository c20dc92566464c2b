"""The command line: `contracts`. Whatever is heavy is imported by the command that needs it."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NoReturn

from game.records.levels import LEVELS, OPPONENTS, STYLED, STYLES, USUAL
from game.rules import EXAMPLES, NAMES
from game.system import languages
from game.system.visible import visible
from game.table import SCENES

FILES = (".match", ".duel", ".yaml", ".yml")
"""How the names of match files, of bundles and of scenario files end."""
PAPERS = ("a4", "letter")
SWITCHED = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
OPPONENT = f"{', '.join(LEVELS)}; {', '.join(STYLED)} also as in {STYLED[0]}-{STYLES[0]}: {', '.join(STYLES)}"
"""What the levels and their styles are, in the help of what takes one."""
EPILOG = (
    "Without a command the table opens. Exit codes: 0 fine, 1 faulty, 2 wrong usage, 3 no display, 130 interrupted."
)

# Each command: the module of game/commands, and its function there.
COMMANDS: dict[str, tuple[str, str]] = {
    "table": ("table", "title"),
    "play": ("table", "play"),
    "demo": ("table", "demo"),
    "resume": ("table", "resume"),
    "open": ("table", "open_file"),
    "screenshot": ("table", "screenshot"),
    "tree": ("table", "tree"),
    "simulate": ("numbers", "simulate"),
    "arena": ("arena", "arena"),
    "compare": ("compare", "compare"),
    "balance": ("balance", "balance"),
    "deck-search": ("decksearch", "deck_search"),
    "tune": ("tune", "tune"),
    "puzzles": ("puzzles", "puzzles"),
    "scheduler": ("cluster", "scheduler"),
    "worker": ("cluster", "worker"),
    "perft": ("numbers", "perft"),
    "bench": ("numbers", "bench"),
    "check": ("check", "check"),
    "schema": ("check", "schema"),
    "language": ("language", "language"),
    "scenario": ("scenario", "scenario"),
    "text": ("files", "text"),
    "print": ("paper", "print_deck"),
    "deck": ("deck", "deck"),
    "replay": ("files", "replay"),
    "analyse": ("analyse", "analyse"),
    "selftest": ("selftest", "selftest"),
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        print(f"contracts: {message}; `{self.prog} --help` says what there is", file=sys.stderr)
        raise SystemExit(2)


def size(text: str) -> tuple[int, int]:
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdigit() and height.isdigit() and 0 < int(width) <= 8000 and 0 < int(height) <= 8000):
        raise argparse.ArgumentTypeError(f"`{text}` is no size such as 1920x1080")
    return int(width), int(height)


def names(text: str) -> tuple[str, ...]:
    parts = tuple(text.split(","))
    if not all(parts):
        raise argparse.ArgumentTypeError(f"`{text}` must be names with a comma between them")
    return parts


def decks(text: str) -> tuple[str, ...] | None:
    return None if text == "all" else names(text)


def number(least: int, most: int = 10**9) -> Callable[[str], int]:
    """Reads a whole number from `least` to `most`."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"`{text}` is no whole number") from None
        if not least <= value <= most:
            bounds = f"at least {least}" if value < least else f"at most {most}"
            raise argparse.ArgumentTypeError(f"{value} must be {bounds}")
        return value

    return read


def switch(text: str) -> tuple[str, bool]:
    """Reads NAME, NAME=yes or NAME=no."""
    name, given, value = text.partition("=")
    if not name or (given and value.lower() not in SWITCHED):
        raise argparse.ArgumentTypeError(f"`{text}` is no rule such as short_game or short_game=no")
    return name, SWITCHED[value.lower()] if given else True


def setting(text: str) -> tuple[str, str]:
    """Reads NAME or NAME=VALUE, a constant of a rules file and what is written for it."""
    name, given, value = text.partition("=")
    if not name or (given and not value):
        raise argparse.ArgumentTypeError(f"`{text}` is no rule such as short_game or short_game=no")
    written = value if given else "yes"
    return name, "true" if SWITCHED.get(written.lower()) else "false" if written.lower() in SWITCHED else written


def language(text: str) -> str:
    """Reads the code of a language that there is."""
    if not languages.is_known(text):
        there = ", ".join(languages.known())
        raise argparse.ArgumentTypeError(f"there is no language `{visible(text[:40])}` here; there are {there}")
    return text


def factor(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"`{text}` is no number") from None
    if not 0.5 <= value <= 3:
        raise argparse.ArgumentTypeError(f"{text} must be from 0.5 to 3")
    return value


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"`{text}` is no number of seconds") from None
    if not 0 <= value <= 3600:
        raise argparse.ArgumentTypeError(f"{text} must be from 0 to 3600")
    return value


def two_shares(text: str) -> tuple[float, float]:
    """Reads two scores, the lower first."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise argparse.ArgumentTypeError(f"`{text}` is no pair of scores such as 0.5,0.55")
    return low, high


def parser(commands: bool = True) -> argparse.ArgumentParser:
    """Without its commands it is made sooner, for the table alone."""
    top = Parser(prog="contracts", description=f"A table for the card games {' and '.join(NAMES)}.", epilog=EPILOG)
    top.add_argument("--version", action="store_true", help="say the version")
    top.add_argument(
        "--where", action="store_true", help="say where matches, settings and your own cards (in cards/GAME/) lie"
    )
    top.add_argument(
        "--selftest", action="store_true", help="window, worker, cards and one match: does it all work here?"
    )
    top.add_argument("--frames", type=number(1), help=argparse.SUPPRESS)  # the table closes after so many
    top.set_defaults(command=None)
    if commands:
        _add_commands(top)
    return top


def _add_commands(top: argparse.ArgumentParser) -> None:
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def command(name: str, summary: str, *options: str) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = commands.add_parser(name, help=summary, description=summary)
        if "game" in options:
            added.add_argument("--game", choices=(*NAMES, *EXAMPLES), default="contracts", metavar="G",
                               help=", ".join(NAMES))  # fmt: skip
        if "seed" in options:
            added.add_argument("--seed", type=number(0, 2**63 - 1), metavar="N", help="repeats the same chance")
        if "json" in options:
            added.add_argument("--json", action="store_true", help="one JSON object on standard output")
        if "lang" in options:
            there = ", ".join(languages.GRAMMARS)
            added.add_argument("--lang", type=language, metavar="L", help=f"language: {there}, or one of files")
        return added

    _add_table_commands(command)
    _add_lab_commands(command)
    _add_finding_commands(command)
    _add_file_commands(command)


Command = Callable[..., argparse.ArgumentParser]


def _add_table_commands(command: Command) -> None:
    play = command("play", "straight into a match", "game", "seed")
    play.add_argument("--deck", metavar="D", help="your deck")
    play.add_argument(
        "--opponent-deck",
        action="append",
        default=[],
        metavar="D",
        help="the opponent's deck; once for each of several",
    )
    play.add_argument("--players", type=number(2), metavar="N", help="how many; as many as there are decks, or two")
    play.add_argument("--vs", choices=OPPONENTS, default=USUAL, metavar="LEVEL", help=f"opponent: {OPPONENT}")
    play.add_argument("--hotseat", action="store_true", help="people in every seat, at one screen")
    demo = command("demo", "the computer plays every seat", "game", "seed")
    demo.add_argument("--matches", type=number(1), metavar="N", help="stop after so many matches")
    demo.add_argument("--players", type=number(2), metavar="N", help="how many; two without it")
    for added in (play, demo):
        added.add_argument(
            "--rule", action="append", type=switch, default=[], metavar="NAME[=no]",
            help="a rule that the players agree on, such as short_game",
        )  # fmt: skip
    resume = command("resume", "go on with the last unfinished match")
    opened = command("open", "go on with the match of a file, or look at it if it is over; set up a scenario")
    opened.add_argument("file", metavar="FILE")
    opened.add_argument(
        "--seed", metavar="N", help="of a file of `balance`: its match with this seed, N.2 for the second of the pair"
    )
    for added in (play, resume):
        added.add_argument("--text", action="store_true", help="without a window: read and answered line by line")
    shot = command("screenshot", "draw a scene, or a match file at FILE@STEP, into a picture file", "lang", "game")
    tree = command("tree", "what a scene, or a match file at FILE@STEP, says as text", "lang", "game")
    for added in (shot, tree):
        added.add_argument("target", metavar="TARGET", help=f"{', '.join(SCENES)}, or a match file with @STEP")
        added.add_argument("--players", type=number(2), metavar="N", help="of the set-up or the match")
        added.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH", help="of the window")
    shot.add_argument("--scale", type=factor, default=1.0, metavar="S", help="of the interface, 0.75 to 2")
    shot.add_argument("--theme", default="felt", metavar="T", help="look of the table")
    shot.add_argument("-o", "--output", required=True, metavar="FILE", help="a .png file")


def _add_executors(command: argparse.ArgumentParser) -> None:
    """Where the shares of a long run are done."""
    command.add_argument("--jobs", type=number(1, 256), default=1, metavar="J", help="how many processes")
    command.add_argument(
        "--cluster", metavar="ADDRESS", help="instead, the workers of the scheduler there, such as tcp://127.0.0.1:8786"
    )


def _add_lab_commands(command: Command) -> None:
    simulate = command("simulate", "play many matches without a table", "game", "seed", "json")
    simulate.add_argument("--players", type=number(1), metavar="N", help="how many; as many as agents or decks, or two")
    simulate.add_argument("--decks", type=decks, metavar="A,B", help="one for each; all in turn without it, or `all`")
    simulate.add_argument(
        "--agents", type=names, metavar="X,Y", help=f"one for each; without it {LEVELS[-1]}: {', '.join(LEVELS)}"
    )
    simulate.add_argument(
        "--rule", action="append", type=setting, default=[], metavar="NAME[=VALUE]",
        help="otherwise than in rules.yaml: a switch such as short_game or short_game=no, or a number",
    )  # fmt: skip
    simulate.add_argument("--games", type=number(1), default=100, metavar="N", help="how many matches")
    _add_executors(simulate)
    simulate.add_argument("--invariants", action="store_true", help="check every position against what must hold")
    simulate.add_argument("--blunders", action="store_true", help="count the typical blunders that each agent makes")
    simulate.add_argument("--habits", action="store_true", help="count what each agent does in a turn")
    simulate.add_argument(
        "--chances", action="store_true", help="of positions that are told a chance, how many are won"
    )
    simulate.add_argument(
        "--node-limit", type=number(1), metavar="N", help="positions in one thought; each agent's own without it"
    )
    arena = command("arena", "agents against each other in mirrored pairs", "game", "seed", "json")
    arena.add_argument(
        "--agents",
        type=names,
        default=("regular", "casual"),
        metavar="X,Y",
        help=f"two or more of {OPPONENT}; X@FILE judges by other weights",
    )
    arena.add_argument(
        "--players", type=number(2), default=2, metavar="N", help="how many at the table; two without it"
    )
    arena.add_argument("--decks", type=decks, metavar="A,B", help="those that are played; all without it, or `all`")
    arena.add_argument("--pairs", type=number(1), default=50, metavar="N", help="for each two of the agents")
    arena.add_argument(
        "--node-limit", type=number(1), metavar="N", help="positions in one thought; each level's own without it"
    )
    arena.add_argument(
        "--time-limit",
        type=seconds,
        metavar="S",
        help="seconds for a whole turn of levels that plan it, else for one thought; none without it",
    )
    arena.add_argument(
        "--sprt", type=two_shares, metavar="A,B", help="stop once the score is surely nearer to A or to B"
    )
    _add_executors(arena)
    arena.add_argument("--out", metavar="FILE", help="keeps every pair, and goes on from what it has")
    versus = command("compare", "two versions of cards and rules: what the change is worth", "game", "seed",
                     "json")  # fmt: skip
    versus.add_argument(
        "old", nargs="?", metavar="OLD",
        help="a folder of cards, a match file, `now` or `marked` (in the gallery)",
    )  # fmt: skip
    versus.add_argument("new", nargs="?", metavar="NEW", help="the same; both are `now` without them")
    versus.add_argument(
        "--rule", action="append", type=setting, default=[], metavar="NAME[=VALUE]",
        help="otherwise in NEW: a switch such as short_game or short_game=no, or a number",
    )  # fmt: skip
    versus.add_argument(
        "--start", metavar="NAME=VALUE", help="the same of several with a comma between them, or `fair_start`"
    )
    versus.add_argument("--agents", default="casual", metavar="X", help="who plays every seat; casual without it")
    versus.add_argument("--players", type=number(2), default=2, metavar="N", help="how many at the table")
    versus.add_argument("--decks", type=decks, metavar="A,B", help="those that are played; all without it, or `all`")
    versus.add_argument(
        "--pairs", type=number(20), default=2_000, metavar="N", help="the most for each thing that is told apart"
    )
    versus.add_argument("--node-limit", type=number(1), metavar="N", help="positions in one thought")
    _add_executors(versus)
    versus.add_argument("--out", metavar="FILE", help="keeps every pair, and goes on from what it has")

    _add_balance(command)
    _add_deck_search(command)


def _add_balance(command: Command) -> None:
    fair = command("balance", "is a set fair? its match-ups, decks, cards and starts; or files of it as one", "game",
                   "seed", "json", "lang")  # fmt: skip
    fair.add_argument("files", nargs="*", metavar="FILE", help="instead of playing: files of this command, as one")
    fair.add_argument("--decks", type=decks, metavar="A,B", help="those that are played; all without it, or `all`")
    fair.add_argument("--agents", default="casual", metavar="X", help="who plays every seat; casual without it")
    fair.add_argument(
        "--pairs",
        type=number(20),
        metavar="N",
        help="the most for each question, 300 without it; what is answered ends",
    )
    fair.add_argument(
        "--rule", action="append", type=setting, default=[], metavar="NAME[=VALUE]",
        help="otherwise than in rules.yaml, in all matches: a switch such as short_game or short_game=no, or a number",
    )  # fmt: skip
    fair.add_argument(
        "--start", action="append", default=[], metavar="NAME=VALUE",
        help="also with another start, to see who wins then: rules with a comma between them, or `all` known ones",
    )  # fmt: skip
    fair.add_argument(
        "--blank", action="append", default=[], metavar="CARD",
        help="also with blanks in place of a card, on the same chance: what the card does; or `all`",
    )  # fmt: skip
    fair.add_argument("--node-limit", type=number(1), metavar="N", help="positions in one thought")
    _add_executors(fair)
    fair.add_argument("--out", metavar="FILE", help="keeps every pair, and goes on from what it has")
    fair.add_argument(
        "--page", metavar="FILE", help="a .html file: all of it with plots, to be opened without a network"
    )
    fair.add_argument("--csv", metavar="FOLDER", help="writes the tables there, for a spreadsheet")


def _add_deck_search(command: Command) -> None:
    asked = command("deck-search", "find decks that beat a field, by playing, and say how sure that is", "game", "seed",
                    "json", "lang")  # fmt: skip
    asked.add_argument(
        "--from", dest="starts", type=decks, metavar="A,B",
        help="begin with the best of these; all bundled ones without it, or `all`; `random` is one by chance",
    )  # fmt: skip
    asked.add_argument(
        "--balance", metavar="FILE", help="a file of `balance`: what it says of cards is known from the start"
    )
    asked.add_argument("--field", type=decks, metavar="A,B", help="the decks to beat; all bundled ones without it")
    asked.add_argument("--agents", default="casual", metavar="X", help="who plays every seat; casual without it")
    asked.add_argument(
        "--rounds", type=number(0, 1000), default=12, metavar="N",
        help="of the search, at the most, 12 without it; a run goes on with more as well",
    )  # fmt: skip
    asked.add_argument(
        "--pairs", type=number(20), metavar="N",
        help="the most fresh ones against each deck of the field, that measure the found deck; 100 without it",
    )  # fmt: skip
    asked.add_argument(
        "--rule", action="append", type=setting, default=[], metavar="NAME[=VALUE]",
        help="otherwise than in rules.yaml, in all matches: a switch such as short_game or short_game=no, or a number",
    )  # fmt: skip
    asked.add_argument("--node-limit", type=number(1), metavar="N", help="positions in one thought")
    _add_executors(asked)
    asked.add_argument("--out", metavar="FILE", help="keeps every pair, and goes on from what it has")
    asked.add_argument("--save", metavar="FILE.yaml", help="writes the found deck there, as a deck file")


def _add_finding_commands(command: Command) -> None:
    """What is found by playing, and what is measured."""
    tune = command("tune", "weights of the computer's judgement, found by playing against itself", "game", "seed",
                   "json")  # fmt: skip
    tune.add_argument("--agents", default="casual", metavar="X", help="who plays every seat; casual without it")
    tune.add_argument("--players", type=number(2), default=2, metavar="N", help="how many at the table")
    tune.add_argument("--decks", type=decks, metavar="A,B", help="those that are played; all without it, or `all`")
    tune.add_argument("--pairs", type=number(20), default=2_000, metavar="N", help="in all, in steps of twenty")
    tune.add_argument(
        "--fit", type=number(20), metavar="N", help="instead, fit them to how N matches end: a regression"
    )
    tune.add_argument(
        "--ahead", action="store_true", help="with --fit: those by which is judged what lines are played on to"
    )
    tune.add_argument(
        "--stray", type=number(0, 100), default=0, metavar="P", help="with --fit: in P of 100 answers any is given"
    )
    tune.add_argument(
        "--unmoved", type=names, default=(), metavar="A,B", help="with --fit: features whose weights stay"
    )
    tune.add_argument("--node-limit", type=number(1), metavar="N", help="positions in one thought")
    _add_executors(tune)
    tune.add_argument("--out", "-o", required=True, metavar="FILE",
                      help="the weights; FILE.pairs or FILE.matches keeps what was played, to go on from")  # fmt: skip
    posed = command(
        "puzzles", "the puzzles and which are solved; opens one, verifies all, or finds new ones", "game", "seed"
    )
    posed.add_argument("number", nargs="?", type=number(1), metavar="N", help="opens this one on the table")
    posed.add_argument("--check", action="store_true", help="look through the turn of each: is it still a puzzle?")
    posed.add_argument("--find", type=number(1), metavar="N", help="the N hardest of those in --matches matches")
    posed.add_argument("--matches", type=number(1), default=300, metavar="N", help="that the computer plays for --find")
    posed.add_argument(
        "--grade", type=number(1, 5), default=5, metavar="G", help="the hardest that --find may be, 1 to 5"
    )
    posed.add_argument("--out", "-o", metavar="FILE", help="the file that --find writes")
    _add_executors(posed)
    asked = command("scheduler", "what `--cluster` and workers connect to: the engine's scheduler, until it is ended")
    asked.add_argument(
        "--host", default="127.0.0.1", metavar="H", help="where it listens; whoever reaches it can run code here, so "
        "without it this machine alone"
    )  # fmt: skip
    asked.add_argument("--port", type=number(0, 65535), default=8786, metavar="N", help="8786 without it")
    asked.add_argument(
        "--dashboard", type=number(0, 65535), default=8787, metavar="N", help="its port; 8787 without it"
    )
    asked = command("worker", "plays for whoever uses a scheduler, until it is ended")
    asked.add_argument("address", metavar="ADDRESS", help="the scheduler's, such as tcp://127.0.0.1:8786")
    asked.add_argument("--jobs", type=number(1, 256), default=1, metavar="J", help="how many workers, a process each")
    asked.add_argument("--port", type=number(1, 65000), default=0, metavar="N",
                       help="where the first listens, the others above; any without it")  # fmt: skip
    perft = command("perft", "count the tree of answers from where a match file ends", "json")
    perft.add_argument("file", metavar="FILE")
    perft.add_argument("--depth", type=number(1, 20), required=True, metavar="N", help="how many answers deep")
    bench = command("bench", "measure speed and memory on this machine", "json")
    bench.add_argument("--sitting", type=number(1, 600), metavar="MINUTES",
                       help="only what so long a sitting at the table costs: its frames and its memory")  # fmt: skip


def _add_file_commands(command: Command) -> None:
    check = command("check", "report every fault of card, deck and rules files", "game", "json")
    check.add_argument("paths", nargs="*", metavar="PATH", help="files or folders; the bundled cards without any")
    scenario = command("scenario", "run scenario files and say what does not hold", "game", "json")
    scenario.add_argument("paths", nargs="*", metavar="FILE", help="files or folders; the bundled ones without any")
    scenario.add_argument(
        "--edited-rules", action="store_true",
        help="by rules.yaml as it is now: what comes out otherwise than by the printed rules, and by which number",
    )  # fmt: skip
    scenario.add_argument(
        "--rule", action="append", type=setting, default=[], metavar="NAME[=VALUE]",
        help="the same, with this otherwise: a switch such as short_game or short_game=no, or a number",
    )  # fmt: skip
    asked = command("schema", "the JSON Schema of card files, for editors", "game")
    asked.add_argument("--rules", action="store_true", help="instead, the schema of the file rules.yaml")
    asked.add_argument("--decks", action="store_true", help="instead, the schema of deck files, with every card")
    asked.add_argument("--scenarios", action="store_true", help="instead, the schema of scenario files")
    asked.add_argument("--words", action="store_true", help="instead, a sentence for each word of the card language")
    asked.add_argument("--reference", action="store_true", help="instead, every word with an example, as Markdown")
    spoken = command("language", "the files to translate the table from, or how far a language is translated", "json")
    spoken.add_argument("code", metavar="CODE", help="its code, such as es or pt_br")
    spoken.add_argument(
        "--out", "-o", metavar="FOLDER",
        help="writes the files there, never over what there is; without it into your languages, if it isn't there yet",
    )  # fmt: skip
    text = command("text", "the rules text of contracts, as it is generated from their clauses", "game", "lang")
    text.add_argument(
        "cards", nargs="*", metavar="CARD", help="ids, or a scenario file for the cards that it makes; all without any"
    )
    text.add_argument(
        "--review", action="store_true", help="instead, all in both languages beside their YAML, to print"
    )
    text.add_argument("--out", "-o", metavar="FILE", help="with --review: a .html file")
    paper = command("print", "a deck's cards on paper, nine to a page, as a PDF file", "game", "lang")
    paper.add_argument("deck", metavar="DECK", help="its id; your own ones too")
    paper.add_argument("--out", "-o", required=True, metavar="FILE", help="a .pdf file")
    paper.add_argument("--paper", choices=PAPERS, default=PAPERS[0], metavar="P", help=" or ".join(PAPERS))
    paper.add_argument("--single", action="store_true", help="each card once, however many of it the deck holds")
    line = command("deck", "a deck as one line of text, or such a line as a deck file", "game", "lang")
    line.add_argument("deck", metavar="DECK", help="its id, or the line")
    replay = command("replay", "tell or verify what a match file records", "lang", "json")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--text", action="store_true", help="the match turn by turn, in words")
    replay.add_argument("--all", action="store_true", help="with what is hidden, also of several people who still play")
    replay.add_argument("--verify", action="store_true", help="play it again and compare every fingerprint")
    replay.add_argument(
        "--seconds",
        type=number(1),
        metavar="N",
        help="so long it may take; beyond the usual two seconds",
    )
    asked = command("analyse", "how likely each side was to win, and the moments that mattered most", "json")
    asked.add_argument("file", metavar="FILE", help="a match file or a bundle; what is found is kept beside it")


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line. Raises GameError for what a person can put right."""
    words = _opened(sys.argv[1:] if arguments is None else list(arguments))
    alone = not words or (words[0] == "--frames" and len(words) == 2)
    given = parser(commands=not alone).parse_args(words)
    if getattr(given, "lang", "") is None:
        given.lang = languages.of_system()
    if given.version:
        from game.records.matchfile import app_version

        print(f"contracts {app_version()}")
        return 0
    if given.where:
        from game.system.places import home

        print(home().folder)
        if home().trouble:
            print(home().trouble, file=sys.stderr)
        return 0
    name = "selftest" if given.selftest else given.command or "table"
    module, function = COMMANDS[name]
    if module == "table":
        gc.disable()  # until the first frame stands: all that is made up to there is needed
    code: int = getattr(import_module(f"game.commands.{module}"), function)(given)
    return code


def _opened(arguments: list[str]) -> list[str]:
    """A file alone is opened: so a desktop calls the program for a file that was double-clicked."""
    return ["open", *arguments] if len(arguments) == 1 and arguments[0].lower().endswith(FILES) else arguments


def main(arguments: Sequence[str] | None = None) -> int:
    """As `run`, with every error as one sentence and an exit code."""
    if getattr(sys, "frozen", False):
        from game.system.processes import be_a_child

        be_a_child()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.commands import FAULTY
    from game.system import console, processes

    console.prepare()
    os.umask(os.umask(0o077) | 0o022)  # nothing that is written can be written by others
    if arguments is None:
        processes.be_the_program()
    try:
        code = _carried_out(arguments)
        unwritten = console.lost()
    except OSError as error:
        unwritten = console.lost()
        code = FAULTY if unwritten else 0 if console.reader_has_gone(error) else _crashed(error)
    finally:
        gc.enable()
    if unwritten:
        print(f"contracts: the output can't be written ({unwritten}); make room, or send it elsewhere", file=sys.stderr)
        code = code or FAULTY
    processes.ending(code)
    return code


def _carried_out(arguments: Sequence[str] | None) -> int:
    """The exit code. Raises OSError, which the output may have brought about."""
    from game.commands import FAULTY, NO_DISPLAY, USAGE, NoScreen, WrongUsage
    from game.kernel.errors import GameError

    try:
        return run(arguments)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else USAGE
    except GameError as error:
        print(f"contracts: {' '.join(str(error).split())}", file=sys.stderr)
        return USAGE if isinstance(error, WrongUsage) else NO_DISPLAY if isinstance(error, NoScreen) else FAULTY
    except KeyboardInterrupt:
        return 130
    except OSError:
        raise
    except Exception as error:
        return _crashed(error)


def _crashed(error: Exception) -> int:
    from game.commands import FAULTY
    from game.system import crash

    print(f"contracts: {crash.report(error).sentence}", file=sys.stderr)
    return FAULTY
