"""What is said aloud is what the tree and the log say, and no more."""

from __future__ import annotations

import pygame
import pytest

from game.table import aloud, bindings, pieces, tree
from game.table.aloud import Aloud
from game.table.match.scene import MatchScene
from game.table.scenes.options import Options
from game.table.scenes.title import Title
from game.table.settings import Settings
from game.table.stage import Stage
from tests.table import bot, live


class Ear:
    """A voice that only remembers; "|" stands where it was broken off."""

    def __init__(self, works: bool = True) -> None:
        self.heard: list[str] = []
        self.works = works
        self.speaking = False

    def say(self, words: str, language: str) -> None:
        self.heard.append(words)

    def hush(self) -> None:
        self.heard.append("|")

    def update(self) -> bool:
        return self.works

    @property
    def words(self) -> str:
        return "\n".join(self.heard)


def listened(stage: Stage) -> Ear:
    """From now on all that is said on the stage is heard."""
    ear = Ear()
    stage._aloud = Aloud(stage, ear)
    stage.settings.speech = True
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    return ear


def match(lang: str = "en", game: str = "contracts", **more: object) -> tuple[Stage, MatchScene, Ear]:
    stage = live.stage(lang=lang, game=game)
    stage.settings.hints = False
    ear = listened(stage)
    kind = "act" if game == "contracts" else "battle"
    decks = live.decks_of(game, 2)
    scene = live.scene(stage, live.sought(live.until_kind(kind), decks=decks, game=game))
    live.settle(stage, 5.0)
    return stage, scene, ear


def press(stage: Stage, action: str) -> None:
    bot.key(stage, bindings.code_of(action, stage.settings.keys))


def test_the_focus_is_said_at_once_and_breaks_off_what_was_said():
    stage, _scene, ear = match()
    for card in tree.stops(stage.fresh()):
        if card.role == "hand-card":
            break
    stage._focus(card)
    ear.heard.clear()
    stage.update(0.01)
    assert ear.heard[0] == "|" and card.name in ear.heard[1] and aloud.clean(stage, card.value) in ear.heard[1]
    text = pieces.live_face(stage.library, card.zoom, stage.ui).text
    assert aloud.clean(stage, text).rstrip(".") in ear.heard[1]
    bot.key(stage, pygame.K_TAB)
    stage.update(0.01)
    assert ear.heard[2] == "|" and len(ear.heard) == 4


@pytest.mark.parametrize("lang", ["it", "en"])
def test_a_card_in_hand_is_said_with_its_kind_and_what_it_costs(lang):
    stage, scene, ear = match(lang)
    ear.heard.clear()
    press(stage, "read-hand")
    for number in scene.table.own_hand:
        card = stage.library.cards[scene.table.view["entities"][number]["card"]]
        cost = aloud.clean(stage, aloud.cost(stage, {"card": card.id}))
        said = next(words for words in ear.heard if words.startswith(card.name[lang]))
        assert stage.say.of("kind", card.kind) in said or card.dual
        assert cost in said and bool(cost) == bool(card.total or card.x)
    full = {stage.say("element-fire"), stage.say("element-pure")}
    ear.heard.clear()
    press(stage, "read-board")
    assert any(word in ear.words for word in full), "of which element the mana is"


def test_what_the_pointer_passes_is_not_said_before_it_rests():
    stage, _scene, ear = match()
    node = tree.find(stage.fresh(), "end-turn")
    assert node is not None
    ear.heard.clear()
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=node.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    stage.update(0.05)
    assert not ear.heard
    live.settle(stage, 0.4)
    assert "End turn" in ear.words


def test_the_log_is_said_as_it_grows_and_once():
    stage, scene, ear = match()
    before = len(scene.table.lines())
    scene.end_turn()
    live.settle(stage, 5)
    new = [aloud.clean(stage, line.words) for line in scene.table.lines()[before:]]
    assert new and [words for words in ear.heard if words in new] == new


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("game", ["contracts", "cataclysm"])
def test_hand_table_and_log_are_read_on_request(game, lang):
    stage, scene, ear = match(lang, game)
    names = {scene.table.words.card(scene.table.view["entities"][card]["card"]) for card in scene.table.own_hand}
    ear.heard.clear()
    press(stage, "read-hand")
    assert names and all(name in ear.words for name in names)
    ear.heard.clear()
    press(stage, "read-board")
    players = [scene.table.words.player(seat) for seat in (0, 1)]
    assert all(player in ear.words for player in players)
    fielded = [e for e in scene.table.view["entities"].values() if e["zone"] in scene.table.in_play]
    assert all(scene.table.words.card(e["card"]) in ear.words for e in fielded)
    ear.heard.clear()
    press(stage, "read-log")
    assert aloud.clean(stage, scene.table.lines()[-1].words) == ear.heard[-1]
    assert not any(sign in ear.words for sign in "{}*⟨⟩‹→")


def test_a_question_is_said_when_it_comes_up():
    stage, scene, ear = match()
    ear.heard.clear()
    stage.tell("Something happened.")
    stage.update(0.01)
    assert ear.heard == ["Something happened"]
    scene.open_menu()
    stage.update(0.01)
    assert "Menu" in ear.words or "Pause" in ear.words


def test_one_key_turns_it_off_and_it_is_silent():
    stage, scene, ear = match()
    press(stage, "speech")
    assert not stage.settings.speech and ear.heard[-1] == "|"
    ear.heard.clear()
    bot.key(stage, pygame.K_TAB)
    scene.end_turn()
    live.settle(stage, 3)
    assert ear.heard == []


def test_where_there_is_no_speech_the_settings_say_so(monkeypatch):
    monkeypatch.setattr("game.system.speech.found", lambda: None)
    stage = live.stage()
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    stage.go(Title(stage))
    stage.push(Options(stage, "sound"))
    said = tree.find(stage.fresh(), "speech")
    assert said is not None and said.role == "text" and "speech-dispatcher" in said.name
    press(stage, "speech")
    assert "speech-dispatcher" in stage.notice
    stage.update(0.1)


def test_a_speech_that_fails_is_left_alone_with_one_sentence():
    stage, _scene, ear = match()
    ear.works = False
    stage.update(0.1)
    assert "speech-dispatcher" in stage.notice and stage.aloud.voice is None
    stage.update(0.1)


def test_behind_the_curtain_only_the_curtain_is_said():
    stage = live.stage(speed=0)
    ear = listened(stage)
    seats = ("human", "human")
    scene = live.scene(stage, live.new_match(live.decks_of("contracts", 1) * 2, 5, seats=seats), seats)
    stage.update(0.1)
    for action in ("read-hand", "read-board", "read-log"):
        press(stage, action)
    assert scene.play.covered
    assert "Pass the laptop" in ear.words
    hidden = {scene.table.words.card(e["card"]) for e in scene.play.match.view(0)["entities"].values()} - {"player"}
    assert hidden and not any(name in ear.words for name in hidden)


def test_it_is_off_at_first_and_then_nothing_is_looked_for(monkeypatch):
    assert not Settings().speech
    monkeypatch.setattr("game.system.speech.found", lambda: pytest.fail("looked for a voice"))
    stage = live.stage()
    stage.go(Title(stage))
    live.settle(stage, 1)
