"""A game is a small core and traits: what the kernel asks of every game, and what only some have (`kernel.traits`)."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from game.kernel import traits
from game.kernel.boardwords import BoardWords
from game.kernel.game import Game
from game.kernel.ruleset import Ruleset
from game.rules import EXAMPLES, NAMES, UNFINISHED, game_named
from tests.kernel.games import kit
from tests.kernel.stack_game import STACK
from tests.kernel.veil import VEIL
from tests.rings import plain

MOST = 14
"""So many members has the core at most."""
LINES = 20
"""In so many lines a game lists its traits."""
HOUSE = Path(__file__).resolve().parents[2] / "game"
GAMES = [*map(game_named, (*NAMES, *EXAMPLES, *UNFINISHED)), VEIL, STACK]


def members(of: type) -> set[str]:
    return {name for name in {**vars(of), **getattr(of, "__annotations__", {})} if not name.startswith("_")}


TRAITS = {name: kind for name in members(Ruleset) if type(kind := getattr(Ruleset, name, None)).__module__.startswith(
    (traits.__name__, BoardWords.__module__))}  # fmt: skip
"""The traits by name: what a game has that gives none of its own."""


def given(game: Game) -> set[str]:
    return {name for name, usual in TRAITS.items() if getattr(game, name) is not usual}


@cache
def source() -> str:
    """All that may ask a trait: everything but the traits themselves and the rules of games."""
    paths = [path for path in HOUSE.rglob("*.py") if not {"rules", "traits"} & {*path.relative_to(HOUSE).parts}]
    return "\n".join(path.read_text("utf-8") for path in paths)


def test_the_core_is_small():
    core = members(Ruleset) - {*TRAITS}
    assert len(core) <= MOST, sorted(core)


def test_every_class_of_a_trait_is_one_that_a_game_can_have():
    """But for the values that a trait holds: enums and dataclasses."""
    found = [import_module(f"{traits.__name__}.{module.name}") for module in pkgutil.iter_modules(traits.__path__)]
    classes = [kind for module in found for kind in vars(module).values()
               if inspect.isclass(kind) and kind.__module__ == module.__name__
               and not issubclass(kind, Enum) and not is_dataclass(kind)]  # fmt: skip
    assert {*classes} == {type(trait) for trait in TRAITS.values()} - {BoardWords}
    assert {kind.__module__.split(".")[-1] for kind in classes} == {kind.__name__.lower() for kind in classes}


@plain
@pytest.mark.parametrize("name", [*NAMES, *EXAMPLES, *UNFINISHED])
def test_a_game_lists_its_traits_before_all_else(name):
    path = HOUSE / "rules" / name / "game.py"
    (kind,) = [row for row in ast.parse(path.read_text("utf-8")).body if isinstance(row, ast.ClassDef)
               and any(ast.unparse(base) == "Game" for base in row.bases)]  # fmt: skip
    rows = [(row.targets[0].id, row.lineno) for row in kind.body if isinstance(row, ast.Assign)]
    listed = [(word, line) for word, line in rows if word in TRAITS]
    assert {word for word, _ in listed} == given(game_named(name))
    assert listed[-1][1] - listed[0][1] < LINES
    assert all(not isinstance(row, ast.FunctionDef) or row.lineno > listed[-1][1] for row in kind.body)
    assert {word for word, _ in rows} - {*TRAITS} <= members(Ruleset), "what is no trait is of the core"


def hooks() -> list[tuple[str, str]]:
    return [(name, hook) for name, trait in sorted(TRAITS.items()) if name != "board"
            for hook in sorted(members(type(trait)))]  # fmt: skip


@pytest.mark.parametrize(("name", "hook"), hooks())
def test_no_hook_is_without_a_game_or_without_anybody_who_asks(name, hook):
    own = [game for game in GAMES if hook in {word for kind in type(getattr(game, name)).__mro__[:-2]
                                              for word in vars(kind)}]  # fmt: skip
    assert own, f"no game says anything of {name}.{hook}"
    module = type(TRAITS[name]).__module__.replace(".", "/")
    by_itself = f"self.{hook}(" in (HOUSE.parent / f"{module}.py").read_text("utf-8")
    assert by_itself or re.search(rf"\b{name}\.{hook}\b", source()), f"nobody asks {name}.{hook}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_takes_its_traits_from_those_of_the_kernel(game):
    for name, usual in TRAITS.items():
        assert isinstance(getattr(game, name), type(usual))


def test_what_a_game_has_not_is_said_plainly():
    """Sparks has no costs, no fights and no cards that come back."""
    state = kit("sparks").setup(1)
    sparks = state.game
    with pytest.raises(TypeError, match="sparks has no costs"):
        sparks.costs.affordable(state, 0, (1,))
    with pytest.raises(TypeError, match="sparks has no fights"):
        sparks.damage.strike(state, 0, 1)
    with pytest.raises(TypeError, match="sparks has no way out of the match"):
        sparks.field.come_back(state, 4)
    with pytest.raises(TypeError, match="sparks has no decisions that list no answers"):
        sparks.legality.answers(state)


def test_the_least_game_has_three_traits():
    assert given(game_named("sparks")) == {"board", "piles", "showing"}


@plain
def test_the_recipe_has_a_row_for_every_trait():
    page = (HOUSE / "rules" / "README.md").read_text("utf-8")
    assert re.findall(r"^ +\| `(\w+)` \|", page, re.M) == [name for name in Ruleset.__annotations__ if name in TRAITS]
