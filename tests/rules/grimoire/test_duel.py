"""The rule book's example duel with its branches B1 to B6 (part 2 of the clauses), its numbers under invented names."""

from __future__ import annotations

import pytest

from game.kernel import running
from game.kernel.decisions import answers
from game.kernel.events import Log
from game.kernel.moves import move
from game.kernel.setup import dealt
from game.language.library import from_plain
from game.rules.grimoire.constants import GRAVEYARD, HAND, LIBRARY, TERRITORY, zone
from game.rules.grimoire.game import GRIMOIRE
from game.rules.grimoire.turn import begin_turn
from tests.rules.grimoire.board import CARDS, TO_CREATURE, Board, card, spell

A, Y = 0, 1
FIXTURES = [
    card("moth", "summon", {"green": 1}, power=1, toughness=1, keywords=["flying"]),
    card("bones", "summon", {"black": 1, "any": 1}, power=1, toughness=1,
         clauses=[{"when": "use", "pay": {"black": 1}, "do": [{"regenerate": "self"}]}]),
    card("blessing", "aura", {"white": 1}, clauses=[
        {"when": "play", "targets": TO_CREATURE, "do": [{"enchant": "target"}]},
        {"when": "always", "do": [{"give": {"power": 1, "toughness": 2}, "to": "host"}]},
    ]),
    card("hart", "summon", {"white": 1, "any": 2}, power=2, toughness=2),
    spell("surge", "instant", {"green": 1}, {"modify": {"power": 3, "toughness": 3}, "to": "target",
                                             "until": "turn_end"}, targets=TO_CREATURE),
    card("balm", "instant", {"white": 1}, clauses=[{"when": "play", "modes": [
        {"do": [{"gain": 3, "who": "you"}]}, {"do": [{"prevent": 3, "dealt_to": "anyone", "by": "creatures"}]},
    ]}]),
    card("filler", "summon", {"any": 9}, power=1, toughness=1),
]  # fmt: skip
OPENING = (["island", "bones", "surge", *["filler"] * 4],
           ["forest", "moth", "blessing", "balm", "plains", "filler", "filler"])  # fmt: skip
DRAWN = (["filler", "swamp", "filler", "forest"], ["hart", "filler", "plains"])


class Duel(Board):
    """Two libraries of exactly 40, in the order of the script; A begins, and is in the main phase of the first turn."""

    def __init__(self) -> None:
        cards = from_plain([*CARDS[:5], *FIXTURES], {}, "grimoire", GRIMOIRE.vocabulary)
        tops = [[*opening, *drawn] for opening, drawn in zip(OPENING, DRAWN, strict=True)]
        decks = [["filler"] * (40 - len(top)) + top[::-1] for top in tops]
        self.state = dealt(GRIMOIRE, cards, decks, 1, {"opening_hand": 0})
        self.state.log = Log()
        for seat in (A, Y):
            for _ in range(7):
                move(self.state, self.state.zones[zone(seat, LIBRARY)][-1], zone(seat, HAND))
        self.state.frames = [(begin_turn, (A,))]
        running.run(self.state)

    def count(self, seat: int, kind: int) -> int:
        return len(self.state.zones[zone(seat, kind)])

    def mine(self, seat: int, name: str, nth: int = 0) -> int:
        return [i for i, e in enumerate(self.state.entities) if e.definition.id == name and e.owner == seat
                and e.zone >= 0 and self.state.places.name[e.zone] != "library"][nth]  # fmt: skip

    def play(self, seat: int, name: str, target: int | None = None, taps: tuple[str, ...] = ()) -> int:
        """Tap these lands by hand, then play the card; everybody declines in the windows that it opens."""
        for land in taps:
            lands = self.state.zones[zone(seat, TERRITORY)]
            ways = [way for way in answers(self.state) if way[0] == "tap" and self.of(way[1]) == land]
            assert ways[0][1] in lands
            self.give(*ways[0])
        i = next(i for i in self.state.zones[zone(seat, HAND)] if self.of(i) == name)
        self.give("land" if self.state.entities[i].definition.kind == "land" else "play", i)
        if target is not None and self.asked[0] == "target":
            self.give("pick", target)
        self.decline()
        return i

    def of(self, i: int) -> str:
        return self.state.entities[i].definition.id

    def to_main(self, seat: int) -> None:
        """Everybody declines up to the main phase of `seat`."""
        while not (self.state.active == seat and self.asked == ("main", seat)):
            assert self.asked[0] in GRIMOIRE.windows, self.asked
            self.give("pass")

    def attack(self, i: int) -> None:
        """Up to the window after attackers, or the blocks."""
        self.give("attack")
        self.decline("announced")
        self.give("pick", i)


def up_to_the_attack(duel: Duel) -> None:
    """Turns 1 to 7, until A has attacked with the bones (T1 to T7.2)."""
    assert duel.asked == ("main", A) and duel.count(A, HAND) == 8, "who begins draws, too (M-023)"
    assert duel.count(A, LIBRARY) == 32 and duel.count(Y, LIBRARY) == 33
    duel.play(A, "island")
    assert duel.count(A, HAND) == 7
    duel.to_main(Y)
    assert duel.count(Y, HAND) == 8
    duel.play(Y, "forest")
    assert duel.refused("land", duel.mine(Y, "plains")), "a second land (M-059)"
    moth = duel.play(Y, "moth", taps=("forest",))
    assert duel.where(moth) == "territory" and duel.count(Y, HAND) == 6 and duel.pool(Y) == (0,) * 6
    assert duel.refused("attack").clause == "M-248", "the moth is weak (M-235)"
    duel.to_main(A)
    assert [duel.life(seat) for seat in (A, Y)] == [20, 20] and duel.count(A, HAND) == 8
    duel.play(A, "swamp")
    bones = duel.play(A, "bones", taps=("swamp", "island"))
    assert duel.pool(A) == (0,) * 6 and duel.count(A, HAND) == 6 and duel.size(bones) == (1, 1)
    duel.to_main(Y)
    assert duel.count(Y, HAND) == 7 and not duel.tapped(duel.mine(Y, "forest"))
    duel.play(Y, "plains")
    duel.play(Y, "blessing", moth, taps=("plains",))
    assert duel.size(moth) == (2, 3) and duel.count(Y, HAND) == 5 and not duel.tapped(duel.mine(Y, "forest"))
    assert ("attack",) in answers(duel.state)
    duel.to_main(A)
    assert duel.count(A, HAND) == 7
    duel.to_main(Y)
    assert duel.count(Y, HAND) == 6
    duel.play(Y, "plains")
    assert duel.count(Y, HAND) == 5


def attacked(duel: Duel, hart: bool = True) -> None:
    """T6.2 to T7.3: Y has the hart and attacks with the moth; A attacks with the bones, and Y is asked who blocks."""
    if hart:
        duel.play(Y, "hart", taps=("forest", "plains", "plains"))
        assert duel.count(Y, HAND) == 4
    duel.attack(duel.mine(Y, "moth"))
    duel.decline("attacked", "blocked")
    assert duel.life(A) == 18 and duel.tapped(duel.mine(Y, "moth")), "the bones can't block who flies (M-285)"
    duel.to_main(A)
    assert duel.count(A, HAND) == 8 and duel.tapped(duel.mine(Y, "moth"))
    duel.play(A, "forest")
    assert duel.count(A, HAND) == 7
    duel.attack(duel.mine(A, "bones"))


def blocked(duel: Duel) -> tuple[int, int]:
    """T7.3 and T7.4: the hart blocks the bones, for the moth is tapped."""
    bones, hart = duel.mine(A, "bones"), duel.mine(Y, "hart")
    duel.decline("attacked")
    assert duel.asked == ("blocks", Y)
    assert answers(duel.state) == [("assign",), ("assign", hart, bones)]
    assert duel.refused("assign", duel.mine(Y, "moth"), bones).clause == "M-256"
    duel.give("assign", hart, bones)
    return bones, hart


def surged(duel: Duel, bones: int) -> None:
    """T7.5: A casts the surge on the bones, which are 4/4 then."""
    assert duel.asked == ("blocked", A)
    duel.give("play", duel.mine(A, "surge"))
    if duel.asked[0] == "target":
        duel.give("pick", bones)
    if duel.asked[0] == "pay":
        duel.give(*answers(duel.state)[0])


@pytest.fixture
def duel() -> Duel:
    found = Duel()
    up_to_the_attack(found)
    return found


def test_the_duel_as_it_is_told(duel):
    """M-015 M-020 M-021 M-023 M-036 M-059 M-101 M-136 M-137 M-235 M-239 M-041 M-149 M-123 M-068 M-070 M-285 M-266 M-256
    M-264 M-277 M-222 M-076 M-077 M-084"""
    attacked(duel)
    bones, hart = blocked(duel)
    surged(duel, bones)
    duel.decline()
    assert duel.size(bones) == (4, 4) and duel.count(A, HAND) == 6
    duel.decline("blocked")
    assert duel.where(hart) == "graveyard" and duel.where(bones) == "territory"
    assert duel.state.entities[bones].damage == 2
    duel.to_main(Y)
    assert duel.state.entities[bones].damage == 0 and duel.size(bones) == (1, 1)
    assert [duel.life(seat) for seat in (A, Y)] == [18, 20]
    lands = {duel.of(i): duel.tapped(i) for i in duel.state.zones[zone(A, TERRITORY)]}
    assert lands == {"island": False, "swamp": False, "forest": True, "bones": True}
    assert [duel.of(i) for i in duel.state.zones[zone(A, GRAVEYARD)]] == ["surge"]
    assert [duel.of(i) for i in duel.state.zones[zone(Y, GRAVEYARD)]] == ["hart"]
    assert duel.size(duel.mine(Y, "moth")) == (2, 3)
    assert (duel.count(A, HAND), duel.count(A, LIBRARY)) == (6, 29)


def test_b1_the_hart_lives_if_there_is_mana_to_save_it(duel):  # M-151 M-352
    attacked(duel)
    plains = duel.put(Y, "plains")
    bones, hart = blocked(duel)
    surged(duel, bones)
    assert duel.asked == ("respond", Y)
    duel.decline()
    duel.decline("blocked")
    assert duel.asked == ("damage", Y)
    duel.give("play", duel.mine(Y, "balm"))
    while duel.asked[0] in ("mode", "packet", "pay"):
        duel.give(*answers(duel.state)[-1 if duel.asked[0] == "mode" else 0])
    duel.decline("interrupt", "damage")
    assert duel.tapped(plains) and duel.where(hart) == "territory" and duel.where(bones) == "territory"
    assert [duel.state.entities[i].damage for i in (hart, bones)] == [1, 2]
    assert [duel.of(i) for i in duel.state.zones[zone(Y, GRAVEYARD)]] == ["balm"]


def test_b2_the_bones_are_regenerated(duel):  # M-333 M-369
    attacked(duel)
    bones, hart = blocked(duel)
    duel.decline("blocked")
    assert duel.asked == ("regeneration", A)
    duel.give("use", bones)
    duel.decline("interrupt", "regeneration")
    assert duel.where(bones) == "territory" and duel.tapped(bones) and duel.state.entities[bones].damage == 0
    assert duel.where(hart) == "territory" and duel.state.entities[hart].damage == 1
    assert duel.count(A, GRAVEYARD) == duel.count(Y, GRAVEYARD) == 0
    assert [duel.life(seat) for seat in (A, Y)] == [18, 20] and duel.tapped(duel.mine(A, "swamp"))


def test_b3_the_bones_die_without_it(duel):
    attacked(duel)
    bones, hart = blocked(duel)
    duel.decline("blocked", "regeneration")
    assert duel.where(bones) == "graveyard"
    assert duel.where(hart) == "territory" and duel.state.entities[hart].damage == 1


def test_b4_nobody_blocks(duel):
    attacked(duel)
    duel.decline("attacked")
    duel.give("assign")
    duel.decline("blocked")
    assert duel.life(Y) == 19


def test_b5_the_surge_before_blocks(duel):
    attacked(duel)
    bones = duel.mine(A, "bones")
    assert duel.asked == ("attacked", A)
    duel.give("play", duel.mine(A, "surge"))
    if duel.asked[0] == "target":
        duel.give("pick", bones)
    if duel.asked[0] == "pay":
        duel.give(*answers(duel.state)[0])
    duel.decline()
    duel.decline("attacked")
    duel.give("assign")
    duel.decline("blocked")
    assert duel.life(Y) == 16


def test_b6_the_balm_on_oneself_in_place_of_the_hart(duel):
    duel.give("play", duel.mine(Y, "balm"))
    while duel.asked[0] in ("mode", "pay"):
        duel.give(*answers(duel.state)[0])
    duel.decline()
    assert duel.life(Y) == 23
