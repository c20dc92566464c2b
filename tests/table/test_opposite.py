"""Somebody sits opposite: a face at the upper middle in the ring of what is left to them, the hand beside it."""

from __future__ import annotations

import itertools

import pytest
from pygame import Rect, Surface

from game.rules import NAMES
from game.table import theme, tree
from game.table.drawing import rings
from game.table.drawing.printed import RATIO
from game.table.games.layout import Layout
from game.table.games.legal import Legal
from game.table.layout import poses
from game.table.layout.room import LARGE, Room, room
from game.table.match import board, nameplates, persons, places, plates, remarks, tellable
from game.table.match.scene import MatchScene
from tests.table import laid, live

FACE = 140


def sat(layout: Layout) -> bool:
    return len(layout.sides) == 2 and layout.sides[1].opposite is not None


OPPOSITE = [name for name in NAMES if sat(live.library(name).table.layout(2))]


def room_of(game: str, scale: float = 1.0, upper_edge: bool = False) -> Room:
    return room(live.library(game).table.layout(2), scale, upper_edge)


def table(game: str = "contracts", **settings: object) -> MatchScene:
    stage = live.stage(game=game, **settings)
    scene = live.scene(stage, live.new_match(live.decks_of(game, 2), game=game), ("human", "casual"))
    live.settle(stage, 1)
    return scene


def test_in_every_game_the_opponent_sits_at_the_upper_middle() -> None:
    assert list(NAMES) == OPPOSITE
    for game in OPPOSITE:
        x, y, _, high = room_of(game).layout.sides[1].plate
        assert high == FACE and y + high / 2 < 80 and abs(x + high / 2 - poses.MIDDLE) < 1


@pytest.mark.parametrize("game", OPPOSITE)
@pytest.mark.parametrize("scale", [0.75, 1.0])
def test_a_face_covers_neither_cards_nor_the_hand_nor_what_is_paid_with(game: str, scale: float) -> None:
    far = room_of(game, scale).layout.sides[1]
    assert far.backs is not None
    backs = far.backs
    boxes = [Rect(far.plate), Rect(backs.x - backs.width / 2, 0, backs.width, 88)]
    boxes += [Rect(poses.pile(row)) for row in far.piles] + [Rect(box) for box in (far.pool,) if box]
    if far.tokens and far.across:
        y, size, _ = far.tokens
        boxes.append(Rect(far.across[0], y - size / 2, far.across[1] - far.across[0], size))
    for row in far.field:
        width = row.width or poses.card_width(row)
        box = Rect(row.x - width / 2, row.y - row.height / 2, width, row.height + row.forward)
        boxes += [box] if box not in boxes else []  # rows that share a place
    for one, other in itertools.combinations(boxes, 2):
        assert not one.colliderect(other), (one, other)


@pytest.mark.parametrize("game", OPPOSITE)
def test_where_the_upper_edge_is_needed_the_plate_lies_in_the_corner(game: str) -> None:
    for there in (room_of(game, LARGE), room_of(game, 2.0), room_of(game, 1.0, upper_edge=True)):
        x, _, wide, _ = there.layout.sides[1].plate
        assert x + wide <= there.left


@pytest.mark.parametrize("game", NAMES)
def test_each_face_is_as_large_as_its_plate_lets_it_be(game: str) -> None:
    scene = table(game)
    for seat in (0, 1):
        plate = scene.ui.rect(*scene.table.side(seat).plate)
        face = nameplates.face_box(scene.table, scene.ui, seat)
        assert plate.contains(face) and face.h >= 0.62 * plate.h, (seat, plate, face)


def test_what_is_aimed_at_the_opponent_goes_to_their_face() -> None:
    scene = table()
    at = places.place(scene.table, 1)
    assert at is not None and abs(at[0] - poses.MIDDLE) < 1
    assert nameplates.face_box(scene.table, scene.ui, 1).collidepoint(scene.ui.point(*at))


def test_the_ring_empties_as_health_goes() -> None:
    def lit(full: int, trail: int) -> int:
        drawn = rings.ring(100, full, trail, (40, 220, 90))
        return sum(drawn.get_at((x, y))[1] > 150 for x in range(100) for y in range(100))

    assert lit(rings.STEPS, rings.STEPS) > lit(rings.STEPS // 2, rings.STEPS // 2) > lit(0, 0) == 0
    assert lit(20, 40) > lit(20, 20), "what was just lost is still to be seen"


@pytest.mark.parametrize("game", NAMES)
def test_each_game_has_a_ring_of_its_own_measure(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(game)
    drawn: list[int] = []
    ring = rings.ring
    monkeypatch.setattr(rings, "ring", lambda px, full, *more: drawn.append(full) or ring(px, full, *more))
    first = scene.table.layout.counters[0]
    mine, other = scene.table.view["seats"]
    mine[first.name], other[first.name] = (1, 0) if first.of else (3, 6)
    scene.table.presence.settle([0.1, 0.2])
    scene.stage.touch()
    scene.stage.draw(Surface(scene.stage.size))
    far, near = drawn[:2]
    assert 0 < near < far <= rings.STEPS, (near, far)


def test_whoever_thinks_says_so_by_brow_and_plate_and_never_across_the_table() -> None:
    scene = table()
    scene.play.asked = 1
    scene.play.view = scene.play.last_view
    scene.table.course.waited = True
    scene.play.match.state.decision.seat = 1
    scene.table.legal = Legal()
    scene.stage.touch()
    root = scene.stage.fresh()
    plate, bar = tree.find(root, "player-1"), tree.find(root, "prompt")
    assert persons.is_waited_for(scene.table, scene.play, 1)
    assert plate is not None and scene.ui.say("plate-thinks") in plate.value
    assert bar is None or not bar.rect.w


def test_the_name_stands_on_the_plate_at_every_window() -> None:
    for size in ((1024, 600), (1280, 720), (1920, 1080)):
        scene = table(size=size)
        plate = tree.find(scene.stage.fresh(), "player-1")
        assert plate is not None and Rect(0, 0, *size).contains(plate.rect)
        assert plate.rect.h == pytest.approx(FACE * size[1] / theme.HEIGHT, abs=8) or size == (1024, 600)


@pytest.mark.parametrize("seats", [2, 3])
def test_where_players_are_never_struck_a_felled_card_is_the_good_blow(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two it is the other one's, of three that of whoever's turn it is; nobody else grins or speaks."""
    fought = lambda match: match.state.decision is not None and len(match.view(0)["seats"][0]["play"]) > 0
    who = ("human", *["casual"] * (seats - 1))
    match = live.sought(fought, decks=live.decks_of("cataclysm", seats), game="cataclysm", seats=who)
    scene = live.scene(live.stage(game="cataclysm"), match, who)
    found = scene.table
    said: list[int] = []
    monkeypatch.setattr(persons, "says", lambda table, play, seat, *more: said.append(seat) or "“So.”")
    found.faces.seats = tuple(range(seats))
    found.view = {**found.view, "active": seats - 1, "turn": 5}
    remarks.felled(found, scene.play, found.view["seats"][0]["play"][0])
    moods = [found.faces.mood(seat, "calm") for seat in range(seats)]
    assert moods == ["hit", *["calm"] * (seats - 2), "grin"] and said == [seats - 1]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("backs", [0, 7, 12])
def test_the_backs_of_a_hand_stay_in_the_window_and_beside_the_face(game: str, backs: int) -> None:
    for scale in (0.75, 1.0):
        there = room_of(game, scale)
        far = there.layout.sides[1]
        assert far.backs is not None
        for pose in poses.backs(far.backs, backs):
            half = pose.height * RATIO / 2
            assert pose.x - half >= 0, (game, scale, pose)
            assert pose.x + half <= (there.left if pose.x < there.left else far.plate[0]), (game, scale, pose)


def test_lands_and_what_else_is_in_play_flank_a_face_and_never_reach_it() -> None:  # Grimoire
    lands = [basic for basic in ("plains", "island", "swamp", "mountain", "forest") for _ in range(4)]
    there = {"P1": {"territory": ["plains"]}, "P2": {"territory": [*lands, *["copper_lens"] * 6]}}
    stage = live.stage(game="grimoire", hints=False)
    scene = live.scene(stage, laid.match(there), ("human", "casual"))
    live.settle(stage, 1)
    plate = scene.ui.rect(*scene.table.side(1).plate)
    cards = [card for card, entity in scene.table.view["entities"].items() if entity["zone"] == "territory"]
    assert len(cards) == 27
    drawn = {card: board.card_rect(scene.ui, scene.table.motion.glides[card].goal) for card in cards}
    assert not [card for card, rect in drawn.items() if rect.colliderect(plate)]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_sign_of_a_plan_lies_beside_the_name(game: str, scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it is, on a plate at the upper middle and on one in the corner."""
    monkeypatch.setattr(tellable, "is_told", lambda table, play, seat: seat == 1)
    scene = table(game, scale=scale)

    def below_sign(name: str) -> bytes:
        monkeypatch.setattr(plates, "called", lambda *_: name)
        scene.stage.touch()
        root, surface = scene.stage.fresh(), Surface(scene.stage.size)
        sign, plate = tree.find(root, "plan-1"), tree.find(root, "player-1")
        assert sign is not None and plate is not None and plate.paint is not None and plate.rect.contains(sign.rect)
        plate.paint(surface, plate)
        return bytes(surface.subsurface(sign.rect).convert(24).get_buffer().raw)

    assert below_sign("Maestro Lombardo of the Long Name") == below_sign("M")
