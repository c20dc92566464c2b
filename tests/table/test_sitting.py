"""Who sits at the table: in the set-up, in the settings, in the record of a match, and in its words."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.records import kept, matchfile
from game.records.branch import branch
from game.records.match import Match
from game.records.watching import Watched
from game.table import settings, tree
from game.table.match import countenance, opening, outcome, remarks
from game.table.match.scene import MatchScene
from game.table.people import reading, sitting
from game.table.scenes.matches import Matches
from game.table.scenes.options import Options
from game.table.scenes.setup import SetUp
from game.table.settings import Settings
from game.table.stage import Stage
from tests.table import live

ADA = {"name": "Ada Caldera", "face": "ada"}
ANNA = {"name": "Anna", "face": "fox"}


def new(
    people: list[dict[str, str]], seats: tuple[str, ...] = ("human", "casual"), folder: Path | None = None
) -> Match:
    return Match.new("contracts", live.DECKS, 1, 0, seats, folder, people=people)


def at_table(
    people: list[dict[str, str]], seats: tuple[str, ...] = ("human", "casual"), lang: str = "en"
) -> MatchScene:
    stage = live.stage(lang=lang)
    return live.scene(stage, new(people, seats), seats)


def set_up(game: str = "contracts", mode: str = "computer") -> SetUp:
    stage = live.stage(game=game)
    stage.push(SetUp(stage, mode))
    assert isinstance(stage.scene, SetUp)
    return stage.scene


def press(stage: Stage, key: str) -> None:
    node = tree.find(stage.fresh(), key)
    assert node is not None and node.act()


# in the record


def test_a_match_file_keeps_who_played_and_a_rematch_is_of_the_same(tmp_path: Path) -> None:
    match = new([ANNA, ADA], folder=tmp_path)
    assert match.path is not None
    assert Match.load(match.path).people == [ANNA, ADA]
    assert kept.summary(match.path).people == (ANNA, ADA)


def test_a_file_of_before_says_nothing_of_them_and_is_written_as_before(tmp_path: Path) -> None:
    match = new([], folder=tmp_path)
    assert match.path is not None
    assert "people" not in json.loads(match.path.read_text(encoding="utf-8"))
    assert Match.load(match.path).people == []
    scene = at_table([])
    assert scene.table.words.names == ("player-you", "player-opponent")
    assert scene.table.likenesses[1].face is None


@pytest.mark.parametrize("people", [{"name": 3}, {"name": "x" * 41}, {"face": "No Word"}, "ada"])
def test_a_file_with_people_of_another_shape_is_refused(tmp_path: Path, people: object) -> None:
    path = new([ANNA, ADA], folder=tmp_path).path
    assert path is not None
    raw = json.loads(path.read_text(encoding="utf-8"))
    raw["people"] = [people]
    path.write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(matchfile.BadMatchFile, match="people"):
        matchfile.read(path)


def test_whoever_is_not_known_any_more_keeps_the_name_and_has_a_mask() -> None:
    scene = at_table([{}, {"name": "Someone Else", "face": "gone"}])
    assert scene.table.called(1) == "Someone Else"
    assert scene.table.likenesses[1].face is None


def test_who_plays_on_for_somebody_is_not_called_by_their_name() -> None:
    match = new([ANNA, ADA])
    match.concede(0)
    watched = Watched(match)
    watched.go(0)
    assert branch(watched, ("casual", "human")).people == [{}, {}]
    assert branch(watched, ("human", "regular")).people == [ANNA, ADA]


# in words


@pytest.mark.parametrize(("lang", "told"), [("en", "Ada fetches"), ("it", "Ada estrae")])
def test_the_log_calls_an_opponent_by_their_short_name_and_a_person_alone_you(lang: str, told: str) -> None:
    scene = at_table([ANNA, ADA], lang=lang)
    words = " ".join(line.words for line in scene.table.lines())
    assert told in words and "Anna" not in words
    names = [tree.find(scene.stage.fresh(), f"player-{seat}") for seat in (0, 1)]
    assert [node.name for node in names if node] == ["Anna", "Ada Caldera"]


def test_two_people_are_called_by_their_names_everywhere() -> None:
    scene = at_table([ANNA, {"name": "Marco"}], ("human", "human"))
    assert [scene.table.words.said(seat) for seat in (0, 1)] == ["Anna", "Marco"]
    curtain = tree.find(scene.stage.fresh(), "curtain")
    assert curtain is not None and "Anna" in curtain.name


def test_a_name_is_never_read_as_a_message() -> None:
    scene = at_table([{"name": "back"}, {"name": "player-one"}], ("human", "human"))
    assert [scene.table.words.player(seat) for seat in (0, 1)] == ["back", "player-one"]


def test_before_a_match_an_opponent_greets_with_one_of_their_lines() -> None:
    scene = at_table([ANNA, ADA])
    scene.begin_versus()
    side = tree.find(scene.stage.fresh(), "versus-1")
    person = reading.cast("contracts").person("ada")
    assert side is not None and person is not None
    assert side.name == "Ada Caldera" and side.value.startswith("of the Boiler House, Patient Tide, Casual, “")
    assert any(line["en"] in side.value for line in person.lines["greeting"])


def test_the_list_of_matches_tells_who_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    new([ANNA, ADA], folder=matchfile.matches_folder())
    stage = live.stage()
    stage.push(Matches(stage))
    while stage.scene.update(0.1):
        pass
    text = tree.as_text(stage.fresh())
    assert "Anna" in text and "Ada Caldera" in text


# who is met


def test_by_chance_somebody_comes_who_likes_the_deck_and_nobody_twice() -> None:
    fond = {person.id for person in reading.cast("contracts").people if person.deck == "patient_tide"}
    met = {sitting.drawn("contracts", live.DECKS, ("human", "casual"), (), True)[1]["face"] for _ in range(40)}
    assert met == fond
    decks = ("long_tide",) * 5
    five = sitting.drawn("cataclysm", decks, ("casual",) * 5, (), True)
    assert len({entry["face"] for entry in five}) == 5


def test_where_decks_come_by_chance_a_face_tells_nothing_of_them() -> None:
    met = {sitting.drawn("contracts", live.DECKS, ("human", "casual"), (), False)[1]["face"] for _ in range(200)}
    assert len(met) > 4


def test_a_match_from_the_set_up_meets_who_was_chosen() -> None:
    scene = set_up()
    press(scene.stage, "sits-1")
    press(scene.stage, "person-zelda")
    assert scene.sides.decks[1] == "workshop_of_wonders" and scene.plan.style == "trickster"
    assert scene.plan.level == settings.USUAL
    scene.stage.settings.player_names[0] = "Anna"
    opening.from_setup(scene.stage, scene.plan)
    table = scene.stage.scene
    assert isinstance(table, MatchScene)
    assert table.play.match.people == [{"name": "Anna", "face": "otter"}, {"name": "Zelda Ruotafina", "face": "zelda"}]


def test_in_the_set_up_each_can_sit_down_once_and_chance_is_chosen_again() -> None:
    scene = set_up("cataclysm")
    scene.sides.seats = 3
    scene.stage.touch()
    press(scene.stage, "sits-1")
    press(scene.stage, "person-gorm")
    press(scene.stage, "sits-2")
    press(scene.stage, "person-gorm")
    assert scene.sides.people[:3] == ["", "", "gorm"]
    press(scene.stage, "sits-2")
    press(scene.stage, "person-chance")
    assert scene.sides.people[:3] == ["", "", ""]


# in the settings


def test_a_person_writes_a_name_and_chooses_a_face_and_both_are_kept(tmp_path: Path) -> None:
    stage = live.stage()
    stage.push(Options(stage, "people"))
    press(stage, "player-1-name")
    for letter in "Marco ":
        stage.handle(pygame.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter))
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    press(stage, "player-1-face")
    press(stage, "face-owl")
    assert stage.settings.sits(1) == {"name": "Marco", "face": "owl"}
    path = tmp_path / "settings.json"
    assert stage.settings.save(path)
    loaded, damaged = settings.load(path)
    assert loaded.player_names[1] == "Marco" and loaded.player_faces[1] == "owl" and not damaged


def test_a_name_that_no_plate_has_room_for_is_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    raw = {"player_names": ["x" * 19, *[""] * (settings.MOST_SEATS - 1)], "player_faces": ["a"]}
    path.write_text(json.dumps(raw), encoding="utf-8")
    loaded, damaged = settings.load(path)
    assert damaged and loaded == Settings(language=loaded.language)


def test_no_person_of_a_game_has_the_id_of_a_players_face() -> None:
    for game in ("contracts", "cataclysm", "estro", "grimoire"):
        assert not {person.id for person in reading.cast(game).people} & set(reading.players())


# what faces do


def playing() -> MatchScene:
    scene = at_table([ANNA, ADA])
    live.settle(scene.stage, 1)
    return scene


def test_faces_look_at_what_is_pointed_at() -> None:
    scene = playing()
    card = tree.find(scene.stage.fresh(), "deck-0")
    assert card is not None
    scene.stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=card.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    scene.update(0.02)
    across, down = scene.table.faces.look(1)
    assert across == 1.0 == down  # from the upper middle
    assert scene.table.faces.look(0)[1] <= 0  # from the lower left one
    scene.stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=(640, 250), rel=(0, 0), buttons=(0, 0, 0)))
    scene.update(0.02)
    assert scene.table.faces.look(1) == (0.0, 0.0)


def test_faces_blink_for_a_while_and_then_a_table_that_waits_costs_no_frames() -> None:
    scene = playing()
    scene.table.faces.chance.seed(1)
    shut = 0
    for _ in range(round(countenance.LIVELY / 0.05)):
        scene.update(0.05)
        shut += scene.table.faces.mood(1, "calm") == "blink"
    assert shut > 3
    live.settle(scene.stage, 10)
    assert not any(scene.update(0.05) for _ in range(400))


def test_who_is_struck_winces_and_whoever_struck_well_grins_and_says_so_now_and_then() -> None:
    scene = playing()
    table, play = scene.table, scene.play
    remarks.blow(table, play, 0, 2, False)
    assert table.faces.mood(0, "calm") == "hit" and table.faces.mood(1, "calm") != "grin"
    assert not table.motion.effects
    table.view["turn"] = 5
    remarks.blow(table, play, 0, 7, False)
    assert table.faces.mood(1, "calm") == "grin" and len(table.motion.effects) == 1
    remarks.blow(table, play, 0, 7, False)
    assert len(table.motion.effects) == 1  # one line in three turns
    for _ in range(40):
        scene.update(0.05)
    assert table.faces.mood(0, "calm") != "hit" and table.faces.mood(1, "calm") != "grin"


def test_under_less_motion_faces_do_nothing() -> None:
    stage = live.stage(reduced_motion=True)
    scene = live.scene(stage, new([ANNA, ADA]), ("human", "casual"))
    remarks.blow(scene.table, scene.play, 0, 7, False)
    card = tree.find(stage.fresh(), f"card-{scene.table.own_hand[0]}")
    assert card is not None
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=card.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    for _ in range(200):
        scene.update(0.05)
        assert scene.table.faces.mood(0, "calm") == "calm" and scene.table.faces.look(1) == (0.0, 0.0)


def test_at_the_end_the_one_opponent_says_a_last_word() -> None:
    scene = at_table([ANNA, ADA])
    scene.play.match.concede(0)
    scene.restart()
    assert outcome.said(scene.table, scene.play).startswith("Ada: “")
