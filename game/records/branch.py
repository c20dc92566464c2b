"""Playing on from a moment of a match: a new match with the same beginning, and its own file."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from game.kernel.decisions import CONCEDE, Answer
from game.kernel.errors import GameError
from game.records import matchfile
from game.records.loading import replayed
from game.records.match import Match, new_ai_seed
from game.records.matchfile import HUMAN
from game.records.record import Record
from game.records.seating import playing
from game.records.watching import Watched

PATIENCE = 40
"""So many windows in a row are closed."""


def branch(watched: Watched, seats: Sequence[str], folder: Path | None = None) -> Match:
    """The match as it stands in `watched`, to be played on by `seats`, with the cards that it was played with.

    It is saved in `folder`, if that is given. Raises GameError for a match that is not over, since what is hidden in it
    must stay so, and where nothing is left to answer.
    """
    if watched.whole.result is None:
        raise GameError("this match is not over; go on with it instead")
    if watched.to_answer is None:
        raise GameError("the match is over at this moment; go back to an earlier one")
    old = watched.record
    if len(seats) != len(old.seats):
        raise GameError(f"{len(old.seats)} play in this match, not {len(seats)}")
    gone = {seat for seat, answer in old.answers[: watched.step] if answer == CONCEDE}
    record = Record(
        game=old.game, seed=old.seed, first=old.first, seats=tuple(seats), decks=copy.deepcopy(old.decks),
        constants=dict(old.constants), cards=old.cards, workshop=old.workshop, app=matchfile.app_version(),
        created=datetime.now(UTC).isoformat(timespec="seconds"), ai_seed=new_ai_seed(),
        answers=old.answers[: watched.step], edits=[edit for edit in old.edits if edit["at"] <= watched.step],
        people=[one if (who == HUMAN) == (old.seats[seat] == HUMAN) else {}
                for seat, (who, one) in enumerate(zip(seats, old.people, strict=False))],
        notes=[{"at": watched.step, "flag": "branch", "text": old.created, "turn": watched.state.turn}],
    )  # fmt: skip
    if all(who != HUMAN for seat, who in enumerate(seats) if seat not in gone):
        raise GameError("whoever plays on must still be in the match; choose another side")
    match = replayed(Match, record, watched.path or Path("match"))
    if folder is not None:
        match.save_in(folder)
    return match


def otherwise(watched: Watched, line: Sequence[Answer]) -> Match:
    """The match as it would have gone on with `line` from where `watched` stands, as far as that is legal; unsaved.

    Windows in which others could do something before are closed. Raises GameError as `branch` does.
    """
    match = branch(watched, (HUMAN,) * len(watched.record.seats))
    for way in line:
        if not _is_open(match, way):
            break
        match.answer(way)
    return match


def _is_open(match: Match, way: Answer) -> bool:
    """Is `way` legal, once the windows that stand before it are closed? They are then."""
    for _ in range(PATIENCE):
        asked = match.state.decision
        if asked is None or match.why_not(way) is None:
            break
        window = match.game.windows.get(asked.kind)
        if window is None or window.always or match.why_not(window.closes) is not None:
            break
        match.answer(window.closes)
    return match.state.decision is not None and match.why_not(way) is None


def same_opponents(record: Record, seat: int, step: int, level: str) -> tuple[str, ...]:
    """Who plays on from there where a person takes `seat`: whoever played then; `level` in place of other people."""
    then = playing(record, step)
    return tuple(HUMAN if n == seat else level if who == HUMAN else who for n, who in enumerate(then))
