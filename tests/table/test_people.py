"""The people of each game, and the faces that players choose from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.commands import check
from game.language.source import Source
from game.records.cards import GAMES
from game.rules import game_named
from game.table.drawing.people.draw import square
from game.table.drawing.people.looks import MIENS, WORDS, Face
from game.table.drawing.portraits import Likeness, portrait
from game.table.people import reading
from tests.libraries import library

PLAYED = [game for game in GAMES if reading.file_of(game).exists()]


def faces() -> Iterator[Face]:
    for game in PLAYED:
        yield from (person.face for person in reading.cast(game).people)
    yield from reading.players().values()


@pytest.mark.parametrize("game", PLAYED)
def test_twelve_can_sit_opposite_each_with_a_deck_and_nine_lines_in_both_languages(game: str) -> None:
    decks = frozenset(library(game).decks)
    assert reading.faults(reading.file_of(game), game, decks) == []
    people = reading.cast(game).people
    assert len(people) == 12
    assert {person.deck for person in people} == decks
    for person in people:
        for texts in (person.title, person.temper, *(line for said in person.lines.values() for line in said)):
            assert texts.keys() >= {"it", "en"}


def test_every_shipped_game_has_its_people() -> None:
    assert [game for game in GAMES if game != "sparks"] == PLAYED


def test_no_face_and_no_name_is_there_twice() -> None:
    described = [replace(face, light=Face().light, turn=0.0) for face in faces()]
    assert len(set(described)) == len(described) == 64
    pictures = {square(face, 24).get_buffer().raw for face in faces()}
    assert len(pictures) == 64
    names = [person.name for game in PLAYED for person in reading.cast(game).people]
    assert len({*names}) == len(names) == 48


def test_two_faces_of_a_game_differ_in_five_words_at_the_least() -> None:
    for game in PLAYED:
        people = reading.cast(game).people
        for number, one in enumerate(people):
            for other in people[:number]:
                differing = [word for word in WORDS if getattr(one.face, word) != getattr(other.face, word)]
                assert len(differing) >= 5, (one.id, other.id)


def test_a_face_does_each_thing_in_another_picture() -> None:
    face = reading.cast("contracts").people[0].face
    assert len({square(face, 98, mien).get_buffer().raw for mien in MIENS.values()}) == len(MIENS)
    like = Likeness("fire", "flame", 1, face)
    drawn = {
        portrait(like, 98, "calm", look).get_buffer().raw for look in ((0.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (0.0, 1.0))
    }
    assert len(drawn) == 4


@pytest.mark.nightly
@pytest.mark.parametrize("field", WORDS)
def test_every_word_of_a_face_is_drawn(field: str) -> None:
    """And each makes another picture, so none is a word without a meaning."""
    plain = Face(hat="cap") if field == "hat_colour" else Face()
    words: list[object] = [(word,) for word in WORDS[field]] if field == "marks" else list(WORDS[field])
    pictures = {square(replace(plain, **{field: word}), 120).get_buffer().raw for word in words}
    assert len(pictures) == len(words)


WRONG = """
light: {ink: brown}
people:
- id: ada
  name: Ada of a House whose name is longer than a plate
  title: {it: capo}
  temper: {it: a, en: b}
  deck: boiler_hause
  style: brutal
  face: {shape: ovul, turn: 3, marks: [scur]}
  greeting: [{it: a, en: b}]
  blow: [{it: a, en: b}, {it: a, en: b}, {it: a, en: b}]
  defeat: [{it: a, en: b}, {it: a, en: b}, {it: a, en: b}]
- id: bo
"""


def test_each_fault_is_told_in_a_sentence_at_its_line(tmp_path: Path) -> None:
    path = tmp_path / "people.yaml"
    path.write_text(WRONG, encoding="utf-8")
    told = [str(fault) for fault in reading.faults(path, "people.yaml", frozenset(library("contracts").decks))]
    for expected in (
        'people.yaml:2:14: `brown` is no colour; write one such as "#c08040"',
        "people.yaml:5:9: `name` has 48 characters; there is room for 24",
        "people.yaml:6:10: `title` has no `en`; add `en:`",
        "people.yaml:8:9: unknown deck `boiler_hause`; did you mean `boiler_house`?",
        "people.yaml:9:10: unknown style `brutal`; known are `aggressive`, `patient`, `trickster`",
        "people.yaml:10:17: unknown `shape` `ovul`; did you mean `oval`?",
        "people.yaml:10:29: `turn` must be a number from -1 to 1; write one, such as 0.5",
        "people.yaml:10:40: unknown mark `scur`; did you mean `scar`?",
        "people.yaml:11:13: `greeting` has 1 lines; write 3",
        "people.yaml:14:3: a person has no `name`; add `name:`",
    ):
        assert expected in told
    assert reading.read(path, Source("people.yaml")).people == ()


def test_who_has_the_face_or_the_id_of_another_is_left_out_and_told(tmp_path: Path) -> None:
    text = reading.file_of("contracts").read_text(encoding="utf-8")
    ada = text[text.index("- id: ada") : text.index("- id: bruno")]
    path = tmp_path / "people.yaml"
    path.write_text("people:\n" + ada + ada + ada.replace("id: ada", "id: eva"), encoding="utf-8")
    source = Source("people.yaml")
    assert [person.id for person in reading.read(path, source).people] == ["ada"]
    assert [fault.message for fault in source.faults] == [
        "there are two people with the id `ada`", "`eva` has the face of `ada`",
    ]  # fmt: skip


def test_check_reads_the_people_of_a_game_with_its_cards() -> None:
    game = game_named("contracts")
    alone = check.checked(game, [reading.file_of("contracts")])
    assert [(found.files, found.faults) for found in alone] == [(1, [])]


def test_check_tells_what_is_wrong_with_a_file_of_people(tmp_path: Path) -> None:
    path = tmp_path / "people.yaml"
    path.write_text("people: [{id: ada}]\n", encoding="utf-8")
    [found] = check.checked(game_named("contracts"), [path])
    assert "a person has no `name`" in {fault.message for fault in found.faults}
