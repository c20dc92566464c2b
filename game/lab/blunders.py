"""How often the typical blunders are made, of all occasions for them: those of every game, and a game's own.

Of every game: a win in hand that was let go. It is looked for where a turn's first action is due, by a beam over lines
that win within the turn whatever is hidden (`turns.won_at_a_glance`), so it is never claimed where there is none; a
few that hang on many moves are overlooked. Where others answer within the turn it is a win against what is foreseen
that they answer (`Searching.foreseen`), and one that a better answer stopped counts as let go.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.kernel.trajectories import Trajectory
from game.lab.turns import can_act, won_at_a_glance

OCCASIONS, TAKEN = "of", "made"
Blunders = Counter[tuple[str, str, str]]
"""How many, by the agent, the blunder, and OCCASIONS or TAKEN."""


def count(course: Trajectory, agents: Mapping[int, str]) -> Blunders:
    """Those of a match; `agents` are who played each seat."""
    found: Blunders = Counter()

    def note(seat: int, name: str, occasions: int, taken: int) -> None:
        if occasions:
            found[agents[seat], name, OCCASIONS] += occasions
            found[agents[seat], name, TAKEN] += taken

    moves = frozenset(course.position(0).words.actions)
    looked = 0
    for n, step in enumerate(course.steps):
        for name, judge in step.before.game.judging.blunders.items():
            note(step.seat, name, *judge(course, n))
        state = step.before
        if state.turn > looked and step.seat == state.active and can_act(state, moves):
            looked = state.turn
            line = won_at_a_glance(state)
            if line is not None:
                let_go = not _won_by_then(course, step.seat, state.turn)
                note(step.seat, "win_let_go", 1, let_go)
                if len(line.moves) > 1:
                    note(step.seat, "win_of_several_moves_let_go", 1, let_go)
    return found


def _won_by_then(course: Trajectory, seat: int, turn: int) -> bool:
    """Had the seat won when the turn was over?"""
    end = course.position(len(course.steps))
    return end.turn == turn and end.result is not None and end.places.outcome(end.result, seat) > 0


def as_json(found: Blunders) -> dict[str, dict[str, dict[str, float]]]:
    """By agent and blunder."""
    told: dict[str, dict[str, dict[str, float]]] = {}
    for agent, name in sorted({(agent, name) for agent, name, _ in found}):
        of, made = found[agent, name, OCCASIONS], found[agent, name, TAKEN]
        told.setdefault(agent, {})[name] = {TAKEN: made, OCCASIONS: of, "percent": round(100 * made / of, 1)}
    return told


def as_lines(found: Blunders) -> list[str]:
    lines = []
    for agent, rows in as_json(found).items():
        told = [f"{name.replace('_', ' ')} {row[TAKEN]} of {row[OCCASIONS]}" for name, row in rows.items()]
        lines.append(f"{agent}: {', '.join(told)}")
    return lines
