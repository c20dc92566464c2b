"""The world of each game: one description, from which its colours, its stuff and its scenery are drawn."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.commands.check import checked
from game.records.cards import GAMES, rules_of
from game.table import app, games, notices, pieces, theme, tree, widgets
from game.table.blocks import book
from game.table.drawing import banners, cloth, edgings, frames, hues, ribbons, strips, text
from game.table.drawing.badges import Marker
from game.table.drawing.cloth import Back
from game.table.drawing.covers import ORNAMENTS, Cover
from game.table.drawing.edgings import EDGINGS
from game.table.drawing.printed import PLAIN as PLAIN_FRAME
from game.table.drawing.printed import Face, Frame
from game.table.drawing.strips import STRIPS
from game.table.drawing.tabletops import Tabletop
from game.table.games import table_of
from game.table.match import banner, effects
from game.table.messages import Messages
from game.table.scenes.backdrop import GOES_OVER
from game.table.scenes.title import Title
from game.table.settings import Settings
from game.table.sound.cues import Cue, Low, Sounds
from game.table.sound.music import Tension
from game.table.stage import Stage
from game.table.theme import Colour, Ui
from game.table.worlds import palettes, scenery, trial, world
from game.table.worlds.layers import PAINTERS, Layer, begun
from game.table.worlds.leaves import DRAWN, Cut, Leaf, leaf
from game.table.worlds.stuffs import STUFFS, Slab, slab
from game.table.worlds.tables import Weights
from game.table.worlds.world import PLAIN, WorldFault, of_game, read
from tests.table import live


@pytest.fixture(autouse=True)
def _with_a_display() -> Iterator[None]:
    app.unseen_driver((640, 360))
    text.head(text.USUAL)
    yield
    of_game.cache_clear()
    world.fault.cache_clear()


def raw(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def luminance(colour: Colour) -> float:
    parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, other: Colour) -> float:
    a, b = sorted((luminance(one), luminance(other)), reverse=True)
    return (a + 0.05) / (b + 0.05)


@pytest.mark.parametrize("seen", theme.THEMES)
@pytest.mark.parametrize("game", [*GAMES, "no game at all"])
def test_text_stands_out_in_every_world_and_for_all_eyes(game: str, seen: str) -> None:
    look, least = palettes.seen(of_game(game).palette, seen), 7.0 if seen == "contrast" else 4.5
    for ink in (look.ink, look.quiet, look.gold, look.warn):
        for ground in (look.panel, look.panel_high):
            assert contrast(ink, ground) >= least, (ink, ground)
    assert contrast(look.ink, look.green_high) >= 4.5
    for ground in (look.label, look.label_high):
        assert contrast(look.label_ink, ground) >= least and contrast(look.label_gold, ground) >= 3.0, ground


@pytest.mark.parametrize("game", [*GAMES, "no game at all"])
def test_what_is_written_on_a_leaf_stands_out(game: str) -> None:
    own = of_game(game).leaf
    for ink in (own.ink, own.quiet, own.rubric):
        for ground in own.ground:
            assert contrast(hues.rgb(ink), hues.rgb(ground)) >= 4.5, (ink, ground)


@pytest.mark.parametrize("seen", theme.THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_on_a_leaf_what_went_well_and_ill_can_be_read_by_all_eyes(game: str, seen: str) -> None:
    look = book.on_leaf(Ui((1280, 720), 1.0, Messages("en", game), seen, of_game(game))).look
    for ink in (look.ink, look.quiet, look.gold, look.legal, look.target, look.warn):
        for ground in (look.panel, look.panel_high):
            assert contrast(ink, ground) >= 4.5, (ink, ground)


@pytest.mark.parametrize("drawn", DRAWN)
@pytest.mark.parametrize("size", [(40, 30), (900, 700)])
def test_every_leaf_can_be_cut_to_any_size(drawn: str, size: tuple[int, int]) -> None:
    sheet = leaf(Cut(*size, 0.6, Leaf(drawn=drawn)))
    assert sheet.get_size() == size and sheet is leaf(Cut(*size, 0.6, Leaf(drawn=drawn)))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_world_of_its_own(game: str) -> None:
    own, others = of_game(game), [of_game(other) for other in GAMES if other != game]
    assert own != PLAIN
    for other in (PLAIN, *others):
        assert own.palette != other.palette and own.stuff != other.stuff and own.scene != other.scene
        assert own.back.ornament != other.back.ornament


def histogram(picture: Surface) -> list[float]:
    """The parts of a picture that are of each of 64 colours, as it is seen at 200 pixels."""
    small = pygame.transform.smoothscale(picture, (200, 112))
    counted = [0] * 64
    for x in range(200):
        for y in range(112):
            r, g, b, _ = small.get_at((x, y))
            counted[r // 64 * 16 + g // 64 * 4 + b // 64] += 1
    return [count / 22400 for count in counted]


@pytest.fixture(scope="module")
def titles() -> dict[str, Surface]:
    return {game: app.screenshot("title", (640, 360), game=game) for game in GAMES}


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(GAMES, 2)))
def test_at_a_glance_two_titles_are_of_two_games(titles: dict[str, Surface], one: str, other: str) -> None:
    a, b = titles[one], titles[other]
    mean = zip(pygame.transform.average_color(a), pygame.transform.average_color(b), strict=True)
    assert sum(abs(x - y) for x, y in mean) >= 12
    assert sum(abs(x - y) for x, y in zip(histogram(a), histogram(b), strict=True)) >= 0.3


@pytest.mark.parametrize("seen", [seen for seen in theme.THEMES if seen != palettes.PLAINLY])
@pytest.mark.parametrize("size", [(640, 360), (1280, 720)])
@pytest.mark.parametrize("game", GAMES)
def test_the_scenery_behind_what_is_read_is_dark_enough_for_words(game: str, size: tuple[int, int], seen: str) -> None:
    world = of_game(game)
    look, picture = palettes.seen(world.palette, seen), scenery.behind(world, *size)
    grounds = {tuple(picture.get_at((x, y)))[:3] for x in range(0, size[0], 3) for y in range(0, size[1], 3)}
    brightest = max(grounds, key=luminance)
    for ink in (look.ink, look.quiet):
        assert contrast(ink, brightest) >= 4.5, (ink, brightest)


@pytest.mark.parametrize("game", GAMES)
def test_where_the_buttons_of_the_title_stand_its_scenery_is_calm(game: str) -> None:
    picture = pygame.transform.smoothscale(scenery.sharp(of_game(game), 640, 360), (160, 90))
    levels = [luminance(tuple(picture.get_at((x, y)))[:3]) for x in range(16, 52) for y in range(30, 82)]
    assert max(levels) < 0.13 and sum(levels) / len(levels) < 0.05


@pytest.mark.parametrize("painter", PAINTERS)
def test_every_painter_paints_the_same_again_at_any_size(painter: str) -> None:
    for size in ((320, 180), (107, 60)):
        first, again = (list(begun((Layer(painter),), size))[-1] for _ in range(2))
        assert first.get_size() == size and first.get_buffer().raw == again.get_buffer().raw


@pytest.mark.parametrize("stuff", STUFFS)
@pytest.mark.parametrize("size", [(8, 6), (64, 34), (430, 60), (1200, 700)])
def test_every_stuff_can_be_cut_to_any_size(stuff: str, size: tuple[int, int]) -> None:
    for grand in (False, True):
        made = Slab(*size, 0.67, (60, 60, 60), (30, 30, 30), (120, 120, 120), 8, grand)
        drawn = slab(stuff, made)
        assert drawn.get_size() == size and drawn.get_at((size[0] // 2, size[1] // 2)).a > 200


@pytest.mark.parametrize("ornament", ORNAMENTS)
@pytest.mark.parametrize("size", [(63, 88), (90, 126), (345, 482)])
def test_every_ornament_of_a_back_stays_within_the_rounded_card(ornament: str, size: tuple[int, int]) -> None:
    cloth.BACKS["bound"] = Back(lambda: ("", ""), Cover(ornament=ornament))
    drawn = cloth.back(*size, "bound")
    del cloth.BACKS["bound"]
    w, h = size
    assert drawn.get_size() == size and drawn.get_at((w // 2, h // 2)).a == 255
    assert max(drawn.get_at(corner).a for corner in ((0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1))) < 160


@pytest.mark.parametrize("word", [word for word in EDGINGS if word != edgings.PLAIN])
@pytest.mark.parametrize("compact", [False, True])
def test_what_edges_a_card_is_seen_and_never_lies_where_words_are(word: str, compact: bool) -> None:
    """At 90 pixels too it changes the card; the name and the text have the room that they have on a plain one."""
    plain = Face("card", "Card", hue="brass")
    made = replace(plain, edging=edgings.Edging(word))
    words = [Rect(65, 460, 500, 70), Rect(65, 540, 500, 276)] if not compact else [Rect(52, 460, 526, 300)]
    before, after = (frames.frame(face, 630, 880, compact, 494, True) for face in (plain, made))
    for room in words:
        assert raw(before.subsurface(room)) == raw(after.subsurface(room))
    small = [frames.frame(face, 64, 90, True, 494, True) for face in (plain, made)]
    pixels = zip(*(pygame.image.tobytes(card, "RGB") for card in small), strict=True)
    assert sum(abs(a - b) > 24 for a, b in pixels) > 400


def test_each_game_edges_its_cards_otherwise_and_the_contrast_theme_none() -> None:
    words = []
    for game in GAMES:
        stage = live.stage(game=game)
        card = next(iter(stage.library.cards.values()))
        words.append(pieces.face_of(stage.library, card, stage.ui).edging.word)
        plainly = replace(stage.ui, theme=palettes.PLAINLY)
        assert pieces.face_of(stage.library, card, plainly).edging == edgings.NONE
    assert len(set(words)) == len(GAMES) and edgings.PLAIN not in words


@pytest.mark.parametrize("game", GAMES)
def test_the_backs_of_a_game_are_bound_as_its_world_says(game: str) -> None:
    table_of(game)
    assert cloth.BACKS[game] == Back(table_of(game).seal, of_game(game).back)


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_the_arrows_of_a_choice_stand_within_its_frame(game: str, size: tuple[int, int], scale: float) -> None:
    ui = Ui(size, scale, Messages("en"), world=of_game(game))
    for wide, high in ((200, 44), (300, 56), (560, 46)):
        node = widgets.choice(ui, "one", "One", ui.rect(0, 0, wide, high), [(0, "")], 0, lambda _: None)
        drawn, ground = Surface(node.rect.size), Surface(node.rect.size)
        assert node.paint is not None
        node.paint(drawn, node)
        widgets.paint_plate(ground, ui, node, labelled=True)
        inside = [(x, y) for x in range(node.rect.w) for y in range(node.rect.h)
                  if tuple(drawn.get_at((x, y)))[:3] == ui.look.label_gold]  # fmt: skip
        for end in (inside[: len(inside) // 2], inside[len(inside) // 2 :]):
            legible = [contrast(ui.look.label_gold, tuple(ground.get_at(spot))[:3]) >= 3.0 for spot in end]
            assert len(legible) > 12 and all(legible), (wide, high)


@pytest.mark.parametrize("game", GAMES)
def test_who_won_can_be_read_on_the_ribbon_of_every_deck(game: str) -> None:
    shape = of_game(game).banner
    for word in {*hues.own(game), *hues.shared(), *table_of(game).elements}:
        drawn = ribbons.ribbon(980, 112, hues.of_game(game, word), of_game(game).metal, shape)
        cloth_seen = (tuple(drawn.get_at((x, y)))[:3] for x in (200, 490, 780) for y in range(22, 76, 3))
        assert min(contrast(banner.INK, seen) for seen in cloth_seen) >= 4.5, word


@pytest.mark.parametrize("seen", theme.THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_announced_can_be_read(game: str, seen: str) -> None:
    """From the first of its words to the last, however long they are."""
    ui = Ui((1280, 720), 1.0, Messages("en"), seen, of_game(game))
    text.head(ui.letters)
    for words in ("Go", "The turn of a person with a name that is long"):
        drawn = effects.band(ui, words)
        wide, high = text.measure(words, ui.u(effects.BAND_LETTERS), "title")
        box = Rect(0, 0, wide, round(high * 0.6))
        box.center = drawn.get_rect().center
        bare = theme.banner(ui, drawn.get_width(), ui.u(effects.BAND))
        box.y -= drawn.get_height() - bare.get_height()
        grounds = {
            tuple(bare.get_at((x, y))) for x in range(box.left, box.right, 5) for y in range(box.y, box.bottom, 3)
        }
        assert min(ground[3] for ground in grounds) == 255
        assert min(contrast(ui.look.gold, ground[:3]) for ground in grounds) >= 4.5, words


def test_banners_are_of_another_shape_in_each_world_and_bare_where_all_is_plain() -> None:
    shapes, contrasted = set(), set()
    for game in GAMES:
        for seen, found in ((palettes.USUAL, shapes), (palettes.PLAINLY, contrasted)):
            ui = Ui((1280, 720), 1.0, Messages("en"), seen, of_game(game))
            found.add(raw(ribbons.ribbon(600, 70, "brass", PLAIN.metal, ui.banner)))
            if seen == palettes.PLAINLY:
                assert tuple(theme.ribbon(ui, 600, 70, "scarlet").get_at((300, 30)))[:3] == (0, 0, 0)
    assert len(shapes) == len(GAMES) and len(contrasted) == 1


@pytest.mark.parametrize("shape", STRIPS)
@pytest.mark.parametrize("size", [(40, 30), (200, 44), (653, 75), (1500, 162)])
def test_every_strip_can_be_cut_to_any_size(shape: str, size: tuple[int, int]) -> None:
    drawn = strips.strip(*size, shape, strips.Tones(("#203040", "#182838"), ("#102030", "#081018"), PLAIN.metal))
    assert drawn.get_size() == size and drawn.get_at((size[0] // 2, size[1] * 2 // 5)).a == 255


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_can_be_read_on_the_hanging_of_every_deck(game: str) -> None:
    look = of_game(game).palette
    for word in {*hues.own(game), *hues.shared(), *table_of(game).elements}:
        drawn = banners.ground(96, 108, hues.of_game(game, word), "crossed-swords")
        seen = {tuple(drawn.get_at((x, y)))[:3] for x in range(10, 86, 4) for y in range(56, 90, 3)}
        assert min(contrast(ink, ground) for ink in (look.ink, look.quiet, look.gold) for ground in seen) >= 4.5, word


def test_ribbons_and_bosses_are_edged_in_the_metal_of_the_world() -> None:
    metals = [of_game(game).metal for game in GAMES]
    for draw in (lambda metal: ribbons.ribbon(200, 30, "brass", metal), lambda metal: banners.boss(40, metal)):
        assert len({bytes(draw(metal).get_buffer().raw) for metal in metals}) == len(GAMES)


# letters


@pytest.mark.parametrize("letters", text.LETTERS)
def test_headings_have_all_letters_of_both_languages(letters: str) -> None:
    face = text.font(text.LETTERS[letters].regular, 30)
    missing = pygame.image.tobytes(face.render("\ue123", True, "white"), "RGBA")
    for sign in text.HELD - {" ", "\n"}:
        assert pygame.image.tobytes(face.render(sign, True, "white"), "RGBA") != missing, sign
    assert text.HELD.issuperset("ÀÈÉÌÒÙàèéìòù’“”«»…–—")


def test_a_heading_with_other_letters_is_written_in_the_usual_ones() -> None:
    usual, own = text.measure("Żółw", 30, "title"), text.measure("Un grimorio", 30, "title")
    text.head("uncial")
    assert text.measure("Żółw", 30, "title") == usual and text.measure("Un grimorio", 30, "title") != own
    text.head(text.USUAL)


def test_the_names_of_cards_stay_as_they_are_in_every_world() -> None:
    named = text.measure("Leviatano", 30, "name")
    text.head("germania")
    assert text.measure("Leviatano", 30, "name") == named != text.measure("Leviatano", 30, "title")
    text.head(text.USUAL)


# the title


def title_of(reduced: bool = False) -> tuple[Stage, Title]:
    stage = app.without_window((640, 360), Settings(reduced_motion=reduced), "contracts")
    title = Title(stage)
    stage.go(title)
    stage.draw(Surface(stage.size))
    return stage, title


def test_another_game_lets_its_world_come_up_in_half_a_second() -> None:
    stage, title = title_of()
    before = app.picture(stage)
    stage.take_up("estro")
    while not title.backdrop.left:  # a layer a step
        stage.update(1 / 60)
    assert title.backdrop.left == GOES_OVER
    while title.backdrop.left > GOES_OVER / 2:
        stage.update(1 / 60)
    between = app.picture(stage)
    while title.backdrop.left:
        stage.update(1 / 60)
    after, corner = app.picture(stage), (600, 20)
    blues = [picture.get_at(corner).b for picture in (before, between, after)]
    assert blues == sorted(blues) and len(set(blues)) == 3


def test_it_is_there_at_once_where_motion_is_reduced() -> None:
    stage, title = title_of(reduced=True)
    stage.take_up("estro")
    for _ in range(len(of_game("estro").scene) + 2):
        stage.update(1 / 60)
        assert title.backdrop.left == 0
    assert app.picture(stage).get_at((600, 20)) == scenery.sharp(of_game("estro"), 640, 360).get_at((600, 20))


def test_at_rest_the_title_draws_nothing_and_the_other_worlds_are_painted_ahead() -> None:
    stage, _ = title_of()
    scenery.forget()
    stage.draw(Surface(stage.size))
    for _ in range(120):
        stage.update(1 / 30)
    stage.draw(Surface(stage.size))
    drawn = 0
    for _ in range(120):
        stage.update(1 / 30)
        drawn += stage.dirty
    assert drawn == 0
    assert all(scenery.ready(of_game(game), 640, 360) for game in GAMES)


def test_the_contrast_theme_has_no_scenery() -> None:
    picture = app.screenshot("title", (640, 360), theme="contrast", game="grimoire")
    assert picture.get_at((600, 20))[:3] == theme.PLAIN_GROUND


def test_a_folder_with_a_description_is_a_world_without_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "embers" / "look" / "world.json"
    file.parent.mkdir(parents=True)
    told = {"palette": {"panel": "#301010"}, "stuff": "slate", "scene": [{"paint": "ramp", "colours": ["#aa0000"]}]}
    file.write_text(json.dumps(told), "utf-8")
    monkeypatch.setattr(world, "GAMES", tmp_path)
    of_game.cache_clear()
    made = of_game("embers")
    ui = Ui((320, 180), 1.0, Messages("en", "contracts"), world=made)
    assert (ui.look.panel, ui.stuff) == ((0x30, 0x10, 0x10), "slate")
    red, green, blue, _ = theme.backdrop(ui).get_at((160, 90))
    assert red > 160 and green == blue == 0


@pytest.fixture
def described(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Gives a game no more at the table than a folder with that description of its world."""
    monkeypatch.setattr(world, "GAMES", tmp_path)
    own = games.table_of("sparks")

    def write(game: str, told: str) -> None:
        file = world.file_of(game)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(told, "utf-8")
        of_game.cache_clear()
        world.fault.cache_clear()
        games.table_of.cache_clear()

    yield write
    monkeypatch.undo()
    of_game.cache_clear()
    games.table_of.cache_clear()
    assert games.table_of("sparks").tabletop == own.tabletop


def test_a_folder_with_a_description_has_a_table_of_its_own(described: Callable[[str, str], None]) -> None:
    """What is left out of it follows from the vocabulary, as for a game without any."""
    told = {"table": {
        "top": {"stuff": "plateau", "storms": ["play"]}, "weights": {"heavy": 2, "crushing": 9},
        "outlines": {"spark": {"window": "M34 492 V34 H596 V492 Z", "glyph": "burning-meteor"}},
        "markers": {"swift": {"icon": "wolf-head", "ink": "#ffffff", "ground": "#101010"}},
        "sign": ["scarlet", "wolf-head"],
    }}  # fmt: skip
    plain = games.table_of("sparks")
    described("sparks", json.dumps(told))
    made = games.table_of("sparks")
    assert made.tabletop == Tabletop("plateau", storms=frozenset({"play"})) and made.weights == Weights(2, 9)
    assert made.frames["spark"] == Frame("M34 492 V34 H596 V492 Z", PLAIN_FRAME.plate, "burning-meteor")
    assert made.markers["swift"] == Marker("wolf-head", (255, 255, 255), (16, 16, 16))
    assert (made.sign, made.verbs, made.badges) == (("scarlet", "wolf-head"), plain.verbs, plain.badges)


def test_a_folder_with_a_description_has_sounds_of_its_own(described: Callable[[str, str], None]) -> None:
    """What it leaves out sounds as in every game; nothing is asked of the rules or of code."""
    told = {
        "music": "music-estro", "ambience": "ambience-workshop", "played": {"spark": "play-fire"},
        "events": {"laid": "drop", "rolled": ["hit-middle", 0.5], "paid": ""},
        "low": {"number": "points", "at": 4, "rising": True}, "tension": {"number": "points", "calm": 0, "tense": 5},
    }  # fmt: skip
    assert games.table_of("sparks").sounds == Sounds()
    described("sparks", json.dumps({"sounds": told}))
    made = games.table_of("sparks").sounds
    assert (made.music, made.ambience, made.played) == ("music-estro", "ambience-workshop", {"spark": "play-fire"})
    assert made.events == {"laid": (Cue("drop"),), "rolled": (Cue("hit-middle", 0.5),), "paid": (Cue(""),)}
    assert made.low == Low("points", 4, True) and made.tension == Tension("points", 0, 5)
    stage = live.stage(game="sparks")
    assert stage.sound.music.wanted == "music-estro"


def test_a_match_is_played_on_the_table_that_the_description_tells(described: Callable[[str, str], None]) -> None:
    def shot() -> Surface:
        stage = live.stage(size=(640, 360), game="sparks", speed=0)
        live.scene(stage, live.new_match(live.decks_of("sparks", 2), game="sparks"))
        return app.picture(stage)

    before = shot()
    described("sparks", json.dumps({"table": {"top": {"stuff": "plateau"}}}))
    seen = [[tuple(picture.get_at((x, 190)))[:3] for x in range(120, 520, 8)] for picture in (before, shot())]
    assert sum(one != other for one, other in zip(*seen, strict=True)) > 40


def test_a_game_without_a_file_has_the_plain_world() -> None:
    assert of_game("no game at all") is PLAIN


def test_what_a_world_leaves_out_is_plain() -> None:
    made = read({"palette": {"gold": "#ff0000"}})
    assert made.palette.gold == (255, 0, 0) and made.palette.ink == PLAIN.palette.ink
    assert (made.stuff, made.scene) == (PLAIN.stuff, PLAIN.scene)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ([], "a world is a table"),
        ({"colour": 1}, "a world has no `colour`; it may have back, "),
        ({"palette": {"gold": "yellow"}}, '`gold` of `palette` is a colour "#rrggbb", not "yellow"'),
        ({"palette": {"golden": "#ffffff"}}, "`palette` has no `golden`; it may have edge"),
        ({"stuff": "cheese"}, 'there is no stuff "cheese"; there are brass'),
        ({"back": {"sheen": "#ffffff"}}, "`back` has no `sheen`; it may have ground, light, metal, ornament"),
        ({"back": {"metal": "#ffffff"}}, '`metal` of `back` is three colours, not "#ffffff"'),
        ({"back": {"metal": ["#ffffff"]}}, '`metal` of `back` is three colours, not ["#ffffff"]'),
        ({"back": {"ornament": "lace"}}, 'there is no ornament "lace"; there are bare, cracked'),
        ({"letters": "runic"}, 'there is no kind of letters "runic"; there are cinzel, fell'),
        ({"frame": "lace"}, 'there is no frame "lace"; there are cracked, penned, plain, riveted, starred'),
        ({"banner": "bare"}, 'there is no banner "bare"; there are band, plate, ribbon, scroll, torn'),
        ({"table": {"cloth": 1}}, "`table` has no `cloth`; it may have inline, markers, outlines, sign, top, weights"),
        ({"table": {"top": {"stuff": "ice"}}}, 'there is no top of a table "ice"; there are cloth, hall'),
        ({"table": {"weights": {"heavy": 5, "crushing": 2}}}, "`weights` of `table` has `heavy` above 0 and"),
        ({"table": {"outlines": {"spell": {"window": "round"}}}}, "`window` of `spell` of `outlines` of `table` is an"),
        ({"table": {"markers": {"bound": {"icon": "no such"}}}}, 'is an icon of icons, and there is none "no such"'),
        ({"table": {"markers": {"bound": {"icon": "wolf-head"}}}}, "`bound` of `markers` of `table` needs `ink`"),
        ({"table": {"worn": {"armor": "hat"}}}, 'there is no symbol "hat"; there are burst, die'),
        ({"table": {"sign": ["scarlet"]}}, '`sign` of `table` is a list of 2, not ["scarlet"]'),
        ({"table": {"top": {"figures": {"a": {"stars": [[1, 2], [3, 4]], "joined": [[0, 2]], "colour": "#ffffff"}}}}},
         "joins star 2; it has 2, counted from 0"),
        ({"sounds": {"music": "music-none"}}, "`music` of `sounds` is a piece of music of assets/sounds, and there is"),
        ({"sounds": {"events": {"laid": "boom"}}}, '`laid` of `events` of `sounds` is a sound of assets/sounds, and'),
        ({"sounds": {"events": {"laid": ["drop", -1]}}}, "is a sound and after how many seconds"),
        ({"sounds": {"low": {"number": "life"}}}, "`low` of `sounds` needs `at`"),
        ({"sounds": {"tension": {"number": "life", "calm": 3, "tense": 3}}}, "not 3 at both"),
        ({"scene": []}, "`scene` is a list of layers"),
        ({"scene": [{"paint": "fog"}]}, "layer 1 of `scene` needs `paint`, one of boards, calm"),
        ({"scene": [{"paint": "glow", "shape": 3}]}, "`glow`, layer 1 of `scene`, has no `shape`; it may have at"),
        ({"scene": [{"paint": "glow", "at": ["left", 3]}]}, '`at` of layer 1 of `scene` is like 800, not "left"'),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_world_is_said_with_what_would_be_right(told: Any, said: str) -> None:
    with pytest.raises(WorldFault) as raised:
        read(told)
    assert said in str(raised.value)


FAULTY = [
    ('{"stuff": 4}', 1, "there is no stuff 4; there are brass"),
    ('{"stuff": "brass",\n "palette": }', 2, "this is no JSON: Expecting value"),
    ('{"scene": [{"paint": "glow", "at": [3]}]}', 1, "`at` of layer 1 of `scene` is like [800, 450], not [3]"),
    ('{"scene": [{"paint": "gauges", "dials": [[1, 2]]}]}', 1, "is like [1200, 200, 80, 0.4], not [1, 2]"),
    ("[" * 100_000, 1, "this can't be read"),
]


@pytest.mark.parametrize(("told", "line", "said"), FAULTY)
def test_a_faulty_world_leaves_the_plain_one_and_a_sentence(
    described: Callable[[str, str], None], told: str, line: int, said: str
) -> None:
    """It names the file and the fault; in Italian, in which faults are not told, what tells them."""
    described("sparks", told)
    assert of_game("sparks") is PLAIN and said in str(world.fault("sparks"))
    for lang in ("en", "it"):
        stage = live.stage(game="sparks", lang=lang)
        stage.go(Title(stage))
        stage.draw(Surface(stage.size))
        (sentence,) = notices.of_world("sparks", stage.say)
        assert "sparks/look/world.json" in sentence and sentence in tree.as_text(stage.root)
        assert said.split("`")[0] in sentence if lang == "en" else "contracts check --game sparks" in sentence


@pytest.mark.parametrize(("told", "line", "said"), FAULTY)
def test_check_names_what_is_wrong_with_a_world(
    described: Callable[[str, str], None], told: str, line: int, said: str
) -> None:
    described("sparks", told)
    (found,) = checked(rules_of("sparks"), [])
    (wrong,) = found.faults
    assert wrong.file.endswith("sparks/look/world.json") and wrong.line == line and said in wrong.message


def test_a_layer_that_can_not_be_painted_is_left_out_and_check_names_it(
    described: Callable[[str, str], None],
) -> None:
    told = [{"paint": "ramp", "colours": ["#aa0000", "#aa0000"]}, {"paint": "sparks", "count": 2.5}]
    described("sparks", json.dumps({"scene": told}))
    (found,) = checked(rules_of("sparks"), [])
    assert [fault.message[:46] for fault in found.faults] == ["layer 2 of `scene`, `sparks`, can't be painted"]
    red, green, blue, _ = scenery.sharp(of_game("sparks"), 64, 36).get_at((5, 5))
    assert red > 160 and green == blue == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_bundled_worlds_are_sound(game: str) -> None:
    assert world.fault(game) is None and trial.faults(game) == []


def test_backs_are_black_and_white_with_their_seals_where_all_is_to_stand_out() -> None:
    usual = live.stage(game="grimoire")
    before = raw(cloth.back(126, 176, usual.library.back))
    usual.settings.theme = palettes.PLAINLY
    usual.refresh_ui()
    drawn = cloth.back(126, 176, usual.library.back)
    edge, ground = (tuple(drawn.get_at((x, 60)))[:3] for x in (7, 16))
    assert contrast(edge, ground) > 15 and raw(drawn) != raw(cloth.back(126, 176, "contracts"))
    usual.settings.theme = palettes.USUAL
    usual.refresh_ui()
    assert raw(cloth.back(126, 176, usual.library.back)) == before
