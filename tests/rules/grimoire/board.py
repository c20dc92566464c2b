"""A match of Grimoire with chosen hands and libraries of throw-away cards.

Each answer is taken by a saved and loaded twin too, and after each what holds of every position is looked at.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from game.kernel import running
from game.kernel.decisions import Answer
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.events import Log
from game.kernel.moves import create, move
from game.kernel.saved import from_json
from game.kernel.setup import dealt
from game.kernel.state import State
from game.kernel.values import remaining, stat
from game.lab.invariants import broken
from game.language.folders import CARDS as FOLDER
from game.language.library import from_plain, load
from game.language.text import rules_text
from game.rules.grimoire import damage
from game.rules.grimoire.constants import HAND, LIBRARY, POWER, SETTLED, TERRITORY, TOUGHNESS, is_tapped, zone
from game.rules.grimoire.game import GRIMOIRE
from game.rules.grimoire.mana import pool
from game.rules.grimoire.turn import begin_turn, phase

P1, P2 = 0, 1
TO_CREATURE = [{"from": "creatures", "pick": 1}]
TO_ANYONE = [{"from": "anyone", "pick": 1}]
TO_SPELL = [{"from": "spell", "pick": 1}]


def card(name: str, kind: str, cost: dict[str, int] | None = None, **fields: Any) -> dict[str, Any]:
    return {
        "id": name,
        "name": {"it": name, "en": name},
        "kind": kind,
        **({} if kind == "land" else {"cost": cost or {}}),
        **fields,
    }


def spell(name: str, kind: str, cost: dict[str, int] | None, *do: Any, targets: Any = None) -> dict[str, Any]:
    clause = {"when": "play", **({"targets": targets} if targets else {}), "do": list(do)}
    return card(name, kind, cost, clauses=[clause])


CARDS = [
    *[card(land, "land", types=[land]) for land in ("plains", "island", "swamp", "mountain", "forest")],
    card("wolf", "summon", {"green": 1, "any": 1}, power=2, toughness=2),
    card("wisp", "summon", power=1, toughness=1),
    card("knight", "summon", {"white": 2, "any": 3}, power=3, toughness=3),
    card("ox", "summon", {"red": 1}, power=5, toughness=5),
    card("bear", "summon", power=2, toughness=2),
    card("aloof", "summon", power=1, toughness=1, keywords=["protection_from_red"]),
    *[card(f"wall{n}", "summon", power=0, toughness=n) for n in (2, 4, 6)],
    spell("spark", "instant", {"red": 1}, {"damage": 2, "to": "target"}, targets=TO_ANYONE),
    spell("flash", "instant", None, {"damage": 2, "to": "target"}, targets=TO_ANYONE),
    spell("bulk", "instant", None, {"modify": {"power": 2, "toughness": 4}, "to": "target", "until": "turn_end"},
          targets=TO_CREATURE),
    spell("wilt", "instant", None, {"modify": {"power": -1, "toughness": -1}, "to": "target", "until": "turn_end"},
          targets=TO_CREATURE),
    spell("choke", "instant", None, {"destroy": "target"}, targets=TO_CREATURE),
    spell("balm", "instant", {"white": 1}, {"prevent": 3, "dealt_to": "anyone", "by": "creatures"}),
    spell("shield", "instant", None, {"prevent": "all", "dealt_to": "anyone"}),
    spell("red_ward", "instant", None, {"prevent": "all", "dealt_to": "you", "element": "red"}),
    spell("detour", "instant", None, {"redirect": 2, "dealt_to": "anyone", "to": "target"}, targets=TO_ANYONE),
    spell("mend", "instant", None, {"regenerate": "target"}, targets=[{"from": "dying_creatures", "pick": 1}]),
    spell("grave", "instant", None, {"bury": "target"}, targets=TO_CREATURE),
    spell("storm", "sorcery", None, {"damage": 3, "to": "players"}),
    spell("ruin", "sorcery", None, {"destroy": "creatures"}),
    spell("insight", "sorcery", None, {"draw": 3}),
    spell("insight_now", "instant", None, {"draw": 1}),
    spell("no", "interrupt", None, {"counter": "target"}, targets=TO_SPELL),
    spell("echo", "interrupt", None, {"draw": 1}, targets=TO_SPELL),
]  # fmt: skip


class Board:
    """The first player's main phase: each holds these cards; `lands` lie in play already."""

    def __init__(self, *hands: list[str], lands: str = "", library: list[str] | None = None, life: int = 20,
                 extra: Sequence[dict[str, Any]] = (), rules: Mapping[str, Any] | None = None) -> None:  # fmt: skip
        """`extra`: more throw-away cards than every test has; `rules`: constants that are otherwise than printed."""
        cards = from_plain([*CARDS, *extra], {}, "grimoire", GRIMOIRE.vocabulary)
        pile, own = ["plains"] * 12 if library is None else library, lands.split()
        decks = [[*pile, *(own if seat == P1 else []), *hand] for seat, hand in enumerate(hands)]
        self.state: State = dealt(GRIMOIRE, cards, decks, 1, {"opening_hand": 0, "life_start": life, **(rules or {})})
        self.state.log = Log()
        for seat, hand in enumerate(hands):
            self._lay(seat, len(hand), HAND)
        self._lay(P1, len(own), TERRITORY)
        self.state.active, self.state.turn = P1, 1
        self.state.frames = [(begin_turn, (P2,)), *[(phase, (number,)) for number in range(6, 2, -1)]]
        running.run(self.state)

    def _lay(self, seat: int, amount: int, kind: int) -> None:
        """So many cards from the top of the library elsewhere."""
        library = self.state.zones[zone(seat, LIBRARY)]
        for i in library[len(library) - amount :]:
            move(self.state, i, zone(seat, kind))

    def put(self, seat: int, name: str) -> int:
        """Another card of that name, in play on the side of `seat`, no longer weak."""
        i = create(self.state, self.state.cards[name], seat, zone(seat, TERRITORY))
        self.state.entities[i] = self.state.entities[i].with_flags(SETTLED)
        if self.state.decision is not None and self.asked[0] in GRIMOIRE.windows:
            self.state.decision = None  # the window is offered anew, with what can be done now
            running.run(self.state)
        return i

    def dealt(self, *packets: tuple[int, int, int] | tuple[int, int, int, int]) -> None:
        """All at once: each from whom, to whom, how much, with which tags. Who is asked then is asked."""
        question, self.state.decision = self.state.decision, None
        assert question is not None and question.kind == "main"
        damage.run(self.state, [damage.packet(self.state, *packet) for packet in packets])
        running.run(self.state)

    # --- looking ---

    def held(self, name: str, nth: int = 0) -> int:
        return [i for i, e in enumerate(self.state.entities) if e.definition.id == name and e.zone >= 0
                and self.state.places.name[e.zone] != "library"][nth]  # fmt: skip

    def where(self, i: int) -> str:
        return self.state.places.name[self.state.entities[i].zone]

    @property
    def asked(self) -> tuple[str, int]:
        assert self.state.decision is not None
        return self.state.decision.kind, self.state.decision.seat

    def life(self, seat: int) -> int:
        return remaining(self.state, seat)

    def pool(self, seat: int) -> tuple[int, ...]:
        return pool(self.state, seat)

    def size(self, i: int) -> tuple[int, int]:
        return stat(self.state, i, POWER), stat(self.state, i, TOUGHNESS)

    def tapped(self, i: int) -> bool:
        return is_tapped(self.state, i)

    def events(self, *kinds: str) -> list[str]:
        """The kinds of what has happened, of these alone."""
        assert self.state.log is not None
        return [e.kind for e in self.state.log.events if e.kind in kinds]

    def done(self) -> list[str]:
        """The cards whose clauses were carried out, in this order."""
        assert self.state.log is not None
        return [e.facts["card"] for e in self.state.log.events if e.kind == "effect"]

    def damage_events(self) -> list[int]:
        assert self.state.log is not None
        return [e.facts["amount"] for e in self.state.log.events if e.kind == "damage"]

    # --- answering ---

    def give(self, *answer: Any) -> None:
        twin = from_json(json.loads(json.dumps(self.state.to_json())), GRIMOIRE, self.state.cards)
        running.answer(twin, answer)
        running.answer(self.state, answer)
        assert twin == self.state
        assert self.state.result is not None or not broken(self.state)

    def cast(self, name: str, target: int | None = None, nth: int = 0, pay: Answer | None = None) -> int:
        """Announce a card of the hand; a question that `target` or `pay` does not answer is left open."""
        i = self.held(name, nth)
        self.give("play", i)
        if target is not None and self.state.decision is not None and self.state.decision.kind == "target":
            self.give("pick", target)
        if pay is not None:
            self.give("pay", *pay)
        return i

    def decline(self, *kinds: str) -> None:
        """Everybody declines in windows of these kinds (in "respond" and "interrupt" where none is named)."""
        while self.state.decision is not None and self.state.decision.kind in (kinds or ("respond", "interrupt")):
            self.give("pass")

    def resolved(self, name: str, target: int | None = None, nth: int = 0) -> int:
        i = self.cast(name, target, nth)
        self.decline()
        return i

    def end_turn(self) -> None:
        """Everybody declines until the other player's main phase, or the next question that is no window."""
        turn = self.state.turn
        while self.state.result is None and self.state.decision is not None:
            if self.state.turn > turn and self.state.decision.kind == "main":
                return
            if self.state.decision.kind not in GRIMOIRE.windows:
                return
            self.give("pass")

    def refused(self, *answer: Any) -> Reason:
        try:
            running.answer(self.state.copy(), answer)
        except IllegalAnswer as error:
            return error.reason
        raise AssertionError(f"{answer} is accepted")


def texts(*names: str, extra: Sequence[dict[str, Any]] = ()) -> dict[str, list[str]]:
    """What stands on these cards, by language."""
    found = from_plain([*CARDS, *extra], {}, "grimoire", GRIMOIRE.vocabulary)
    whole = load(FOLDER / "grimoire", "grimoire", GRIMOIRE.vocabulary)
    return {lang: [rules_text(found[name], lang, whole) for name in names] for lang in ("en", "it")}
