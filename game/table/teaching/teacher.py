"""Who teaches: one of the people of the game, who looks at what is spoken of, is glad at a right move and winces at a
wrong one."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Surface

from game.table.drawing import portraits
from game.table.drawing.pictures import PLAIN_HUE
from game.table.drawing.portraits import Likeness
from game.table.match.countenance import Countenance
from game.table.people.reading import Person, cast

ONE = 0
"""The countenance of a table has one face for each seat; here there is one."""


@dataclass(slots=True)
class Teacher:
    person: Person | None
    countenance: Countenance = field(default_factory=lambda: Countenance(seats=(ONE,)))

    @property
    def name(self) -> str:
        return self.person.short if self.person else ""

    def face(self, px: int, mood: str = "calm") -> Surface:
        """The medallion, `px` wide, as the face is just now."""
        like = Likeness(PLAIN_HUE, "hooded-figure", 0, self.person.face if self.person else None)
        now = self.countenance
        return portraits.portrait(like, px, now.mood(ONE, mood), now.look(ONE))

    def glad(self) -> None:
        self.countenance.winces.clear()
        self.countenance.grin(ONE)

    def wince(self) -> None:
        self.countenance.wince(ONE)

    def update(self, at: tuple[float, float], looks: tuple[float, float] | None, still: bool, dt: float) -> bool:
        """Let `dt` seconds go by; does the face look otherwise? `at` is where it is, `looks` what it looks at, in
        design units; `still`: under less motion it rests."""
        if still:
            return self.countenance.rest()
        return self.countenance.update({ONE: at}, looks, False, dt)


def teacher_of(game: str) -> Teacher:
    """The person whom the file of people names, or the first of them; without people a mask teaches."""
    every = cast(game)
    return Teacher(every.person(every.teacher) or next(iter(every.people), None))


def rival_of(game: str) -> Person | None:
    """Whom the learner plays against: the first of the people who does not teach."""
    every = cast(game)
    teacher = teacher_of(game).person
    return next((person for person in every.people if person != teacher), None)
