"""The table draws from views and outcomes, plain data that records hands out; it never touches a state."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import game.table
from game.kernel.errors import Reason
from game.records.match import Match
from game.records.preview import Forecast
from game.table.match.foresight import MOST_LOOKED_AT
from tests.rings import one_of
from tests.table import bot, live
from tests.table.test_duel import loses_by_passing, sought, survives

TABLE = Path(game.table.__file__).parent

ASKED = {
    "view", "raw_view", "events_for", "event_count", "preview", "payment", "why_not", "why_not_undo", "course",
    "why_not_concede", "to_answer", "result", "trouble", "answer", "undo", "concede", "path", "people", "decks",
    "seats", "seed", "ai_seed", "answered", "constants", "workshop", "opened_in_workshop",
    "time_limit", "time_up", "asked_after", "why_not_after", "uses", "draw_offered", "draw_can_be_offered",
    "view_so_far",
}  # fmt: skip
"""What the table may ask of a match while it is played."""


STATES = {"state", "State", "resample", "decisions"}
"""What would name a state, or lead from one to the next."""


def is_plain(value: Any) -> bool:
    """Words, numbers, lists and tables of them, or a reason made of them: nothing through which rules are reached."""
    if isinstance(value, Reason):
        return is_plain(dict(value.facts))
    if isinstance(value, dict):
        return all(is_plain(key) and is_plain(held) for key, held in value.items())
    if isinstance(value, list | tuple):
        return all(is_plain(held) for held in value)
    return value is None or isinstance(value, bool | int | float | str | Path)


class Told:
    """A match of which only what is in ASKED can be reached, and of which every answer must be plain data."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.game = SimpleNamespace(name=match.game.name)

    def __getattr__(self, name: str) -> Any:
        assert name in ASKED, f"the table asks a match for `{name}`"
        found = getattr(self._match, name)
        if not callable(found):
            assert is_plain(found), name
            return found
        return self._checked(name, found)

    @staticmethod
    def _checked(name: str, asked: Callable[..., Any]) -> Callable[..., Any]:
        def ask(*given: Any, **more: Any) -> Any:
            assert is_plain(given), name
            answer = asked(*given, **more)
            assert is_plain(answer), f"{name} hands out {type(answer)}"
            return answer

        return ask


@pytest.mark.parametrize(("name", "seats"), one_of(lambda table: table[0], live.GAMES))
def test_a_match_is_played_with_nothing_but_plain_data(name: str, seats: int) -> None:
    stage, stream, answers = live.stage(game=name, speed=0), random.Random(seats), 0
    for seed in live.seeds():
        match = live.new_match(live.decks_of(name, seats), seed, seats=("human",) * seats, game=name)
        live.scene(stage, Told(match), ("human",) * seats)  # type: ignore[arg-type]
        for _ in range(90):
            node = bot.wanted(stage, stream)
            if node is not None:
                bot.click(stage, node)
            live.settle(stage, 0.3)
            if match.result is not None:
                break
        answers += len(match.steps)
        if answers > 15:
            break


def test_the_table_names_no_state() -> None:
    """Neither the word, nor what only a state has."""
    wrong = []
    for path in sorted(TABLE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
            if name in STATES:
                wrong.append(f"{path.relative_to(TABLE)}:{getattr(node, 'lineno', 0)} {name}")
    assert wrong == []


def counted(monkeypatch: pytest.MonkeyPatch, match: Match) -> list[Any]:
    """The answers that are carried out on a copy from now on, with nothing foretold so far."""
    match._forecast = None
    tried: list[Any] = []
    work_out = Forecast._worked_out

    def count(self: Forecast, answer: Any, plan: Any) -> Any:
        tried.append(answer)
        return work_out(self, answer, plan)

    monkeypatch.setattr(Forecast, "_worked_out", count)
    return tried


def test_an_answer_is_foretold_once_and_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene = sought("deploy", lambda match: not loses_by_passing(match), speed=0)
    tried = counted(monkeypatch, scene.play.match)
    monkeypatch.setattr(Match, "why_not", lambda self, answer: pytest.fail("checked a second time"))
    monkeypatch.setattr(scene, "refresh", lambda: None)
    assert scene.give(("pass",))
    assert tried == [("pass",)]


def test_a_warning_tries_few_other_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene = sought("deploy", lambda match: loses_by_passing(match) and survives(match), speed=0)
    tried = counted(monkeypatch, scene.play.match)
    assert not scene.give(("pass",)) and stage.notice == stage.say("warn-fatal")
    assert 1 < len(tried) == len(set(tried)) <= 1 + MOST_LOOKED_AT
    before = len(tried)
    assert scene.give(("pass",))
    assert len(tried) == before, "what was foretold is remembered"


def test_another_position_is_foretold_anew() -> None:
    """Also one after as many answers and events: what was taken back and answered otherwise."""
    match = live.sought(live.until_kind("act"), seats=("human", "human"))
    first = match._forecast
    match.preview(("end",))
    assert match._forecast is not first
    kept = match._forecast
    match.preview(("end",))
    assert match._forecast is kept
    match.answer(("end",))
    match.preview(match.view(match.to_answer or 0)["decision"]["answers"][0])
    assert match._forecast is not kept
