"""Boards and answers of Grimoire in words, as scenarios and tests say them."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.boards import TEXTLESS
from game.kernel.boardwords import BoardWords, Fact
from game.kernel.phrases import Phrase, Phrases
from game.kernel.state import State
from game.rules.grimoire.constants import ATTACKS, COLOURS, LANDS_PLAYED, SETTLED, STAKES, TAPPED, is_settled, other
from game.rules.grimoire.turn import PHASES, begin_turn, phase

WINDOWS = (
    "main", "upkeep", "drawn", "announced", "attacked", "blocked", "discarded", "declaration", "respond", "interrupt",
    "damage", "regeneration",
)  # fmt: skip


def from_phase(name: str) -> Callable[[State, int], None]:
    """The turn goes on with that phase."""

    def begin(state: State, seat: int) -> None:
        state.frames.append((begin_turn, (other(seat),)))
        state.frames += [(phase, (number,)) for number in reversed(range(PHASES.index(name), len(PHASES)))]

    return begin


def start_of_turn(state: State, seat: int) -> None:
    """The turn begins, so it counts on by one."""
    state.frames.append((begin_turn, (seat,)))


def settled(state: State, i: int) -> None:
    """What lies on a board has lain there since an earlier turn."""
    e = state.entities[i]
    if i >= len(state.seats) and state.places.field[e.zone]:
        state.entities[i] = e.with_flags(e.flags | SETTLED)


def weak(state: State, i: int) -> None:
    e = state.entities[i]
    state.entities[i] = e.with_flags(e.flags & ~SETTLED)


AMOUNTS = " ".join((*COLOURS, "colourless"))

PHRASES = Phrases(
    own=(
        Phrase("play {card:card}", ("play", "{card}"), WINDOWS),
        Phrase("lay {card:card}", ("land", "{card}"), ("main",)),
        Phrase("use {card:card}", ("use", "{card}"), WINDOWS),
        Phrase("tap {card:card}", ("tap", "{card}"), ("main",)),
        Phrase("mana {kind:place}", ("mana", "{kind}"), ("mana",)),
        Phrase("announce an attack", ("attack",), ("main",)),
        Phrase("take the attack back", ("withdraw",), ("announced",)),
        Phrase("attack with {cards:cards}", ("pick", "{cards}"), ("attackers",)),
        Phrase("attack with {bands:groups}", ("assign", "{bands}"), ("attackers",)),
        Phrase("block {pairs:pairs}", ("assign", "{pairs}"), ("blocks",)),
        Phrase("block nobody", ("assign",), ("blocks",)),
        Phrase("divide {shares:shares}", ("divide", "{shares}"), ("assign_damage", "assign_excess")),
        Phrase(f"pay {{mana:amounts {AMOUNTS}}}", ("pay", "{mana}"), ("pay",)),
        Phrase("discard {cards:cards}", ("pick", "{cards}"), ("discard",)),
    ),
    tails=(
        Phrase("on {cards:cards}", ("pick", "{cards}"), ("target",)),
        Phrase("divided {shares:shares}", ("divide", "{shares}"), ("divide",)),
        Phrase("then {cards:cards}", ("pick", "{cards}"), ("target",)),
        Phrase(f"paying {{mana:amounts {AMOUNTS}}}", ("pay", "{mana}"), ("pay",)),
        Phrase("giving {cards:cards}", ("pick", "{cards}"), ("sacrifice", "discard", "tap")),
    ),
    usual=(("pay", 0), ("blocks", 0), *[(window, -1) for window in WINDOWS]),
)  # fmt: skip

BOARD = BoardWords(
    moments={"main": from_phase("main"), "start": start_of_turn,
             **{name: from_phase(name) for name in ("upkeep", "draw", "discard", "declaration")}},
    phrases=PHRASES,
    filler={
        "id": "blank_page", "name": {"it": "Pagina bianca", "en": "Blank Page"}, "kind": "sorcery",
        "cost": {"white": 20}, "clauses": [{"when": "play", "do": [{"draw": 0}]}],
    },
    numbers={"lands_played": (LANDS_PLAYED,), "attacks": (ATTACKS,), "stake": (STAKES,)},
    groups={"pool": {kind: (place,) for place, kind in enumerate((*COLOURS, "colourless"))}},
    placed=settled,
    flags={"tapped": TAPPED, "weak": Fact(lambda state, i: not is_settled(state, i), weak), "textless": TEXTLESS},
)  # fmt: skip
