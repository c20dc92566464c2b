"""Boards and answers of Contracts in words, as scenarios and tests say them."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.boards import TEXTLESS
from game.kernel.boardwords import BoardWords
from game.kernel.phrases import Phrase, Phrases
from game.kernel.state import State, Task
from game.kernel.windows import offer
from game.rules.contracts.constants import (
    ACTED,
    ACTIVE,
    BURNOUTS,
    ELEMENTS,
    FRESH,
    FULL,
    SPECIAL_USED,
    SPELLS,
    TANKS,
    TANKS_FULL,
)
from game.rules.contracts.turn import (
    ACT,
    ask_extractor,
    ask_orb_active,
    ask_store,
    begin_turn,
    draw_at_start,
    pass_turn,
)


def free_actions(state: State, seat: int) -> None:
    state.frames.append((offer, (ACT.name, seat, 0, 0)))


def start_of_turn(state: State, seat: int) -> None:
    """The turn begins, so it counts on by one."""
    state.frames.append((begin_turn, (seat,)))


def going_on(*steps: Task) -> Callable[[State, int], None]:
    """The turn goes on with these steps; those of its end pass it on."""

    def begin(state: State, seat: int) -> None:
        if pass_turn not in steps:
            free_actions(state, seat)
        state.frames += [(step, (seat,)) for step in reversed(steps)]

    return begin


MOMENTS = {
    "actions": free_actions,
    "start": start_of_turn,
    "extractor": going_on(ask_extractor, draw_at_start),
    "draw": going_on(draw_at_start),
    "orb": going_on(ask_orb_active, ask_store, pass_turn),
    "store": going_on(ask_store, pass_turn),
}
PHRASES = Phrases(
    own=(
        Phrase("play {card:card}", ("play", "{card}"), ("act",)),
        Phrase("attack {target:card} with {attacker:card}", ("attack", "{attacker}", "{target}"), ("act",)),
        Phrase("magnetize {card:creature}", ("magnetize", "{card}"), ("act",)),
        Phrase("use {card:rune}", ("rune", "{card}"), ("act",)),
        Phrase("use {card:orb} on {target:card}", ("orb", "{card}", "{target}"), ("act",)),
        Phrase("end turn", ("end",), ("act",)),
        Phrase("gain {colour:word}", ("gain", "{colour}"), ("extractor",)),
        Phrase("exchange {old:word} for {new:word}", ("exchange", "{old}", "{new}"), ("extractor",)),
        Phrase("decline", ("decline",), ("extractor",)),
        Phrase("draw {n:number}", ("draw", "{n}"), ("draw",)),
        Phrase("special draw {n:number}", ("special", "{n}"), ("draw",)),
        Phrase("keep {cards:cards}", ("pick", "{cards}"), ("keep", "keep_one")),
        Phrase("set aside nothing", ("pick",), ("set_aside",)),
        Phrase("set aside {cards:cards}", ("pick", "{cards}"), ("set_aside",)),
        Phrase("store {n:number}", ("store", "{n}"), ("store",)),
        Phrase("choose {element:word}", ("element", "{element}"), ("element",)),
        Phrase("refill {mana:amounts fire water light pure}", ("refill", "{mana}"), ("refill",)),
        Phrase("put it at {n:place}", ("place", "{n}"), ("place",)),
        Phrase("pay {mana:amounts fire water light pure tanks}", ("pay", "{mana}"), ("pay",)),
    ),
    tails=(
        Phrase("at {n:place}", ("place", "{n}"), ("place",)),
        Phrase("on {cards:cards}", ("pick", "{cards}")),
        Phrase("then {cards:cards}", ("pick", "{cards}")),
        Phrase("paying {mana:amounts fire water light pure tanks}", ("pay", "{mana}"), ("pay",), told=("paid",)),
    ),
    usual=(
        ("place", -1), ("pay", 0), ("set_aside", 0), ("extractor", 0), ("draw", 0), ("orb_active", -1), ("store", 0),
    ),
)  # fmt: skip

BOARD = BoardWords(
    moments=MOMENTS,
    phrases=PHRASES,
    filler={
        "id": "blank_contract", "name": {"it": "Contratto bianco", "en": "Blank Contract"}, "kind": "creature",
        "cost": {"pure": 10}, "attack": 1, "health": 1,
    },
    deck=30,
    numbers={
        "tanks": (TANKS_FULL,), "all_tanks": (TANKS,), "burnouts": (BURNOUTS,), "special_draws": (SPECIAL_USED,),
        "spells_this_turn": (SPELLS,),
    },
    groups={
        "extractors": {element: (n, FULL + n) for n, element in enumerate(ELEMENTS)},
        "full": {element: (FULL + n,) for n, element in enumerate(ELEMENTS)},
    },
    flags={"acted": ACTED, "fresh": FRESH, "active": ACTIVE, "faded": TEXTLESS},
)  # fmt: skip
