"""Small things that a text must say truly: who, how many, which of several equal ones (`small_things.yaml`)."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from game.language.proofreading import faults
from tests.language.wording import texts

CARDS = yaml.load((Path(__file__).with_name("small_things.yaml")).read_text("utf-8"), yaml.CSafeLoader)


@pytest.mark.parametrize("entry", CARDS, ids=[str(entry["card"])[:80] for entry in CARDS])
def test_it_is_said_as_it_happens(entry, tmp_path):
    [(italian, english)] = texts(tmp_path / "cards", [entry["card"]], entry["game"])
    assert (english, italian) == (entry["en"], entry["it"])
    assert (faults(english, "en", entry["game"]), faults(italian, "it", entry["game"])) == ([], [])
