"""The page with all texts of a game, for an editor to read and print."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from game.cli import main
from game.language.review import page
from game.language.text import card_name
from game.records.cards import library
from game.rules import NAMES

VOID = {"meta", "input"}


class Reader(HTMLParser):
    """Every element is closed, nothing is loaded from elsewhere; the texts as they are read."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.articles: list[str] = []
        self.named: set[str] = set()
        self.linked: set[str] = set()
        self.told = ""

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        assert "src" not in attributes and attributes.get("href", "#").startswith("#"), "the page is whole in itself"
        self.named |= {attributes["id"]} if "id" in attributes else set()
        self.linked |= {attributes["href"][1:]} if "href" in attributes else set()
        if tag == "article":
            self.articles.append(attributes["id"])
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.told += data


@pytest.mark.parametrize("game", NAMES)
def test_every_card_stands_there_once_in_both_languages_with_its_yaml(game):
    cards, reader = library(game), Reader()
    reader.feed(page(cards))
    assert reader.open == []
    assert reader.linked and reader.linked <= reader.named
    assert sorted(reader.articles) == sorted(cards.definitions)
    for card in cards.definitions:
        assert all(card_name(card, language, cards) in reader.told for language in ("it", "en"))
        assert f"id: {card}" in reader.told
    assert (
        f"{len(cards.definitions)} cards, {2 * len(cards.definitions)} texts; the proofreader found something in 0."
        in (reader.told)
    )


def test_symbols_and_keywords_are_set(tmp_path, capsys):
    out = tmp_path / "texts.html"
    assert main(["text", "--review", "--out", str(out)]) == 0
    assert f"{len(library('contracts').definitions)} cards in both languages" in capsys.readouterr().out
    text = out.read_text("utf-8")
    assert "<pre>id: spark_courier\nname: {" in text
    assert (
        "<strong>Summon:</strong>" in text
        and '<span class="cost">fire</span>: One of your' in text
        and "**" not in text
    )
    assert '<span class="cost">fuoco</span>: Una tua' in text


@pytest.mark.parametrize(
    "wrong", [["--review"], ["--review", "--out", "x.txt"], ["copper_fox", "--review", "-o", "x.html"]]
)
def test_a_review_needs_a_page_to_write_to(wrong, capsys):
    assert main(["text", *wrong]) == 2
    assert "--out FILE.html" in capsys.readouterr().err
