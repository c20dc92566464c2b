"""No card of a set is never worse than another, and the check that says so tells better from worse."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import yaml

from game.lab.dominance import dominated, never_worse, told
from game.lab.simulate import Plan, Tally, simulate, unused
from game.records.cards import library
from game.rules import NAMES, game_named

WORDS = game_named("contracts").vocabulary


@pytest.mark.parametrize("game", NAMES)
def test_no_card_is_never_worse_than_another(game):
    found = dominated(library(game).definitions.values(), game_named(game).vocabulary)
    assert found == [], list(told(found))


def card(written: str) -> dict[str, Any]:
    return {"kind": "creature", "attack": 2, "health": 2, "cost": {"fire": 1, "pure": 1}} | yaml.safe_load(written)


def clause(do: str, **fields: str) -> str:
    rest = ", ".join(f"{name.rstrip('_')}: {value}" for name, value in fields.items())
    return f"clauses: [{{when: summon, {rest + ', ' if rest else ''}do: [{do}]}}]"


AIMED = "[{from: enemy_creatures, pick: 1}]"
WEAK = "[{from: enemy_creatures, pick: 1, filter: {attack: {at_most: 2}}}]"
BETTER = [
    ("attack: 3", "{}"),
    ("cost: {pure: 2}", "{}"),
    ("cost: {fire: 1}", "{}"),
    ("keywords: [fog]", "{}"),
    ("keywords: [{magic_damage: 2}]", "keywords: [{magic_damage: 1}]"),
    (clause("{draw: 1}"), "{}"),
    (clause("{draw: 2}"), clause("{draw: 1}")),
    (clause("{heal: 2, to: you}, {draw: 1}"), clause("{draw: 1}")),
    ("{}", clause("{create: scrap_golem, side: enemy}")),
    (clause("{create: spark, count: 2}"), clause("{create: spark}")),
    ("{}", clause("{lose: 2, who: you}")),
    (clause("{lose: 1, who: you}"), clause("{lose: 2, who: you}")),
    (clause("{damage: 3, to: target}", targets=AIMED), clause("{damage: 2, to: target}", targets=AIMED)),
    (clause("{fade: target}", targets=AIMED), clause("{fade: target}", targets=WEAK)),
    (clause("{damage: 1, to: enemies}"), clause("{damage: 1, to: enemy_creatures}")),
    (clause("{modify: {attack: 1}, to: self}"), clause("{modify: {attack: 1}, to: self, until: turn_end}")),
    (clause("{draw: 1}"), clause("{draw: 1}", pay="{pure: 1}")),
    (clause("{draw: 1}"), clause("{draw: 1}", if_="{turn: own}")),
    (clause("{damage: 1, to: own_creatures}", may="true"), clause("{damage: 1, to: own_creatures}")),
]


@pytest.mark.parametrize(("better", "worse"), BETTER)
def test_the_better_of_two_is_told(better, worse):
    assert never_worse(card(better), card(worse), WORDS)
    assert not never_worse(card(worse), card(better), WORDS)


APART = [
    ("attack: 3", "health: 3"),
    ("cost: {light: 1, pure: 1}", "{}"),
    ("{kind: orb, attack: 2, durability: 3}", "{}"),
    ("keywords: [fog]", "keywords: [magnetic]"),
    (clause("{draw: 1}"), clause("{fetch: 1}")),
    (clause("{move: target, into: hand}", targets=AIMED), clause("{move: target, into: deck_top}", targets=AIMED)),
    (clause("{damage: 1, to: creatures}"), "{}"),
    (clause("{modify: {attack: 2, health: -1}, to: self}"), "{}"),
    (clause("{damage: 3, to: creatures}"), clause("{damage: 2, to: creatures}")),
]


@pytest.mark.parametrize(("one", "other"), APART)
def test_what_is_another_matter_is_no_comparison(one, other):
    assert not never_worse(card(one), card(other), WORDS)
    assert not never_worse(card(other), card(one), WORDS)


def test_a_burden_is_no_gift():
    """A creature that can't block is worse, and whoever makes the others so is better off."""
    words = game_named("grimoire").vocabulary
    plain = {"kind": "summon", "power": 2, "toughness": 2, "cost": {"red": 1}}
    heedless = plain | {"keywords": ["cannot_block"]}
    assert never_worse(plain, heedless, words) and not never_worse(heedless, plain, words)
    cleared = {"grant": ["cannot_block"], "to": "enemy_creatures", "until": "turn_end"}
    clearing = plain | {"clauses": [{"when": "enters", "do": [cleared]}]}
    assert never_worse(clearing, plain, words) and not never_worse(plain, clearing, words)


def test_two_cards_alike_are_told_both_ways():
    assert never_worse(card("{}"), card("{}"), WORDS)


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["contracts", "cataclysm"])
def test_the_computer_plays_every_card(game):
    """Within twelve rounds of the ordered pairs of decks; most are played by the second, the rarest in the seventh."""
    round = Plan(game, agents=("casual", "casual"), games=len(library(game).decks) ** 2)
    tally = Tally([0, 0])
    for seed in range(12):
        tally.add(simulate(replace(round, seed=seed)))
        if not unused(tally, round)["cards"]:
            break
    assert tally.errors == 0, tally.messages
    assert unused(tally, round)["cards"] == []
