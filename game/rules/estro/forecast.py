"""How an attack would end, counted over the 36 rolls of both dice (E-089 to E-106)."""

from __future__ import annotations

from game.kernel.decisions import Answer, Decision, answers
from game.kernel.odds import Odds
from game.kernel.running import advance, run
from game.kernel.state import State, tasks
from game.kernel.windows import PASS
from game.rules.estro.constants import is_face_down
from game.rules.estro.fight import beats, compare, fall, fighters, roll
from game.rules.estro.worth import tot

DIE = range(1, 7)
PATIENCE = 40
"""So many questions are passed over before a fight is given up as unclear."""
HALTED = "halted"
TEST = {"tot": 0, "primary": 1}
"""The two tests, as `fight.beats` tells them."""


def odds(state: State, answer: Answer) -> Odds | None:
    """In how many of the 36 ways `answer` wins the fight that it begins, if nobody uses what is theirs to use.

    Gifts that come of themselves are counted in. A face-down card is defeated without a die (E-071, E-079).
    """
    decision = state.decision
    if decision is None or answer[0] != "attack":
        return None
    start = state.copy()
    start.log = None
    start.decision = None
    decision.task(start, answer, *decision.args)
    if is_face_down(start, answer[2]):
        return Odds(len(DIE) ** 2, len(DIE) ** 2, {"face_down": len(DIE) ** 2})
    places = {task: place for place, (task, _) in enumerate(start.frames)}
    if roll not in places or compare not in places:
        return None
    start.frames[places[compare]] = (halt, ())
    wins, by = 0, dict.fromkeys(TEST, 0)
    asked: set[int] = set()
    told: dict[str, list[int]] = {"attacker": [], "target": []}
    for one in DIE:
        for other in DIE:
            end = start.copy()
            end.frames[places[roll]] = (fall, (one, other))
            both = _fought(end, asked)
            if not both:
                continue
            tests = beats(end, *both)
            wins += any(tests)
            for name, number in TEST.items():
                by[name] += tests[number]
            for name, i in zip(told, both, strict=True):
                told[name].append(tot(end, i))
    ranges = {name: (min(values), max(values)) for name, values in told.items() if values}
    return Odds(wins, len(DIE) ** 2, by, tuple(sorted(asked)), ranges)


def _fought(state: State, asked: set[int]) -> tuple[int, ...]:
    """Run on to the comparison, passing over what is asked; the fighters, () if there is no fight any more."""
    run(state)
    for _ in range(PATIENCE):
        question = state.decision
        if question is None:
            return ()
        if question.kind == HALTED:
            return fighters(state)
        asked.add(question.seat)
        ways = answers(state)
        advance(state, PASS if PASS in ways else ways[-1])
    return ()


def halt(state: State) -> None:
    """In place of the comparison: the fight stands still."""
    state.decision = Decision(HALTED, state.active, halted, answers=(PASS,))


def halted(state: State, answer: Answer) -> None:
    """Nobody answers this."""


tasks(__name__, halt, halted)
