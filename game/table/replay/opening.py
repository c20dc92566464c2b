"""Opens match files and bundles: a match that is over is looked at, another is gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.records import bundle
from game.records.loading import replayed
from game.records.match import Match
from game.records.record import BadMatchFile
from game.records.watching import Watched, seen_by
from game.table import loading
from game.table.analysing import scene as analysing
from game.table.match import opening as live
from game.table.match.opening import names
from game.table.replay.moment import Shown
from game.table.replay.scene import ReplayScene
from game.table.replay.session import Replay

if TYPE_CHECKING:
    from game.records.analysis import Look, Study
    from game.table.stage import Stage
    from game.table.tree import Act


def open_path(stage: Stage, path: Path) -> None:
    """Whatever lies there; what is wrong with it is said in one sentence."""
    if bundle.is_bundle(path):
        watch_path(stage, path)
        return
    try:
        match = Match.load(path)
    except BadMatchFile:
        stage.tell(stage.say("title-unreadable"))
        return
    if match.result is None:
        live.resume(stage, path)
    else:
        watch(stage, match)


def watch_path(stage: Stage, path: Path, lab: Act | None = None) -> None:
    """Look at the match of a file or bundle from its beginning; `lab` leads back to where it was opened."""
    try:
        watch(stage, loaded(path), lab=lab)
    except BadMatchFile:
        stage.tell(stage.say("title-unreadable"))


def analyse_path(stage: Stage, path: Path) -> None:
    """Look back at the match of a file or bundle: its curve, and the moments that mattered most."""
    try:
        analysing.open_for(stage, loaded(path))
    except BadMatchFile:
        stage.tell(stage.say("title-unreadable"))


def loaded(path: Path) -> Match:
    """The match of a file or bundle. Raises BadMatchFile."""
    if not bundle.is_bundle(path):
        return Match.load(path)
    match = replayed(Match, bundle.read(path), path)
    match.path = path
    return match


def watch(stage: Stage, match: Match, step: int = 0, lab: Act | None = None) -> None:
    """Put it on the stage as it stood after `step` answers, running from there."""
    sides = seen_by(match)
    if not sides:
        stage.tell(stage.say("replay-hidden"))
        return
    stage.take_up(match.game.name, loading.of_match(match) if match.cards_changed else None)
    scene = ReplayScene(stage, Replay(Watched(match), match.seats, sides), names(match.seats), match.decks)
    scene.comes_from(lab)
    stage.go(scene)
    if step:
        scene.watching.go(step)
    if match.damage is not None:
        stage.tell(stage.say("match-damaged", lost=match.damage.lost))
    elif match.cards_changed:
        stage.tell(stage.say("match-cards-changed"))


def watch_moment(stage: Stage, study: Study, look: Look) -> None:
    """Open a moment of the look back on the table, from the side that was asked, with what would have been better."""
    lab = next((scene.back for scene in stage.scenes if isinstance(scene, ReplayScene)), None)
    watch(stage, study.match, lab=lab)
    scene = stage.scene
    if isinstance(scene, ReplayScene):
        scene.watching.stop()
        scene.play.look_from(study.moments[look.step].seat)
        scene.moment = Shown(scene.watching, study, look)
        scene.watching.go(look.step)
