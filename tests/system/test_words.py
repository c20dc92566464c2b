"""Message files: what can't be understood is named with its file, and each message is parsed when it is asked for."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from game.system.patterns import Patterns
from game.system.words import Bundle, entries, together

HOUSE = Path(__file__).resolve().parent.parent.parent / "game"
FILES = sorted(HOUSE.rglob("*.ftl"))


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_each_entry_of_a_file_is_the_one_that_the_whole_file_has(path: Path) -> None:
    found, whole = entries(path), FluentResource(path.read_text(encoding="utf-8"))
    assert not [entry for entry in whole.body if isinstance(entry, ast.Junk)]
    known = {entry.id.name: entry for entry in whole.body if isinstance(entry, ast.Message)}
    assert set(found) == set(known)
    for name, source in found.items():
        (entry,) = FluentResource(source).body
        assert entry.equals(known[name], ["span", "comment"]), name


def test_a_message_its_attribute_and_what_it_refers_to(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        "a.ftl",
        "# Of cards\n\n-name = Contracts\nwho = you\n    .many = all of you\n"
        "count =\n    { $n ->\n        [one] one card\n       *[other] { $n } cards\n}\n"
        "says = { -name } ask { who }: { count }\n",
    )
    bundle = Bundle("en", entries(path))
    assert bundle.messages == {"who", "count", "says"}
    assert bundle.attributes == {"who.many"}
    assert bundle.say("who.many") == "all of you"
    assert bundle.say("says", {"n": 1}) == "Contracts ask you: one card"
    assert bundle.say("says", {"n": 2}) == "Contracts ask you: 2 cards"
    assert bundle.say("nobody") is None
    assert bundle.say("name") is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("one = 1\none = 2\n", "a.ftl: one is there twice"),
        ("one = 1\n%two = 2\n", "a.ftl: not understood: '%two = 2'"),
        ("    lost\none = 1\n", "a.ftl: not understood: 'lost'"),
        ("one two\n", "a.ftl: not understood: 'one two'"),
    ],
)
def test_what_is_no_message_is_named_with_its_file(text: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"a\.ftl") as error:
        entries(written(tmp_path, "a.ftl", text))
    assert str(error.value) == says


def test_a_message_with_a_fault_is_named_when_it_is_asked_for(tmp_path: Path) -> None:
    bundle = Bundle("en", entries(written(tmp_path, "a.ftl", "one = { $a\ntwo = 2\n")))
    assert bundle.say("two") == "2"
    with pytest.raises(ValueError, match="one: not understood"):
        bundle.say("one")


def test_a_message_in_two_files_is_named(tmp_path: Path) -> None:
    files = [written(tmp_path, name, "one = 1\n") for name in ("a.ftl", "b.ftl")]
    with pytest.raises(ValueError, match=r"b\.ftl: one is there twice"):
        together(files)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_line_of_words_is_said_as_the_parser_says_it(path: Path) -> None:
    """With names for its facts; one that counts, chooses or refers to others always goes to the parser."""
    sources = entries(path)
    bundle, parser = Bundle("it", sources), Patterns("it", sources)
    for name, source in sources.items():
        facts = {fact: f"«{fact} 3»" for fact in re.findall(r"\$([\w-]+)", source)}
        if name in bundle.messages:
            said = parser.say(name, facts)
            assert bundle.say(name, facts) == (said and said[0]), name


def test_a_number_in_a_line_of_words_is_written_as_the_language_has_it(tmp_path: Path) -> None:
    bundle = Bundle("it", entries(written(tmp_path, "a.ftl", "one = { $n } of { $name }\n")))
    assert bundle.say("one", {"n": 12345, "name": "Ash"}) == "12.345 of Ash"
    assert bundle.say("one", {"n": "3", "name": "Ash"}) == "3 of Ash"
    assert bundle.say("one", {"n": "3"}) == "3 of name"  # what the parser makes of it


def test_lines_of_words_import_no_parser(tmp_path: Path) -> None:
    written(tmp_path, "a.ftl", "one = 1\ntwo = of { $name }\n")
    program = (
        "import sys; from pathlib import Path; from game.system.words import Bundle, entries; "
        f"bundle = Bundle('en', entries(Path({str(tmp_path / 'a.ftl')!r}))); "
        "print(bundle.say('one'), bundle.say('two', {'name': 'Ash'}), 'fluent.runtime' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1", "of", "Ash", "False"]
