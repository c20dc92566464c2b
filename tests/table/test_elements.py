"""A game with elements of its own and no folder at the table: its cards, costs and words are drawn all the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.kernel.cards import FACE_DOWN
from game.kernel.costs import Cost
from game.language.library import Library as Source
from game.records import cards as records_cards
from game.records.match import Match
from game.rules import game_named
from game.rules.sparks.game import SPARKS, Sparks
from game.table import app, games, loading, pieces, tree
from game.table.drawing import badges, cloth, faces, frames, hues, looks, markup, pictures, symbols
from game.table.drawing.printed import Face
from game.table.games import elements
from tests import libraries
from tests.table import live

COLOURED = ("moss", "mist", "ember", "salt", "bone")
ALL = (*COLOURED, "blank")


class Tinted(Sparks):
    """Sparks whose cards cost elements that no other game has."""

    name = "tinted"
    vocabulary = replace(SPARKS.vocabulary, elements=ALL, colourless="blank")


TINTED = Tinted()


def source() -> Source:
    """The cards of Sparks; the first costs each element once and 2 of any, the others one element twice, in turn."""
    read = libraries.library("sparks")
    found = {}
    for number, (name, card) in enumerate(read.definitions.items()):
        cost = (1, 1, 1, 1, 1, 2) if number == 0 else tuple(2 * (place == number % 5) for place in range(6))
        found[name] = replace(card, cost=cost, price=Cost(cost), art={"icon": "wolf-head", "scene": "forest"})
    return replace(read, game="tinted", vocabulary=TINTED.vocabulary, definitions=found)


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the game were among those that there are."""
    monkeypatch.setattr(records_cards, "game_named", lambda name: TINTED if name == "tinted" else game_named(name))
    games.table_of.cache_clear()
    app.unseen_driver((1280, 720))
    yield
    games.table_of.cache_clear()
    games._met.pop("tinted", None)
    symbols.ELEMENTS.pop("tinted", None)


def raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("lang", ["it", "en"])
def test_its_match_is_drawn(known: None, lang: str) -> None:
    held = source()
    decks = [next(iter(held.decks))] * 2
    match = Match.new("tinted", decks, 1, 0, ("human", "human"), library=held)
    stage = live.stage(lang=lang)
    stage.take_up("tinted", loading._made(held, ()))
    scene = live.scene(stage, match, ("human", "human"))
    live.settle(stage, 2)
    assert raw(app.picture(stage))
    assert scene.table.own_hand and "‹" not in tree.as_text(stage.root)


def test_its_cards_bear_the_elements_of_their_costs(known: None) -> None:
    library = loading._made(source(), ())
    stage = live.stage()
    stage.take_up("tinted", library)
    shown = [pieces.face_of(library, card, stage.ui) for card in library.cards.values() if card.id != FACE_DOWN]
    dear, *others = [face for face in shown if face.cost]
    assert dear.elements == ALL and faces.discs(dear.cost, dear.colourless)[-1] == ("", 2)
    assert others and all(face.elements == (face.cost[0][0],) for face in others if face.cost)
    assert {face.hue for face in others} <= {f"tinted/{name}" for name in COLOURED} and dear.hue == hues.PLAIN
    plain = [replace(dear, elements=(), cost=((name, 2),)) for name in COLOURED]
    marked = [replace(dear, elements=(name,), cost=()) for name in COLOURED]
    for height in (560, 240, 120):
        for some in (plain, marked):
            assert len({raw(faces.face(face, height)) for face in some}) == len(COLOURED)
    assert raw(faces.mini(dear, 110))
    framed = [replace(dear, elements=(), hue=hue) for hue in (*(f"tinted/{name}" for name in COLOURED), hues.PLAIN)]
    assert len({raw(frames.frame(face, 200, 280, False, 494, True)) for face in framed}) == len(framed)
    art = [replace(face.art, hue=face.hue) for face in framed if face.art]
    assert len({raw(pictures.paint(one, (80, 56))) for one in art}) == len(framed)
    assert raw(cloth.back(90, 126, library.back)) != raw(cloth.back(90, 126, cloth.DIE))


def test_its_elements_stand_in_lines_of_text(known: None) -> None:
    library = loading._made(source(), ())
    line = pieces.in_symbols({"moss": 2, "salt": 1, "blank": 3}, library.colourless)
    assert line == "{moss}{moss}{salt}{3}"
    games.show("tinted", "en")
    assert all(badges.knows(name) for name in ALL)
    assert raw(markup.rich(line, 24, (255, 255, 255), 300)) != raw(markup.rich("{3}", 24, (255, 255, 255), 300))
    for full in (True, False):
        assert len({raw(symbols.element(name, 40, full)) for name in ALL}) == len(ALL)


def test_elements_told_apart_without_colour() -> None:
    """However many there are: each has a tint, a shape and a letter of its own, the colourless one a grey diamond."""
    names = [f"{letter}{letter}" for letter in "abcdefghijklmnop"] + ["grey"]
    looks = elements.made(names, "grey")
    assert list(looks) == names
    for part in ("tint", "shape", "letter"):
        assert len({getattr(look, part) for look in looks.values()}) == len(names)
    assert elements.made(ALL, "blank")["mist"].letter == "I", "M is that of moss"
    bright = [pygame.Color(look.tint.mid) for look in looks.values()]
    assert [colour.hsva[1] > 50 for colour in bright] == [True] * 16 + [False]
    assert looks["grey"].shape == symbols.DIAMOND


def test_two_games_may_have_an_element_of_the_same_name(known: None) -> None:
    """Each draws its own on its cards; in a line of text the one is meant that is shown."""
    games.show("tinted", "en")
    own = raw(symbols.element("moss", 40))
    try:
        symbols.hand("other", {"moss": symbols.ELEMENTS["tinted"]["salt"]})
        assert raw(symbols.element("moss", 40)) == raw(symbols.element("moss", 40, game="tinted")) == own
        assert raw(symbols.element("moss", 40, game="other")) != own
        face = Face("x", "X", cost=(("moss", 1),), elements=("moss",), game="tinted")
        assert raw(faces.face(face, 240)) != raw(faces.face(replace(face, game="other"), 240))
        assert looks.look_of("tinted/moss") != looks.look_of("other/moss")
        symbols.show("other")
        assert raw(symbols.element("moss", 40)) != own
    finally:
        symbols.ELEMENTS.pop("other", None)
        games.show("tinted", "en")
    assert raw(symbols.element("moss", 40)) == own
