"""The tops of tables: four places that differ, what of a match is seen in them, and the light on them."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.kernel import decisions
from game.records.cards import GAMES
from game.table import tree
from game.table.drawing.tops import hall, plateau, written
from game.table.drawing.tops.plan import Kind
from game.table.games import table_of
from game.table.layout import heaps, poses
from game.table.match import ground, top
from game.table.match.ground import Ground
from game.table.match.lamp import Lamp
from game.table.match.scene import MatchScene
from tests.table import live

SIZE = (640, 360)


def table(game: str, seats: int = 2, size: tuple[int, int] = SIZE, **settings: Any) -> MatchScene:
    stage = live.stage(size, game=game, **settings)
    people = ("human",) * seats
    match = live.new_match(live.decks_of(game, seats), seats=people, game=game)
    scene = live.scene(stage, match, people)
    scene.table.versus = 0.0
    scene.table.lamp = Lamp()
    scene.ground = Ground(scene.table.lamp)
    below(scene)
    return scene


def below(scene: MatchScene) -> pygame.Surface:
    """What lies below the cards now."""
    surface = pygame.Surface(scene.stage.size)
    scene.ground.paint(scene.table, scene.ui, surface)
    return surface


def seen(scene: MatchScene) -> bytes:
    return bytes(below(scene).get_buffer().raw)


def tell(scene: MatchScene, seat: int, **numbers: Any) -> None:
    """Let the table show other numbers of a seat."""
    seats = list(scene.table.view["seats"])
    seats[seat] = {**seats[seat], **numbers}
    scene.table.view = {**scene.table.view, "seats": seats}


def lay(scene: MatchScene, kind: str, face_down: bool = False) -> None:
    """Let a card of that kind lie in play."""
    like = {"id": 900, "zone": "field", "kind": kind, "face_down": face_down, "controller": 1}
    scene.table.view = {**scene.table.view, "entities": {**scene.table.view["entities"], 900: like}}


def pass_time(scene: MatchScene, seconds: float, step: float = 0.05) -> None:
    for _ in range(round(seconds / step)):
        scene.ground.update(step, step)


# four places


def test_the_tops_of_all_games_differ_at_a_glance() -> None:
    """As a picture of 32 x 18, whose middle is the same for nobody."""
    small = {}
    for game in GAMES:
        picture = pygame.transform.smoothscale(below(table(game)), (32, 18))
        small[game] = [picture.get_at((x, y))[:3] for x in range(32) for y in range(18)]
    for game in GAMES:
        for other in GAMES:
            if game < other:
                pairs = zip(small[game], small[other], strict=True)
                apart = sum(abs(a - b) for one, two in pairs for a, b in zip(one, two, strict=True)) / (32 * 18 * 3)
                assert apart > 9, (game, other, apart)


@pytest.mark.parametrize("game", GAMES)
def test_each_side_has_its_own_colour(game: str) -> None:
    scene = table(game)
    before = seen(scene)
    scene.table.likenesses = tuple(reversed(scene.table.likenesses))
    hues = {likeness.hue for likeness in scene.table.likenesses}
    assert (seen(scene) != before) == (len(hues) > 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_the_near_edge_lies_between_the_rows_and_the_hand(game: str, size: tuple[int, int]) -> None:
    for scale in (0.75, 1.0, 2.0):
        scene = table(game, size=size, scale=scale)
        made = top.plan(scene.table, scene.ui)
        assert all(row.bottom <= made.rim + made.u(30) for row in made.rows(near=True))
        assert made.middle < made.rim < size[1]


@pytest.mark.parametrize("game", GAMES)
def test_where_contrast_matters_most_the_table_is_plain(game: str) -> None:
    picture = below(table(game, theme="contrast"))
    tones = {tuple(picture.get_at((x, y))) for x in range(0, SIZE[0], 5) for y in range(0, SIZE[1], 5)}
    assert len(tones) <= 2


# what breaks off


def test_so_many_pieces_are_gone_as_characters_have_fallen() -> None:
    scene = table("cataclysm")
    assert top.gone(scene.table) == (0, 0)
    tell(scene, 1, discarded_characters=2)
    assert top.gone(scene.table) == (0, 2)
    tell(scene, 0, discarded_characters=9)
    assert top.gone(scene.table) == (scene.table.view["seats"][0]["discard_limit"], 2)


def test_a_resumed_match_shows_the_plateau_as_it_was_left() -> None:
    played, resumed = (table("cataclysm", reduced_motion=True) for _ in range(2))
    for fallen in (1, 2):
        tell(played, 0, discarded_characters=fallen)
        seen(played)
    tell(resumed, 0, discarded_characters=2)
    assert seen(played) == seen(resumed) != seen(table("cataclysm", reduced_motion=True))


def test_a_piece_falls_for_six_tenths_of_a_second_and_then_the_table_rests() -> None:
    scene = table("cataclysm")
    tell(scene, 1, discarded_characters=1)
    seen(scene)
    assert len(scene.ground.falling) == 1
    pass_time(scene, ground.SINKS - 0.1)
    assert scene.ground.falling
    pass_time(scene, 0.2)
    assert not scene.ground.falling and not scene.ground.moves


def test_with_less_motion_a_piece_is_gone_at_once() -> None:
    scene = table("cataclysm", reduced_motion=True)
    before = seen(scene)
    tell(scene, 1, discarded_characters=1)
    assert seen(scene) != before and not scene.ground.moves


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pieces_lie_beside_the_places_of_characters_on_the_table(seats: int) -> None:
    scene = table("cataclysm", seats)
    made = top.plan(scene.table, scene.ui)
    for side, before in enumerate(made.grounds):
        assert before.pieces == 4
        for number in range(before.pieces):
            box, _ = plateau.piece(made, side, number)
            assert box.w and box.h and pygame.Rect(0, 0, *SIZE).contains(box)


@pytest.mark.parametrize("seats", [2, 5])
def test_pieces_are_no_boxes_and_neighbours_fit(seats: int) -> None:
    scene = table("cataclysm", seats)
    made = top.plan(scene.table, scene.ui)
    for ground_ in made.grounds:
        for number in range(ground_.pieces):
            points = plateau._outline(made, ground_, number)
            xs, ys = [x for x, _ in points], [y for _, y in points]
            around = zip(points, [*points[1:], points[0]], strict=True)
            area = abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in around)) / 2
            assert area < 0.86 * (max(xs) - min(xs)) * (max(ys) - min(ys))
            if number >= 2:
                assert len({*points} & {*plateau._outline(made, ground_, number - 2)}) >= 4, "they part along one line"


# figures


@pytest.mark.parametrize("cards", [1, 3, 5])
def test_no_figure_lies_under_the_first_cards_of_a_row(cards: int) -> None:
    scene = table("estro")
    made, figures = top.plan(scene.table, scene.ui), scene.table.game.tabletop.figures
    for number in range(len(figures)):
        half = made.u(hall.large(number)) / 2
        x, y = hall.middle(made, number, len(figures))
        lies = pygame.Rect(x - half * 0.8, y - half * 0.8, 1.6 * half, 1.6 * half)
        for side in scene.table.layout.sides:
            for pose in poses.spread(side.field[0], range(cards)).values():
                assert not lies.colliderect(scene.ui.rect(*heaps.outline(pose))), (number, pose)


@pytest.mark.parametrize("lang", ["it", "en"])
def test_no_figure_lies_under_what_the_table_asks_first(lang: str) -> None:
    match = live.new_match(live.decks_of("estro", 2), game="estro", seats=("human", "random"))
    scene = live.scene(live.stage(game="estro", lang=lang), match)
    live.settle(scene.stage, 1)
    made, figures = top.plan(scene.table, scene.ui), scene.table.game.tabletop.figures
    bar = tree.find(scene.stage.fresh(), "prompt")
    assert bar is not None and bar.rect.w
    for number in range(len(figures)):
        half = made.u(hall.large(number)) / 2
        x, y = hall.middle(made, number, len(figures))
        assert not bar.rect.colliderect(pygame.Rect(x - half, y - half, 2 * half, 2 * half)), number


# lightning


def test_lightning_is_short_soft_and_never_comes_twice_in_half_a_second() -> None:
    scene = table("cataclysm")
    dark = below(scene)
    flashes, lit = 0, False
    for frame in range(120):  # three seconds in which it strikes every tenth of a second
        if frame % 4 == 0:
            scene.table.struck += 1
        picture = below(scene)
        if scene.ground.flash > 0 and not lit:
            flashes += 1
        lit = scene.ground.flash > 0
        for x in range(10, SIZE[0], 60):
            risen = max(a - b for a, b in zip(picture.get_at((x, 200))[:3], dark.get_at((x, 200))[:3], strict=True))
            assert risen <= max(ground.BRIGHTEST)
        pass_time(scene, 0.025, 0.025)
    assert 1 < flashes <= 2 * 3


def test_with_less_motion_there_is_no_lightning() -> None:
    scene = table("cataclysm", reduced_motion=True)
    seen(scene)
    scene.table.struck += 1
    seen(scene)
    assert not scene.ground.flash


@pytest.mark.parametrize(("word", "strikes"), [("play", 1), ("pass", 0)])
def test_it_lightens_as_an_event_is_played_and_for_nothing_else(word: str, strikes: int) -> None:
    seats = ("human", "random")
    match = live.new_match(live.decks_of("cataclysm", 2), seats=seats, game="cataclysm")
    live.random_play(match, 2, lambda now: now.to_answer == 0 and {"play", "pass"} <= words(now), never=("play",))
    scene = live.scene(live.stage(SIZE, game="cataclysm"), match, seats)
    way = next(way for way in decisions.answers(match.state) if way[0] == word)
    assert scene.give(way)
    live.settle(scene.stage, 3)
    assert scene.table.struck == strikes


def words(match: Any) -> set[str]:
    return {way[0] for way in decisions.answers(match.state)}


# figures


def test_a_figure_shines_only_while_a_card_of_its_kind_lies_open_in_play() -> None:
    scene = table("estro")
    assert top.lit(scene.table) == frozenset()
    lay(scene, "granito", face_down=True)
    assert top.lit(scene.table) == frozenset()
    lay(scene, "granito")
    assert top.lit(scene.table) == {"granito"}


def test_the_own_face_down_card_lights_nothing_for_whoever_knows_it() -> None:
    scene = table("estro")
    before = seen(scene)
    lay(scene, "manpo", face_down=True)
    assert seen(scene) == before


@pytest.mark.parametrize("kind", list(table_of("estro").tabletop.figures))
def test_each_figure_shines_in_its_colour(kind: str) -> None:
    scene = table("estro", reduced_motion=True)
    dark = below(scene)
    lay(scene, kind)
    light = below(scene)
    risen = [0, 0, 0]
    for x in range(0, SIZE[0], 3):
        for y in range(0, SIZE[1], 3):
            for part in range(3):
                risen[part] += light.get_at((x, y))[part] - dark.get_at((x, y))[part]
    colour = table_of("estro").tabletop.figures[kind].colour
    assert min(risen) >= 0 and risen.index(max(risen)) == colour.index(max(colour))


# the lamp


def turn_over(scene: MatchScene) -> None:
    scene.table.view = {**scene.table.view, "active": 1 - scene.table.view["active"]}


def brightness(surface: pygame.Surface, box: pygame.Rect) -> float:
    return sum(pygame.transform.average_color(surface, box)[:3])


def test_the_lamp_travels_to_the_side_whose_turn_it_is() -> None:
    scene = table("contracts")
    rows = [scene.table.side(seat).field[0] for seat in (0, 1)]
    active = scene.table.view["active"]
    assert scene.table.lamp.place == (rows[active].x, rows[active].y)
    turn_over(scene)
    seen(scene)
    ways = []
    while scene.ground.moves:
        pass_time(scene, 0.05)
        ways.append(scene.table.lamp.place)
    assert 7 <= len(ways) <= 9 and ways[-1] == (rows[1 - active].x, rows[1 - active].y)
    down = [y for _, y in ways if y]
    assert down == sorted(down) or down == sorted(down, reverse=True)


def test_it_is_brighter_where_the_lamp_is() -> None:
    scene = table("contracts", reduced_motion=True)
    boxes = [scene.ui.rect(row.x - 300, row.y - 60, 600, 120) for row in (scene.table.side(s).field[0] for s in (0, 1))]
    active = scene.table.view["active"]
    before = below(scene)
    turn_over(scene)
    after = below(scene)
    assert brightness(after, boxes[active]) < brightness(before, boxes[active])
    assert brightness(after, boxes[1 - active]) > brightness(before, boxes[1 - active])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_drawn_while_nobody_moves(game: str) -> None:
    scene = table(game)
    below(scene)
    pass_time(scene, 2)
    assert not any(scene.ground.update(1 / 60, 1 / 60) for _ in range(120))


def test_dust_drifts_only_from_one_picture_to_the_next() -> None:
    scene = table("contracts")
    first = seen(scene)
    assert seen(scene) == first
    pass_time(scene, 5)
    late = seen(scene)
    assert late != first
    other = table("contracts")
    seen(other)
    pass_time(other, 0.05)
    assert seen(other) == late  # however long nothing was drawn, it was one step


# what is written


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_vellum_is_written_on_at_both_sides_and_so_faintly_that_cards_come_first(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table("grimoire", size=size)
    full = below(scene)
    monkeypatch.setattr(written, "write", lambda *_: None)
    bare = below(table("grimoire", size=size))
    rows = [bed.box for bed in top.plan(scene.table, scene.ui).beds if bed.kind is Kind.ROW]
    wide = [box for box in rows if box.w > size[0] / 2]
    assert len(rows) == 5 and len(wide) == 3
    for box in wide:
        for left in (box.left, box.right - box.w // 3):
            spots = [(x, y) for x in range(left, left + box.w // 3, 3) for y in range(box.top, box.bottom, 3)]
            apart = [
                max(abs(a - b) for a, b in zip(full.get_at(spot)[:3], bare.get_at(spot)[:3], strict=True))
                for spot in spots
            ]
            assert sum(far > 5 for far in apart) > 0.02 * len(apart), (box, left)
            assert max(apart) < 60, (box, left)
