"""A language of files that is chosen says how far it is, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.system import languages
from game.table import tree
from game.table.doors import DOORS
from game.table.library import unread
from game.table.notices import notices
from game.table.scenes.options import Options
from game.table.settings import Settings
from game.table.stage import Stage
from game.table.translating.coverage import said_of


@pytest.fixture
def es(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    folder = tmp_path / "languages" / "es"
    (folder / "table").mkdir(parents=True)
    (folder / "cards").mkdir()
    (folder / "language.ftl").write_text("language-name = Español\n", encoding="utf-8")
    (folder / "table/any.ftl").write_text("title-quit = Salir\nsettings-done = Hecho\n", encoding="utf-8")
    languages.forget()
    yield folder
    languages.forget()


def stage_in(language: str) -> Stage:
    return Stage((1280, 720), Settings(language=language), unread("contracts"), DOORS)


def note(language: str, group: str = "game") -> str:
    stage = stage_in(language)
    stage.push(Options(stage, group))  # type: ignore[arg-type]
    return "".join(node.name for node in tree.walk(stage.fresh()) if node.key == "language-note")


def test_the_settings_tell_how_far_the_language_is_and_what_stays_english(es: Path) -> None:
    every = said_of("es")[1]
    assert said_of("es") == (2, every) and every > 2_000
    assert note("es") == (
        f"2 of {every:,} messages are in this language; "
        "the others are in English, and so are the texts of rules on cards."
    )
    assert note("es", "sound") == note("en") == note("it") == ""


def test_a_sound_language_has_no_notice(es: Path) -> None:
    assert notices(stage_in("es")) == []


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("table/any.ftl", "title-qiut = Salir\n",
         "es/table/any.ftl, line 1: there is no message `title-qiut` in `table`; "
         "did you mean `title-quit`?"),
        ("cards/contracts.yaml", "cards: {copper_fox: {nam: Zorro}}\n",
         "es/cards/contracts.yaml, line 1: unknown field `nam` in `copper_fox`; did you mean `name`?"),
    ],
)  # fmt: skip
def test_a_fault_is_told_at_the_title_and_in_the_settings(file: str, text: str, said: str, es: Path) -> None:
    (es / file).write_text(text, encoding="utf-8")
    languages.forget()
    assert notices(stage_in("es")) == [f"A fault in the files of this language: {said}"]
    assert note("es").endswith(" One fault in its files: “contracts check” says where.")
    assert notices(stage_in("it")) == []


def test_what_is_saved_is_seen_within_half_a_second(es: Path) -> None:
    stage = stage_in("es")
    stage.push(Options(stage))

    def done() -> str:
        for _ in range(30):
            stage.update(1 / 60)
        return next(node.name for node in tree.walk(stage.fresh()) if node.key == "done")

    assert done() == "Hecho"
    (es / "table/any.ftl").write_text("settings-done = Listo ya\n", encoding="utf-8")
    assert done() == "Listo ya"
    (es / "table/any.ftl").unlink()
    assert done() == "Done"
