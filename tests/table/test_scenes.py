"""Scenes fit every window, every size of text and both themes; nothing overlaps what it must not."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.records.cards import GAMES, library, rules_of
from game.records.match import Match
from game.records.matchfile import matches_folder
from game.table import app, theme, tree
from game.table.drawing import symbols, text
from game.table.match import opening
from game.table.match.scene import MatchScene
from game.table.messages import Messages
from game.table.playing.session import Play
from game.table.scenes.options import Options
from game.table.scenes.setup import SetUp
from game.table.scenes.title import SIGNS, Title, offered
from game.table.stage import Stage
from game.table.tree import Node
from tests.records.test_replay import altered
from tests.rings import each
from tests.table import bot, live

SIZES = ((1280, 720), (1920, 1080), (1600, 1200), (2560, 1080))


PLAYED = [(game, seats) for game in GAMES for seats in rules_of(game).seats]
"""Every game with each number of players."""


def stage_of(game: str, seats: int = 2, size: tuple[int, int] = (1280, 720), lang: str = "en", **more: Any) -> Stage:
    """A stage with that game on the table, which remembers nothing on disk."""
    stage = live.stage(size, lang, **more)
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    stage.take_up(game)
    stage.settings.setup.of(game).seats = seats
    return stage


def node(stage: Stage, key: str) -> Node:
    found = tree.find(stage.fresh(), key)
    assert found is not None, f"{key} is not on the screen"
    return found


def press(stage: Stage, *keys: str) -> None:
    for key in keys:
        bot.click(stage, node(stage, key))


@pytest.mark.parametrize(
    ("size", "lang", "game", "seats"),
    each((size, lang, *table) for size, lang, table in product(SIZES, ["it", "en"], PLAYED)),
)
def test_scenes_draw_inside_the_window(size: tuple[int, int], lang: str, game: str, seats: int) -> None:
    stage = stage_of(game, seats, size, lang)
    for scene in (Title(stage), SetUp(stage, "computer"), SetUp(stage, "hotseat"), Options(stage)):
        stage.go(scene)
        app.picture(stage)
        screen = pygame.Rect(0, 0, *size)
        for node in tree.walk(stage.fresh()):
            if node.actions:
                assert screen.contains(node.rect), f"{scene.name}: {node.key} {node.rect}"
            said = f"{node.name} {node.value} {node.hint}"
            assert not re.search("‹[a-z]", said), f"{scene.name}: {node.key} {node.name}"


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
def test_settings_can_be_used_at_every_scale(scale: float) -> None:
    stage = live.stage(scale=scale)
    stage.go(Title(stage))
    stage.push(Options(stage))
    app.picture(stage)
    done = tree.find(stage.fresh(), "done")
    assert done is not None and pygame.Rect(0, 0, 1280, 720).contains(done.rect)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize(("game", "seats"), PLAYED)
def test_buttons_do_not_overlap(game: str, seats: int, scale: float) -> None:
    stage = stage_of(game, seats, scale=scale)
    for scene in (Title(stage), SetUp(stage, "computer"), SetUp(stage, "hotseat"), Options(stage)):
        stage.go(scene)
        nodes = [n for n in tree.walk(stage.fresh()) if n.actions and n.role != "part"]
        for a, b in itertools.combinations(nodes, 2):
            assert not a.rect.colliderect(b.rect), f"{a.key} {b.key}"


def test_hit_areas_are_large_enough_at_1080p() -> None:
    match = live.sought(live.until_kind("act"))
    stage = live.stage((1920, 1080))
    live.scene(stage, match)
    for node in tree.walk(stage.fresh()):
        if node.actions:
            assert node.rect.w >= 32 and node.rect.h >= 32, f"{node.key} {node.rect}"


def test_the_set_up_is_remembered() -> None:
    stage = stage_of("contracts")
    stage.go(Title(stage))
    press(stage, "play", "deck-0-dawn_line", "first")
    setup = stage.settings.setup
    assert setup.of("contracts").decks[0] == "dawn_line" and setup.first == "0"
    assert "selected" in node(stage, "deck-0-dawn_line").flags


def test_each_game_remembers_its_own_set_up() -> None:
    stage = stage_of("contracts")
    stage.go(Title(stage))
    press(stage, "game-cataclysm", "play", "players-3", "deck-1", "variants", "rule-short_game", "close",
          "back", "game-contracts", "play")  # fmt: skip
    setup = stage.settings.setup
    assert setup.game == "contracts" and setup.of("contracts").seats == 2
    other = setup.of("cataclysm")
    known = [deck.id for deck in stage.library_of("cataclysm").decks]
    assert other.seats == 3 and other.decks[:3] == [known[0], known[2], known[2]]
    assert other.rules == {"short_game": True}


def test_the_title_shows_the_game_that_is_chosen() -> None:
    stage = stage_of("contracts")
    stage.go(Title(stage))
    press(stage, "game-cataclysm")
    assert stage.library.game == stage.settings.setup.game == "cataclysm"
    assert node(stage, "title").name == "Cataclysm" and "selected" in node(stage, "game-cataclysm").flags
    press(stage, "game-contracts")
    assert node(stage, "title").name == "Contracts" and "selected" not in node(stage, "game-cataclysm").flags


@pytest.mark.parametrize(
    ("resumes", "missing", "learns", "main", "second"),
    [
        (True, (), True, "resume", "play hotseat learn"), (True, (), False, "resume", "play hotseat puzzles"),
        (False, (), True, "learn", "play hotseat puzzles"), (False, (), False, "play", "hotseat puzzles learn"),
        (False, ("puzzles",), True, "learn", "play hotseat"), (False, ("learn",), True, "play", "hotseat puzzles"),
    ],
)  # fmt: skip
def test_one_thing_is_meant_a_few_come_second_and_nothing_is_lost(
    resumes: bool, missing: tuple[str, ...], learns: bool, main: str, second: str
) -> None:
    offer = offered(resumes, missing, learns)
    assert (offer.main, " ".join(offer.second)) == (main, second)
    entries = sorted([offer.main, *offer.second, *offer.small])
    assert entries == sorted({*SIGNS, *(["resume"] if resumes else [])} - set(missing))


def icon_is_there(name: str) -> bool:
    return symbols.drawing(name, 8) is not None


def test_each_small_entry_has_a_sign_and_stands_below_what_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.table.scenes.title.unfinished", lambda: None)
    assert all(map(icon_is_there, SIGNS.values())) and not icon_is_there("no-such-sign")
    stage = stage_of("grimoire")
    stage.go(Title(stage))
    lesson, second, small = (node(stage, key).rect for key in ("learn", "play", "quit"))
    assert lesson.h > second.h and lesson.w == second.w > 2 * small.w and lesson.y < second.y < small.y


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_below_the_name_is_as_wide_as_the_name(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    monkeypatch.setattr("game.table.theme.rule", lambda surface, ui, x, y, width: drawn.append(width))
    stage = stage_of(game)
    stage.go(Title(stage))
    app.picture(stage)
    name, ui = stage.ui.say("game-name").upper(), stage.ui
    assert drawn[-1] == pytest.approx(text.measure(name, ui.u(theme.TITLE), "title", bold=True)[0], abs=ui.u(8))


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What matches were begun with, instead of beginning them."""
    found: list[dict[str, Any]] = []

    def begin(stage: Stage, game: str, decks: tuple[str, ...], seats: tuple[str, ...], **more: Any) -> None:
        people = more.pop("people")
        computers = [who != "human" for who in seats]
        assert [
            bool(one.get("name")) for one in people
        ] == computers  # each of them is somebody; people have no name yet
        found.append({"game": game, "decks": len(decks), "seats": seats, **more})

    monkeypatch.setattr("game.table.match.opening.begin", begin)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_title_is_two_clicks_from_a_match(game: str, begun: list[dict[str, Any]]) -> None:
    stage = stage_of(game)
    stage.go(Title(stage))
    press(stage, "play", "begin")
    assert begun == [{"game": game, "decks": 2, "seats": ("human", "casual"), "first": None, "rules": {}}]


def test_each_seat_is_a_person_or_the_computer_and_one_at_least_is_a_person(begun: list[dict[str, Any]]) -> None:
    stage = stage_of("cataclysm")
    stage.go(Title(stage))
    press(stage, "play", "players-4", "who-1", *["who-3"] * 14, "first", "first", "variants", "rule-short_game",
          "close", "begin")  # fmt: skip
    seats = ("human", "regular", "casual", "human")
    wanted = {"game": "cataclysm", "decks": 4, "seats": seats, "first": 1, "rules": {"short_game": True}}
    assert begun == [wanted]
    press(stage, "who-0")
    assert stage.settings.setup.of("cataclysm").seated() == ("novice", "regular", "casual", "human")
    press(stage, "who-3")
    assert stage.settings.setup.of("cataclysm").seated() == ("novice", "regular", "casual", "human")
    assert node(stage, "notice").name == "At least one person plays"


def test_who_begins_is_forgotten_where_there_is_no_such_seat(begun: list[dict[str, Any]]) -> None:
    stage = stage_of("cataclysm", 4)
    stage.go(Title(stage))
    press(stage, "hotseat", "first", "first", "first", "first", "players-2", "begin")
    assert begun[0]["seats"] == ("human", "human") and begun[0]["first"] is None


@pytest.mark.parametrize("number", [1, 4, 6, 7, 13])
def test_every_deck_of_many_can_be_chosen(number: int) -> None:
    stage = stage_of("cataclysm")
    decks = stage.library.decks
    many = [replace(decks[n % len(decks)], id=f"own_{n}") for n in range(number)]
    stage.library = replace(stage.library, decks=many)
    stage.push(SetUp(stage, "computer"))
    found: set[str] = set()
    for _ in range(number):
        tiles = [n for n in tree.walk(stage.fresh()) if n.role == "option" and n.key.startswith("deck-1-")]
        assert len(tiles) <= 6 and all(not a.rect.colliderect(b.rect) for a, b in itertools.combinations(tiles, 2))
        for tile in tiles:
            press(stage, tile.key)
            found.add(stage.settings.setup.of("cataclysm").decks[1])
        if number > 6:
            press(stage, "decks-1-after")
    assert found == {deck.id for deck in many}


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_notices_stay_above_the_games(scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ["/home/somebody/a/long/folder/of/theirs can't be written, so that this sentence is a long one. " * 2] * 2
    monkeypatch.setattr("game.table.scenes.title.notices", lambda stage: said)
    stage = stage_of("contracts", scale=scale)
    stage.go(Title(stage))
    for number in range(2):
        assert node(stage, f"notice-{number}").rect.bottom < node(stage, "game-contracts").rect.top
    assert node(stage, "notice-0").rect.bottom <= node(stage, "notice-1").rect.top


def test_the_title_reads_the_other_games_while_nothing_happens_so_that_they_answer_at_once() -> None:
    stage = live.stage()
    stage.go(Title(stage))
    asked: list[str] = []
    read = stage.library_of
    stage.library_of = lambda game: asked.append(game) or read(game)  # type: ignore[func-returns-value,method-assign]
    stage.update(0.05)
    assert not asked, "the pointer has not rested yet"
    for _ in range(60):
        before = len(asked)
        stage.update(0.05)
        assert len(asked) <= before + 1, "one game a frame"
    assert set(asked) >= set(GAMES) - {"contracts"} and len(asked) == len(set(asked))


@pytest.mark.parametrize(
    ("seats", "called"),
    [
        ("human casual", "You, Opponent"), ("casual human", "Opponent, You"), ("human human", "Player 1, Player 2"),
        ("casual casual", "Player 1, Player 2"), ("human casual random", "You, Opponent 1, Opponent 2"),
        ("casual random human casual", "Opponent 2, Opponent 3, You, Opponent 1"),
        ("human casual human human", "Player 1, Player 2, Player 3, Player 4"),
        ("casual human random casual casual", "Opponent 4, You, Opponent 1, Opponent 2, Opponent 3"),
        ("human casual human human human", "Player 1, Player 2, Player 3, Player 4, Player 5"),
    ],
)  # fmt: skip
def test_names_of_those_who_play(seats: str, called: str) -> None:
    say = Messages("en")
    assert ", ".join(map(say, opening.names(tuple(seats.split())))) == called


def test_a_rematch_keeps_seats_squads_and_what_was_agreed() -> None:
    stage = stage_of("contracts")
    squads = tuple(deck.id for deck in stage.library_of("cataclysm").decks[:3])
    opening.begin(stage, "cataclysm", squads, ("human",) * 3, keep=False, rules={"short_game": True})
    first = stage.scene
    assert isinstance(first, MatchScene)
    first.rematch()
    second = stage.scene
    assert isinstance(second, MatchScene) and second is not first
    match = second.play.match
    assert (match.decks, match.seats) == (squads, ("human",) * 3) and match.constants["short_game"] is True


@pytest.mark.parametrize(("lang", "within"), [
    ("en", ["no attack before the end of round 5", "no victory before the end of round 8", "rounds 3 and 12"]),
    ("it", ["nessun attacco prima della fine del round 5", "nessuna vittoria prima della fine del round 8", "3 e 12"]),
])  # fmt: skip
def test_stratega_is_offered_by_its_name_and_says_in_one_sentence_what_it_does(lang: str, within: list[str]) -> None:
    stage = stage_of("estro", lang=lang)
    setup = SetUp(stage, "computer")
    stage.go(setup)
    setup.agreement.toggle()
    module = named(stage, "module-stratega")
    note = named(stage, "stratega-note").name
    assert module.name == "Stratega" and note.count(".") == 1 and all(part in note for part in within)
    bot.click(stage, module)
    rules = {"stratega_wins", "stratega_draws", "stratega_attacks"}
    assert all(map(setup.agreement.agreed, rules)) and named(stage, "module-stratega").value == stage.say("on")
    setup.agreement.toggle()
    assert named(stage, "variants").hint == "Stratega"
    setup.agreement.toggle()
    bot.click(stage, named(stage, "rule-stratega_draws"))
    assert [rule for rule in rules if not setup.agreement.agreed(rule)] == ["stratega_draws"]
    assert named(stage, "module-stratega").value == stage.say("off")


def test_a_rule_that_the_file_has_is_a_variant_once_it_is_taken_away() -> None:
    stage = stage_of("cataclysm", lang="en")
    stage.library = replace(stage.library, agreed={**stage.library.agreed, "short_game": True})
    setup = SetUp(stage, "computer")
    stage.go(setup)
    assert setup.agreement.agreed("short_game") and named(stage, "variants").name == stage.say("setup-variants-none")
    setup.agreement.toggle()
    bot.click(stage, named(stage, "rule-short_game"))
    setup.agreement.toggle()
    assert named(stage, "variants").hint == "Short game: Off" and not setup.agreement.agreed("short_game")


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_the_fair_start_is_offered_in_a_sentence_with_its_figure_and_played(game: str, lang: str) -> None:
    stage = stage_of(game, lang=lang)
    setup = SetUp(stage, "hotseat")
    stage.go(setup)
    judging = rules_of(game).judging
    assert judging.fair is not None
    setup.agreement.toggle()
    note = named(stage, "fair_start-note").name
    assert f"{judging.fair.won} %" in note and f"{judging.fair.printed or judging.begins} %" in note
    for rule in judging.fair.rules:
        assert stage.say.has(f"setup-fair-{rule.replace('_', '-')}"), rule
    bot.click(stage, named(stage, "rule-fair_start"))
    setup.agreement.toggle()
    called = stage.say("setup-rule-fair-start")
    assert named(stage, "variants").hint == called
    assert f"{judging.begins} %" in named(stage, "first").hint
    bot.click(stage, named(stage, "begin"))
    scene = stage.scene
    assert isinstance(scene, MatchScene)
    constants = scene.play.match.constants
    assert {name: constants[name] for name in judging.fair.rules} == judging.fair.rules
    assert called in named(stage, "versus-agreed").name
    scene.skip_versus()
    assert any(called in line.words for line in scene.table.lines())


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_variants_lie_below_each_other_and_are_scrolled_where_they_are_too_many(scale: float) -> None:
    stage = stage_of("estro", scale=scale)
    setup = SetUp(stage, "computer")
    stage.go(setup)
    setup.agreement.toggle()
    names = [node.rect for node in tree.walk(stage.fresh()) if node.key.endswith(("-name", "-note"))]
    assert len(names) >= 14 and not [1 for one, other in itertools.combinations(names, 2) if one.colliderect(other)]
    scrolled = tree.find(stage.fresh(), "variants-scroll")
    assert (scrolled is not None) == (scale > 1)
    if scrolled is not None and scrolled.adjust is not None:
        scrolled.adjust(-99)
        stage.touch()
        assert scrolled.rect.contains(named(stage, "rule-stratega_draws").rect)


def named(stage: Stage, key: str) -> Node:
    node = tree.find(stage.fresh(), key)
    assert node is not None, key
    return node


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_a_demonstration_goes_on_to_the_next_match_until_it_is_enough(game: str, players: int) -> None:
    stage = stage_of("contracts")
    opening.demo(stage, game, 1, 2, players)
    first = stage.scene
    assert isinstance(first, MatchScene) and first.play.seats == ("casual",) * players and first.after
    first.after()
    second = stage.scene
    assert isinstance(second, MatchScene) and second is not first and second.after
    assert stage.running and stage.library.game == game
    second.after()
    assert not stage.running


@pytest.mark.parametrize(("who", "said"), [
    (("human", "human", "human"), "A draw between Player 2 and Player 3"),
    (("human", "casual", "casual"), "Defeat"),
])  # fmt: skip
def test_two_of_three_draw(who: tuple[str, ...], said: str, tmp_path: Path) -> None:
    """P-073; as in a file of before, in which whoever gave up among three ended the match."""
    stage = stage_of("cataclysm")
    squads = tuple(deck.id for deck in stage.library.decks[:3])
    began = Match.new("cataclysm", squads, 1, 0, who, tmp_path)
    assert began.path is not None
    match = Match.load(altered(began.path, conceded=0))
    scene = MatchScene(stage, Play(match, who), opening.names(who), squads)
    scene.play.uncover()
    stage.go(scene)
    live.settle(stage, 1)
    assert node(stage, "result").name == said


@pytest.mark.parametrize("lang", ["it", "en"])
def test_the_unfinished_match_is_told_and_gone_on_with(lang: str, tmp_path: Path) -> None:
    """Of whichever game, with that game's words, while another is on the title."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CONTRACTS_HOME", str(tmp_path))
        squads = ("quiet_plot", "long_tide", "returning_march")
        Match.new("cataclysm", squads, 1, 0, ("human", "human", "human"), matches_folder())
        stage = stage_of("contracts", lang=lang)
        stage.go(Title(stage))
        hint = node(stage, "resume").hint
        names = [stage.library_of("cataclysm").deck(squad).name[lang] for squad in squads]
        assert hint.endswith(f"Cataclysm: {' · '.join(names)}")
        press(stage, "resume")
        assert stage.scene.name == "match" and stage.library.game == "cataclysm"
        stage.quit()


@pytest.mark.parametrize(("game", "other"), [("contracts", "cataclysm"), ("cataclysm", "contracts")])
def test_card_files_that_were_left_out_are_told_of_every_game(game: str, other: str, tmp_path: Path) -> None:
    folder = tmp_path / "cards" / other / "cards"
    folder.mkdir(parents=True)
    (folder / "own.yaml").write_text("cards:\n  - id: odd\n    name: {it: Strano, en: Odd}\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CONTRACTS_HOME", str(tmp_path))
        live.library.cache_clear()
        try:
            stage = stage_of(game)
        finally:
            live.library.cache_clear()
        stage.go(Title(stage))
        (english,) = [n for n in tree.walk(stage.fresh()) if n.key.startswith("notice-")]
        assert f"{other}/cards/own.yaml, line 2: " in english.name
        assert " has no `" in english.name
        stage.settings.language = "it"
        stage.refresh_ui()
        italian = node(stage, "notice-0").name
    assert f"{other}/cards/own.yaml, riga 2, dove si parla di «" in italian
    assert "contracts check" in italian and "has no" not in italian
    assert italian.endswith("--game cataclysm».") == (other == "cataclysm")


def test_nothing_is_drawn_while_nothing_changes() -> None:
    match = live.sought(live.until_kind("act"))
    stage = live.stage()
    live.scene(stage, match)
    app.picture(stage)
    for _ in range(20):
        stage.update(0.016)
    app.picture(stage)
    for _ in range(60):
        stage.update(0.016)
        assert not stage.dirty


def test_the_letters_of_mana_are_those_of_the_language() -> None:
    """Water is A in Italian and W in English, also after the language was changed at the table."""
    stage = live.stage(lang="en")
    english = pygame.image.tobytes(symbols.element("water", 64), "RGBA")
    stage.settings.language = "it"
    stage.refresh_ui()
    italian = pygame.image.tobytes(symbols.element("water", 64), "RGBA")
    assert italian != english
    stage.settings.language = "en"
    stage.refresh_ui()
    assert pygame.image.tobytes(symbols.element("water", 64), "RGBA") == english


# Cards that are edited while the program runs


OWN = """cards:
- id: brass_owl
  name: {{it: Gufo, en: {name}}}
  kind: creature
  cost: {{pure: 1}}
  attack: 1
  health: {health}
"""


@pytest.fixture
def own_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    folder = tmp_path / "cards" / "contracts" / "cards"
    folder.mkdir(parents=True)
    return folder / "mine.yaml"


def looked_at_again(stage: Stage) -> None:
    stage.handle(pygame.Event(pygame.WINDOWFOCUSGAINED))


def test_an_edited_card_is_there_as_soon_as_the_window_is_looked_at_again(own_cards: Path) -> None:
    stage = live.stage()
    stage.go(Title(stage))
    assert "brass_owl" not in stage.library.cards
    own_cards.write_text(OWN.format(name="Brass Owl", health=2))
    looked_at_again(stage)
    assert stage.library.cards["brass_owl"].stats["health"] == 2
    own_cards.write_text(OWN.format(name="Brass Owl", health=30))
    looked_at_again(stage)
    assert stage.library.cards["brass_owl"].stats["health"] == 30


def test_a_fault_is_told_on_the_title_and_mended_without_a_new_start(own_cards: Path) -> None:
    stage = live.stage()
    stage.go(Title(stage))
    own_cards.write_text(OWN.format(name="Brass Owl", health="much"))
    looked_at_again(stage)
    assert tree.find(stage.fresh(), "notice-0") and "brass_owl" not in stage.library.cards
    own_cards.write_text(OWN.format(name="Brass Owl", health=3))
    looked_at_again(stage)
    assert not tree.find(stage.fresh(), "notice-0") and "brass_owl" in stage.library.cards


def test_a_match_goes_on_with_the_cards_that_it_began_with(own_cards: Path) -> None:
    own_cards.write_text(OWN.format(name="Brass Owl", health=2))
    deck = own_cards.parent.parent / "decks" / "owls.yaml"
    deck.parent.mkdir()
    deck.write_text(
        "id: owls\nname: {it: Gufi, en: Owls}\nplan: {it: a, en: b}\nelement: many\ncards:\n  brass_owl: 40\n"
    )
    match = live.new_match(("owls", "owls"), seats=("human", "random"), cards=library("contracts"))
    path = own_cards.parent.parent.parent.parent / "kept"
    match.save_in(path)
    own_cards.unlink()
    deck.unlink()
    stage = live.stage(lang="en")
    stage.go(Title(stage))
    opening.look(stage, match.path)
    assert "Brass Owl" in tree.as_text(stage.fresh())
    app.picture(stage)
    stage.go(Title(stage))
    assert "brass_owl" not in stage.library.cards


def test_a_demonstration_has_as_many_players_as_were_set_up_last() -> None:
    stage = live.stage(game="cataclysm")
    stage.settings.setup.of("cataclysm").seats = 3
    stage.go(Title(stage))
    bot.click(stage, tree.find(stage.fresh(), "demo") or stage.root)
    assert isinstance(stage.scene, MatchScene) and len(stage.scene.play.seats) == 3
    stage.quit()
