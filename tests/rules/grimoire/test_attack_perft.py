"""The whole tree of an attack (who attacks in which bands, who blocks, how damage is divided) against a second reading
of the rules that shares no code with the first: the same number of ways, and the same outcomes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import pytest

from game.kernel import running
from game.kernel.decisions import answers
from game.kernel.state import State
from game.kernel.values import remaining
from game.rules.grimoire.constants import COLOURS
from tests.rules.grimoire.board import P2
from tests.rules.grimoire.combat import Battle

Outcome = tuple[int, tuple[int, ...]]
"""The life of who is attacked, and what each creature bears (-1: it has died), those of the attacker first."""
LIFE = 20

# --- as the game has it -----------------------------------------------------------------------------------------------


def found(board: Battle) -> Counter[Outcome]:
    board.give("attack")
    counted: Counter[Outcome] = Counter()
    fighters = [*board.mine, *board.theirs]

    def walk(state: State) -> None:
        if state.result is not None or state.decision.kind == "main":
            borne = tuple([e.damage if state.places.field[(e := state.entities[i]).zone] else -1 for i in fighters])
            counted[remaining(state, P2), borne] += 1
            return
        for way in answers(state):
            following = state.copy()
            running.answer(following, way)
            walk(following)

    walk(board.state)
    return counted


# --- a second reading -------------------------------------------------------------------------------------------------


class Body:
    def __init__(self, written: str) -> None:
        size, *words = written.split()
        self.power, self.toughness = (int(n) for n in size.split("/"))
        self.words = set(words)
        self.colour = next((word for word in words if word in COLOURS), "")
        self.shield = next((word.removeprefix("protection_from_") for word in words if word.startswith("prot")), "-")


Band = tuple[int, ...]
Blow = tuple[int, int, Sequence[int]]
"""Who deals how much, among whom (LIFE_OF: the player)."""
LIFE_OF = -1


def partitions(members: Sequence[int]) -> Iterator[list[Band]]:
    if not members:
        yield []
        return
    first, *rest = members
    for mask in range(1 << len(rest)):
        beside = [i for n, i in enumerate(rest) if mask >> n & 1]
        for others in partitions([i for i in rest if i not in beside]):
            yield [(first, *beside), *others]


def compositions(amount: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (amount,)
        return
    for n in range(amount + 1):
        for rest in compositions(amount - n, parts - 1):
            yield (n, *rest)


def expected(mine: list[str], theirs: list[str]) -> Counter[Outcome]:
    bodies = [Body(written) for written in (*mine, *theirs)]
    count = len(mine)
    counted: Counter[Outcome] = Counter()
    for mask in range(1, 1 << count):
        named = [i for i in range(count) if mask >> i & 1]
        if any({"wall", "cannot_attack"} & bodies[i].words for i in named):
            continue
        for bands in partitions(named):
            if all(sum("bd" not in bodies[i].words for i in band) <= 1 or len(band) == 1 for band in bands):
                choices = [[-1, *open_to(bodies, b, bands)] for b in range(count, len(bodies))]
                for blocks in product(*choices):
                    blockers = [[count + b for b, n in enumerate(blocks) if n == g] for g in range(len(bands))]
                    fight(bodies, count, bands, blockers, counted)
    return counted


def open_to(bodies: list[Body], b: int, bands: list[Band]) -> list[int]:
    return [n for n, band in enumerate(bands) if any(can_block(bodies[b], bodies[i]) for i in band)]


def can_block(blocker: Body, attacker: Body) -> bool:
    if "fl" in attacker.words and "fl" not in blocker.words:
        return False
    return attacker.shield != blocker.colour and "cannot_block" not in blocker.words


def fight(
    bodies: list[Body], count: int, bands: list[Band], blockers: list[list[int]], counted: Counter[Outcome]
) -> None:
    was_blocked = [bool(those) for those in blockers]

    def blows(dealers: set[int], alive: set[int]) -> list[Blow]:
        found = []
        for band, those, blocked in zip(bands, blockers, was_blocked, strict=True):
            left, against = [i for i in band if i in alive], [i for i in those if i in alive]
            for i in left:
                if i in dealers and bodies[i].power > 0:
                    if not blocked or (not against and "tr" in bodies[i].words):
                        found.append((i, bodies[i].power, [LIFE_OF]))
                    elif against:
                        found.append((i, bodies[i].power, against))
            found += [(i, bodies[i].power, left) for i in against if i in dealers and bodies[i].power > 0 and left]
        return found

    def step(dealers: set[int], borne: list[int], life: int) -> Iterator[tuple[list[int], int]]:
        alive = {i for i, n in enumerate(borne) if n >= 0}
        dealt = blows(dealers & alive, alive)
        for shares in product(*[list(compositions(n, len(targets))) for _, n, targets in dealt]):
            after, left = list(borne), life
            trampling: dict[int, list[int]] = {}
            for (dealer, _, targets), share in zip(dealt, shares, strict=True):
                for target, n in zip(targets, share, strict=True):
                    if target == LIFE_OF:
                        left -= n
                    elif bodies[target].shield != bodies[dealer].colour:
                        after[target] += n
                        if "tr" in bodies[dealer].words and dealer < count and n:
                            trampling.setdefault(target, []).append(n)
            ways = 1
            for target, hits in trampling.items():
                over = min(after[target] - bodies[target].toughness, sum(hits))
                if over > 0:
                    left -= over
                    if len(hits) > 1 and over < sum(hits):
                        ways *= sum(all(n <= most for n, most in zip(way, hits, strict=True))
                                    for way in compositions(over, len(hits)))  # fmt: skip
            dead = [-1 if n >= body.toughness else n for n, body in zip(after, bodies, strict=True)]
            settled = [-1 if before < 0 else now for before, now in zip(borne, dead, strict=True)]
            for _ in range(ways):
                yield settled, left

    everybody = set(range(len(bodies)))
    fighting = {i for band in bands for i in band} | {i for those in blockers for i in those}
    first = {i for i in fighting if "fs" in bodies[i].words}
    for borne, life in step(first, [0] * len(bodies), LIFE) if first else [([0] * len(bodies), LIFE)]:
        if all(borne[i] < 0 for band in bands for i in band):
            counted[life, tuple(borne)] += 1
            continue
        for after, left in step(everybody & fighting - first, borne, life):
            counted[left, tuple(after)] += 1


POSITIONS = [
    (["2/2"], ["2/2"]),
    (["2/2", "3/1"], ["1/3", "2/2"]),
    (["3/3", "1/1 fl"], ["2/2", "1/2 fl"]),
    (["2/1 fs", "2/2"], ["2/2", "3/3 fs"]),
    (["4/4 tr"], ["1/1", "2/2"]),
    (["1/1 bd", "2/2"], ["3/3", "1/1"]),
    (["2/2", "3/3 red"], ["2/2 bd", "1/1 protection_from_red"]),
    (["0/3 wall", "2/2 cannot_attack", "1/1"], ["1/1 cannot_block", "0/1"]),
]
LARGE = [
    (["2/2 bd tr", "3/3 tr"], ["1/4", "1/1"]),
    (["1/1 bd fs", "3/2 fl", "2/2"], ["2/3", "1/1 fl"]),
    (["2/2", "3/3", "1/1 fl"], ["2/2", "1/2", "0/4 wall"]),
    (["3/3 tr fs", "2/2 bd"], ["2/2 bd", "1/5 fs"]),
    (["1/2 bd", "1/2 bd", "2/2 red"], ["2/2 protection_from_red", "3/1"]),
    (["5/5 tr red", "2/2 bd fl"], ["1/1 protection_from_red", "2/2", "1/1 bd"]),
]


WORDS = ("fs", "tr", "bd", "fl", "wall", "cannot_attack", "cannot_block", "red", "green", "protection_from_red",
         "protection_from_green")  # fmt: skip
LEAVES = 3000
"""Trees of more are left out."""


def drawn(chance: Random) -> str:
    """A creature of any size with any of the words, at most one colour and one protection."""
    found = [word for word in WORDS if chance.random() < 0.16]
    for alike in (("red", "green"), ("protection_from_red", "protection_from_green")):
        for word in [word for word in found if word in alike][1:]:
            found.remove(word)
    return " ".join([f"{chance.randrange(5)}/{chance.randrange(1, 5)}", *found])


@pytest.mark.parametrize("seeds", [range(12), pytest.param(range(12, 900), marks=pytest.mark.nightly)])
def test_so_it_is_of_creatures_by_chance(seeds):
    held = 0
    for seed in seeds:
        chance = Random(seed)
        mine, theirs = [[drawn(chance) for _ in range(chance.randrange(1, 4))] for _ in range(2)]
        wanted = expected(mine, theirs)
        if 0 < wanted.total() <= LEAVES:
            held += 1
            assert found(Battle(mine, theirs, fast=False)) == wanted, (seed, mine, theirs)
    assert held > len(seeds) // 2


@pytest.mark.parametrize(
    ("mine", "theirs"), [*POSITIONS, *[pytest.param(*p, marks=pytest.mark.nightly) for p in LARGE]]
)
def test_the_tree_of_an_attack_is_that_of_a_second_reading(mine, theirs):  # M-241 M-273 M-301 M-307 M-310 M-311 M-314
    board = Battle(mine, theirs, fast=False)
    counted = found(board)
    assert counted == expected(mine, theirs) and counted.total() > 1
