"""What is remembered is what would be found anew, in every position of random matches."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import running
from game.kernel.continuous import affected
from game.kernel.decisions import random_answer
from game.kernel.places import IDLE_HELD
from game.kernel.references import ref
from game.kernel.state import State
from game.kernel.values import reworded
from game.kernel.windows import idle_bit
from game.language.library import from_plain
from game.records.cards import library
from game.rules.grimoire.abilities import windows_of_abilities
from game.rules.grimoire.casting import hand_of
from game.rules.grimoire.constants import TERRITORY, zone
from game.rules.grimoire.evasion import able_attackers, why_no_attacker
from game.rules.grimoire.game import GRIMOIRE
from game.rules.grimoire.mana import available
from game.rules.grimoire.sides import WORKED_OUT, side_of
from game.rules.grimoire.speeds import BOOST, GAIN, QUICK_KINDS
from tests.rules.grimoire.board import CARDS, P1, P2, TO_ANYONE, Board, card, spell
from tests.rules.grimoire.test_windows import MORE

MOST = 300
KEEPER = card("keeper", "summon", power=0, toughness=2, clauses=[
    {"when": "use", "pay": {"tap": "self"}, "do": [{"add_mana": 1, "of": "green"}]}])  # fmt: skip


def anew(state: State) -> State:
    """A copy in which nothing that was worked out before is kept."""
    new = state.copy()
    new.sides = ()
    reworded(new)
    return new


def check(state: State, where: object) -> None:
    """All that is remembered of both sides, what continuous effects make of everybody, what can be paid with, and who
    holds nothing for which windows."""
    fresh = anew(state)
    shown, found = affected(state), affected(fresh)
    for i in (*shown, *found):
        for field in ("kind", "types", "elements", "keywords", "stats", "controller", "clauses"):
            now = getattr(shown.get(i, state.entities[i].traits), field)
            assert now == getattr(found.get(i, state.entities[i].traits), field), (where, i, field)
    assert able_attackers(state) == tuple([
        i for i in state.zones[zone(state.active, TERRITORY)] if why_no_attacker(state, i) is None]), where  # fmt: skip
    for seat in range(2):
        side = side_of(state, seat)
        for work_out in WORKED_OUT:
            fresh.sides = ()
            assert side.of(state, work_out) == work_out(fresh, side_of(fresh, seat)), (where, seat, work_out.__name__)
        fresh.sides = ()
        assert available(state, seat) == available(fresh, seat), (where, seat)
        held, anew_held = hand_of(state, side), hand_of(fresh, side_of(fresh, seat))
        assert (held.plays, held.windows) == (anew_held.plays, anew_held.windows), (where, seat)
        for kind, quick in QUICK_KINDS.items():
            if not kind & (BOOST | GAIN) and state.idle & idle_bit(quick, seat) << IDLE_HELD:
                assert not (held.windows | side.of(state, windows_of_abilities)) & kind, (where, seat, kind)


def play(state: State, seed: int, where: object) -> None:
    chance = Random(seed)
    for number in range(MOST):
        if state.result is not None:
            return
        check(state, (where, number))
        running.advance(state, random_answer(state, chance.random))


@pytest.mark.parametrize("seed", range(4))
def test_sides_are_remembered_as_they_are_in_matches_of_odd_cards(seed):
    chance = Random(seed)
    cards = from_plain([*CARDS, *MORE], {}, "grimoire", GRIMOIRE.vocabulary)
    spells, lands = [plain["id"] for plain in (*CARDS[5:], *MORE)], [plain["id"] for plain in CARDS[:5]]
    decks = [[chance.choice(lands if n < 14 else spells) for n in range(40)] for _ in range(2)]
    play(GRIMOIRE.setup(cards, decks, seed, {}), seed, seed)


@pytest.mark.parametrize("number", [*range(4), *[pytest.param(n, marks=pytest.mark.nightly) for n in range(4, 64)]])
def test_sides_are_remembered_as_they_are_with_the_bundled_decks(number):
    bundled = library("grimoire")
    decks = [deck.cards() for deck in bundled.decks.values()]
    pair = [decks[number % len(decks)], decks[(number // len(decks) + number + 3) % len(decks)]]
    state = GRIMOIRE.setup(bundled.card_set(GRIMOIRE.vocabulary), pair, number, bundled.constants)
    play(state, number, number)


def test_what_is_tapped_and_what_comes_are_seen():  # M-096
    b = Board(["forest"], ["wisp"], lands="plains")
    assert available(b.state, P1).total == 1
    copy = b.state.copy()
    b.give("land", b.held("forest"))
    assert (available(b.state, P1).total, available(copy, P1).total) == (2, 1)


def test_what_another_side_does_to_this_one_is_seen():
    chains = card("chains", "enchantment", clauses=[
        {"when": "always", "do": [{"give": {"keywords": ["cannot_attack"]}, "to": "enemy_creatures"}]}])  # fmt: skip
    b = Board(["wisp"], ["wisp"], extra=[chains])
    ox = b.put(P1, "ox")
    assert able_attackers(b.state) == (ox,)
    b.put(P2, "chains")
    assert able_attackers(b.state) == ()


def test_who_is_on_the_way_gives_no_mana_by_an_ability():  # M-367
    b = Board(["wisp"], ["wisp"], extra=[KEEPER], lands="plains")
    keeper = b.put(P1, "keeper")
    assert available(b.state, P1).total == 2
    b.state.doomed.append(ref(b.state, keeper))
    assert available(b.state, P1).total == 1


def test_damage_is_seen_by_effects_that_go_by_it():
    rage = card("rage", "enchantment", clauses=[{"when": "always", "do": [
        {"give": {"power": 3}, "to": {"from": "creatures", "filter": {"damaged": True}}}]}])  # fmt: skip
    b = Board(["wisp"], ["wisp"], extra=[rage])
    b.put(P2, "rage")
    ox = b.put(P1, "ox")
    assert b.size(ox) == (5, 5)
    b.dealt((ox, ox, 1))
    assert b.size(ox) == (8, 5)


def test_who_is_no_longer_weak_may_be_able_to_answer():  # M-237 M-374
    bolt = spell("bolt", "instant", {"green": 1}, {"damage": 1, "to": "target"}, targets=TO_ANYONE)
    b = Board(["keeper", "bolt", "wisp"], ["storm", "wisp"], extra=[KEEPER, bolt])
    b.resolved("keeper")
    b.end_turn()
    b.cast("storm")
    assert b.asked == ("respond", P1)
