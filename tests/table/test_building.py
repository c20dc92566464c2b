"""Building a deck: by mouse and by keys, why it is not legal yet, saved and found again; for every game."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.language.library import deck_faults
from game.records import decks as own_decks
from game.records.cards import library
from game.records.match import Match
from game.rules import NAMES
from game.table import app, settings, tree
from game.table.browsing.sought import WITH, WITHOUT, Sought
from game.table.building import proposals
from game.table.building.scene import Building
from game.table.scenes.setup import SetUp
from game.table.scenes.title import Title
from game.table.stage import Stage
from tests.table import bot, live
from tests.table.test_scenes import node, press, stage_of


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    live.library.cache_clear()
    yield tmp_path
    live.library.cache_clear()


def building(game: str = "estro", size: tuple[int, int] = (1280, 720), lang: str = "en") -> tuple[Stage, Building]:
    stage = stage_of(game, size=size, lang=lang)
    made = Building(stage)
    stage.push(SetUp(stage, "computer"))
    stage.push(made)
    stage.fresh()
    return stage, made


def type_in(stage: Stage, words: str) -> None:
    for letter in words:
        stage.handle(pygame.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter))


def shown(stage: Stage) -> list[str]:
    stage.fresh()
    assert isinstance(stage.scene, Building)
    return [card.id for card in stage.scene.shelf.cards]


# Choosing


def test_a_click_puts_a_card_in_and_another_takes_it_out(home: Path) -> None:  # E-016
    stage, made = building()
    first = shown(stage)[0]
    press(stage, f"card-{first}")
    assert made.draft.counts == {first: 1} and node(stage, f"row-{first}").name == node(stage, f"card-{first}").name
    press(stage, f"card-{first}")
    assert made.draft.counts == {}
    press(stage, f"card-{first}", f"row-{first}")
    assert made.draft.counts == {} and tree.find(stage.fresh(), f"row-{first}") is None


def test_a_card_is_dragged_in_and_out(home: Path) -> None:
    stage, made = building()
    first = shown(stage)[0]
    start, panel = node(stage, f"card-{first}").rect.center, node(stage, "chosen").rect.center
    bot.drag(stage, start, panel)
    assert made.draft.counts == {first: 1}
    bot.drag(stage, node(stage, f"row-{first}").rect.center, node(stage, "shelf").rect.center)
    assert made.draft.counts == {}
    bot.drag(stage, start, (start[0] + 60, start[1] + 60))  # let go over the shelf
    assert made.draft.counts == {}


def test_copies_go_up_to_what_the_game_allows(home: Path) -> None:  # C-010: two in Cataclysm, any number in Contracts
    for game, most in (("cataclysm", 2), ("contracts", 40)):
        stage, made = building(game)
        first = shown(stage)[0]
        for _ in range(most):
            press(stage, f"card-{first}")
        assert made.draft.counts == {first: most}
        press(stage, f"card-{first}")
        assert made.draft.counts == {first: most} and node(stage, "notice").name
        bot.key(stage, pygame.K_DELETE)
        assert made.draft.counts == {first: most - 1}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_why_it_is_not_legal_yet_is_one_sentence(home: Path, lang: str) -> None:  # E-015 E-017
    stage, made = building(lang=lang)
    wanted = {"en": "20 cards are missing: a deck has 20.", "it": "Mancano 20 carte: un mazzo ne ha 20."}
    assert made.making.verdict() == wanted[lang] == node(stage, "save").hint and not node(stage, "save").enabled
    for card in shown(stage)[:19]:
        press(stage, f"card-{card}") if made.draft.size < 3 else made.draft.add(card)
    stage.touch()
    wanted = {"en": "One card is missing: a deck has 20.", "it": "Manca una carta: un mazzo ne ha 20."}
    assert made.making.verdict() == wanted[lang]
    press(stage, "fill")
    wanted = {"en": "The deck is legal; five more cards come by chance.",
              "it": "Il mazzo è valido; altre cinque carte verranno a caso."}  # fmt: skip
    assert made.making.verdict() == wanted[lang] and node(stage, "save").enabled
    extra = next(card for card in shown(stage) if card not in made.draft.counts)
    made.shelf.reveal(extra)
    stage.touch()
    node(stage, f"card-{extra}").act()
    assert made.draft.size == 20 and extra not in made.draft.counts
    assert node(stage, "notice").name == {"en": "The deck is full with 20 cards: take one out first.",
                                          "it": "Il mazzo è pieno con 20 carte: prima togline una."}[lang]  # fmt: skip


def test_every_rule_of_a_deck_has_its_sentence(home: Path) -> None:  # P-010: at least 8 characters
    stage, made = building("cataclysm")
    spells = [card.id for card in stage.library.pool if card.kind != "character"]
    made.draft.counts = dict.fromkeys(spells[:14], 2) | {spells[14]: 3}
    said = []
    for code, facts in made.draft.breaches():
        made.draft.breaches = lambda code=code, facts=facts: [(code, facts)]  # type: ignore[method-assign, misc]
        said.append(made.making.verdict())
        del made.draft.breaches
    name = stage.library.cards[spells[14]].name["en"]
    assert said == [
        "One card too many: a deck has 30.", f"{name} is there 3 times; 2 copies are allowed.",
        "8 cards of the kind Character are missing: at least 8.",
    ]  # fmt: skip


# Looking for cards


def test_kinds_values_and_gifts_narrow_what_is_shown(home: Path) -> None:
    stage, made = building()
    library = stage.library
    assert len(shown(stage)) == 250 and node(stage, "kind-manpo").value == "50"
    press(stage, "kind-manpo")
    assert {library.cards[card].kind for card in shown(stage)} == {"manpo"} and len(shown(stage)) == 50
    made.seeking.seek(text=WITHOUT)
    assert len(shown(stage)) == 15 and not any(library.write(card, "en") for card in shown(stage))
    made.seeking.seek(text=WITH, band=3)
    low, high = library.bands[3].low, library.bands[3].high
    assert shown(stage) and all(low <= library.cards[card].stats["tot"] <= high for card in shown(stage))
    made.seeking.seek(**dict.fromkeys(("kind", "text"), ""), band=None)
    press(stage, "curve-3")
    assert made.seeking.sought.band == 3 and 0 < len(shown(stage)) < 250


def test_words_are_found_without_capitals_and_accents_in_the_language_that_is_set(home: Path) -> None:
    stage, made = building(lang="it")
    type_in(stage, "Pesca")
    found = shown(stage)
    assert found and made.seeking.sought.words == "Pesca"
    texts = [f"{stage.library.cards[card].name['it']} {stage.library.write(card, 'it')}".lower() for card in found]
    assert all("pesca" in text for text in texts)
    type_in(stage, " zzz")
    assert shown(stage) == [] and node(stage, "shelf-none").name
    for _ in range(5):
        bot.key(stage, pygame.K_BACKSPACE)
    assert made.seeking.sought.words == "Pesc"
    bot.key(stage, pygame.K_ESCAPE)
    assert made.seeking.sought.words == "" and stage.scene is made
    assert made.seeking.index.cards(Sought(words="città"))[:1] == made.seeking.index.cards(Sought(words="CITTA"))[:1]


@pytest.mark.parametrize("order", ["kind", "value", "name"])
@pytest.mark.parametrize("game", NAMES)
def test_cards_stand_in_the_order_that_is_wanted(home: Path, game: str, order: str) -> None:
    stage, made = building(game)
    made.seeking.seek(order=order)
    cards = [stage.library.cards[card] for card in shown(stage)]
    assert len(cards) == len(stage.library.pool)
    if order == "kind":
        kinds = [card.kind for card in cards]
        assert [kind for kind, _ in itertools.groupby(kinds)] == list(dict.fromkeys(kinds))
    elif order == "value":
        values = [stage.library.value(card) for card in cards]
        assert values == sorted(values, reverse=not stage.library.elemental)
    else:
        names = [made.seeking.index.said(card).split()[0][:1] for card in cards]
        assert names == sorted(names)


# By keys alone


def test_a_whole_deck_by_keys_alone(home: Path) -> None:
    """Typing searches, Enter chooses the first one found, arrows go on from it; Ctrl+S saves."""
    stage, made = building()
    library = stage.library
    wanted = library.cards["coal_falcon"].name["en"]
    type_in(stage, wanted.lower())
    bot.key(stage, pygame.K_RETURN)
    assert made.draft.counts == {"coal_falcon": 1}
    bot.key(stage, pygame.K_ESCAPE)
    bot.key(stage, pygame.K_DOWN)
    assert stage.focus == f"card-{shown(stage)[0]}" and stage.keyboard
    for code in (pygame.K_RIGHT, *[pygame.K_DOWN] * 18):
        bot.key(stage, code)
        focused = node(stage, stage.focus or "")
        assert focused.role == "shelf-card" and node(stage, "shelf").rect.colliderect(focused.rect), "the focus is seen"
        bot.key(stage, pygame.K_RETURN)
    assert made.draft.size == 20
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="\x1a"))
    assert made.draft.size == 19
    bot.key(stage, pygame.K_RETURN)
    assert made.draft.size == 20
    stage.focus, stage.keyboard = "name", True
    for _ in range(len(made.draft.name)):
        bot.key(stage, pygame.K_BACKSPACE)
    assert made.draft.name == ""
    type_in(stage, "By keys")
    assert made.draft.name == "By keys" and made.seeking.sought.words == ""
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_s, mod=pygame.KMOD_CTRL, unicode="\x13"))
    assert [deck.id for deck in stage.library.decks if deck.own] == ["by_keys"]


def test_all_controls_are_reached_by_tab(home: Path) -> None:
    stage, _ = building()
    keys = {n.key for n in tree.stops(stage.fresh())}
    assert {"back", "decks", "name", "undo", "clear", "fill", "delete", "save", "search", "seek-text", "kind-ardo",
            "curve-0"} <= keys  # fmt: skip


# Saving


@pytest.mark.parametrize("game", NAMES)
def test_a_proposal_is_legal_saved_and_played(home: Path, game: str) -> None:
    stage, made = building(game)
    press(stage, "fill")
    assert made.making.verdict() == stage.say("build-legal")
    press(stage, "save")
    (deck,) = [deck for deck in stage.library.decks if deck.own]
    assert deck.cards == made.draft.counts and deck.name == {"it": "New deck", "en": "New deck"}
    assert own_decks.folder(game).joinpath(f"{deck.id}.yaml").is_file()
    other = next(d.id for d in stage.library.decks if not d.own)
    match = Match.new(game, (deck.id, other), 1, 0, ("human", "human"), None)
    assert match.decks == (deck.id, other) and match.state.decision is not None


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", NAMES)
def test_a_proposal_keeps_what_was_chosen(home: Path, game: str, seed: int) -> None:
    library = live.library(game)
    chosen = {card.id: 1 for card in library.pool[seed : seed + 30 : 7]}
    deck = proposals.filled(library, chosen, seed)
    assert all(deck[card] >= 1 for card in chosen) and not library.deck_rules.breaches(deck, library.cards)
    assert proposals.filled(library, deck, seed) == deck


def test_the_file_can_be_read_by_a_person(home: Path) -> None:
    library = live.library("estro")
    counts = {card.id: 1 for card in library.pool[:20]}
    deck = own_decks.keep("estro", 'Città "nuova"', counts)
    lines = (home / "cards" / "estro" / "decks" / "citta_nuova.yaml").read_text("utf-8").splitlines()
    assert deck == "citta_nuova" and lines[1] == "id: citta_nuova"
    assert lines[2] == 'name: {it: "Città \\"nuova\\"", en: "Città \\"nuova\\""}' and lines[3] == "cards:"
    names = library.cards["coal_falcon"].name
    assert f"  coal_falcon: 1  # {names['it']} / {names['en']}" in lines


def test_a_deck_is_changed_renamed_and_deleted(home: Path) -> None:
    stage = stage_of("estro")
    stage.push(SetUp(stage, "computer"))
    press(stage, "build", "fill", "save", "back")
    assert node(stage, "deck-0-new_deck").flags & {"selected"}, "what was saved is the deck of the first side"
    press(stage, "open-0")
    again = stage.scene
    assert isinstance(again, Building) and again.draft.former == "new_deck" and not again.draft.changed
    card = next(iter(again.draft.counts))
    again.making.rename("Better")
    press(stage, f"row-{card}", "fill", "save")
    (deck,) = [deck for deck in stage.library.decks if deck.own]
    assert (deck.id, deck.name["en"]) == ("new_deck", "Better") and deck.cards == again.draft.counts
    press(stage, "delete")
    assert not [deck for deck in stage.library.decks if deck.own] and list(own_decks.folder("estro").iterdir()) == []
    press(stage, "save")
    assert [deck.id for deck in stage.library.decks if deck.own] == ["better"]


def test_a_bundled_deck_is_copied_and_stays_as_it_is(home: Path) -> None:
    stage, made = building()
    bundled = stage.library.decks[0]
    press(stage, "decks", f"open-{bundled.id}")
    assert made.draft.counts == bundled.cards and made.draft.former == "" and made.draft.name.endswith("(copy)")
    press(stage, "save")
    both = {deck.id: deck for deck in stage.library.decks}
    assert both[bundled.id].own is False and [deck.id for deck in both.values() if deck.own] != []


def test_what_an_own_deck_says_of_itself_stays(home: Path) -> None:
    library = live.library("estro")
    folder = own_decks.folder("estro")
    folder.mkdir(parents=True)
    cards = "\n".join(f"  {card.id}: 1" for card in library.pool[:20])
    plan = 'plan: {it: "Vinci", en: "Win"}'
    (folder / "by_hand.yaml").write_text(f"id: mine\nname: {{it: Mio, en: Mine}}\n{plan}\ncards:\n{cards}\n", "utf-8")
    own_decks.keep("estro", "Renamed", {card.id: 1 for card in library.pool[5:25]}, former="mine")
    assert [path.name for path in folder.iterdir()] == ["by_hand.yaml"]
    assert plan in (folder / "by_hand.yaml").read_text("utf-8")


def test_a_deck_with_a_fault_is_never_written(home: Path) -> None:  # E-015
    counts = {card.id: 1 for card in live.library("estro").pool[:19]}
    with pytest.raises(own_decks.FaultyDeck, match="has 19 cards instead of 20; add 1"):
        own_decks.keep("estro", "Small", counts)
    assert not own_decks.folder("estro").exists()


def test_what_no_deck_holds_is_refused_in_a_file(home: Path) -> None:  # E-003
    known = library("estro")
    faults = deck_faults(known, "mine.yaml", "id: mine\nname: {it: A, en: A}\ncards:\n  civil_zone: 1\n")
    assert "mine.yaml:4:3: `civil_zone` is a zone and can't be in a deck; remove it" in map(str, faults)


def test_where_nothing_can_be_written_one_sentence_says_so(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(own_decks, "replace_file", full)
    stage, made = building()
    press(stage, "fill", "save")
    assert node(stage, "notice").name == "The deck could not be saved: No space left on device."
    assert made.draft.changed


@pytest.mark.parametrize(("text", "said"), [
    ("id: mine\nname: {it: A, en: A}\ncards: {no_such_card: 20}\n", "line 3: the deck `mine` has 20 copies of"),
    ("id: mine\nname: {it: A, en: A}\ncards: {civil_zone: 1}\n", "line 3: the deck `mine` has 1 cards instead of 20"),
    ("id: mine\nname: {it: A\n", "line "),
    ("\x00\x01", "line 1"),
])  # fmt: skip
def test_a_damaged_file_of_an_own_deck_is_one_sentence_on_the_title(home: Path, text: str, said: str) -> None:
    folder = own_decks.folder("estro")
    folder.mkdir(parents=True)
    (folder / "mine.yaml").write_text(text, "utf-8")
    stage = stage_of("estro")
    stage.settings.setup.game = "estro"
    stage.go(Title(stage))
    notices = [n.name for n in tree.walk(stage.fresh()) if n.key.startswith("notice-")]
    assert len(notices) == 1 and said in notices[0] and "decks/mine.yaml" in notices[0]
    stage.push(Building(stage))
    assert not [deck for deck in stage.library.decks if deck.own] and len(shown(stage)) == 250


def test_a_hand_written_deck_without_a_plan_is_shown(home: Path) -> None:
    folder = own_decks.folder("estro")
    folder.mkdir(parents=True)
    cards = "".join(f"  {card.id}: 1\n" for card in live.library("estro").pool[:20])
    (folder / "mine.yaml").write_text(f"id: mine\nname: {{it: Mio, en: Mine}}\ncards:\n{cards}", "utf-8")
    live.library.cache_clear()
    stage = stage_of("estro")
    stage.push(SetUp(stage, "computer"))
    press(stage, "deck-1-mine")
    assert node(stage, "plan-1").name == "Mine"


@pytest.mark.parametrize(("deck", "called"), [("cinder_march", "Fire"), ("second_harvest", "Several elements")])
def test_an_own_deck_is_called_by_the_one_element_that_it_asks_for(home: Path, deck: str, called: str) -> None:
    own_decks.keep("contracts", "Mine", dict(live.library("contracts").deck(deck).cards))
    live.library.cache_clear()
    stage = stage_of("contracts")
    stage.push(SetUp(stage, "computer"))
    press(stage, "deck-1-mine")
    assert node(stage, "plan-1").value.startswith(f"{called} ")


# What is unfinished


def test_what_was_left_unfinished_is_there_again(home: Path) -> None:
    stage = live.stage()
    stage.take_up("estro")
    stage.push(SetUp(stage, "computer"))
    press(stage, "build")
    made = stage.scene
    assert isinstance(made, Building)
    press(stage, "fill")
    made.making.remove(next(iter(made.draft.counts)))
    counts = made.draft.counts
    press(stage, "back")
    stage.settings, damaged = settings.load()
    assert not damaged
    press(stage, "build")
    assert isinstance(stage.scene, Building) and stage.scene.draft.counts == counts
    press(stage, "decks", "deck-new", "back", "build")
    assert isinstance(stage.scene, Building) and stage.scene.draft.counts == {}


def test_cards_that_are_gone_leave_what_was_unfinished(home: Path) -> None:
    stage = stage_of("estro")
    stage.settings.setup.of("estro").draft.keep("Old", "gone", {"coal_falcon": 1, "no_such_card": 1})
    made = Building(stage)
    assert made.draft.counts == {"coal_falcon": 1} and made.draft.former == ""


# How it looks


@pytest.mark.parametrize(("game", "size", "lang"), [
    ("estro", (1024, 600), "it"), ("estro", (1920, 1080), "en"), ("estro", (2560, 1440), "it"),
    ("contracts", (1280, 720), "it"), ("cataclysm", (1600, 1200), "en"),
])  # fmt: skip
def test_it_fits_the_window(home: Path, game: str, size: tuple[int, int], lang: str) -> None:
    stage, made = building(game, size, lang)
    made.draft.fill(1)
    for opened in (False, True):
        made.decks.open = opened
        stage.touch()
        app.picture(stage)
        live.fits(stage, apart=("part", "bar"))


def test_faces_are_drawn_one_after_the_other(home: Path) -> None:
    """No frame draws more than one, so that scrolling stays smooth; what is seen comes first."""
    from game.table.browsing import shelf

    shelf.drawn.cache_clear()  # type: ignore[attr-defined]
    stage, made = building()
    app.picture(stage)
    cards = made.shelf.cards

    high = node(stage, f"card-{cards[0].id}").rect.h

    def ready() -> list[int]:
        return [n for n, card in enumerate(cards) if shelf.is_drawn(made.shelf.face(card), high)]

    assert ready() == []
    stage.update(0.05)
    stage.update(0.05)
    assert ready() == [0]
    made.shelf.scroll(4000)
    stage.update(0.01)
    assert ready() == [0], "nothing while it moves"
    stage.touch()
    stage.fresh()
    for _ in range(2):
        stage.update(0.05)
    assert len(ready()) == 2 and node(stage, "shelf").rect.colliderect(node(stage, f"card-{cards[ready()[1]].id}").rect)


# A code, a sample hand, what the deck is made of


def test_a_deck_goes_out_and_in_again_as_a_line_by_the_clipboard(home: Path) -> None:
    stage, made = building("contracts")
    deck = stage.library.deck("dawn_line")
    made.making.take(made.making.begun(deck))
    bot.key(stage, pygame.K_c, pygame.KMOD_CTRL)
    assert "is in the clipboard" in stage.notice
    bot.key(stage, pygame.K_v, pygame.KMOD_CTRL)
    made.making.take(made.making.begun(None))
    made.making.choose("copper_fox")
    bot.key(stage, pygame.K_v, pygame.KMOD_CTRL)
    assert made.draft.counts == deck.cards and made.draft.name == f"{deck.name['en']} (copy)" and not made.code.open
    assert "Undo" in stage.notice and made.draft.changed
    bot.key(stage, pygame.K_z, pygame.KMOD_CTRL)
    assert made.draft.counts == {"copper_fox": 1}


def test_a_line_is_typed_in_and_copied_by_mouse_alone(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.table.clipboard.put", lambda words: False)  # a system without a clipboard
    stage, made = building("contracts")
    made.making.take(made.making.begun(stage.library.deck("cinder_march")))
    press(stage, "deck-code")
    line = node(stage, "code-line").name
    press(stage, "code-copy")
    assert made.code.open and "no clipboard" in stage.notice
    press(stage, "close")
    made.making.clear()
    press(stage, "deck-code")
    for letter in line:
        stage.handle(pygame.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter))
    press(stage, "code-take")
    assert made.draft.counts == stage.library.deck("cinder_march").cards and not made.code.open


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_line_that_is_none_says_why_and_leaves_the_deck_as_it_is(home: Path, lang: str) -> None:
    stage, made = building("contracts", lang=lang)
    made.making.take(made.making.begun(stage.library.deck("cinder_march")))
    before = dict(made.draft.counts)
    for line in ("hello", "contracts-AAAA", "cataclysm-AAAA", "contracts-" + "A" * 5_000):
        clip = pygame.scrap.put_text(line)
        assert clip is None
        bot.key(stage, pygame.K_v, pygame.KMOD_CTRL)
        stage.fresh()
        said = node(stage, "code-trouble").name
        assert made.code.open and said.endswith(".") and "‹" not in said and made.draft.counts == before
        live.fits(stage)
        bot.key(stage, pygame.K_ESCAPE)
    assert not made.code.open


@pytest.mark.parametrize("game", NAMES)
def test_a_sample_hand_is_dealt_and_dealt_again(home: Path, game: str) -> None:
    stage, made = building(game)
    assert "no hand" in (bot.key(stage, pygame.K_h, pygame.KMOD_CTRL) or stage.notice) and not made.hand.cards
    made.making.take(made.making.begun(stage.library.decks[0]))
    press(stage, "deck-hand")
    hands = set()
    for _ in range(6):
        hands.add(tuple(card.id for card in made.hand.cards))
        cards = [n for n in tree.walk(stage.fresh()) if n.key.startswith("hand-") and n.role == "card"]
        assert [n.data for n in cards] == made.hand.cards
        live.fits(stage)
        bot.key(stage, pygame.K_h)
    assert len(hands) > 1
    press(stage, "hand-again")
    bot.key(stage, pygame.K_ESCAPE)
    assert not made.hand.cards and isinstance(stage.scene, Building)


def test_the_kinds_and_what_is_paid_are_counted(home: Path) -> None:
    stage, made = building("contracts")
    made.making.take(made.making.begun(None))
    made.making.choose("spark_courier")
    made.making.choose("spark_courier")
    made.making.choose("magma_orb")
    stage.fresh()
    found = node(stage, "makeup")
    assert found.name == "Creature 2 · Orb 1" and found.value == "fire: 3, pure: 1"


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_deck_cards_and_buttons_keep_to_their_places(home: Path, game: str, size: tuple[int, int]) -> None:
    """The cards lie within their bench, the deck beside it, and what is done with the deck stands at its foot."""
    stage, made = building(game, size)
    made.making.take(made.making.begun(stage.library.decks[0]))
    bench, deck, rows = (node(stage, key).rect for key in ("bench", "chosen", "rows"))
    assert bench.contains(node(stage, "shelf").rect) and not bench.colliderect(deck)
    below = [node(stage, key).rect for key in ("deck-hand", "deck-code", "fill", "clear", "delete")]
    assert all(deck.contains(rect) and not rows.colliderect(rect) for rect in below)
    assert deck.contains(node(stage, "name").rect) and node(stage, "curve").rect.bottom <= rows.top
    assert node(stage, f"card-{shown(stage)[0]}").rect.w >= 0.13 * size[0]


def test_pictures_of_the_rows_come_one_after_the_other(home: Path) -> None:
    from game.table.building.rows import strip

    stage, made = building("contracts")
    made.making.take(made.making.begun(stage.library.decks[0]))
    strip.cache_clear()
    stage.fresh()
    seen = len(made.chosen.rows.listing.seen)
    drawn = sum(made.chosen.prepare() for _ in range(seen + 5))
    assert 0 < drawn <= seen and not made.chosen.prepare()
