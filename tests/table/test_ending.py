"""The end of a match: what is told of it, what can be done then, and that it is watched again as it was played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.kernel import decisions
from game.records.match import Match
from game.rules import NAMES
from game.table import charts, tree
from game.table.match import ending, opening
from game.table.match.chronicle import Chronicle
from game.table.match.scene import MatchScene
from game.table.replay.scene import ReplayScene
from game.table.stage import Stage
from tests.table import laid, live
from tests.table.test_curtain import hidden_names


def ended(game: str = "contracts", seats: int = 2, **more: Any) -> tuple[Stage, MatchScene]:
    """A match against computers that is over, as the person sees it."""
    who = ("human",) + ("random",) * (seats - 1)
    match = live.played_out(1, decks=live.decks_of(game, seats), seats=who, game=game)
    stage = live.stage(game=game, **more)
    return stage, live.scene(stage, match, who)


def chronicle_of(scene: MatchScene) -> Chronicle:
    return Chronicle(scene.play.match.events_for(scene.table.near), scene.table)


def press(stage: Stage, code: int) -> None:
    stage.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def keys_of(stage: Stage) -> list[str]:
    return [node.key for node in tree.walk(stage.fresh()) if node.key.startswith("result-") and node.actions]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(("game", "seats"), live.GAMES)
def test_the_end_tells_of_every_seat_how_it_fared(game: str, seats: int, lang: str) -> None:
    stage, scene = ended(game, seats, lang=lang)
    live.settle(stage, 3)
    text = tree.as_text(stage.fresh())
    assert "‹" not in text
    told = chronicle_of(scene)
    for seat in range(seats):
        row = tree.find(stage.root, f"result-{seat}")
        assert row is not None and row.name == scene.table.words.player(seat)
        for figure in scene.table.game.figures:
            assert str(told.deeds[seat].value(figure)) in row.value
    for seat in scene.table.others:
        assert not any(name in text for name in hidden_names(scene, seat, scene.table.near))


@pytest.mark.parametrize(("game", "seats"), live.GAMES)
def test_the_curve_ends_with_the_numbers_on_the_plates(game: str, seats: int) -> None:
    _, scene = ended(game, seats)
    told = chronicle_of(scene)
    curve, name = told.curve(scene.play.match.course()), scene.table.game.curve
    assert [turn for turn, _ in curve[:-1]] == sorted({turn for turn, _ in curve[:-1]})
    assert all(len(row) == seats for _, row in curve)
    for seat, mine in enumerate(scene.table.view["seats"]):
        assert curve[-1][1][seat] in ((None, mine[name]) if mine.get("out") else (mine[name],))


def test_the_figures_count_what_was_dealt_to_the_other_side() -> None:
    _, scene = ended()
    events = scene.play.match.events_for(0)
    dealt = sum(event["amount"] for event in events if event["kind"] == "damage" and event["source"] >= 0)
    deeds = chronicle_of(scene).deeds
    assert 0 < sum(deed.dealt for deed in deeds) <= dealt
    assert max(deed.biggest for deed in deeds) <= max(e["amount"] for e in events if e["kind"] == "damage")
    for seat, deed in enumerate(deeds):
        assert deed.played == sum(event["kind"] == "play" and event["seat"] == seat for event in events)


def test_what_attackers_deal_to_players_counts_for_whose_they_are() -> None:
    _, scene = ended("grimoire")
    told, of, dealt = chronicle_of(scene), {}, [0, 0]
    for event in told.events:
        if event["kind"] == "attack":
            of[event["attacker"]] = event["seat"]
        elif event["kind"] == "damage" and event["target"] == 1 - of.get(event["source"], event["target"]):
            dealt[of[event["source"]]] += event["amount"]
    assert min(dealt) > 0
    assert all(deeds.dealt >= least for deeds, least in zip(told.deeds, dealt, strict=True))


def test_the_decisive_card_is_one_of_the_winners() -> None:
    for game in NAMES:
        _, scene = ended(game)
        won = scene.play.match.result
        assert won is not None
        found = chronicle_of(scene).decisive([won["winner"]])
        assert found is not None and found.seat == won["winner"]


def test_who_gave_up_was_struck_by_no_last_blow() -> None:
    match = live.sought(lambda m: m.view(0)["turn"] >= 6, seats=("human", "random"))
    match.concede(0)
    scene = live.scene(live.stage(), match)
    found = chronicle_of(scene).decisive([1])
    assert found is None or not found.last


def test_nothing_is_chosen_in_the_first_moment() -> None:
    """The click or key that ended the match must not begin the next."""
    stage, scene = ended()
    begun: list[int] = []
    scene.again = lambda: begun.append(1)
    press(stage, pygame.K_r)
    press(stage, pygame.K_RETURN)
    assert begun == []
    live.settle(stage, ending.DEAF + 0.2)
    press(stage, pygame.K_r)
    press(stage, pygame.K_RETURN)
    assert begun == [1, 1]


def test_at_the_table_the_choices_stay_within_reach() -> None:
    stage, scene = ended()
    scene.again = scene.watch = lambda: None
    live.settle(stage, 2)
    before = keys_of(stage)
    assert before == ["result-rematch", "result-decks", "result-watch", "result-look", "result-title"]
    look = tree.find(stage.fresh(), "result-look")
    assert look is not None and look.act()
    stage.touch()
    assert tree.find(stage.fresh(), "result") is None
    after = keys_of(stage)
    assert after == ["result-rematch", "result-decks", "result-watch", "result-back", "result-title"]
    back = tree.find(stage.fresh(), "result-back")
    assert back is not None and back.act()
    assert tree.find(stage.fresh(), "result") is not None


def test_reduced_motion_tells_the_same_and_draws_no_frames() -> None:
    told = []
    for reduced in (False, True):
        stage, _ = ended(reduced_motion=reduced)
        frames = 0
        for _ in range(60):
            stage.dirty = False
            stage.update(0.05)
            frames += stage.dirty
        told.append(tree.as_text(stage.fresh()))
        assert (frames > 10) is not reduced
    assert told[0] == told[1]


def test_another_deck_is_chosen_in_the_set_up_of_the_same_game() -> None:
    stage, scene = ended("cataclysm")
    scene.again = lambda: None
    live.settle(stage, 2)
    node = tree.find(stage.fresh(), "result-decks")
    assert node is not None and node.act()
    assert stage.scene.name == "set-up" and stage.library.game == "cataclysm"


def test_a_match_is_watched_again_from_its_beginning(tmp_path: Path) -> None:
    stage = live.stage(speed=0)
    match = Match.new("contracts", live.DECKS, 1, 0, ("human", "human"), tmp_path)
    live.random_play(match, 1, lambda _: False)
    opening.show(stage, match, True)
    scene = stage.scene
    assert isinstance(scene, MatchScene)
    scene.uncover()
    live.settle(stage, 2)
    node = tree.find(stage.fresh(), "result-watch")
    assert node is not None and node.act()
    assert isinstance(stage.scene, ReplayScene) and stage.scene.table.view["turn"] <= 1


@pytest.mark.parametrize(
    ("low", "high", "wanted"),
    [
        (0, 30, [0, 10, 20, 30]),
        (-11, 30, [-10, 0, 10, 20, 30]),
        (0, 1, [0, 1]),
        (40, 75, [40, 50, 60, 70]),
        (5, 5, [5]),
    ],
)
def test_the_scale_of_the_curve_has_round_numbers(low, high, wanted):
    assert list(charts.marks(low, high)) == wanted


def test_the_scale_of_the_curve_tells_where_nothing_is():
    for low in range(-60, 1):
        for high in range(max(0, low), 120):
            found = charts.marks(low, high)
            assert 0 in found and len(found) <= 6 and all(low <= n <= high for n in found), (low, high)


@pytest.mark.parametrize(
    ("first", "last", "wanted"), [(1, 10, [2, 4, 6, 8, 10]), (0, 17, [0, 5, 10, 15]), (3, 5, [3, 4, 5])]
)
def test_the_turns_below_the_curve_are_equally_far_apart(first, last, wanted):
    assert charts.turns_named([(turn, (0,)) for turn in range(first, last + 1)]) == [turn - first for turn in wanted]


def test_a_turn_that_the_curve_shows_twice_is_named_once():
    """The last turn has a point at its beginning and one at the end of the match."""
    assert charts.turns_named([(7, (0,)), (8, (1,)), (8, (2,))]) == [0, 1]


def test_who_falls_in_a_fight_counts_for_the_other_fighter() -> None:
    """Also where the last blow of the fight was that of the Character that fell."""
    _, scene = ended("cataclysm", 3)
    told = chronicle_of(scene)
    fights = {event["index"] for event in told.events if event["kind"] == "attack"}

    def fought(event: dict[str, Any]) -> bool:
        return any(cause["index"] in fights for cause in told._causes(event))

    fallen = [event for event in told.events if event["kind"] == "destroyed" and fought(event)]
    assert fallen and sum(deeds.felled for deeds in told.deeds) >= len(fallen)


def test_of_blows_dealt_at_once_the_hardest_is_the_last() -> None:
    board = {"P1": {"territory": ["ridge_ox", "trail_wolf"]}, "P2": {"life": 3}}
    match = laid.match(board, ("human", "random"))
    while match.result is None:
        ways = decisions.answers(match.state)
        match.answer(next((way for way in ways if way[0] == "attack"), max(ways, key=len)))
    scene = live.scene(live.stage(game="grimoire"), match, ("human", "random"))
    found = chronicle_of(scene).decisive([0])
    assert found is not None and (found.card, found.last, found.amount) == ("ridge_ox", True, 4)
