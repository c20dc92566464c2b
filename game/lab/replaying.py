"""A match of a balance again, from the seed of its pair, as a match file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import move
from tempfile import TemporaryDirectory
from typing import Any

from game.lab import balancing, ledger, matchrows
from game.lab.balancing import Item, Plan
from game.lab.ledger import Book
from game.lab.simulate import NoSuch
from game.records.levels import OPPONENTS
from game.records.match import Match
from game.records.matchfile import SUFFIX

SECOND = "2"
"""Behind a pair's seed and a point: its second match, in which the decks have changed seats."""
STRANGER = "human"
"""Sits in the place of an agent that is no opponent at the table."""


def match_file(path: Path, name: str, folder: Path | None = None) -> Path:
    """Play the match called `name` (a seed, or a seed and `.2`) of the file at `path` again, into a match file in
    `folder`, or beside it. Raises NoSuch for one that the file doesn't have or that comes out otherwise, and
    FaultyCards."""
    match = again(ledger.read(path), name)
    target = (folder or path.parent) / f"{path.name}.{name}{SUFFIX}"
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory() as aside:
            match.save_in(Path(aside))
            if match.path is None or match.trouble:
                raise NoSuch(f"the match can't be written: {match.trouble}")
            move(match.path, target)
    except OSError as error:
        raise NoSuch(f"{target} can't be written ({error.strerror}); copy {path.name} to where it can") from None
    return target


def again(book: Book, name: str) -> Match:
    """The match, in memory. Raises NoSuch."""
    seed, _, half = name.partition(".")
    if not seed.isdigit() or half not in ("", SECOND):
        raise NoSuch(f"`{name}` is no seed of a match, such as 1234, or 1234.{SECOND} for the second match of its pair")
    rows = [row for row in book.rows() if row["seed"] == int(seed) and "matches" in row]
    if not rows:
        raise NoSuch(f"no pair there has the seed {seed}")
    row = rows[0]  # the plain pair, before those with other starts
    if row.get("blank"):
        raise NoSuch(f"of the seed {seed} there are blanks alone")
    return _again(_plan(book, row), row, half == SECOND)


def _plan(book: Book, row: dict[str, Any]) -> Plan:
    head = book.head
    if head["weights"]:
        raise NoSuch("it was played by the weights of a file, without which it can't be played again")
    prints = (head["cards"], head["program"])
    rules = tuple(sorted(head["rules"].items()))
    return Plan(
        head["game"], prints, tuple(row["duel"]), head["agent"], seed=row["run"], nodes=head["nodes"], rules=rules
    )


def _again(plan: Plan, row: dict[str, Any], exchanged: bool) -> Match:
    item = Item(tuple(row["duel"]), row["number"], row.get("start", ""))
    table = balancing.table_of(plan.game, plan.prints, plan.rules)
    course, seat, first = balancing.played_out(plan, item, exchanged)
    told = matchrows.brief(course.position(len(course.steps)), seat, first)
    if {**row["matches"][exchanged], **told} != row["matches"][exchanged]:
        raise NoSuch(f"the match of seed {row['seed']} comes out otherwise now: its file is of another program")
    constants = dict(table.constants)
    if item.start:
        constants |= dict(balancing.start_rules(plan.game, item.start))
    names = item.duel if seat == 0 else item.duel[::-1]
    level = plan.agent if plan.agent in OPPONENTS else STRANGER
    match = Match.new(plan.game, names, row["seed"], first, (level, level),
                      library=replace(table.library, constants=constants))  # fmt: skip
    for step in course.steps:
        match.answer(step.way, step.seat)
    return match
