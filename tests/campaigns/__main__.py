"""`python -m tests.campaigns NAME --count N --seed S`."""

import os
from importlib import import_module
from pathlib import Path

from tests.campaigns.runner import Try, main

CAMPAIGNS = {
    "cards": "cards.damaged",
    "language": "language.cards",
    "odd-cards": "cards.odd",
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
    "signals": "endings.signals",
    "displays": "endings.displays",
    "monkey": "monkey.events",
    "hidden": "hidden.pairs",
}
"""Each is a module of this folder and a function in it; only the one that is asked for is loaded."""


def prepare(name: str, folder: Path) -> Try:
    module, function = CAMPAIGNS[name].split(".")
    made: Try = getattr(import_module(f"tests.campaigns.{module}"), function)(folder)
    return made


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    raise SystemExit(main(CAMPAIGNS, prepare))
