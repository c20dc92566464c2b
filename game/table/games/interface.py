"""What a game tells the table about itself: mostly data, and a few functions of plain data.

A game's folder here holds `table.py` with an object TABLE of `GameTable`, and its messages. For a game without a folder
`plain.py` makes a table from its vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from game.table.drawing.badges import Marker
from game.table.drawing.cloth import die_seal
from game.table.drawing.edgings import NONE, Edging
from game.table.drawing.emblems import Emblem
from game.table.drawing.printed import Frame
from game.table.drawing.symbols import Element
from game.table.drawing.tabletops import Tabletop
from game.table.games.desk import Desk
from game.table.games.layout import Badge, Cell, Layout
from game.table.games.verbs import Answer as Answer
from game.table.games.verbs import Numbers as Numbers
from game.table.games.verbs import Verb as Verb
from game.table.sound.cues import Sounds
from game.table.worlds.tables import WEIGHTS, Weights

if TYPE_CHECKING:
    from pygame import Surface

    from game.table.messages import Messages
    from game.table.tree import Act, Node


@dataclass(frozen=True)
class Event:
    """How an event is told. Unknown events have no beat and are told if there is a message for them."""

    beat: str = ""
    """What is shown, one of `match.script.MAKERS`."""
    told: bool = True
    """Has it a line in the log?"""
    done: bool = False
    """Is it something that acts and effects do? It brings nothing about but deaths, and effects that wait for it."""
    deadly: bool = False
    """Can a card be destroyed by it?"""


class Asks(Enum):
    """When a window may matter to a seat, where it can do something in it."""

    ALWAYS = auto()
    OTHERS_TURN = auto()
    """In the turn of somebody else."""
    OTHERS_DEED = auto()
    """When what it is about is somebody else's."""
    OWN_AT_STAKE = auto()
    """When something of its own, or itself, is among what it is about."""
    NEVER = auto()


@dataclass(frozen=True)
class Chart:
    """What can be looked up at any time on a sheet of the game's own, on the key that `bindings.CHART` has there."""

    icon: str
    """Of its button."""
    build: Callable[[Desk], Node]


@dataclass(frozen=True)
class Sheet:
    """A question that is put on a sheet of its own rather than on the board."""

    build: Callable[[Desk], Node]


class Choice(NamedTuple):
    """A button of a question that is put on the table itself."""

    key: str
    words: str
    act: Act
    kind: str = "plain"
    """As `widgets.Kind` names it; the first "main" one is what Enter presses."""
    enabled: bool = True
    hint: str = ""
    number: int = 0
    """Above 0: so many cards of the deck, drawn as a back with that number."""
    before: str = ""
    """Words that stand before it on the bar: what it and those after it are."""
    once: bool = False
    """Can it be done once in a match? Then its number stands on a seal."""


@dataclass(frozen=True)
class Offer:
    """A token of the own row that answers a question: one that is there, or a `fresh` one that would be added."""

    key: str
    kind: str
    name: str
    act: Act
    fresh: bool = True


@dataclass(frozen=True)
class Question:
    """A question that is answered on the table itself rather than on a sheet."""

    words: str
    note: str = ""
    """What there is to know about it, where the pointer rests on the words."""
    choices: tuple[Choice, ...] = ()
    offers: tuple[Offer, ...] = ()
    deck: Act | None = None
    """What a press on the own deck does."""
    cards: tuple[int, ...] = ()
    """Cards turned over above the hand, to be picked."""
    mark: str = ""
    """The message on cards of the hand that are picked."""


@dataclass(frozen=True)
class Group:
    """Tokens of one kind in the row of a seat: the first `full` of `total` are full."""

    kind: str
    full: int
    total: int
    name: str
    hint: str
    before: float = 0.0
    """Free room to its left and right, in design units."""
    after: float = 0.0


@dataclass(frozen=True)
class Tokens:
    """Resources that lie before a player as tokens, full or empty, and are paid with."""

    kinds: tuple[str, ...]
    """In the order in which an answer ("pay", amount, …) names them."""
    groups: Callable[[Messages, Numbers], tuple[Group, ...]]
    """The row of a seat from left to right."""
    draw: Callable[[str, int, bool], Surface]
    """A token of a kind, by its pixels and whether it is full; laid by its centre, as its light may make it larger."""
    plain: Callable[[str, int, bool], Surface]
    """The same without light or glass, for the theme of high contrast."""
    after: Callable[[Numbers, Mapping[str, Any]], Mapping[str, Any]]
    """What the numbers of a seat are that its tokens show, after an event by which they turn over."""


@dataclass(frozen=True)
class Pool:
    """What lies ready to be paid with, of each kind so much: tokens with numbers (`layout.Side.pool`)."""

    number: str
    """The number of a seat (`Game.view_seat`) that is a list of the amounts."""
    kinds: tuple[str, ...]
    """The elements that it counts, in its order."""
    unnamed: str = ""
    """The word, "element-<word>", for the one that is of no element, the last."""


@dataclass(frozen=True)
class Measure:
    """A number of both sides by which it is told who leads."""

    name: str
    words: str
    own: int
    other: int


@dataclass(frozen=True)
class Standing:
    """How a match stands, as the table shows it all the time."""

    leads: int
    """Above 0 where the own side leads, below 0 where the other one does."""
    measures: tuple[Measure, ...]
    note: str
    """By what the match ends next."""
    rules: str
    """By what it is won at all."""


@dataclass(frozen=True)
class Danger:
    """A danger that the plate of a seat shows in place of its deck."""

    short: str
    whole: str


def no_notes(say: Messages, numbers: Numbers) -> list[str]:
    return []


def no_marks(numbers: Numbers) -> tuple[str, ...]:
    return ()


def no_danger(say: Messages, numbers: Numbers) -> Danger | None:
    return None


@dataclass(frozen=True)
class GameTable:
    """Everything that is one game's own at the table."""

    layout: Callable[[int], Layout]
    """Where everything lies for so many seats."""
    badges: Mapping[str, tuple[Badge, ...]]
    """The stats in the lower corners of each kind of card."""

    # What can be answered
    verbs: tuple[Verb, ...]
    endings: tuple[Answer, ...] = (("end",), ("pass",))
    """The answers that do nothing more in this turn or phase."""
    windows: frozenset[str] = frozenset()
    """The kinds of decision in which one may answer what others do; they can be put off for the rest of a turn."""
    turns: frozenset[str] = frozenset()
    """The kinds of decision in which a turn is played, where the others are asked in them too: for these a window."""
    deeds: tuple[str, ...] = ()
    """What is answered without a card and can be on a key of its own (`bindings.of_game`)."""
    late: Container[str] = frozenset()
    """Windows in which what lasts until the end of the turn is of no use, or comes as well in a later one."""
    asks: Mapping[str, Asks] = field(default_factory=dict)
    """By the kind of a window: when it may matter, for whoever wants to be asked only then; always where not named."""
    burns: tuple[Answer, ...] = ()
    """The answers by which what is left in the pool burns; it is said once before it does."""
    offers_draws: bool = False
    """Is a draw offered where the same position comes again and again (`Players.draws_after`)?"""
    saves: str = ""
    """The word of the operation by which a card that would die saves itself."""
    stops: tuple[str, ...] = ()
    """The phases of the layout that have windows, in which one can want to be asked whatever it may matter."""
    steps: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Of a phase the kinds of windows that have stops of their own beside it, in their order, each with its icon."""
    sheets: Mapping[str, Sheet] = field(default_factory=dict)
    """By the kind of the decision; any other question is put on the board, or on a sheet that suits its answers."""
    asked: Mapping[str, Callable[[Desk], Question]] = field(default_factory=dict)
    """By the kind of the decision: those that are put on the table in a way of the game's own."""
    by_itself: Mapping[str, Callable[[list[Answer]], Answer]] = field(default_factory=dict)
    """By the kind of the decision: what is answered where people leave that to the table (`Settings.by_itself`)."""
    pointless: Mapping[str, Callable[[Desk], Answer]] = field(default_factory=dict)
    """By the kind of the decision: what is answered so as well where nothing else can be of use; () where it may."""
    clash: bool = False
    """Are the two cards of an attack brought to the middle, and what each is worth counted there (`match/clash.py`)?"""
    joined: tuple[str, ...] = ()
    """Facts of an entity that name the one with which it is joined by a line, as who blocks with who is blocked."""
    forward: frozenset[str] = frozenset()
    """The kinds of a choice whose cards step forward as they are chosen, pressed or dragged, until it is confirmed."""
    tally: str = ""
    """The number of a seat, itself of numbers by name, that the button tells which confirms what was put together."""
    tokens: Tokens | None = None
    pool: Pool | None = None
    chart: Chart | None = None

    dealt: frozenset[int] = frozenset()
    """With how many seats all decks are dealt by chance, so that nobody chooses any."""
    dealt_by: str = ""
    """The switch with which they are so whatever the number of seats; "" if there is none."""

    alike: frozenset[str] = frozenset()
    """The kinds of cards that nobody tells apart by a number where several have one name."""
    explained: frozenset[str] = frozenset()
    """The kinds of cards of which the enlarged card says what they are, as the glossary does."""
    modules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Optional modules of several switches, which can be set with one as well: "setup-module-<word>"."""

    def deals(self, seats: int, constants: Mapping[str, Any]) -> bool:
        """Do all decks come by chance, with so many seats and these constants?"""
        return seats in self.dealt or bool(constants.get(self.dealt_by))

    # What happens
    events: Mapping[str, Event] = field(default_factory=dict)
    """The game's own, and those of `common.EVENTS` that mean something else here."""
    turning: Mapping[str, bool] = field(default_factory=dict)
    """The kinds of events by which a card turns (`Layout.turned_by`), and whether it lies turned then."""
    damageable_stat: str = ""
    """The number of a seat that damage to the player changes; "" where players take none."""
    wears: bool = True
    """Does damage to a card eat the number in its right corner?"""
    weights: Weights = WEIGHTS
    """How heavy blows are."""
    curve: str = ""
    """The number of a seat by which the match stands, told of every turn when it is over."""
    curve_of_losses: bool = False
    """Is it what the seat has lost, so that more of it is worse?"""
    figures: tuple[str, ...] = ("dealt", "biggest", "played")
    """What is told of each side then, of `match.chronicle.Deeds`."""
    shown: tuple[str, ...] = ()
    """The stats whose changes are shown on what has no badges, such as a player."""

    unadvised: frozenset[str] = frozenset()
    """The kinds of decision at which the table gives no hint, as to know the answer is what is played about."""
    questions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By the kind of a decision, the words of the glossary that belong to it; the first is explained once."""
    hints: tuple[tuple[str, str, Callable[[Numbers], bool]], ...] = ()
    """Further words that are explained once: the word, the kind of decision, and what the seat must have then."""

    # What is told of cards and players
    statuses: tuple[str, ...] = ("textless",)
    """Facts of an entity that lie on its card as markers, as its keywords do."""
    conditions: tuple[str, ...] = ()
    """Facts of an entity that are said of it and are seen without a marker."""
    markers: Mapping[str, Marker] = field(default_factory=dict)
    """Of statuses and keywords, in the order in which they lie on a card."""
    worn: Mapping[str, str] = field(default_factory=dict)
    """Stats that a card in play wears as a small badge while it has any, and the symbol of each."""
    notes: Callable[[Messages, Numbers], list[str]] = no_notes
    """Lines of the hint of a player's plate."""
    danger: Callable[[Messages, Numbers], Danger | None] = no_danger
    standing: Callable[[Messages, Numbers, Numbers], Standing] | None = None
    """From a view and the constants of the match, who leads and by what; shown where the layout has a place for it."""
    plate_marks: Callable[[Numbers], tuple[str, ...]] = no_marks
    """Markers on a player's plate for what its numbers tell; `notes` says the same in words."""
    entity_facts: frozenset[str] = frozenset()
    """Facts of reasons that are entities, beside those that every game has."""
    word_facts: Mapping[str, str] = field(default_factory=dict)
    """Facts of events and reasons that are words of the game, and how the names of their messages begin."""
    amounts: Mapping[str, Callable[[Messages, Numbers], str]] = field(default_factory=dict)
    """Facts of reasons that need words of their own; each is made from all the facts of the reason."""

    sounds: Sounds = field(default_factory=Sounds)
    """What it sounds like."""

    # How cards look
    frames: Mapping[str, Frame] = field(default_factory=dict)
    """The outline of each kind of card; "-dual" after the kind for one that can be played for its text as well."""
    edging: Edging = NONE
    """What the frames of its cards are edged with."""
    signs: Mapping[str, Emblem] = field(default_factory=dict)
    """Emblems that frames and badges bear, by name."""
    seal: Callable[[], tuple[str, str]] = die_seal
    """What is drawn in the middle of the backs of its cards (`cloth.Back`)."""
    cells: Mapping[str, tuple[Cell, ...]] = field(default_factory=dict)
    """Stats that only the whole card shows, in a row at its foot, for each kind of card."""
    inline: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """What stands between braces in rules text: the symbol behind it and the icon on it."""
    sign: tuple[str, str] = ("", "crossed-swords")
    """Hue and icon that stand for the game, as on the window."""
    tabletop: Tabletop = field(default_factory=Tabletop)
    """What its table is made of, and what of a match is seen in it."""
    elements: Mapping[str, Element] = field(default_factory=dict)
    """What each element of the game looks like, by its name."""
    letters: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By language and element: the letters on symbols that are others than those of `elements`."""
    deck_elements: tuple[str, ...] = ()
    """The elements that tell one deck from another."""

    def elements_in(self, language: str) -> dict[str, Element]:
        """The elements with the letters of that language."""
        own = self.letters.get(language, {})
        return {name: replace(look, letter=own.get(name, look.letter)) for name, look in self.elements.items()}

    def verb(self, word: str) -> Verb | None:
        return next((verb for verb in self.verbs if verb.word == word), None)

    def verb_at(self, zone: str) -> Verb | None:
        """What is done first of all with a card that lies in `zone`."""
        return next(self.verbs_at(zone), None)

    def verbs_at(self, zone: str) -> Iterator[Verb]:
        """All that is done with cards in `zone`, the first of all first; what is beside it is left out."""
        return (verb for verb in self.verbs if zone in verb.zones and not verb.beside)
