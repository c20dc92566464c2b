"""One plain record of the match at the table: what is shown, chosen, dragged, paid so far, open and moving.

Nothing in it acts, and no part of the table holds another one: a function takes the record, and what else it needs, in
its signature. So a test makes a record, calls a function and looks at the record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.records.plans import Plan
from game.table.drawing.portraits import Likeness
from game.table.games.choice import Choice
from game.table.games.interface import Answer, Event, GameTable
from game.table.games.layout import SHARED, Layout, Row, Side
from game.table.games.legal import Legal
from game.table.layout.poses import Pose
from game.table.layout.room import Room
from game.table.match.countenance import Countenance
from game.table.match.lamp import Lamp
from game.table.match.lifting import Lifting
from game.table.match.motion import Flips, Motion
from game.table.match.presence import Presence
from game.table.match.unveiled import Unveiling
from game.table.page import Page
from game.table.people.sitting import NOBODY, Sitting
from game.table.playing.session import Step, View
from game.table.telling.log import Line, Log
from game.table.telling.words import Words
from game.table.tree import Node

NOTHING = Choice()
Over = tuple[Any, ...]
"""What the pointer is on, as the node there names it: ("card", 12), ("player", 0), ("place", 2), ("end-turn",), …"""


def meant(node: Node | None) -> Over:
    """What a node stands for; () where it is nothing of the match."""
    return node.data if node is not None and isinstance(node.data, tuple) else ()


def entity_of(over: Over) -> int | None:
    """The card or player that the pointer is on."""
    return int(over[1]) if over and over[0] in ("card", "player") else None


@dataclass(frozen=True, slots=True)
class Drag:
    """A card under way in the hand of a person."""

    card: int
    pointer: tuple[int, int]  # pixels
    over: Over = ()
    arrow: bool = False
    """Does an arrow follow the pointer, rather than the card?"""
    out: bool = False
    """Is it held outside of the hand, so that letting go uses it?"""
    parked: bool = False
    """Is the card put aside, while an arrow follows the pointer?"""
    tilt: float = 0.0
    """How far it hangs over, in degrees."""


class Die(NamedTuple):
    seat: int
    roll: int
    note: str = ""
    """What it brings."""


@dataclass(slots=True)
class Dice:
    """The dice that lie on the table, and the fight for which they were rolled."""

    lying: dict[int, Die] = field(default_factory=dict)  # by the card
    attack: tuple[int, int] | None = None
    """Attacker and target, until it is over."""

    def clear(self, attack: tuple[int, int] | None = None) -> None:
        """Take up the dice; `attack` begins, if there is one."""
        self.lying.clear()
        self.attack = attack


@dataclass(slots=True)
class Clash:
    """Two cards that were brought to the middle to be compared there."""

    attacker: int
    target: int
    compared: dict[str, Any] | None = None
    """The event of the comparison, once it is shown."""
    ends: str = ""
    """What comes of it, in words."""
    time: float = 0.0
    """Seconds since they began to be compared."""


@dataclass(slots=True)
class Act:
    """A card that was played, in the middle of the table until what it does has been shown."""

    card: int
    was: int
    """Its number in the hand: laid face down it has another one."""
    seat: int
    shown: dict[str, Any]
    """What is seen of it."""
    before: dict[str, Any] | None
    """What was seen of it in the hand, where it turns over on its way."""
    hue: str
    """In whose colours it acts, as `drawing.hues` names it."""
    pose: Pose
    """Where it stands."""


@dataclass(slots=True)
class Clock:
    """How much of the time of a turn is used, in seconds, and how much was left when it was told last."""

    turn: int = -1
    used: float = 0.0
    told: int = -1


@dataclass(frozen=True, slots=True)
class Rest:
    """Somebody passes in windows until something happens, or until their own turn."""

    since: int
    """So many events there were when it began."""
    to_own_turn: bool = False


@dataclass(slots=True)
class Course:
    """How far what happened has been shown, and how quickly that goes."""

    leading: int | None = None
    """The own card that is being played, until what it does has been shown."""
    parked: int | None = None
    """The own card that lay aside when the question was read last."""
    plan: Plan | None = None
    """What a drop has answered beforehand of what is still asked for the card; something else comes first."""
    aimed: int | None = None
    """That at which a card was dropped of which it can have several: it is chosen as the others are asked for."""
    hurry: bool = False
    """Is everything shown at once, up to the next own answer?"""
    pause: float = 0.0  # seconds up to the next answer of the computer
    thought: float = 0.0  # seconds since the computer began to think with nothing more to be seen
    waited: bool = False
    """Was it waited for when the table was last described?"""
    ended: int = -1
    """The turn that the viewer said they had nothing more to do in."""


@dataclass(slots=True)
class Ending:
    """How much of the end of the match has come."""

    time: float = 0.0  # seconds
    hidden: bool = False
    """Does the person look at the table?"""
    decided: dict[str, str] = field(default_factory=dict)
    """What decided it, by the language in which it was told."""
    page: Page = field(default_factory=Page)


@dataclass(slots=True)
class Advice:
    """The hint that is sought or shown; it is gone with the position that it is about."""

    about: View | None = None
    answer: Answer = ()
    reasons: tuple[str, ...] = ()
    facts: str = ""
    """What comes of it for certain, in words."""

    @property
    def sought(self) -> bool:
        return self.about is not None and not self.answer


@dataclass(slots=True)
class MatchTable:
    # what the match is
    game: GameTable
    events: Mapping[str, Event]
    """How each kind of event is told."""
    words: Words
    decks: tuple[str, ...]
    constants: Mapping[str, Any]
    likenesses: tuple[Likeness, ...]
    """Who is drawn at each seat."""

    # what is shown
    view: View
    """The position on the table; while something moves, on its way to the true one."""
    room: Room
    """Where all stands at the scale of the interface."""
    log: Log
    people: tuple[Sitting, ...] = ()
    """Who sits at each seat."""
    legal: Legal = field(default_factory=Legal)
    shown: list[tuple[View, Step]] = field(default_factory=list)
    """What was shown lately, each step with the position before it."""
    drafted: bool = False
    """Is the view that of the answer which is being put together, as if it were given?"""
    result: dict[str, Any] | None = None
    """How the match ended, once all of it has been shown."""
    ended: dict[str, Any] | None = None
    """The same for faces and banner, also where the scene tells it in its own way."""
    open_hands: bool = False
    """Are the hands of others, which the view knows, drawn with their faces?"""

    # what a person is doing
    selected: int | None = None  # what is to be aimed
    gap: int | None = None  # room held open in the own row
    drag: Drag | None = None
    choice: Choice = NOTHING
    used: dict[int, int] = field(default_factory=dict)
    """The cards that the payment uses which is asked for, and for which of its amounts each."""
    silenced: dict[int, int] = field(default_factory=dict)
    """The seats that want no more windows, and in which turn."""
    rests: dict[int, Rest] = field(default_factory=dict)
    """The seats that pass in windows until something happens."""
    passed: dict[int, int] = field(default_factory=dict)
    """After how many answers a window was passed for a seat without asking it, the last one of each."""
    passing: Answer = ()
    """What is answered to the window that is open without asking the viewer: mostly that which closes it."""
    awaited: bool = False
    """Has the viewer gone back to the window that is open, so that nothing is answered to it for them?"""
    asks_always: bool = True
    """Are windows asked in which it hardly matters?"""
    stops: frozenset[str] = frozenset()
    """The phases and steps in which the viewer wants to be asked always, as `windows.stop` names them."""
    asked: Mapping[str, str] = field(default_factory=dict)
    """The cards for which the viewer is not asked in windows as usual, and how (`settings.FOR_A_CARD`)."""
    holds: bool = False  # is the key held by which the viewer is asked in every window?
    warned: tuple[Any, ...] | None = None
    """The answer of which was said that it loses the match."""

    # what is open
    over: str = ""  # "menu", "help", "pile-discard-0", …
    pile_offset: int = 0
    sure: str = ""
    """The button of the menu that asks once more."""
    silent: bool = False
    """Does somebody else explain, so that neither hints nor advice come up?"""
    leads: str = "title"
    """Where one goes from here, as the menu says it: "title", "matches", "lab" or "puzzles"."""
    looking: bool = False  # is the key held that enlarges at all times?
    advice: Advice = field(default_factory=Advice)

    # what moves
    motion: Motion = field(default_factory=Motion)
    lifting: Lifting = field(default_factory=Lifting)
    unveiling: Unveiling = field(default_factory=Unveiling)
    flips: Flips = field(default_factory=Flips)
    presence: Presence = field(default_factory=Presence)
    faces: Countenance = field(default_factory=Countenance)
    lamp: Lamp = field(default_factory=Lamp)
    dice: Dice = field(default_factory=Dice)
    clash: Clash | None = None
    """None where nobody fights, or the cards of a fight stand in their rows while something is asked."""
    act: Act | None = None
    struck: int = 0
    """How often lightning has struck, of what was shown."""
    shakes: dict[int, float] = field(default_factory=dict)  # seconds left
    turning: dict[int, tuple[dict[str, Any], float]] = field(default_factory=dict)
    """Cards that turn over just now: how they lay before, and the seconds left."""
    clock: Clock = field(default_factory=Clock)
    course: Course = field(default_factory=Course)
    versus: float = 0.0
    """What is left of the picture of who plays against whom, in seconds."""
    covered: float = 0.0
    """For how long the curtain has been closed, in seconds, up to when nothing of it moves any more."""
    ending: Ending = field(default_factory=Ending)

    # who and where

    @property
    def near(self) -> int:
        """The seat from which the table is seen."""
        return int(self.view["seat"])

    @property
    def layout(self) -> Layout:
        return self.room.layout

    @property
    def others(self) -> list[int]:
        """The other seats in turn order."""
        count = len(self.layout.sides)
        return [(self.near + step) % count for step in range(1, count)]

    def sitting(self, seat: int) -> Sitting:
        """Who sits there."""
        return self.people[seat] if seat < len(self.people) else NOBODY

    def called(self, seat: int) -> str:
        """What stands on the plate of a seat: a person alone is called by their name there too, if they have one."""
        return self.sitting(seat).name or self.words.player(seat)

    def partners(self, seat: int) -> list[int]:
        """The other seats of its team."""
        teams = [shown["team"] for shown in self.view["seats"]]
        return [other for other, team in enumerate(teams) if team == teams[seat] and other != seat]

    def is_player(self, entity: int | None) -> bool:
        """Players come first among the entities, one for each seat."""
        return entity is not None and 0 <= entity < len(self.layout.sides)

    def side(self, seat: int) -> Side:
        """What lies before `seat`, and where: the viewer's own side is the first, the others follow in turn order."""
        sides = self.layout.sides
        return sides[(seat - self.near) % len(sides)]

    def held(self, seat: int) -> dict[str, Any]:
        """What the view tells of `seat`, its zones by name among it; of SHARED the zones of the table."""
        shown: dict[str, Any] = self.view["table"] if seat == SHARED else self.view["seats"][seat]
        return shown

    @property
    def own_hand(self) -> list[int]:
        return list(self.view["seats"][self.near].get(self.layout.hand) or [])

    @property
    def in_play(self) -> frozenset[str]:
        """The zones of cards in play."""
        return self.layout.in_play

    @property
    def ordered_row(self) -> Row | None:
        """The own row in which a card can be put between two others."""
        return next((row for row in self.side(self.near).field if row.kinds), None)

    def kind(self, card_id: str) -> str:
        card = self.words.library.cards.get(card_id)
        return card.kind if card else ""

    def deck_name(self, seat: int) -> str:
        """Nothing where all decks come by chance."""
        if self.game.deals(len(self.layout.sides), self.constants):
            return ""
        deck = next((deck for deck in self.words.library.decks if deck.id == self.decks[seat]), None)
        return deck.name[self.words.say.language] if deck else ""

    @property
    def dragged(self) -> int | None:
        return self.drag.card if self.drag is not None else None

    # the log

    def lines(self) -> list[Line]:
        """What the viewer may know of what happened, in words."""
        return self.log.lines(self.words, self.view)

    def told(self, event: dict[str, Any]) -> str:
        """An event as its line tells it; "" if it is not told."""
        return self.log.told(self.words, self.view, event)
