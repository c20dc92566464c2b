"""What an operation is: the base of all of them, and what their fields may hold.

The first field is what stands under the operation's word in YAML (`damage: 2`), the others beside it (`to: target`).
Each has at most one selector that says whom it is about (`selector`); `effects.do` resolves it before `run`.
The wording lies in the message files of `game/language` under the operation's word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar, Final

from game.kernel.characteristics import PLACES, Change
from game.kernel.clauses import Clause
from game.kernel.data import Context
from game.kernel.declared import Declared
from game.kernel.numbers import Number
from game.kernel.reach import Takes
from game.kernel.selectors import Selector

if TYPE_CHECKING:
    from game.kernel.state import State
    from game.kernel.vocabulary import Vocabulary

# What the fields may hold beside the types of `declared.py`
Amount = Number
HowMany = Number  # or the word `all`, for ALL
Who = Selector  # players; you, if it is left out
Until = int  # an end of the vocabulary
Changes = tuple[tuple[int, Number], ...]  # stat and number
Keywords = int  # a mask
Elements = int  # a mask
Clauses = tuple[Clause, ...]
CardName = str  # a card's id

ALL: Final = 1 << 30
"""More than there ever are of anything."""


class Operation(Declared):
    about: ClassVar[str] = "to"
    """The field with the selector that `run` is given the entities of; "" if there is none."""
    only_when: ClassVar[tuple[str, ...]] = ()
    """The only triggers in whose clauses it may stand; () for any."""
    alike: ClassVar[tuple[str, ...]] = ()
    """The fields in which a card of another kind than those whom it is about means nothing."""
    moment: ClassVar[str] = ""
    """The moment (`Vocabulary.moments`) outside which it does nothing; "" for none."""
    senseless: ClassVar[tuple[str, ...]] = ()
    """The sets about which it never does anything."""
    idle_about: ClassVar[tuple[tuple[str, str], ...]] = ()
    """By triggers the side on which it never does anything: that of what set it off ("same"), or the "other"."""
    undone_by_itself: ClassVar[bool] = False
    """Is all as before where it is carried out twice?"""
    too_late: ClassVar[tuple[str, ...]] = ()
    """The triggers under which it does nothing any more."""
    in_play: ClassVar[bool] = True
    """Is it about players and cards on the field alone? What has left the field is then not reached."""
    favours: ClassVar[int] = 0
    """1 if it is good for whom it is about, -1 if it is bad; 0 where that depends."""

    takes: ClassVar[Mapping[str, Takes]] = {}
    """What each field with a selector may mean; one of type Who means players."""

    @classmethod
    def takes_of(cls, field: str, values: Mapping[str, Any], words: Vocabulary) -> Takes | None:
        """The same, where it depends on what else was written."""
        return cls.takes.get(field)

    single: ClassVar[tuple[str, ...]] = ()
    """The fields with a selector that must mean one thing, as only one is worked on."""

    times: Amount = 1
    mixed: bool = False
    """May the selector also mean what it can't work on? That is left out then."""
    selector: Selector | None = field(init=False, default=None)
    place: tuple[str, int, int] = field(init=False, default=("", 0, 0))
    """Where it stands, for what is asked while it is carried out: the clause's key, 1 in `else`, its number there."""

    def __post_init__(self) -> None:
        if self.about:
            object.__setattr__(self, "selector", getattr(self, self.about))

    waits: ClassVar[bool] = False
    """Does it leave something behind for a moment to come (`delaying`)?"""
    repeats: ClassVar[bool] = False
    """Does it carry out clauses of other cards (`repeating`)?"""
    divides: ClassVar[bool] = False
    """Does it divide an amount among its targets (`sharing`)?"""
    of_packet: ClassVar[bool] = False
    """Does it change one packet of withheld damage (`prevention`)?"""

    @property
    def slot(self) -> int:
        """Of one that divides: among which of the clause's targets; -1 for none of them."""
        return -1

    def number(self, state: State, context: Context) -> int:
        """Of one that divides: how much."""
        return 0

    def packets(self, state: State, context: Context) -> tuple[int, ...]:
        """At which packets of `state.withheld` it can be aimed, by their places."""
        return ()

    @property
    def holds(self) -> bool:
        """Does it take cards out of the match until something leaves the field?"""
        return False

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        raise TypeError(f"{self.word} is not run")

    # For `when: always`, and where an operation changes characteristics

    lasting: ClassVar[bool] = False
    """May it stand under `when: always`, where it has no end?"""
    lasting_about: ClassVar[tuple[str, ...]] = ()
    """The sets that it may be about there, if not any."""
    only_adds: ClassVar[bool] = False
    """Does it do nothing but add to stats and give keywords, so that its place in the order does not matter?"""
    layer: ClassVar[int] = -1
    """The first layer that it changes."""
    reprices: ClassVar[bool] = False
    """Does it change what cards cost, and nothing of what they are?"""

    def first_layer(self) -> int:
        return self.layer

    @property
    def takes_over(self) -> bool:
        """Does it put what another owns into a hand?"""
        return False

    def receivers(self, state: State, context: Context) -> tuple[int, ...]:
        """Whom a continuous operation changes."""
        return () if self.selector is None else self.selector.candidates(state, context)

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        """What it changes of each."""
        return ()

    def is_constant(self) -> bool:
        """Are `changes` the same at every moment?"""
        return False

    def given(self) -> tuple[Clause, ...]:
        """The clauses that it gives to others."""
        return ()

    def dependency(self) -> int:
        """On what receivers and changes depend: see `Clause.dependency`."""
        return PLACES if self.selector is None else self.selector.dependency()

    def reads(self) -> int:
        """The characteristics that they depend on, as a mask (see `continuous.py`)."""
        return 0 if self.selector is None else self.selector.reads()

    def writes(self) -> int:
        """The characteristics that it changes."""
        return 0


def only_cards(state: State, ids: Iterable[int]) -> list[int]:
    """Those that can change their zone: no players, and no token that ceased to exist."""
    seats, last = len(state.seats), state.places.gone
    return [i for i in ids if i >= seats and state.entities[i].zone != last]


def only_players(state: State, ids: Iterable[int]) -> list[int]:
    seats = len(state.seats)
    return [i for i in ids if i < seats]
