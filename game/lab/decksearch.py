"""A search for decks that beat a field: a local search whose steps are races, and then a measure on fresh chance.

In a round some neighbours of the best deck so far (`deckspace`) are played against the field with the same chance, the
best deck with them. Those of the worse half are left out and the others played twice as long, until one is left:
sequential halving (Karnin, Koren and Somekh 2013; successive halving in Jamieson and Talwalkar 2016). It is the new
best one where it scored more than its parent by more than chance easily does. What every neighbour scored, those that
were left out among them, says what its cards are worth, and so which are tried next. In the end all decks that were
ever the best one run a last race.

Whoever wins many races was lucky in them. So the figures that are told are of matches that no race has seen: the found
deck, and the one that was begun with, play the same fresh pairs against the field, and how long is group-sequential
(`ratings.repeated`).

Decks are played in rounds against all of the field, one pair each; it is these whose means vary by chance alone, and
that intervals go over. All hangs on the seed and on the scores, which are what the file of a run keeps: it is worked
out anew as a run goes on, so whoever plays and wherever it was ended in between, the file is the same to the byte.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from game.ai.base import digest
from game.kernel.rng import seeded
from game.kernel.views import View
from game.lab import arena, fairness, kept, ledger, prints
from game.lab.balancing import FAIR, SEED_BITS, Table, table_of, with_rules
from game.lab.deckspace import Deck, Space, Tried, change, gains, told_by_balance
from game.lab.executors import HERE, Executor
from game.lab.pairs import Side, play_out, worth
from game.lab.ratings import LOOKS, Interval, repeated, told_apart
from game.lab.simulate import NoSuch, Stalled
from game.language.reading.constants import Constant
from game.records.cards import fingerprint, rules_of
from game.records.cards import library as current
from game.records.decks import is_own
from game.records.record import dumps

FORMAT, VERSION = "contracts-deck-search", 1
BAR = FAIR[1]
"""A deck that wins more of its matches against the field than this is too good."""
RANDOM = "random"
"""In place of a deck to begin with: one by chance."""
NEIGHBOURS = 8
"""So many are tried in a round."""
OPENING = 10
"""So many pairs at the least each deck of a race plays before the first are left out, all of the field alike."""
BETTER = 1.0
"""By so many standard errors a deck must have scored more than its parent to take its place."""
PATIENCE = 6
"""After so many rounds one after the other that found nothing better the search is over."""
STARTS, LAST, FRESH = "starts", "last", "fresh"
"""What is played beside the rounds: the race of those to begin with, that of all that were the best, the measure, of
which each found deck has one of its own."""


@dataclass(frozen=True)
class Plan:
    game: str
    prints: tuple[str, str]
    """Fingerprints of the cards and of the program: whoever plays must have the same."""
    field: tuple[str, ...]
    """The decks to beat."""
    starts: tuple[str, ...]
    """Those to begin with: the one that does best against the field."""
    agent: str = "casual"
    rounds: int = 12
    """The most."""
    pairs: int = 100
    """The most fresh ones against each deck of the field."""
    seed: int = 0
    nodes: int | None = None
    """The limit on positions in one thought; None: the agent's own."""
    rules: tuple[tuple[str, Constant], ...] = ()
    """Constants that are otherwise than in the rules file, in all matches."""
    known: tuple[tuple[str, float], ...] = ()
    """What a copy of a card is taken to be worth before anything was tried (`known_by`)."""

    @property
    def opening(self) -> int:
        """So many times each deck of a race plays the whole field before the first are left out."""
        return -(-OPENING // len(self.field))


class Item(NamedTuple):
    """A pair to be played: the deck against one of the field."""

    deck: Deck
    stage: str
    number: int

    @property
    def key(self) -> Key:
        return print_of(self.deck), self.stage, self.number


Key = tuple[str, str, int]
"""By which a pair is known: its deck's print, what it was played for, its number there."""


class Step(NamedTuple):
    """A better deck, the round that found it, and by how much it scored more there than its parent."""

    round: int
    deck: Deck
    gain: float


@dataclass
class Search:
    """What has been played, and what is known by it."""

    plan: Plan
    scores: dict[Key, float] = field(default_factory=dict)
    """Of each pair, that of the deck that is tried, in the mean of both matches."""
    endless: int = 0
    """Pairs of which a match came to no end; they count as drawn."""
    start: str = ""
    begun: Deck = ()
    best: Deck = ()
    steps: list[Step] = field(default_factory=list)
    tried: list[Tried] = field(default_factory=list)
    stage: str = STARTS
    rounds: int = 0
    """So many are over."""
    fresh: int = 0
    """So many times the found deck has played the whole field for the measure."""

    def __len__(self) -> int:
        """So many pairs."""
        return len(self.scores)

    def means(self, deck: Deck, stage: str, rounds: range) -> list[float]:
        """What the deck scored against the whole field, each time that it played it."""
        own, size = print_of(deck), len(self.plan.field)
        return [mean([self.scores[own, stage, n * size + place] for place in range(size)]) for n in rounds]

    @property
    def measured(self) -> str:
        """The stage in which the best deck is measured."""
        return f"{FRESH} {print_of(self.best)}"

    def against(self, deck: Deck, place: int) -> list[float]:
        """What it scored in the fresh pairs against one of the field."""
        own, size = print_of(deck), len(self.plan.field)
        return [self.scores[own, self.measured, n * size + place] for n in range(self.fresh)]


def print_of(deck: Deck) -> str:
    return blake2b("\n".join(deck).encode(), digest_size=8).hexdigest()


# --- planning ---------------------------------------------------------------------------------------------------------


def planned(
    game: str, starts: Sequence[str] | None = None, against: Sequence[str] | None = None, **options: Any
) -> Plan:
    """A plan for the cards that there are now; `options` are further fields of it. Raises NoSuch and FaultyCards."""
    plan = Plan(game, ("", ""), (), (), **options)
    named = (*(name for name in starts or () if name != RANDOM), *(against or ()))
    library = arena.check_table(arena.Plan(game, (plan.agent,), decks=named))
    bundled = tuple([name for name, deck in library.decks.items() if not is_own(game, deck.file)])
    if not bundled:
        raise NoSuch(f"{game} has no decks to begin with")
    agreed = with_rules(library, plan.rules)
    begun = tuple(dict.fromkeys(starts or bundled))
    for name in begun:
        trouble = Space(agreed).trouble(library.decks[name].cards()) if name != RANDOM else ""
        if trouble:
            raise NoSuch(f"`{name}` is no deck to begin with: it has {trouble}")
    return replace(
        plan,
        prints=(fingerprint(agreed), prints.program(game)),
        field=tuple(dict.fromkeys(against or bundled)),
        starts=begun,
    )


def known_by(path: Path, game: str, rules: Sequence[tuple[str, Constant]] = ()) -> tuple[tuple[str, float], ...]:
    """What a file of `contracts balance` says that copies of cards are worth. Raises NoSuch for one of other cards."""
    book = ledger.read(path)
    agreed = with_rules(current(game), rules)
    if (book.head.get("game"), book.head.get("cards")) != (game, fingerprint(agreed)):
        raise NoSuch(f"{path} is of other cards or rules; name a balance of those that are searched")
    return tuple(sorted(told_by_balance(fairness.as_json(book, None)["cards"]).items()))


def head(plan: Plan) -> dict[str, Any]:
    """What a file of the plan begins with."""
    decks = table(plan).library.decks
    return {
        "format": FORMAT,
        "version": VERSION,
        **prints.played_by(plan.game, plan.agent, plan.nodes, plan.rules, plan.prints),
        "seed": plan.seed,
        "from": list(plan.starts),
        "field": list(plan.field),
        "pairs": plan.pairs,
        "known": dict(plan.known),
        "decks": {name: dict(decks[name].counts) for name in sorted({*plan.starts, *plan.field} - {RANDOM})},
    }


def table(plan: Plan) -> Table:
    return table_of(plan.game, plan.prints, plan.rules)


@lru_cache(4)
def space_of(plan: Plan) -> Space:
    return Space(table(plan).library)


def deck_named(plan: Plan, name: str) -> Deck:
    """That to begin with; RANDOM is one of the field from which chance has led away."""
    decks = table(plan).library.decks
    if name != RANDOM:
        return tuple(decks[name].cards())
    chance = Random(seeded(plan.seed, "deck search random"))
    return space_of(plan).strange(tuple(decks[chance.choice(plan.field)].cards()), chance)


# --- what is played ---------------------------------------------------------------------------------------------------


def seed_of(plan: Plan, stage: str, number: int) -> int:
    """Of a pair: the same for all decks that are tried. The last bit tells fresh pairs, so that no race has theirs."""
    found = seeded(plan.seed, f"deck search {stage} {number}") >> (64 - SEED_BITS)
    return found & ~1 | is_fresh(stage)


def is_fresh(stage: str) -> bool:
    return stage.startswith(FRESH)


def row(share: tuple[Plan, Item]) -> dict[str, Any]:
    """The line of a pair, which hangs on the share alone."""
    plan, item = share
    against = plan.field[item.number % len(plan.field)]
    seed = seed_of(plan, item.stage, item.number)
    told: dict[str, Any] = {"stage": item.stage, "deck": print_of(item.deck), "number": item.number}
    told |= {"against": against, "seed": seed}
    try:
        return told | {"scores": [_score(plan, item, against, seed, exchanged) for exchanged in (False, True)]}
    except Stalled as error:
        return told | {"error": str(error)}


def _score(plan: Plan, item: Item, against: str, seed: int, exchanged: bool) -> float:
    """The score of the deck in one of the two matches: the same seat begins, and the decks change seats."""
    library, cards, constants = table(plan)
    first = item.number // len(plan.field) % 2
    seat = 1 - first if exchanged else first
    lists = [list(item.deck), library.decks[against].cards()]
    state = rules_of(plan.game).setup(cards, lists if seat == 0 else lists[::-1], seed, constants, first)
    agents = [arena.contender(plan.agent, seed + at) for at in range(2)]
    for agent in agents:
        agent.fingerprint = of_what_is_seen
    play_out(state, agents, (seat, 1 - seat), (Side(), Side()), plan.nodes, None)
    return worth(state, seat)


def of_what_is_seen(shown: View) -> str:
    """The same for two decks as long as none of the cards in which they differ has been seen, so that they are thought
    about with the same luck."""
    return digest({**shown, "unseen": []})


# --- the search -------------------------------------------------------------------------------------------------------

Needed = Generator[list[Item], None, None]
"""What has to be played next; gone on with once the search has its scores."""


def course(search: Search) -> Needed:
    """The whole of a search, whose record it keeps."""
    plan = search.plan
    named: dict[Deck, str] = {}
    for name in plan.starts:
        named.setdefault(deck_named(plan, name), name)
    search.best = search.begun = next(iter(named))
    search.start = named[search.begun]
    yield from _race(search, STARTS, list(named))
    search.begun, search.start = search.best, named[search.best]
    space, without = space_of(plan), 0
    for number in range(1, plan.rounds + 1):
        if without == PATIENCE:
            break
        search.stage = f"round {number}"
        chance = Random(seeded(plan.seed, f"deck search neighbours {number}"))
        worth_of, parent = gains(search.tried, dict(plan.known)), search.best
        found = [space.neighbour(parent, chance, worth_of) for _ in range(NEIGHBOURS)]
        yield from _round(search, parent, [deck for deck in dict.fromkeys(found) if deck != parent], number)
        search.rounds, without = number, 0 if search.best != parent else without + 1
    if search.steps:
        yield from _race(search, LAST, list(dict.fromkeys([search.begun, *(step.deck for step in search.steps)])))
    yield from _measure(search)


def _race(search: Search, stage: str, decks: list[Deck]) -> Needed:
    """The best one is the one that is left."""
    search.stage, upto = stage, search.plan.opening
    while len(decks) > 1:
        yield items(search.plan, decks, stage, range(upto))
        decks = _better_half(search, stage, decks, range(upto))
        upto *= 2
    search.best = decks[0]


def _round(search: Search, parent: Deck, decks: list[Deck], number: int) -> Needed:
    stage, upto, size = search.stage, search.plan.opening, len(search.plan.field)
    reached: dict[Deck, int] = {}
    left = decks
    while left:
        yield items(search.plan, [parent, *left], stage, range(upto))
        reached |= dict.fromkeys(left, upto)
        if len(left) == 1:
            break
        left = _better_half(search, stage, left, range(upto))
        upto *= 2
    own = search.means(parent, stage, range(upto))
    for deck, rounds in reached.items():
        apart = [new - old for new, old in zip(search.means(deck, stage, range(rounds)), own, strict=False)]
        search.tried.append(Tried(change(parent, deck), mean(apart), rounds * size))
        if deck in left and mean(apart) > BETTER * _error(apart):
            search.best = deck
            search.steps.append(Step(number, deck, mean(apart)))


def _better_half(search: Search, stage: str, decks: list[Deck], rounds: range) -> list[Deck]:
    order = sorted(decks, key=lambda deck: -mean(search.means(deck, stage, rounds)))
    return order[: len(decks) // 2]


def _error(values: Sequence[float]) -> float:
    middle = mean(values)
    return sqrt(sum([(value - middle) ** 2 for value in values]) / max(1, len(values) - 1) / len(values))


def _measure(search: Search) -> Needed:
    plan, search.stage = search.plan, search.measured
    decks = list(dict.fromkeys([search.best, search.begun]))
    for look in range(1, LOOKS + 1):
        upto = -(-plan.pairs * look // LOOKS)
        yield items(plan, decks, search.stage, range(upto))
        search.fresh = upto
        if verdict(whole(search)) and (len(decks) == 1 or told_apart(better_by(search))):
            return


def items(plan: Plan, decks: Sequence[Deck], stage: str, rounds: range) -> list[Item]:
    """Each deck against the whole field, so many times, the same for all before the next."""
    size = len(plan.field)
    return [Item(deck, stage, n * size + place) for n in rounds for place in range(size) for deck in decks]


def searched(
    plan: Plan,
    by: Executor = HERE,
    held: Path | None = None,
    told: Callable[[Search], bool] = lambda search: False,
    play: Callable[[tuple[Plan, Item]], dict[str, Any]] | None = None,
) -> Search:
    """The search to its end. The file `held` has every pair, and a run goes on from what it has; `told` is given the
    record after each, and True ends it. Raises NoSuch where the file is of another plan."""
    search = Search(plan)
    for line in _taken_up(held, head(plan)) if held is not None else ():
        _add(search, line)
    for wanted in course(search):
        missing = [item for item in wanted if item.key not in search.scores]
        for line in by.spread(play or row, [(plan, item) for item in missing]):
            _add(search, line)
            if held is not None:
                ledger.append(held, [dumps(line)])
            if told(search):
                return search
        if any(item.key not in search.scores for item in missing):
            raise NoSuch("the processes that play were ended again and again; begin with fewer `--jobs`")
    return search


def _add(search: Search, line: Mapping[str, Any]) -> None:
    scores = line.get("scores")
    search.endless += scores is None
    one, other = scores or (0.5, 0.5)
    search.scores[line["deck"], line["stage"], line["number"]] = (one + other) / 2


def _taken_up(path: Path, wanted: dict[str, Any]) -> list[Any]:
    """What the file has of this run. Raises NoSuch, with the reason, for a file of another one."""
    trouble = _unlike(_head_of(path), wanted)
    if trouble:
        raise NoSuch(f"{path} {trouble}; choose another file")
    try:
        lines = kept.taken_up(path, wanted)
        for line in lines:
            _add(Search(Plan("", ("", ""), (), ())), line)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise kept.damaged(path) from None
    return lines


def _head_of(path: Path) -> dict[str, Any] | None:
    """None where there is no file, or nothing in it."""
    try:
        with path.open("rb") as file:
            line = file.readline(ledger.LONGEST)
        return json.loads(line) if line.strip() else None
    except FileNotFoundError:
        return None
    except OSError as error:
        raise NoSuch(f"{path} can't be read ({error.strerror}); choose another file") from None
    except (ValueError, RecursionError):
        return {}


def _unlike(held: Any, wanted: dict[str, Any]) -> str:
    """Why a file with that head can't be gone on with, as a part of a sentence; "" where it can."""
    if held is None or held == wanted:
        return ""
    if not isinstance(held, dict) or held.get("format") != FORMAT:
        return "is no file of `contracts deck-search`"
    for name in ("seed", "from", "field", "pairs"):
        if held.get(name) != wanted[name]:
            return f"was begun with `--{name} {_given(held.get(name))}`, not {_given(wanted[name])}"
    if held.get("known") != wanted["known"]:
        return "was begun with another `--balance`; it goes on without naming one"
    return ledger.unlike(held, wanted) or "was written by another version of the program"


def _given(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def options_of(path: Path | None) -> dict[str, Any]:
    """Seed, pairs and `known` of the run to go on with, as far as the file tells; {} where there is none."""
    held = _head_of(path) if path is not None and path.is_file() else None
    if not isinstance(held, dict) or held.get("format") != FORMAT:
        return {}
    found: dict[str, Any] = {name: held[name] for name in ("seed", "pairs") if type(held.get(name)) is int}
    known = held.get("known")
    if isinstance(known, dict) and all(type(gain) is float for gain in known.values()):
        found["known"] = tuple(sorted(known.items()))
    return found


# --- how much is left -------------------------------------------------------------------------------------------------


def left(search: Search) -> int:
    """So many pairs are left at the most, if every round finds something better."""
    plan, stage = search.plan, search.stage
    coming = 2 * plan.pairs
    if not is_fresh(stage):
        rounds = plan.rounds - search.rounds if stage != LAST else 0
        coming += rounds * _round_length(plan, NEIGHBOURS) + _race_length(plan, 1 + len(search.steps) + rounds)
    if stage == STARTS:
        coming += _race_length(plan, len(plan.starts))
    played = len([1 for _, of, _ in search.scores if of == stage])
    return max(0, coming * len(plan.field) - played)


def _race_length(plan: Plan, decks: int) -> int:
    """How many times a deck plays the whole field in it."""
    upto, before, times = plan.opening, 0, 0
    while decks > 1:
        times += decks * (upto - before)
        decks, upto, before = decks // 2, 2 * upto, upto
    return times


def _round_length(plan: Plan, decks: int) -> int:
    """The same with the parent, until the last one."""
    upto, before, times = plan.opening, 0, 0
    while decks:
        times += (decks + 1) * (upto - before)
        decks, upto, before = decks // 2, 2 * upto, upto
    return times


# --- what it came to --------------------------------------------------------------------------------------------------


def whole(search: Search, deck: Deck | None = None) -> Interval:
    """What a deck, the found one without, scores against the whole field in fresh matches."""
    return repeated(search.means(deck or search.best, search.measured, range(search.fresh)), search.plan.pairs)


def better_by(search: Search) -> Interval:
    """By how much the found deck scores more than the one that was begun with."""
    rounds = range(search.fresh)
    found, begun = (search.means(deck, search.measured, rounds) for deck in (search.best, search.begun))
    return repeated([new - old for new, old in zip(found, begun, strict=True)], search.plan.pairs)


def verdict(found: Interval) -> str:
    """ "more" than the bar or "less", where that is sure; else ""."""
    return "more" if found.low > BAR else "less" if found.high < BAR else ""
