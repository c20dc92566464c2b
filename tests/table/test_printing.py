"""A deck on paper, as it is handed out to playtesters: nine to a page at 63 by 88 mm, with marks to cut along."""

from __future__ import annotations

import builtins
from collections import Counter
from io import BytesIO

import pytest
from pypdf import PdfReader

from game import cli
from game.table import printing
from tests.table import live

POINT = 25.4 / 72
"""mm of one of the units in which a PDF file measures."""


def drawn(page):
    """Of each picture on a page: left, bottom, width and height in mm, as the PDF file places it."""
    found = []

    def see(operator, operands, matrix, _):
        if operator == b"Do":
            found.append(tuple(round(float(n) * POINT, 1) for n in (matrix[4], matrix[5], matrix[0], matrix[3])))

    page.extract_text(visitor_operand_before=see)
    return found


def document(game="contracts", deck="", paper="a4", **given):
    stage = live.stage(game=game)
    library = stage.library
    chosen = library.deck(deck) if deck else library.decks[0]
    cards = printing.to_print(library, chosen, **given)
    return cards, PdfReader(BytesIO(bytes(printing.pages(library, cards, stage.ui, "A deck", paper).output())))


def test_every_copy_is_printed_and_then_each_token_once():
    stage = live.stage()
    library = stage.library
    deck = next(d for d in library.decks if any(library.mentions(card) for card in d.cards))
    cards = printing.to_print(library, deck)
    tokens = {token for card in deck.cards for token in library.mentions(card)}
    assert tokens and all(library.cards[token].token for token in tokens)
    assert Counter(card.id for card in cards) == Counter(deck.cards) + Counter(tokens)
    assert [card.token for card in cards] == sorted(card.token for card in cards)
    single = printing.to_print(library, deck, single=True)
    assert Counter(card.id for card in single) == Counter([*deck.cards, *tokens])


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 210, 297), ("letter", 215.9, 279.4)])
def test_nine_cards_of_63_by_88_mm_lie_in_the_middle_of_a_page(paper, width, height):
    cards, printed = document("cataclysm", paper=paper)
    assert len(printed.pages) == -(-len(cards) // 9)
    for number, page in enumerate(printed.pages):
        assert float(page.mediabox.width) * POINT == pytest.approx(width, abs=0.1)
        assert float(page.mediabox.height) * POINT == pytest.approx(height, abs=0.1)
        places = drawn(page)
        assert len(places) == min(9, len(cards) - 9 * number)
        left, top = (width - 3 * 63) / 2, (height - 3 * 88) / 2
        for n, (x, y, w, h) in enumerate(places):
            row, column = divmod(n, 3)
            assert (w, h) == (63, 88)
            assert x == pytest.approx(left + 63 * column, abs=0.11)
            assert height - y - h == pytest.approx(top + 88 * row, abs=0.11)


def test_cut_marks_stand_at_each_edge_and_on_no_card():
    left, top = 10.5, 16.5
    marks = list(printing._marks(left, top))
    assert {a[0] for a, b in marks if a[0] == b[0]} == {left + 63 * n for n in range(4)}
    assert {a[1] for a, b in marks if a[1] == b[1]} == {top + 88 * n for n in range(4)}
    for a, b in marks:
        for x, y in (a, b):
            assert 0 < x < 210 and 0 < y < 297
            assert not (left <= x <= left + 189 and top <= y <= top + 264)


def test_a_card_is_as_sharp_as_300_dots_to_an_inch_and_kept_once_for_all_its_copies():
    cards, printed = document()
    objects = {image.indirect_reference.idnum for page in printed.pages for image in page.images}
    assert len(objects) == len({card.id for card in cards}) < len(cards)
    one = printed.pages[0].images[0].image
    assert one is not None and one.size == (744, 1039)
    assert one.getpixel((0, 0)) == pytest.approx((255, 255, 255), abs=8)  # beyond the rounded corner


def contracts(capsys, *line):
    code = cli.main(["print", *line])
    return code, *capsys.readouterr()


def test_the_command_says_what_it_wrote(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    file = tmp_path / "deck.pdf"
    code, out, _ = contracts(capsys, "cinder_march", "--lang", "en", "--out", str(file))
    assert code == 0 and "42 cards on 5 pages" in out
    assert PdfReader(file).metadata.title == "Cinder March"
    assert len(PdfReader(file).pages) == 5


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        (("cinder_marsh", "--out", "a.pdf"), 2, "did you mean `cinder_march`"),
        (("cinder_march", "--out", "a.png"), 2, "must end in .pdf"),
        (
            ("cinder_march", "--out", "/nowhere/a.pdf"),
            1,
            "can't be written to /nowhere/a.pdf (No such file or directory)",
        ),
    ],
)
def test_what_is_wrong_is_one_sentence(capsys, tmp_path, monkeypatch, line, code, said):
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    found, out, err = contracts(capsys, *line)
    assert found == code and said in err and err.count("\n") == 1 and not out


def test_without_the_library_it_says_what_to_install(capsys, tmp_path, monkeypatch):
    whole = builtins.__import__

    def without(name, *rest):
        if name == "fpdf":
            raise ImportError(name)
        return whole(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    code, _, err = contracts(capsys, "cinder_march", "--out", str(tmp_path / "a.pdf"))
    assert code == 1 and "pip install fpdf2" in err and not (tmp_path / "a.pdf").exists()
