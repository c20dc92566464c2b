"""What is planned of evenings at the table, and what is kept of their faults."""

from __future__ import annotations

from itertools import product

from game.rules import NAMES
from tests import evenings


def test_four_matches_of_a_game_are_of_all_sizes_and_languages() -> None:
    planned = list(evenings.plans(list(NAMES), 4))
    for game in NAMES:
        met = {(plan.size, plan.lang) for plan in planned if plan.game == game}
        assert met == set(product(evenings.SIZES, evenings.LANGUAGES))


def test_the_opponents_are_those_that_are_asked_for() -> None:
    planned = evenings.plans(["estro"], 3, levels=("random", "novice"))
    assert [plan.level for plan in planned] == ["random", "novice", "random"]


def test_what_a_program_said_of_its_faults_is_kept_whole() -> None:
    said = [
        "ALSA: no card",
        "Traceback (most recent call last):",
        '  File "a.py", line 1, in play',
        "    seat[0]",
        "KeyError: 'seat'",
        "ALSA: no card",
        "contracts: a fault was kept",
    ]
    assert evenings.told_off("\n".join(said)) == ["\n".join(said[1:5]), said[6]]
