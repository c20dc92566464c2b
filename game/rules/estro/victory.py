"""How a match ends (E-119 to E-127, E-160 to E-166, E-178 to E-183)."""

from __future__ import annotations

from functools import cache

from game.kernel.state import TASKS, State, Task, tasks
from game.rules.estro.constants import DECK, HAND, OUT, field_of, is_inferno, round_of, rules, zone
from game.rules.estro.worth import tot


def threshold(state: State) -> int:
    """The round after which whoever has no card on the field has lost (E-119, E-164, E-178)."""
    r = rules(state)
    if r.stratega_wins:
        return r.stratega_win_round
    return r.inferno_elimination_round if is_inferno(state) else r.elimination_round


def may_win(state: State) -> bool:
    """Under Stratega nobody wins in any way before the end of the eighth round (E-160, E-165)."""
    return not rules(state).stratega_wins or round_of(state) > rules(state).stratega_win_round


def losing(state: State) -> list[int]:
    """The seats whose side of the field is empty, where that decides the match."""
    if state.turn <= threshold(state) * len(state.seats):  # `round_of` is not beyond it
        return []
    return [seat for seat in range(len(state.seats)) if not field_of(state, seat)]


BETWEEN = (
    "kernel.windows.offer", "kernel.series.next_in_series", "kernel.series.check", "rules.estro.turn.begin_turn",
    "rules.estro.turn.window", "rules.estro.turn.draw_phase", "rules.estro.play.play_phase",
    "rules.estro.play.after_play", "rules.estro.fight.attack_phase", "rules.estro.turn.end_phase",
    "rules.estro.turn.hand_limit", "rules.estro.tokens.ask_to_place", "rules.estro.turn.pass_turn",
    "rules.estro.victory.look_at_end", "rules.estro.victory.close_round",
)  # fmt: skip
"""The steps of a turn, and the questions between them: what else lies among the frames is an attack or a gift."""


@cache
def _between() -> frozenset[Task]:
    return frozenset(TASKS[name] for name in BETWEEN)


def is_under_way(state: State) -> bool:
    """Is an attack, a gift or a death under way, or does something that was set off wait for its turn?"""
    if state.queue or state.series or state.doomed or state.withheld:
        return True
    between = _between()
    return any(task not in between for task, _ in state.frames)


def look(state: State) -> bool:
    """After a fully resolved attack or gift (E-072, E-112, E-120): is the match over?

    Where nobody is losing, nobody is until the field changes or a turn begins.
    """
    if state.result is not None:
        return True
    if state.quiet or not rules(state).elimination_at_once:
        return False
    losers = losing(state)
    if not losers:
        state.quiet = True
        return False
    return not is_under_way(state) and _eliminate(state, losers)


def look_at_end(state: State) -> None:
    """For those who look only at the end of a turn (A-12)."""
    if state.result is None:
        _eliminate(state, losing(state))


def _eliminate(state: State, losers: list[int]) -> bool:
    if not losers:
        return False
    finish(state, [seat for seat in range(len(state.seats)) if seat not in losers], "elimination")
    return True


def close_round(state: State) -> None:
    """The end of a round: the first look at elimination (E-120, E-166), and the last round (E-122)."""
    number, r = round_of(state), rules(state)
    if number >= threshold(state) and _eliminate(
        state, [seat for seat in range(len(state.seats)) if not field_of(state, seat)]
    ):
        return
    if number >= r.last_round:
        last_count(state)


def last_count(state: State) -> None:
    """More cards on the field and a greater sum of TOT win (E-122); all else is a draw (E-123, E-124).

    In Inferno the greater sum alone breaks the tie (E-182, E-183).
    """
    teams = sorted(set(state.places.teams))
    sides = [[seat for seat in range(len(state.seats)) if state.places.teams[seat] == team] for team in teams]
    cards = [len(field_of(state, seats[0])) for seats in sides]
    sums = [sum(tot(state, i) for i in field_of(state, seats[0])) for seats in sides]
    if state.log is not None:
        state.log.emit("counted", {"cards": cards, "tots": sums})
    for one, other in ((0, 1), (1, 0)):
        if sums[one] > sums[other] and (cards[one] > cards[other] or is_inferno(state)):
            finish(state, sides[one], "last_round")
            return
    finish(state, [], "last_round")


def exhausted(state: State, seat: int) -> None:
    """`seat` had to draw with neither hand nor deck (E-121); in Inferno a team loses when both have and neither has
    got a card since (E-179)."""
    if not may_win(state):
        return
    if all(state.seats[s][OUT] and not state.zones[zone(s, HAND)] and not state.zones[zone(s, DECK)]
           for s in state.places.team(seat)):  # fmt: skip
        finish(state, list(state.places.opponents[seat]), "exhaustion")
    elif state.log is not None:
        state.log.emit("exhausted", {"seat": seat})


def finish(state: State, winners: list[int], why: str) -> None:
    state.result, state.ending = tuple(winners), why
    if state.log is not None:
        state.log.emit("result", {"winners": winners, "why": why})


tasks(__name__, close_round, look_at_end)
