"""Opens matches: from the set-up, as a rematch, as a demonstration, from a file."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.records.matchfile import matches_folder
from game.table.match.play import HUMAN, Play
from game.table.match.scene import MatchScene

if TYPE_CHECKING:
    from game.table.settings import Setup
    from game.table.stage import Stage

FIRST = {"me": 0, "opponent": 1}


def unfinished() -> Path | None:
    """The last match that was not played to its end."""
    from game.records.match import Match

    try:
        found = Match.unfinished(matches_folder())
    except (OSError, ValueError):
        return None
    return Path(found) if found else None


def new_seed() -> int:
    return random.SystemRandom().randrange(1 << 31)


def from_setup(stage: Stage, plan: Setup) -> None:
    seats = (HUMAN, HUMAN if plan.mode == "hotseat" else plan.level)
    begin(stage, (plan.decks[0], plan.decks[1]), seats, first=FIRST.get(plan.first))


def demo(stage: Stage, seed: int | None = None, matches: int | None = None) -> None:
    """The computer plays both sides, one match after another; after `matches` of them the program ends."""
    decks = [deck.id for deck in stage.library.decks]
    seed = new_seed() if seed is None else seed
    chosen = random.Random(seed)
    begin(stage, (chosen.choice(decks), chosen.choice(decks)), ("casual", "casual"), seed, keep=False)
    if isinstance(stage.scene, MatchScene):
        left = None if matches is None else matches - 1
        stage.scene.after = lambda: stage.quit() if left == 0 else demo(stage, seed + 1, left)


def begin(
    stage: Stage,
    decks: tuple[str, str],
    seats: tuple[str, str],
    seed: int | None = None,
    first: int | None = None,
    keep: bool = True,
) -> None:
    """Start a match and put it on the stage in place of all scenes."""
    from game.kernel.errors import GameError
    from game.records.match import Match

    seed = new_seed() if seed is None else seed
    try:
        match = Match.new("contracts", decks, seed, first, seats, matches_folder() if keep else None)
    except GameError as fault:
        stage.tell(str(fault))
        return
    show(stage, match, decks, seats, seed, keep)


def resume(stage: Stage, path: Path) -> None:
    """Go on with the match of a file; a damaged one is said in one sentence."""
    from game.kernel.errors import GameError
    from game.records.match import Match
    from game.system.files import is_held_elsewhere

    if is_held_elsewhere(path):
        stage.tell(stage.say("title-held"))
        return
    try:
        match = Match.load(path)
    except GameError:
        stage.tell(stage.say("title-unreadable"))
        return
    decks = (match.decks[0], match.decks[1])
    seats = (match.seats[0], match.seats[1])
    show(stage, match, decks, seats, new_seed(), True)
    if match.cards_changed:
        stage.tell(stage.say("match-cards-changed"))


def show(stage: Stage, match: Any, decks: tuple[str, str], seats: tuple[str, str], seed: int, keep: bool) -> None:
    from game.system import crash

    play = Play(match, seats, thinker(match, seats), seed)
    crash.watch(lambda: crash.Witness(match.path, list(match.events.events)))
    stage.go(MatchScene(stage, play, names(seats), decks, again=lambda: begin(stage, decks, seats, keep=keep)))


def names(seats: tuple[str, str]) -> tuple[str, str]:
    """Message ids of what the two are called."""
    if seats == (HUMAN, HUMAN) or HUMAN not in seats:
        return "player-one", "player-two"
    return ("player-you", "player-opponent") if seats[0] == HUMAN else ("player-opponent", "player-you")


def thinker(match: Any, seats: tuple[str, str]) -> Any:
    """The process that answers for the computer, where it plays; it gets the printed cards and nothing else."""
    if all(seat == HUMAN for seat in seats):
        return None
    from game.ai.worker import Worker

    return Worker(match.game.name, match.sources, match.constants)


def look(stage: Stage, path: Path, step: int | None = None) -> None:
    """Put the match of a file on the stage as it stands, or as it stood after `step` answers, with nobody thinking."""
    from game.records.match import Match

    match = Match.load(path, step=step)
    decks = (match.decks[0], match.decks[1])
    seats = (match.seats[0], match.seats[1])
    stage.go(MatchScene(stage, Play(match, seats, None), names(seats), decks))


def sample(stage: Stage) -> None:
    """The first question of a match between the first two decks, unsaved."""
    from game.records.match import Match

    ids = [deck.id for deck in stage.library.decks]
    decks, seats = (ids[0], ids[1 % len(ids)]), (HUMAN, "casual")
    match = Match.new("contracts", decks, 1, 0, seats)
    stage.go(MatchScene(stage, Play(match, seats, None), names(seats), decks))
