"""A play is an act, blows have weight, and a death is seen: what comes after what, how long, and what is left of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame import Surface

from game.records.cards import GAMES
from game.table import app
from game.table.drawing import hues, motes, shards
from game.table.games import table_of
from game.table.layout.poses import Pose
from game.table.library import FACE_DOWN
from game.table.match import acts, blows, clash, effects, flights, motion, nameplates, places, plays, ruins, script
from game.table.match.places import ACT
from game.table.match.scene import MatchScene
from game.table.playing.session import Step
from tests.table import contact_sheet, live
from tests.table.test_shown import found

FRAME = 1 / 60
WINDOW = (1280, 720)


def before(game: str, what: str, by: int, **more: Any) -> MatchScene:
    """The table before an answer of seat `by` that brings about what `contact_sheet.MEANT` names; it is given next."""
    scene = contact_sheet.sought(game, what, by, 1, WINDOW, "en")
    for name, value in more.items():
        setattr(scene.stage.settings, name, value)
    scene.restart()
    return scene


def frames(scene: MatchScene, most: float = 20.0) -> Iterator[None]:
    """Frame by frame, until all that was to be shown is over."""
    begun = False
    for _ in range(round(most / FRAME)):
        scene.stage.update(FRAME)
        scene.stage.fresh()
        begun = begun or scene.table.motion.busy
        if begun and not scene.table.motion.moving and not scene.play.answers:  # type: ignore[attr-defined]
            return
        yield
    raise AssertionError("it never ends")


def begun(scene: MatchScene) -> None:
    for _ in frames(scene):
        if scene.table.motion.busy:
            return


# a play


def test_a_card_that_is_played_comes_acts_throws_and_drops_onto_its_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = before("contracts", "play", 0)
    told: list[str] = []
    for module, name in ((acts, "come"), (acts, "feed"), (acts, "throw"), (blows, "strike"), (acts, "_drops")):
        real = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *given, name=name, real=real: (told.append(name), real(*given))[1])
    for _ in frames(scene):
        pass
    assert list(dict.fromkeys(told)) == ["come", "feed", "throw", "strike", "_drops"]


def test_it_takes_a_quarter_of_a_second_to_come_and_is_held_for_a_fifth() -> None:
    scene = before("contracts", "play", 0)
    moments: dict[str, list[int]] = {}
    for frame, _ in enumerate(frames(scene)):
        for told in contact_sheet.moving(scene):
            moments.setdefault(told, []).append(frame)
    assert len(moments["a card comes"]) * FRAME == pytest.approx(0.25, abs=2 * FRAME)
    assert (acts.COMES, acts.HELD, flights.FLIES) == (0.25, 0.2, 0.3)


@pytest.mark.parametrize("game", GAMES)
def test_it_stands_in_the_middle_larger_than_in_the_hand_and_covers_nothing_that_it_strikes(game: str) -> None:
    scene, step = found(("play",) if game != "grimoire" else ("land",), 1, live.decks_of(game, 2), game=game)
    event = next(e for e in step.events if e["kind"] in ("play", "land"))
    seen = acts.seen_of(scene.table, step, event)
    assert seen is not None and seen["card"] == event["card"]
    acts.come(scene.table, scene.play, step, event, seen, [0, 1])
    pose = scene.table.motion.glides[ACT].goal
    hand = scene.table.room.hand_card[1]
    assert hand < pose.height <= 1.3 * hand + 1
    card = pygame.Rect(pose.x - pose.height * 0.36, pose.y - pose.height / 2, pose.height * 0.72, pose.height)
    for seat in (0, 1):
        assert not card.colliderect(pygame.Rect(scene.table.side(seat).plate))


def test_what_is_paid_before_something_of_no_seat_is_paid_for_no_card() -> None:
    scene, step = found(("paid",), 1)
    paid = next(e for e in step.events if e["kind"] == "paid")
    ended = {"kind": "ended", "index": paid["index"] + 1, "cause": None}
    for after, streams in ((ended, False), ({**paid, "kind": "play", "index": paid["index"] + 1}, True)):
        alone = Step(step.seat, step.answer, [paid, after], step.view)
        assert (plays.pay(scene.table, scene.play, alone, paid, after) == []) is streams


def test_what_waits_or_comes_into_play_throws_nothing_from_the_middle() -> None:
    def comes(step: Step) -> bool:
        return any(e["kind"] == "moved" and e.get("to") == "line" for e in step.events)

    scene, step = found(("play", "damage"), 1, meant=comes)
    for event in (e for e in step.events if e["kind"] == "play"):
        moved = [e for e in step.events if e["kind"] == "moved" and e.get("entity") == event["entity"]]
        if any(e.get("to") == "line" for e in moved):
            assert plays.thrown_at(scene.table, step, event) == []


def test_what_is_laid_face_down_is_a_back_in_the_middle_for_whoever_did_not_lay_it() -> None:
    scene, step = found(("laid",), 1, live.decks_of("estro", 2), game="estro")
    shown: list[str] = []
    for beat in script.beats(scene.table, scene.play, scene.score, step):
        if beat.begin:
            beat.begin()
        if scene.table.act is not None:
            shown.append(scene.table.act.shown["card"])
    assert set(shown) == {FACE_DOWN}
    assert scene.table.act is None


def test_an_event_that_names_no_card_shows_no_face() -> None:
    scene, step = found(("play",), 1)
    event = next(e for e in step.events if e["kind"] == "play")
    secret = {key: value for key, value in event.items() if key != "card"}
    assert acts.seen_of(scene.table, step, secret) is None


@pytest.mark.parametrize("game", GAMES)
def test_skipping_ends_all_at_once_in_the_right_position(game: str) -> None:
    scene = before(game, "fall" if game == "estro" else "play", 1)
    begun(scene)
    scene.skip()
    table = scene.table
    assert not table.motion.busy and not table.motion.effects and not table.motion.lunges
    assert table.act is None and ACT not in table.motion.glides and table.motion.shift == (0.0, 0.0)
    assert table.view is scene.play.last_view


@pytest.mark.parametrize("speed", [1, 2, 4])
def test_after_the_last_frame_nothing_is_left_and_no_more_is_drawn(speed: int) -> None:
    scene = before("contracts", "play", 0, speed=speed)
    for _ in frames(scene):
        pass
    assert scene.table.act is None and set(contact_sheet.moving(scene)) == set()
    live.settle(scene.stage, 8)
    drawn = 0
    for _ in range(60):
        scene.stage.fresh()
        scene.stage.dirty = False
        scene.stage.update(FRAME)
        drawn += scene.stage.dirty
    assert drawn == 0


@pytest.mark.parametrize("what", ["play", "blow", "fall"])
def test_under_less_motion_nothing_flies_shakes_or_breaks(what: str) -> None:
    scene = before("contracts", what, 1, reduced_motion=True)
    for _ in frames(scene):
        motion_ = scene.table.motion
        assert motion_.shift == (0.0, 0.0) and not motion_.stops and not motion_.lunges
        glide = motion_.glides.get(ACT)
        assert glide is None or glide.left == 0


# blows


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_how_heavy_blows_are(game: str) -> None:
    weights = table_of(game).weights
    assert 1 < weights.heavy < weights.crushing
    assert [weights.of(n) for n in (0, weights.heavy - 1, weights.heavy, weights.crushing - 1, weights.crushing)] == [
        0, 0, 1, 1, 2,
    ]  # fmt: skip


@pytest.mark.parametrize(("amount", "stopped", "far"), [(2, 0, 0.0), (3, 3, 4.0), (5, 3, 4.0), (6, 3, 10.0)])
def test_a_heavy_blow_stops_three_frames_and_shakes_the_table_by_its_weight(
    amount: int, stopped: int, far: float
) -> None:
    scene = live.scene(live.stage(), live.new_match())
    table = scene.table
    table.motion.lunge(0, 100.0, 0.0)
    table.motion.update(motion.CONTACT)
    blows.weigh(table, 1, amount)
    at, shaken, still = table.motion.lunges[0].passed, [abs(table.motion.shift[0])], 0
    while table.motion.quake[1] > 0:
        table.motion.update(FRAME)
        still += 0 in table.motion.lunges and table.motion.lunges[0].passed == pytest.approx(at)
        shaken.append(abs(table.motion.shift[0]))
    assert still == stopped and max(shaken) <= far
    assert max(shaken) >= 0.6 * far and bool(table.motion.effects) == (far == 10.0), "dust after the heaviest"


def test_under_less_motion_a_heavy_blow_shakes_nothing() -> None:
    scene = live.scene(live.stage(reduced_motion=True), live.new_match())
    blows.weigh(scene.table, 1, 20)
    assert scene.table.motion.quake[1] == 0 and not scene.table.motion.stops and not scene.table.motion.effects


def test_whoever_attacks_draws_back_and_then_strikes_to_contact() -> None:
    lunge = motion.Lunge(0.0, -100.0)
    way = []
    while lunge.passed < motion.CONTACT + motion.RETURNS:
        way.append(lunge.now[1])
        lunge.passed += 0.01
    assert max(way) == pytest.approx(motion.DRAWS_BACK, abs=0.2)
    assert way.index(max(way)) * 0.01 == pytest.approx(motion.BACK, abs=0.011)
    assert min(way) == pytest.approx(-100, abs=1) and way.index(min(way)) * 0.01 == pytest.approx(
        motion.CONTACT, abs=0.011
    )
    assert abs(way[-1]) < 1


@pytest.mark.parametrize("game", ["contracts", "cataclysm"])
def test_the_line_keeps_the_gap_while_its_attacker_is_away(game: str) -> None:
    scene = before(game, "blow", 0)
    table, seen = scene.table, 0
    stood = {key: glide.goal for key, glide in table.motion.glides.items() if isinstance(key, int)}
    field = {card for card in stood if table.view["entities"][card]["zone"] in table.in_play}
    for _ in frames(scene):
        if not table.motion.lunges:
            continue
        seen += 1
        for card in field - set(table.motion.lunges):
            assert table.motion.pose(card) == stood[card]
    assert seen > 10


def test_a_number_comes_larger_springs_back_and_rests() -> None:
    sizes = [effects.bounce(n / 100) for n in range(100)]
    assert sizes[0] == 1.6 and min(sizes) < 1 and set(sizes[32:]) == {1.0}


def test_several_numbers_at_once_on_one_target_stand_above_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = live.scene(live.stage(), live.new_match())
    drawn: list[tuple[int, int]] = []
    monkeypatch.setattr(effects, "_paint_number", lambda ui, surface, words, colour, at, *rest: drawn.append(at))
    for target, words in ((0, "−3"), (0, "−2"), (1, "−3"), (1, "−2")):
        effects.number(scene.table, target, words, (255, 96, 72))
    surface = Surface(scene.stage.size)
    for effect in scene.table.motion.effects:
        effect.draw(surface, scene.ui, 0.0)
    near, far = drawn[:2], drawn[2:]
    high = scene.ui.u(64 * effects.STACKED)
    assert near[0][1] - near[1][1] == pytest.approx(high, abs=1), "above each other"
    assert far[1][1] - far[0][1] == pytest.approx(high, abs=1), "below each other at the upper edge"


def test_a_number_on_a_player_stands_over_the_face() -> None:
    scene = live.scene(live.stage(), live.new_match())
    for seat in (0, 1):
        effects.number(scene.table, seat, "−3", (255, 96, 72))
        effect = scene.table.motion.effects[-1]
        after = Surface(scene.stage.size)
        effect.draw(after, scene.ui, 0.0)
        mask = pygame.mask.from_threshold(after, (255, 96, 72), (60, 60, 60, 255))
        assert nameplates.face_box(scene.table, scene.ui, seat).collidepoint(mask.centroid())


# deaths


@pytest.mark.parametrize("game", ["contracts", "cataclysm"])
def test_a_death_is_seen_for_six_tenths_and_its_neighbours_wait(game: str) -> None:
    scene = before(game, "fall", 0)
    table, falls = scene.table, 0
    entities = table.view["entities"]
    for _ in frames(scene):
        gone = [card for card in table.presence.left if entities.get(card, {}).get("zone") in table.in_play]
        dying = [card for card in gone if card not in table.motion.glides]
        if dying and not any(isinstance(key, int) and glide.left > 0 for key, glide in table.motion.glides.items()):
            falls += 1
        if falls and any(glide.left > 0 for glide in table.motion.glides.values()):
            break
    assert falls * FRAME >= ruins.SEEN - 2 * FRAME == pytest.approx(0.6 - 2 * FRAME)


def test_the_outline_of_a_death_sets_out_where_the_card_stood_and_ends_on_the_pile() -> None:
    card, pile = Pose(700, 500, 190, -90.0), Pose(1500, 300, 120)
    assert ruins.outline(card, pile, 0.0) == ruins.outline(card, pile, ruins.RISES) == Pose(700, 500, 190, -90.0)
    assert ruins.outline(card, pile, 1.0) == pile


@pytest.mark.parametrize("hue", ["flame", "wave", "ray"])
def test_the_outline_of_a_death_has_the_light_and_the_corners_of_its_card(hue: str) -> None:
    drawn = ruins._ghost((140, 193), 4, motes.light_of(hue))
    assert drawn.get_at((0, 0)).a == 0, "its corners are round"
    assert drawn.get_at((70, 1))[:3] == drawn.get_at((70, 96))[:3] == motes.light_of(hue)
    assert drawn.get_at((70, 1)).a > 3 * drawn.get_at((70, 96)).a > 0


def test_a_death_goes_to_the_pile_that_the_event_names(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, step = found(("destroyed", "moved"), 1)
    goals: list[Pose | None] = []
    monkeypatch.setattr(ruins, "ruin", lambda table, card, goal: goals.append(goal))
    for beat in script.beats(scene.table, scene.play, scene.score, step):
        if beat.begin:
            beat.begin()
    piles = [(row.x, row.y) for side in scene.table.layout.sides for row in side.piles]
    assert goals and all(goal is not None and (goal.x, goal.y) in piles for goal in goals)


def test_a_card_breaks_into_twelve_shards_that_together_are_all_of_it() -> None:
    app.unseen_driver(WINDOW)
    whole = Surface((120, 160), pygame.SRCALPHA)
    whole.fill((200, 40, 40, 255))
    pieces = shards.cut(whole, shards.outlines(shards.lattice(120, 160, 7)))
    assert len(pieces) == shards.COUNT == 12
    again = Surface((120, 160), pygame.SRCALPHA)
    for piece in pieces:
        x, y = piece.middle
        again.blit(piece.picture, piece.picture.get_rect(center=(60 + x, 80 + y)))
    assert pygame.mask.from_surface(again).count() > 0.98 * 120 * 160


def test_the_loser_of_a_clash_is_cut_in_two() -> None:
    app.unseen_driver(WINDOW)
    whole = Surface((120, 160), pygame.SRCALPHA)
    whole.fill((200, 40, 40, 255))
    assert len(clash._halves(whole)) == 2


# motes


def every_hue() -> list[str]:
    return [*hues.shared(), *(f"{game}/{word}" for game in GAMES for word in hues.own(game))]


def test_every_hue_has_a_form_of_which_both_motes_and_ruins_know() -> None:
    for game in GAMES:
        live.library(game)
    for hue in every_hue():
        spec = hues.spec(hue)
        assert spec is not None and spec["form"] in motes.FORMS, hue
    assert set(motes.FORMS) == set(ruins.RUINS)
    assert len({motes.form_of(hue) for hue in every_hue()}) == len(motes.FORMS), "each of them is seen"


class Counted(Surface):
    """Counts what is added to it at once."""

    most = 0

    def fblits(self, lights: Any, flags: int = 0) -> None:
        self.most = max(self.most, len(lights))
        super().fblits(lights, flags)


@pytest.mark.parametrize("form", sorted(motes.FORMS))
def test_a_bolt_has_thirty_to_sixty_motes_and_never_more(form: str) -> None:
    app.unseen_driver(WINDOW)
    hue = next(hue for hue in every_hue() if motes.form_of(hue) == form)
    drawn = Counted((400, 300))
    for t in range(21):
        motes.bolt(drawn, 1.0, hue, (20, 200), (360, 60), t / 20, count=motes.shares(1)[0])
        motes.crumbs(drawn, 1.0, hue, pygame.Rect(100, 100, 90, 120), t / 20, count=500)
    assert 30 <= drawn.most <= motes.MOST + 1


def test_several_bolts_share_so_many_motes() -> None:
    for count in range(1, plays.MOST_STRUCK + 1):
        assert sum(motes.shares(count)) <= 2 * motes.MOST + 16


def test_sprites_are_drawn_once() -> None:
    app.unseen_driver(WINDOW)
    assert motes.sprite("glow", 20, (200, 90, 30), 3) is motes.sprite("glow", 20, (200, 90, 30), 3)
    surface, held = Surface((400, 300)), 0
    for round_ in range(2):
        for t in range(30):
            motes.bolt(surface, 1.0, "scarlet", (20, 200), (360, 60), t / 30)
        assert not round_ or motes.sprite.shelf.held == held
        held = motes.sprite.shelf.held


def test_places_know_where_a_card_acts() -> None:
    scene, step = found(("play",), 1)
    event = next(e for e in step.events if e["kind"] == "play")
    seen = acts.seen_of(scene.table, step, event)
    assert seen is not None
    acts.come(scene.table, scene.play, step, event, seen, [])
    live.settle(scene.stage, 0.5)
    assert scene.table.act is not None
    assert places.place(scene.table, event["entity"]) == (scene.table.act.pose.x, scene.table.act.pose.y)
    acts.end(scene.table)
    assert ACT not in scene.table.motion.glides
