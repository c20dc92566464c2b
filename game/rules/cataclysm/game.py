"""Cataclysm as a game: its vocabulary, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.kernel.cards import CardSet, Definition, Entity
from game.kernel.continuous import affected
from game.kernel.damage import deal
from game.kernel.data import Context, Packet
from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.game import Game
from game.kernel.legality import why_not_action
from game.kernel.references import ref
from game.kernel.series import Series
from game.kernel.state import State
from game.kernel.values import keywords, remaining, stat, touched
from game.rules.cataclysm import conceding, drawing, field, invariants, setup
from game.rules.cataclysm.actions import BY_DECISION
from game.rules.cataclysm.battle import defenders
from game.rules.cataclysm.boards import BOARD
from game.rules.cataclysm.constants import (
    ARMOR,
    DECK,
    DISCARD,
    EXTRA_BATTLES,
    FLEETING,
    LIFE,
    NUMBERS,
    OUT,
    PHASE,
    PHASES,
    PLAY,
    POWER,
    REMOVED,
    SKIPS,
    ZONES,
    Rules,
    in_turn_order,
    rules,
    zone,
)
from game.rules.cataclysm.elimination import discard_limit, discarded_characters, look, losing
from game.rules.cataclysm.judging import CataclysmJudging
from game.rules.cataclysm.play import Plays
from game.rules.cataclysm.vocabulary import VOCABULARY

MOST_SEATS = 5


class Cataclysm(Game):
    name = "cataclysm"
    endings = ("elimination", "turn_limit", "repetition")
    seats = range(2, MOST_SEATS + 1)
    vocabulary = VOCABULARY
    constants = Rules
    standing = "discarded_characters"
    numbers = NUMBERS
    proposals = Plays()
    judging = CataclysmJudging()

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        return setup.new_match(self, cards, decks, seed, constants, first)

    board = BOARD

    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        """By the checks of the phase; what passes them all is out of reach behind a vanguard or another opponent."""
        decision = state.decision
        assert decision is not None
        if answer == ("pass",) and decision.kind in ("battle", "opponent", "attack"):
            return Reason("attack_mandatory", {}, "P-048")
        actions = BY_DECISION.get(decision.kind)
        if actions is None or answer[0] not in actions:
            return super().why_not_listed(state, answer)
        reason = why_not_action(state, decision.seat, actions, answer)
        if reason is not None:
            return reason
        foe = state.entities[answer[2]].controller
        if foe != decision.args[1]:
            return Reason("other_opponent", {"target": answer[2], "opponent": decision.args[1]}, "P-057")
        return Reason("vanguard", {"target": answer[2], "vanguard": list(defenders(state, foe))}, "P-075")

    # The field

    def on_field(self, state: State) -> list[int]:
        """The active player's side first, then the others in turn order (P-080)."""
        zones, n, active = state.zones, len(state.seats), state.active
        if n == 2:
            first = active * ZONES
            return [*zones[first + PLAY], *zones[ZONES - first + PLAY]]
        found: list[int] = []
        for k in range(n):
            found += zones[(active + k) % n * ZONES + PLAY]
        return found

    def damageable_stat(self, entity: Entity) -> int:
        return LIFE

    def dying(self, state: State) -> list[int]:
        entities, zones, table = state.entities, state.zones, state.affected
        if table is None:
            table = affected(state)
        found: list[int] = []
        for spot in state.places.acting:
            for i in zones[spot]:
                e = entities[i]
                own = table[i] if table and i in table else e.traits
                if own.stats[LIFE] <= e.damage:
                    found.append(i)
        return found

    def grave(self, state: State, entity: int) -> int:
        """The owner's discard pile (P-079); a fleeting Character is removed from the game."""
        return zone(state.entities[entity].owner, REMOVED if keywords(state, entity) & FLEETING else DISCARD)

    def left_field(self, state: State, entity: int, before: Entity, wanted: int) -> None:
        field.left_play(state, entity, before, wanted)

    def field_zone(self, definition: Definition, seat: int) -> int:
        return zone(seat, PLAY)

    def change_control(self, state: State, i: int, seat: int) -> bool:
        return field.change_side(state, i, seat)

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        field.put(state, i, into, context)

    def come_back(self, state: State, i: int) -> None:
        field.come_back(state, i)

    deck = DECK

    def draw(self, state: State, seat: int, amount: int) -> None:
        drawing.draw(state, seat, amount)

    def discard(self, state: State, i: int) -> None:
        field.discard(state, i)

    # Damage

    def change_damage(self, state: State, packet: Packet) -> Packet:
        """Only Characters in play take damage, less by their armor; never less than none (A-22)."""
        source, target, amount, tags = packet
        if state.places.kind[state.entities[target[0]].zone] != PLAY:
            return Packet(source, target, 0, tags)
        armor = stat(state, target[0], ARMOR)
        return Packet(source, target, amount - armor, tags) if armor else packet

    def damage_dealt(self, state: State, dealt: list[Packet]) -> None:
        """No more damage lies on a Character than it has life points; what is above has no further effect (P-056)."""
        for _, (target, _), _, _ in dealt:
            e = state.entities[target]
            above = min(e.damage, -remaining(state, target))
            if above > 0:
                state.entities[target] = e.with_damage(e.damage - above)
                touched(state)

    def heal_limit(self, state: State, target: int, amount: int) -> int:
        """Up to the starting life points (A-18), unless the rules file lifts the cap."""
        damage = state.entities[target].damage
        return min(amount, max(0, damage)) if rules(state).heal_cap else amount

    def strike(self, state: State, one: int, other: int) -> None:
        first, second = ref(state, one), ref(state, other)
        deal(state, [Packet(first, second, stat(state, one, POWER)), Packet(second, first, stat(state, other, POWER))])

    series = Series.QUEUE

    def checkpoint(self, state: State) -> bool:
        return not state.quiet and look(state)

    def playing(self, state: State) -> tuple[int, ...]:
        return in_turn_order(state, state.active)

    def concede(self, state: State, seat: int) -> None:
        """Of two the other has won; of more the others play on."""
        if len(state.seats) == 2:
            super().concede(state, seat)
        else:
            conceding.concede(state, seat)

    # Proposals

    # For the table

    def losing(self, state: State) -> Iterable[int]:
        out = [seat for seat, numbers in enumerate(state.seats) if numbers[OUT]]
        return [*out, *losing(state)]

    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        own = state.seats[seat]
        return {
            "out": bool(own[OUT]),
            "places": field.limit(state, seat),
            "discarded_characters": discarded_characters(state, seat),
            "discard_limit": discard_limit(state),
            "phase": PHASES[own[PHASE]],
            "extra_battles": own[EXTRA_BATTLES],
            "skips": [phase for n, phase in enumerate(PHASES[:-1]) if own[SKIPS + n]],
        }

    def view_entity(self, state: State, i: int) -> dict[str, Any]:
        e = state.entities[i]
        return {"dual": e.definition.kind == "character" and "play" in e.definition.by_trigger,
                "borrowed": field.is_borrowed(e)}  # fmt: skip

    # For the lab and the AI

    def broken(self, state: State) -> Iterable[str]:
        return invariants.broken(state)


CATACLYSM = Cataclysm()
