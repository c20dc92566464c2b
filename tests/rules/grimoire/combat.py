"""A board on which creatures stand face to face: each is written as the rule book's examples write it, "2/3 fs red"."""

from __future__ import annotations

from typing import Any

from game.kernel import boards, control, running
from game.kernel.characteristics import CONTROL, KEYWORD, KIND, TURN_END, Modifier
from game.kernel.decisions import answers
from game.kernel.events import Log
from game.kernel.moves import move
from game.kernel.setup import dealt
from game.kernel.state import State
from game.kernel.values import modify
from game.language.library import from_plain
from game.rules.grimoire.constants import (
    COLOURS,
    GRAVEYARD,
    HAND,
    LIBRARY,
    SETTLED,
    TAPPED,
    TERRITORY,
    is_settled,
    zone,
)
from game.rules.grimoire.game import GRIMOIRE
from game.rules.grimoire.keywords import KEYWORDS
from game.rules.grimoire.kinds import TYPES
from game.rules.grimoire.record import attackers, blockers
from game.rules.grimoire.turn import begin_turn, phase
from tests.rules.grimoire.board import CARDS, P1, P2, Board, card

SHORT = {"fs": "first_strike", "tr": "trample", "bd": "banding", "fl": "flying"}


def creature(written: str) -> dict[str, Any]:
    """The plain data of "2/2 bd red": power, toughness, keywords (or short for them) and a colour, which it costs."""
    size, *words = written.split()
    power, toughness = size.split("/")
    cost = {word: 1 for word in words if word in COLOURS}
    keywords = [SHORT.get(word, word) for word in words if word not in (*COLOURS, "wall")]
    assert {*KEYWORDS} >= {*keywords}, written
    name = written.replace(" ", "_").replace("/", "_").replace("protection_from", "pro")
    return card(name, "summon", cost, power=int(power), toughness=int(toughness),
                keywords=keywords, types=["wall"] if "wall" in words else [])  # fmt: skip


class Battle(Board):
    """P1's main phase. `mine` and `theirs`, written as above or ids of cards, are in play and not weak.

    Each holds a free creature, with `fast` a free instant, so that they are asked in every window, and its hand.
    """

    def __init__(self, mine: list[str], theirs: list[str], hands: tuple[list[str], list[str]] = ([], []),
                 lands: tuple[str, str] = ("", ""), more: list[dict[str, Any]] | None = None, fast: bool = True,
                 **rules: Any) -> None:  # fmt: skip
        plain = {
            made["id"]: made
            for made in [*CARDS, *map(creature, [one for one in (*mine, *theirs) if "/" in one]), *(more or [])]
        }
        cards = from_plain([*plain.values()], {}, "grimoire", GRIMOIRE.vocabulary)
        sides = [[creature(one)["id"] if "/" in one else one for one in side] for side in (mine, theirs)]
        own = [(held.split(), side, [*hand, "wisp", *(["flash"] if fast else [])]) for held, side, hand in
               zip(lands, sides, hands, strict=True)]  # fmt: skip
        decks = [["plains"] * 12 + held + side + hand for held, side, hand in own]
        self.state: State = dealt(GRIMOIRE, cards, decks, 1, {"opening_hand": 0, **rules})
        self.state.log = Log()
        placed = []
        for seat, (held, side, hand) in enumerate(own):
            self._lay(seat, len(hand), HAND)
            first = len(self.state.zones[zone(seat, LIBRARY)]) - len(side)
            placed.append(list(self.state.zones[zone(seat, LIBRARY)][first:]))
            self._lay(seat, len(side) + len(held), TERRITORY)
        self.mine, self.theirs = placed
        self.state.active, self.state.turn = P1, 2
        for i in (*self.state.zones[zone(P1, TERRITORY)], *self.state.zones[zone(P2, TERRITORY)]):
            self.state.entities[i] = self.state.entities[i].with_flags(SETTLED)
        self.state.frames = [(begin_turn, (P2,)), *[(phase, (number,)) for number in range(6, 2, -1)]]
        running.run(self.state)

    # --- the attack ---

    def announce(self) -> None:
        self.give("attack")
        self.decline("announced")

    def attack(self, *attackers: int, bands: dict[int, int] | None = None) -> None:
        """Announce it and name attackers, `bands` those with the first of their band; on to the blocks or the end.

        Nobody acts in the windows.
        """
        self.name(*attackers, bands=bands)
        self.decline("attacked")

    def name(self, *attackers: int, bands: dict[int, int] | None = None) -> None:
        """The same, up to the window after it (A3)."""
        if self.asked[0] == "main":
            self.announce()
        if self.state.decision is not None and self.state.decision.shape == "assignment":
            pairs = {i: i for i in attackers} | (bands or {})
            self.give("assign", *[part for i in sorted(pairs, key=self.mine.index) for part in (i, pairs[i])])
        else:
            self.give("pick", *sorted(attackers, key=self.mine.index))

    def block(self, blocks: dict[int, int] | None = None) -> None:
        """Each blocker with its attacker; on to the damage."""
        self.declare(blocks)
        self.decline("blocked")

    def declare(self, blocks: dict[int, int] | None = None) -> None:
        """The same, up to the window after it (A5)."""
        pairs = blocks or {}
        if self.state.decision is not None and self.state.decision.kind == "blocks":
            self.give("assign", *[part for i in sorted(pairs, key=self.theirs.index) for part in (i, pairs[i])])
        else:
            assert not pairs

    def finish(self) -> None:
        """Nobody does anything more, nor blocks, until a division or the end of the attack."""
        while self.state.decision is not None and self.asked[0] in ("announced", "attacked", "blocks", "blocked"):
            self.give("assign" if self.asked[0] == "blocks" else "pass")

    def fight(self, blocks: dict[int, int] | None = None, bands: dict[int, int] | None = None) -> None:
        """All of P1's creatures attack, and `blocks` are made; on to a division, or to the end of the attack."""
        self.attack(*([] if bands else self.mine), bands=bands)
        self.block(blocks)

    def divide(self, shares: dict[int, int]) -> None:
        decision = self.state.decision
        assert decision is not None
        order = list(decision.among())
        self.give("divide", *[part for i in sorted(shares, key=order.index) if shares[i] for part in (i, shares[i])])

    # --- what effects would do ---

    def grant(self, i: int, *words: str) -> None:
        boards.grant(self.state, i, *words, until=TURN_END)

    def lose(self, i: int, word: str) -> None:
        modify(self.state, i, (Modifier(KEYWORD, 1 << KEYWORDS.index(word), 0, TURN_END, i),))
        self.state.unsettled = False

    def become(self, i: int, word: str) -> None:
        """It is of that kind, or of that type and no other, until the end of the turn."""
        what = 1 << TYPES.index(word) if word in TYPES else word
        modify(self.state, i, (Modifier(KIND, what, 0, TURN_END, i),))
        self.state.unsettled = False

    def change(self, i: int, power: int = 0, toughness: int = 0) -> None:
        boards.change(self.state, i, TURN_END, power=power, toughness=toughness)

    def wound(self, i: int, amount: int) -> None:
        boards.damage(self.state, i, amount)

    def tap(self, i: int, tapped: bool = True) -> None:
        e = self.state.entities[i]
        self.state.entities[i] = e.with_flags(e.flags | TAPPED if tapped else e.flags & ~TAPPED)

    def steal(self, i: int, seat: int) -> None:
        """`seat` controls it, for good."""
        control.take_control(self.state, i, seat, Modifier(CONTROL, seat))

    def remove(self, i: int) -> None:
        """It leaves play."""
        move(self.state, i, zone(self.state.entities[i].owner, GRAVEYARD))

    # --- looking ---

    def alive(self, i: int) -> bool:
        return self.where(i) == "territory"

    def borne(self, i: int) -> int:
        return self.state.entities[i].damage

    def settled(self, i: int) -> bool:
        return is_settled(self.state, i)

    def ways(self, word: str) -> set[str]:
        """The cards with which that can be done."""
        return {self.state.entities[way[1]].definition.id for way in answers(self.state) if way[0] == word}

    def attacking(self) -> list[int]:
        return attackers(self.state)

    def blocking(self) -> list[int]:
        return blockers(self.state)

    @property
    def over(self) -> bool:
        return self.asked[0] == "main"
