"""Opens the lesson of a game where it was left, or from its beginning."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.records.lessons import Lesson, NoLesson
from game.table.match.opening import names
from game.table.people.sitting import entry
from game.table.teaching.progress import DONE
from game.table.teaching.scene import LessonScene
from game.table.teaching.session import Taught
from game.table.teaching.teacher import rival_of

if TYPE_CHECKING:
    from game.table.stage import Stage


def begin(stage: Stage, game: str, at: int | None = None) -> None:
    """Go on with the lesson, or begin it anew where it was finished; `at` which of its moments it begins."""
    try:
        lesson = Lesson(game)
    except NoLesson:
        stage.tell(stage.say("lesson-none"))
        return
    begun = stage.settings.lessons.get(game, 0) if at is None else at
    stage.take_up(game)
    rival = rival_of(game)
    play = Taught(lesson, 0 if begun == DONE or begun >= len(lesson.moments) - 1 else begun)
    play.match.record.people = [{}, entry(rival)] if rival else []
    stage.go(LessonScene(stage, play, names(play.seats), partial(begin, stage)))
