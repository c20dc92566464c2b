"""A match in plain text: what is printed is enough to play it from the first question to the result."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game import cli
from game.records.match import Match
from game.table import aloud, tree
from game.table.match.scene import MatchScene
from game.table.plaintext import UNREAD, Plaintext, unkept
from game.table.settings import Settings
from game.table.stage import Stage
from tests.rings import first
from tests.table import arranged, live

OFFERED = re.compile(r"^ *(\d+)  (\S.*)$")


class Blind:
    """Reads what is printed, and answers by it alone: one of the numbers that were offered last."""

    def __init__(self, seed: int, enough: Callable[[list[str]], bool], most: int = 3000) -> None:
        self.chance = random.Random(seed)
        self.lines: list[str] = []
        self.enough, self.most = enough, most

    def hears(self, line: str) -> None:
        self.lines += line.split("\n")

    def answers(self, prompt: str) -> str:
        self.most -= 1
        if self.enough(self.lines) or not self.most:
            raise EOFError
        last = next((n for n, line in reversed(list(enumerate(self.lines))) if line.startswith(prompt)), -1)
        offered = [found[1] for line in self.lines[last + 1 :] if (found := OFFERED.match(line))]
        assert offered, self.lines[-20:]
        given = self.chance.choice(offered)
        self.lines.append(f"{prompt}{given}")
        return given


def told(words: str) -> Callable[[list[str]], bool]:
    return lambda lines: any(words in line for line in lines)


def begun(game: str, lang: str, seats: tuple[str, ...], seed: int = 4) -> tuple[Stage, MatchScene, Match]:
    stage = live.stage(lang=lang, game=game)
    stage.settings = unkept(stage.settings)
    match = live.new_match(live.decks_of(game, len(seats)), seed, seats=seats, game=game)
    return stage, live.scene(stage, match, seats), match


@pytest.mark.parametrize(
    ("game", "lang", "seats"),
    first(1, [
        ("contracts", "en", 2), ("contracts", "it", 2), ("cataclysm", "it", 2), ("cataclysm", "en", 4),
        ("estro", "en", 2),
    ]),
)  # fmt: skip
def test_a_whole_match_is_played_by_what_is_printed(game: str, lang: str, seats: int) -> None:
    stage, scene, match = begun(game, lang, ("human",) * seats)
    blind = Blind(7, lambda lines: match.result is not None)
    Plaintext(stage, blind.answers, blind.hears).run()
    assert match.result is not None, blind.lines[-30:]
    text = "\n".join(blind.lines)
    assert not re.search(r"\{[a-z0-9]+\}|‹[a-z]|\*\*", text)
    assert stage.say("curtain-pass", name=scene.table.words.player(0)).split("?")[0][:8] in text


def shown(line: str, kind: str = "act") -> tuple[list[str], MatchScene]:
    """What is printed after `line` is given at a question of that kind."""
    stage = live.stage()
    stage.settings = unkept(stage.settings)
    scene = live.scene(stage, live.sought(live.until_kind(kind)))
    blind, given = Blind(1, lambda _: True), iter([line])
    lines = blind.lines

    def answers(_: str) -> str:
        found = next(given, "q")
        if found != "q":
            lines.clear()
        return found

    Plaintext(stage, answers, blind.hears).run()
    return lines, scene


def test_the_table_tells_all_that_lies_on_it_and_what_the_hand_costs() -> None:
    lines, scene = shown("b")
    text = "\n".join(lines)
    names = [
        node.name for node in tree.walk(scene.stage.fresh()) if node.role in ("card", "hand-card", "player", "pile")
    ]
    assert names and all(name in text for name in names)
    hand = [scene.table.view["entities"][card] for card in scene.table.own_hand]
    costs = [aloud.clean(scene.stage, aloud.cost(scene.stage, entity)) for entity in hand]
    assert any(costs) and all(cost in text for cost in costs)


def test_a_number_with_a_question_mark_tells_what_a_card_says() -> None:
    board, scene = shown("b")
    name = scene.table.words.card(scene.table.view["entities"][scene.table.own_hand[0]]["card"])
    number = next(line.split()[0] for line in board if f" {name}" in line)
    lines, _ = shown(f"{number}?")
    card = next(n for n in tree.walk(scene.stage.fresh()) if n.key == f"card-{scene.table.own_hand[0]}")
    assert aloud.clean(scene.stage, aloud.spoken(scene.stage, card)) in lines


@pytest.mark.parametrize(("line", "said"), [("999", "no such number"), ("hello", "hello"), ("?", "number"), ("l", "")])
def test_what_is_no_answer_is_told(line: str, said: str) -> None:
    lines, scene = shown(line)
    assert said in "\n".join(lines)
    assert scene.table.legal.mine


def test_a_page_that_a_number_opens_is_left_again() -> None:
    _, scene = shown("")
    stops = [node for node in tree.stops(scene.stage.fresh()) if node.role not in UNREAD]
    number = next(number for number, node in enumerate(stops, 1) if node.key == "glossary-button")
    lines, scene = shown(str(number))
    assert "not read in plain text" in "\n".join(lines)
    assert scene.stage.scene is scene and scene.table.legal.mine


def test_why_something_cannot_be_done_is_told() -> None:
    board, scene = shown("b")
    dark = next(node for node in tree.walk(scene.stage.fresh()) if node.role == "hand-card" and "dimmed" in node.flags)
    number = next(line.split()[0] for line in board if f" {dark.name}:" in line)
    lines, _ = shown(number)
    assert lines[0] == aloud.clean(scene.stage, dark.hint)


def test_behind_the_curtain_the_table_is_not_told() -> None:
    stage, scene, _ = begun("contracts", "en", ("human", "human"))
    lines = Blind(1, lambda _: True)
    given = iter(["b", "l", "q"])
    Plaintext(stage, lambda _: next(given), lines.hears).run()
    assert scene.play.covered
    hidden = {scene.table.words.card(e["card"]) for e in scene.play.match.view(0)["entities"].values()} - {"player"}
    assert hidden and not any(name in line for name in hidden for line in lines.lines)


@pytest.mark.parametrize("terminal", [True, False])
def test_nothing_of_a_hand_stays_above_the_curtain(terminal: bool) -> None:
    """On a terminal it is cleared as the curtain falls; elsewhere it is said that it can't be."""
    stage, scene, match = begun("contracts", "en", ("human", "human"))
    pages: list[list[str]] = [[]]
    blind = Blind(
        3, lambda _: match.state.decision is not None and match.state.decision.seat == 1 and scene.play.covered
    )

    def hears(line: str) -> None:
        pages[-1].append(line)
        blind.hears(line)

    def wipe() -> bool:
        if terminal:
            pages.append([])
        return terminal

    Plaintext(stage, blind.answers, hears, wipe).run()
    hand = {scene.table.words.card(e["card"]) for e in match.view(0)["entities"].values() if e is not None} - {"player"}
    said = "\n".join(pages[-1])
    assert scene.play.covered and match.record.answers
    assert any(name in said for name in hand) != terminal
    assert (stage.say("text-not-wiped") in said) != terminal


def test_a_number_that_no_line_can_have_is_no_number() -> None:
    for line in ("9" * 5000, "9" * 9 + "1", "1" + "0" * 12):
        assert "no such number" in "\n".join(shown(line)[0])


def test_what_a_person_set_is_neither_lost_nor_overwritten(tmp_path: Path) -> None:
    settings = Settings(speed=2, language="it", keys={"end": 120})
    plain = unkept(settings)
    assert plain.language == "it" and plain.speed == 0 and settings.speed == 2
    assert plain.save(tmp_path / "settings.json") and not (tmp_path / "settings.json").exists()


def test_the_command_plays_by_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    given = iter(["b", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(given))
    assert cli.main(["play", "--text", "--seed", "3", "--vs", "random"]) == 0
    assert "30" in capsys.readouterr().out
    monkeypatch.setattr("builtins.input", lambda _: "q")
    assert cli.main(["resume", "--text"]) == 0


TWINS = """
board:
  turn: 5
  P1: {territory: [trail_wolf, trail_wolf, mountain, mountain], hand: [ember_flick, mountain], library: [forest]}
  P2: {territory: [vigil_hound, vigil_hound], library: [forest, forest]}
steps:
- expect: {asked: {P1: main}}
"""


def said(*lines: str) -> list[str]:
    """What is printed of a match of Grimoire in which these lines are given."""
    stage = live.stage(game="grimoire")
    stage.settings = unkept(stage.settings)
    live.scene(stage, arranged.match("grimoire", TWINS), ("human", "human")).uncover()
    printed: list[str] = []
    given = iter(lines)

    def read(prompt: str) -> str:
        line = next(given, "q")
        found = next((words for words in reversed(printed) if words.strip().partition("  ")[2].startswith(line)), "")
        printed.append(f"> {line}")
        return found.split()[0] if found else line

    Plaintext(stage, read, printed.append).run()
    return printed


def test_equal_cards_are_told_apart_on_the_table() -> None:
    lines = said("b")
    wolves = [line.strip().partition("  ")[2].strip() for line in lines if "Trail Wolf" in line]
    hounds = [line.strip().partition("  ")[2].strip() for line in lines if "Vigil Hound" in line]
    assert [line.split(":")[0] for line in wolves] == ["Trail Wolf", "Trail Wolf (2)"]
    assert [line.split(":")[0] for line in hounds] == ["Vigil Hound", "Vigil Hound (2)"]


def test_each_number_says_what_it_does_with_its_card() -> None:
    lines = [line.strip().partition("  ")[2] for line in said()]
    assert "Mountain 2 (tap for mana)" in lines
    assert "Mountain (play)" in lines and "Ember Flick: costs 1 red (play)" in lines


def test_what_is_chosen_is_said_to_be() -> None:
    lines = said("Ember Flick", "Vigil Hound (2)")
    last = lines[len(lines) - lines[::-1].index("> Vigil Hound (2)") :]
    told = [line.strip().partition("  ")[2] for line in last if "Vigil Hound" in line]
    assert [line.endswith("(chosen)") for line in told] == [False, True]


def test_the_question_is_repeated_after_what_happened_and_after_the_table() -> None:
    lines = said("Mountain (play)", "b")
    asked = [line for line in lines if "Your main phase" in line]
    assert len(asked) == 3


def test_no_sentence_has_a_space_before_its_comma_and_no_button_stands_twice() -> None:
    assert aloud.clean(live.stage(game="grimoire"), "Turn 6 · Opponent") == "Turn 6, Opponent"
    lines = said("e")
    assert len([line for line in lines if "End the main phase" in line]) == 1
