"""The words of Grimoire."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.changes import Modify
from game.kernel.data import Context
from game.kernel.operations import SHARED, Operation
from game.kernel.places import ZoneKind
from game.kernel.reach import PLAYER, Takes
from game.kernel.selectors import COMMON_SETS, Selector, SetFunction
from game.kernel.state import State
from game.kernel.values import kind_of
from game.kernel.vocabulary import TriggerKind, Vocabulary
from game.rules.grimoire.constants import COLOURS, TERRITORY, Rules, zone
from game.rules.grimoire.keywords import KEYWORDS
from game.rules.grimoire.timing import counter, interrupted


@dataclass(frozen=True, eq=False, kw_only=True)
class Counter(Operation):
    """The spell is not carried out, and its card is lost (M-415)."""

    word = "counter"
    in_play = False
    takes = {"to": Takes(where="open")}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            counter(state, i)


def _in_play(kind: str, players: bool = False) -> SetFunction:
    """The permanents of a kind, those of the active player first."""

    def found(state: State, context: Context) -> tuple[int, ...]:
        seats = (state.active, 1 - state.active)
        lying = [i for seat in seats for i in state.zones[zone(seat, TERRITORY)] if kind_of(state, i) == kind]
        return (*lying, *seats) if players else tuple(lying)

    return found


def _spell(state: State, context: Context) -> tuple[int, ...]:
    """The spell about which the interrupt window is open (M-403)."""
    found = interrupted(state)
    return () if found is None else (found,)


VOCABULARY = Vocabulary(
    kinds={"land": (), "summon": ("power", "toughness"), "sorcery": (), "instant": (), "interrupt": ()},
    elements=(*COLOURS, "any"),
    stats=("power", "toughness", "life"),
    keywords=KEYWORDS,
    keyword_stats=(),
    statuses=(),
    triggers={"play": TriggerKind(own=True, kinds=("sorcery", "instant", "interrupt"), played=True, at=("casting",))},
    sets={name: find for name, find in COMMON_SETS.items() if name != "object"}
    | {
        "creatures": _in_play("summon"),
        "lands": _in_play("land"),
        "anyone": _in_play("summon", players=True),
        "spell": _spell,
    },
    lies={
        "creatures": ("territory",),
        "lands": ("territory",),
        "anyone": ("territory", PLAYER),
        "spell": ("casting",),
    },
    of_kinds={"creatures": ("summon",), "lands": ("land",), "anyone": ("summon",)},
    resources={},
    operations={word: SHARED[word] for word in ("damage", "destroy", "draw")}
    | {operation.word: operation for operation in (Modify, Counter)},
    zones=(
        ZoneKind("library", "none"),
        ZoneKind("hand", "owner"),
        ZoneKind("territory", "all", field=True, holds=("land", "summon")),
        ZoneKind("casting", "all", passing=True),
        ZoneKind("graveyard", "all"),
    ),
    destinations={"hand": ("hand", "top")},
    player={"life": "life_start"},
    constants=Rules._field_defaults,
    ranges={
        "life_start": (1, 99),
        "opening_hand": (0, 20),
        "hand_max": (0, 20),
        "lands_per_turn": (0, 9),
        "attacks_per_turn": (0, 9),
    },
    least={"toughness": 1},
    bodies=("summon", "land"),
    damageable=("summon",),
    actions=("play", "land", "tap"),
    proposed=frozenset({"play"}),
)
