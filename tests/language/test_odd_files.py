"""Card files as nobody writes them by mistake: too large, too many, no files at all, signs that act on a terminal."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from game.cli import main
from game.language import library as reading
from game.language.folders import card_folders, files_of
from game.language.library import load, load_all
from game.language.source import MOST_FAULTS, Fault, Source
from game.rules import game_named
from tests.language.test_check import FOX, check, said  # noqa: F401

GAME = game_named("contracts")
WORDS = GAME.vocabulary


@pytest.fixture
def own(tmp_path, monkeypatch):
    """The folder of a person's own cards."""
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    folder = tmp_path / "cards" / "contracts"
    folder.mkdir(parents=True)
    return folder


# --- nesting and size ------------------------------------------------------------------------------------------------


def test_brackets_in_quotes_do_not_hide_how_deep_own_cards_are_nested(own):
    (own / "deep.yaml").write_text('["]",' * 60_000)
    found = load_all(GAME)
    assert not found.faults
    assert [fault.message for fault in found.left_out] == ["this is nested too deep"]


def test_a_file_of_nothing_but_dashes_is_given_up_after_some_faults(check):  # noqa: F811
    library = check("cards:\n" + "-\n" * 190_000)
    assert len(library.faults) == MOST_FAULTS
    assert {fault.message for fault in library.faults} == {"a card must be a map of `field: value`, not nothing"}


def test_more_than_fits_into_the_memory_is_not_taken_apart(check):  # noqa: F811
    assert said(check("- x\n" * 210_000)) == [
        "200001:3: the file holds more than 200000 words, lists and maps; divide it"
    ]


def test_a_file_that_is_too_large(check):  # noqa: F811
    assert said(check("#" * 1_000_001)) == ["1:1: the file can't be read: it is larger than 1 MB"]


def test_more_cards_than_a_game_can_have(check, monkeypatch):  # noqa: F811
    monkeypatch.setattr(reading, "MOST_CARDS", 2)
    three = FOX + "".join(FOX.removeprefix("cards:\n").replace("fox", name) for name in ("wolf", "bear"))
    assert said(check(three)) == ["14:3: there are 2 cards already; a game can have no more"]


def test_more_bytes_than_the_files_of_a_game_can_have_together(check, monkeypatch):  # noqa: F811
    monkeypatch.setattr(reading, "MOST_TOGETHER", 50)
    library = check({f"cards/{name}.yaml": FOX.replace("fox", name) for name in ("a", "b", "c")})
    assert {fault.message for fault in library.faults} == {
        "the files before this one hold as much as a game may have"
    }  # fmt: skip
    assert set(library.definitions) == {"a"}


def test_own_files_that_need_each_other_are_left_out_in_a_few_readings(own, monkeypatch):
    """Each names a card of the next, and the last is faulty: one reading for each would take for ever."""
    readings = []
    load_files = reading.load_files
    monkeypatch.setattr(reading, "load_files", lambda *given: readings.append(1) or load_files(*given))
    (own / "cards").mkdir()
    for n in range(30):
        clause = f"  clauses: [{{when: summon, do: [{{create: c{n + 1}}}]}}]\n"
        text = FOX.replace("fox", f"c{n}").replace("  cost: {pure: 1}\n", "  token: true\n") + clause
        (own / "cards" / f"f{n:02}.yaml").write_text(text)
    found = load_all(GAME)
    assert not found.faults and found.left_out
    assert len(readings) <= reading.MOST_ROUNDS + 1


# --- what lies in the folders ----------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices of POSIX")
def test_no_odd_thing_in_the_folder_of_own_cards_keeps_the_program_from_starting(own, tmp_path):
    os.mkfifo(own / "pipe.yaml")
    (own / "a.yaml").symlink_to(own / "b.yaml")
    (own / "b.yaml").symlink_to(own / "a.yaml")
    (own / "nowhere.yaml").symlink_to(tmp_path / "nothing")
    (own / "zero.yaml").symlink_to("/dev/zero")
    (own / "around").symlink_to(own)
    (own / "cards").mkdir()
    (own / "cards" / "fox.yaml").write_text(FOX)
    found = load_all(GAME)
    assert not found.faults and "fox" in found.definitions
    assert {Path(fault.file).name for fault in found.left_out} == {
        "pipe.yaml", "a.yaml", "b.yaml", "nowhere.yaml", "zero.yaml",
    }  # fmt: skip
    assert all(fault.message.startswith("the file can't be read: ") for fault in found.left_out)


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="everything can be entered")
def test_folders_that_cannot_be_entered_are_passed_over(own):
    (own / "cards").mkdir()
    for folder in (own / "cards", own, own.parent):
        folder.chmod(0)
        try:
            assert not load_all(GAME).faults
        finally:
            folder.chmod(0o700)


def test_a_folder_that_can_not_be_listed_has_no_files(tmp_path, monkeypatch):
    def refused(_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refused)
    assert files_of(tmp_path) == []


def test_a_circle_of_links_is_no_folder_of_cards(own):
    own.rmdir()
    own.symlink_to(own)
    assert len(card_folders("contracts")) == 1


# --- signs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", ["\x85", "\u2028", "\u2029"])
def test_lines_are_counted_as_editors_count_them(check, end):  # noqa: F811
    text = FOX + f'  flavour: {{it: "a{end}b{end}c", en: "x"}}\n' + "  keywords: [adrenalin]\n"
    assert said(check(text))[-1].startswith("9:14: unknown keyword `adrenalin`")


@pytest.mark.parametrize("sign", ["\\x1b", "\\u202e", "\\u2028", "\\x9b"])
def test_words_on_cards_can_all_be_seen(check, sign):  # noqa: F811
    assert said(check(FOX.replace("en: Fox", f'en: "F{sign}x"'))) == [
        f"3:25: `en` holds the character {sign}, which can't be seen; delete it"
    ]


def test_a_fault_quotes_nothing_that_acts_on_a_terminal(check):  # noqa: F811
    for text in (FOX.replace("creature", '"\\e[2J"'), FOX + '  "\\u202ex": 1\n', FOX.replace("fox", '"\\a"')):
        assert all(str(fault).isprintable() for fault in check(text).faults)


@pytest.mark.skipif(sys.platform == "win32", reason="no file of Windows can have such a name")
def test_the_commands_show_such_signs_as_escapes(own, capsys):
    (own / "cards").mkdir()
    path = own / "cards" / "\x1b[2J\u202e.yaml"
    path.write_text(FOX + "  keywords: [x]\n")
    for command in (["check", str(path)], ["check", str(path), "--json"], ["check", str(path.with_name("\x1b"))]):
        main(command)
        told = capsys.readouterr()
        assert (told.out + told.err).replace("\n", "").isprintable()
    main(["check", str(path), "--json"])
    assert json.loads(capsys.readouterr().out)["faults"][0]["file"].endswith("\x1b[2J\u202e.yaml")


def test_a_hundred_faults_are_shown_and_the_others_counted(own, capsys):
    path = own / "many.yaml"
    path.write_text("cards:\n" + "-\n" * 300)
    assert main(["check", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 102 and lines[100] == "and 200 faults more"
    main(["check", str(path), "--json"])
    told = json.loads(capsys.readouterr().out)
    assert len(told["faults"]) == 100 and told["more"] == 200


@pytest.mark.parametrize("name", ["../x", "a/b", "x" * 61, "", "Ä", "a b", "\\0", "con.txt"])
def test_ids_of_decks_are_ids(check, name):  # noqa: F811
    deck = f'id: "{name}"\nname: {{it: D, en: D}}\ncards: {{fox: 40}}\n'
    library = check({"cards/mine.yaml": FOX, "decks/d.yaml": deck})
    assert library.faults and library.faults[0].line == 1 and not library.decks


def test_after_very_many_faults_of_one_file_others_still_tell_their_first(check):  # noqa: F811
    library = check({"cards/a.yaml": "cards:\n" + "-\n" * 3000, "cards/b.yaml": "cards:\n" + "-\n" * 30})
    files = [fault.file for fault in library.faults]
    assert files.count("contracts/cards/a.yaml") == MOST_FAULTS and files.count("contracts/cards/b.yaml") == 1


def test_a_source_tells_where_a_mark_is():
    source = Source("x.yaml", [Fault("other", 1, 1, "m")])
    root = source.parse("a: b\nc: d\n")
    assert source.place(root.value[1][1].start_mark) == (2, 4)
    assert source.place(None) == (1, 1)
    assert load(Path("nowhere"), "contracts", WORDS).faults


@pytest.mark.parametrize("name", ["\\u00ad", "\\u200c\\u200d", "\\u3164", "\\u0301"])
def test_a_name_has_a_sign_that_can_be_seen(check, name):  # noqa: F811
    library = check(FOX.replace("{it: Volpe", f'{{it: "{name}"'))
    assert [fault.message for fault in library.faults] == ["`it` has no sign that can be seen"]
