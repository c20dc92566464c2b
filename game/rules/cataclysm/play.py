"""Playing an Event, or a Character as one (P-030 to P-035): a proposal first, then all at once."""

from __future__ import annotations

from game.kernel.clauses import Clause
from game.kernel.data import Context
from game.kernel.decisions import Answer
from game.kernel.effects import resolve
from game.kernel.moves import move
from game.kernel.proposals import Chosen, all_targets, ask_targets, context_of, with_answer
from game.kernel.series import next_in_series
from game.kernel.state import Frame, State, tasks
from game.kernel.triggers import set_off
from game.rules.cataclysm.constants import PLAYING, zone
from game.rules.cataclysm.field import discard


def event_clauses(state: State, card: int) -> tuple[Clause, ...]:
    """What `card` does as an Event; a Character that has any is dual (P-007)."""
    return state.entities[card].definition.by_trigger.get("play", ())


def propose(state: State, seat: int, card: int, chosen: Chosen) -> None:
    """Ask for the targets that are still open; then play the card. The last frame is the question for an Event."""
    clauses = event_clauses(state, card)
    complete = ask_targets(state, seat, card, clauses, chosen, targeted)
    if complete is None:
        return
    ask_again, (_, played) = state.frames.pop()
    state.frames.append(Frame(ask_again, (seat, played + 1)))
    definition = state.entities[card].definition
    if state.log is not None:
        state.log.emit("play", {"entity": card, "card": definition.id, "seat": seat,
                                "targets": all_targets(complete)})  # fmt: skip
    # The card is no longer in hand while it works; what it locked knows it by its move.
    move(state, card, zone(seat, PLAYING))
    state.frames.append(Frame(next_in_series))
    state.frames.append(Frame(event_done, (seat, card)))
    for number in reversed(range(len(clauses))):
        context = context_of(state, card, seat, complete[number])
        state.frames.append(Frame(resolve_clause, (clauses[number].key, context)))


def targeted(state: State, answer: Answer, seat: int, card: int, chosen: Chosen) -> None:
    propose(state, seat, card, with_answer(state, chosen, answer))


def resolve_clause(state: State, key: str, context: Context) -> None:
    resolve(state, key, context)


def event_done(state: State, seat: int, card: int) -> None:
    """Then it goes to the discard pile (P-032, P-033), if its own effect has not taken it elsewhere."""
    if state.entities[card].zone == zone(seat, PLAYING):
        discard(state, card)
    set_off(state, "event_played", seat, card)


tasks(__name__, propose, targeted, resolve_clause, event_done)
