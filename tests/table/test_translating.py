"""`contracts language`: files to start from, read back as they were written, and never written over."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import cli
from game.language.names import translated
from game.records.cards import GAMES
from game.system import languages
from game.table.messages import Messages
from game.table.translating import originals, writing
from game.table.translating.coverage import of_language, said_of


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("written") / "languages" / "es"
    writing.write(folder, "es")
    return folder


@pytest.fixture
def es(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: Path) -> Iterator[Path]:
    """The files to start from as a language of the person's own."""
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    folder = tmp_path / "languages" / "es"
    shutil.copytree(written, folder)
    languages.forget()
    yield folder
    languages.forget()


def edit(path: Path, before: str, after: str) -> None:
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = cli.main([str(part) for part in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_every_message_and_name_is_in_the_files_to_start_from(es: Path) -> None:
    assert languages.known()["es"] == "Español"
    for name, part in of_language(es).items():
        assert part.all and not part.missing and not part.unknown, name
    for game in GAMES:
        english = originals.names(game)
        assert english and translated("es", game) == english
        assert Messages.names("es", game) == Messages.names("en", game)


def test_what_is_translated_is_said_and_counted(es: Path) -> None:
    before, of = said_of("es")
    edit(es / "table/table.ftl", "title-quit = Quit", "title-quit = Salir")
    edit(es / "table/table.ftl", "settings-language = Language", "settings-language = Idioma")
    first = next(iter(originals.names("contracts").items()))
    edit(es / "cards/contracts.yaml", json.dumps(first[1]), '"Nombre nuevo"')
    languages.forget()
    assert Messages("es", "contracts")("title-quit") == "Salir"
    assert Messages("es")("settings-language") == "Idioma"
    assert Messages("es")("settings") == "Settings"
    assert translated("es", "contracts")[first[0]] == "Nombre nuevo"
    assert said_of("es") == (before + 2, of)
    assert of_language(es)["cards/contracts.yaml"].done == 1


def test_what_is_there_is_never_written_over_and_what_lacks_is_added(es: Path) -> None:
    edit(es / "table/table.ftl", "title-quit = Quit\n", "")
    edit(es / "table/table.ftl", "settings = Settings", "settings = Ajustes")
    (es / "records/records.ftl").unlink()
    (es / "cards/estro.yaml").write_bytes(b"cards: {}\n")
    found = writing.write(es, "es")
    assert found.made == ["records/records.ftl"]
    assert found.grown == {"table/table.ftl": 1}
    assert found.lacking == {"cards/estro.yaml": len(originals.names("estro"))}
    text = (es / "table/table.ftl").read_text("utf-8")
    assert "settings = Ajustes\n" in text and text.endswith(f"\n{writing.ADDED}\ntitle-quit = Quit\n")
    assert (es / "cards/estro.yaml").read_bytes() == b"cards: {}\n"
    again = writing.write(es, "es")
    assert not again.made and not again.grown


def test_a_message_may_lie_in_any_file_of_its_folder(es: Path) -> None:
    (es / "table/table.ftl").rename(es / "table/mine.ftl")
    assert not writing.write(es, "es").made


def test_a_file_that_cannot_be_read_is_left_alone(es: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (es / "table/table.ftl").write_bytes(b"\xff")
    code, out, err = run(capsys, "language", "es", "--out", es)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "table.ftl can't be written: the file is no UTF-8 text (line 1); correct that first" in err
    assert (es / "table/table.ftl").read_bytes() == b"\xff"


def test_the_command_writes_first_and_tells_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    code, out, _ = run(capsys, "language", "pt_br", "--json")
    made = json.loads(out)
    assert code == 0 and made["folder"] == str(tmp_path / "languages" / "pt_br")
    assert "language.ftl" in made["made"] and "table/contracts/match.ftl" in made["made"]
    edit(tmp_path / "languages/pt_br/table/table.ftl", "title-quit = Quit\n", "title-qit = Sair\n")
    code, out, _ = run(capsys, "language", "pt_br", "--json")
    told = json.loads(out)["parts"]["table"]
    assert code == 0 and (told["missing"], told["unknown"]) == (["title-quit"], ["title-qit"])
    code, out, _ = run(capsys, "language", "pt_br")
    assert code == 0 and "1 missing, 1 unknown" in out and "table: missing: title-quit" in out


def test_the_command_writes_into_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path / "home"))
    code, out, _ = run(capsys, "language", "eo", "--out", tmp_path / "mine")
    assert code == 0 and (tmp_path / "mine/eo/language.ftl").is_file()
    assert "the table finds it once it lies in" in out


@pytest.mark.parametrize("code", ["it", "en", "ES", "../es", "español", "es\x1b"])
def test_what_can_be_no_language_of_files_is_wrong_usage(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "language", code)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "\x1b" not in err
