"""The contract of every game: what the kernel asks of its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from game.kernel.data import listed, tupled
from game.kernel.places import SHARED, Places
from game.kernel.rng import DECKS
from game.kernel.series import Series
from game.kernel.traits.chances import Chances
from game.kernel.traits.clock import Clock
from game.kernel.traits.costs import Costs
from game.kernel.traits.hidden import Hidden
from game.kernel.traits.judging import Judging
from game.kernel.traits.proposals import Proposals
from game.kernel.traits.searching import Searching

if TYPE_CHECKING:
    from game.kernel.boards import BoardWords
    from game.kernel.cards import CardSet, Definition, Entity
    from game.kernel.clauses import Clause
    from game.kernel.data import Context, Packet
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
    standing: ClassVar[str] = ""
    """The number of a seat (`view_seat`) by which it is told how a match stands; "" if there is none."""

    # Traits: what only some games have, each with a class in `game.kernel.traits`

    costs: ClassVar[Costs] = Costs()
    proposals: ClassVar[Proposals] = Proposals()
    chances: ClassVar[Chances] = Chances()
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

    numbers: ClassVar[int] = 0
    """How many whole numbers of its own a seat has (`State.seats`)."""

    def blank(self, cards: CardSet, seats: int, seed: int, rules: Mapping[str, Any]) -> State:
        """The players as a match begins, without a card; `kernel.boards` arranges boards on it."""
        from game.kernel.setup import blank

        return blank(self, cards, seats, seed, rules)

    def dealt(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int, rules: Mapping[str, Any]) -> State:
        """The same with everybody's deck, in the order of its list, in the zones `deck`."""
        from game.kernel.setup import dealt

        return dealt(self, cards, decks, seed, rules)

    board: ClassVar[BoardWords]
    """What can be arranged on such a board, and how answers are said."""

    # Seats and places

    def teams(self, options: tuple[Any, ...], seats: int) -> tuple[int, ...]:
        """The team of each seat; everybody plays alone unless the game says otherwise."""
        return tuple(range(seats))

    def places_of(self, options: tuple[Any, ...], seats: int, optional: bool = False) -> Places:
        """What the zones of a match are, and who plays with whom."""
        return self.vocabulary.places(self.teams(options, seats), optional)

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

    def on_field(self, state: State) -> list[int]:
        """The cards in play, in the order in which simultaneous effects resolve: the active player's side first."""
        places, zones = state.places, state.zones
        found: list[int] = []
        for seat in self.playing(state):
            for kind in range(places.own):
                zone = places.of(seat, kind)
                if places.field[zone]:
                    found += zones[zone]
        return found

    def bearers(self, state: State) -> list[int]:
        """Whatever can bear modifiers: players and the cards in play."""
        return [*range(len(state.seats)), *self.on_field(state)]

    def damageable_stat(self, entity: Entity) -> int:
        """The stat that damage to `entity` eats: the first of the vocabulary; -1 where damage eats none."""
        return 0

    def dying(self, state: State) -> list[int]:
        """The cards that are on their way out, as their damageable stat is used up."""
        from game.kernel.values import remaining

        return [i for i in self.on_field(state) if remaining(state, i) <= 0]

    def saved(self, state: State, entity: int) -> None:  # noqa: B027
        """`entity` would have been destroyed, and is not."""

    def grave(self, state: State, entity: int) -> int:
        """The zone to which `entity` goes when it dies: its owner's `discard`."""
        return state.places.named(state.entities[entity].owner, "discard")

    def trigger_order(self, state: State, source: int, controller: int) -> tuple[int, ...]:
        """A key by which effects that are set off at once are put in order, the first one least."""
        return ()

    def can_target(self, state: State, source: int, entity: int) -> bool:
        """May `source` be aimed at `entity`?"""
        return True

    def damage_number(self, state: State, context: Context, amount: int) -> int:
        """What becomes of a number that indicates damage on the card of `context`."""
        return amount

    def once_mark(self, state: State, clause: Clause, context: Context) -> int:
        """The mark on a card that its `clause` was carried out, where it is so once in a match (`kernel.once`)."""
        from game.kernel.once import OTHERS, USED

        card = state.entities[context.source].card.id
        if clause.key.rpartition("#")[0] == card:
            return USED << clause.number
        return OTHERS << state.cards.once_number(clause.key)

    def destructible(self, state: State, ids: Sequence[int]) -> Sequence[int]:
        """Those of `ids` that can be destroyed at all."""
        return ids

    series: ClassVar[Series] = Series.DEPTH_FIRST
    """In which order is carried out what was set off or played."""
    windows: ClassVar[Mapping[str, Window]] = {}
    """When which players may do what, by name."""
    item_task: ClassVar[str] = "kernel.effects.activate"
    """The task that carries an item of a queue out: at once, or announced first (`kernel.announcing`)."""
    item_window: ClassVar[str] = ""
    """The window that is open about each item that is announced."""
    damage_window: ClassVar[str] = ""
    """The window that is open while damage is withheld; "" for none."""
    death_window: ClassVar[str] = ""
    """The window that is open while cards would be destroyed; "" for none."""

    def window_answers(self, state: State, window: Window, seat: int) -> tuple[Answer, ...]:
        """What `seat` can do in `window` beside closing it, unless the window is `unlisted`.

        The window's own frame lies on top meanwhile (`windows.base_of`).
        """
        raise self._lacks("windows")

    def closed(self, state: State, window: Window, seat: int, base: int) -> None:  # noqa: B027
        """All have done in `window` what they wanted; `base` is what it was about (`windows.open_window`)."""

    def playing(self, state: State) -> tuple[int, ...]:
        """The seats still in the match, the active one first, in turn order."""
        seats = len(state.seats)
        return tuple([(state.active + n) % seats for n in range(seats)])

    def checkpoint(self, state: State) -> bool:
        """A moment at which victory is looked at. True if the match is over or its flow has changed."""
        return False

    def withholds(self, state: State) -> bool:
        """Is damage held back now, until the game has it dealt (`damage.release`)?"""
        return False

    def change_damage(self, state: State, packet: Packet) -> Packet:
        """What becomes of a packet before it is applied."""
        return packet

    def damage_dealt(self, state: State, dealt: list[Packet]) -> None:  # noqa: B027
        """What happens after an instance of damage beside setting off what waits for it."""

    def heal_limit(self, state: State, target: int, amount: int) -> int:
        """How much of a healing of `amount` takes effect: no more than the damage."""
        return min(amount, state.entities[target].damage)

    def chooser(self, state: State, candidates: tuple[int, ...], controller: int) -> int:
        """Who chooses among `candidates` for an effect of `controller`: who holds it what nobody else sees."""
        e, places = state.entities[candidates[0]], state.places
        if e.zone < 0 or not places.hidden[e.zone]:
            return controller
        seat = places.seat[e.zone]
        return seat if seat != SHARED and places.sees[e.zone] >> seat & 1 else controller

    # Costs. `amounts` is by element

    # Proposals: see `game.kernel.proposals`

    own_turn_statuses: ClassVar[int] = 0
    """Keywords that end at the start of their bearer's turn, whoever granted them."""

    @abstractmethod
    def put(self, state: State, i: int, into: str, context: Context) -> None:
        """Carry card `i` to one of the vocabulary's destinations, for an effect."""

    def lands(self, state: State, seat: int, into: str) -> str:
        """Where a card of `seat` ends that is to go `into` a destination: elsewhere where that is full."""
        return into

    deck: ClassVar[int] = 0
    """The kind of zone that is drawn from, in which each player's cards lie as a match begins; its end is the top."""

    def draw(self, state: State, seat: int, amount: int) -> None:
        """So many cards of the deck of `seat` to its hand, as far as there are any."""
        raise self._lacks("deck")

    def discard(self, state: State, i: int) -> None:
        """Card `i` goes to its owner's discard pile."""
        raise self._lacks("discard pile")

    def come_back(self, state: State, i: int) -> None:
        """Card `i` was out of the match until something left the field: it comes back, as its owner's.

        To the field, as a new object that nobody has played; where there is no place for it, to the discard pile.
        """
        raise self._lacks("way out of the match")

    def create(self, state: State, definition: Definition, context: Context, side: str) -> None:
        """Put a token on the field for an effect, if it fits."""
        raise self._lacks("tokens")

    def change_control(self, state: State, i: int, seat: int) -> bool:
        """Card `i` in play goes to the side of `seat`, where there is room for it; has it gone?"""
        from game.kernel.moves import take_control

        if self.room(state, seat) <= 0:
            return False
        take_control(state, i, seat)
        self.came(state, i)
        return True

    def came(self, state: State, i: int) -> None:  # noqa: B027 - most games need nothing here
        """Card `i` has come to a side of the field."""

    def strike(self, state: State, one: int, other: int) -> None:
        """Two fighters deal their attack to each other at the same time."""
        raise self._lacks("fights")

    def left_field(self, state: State, entity: int, before: Entity, wanted: int) -> None:  # noqa: B027
        """`entity` has left the field for zone `wanted` (where a token does not arrive); `before` is how it was."""

    def plain_options(self, options: tuple[Any, ...]) -> dict[str, Any]:
        """Those constants of a match that are not as printed, as plain data.

        What is as printed is left out, so that states and views keep their fingerprints when a constant is added.
        """
        printed: Any = self.constants()
        pairs = zip(printed._fields, options, printed, strict=True)
        return {name: listed(value) for name, value, usual in pairs if value != usual}

    def options(self, plain: Mapping[str, Any]) -> tuple[Any, ...]:
        """The constants of a match, as `State.options` holds them, from `plain_options`."""
        return self.constants(**{name: tupled(value) for name, value in plain.items()})

    def options_of(self, rules: Mapping[str, Any]) -> Any:
        """The same from the rules file's constants; what it leaves out is as printed."""
        known, tables = self.vocabulary.constants, self.vocabulary.tables
        if not tables:
            return _plain_options(self.constants, tuple(known), tuple(map(rules.get, known)))
        given = {name: value for name, value in rules.items() if name in known}
        return self.constants(**given | {name: tables[name].packed(given[name]) for name in tables if name in given})

    def renewed(self, constants: Mapping[str, Any]) -> Mapping[str, Any]:
        """The constants that a match file pins, in today's words, where the game called them otherwise before."""
        return constants

    def room(self, state: State, seat: int) -> int:
        """How many more cards effects may put on the field of `seat`."""
        return 1 << 30

    def field_zone(self, definition: Definition, seat: int) -> int:
        """The zone of `seat` in which such a card lies when it is in play."""
        raise self._lacks("field")

    @abstractmethod
    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        """The public numbers of a seat, for the table: health, resources."""

    def view_entity(self, state: State, i: int) -> dict[str, Any]:
        """What the game adds to an entity for the table."""
        return {}

    def generators(self, seats: int) -> int:
        """How many random number generators a match of so many seats has."""
        return DECKS + seats + self.vocabulary.shares

    def printed(self, definition: Definition) -> dict[str, int]:
        """The stats of a card as printed, by name, with those that the game works out of others."""
        return dict(zip(self.vocabulary.stats, definition.stats, strict=True))

    def losing(self, state: State) -> Iterable[int]:
        """The seats that would be out of the match if it were looked at now."""
        from game.kernel.values import remaining

        return [seat for seat in range(len(state.seats)) if remaining(state, seat) <= 0]

    def concede(self, state: State, seat: int) -> None:
        """`seat` gives up for its team, asked or not: the others have won.

        Where several teams are left to play on, that is for the game to say.
        """
        state.decision = None
        state.result = state.places.opponents[seat]
        if state.log is not None:
            state.log.emit("result", {"winners": list(state.result)})

    def _lacks(self, what: str) -> TypeError:
        """Its vocabulary has no word that would ask for this."""
        return TypeError(f"{self.name} has no {what}")

    # For the lab

    endings: ClassVar[tuple[str, ...]] = ("elimination",)
    """By what a match can end: the words that the fact `why` of its event `result` can be, the first where it names
    none."""

    def broken(self, state: State) -> Iterable[str]:
        """What does not hold of the position and should, as sentences, beside what holds for every game."""
        return ()

    # For the AI


@lru_cache(maxsize=8)
def _plain_options(constants: Callable[..., Any], known: tuple[str, ...], values: tuple[int | None, ...]) -> Any:
    """Of constants that are all numbers or switches, which many matches have in common; None is left out."""
    return constants(**{name: value for name, value in zip(known, values, strict=True) if value is not None})
