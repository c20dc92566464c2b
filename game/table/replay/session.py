"""A recorded match in place of a live one: the table asks for the next answer, and the record gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.games.legal import Legal
from game.table.playing.session import Play

if TYPE_CHECKING:
    from game.records.watching import Watched


class Replay(Play):
    """Nobody is asked; `match` is a Watched, and `step` of it what has come to the table."""

    rests = False

    def __init__(self, match: Watched, seats: tuple[str, ...], sides: list[int]) -> None:
        match.go(0)
        self.sides = sides
        """The seats from which it may be looked at."""
        self.running = True
        super().__init__(match, seats)
        self.hotseat = self.covered = False
        self.look_from(self.viewer if self.viewer in sides else sides[0])

    @property
    def watched(self) -> Watched:
        watched: Watched = self.match
        return watched

    @property
    def people_asked(self) -> bool:
        return False

    def legal(self) -> Legal:
        return Legal()

    def ask_ahead(self) -> int | None:
        return None

    def think(self) -> bool:
        return self.running and self.forward()

    def forward(self) -> bool:
        """Let the next answer be given; False at the end, where it stops."""
        given = self.watched.next_answer()
        if given is None:
            self.running = False
            return False
        self.watched.go(self.watched.step + 1)
        self._collect(*given)
        return True

    def go(self, step: int) -> None:
        """Stand where the match stood after `step` answers."""
        self.watched.go(step)
        self.resync()

    def look_from(self, seat: int) -> None:
        """Turn the table, with that seat's cards open."""
        self.viewer = seat
        self.resync()
