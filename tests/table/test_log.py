"""What the log tells: what is left, what wears off, which of several, and nothing of what came to nothing."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from game.kernel.moves import carry, move
from game.rules import EXAMPLES, NAMES
from game.system.languages import GRAMMARS
from game.table import tree
from game.table.games import table_of
from game.table.games.common import EVENTS
from game.table.messages import Messages
from tests.records.test_every_event import GAME, kinds
from tests.table import arranged, live

ALL_GAMES = (*NAMES, *EXAMPLES)
Told = tuple[list[dict[str, Any]], dict[int, str]]
"""The events of a whole match, and the line of each that has one."""


def matches(game: str, lang: str = "en") -> Iterator[Told]:
    """What is told of matches, one after the other, for as long as a test has not met enough of what it is about."""
    return (told(game, lang, seed) for seed in live.seeds(3, 12))


@cache
def told(game: str, lang: str, seed: int) -> Told:
    match = live.played_out(seed, decks=live.decks_of(game, 2), game=game)
    scene = live.scene(live.stage(lang=lang, game=game), match)
    return scene.table.log.events, {line.index: line.words for line in scene.table.lines() if not line.heading}


@pytest.mark.parametrize("game", [game for game in NAMES if table_of(game).wears])
def test_it_says_what_is_left_of_who_was_hurt(game):
    met = 0
    for events, lines in matches(game):
        for event in (e for e in events if e["kind"] == "damage" and "left" in e):
            left = str(event["left"]).replace("-", "−")
            assert re.search(rf"\({left}( life points?)? left\)$", lines[event["index"]])
            met += 1
        if met > 10:
            break


@pytest.mark.parametrize(("lang", "end"), [("en", "draws a card (7 times)"), ("it", "pesca una carta (7 volte)")])
def test_cards_that_are_not_seen_are_counted_in_one_line(lang, end):
    match = live.new_match(live.decks_of("grimoire", 2), game="grimoire", seats=("human", "random"))
    scene = live.scene(live.stage(lang=lang, game="grimoire"), match)
    told = [line.words for line in scene.table.lines()]
    assert [line.endswith(end) for line in told if end.split(" (")[0] in line] == [True]


@pytest.mark.parametrize("game", NAMES)
def test_cards_of_one_name_are_told_apart(game):
    met = 0
    for events, lines in matches(game):
        names: dict[str, int] = {}
        for event in events:
            if event["kind"] == "destroyed":
                name = re.sub(r" (is destroyed|falls)$", "", lines[event["index"]])
                assert names.setdefault(name, event["entity"]) == event["entity"]
        met += len(names)
        if met > 2:
            break


@pytest.mark.parametrize("game", NAMES)
def test_what_wears_off_is_told(game):
    for events, lines in matches(game):
        gone = [e for e in events if e["kind"] == "expired"]
        assert all((e["index"] in lines) == bool(e.get("gone") or e.get("now")) for e in gone)
        told = [lines[e["index"]] for e in gone if e["index"] in lines]
        assert all(re.fullmatch(r".+: .+( ends| again)", line) and "Wears off" not in line for line in told)
        if told:
            break


@pytest.mark.parametrize("game", [game for game in NAMES if table_of(game).events.get("effect", EVENTS["effect"]).told])
@pytest.mark.parametrize(("lang", "empty"), [("en", "Effect of "), ("it", "Effetto di ")])
def test_no_line_is_spent_on_saying_only_that_there_is_an_effect(game, lang, empty):
    """The card stands before what comes of it, and both cards are shown when the line is opened."""
    led = 0
    for seed in live.seeds(3, 30):
        match = live.played_out(seed, decks=live.decks_of(game, 2), game=game)
        table = live.scene(live.stage(lang=lang, game=game), match).table
        lines = table.lines()
        assert not [line for line in lines if re.fullmatch(empty + r"[^:·]+", line.words)]
        for event in (one for one in table.log.events if one["kind"] == "effect"):
            name = table.words.card(event["card"])
            after = next((line for line in lines if line.index > event["index"]), None)
            if after is not None and re.match(re.escape(name) + r"( \(\d+\))? · ", after.words):
                assert event["card"] in after.cards
                led += 1
        if led > 5:
            break


def test_a_character_played_as_an_event_is_marked_so():  # P-032
    library, marked = live.library("cataclysm"), 0
    for events, lines in matches("cataclysm"):
        for event in events:
            if event["kind"] == "play":
                character = library.cards[event["card"]].kind == "character"
                assert lines[event["index"]].endswith(" as an Event") == character
                marked += character
        if marked:
            break


def test_a_phase_for_which_there_is_no_room_is_skipped_in_silence():  # P-029, P-038
    for events, lines in matches("cataclysm"):
        skipped = [e for e in events if e["kind"] == "skipped"]
        assert all((e["index"] in lines) == (e["why"] != "no_room") for e in skipped)
        if any(e["why"] == "no_room" for e in skipped):
            break


def test_italian_uses_the_words_of_the_book():
    for _, lines in matches("cataclysm", "it"):
        text = "\n".join(lines.values())
        assert "punti vita" not in text
        if "Punti-vita" in text and "Potere d'attacco" in text:
            break


# --- every kind of event ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize("game", ALL_GAMES)
def test_each_kind_of_event_has_its_line_or_says_that_it_needs_none(game, lang):
    names = Messages.names(lang, game)
    silent = {kind for kind, event in {**EVENTS, **live.library(game).table.events}.items() if not event.told}
    for kind in (kinds(GAME / "kernel") | kinds(GAME / "rules" / game)) - silent:
        name = f"log-{kind.replace('_', '-')}"
        assert any(other == name or other.startswith(f"{name}-") for other in names), kind


NEWER = [
    ("changed", {"layer": "set", "stat": "attack", "amount": 3},
     "{a}: attack set to 3", "{a}: attacco portato a 3"),
    ("changed", {"entity": 0, "layer": "set", "stat": "attack", "amount": 3},
     "Your attack is set to 3", "Il tuo valore di attacco è portato a 3"),
    ("changed", {"layer": "multiply", "stat": "attack", "amount": 2},
     "{a}: attack multiplied by 2", "{a}: attacco moltiplicato per 2"),
    ("changed", {"layer": "element", "elements": ["fire", "water"]},
     "{a} is now of fire and water", "{a} ora è di fuoco e acqua"),
    ("changed", {"layer": "kind", "what": "orb"}, "{a} becomes: Orb", "{a} diventa: Globo"),
    ("changed", {"layer": "copy", "what": "copper_fox"}, "{a} becomes a copy of {fox}",
     "{a} diventa una copia di {fox}"),
    ("changed", {"layer": "text", "what": "x#0.0"}, "{a} gains a further text", "{a} guadagna un altro testo"),
    ("changed", {"layer": "text", "what": ""}, "{a} loses its text", "{a} perde il suo testo"),
    ("revoked", {"keywords": ["fog"]}, "{a} loses Fog", "{a} perde Nebbia"),
    ("attached", {"host": "other"}, "{a} is attached to {b}", "{a} si assegna a {b}"),
    ("turned", {"face_down": False}, "{a} is turned face up", "{a} si gira a faccia in su"),
    ("turned", {"face_down": True}, "{a} is turned face down", "{a} si gira a faccia in giù"),
    ("counters", {"counter": "growth", "amount": 1}, "{a} gets 1 growth counter", "{a} riceve 1 segnalino growth"),
    ("counters", {"entity": 0, "counter": "growth", "amount": -2}, "You lose 2 growth counters",
     "Perdi 2 segnalini growth"),
    ("marked", {"marks": ["seen"], "on": True}, "{a} is marked: seen", "{a} porta ora un segno: seen"),
    ("marked", {"marks": ["seen"], "on": False}, "{a} is no longer marked: seen", "{a} non porta più il segno: seen"),
    ("replaced", {"seat": 0, "event": "destroy", "subject": "other"},
     "Effect of {a} in place of destruction: {b}", "Effetto di {a} al posto di una distruzione: {b}"),
    ("on_stack", {"seat": 0}, "You put {a} on the stack", "Metti {a} sulla pila"),
    ("countered", {}, "{a} is countered", "Annullamento di {a}"),
]  # fmt: skip


@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize(("kind", "facts", "english", "italian"), NEWER)
def test_what_cards_may_come_to_is_told_in_a_sentence(kind, facts, english, italian, lang):
    match = live.new_match(seats=("human", "casual"))
    scene = live.scene(live.stage(lang=lang), match)
    one, other, *_ = match.view(0)["seats"][0]["hand"]
    cards = [scene.table.words.card(scene.table.view["entities"][i]["card"]) for i in (one, other)]
    known = {key: other if value == "other" else value for key, value in facts.items()}
    scene.table.log.add([{"index": 10_000, "kind": kind, "cause": None, "entity": one, **known}], match.view(0))
    expected = (english if lang == "en" else italian).format(
        a=cards[0], b=cards[1], fox=scene.table.words.card("copper_fox"))  # fmt: skip
    assert scene.table.lines()[-1].words.replace(" (2)", "") == expected


@pytest.mark.parametrize(("lang", "line"), [("en", "You take {} into your hand"), ("it", "Prendi in mano {}")])
def test_a_card_of_somebody_else_is_told_as_taken(lang, line):
    match = live.new_match()
    state = match.state
    deck, pile = (state.places.named(1, name) for name in ("deck", "discard"))
    card = state.zones[deck][-1]
    move(state, card, pile)
    carry(state, card, "your_hand", 0)
    scene = live.scene(live.stage(lang=lang), match)
    assert scene.table.lines()[-1].words == line.format(scene.table.words.card(state.entities[card].definition.id))


GRIMOIRE = """
board:
  P1: {territory: [{card: plains, times: 4}, mountain, ash_drake], hand: [vigil_hound], library: [island, swamp]}
  P2: {territory: [island, island, island], hand: [unwritten_name], library: [forest]}
steps:
- P1: use ash_drake
- P1: play vigil_hound
- P2: play unwritten_name
- expect: {P1: {graveyard: [vigil_hound, island, swamp]}}
"""


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ("You use Ash Drake", "Island goes from the library to the graveyard")),
        ("it", ("Usi Draghetto di Cenere", "Isola va dal grimorio al cimitero")),
    ],
)
def test_an_ability_is_used_and_what_leaves_the_library_is_told(lang, lines):
    match = arranged.match("grimoire", GRIMOIRE)
    scene = live.scene(live.stage(lang=lang, game="grimoire"), match, ("human", "random"))
    told = [line.words for line in scene.table.lines()]
    assert [line for line in lines if not any(line in words for words in told)] == []


def test_a_card_that_is_cast_is_announced():
    scene = live.scene(live.stage(game="grimoire"), arranged.match("grimoire", GRIMOIRE), ("human", "random"))
    told = [line.words for line in scene.table.lines()]
    assert "Opponent announces Unwritten Name on Vigil Hound" in told and "You announce Ash Drake" not in told


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", NAMES)
def test_tab_reaches_nothing_that_lies_under_the_open_log(game, size):
    stage = live.stage(size=size, game=game)
    scene = live.scene(stage, live.new_match(live.decks_of(game, 2), game=game))
    live.settle(stage, 1)
    stage.keyboard = True
    scene.toggle_log()
    stops = tree.stops(stage.fresh())
    assert "log-close" in [node.key for node in stops]
    assert stage.focus == "log-close"
    hidden = [
        node.key for node in stops if tree.hit(stage.root, node.rect.center) is not node and node.role == "button"
    ]
    assert not hidden


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", NAMES)
def test_no_line_beside_the_hand_is_cut(game, size):
    stage = live.stage(size=size, game=game)
    live.scene(stage, live.played_out(3, decks=live.decks_of(game, 2), game=game))
    live.settle(stage, 1)
    area = next(node for node in tree.walk(stage.fresh()) if node.key == "last-scroll")
    lines = [node for node in tree.walk(area) if node.role in ("log-line", "log-turn")]
    assert len(lines) > 3
    assert all(area.rect.contains(line.rect) for line in lines)
