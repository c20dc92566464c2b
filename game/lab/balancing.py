"""Is a set fair? All match-ups of its decks in mirrored pairs, and on demand the same with other starts and with cards
replaced by blanks.

A pair is two matches of the same chance in which the same agent plays both decks: the first deck begins in one of them,
the second in the other. So a pair's score tells of the decks alone, and its `began` of the start alone. A pair with
another start, or with a blank, is played with the chance of the plain pair of its number, and thought about with the
same luck, so that what lies between the two is what the change did.

How long it goes on is group-sequential: after each tenth of its pairs a row is looked at with the repeated interval of
Jennison and Turnbull (`ratings.repeated`), and what is answered is played no further. It is looked at only when all
pairs of that tenth are there, and at them alone. So the pairs that are played are the same for a seed however many
processes play them, in whatever order they come, and wherever a run was ended in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from game.ai.base import Agent
from game.kernel import running
from game.kernel.cards import CardSet, Definition
from game.kernel.rng import seeded
from game.kernel.state import State
from game.kernel.trajectories import Trajectory
from game.lab import arena, ledger, matchrows, prints
from game.lab.comparing import unmarked
from game.lab.executors import HERE, Executor
from game.lab.ledger import Book, Key, Score
from game.lab.ratings import LOOKS, Interval, repeated, told_apart
from game.lab.simulate import STALLED, NoSuch, Stalled, agreed_on, parts
from game.lab.standings import pace
from game.language.doubled import MARK
from game.language.library import Library
from game.language.reading.constants import Constant
from game.records import agreeing
from game.records.cards import fingerprint, rules_of
from game.records.cards import library as current

FAIR = (0.4, 0.6)
"""A match-up is fair where each deck wins so often."""
FAIR_START = (0.47, 0.53)
"""A start is fair where whoever begins wins so often."""
EVERY = "all"
"""In place of a card or a start: each."""
SEED_BITS = 53
"""Of a pair's seed: a number that a page in a browser can hold too."""


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    prints: tuple[str, str]
    """Fingerprints of the cards and of the program: whoever plays must have the same."""
    decks: tuple[str, ...]
    agent: str = "casual"
    pairs: int = 300
    """The most of each match-up, of each card that is replaced, and of each start by match-up."""
    seed: int = 0
    nodes: int | None = None
    """The limit on positions in one thought; None: the agent's own."""
    rules: tuple[tuple[str, Constant], ...] = ()
    """Constants that are otherwise than in the rules file, in all matches."""
    starts: tuple[str, ...] = ()
    """Rules such as `short_game=yes` with each of which all is played once more, to see who begins well."""
    blanks: tuple[str, ...] = ()
    """Cards in place of which a deck plays blanks, each by itself."""

    @property
    def duels(self) -> list[tuple[str, str]]:
        return list(combinations(self.decks, 2))


class Item(NamedTuple):
    """A pair to be played."""

    duel: tuple[str, str]
    number: int
    start: str = ""
    blank: str = ""
    side: int = 0
    """Which of the two decks plays the blanks."""

    def key(self, seed: int) -> Key:
        return (self.start, self.blank, self.side, *self.duel, seed, self.number)


# --- planning ---------------------------------------------------------------------------------------------------------


def planned(
    game: str,
    decks: Sequence[str] | None = None,
    blanks: Sequence[str] = (),
    starts: Sequence[str] = (),
    **options: Any,
) -> Plan:
    """A plan for the cards that there are now; `options` are further fields of it. Raises NoSuch and FaultyCards."""
    plan = Plan(game, ("", ""), (), starts=_starts(game, starts), **options)
    library = arena.check_table(arena.Plan(game, (plan.agent,), decks=tuple(decks) if decks else None))
    chosen = tuple(dict.fromkeys(decks or library.decks))
    if len(chosen) < 2:
        raise NoSuch("a balance needs two decks or more, each named once")
    held = [card for card in library.definitions if any(card in library.decks[deck].counts for deck in chosen)]
    for card in blanks:
        if card not in (*held, EVERY):
            raise NoSuch(f"no deck here holds a card `{card}`; `--blank` names one that is played, or `{EVERY}`")
    cards = tuple(held) if EVERY in blanks else tuple(dict.fromkeys(blanks))
    found = fingerprint(with_rules(library, plan.rules)), prints.program(game)
    return replace(plan, prints=found, decks=chosen, blanks=cards)


def _starts(game: str, named: Sequence[str]) -> tuple[str, ...]:
    """As they are kept. Raises NoSuch."""
    known = agreeing.starts(rules_of(game))
    if EVERY in named and not known:
        raise NoSuch(f"{game} names no other starts; `--start NAME=VALUE` tries one")
    written = [start for name in named for start in (known if name == EVERY else (name,))]
    for start in written:
        start_rules(game, start)
    return tuple(dict.fromkeys(written))


@lru_cache(64)
def start_rules(game: str, start: str) -> tuple[tuple[str, Constant], ...]:
    """The constants of a start, written as NAME=VALUE with a comma between several. Raises NoSuch."""
    return agreed_on(game, parts(start))


def head(plan: Plan) -> dict[str, Any]:
    """What a file of the plan begins with."""
    table = table_of(plan.game, plan.prints, plan.rules)
    return {
        "format": ledger.FORMAT,
        "version": ledger.VERSION,
        **prints.played_by(plan.game, plan.agent, plan.nodes, plan.rules, plan.prints),
        "habits": list(rules_of(plan.game).judging.habits),
        "supply": list(rules_of(plan.game).judging.supply),
        "decks": {name: dict(deck.counts) for name, deck in sorted(table.library.decks.items())},
        "runs": [[plan.seed, plan.pairs]],
    }


# --- what is played ---------------------------------------------------------------------------------------------------


class Table(NamedTuple):
    """The cards of a plan, read once in each process."""

    library: Library
    cards: CardSet
    constants: Mapping[str, Any]


@lru_cache(4)
def table_of(game: str, expected: tuple[str, str], rules: tuple[tuple[str, Constant], ...]) -> Table:
    """Raises NoSuch where the cards or the program aren't those of the plan."""
    library = with_rules(current(game), rules)
    if fingerprint(library) != expected[0]:
        raise NoSuch("the cards here are others than those of the run; bring the same ones, or begin another run")
    if prints.program(game) != expected[1]:
        raise NoSuch("the program here is another than that of the run; bring the same one, or begin another run")
    return Table(library, library.card_set(library.vocabulary), library.constants)


def with_rules(library: Library, rules: Sequence[tuple[str, Constant]]) -> Library:
    return replace(library, constants={**library.constants, **dict(rules)})


@lru_cache(256)
def _with_blank(game: str, expected: tuple[str, str], rules: tuple[tuple[str, Constant], ...], card: str) -> CardSet:
    """All cards, and beside them a blank in place of one."""
    library = table_of(game, expected, rules).library
    blank = blank_of(library, card)
    return replace(library, definitions={**library.definitions, blank.id: blank}).card_set(library.vocabulary)


def blank_of(library: Library, card: str) -> Definition:
    """A card of the same kind and cost that says nothing: without text and keywords, each of its stats the least that
    is printed on a card of that kind."""
    whole = library.definitions[card]
    alike = [other for other in library.definitions.values() if other.kind == whole.kind and not other.token]
    least = tuple([min(column) for column in zip(*(other.blank_stats for other in alike), strict=True)])
    source = {name: value for name, value in whole.source.items() if name not in ("clauses", "keywords")}
    source |= dict(zip(library.vocabulary.stats, least, strict=True)) | {"id": card + MARK}
    return replace(whole, id=card + MARK, stats=least, blank_stats=least, keywords=0, clauses=(), source=source)


def rows(share: tuple[Plan, Item]) -> list[dict[str, Any]]:
    """The rows of a share of the plan: of a pair, its two matches. They hang on the share alone."""
    plan, item = share
    seed = seed_of(plan.seed, item.duel, item.number)
    found: dict[str, Any] = {"duel": list(item.duel), "number": item.number, "run": plan.seed, "seed": seed}
    if item.start:
        found["start"] = item.start
    if item.blank:
        found |= {"blank": item.blank, "side": item.side}
    try:
        matches = [match_of(plan, item, exchanged) for exchanged in (False, True)]
    except Stalled as error:
        return [found | {"error": str(error)}]
    return [found | {"matches": matches}]


def seed_of(run: int, duel: tuple[str, str], number: int) -> int:
    return seeded(run, f"balance {duel[0]} {duel[1]} {number}") >> (64 - SEED_BITS)


def match_of(plan: Plan, item: Item, exchanged: bool) -> matchrows.Row:
    course, seat, first = played_out(plan, item, exchanged)
    end = course.position(len(course.steps))
    if item.start or item.blank:
        return matchrows.brief(end, seat, first)
    decks = table_of(plan.game, plan.prints, plan.rules).library.decks
    return matchrows.whole(course, seat, first, [decks[name].counts for name in item.duel])


def played_out(plan: Plan, item: Item, exchanged: bool) -> tuple[Trajectory, int, int]:
    """One of the two matches of a pair, with the seat of the first deck and the seat that begins. Raises Stalled.

    The seat that begins is the same in both, and the decks change seats.
    """
    table, game = table_of(plan.game, plan.prints, plan.rules), rules_of(plan.game)
    cards, constants = table.cards, table.constants
    lists = [table.library.decks[name].cards() for name in item.duel]
    if item.blank:
        cards = _with_blank(plan.game, plan.prints, plan.rules, item.blank)
        lists[item.side] = [card + MARK if card == item.blank else card for card in lists[item.side]]
    if item.start:
        constants = {**constants, **dict(start_rules(plan.game, item.start))}
    seed, first = seed_of(plan.seed, item.duel, item.number), item.number % 2
    seat = 1 - first if exchanged else first
    state = game.setup(cards, lists if seat == 0 else lists[::-1], seed, constants, first)
    agents = [arena.contender(plan.agent, seed + at) for at in range(2)]
    for agent in agents:
        agent.fingerprint = unmarked
    return _course(state, agents, plan.nodes), seat, first


def _course(state: State, agents: Sequence[Agent], nodes: int | None) -> Trajectory:
    course = Trajectory()
    for _ in range(STALLED):
        if state.decision is None:
            course.end(state)
            return course
        way = agents[state.decision.seat].answer(state, nodes)
        course.add(state, way)
        running.answer(state, way)
    raise Stalled(f"no end after {STALLED} decisions")


# --- how long ---------------------------------------------------------------------------------------------------------


def needed(plan: Plan, held: Mapping[Key, Score]) -> list[Item]:
    """The pairs to be played next; none where all is answered. `held` are the scores of those that are there."""
    items = [item for row in plan_rows(plan, held) for item in row.missing(plan.seed, held)]
    return list(dict.fromkeys(items))


@dataclass(frozen=True)
class PlanRow:
    """Pairs that together answer a question."""

    items: Sequence[Item]
    values: Callable[[Sequence[Item]], list[float]]
    """What the pairs say, one value each, those left out that came to no end."""
    answered: Callable[[Interval], bool]
    compared: bool = False
    """Does each need the plain pair of its number besides?"""

    def missing(self, seed: int, held: Mapping[Key, Score]) -> list[Item]:
        """Those of the next look that are not there yet; none once the question is answered."""
        for look in range(1, LOOKS + 1):
            reached = self.items[: -(-len(self.items) * look // LOOKS)]
            wanted = [*reached, *(Item(item.duel, item.number) for item in reached if self.compared)]
            missing = [item for item in wanted if item.key(seed) not in held]
            if missing:
                return missing
            if self.answered(repeated(self.values(reached), len(self.items))):
                return []
        return []


def plan_rows(plan: Plan, held: Mapping[Key, Score]) -> Iterator[PlanRow]:
    numbers = range(plan.pairs)

    def of(place: int) -> Callable[[Sequence[Item]], list[float]]:
        return lambda items: [found[place] for item in items if (found := held[item.key(plan.seed)]) is not None]

    def apart(items: Sequence[Item]) -> list[float]:
        return [value for item in items if (value := effect_of(plan.seed, item, held)) is not None]

    for duel in plan.duels:
        yield PlanRow([Item(duel, n) for n in numbers], of(0), lambda found: bool(verdict(found, FAIR)))
    for start in plan.starts:
        items = [Item(duel, n, start) for n in numbers for duel in plan.duels]
        yield PlanRow(items, of(1), lambda found: bool(verdict(found, FAIR_START)))
    for card in plan.blanks:
        yield PlanRow(blank_items(plan, card), apart, lambda found: bool(told_apart(found)), compared=True)


def blank_items(plan: Plan, card: str) -> list[Item]:
    """Each deck that holds the card, with blanks in its place, against each other one in turn."""
    decks = table_of(plan.game, plan.prints, plan.rules).library.decks
    line_ups = [(duel, side) for duel in plan.duels for side in (0, 1) if card in decks[duel[side]].counts]
    if not line_ups:
        return []
    return [
        Item(duel, n // len(line_ups), blank=card, side=side)
        for n in range(plan.pairs)
        for duel, side in (line_ups[n % len(line_ups)],)
    ]


def effect_of(seed: int, item: Item, held: Mapping[Key, Score]) -> float | None:
    """By how much the deck scored more with the card than with a blank in its place, in one pair."""
    plain, blank = held[Item(item.duel, item.number).key(seed)], held[item.key(seed)]
    if plain is None or blank is None:
        return None
    return (plain[0] - blank[0]) * (-1 if item.side else 1)


def verdict(found: Interval, fair: tuple[float, float]) -> str:
    """ "fair", or "high" or "low" where the share surely lies beyond; "" while more pairs can tell."""
    if found.low > fair[1] or found.high < fair[0]:
        return "high" if found.low > fair[1] else "low"
    return "fair" if found.low >= fair[0] and found.high <= fair[1] else ""


def played(
    plan: Plan, by: Executor = HERE, kept: Path | None = None, told: Callable[[Book], bool] = lambda book: False
) -> Book:
    """All rows of the plan, those that the file has among them; `told` is given them after each pair, and True ends it.

    Raises NoSuch where the file is of another plan.
    """
    book = ledger.taken_up(kept, head(plan)) if kept is not None else Book(head(plan))
    while items := needed(plan, book.scores):
        before = len(book.lines)
        for fresh in by.spread(rows, [(plan, item) for item in items]):
            lines = [line for row in fresh if (line := book.add(row))]
            if kept is not None:
                ledger.append(kept, lines)
            if told(book):
                return book
        if len(book.lines) == before:
            raise NoSuch("the processes that play were ended again and again; begin with fewer `--jobs`")
    return book


def so_far(plan: Plan, book: Book, fresh: int, seconds: float) -> str:
    """A line that says how far a run is: `fresh` pairs were played in so many seconds."""
    remaining = left(plan, book.scores)
    time = pace(remaining, fresh, seconds)
    return f"{len(book)} of {len(book) + remaining} pairs, {time}" + (" at the most" if fresh else "")


def left(plan: Plan, held: Mapping[Key, Score]) -> int:
    """So many pairs are left at the most."""
    wanted = {
        item
        for row in plan_rows(plan, held)
        if row.missing(plan.seed, held)
        for item in row.items
        if item.key(plan.seed) not in held
    }
    return len(wanted)
