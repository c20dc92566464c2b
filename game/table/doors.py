"""Where the stage and its scenes lead to: each door opens its scene, which is read only then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.table.stage import Doors, Speech, Stage


def _aloud(stage: Stage) -> Speech:
    from game.table.aloud import Aloud

    return Aloud(stage)


def _file(stage: Stage, path: Path) -> None:
    from game.records.scenarios import reading

    if not reading.is_written_file(path):
        from game.table.replay import opening

        opening.open_path(stage, path)
    elif reading.is_scenario_file(path):
        from game.table.workshop import opening as workshop

        workshop.with_file(stage, path)
    else:
        stage.tell(stage.say("title-no-scenario", file=path.name))


def _watch(stage: Stage, path: Path) -> None:
    from game.table.replay import opening

    opening.watch_path(stage, path)


def _look_back(stage: Stage, path: Path) -> None:
    from game.table.replay import opening

    opening.analyse_path(stage, path)


def _analyse(stage: Stage, match: Any) -> None:
    from game.table.analysing import scene

    scene.open_for(stage, match)


def _moment(stage: Stage, study: Any, look: Any) -> None:
    from game.table.replay import opening

    opening.watch_moment(stage, study, look)


def _matches(stage: Stage, path: Path | None) -> None:
    from game.table.scenes.matches import Matches

    _title(stage)
    stage.push(Matches(stage, path))


def _puzzles(stage: Stage, chosen: int) -> None:
    from game.table.puzzling.shelf import Puzzles

    _title(stage)
    stage.push(Puzzles(stage, chosen))


def _handbook(stage: Stage, card: str) -> None:
    from game.table.handbook.scene import Handbook

    stage.push(Handbook(stage, card))


def _match(stage: Stage, match: Any, keep: bool) -> None:
    from game.table.match import opening

    opening.show(stage, match, keep)


def _glossary(stage: Stage) -> None:
    from game.table.glossary import scene

    scene.open_at(stage)


def _settings(stage: Stage) -> None:
    from game.table.scenes.options import Options

    stage.push(Options(stage))


def _title(stage: Stage) -> None:
    from game.table.scenes.title import Title

    stage.go(Title(stage))


def _set_up(stage: Stage, against: str) -> None:
    from game.table.scenes.setup import SetUp

    stage.push(SetUp(stage, against))


def _workshop(stage: Stage, match: Any) -> None:
    from game.table.workshop import opening

    opening.with_match(stage, match)


DOORS = Doors(
    _aloud, _file, _watch, _look_back, _analyse, _moment, _matches, _puzzles, _handbook, _match, _glossary,
    _settings, _title, _set_up, _workshop,
)  # fmt: skip
"""Those of the program."""
