"""Several people at one laptop: nothing of a hidden hand shows before the right person asks for it."""

from __future__ import annotations

import random

import pygame
import pytest

from game.kernel import decisions
from game.table import app, tree
from game.table.match.scene import MatchScene
from game.table.playing.session import Play
from game.table.stage import Stage
from tests.rings import by_night, one_of
from tests.table import arranged, bot, live


def hotseat(game: str = "contracts", count: int = 2, seed: int = 5) -> tuple[Stage, MatchScene]:
    """All people, all with the same deck, so that a name alone tells nothing of whose card it is."""
    decks, seats = live.decks_of(game, 1) * count, ("human",) * count
    stage = live.stage(speed=0, game=game)
    return stage, live.scene(stage, live.new_match(decks, seed, seats=seats, game=game), seats)


def hidden_names(scene: MatchScene, seat: int, viewer: int) -> set[str]:
    """Names of the cards in the hand of `seat` that `viewer` can't know from anywhere else."""
    match = scene.play.match
    own, other = match.view(seat), match.view(viewer)
    in_hand = {own["entities"][i]["card"] for i in own["seats"][seat]["hand"]}
    elsewhere = {entity["card"] for entity in other["entities"].values()}
    elsewhere |= {event["card"] for event in match.events_for(viewer) if "card" in event}  # shown once to everybody
    return {scene.table.words.card(card) for card in in_hand - elsewhere}


@pytest.mark.parametrize(("game", "count"), live.GAMES)
def test_the_match_begins_behind_the_curtain(game: str, count: int) -> None:
    stage, scene = hotseat(game, count)
    text = tree.as_text(stage.fresh())
    assert "Pass the laptop to Player 1" in text
    hidden = set().union(*(hidden_names(scene, seat, (seat + 1) % count) for seat in range(count)))
    assert hidden and not any(name in text for name in hidden)
    assert [node.key for node in tree.stops(stage.root)] == ["show-hand", "curtain-menu"]


def test_the_hand_shows_only_after_a_press() -> None:
    stage, scene = hotseat()
    covered = app.picture(stage).copy()
    bot.click(stage, tree.find(stage.fresh(), "show-hand") or stage.root)
    text = tree.as_text(stage.fresh())
    assert all(name in text for name in hidden_names(scene, 0, 1))
    assert app.picture(stage).get_buffer().raw != covered.get_buffer().raw


def test_the_covered_picture_is_the_same_whatever_is_in_the_hand() -> None:
    pictures = [app.picture(hotseat(seed=seed)[0]).get_buffer().raw for seed in (5, 6)]
    assert pictures[0] == pictures[1]


def test_where_the_computer_begins_the_first_person_is_asked_to_come_to_the_covered_table() -> None:
    seats = ("random", "human", "human")
    match = live.new_match(live.decks_of("cataclysm", 3), 5, seats=seats, game="cataclysm")
    play = Play(match, seats)
    assert match.to_answer == 0
    assert play.covered and play.viewer == 1 and not play.legal().mine


CHANGES = [("contracts", 2, 3), ("cataclysm", 2, 3), ("estro", 2, 3)]


@pytest.mark.parametrize(("game", "count", "least"), [*CHANGES, *(by_night((*table, 4)) for table in live.GAMES)])
def test_each_change_of_seat_closes_the_curtain_and_leaks_nothing(game: str, count: int, least: int) -> None:
    stream, changes = random.Random(3), 0
    for seed in live.seeds():
        changes += changes_of_seat(*hotseat(game, count, seed), stream)
        if changes >= least:
            break


def changes_of_seat(stage: Stage, scene: MatchScene, stream: random.Random) -> int:
    """How often the seat changes while a match is played on; what is hidden is looked for all the while."""
    changes, seat, count = 0, scene.play.viewer, len(scene.play.seats)
    looked_at = ""
    for _ in range(400):
        stage.update(0.05)
        if scene.play.viewer != seat:
            assert scene.play.covered
            seat, changes = scene.play.viewer, changes + 1
        before, looked_at = looked_at, tree.as_text(stage.fresh())
        text = looked_at
        if text == before:
            pass
        elif scene.play.covered:
            for other in range(count):
                assert not any(name in text for name in hidden_names(scene, other, (other + 1) % count))
        else:
            text += "\n".join(line.words for line in scene.table.lines())
            mine = {scene.table.words.card(e["card"]) for e in scene.play.match.view(seat)["entities"].values()}
            for other in scene.table.others:
                leaked = [name for name in hidden_names(scene, other, seat) if name in text]
                assert not [n for n in leaked if not any(n in known for known in mine)], leaked
        node = bot.wanted(stage, stream)
        if node:
            bot.click(stage, node)
        if scene.play.match.result:
            break
    return changes


def test_the_log_masks_what_the_opponent_drew() -> None:
    decks = ("workshop_of_wonders", "dawn_line")
    match = live.sought(lambda m: m.view(0)["turn"] >= 8, decks=decks, seats=("human", "random"))
    stage = live.stage()
    scene = live.scene(stage, match)
    words = "\n".join(line.words for line in scene.table.lines())
    assert "Opponent keeps a contract" in words
    assert not any(name in words for name in hidden_names(scene, 1, 0) if name not in tree.as_text(stage.fresh()))


def test_play_covers_when_the_other_is_asked() -> None:
    match = live.new_match(seats=("human", "human"))
    play = Play(match, ("human", "human"))
    play.uncover()
    play.answer(("pick",))
    play.view, _ = play.last_view, play.steps.clear()
    assert play.needs_curtain()
    play.cover()
    assert play.covered and play.viewer == 1 and not play.legal().mine
    assert play.handed_by == 0
    play.uncover()
    play.hide()
    assert play.handed_by is None


def test_the_curtain_shows_who_hands_over_beside_who_takes_over() -> None:
    stage, scene = hotseat()
    alone = app.picture(stage).copy()
    scene.play.handed_by = 1 - scene.play.viewer
    stage.touch()
    both, wide = app.picture(stage), stage.size[0] // 2
    left = [picture.subsurface((0, 100, wide - 60, 220)) for picture in (alone, both)]
    assert left[0].get_buffer().raw != left[1].get_buffer().raw


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_the_curtain_fits_with_its_buttons_below_its_words(scale: float, size: tuple[int, int]) -> None:
    stage = live.stage(size=size, scale=scale, lang="it")
    live.scene(stage, live.new_match(seats=("human",) * 2), ("human",) * 2)
    live.fits(stage)


@pytest.mark.parametrize(("game", "count"), one_of(lambda table: table[0], live.GAMES))
def test_who_comes_back_is_shown_what_happened_meanwhile(game: str, count: int) -> None:
    stream, shown = random.Random(4), 0
    for seed in live.seeds():
        shown += returns(*hotseat(game, count, seed), stream, 3 - shown)
        if shown == 3:
            break


def returns(stage: Stage, scene: MatchScene, stream: random.Random, most: int) -> int:
    """How often somebody comes back to the table, `most` times at most, and is shown what happened."""
    stage.settings.speed = 1
    shown = 0
    while not scene.play.match.result and shown < most:
        stage.update(0.05)
        node = bot.wanted(stage, stream)
        back = scene.play.covered and scene.play.viewer in scene.play.left
        if node:
            bot.click(stage, node)
        if back and not scene.play.covered:
            told, view = scene.play.left[scene.table.near]
            assert scene.table.view == view and len(scene.table.log.events) == told
            stage.update(0.05)
            assert scene.table.motion.busy and scene.table.legal.answers == []
            live.settle(stage, 120)
            assert scene.play.caught_up and scene.table.view == scene.play.match.view(scene.table.near)
            assert len(scene.table.log.events) == scene.play.match_events()
            shown += 1
    return shown


@pytest.mark.parametrize(("game", "count"), live.GAMES)
def test_another_window_in_front_closes_the_curtain_before_the_same_person(game: str, count: int) -> None:
    stage, scene = hotseat(game, count, 3)
    stream = random.Random(5)
    for _ in range(60):
        stage.update(0.05)
        node = bot.wanted(stage, stream)
        if node:
            bot.click(stage, node)
        if not scene.play.covered and scene.table.legal.mine:
            break
    seat, before = scene.play.viewer, scene.play.match.view(scene.play.viewer)
    stage.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert scene.play.covered and scene.play.viewer == seat
    text = tree.as_text(stage.fresh())
    for other in range(count):
        assert not any(name in text for name in hidden_names(scene, other, (other + 1) % count))
    show = tree.find(stage.fresh(), "show-hand")
    assert show is not None
    bot.click(stage, show)
    live.settle(stage, 8)
    assert scene.table.view == before and scene.table.legal.mine


def test_alone_against_the_computer_nothing_is_covered() -> None:
    match = live.sought(live.until_kind("act"))
    stage = live.stage()
    scene = live.scene(stage, match)
    stage.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not scene.play.covered


def test_while_computers_play_the_hand_of_the_last_person_lies_face_down() -> None:  # fault 17
    """Two people and a computer between them: whoever comes to the laptop meanwhile reads no hand."""
    seats, stream, shut = ("human", "random", "human"), random.Random(2), 0
    stage = live.stage(speed=1, game="cataclysm")
    match = live.new_match(live.decks_of("cataclysm", 3), 5, seats=seats, game="cataclysm")
    scene = live.scene(stage, match, seats)
    for _ in range(600):
        stage.update(0.05)
        if match.result:
            break
        if scene.play.covered or scene.table.legal.mine:
            node = bot.wanted(stage, stream)
            if node:
                bot.click(stage, node)
        elif match.to_answer == 1 and not scene.play.covered:
            hand = tree.find(stage.fresh(), f"hand-{scene.table.near}")
            assert hand is not None and hand.value and not hand.children
            names = {
                scene.table.words.card(scene.table.view["entities"][card]["card"]) for card in scene.table.own_hand
            }
            held = {
                scene.table.words.card(e["card"]) for e in scene.table.view["entities"].values() if e["zone"] != "hand"
            }
            assert not any(name in tree.as_text(stage.root) for name in names - held)
            shut += 1
            match.answer(stream.choice(decisions.answers(match.state)))
            scene.play.resync()
    assert shut > 3


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_next_curtain_names_who_opened_the_workshop(lang: str) -> None:
    stage = live.stage(speed=0, lang=lang)
    scene = live.scene(stage, live.new_match(), ("human", "human"))
    told = {"en": "opened the workshop", "it": "ha aperto l'officina"}[lang]

    def curtain_before(seat: int) -> str:
        scene.play.cover()
        scene.play.viewer = seat
        stage.touch()
        return tree.as_text(stage.fresh())

    scene.play.uncover()
    scene.play.match.note("workshop", seat=0)
    assert f"{scene.table.words.player(0)} {told}" in curtain_before(1)
    scene.play.uncover()
    assert told not in curtain_before(1), "it is said once"
    assert told not in curtain_before(0), "nobody is told of themselves"


ANSWERED = """
board:
  P1: {territory: [mountain, mountain], hand: [flint_spark], library: [forest]}
  P2: {territory: [mountain, mountain, trail_wolf], hand: [CARD], library: [forest]}
steps:
- P1: play flint_spark on trail_wolf
- expect: {asked: {P2: KIND}}
"""
REASONS = {
    ("flint_spark", "respond", "en"): "Flint Spark is announced: Player 2 may answer it.",
    ("spit_at_the_word", "interrupt", "en"): "Flint Spark is announced: Player 2 may interrupt it.",
    ("spit_at_the_word", "interrupt", "it"): "Si annuncia Scintilla di Selce: Giocatore 2 può interrompere.",
}


@pytest.mark.parametrize(("card", "kind", "lang"), REASONS)
def test_the_curtain_says_why_it_fell(card: str, kind: str, lang: str) -> None:
    match = arranged.match("grimoire", ANSWERED.replace("CARD", card).replace("KIND", kind))
    stage = live.stage(speed=0, game="grimoire", lang=lang)
    live.scene(stage, match, ("human", "human"))
    curtain = tree.find(stage.fresh(), "curtain")
    assert curtain is not None and curtain.value.startswith(REASONS[card, kind, lang])
    assert "Spit" not in tree.as_text(stage.root)


def test_the_curtain_names_whose_turn_it_is_where_nothing_else_is_to_be_said() -> None:
    stage, _ = hotseat("contracts")
    curtain = tree.find(stage.fresh(), "curtain")
    assert curtain is not None and curtain.value.startswith("It is Player 1's turn.")
