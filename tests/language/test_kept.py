"""A file of cards that was sound and is as it was is not read again, and nobody can tell from what comes of it."""

import pytest

from game.language.library import load
from game.language.reading import kept
from game.language.source import Source
from game.rules import game_named

WORDS = game_named("contracts").vocabulary
CARD = """\
- id: {id}
  name: {{it: Carta, en: Card}}
  kind: creature
  cost: {{pure: 1}}
  attack: 1
  health: {health}
"""


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch):
    monkeypatch.setattr(kept, "_kept", {})


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "contracts"


@pytest.fixture
def parsed(monkeypatch):
    """The files whose text was parsed, in their order."""
    names, parse = [], Source.parse

    def told(source, text):
        names.append(source.file.rsplit("/", 1)[-1])
        return parse(source, text)

    monkeypatch.setattr(Source, "parse", told)
    return names


def write(folder, name, *cards, more=""):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("cards:\n" + "".join(CARD.format(id=id, health=health) for id, health in cards) + more, "utf-8")


def read(folder):
    return load(folder, "contracts", WORDS)


def created(card):
    return f"  clauses: [{{when: summon, do: [{{create: {card}}}]}}]\n"


def test_only_the_file_that_was_saved_is_read_again(folder, parsed):
    write(folder, "cards/a.yaml", ("ant", 1))
    write(folder, "cards/b.yaml", ("bee", 1))
    before = read(folder)
    assert parsed == ["a.yaml", "b.yaml"]
    write(folder, "cards/b.yaml", ("bee", 2))
    after = read(folder)
    assert parsed == ["a.yaml", "b.yaml", "b.yaml"] and not after.faults
    assert list(after.definitions) == ["ant", "bee"]
    assert after.definitions["ant"] is before.definitions["ant"]
    assert [card.stats for card in after.definitions.values()] != [card.stats for card in before.definitions.values()]


def test_a_file_with_a_fault_is_read_each_time(folder, parsed):
    write(folder, "cards/a.yaml", ("ant", "much"))
    first, second = read(folder), read(folder)
    assert parsed == ["a.yaml", "a.yaml"]
    assert first.faults == second.faults and len(first.faults) == 1


@pytest.mark.parametrize("text", ["cards: []\n# \x07", "cards: [", ""])
def test_what_is_no_yaml_is_told_each_time(folder, text):
    write(folder, "cards/a.yaml")
    (folder / "cards/a.yaml").write_text(text, "utf-8")
    assert read(folder).faults == read(folder).faults != []


def test_an_id_that_another_file_has_taken_since_is_told_at_its_place(folder):
    write(folder, "cards/b.yaml", ("ant", 1), ("bee", 1))
    assert not read(folder).faults
    write(folder, "cards/a.yaml", ("bee", 1))
    [fault] = read(folder).faults
    assert (fault.file, fault.line) == ("contracts/cards/b.yaml", 8) and "cards/a.yaml:2" in fault.message


TOKEN = CARD.replace("  cost: {{pure: 1}}\n", "  token: true\n")


def test_a_card_that_is_gone_from_another_file_is_told_where_it_is_named(folder):
    write(folder, "cards/a.yaml", ("ant", 1), more=created("bee"))
    write(folder, "cards/b.yaml", more=TOKEN.format(id="bee", health=1))
    assert not read(folder).faults
    write(folder, "cards/b.yaml", more=TOKEN.format(id="wasp", health=1))
    [fault] = read(folder).faults
    assert (fault.file, fault.line, fault.message) == ("contracts/cards/a.yaml", 8, "there is no card `bee`")
    write(folder, "cards/b.yaml", ("bee", 1))
    [fault] = read(folder).faults
    assert (fault.file, fault.line, fault.message) == ("contracts/cards/a.yaml", 8, "`bee` is no token")


def test_the_place_counts_lines_as_an_editor_does_also_the_second_time(folder):
    write(
        folder,
        "cards/a.yaml",
        more="# a sign \u2028# of a line's end\n" + CARD.format(id="ant", health=1) + created("bee"),
    )
    assert [(f.line, f.message) for f in read(folder).faults] == [(9, "there is no card `bee`")]
    assert [(f.line, f.message) for f in read(folder).faults] == [(9, "there is no card `bee`")]


def test_another_game_reads_for_itself(folder):
    write(folder, "cards/a.yaml", ("ant", 1))
    assert not read(folder).faults
    assert load(folder, "contracts", game_named("cataclysm").vocabulary).faults


def test_a_missing_picture_is_told_the_second_time_as_well(folder):
    write(folder, "cards/a.yaml", ("ant", 1), more="  art: {icon: fox, scene: hill, hue: red}\n")
    assert read(folder).pictures == read(folder).pictures == [("fox", "contracts/cards/a.yaml", 8, 15)]


def test_no_more_is_kept_than_its_bound(folder, monkeypatch):
    write(folder, "cards/a.yaml", ("ant", 1))
    write(folder, "cards/b.yaml", ("bee", 1))
    monkeypatch.setattr(kept, "MOST_KEPT", len((folder / "cards/b.yaml").read_text()) + 5)
    read(folder)
    assert list(kept._kept) == ["contracts/cards/b.yaml"]
