"""What a player sees of some answers of a match, as sheets of small pictures, every tenth frame:

    python -m tests.table.contact_sheet FILE.match STEP OUT.png [--answers N] [--every N] [--seconds S] [--lang it]

STEP is the number of the first answer that is shown, counted from 1. In place of FILE.match the name of a game films
its lesson from the moment STEP on, by a learner who does what is asked; with `--of WHAT` the first answer of a seat
(`--by 0` or `1`) in matches at random, from match STEP on, by which it comes to WHAT, with a line for whatever begins
or ends to move and when:

    play   a card acts                            draw   a card is drawn
    blow   a hard blow falls                      keep   some of several cards are kept (by whoever looks on, seat 0)
    fall   a card dies                            clash  two cards are compared, from the attack on
    turn   the turn goes over                     end    the match is over
    hand   the pointer goes over the own hand, without an answer

Further sheets are OUT-2.png and so on. Without a window.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame
from pygame import Surface

from game.records.match import Match
from game.table import app, tree
from game.table.games import table_of
from game.table.games.common import EVENTS
from game.table.games.interface import GameTable
from game.table.match import ending, opening, places
from game.table.match.scene import MatchScene
from game.table.playing.session import Play
from game.table.teaching import opening as teaching
from game.table.teaching.scene import LessonScene
from tests.table import bot, live

FRAME = 1 / 60
READS = 2.0
QUIET = 0.6
"""Seconds without a movement after which the show is over."""


LOOKS = 1.6
"""For how long cards are looked at before some are kept, in seconds."""
HOVERED = 0.5
"""For how long the pointer rests on each card of the hand, in seconds."""


class Again(Play):
    """Gives the answers of a record, one after another."""

    def __init__(self, match: Match, answers: list[tuple[int, tuple]], viewer: int) -> None:
        super().__init__(match, tuple("human" if seat == viewer else "casual" for seat in range(len(match.seats))))
        self.answers = deque(answers)
        self.viewer, self.covered, self.hotseat = viewer, False, False
        self.resync()

    def ask_ahead(self) -> int | None:
        return None

    def think(self) -> bool:
        if not self.answers:
            return False
        seat, answer = self.answers.popleft()
        self.match._give_again(seat, answer)
        self._collect(seat, answer)
        return True


def opened(path: Path, step: int, answers: int, size: tuple[int, int], lang: str, viewer: int) -> MatchScene:
    """The table before the answer number `step`, with so many answers to come."""
    given = Match.load(path, step=1 << 30).record.answers
    match = Match.load(path, step=step - 1)
    return shown(Again(match, list(given[step - 1 : step - 1 + answers]), viewer), size, lang)


def shown(play: Again, size: tuple[int, int], lang: str) -> MatchScene:
    match, stage = play.match, app.unseen(size, lang)
    stage.take_up(match.game.name)
    scene = MatchScene(stage, play, opening.names(play.seats), match.decks, again=lambda: None)
    scene.watch = scene.look_back = lambda: None  # so that the end has all its buttons
    stage.go(scene)
    return scene


def moving(scene: MatchScene) -> tuple[str, ...]:
    """What moves on the table just now, in words."""
    table, motion = scene.table, scene.table.motion
    glide = motion.glides.get(places.ACT)
    told = {
        "a card comes": glide is not None and glide.left > 0,
        "a card acts": glide is not None and glide.left <= 0,
        "a lunge": bool(motion.lunges),
        "a stop": motion.stops > 0,
        "the table shakes": motion.quake[1] > 0,
        f"effects: {len(motion.effects)}": bool(motion.effects),
        "cards glide": any(glide.left > 0 for key, glide in motion.glides.items() if key != places.ACT),
        "dice": bool(table.dice.lying),
        "cards are shown": 0 < table.unveiling.passed < table.unveiling.whole(table.unveiling.cards),
        "cards stand there to choose among": bool(table.unveiling.cards),
        "the lamp goes over": scene.ground.lamp.left > 0,
        "a card of the hand rises": any(0 < part < 1 for part in table.lifting.up.values()),
        "a card of the hand is up": any(part == 1 for part in table.lifting.up.values()),
        "a card of the hand is read": bool(table.lifting.read),
        "the end comes": 0 < table.ending.time < ending.WHOLE,
    }
    return tuple(words for words, holds in told.items() if holds)


Acts = list[tuple[float, Callable[[], object]]]
"""What is done while a film runs, and when, in seconds."""


def film(scene: MatchScene, every: int, seconds: float, tells: bool = False, acts: Acts | None = None) -> list[Surface]:
    """Every so many frames, until nothing moves any more or `seconds` have passed; `tells` when what moves."""
    stage, found, still, to_do = scene.stage, [], 0.0, deque(acts or ())
    before: tuple[str, ...] = ()
    app.picture(stage)  # so that what is painted has seen where all was before
    for frame in range(round(seconds / FRAME)):
        stage.dirty = False
        if to_do and frame * FRAME >= to_do[0][0]:
            to_do.popleft()[1]()
        stage.update(FRAME)
        stage.fresh()
        now = moving(scene)
        if tells and now != before:
            print(f"{frame * FRAME:6.2f} s, frame {frame}: {', '.join(now) or 'nothing'}")
            before = now
        moves = stage.dirty or (scene.table.motion.busy and not scene.table.motion.held)
        still = 0.0 if moves else still + FRAME
        if frame % every == 0:
            found.append(app.picture(stage).copy())
        if still > QUIET and not to_do and not getattr(scene.play, "answers", None):
            break
    return [*found, app.picture(stage).copy()]


Meant = Callable[[GameTable, Match, list[dict[str, Any]]], bool]
MEANT: dict[str, Meant] = {
    "play": lambda game, match, events: (
        _beats(game, events, "hold_up") and _beats(game, events, "damage", "compare", "change")
    ),
    "blow": lambda game, match, events: (
        _beats(game, events, "compare") or any(game.weights.of(blow["amount"]) for blow in _struck(game, events))
    ),
    "fall": lambda game, match, events: (
        _beats(game, events, "shake") and bool(_struck(game, events) or _beats(game, events, "attack"))
    ),
    "draw": lambda game, match, events: any(
        event["kind"] == "moved" and event.get("from") in ("deck", "library") and event.get("to") == "hand"
        for event in events
    ),
    "keep": lambda game, match, events: match.record.answers[-1][1][0] == "pick" and _was_keeping(match),
    "clash": lambda game, match, events: _beats(game, events, "compare"),
    "turn": lambda game, match, events: _beats(game, events, "turn"),
    "end": lambda game, match, events: match.result is not None,
    "hand": lambda game, match, events: len(match.view(0)["seats"][0].get("hand") or ()) >= 5,
}
BEGINS = {"clash": "attack"}
"""With which beat a film begins where that came in an answer before the one that is meant."""


def _struck(game: GameTable, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The blows of an attack: those of its cause, or of none where many attack together (`GameTable.joined`)."""
    blows = [event for event in events if event["kind"] == "damage"]
    if not game.joined:
        return blows if _beats(game, events, "attack") else []
    told = {event["index"]: event["kind"] for event in events}
    return [blow for blow in blows if blow["source"] >= 0 and told.get(blow["cause"]) in (None, "attack_stands")]


def _was_keeping(match: Match) -> bool:
    """Were several cards asked about by the answer before?"""
    return match.record.answers[-2][1][0] in ("draw", "special") if len(match.record.answers) > 1 else False


def _beats(game: GameTable, events: list[dict[str, Any]], *beats: str) -> bool:
    told = {**EVENTS, **game.events}
    return any(event["kind"] in told and told[event["kind"]].beat in beats for event in events)


def sought(game: str, what: str, by: int, first: int, size: tuple[int, int], lang: str) -> MatchScene:
    """The table before the answers of seat `by` that bring about what is meant, in a match at random."""
    for seed in live.seeds(first):
        match = live.new_match(live.decks_of(game, 2), seed, seats=("human", "random"), game=game)
        told, since = match.event_count, 0
        while match.result is None:
            given = len(match.record.answers)
            live.random_play(match, seed + match.event_count, lambda match, told=told: match.event_count > told)
            step, events = match.steps[-1], match.events_for(0, told)
            if _beats(table_of(game), events, BEGINS.get(what, "")):
                since = given
            if step.seat == by and MEANT[what](table_of(game), match, events):
                return _before(game, seed, match, size, lang, since if what in BEGINS else -2 if what == "keep" else -1)
            told = match.event_count
    raise AssertionError


def _before(game: str, seed: int, played: Match, size: tuple[int, int], lang: str, since: int) -> MatchScene:
    """The table before the answer number `since` of a match, with all that were given from there on to come."""
    again = live.new_match(live.decks_of(game, 2), seed, seats=("human", "random"), game=game)
    answers = played.record.answers
    for seat, answer in answers[:since]:
        again._give_again(seat, answer)
    return shown(Again(again, answers[since:], 0), size, lang)


def acts_of(scene: MatchScene, what: str) -> Acts:
    """What whoever looks on does themselves in a film of that."""
    play = scene.play
    assert isinstance(play, Again)
    if what == "keep":
        _, answer = play.answers.pop()
        return [(LOOKS, lambda: scene.give(answer))]
    if what != "hand":
        return []
    play.answers.clear()
    hand = [node for node in tree.walk(scene.stage.fresh()) if node.role == "hand-card"]
    places_ = [node.rect.center for node in hand[len(hand) // 2 - 1 : len(hand) // 2 + 2]]
    places_.append((scene.stage.ui.size[0] // 2, scene.stage.ui.size[1] // 2))
    return [(HOVERED * number, partial(_point, scene, at)) for number, at in enumerate(places_, start=1)]


def _point(scene: MatchScene, at: tuple[int, int]) -> None:
    scene.stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))


def lesson(game: str, at: int, size: tuple[int, int], lang: str, every: int, seconds: float) -> list[Surface]:
    """A learner who does what the lesson says, once two seconds have passed in which to read it."""
    stage, found, read = app.unseen(size, lang), [], 0.0
    teaching.begin(stage, game, at)
    for frame in range(round(seconds / FRAME)):
        stage.update(FRAME)
        stage.fresh()
        scene = stage.scene
        if not isinstance(scene, LessonScene) or scene.over_now:
            break
        read = read + FRAME if scene.waits else 0.0
        if frame % every == 0:
            found.append(app.picture(stage).copy())
        if read >= READS:
            if scene.play.looking:
                scene.go_on()
            elif scene._lit:
                bot.click(stage, scene._lit[-1])
            read = READS / 2
    return found


def sheet(frames: list[Surface], columns: int, wide: int, first: int = 0) -> Surface:
    """The frames from left to right and from top to bottom, each with its number; `first` is that of the first."""
    high = wide * frames[0].get_height() // frames[0].get_width()
    rows = -(-len(frames) // columns)
    made = Surface((columns * (wide + 4), rows * (high + 4)))
    font = pygame.font.Font(None, 20)
    for number, frame in enumerate(frames):
        at = number % columns * (wide + 4), number // columns * (high + 4)
        made.blit(pygame.transform.smoothscale(frame, (wide, high)), at)
        made.blit(font.render(str(first + number), True, (255, 255, 255), (0, 0, 0)), at)
    return made


def save(frames: list[Surface], out: Path, columns: int, rows: int, wide: int) -> None:
    """Write the frames in sheets of so many rows: OUT.png, OUT-2.png, and so on."""
    count = columns * rows
    for page, first in enumerate(range(0, len(frames), count), start=1):
        path = out if page == 1 else out.with_stem(f"{out.stem}-{page}")
        pygame.image.save(sheet(frames[first : first + count], columns, wide, first), path)


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("file", type=Path)
    read.add_argument("step", type=int)
    read.add_argument("out", type=Path)
    read.add_argument("--of", choices=tuple(MEANT))
    read.add_argument("--by", type=int, default=0)
    read.add_argument("--answers", type=int, default=1)
    read.add_argument("--every", type=int, default=10)
    read.add_argument("--seconds", type=float, default=20.0)
    read.add_argument("--lang", default="en")
    read.add_argument("--viewer", type=int, default=0)
    read.add_argument("--columns", type=int, default=5)
    read.add_argument("--rows", type=int, default=4, help="of one sheet")
    read.add_argument("--wide", type=int, default=400)
    read.add_argument("--size", default="1280x720")
    read.add_argument("--box", help="the part of the picture that is kept: x,y,width,height in pixels")
    read.add_argument("--from-frame", type=int, default=0)
    given = read.parse_args()
    width, height = map(int, given.size.split("x"))
    if given.file.suffix:
        scene = opened(given.file, given.step, given.answers, (width, height), given.lang, given.viewer)
        frames = film(scene, given.every, given.seconds)
    elif given.of:
        scene = sought(given.file.name, given.of, given.by, given.step, (width, height), given.lang)
        frames = film(scene, given.every, given.seconds, tells=True, acts=acts_of(scene, given.of))
    else:
        frames = lesson(given.file.name, given.step, (width, height), given.lang, given.every, given.seconds)
    frames = frames[given.from_frame // given.every :]
    if given.box:
        frames = [frame.subsurface(tuple(map(int, given.box.split(",")))) for frame in frames]
    save(frames, given.out, given.columns, given.rows, given.wide)
    print(f"{len(frames)} pictures")


if __name__ == "__main__":
    main()
