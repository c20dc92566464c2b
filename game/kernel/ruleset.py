"""The contract of every game: what the kernel asks of its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game.kernel.boardwords import BoardWords
from game.kernel.native import mypyc_attr
from game.kernel.traits import lacking
from game.kernel.traits.chances import Chances
from game.kernel.traits.clock import Clock
from game.kernel.traits.costs import Costs
from game.kernel.traits.damage import Damage
from game.kernel.traits.deaths import Deaths
from game.kernel.traits.effects import Effects
from game.kernel.traits.field import Field
from game.kernel.traits.former import Former
from game.kernel.traits.hidden import Hidden
from game.kernel.traits.judging import Judging
from game.kernel.traits.legality import Legality
from game.kernel.traits.piles import Piles
from game.kernel.traits.players import Players
from game.kernel.traits.proposals import Proposals
from game.kernel.traits.searching import Searching
from game.kernel.traits.showing import Showing
from game.kernel.traits.timing import Timing

if TYPE_CHECKING:
    from game.kernel.cards import CardSet
    from game.kernel.data import Context
    from game.kernel.decisions import Answer
    from game.kernel.state import State
    from game.kernel.vocabulary import Vocabulary
    from game.kernel.windows import Window


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset(ABC):
    """One game: what every game has, then its traits. It holds no state: one object serves every match."""

    name: ClassVar[str]
    seats: ClassVar[range]
    """With how many seats it can be played."""
    vocabulary: ClassVar[Vocabulary]
    constants: ClassVar[Callable[..., tuple[Any, ...]]]
    """The NamedTuple of a match's constants; what it is not given is as printed."""
    windows: ClassVar[Mapping[str, Window]] = {}
    """When which players may do what, by name."""

    @abstractmethod
    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        """Everybody's deck on the table, the steps of the set-up in the frames; `first` begins, or None for chance."""

    def window_answers(self, state: State, window: Window, seat: int) -> tuple[Answer, ...]:
        """What `seat` can do in `window` beside closing it, unless the window is `unlisted`.

        The window's own frame lies on top meanwhile (`windows.base_of`).
        """
        raise lacking(state, "windows")

    def act(self, state: State, answer: Answer, seat: int) -> None:
        """Carry out what `seat` does in a window."""
        raise lacking(state, "windows")

    def closed(self, state: State, window: Window, seat: int, base: int) -> None:  # noqa: B027
        """All have done in `window` what they wanted; `base` is what it was about (`windows.open_window`).

        `seat` is who would be asked next, or `windows.FIRST` where nobody can do anything in it."""

    @abstractmethod
    def put(self, state: State, i: int, into: str, context: Context) -> None:
        """Carry card `i` to one of the vocabulary's destinations, for an effect."""

    def checkpoint(self, state: State) -> bool:
        """A moment at which victory is looked at. True if the match is over or its flow has changed."""
        return False

    @abstractmethod
    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        """The public numbers of a seat, for the table: stats, resources."""

    def broken(self, state: State) -> Iterable[str]:
        """What does not hold of the position and should, as sentences, beside what holds for every game."""
        return ()

    # Traits: what only some games have. What holds without one says its class in `game.kernel.traits`

    board: ClassVar[BoardWords] = BoardWords()
    """What can be arranged on a board, and how answers are said."""
    legality: ClassVar[Legality] = Legality()
    timing: ClassVar[Timing] = Timing()
    players: ClassVar[Players] = Players()
    field: ClassVar[Field] = Field()
    piles: ClassVar[Piles] = Piles()
    damage: ClassVar[Damage] = Damage()
    deaths: ClassVar[Deaths] = Deaths()
    effects: ClassVar[Effects] = Effects()
    costs: ClassVar[Costs] = Costs()
    proposals: ClassVar[Proposals] = Proposals()
    chances: ClassVar[Chances] = Chances()
    clock: ClassVar[Clock] = Clock()
    hidden: ClassVar[Hidden] = Hidden()
    judging: ClassVar[Judging] = Judging()
    searching: ClassVar[Searching] = Searching()
    showing: ClassVar[Showing] = Showing()
    former: ClassVar[Former] = Former()
