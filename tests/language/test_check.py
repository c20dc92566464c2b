"""What the checker says of a faulty file: where, what is wrong, and what would be right."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.kernel.cards import Definition
from game.language.declarations import grammar
from game.language.folders import CARDS
from game.language.library import FaultyCards, from_plain, load
from game.language.source import Fault
from game.rules import game_named

WORDS = game_named("contracts").vocabulary
MEASURES = ", ".join(f"`{word}`" for word in grammar(WORDS).numbers)
HERE = "¦"
"""Marks the place in a text to which its fault must point."""

FOX = """\
cards:
- id: fox
  name: {it: Volpe, en: Fox}
  kind: creature
  cost: {pure: 1}
  attack: 1
  health: 1
"""


@pytest.fixture
def check(tmp_path):
    """`check({"cards/mine.yaml": text, …})`: the library of a folder with these files, its faults by file."""

    def checked(files):
        if isinstance(files, str | bytes):
            files = {"cards/mine.yaml": files}
        for name, text in files.items():
            path = tmp_path / "contracts" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return load(tmp_path / "contracts", "contracts", WORDS)

    return checked


def place(marked):
    """Line and column of the mark, and the text without it."""
    assert marked.count(HERE) == 1, marked
    before = marked[: marked.index(HERE)]
    return before.count("\n") + 1, len(before) - before.rfind("\n"), marked.replace(HERE, "")


def said(library):
    return [f"{f.line}:{f.column}: {f.message}" + (f"; {f.suggestion}" if f.suggestion else "") for f in library.faults]


def fox(before="", after=""):
    """The fox's file with `before` in it replaced by `after`, or with `after` at its end."""
    assert not before or before in FOX
    return FOX.replace(before, after) if before else FOX + after


def zap(rest, kind="spell"):
    return f"cards:\n- id: zap\n  name: {{it: Zap, en: Zap}}\n  kind: {kind}\n{rest}"


def test_the_example_of_these_tests_has_no_fault(check):
    library = check(FOX)
    assert said(library) == []
    assert set(library.definitions) == {"fox"}


# --- cards -----------------------------------------------------------------------------------------------------------


def test_one_mistake_is_told_once(check):
    """A mistyped field is read as what it must mean, so that the right one is not missing too."""
    assert said(check(fox("attack", "atack"))) == ["6:3: unknown field `atack` in a card; did you mean `attack`?"]
    assert said(check(fox("", "  clauses:\n  - {wen: summon, do: [{fetch: 1}]}\n"))) == [
        "9:6: unknown field `wen` in a clause; did you mean `when`?",
    ]
    assert said(check(fox("", "  clauses:\n  - {when: summon, do: [{damage: 1, too: you}]}\n"))) == [
        "9:37: `damage` has no field `too`; did you mean `to`?",
    ]


def test_nothing_in_the_hand_of_the_opponent_is_a_target(check):
    clause = "  clauses:\n  - {when: summon, targets: [{from: enemy_hand, pick: 1}], do: [{discard: target}]}\n"
    assert said(check(FOX + clause)) == [
        "9:37: nobody sees what is in `enemy_hand`, so it can't be a target; "
        "choose it in `do`, or take one at `random` there"
    ]


def test_a_token_has_no_cost(check):
    assert said(check(FOX + "  token: true\n")) == ["5:9: a token is never played, so it has no cost; remove `cost`"]


def test_an_id_is_taken_by_the_earlier_place(check):
    library = check({"cards/a.yaml": FOX, "cards/b.yaml": "# Comment\n" + FOX})
    assert [str(f) for f in library.faults] == [
        "contracts/cards/b.yaml:3:7: the id `fox` is taken by contracts/cards/a.yaml:2; choose another"
    ]


def test_a_number_of_thousands_of_digits(check):
    [fault] = check(fox("attack: 1", "attack: " + "9" * 6000)).faults
    assert (fault.line, fault.column) == (6, 11)
    assert len(str(fault)) < 200


def test_only_tokens_are_created(check):
    imp = """\
- id: imp
  name: {it: Diavoletto, en: Imp}
  kind: creature
  token: true
  attack: 1
  health: 1
"""
    clause = "  clauses:\n  - {when: summon, do: [{create: %s}]}\n"
    assert said(check(FOX + clause % "fox" + imp)) == ["9:34: `fox` is no token; known are `imp`"]
    assert said(check(FOX + clause % "inp" + imp)) == ["9:34: there is no card `inp`; did you mean `imp`?"]
    assert said(check(FOX + clause % "imp" + imp)) == []


# --- what is no YAML, and what is no text ----------------------------------------------------------------------------

LOOK = "look at the indentation, colons and quotes here and on the line before"


@pytest.mark.parametrize(("text", "where"), [
    ("a: 1\n---\nb: 2\n", "2:1"),
    ("%YAML 9.9\n---\na: 1\n", "1:1"),
])  # fmt: skip
def test_no_yaml(check, text, where):
    [fault] = said(check(text))
    assert fault.startswith(f"{where}: this is no YAML: ")
    assert fault.endswith(LOOK)


@pytest.mark.parametrize(("text", "told"), [
    (fox("  kind", "   kind"), "4:4: this line is indented by 3 blanks"),
    (fox("  kind", "\tkind"), "4:1: a tab stands here"),
    (fox("{pure: 1}", "{pure: 1"), "5:9: the `{` that begins here is never closed"),
    (fox("it: Volpe", "it: 'Volpe"), "3:14: the quote that begins here is never closed"),
    ("cards: *ghost\n", "1:8: nothing can begin with `*` without quotes"),
])  # fmt: skip
def test_no_yaml_in_plain_words(check, text, told):
    [fault] = said(check(text))
    assert fault.startswith(told)


def test_no_utf_8(check):
    assert said(check(b"cards:\n- id: caf\xe9\n")) == ["2:10: the file is no UTF-8 text; save it as UTF-8"]


def test_a_byte_order_mark_and_windows_line_ends_are_fine(check):
    assert said(check(b"\xef\xbb\xbf" + FOX.replace("\n", "\r\n").encode())) == []


@pytest.mark.parametrize("text", [
    "[" * 100_000, "{a: " * 100_000, "- " * 5_000 + "x", "? " * 5_000, "\n".join(" " * n + "a:" for n in range(1_300)),
    '["]",' * 600, '["]",' * 60_000, "{'}': " * 60_000, "[\n# ]\n" * 100,
    "- " * 600 + "x", "? - " * 5_000, "[{" * 300_000,
])  # fmt: skip
def test_what_is_nested_too_deep_is_a_fault_and_no_crash(check, text):
    [fault] = check(text).faults
    assert fault.message == "this is nested too deep"


def test_a_bomb_of_aliases_is_not_lit(check):
    lines = ["a0: &a0 [x, x]"] + [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 60)]
    assert {f.message for f in check("\n".join(lines)).faults} == {"anchors and aliases (& and *) mean nothing here"}


def test_a_folder_in_the_place_of_a_file(check, tmp_path):
    (tmp_path / "contracts" / "cards" / "odd.yaml").mkdir(parents=True)
    [fault] = check({}).faults
    assert fault.file == "contracts/cards/odd.yaml"
    assert fault.message.startswith("the file can't be read")


def test_a_folder_without_cards(tmp_path):
    assert [f.message for f in load(tmp_path / "nothing", "contracts", WORDS).faults] == [
        "there are no card files here"
    ]


# --- decks, rules, keywords ------------------------------------------------------------------------------------------


def deck(cards, name="d", more=""):
    return f"id: {name}\nname: {{it: D, en: D}}\n{more}cards: {cards}\n"


SMALL = {"cards/mine.yaml": FOX, "rules.yaml": "deck_size: 4\n"}


def test_a_deck_of_39(check):
    library = check({"cards/mine.yaml": FOX, "decks/d.yaml": deck("{fox: 39}")})
    assert said(library) == ["3:8: the deck `d` has 39 cards instead of 40; add 1"]


def test_a_number_that_is_none_in_a_deck(check):
    """How many cards it has isn't told beside it: one cause, one fault."""
    assert said(check(SMALL | {"decks/d.yaml": deck("{fox: many}")})) == [
        "3:14: the number of `fox` must be a whole number, not `many`; write it in digits, such as 2",
    ]


def test_a_token_is_in_no_deck(check):
    token = FOX.replace("  cost: {pure: 1}\n", "  token: true\n")
    library = check(SMALL | {"cards/mine.yaml": token, "decks/d.yaml": deck("{fox: 4}")})
    assert said(library) == ["3:9: `fox` is a token and can't be in a deck; remove it"]


def test_two_decks_of_one_name(check):
    library = check(SMALL | {"decks/a.yaml": deck("{fox: 4}"), "decks/b.yaml": deck("{fox: 4}")})
    assert said(library) == ["1:5: the id `d` is taken by contracts/decks/a.yaml:1; choose another"]


def test_every_keyword_of_the_rules_has_its_words(check):
    faults = said(check({"keywords.yaml": "keywords: {}\n"}))
    assert "1:11: the keyword `fog` has no name and no reminder; add `fog:`" in faults
    assert len(faults) == len(WORDS.keywords) + len(WORDS.keyword_stats)


WORDED = "{name: {it: Sciame, en: Swarm}, reminder: {it: Sono tanti., en: They are many.}}"


def test_a_keyword_that_no_rule_knows_is_told(check):
    """Without a rule it could never stand on a card."""
    bundled = (CARDS / "contracts" / "keywords.yaml").read_text("utf-8")
    line = bundled.count("\n") + 1
    [fault] = said(check({"keywords.yaml": f"{bundled}  swarm: {WORDED}\n"}))
    assert fault.startswith(f"{line}:3: unknown keyword `swarm`; ")


def test_a_misspelt_keyword_is_told_once(check):
    bundled = (CARDS / "contracts" / "keywords.yaml").read_text("utf-8")
    line = bundled[: bundled.index("  impetus:")].count("\n") + 1
    faults = said(check({"keywords.yaml": bundled.replace("  impetus:", "  impettus:")}))
    assert faults == [f"{line}:3: unknown keyword `impettus`; did you mean `impetus`?"]


# --- all of it together ----------------------------------------------------------------------------------------------


def test_all_faults_of_all_files_are_told_at_once_in_the_order_of_the_files(check):
    library = check({
        "cards/a.yaml": fox("kind: creature", "kind: creture"),
        "cards/b.yaml": "cards: [",
        "cards/c.yaml": FOX.replace("fox", "wolf") + "  keywords: [adrenalin, fogg]\n  durability: 1\n",
        "decks/d.yaml": deck("{wolf: 39}"),
        "rules.yaml": "tanks: five\n",
    })  # fmt: skip
    assert [(f.file.removeprefix("contracts/"), f.line, f.column) for f in library.faults] == [
        ("cards/a.yaml", 4, 9), ("cards/b.yaml", 2, 1), ("cards/c.yaml", 8, 14), ("cards/c.yaml", 8, 25),
        ("cards/c.yaml", 9, 15), ("decks/d.yaml", 3, 8), ("rules.yaml", 1, 8),
    ]  # fmt: skip


def test_a_fault_in_words_and_as_data():
    fault = Fault("cards/fire.yaml", 3, 14, "unknown keyword `adrenalin`", "did you mean `adrenaline`?")
    assert str(fault) == "cards/fire.yaml:3:14: unknown keyword `adrenalin`; did you mean `adrenaline`?"
    assert fault.to_json() == {
        "file": "cards/fire.yaml", "line": 3, "column": 14,
        "message": "unknown keyword `adrenalin`", "suggestion": "did you mean `adrenaline`?", "example": "",
    }  # fmt: skip


def test_pinned_cards_with_a_fault_are_refused_whole():
    good = {"id": "fox", "name": {"it": "Volpe", "en": "Fox"}, "kind": "creature", "cost": {}, "attack": 1, "health": 1}
    bad = good | {"id": "wolf", "attack": "much"}
    with pytest.raises(FaultyCards, match="`attack` must be a whole number, not `much`"):
        from_plain([good, bad], {}, "contracts", WORDS)


def test_what_a_match_pins_reads_as_what_was_written(check):
    """Words that look like something else in YAML, and every sign that a name may hold."""
    names = ["No", "1984", "~", "12:30", "1_000", "a: b", "\u200dx", "🦊", "\"'", "2024-01-01", " x "]
    text = "cards:\n"
    for n, name in enumerate(names):
        quoted = '"' + "".join(f"\\U{ord(c):08x}" for c in name) + '"'
        text += FOX.removeprefix("cards:\n").replace("fox", f"fox{n}").replace("Fox", quoted)
    library = check(text)
    assert [f for f in library.faults if "is empty" not in f.message] == []
    pinned = from_plain([d.source for d in library.definitions.values() if d.name.get("en")], {}, "contracts", WORDS)
    for card, definition in library.definitions.items():
        if definition.name.get("en"):
            assert pinned[card].name == definition.name
            assert pinned[card].source == definition.source


# --- any file whatever -----------------------------------------------------------------------------------------------

FILES = [path for path in sorted(CARDS.glob("contracts/**/*.yaml")) if path.parent.name != "scenarios"]
REAL = {path.relative_to(CARDS).as_posix(): path.read_text("utf-8") for path in FILES}
ODD = [
    "\t", " ", "  ", "-", ":", "{", "}", "[", "]", "'", '"', "#", "&a ", "*a", "!", "!!int ", "|", ">", "%", "@", "~",
    "yes", "0", "-1", "99999999999999999999", ".inf", ".nan", "0x1f", "1:30", "null",
    "\n", "\r", "\x00", "\x7f", "\u0085",
    "\ufeff", "🦊", "target", "subject", "always", "{}", "[]", "? ", "---", "...",
]  # fmt: skip


@st.composite
def mutated(draw):
    name = draw(st.sampled_from(sorted(REAL)))
    lines = REAL[name].split("\n")
    for _ in range(draw(st.integers(1, 4))):
        n = draw(st.integers(0, len(lines) - 1))
        at = draw(st.integers(0, len(lines[n])))
        match draw(st.sampled_from(("delete", "double", "swap", "insert", "cut", "odd", "number"))):
            case "delete":
                lines[n : n + 1] = [] if len(lines) > 1 else [""]
            case "double":
                lines.insert(n, lines[n])
            case "swap":
                other = draw(st.integers(0, len(lines) - 1))
                lines[n], lines[other] = lines[other], lines[n]
            case "insert":
                lines[n] = lines[n][:at] + draw(st.text(max_size=3)) + lines[n][at:]
            case "cut":
                lines[n] = lines[n][:at] + lines[n][at + draw(st.integers(1, 8)) :]
            case "odd":
                lines[n] = lines[n][:at] + draw(st.sampled_from(ODD)) + lines[n][at:]
            case "number":
                lines[n] = lines[n].replace("1", draw(st.sampled_from(ODD)), 1)
    return name, "\n".join(lines)


@given(mutated())
@settings(max_examples=40, deadline=None, derandomize=True)
def test_any_change_to_a_real_file_gives_faults_or_definitions(tmp_path_factory, changed):
    name, text = changed
    folder = tmp_path_factory.mktemp("cards") / "contracts"
    for file in {"contracts/cards/tokens.yaml", name}:
        path = folder.parent / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes((text if file == name else REAL[file]).encode("utf-8", "surrogatepass"))
    library = load(folder, "contracts", WORDS)
    for fault in library.faults:
        assert fault.message
        assert fault.line >= 1 and fault.column >= 1
        assert fault.line <= text.count("\n") + text.count("\r") + text.count("\u0085") + 2 or fault.file != name
    if not library.faults:
        known = library.card_set(WORDS)
        assert all(isinstance(d, Definition) and known[d.id] is d for d in library.definitions.values())
        assert from_plain([d.source for d in library.definitions.values()], library.constants, "contracts", WORDS)


@given(st.binary(max_size=80) | st.text(max_size=80).map(str.encode))
@settings(max_examples=150, deadline=None, derandomize=True)
def test_any_bytes_give_faults(tmp_path_factory, content):
    path = Path(tmp_path_factory.mktemp("cards")) / "contracts" / "cards" / "mine.yaml"
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    assert load(path.parent.parent, "contracts", WORDS).faults


@pytest.mark.parametrize(("line", "told"), [
    ("  kind", "2:3: a colon is missing after `kind`; write `kind: …`"),
    ("  kind:creature", "2:3: a blank is missing after the colon; write `kind: creature`"),
    ("kind", "2:1: a colon is missing after `kind`; write `kind: …`"),
])  # fmt: skip
def test_a_field_without_a_colon_is_told_on_its_own_line(check, line, told):
    assert said(check(f"- id: fox\n{line}\n  attack: 1\n")) == [told]
