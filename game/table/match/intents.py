"""What a person asks for at the table of a match, as data: the nodes of the tree carry it, the scene acts on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from game.records.plans import Plan
from game.table.games.verbs import Answer

PAID = Plan(pays=True)


@dataclass(frozen=True, slots=True)
class Give:
    """Answer what is asked; `plan` holds what is answered with it."""

    answer: Answer
    plan: Plan = PAID


@dataclass(frozen=True, slots=True)
class Select:
    """Take up a card to aim it; none to let it go."""

    card: int | None


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose a card: at once where one is asked for, else into the choice that is then confirmed."""

    card: int


@dataclass(frozen=True, slots=True)
class Confirm:
    """Answer with the cards that are picked, or with all that was put together."""


@dataclass(frozen=True, slots=True)
class Put:
    """Of an answer of parts: that one goes to the other, or to whoever leads it; to itself: it goes alone."""

    thing: int
    at: int


@dataclass(frozen=True, slots=True)
class Take:
    """It goes nowhere any more."""

    thing: int


@dataclass(frozen=True, slots=True)
class Share:
    """That one gets `by` more of what is divided, or less below 0."""

    to: int
    by: int


@dataclass(frozen=True, slots=True)
class Anew:
    """Nothing of an answer of parts is chosen any more."""


@dataclass(frozen=True, slots=True)
class Spend:
    """Pay with `by` more tokens of a kind, counted as answers name them, or with fewer below 0."""

    kind: int
    by: int


@dataclass(frozen=True, slots=True)
class Half:
    """The first word of an answer of two; None takes it back."""

    word: str | None


@dataclass(frozen=True, slots=True)
class Amount:
    """A number to be answered, before it is confirmed."""

    number: int


@dataclass(frozen=True, slots=True)
class Aside:
    """Put the sheet aside to look at the table, or take it up again."""


@dataclass(frozen=True, slots=True)
class Open:
    """What lies over the table from now on, as `MatchTable.over` names it; "" for nothing."""

    over: str


@dataclass(frozen=True, slots=True)
class Scroll:
    """So many pixels of "pile" or "sheet" are above its upper edge; None of the "log": it stands at its end."""

    what: str
    offset: int | None


@dataclass(frozen=True, slots=True)
class Fold:
    """Open a line of the log to what brought it about, or close it, by the index of its event."""

    line: int
    offset: int | None
    """How the log is scrolled then."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Be asked always, or no more, in the windows of that phase: in the turns of others, in the own turn, or in both;
    the next of these each time."""

    phase: str


@dataclass(frozen=True, slots=True)
class AskFor:
    """Be asked in windows for that card in the next of the ways that there are (`windows.next_way`)."""

    card: str


@dataclass(frozen=True, slots=True)
class Level:
    """The computer plays a seat at another level from now on."""

    seat: int
    level: str


class Deed(Enum):
    """What is done by a button or a key without more to be said."""

    END_TURN = auto()
    UNDO = auto()
    CONCEDE = auto()
    LOG = auto()  # opens or closes it
    MENU = auto()
    HELP = auto()  # opens or closes the list of keys
    GLOSSARY = auto()
    CHART = auto()
    FLAG = auto()
    SETTINGS = auto()
    WORKSHOP = auto()
    CLOSE = auto()  # puts away what is open, as Escape does
    ADVISE = auto()  # asks for a hint, or puts it away
    RECALL = auto()
    WINDOWS = auto()  # asks in every window, where it may matter, or in none this turn
    REST = auto()  # passes until something happens
    REST_TO_TURN = auto()  # passes until the own turn
    DRAW = auto()  # offers a draw, or takes one
    WAIT = auto()  # wants the window that was passed without asking
    WINDOWS_OFF = auto()
    CLOSE_WINDOW = auto()
    UNCOVER = auto()
    SKIP_VERSUS = auto()
    LOOK_AT_TABLE = auto()  # at the end, with or without what it tells
    LEAVE = auto()
    QUIT = auto()
    REMATCH = auto()
    OTHER_DECKS = auto()
    WATCH = auto()
    LOOK_BACK = auto()


Intent = (
    Give
    | Select
    | Pick
    | Confirm
    | Put
    | Take
    | Share
    | Anew
    | Spend
    | Half
    | Amount
    | Aside
    | Open
    | Scroll
    | Fold
    | Stop
    | AskFor
    | Level
    | Deed
)
Do = Callable[[Intent], None]
"""Where the tree hands what a person asks for."""
