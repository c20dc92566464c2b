"""The levels that plan: one search for all of them and all games, with more or less of it.

The own turn is planned whole (`lines`), the best ends of it are judged after what the others do next (`outlook`), and
the plan is followed as long as the position is as foreseen. What makes a level weaker is fewer positions and an
uncertain judgement of the best plans, the same for the same view; never hidden knowledge or a thrown answer.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random as Generator
from time import perf_counter
from typing import Any, ClassVar

from game.ai.base import Agent, Weighed, digest
from game.ai.evaluation import SCALE, Evaluation, evaluation
from game.ai.greedy import Budget, pass_over
from game.ai.lines import (
    FOLLOWED,
    SPARED,
    Beam,
    Line,
    carried_on,
    carried_out,
    is_interrupted,
    is_open_to,
    moves_at,
    settled,
    varied,
)
from game.ai.outlook import Outlook, wanted
from game.ai.reasons import reasons
from game.ai.tastes import taste
from game.kernel.cards import CardSet
from game.kernel.decisions import Answer
from game.kernel.keys import knowledge_key
from game.kernel.native import mypyc_attr
from game.kernel.plans import Plan
from game.kernel.rng import seeded
from game.kernel.ruleset import Ruleset
from game.kernel.running import advance
from game.kernel.state import State
from game.kernel.trajectories import begins_anew
from game.kernel.views import View, redeal, resample
from game.system.places import HOUSE

LOOKS = 4
"""In so many worlds is looked at what hangs on chance, before the best lines are chosen."""
MORE = 8
"""Where it is still in doubt which line is the best, they are judged in further worlds, up to so many times as many."""
PROOF = 4
"""From so many positions the search for a win goes on at each step."""


WEIGHED = 12
"""So many lines of a plan are told; whoever tells them to people leaves out those that say the same."""


THOUGHTS = HOUSE / "ai" / "thoughts.json"
"""What levels think of another amount about single games: for each game and level, parts of a `Thought`."""


@dataclass(frozen=True)
class Thought:
    """How much a level thinks about one plan."""

    width: int
    """So many positions of the own turn are gone on from at each step."""
    ends: int
    """So many ends of the own turn are judged after what the others do."""
    worlds: int
    """In so many worlds, and in more while it is in doubt which is the best; 0: as they stand, without what the others
    do."""
    turns: int = 1
    """Over so many turns of the others."""
    noise: float = 0.0
    """The standard deviation of what is put on top of each judgement, in shares of a win; less where the points of a
    game's evaluation are worth less of one."""


@cache
def thoughts(game: str) -> Mapping[str, Mapping[str, Any]]:
    """By level what it thinks otherwise about a game than about the others."""
    found: Mapping[str, Mapping[str, Any]] = json.loads(THOUGHTS.read_text(encoding="utf-8")).get(game, {})
    return found


@cache
def thought_about(game: str, level: str, usual: Thought) -> Thought:
    """How much a level thinks about one plan in that game."""
    return replace(usual, **thoughts(game).get(level, {}))


@dataclass
class Foreseen:
    """Answers that were planned together, each with the key of the position in which it is to be given."""

    view: str
    """The fingerprint of the view from which they were planned."""
    seed: int
    """The seed by which they were."""
    steps: list[tuple[int, Answer]]
    late: bool
    given: int = 1
    """So many of them were given, or passed over; none is given twice, also where answers were taken back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Agent):
    """An agent that plans its whole turn."""

    thought: ClassVar[Thought]
    style: ClassVar[str] = ""
    """What it likes to do (`tastes`); "" for nothing."""
    spared: ClassVar[float] = SPARED
    followed: ClassVar[int] = FOLLOWED
    """So many questions that a move asks of its own seat are answered before it is judged."""

    def __init__(self, seed: int, judge: Evaluation | None = None) -> None:
        super().__init__(seed)
        self.judge = judge
        self._foreseen: Foreseen | None = None
        self.lines: list[Line] = []
        """What was considered when the last plan was made, the best first."""

    def choose(self, state: State, seat: int) -> Answer:
        self.budget = Budget(self.nodes)
        line = self._think(state, seat, self.seed)
        return line.moves[0][0]

    def choose_from_view(
        self, shown: View, game: Ruleset, cards: CardSet, *, seconds: float | None = None, nodes: int | None = None
    ) -> Answer:
        limit = self.nodes if nodes is None else nodes
        if seconds is None:
            self.budget = Budget(limit, None, self.interrupted)
            return self._answered(shown, game, cards, digest(shown))
        begin, mark = perf_counter(), digest(shown)
        self.time.asked(shown, mark)
        planning = self.time.for_plan(seconds)
        deadline = begin + (planning or self.time.for_look(seconds))
        self.budget = Budget(limit, deadline, self.interrupted)
        found = self._answered(shown, game, cards, mark, at_a_glance=not planning)
        self.time.spent += perf_counter() - begin
        return found

    def _answered(self, shown: View, game: Ruleset, cards: CardSet, mark: str, at_a_glance: bool = False) -> Answer:
        seat, start = shown["seat"], seeded(self.seed, self.fingerprint(shown))
        root = resample(shown, start, game, cards)
        found = self._followed(root, seat)
        if found is not None:
            return found
        found = _nothing_to_choose(root, seat)
        if found is not None:
            self.planned, self.place, self.late, self.lines, self.reasons = "", 0, False, [], ()
            return found
        plan = self._foreseen = self._planned(root, seat, start, mark, at_a_glance)
        self.planned, self.place, self.late = "", 0, plan.late
        return plan.steps[0][1]

    def weighed(self) -> list[Weighed]:
        """Those that were judged as often as the best with their chances, then those that fell behind before."""
        told = sorted([(self._chance(line), line) for line in self.lines], key=self._place)
        often = len(told[0][1].scores) if told else 0
        return [
            Weighed(
                round(chance, 3) if len(line.scores) == often else None,
                tuple([way for move in line.moves for way in move]),
            )
            for chance, line in told[:WEIGHED]
        ]

    def plan(self, shown: View, game: Ruleset, cards: CardSet, nodes: int) -> list[Answer]:
        self.budget = Budget(nodes)
        mark = digest(shown)
        start = seeded(self.seed, self.fingerprint(shown))
        root, seat = resample(shown, start, game, cards), shown["seat"]
        found = _nothing_to_choose(root, seat)
        if found is not None:
            return [found]
        return [way for _, way in self._planned(root, seat, start, mark).steps]

    def _followed(self, root: State, seat: int) -> Answer | None:
        """What was planned for this position."""
        kept = self._foreseen
        if kept is None:
            return None
        key = knowledge_key(root, seat)
        for place in range(kept.given, len(kept.steps)):
            foreseen, way = kept.steps[place]
            if foreseen == key:
                kept.given = place + 1
                self.planned, self.planned_seed = kept.view, kept.seed
                self.place, self.late = place, kept.late
                return way
        return None

    def thought_about(self, game: Ruleset) -> Thought:
        """A style thinks as much as its level."""
        return thought_about(game.name, self.name.partition("-")[0], self.thought)

    def _judge(self, game: Ruleset) -> Evaluation:
        return self.judge or evaluation(game.name)

    def _planned(self, root: State, seat: int, start: int, mark: str, at_a_glance: bool = False) -> Foreseen:
        line = self._glance(root, seat) if at_a_glance else self._think(root, seat, start)
        steps: list[tuple[int, Answer]] = []
        state = root.copy()
        for number, (begins, planned) in enumerate(_in_order(line)):
            if begins:
                pass_over(state, seat, to_own=True)
            if not is_open_to(state, planned, seat):
                break
            way = self.slipped(state, planned, start + number)
            steps.append((knowledge_key(state, seat), way))
            advance(state, way)
        self.reasons = reasons(self._judge(root.game), root, line, seat)
        return Foreseen(mark, self.seed, steps, self.budget.late)

    def _think(self, root: State, seat: int, start: int) -> Line:
        """The best line from `root`, which is a world that agrees with what `seat` knows."""
        self.lines = self.considered(root, seat, start)
        noise = self.thought_about(root.game).noise
        return self._uncertain(self.lines, start, noise) if noise else self.lines[0]

    def _glance(self, root: State, seat: int) -> Line:
        """The move that is worth most at once, for want of time to plan."""
        judge, budget = self._judge(root.game), self.budget
        move = Outlook(judge, seat, budget, root.turn).greedy(root)
        budget.late = True
        after = carried_out(root, (move,), seat)
        line = Line((move,), after, judge.value(after, seat))
        self.lines = [line]
        return line

    def considered(self, root: State, seat: int, start: int) -> list[Line]:
        """The best lines that were found from `root`, the best first; only one where it wins, or is the only one.

        Those that were judged in as many worlds as the first are told from each other; what stands behind them fell
        behind in the race.
        """
        judge, budget, thought = self._judge(root.game), self.budget, self.thought_about(root.game)
        beam = Beam(
            judge.value, root, seat, budget, thought.width, taste(root.game, self.style), self.followed, self.spared
        )
        with budget.part(0.4 if thought.worlds else 1.0):
            lines = beam.search(budget.nodes * 2 // 5 if thought.worlds else budget.nodes)
        if len(lines) == 1:
            return lines
        proof = None if beam.whole else self._proof(root, seat, judge)
        if proof is not None:
            return [proof]
        lines = self._looked_at(lines, root, seat, start, judge)
        lines = _different(_liked_and_good(lines), thought.ends, root)
        if not thought.worlds:
            return lines
        outlook = Outlook(judge, seat, budget, root.turn + thought.turns + (root.turn == 0), self.followed)
        first = self._raced(outlook, lines, root, start)
        return first + [line for line in lines if line not in first]

    def _raced(self, outlook: Outlook, lines: list[Line], root: State, start: int) -> list[Line]:
        """Those that were judged in most worlds, the same position dealt anew, the best first."""
        worlds = self.thought_about(root.game).worlds
        dealt = (redeal(root, outlook.seat, start + number) for number in range(1, MORE * worlds + 1))
        return outlook.race(lines, dealt, worlds)

    def _proof(self, root: State, seat: int, judge: Evaluation) -> Line | None:
        """A line that wins in this turn whatever is hidden, at any cost to oneself; looked for by what it threatens."""
        if root.active != seat or self.budget.is_over():
            return None
        beam = Beam(judge.threat, root, seat, self.budget, PROOF)
        with self.budget.part(1 / 8):
            beam.search(self.budget.nodes // 8)
        return beam.won

    def _looked_at(self, lines: list[Line], root: State, seat: int, start: int, judge: Evaluation) -> list[Line]:
        """The lines in order again, those that hang on chance by what they are worth in the mean of a few worlds."""
        ends = self.thought_about(root.game).ends
        hanging = [line for line in lines if line.unforeseen and not line.counted][: 4 * ends]
        if not hanging:
            return lines
        values = {id(line): [line.value] for line in hanging}
        for world in (redeal(root, seat, start + n) for n in range(1, LOOKS)):
            for line in hanging:
                if self.budget.is_over():
                    break
                *before, last = line.moves
                after = carried_out(world, before, seat)
                course = after.frames[:]
                carried_on(after, last, seat)
                values[id(line)].append(settled(judge.value, after, seat, self.budget, course, self.followed))
        for line in hanging:
            line.value = sum(values[id(line)]) / len(values[id(line)])
        return sorted(lines, key=lambda line: (-line.pull, line.calm))

    def _chance(self, line: Line) -> float:
        """How likely the line wins: as it was judged, or else by what it is worth."""
        return line.score if line.scores else self._judge(line.state.game).chance(line.value)

    def _place(self, told: tuple[float, Line]) -> tuple[int, tuple[object, ...]]:
        """The less, the further ahead a line with its chance is told."""
        chance, line = told
        scale = self._judge(line.state.game).scale
        return -len(line.scores), wanted(line, scale) if line.scores else (-chance,)

    def _uncertain(self, lines: list[Line], start: int, noise: float) -> Line:
        chance = Generator(start)
        noise = noise * SCALE / self._judge(lines[0].state.game).scale
        best, most = lines[0], -1.0
        for line in [line for line in lines if len(line.scores) == len(lines[0].scores)]:
            score = self._chance(line) + chance.gauss(0.0, noise)
            if score > most:
                best, most = line, score
        return best


def _in_order(line: Line) -> Iterator[tuple[bool, Answer]]:
    """Its answers, each with whether a further move begins with it."""
    for number, move in enumerate(line.moves):
        for place, way in enumerate(move):
            yield number > 0 and place == 0, way


def _nothing_to_choose(root: State, seat: int) -> Answer | None:
    """The only answer worth a try in a window that interrupts the play, so that what was planned goes on after it; None
    where there are others."""
    if not is_interrupted(root, seat):
        return None
    moves = moves_at(root)
    return moves[0][0] if len(moves) == 1 and len(moves[0]) == 1 else None


def _liked_and_good(lines: list[Line]) -> list[Line]:
    """The lines in order: where a style likes some more than others, also what is best without that, in turn."""
    if not any(line.liked for line in lines):
        return lines
    good = sorted(lines, key=lambda line: (-line.value, line.calm))
    return list(dict.fromkeys([line for both in zip(lines, good, strict=True) for line in both]))


def _different(lines: list[Line], most: int, root: State) -> list[Line]:
    """The best lines, as different ones as there are; where the first answer is a choice to be made, first the best
    one of each such answer."""
    if begins_anew(root):
        return _apart(lines, most, root)
    firsts: dict[Answer, Line] = {}
    for line in lines:
        firsts.setdefault(line.moves[0][0], line)
    others = [line for line in lines if firsts[line.moves[0][0]] is not line]
    return [*firsts.values(), *varied(others, most)][:most]


def _apart(lines: list[Line], most: int, root: State) -> list[Line]:
    """The best lines of different values; up to half of them the best ones of as many ways to go about what a move only
    begins, such as an attack, or to leave it."""
    begun = root.game.searching.unfinished
    firsts: dict[Plan, Line] = {}
    if begun:
        for line in lines:
            firsts.setdefault(next((move for move in line.moves if move[0][0] in begun), ()), line)
    kept = list(firsts.values())[: most // 2] if len(firsts) > 1 else []
    return [*kept, *varied([line for line in lines if line not in kept], most - len(kept))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Novice(Planner):
    """Sees its own turn, and not far; is often unsure which of two plans is the better one."""

    name = "novice"
    nodes = 120
    slips = 0.08
    thought = Thought(width=3, ends=4, worlds=0, noise=0.12)


@mypyc_attr(allow_interpreted_subclasses=True)
class Regular(Planner):
    """Plans its turn, and looks at the answer to it."""

    name = "regular"
    nodes = 3_000
    seconds = 0.7
    slips = 0.01
    thought = Thought(width=12, ends=6, worlds=3)


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert(Planner):
    """More plans, judged in more worlds."""

    name = "expert"
    nodes = 12_000
    seconds = 1.5
    thought = Thought(width=24, ends=14, worlds=6)


@mypyc_attr(allow_interpreted_subclasses=True)
class Master(Planner):
    """As much as fits into the time that a person waits."""

    name = "master"
    nodes = 30_000
    seconds = 4.0
    thought = Thought(width=32, ends=24, worlds=12)


LADDER: tuple[type[Planner], ...] = (Novice, Regular, Expert, Master)
STYLES = ("aggressive", "patient", "trickster")


def styled(level: type[Planner], style: str) -> type[Planner]:
    """The same level, as much thought and all, with another taste."""
    return type(f"{style.title()}{level.__name__}", (level,), {"name": f"{level.name}-{style}", "style": style})


STYLED = tuple([styled(level, style) for level in (Regular, Expert, Master) for style in STYLES])
