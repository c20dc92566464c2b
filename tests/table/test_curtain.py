"""Two people at one laptop: nothing of a hidden hand shows before the right person asks for it."""

from __future__ import annotations

from game.table import app, tree
from game.table.match.play import Play
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.table import bot, live


def hotseat(seed: int = 5) -> tuple[Stage, MatchScene]:
    match = live.new_match(("workshop_of_wonders", "workshop_of_wonders"), seed, seats=("human", "human"))
    stage = live.stage(speed=0)
    return stage, live.scene(stage, match, ("human", "human"))


def hidden_names(scene: MatchScene, seat: int) -> set[str]:
    """Names of the cards in the hand of `seat` that the other can't know from anywhere else."""
    match = scene.play.match
    own, other = match.view(seat), match.view(1 - seat)
    in_hand = {own["entities"][i]["card"] for i in own["seats"][seat]["hand"]}
    elsewhere = {entity["card"] for entity in other["entities"].values()}
    return {scene.words.card(card) for card in in_hand - elsewhere}


def test_the_match_begins_behind_the_curtain() -> None:
    stage, scene = hotseat()
    text = tree.as_text(stage.fresh())
    assert "Pass the laptop to Player 1" in text
    for seat in (0, 1):
        assert not any(name in text for name in hidden_names(scene, seat))
    assert [node.key for node in tree.stops(stage.root)] == ["show-hand", "curtain-menu"]


def test_the_hand_shows_only_after_a_press() -> None:
    stage, scene = hotseat()
    covered = app.picture(stage).copy()
    bot.click(stage, tree.find(stage.fresh(), "show-hand") or stage.root)
    text = tree.as_text(stage.fresh())
    assert all(name in text for name in hidden_names(scene, 0))
    assert app.picture(stage).get_buffer().raw != covered.get_buffer().raw


def test_the_covered_picture_is_the_same_whatever_is_in_the_hand() -> None:
    pictures = [app.picture(hotseat(seed)[0]).get_buffer().raw for seed in (5, 6)]
    assert pictures[0] == pictures[1]


def test_each_change_of_seat_closes_the_curtain_and_leaks_nothing() -> None:
    import random

    stage, scene = hotseat()
    stream = random.Random(3)
    changes, seat = 0, scene.play.viewer
    for _ in range(700):
        stage.update(0.05)
        if scene.play.viewer != seat:
            assert scene.play.covered
            seat, changes = scene.play.viewer, changes + 1
        if scene.play.covered:
            text = tree.as_text(stage.fresh())
            assert not any(name in text for s in (0, 1) for name in hidden_names(scene, s))
        else:
            text = tree.as_text(stage.fresh()) + "\n".join(line.words for line in scene.log.lines())
            leaked = [name for name in hidden_names(scene, 1 - seat) if name in text]
            mine = {scene.words.card(e["card"]) for e in scene.play.match.view(seat)["entities"].values()}
            assert not [n for n in leaked if not any(n in other for other in mine)], leaked
        node = bot.wanted(stage, stream)
        if node:
            bot.click(stage, node)
        if scene.play.match.result:
            break
    assert changes >= 4


def test_the_log_masks_what_the_opponent_drew() -> None:
    match = live.new_match(("workshop_of_wonders", "dawn_line"), 9, seats=("human", "random"))
    live.random_play(match, 9, lambda m: m.view(0)["turn"] >= 8)
    stage = live.stage()
    scene = live.scene(stage, match)
    words = "\n".join(line.words for line in scene.log.lines())
    assert "Opponent keeps a contract" in words
    assert not any(name in words for name in hidden_names(scene, 1) if name not in tree.as_text(stage.fresh()))


def test_play_covers_when_the_other_is_asked() -> None:
    match = live.new_match(seats=("human", "human"))
    play = Play(match, ("human", "human"))
    play.uncover()
    play.answer(("pick",))
    play.view, _ = play.last_view, play.steps.clear()
    assert play.needs_curtain()
    play.cover()
    assert play.covered and play.viewer == 1 and not play.legal().mine
