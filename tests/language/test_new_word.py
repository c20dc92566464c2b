"""A new word of the language, as `game/README.md` says: an operation is a class and a message in each language, a
keyword a word of the vocabulary with its name and reminder. All else is made of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.kernel.operation import Amount, Operation, Who
from game.language.examples import with_examples
from game.language.handbook import entries, lines, text_of, told_in
from game.language.hovers import _told
from game.language.library import Library
from game.language.schema import card_file
from game.language.wording import messages
from game.rules import game_named
from tests.language import games

GAME = "contracts_with_siphon"
SAID = {
    "en": "op-siphon = take { $amount } health from { $to }\n",
    "it": "op-siphon = togli { $amount } di salute a { $to }\n"
    "    .meaning = Un giocatore perde tanto, e tu recuperi tanto.\n",
}


class Siphon(Operation):
    """A player loses so much, and you regain as much.

    Nobody loses more than they have.

    Example: {when: play, do: [{siphon: 2, who: opponent}]}
    """

    word = "siphon"
    about = "who"
    amount: Amount
    who: Who


@pytest.fixture
def library(tmp_path, monkeypatch):
    for lang, said in SAID.items():
        (tmp_path / f"{lang}.ftl").write_text(said, "utf-8")
    own = {lang: [*messages.files(lang, "contracts"), tmp_path / f"{lang}.ftl"] for lang in SAID}
    shared = {lang: {*messages.FOLDER.joinpath(lang).glob("*.ftl")} for lang in SAID}
    monkeypatch.setitem(messages.ELSEWHERE, GAME, lambda lang: [path for path in own[lang] if path not in shared[lang]])
    words = game_named("contracts").vocabulary
    words = replace(words, operations={**words.operations, "siphon": Siphon}, keywords=(*words.keywords, "stubborn"))
    keyword = {"name": {"it": "Ostinato", "en": "Stubborn"}, "reminder": {"it": "Resta.", "en": "It stays."}}
    bundled = games.library("contracts")
    yield with_examples(Library(GAME, words, keywords={**bundled.keywords, "stubborn": keyword}))
    messages.messages.cache_clear()


def test_an_operation_is_explained_by_its_class_and_its_messages(library):
    (entry,) = [entry for entry in entries(library) if entry.word == "siphon"]
    assert entry.example is not None
    assert (entry.signature, entry.told, entry.notes) == (
        "siphon: NUMBER, [who: SELECTOR], [times: NUMBER]",
        "A player loses so much, and you regain as much.",
        ["Nobody loses more than they have."],
    )
    assert told_in(entry, "it", GAME) == "Un giocatore perde tanto, e tu recuperi tanto."
    assert text_of(entry.example, "en", library) == "Take 2 health from the opponent."
    assert text_of(entry.example, "it", library) == "Togli 2 di salute all'avversario."
    assert _told(entry, library) == (
        "A player loses so much, and you regain as much.\n\nNobody loses more than they have.\n\n"
        "```yaml\n- when: play\n  do:\n  - {siphon: 2, who: opponent}\n```\n\n"
        "Take 2 health from the opponent.\n\nTogli 2 di salute all'avversario."
    )


def test_an_editor_knows_it(library):
    shapes = card_file(library.vocabulary)["$defs"]["operation"]["anyOf"]
    (shape,) = [shape for shape in shapes if "siphon" in shape.get("properties", {})]
    assert shape["required"] == ["siphon"] and {*shape["properties"]} == {"siphon", "who", "times"}


def test_a_keyword_is_in_the_reference_by_its_name_and_reminder(library):
    page = "\n".join(lines(library))
    assert "### `stubborn`\n\n- en: **Stubborn**: It stays.\n- it: **Ostinato**: Resta." in page
