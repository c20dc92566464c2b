"""The tree of answers from twelve positions against a second reading of the rules that shares no code with the first:
at each of its nodes what is listed is what that finds by trying everything; and the counts, as golden numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product

import pytest

from game.kernel import running
from game.kernel.decisions import CANCEL, Answer, answers
from game.kernel.state import State
from game.lab.perft import perft
from tests.rings import where
from tests.rules.grimoire.board import P1, P2, Board

COLOURS = ("white", "blue", "black", "red", "green")
LANDS = {"plains": 0, "island": 1, "swamp": 2, "mountain": 3, "forest": 4}
HAND, TERRITORY, CASTING, GRAVEYARD = 1, 2, 3, 4
KINDS = 7
"""Zones of a player, counted by hand."""

CREATURES = {"wolf": "G1", "wisp": "", "knight": "WW3", "ox": "R", "bear": "", "aloof": "", "wall2": "", "wall4": "",
             "wall6": ""}  # fmt: skip
SPELLS = {  # kind, cost, at what it is aimed, for which window alone it is
    "spark": ("instant", "R", "anyone", ""), "flash": ("instant", "", "anyone", ""),
    "bulk": ("instant", "", "creature", ""), "wilt": ("instant", "", "creature", ""),
    "choke": ("instant", "", "creature", ""), "grave": ("instant", "", "creature", ""),
    "balm": ("instant", "W", "", "damage"), "shield": ("instant", "", "", "damage"),
    "red_ward": ("instant", "", "", "damage"), "mend": ("instant", "", "dying", "regeneration"),
    "storm": ("sorcery", "", "", ""), "ruin": ("sorcery", "", "", ""), "insight": ("sorcery", "", "", ""),
    "insight_now": ("instant", "", "", ""), "no": ("interrupt", "", "spell", "interrupt"),
    "echo": ("interrupt", "", "spell", "interrupt"),
}  # fmt: skip
SPECIAL = ("interrupt", "damage", "regeneration")
"""Windows in which nothing else can be done."""


def name(state: State, i: int) -> str:
    return state.entities[i].definition.id


def lying(state: State, seat: int, kind: int) -> list[int]:
    return [*state.zones[seat * KINDS + kind]]


def creatures(state: State) -> list[int]:
    return [i for seat in (P1, P2) for i in lying(state, seat, TERRITORY) if name(state, i) in CREATURES]


def mana(state: State, seat: int) -> list[int]:
    """How much of each kind there is, in the pool and in lands that are upright."""
    found = list(state.seats[seat][:6])
    for i in lying(state, seat, TERRITORY):
        if name(state, i) in LANDS and not is_tapped(state, i):
            found[LANDS[name(state, i)]] += 1
    return found


def is_tapped(state: State, i: int) -> bool:
    return bool(state.entities[i].flags & 1 << 8)


def payments(state: State, seat: int, cost: str) -> list[tuple[int, ...]]:
    """Every way to pay, by trying all: of each kind no more than there is, the colours, and as much as it costs."""
    has, needed = mana(state, seat), ["WUBRG".index(c) for c in cost if c in "WUBRG"]
    total = len(needed) + sum(int(c) for c in cost if c.isdigit())
    return [
        paid for paid in product(*[range(n + 1) for n in has])
        if sum(paid) == total and all(paid[k] >= needed.count(k) for k in range(5))
    ]  # fmt: skip


def targets(state: State, spell: str) -> list[int]:
    _, cost, at, _ = SPELLS[spell]
    able = [i for i in creatures(state) if not (name(state, i) == "aloof" and "R" in cost)]
    if at == "anyone":
        return [P1, P2, *able]
    if at == "creature":
        return able
    if at == "dying":
        return [i for i, changes in state.doomed if state.entities[i].zone_changes == changes]
    if at == "spell":
        return about(state)
    return []


def about(state: State) -> list[int]:
    """The spell about which interrupts are asked for: of those announced the last that is none itself, or an interrupt
    that was just answered; read off the frames."""
    for _, args in reversed(state.frames):
        if args and args[0] == "interrupt":
            i = state.series[args[3]].context.source
            return [i] if state.entities[i].zone % KINDS == CASTING else []
    return []


def packets(state: State, spell: str, seat: int) -> bool:
    """Is there damage at which it can be aimed?"""
    for packet in state.withheld:
        if packet.amount <= 0:
            continue
        source = name(state, packet.source[0]) if packet.source[0] >= 0 else ""
        red = "R" in CREATURES.get(source, "") or SPELLS.get(source, ("", ""))[1] == "R"
        if spell == "shield" or (spell == "balm" and source in CREATURES):
            return True
        if spell == "red_ward" and red and packet.target[0] == seat:
            return True
    return False


def can_cast(state: State, seat: int, window: str, card: str) -> bool:
    own_main = window == "main" and seat == state.active
    if card in CREATURES:
        return own_main and bool(payments(state, seat, CREATURES[card]))
    kind, cost, at, only = SPELLS[card]
    if kind == "sorcery" and not own_main:
        return False
    if (only and window != only) or (not only and window in SPECIAL):
        return False
    if only == "damage" and not packets(state, card, seat):
        return False
    return bool(payments(state, seat, cost)) and (not at or bool(targets(state, card)))


def in_window(state: State, seat: int, window: str) -> Iterator[Answer]:
    yield ("pass",)
    own_main = window == "main" and seat == state.active
    for i in lying(state, seat, HAND):
        if name(state, i) in LANDS:
            if own_main and state.seats[seat][6] < 1:
                yield ("land", i)
        elif can_cast(state, seat, window, name(state, i)):
            yield ("play", i)
    if window == "announced" and seat == state.active and not state.frames[-1][1][2]:
        yield ("withdraw",)  # something was done in it
    if own_main:
        for i in lying(state, seat, TERRITORY):
            if name(state, i) in LANDS and not is_tapped(state, i):
                yield ("tap", i)
        if attackers(state) and state.seats[seat][7] < 1:
            yield ("attack",)


def attackers(state: State) -> list[int]:
    own = [i for i in lying(state, state.active, TERRITORY) if i in creatures(state)]
    return [i for i in own if not is_tapped(state, i) and state.entities[i].flags & 1 << 9]


def second_reading(state: State) -> set[Answer] | None:
    """Every answer that the rules allow now; None for a question that is read once only."""
    decision = state.decision
    assert decision is not None
    kind, seat = decision.kind, decision.seat
    if kind in ("main", "upkeep", "drawn", "announced", "attacked", "blocked", "discarded", "declaration", "respond",
                *SPECIAL):  # fmt: skip
        return set(in_window(state, seat, kind))
    if kind == "target":
        return {("pick", i) for i in targets(state, name(state, decision.source))}
    if kind == "pay":
        card = name(state, decision.source)
        return {("pay", *paid) for paid in payments(state, seat, CREATURES.get(card) or SPELLS[card][1])}
    if kind == "attackers":
        able = attackers(state)
        return {("pick", *some) for size in range(1, len(able) + 1) for some in combinations(able, size)}
    if kind == "blocks":
        named = [one[0] for group in state.record[1].groups for one in group.members]
        able = [i for i in lying(state, seat, TERRITORY) if i in creatures(state) and not is_tapped(state, i)]
        found = set()
        for chosen in product((-1, *named), repeat=len(able)):
            pairs = [(i, to) for i, to in zip(able, chosen, strict=True) if to >= 0]
            found.add(("assign", *(part for pair in pairs for part in pair)))
        return found
    if kind == "assign_damage":
        among = decision.among()
        return {
            ("divide", *(part for i, n in zip(among, split, strict=True) if n for part in (i, n)))
            for split in product(range(decision.amount + 1), repeat=len(among)) if sum(split) == decision.amount
        }  # fmt: skip
    if kind == "discard":
        hand = lying(state, seat, HAND)
        return {("pick", *some) for some in combinations(hand, len(hand) - 7)}
    return None


def counted(state: State, depth: int) -> tuple[int, ...]:
    """As `perft`, by the second reading; at each node it is held against what is listed."""
    counts = [0] * depth

    def follow(state: State, level: int) -> None:
        if state.decision is None:
            return
        read, listed = second_reading(state), [way for way in answers(state) if way != CANCEL]
        if read is not None:
            assert read == set(listed), (state.decision.kind, [name(state, i) for i in lying(state, P1, HAND)])
        counts[level] += len(listed)
        for way in listed if level + 1 < depth else ():
            after = state.copy()
            running.advance(after, way)
            follow(after, level + 1)

    follow(state, 0)
    return tuple(counts)


# --- the positions ----------------------------------------------------------------------------------------------------


def lands_and_creatures() -> Board:
    return Board(["wolf", "ox", "forest", "mountain"], ["spark"], lands="forest forest mountain")


def payments_of_several_kinds() -> Board:
    return Board(["knight", "wolf"], ["flash"], lands="plains plains plains island swamp forest forest")


def answers_to_answers() -> Board:
    board = Board(["spark", "bulk", "storm"], ["flash", "wilt", "insight_now"], lands="mountain mountain")
    board.put(P1, "bear")
    board.put(P2, "aloof")
    return board


def war_of_interrupts() -> Board:
    board = Board(["no", "echo", "insight"], ["no", "no", "flash"])
    board.cast("insight")
    return board


def batch_under_way() -> Board:
    board = Board(["flash", "bulk", "no"], ["choke", "no", "echo"])
    board.cast("flash", board.put(P2, "bear"))
    return board


def damage_to_prevent() -> Board:
    board = Board(["balm", "shield", "insight_now"], ["red_ward", "shield", "flash"], lands="plains")
    ox, bear = board.put(P1, "ox"), board.put(P2, "bear")
    board.dealt((ox, P2, 5), (bear, ox, 2), (ox, bear, 5))
    return board


def dying_to_save() -> Board:
    board = Board(["mend", "flash", "ruin"], ["mend", "mend"])
    for seat, what in ((P1, "bear"), (P2, "wolf"), (P2, "ox")):
        board.put(seat, what)
    board.cast("ruin")
    board.decline("respond", "interrupt")
    return board


def before_the_attack() -> Board:
    board = Board(["bulk", "mountain"], ["choke", "flash"])
    board.put(P1, "bear")
    board.put(P1, "ox")
    board.put(P2, "wolf")
    return board


def attack_named() -> Board:
    board = before_the_attack()
    board.give("attack")
    board.decline("announced")
    return board


def blocks_to_name() -> Board:
    board = Board(["wisp"], ["wisp"])
    mine = [board.put(P1, what) for what in ("ox", "bear", "wall4")]
    for what in ("bear", "wall2", "wolf"):
        board.put(P2, what)
    board.give("attack")
    board.decline("announced")
    board.give("pick", *mine[:2])
    board.decline("attacked")
    return board


def damage_to_divide() -> Board:
    board = Board(["bulk", "wisp"], ["shield", "wisp"])
    ox = board.put(P1, "ox")
    blockers = [board.put(P2, what) for what in ("bear", "wall4", "wolf")]
    board.give("attack")
    board.decline("announced")
    board.give("pick", ox)
    board.decline("attacked")
    board.give("assign", *[part for i in blockers for part in (i, ox)])
    board.decline("blocked")
    return board


def hand_too_large() -> Board:
    board = Board(["wisp"] * 2 + ["flash", "spark", "forest"] + ["bulk"] * 4, ["flash", "wisp"])
    while board.asked[0] != "discard":
        board.give("pass")
    return board


POSITIONS: dict[Callable[[], Board], list[int]] = {
    lands_and_creatures: [8, 45, 211, 843, 3098],
    payments_of_several_kinds: [10, 76, 453, 2297, 9978],
    answers_to_answers: [7, 29, 100, 300, 864, 2561, 7256],
    war_of_interrupts: [3, 7, 18, 46, 100, 210, 475, 1074, 2430],
    batch_under_way: [2, 6, 13, 27, 55, 117, 247, 535, 1203],
    damage_to_prevent: [3, 9, 27, 60, 142, 346, 871, 2078],
    dying_to_save: [2, 6, 17, 34, 71, 152, 386, 1041, 2803],
    before_the_attack: [4, 12, 41, 104, 264, 795, 2021, 5433],
    attack_named: [3, 6, 18, 58, 161, 399, 1043, 2653],
    blocks_to_name: [27, 107, 266, 971, 3311],
    damage_to_divide: [21, 42, 150, 406, 952, 2655],
    hand_too_large: [36, 72, 144, 304, 682, 1980],
}


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
@pytest.mark.parametrize("whole", where(lambda place, whole: not whole, [False, True]))
def test_what_is_listed_is_what_the_rules_allow_answer_after_answer(position, whole):
    state, counts = position().state, POSITIONS[position]
    state.log = None
    depth = len(counts) if whole else len(counts) - 2
    assert perft(state, depth).by_depth == tuple(counts[:depth])
    assert counted(state, depth) == tuple(counts[:depth])
