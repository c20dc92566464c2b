"""The contract of every game: what the kernel asks of its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game.kernel.series import Series
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
from game.kernel.traits.piles import Piles
from game.kernel.traits.players import Players
from game.kernel.traits.proposals import Proposals
from game.kernel.traits.searching import Searching
from game.kernel.traits.showing import Showing

if TYPE_CHECKING:
    from game.kernel.boards import BoardWords
    from game.kernel.cards import CardSet
    from game.kernel.data import Context
    from game.kernel.decisions import Answer
    from game.kernel.errors import Reason
    from game.kernel.events import Log
    from game.kernel.state import State
    from game.kernel.vocabulary import Vocabulary
    from game.kernel.windows import Window


class Game(ABC):
    """One game. It holds no state: one object serves every match."""

    name: ClassVar[str]
    seats: ClassVar[range]
    vocabulary: ClassVar[Vocabulary]
    constants: ClassVar[Callable[..., tuple[Any, ...]]]
    """The NamedTuple of a match's constants; what it is not given is as printed."""

    # Traits: what only some games have, each with a class in `game.kernel.traits`

    costs: ClassVar[Costs] = Costs()
    proposals: ClassVar[Proposals] = Proposals()
    players: ClassVar[Players] = Players()
    field: ClassVar[Field] = Field()
    piles: ClassVar[Piles] = Piles()
    damage: ClassVar[Damage] = Damage()
    deaths: ClassVar[Deaths] = Deaths()
    effects: ClassVar[Effects] = Effects()
    chances: ClassVar[Chances] = Chances()
    showing: ClassVar[Showing] = Showing()
    former: ClassVar[Former] = Former()
    clock: ClassVar[Clock] = Clock()
    hidden: ClassVar[Hidden] = Hidden()
    judging: ClassVar[Judging] = Judging()
    searching: ClassVar[Searching] = Searching()

    def setup(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int, rules: Mapping[str, Any],
              first: int | None = None, log: Log | None = None) -> State:  # fmt: skip
        """A match up to its first decision. `decks` are lists of card ids, one for each seat; `log` listens.

        Raises NoMatch if these decks make no match.
        """
        from game.kernel.setup import begin

        return begin(self, cards, decks, seed, rules, first, log)

    @abstractmethod
    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        """Everybody's deck on the table, the steps of the set-up in the frames; `first` begins, or None for chance."""

    board: ClassVar[BoardWords]
    """What can be arranged on such a board, and how answers are said."""

    # What the rules say of any position

    def answers(self, state: State) -> list[Answer]:
        """The legal answers to a decision that lists none of its own."""
        raise self._lacks("decisions that list no answers")

    def why_not(self, state: State, answer: Answer) -> Reason | None:
        """Why such a decision refuses `answer`; None if it is legal."""
        raise self._lacks("decisions that list no answers")

    def act(self, state: State, answer: Answer, seat: int) -> None:
        """Carry out an answer to such a decision."""
        raise self._lacks("decisions that list no answers")

    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        """Why an answer is not among those that a decision lists."""
        from game.kernel.errors import Reason

        return Reason("not_an_answer", {"answer": list(answer)})

    def trigger_order(self, state: State, source: int, controller: int) -> tuple[int, ...]:
        """A key by which effects that are set off at once are put in order, the first one least."""
        return ()

    series: ClassVar[Series] = Series.DEPTH_FIRST
    """In which order is carried out what was set off or played."""
    windows: ClassVar[Mapping[str, Window]] = {}
    """When which players may do what, by name."""
    item_task: ClassVar[str] = "kernel.effects.activate"
    """The task that carries an item of a queue out: at once, or announced first (`kernel.announcing`)."""
    item_window: ClassVar[str] = ""
    """The window that is open about each item that is announced."""

    def window_answers(self, state: State, window: Window, seat: int) -> tuple[Answer, ...]:
        """What `seat` can do in `window` beside closing it, unless the window is `unlisted`.

        The window's own frame lies on top meanwhile (`windows.base_of`).
        """
        raise self._lacks("windows")

    def closed(self, state: State, window: Window, seat: int, base: int) -> None:  # noqa: B027
        """All have done in `window` what they wanted; `base` is what it was about (`windows.open_window`)."""

    def checkpoint(self, state: State) -> bool:
        """A moment at which victory is looked at. True if the match is over or its flow has changed."""
        return False

    @abstractmethod
    def put(self, state: State, i: int, into: str, context: Context) -> None:
        """Carry card `i` to one of the vocabulary's destinations, for an effect."""

    @abstractmethod
    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        """The public numbers of a seat, for the table: health, resources."""

    def _lacks(self, what: str) -> TypeError:
        """Its vocabulary has no word that would ask for this."""
        return TypeError(f"{self.name} has no {what}")

    def broken(self, state: State) -> Iterable[str]:
        """What does not hold of the position and should, as sentences, beside what holds for every game."""
        return ()
