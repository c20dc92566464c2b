"""Contracts as a game: its vocabulary, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.kernel.cards import CardSet, Definition, Entity
from game.kernel.characteristics import KEYWORD, NEXT_TURN, ending
from game.kernel.continuous import affected
from game.kernel.data import Context, Packet
from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.game import Game
from game.kernel.legality import legal_actions, why_not_action
from game.kernel.moves import carry, move
from game.kernel.moves import create as create_card
from game.kernel.places import YOUR_HAND
from game.kernel.state import State
from game.kernel.triggers import set_off_own
from game.kernel.values import keywords, kind_of, remaining, stat, worked_out
from game.kernel.windows import Window
from game.rules.contracts import invariants, setup
from game.rules.contracts.actions import ACTIONS, act
from game.rules.contracts.boards import BOARD
from game.rules.contracts.combat import strike
from game.rules.contracts.constants import (
    ACTED,
    ACTIVE,
    ATTACK,
    BURNOUTS,
    DECK,
    DISCARD,
    DURABILITY,
    ELEMENTS,
    FOG,
    FRESH,
    FULL,
    HAND,
    HEALTH,
    LINE,
    MAGIC,
    MAGNETIZED,
    NUMBERS,
    ORB,
    RUNE,
    SPECIAL_USED,
    SPELLS,
    TANKS,
    TANKS_FULL,
    ZONES,
    Rules,
    other,
    rules,
    zone,
)
from game.rules.contracts.draw import why_not_draw
from game.rules.contracts.judging import ContractsJudging, ContractsSearching
from game.rules.contracts.mana import ManaCosts
from game.rules.contracts.orbs import orbs_dealt
from game.rules.contracts.play import Plays, enter
from game.rules.contracts.turn import ACT, end_turn, over
from game.rules.contracts.vocabulary import VOCABULARY

SHORT_ORDER = {LINE: 0, RUNE: 1, ORB: 2, HAND: 3}  # then the discard pile (C-142)


class Contracts(Game):
    name = "contracts"
    endings = ("health",)
    seats = range(2, 3)
    vocabulary = VOCABULARY
    constants = Rules
    standing = "health"
    own_turn_statuses = MAGNETIZED
    numbers = NUMBERS
    costs = ManaCosts()
    proposals = Plays()
    judging = ContractsJudging()
    searching = ContractsSearching()

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        return setup.new_match(self, cards, decks, seed, constants, first)

    def blank(self, cards: CardSet, seats: int, seed: int, rules: Mapping[str, Any]) -> State:
        """With everybody's tanks, still empty."""
        state = super().blank(cards, seats, seed, rules)
        setup.place_tanks(state)
        return state

    board = BOARD

    # Answers

    def answers(self, state: State) -> list[Answer]:
        assert state.decision is not None
        found = legal_actions(state, state.decision.seat, ACTIONS.values())
        found.append(ACT.closes)
        return found

    def why_not(self, state: State, answer: Answer) -> Reason | None:
        assert state.decision is not None
        if answer == ACT.closes:
            return None
        return why_not_action(state, state.decision.seat, ACTIONS, answer)

    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        decision = state.decision
        assert decision is not None
        if decision.kind == "draw":
            seat, start_of_turn = decision.args
            return why_not_draw(state, seat, start_of_turn, answer) or super().why_not_listed(state, answer)
        return super().why_not_listed(state, answer)

    def act(self, state: State, answer: Answer, seat: int) -> None:
        act(state, answer, seat)

    windows = {ACT.name: ACT}

    def closed(self, state: State, window: Window, seat: int, base: int) -> None:
        end_turn(state, seat)

    def checkpoint(self, state: State) -> bool:
        return over(state)

    # The field

    def on_field(self, state: State) -> list[int]:
        z, first = state.zones, state.active * ZONES
        second = ZONES - first
        return [*z[first + LINE], *z[first + RUNE], *z[first + ORB],
                *z[second + LINE], *z[second + RUNE], *z[second + ORB]]  # fmt: skip

    def bearers(self, state: State) -> list[int]:
        return [0, 1, *self.on_field(state)]

    def damageable_stat(self, entity: Entity) -> int:
        return DURABILITY if entity.traits.kind == "orb" else HEALTH

    def dying(self, state: State) -> list[int]:
        entities, z = state.entities, state.zones
        table = state.affected if state.affected is not None else affected(state)
        found: list[int] = []
        for base in (state.active * ZONES, (1 - state.active) * ZONES):
            for i in z[base + LINE]:
                e = entities[i]
                own = table[i] if table and i in table else e.traits
                if own.stats[HEALTH] <= e.damage:
                    found.append(i)
            for i in z[base + ORB]:
                if remaining(state, i) <= 0:
                    found.append(i)
        return found

    def grave(self, state: State, entity: int) -> int:
        return zone(state.entities[entity].owner, DISCARD)

    def trigger_order(self, state: State, source: int, controller: int) -> tuple[int, ...]:
        """The turn player's first; each side: creatures left to right, Rune, Orb, hand, discard pile (C-142)."""
        spot = state.entities[source].zone
        kind = state.places.kind[spot]
        if kind not in SHORT_ORDER:  # what has left keeps the order in which it left
            return (controller != state.active, len(SHORT_ORDER), 0)
        return (controller != state.active, SHORT_ORDER[kind], state.zones[spot].index(source))

    def left_field(self, state: State, entity: int, before: Entity, wanted: int) -> None:
        """Recycling: from the field to the discard pile, with the contract already there (C-127, C-079)."""
        if state.places.kind[wanted] == DISCARD:
            set_off_own(state, "recycling", entity, before.controller, before.traits)
        set_off_own(state, "leaves", entity, before.controller, before.traits)

    def came(self, state: State, i: int) -> None:
        """A creature is on a side newly: it can't act yet (C-075); its statuses end at that side's start of turn."""
        e = state.entities[i]
        state.entities[i] = e.with_flags(e.flags & ~ACTED | FRESH)
        statuses = [m.layer == KEYWORD and bool(int(m.what) & self.own_turn_statuses) for m in e.mods]
        if any(statuses):
            end = NEXT_TURN + e.controller
            state.modified |= ending(end)
            mods = tuple([m._replace(end=end) if own else m for m, own in zip(e.mods, statuses, strict=True)])
            state.entities[i] = worked_out(state, state.entities[i], mods)

    def room(self, state: State, seat: int) -> int:
        return rules(state).creature_limit - len(state.zones[zone(seat, LINE)])

    def field_zone(self, definition: Definition, seat: int) -> int:
        return zone(seat, {"rune": RUNE, "orb": ORB}.get(definition.kind, LINE))

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        """Into a full hand goes nothing: the contract is discarded, as when it is drawn (C-028)."""
        owner = state.entities[i].owner
        if into == "line":
            if self.room(state, context.controller) > 0 and kind_of(state, i) == "creature":
                enter(state, i, zone(context.controller, LINE), self._place_beside(state, context, context.controller))
            return
        carry(state, i, self.lands(state, context.controller if into == YOUR_HAND else owner, into), context.controller)

    def lands(self, state: State, seat: int, into: str) -> str:
        full = len(state.zones[zone(seat, HAND)]) >= rules(state).hand_limit
        return "discard" if full and into in ("hand", YOUR_HAND) else into

    def come_back(self, state: State, i: int) -> None:
        e = state.entities[i]
        spot = self.field_zone(e.definition, e.owner)
        if e.definition.kind == "creature" and self.room(state, e.owner) > 0:
            enter(state, i, spot, len(state.zones[spot]))
        elif e.definition.kind in ("rune", "orb") and not state.zones[spot]:
            move(state, i, spot)
        else:
            self.discard(state, i)

    deck = DECK

    def discard(self, state: State, i: int) -> None:
        move(state, i, zone(state.entities[i].owner, DISCARD))

    def create(self, state: State, definition: Definition, context: Context, side: str) -> None:
        seat = context.controller if side == "own" else other(context.controller)
        if self.room(state, seat) > 0:
            place = self._place_beside(state, context, seat)
            self.came(state, create_card(state, definition, seat, zone(seat, LINE), place))

    def _place_beside(self, state: State, context: Context, seat: int) -> int:
        """Directly right of the effect's source if that is in this line, else at the right end (C-073)."""
        line = state.zones[zone(seat, LINE)]
        return line.index(context.source) + 1 if context.source in line else len(line)

    # Damage, targets, costs

    def change_damage(self, state: State, packet: Packet) -> Packet:
        """Creatures and players take damage; Orbs lose durability by their own use alone, unless the rules file lets
        them take damage (`orbs_take_damage`)."""
        target = packet.target[0]
        if target < len(state.seats):
            return packet
        kind = kind_of(state, target)
        if kind == "creature" or (kind == "orb" and rules(state).orbs_take_damage):
            return packet
        return packet._replace(amount=0)

    def damage_dealt(self, state: State, dealt: list[Packet]) -> None:
        orbs_dealt(state, dealt)

    def strike(self, state: State, one: int, other: int) -> None:
        strike(state, one, other)

    def heal_limit(self, state: State, target: int, amount: int) -> int:
        """Creatures up to their full health; players without limit unless the rules file caps them (C-116)."""
        damage = state.entities[target].damage
        if target >= 2:
            return min(amount, damage)
        cap = rules(state).player_health_cap
        return min(amount, cap - remaining(state, target)) if cap else amount

    def can_target(self, state: State, source: int, entity: int) -> bool:
        """Fog: Spells of either player can't be aimed at it (C-128)."""
        return state.entities[source].traits.kind != "spell" or not keywords(state, entity) & FOG

    def damage_number(self, state: State, context: Context, amount: int) -> int:
        """Magic damage: higher by the sum of what the controller's creatures give (C-133)."""
        if state.entities[context.source].traits.kind != "spell":
            return amount
        seat = context.controller
        return amount + sum(stat(state, i, MAGIC) for i in (*state.zones[zone(seat, LINE)], seat))

    # Proposals

    # For the table

    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        own = state.seats[seat]
        return {
            "health": remaining(state, seat),
            "attack": stat(state, seat, ATTACK),
            "extractors": {e: {"full": own[FULL + n], "total": own[n]} for n, e in enumerate(ELEMENTS)},
            "tanks": {"full": own[TANKS_FULL], "total": own[TANKS]},
            "burnout": own[BURNOUTS],
            "special_used": own[SPECIAL_USED] >= rules(state).specials_per_game,
            "spells": own[SPELLS],
        }

    def view_entity(self, state: State, i: int) -> dict[str, Any]:
        e = state.entities[i]
        return {
            "ready": not e.flags & ACTED and (not e.flags & FRESH),
            "acted": bool(e.flags & ACTED),
            "fresh": bool(e.flags & FRESH),
            "active": bool(e.flags & ACTIVE),
        }

    def broken(self, state: State) -> Iterable[str]:
        return invariants.broken(state)


CONTRACTS = Contracts()
