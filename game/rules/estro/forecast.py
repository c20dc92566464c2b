"""How an attack would end, counted over the 36 rolls of both dice (E-089 to E-106)."""

from __future__ import annotations

from itertools import product

from game.kernel.decisions import Answer, answers
from game.kernel.listed import Listed
from game.kernel.odds import Odds
from game.kernel.running import advance, run
from game.kernel.state import State, tasks
from game.kernel.traits.chances import Chances
from game.kernel.values import watching
from game.kernel.windows import PASS
from game.rules.estro.constants import is_face_down, rules
from game.rules.estro.fight import beats, compare, fall, fighters, roll, set_dice
from game.rules.estro.worth import die_bonus, estro, tot

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


def outcomes(state: State, answer: Answer) -> list[tuple[float, State]] | None:
    """What comes of an attack, won and not won, each with its chance over the 36 rolls; None where no dice are rolled,
    or where a card waits for what they show."""
    if answer[0] != "attack" or is_face_down(state, answer[2]):
        return None
    start = state.copy()
    decision = start.decision
    assert decision is not None
    start.decision = None
    decision.task(start, answer, *decision.args)
    place = next((place for place, (task, _) in enumerate(start.frames) if task is roll), -1)
    if place < 0:
        return None
    start.frames[place] = (halt, ())
    if not _runs_to_halt(start):
        return None
    if watching(start) & state.words.bits["rolled"]:
        return None
    found: list[tuple[float, State]] = []
    for chance, one, other in _results(start):
        end = start.copy()
        end.frames.append((fall, (one, other)))
        run(end)
        found.append((chance, end))
    return found


def _runs_to_halt(state: State) -> bool:
    """Run on to where the fight stands still, passing over what may be passed; False if it does not come to that."""
    run(state)
    for _ in range(PATIENCE):
        question = state.decision
        if question is None:
            return False
        if question.kind == HALTED:
            state.decision = None
            return bool(fighters(state))
        if PASS not in answers(state):
            return False
        advance(state, PASS)
    return False


def _results(state: State) -> list[tuple[float, int, int]]:
    """How likely the fight under way is won, and how likely not, each with rolls by which it is."""
    attacker, target = fighters(state)
    mirror = estro(state, attacker) == estro(state, target)
    probe = state.copy()
    ways: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for one, other in product(DIE, DIE):
        bonuses = die_bonus(state, attacker, one, mirror), die_bonus(state, target, other, mirror)
        ways.setdefault(bonuses, []).append((one, other))
    results: dict[bool, list[tuple[int, int]]] = {}
    for rolls in ways.values():
        set_dice(probe, *rolls[0])
        results.setdefault(any(beats(probe, attacker, target)), []).extend(rolls)
    return [(len(rolls) / len(DIE) ** 2, *rolls[0]) for rolls in results.values()]


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
    state.decision = Listed(HALTED, state.active, halted, (), (PASS,))


def halted(state: State, answer: Answer) -> None:
    """Nobody answers this."""


tasks(__name__, halt, halted)


class EstroChances(Chances):
    """Two dice in each attack."""

    def odds(self, state: State, answer: Answer) -> Odds | None:
        return None if rules(state).mnemonica else odds(state, answer)  # E-156

    def outcomes(self, state: State, answer: Answer) -> list[tuple[float, State]] | None:
        return outcomes(state, answer)
