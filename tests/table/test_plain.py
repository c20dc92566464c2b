"""A game without a folder at the table is played on a plain table that follows from its vocabulary."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle, product, repeat

import pytest

from game.records.match import Match
from game.rules import EXAMPLES, game_named
from game.table import games, messages, tree
from game.table.drawing import badges, emblems
from game.table.games import legal, plain
from game.table.games.interface import Event
from game.table.games.legal import Answer
from game.table.match.script import MAKERS
from game.table.stage import Stage
from tests.rings import by_night
from tests.table import bot, live


@pytest.fixture
def without_folders(monkeypatch: pytest.MonkeyPatch, tmp_path) -> Iterator[None]:
    """As if no game had a folder: neither data nor words of its own."""
    caches = (games.table_of, messages._bundle, messages._say)
    for cached in caches:
        cached.cache_clear()
    monkeypatch.setattr(games, "find_spec", lambda name: None)
    monkeypatch.setattr(messages, "GAMES", tmp_path)
    yield
    monkeypatch.undo()
    for cached in caches:
        cached.cache_clear()


PLAYED = [*live.GAMES, *[(name, seats) for name in EXAMPLES for seats in game_named(name).seats]]


def kinds_of(game: str, seats: int) -> set[str]:
    """The kinds of question in a random match."""
    match, kinds = live.new_match(live.decks_of(game, seats), seats=("human",) * seats, game=game), set()

    def noted(played: Match) -> bool:
        kinds.add(played.state.decision.kind if played.state.decision else "")
        return False

    live.random_play(match, 1, noted)
    return kinds - {""}


LANGS = ("it", "en")
IN_TURN = list(zip(PLAYED, cycle(LANGS), repeat(12)))
"""Every table in one of the languages, until so many questions are answered."""


@pytest.mark.parametrize(("table", "lang", "least"), [*IN_TURN, *map(by_night, product(PLAYED, LANGS, [20]))])
def test_every_game_can_be_played_without_a_folder(
    without_folders: None, table: tuple[str, int], lang: str, least: int
) -> None:
    """By mouse alone, each question as it comes; and no message is missing on the way."""
    game, seats = table
    stage, stream = live.stage(game=game, lang=lang, speed=0), random.Random(seats)
    kinds: list[str] = []
    several = min(4, len(kinds_of(game, seats)))
    for seed in live.seeds():
        match = live.new_match(live.decks_of(game, seats), seed, seats=("human",) * seats, game=game)
        live.scene(stage, match, ("human",) * seats)
        kinds += kinds_answered(stage, match, stream, 60 - len(kinds))
        if len(kinds) > least and len(set(kinds)) >= several:
            break


def kinds_answered(stage: Stage, match: Match, stream: random.Random, most: int) -> list[str]:
    """The kinds of the questions, `most` or a few more, that are answered on the stage by mouse."""
    kinds, idle = [], 0
    while len(kinds) < most and match.state.decision is not None:
        kind = match.state.decision.kind
        before = match.state.fingerprint()
        node = bot.wanted(stage, stream)
        if node is not None:
            bot.click(stage, node)
        live.settle(stage, 0.2)
        assert "‹" not in tree.as_text(stage.root)
        idle = idle + 1 if match.state.fingerprint() == before else 0
        kinds += [] if idle else [kind]
        assert idle < 60, f"nothing answers {match.state.decision}"
    return kinds


@pytest.mark.parametrize(("game", "seats"), live.GAMES)
def test_the_plain_layout_has_room_for_every_zone(game: str, seats: int) -> None:
    words = game_named(game).vocabulary
    made = plain.layout(words, "", seats)
    assert len(made.sides) == seats
    own = made.sides[0]
    for zones, field, piles in (
        ([zone for zone in words.zones if not zone.shared], own.field, own.piles),
        ([zone for zone in words.zones if zone.shared], made.shared_field, made.shared_piles),
    ):
        assert [row.zone for row in field] == [zone.name for zone in zones if zone.field]
        assert {row.zone for row in piles} == {z.name for z in zones if not z.field and z.seen_by != "owner"}
        assert {row.zone for row in piles if not row.face_up} == {z.name for z in zones if z.seen_by == "none"}
    assert made.hand == "hand" and made.in_play == {zone.name for zone in words.zones if zone.field}
    for side in made.sides:
        for one, other in zip(side.field, side.field[1:], strict=False):
            assert one.x + one.width / 2 <= other.x - other.width / 2


def question(*answers: Answer, kind: str = "bid", **more: object) -> dict[str, object]:
    return {"decision": {"seat": 0, "kind": kind, "answers": list(answers), **more}}


def test_answers_are_sorted_by_their_shape() -> None:
    table = plain.table(game_named("contracts").vocabulary, "")
    now = legal.read(question(("play", 7), ("attack", 8, 1), ("attack", 8, 9), ("bid", 3), ("end",)), 0, table)
    assert now.actions == {"play": {7: set()}, "attack": {8: {1, 9}}} and now.others == [("bid", 3)]
    assert now.free and now.ending == ("end",) and not now.choosing
    assert now.targets_of(8) == {1, 9} and now.only_attacker is None


def test_a_choice_in_steps_is_a_choice_of_its_candidates() -> None:
    table = plain.table(game_named("contracts").vocabulary, "")
    steps = [("add", 9), ("add", 4), ("done",)]
    now = legal.read(question(*steps, kind="target", candidates=[9, 4], min=0, max=2), 0, table)
    assert now.choosing and now.picks == {4, 9} and now.others == [] and (now.least, now.most) == (0, 2)


def test_words_and_numbers_are_a_list_of_answers(without_folders: None) -> None:
    """Each is a button that says the answer in words; a press gives it."""
    match = live.new_match(live.decks_of("contracts", 2))
    stage = live.stage(speed=0)
    scene = live.scene(stage, match)
    given: list[Answer] = []
    scene.table.legal = legal.read(question(("bid", 3), ("bid", 5), ("hold_back",)), 0, scene.table.game)
    scene.give = lambda answer, plan=None: given.append(answer)  # type: ignore[assignment]
    stage.touch()
    root = stage.fresh()
    words = {node.key: node.name for node in tree.walk(root) if node.key.startswith("answer-")}
    assert words == {"answer-bid-3": "Bid 3", "answer-bid-5": "Bid 5", "answer-hold_back": "Hold back"}
    pressed = tree.find(root, "answer-bid-5")
    assert pressed is not None and pressed.act()
    assert given == [("bid", 5)]


def test_what_else_can_be_answered_stands_beside_free_actions(without_folders: None) -> None:
    match = live.new_match(live.decks_of("contracts", 2))
    stage = live.stage(speed=0)
    scene = live.scene(stage, match)
    scene.table.legal = legal.read(question(("play", 7), ("mulligan",), ("end",)), 0, scene.table.game)
    stage.touch()
    found = tree.find(stage.fresh(), "answer-mulligan")
    assert found is not None and found.name == "Mulligan"


@pytest.mark.parametrize("game", sorted({game for game, _ in live.GAMES}))
def test_what_a_game_names_is_there(game: str) -> None:
    """Beats, symbols, verbs, decisions and zones that its table speaks of."""
    table, words = games.table_of(game), game_named(game).vocabulary
    beats = {event.beat for event in table.events.values() if isinstance(event, Event)} - {""}
    assert beats <= set(MAKERS)
    symbols = {badge.symbol for shown in table.badges.values() for badge in shown} | set(table.worn.values())
    symbols |= {counter.symbol for counter in table.layout(2).counters if not counter.of}
    symbols |= {symbol for symbol, _ in table.inline.values()}
    assert symbols <= {*badges._SYMBOLS, *emblems.EMBLEMS}
    assert {verb.word for verb in table.verbs} == set(words.actions)
    assert set(table.badges) <= set(words.kinds)
    assert {kind.removesuffix("-dual") for kind in table.frames} == set(words.kinds)
    zones = {zone.name for zone in words.zones} | {"seat"}
    assert {zone for verb in table.verbs for zone in verb.zones} <= zones
    for side in table.layout(2).sides:
        assert {row.zone for row in (*side.field, *side.piles)} <= zones
        assert {stat for row in side.field for stat in row.kinds} <= set(words.kinds)


def test_a_question_about_a_card_that_is_played_shows_the_card(without_folders: None) -> None:
    """Its answers name no card, whatever the verbs of the game are called."""
    match = live.new_match(live.decks_of("contracts", 2))
    stage = live.stage(speed=0)
    scene = live.scene(stage, match)
    card = scene.table.own_hand[0]
    asked = question(("mode", 0), ("mode", 1), kind="mode", source=card, cancel=True)
    scene.table.legal = legal.read(asked, 0, scene.table.game)
    stage.touch()
    root = stage.fresh()
    shown = tree.find(root, "source")
    assert shown is not None and shown.name == scene.table.words.entity(scene.table.view, card)
    assert [node.name for node in tree.walk(root) if node.key.startswith("answer-")] == ["Choice 1", "Choice 2"]
    assert tree.find(root, "cancel")
    asked = question(("mode",), ("mode", 1), ("mode", 0, 2), ("mode", 0, 1, 2), kind="mode", source=card, cancel=True)
    scene.table.legal = legal.read(asked, 0, scene.table.game)
    stage.touch()
    assert [node.name for node in tree.walk(stage.fresh()) if node.key.startswith("answer-")] == [
        "No choice", "Choice 2", "Choices 1 and 3", "Choices 1, 2 and 3",
    ]  # fmt: skip


@pytest.mark.parametrize(("lang", "named"), [("en", ["Fire", "Light"]), ("it", ["Fuoco", "Luce"])])
def test_elements_that_can_be_chosen_are_named(lang: str, named: list[str]) -> None:
    scene = live.scene(live.stage(speed=0, lang=lang), live.new_match(live.decks_of("contracts", 2)))
    scene.table.legal = legal.read(
        question(("element", "fire"), ("element", "light"), kind="element"), 0, scene.table.game
    )
    scene.stage.touch()
    told = [node.name for node in tree.walk(scene.stage.fresh()) if node.key.startswith("answer-")]
    assert [name.capitalize() for name in told] == named
