"""The ways into the workshop: empty, with a scenario or a card, with the position of a match, and on to its match."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.kernel.errors import GameError
from game.language.library import FaultyCards
from game.language.source import Fault
from game.records.scenarios import files
from game.table import sentences
from game.table.workshop import names
from game.table.workshop.scene import Workshop

if TYPE_CHECKING:
    from game.table.stage import Stage


def begin(stage: Stage) -> Workshop | None:
    """An empty board; None, with a sentence, where the cards have a fault."""
    try:
        scene = Workshop(stage)
    except GameError as error:
        stage.tell(sentences.said(stage.say, stage.library, error))
        return None
    stage.push(scene)
    return scene


def with_scenario(stage: Stage, path: Path, name: str) -> None:
    scene = begin(stage)
    if scene is not None:
        scene.arranging.open_scenario(path, name)


def with_file(stage: Stage, path: Path) -> None:
    """The scenario of a file, or a list to choose from where it holds several; what is wrong with it is said."""
    faults: list[Fault] = []
    try:
        found = files.read_alone(path, faults)
    except FaultyCards as error:
        found, faults = None, error.faults
    if found is None:
        place = stage.say("edit-place", file=faults[0].file, line=faults[0].line)
        stage.tell(f"{place}: {sentences.told(stage.say, stage.library, faults[0].message)}")
        return
    game, listed = found
    stage.take_up(game)
    stage.doors.title(stage)
    scene = begin(stage)
    if scene is not None and len(listed) == 1:
        scene.arranging.open_scenario(path, listed[0].name)
    elif scene is not None:
        scene.listing.show(listed)


def with_card(stage: Stage, card: str) -> None:
    """The card in play on P1's side, or in hand where it can't lie there."""
    scene = begin(stage)
    if scene is None:
        return
    library, bench = scene.library, scene.arranging.bench
    layout = library.table.layout(len(bench.board.sides))
    kind = library.cards[card].kind
    zones = {zone.name: zone for zone in bench.game.vocabulary.zones}
    fits = [
        zone.name
        for zone in zones.values()
        if not zone.shared and (zone.field or zone.name == layout.hand) and (not zone.holds or kind in zone.holds)
    ]
    shared = [zone.name for zone in zones.values() if zone.shared and kind in zone.holds]
    if fits:
        scene.arranging.aim(0, fits[-1] if zones[fits[-1]].field else fits[0])
    elif shared:
        scene.arranging.aim(-1, shared[0])
    scene.arranging.add(card)


def with_match(stage: Stage, match: Any) -> None:
    """The position to which a match has come, with all that is hidden in it."""
    scene = begin(stage)
    if scene is None:
        return
    lost: list[str] = []
    if scene.arranging.do(lambda: lost.extend(files.adopt(scene.arranging.bench, match))):
        say = stage.say
        stage.tell(say("bench-taken") if not lost else say("bench-taken-less", places=names.lost(say, lost)))
