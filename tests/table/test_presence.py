"""The players opposite each other: faces, vessels, the table and its light."""

from __future__ import annotations

import pygame
import pytest

from game.records.cards import GAMES
from game.records.match import Match
from game.table import app, tree
from game.table.drawing import banners, portraits
from game.table.drawing.portraits import Likeness, portrait
from game.table.drawing.vessels import STEPS
from game.table.games import table_of
from game.table.match import course, effects, ground, persons
from game.table.match.course import LINGERS
from game.table.match.painter import Ahead
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.table import live


def table(seats: tuple[str, ...] = ("human", "random"), game: str = "contracts", **more: object) -> MatchScene:
    stage = live.stage(game=game, **more)
    return live.scene(stage, live.new_match(live.decks_of(game, len(seats)), seats=seats, game=game), seats)


def hurt(scene: MatchScene, seat: int, to: int) -> None:
    """Show that seat with so much health."""
    seats = [
        {**mine, "health": to} if number == seat else mine for number, mine in enumerate(scene.table.view["seats"])
    ]
    scene.table.view = {**scene.table.view, "seats": seats}
    scene.stage.touch()


def bytes_of(stage: Stage) -> bytes:
    return bytes(app.picture(stage).get_buffer().raw)


def frames(stage: Stage, seconds: float = 6.0) -> int:
    """How many of the frames of so many seconds are drawn."""
    drawn = 0
    for _ in range(round(seconds / 0.05)):
        stage.fresh()
        stage.dirty = False
        stage.update(0.05)
        drawn += stage.dirty
    return drawn


# faces


def test_a_portrait_follows_from_its_likeness_alone() -> None:
    app.unseen_driver((640, 360))
    like = Likeness("fire", "wolf-head", 7)
    first = bytes(portrait(like, 60).get_buffer().raw)
    portrait.cache_clear()  # type: ignore[attr-defined]
    assert bytes(portrait(like, 60).get_buffer().raw) == first
    assert bytes(portrait(Likeness("fire", "wolf-head", 8), 60).get_buffer().raw) != first


def test_each_mood_is_another_picture() -> None:
    app.unseen_driver((640, 360))
    drawn = {bytes(portrait(Likeness("water", "waves", 3), 60, mood).get_buffer().raw) for mood in portraits.MOODS}
    assert len(drawn) == len(portraits.MOODS) == len(portraits.MASKED)


def test_two_who_play_the_same_deck_have_two_faces() -> None:
    seats = ("human", "random")
    scene = live.scene(live.stage(), live.new_match(("cinder_march", "cinder_march"), seats=seats), seats)
    assert scene.table.likenesses[0] != scene.table.likenesses[1]


def test_of_decks_that_are_dealt_by_chance_a_face_tells_nothing() -> None:
    scene = table(("human",) * 4, "estro")
    assert {scene.table.likenesses[seat].icon for seat in range(4)} == {persons.NOBODY.icon}


def test_moods_follow_what_the_table_shows() -> None:
    scene = table()
    assert [persons.mood(scene.table, scene.play, seat) for seat in (0, 1)] == ["calm", "calm"]
    hurt(scene, 1, 3)
    assert [persons.mood(scene.table, scene.play, seat) for seat in (0, 1)] == ["winning", "worried"]
    scene.table.shakes[0] = 0.3
    assert persons.mood(scene.table, scene.play, 0) == "hit"


def test_a_squad_is_shown_in_the_hue_of_most_of_its_cards() -> None:
    scene = table(game="cataclysm")
    deck = next(deck for deck in scene.stage.library.decks if deck.id == scene.table.decks[0])
    hues = [scene.stage.library.cards[card].art["hue"] for card, n in deck.cards.items() for _ in range(n)]
    assert scene.table.likenesses[0].hue == "cataclysm/" + max(set(hues), key=lambda hue: (hues.count(hue), hue))


# vessels


def test_a_vessel_drains_what_was_lost_trails_and_both_come_to_rest() -> None:
    scene = table()
    assert scene.table.presence.heights(0, course.vessels(scene.table)[0]) == (STEPS, STEPS)
    hurt(scene, 0, 15)
    scene.stage.update(0.1)
    now, trail = scene.table.presence.heights(0, course.vessels(scene.table)[0])
    assert STEPS / 2 < now < STEPS == trail
    live.settle(scene.stage, 4)
    assert scene.table.presence.heights(0, course.vessels(scene.table)[0]) == (STEPS // 2, STEPS // 2)
    hurt(scene, 0, 30)
    live.settle(scene.stage, 2)
    assert scene.table.presence.heights(0, course.vessels(scene.table)[0]) == (STEPS, STEPS)


def test_while_any_health_is_left_the_vessel_is_not_empty() -> None:
    scene = table(reduced_motion=True)
    for health, level in ((1, 1), (0, 0), (-3, 0)):
        hurt(scene, 0, health)
        scene.stage.update(0.05)
        assert scene.table.presence.heights(0, course.vessels(scene.table)[0])[0] == level


def test_low_health_pulses_after_a_blow_and_then_rests() -> None:
    scene = table()
    hurt(scene, 0, 5)
    drawn = frames(scene.stage)
    assert 30 < drawn < 80
    assert frames(scene.stage) == 0
    mine, theirs = (scene.table.presence.glow(seat, course.vessels(scene.table)[seat]) for seat in (0, 1))
    assert mine > 0 == theirs


def test_with_reduced_motion_it_stands_at_once_where_it_ends() -> None:
    scene = table(reduced_motion=True)
    hurt(scene, 0, 15)
    scene.stage.update(0.05)
    assert scene.table.presence.heights(0, course.vessels(scene.table)[0]) == (STEPS // 2, STEPS // 2)
    live.settle(scene.stage, 1)
    assert frames(scene.stage) == 0


@pytest.mark.parametrize(("game", "count"), live.GAMES)
def test_a_table_where_nothing_happens_costs_no_frames(game: str, count: int) -> None:
    scene = table(("human",) * count, game)
    scene.uncover()
    live.settle(scene.stage, 3)
    assert frames(scene.stage, 3) == 0


# plates


def test_the_special_draw_and_burnout_are_on_the_plate_and_in_words() -> None:
    scene = table()
    own = scene.table.view["seats"][0]
    assert scene.table.game.plate_marks(own) == ("special-free",)
    burnt = {**own, "special_used": True, "burnout": 2}
    assert scene.table.game.plate_marks(burnt) == ("special-used", "burning")
    words = " ".join(scene.table.game.notes(scene.ui.say, burnt))
    assert "used up" in words and "3" in words


# the table


def light_of(match: Match, **more: object) -> MatchScene:
    return live.scene(live.stage(**more), match)


def test_the_light_goes_over_to_whose_turn_it_is() -> None:
    scene = table()
    before = bytes_of(scene.stage)
    other = 1 - scene.table.view["active"]
    scene.table.view = {**scene.table.view, "active": other}
    scene.stage.touch()
    app.picture(scene.stage)
    assert scene.ground.moves
    live.settle(scene.stage, 2)
    assert not scene.ground.moves and bytes_of(scene.stage) != before


def test_with_reduced_motion_the_light_is_there_at_once_and_the_day_stands_still() -> None:
    scene = table(reduced_motion=True)
    app.picture(scene.stage)
    scene.table.view = {**scene.table.view, "active": 1 - scene.table.view["active"], "turn": 20}
    app.picture(scene.stage)
    assert not scene.ground.moves and ground.hour(scene.table) == 0


@pytest.mark.parametrize("reduced", [False, True])
def test_the_tree_tells_the_same_with_and_without_motion(reduced: bool) -> None:
    told = tree.as_text(table(reduced_motion=reduced).stage.fresh())
    assert told == tree.as_text(table(reduced_motion=not reduced).stage.fresh())


# the window


@pytest.mark.parametrize(("game", "count"), live.GAMES)
def test_the_window_is_called_by_the_game_and_the_decks_that_everybody_knows(game: str, count: int) -> None:
    scene = table(("human",) * count, game)
    title = pygame.display.get_caption()[0]
    assert title.startswith(scene.ui.say("game-name"))
    assert all(scene.table.deck_name(seat) in title for seat in range(count))
    known = {scene.table.words.card(card) for card in scene.stage.library.cards}
    assert not any(name in title for name in known if len(name) > 3)


def test_each_game_hangs_out_its_own_sign() -> None:
    app.unseen_driver((640, 360))
    drawn = {bytes(banners.sign(64, *table_of(game).sign).get_buffer().raw) for game in GAMES}
    assert len(drawn) == len(GAMES)


# words that stood in each other's way


def test_before_the_first_turn_nobody_is_told_that_it_is_not_theirs() -> None:
    for first in (0, 1):
        match = live.new_match(seats=("human", "random"), first=first)
        live.random_play(match, 1, lambda m: m.to_answer == 0)
        assert match.view(0)["turn"] == 0
        stage = live.stage()
        live.scene(stage, match)
        button = tree.find(stage.fresh(), "end-turn")
        assert button is not None and button.name == "Opening" and not button.enabled


def test_who_is_thinking_is_told_once_the_banner_is_gone_and_it_lasts() -> None:
    """Never between two acts: it would blink in the middle of the table."""
    scene = table()
    scene.play.view = scene.play.last_view
    scene.play.asked = 1
    effects.banner(scene.table, "Turn", 1.0)
    live.settle(scene.stage, LINGERS)
    assert not scene.waits
    live.settle(scene.stage, 1.5)
    assert scene.waits
    effects.banner(scene.table, "Turn", 0.2)
    live.settle(scene.stage, 1.5)
    assert not scene.waits


def test_a_table_that_waits_looks_for_no_faces_once_all_are_drawn_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table()
    frames(scene.stage, 20)
    looked: list[Ahead] = []
    search = Ahead._next
    monkeypatch.setattr(Ahead, "_next", lambda ahead, *more: looked.append(ahead) or search(ahead, *more))
    frames(scene.stage)
    assert not looked
    scene.table.view = {**scene.table.view}
    frames(scene.stage)
    assert len(looked) == 1, "what is new is drawn ahead, and then it rests again"
