"""Light: the edges of cards catch the lamp, foil follows the pointer, a glint passes over what is hung up; its cost."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.rules import NAMES
from game.table import tree
from game.table.drawing import cloth, foil, glints, relief, strips
from game.table.drawing import rims as edges
from game.table.layout.poses import Pose
from game.table.match import curtain, effects, ground, rims, versus
from game.table.match.ground import Ground
from game.table.match.lamp import GOES_OVER, Lamp
from game.table.match.record import MatchTable
from game.table.match.scene import MatchScene
from game.table.scenes.setup import SetUp
from game.table.stage import Stage
from tests.table import live

SIZE = (120, 168)


def lit(seat: int, game: str = "contracts", **more: Any) -> MatchScene:
    """A table at which it is the turn of `seat`, seen from seat 0, with the lamp hung."""
    match = live.new_match(live.decks_of(game, 2), game=game)
    scene = live.scene(live.stage((640, 360), game=game, **more), match)
    scene.table.versus, scene.table.lamp = 0.0, Lamp()
    scene.table.view = {**scene.table.view, "active": seat}
    scene.ground = Ground(scene.table.lamp)
    scene.ground.paint(scene.table, scene.ui, Surface(scene.stage.size))
    return scene


def level(scene: MatchScene, x: float, y: float) -> int:
    return rims.catches(scene.table, scene.ui, Pose(x, y, 100))[0]


def before(table: MatchTable, seat: int) -> tuple[float, float]:
    """Where the first card of a side would stand."""
    row = table.side(seat).field[0]
    return row.x, row.y


def light(drawn: Surface, box: Rect) -> float:
    return sum(pygame.transform.average_color(drawn, box)[:3])


def test_the_light_falls_with_the_distance_from_the_lamp() -> None:
    lamp = Lamp()
    lamp.hang((960, 400), still=True)
    for dx, dy in ((1, 0), (0, 1), (-1, 1), (1, -1)):
        falls = [lamp.reaches((960 + dx * far, 400 + dy * far))[0] for far in range(0, 1300, 100)]
        assert falls[0] == 1 and falls == sorted(falls, reverse=True) and falls[-1] < 0.5


def test_it_comes_from_above_and_from_the_side_of_the_lamp() -> None:
    lamp = Lamp()
    lamp.hang((960, 400), still=True)
    left, under, right = (lamp.reaches((x, 400))[1] for x in (300, 960, 1620))
    assert 0 < left < under == 90 < right < 180


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_of_the_side_whose_turn_it_is_have_the_brighter_rims(game: str, seat: int) -> None:
    scene = lit(seat, game)
    bright, dim = (level(scene, *before(scene.table, side)) for side in (seat, 1 - seat))
    assert bright > dim


def test_a_rim_falls_with_the_distance() -> None:
    scene = lit(0)
    x, y = before(scene.table, 0)
    levels = [level(scene, x + far, y) for far in range(0, 1200, 100)]
    assert levels[0] == edges.LEVELS and levels == sorted(levels, reverse=True) and levels[-1] < levels[0] / 2


def test_rims_follow_the_lamp_on_its_way() -> None:
    scene = lit(0)
    table, spot = scene.table, before(scene.table, 0)
    table.lamp.hang(before(table, 1), still=False)
    levels = [level(scene, *spot)]
    while table.lamp.update(GOES_OVER / 10):
        levels.append(level(scene, *spot))
    assert levels == sorted(levels, reverse=True) and len(set(levels)) > 2


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"theme": "contrast"}])
def test_neither_less_motion_nor_high_contrast_has_rims(still: dict[str, Any]) -> None:
    scene = lit(0, **still)
    assert level(scene, *before(scene.table, 0)) == 0
    assert level(lit(0), *before(scene.table, 0)) > 0


def test_what_can_not_be_used_catches_less() -> None:
    scene = lit(0)
    pose = Pose(*before(scene.table, 0), 100)
    assert 0 < rims.catches(scene.table, scene.ui, pose, faint=True)[0] < edges.LEVELS / 2 + 1


def test_rims_cost_nothing_while_nothing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = lit(0)
    stage, drawn = scene.stage, list[tuple[int, int]]()
    stage.settings.hints = False
    live.settle(stage, 1.0)
    stage.draw(Surface(stage.size))
    real = edges._edge._draw

    def draw(size: tuple[int, int], corner: int, turn: int) -> Surface:
        drawn.append(size)
        return real(size, corner, turn)

    monkeypatch.setattr(edges._edge, "_draw", draw)
    for _ in range(60):
        stage.update(1 / 60)
        assert not stage.dirty
    stage.draw(Surface(stage.size))
    assert not drawn, "the rims of a frame are those of the one before"


@pytest.mark.parametrize("angle", [0.0, 90.0])
def test_a_rim_is_bright_where_its_edge_faces_the_light_and_black_within(angle: float) -> None:
    up = edges.TURNS // 4 - round(angle * edges.TURNS / 360)
    drawn = edges.rim(SIZE, 8, edges.LEVELS, up, angle)
    w, h = drawn.get_size()
    top, low = (light(drawn, Rect(w // 4, y, w // 2, 6)) for y in (0, h - 6))
    assert top > 300 and low == 0
    assert light(drawn, Rect(w // 3, h // 3, w // 3, h // 3)) == 0
    dimmer = edges.rim(SIZE, 8, edges.LEVELS // 2, up, angle)
    assert 0 < light(dimmer, Rect(w // 4, 0, w // 2, 6)) < top


# foil


def chosen(game: str = "contracts", **more: Any) -> tuple[Stage, Rect]:
    """The set-up, and where the chosen deck of the first side lies."""
    stage = live.stage(game=game, **more)
    stage.take_up(game)
    stage.push(SetUp(stage))
    node = next(n for n in tree.walk(stage.fresh()) if n.key.startswith("deck-0-") and "selected" in n.flags)
    return stage, node.rect


def point(stage: Stage, at: tuple[int, int]) -> Surface | None:
    """The picture after the pointer has gone there; None where nothing is drawn for it."""
    stage.dirty = False
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    if not stage.dirty:
        return None
    drawn = Surface(stage.size)
    stage.draw(drawn)
    return drawn


def face(box: Rect) -> Rect:
    """The middle of the face on the tile of a deck."""
    return Rect(box.centerx - 40, box.y + 30, 80, 100)


@pytest.mark.parametrize("game", NAMES)
def test_foil_on_the_face_of_a_deck_follows_the_pointer(game: str) -> None:
    stage, box = chosen(game)
    card = face(box)
    before = point(stage, (2, 2)) or Surface(stage.size)
    stage.draw(before)
    shown = [point(stage, (card.x + part, card.y + part)) for part in (10, 40, 70)]
    pictures = {bytes(drawn.subsurface(card).copy().get_buffer().raw) for drawn in shown if drawn is not None}
    assert len(pictures) == 3
    assert all(drawn is not None and light(drawn, card) > light(before, card) for drawn in shown)


def test_foil_is_drawn_only_where_a_deck_is_pointed_at() -> None:
    stage, box = chosen()
    point(stage, face(box).center)
    left = point(stage, (2, 2))
    assert left is not None
    assert point(stage, (3, 3)) is None
    live.settle(stage, 2.0)
    stage.draw(Surface(stage.size))
    for _ in range(30):
        stage.update(1 / 60)
        assert not stage.dirty


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"theme": "contrast"}])
def test_neither_less_motion_nor_high_contrast_has_foil(still: dict[str, Any]) -> None:
    stage, box = chosen(**still)
    one, two = face(box).topleft, face(box).bottomright
    point(stage, one)
    assert stage.foil_at is None
    assert point(stage, two) is None


def test_the_band_of_foil_goes_with_the_pointer_from_corner_to_corner() -> None:
    card = Rect(100, 100, 70, 100)
    steps = [foil.step(card, (100 + 7 * n, 100 + 10 * n)) for n in range(11)]
    assert steps[0] == 0 and steps[-1] == foil.STEPS - 1 and steps == sorted(steps)
    near, far = (foil.foil(70, 100, step) for step in (2, foil.STEPS - 3))
    corner = Rect(5, 5, 20, 30)
    assert light(near, corner) > 0 and light(far, corner) == 0
    red, _, blue = pygame.transform.average_color(foil.foil(70, 100, 8), Rect(10, 10, 20, 25))[:3]
    assert red != blue, "it has hues"


# banners


def test_a_glint_passes_once_and_makes_bright_what_is_bright() -> None:
    ground = Surface((400, 40))
    ground.fill((20, 30, 20))
    metal = Rect(0, 0, 400, 8)
    ground.fill((200, 160, 90), metal)
    seen = []
    for part in (-0.1, 0.0, 0.25, 0.5, 0.75, 1.0, 3.0):
        drawn = ground.copy()
        glints.sweep(drawn, ground.get_rect(), part)
        seen.append(drawn)
    raw = [bytes(drawn.get_buffer().raw) for drawn in seen]
    assert raw[0] == raw[1] == raw[-1] == raw[-2] == bytes(ground.get_buffer().raw)
    assert len(set(raw[1:6])) == 4
    for drawn in seen[2:5]:
        assert light(drawn, metal) > light(ground, metal) + 8
        assert light(drawn, Rect(0, 20, 400, 20)) - light(ground, Rect(0, 20, 400, 20)) < 4


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"theme": "contrast"}])
def test_neither_less_motion_nor_high_contrast_has_glints(
    still: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[float] = []
    monkeypatch.setattr(glints, "sweep", lambda surface, box, part: passed.append(part))
    monkeypatch.setattr(glints, "pool", lambda surface, middle, size, part: passed.append(part))

    def shown(**more: Any) -> int:
        scene = lit(0, **more)
        scene.table.motion.reduced = bool(more.get("reduced_motion"))
        passed.clear()
        effects.banner(scene.table, "Turn", 1.0)
        scene.table.motion.effects[-1].draw(Surface(scene.stage.size), scene.ui, 0.3)
        return len(passed)

    assert shown(**still) == 0 and shown() == 2


def test_the_curtain_glints_once_and_then_rests() -> None:
    scene = lit(0)
    frames = [curtain.update(scene.table, True, 1 / 60) for _ in range(60)]
    assert sum(frames) == pytest.approx(glints.PASSES * 60, abs=1) and not frames[-1]
    assert not curtain.update(scene.table, False, 1 / 60)
    assert curtain.update(scene.table, True, 1 / 60), "it closes anew"
    scene.table.motion.reduced = True
    scene.table.covered = 0.0
    assert not curtain.update(scene.table, True, 1 / 60)


def test_what_was_announced_lately_is_written_just_as_bright_elsewhere() -> None:
    scene = lit(0)
    scene.table.motion.reduced = True
    effects.banner(scene.table, "Turn", 1.0)
    shown = scene.table.motion.effects[-1].draw

    def written(*before: float) -> bytes:
        for part in before:
            shown(Surface(scene.stage.size), scene.ui, part)
        under = Surface(scene.stage.size)
        under.blit(effects.band(scene.ui, "Turn"), (0, 0))
        return bytes(under.get_buffer().raw)

    assert written() == written(0.01) == written(0.5, 0.99), "a banner that goes took its words with it"


# what it costs


def test_the_table_is_drawn_while_the_picture_of_who_plays_hides_it(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[float] = []
    stage = live.stage((640, 360))
    scene = live.scene(stage, live.new_match())
    scene.ground = Ground(scene.table.lamp)
    scene.begin_versus()
    real = ground._top
    monkeypatch.setattr(ground, "_top", lambda *given: drawn.append(scene.table.versus) or real(*given))  # type: ignore[func-returns-value]
    while scene.table.versus:
        stage.update(1 / 60)
        stage.draw(Surface(stage.size))
    assert len(drawn) == 1 and versus.rests(drawn[0]) and versus.hides(drawn[0])


def test_the_picture_of_who_plays_hides_all_of_the_table_until_it_goes() -> None:
    assert versus.hides(versus.WHOLE) and not versus.hides(0.0) and not versus.hides(versus.GOES / 2)
    assert not versus.rests(versus.WHOLE) and not versus.rests(versus.GOES)


def test_a_part_of_a_shape_is_drawn_as_it_is_in_the_whole() -> None:
    body = '<circle cx="60" cy="40" r="20" fill="#fff"/>'
    whole, part = relief.shape(body, (120, 80)), relief.shape(body, (50, 50), (40, 20))
    pairs = zip(whole.subsurface((40, 20, 50, 50)).copy().get_buffer().raw, part.get_buffer().raw, strict=True)
    assert max(abs(a - b) for a, b in pairs) <= 3
    assert part.get_at((20, 20))[:3] == (255, 255, 255) and part.get_at((0, 0))[:3] == (0, 0, 0)


def test_what_is_softened_is_so_as_far_as_it_would_be_in_full_size() -> None:
    cut = relief.shape('<rect x="40" y="40" width="120" height="80" fill="#fff"/>', (200, 160))
    soft, whole = relief.blurred(cut, 16), pygame.transform.box_blur(cut, 16)
    assert soft.get_size() == cut.get_size()
    for spot in ((100, 80), (40, 80), (48, 80), (32, 80), (5, 5)):
        assert abs(soft.get_at(spot)[0] - whole.get_at(spot)[0]) <= 24


@pytest.mark.parametrize(("w", "h", "radius"), [(246, 344, 14), (401, 560, 30), (90, 126, 40)])
def test_a_shadow_made_of_parts_is_the_one_that_is_blurred_as_a_whole(w: int, h: int, radius: int) -> None:
    made, whole = cloth.shadow(w, h, radius), cloth._blurred(w, h, radius, round(w * 0.06))
    assert pygame.image.tobytes(made, "RGBA") == pygame.image.tobytes(whole, "RGBA")


def test_cards_on_their_way_blur_one_shadow_for_all_their_heights(monkeypatch: pytest.MonkeyPatch) -> None:
    cloth.forget()
    blurred = []
    blur = pygame.transform.box_blur
    monkeypatch.setattr(pygame.transform, "box_blur", lambda *given: blurred.append(given) or blur(*given))
    for high in range(400, 440):
        cloth.shadow(300, high, 30)
    assert len(blurred) == 2


def test_a_strip_unrolls_from_its_middle_with_both_ends_whole() -> None:
    tones = strips.Tones(("#402020", "#201010"), ("#100808", "#080404"), ("#e0c080", "#a08040", "#604020"))
    whole = strips.strip(400, 60, strips.RIBBON, tones)
    part = strips.unrolled(whole, 260)
    assert part.get_size() == (260, 60)
    for column in (0, 40, 129):
        assert part.get_at((column, 30)) == whole.get_at((column, 30))
        assert part.get_at((259 - column, 30)) == whole.get_at((399 - column, 30))
    assert strips.unrolled(whole, 400) is whole
