"""Nobody is asked in a window for which they have no gift (E-129), and nothing else is left out."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel.decisions import answers, random_answer
from game.kernel.running import advance
from game.rules.estro import gifts
from game.rules.estro.victory import losing
from tests.rules.estro.test_matches import ESTRO, FORMATS, decks, library

MATCHES = [(2, "constructed"), (4, "constructed"), (2, "by chance"), (2, "necrotoken"), (2, "other rulings")]


def asked(seats: int, format: str, seed: int) -> list[tuple[str, int, int]]:
    """Who is asked what, and how many answers there are, in a random match."""
    known, chance, found = library(), Random(seed), []
    lists = [known.decks[deck].cards() for deck in decks(seed, seats)]
    constants = known.constants | FORMATS[format]
    state = ESTRO.setup(known.card_set(ESTRO.vocabulary), lists, seed, constants)
    while state.decision is not None and len(found) < 1_000:
        assert not (state.quiet and losing(state))
        found.append((state.decision.kind, state.decision.seat, len(answers(state))))
        advance(state, random_answer(state, chance.random))
    return found


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("seats", "format"), MATCHES)
def test_nothing_is_left_out_that_could_be_done(seats, format, seed, monkeypatch):
    """The same match whether it is remembered that somebody has no gift, or looked at in each window."""
    remembered = asked(seats, format, seed)
    monkeypatch.setattr(gifts, "idle_bit", lambda quick, seat: 0)
    assert asked(seats, format, seed) == remembered
