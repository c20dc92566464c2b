"""What designers wished for, as cards in `wishes/`: each does what its scenario says, and reads as `texts` says."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.language import plainyaml
from game.language.library import Library, with_cards
from game.language.proofreading import faults
from game.language.source import Fault, Source, nodes
from game.language.text import rules_text
from game.records.cards import rules_of
from game.records.scenarios.parts import ScenarioFile
from game.records.scenarios.reading import Libraries, read
from game.records.scenarios.running import once, run_file
from game.system.languages import GRAMMARS
from tests.records.test_bundled_scenarios import again, reloaded

FOLDER = Path(__file__).parent / "wishes"
FILES = [path for path in sorted(FOLDER.glob("*.yaml")) if not path.name.startswith("texts")]
TEXTS: list[tuple[Path, dict[str, dict[str, str]]]] = [
    (FOLDER / name, cards)
    for path in sorted(FOLDER.glob("texts*.yaml"))
    for name, cards in plainyaml.read(path.read_text("utf-8")).items()
]


@cache
def libraries() -> Libraries:
    return Libraries()


@cache
def scenario_file(path: Path) -> ScenarioFile:
    faults: list[Fault] = []
    file = read(path, path.name, libraries(), faults)
    assert file is not None and not faults, "\n".join(map(str, faults))
    return file


def with_its_cards(path: Path) -> Library:
    plain = plainyaml.read(path.read_text("utf-8"))
    source, known = Source(path.name, []), libraries().of(rules_of(plain["game"]))
    found = with_cards(known, source, nodes({"cards": plain["cards"]}), known.vocabulary)
    assert not source.faults, source.faults
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("around", [once, reloaded, again])
def test_it_does_what_was_wished(path, around):
    faults = [fault for outcome in run_file(scenario_file(path), around) for fault in outcome.faults]
    assert not faults, "\n".join(map(str, faults))


@pytest.mark.parametrize(("path", "texts"), TEXTS, ids=lambda value: value.stem if isinstance(value, Path) else "")
def test_it_reads_so(path, texts):
    library = with_its_cards(path)
    said = {card: {lang: rules_text(card, lang, library) for lang in GRAMMARS} for card in texts}
    assert said == texts
    misprints = [(card, faults(told[lang], lang, library.game)) for card, told in said.items() for lang in GRAMMARS]
    assert [(card, found) for card, found in misprints if found] == []


def test_every_card_is_read():
    for path in FILES:
        written = {card["id"] for card in plainyaml.read(path.read_text("utf-8"))["cards"] if card.get("clauses")}
        assert written == {card for of, texts in TEXTS if of == path for card in texts}, path.name
