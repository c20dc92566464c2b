"""Playing an Event, or a Character as one (P-030 to P-035): a proposal first, then all at once."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.clauses import Clause
from game.kernel.data import PLAYED, UNPAID, Context, Proposal, made
from game.kernel.decisions import Answer
from game.kernel.effects import resolve
from game.kernel.moves import move
from game.kernel.proposals import all_targets, chosen_clauses, context_of
from game.kernel.series import next_in_series
from game.kernel.state import State, tasks
from game.kernel.traits.proposals import Proposals
from game.kernel.triggers import set_off
from game.rules.cataclysm.constants import PLAYING, ZONES, rules
from game.rules.cataclysm.field import discard


def event_clauses(state: State, card: int) -> tuple[Clause, ...]:
    """What `card` does as an Event; a Character that has any is dual (P-007)."""
    return state.entities[card].definition.by_trigger.get("play", ())


def begun(seat: int, card: int) -> Proposal:
    """The proposal to play `card` as an Event, which has no place."""
    return made(Proposal, (seat, card, PLAYED, 0, (), (), UNPAID, None))


def commit(state: State, proposal: Proposal) -> None:
    """Play the card. The last frame is the question for an Event."""
    seat, card = proposal.seat, proposal.card
    ask_again, (_, played) = state.frames.pop()
    state.frames.append((ask_again, (seat, played + 1)))
    definition = state.entities[card].definition
    if state.log is not None:
        state.log.emit("play", {"entity": card, "card": definition.id, "seat": seat,
                                "targets": all_targets(proposal)})  # fmt: skip
    # The card is no longer in hand while it works; what it locked knows it by its move.
    move(state, card, seat * ZONES + PLAYING)
    frames = state.frames
    frames.append((next_in_series, ()))
    frames.append((event_done, (seat, card)))
    clauses = chosen_clauses(state, proposal)
    for number in range(len(clauses) - 1, -1, -1):
        frames.append((resolve_clause, (clauses[number].key, context_of(state, proposal, number))))


def resolve_clause(state: State, key: str, context: Context) -> None:
    resolve(state, key, context)


def event_done(state: State, seat: int, card: int) -> None:
    """Then it goes to the discard pile (P-032, P-033), if its own effect has not taken it elsewhere."""
    if state.entities[card].zone == seat * ZONES + PLAYING:
        discard(state, card)
    set_off(state, "event_played", seat, card)


tasks(__name__, resolve_clause, event_done)


class CataclysmProposals(Proposals):
    """To play an Event."""

    def begun(self, state: State, answer: Answer) -> Proposal | None:
        if answer[0] != "play" or state.decision is None or state.decision.kind != "event":
            return None
        return begun(state.decision.seat, answer[1])

    def clauses(self, state: State, proposal: Proposal) -> Sequence[Clause]:
        return event_clauses(state, proposal.card)

    def needs_targets(self, state: State, proposal: Proposal) -> bool:
        return rules(state).event_needs_target

    def commit(self, state: State, proposal: Proposal) -> None:
        commit(state, proposal)
