"""Cards that are edited while a match is open: faults and faces over the table, and a branch in the same position."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.records import kept
from game.records.cards import library
from game.records.match import Match
from game.records.matchfile import matches_folder
from game.records.replay import verify
from game.table import app, tree
from game.table.match import opening
from game.table.match.scene import MatchScene
from tests.table import bot, live
from tests.table.test_scenes import node, press

OWL = """cards:
- id: brass_owl
  name: {{it: Gufo, en: Brass Owl}}
  kind: creature
  cost: {{}}
  attack: 1
  health: {health}
"""
DECK = "id: owls\nname: {it: Gufi, en: Owls}\nplan: {it: a, en: b}\nelement: many\ncards:\n  brass_owl: 40\n"
SIZES = ((1280, 720), (1920, 1080), (1024, 600))


class Bench:
    """A match between owls on the stage, with the file of the owl in a person's own folder."""

    def __init__(self, home: Path, size: tuple[int, int], lang: str) -> None:
        self.file = home / "cards" / "contracts" / "cards" / "mine.yaml"
        self.file.parent.mkdir(parents=True)
        self.save("2")
        deck = home / "cards" / "contracts" / "decks" / "owls.yaml"
        deck.parent.mkdir()
        deck.write_text(DECK)
        cards = library("contracts")
        match = Match.new("contracts", ("owls", "owls"), 1, 0, ("human", "casual"), matches_folder(), cards)
        live.random_play(match, 1, lambda m: len(m.steps) >= 30 and m.to_answer == 0 and not m.state.decision.cancel)
        self.stage = live.stage(size, lang)
        self.stage._libraries.clear()
        opening.show(self.stage, match, True)
        self.turn = match.state.turn
        live.settle(self.stage, 3)

    def save(self, health: str) -> None:
        self.file.write_text(OWL.format(health=health))

    def wait(self, seconds: float = 0.5) -> None:
        """Time goes by at the table."""
        for _ in range(round(seconds * 60)):
            self.stage.update(1 / 60)
        self.stage.fresh()

    @property
    def scene(self) -> MatchScene:
        assert isinstance(self.stage.scene, MatchScene)
        return self.stage.scene

    def said(self) -> str:
        return tree.as_text(self.stage.fresh())


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    monkeypatch.setattr(opening, "thinker", lambda match, seats: None)
    live.library.cache_clear()
    yield tmp_path
    live.library.cache_clear()


def bench(home: Path, size: tuple[int, int] = (1280, 720), lang: str = "en") -> Bench:
    return Bench(home, size, lang)


def test_a_saved_fault_is_told_over_the_table_with_its_line(home: Path) -> None:
    on = bench(home)
    on.save("much")
    on.wait()
    assert tree.find(on.stage.fresh(), "edit") and "cards/mine.yaml, line 7" in on.said()
    assert "health" in node(on.stage, "edit-fault-0").name
    assert on.scene.play.match.state.turn == on.turn
    on.save("2")
    on.wait()
    assert not on.scene.edits.open, "mended, and as in the match again"


def test_a_changed_card_is_shown_old_against_new(home: Path) -> None:
    on = bench(home)
    assert not on.scene.edits.open
    on.save("5")
    on.wait()
    edits = on.scene.edits
    assert edits.saved is not None and edits.saved.why_not is None
    [(old, new)] = edits.saved.cards
    assert old is not None and (old.stats["health"], new.stats["health"]) == (2, 5)
    assert node(on.stage, "edit-then-card").rect.right < node(on.stage, "edit-now-card").rect.left


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_match_goes_on_in_this_position_as_a_branch(home: Path, by: str) -> None:
    on = bench(home)
    before = on.scene.play.match
    hand = before.view(0)["seats"][0]["hand"]
    on.save("5")
    on.wait()
    press(on.stage, "edit-go") if by == "mouse" else bot.key(on.stage, pygame.K_RETURN)
    match = on.scene.play.match
    assert match is not before and match.path != before.path and match.view(0)["seats"][0]["hand"] == hand
    assert match.state.turn == on.turn and on.stage.library.cards["brass_owl"].stats["health"] == 5
    assert kept.summary(match.path).branched and not kept.summary(before.path).branched
    live.random_play(match, 4, lambda m: len(m.steps) > 60)
    assert verify(match.path).faults == () and verify(before.path).faults == ()
    on.save("7")
    on.wait()
    [(old, new)] = on.scene.edits.saved.cards
    assert (old.stats["health"], new.stats["health"]) == (5, 7), "the branch can be edited again"


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_from_the_next_match_leaves_this_one_as_it_is(home: Path, by: str) -> None:
    on = bench(home)
    before = on.scene.play.match
    on.save("5")
    on.wait()
    press(on.stage, "edit-close") if by == "mouse" else bot.key(on.stage, pygame.K_ESCAPE)
    assert on.scene.play.match is before and not on.scene.edits.open
    assert on.stage.library.cards["brass_owl"].stats["health"] == 2
    on.wait()
    assert not on.scene.edits.open, "it is told once"
    opening.begin(on.stage, "contracts", ("owls", "owls"), ("human", "casual"))
    assert on.stage.library.cards["brass_owl"].stats["health"] == 5


def test_a_card_that_the_match_does_not_meet_waits_for_the_next(home: Path) -> None:
    on = bench(home)
    other = OWL.format(health=4).replace("brass_owl", "tin_owl").replace("Brass", "Tin").replace("Gufo", "Gufetto")
    (on.file.parent / "more.yaml").write_text(other)
    on.wait()
    assert "Tin Owl" in on.said() and not node(on.stage, "edit-go").enabled
    assert tree.find(on.stage.fresh(), "edit-then-card") is None


def test_what_can_not_go_on_here_says_why_in_one_sentence(home: Path) -> None:
    on = bench(home)
    match = on.scene.play.match
    assert any(match.state.entities[i].card.id == "brass_owl"
               for zone in match.state.places.acting for i in match.state.zones[zone])  # fmt: skip
    on.file.write_text(
        "cards:\n- id: brass_owl\n  name: {it: Gufo, en: Brass Owl}\n  kind: spell\n  cost: {}\n"
        "  clauses:\n  - when: play\n    do: [{draw: 1}]\n"
    )
    on.wait()
    words = "Brass Owl lies on the table and is now of another kind: it can be used from the next match."
    assert not node(on.stage, "edit-go").enabled and node(on.stage, "edit-said").name == words


def test_nothing_else_takes_keys_and_time_while_the_sheet_is_open(home: Path) -> None:
    on = bench(home)
    on.save("5")
    on.wait()
    steps = len(on.scene.play.match.steps)
    for key in (pygame.K_e, pygame.K_u, pygame.K_l, pygame.K_F1):
        bot.key(on.stage, key)
    on.wait(2)
    assert on.scene.edits.open and len(on.scene.play.match.steps) == steps and on.stage.scene.name == "match"


def test_looking_after_the_files_draws_nothing(home: Path) -> None:
    on = bench(home)
    app.picture(on.stage)
    on.wait(2)
    app.picture(on.stage)
    assert not on.stage.dirty
    for _ in range(60):
        on.stage.update(1 / 60)
        assert not on.stage.dirty


def test_from_saving_to_the_picture_in_half_a_second(home: Path) -> None:
    on = bench(home)
    app.picture(on.stage)
    taken = []
    for health in ("5", "6", "much", "7"):
        on.save(health)
        begin, waited = time.thread_time(), 0.0
        former = on.scene.edits.saved
        while on.scene.edits.saved is former or on.scene.edits.saved is None:
            on.stage.update(1 / 60)
            waited += 1 / 60
            assert waited < 0.3
        app.picture(on.stage)
        taken.append(waited + time.thread_time() - begin)
    assert sorted(taken)[1] < 0.5, taken


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["it", "en"])
def test_the_sheet_fits_every_window(home: Path, size: tuple[int, int], lang: str) -> None:
    on = bench(home, size, lang)
    screen = pygame.Rect(0, 0, *size)
    for health in ("5", "much"):
        on.save(health)
        on.wait()
        app.picture(on.stage)
        top = tree.reachable(on.stage.fresh())
        nodes = [n for n in tree.walk(top) if n.actions or n.role in ("text", "card")]
        for one in nodes:
            assert screen.contains(one.rect), f"{one.key} {one.rect}"
            assert not re.search("‹[a-z]", f"{one.name} {one.value} {one.hint}"), one.key
        buttons = [n for n in nodes if n.actions]
        assert len(buttons) == (2 if health == "5" else 1)


def test_a_fault_that_was_told_does_not_hide_what_is_saved_elsewhere(home: Path) -> None:
    on = bench(home)
    broken = on.file.parent / "more.yaml"
    broken.write_text("cards:\n- id: tin_owl\n  kind: bird\n")
    on.wait()
    assert on.scene.edits.saved is not None and on.scene.edits.saved.faults
    press(on.stage, "edit-close")
    on.save("5")
    on.wait()
    assert tree.find(on.stage.fresh(), "edit-now-card"), "the owl is sound"
    broken.write_text("cards:\n- id: tin_owl\n  kind: bird\n\n")
    on.wait()
    assert on.scene.edits.saved.faults, "saved again with its fault"
