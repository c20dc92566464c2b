"""Opens matches of any game: from the set-up, as a rematch, as a demonstration, from a file."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.kernel.errors import GameError
from game.records.agreeing import agreed
from game.records.levels import OPPONENTS
from game.records.match import Match
from game.records.matchfile import matches_folder
from game.system import crash
from game.system.files import is_held_elsewhere
from game.table import loading
from game.table.match.ending import WHOLE
from game.table.match.scene import MatchScene
from game.table.people import sitting
from game.table.playing.session import HUMAN, Play
from game.table.playing.unfinished import pass_over

if TYPE_CHECKING:
    from game.table.settings import Setup
    from game.table.stage import Stage

NUMBERS = ("one", "two", "three", "four", "five")


def new_seed() -> int:
    return random.SystemRandom().randrange(1 << 31)


def from_setup(stage: Stage, plan: Setup) -> None:
    """The match that was set up for the game on the table."""
    library = stage.library
    sides = plan.of(library.game)
    seats = sides.seated()
    first = int(plan.first) if plan.first in map(str, range(len(seats))) else None
    rules = {name: sides.rules[name] for name in library.agreed if name in sides.rules}
    decks = tuple(sides.decks[: len(seats)])
    people = meet(stage, library.game, decks, seats, rules, sides.people)
    begin(stage, library.game, decks, seats, first=first, rules=rules, people=people)


def meet(
    stage: Stage,
    game: str,
    decks: Sequence[str],
    seats: Sequence[str],
    rules: Mapping[str, bool] | None = None,
    chosen: Sequence[str] = (),
) -> list[sitting.Entry]:
    """Who sits down to a match: people as the settings know them, and for the computer those `chosen` by their ids, or
    somebody by chance."""
    table, settings = stage.library.table, stage.settings
    dealt = table.deals(len(seats), {**stage.library.constants, **(rules or {})})
    found = sitting.drawn(game, decks, seats, chosen, not dealt)
    number = 0
    for seat, who in enumerate(seats):
        if who == HUMAN:
            found[seat] = settings.sits(number)
            number += 1
    return found


def demo(
    stage: Stage, game: str, seed: int | None = None, matches: int | None = None, players: int = 2,
    rules: Mapping[str, bool] | None = None,
) -> None:  # fmt: skip
    """The computer plays every side, one match after another; after `matches` of them the program ends."""
    stage.take_up(game)
    decks = [deck.id for deck in stage.library.decks]
    seed = new_seed() if seed is None else seed
    chosen = random.Random(seed)
    picked = tuple(chosen.choice(decks) for _ in range(players))
    begin(stage, game, picked, ("casual",) * players, seed, keep=False, rules=rules, people=None)
    if isinstance(stage.scene, MatchScene):
        left = None if matches is None else matches - 1
        stage.scene.after = lambda: stage.quit() if left == 0 else demo(stage, game, seed + 1, left, players, rules)


def begin(
    stage: Stage,
    game: str,
    decks: tuple[str, ...],
    seats: tuple[str, ...],
    seed: int | None = None,
    first: int | None = None,
    keep: bool = True,
    rules: Mapping[str, bool] | None = None,
    people: Sequence[Mapping[str, str]] | None = (),
) -> None:
    """Start a match and put it on the stage in place of all scenes. `rules` are those that the players agreed on,
    `people` who sits at the seats; None: whoever comes (`meet`)."""
    stage.take_up(game)
    seed = new_seed() if seed is None else seed
    people = meet(stage, game, decks, seats, rules) if people is None else people
    try:
        match = Match.new(game, decks, seed, first, seats, matches_folder() if keep else None, rules=rules,
                          people=people)  # fmt: skip
    except GameError as fault:
        stage.tell(str(fault))
        return
    show(stage, match, keep)
    if isinstance(stage.scene, MatchScene):
        stage.scene.begin_versus()


def resume(stage: Stage, path: Path) -> None:
    """Go on with the match of a file; what is wrong with it is said in one sentence."""
    if is_held_elsewhere(path):
        stage.tell(stage.say("title-held"))
        return
    try:
        match = Match.load(path)
    except GameError:
        pass_over(path)
        stage.tell(stage.say("title-unreadable"))
        return
    strangers = [seat for seat in match.seats if seat not in (HUMAN, *OPPONENTS)]
    if strangers:
        pass_over(path)
        stage.tell(stage.say("title-stranger", name=strangers[0]))
        return
    show(stage, match, True)
    if match.damage is not None:
        stage.tell(stage.say("match-damaged", lost=match.damage.lost))
    elif match.cards_changed:
        stage.tell(stage.say("match-cards-changed"))


def show(stage: Stage, match: Any, keep: bool) -> None:
    """Put a match on the stage, with whoever thinks for the computer; another like it follows as a rematch."""
    game, decks, seats = match.game.name, match.decks, match.seats
    _take_up(stage, match)
    rules = agreed(match.game, match.constants)
    play = Play(match, seats, thinker(match, seats))
    crash.watch(lambda: crash.Witness(match.path, match.all_events()))
    again = lambda: begin(stage, game, decks, match.seats, first=match.begins_again(), keep=keep, rules=rules,
                          people=match.people)  # fmt: skip
    scene = MatchScene(stage, play, names(seats), decks, again=again)
    path = match.path
    if path is not None:
        scene.watch = lambda: stage.doors.watch(stage, path)
        scene.look_back = lambda: stage.doors.look_back(stage, path)
    stage.go(scene)
    scene.edits.watch()


def _take_up(stage: Stage, match: Any) -> None:
    """Have the match shown by the cards that it is played with, where those of the folder are others by now."""
    stage.take_up(match.game.name, loading.of_match(match) if match.cards_changed else None)


def names(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Message ids of what they are called: by who plays if one person does, or else by their numbers."""
    if seats.count(HUMAN) != 1:
        return tuple(f"player-{number}" for number in NUMBERS[: len(seats)])
    if len(seats) == 2:
        return tuple("player-you" if seat == HUMAN else "player-opponent" for seat in seats)
    me = seats.index(HUMAN)
    after = [(seat - me) % len(seats) for seat in range(len(seats))]
    return tuple("player-you" if place == 0 else f"player-opponent-{NUMBERS[place - 1]}" for place in after)


def thinker(match: Any, seats: tuple[str, ...]) -> Any:
    """The process that answers for the computer, where it plays; it gets the printed cards and nothing else."""
    if all(seat == HUMAN for seat in seats):
        return None
    from game.ai.worker import Worker

    return Worker(match.game.name, match.sources, match.constants)


def look(stage: Stage, path: Path, step: int | None = None) -> None:
    """Put the match of a file on the stage as it stands, or as it stood after `step` answers, with nobody thinking."""
    _lay_out(stage, Match.load(path, step=step))


def sample(stage: Stage, game: str, players: int = 2) -> None:
    """The first question of a match between the first decks, unsaved."""
    stage.take_up(game)
    ids = [deck.id for deck in stage.library.decks]
    decks = tuple(ids[seat % len(ids)] for seat in range(players))
    _lay_out(stage, Match.new(game, decks, 1, 0, (HUMAN, *["casual"] * (players - 1))))


def _lay_out(stage: Stage, match: Any) -> None:
    _take_up(stage, match)
    scene = MatchScene(stage, Play(match, match.seats, None), names(match.seats), match.decks)
    scene.table.ending.time = WHOLE
    stage.go(scene)
