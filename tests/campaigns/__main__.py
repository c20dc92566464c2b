"""`python -m tests.campaigns NAME --count N --seed S`."""

import os
from collections.abc import Callable
from pathlib import Path

from tests.campaigns import cards, matches, rules, settings
from tests.campaigns.runner import Try, main

CAMPAIGNS: dict[str, Callable[[Path], Try]] = {
    "cards": cards.damaged,
    "odd-cards": cards.odd,
    "damaged-matches": matches.damaged,
    "hostile-matches": matches.hostile,
    "rules": rules.constants,
    "settings": settings.settings,
}

if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    raise SystemExit(main(CAMPAIGNS))
