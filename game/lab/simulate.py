"""Many matches without a table."""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median
from time import perf_counter
from typing import Any

from game.ai.agents import AGENTS, agent
from game.kernel import decisions, running
from game.kernel.decisions import Answer, random_answer
from game.kernel.errors import GameError
from game.kernel.places import HAND
from game.kernel.rng import seeded
from game.kernel.running import advance
from game.kernel.state import State
from game.kernel.trajectories import Trajectory
from game.lab import blunders, chances, habits, matchups, supply
from game.lab.blunders import Blunders
from game.lab.chances import Chances
from game.lab.coverage import Usage, counted, usage
from game.lab.endings import Endings, cause, interval, shares
from game.lab.executors import HERE, Executor
from game.lab.habits import Habits
from game.lab.invariants import broken
from game.lab.matchups import Beaten
from game.lab.supply import Supply
from game.language.library import FaultyCards, Library
from game.language.reading.constants import Constant, constant, relate
from game.language.source import Node, Source, closest
from game.records.agreeing import FAIR_START
from game.records.cards import library as current
from game.records.cards import rules_of

STALLED = 5000
"""A match with more decisions than this goes nowhere."""
MESSAGES = 20
"""So many errors are told in full."""

Answering = Callable[[State], decisions.Answer]


class NoSuch(GameError):
    """A plan names a deck or an agent that there is not, or too few or too many of them."""


class Stalled(GameError):
    """A match did not come to its end."""


class Broken(GameError):
    """An invariant did not hold."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: an agent for each seat, and a deck; `decks` None: all decks in turn (`line_up`)."""

    game: str = "contracts"
    decks: tuple[str, ...] | None = None
    agents: tuple[str, ...] = ("random", "random")
    games: int = 100
    seed: int = 0
    invariants: bool = False
    blunders: bool = False
    """Are those that each agent makes counted (`lab/blunders.py`)?"""
    habits: bool = False
    """Is counted what each agent does in a turn (`lab/habits.py`)?"""
    chances: bool = False
    """Are the chances that the evaluation tells held against how the matches end (`lab/chances.py`)?"""
    rules: tuple[tuple[str, Constant], ...] = ()
    """Constants and switches that are otherwise than in the rules file (`agreed_on`)."""
    nodes: int | None = None
    """The limit on positions in one thought, for all; None: each agent's own."""


@dataclass
class Tally:
    """What came out. `wins` are of each seat's agent, alone or with its team; `first_seat_wins` of whoever began."""

    wins: list[int]
    games: int = 0
    draws: int = 0
    """Matches that no seat and no team has won."""
    first_seat_wins: int = 0
    endings: Endings = field(default_factory=Endings)
    decisions: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    """How many matches had so many turns."""
    beaten: Beaten = field(default_factory=Counter)
    """Of two seats alone."""
    supply: Supply = field(default_factory=list)
    errors: int = 0
    messages: list[str] = field(default_factory=list)
    usage: Usage = field(default_factory=Usage)
    blunders: Blunders = field(default_factory=Counter)
    habits: Habits = field(default_factory=list)
    chances: Chances = field(default_factory=list)
    seconds: float = 0.0

    @property
    def turns(self) -> int:
        """Of all matches together."""
        return sum([length * matches for length, matches in self.lengths.items()])

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.draws += other.draws
        self.first_seat_wins += other.first_seat_wins
        self.endings += other.endings
        self.decisions += other.decisions
        self.lengths += other.lengths
        self.beaten += other.beaten
        self.supply += other.supply
        self.errors += other.errors
        self.messages = (self.messages + other.messages)[:MESSAGES]
        self.usage.add(other.usage)
        self.blunders += other.blunders
        self.habits += other.habits
        self.chances += other.chances


def simulate(plan: Plan, by: Executor = HERE) -> Tally:
    """Play it all. A match that goes wrong is counted among the errors, and the others are played."""
    check(plan)
    begin = perf_counter()
    total = Tally([0] * len(plan.agents))
    parts = min(by.parts, plan.games)
    bounds = [plan.games * part // parts for part in range(parts + 1)]
    for tally in by.spread(play_share, [(plan, range(*ends)) for ends in pairwise(bounds)]):
        total.add(tally)
    total.seconds = perf_counter() - begin
    return total


def check(plan: Plan) -> Library:
    """The cards of the plan. Raises NoSuch, or FaultyCards."""
    library = current(plan.game)
    if library.faults:
        raise FaultyCards(library.faults)
    seats, number = rules_of(plan.game).seats, len(plan.agents)
    if number not in seats:
        bounds = f"{seats[0]}" if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
        names = "; `--agents` names one for each, as in `--agents casual,random`" if number == 1 else ""
        raise NoSuch(f"{plan.game} is played by {bounds} players, not by {number}{names}")
    if plan.decks and len(plan.decks) != number:
        raise NoSuch(f"{number} players need {number} decks, not {len(plan.decks)}")
    for deck in plan.decks or ():
        if deck not in library.decks:
            raise NoSuch(f"there is no deck `{deck}`; the decks are {', '.join(library.decks)}")
    for name in plan.agents:
        if name not in AGENTS:
            raise NoSuch(f"there is no agent `{name}`; the agents are {', '.join(AGENTS)}")
    return library


FAIR = (FAIR_START, "true")
"""The fair start as it is given among rules."""


def parts(rules: str) -> list[tuple[str, str]]:
    """Rules that are written as NAME=VALUE with a comma between several."""
    split = [part.partition("=")[::2] for part in rules.split(",")]
    return [(name, {"yes": "true", "no": "false"}.get(value, value) or "true") for name, value in split]


def agreed_on(game: str, given: Sequence[tuple[str, str]]) -> tuple[tuple[str, Constant], ...]:
    """Constants by their names and what is written for them, as in a rules file, and those of the game's fair start by
    the name of that. Raises NoSuch, or FaultyCards."""
    library, words = current(game), rules_of(game).vocabulary
    if library.faults:
        raise FaultyCards(library.faults)
    source = Source("--rule")
    found: dict[str, Constant] = {}
    written: dict[str, Node] = {}
    fair = rules_of(game).judging.fair
    given = [part for one in given for part in (parts(fair.written) if fair and one == FAIR else (one,))]
    for name, value in given:
        node = source.parse(value)
        if name not in words.constants:
            source.fault(node, f"there is no rule `{name}`", closest(name, words.constants))
        elif node is not None:
            read = constant(source, words, name, node)
            if read is not None:
                found[name], written[name] = read, node
    relate(source, words, library.constants | found, written)
    if source.faults:
        fault = source.faults[0]
        raise NoSuch("; ".join(filter(None, (f"--rule: {fault.message}", fault.suggestion))))
    return tuple(found.items())


def play_share(share: tuple[Plan, range]) -> Tally:
    return play_matches(*share)


def play_matches(plan: Plan, numbers: Iterable[int] | None = None, library: Library | None = None) -> Tally:
    """The matches of the plan with these numbers; all of them without."""
    game, library = rules_of(plan.game), library or current(plan.game)
    cards, constants = library.card_set(game.vocabulary), library.constants | dict(plan.rules)
    lists = {name: deck.cards() for name, deck in library.decks.items()}
    tally, played = Tally([0] * len(plan.agents)), Counter[str]()
    begin = perf_counter()
    with counted(game.vocabulary) as runs:
        for match in range(plan.games) if numbers is None else numbers:
            decks, first = line_up(plan, list(lists), match)
            tally.games += 1
            try:
                seed = seeded(plan.seed, f"match {match}") >> 32
                state = game.setup(cards, [lists[d] for d in decks], seed, constants, first)
                _play(state, plan, match, tally, played)
                _score(state, decks, first, tally)
                tally.supply += supply.count(state, [lists[d] for d in decks])
            except Exception as error:
                tally.errors += 1
                if len(tally.messages) < MESSAGES:
                    tally.messages.append(f"match {match} ({', '.join(decks)}): {type(error).__name__}: {error}")
    tally.usage = usage(runs, played, library.definitions)
    tally.seconds = perf_counter() - begin
    return tally


def line_up(plan: Plan, names: Sequence[str], match: int) -> tuple[tuple[str, ...], int]:
    """Who plays which deck in a match of the plan, and who begins.

    Two seats have every ordered pair of decks, then the same with the other one beginning. More seats have every
    combination as well, each begun by each seat, in rounds in which each seat has each deck once.
    """
    seats, n = len(plan.agents), len(names)
    if plan.decks:
        return plan.decks, match % seats
    if seats == 2:
        return (names[match // n % n], names[match % n]), match // n**2 % 2
    step, around = match % n, match // n
    apart = [0, *(around // n**k % n for k in range(seats - 1))]  # from the first seat's deck, in each step of a round
    return tuple(names[(step + a) % n] for a in apart), (sum(apart) + match // n**seats) % seats


def _score(state: State, decks: Sequence[str], first: int, tally: Tally) -> None:
    tally.lengths[state.turn] += 1
    won = [seat for seat in range(state.places.seats) if state.places.outcome(state.result or (), seat) > 0]
    for seat in won:
        tally.wins[seat] += 1
    tally.first_seat_wins += first in won
    tally.draws += not won
    if len(decks) == 2 and won:
        tally.beaten[decks[won[0]], decks[1 - won[0]]] += 1


def _play(state: State, plan: Plan, match: int, tally: Tally, played: Counter[str]) -> None:
    seeds = [seeded(plan.seed, f"agent {seat} {match}") >> 32 for seat in range(len(plan.agents))]
    before = len(state.entities)
    looked_at = plan.blunders or plan.habits or plan.chances
    if plan.invariants or looked_at or {*plan.agents} != {"random"}:
        course = Trajectory() if looked_at else None
        tally.decisions += _play_slowly(state, plan, seeds, played, course)
        if course is not None:
            seated = dict(enumerate(plan.agents))
            tally.blunders += blunders.count(course, seated) if plan.blunders else Counter()
            tally.habits += habits.count(course, seated) if plan.habits else []
            tally.chances += chances.count(course) if plan.chances else []
    else:
        tally.decisions += _play_randomly(state, seeds, played)
    played.update(e.card.id for e in state.entities[before:] if e.card.token)
    drawn = all(state.places.outcome(state.result or (), seat) <= 0 for seat in range(state.places.seats))
    tally.endings[cause(state), drawn] += 1


def from_hand(state: State, way: Answer) -> bool:
    """Does the answer put a card of a hand into play, by whatever word the game has for it?"""
    if way[0] == "play":
        return True
    if way[0] not in state.words.actions or len(way) < 2:
        return False
    zone = state.entities[way[1]].zone
    return zone >= 0 and state.places.name[zone] == HAND


def _play_randomly(state: State, seeds: Sequence[int], played: Counter[str]) -> int:
    """The same match as by two agents `random`, with nothing between the engine and itself."""
    chance = [random.Random(seed).random for seed in seeds]
    for number in range(STALLED):
        if state.result is not None:
            return number
        way = random_answer(state, chance[state.decision.seat])  # type: ignore[union-attr]
        if from_hand(state, way):
            played[state.entities[way[1]].definition.id] += 1
        advance(state, way)
    raise Stalled(f"no end after {STALLED} decisions")


def _play_slowly(
    state: State, plan: Plan, seeds: Sequence[int], played: Counter[str], course: Trajectory | None = None
) -> int:
    agents = [agent(name, seed) for name, seed in zip(plan.agents, seeds, strict=True)]
    for number in range(STALLED):
        if plan.invariants:
            faults = broken(state)
            if faults:
                raise Broken(f"after {number} answers: {faults[0]}")
        if state.result is not None:
            if course is not None:
                course.end(state)
            return number
        assert state.decision is not None
        way = agents[state.decision.seat].answer(state, plan.nodes)
        if from_hand(state, way):
            played[state.entities[way[1]].definition.id] += 1
        if course is not None:
            course.add(state, way)
        running.answer(state, way)
    raise Stalled(f"no end after {STALLED} decisions")


# --- telling ----------------------------------------------------------------------------------------------------------


def unused(tally: Tally, plan: Plan) -> dict[str, list[str]]:
    """The cards of the decks in question, the operations and the triggers on them that never came into use."""
    library = current(plan.game)
    decks = [library.decks[d] for d in plan.decks] if plan.decks else list(library.decks.values())
    ids = {card for deck in decks for card in deck.counts}
    if plan.decks is None:
        ids |= {d.id for d in library.definitions.values() if d.token}
    clauses = [clause for card in ids for clause in library.definitions[card].clauses]
    operations = {o.word for c in clauses for o in (*c.do, *c.orelse)}
    triggers = {c.when for c in clauses}
    return {
        "cards": sorted(ids - set(tally.usage.cards)),
        "operations": sorted(operations - set(tally.usage.operations)),
        "triggers": sorted(triggers - set(tally.usage.triggers)),
    }


def as_json(tally: Tally, plan: Plan) -> dict[str, Any]:
    never = unused(tally, plan)
    return {
        "games": tally.games,
        "wins": tally.wins,
        "draws": tally.draws,
        "first_seat_wins": tally.first_seat_wins,
        "first_seat_interval": [round(bound, 4) for bound in interval(tally.first_seat_wins, _decided(tally))],
        "endings": [
            {"cause": why, "drawn": drawn, "matches": number, "percent": round(percent, 2)}
            for why, drawn, number, percent in shares(rules_of(plan.game), tally.endings)
        ],
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(tally.games / tally.seconds, 1),
        "decisions_per_second": round(tally.decisions / tally.seconds),
        "errors": tally.errors,
        "error_messages": tally.messages,
        "turns": tally.turns,
        "mean_turns": round(tally.turns / max(1, tally.games), 2),
        "median_turns": median(tally.lengths.elements()) if tally.lengths else 0,
        "seed": plan.seed,
        "invariants": plan.invariants,
        "rules": dict(plan.rules),
        **{f"{what}_unused": names for what, names in never.items()},
        **({"decks": matchups.as_json(tally.beaten)} if plan.decks is None and tally.beaten else {}),
        **({"supply": supply.as_json(tally.supply)} if tally.supply else {}),
        **({"blunders": blunders.as_json(tally.blunders)} if plan.blunders else {}),
        **({"habits": habits.as_json(tally.habits)} if plan.habits else {}),
        **({"chances": chances.as_json(tally.chances)} if plan.chances else {}),
        "cards": dict(sorted(tally.usage.cards.items())),
        "operations": dict(sorted(tally.usage.operations.items())),
        "triggers": dict(sorted(tally.usage.triggers.items())),
    }


def as_text(tally: Tally, plan: Plan) -> str:
    decided = _decided(tally)
    low, high = interval(tally.first_seat_wins, decided)
    places = ("first", "second", "third", "fourth", "fifth", "sixth")
    won = [f"by {name} ({places[seat]} deck) {tally.wins[seat]}" for seat, name in enumerate(plan.agents)]
    lines = [
        f"{tally.games} matches, {tally.decisions} decisions in {tally.seconds:.1f} s "
        f"({tally.decisions / tally.seconds:,.0f} a second), seed {plan.seed}",
        f"won {', '.join(won)}, drawn {tally.draws}; "
        f"whoever began won {100 * tally.first_seat_wins / max(1, decided):.1f} % of those that were decided "
        f"({100 * low:.1f} to {100 * high:.1f}); "
        f"{tally.turns / max(1, tally.games):.1f} turns a match"
        + (f" (median {median(tally.lengths.elements()):.0f})" if tally.lengths else ""),
        *([f"with {', '.join(f'{name}: {_written(value)}' for name, value in plan.rules)}"] if plan.rules else []),
        f"ended by {', '.join(_told(*share) for share in shares(rules_of(plan.game), tally.endings))}",
    ]
    lines += matchups.as_lines(tally.beaten) if plan.decks is None else []
    lines += supply.as_lines(tally.supply)
    for what, names in unused(tally, plan).items():
        lines.append(f"{what} never used: {', '.join(names) if names else 'none'}")
    lines.append(f"errors: {tally.errors}" + ("; every invariant held" if plan.invariants and not tally.errors else ""))
    lines += [*blunders.as_lines(tally.blunders), *habits.as_lines(tally.habits), *chances.as_lines(tally.chances)]
    return "\n".join([*lines, *(f"  {message}" for message in tally.messages)])


def _written(value: Constant) -> str:
    """As in a rules file."""
    return str(value).lower()


def _decided(tally: Tally) -> int:
    return tally.games - tally.draws - tally.errors


def _told(why: str, drawn: bool, number: int, percent: float) -> str:
    return f"{why.replace('_', ' ')}{' (drawn)' if drawn else ''} {percent:.1f} %"


def new_seed() -> int:
    return secrets.randbits(32)
