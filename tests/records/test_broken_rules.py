"""A rule that is broken on purpose is caught by a scenario, which names the card that no longer does what it says."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import pytest

from game.kernel import facedown, once, triggers, values
from game.language.folders import CARDS
from game.language.source import Fault
from game.records.scenarios.parts import ScenarioFile
from game.records.scenarios.reading import Libraries, read, scenario_files
from game.records.scenarios.running import run_file
from game.rules.cataclysm import battle, field
from game.rules.contracts import combat, mana, orbs
from game.rules.estro import destroying, fight, gifts
from tests.rings import plain


class Broken(NamedTuple):
    game: str
    rule: Callable[..., Any]
    instead: Callable[..., Any]
    card: str
    """The English name of a card whose scenario must catch it."""


BROKEN = {
    "nobody guards (C-122)": Broken(
        "contracts", combat.defenders, lambda state, seat: (*state.zones[state.places.named(seat, "line")], seat),
        "Spark Courier"),
    "nothing is paid (C-051)": Broken("contracts", mana.pay, lambda state, seat, given: None, "Soot Phoenix"),
    "an active Orb does not strike back (C-106)": Broken(
        "contracts", orbs.orb_answers, lambda *arguments: None, "Moonless Pearl"),
    "no tank is filled (C-048)": Broken(
        "contracts", mana.fill_tanks, lambda state, seat, amount, why="": 0, "Wisp of Steam"),
    "nothing fades (C-129)": Broken("contracts", values.strip, lambda state, entity: None, "White Lime"),
    "what lasts this turn never ends": Broken(
        "contracts", values.expire, lambda state, *ends: None, "Torch Squire"),
    "nobody stands before the others": Broken(
        "cataclysm", battle.defenders, lambda state, foe: state.zones[state.places.named(foe, "play")], "Gate Warden"),
    "there is always room (P-038)": Broken("cataclysm", field.has_room, lambda state, seat: True, "Grave Singer"),
    "a second copy comes into play (P-039)": Broken(
        "cataclysm", field.has_copy, lambda state, i, seat: False, "Silver Tongue"),
    "nothing is replaced": Broken(
        "cataclysm", triggers.is_replaceable, lambda state, event, *more: False, "Sisters of the Shield"),
    "nothing is countered (E-051)": Broken("estro", gifts.counters, lambda state, item, seat: [], "Brother Prior"),
    "once is as often as one likes (E-062)": Broken("estro", once.spend, lambda *arguments: None, "Field Medic"),
    "every attack succeeds (E-102)": Broken(
        "estro", fight.beats, lambda state, attacker, target: (True, False), "Fire Leaper"),
    "nothing is turned up (E-080)": Broken(
        "estro", facedown.turn_face_up, lambda state, entity: None, "Masterless Shadow"),
    "nothing is protected (E-191)": Broken("estro", destroying.destructible, lambda state, ids: ids, "Busy Bee"),
}  # fmt: skip


@contextmanager
def in_place_of(rule: Callable[..., Any], instead: Callable[..., Any]) -> Iterator[None]:
    """Wherever the program calls `rule` by a name of a module, `instead` is called."""
    named = [
        (module, name)
        for module in list(sys.modules.values()) if getattr(module, "__name__", "").startswith("game.")
        for name, value in list(vars(module).items()) if value is rule
    ]  # fmt: skip
    assert named
    try:
        for module, name in named:
            setattr(module, name, instead)
        yield
    finally:
        for module, name in named:
            setattr(module, name, rule)


@cache
def libraries() -> Libraries:
    return Libraries()


@cache
def scenarios_of(game: str) -> list[ScenarioFile]:
    faults: list[Fault] = []
    found = [read(path, path.name, libraries(), faults) for path in scenario_files(CARDS / game)]
    assert not faults, faults[0]
    return [file for file in found if file is not None]


def caught(game: str) -> list[str]:
    """The names of the scenarios that do not hold, each with a sentence that says what differs."""
    names = []
    for file in scenarios_of(game):
        for outcome in run_file(file):
            if outcome.faults:
                assert all(fault.message and fault.line > 0 for fault in outcome.faults)
                names.append(outcome.scenario.name)
    return names


@plain
@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_a_broken_rule_is_caught_by_a_scenario_that_names_the_card(broken: Broken) -> None:
    assert any(
        d.name["en"] == broken.card for d in libraries().of(scenarios_of(broken.game)[0].game).definitions.values()
    )
    with in_place_of(broken.rule, broken.instead):
        names = caught(broken.game)
    assert any(broken.card in name for name in names), names
    assert len(names) < 80, "the match is not as such impossible"


@plain
@pytest.mark.parametrize("game", sorted({broken.game for broken in BROKEN.values()}))
def test_with_the_rules_as_they_are_nothing_is_caught(game: str) -> None:
    assert caught(game) == []
