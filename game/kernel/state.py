"""The state of a match: a value. Equal content, equal hash; copying is a handful of list copies."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from json import dumps
from typing import TYPE_CHECKING, Any

from game.kernel.cards import BARE, VACANT, CardSet, Entity, Extra, entity, with_modifiers
from game.kernel.characteristics import ALL_MODIFIED, ANYTHING, Modifier
from game.kernel.data import Delayed, Item, Packet, Ref, listed, tupled
from game.kernel.options import to_plain

if TYPE_CHECKING:
    from game.kernel.characteristics import Characteristics
    from game.kernel.continuous import Effect
    from game.kernel.decisions import Decision
    from game.kernel.events import Log
    from game.kernel.places import Places
    from game.kernel.ruleset import Ruleset
    from game.kernel.tallies import Tally
    from game.kernel.vocabulary import Vocabulary

Task = Callable[..., None]


Frame = tuple[Task, tuple[Any, ...]]
"""A step that is still to be done: (task, args) for `task(state, *args)`; the arguments are plain data."""


TASKS: dict[str, Task] = {}
NAMES: dict[Task, str] = {}


def tasks(module: str, *functions: Task) -> None:
    """Let frames and decisions of saved states name these functions of `module`: `f(state, *plain data)`.

    Raises ValueError for a name that is taken.
    """
    for function in functions:
        name = f"{module.removeprefix('game.')}.{function.__name__}"
        if name in TASKS:
            raise ValueError(f"two tasks named {name}")
        TASKS[name] = function
        NAMES[function] = name


def frames_to_json(frames: list[Frame]) -> list[Any]:
    return [[NAMES[task], listed(args)] for task, args in frames]


def frames_from_json(data: list[Any]) -> list[Frame]:
    """Raises KeyError for a task that does not exist (any more)."""
    return [(TASKS[name], tupled(args)) for name, args in data]


class State:
    """A match at one moment.

    `entities[i]` is entity i (players first), `zones[z]` the entities in zone z in order (a deck's top is its end),
    `seats[seat]` the own whole numbers of a seat, `frames` what is still to be done (the last one next). `queue` is
    what was set off and not yet placed, `series` what waits to be carried out (`kernel.series`), `withheld` damage that
    is not yet dealt (`kernel.damage`), `doomed` who would be destroyed and is not yet (`kernel.deaths`), `tallies` how
    often has happened what cards count (`kernel.tallies`), `later` what waits for a moment to come (`kernel.delaying`),
    `record` the game's own plain data of what is under way (an attack, say): like frames it is part of every view and
    names no hidden card. `result` is None while the match is on, then the winning seats: one, several, or none for a
    draw.

    `clock` counts the continuous effects that have begun: the timestamps of characteristics.

    `words` is the vocabulary of its game, `places` tells what the zones are, by the game, its options and the number of
    seats. `effects` (continuous effects), `affected` (whose characteristics they change), `dependency` (on what that
    depends: `Clause.dependency`), `grounds` (how that was which tells nobody when it changes, as `affected` was worked
    out), `written` (what they change), `watch` (the triggers waited for) and `modified` (see `values`) are worked out
    from the rest and no part of the value; `log` listens or is None.
    `sound`: has nobody less left of what damage eats since it was looked at last that nobody is dying? Whatever may
    take some of it, or bring somebody who has none, says so (`values.touched`).
    `idle` is a mask of the seats of which the game has found that they can do nothing in windows that are `quick`, for
    each kind of these (`windows.idle_bit`). A seat is left out again when a card comes into its hand or onto its side
    of the field, or one there is modified, and all are when other cards than before have continuous effects, or others
    effects; what else the game goes by it looks after itself. From IDLE_HELD on it has those that hold nothing at all
    for such windows: these are left out when a card comes, or is turned face up, that is of use in them
    (`Timing.ends_idleness`), or when an effect may have changed the text of cards in play.
    `sides` is for what the game has worked out from what lies on the side of each seat; whoever reads it looks whether
    it still holds (`rules/grimoire/sides`). Nor is it a part of the value; copies share it.
    `quiet` is no part of it either: a game may set it in a checkpoint, and it is False again when a card has come into
    an open zone or anything on the field has changed. `ending` neither: of a match that was played to its end here, by
    which of the game's causes (`Judging.endings`) it ended, or ""; that means the first of them.
    """

    __slots__ = (
        "active",
        "affected",
        "cards",
        "clock",
        "decision",
        "dependency",
        "doomed",
        "effects",
        "ending",
        "entities",
        "frames",
        "game",
        "grounds",
        "idle",
        "later",
        "log",
        "modified",
        "options",
        "places",
        "queue",
        "quiet",
        "record",
        "result",
        "rng",
        "seats",
        "series",
        "sides",
        "sound",
        "tallies",
        "turn",
        "unsettled",
        "watch",
        "withheld",
        "words",
        "written",
        "zones",
    )  # fmt: skip

    game: Ruleset
    words: Vocabulary
    cards: CardSet
    options: tuple[Any, ...]
    places: Places
    entities: list[Entity]
    zones: list[tuple[int, ...]]
    seats: list[list[int]]
    frames: list[Frame]
    queue: list[Item]
    series: list[Item]
    tallies: tuple[Tally, ...]
    later: tuple[Delayed, ...]
    record: tuple[Any, ...]
    withheld: list[Packet]
    doomed: list[Ref]
    decision: Decision | None
    rng: list[int]
    turn: int
    active: int
    result: tuple[int, ...] | None
    unsettled: bool
    clock: int
    effects: tuple[Effect, ...] | None
    affected: dict[int, Characteristics] | None
    grounds: tuple[Any, ...]
    dependency: int
    written: int
    watch: int
    modified: int
    sound: bool
    quiet: bool
    idle: int
    sides: tuple[Any, ...]
    ending: str
    log: Log | None

    def copy(self) -> State:
        new = State()
        new.game = self.game
        new.words = self.words
        new.cards = self.cards
        new.options = self.options
        new.places = self.places
        new.entities = self.entities.copy()
        new.zones = self.zones.copy()
        new.seats = [c.copy() for c in self.seats]
        new.frames = self.frames.copy()
        new.queue = self.queue.copy()
        new.series = self.series.copy()
        new.withheld = self.withheld.copy()
        new.doomed = self.doomed.copy()
        new.decision = self.decision
        new.rng = self.rng.copy()
        new.turn = self.turn
        new.active = self.active
        new.result = self.result
        new.unsettled = self.unsettled
        new.tallies = self.tallies
        new.later = self.later
        new.record = self.record
        new.clock = self.clock
        new.effects = self.effects
        new.affected = self.affected
        new.grounds = self.grounds
        new.dependency = self.dependency
        new.written = self.written
        new.watch = self.watch
        new.modified = self.modified
        new.sound = self.sound
        new.quiet = self.quiet
        new.idle = self.idle
        new.sides = self.sides
        new.ending = self.ending
        new.log = None
        return new

    def content(self) -> tuple[Any, ...]:
        """All that two equal states have equal."""
        return (
            self.options, tuple(self.entities), tuple(self.zones), tuple(map(tuple, self.seats)), tuple(self.frames),
            tuple(self.queue), tuple(self.series), tuple(self.withheld), tuple(self.doomed), self.decision,
            tuple(self.rng), self.turn, self.active, self.result, self.unsettled, self.clock,
            self.tallies, self.later, self.record,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.content() == other.content()

    def __hash__(self) -> int:
        return hash(self.content())

    def to_json(self) -> dict[str, Any]:
        """Plain data from which `from_json` makes an equal state, given the same game and cards."""
        return {
            "game": self.game.name,
            "options": to_plain(self.game.constants, self.options),
            "entities": [entity_to_json(e) for e in self.entities],
            "zones": [list(z) for z in self.zones],
            "seats": [list(c) for c in self.seats],
            "frames": frames_to_json(self.frames),
            "queue": listed(self.queue),
            "series": listed(self.series),
            "withheld": listed(self.withheld),
            "doomed": listed(self.doomed),
            "decision": self.decision.to_json() if self.decision else None,
            "streams": [format(s, "x") for s in self.rng],
            "turn": self.turn,
            "active": self.active,
            "result": None if self.result is None else list(self.result),
            "unsettled": self.unsettled,
            "clock": self.clock,
            **({"tallies": listed(self.tallies)} if self.tallies else {}),
            **({"later": listed(self.later)} if self.later else {}),
            **({"record": listed(self.record)} if self.record else {}),
        }

    def fingerprint(self) -> str:
        """The same in every process for equal states; 16 hexadecimal digits."""
        return blake2b(dumps(self.to_json(), separators=(",", ":")).encode(), digest_size=8).hexdigest()


def places_of(game: Ruleset, options: tuple[Any, ...], seats: int, optional: bool = False) -> Places:
    """What the zones of a match are, with those that are `optional` or without, and who plays with whom."""
    return game.vocabulary.places(game.players.teams(options, seats), optional)


def blank_state(game: Ruleset, cards: CardSet, options: tuple[Any, ...], seats: int) -> State:
    """A state for so many seats with nothing in it yet but its empty zones."""
    state = State()
    state.game, state.words, state.cards, state.options = game, game.vocabulary, cards, options
    state.places = places_of(game, options, seats, cards.removes)
    state.zones = [()] * len(state.places.kind)
    state.entities, state.seats, state.frames, state.queue, state.rng = [], [], [], [], []
    state.series, state.withheld, state.doomed = [], [], []
    state.decision = state.result = state.effects = state.affected = state.log = None
    state.turn = state.active = state.clock = state.written = state.idle = 0
    state.unsettled = state.quiet = state.sound = False
    state.ending, state.tallies, state.later, state.record, state.sides, state.grounds = "", (), (), (), (), ()
    state.modified = ALL_MODIFIED
    state.dependency = ANYTHING  # until the continuous effects are looked at, they may depend on anything
    state.watch = -1
    return state


def read_pending(state: State, data: dict[str, Any]) -> None:
    """Read what waits in the middle of something, what was counted and what the game itself has written down, as
    `State.to_json` and views have it."""
    state.series = list(tupled(data["series"]))
    state.withheld = list(tupled(data["withheld"]))
    state.doomed = list(tupled(data["doomed"]))
    state.tallies = tupled(data.get("tallies", []))
    state.later = tupled(data.get("later", []))
    state.record = tupled(data.get("record", []))


def entity_to_json(e: Entity) -> list[Any]:
    """Its content, as JSON has it: modifiers and what only few entities bear stand there as lists of their fields.

    Of one that lies face down there is also, at the end, the id of the card that it is.
    """
    mods = [list(m) for m in e.mods]
    extra = None if e.extra is BARE else [listed(part) for part in e.extra]
    found = [e.definition.id, e.owner, e.controller, e.zone, e.zone_changes, e.damage, e.flags, e.known, mods, extra]
    return found if e.under is None else [*found, e.under.id]


def entity_from_json(data: list[Any], cards: CardSet, words: Vocabulary) -> Entity:
    card, owner, controller, zone, zone_changes, damage, flags, known, mods, extra, *under = data
    e = entity(cards[card] if card else VACANT, owner, zone, zone_changes, known)
    e.controller, e.damage, e.flags = controller, damage, flags
    e.under = cards[under[0]] if under else None
    if extra is not None:
        e.extra = Extra(*tupled(extra))
    return with_modifiers(e, tuple([Modifier(*m) for m in mods]), cards, words) if mods or extra else e
