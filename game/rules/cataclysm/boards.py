"""Boards and answers of Cataclysm in words, as scenarios and tests say them."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.boards import TEXTLESS
from game.kernel.boardwords import BoardWords, Fact
from game.kernel.characteristics import CONTROL, TURN_END, Modifier
from game.kernel.phrases import Phrase, Phrases
from game.kernel.state import State
from game.kernel.values import modify
from game.rules.cataclysm.constants import (
    BATTLE,
    CATACLYSM,
    DEPLOYMENT,
    EXTRA_BATTLES,
    OUT,
    PHASES,
    SKIPS,
)
from game.rules.cataclysm.field import is_borrowed
from game.rules.cataclysm.turn import begin_turn, parts


def start_of_turn(state: State, seat: int) -> None:
    """The turn begins, so it counts on by one."""
    state.frames.append((begin_turn, (seat,)))


def borrowed(state: State, i: int) -> None:
    """Whoever has it controls it until the end of the turn."""
    modify(state, i, (Modifier(CONTROL, state.entities[i].controller, 0, TURN_END, i),))
    state.unsettled = False


def from_phase(phase: int) -> Callable[[State, int], None]:
    """The turn goes on with `phase` (one of constants.PHASES)."""

    def begin(state: State, seat: int) -> None:
        state.frames += parts(seat)[: len(PHASES) - phase + 1]

    return begin


PHRASES = Phrases(
    own=(
        Phrase("play {card:card}", ("play", "{card}"), ("event",)),
        Phrase("deploy {card:character}", ("play", "{card}"), ("deploy",), passing=("event",)),
        Phrase(
            "attack {target:card} with {attacker:card}", ("attack", "{attacker}", "{target}"), ("battle",),
            passing=("event", "deploy"), told=("attack", "attacker", "target"),
        ),
    ),
    tails=(
        Phrase("on {cards:cards}", ("pick", "{cards}")),
        Phrase("then {cards:cards}", ("pick", "{cards}")),
    ),
    usual=(("event", -1), ("deploy", -1)),
)  # fmt: skip

BOARD = BoardWords(
    moments={
        "start": start_of_turn, **{PHASES[phase]: from_phase(phase) for phase in (CATACLYSM, DEPLOYMENT, BATTLE)},
    },
    phrases=PHRASES,
    filler={
        "id": "blank_event", "name": {"it": "Evento bianco", "en": "Blank Event"}, "kind": "event",
        "clauses": [{"when": "play", "do": [{"draw": 0}]}],
    },
    numbers={"extra_battles": (EXTRA_BATTLES,), "out": (OUT,)},
    groups={"skips": {phase: (SKIPS + n,) for n, phase in enumerate(PHASES[:-1])}},
    flags={"borrowed": Fact(lambda state, i: is_borrowed(state.entities[i]), borrowed), "faded": TEXTLESS},
)  # fmt: skip
