"""The one loop that runs a match from decision to decision."""

from __future__ import annotations

from game.kernel.characteristics import PILES
from game.kernel.continuous import is_outdated
from game.kernel.data import Context
from game.kernel.decisions import CANCEL, CONCEDE, Answer, Decision, why_not, why_not_concede
from game.kernel.errors import IllegalAnswer
from game.kernel.events import Log
from game.kernel.phrases import refusal
from game.kernel.state import Frame, State
from game.kernel.state_based import settle

ENDLESS_CIRCLE = "endless"
"""By what a match of any game can end beside its own causes: effects that set each other off for ever."""
LONG = 128
"""After so many steps without a decision it is looked at each whether the position was there before."""
ENDLESS = 4_000
"""So many within a turn are taken for effects without an end, although no position came twice."""
IDLE_TURNS = 1_000
"""So many turns in a row in which nobody can do anything are taken for the same: no library is so large."""


def answer(state: State, given: object) -> None:
    """Answer the pending decision and run on to the next one, or to the end.

    Raises IllegalAnswer, with nothing changed, if the answer is refused.
    """
    reason = why_not(state, given)
    if reason is not None:
        raise IllegalAnswer(given, reason, refusal(state, given, reason))
    assert isinstance(given, tuple)
    advance(state, given)


def advance(state: State, given: Answer) -> None:
    """As `answer`, for an answer that is known to be legal."""
    decision = state.decision
    assert decision is not None
    if decision.in_parts and given != CANCEL and decision.is_step(given):
        following = decision.after(state, given)
        if isinstance(following, Decision):
            state.decision = following
            return
        given = following
    state.decision = None
    if state.log is not None:
        state.log.answered(state, decision, given)
    if given != CANCEL:
        decision.task(state, given, *decision.args)
    run(state)


def concede(state: State, seat: int) -> None:
    """`seat` gives up; the match runs on to the next decision, or to the end.

    Raises IllegalAnswer, with nothing changed, if it is out already or the match is over.
    """
    reason = why_not_concede(state, seat)
    if reason is not None:
        raise IllegalAnswer(CONCEDE, reason, refusal(state, CONCEDE, reason))
    assert state.decision is not None
    if state.log is not None:
        state.log.answered(state, state.decision, CONCEDE)
        state.log.emit("conceded", {"seat": seat})
    state.game.players.concede(state, seat)
    run(state)


def run(state: State) -> None:
    """Run frames until a decision is pending or the match has its result."""
    log = state.log
    if log is not None:
        _run_logged(state, log)
        return
    pop = state.frames.pop
    for _ in range(LONG):
        if state.decision is not None or state.result is not None:
            return
        if state.unsettled or (state.dependency >= PILES and is_outdated(state)):
            settle(state)
        function, args = pop()
        if not args:  # most steps have no argument or one, and need not build a tuple of them all
            function(state)
        elif len(args) == 1:
            function(state, args[0])
        else:
            function(state, *args)
    _run_long(state)


def _run_logged(state: State, log: Log) -> None:
    """As `run`, with each event tied to the event that brought it about."""
    frames = state.frames
    log.pushed(len(frames))
    for _ in range(LONG):
        if state.decision is not None or state.result is not None:
            return
        _step_logged(state, log)
    _run_long(state)


def _step_logged(state: State, log: Log) -> None:
    frames = state.frames
    if state.unsettled or (state.dependency >= PILES and is_outdated(state)):
        settle(state)
        log.pushed(len(frames))
    function, args = frames.pop()
    log.popped(len(frames))
    function(state, *args)
    log.pushed(len(frames))


def _run_long(state: State) -> None:
    """As `run`, for what goes on for long. It ends the match where a position comes again: so it will for ever.

    A turn that comes is a sign that nothing does: several may go by in which nobody can do anything.
    """
    saved, steps, due = state, LONG, LONG
    turn, idle_turns = state.turn, 0
    cards: set[str] = set()
    while steps < ENDLESS and idle_turns < IDLE_TURNS:
        if state.decision is not None or state.result is not None:
            return
        if state.turn != turn:
            turn, steps, due, idle_turns = state.turn, 0, LONG, idle_turns + 1
            if not idle_turns & idle_turns - 1:  # as with `due`: it tells what goes on, not what has been
                cards.clear()
        if steps == due:
            saved, due = state.copy(), 2 * due
            cards.clear()
        elif state.frames == saved.frames and state == saved:
            break
        steps += 1
        cards.update(_under_way(state, state.frames[-1:]))
        if state.log is not None:
            _step_logged(state, state.log)
            continue
        if state.unsettled or (state.dependency >= PILES and is_outdated(state)):
            settle(state)
        function, args = state.frames.pop()
        function(state, *args)
    _end_without_end(state, sorted(cards))


def _end_without_end(state: State, cards: list[str]) -> None:
    """Effects set each other off for ever and nobody can stop them: a draw, and no hanging table.

    `cards`: those whose effects were carried out in the circle, or lately.
    """
    if state.decision is None and state.result is None:
        circle = cards or (_under_way(state, state.frames) if state.log is not None else [])
        state.frames.clear()
        state.queue.clear()
        state.series.clear()
        state.withheld.clear()
        state.doomed.clear()
        state.record = ()
        state.unsettled = False
        state.result, state.ending = (), ENDLESS_CIRCLE
        if state.log is not None:
            state.log.emit("result", {"winners": [], "endless": True, "circle": circle})


def _under_way(state: State, frames: list[Frame]) -> list[str]:
    """The cards whose effects `frames` carry out, or wait to be carried out, by their ids."""
    given = [argument for _, args in frames for argument in args]
    contexts = [argument for argument in given if isinstance(argument, Context)]
    contexts += [item.context for item in (*state.queue, *state.series)]
    return sorted({state.entities[context.source].definition.id for context in contexts})
