"""`contracts check` on a language of files: each fault at its file and line, with what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import cli
from game.system import languages
from game.table import bindings
from game.table.messages import Messages
from game.table.translating import checking, writing


@pytest.fixture
def es(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    put(tmp_path / "languages/es/language.ftl", "language-name = Español\n")
    languages.forget()
    yield tmp_path / "languages" / "es"
    languages.forget()


def put(path: Path, text: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())


def told(folder: Path) -> list[str]:
    return [fault.told() for fault in checking.faults(folder, lambda path: path.relative_to(folder).as_posix())]


def test_the_files_to_start_from_have_no_fault(tmp_path: Path) -> None:
    writing.write(tmp_path / "es", "es")
    assert told(tmp_path / "es") == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("title-quit = Salir\ntitle-qiut = Salir\n",
         "2:1: there is no message `title-qiut` in `table`; did you mean `title-quit`?"),
        ("\n\ntitle-quit = { $amount } salir\n",
         "3:1: `title-quit` is not told a variable `$amount`; known are `game`"),
        ("notice-home =\n    { $wnted }\n",
         "2:1: `notice-home` is not told a variable `$wnted`; did you mean `wanted`?"),
        ("title-quit = { $game\n", '1:1: `title-quit` is not understood: Expected token: "}"; '
                                   "compare it with the English message"),
        ("title-quit = { title-qit }\n",
         "1:1: there is no message `title-qit` to be put in here; did you mean `title-quit`?"),
        ("title-quit = { -juego }\n", "1:1: there is no term `-juego`; there is none yet"),
        ("title-quit = { NUMER($game) }\n", "1:1: there is no function `NUMER`; did you mean `NUMBER`?"),
        ("title-quit = { title-quit }\n",
         "1:1: `title-quit` can't be said: it refers to itself, or is nested too deeply; "
         "compare it with the English message"),
        ("title-quit = ⟨ennd⟩\n", "1:1: there is no key for `ennd`; did you mean `end`?"),
        ("title-quit =\n    Выход\n", "2:1: `title-quit`: no font here has the letter В; write it with other signs"),
        ("title-quit = Salir\ntitle-quit = Fin\n", "2:1: title-quit is there twice"),
        ("title-quit = Salir\nwhatever\n", "2:1: not understood: 'whatever'"),
        (b"title-quit = Salir\n\xff\n", "2:1: the file is no UTF-8 text; save it as UTF-8"),
        (b"# " + b"x" * 600_000, "1:1: the file can't be read: it is larger than 500 kB"),
    ],
)  # fmt: skip
def test_each_fault_of_messages(text: str | bytes, fault: str, es: Path) -> None:
    put(es / "table/any.ftl", text)
    assert told(es) == [f"table/any.ftl:{fault}"]


def test_a_message_of_one_game_is_told_its_place(es: Path) -> None:
    put(es / "table/any.ftl", "game-name = Contratos\nact-magnetize = Imán\n")
    assert [fault for fault in told(es) if "act-magnetize" in fault] == [
        "table/any.ftl:2:1: there is no message `act-magnetize` in `table`; it belongs into `table/contracts`"
    ]


def test_a_message_in_two_files_is_told_once(es: Path) -> None:
    put(es / "table/a.ftl", "title-quit = Salir\n")
    put(es / "table/b.ftl", "title-quit = Fin\n")
    assert told(es) == ["table/b.ftl:1:1: `title-quit` is in another file of this folder too; remove one"]


def test_each_fault_of_names(es: Path) -> None:
    put(es / "cards/contracts.yaml", "cards:\n  coper_fox: {name: Zorro, flavour: Corre}\n  copper_fox: {nam: Zorro}\n")
    put(es / "cards/estro.yaml", "cards: [\n")
    found = told(es)
    assert found[0].startswith("cards/contracts.yaml:2:") and found[0].endswith(
        "there is no card `coper_fox` in Contracts; did you mean `copper_fox`?"
    )
    assert found[1].startswith("cards/contracts.yaml:3:16: unknown field `nam` in `copper_fox`")
    assert [fault for fault in found[2:] if not fault.startswith("cards/estro.yaml:")] == [] and len(found) >= 3


def test_files_that_nothing_reads_are_told(es: Path) -> None:
    put(es / "tabel/any.ftl", "title-quit = Salir\n")
    put(es / "cards/contract.yaml", "cards: {}\n")
    assert told(es) == [
        "cards/contract.yaml:1:1: no names are read from here; did you mean `cards/contracts.yaml`?",
        "tabel/any.ftl:1:1: no messages are read from here; move it: did you mean `table`?",
    ]


@pytest.mark.parametrize(
    ("folder", "text", "fault"),
    [
        ("Spanish", "language-name = Español\n",
         "`Spanish` is no code of a language; name the folder such as `es`, `pt_br`"),
        ("it", "language-name = Italiano\n",
         "`it` is whole in the program, so this folder is not read; give it another name"),
        ("es", "", "the language does not say what it calls itself; write `language-name = Español`"),
        ("es", f"language-name = {'x' * 31}\n", "the language's name has 31 signs; it can have 30"),
    ],
)  # fmt: skip
def test_each_fault_of_a_language_itself(folder: str, text: str, fault: str, tmp_path: Path) -> None:
    put(tmp_path / folder / "language.ftl", text)
    assert told(tmp_path / folder) == [f"language.ftl:1:1: {fault}"]


def test_check_reads_a_folder_and_all_languages_of_a_person(es: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(es / "table/any.ftl", "title-qiut = Salir\n")
    for arguments in (["check", str(es)], ["check", str(es.parent)], ["check"]):
        assert cli.main(arguments) == 1
        out = capsys.readouterr().out
        assert out.count("any.ftl:1:1: there is no message `title-qiut`") == 1 and "1 fault" in out
    put(es / "table/any.ftl", "title-quit = Salir\n")
    assert cli.main(["check", str(es)]) == 0
    assert capsys.readouterr().out == "2 files, 0 cards, 0 decks: no fault\n"


def test_keys_are_named_in_a_language_of_files_and_one_that_there_is_not_stays_a_word(es: Path) -> None:
    put(es / "table/any.ftl", "hint-end = Fin (⟨end⟩)\nplan-hint = Plan (⟨nothing⟩)\n")
    languages.forget()
    say = Messages("es")
    assert say("hint-end") == f"Fin ({bindings.name_of('end', {})})"
    assert say("plan-hint") == "Plan (nothing)"
