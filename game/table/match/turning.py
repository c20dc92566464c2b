"""What decided a match: the one answer that cost the losing side most, once the winners led for good."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from game.table.match import persons
from game.table.match.record import MatchTable
from game.table.playing.session import Play

Event = dict[str, Any]
MOST = 3
"""So many lines of the log are told."""


class Moment(NamedTuple):
    """An answer, and how the numbers stood by which the match is told: together for those who won and who lost."""

    turn: int
    events: tuple[int, int]
    """The first of those that it brought about, and the one after them."""
    won: int
    lost: int
    cost: int
    """How much less those who lost have by it, beyond what the others lose themselves."""


def words(table: MatchTable, play: Play) -> str:
    """What decided it, in the words of the log; "" where nobody has won, or nothing that is told was lost."""
    say = table.words.say
    known = table.ending.decided
    if say.language not in known:
        known[say.language] = _words(table, play)
    return known[say.language]


def _words(table: MatchTable, play: Play) -> str:
    winners = persons.winners(table)
    sign = -1 if table.game.curve_of_losses else 1
    found = decisive(moments(play, table.game.curve, winners, sign), len(table.view["seats"])) if winners else None
    if found is None:
        return ""
    events = play.match.events_for(table.near)
    told = [line for event in _struck(table, events, found, winners) if (line := table.told(event))][:MOST]
    turn = next((event for event in reversed(events[: found.events[0] + 1]) if event["kind"] == "turn"), None)
    if not told or turn is None:
        return ""
    return table.words.say("ending-decided", when=table.told(turn), what="; ".join(dict.fromkeys(told)))


def moments(play: Play, name: str, winners: list[int], sign: int = 1) -> list[Moment]:
    """Every answer of the match with what it changed of the number `name` of the seats; `sign` -1 where more of it is
    worse."""
    course = play.match.answers_course()
    found: list[Moment] = []
    for now, after in pairwise(course):
        sums = [_sums(moment["seats"], name, winners, sign) for moment in (now, after)]
        cost = (sums[0][1] - sums[1][1]) - max(0, sums[0][0] - sums[1][0])
        found.append(Moment(now["turn"], (now["events"], after["events"]), *sums[0], cost))
    return found


def _sums(seats: list[dict[str, int]], name: str, winners: list[int], sign: int) -> tuple[int, int]:
    numbers = [sign * int(seat.get(name) or 0) for seat in seats]
    won = sum(numbers[seat] for seat in winners)
    return won, sum(numbers) - won


def decisive(found: list[Moment], seats: int) -> Moment | None:
    """The costliest answer since the winners led for good, as it stood each time that all had had their turn; of those
    that cost as much the first."""
    begins = [n for n, moment in enumerate(found) if not n or moment.turn != found[n - 1].turn]
    rounds = [n for n in begins if (found[n].turn - found[0].turn) % seats == 0]
    behind = [n for n in rounds if found[n].won <= found[n].lost]
    since = found[behind[-1] if behind else 0 :]
    costliest = max(since, key=lambda moment: moment.cost, default=None)
    return costliest if costliest is not None and costliest.cost > 0 else None


def _struck(table: MatchTable, events: list[Event], found: Moment, winners: list[int]) -> list[Event]:
    """What of that answer struck those who lost hardest, and what it came of if that is told as well."""
    within = events[found.events[0] : found.events[1]]
    hit = [event for event in within if _strikes(table, event, winners)]
    if not hit:
        return within
    hardest = max(hit, key=lambda event: int(event.get("amount", 0)))
    if "amount" in hardest:
        return [hardest]
    several = [event for event in hit if event["kind"] == hardest["kind"]]
    cause = events[hardest["cause"]] if (hardest["cause"] or 0) >= found.events[0] else None
    aimed = cause is not None and cause.get("target", hardest["entity"]) == hardest["entity"]
    return [cause, *several] if cause is not None and aimed else several


def _strikes(table: MatchTable, event: Event, winners: list[int]) -> bool:
    """Does it cost those who lost a card, or strike one of them?"""
    if event["kind"] in ("destroyed", "sacrificed"):
        return event.get("seat") not in winners
    return event["kind"] in ("damage", "lose") and table.is_player(event["target"]) and event["target"] not in winners
