"""Puzzles: positions from the computer's matches against itself in which whoever is to act can win in this turn.

Each is described as a board, looked through wholly (`lab.turns`), and kept where the win needs several moves, hangs on
nothing that is hidden and is not hit by attacking the opponent with everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass

from game.ai.agents import agent
from game.ai.lines import Line
from game.kernel import boards
from game.kernel.decisions import Answer, is_legal
from game.kernel.events import Log
from game.kernel.rng import seeded
from game.kernel.running import advance, answer
from game.kernel.state import State
from game.kernel.views import redeal
from game.lab import simulate
from game.lab.executors import HERE, Executor
from game.lab.turns import Position, TooWide, Turn, Way, alternatives, can_act, won_at_a_glance
from game.language.library import Library
from game.records.cards import library as current
from game.records.cards import rules_of
from game.records.contests import TooWide as TooMuch
from game.records.puzzles import NoPuzzle, Puzzle
from game.records.scenarios.answering import Table
from game.records.scenarios.describing import begun, board_of
from game.records.scenarios.facts import damageable
from game.records.scenarios.parts import GRADES, Board, Grading, Placed
from game.records.scenarios.saying import steps
from game.records.scenarios.words import Words
from game.records.scenarios.writing import board_lines, flow, indented, word

LEVEL = "casual"
NODES = 20_000
"""More positions than this has no turn that is a puzzle, up to the move that wins."""
MOST_MOVES = 7
WORLDS = 12
"""In so many worlds that agree with what is seen the solution is tried."""
FEW_WORLDS = 2
"""The same of puzzles in which the other side answers, which are looked through wholly in each."""
DECK = 6
"""So many cards are left of each deck: none of them matters."""
LONGEST = 5
"""Of more moves no win is looked for: too much would have to be looked at to show that there is no shorter one."""
SHORT = 3
"""Of more moves are none that are to be easy."""
TRIED = 2
"""So many boards with less and less damage are looked through: that with the least, then with more."""
MORE = 12
"""So much damage more makes a position easier at the most."""
OTHERS = (2, 0)
"""So many cards beside those of the win are left in the hand, fewer where it would be too much to look at."""
HAND = "hand"
SEAT = 0
"""Whoever solves it is P1."""


MOVES, LOSING, BITS = 2, 4, 2.0
"""At least so many moves make a puzzle, so many others along them must throw the win away, and the right ones must be
as hard to hit by chance as so many coins."""
HARDER = (3.5, 5.0, 7.0, 9.5)
"""From so many bits on it is of the second grade, the third and so on."""


@dataclass(frozen=True)
class Found:
    """A position that is a puzzle, and its shortest solution as the lines of steps."""

    name: str
    board: Board
    said: tuple[str, ...]
    moves: int
    losing: int
    bits: float

    @property
    def grading(self) -> Grading:
        return graded(self.losing, self.bits)


def graded(losing: int, bits: float) -> Grading:
    return Grading(min(GRADES, 1 + sum(bits >= step for step in HARDER)), losing)


def search(
    game: str, seed: int, matches: range, most: int = GRADES, by: Executor = HERE
) -> Iterator[tuple[int, Found | None]]:
    """The number of each match between all decks and the hardest puzzle of at most that grade that came of it, or None;
    the same for the same seed and cards."""
    return by.spread(search_match, [(game, seed, number, most) for number in matches])


def search_match(share: tuple[str, int, int, int]) -> tuple[int, Found | None]:
    game, seed, number, most = share
    library = current(game)
    found = [
        puzzle
        for root in _winnable(library, game, seed, number)
        if (puzzle := _puzzle(library, root, _name(library, seed, number, root), most)) is not None
    ]
    return number, max(found, key=lambda puzzle: (puzzle.bits, puzzle.name), default=None)


def chosen(found: Sequence[Found], number: int) -> list[Found]:
    """The hardest so many, in the order in which they were found."""
    hardest = sorted(found, key=lambda puzzle: (-puzzle.bits, puzzle.name))[:number]
    return [puzzle for puzzle in found if puzzle in hardest]


def _winnable(library: Library, name: str, seed: int, number: int) -> Iterator[State]:
    """The positions of a match in which a turn began that can be won in it."""
    game = rules_of(name)
    decks, state = _begun(library, name, seed, number)
    agents = [agent(LEVEL, seeded(seed, f"puzzles {number} {seat}") >> 32) for seat in range(len(decks))]
    moves, looked = frozenset(game.vocabulary.actions), 0
    for _ in range(simulate.STALLED):
        decision = state.decision
        if decision is None:
            return
        seat = decision.seat
        if state.turn > looked and seat == state.active and can_act(state, moves):
            looked = state.turn
            if won_at_a_glance(state) is not None:
                yield state.copy()
        answer(state, agents[seat].answer(state))


def _begun(library: Library, name: str, seed: int, number: int) -> tuple[tuple[str, ...], State]:
    game = rules_of(name)
    plan = simulate.Plan(name, None, (LEVEL, LEVEL), seed=seed)
    decks, first = simulate.line_up(plan, list(library.decks), number)
    lists = [library.decks[deck].cards() for deck in decks]
    chance = seeded(seed, f"puzzles {number}") >> 32
    return decks, game.setup(library.card_set(game.vocabulary), lists, chance, library.constants, first)


def _name(library: Library, seed: int, number: int, root: State) -> str:
    decks, _ = simulate.line_up(simulate.Plan(library.game, None, (LEVEL, LEVEL), seed=seed), list(library.decks),
                                number)  # fmt: skip
    own, other = (library.decks[decks[seat]].name["en"] for seat in (root.active, 1 - root.active))
    return f"{own} against {other}, match {number} of seed {seed}, turn {root.turn}"


# --- a position ----------------------------------------------------------------------------------------------------


def _puzzle(library: Library, root: State, name: str, most: int) -> Found | None:
    """The hardest puzzle that the position gives: with less and less damage on what stands against P1, and with no more
    cards in hand than those of a win and a few others; below the highest grade the first that is not harder."""
    board = _seen_by(board_of(root, 1, library.constants), root.active)
    if most < GRADES:
        return _easier(library, root, board, name, most)
    harder: list[tuple[Board, frozenset[int]]] = []
    for candidate in (board, *_less_damaged(root, board)):
        state = begun(root.game, root.cards, candidate, 1, library.constants)
        won = won_at_a_glance(state)
        if won is None or sum(move[0][0] in root.words.actions for move in won.moves) > LONGEST:
            break
        harder.append((candidate, _used(state, won)))
    for at in dict.fromkeys(len(harder) * part // TRIED for part in range(TRIED, 0, -1) if harder):
        candidate, used = harder[max(0, at - 1)]
        for others in OTHERS:
            try:
                found = _graded(library, root, _with_hand(root, candidate, used, others), name)
            except TooWide:
                continue
            if found is not None:
                return found
            break
    return None


def _easier(library: Library, root: State, board: Board, name: str, most: int) -> Found | None:
    """The first puzzle among those with less and less damage on the opponent, if it is of at most that grade; the
    search begins with much more damage than there is."""
    harmed = reversed([*_more_damaged(root, board)])
    is_winnable = False
    for candidate in (*harmed, board, *_less_damaged(root, board)):
        state = begun(root.game, root.cards, candidate, 1, library.constants)
        won = won_at_a_glance(state) if state.result is None else None
        if won is None and not is_winnable:
            continue  # nobody is left to be beaten
        is_winnable = True
        if won is None or sum(move[0][0] in root.words.actions for move in won.moves) > SHORT:
            return None
        try:
            found = _graded(library, root, _with_hand(root, candidate, _used(state, won), OTHERS[0]), name)
        except TooWide:
            return None
        if found is not None:
            return found if found.grading.grade <= most else None
    return None


def _used(state: State, won: Line) -> frozenset[int]:
    """The places in P1's hand of the cards by which it is won."""
    named = {part for move in won.moves for way in move for part in way[1:]}
    return frozenset(n for n, card in enumerate(state.zones[state.places.named(SEAT, HAND)]) if card in named)


def _with_hand(root: State, board: Board, used: frozenset[int], others: int) -> Board:
    """The board with only the cards in P1's hand that are used, and so many others."""
    copy = deepcopy(board)
    hand = copy.sides[SEAT].zones.get(HAND, [])
    left = [n for n in range(len(hand)) if n not in used][:others]
    if hand:
        copy.sides[SEAT].zones[HAND] = [card for n, card in enumerate(hand) if n in used or n in left]
    return copy


def _less_damaged(root: State, board: Board) -> Iterator[Board]:
    """The board with one damage less and less on the opponent, or where players take none on who stands for them."""
    of_player = "damage" in board.sides[1].said
    number = 1 if of_player else len(_standing(root, board))
    for place in range(number):
        while True:
            board = deepcopy(board)
            being = board.sides[1] if of_player else _standing(root, board)[place]
            if being.said.get("damage", 0) <= 0:
                break
            being.said["damage"] -= 1
            yield board


def _more_damaged(root: State, board: Board) -> Iterator[Board]:
    """The board with one damage more and more on the opponent, or where players take none on who stands for them, as
    long as they stand."""
    of_player = "damage" in board.sides[1].said
    being = board.sides[1] if of_player else next(iter(_standing(root, board)), None)
    for more in range(1, MORE + 1 if being is not None else 0):
        harmed = deepcopy(board)
        other = harmed.sides[1] if of_player else _standing(root, harmed)[0]
        other.said["damage"] = other.said.get("damage", 0) + more
        yield harmed


def _standing(root: State, board: Board) -> list[Placed]:
    """The opponent's cards in play."""
    field = [kind.name for kind in root.game.vocabulary.zones if kind.field]
    return [card for zone in field for card in board.sides[1].zones.get(zone, ())]


def _graded(library: Library, root: State, board: Board, name: str) -> Found | None:
    state = begun(root.game, root.cards, board, 1, library.constants)
    solved = solution(state)
    if solved is None:
        return None
    turn, line = solved
    losing, bits = alternatives(turn, line)
    moves = turn.root.left or 0
    if moves < MOVES or bits < BITS or losing < LOSING:
        return None
    return Found(name, _with_what_is_left(state, board), tuple(_said(library, board, line)), moves, losing, bits)


def _with_what_is_left(state: State, board: Board) -> Board:
    """The board with what players have left in place of the damage on them, which nobody speaks of."""
    copy = deepcopy(board)
    for seat, side in enumerate(copy.sides):
        stat = damageable(state, seat)
        if stat and side.said.pop("damage", None) is not None:
            side.said[stat] = boards.stat_named(state, seat, stat)
    return copy


def solution(state: State) -> tuple[Turn, list[tuple[Position, Way]]] | None:
    """The turn looked through, and its shortest win; None where it is no puzzle. Raises TooWide."""
    if state.decision is None or state.decision.seat != SEAT:
        return None
    turn = Turn(state, SEAT, NODES)
    moves = turn.solve(MOST_MOVES)
    line = turn.line() if moves is not None and turn.whole else []
    answers = [given for _, way in line for given in way.answers]
    if not line or is_plain(state) or not all(wins(redeal(state, SEAT, n), answers) for n in range(WORLDS)):
        return None
    return turn, line


def wins(world: State, answers: Sequence[Answer]) -> bool:
    """Do the same answers win in this world too?"""
    for given in answers:
        if world.decision is None or world.decision.seat != SEAT or not is_legal(world, given):
            return False
        advance(world, given)
    return world.result is not None and world.places.outcome(world.result, SEAT) > 0


def is_plain(state: State) -> bool:
    """Does it win to attack the opponent, or whoever can be attacked, with everything in any order?"""
    turn = Turn(state, SEAT, NODES, frozenset({"attack"}))
    try:
        return turn.solve(MOST_MOVES) is not None
    except TooWide:
        return False


def _seen_by(board: Board, seat: int) -> Board:
    """The same with `seat` as P1, and little of the decks."""
    sides = [board.sides[seat], board.sides[1 - seat]]
    for side in sides:
        for zone, cards in side.zones.items():
            for card in cards:
                if seat and "owner" in card.said:
                    card.said["owner"] = {"P1": "P2", "P2": "P1"}[card.said["owner"]]
            if zone == "deck":
                side.zones[zone] = cards[:DECK]
            elif zone == "discard":
                cards.sort(key=lambda card: card.card)
    return Board(sides, {**board.said, "active": "P1"}, board.shared)


def _said(library: Library, board: Board, line: list[tuple[Position, Way]]) -> list[str]:
    """The solution as the lines of steps."""
    game = rules_of(library.game)
    state = begun(game, library.card_set(game.vocabulary), board, 1, library.constants)
    given = [(SEAT, answered) for _, move in line for answered in move.answers]
    states = [state.copy()]
    for _, way in given:
        states.append(states[-1].copy())
        advance(states[-1], way)
    state.log = log = Log()
    return steps(Table(state, log, Words(game, state.cards, 2), {}), given, states)


# --- verifying -----------------------------------------------------------------------------------------------------


def faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle, each in half a sentence: its solution, its grading, or that it is none."""
    try:
        answers, moves = puzzle.solution, puzzle.moves
    except NoPuzzle:
        return ["its solution does not win"]
    if puzzle.grading.answered:
        return _contested(puzzle)
    state = puzzle.begin().state
    state.log = None
    told = [] if all(wins(redeal(state, SEAT, n), answers) for n in range(WORLDS)) else ["it hangs on what is hidden"]
    turn = Turn(state, SEAT, NODES)
    try:
        least = turn.solve(moves)
    except TooWide:
        return [*told, "there is too much in its turn to look at"]
    if least != moves:
        return [*told, f"it can be won in {least} moves, not in {moves}"]
    if moves < MOVES or is_plain(state):
        told.append("attacking with everything wins")
    losing, bits = alternatives(turn, turn.line())
    right = graded(losing, bits)
    if right != puzzle.grading:
        told.append(f"its grade is {right.grade}, and {right.losing} moves along its solution throw the win away")
    return told


def _contested(puzzle: Puzzle) -> list[str]:
    """The same of one in which the other side answers: against all that it may do, in worlds that look alike."""
    told = list[str]()
    state = puzzle.begin().state
    state.log = None
    contest = puzzle.contest(state, NODES)
    try:
        least = contest.left(state)
        if least is None:
            return ["its solution does not hold against every answer"]
        asked = _first_asked(puzzle, state)
        worlds = [redeal(asked, SEAT, number) for number in range(FEW_WORLDS)]
        if any(puzzle.contest(world, NODES).left(world) != contest.left(asked) for world in worlds):
            told.append("it hangs on what is hidden")
        losing, bits = contest.alternatives(list(puzzle.given))
    except TooMuch:
        return [*told, "there is too much in its turn to look at"]
    if least != puzzle.moves:
        told.append(f"it can be solved in {least} moves, not in {puzzle.moves}")
    right = graded(losing, bits)
    if (right.grade, right.losing) != (puzzle.grading.grade, puzzle.grading.losing):
        told.append(f"its grade is {right.grade}, and {right.losing} moves along its solution throw the win away")
    return told


def _first_asked(puzzle: Puzzle, state: State) -> State:
    """The position along the solution in which P1 is asked first."""
    found = state.copy()
    for seat, given in puzzle.given:
        if seat == SEAT:
            break
        advance(found, given)
    return found


# --- writing -------------------------------------------------------------------------------------------------------


def written(game: str, found: list[Found], made: str) -> str:
    """The file of these puzzles; `made` is the command by which they were found."""
    rules = rules_of(game)
    lines = [f"# Found in matches of the computer against itself by `{made}`.",
             "# P1 is to win in this turn; the steps are a shortest solution. tests/lab/test_puzzles.py verifies all.",
             f"game: {game}", "scenarios:"]  # fmt: skip
    for one in found:
        grading = {"grade": one.grading.grade, "losing": one.grading.losing}
        lines += [f"- name: {word(one.name)}", f"  puzzle: {flow(grading)}", "  board:"]
        lines += indented(4, board_lines(rules, one.board))
        lines += ["  steps:", *indented(2, one.said), "  - expect: {result: P1}", ""]
    return "\n".join(lines).rstrip() + "\n"
