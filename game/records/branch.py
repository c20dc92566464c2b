"""Playing on from a moment of a match: a new match with the same beginning, and its own file."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from game.kernel.decisions import CONCEDE
from game.kernel.errors import GameError
from game.records import matchfile
from game.records.loading import replayed
from game.records.match import Match, new_ai_seed
from game.records.record import Record
from game.records.watching import Watched


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
        notes=[{"at": watched.step, "flag": "branch", "text": old.created}],
    )  # fmt: skip
    if all(who != matchfile.HUMAN for seat, who in enumerate(seats) if seat not in gone):
        raise GameError("whoever plays on must still be in the match; choose another side")
    match = replayed(record, watched.path or Path("match"))
    if folder is not None:
        match.save_in(folder)
    return match
