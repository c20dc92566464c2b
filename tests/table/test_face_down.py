"""Cards that lie face down, teams, and what belongs to the whole table: played at the plain table with Veil."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from game.table import app, pieces, tree
from game.table.drawing import backs, faces
from game.table.match import outcome, painter, zoom
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from game.table.tree import Node
from tests.table import bot, live, veiled

known = veiled.known
pytestmark = pytest.mark.usefixtures("known")


def given(scene: MatchScene, *answers: tuple[object, ...]) -> None:
    """Without being shown."""
    for answer in answers:
        scene.play.match.answer(answer)
    scene.play.resync()
    scene.restart()


def shown(scene: MatchScene, answer: tuple[object, ...]) -> None:
    """Given at the table, so that what comes of it is shown bit by bit."""
    assert scene.play.answer(answer, scene.play.match.to_answer) is None
    scene.answered()


def hand(scene: MatchScene, seat: int) -> tuple[int, ...]:
    state = scene.play.match.state
    return state.zones[state.places.of(seat, 1)]


def lying(scene: MatchScene, seat: int) -> tuple[int, ...]:
    state = scene.play.match.state
    return state.zones[state.places.of(seat, 2)]


def card(stage: Stage, number: int) -> Node:
    found = tree.find(stage.fresh(), f"card-{number}")
    assert found is not None
    return found


def pixels(stage: Stage) -> bytes:
    return pygame.image.tobytes(app.picture(stage), "RGB")


@pytest.mark.parametrize(("lang", "own", "words", "other"), [
    ("en", "{}, face down", "Only you know which card it is.", "Face-down card"),
    ("it", "{}, coperta", "Solo tu sai quale carta è.", "Carta coperta"),
])  # fmt: skip
def test_its_name_is_shown_to_whoever_knows_it_and_to_nobody_else(lang: str, own: str, words: str, other: str) -> None:
    stage, scene = veiled.begun(("human", "random"), lang)
    first = hand(scene, 0)[0]
    name = scene.table.words.card(scene.play.match.state.entities[first].definition.id)
    given(scene, ("hide", first))
    (number,) = lying(scene, 0)
    assert (card(stage, number).name, card(stage, number).value) == (own.format(name), words)
    scene.play.viewer = 1
    scene.play.resync()
    scene.restart()
    there = card(stage, number)
    assert there.name == other and name not in tree.as_text(stage.fresh())


def test_whichever_card_it_is_the_opponent_is_drawn_the_same_table() -> None:
    """Pixel by pixel, enlarged as well; and its own player is not."""
    drawn: dict[int, set[bytes]] = {0: set(), 1: set()}
    for number in (0, 2):
        stage, scene = veiled.begun(("human", "random"))
        given(scene, ("hide", hand(scene, 0)[number]))
        for viewer in (0, 1):
            scene.play.viewer = viewer
            scene.play.resync()
            scene.restart()
            (there,) = lying(scene, 0)
            entity = scene.table.view["entities"][there]
            face = faces.mini(pieces.live_face(stage.library, entity, stage.ui), 200)
            large = faces.face(zoom.enlarged(scene.table, scene.ui, entity), 500)
            drawn[viewer].add(pygame.image.tobytes(face, "RGBA") + pygame.image.tobytes(large, "RGBA"))
    assert len(drawn[0]) == 2 and len(drawn[1]) == 1


def test_marks_tell_who_knows_it() -> None:
    """An eye for the viewer, another for somebody who does not hold it; each sleeve is its owner's."""
    plain, own = backs.Hidden(0), backs.Hidden(0, "Ash")
    looks = [plain, own, own._replace(spied=True), plain._replace(spied=True), plain._replace(owner=1)]
    drawn = {pygame.image.tobytes(backs.sleeved(look, 120, 143, "die"), "RGBA") for look in looks}
    assert len(drawn) == len(looks)


def test_whoever_looked_at_it_is_told_of_in_words_and_by_a_mark() -> None:
    stage, scene = veiled.begun(("human", "random", "random"))
    given(scene, ("hide", hand(scene, 0)[0]), ("end",))
    (number,) = lying(scene, 0)
    given(scene, ("look", number))
    entity = scene.table.view["entities"][number]
    assert card(stage, number).value == "You and Opponent 1 know which card it is."
    hidden = pieces.live_face(stage.library, entity, stage.ui).hidden
    assert hidden is not None and hidden.spied and hidden.name == scene.table.words.card(entity["under"])
    assert zoom.remarks(scene.table, scene.ui, entity)[0] == (
        "Lies face down",
        "You and Opponent 1 know which card it is.",
    )
    assert zoom.enlarged(scene.table, scene.ui, entity).card == entity["under"], "who knows it may read it"


def test_a_card_of_the_own_hand_is_laid_and_does_not_stay_in_the_hand() -> None:
    _, scene = veiled.begun(("human", "random"))
    first = hand(scene, 0)[0]
    shown(scene, ("hide", first))
    while scene.table.motion.busy and not scene.table.view["seats"][0]["play"]:
        scene.update(0.02)
    (number,) = scene.table.view["seats"][0]["play"]
    assert number != first and first not in scene.table.own_hand and scene.table.motion.pose(first) is None
    pose = scene.table.motion.pose(number)
    assert pose is not None and pose.y > 600, "it glides from the hand"


@pytest.mark.parametrize(("lang", "words"), [
    ("en", ["Opponent takes control of a face-down card", "A face-down card is destroyed"]),
    ("it", ["L'avversario prende il controllo di una carta coperta", "Una carta coperta viene distrutta"]),
])  # fmt: skip
def test_the_log_names_no_card_that_nobody_knows(lang: str, words: list[str]) -> None:
    """And whoever points at the line is shown the back of a card."""
    stage, scene = veiled.begun(("human", "random"), lang)
    given(scene, ("end",), ("hide", hand(scene, 1)[0]))
    (number,) = lying(scene, 1)
    about = {"entity": number, "card": "face_down", "cause": None}
    events = [{"index": 90, "kind": "control", "seat": 1, **about}, {"index": 91, "kind": "destroyed", **about}]
    scene.table.log.add(events, scene.table.view)
    lines = scene.table.lines()[-2:]
    assert [line.words for line in lines] == words
    face = pieces.live_face(stage.library, {"card": lines[0].cards[0]}, stage.ui)
    assert face.hidden is not None and not face.hidden.name
    assert zoom.remarks(scene.table, scene.ui, {"card": lines[0].cards[0]}) == []


@pytest.mark.parametrize("reduced", [False, True])
def test_it_is_turned_over_where_it_lies(reduced: bool) -> None:
    """First its back grows narrow, then its face grows wide; with reduced motion it is simply the face."""
    stage, scene = veiled.begun(("human", "random"), reduced_motion=reduced)
    given(scene, ("hide", hand(scene, 0)[0]))
    (number,) = lying(scene, 0)
    shown(scene, ("turn", number))
    seen = []
    for _ in range(40):
        scene.update(0.02)
        if number in scene.table.turning:
            up, part = painter.side_up(scene.table, scene.table.view["entities"][number])
            seen.append((up["face_down"], part))
        app.picture(stage)
    sides = [side for side, _ in seen]
    assert sides == sorted(sides, reverse=True) and not sides[-1]
    assert reduced or (sides[0] and min(part for _, part in seen) < 0.3 < 0.9 < seen[-1][1])
    assert number not in scene.table.turning and not scene.table.view["entities"][number]["face_down"]


def test_what_belongs_to_the_table_lies_on_it() -> None:
    stage, scene = veiled.begun(("human", "random", "random"))
    (omen,) = scene.table.view["table"]["sky"]
    sky, omens = (tree.find(stage.fresh(), key) for key in ("sky--1", "omens--1"))
    assert sky is not None and [node.key for node in sky.children] == [f"card-{omen}"] and sky.name == "Sky"
    assert omens is not None and omens.name == "Omens" and omens.value == "3 cards"
    given(scene, *[("end",)] * 2)
    shown(scene, ("end",))
    live.settle(stage, 5)
    assert scene.table.view["table"]["sky"] == list(scene.play.match.state.zones[-2])


# --- teams ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def four(request: pytest.FixtureRequest) -> Iterator[tuple[Stage, MatchScene]]:
    yield veiled.begun(("human", "random", "random", "random"), request.param)


@pytest.mark.parametrize(("four", "called", "hints"), [
    ("en", "Opponent 2 · partner", ("You play with Opponent 2", "Plays with Opponent 3")),
    ("it", "Avversario 2 · con te", ("Giochi con Avversario 2", "Gioca con Avversario 3")),
], indirect=["four"])  # fmt: skip
def test_the_plates_tell_who_plays_together(
    four: tuple[Stage, MatchScene], called: str, hints: tuple[str, str]
) -> None:
    stage, _ = four
    own, first, partner = (tree.find(stage.fresh(), f"player-{seat}") for seat in (0, 1, 2))
    assert own is not None and first is not None and partner is not None
    assert partner.name == called and hints[0] not in partner.hint
    assert (hints[0] in own.hint, hints[1] in first.hint) == (True, True)


@pytest.mark.parametrize(("people", "winners", "words"), [
    ([0], [0, 2], {"en": "Victory with Opponent 2", "it": "Vittoria con Avversario 2"}),
    ([0], [1, 3], {"en": "Defeat", "it": "Sconfitta"}),
    ([0, 1], [1, 3], {"en": "Opponent 1 and Opponent 3 win together",
                      "it": "Vincono insieme Avversario 1 e Avversario 3"}),
])  # fmt: skip
@pytest.mark.parametrize("four", ["en", "it"], indirect=True)
def test_a_team_wins_together(
    four: tuple[Stage, MatchScene], people: list[int], winners: list[int], words: dict[str, str]
) -> None:
    """On the sheet of the result and in the log; a draw of all is none of their victories."""
    stage, scene = four
    scene.play.people = people
    ended = {"winner": None, "winners": winners, "reason": "decided", "team": True}
    assert outcome.told(scene.table, scene.play, scene.ui, ended) == words[stage.say.language]
    assert [outcome.has_won(ended, seat) for seat in range(4)] == [seat in winners for seat in range(4)]
    for seats, message in ((winners, "log-result"), ([0, 1], "log-result-draw")):
        told = scene.table.told({"kind": "result", "winners": seats})
        assert told == scene.table.words.say(message)


# --- whole matches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (3, "it"), (4, "en"), (5, "it")])
def test_veil_is_played_at_the_plain_table(seats: int, lang: str) -> None:
    """To its end, by mouse alone; no message is missing on the way."""
    stage, scene = veiled.begun(("human",) * seats, lang, speed=0)
    match, stream = scene.play.match, random.Random(seats)
    for _ in range(1200):
        if match.result is not None:
            break
        node = bot.wanted(stage, stream)
        if node is not None:
            bot.click(stage, node)
        live.settle(stage, 0.1)
        assert "‹" not in tree.as_text(stage.root)
    app.picture(stage)
    assert match.result is not None
