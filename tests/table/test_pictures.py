"""Pictures are painted the same each time, icons render, and card faces draw at every size."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import dataclasses
import json

import pygame
import pytest

from game.language.pictures import SCENES
from game.rules import EXAMPLES, NAMES
from game.rules.cataclysm.constants import KEYWORDS
from game.system.languages import GRAMMARS
from game.table import app, games, pieces
from game.table.drawing import badges, cloth, faces, frames, hues, markup, pictures, scenery, symbols, text
from game.table.drawing.pictures import Art
from game.table.drawing.printed import PLAIN, Face, Value, width
from game.table.games import table_of
from game.table.games.contracts import tokens
from game.table.layout import poses
from game.table.layout.room import room
from game.table.library import FACE_DOWN, Card, Library
from game.table.match import surfaces, zoom
from game.table.messages import Messages
from game.table.theme import Ui
from tests.table import live

ICONS = sorted(symbols.ICONS.glob("*.svg"), key=lambda path: path.stem)
ART = Art("fox-head", "desert", "contracts/fire", 7)
CREATURE = Face(
    "copper_fox", "Volpe di Rame", "Creatura", PLAIN, (("fire", 1), ("pure", 2)),
    "**Riciclo:** infliggi 1 danno.", "Corre dove brucia.",
    (Value("burst", "left", 2), Value("heart", "right", 1)), hue="contracts/fire", art=ART, elements=("fire",),
    colourless="pure",
)  # fmt: skip
FRAMES = table_of("contracts").frames
SPELL = Face("ray", "Raggio", "Magia", FRAMES["spell"], (("light", 1),), "Infliggi {3} danni.", hue="contracts/light",
             elements=("light",))  # fmt: skip
ORB = Face(
    "orb",
    "Orbe",
    "Orbe",
    FRAMES["orb"],
    (("pure", 4),),
    colourless="pure",
    values=(Value("burst", "left", 3), Value("hexagon", "right", 5)),
)


SMALL_WINDOW = (1280, 720)


@pytest.fixture(scope="module", params=NAMES)
def library(request):
    return live.library(request.param)


@pytest.fixture(scope="module")
def cataclysm():
    return live.library("cataclysm")


@pytest.fixture(params=GRAMMARS)
def language(request):
    games.show("contracts", request.param)
    yield request.param
    games.show("contracts", "it")


def measure(game: str, language: str = "it") -> Ui:
    return Ui(SMALL_WINDOW, 1.0, Messages(language, game))


def printed(library: Library) -> list[Card]:
    """The cards that have a face; not what one that lies face down is taken for."""
    return [card for card in library.cards.values() if card.id != FACE_DOWN]


def raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_the_index_lists_the_icons():
    listed = (symbols.ICONS / "index.txt").read_text(encoding="utf-8").split()
    assert listed == [path.stem for path in ICONS]


def test_every_icon_is_credited():
    credits = (symbols.ICONS / "CREDITS.md").read_text(encoding="utf-8")
    named = {name.strip() for line in credits.splitlines() for name in line.split(",")}
    assert [path.stem for path in ICONS if path.stem not in named] == []


@pytest.mark.parametrize("path", ICONS, ids=lambda path: path.stem)
def test_every_icon_renders(path):
    drawn = pygame.image.load_sized_svg(str(path), (48, 48))
    covered = sum(alpha > 127 for alpha in raw(drawn)[3::4])
    assert 48 * 48 * 0.02 < covered < 48 * 48 * 0.95


@pytest.mark.parametrize("scene", scenery.SCENES)
def test_painting_is_deterministic(scene):
    art = Art("owl", scene, "water_light", 3)
    first = raw(pictures.paint(art))
    pictures._painted.cache_clear()
    assert raw(pictures.paint(art)) == first


def test_each_word_of_the_art_changes_the_picture():
    others = [Art("owl", "desert", "fire", 7), Art("fox-head", "sea", "fire", 7), Art("fox-head", "desert", "water", 7)]
    others.append(dataclasses.replace(ART, seed=8))
    assert len({raw(pictures.paint(art)) for art in [ART, *others]}) == 5


EVERY_HUE = [*hues.shared(), *(f"{game}/{hue}" for game in (*NAMES, *EXAMPLES) for hue in hues.own(game))]


@pytest.mark.parametrize("hue", EVERY_HUE)
def test_every_hue_paints(hue):
    painted = pictures.paint(Art("owl", "sky", hue, 1), (220, 154))
    assert painted.get_size() == (220, 154)
    assert len(set(raw(painted)[::4])) > 40


def test_the_checker_knows_the_scenes_that_can_be_painted():
    assert tuple(scenery.SCENES) == SCENES


def test_unknown_words_are_no_reason_to_stop():
    assert pictures.paint(Art("no-such-icon", "nowhere", "mauve", 1)).get_size() == pictures.SIZE


def test_the_seed_comes_from_the_id():
    spec = {"icon": "owl", "scene": "sky", "hue": "pure"}
    assert pictures.art_of("grey_owl", spec) == pictures.art_of("grey_owl", spec)
    assert pictures.art_of("grey_owl", spec).seed != pictures.art_of("brown_owl", spec).seed
    assert pictures.art_of("grey_owl", {**spec, "seed": 5}).seed == 5


def test_a_new_card_is_painted_into_the_cache(tmp_path):
    first = raw(pictures.picture("no_such_card", ART, pictures.SIZE, tmp_path))
    kept = tmp_path / f"{pictures.fingerprint(ART)}.png"
    assert kept.is_file()
    pictures.picture.cache_clear()
    pictures._whole.cache_clear()
    assert raw(pictures.picture("no_such_card", ART, pictures.SIZE, tmp_path)) == first


def test_the_cache_keeps_the_newest_pictures(tmp_path, monkeypatch):
    monkeypatch.setattr(pictures, "MOST_KEPT", 2)
    for seed in range(3):
        pictures.picture("nobody", Art("fox-head", "desert", "fire", seed), (40, 40), tmp_path)
        for kept in tmp_path.glob("*.png"):
            os.utime(kept, (kept.stat().st_mtime - 10, kept.stat().st_mtime - 10))
    names = {path.stem for path in tmp_path.glob("*.png")}
    assert names == {pictures.fingerprint(Art("fox-head", "desert", "fire", seed)) for seed in (1, 2)}


def test_a_cache_that_cannot_be_written_is_no_reason_to_stop(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    pictures._whole.cache_clear()
    assert pictures.picture("another_card", ART, (100, 70), blocked).get_size() == (100, 70)


def test_baked_pictures_are_whole_and_small():
    index = json.loads(pictures.INDEX.read_text(encoding="utf-8"))
    assert index
    for card in index:
        path = pictures.BAKED / f"{card}.webp"
        assert path.stat().st_size < 24_000
        assert pygame.image.load(path).get_size() == pictures.SIZE


def test_every_card_has_a_baked_picture_of_its_present_art(library):
    index = json.loads(pictures.INDEX.read_text(encoding="utf-8"))
    arts = {
        f"{library.game}/{card.id}": pictures.art_of(card.id, card.art, library.game, card.kind)
        for card in printed(library)
    }
    stale = [card for card, art in arts.items() if index.get(card) != pictures.fingerprint(art)]
    assert stale == [], "run: python -m game.table.drawing.pictures"
    assert [card for card in index if card.startswith(f"{library.game}/") and card not in arts] == []


def bare(monkeypatch):
    """Cards are drawn without picture and frame, where only their words are looked at."""
    monkeypatch.setattr(faces, "ground", lambda face, w, h: pygame.Surface((w, h)))
    monkeypatch.setattr(frames, "frame", lambda face, w, h, *more: pygame.Surface((w, h), pygame.SRCALPHA))
    for part in ("_badges", "_cost", "_glyph"):
        monkeypatch.setattr(faces, part, lambda *given: None)


def test_names_and_texts_fit_on_every_card(library, language, monkeypatch):
    """In the smallest window: the card enlarged, raised from the hand, and its tile on the table."""
    names, texts = [], []
    name, rich = faces._name, markup.rich

    def spy_name(surface, words, centre, room, px, lines=1, style="title"):
        rows, size = faces._set(words, room, px, lines, style)
        names.append((words, size, max(text.measure(row, size, style, bold=True)[0] for row in rows) - room))
        name(surface, words, centre, room, px, lines, style)

    def spy_rich(words, px, colour, width, style="serif", max_height=None, align="left"):
        size = markup.rich_px(words, px, width, style, max_height)
        texts.append((words, size, markup.rich_height(words, size, width, style) - max_height))
        return rich(words, px, colour, width, style, max_height, align)

    monkeypatch.setattr(faces, "_name", spy_name)
    monkeypatch.setattr(markup, "rich", spy_rich)
    bare(monkeypatch)
    ui = measure(library.game, language)
    for card in printed(library):
        face = pieces.face_of(library, card, ui)
        faces._full(face, ui.u(560))
        faces._small(face, ui.u(344))
        if face.values:
            faces.mini(face, ui.u(196))
    assert [found for found in names if found[1] < 10 or found[2] > 1] == []
    assert [found for found in texts if found[1] < 9 or found[2] > 0] == []
    assert all(any(markup == library.write(card, language) for markup, *_ in texts)
               for card in (shown.id for shown in printed(library)) if library.write(card, language))  # fmt: skip


@pytest.mark.parametrize(("game", "least"), [("contracts", 0.98), ("cataclysm", 0.65), ("estro", 0.8)])
@pytest.mark.parametrize("language", ["it", "en"])
def test_a_card_in_hand_shows_its_words_at_the_smallest_window(game, least, language):
    """In letters of 12 px; where they are too many, the first of them. Its picture grows smaller for them."""
    stage = live.stage(lang=language, game=game)
    told = [pieces.face_of(stage.library, card, stage.ui) for card in printed(stage.library)]
    words = [(face.text, *faces.worded(face, stage.ui.u(poses.HAND_CARD[1]))) for face in told if face.text]
    assert all(size >= (12 if style == "serif" else 10) and shown in (text, shown.removesuffix(faces.MORE) + faces.MORE)
               for text, size, _, _, shown, style in words)  # fmt: skip
    assert all(shown == text or len(shown) > 40 for text, _, _, _, shown, _ in words)
    assert sum(shown == text for text, *_, shown, _ in words) >= least * len(words)
    assert {faces.worded(face, 100).text for face in told} == {""}, "on a card of 100 px no letter could be read"


@pytest.mark.parametrize("language", ["it", "en"])
def test_each_gift_of_a_hand_of_six_is_told_at_the_smallest_window(language):
    """A turn of ESTRO begins with six cards. All gifts are there whole, one of ten in smaller letters."""
    stage = live.stage(lang=language, game="estro")
    told = [pieces.face_of(stage.library, card, stage.ui) for card in printed(stage.library)]
    high = stage.ui.u(poses.hand_card(room(stage.library.table.layout(2), 1.0), 6)[1])
    shown = {face.text: faces.worded(face, high) for face in told if face.text}
    assert all(found.text == text and found.px >= 10 for text, found in shown.items())
    assert sum(found.px >= 12 for found in shown.values()) >= 0.9 * len(shown)


def test_a_name_that_stands_high_on_a_card_is_not_covered_by_the_seal_of_its_kind(monkeypatch):
    stage = live.stage(lang="it", game="estro")
    high, drawn = 207, []
    named = lambda surface, name, centre, room, *more: drawn.append((name, centre[0] + room / 2))
    monkeypatch.setattr(faces, "_name", named)
    bare(monkeypatch)
    x, _, radius = frames.COMPACT_SEAT
    for card in printed(stage.library):
        face = pieces.face_of(stage.library, card, stage.ui)
        faces._small(face, high)
        if faces.worded(face, high).plate - 64 < 2.5 * radius + 6:  # the seal reaches down to the letters
            assert drawn[-1][1] <= (x - radius) * high / 880, drawn[-1]
    assert min(edge for _, edge in drawn) < max(edge for _, edge in drawn)


def test_each_kind_of_card_has_a_frame_of_its_own():
    known = [(library, card) for library in map(live.library, NAMES) for card in printed(library)]
    kinds = {(library.game, card.kind, card.dual) for library, card in known}
    shapes = {Face("x", "X", frame=pieces.frame_of(library, card)) for library, card in known}
    assert len(shapes) == len(kinds) >= 7
    for height, compact in ((560, False), (140, True)):
        drawn = {raw(frames.frame(face, width(height), height, compact, 494, True)) for face in shapes}
        assert len(drawn) == len(shapes)


def test_a_card_that_belongs_to_no_element_shows_none(cataclysm):
    face = pieces.face_of(cataclysm, cataclysm.cards["meteor_caller"], measure("cataclysm"))
    assert face.cost is None and not face.elemental
    assert raw(faces.face(dataclasses.replace(face, elemental=True), 300)) != raw(faces.face(face, 300))


def test_a_deck_is_counted_by_the_kinds_of_its_game(library):
    for deck in library.decks:
        kinds = library.kinds(deck)
        assert tuple(kinds) == library.card_kinds
        assert sum(kinds.values()) == sum(deck.cards.values())
        assert bool(library.curve(deck)) == library.elemental


def test_two_readings_may_have_a_card_of_the_same_id(cataclysm):
    card = Card("x", {"it": "Uno"}, "character", stats={"life": 9})
    one = dataclasses.replace(cataclysm, cards={"x": card}, write=lambda card, language: "")
    other = dataclasses.replace(one, cards={"x": dataclasses.replace(card, name={"it": "Due"})})
    ui, entity = measure("cataclysm"), {"card": "x"}
    assert raw(surfaces.in_line(ui, one, entity, 150)) != raw(surfaces.in_line(ui, other, entity, 150))


def test_the_cards_use_shipped_icons_and_known_words():
    pytest.importorskip("yaml")
    shipped = {path.stem for path in ICONS}
    wrong = {
        card: art
        for card, art in pictures.arts().items()
        if art.icon not in shipped or art.scene not in scenery.SCENES or hues.spec(art.hue) is None
    }
    assert wrong == {}


@pytest.mark.parametrize("height", [90, 150, 230, 259, 260, 420, 620, 900])
@pytest.mark.parametrize("card", [CREATURE, SPELL, ORB], ids=lambda card: card.card)
def test_a_face_has_the_ratio_of_a_card(card, height):
    drawn = faces.face(card, height)
    assert drawn.get_size() == (width(height), height)
    assert drawn.get_at((0, 0)).a < 40
    assert drawn.get_at((drawn.get_width() // 2, height // 2)).a == 255


def test_a_tile_shows_what_changed():
    plain = raw(faces.mini(CREATURE, 120))
    assert (
        raw(
            faces.mini(
                dataclasses.replace(CREATURE, values=(Value("burst", "left", 2, "raised"), CREATURE.values[1])), 120
            )
        )
        != plain
    )
    assert raw(faces.mini(dataclasses.replace(CREATURE, textless=True), 120)) != plain
    assert raw(faces.mini(dataclasses.replace(CREATURE, token=True), 120)) != plain


@pytest.mark.parametrize("symbol", ["heart", "hexagon", "die"])
def test_tones_differ_without_colour(symbol):
    shapes = set()
    for tone in ("normal", "raised", "lowered", "hurt"):
        grey = pygame.transform.grayscale(badges.badge("3", 40, symbol, tone))
        shapes.add(bytes(level > 150 for level in raw(grey)[::4]))
    assert len(shapes) == 4


def test_the_die_shows_how_much_life_is_left():
    """Figures are told apart at the size that they have on the smallest tile."""
    bright = {
        bytes(level > 190 for level in raw(pygame.transform.grayscale(badges.badge(str(number), 30, "die")))[::4])
        for number in range(1, 26)
    }
    assert len(bright) == 25


def test_a_character_in_play_shows_its_present_values(cataclysm):
    ui = measure("cataclysm")
    entity = {"card": "iron_hermit", "stats": {"power": 5, "life": 9, "armor": 1}, "damage": 5}
    face = pieces.live_face(cataclysm, entity, ui)
    assert face.values == (Value("burst", "left", 5, "raised"), Value("die", "right", 9, "hurt"))
    plain = pieces.live_face(cataclysm, {"card": "iron_hermit"}, ui)
    assert plain == pieces.face_of(cataclysm, cataclysm.cards["iron_hermit"], ui)


def test_a_character_wears_its_armor_and_its_markers(cataclysm):
    ui = measure("cataclysm")
    entity = {"card": "iron_hermit", "stats": {"power": 3, "life": 14, "armor": 0}, "keywords": []}
    shown = [entity, {**entity, "borrowed": True}]
    shown += [{**entity, "stats": {**entity["stats"], "armor": armor}} for armor in (1, 2)]
    shown += [{**entity, "keywords": [keyword]} for keyword in KEYWORDS]
    assert len({raw(surfaces.in_line(ui, cataclysm, each, 150)) for each in shown}) == len(shown)


def test_markers_lie_beside_the_numbers(cataclysm):
    """Even three of them, and armor, leave the die and the power as they are."""
    ui, height = measure("cataclysm"), 160
    entity = {"card": "ember_wolf", "stats": {"power": 5, "life": 13, "armor": 0}, "keywords": []}
    laden = {**entity, "stats": {**entity["stats"], "armor": 2}, "keywords": ["bound", "vanguard", "twin"]}
    foot = pygame.Rect(0, round(height * 0.77), faces.mini_width(height) + 2 * surfaces.margin(height), height * 0.3)
    plain, full = (surfaces.in_line(ui, cataclysm, each, height) for each in (entity, laden))
    assert raw(plain) != raw(full)
    assert raw(plain.subsurface(foot.clip(plain.get_rect()))) == raw(full.subsurface(foot.clip(full.get_rect())))


def test_an_enlarged_character_says_what_changed_it_and_what_it_can():
    match = live.new_match(live.decks_of("cataclysm", 2), game="cataclysm")
    scene = live.scene(live.stage(game="cataclysm"), match)
    source = scene.table.view["seats"][0]["play"][0]
    entity = {"card": "field_surgeon", "zone": "play", "borrowed": True, "full": 15, "damage": 2}
    entity |= {"stats": {"power": 5, "life": 13, "armor": 1}, "keywords": ["bound"]}
    entity["modifiers"] = [{"stat": "power", "amount": 2, "source": source, "until": -1}]
    (heading, words), *more = zoom.remarks(scene.table, scene.ui, entity)
    values = words.splitlines()
    assert heading == "Values" and len(values) == 4
    assert values[2].endswith("until the end of the battle") and values[3].startswith("Borrowed")
    assert [name for name, _ in more] == ["Bound", "Armor"]
    assert [name for name, _ in zoom.remarks(scene.table, scene.ui, {"card": "field_surgeon", "zone": "hand"})] == [
        "Dual"
    ]


def test_what_a_player_has_gathered_is_seen_without_colour():
    full, empty = (pygame.transform.grayscale(badges.mark("skull", 24, filled)) for filled in (True, False))
    bright = [sum(level > 150 for level in raw(drawn)[::4]) for drawn in (full, empty)]
    assert bright[0] > 3 * bright[1]


def test_the_cost_column():
    assert faces.discs((("fire", 2), ("pure", 3)), "pure") == [("fire", 1), ("fire", 1), ("", 3)]
    assert faces.discs((), "pure") == [("", 0)]
    assert faces.discs((("fire", 2), ("water", 2), ("light", 2), ("pure", 4)), "pure") == [
        ("fire", 2), ("water", 2), ("light", 2), ("", 4)
    ]  # fmt: skip


@pytest.mark.parametrize("element", ["pure", "fire"])
def test_an_x_has_a_disc_of_its_own_in_the_cost_column(element):
    plain = dataclasses.replace(SPELL, cost=(("fire", 1),))
    drawn, without = faces.face(dataclasses.replace(plain, x=element), 300), faces.face(plain, 300)
    mask = pygame.mask.from_threshold(drawn, (0, 0, 0), (1, 1, 1, 255), without)
    mask.invert()
    assert [box.height for box in mask.get_bounding_rects() if box.height > 20], "nothing more is in the column"


def test_the_x_of_a_cost_is_the_cards():
    cards = live.library("contracts").cards
    assert (cards["open_the_valve"].x, cards["copper_fox"].x) == ("pure", "")
    assert pieces.in_symbols(cards["open_the_valve"].cost, "pure", "pure") == "{fire}{X}"


@pytest.mark.parametrize("game", NAMES)
def test_every_card_has_a_picture_of_its_own(game):
    icons: dict[str, list[str]] = {}
    for card in live.library(game).cards.values():
        if card.id != FACE_DOWN:
            icons.setdefault(str(card.art.get("icon")), []).append(card.id)
    assert {icon: cards for icon, cards in icons.items() if len(cards) > 1} == {}


@pytest.mark.parametrize("look", [badges.TEXTLESS, *(m for name in NAMES for m in table_of(name).markers.values())])
def test_every_marker_draws(look):
    assert badges.marker(look, 24).get_bounding_rect().width > 18


def test_tokens_have_two_sides():
    for kind in table_of("contracts").elements:
        assert raw(tokens.extractor(kind, 48, True)) != raw(tokens.extractor(kind, 48, False))
    assert raw(tokens.tank(48, True)) != raw(tokens.tank(48, False))


def test_table_surfaces_have_their_size():
    assert cloth.felt(640, 360).get_size() == (640, 360)
    backs = [cloth.back(107, 150, style) for style in ("contracts", cloth.DIE)]
    assert [drawn.get_size() for drawn in backs] == [(107, 150)] * 2
    assert raw(backs[0]) != raw(backs[1])
    assert cloth.shadow(100, 140, 12).get_size() == (124, 164)
    margin = cloth.glow_margin(140)
    assert cloth.glow(100, 140, (0, 255, 0)).get_size() == (100 + 2 * margin, 140 + 2 * margin)


def test_what_is_drawn_from_vectors_has_the_order_of_bytes_of_the_screen() -> None:
    """In another one each card's back took half a millisecond to put on the screen instead of a sixtieth."""
    app.unseen_driver((1280, 720))
    wanted = pygame.Surface((1, 1), pygame.SRCALPHA).get_masks()
    drawing = symbols.drawing("anvil", 64)
    assert drawing is not None
    for made in (symbols.svg("<path d='M0 0 L9 9'/>", (64, 64)), drawing, cloth.back(90, 126)):
        assert made.get_masks() == wanted
