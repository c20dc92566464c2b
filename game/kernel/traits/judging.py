"""How positions and ways to play are judged: for the agents (`ai`) and the lab."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from game.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from game.kernel.habits import Habit
    from game.kernel.state import State
    from game.kernel.trajectories import Judge


@dataclass(frozen=True)
class FairStart:
    """A start beside the printed one with which whoever begins wins about as often as not, and on which players can
    agree before a match.

    Its figures are per cent of the computer's matches against itself, between two seats; of which level, and how sure
    they are, tells `ai/README.md`.
    """

    rules: Mapping[str, int | bool]
    """The constants that are otherwise than printed."""
    won: int
    """Whoever begins wins so often with it."""
    within: Mapping[str, bool] = field(default_factory=dict)
    """The switches with which alone it means something, those of a module."""
    printed: int = 0
    """How often with these, and without it; 0 where there are none: `Judging.begins`."""

    @property
    def written(self) -> str:
        """With the switches of its module as the lab's command line has it, such as `short_game=yes,opening_hand=4`."""
        said = {True: "yes", False: "no"}
        rules: dict[str, Any] = {**self.within, **self.rules}  # compiled, an int would be no bool any more
        return ",".join([f"{n}={said[v] if isinstance(v, bool) else v}" for n, v in rules.items()])


@mypyc_attr(allow_interpreted_subclasses=True)
class Judging:
    """Without it every position is as good as any that is not won or lost, and no ways to play are told apart."""

    names: ClassVar[tuple[str, ...]] = ()
    """What `features` are called. What begins with `own_` is of the seat's side alone."""
    blunders: ClassVar[Mapping[str, Judge]] = {}
    """What a player should hardly do, by name: each says how many occasions for it a step of a match was, and how many
    were taken."""
    habits: ClassVar[Mapping[str, Habit]] = {}
    """By what ways to play are told apart, by name: each says how much of it there is in a turn."""

    supply: ClassVar[tuple[str, ...]] = ()
    """Kinds of card of which a hand can hold too few or too many, such as those by which others are paid."""

    begins: ClassVar[int] = 0
    """So many per cent of such matches whoever begins wins as printed; 0 where that isn't known."""
    fair: ClassVar[FairStart | None] = None
    """The start on which players can agree where the printed one isn't fair."""
    starts: ClassVar[tuple[str, ...]] = ()
    """Rules such as `short_game=yes`, with a comma between several, with each of which a match begins otherwise: those
    beside the fair start that are worth a look where whoever begins wins too often, or too seldom."""

    endings: ClassVar[tuple[str, ...]] = ("elimination",)
    """By what a match can end: the words that the fact `why` of its event `result` can be, the first where it names
    none."""

    answered: ClassVar[bool] = False
    """Is a turn to which a line is played on judged only once its seat has answered what is asked before it is free to
    act, such as a price for what it has in play?"""

    def features(self, state: State, seat: int) -> tuple[float, ...]:
        """What is good and bad about the position for `seat`, in the order of their names; nothing that `seat` can't
        know."""
        return ()
