"""Languages that are folders of files: which there are, and that what they lack or say wrongly is said in English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.system import languages, letters, translated
from game.system.translated import Layer
from game.system.words import Bundle

OURS = """play = Play
cards = { $n ->
    [one] one card
   *[other] { $n } cards
 }
greets = { $name } greets
    .loud = { $name } shouts
quit = Quit
"""
LAUGHS = b"-a0 = ha\nplay = { -a9 }\n" + b"".join(b"-a%d = %s\n" % (n + 1, b"{ -a%d }" % n * 10) for n in range(9))
"""A thousand million of them."""
NAMELESS = [b"", b"\xff\xfe", b"language-name = { $x }\n", b"language-name = " + b"x" * 99, b"name"]
LATIN = ["¿Año? ¡Sí!", "Größe", "Œuvre à ç", "Łódź", "Příliš žluťoučký", "Győr", "Iğdır", "Țară", "Ģ", "Følgje å", "Þú"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    languages.forget()
    yield tmp_path
    languages.forget()


def write(home: Path, file: str, text: str | bytes) -> Path:
    path = home / "languages" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def spanish(home: Path, text: str | bytes = "") -> None:
    write(home, "es/language.ftl", "language-name = Español\n")
    write(home, "es/table/any.ftl", text)


def bundle(home: Path, language: str = "es") -> Bundle:
    """The program's own messages are those of OURS, in both of its languages."""
    ours = home / "ours.ftl"
    ours.write_text(OURS, encoding="utf-8")
    return translated.bundle(language, [Layer(lambda lang: [ours], "table")])


def test_a_folder_with_a_name_is_a_language_after_those_of_the_program(home: Path) -> None:
    assert languages.known() == {"it": "Italiano", "en": "English"}
    spanish(home)
    write(home, "pt_br/language.ftl", "language-name = Português do Brasil\n")
    assert list(languages.known().items())[2:] == [("es", "Español"), ("pt_br", "Português do Brasil")]
    assert languages.is_known("es")
    assert languages.with_grammar("es") == "en"
    assert languages.with_grammar("it") == "it"


@pytest.mark.parametrize("folder", ["ES", "español", "e", "es.bak", "en", "it"])
def test_what_is_not_named_as_a_language_is_none(folder: str, home: Path) -> None:
    write(home, f"{folder}/language.ftl", "language-name = Another\n")
    assert languages.known() == {"it": "Italiano", "en": "English"}


@pytest.mark.parametrize("code", ["../es", "es/../es", "/etc", "", "..", "es\0", "con", "ES"])
def test_no_code_leads_out_of_the_folder(code: str, home: Path) -> None:
    spanish(home)
    assert languages.folder(code) is None
    assert not languages.is_known(code)


@pytest.mark.parametrize("text", NAMELESS)
def test_a_language_that_does_not_say_its_name_has_its_code(text: bytes, home: Path) -> None:
    write(home, "es/language.ftl", text)
    assert languages.name("es") == "es"


@pytest.mark.parametrize(("said", "chosen"), [("es_ES.UTF-8", "es"), ("it_IT", "it"), ("fr_FR", "en"), ("C", "en")])
def test_the_language_of_the_system(said: str, chosen: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spanish(home)
    monkeypatch.setenv("LC_ALL", said)
    assert languages.of_system() == chosen


def test_a_message_that_is_missing_is_english(home: Path) -> None:
    spanish(home, "play = Jugar\ncards = { $n ->\n    [one] una carta\n   *[other] { $n } cartas\n }\n")
    said = bundle(home)
    assert [said.say("play"), said.say("quit")] == ["Jugar", "Quit"]
    assert [said.say("cards", {"n": n}) for n in (1, 2)] == ["una carta", "2 cartas"]
    assert said.messages == {"play", "cards", "greets", "quit"}


def test_an_attribute_that_is_missing_is_english(home: Path) -> None:
    spanish(home, "greets = { $name } saluda\n")
    said = bundle(home)
    assert said.say("greets", {"name": "Ana"}) == "Ana saluda"
    assert said.say("greets.loud", {"name": "Ana"}) == "Ana shouts"


def test_a_language_may_have_terms_of_its_own(home: Path) -> None:
    spanish(home, "-juego = partida\nplay = Nueva { -juego }\n")
    assert bundle(home).say("play") == "Nueva partida"


def test_the_plurals_are_those_of_the_language(home: Path) -> None:
    write(home, "pl/language.ftl", "language-name = Polski\n")
    write(
        home, "pl/table/any.ftl",
        "cards = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[other] { $n } kart\n }\n",
    )  # fmt: skip
    said = bundle(home, "pl")
    assert [said.say("cards", {"n": n}) for n in (1, 3, 5)] == ["1 karta", "3 karty", "5 kart"]


@pytest.mark.parametrize(
    "text",
    [
        b"play = { $who }\n",
        b"play = { nothing }\n",
        b"play = { play }\n",
        b"play = { -nobody }\n",
        b"play = { $n\n",
        b"play = {{{{\n",
        b"play = { NOFUNCTION() }\n",
        LAUGHS,
        b"play = " + b"a" * 5_000 + b"\n",
        b"play = \xd0\x96\n",
        b"play = a\xe2\x80\xaeb\n",
        b"play = \xff\n",
        b"\x00\x00\x00\x00",
        b"play = " + b"{ " * 1_500 + b"\n",
        b"x" * 600_000,
    ],
)
def test_a_message_that_is_faulty_is_english_and_its_neighbours_stay(text: bytes, home: Path) -> None:
    spanish(home, text)
    write(home, "es/table/other.ftl", "quit = Salir\n")
    said = bundle(home)
    for _ in range(2):
        assert said.say("play") == "Play"
    assert said.say("quit") == "Salir"


def test_an_unknown_language_is_english(home: Path) -> None:
    assert bundle(home, "xx").say("play") == "Play"


def test_what_was_edited_is_said_once_the_former_is_forgotten(home: Path) -> None:
    forgotten: list[int] = []
    languages.forgotten_by(lambda: forgotten.append(1))
    languages.forget()
    assert forgotten == [1]


@pytest.mark.parametrize("text", LATIN)
def test_latin_languages_can_be_written(text: str) -> None:
    assert letters.undrawn(text) == ""
    assert letters.has("FiraCode-Medium", text)


def test_letters_that_no_font_has_are_found() -> None:
    assert letters.undrawn("Карта") == "К"
    assert letters.undrawn("a牌") == "牌"
    assert not letters.has("Cinzel-Bold", "Ŝ")
