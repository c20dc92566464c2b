"""`python -m tests.campaigns NAME --count N --seed S`."""

import os
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from inspect import signature

from tests.campaigns.runner import Prepare, main

CAMPAIGNS = {
    "cards": "cards.damaged",
    "language": "language.cards",
    "effects": "effects.plain",
    "odd-cards": "cards.odd",
    "wrong-cards": "wrong.mistakes",
    "damaged-matches": "matches.damaged",
    "hostile-matches": "matches.hostile",
    "rules": "rules.constants",
    "settings": "settings.settings",
    "scenarios": "scenarios.scenarios",
    "bulk": "bulk.matches",
    "homes": "homes.odd",
    "kills": "kills.anywhere",
    "kills-while-writing": "kills.writing",
    "workers": "workers.faults",
    "clusters": "clusters.killed",
    "signals": "endings.signals",
    "displays": "endings.displays",
    "monkey": "monkey.events",
    "hidden": "hidden.pairs",
    "fair": "fair.answers",
    "curtain": "curtain.pairs",
    "undo": "undo.answers",
}
"""Each is a module of this folder and a function in it; only the one that is asked for is loaded."""


def prepare(name: str, games: Sequence[str] = ()) -> Prepare:
    """What makes the tries of a campaign, of these games alone if any are named.

    Raises ValueError where it tries no games.
    """
    module, function = CAMPAIGNS[name].split(".")
    found: Prepare = getattr(import_module(f"tests.campaigns.{module}"), function)
    if not games:
        return found
    if "games" not in signature(found).parameters:
        raise ValueError(f"`{name}` tries no games: leave --game out")
    return partial(found, games=games)


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    raise SystemExit(main(CAMPAIGNS, prepare))
