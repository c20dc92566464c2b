"""Where creatures attack together and are blocked they strike out of their places, and nothing flies between them."""

from __future__ import annotations

from typing import Any

import pytest

from game.records.cards import GAMES
from game.table.games import table_of
from game.table.match import blows, flights, melee, places, script
from game.table.match.motion import CONTACT, Beat
from game.table.match.record import MatchTable
from game.table.playing.session import Step
from tests.table import live
from tests.table.test_shown import found

JOINS = [game for game in GAMES if table_of(game).joined]


def _blows(step: Step, blocked: bool) -> list[dict[str, Any]]:
    """What is dealt in the attack of that step, to players or among creatures."""
    dealt = [event for event in step.events if event["kind"] == "damage" and event["source"] >= 0]
    causes = {event["index"]: event["kind"] for event in step.events}
    return [
        event for event in dealt if causes.get(event["cause"]) in (None, "attack_stands")
        and (event["target"] > 1) == blocked
    ]  # fmt: skip


def of_attack(game: str, blocked: bool) -> tuple[MatchTable, Any, Step, list[dict[str, Any]]]:
    """A table before creatures deal damage in an attack, with those blows."""

    def meant(step: Step) -> bool:
        return bool(_blows(step, blocked))

    scene, step = found(("damage",), 1, live.decks_of(game, 2), meant, game)
    struck = _blows(step, blocked)
    for event in step.events[: step.events.index(struck[0])]:
        for beat in script._beats(scene.table, scene.play, scene.score, step, event, None):
            if beat.begin:
                beat.begin()
    return scene.table, scene.play, step, struck


def made(table: MatchTable, play: Any, step: Step, struck: list[dict[str, Any]]) -> list[Beat]:
    return blows.damage(table, play, step, struck[0], None)


@pytest.mark.parametrize("game", JOINS)
def test_whoever_is_not_blocked_strikes_the_player_to_contact(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    flown: list[object] = []
    monkeypatch.setattr(flights, "volley", lambda *given: flown.append(given))
    table, play, step, struck = of_attack(game, blocked=False)
    first, *_ = made(table, play, step, struck)
    assert first.length == CONTACT and first.begin is not None
    first.begin()
    for blow in struck:
        lunge = table.motion.lunges[blow["source"]]
        assert (lunge.dx, lunge.dy) == pytest.approx(melee.contact(table, blow["source"], blow["target"]))
    assert blow["target"] not in table.motion.lunges and not flown


@pytest.mark.parametrize("game", JOINS)
def test_who_is_blocked_and_who_blocks_meet_half_way(game: str) -> None:
    table, _, _, struck = of_attack(game, blocked=True)
    one, other = struck[0]["source"], struck[0]["target"]
    ways = melee.ways(table, struck[:1])
    assert set(ways) == {one, other}
    at = [places.home(table, card) for card in (one, other)]
    assert at[0] is not None and at[1] is not None
    apart = [at[1][axis] - at[0][axis] for axis in (0, 1)]
    axis = max((0, 1), key=lambda axis: abs(apart[axis]))
    if abs(apart[axis]) > 200:  # else they stand so near that they touch
        assert ways[one][axis] * apart[axis] > 0 > ways[other][axis] * apart[axis]
    shared = ways[one][axis] - ways[other][axis]
    whole = melee.contact(table, one, other)
    assert whole is not None and shared == pytest.approx(whole[axis], abs=1)


@pytest.mark.parametrize("game", JOINS)
def test_under_less_motion_nobody_strikes_out_of_their_place(game: str) -> None:
    table, play, step, struck = of_attack(game, blocked=False)
    table.motion.reduced = True
    for beat in made(table, play, step, struck):
        if beat.begin:
            beat.begin()
    assert not table.motion.lunges


@pytest.mark.parametrize("game", JOINS)
def test_what_a_card_does_by_its_effect_is_no_strike(game: str) -> None:
    table, _, step, struck = of_attack(game, blocked=False)
    effect = {"index": -5, "kind": "effect", "cause": None, "entity": struck[0]["source"]}
    other = Step(step.seat, step.answer, [effect, *step.events], step.view)
    assert melee.fights(table, step, struck[0])
    assert not melee.fights(table, other, {**struck[0], "cause": -5})
