"""Every campaign can fail: a fault that is planted in the program is found by it within few tries."""

from __future__ import annotations

import os

import pytest

from game.language import library
from game.language.reading import kept
from game.language.source import Source
from tests.campaigns.__main__ import prepare
from tests.campaigns.runner import run


@pytest.fixture(autouse=True)
def nothing_is_left_of_it(monkeypatch):
    monkeypatch.setattr(kept, "_kept", {})
    monkeypatch.setattr(os, "fsync", os.fsync)  # campaigns do without


def found(name, count=20, first=0):
    return run(name, lambda folder: prepare(name, folder), count, 7, first).faults


def test_cards_that_are_pinned_otherwise_than_they_were_written(monkeypatch):
    plain = library.plain

    def without_keywords(node):
        made = plain(node)
        return {k: v for k, v in made.items() if k != "keywords"} if isinstance(made, dict) else made

    monkeypatch.setattr(library, "plain", without_keywords)
    assert "read from its own definition it is another card" in found("cards")[0]


def test_cards_on_which_the_reader_falls(monkeypatch):
    fault = Source.fault

    def falls(source, node, message, suggestion=""):
        fault(source, node, message.encode("ascii").decode(), suggestion)
        if "twice" in message:
            raise KeyError(message)

    monkeypatch.setattr(Source, "fault", falls)
    assert any("KeyError" in told for told in found("cards", 60))


def test_cards_whose_faults_would_act_on_a_terminal(monkeypatch):
    monkeypatch.setattr("game.language.source.visible", lambda text: text)
    assert any("first_hidden" in told for told in found("cards", 60, 80))
