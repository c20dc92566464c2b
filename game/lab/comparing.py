"""Two versions of a game's cards against each other: what the change is worth, on the whole and card by card.

Both versions are in one match: the decks of one side are made of the later cards, those of the other side of the
earlier ones (`language/doubled.py`), and the same agent plays every seat. A pair is two such matches with the same
decks, the same deal and the same seat beginning, in which the versions are exchanged. So the two matches of a pair run
alike until somebody sees a card that differs, and all that is left between them is what the change did. To play each
match-up once under the earlier and once under the later cards tells less by far: where both decks have a stronger card
it cancels out, and where one has, half of the matches is spent on what is known.

Where several cards changed, each is also played by itself, as the only one that differs; so what is told of a card
is what it did, and not what came with it in the same deck. Only decks that the change touches are played, each against
itself and every other one: between the others there is nothing to find.

A rule is the same for both sides. What a change of rules does is told by pairs of their own (`lab/rulings.py`), in
which the same chance is played by the earlier and by the later rules; where cards and rules changed, both parts are
played, and that of the cards by the later rules.

How long it goes on is group-sequential: after each tenth of the pairs the interval is looked at (`ratings.repeated`),
and what has been decided is not played further.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from hashlib import blake2b
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, NamedTuple

from game.kernel.cards import CardSet
from game.kernel.rng import seeded
from game.kernel.setup import options_of
from game.kernel.views import View
from game.lab import pairs, rulings
from game.lab.arena import POOL
from game.lab.executors import HERE, Executor
from game.lab.pairs import Pair, Side, play_out, score_of, seating, worth
from game.lab.ratings import LOOKS, Interval, repeated, told_apart
from game.lab.simulate import NoSuch
from game.language.doubled import MARK, doubled
from game.language.library import Library
from game.language.reading.constants import Constant
from game.records import versions
from game.records.cards import IN_WORDS, rules_of
from game.records.record import dumps

WHOLE = "all"
"""The duel in which all that differs does; the others are called by the card that alone is another one."""
RULES = "rules"
"""The duel of the later rules with the earlier ones."""


@dataclass(frozen=True)
class Plan:
    """What is to be compared, and how."""

    game: str
    old: str
    new: str
    """The versions, by the names that `versions.at` reads."""
    prints: tuple[str, str]
    """Fingerprints of both, by which a run that goes on knows them."""
    swaps: tuple[str, ...] = (WHOLE,)
    """What is told apart: WHOLE, and cards by themselves; RULES."""
    rules: tuple[tuple[str, Constant], ...] = ()
    """Constants that are otherwise than in the rules file of the later version."""
    agent: str = "casual"
    players: int = 2
    pairs: int = 2_000
    """The most that are played of each swap."""
    seed: int = 0
    decks: tuple[str, ...] = ()
    """Those that are played."""
    nodes: int | None = None
    """The limit on positions in one thought; None: the agent's own."""

    def duels(self) -> list[tuple[str]]:
        return [(swap,) for swap in self.swaps]

    def head(self) -> dict[str, Any]:
        left_out = {"old", "new", "swaps", "pairs", "rules"}  # the prints tell them
        return {name: value for name, value in asdict(self).items() if name not in left_out}


class Change(NamedTuple):
    """A card that is not the same in both versions."""

    card: str
    what: str
    """ "changed", "new", "gone", or "words" where nothing but its name, flavour or picture is another."""


# --- what differs -----------------------------------------------------------------------------------------------------


def planned(game: str, old: str, new: str, decks: Sequence[str] | None = None, **options: Any) -> Plan:
    """A plan for two versions; `options` are further fields of it. Raises NoSuch, GameError and FaultyCards."""
    rules = options.get("rules", ())
    before, after = _read(game, old, new, rules)
    lists = _decks(before, after)
    for deck in decks or ():
        if deck not in lists:
            raise NoSuch(f"there is no deck `{deck}` in both; the decks are {', '.join(lists)}")
    plan = Plan(game, old, new, (_print(before), _print(after)), decks=tuple(decks or lists), **options)
    if plan.agent not in POOL:
        raise NoSuch(f"there is no agent `{plan.agent}`; the agents are {', '.join(POOL)}")
    if plan.players not in rules_of(game).seats:
        raise NoSuch(f"{game} is not played by {plan.players}")
    ruled = (RULES,) if ruled_apart(plan.game, before, after) else ()
    cards = [change for change in changes(before, after) if change.what != "words"]
    if ruled and not cards and all(early == late for early, late in lists.values()):
        return replace(plan, swaps=ruled)
    if not line_ups(plan, WHOLE):
        told = ", ".join(change.card for change in cards)
        raise NoSuch(f"no deck plays what differs ({told}); put it into a deck of both versions")
    single = [change.card for change in cards if change.what == "changed" and line_ups(plan, change.card)]
    if len(single) == len(cards) == 1:
        single = []  # it is all that differs
    return replace(plan, swaps=(WHOLE, *single, *ruled))


def ruled_apart(game: str, before: Library, after: Library) -> dict[str, tuple[Any, Any]]:
    """The constants that aren't the same, each as it is earlier and later; what a version leaves out is as printed."""
    printed = rules_of(game).vocabulary.constants
    old, new = ({**printed, **version.constants} for version in (before, after))
    return {name: (old[name], new[name]) for name in new if name in old and old[name] != new[name]}


def _read(game: str, old: str, new: str, rules: Sequence[tuple[str, Constant]]) -> tuple[Library, Library]:
    """Both versions, the later one with its rules. Raises FaultyCards and GameError."""
    before, after = versions.at(old, game), versions.at(new, game)
    return before, replace(after, constants={**after.constants, **dict(rules)})


def changes(before: Library, after: Library) -> list[Change]:
    """The cards that differ, in the order of the later version; those that are gone last."""
    earlier = versions.Earlier(before.game, "", {}, [card.source for card in before.definitions.values()], True)
    found = versions.differences(earlier, after)
    order = [card for card in (*after.definitions, *before.definitions) if card in found]
    return [
        Change(card, "words" if _reads_alike(before, after, card) else found[card]) for card in dict.fromkeys(order)
    ]


def _reads_alike(before: Library, after: Library, card: str) -> bool:
    if card not in before.definitions or card not in after.definitions:
        return False
    old, new = before.definitions[card].source, after.definitions[card].source
    return all(old.get(name) == new.get(name) for name in {*old, *new}.difference(IN_WORDS))


def _decks(before: Library, after: Library) -> dict[str, tuple[list[str], list[str]]]:
    """The decks that both have, in both versions; where one has none, as a match file, it plays those of the other."""
    lists = [{name: deck.cards() for name, deck in library.decks.items()} for library in (before, after)]
    for own, other, library in ((lists[0], lists[1], before), (lists[1], lists[0], after)):
        if not own:
            own |= {name: cards for name, cards in other.items() if library.definitions.keys() >= {*cards}}
    found = {name: (cards, lists[1][name]) for name, cards in lists[0].items() if name in lists[1]}
    if not found:
        raise NoSuch("the two versions have no deck in common; name folders with the same decks")
    return found


def _print(library: Library) -> str:
    """A fingerprint of the cards, decks and constants."""
    cards = [held.source for held in library.definitions.values()]
    decks = {name: deck.cards() for name, deck in library.decks.items()}
    return blake2b(dumps([cards, decks, library.constants]).encode(), digest_size=8).hexdigest()


@lru_cache(2)
def both(
    game: str, old: str, new: str, rules: tuple[tuple[str, Constant], ...], prints: tuple[str, str]
) -> tuple[Library, Library]:
    """The versions of a plan. Raises NoSuch where they aren't any more what they were when it was made."""
    found = _read(game, old, new, rules)
    if tuple(map(_print, found)) != prints:
        raise NoSuch("the cards were changed while they were compared; begin again")
    return found


def versions_of(plan: Plan) -> tuple[Library, Library]:
    return both(plan.game, plan.old, plan.new, plan.rules, plan.prints)


# --- what is played ---------------------------------------------------------------------------------------------------


class Swap(NamedTuple):
    """The cards of a duel, and each deck as the earlier and as the later side plays it."""

    cards: CardSet
    decks: dict[str, tuple[list[str], list[str]]]


def swap_of(plan: Plan, swap: str) -> Swap:
    return _swap(replace(plan, swaps=(), pairs=0), swap)


@lru_cache(64)
def _swap(plan: Plan, swap: str) -> Swap:
    before, after = versions_of(plan)
    lists = _decks(before, after)
    if swap == RULES:
        two = doubled(after, after, [])
        decks = {name: (late, late) for name, (_, late) in lists.items()}
    elif swap == WHOLE:
        differing = [change.card for change in changes(before, after) if change.what in ("changed", "new")]
        same = not differing and all(early == late for early, late in lists.values())
        two = doubled(before, after, list(after.definitions) if same else differing)  # a set against itself: all twice
        decks = {name: (early, two.later(late)) for name, (early, late) in lists.items()}
    else:
        two = doubled(before, replace(after, definitions=_with_one(before, after, swap)), [swap])
        decks = {name: (early, two.later(early)) for name, (early, _) in lists.items()}
    constants = replace(two.library, constants=after.constants)
    return Swap(constants.card_set(after.vocabulary), decks)


def _with_one(before: Library, after: Library, card: str) -> dict[str, Any]:
    """The earlier cards with one of them as it is later, and with the new ones, of which it may speak."""
    new = {name: held for name, held in after.definitions.items() if name not in before.definitions}
    return {**before.definitions, **new, card: after.definitions[card]}


@lru_cache(64)
def line_ups(plan: Plan, swap: str) -> list[tuple[str, ...]]:
    """Which decks meet: each that differs, with itself and with every other one."""
    if swap == RULES:
        return rulings.line_ups(plan.decks, plan.players)
    decks = swap_of(plan, swap).decks
    touched = {name for name in plan.decks if decks[name][0] != decks[name][1]}
    return [decks for decks in combinations_with_replacement(plan.decks, plan.players) if touched.intersection(decks)]


def line_up(plan: Plan, swap: str, number: int) -> tuple[tuple[str, ...], int]:
    """Who plays which deck in a pair, and who begins: all line-ups in turn, each begun by everyone in turn."""
    found = line_ups(plan, swap)
    around, players = number // len(found), plan.players
    decks, turned = found[number % len(found)], around // players % players
    return (*decks[turned:], *decks[:turned]), around % players


def play_pair(share: tuple[Plan, tuple[str], int]) -> Pair:
    """The two matches. The score is that of the side with the later cards; of rules as `rulings.play_pair` says."""
    plan, (swap,), number = share
    rules, (cards, decks) = rules_of(plan.game), swap_of(plan, swap)
    constants = versions_of(plan)[1].constants
    names, first = line_up(plan, swap, number)
    seed = seeded(plan.seed, f"compare {number}") >> 32
    if swap == RULES:
        lists = [decks[name][1] for name in names]
        deal = rulings.Deal(rules, cards, lists, first, seed, plan.agent, plan.nodes)
        return rulings.play_pair((swap,), number, deal, [version.constants for version in versions_of(plan)])
    teams = rules.players.teams(options_of(rules, constants), plan.players)
    sides, score, began = (Side(), Side()), 0.0, 0.0
    for exchanged in (False, True):
        seated = seating(teams, number, exchanged)
        lists = [decks[name][side == 0] for name, side in zip(names, seated, strict=True)]
        state = rules.setup(cards, lists, seed, constants, first)
        agents = [POOL[plan.agent](seed + seat) for seat in range(plan.players)]
        for agent in agents:
            agent.fingerprint = unmarked
        play_out(state, agents, seated, sides, plan.nodes, None)
        score += score_of(state, seated)
        began += worth(state, first)
    return Pair((swap,), number, score / 2, began / 2, sides)


def unmarked(shown: View) -> str:
    """The same for both versions of a card, so that the two matches of a pair are thought about with the same luck."""
    return blake2b(json.dumps(shown, separators=(",", ":")).replace(MARK, "").encode(), digest_size=8).hexdigest()


# --- how long ---------------------------------------------------------------------------------------------------------


def played(
    plan: Plan, by: Executor = HERE, kept: Path | None = None, told: Callable[[list[Pair]], bool] = lambda pairs: False
) -> list[Pair]:
    """The pairs of the plan, of each swap until it is decided; `told` is given them after each, and True ends it."""
    found: list[Pair] = []
    ended = False

    def heard(now: list[Pair]) -> bool:
        nonlocal ended
        ended = told(now)
        return ended

    for look in range(1, LOOKS + 1):
        still = tuple(swap for swap in plan.swaps if not decided(plan, swap, found))
        if ended or not still:
            break
        step = replace(plan, pairs=-(-plan.pairs * look // LOOKS), swaps=still)
        found = pairs.played(step, play_pair, by, kept, heard, found)
    return found


def effects(plan: Plan, swap: str, found: Sequence[Pair]) -> list[float]:
    """Pair by pair what the mean of says by how much a deck with the later cards wins more often, of 1.

    Where one of two decks is touched a pair shows half of it. Such pairs count accordingly less.
    """
    ordered = sorted([pair for pair in found if pair.duel == (swap,)], key=lambda pair: pair.number)
    decks = swap_of(plan, swap).decks
    weights = []
    for pair in ordered:
        names = line_up(plan, swap, pair.number)[0]
        weights.append(sum([decks[name][0] != decks[name][1] for name in names]) / len(names))
    scale = sum([weight**2 for weight in weights]) / max(1, len(weights))
    return [weight * (pair.score - 0.5) / scale for weight, pair in zip(weights, ordered, strict=True)]


def effect(plan: Plan, swap: str, found: Sequence[Pair]) -> Interval:
    """The change of a deck's share of wins, with what it surely lies within at whatever look it ends."""
    return repeated(effects(plan, swap, found), plan.pairs)


def decided(plan: Plan, swap: str, found: Sequence[Pair]) -> str:
    """ "better", "worse", or "alike" where the change is surely negligible; "" while more pairs can tell. Of rules ""
    until it is told of whoever begins and of each deck, then what it is of whoever begins."""
    if swap == RULES:
        wins = [began_by(plan, found), *shares_by(plan, found).values()]
        told = [told_apart(change.by) for change in wins]
        return told[0] if all(told) else ""
    return told_apart(effect(plan, swap, found))


def of_rules(found: Sequence[Pair]) -> list[Pair]:
    """The pairs of the two rules in their order."""
    return sorted([pair for pair in found if pair.duel == (RULES,)], key=lambda pair: pair.number)


def began_by(plan: Plan, found: Sequence[Pair]) -> rulings.Change:
    """What the later rules do to the share that whoever begins wins."""
    return rulings.began(of_rules(found), plan.pairs)


def shares_by(plan: Plan, found: Sequence[Pair]) -> dict[str, rulings.Change]:
    """What the later rules do to each deck's share of wins."""
    return rulings.shares(of_rules(found), plan.pairs, lambda number: line_up(plan, RULES, number)[0])
