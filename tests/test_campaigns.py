"""A few tries of each campaign against files; by hand they are many (tests/campaigns/README.md)."""

from __future__ import annotations

import os

import pytest

from tests.campaigns import matches
from tests.campaigns.__main__ import CAMPAIGNS, prepare
from tests.campaigns.runner import run
from tests.rings import first

FILES = (
    "cards", "wrong-cards", "language", "odd-cards", "damaged-matches", "hostile-matches", "rules", "settings",
    "scenarios",
)  # fmt: skip


@pytest.mark.parametrize("tries", first(1, [1, 12]))
@pytest.mark.parametrize("name", FILES)
def test_a_few_tries(name, tries, monkeypatch):
    monkeypatch.setattr(os, "fsync", os.fsync)  # campaigns do without
    figures = run(name, prepare(name), tries, 7)
    assert figures.faults == []
    assert sum(figures.outcomes.values()) == tries and f"{name}: {tries} tries from seed 7: " in str(figures)


def test_every_campaign_is_in_its_place():
    assert {module for module, _ in (place.split(".") for place in CAMPAIGNS.values())} >= {"cards", "matches"}


def test_what_goes_wrong_is_counted_and_told():
    def broken(chance):
        assert chance.random() > 2, "as expected"
        return "fine", None

    figures = run("broken", lambda folder: broken, 3, 1)
    assert len(figures.faults) == 3 and "as expected" in figures.faults[0] and not figures.sound


@pytest.mark.parametrize("tries", first(1, [10, 25]))
@pytest.mark.parametrize("name", ["hostile-matches", "settings"])
def test_a_try_is_the_same_whatever_was_tried_before(name, tries, monkeypatch):
    monkeypatch.setattr(os, "fsync", os.fsync)
    before = repr(matches.ODD)
    run(name, prepare(name), tries, 7)
    assert repr(matches.ODD) == before
