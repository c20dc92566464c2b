"""What players agree on before a match: the switches that a game leaves open, and its fair start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the title is there before what matches are played by
    from game.kernel.game import Game
    from game.kernel.traits.judging import FairStart as FairStart

FAIR_START = "fair_start"
"""The name by which players agree on the fair start of their game (`kernel.traits.judging.FairStart`)."""


def switches(game: Game) -> tuple[str, ...]:
    """The names of all that can be agreed on."""
    return (*game.vocabulary.agreed, *([FAIR_START] if game.judging.fair else ()))


def starts(game: Game) -> tuple[str, ...]:
    """The starts that are worth a look in the lab, the fair one first, as its command line has them."""
    fair = game.judging.fair
    return tuple(dict.fromkeys((*([fair.written] if fair else ()), *game.judging.starts)))


def applied(game: Game, constants: Mapping[str, Any], rules: Mapping[str, bool]) -> dict[str, Any]:
    """The constants of a match for which `rules` were agreed on, of the `switches`; else it goes by `constants`.

    A fair start that was refused is the printed one.
    """
    found = {**constants, **{name: on for name, on in rules.items() if name != FAIR_START}}
    fair = game.judging.fair
    if fair and rules.get(FAIR_START):
        found |= fair.rules
    elif fair and FAIR_START in rules and agreed(game, constants)[FAIR_START]:
        found |= {name: game.vocabulary.constants[name] for name in fair.rules}
    return found


def agreed(game: Game, constants: Mapping[str, Any]) -> dict[str, bool]:
    """Of each of the `switches` whether a match with these constants is played so; what they leave out is as
    printed."""
    whole = {**game.vocabulary.constants, **constants}
    found = {name: bool(whole[name]) for name in game.vocabulary.agreed}
    if game.judging.fair:
        found[FAIR_START] = all(whole[name] == value for name, value in game.judging.fair.rules.items())
    return found


def changed(game: Game, constants: Mapping[str, Any]) -> dict[str, bool]:
    """Those of the `switches` that are otherwise than printed in a match with these constants."""
    printed = agreed(game, {})
    return {name: on for name, on in agreed(game, constants).items() if on != printed[name]}
