"""The course of a match at the table: steps are shown one after another, then who is asked next answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.records.plans import Plan
from game.table.games import legal
from game.table.games.common import EVENTS
from game.table.games.interface import Answer
from game.table.games.legal import Legal
from game.table.layout.room import Room
from game.table.match import (
    acting,
    acts,
    aim,
    clash,
    paying,
    persons,
    places,
    presence,
    recall,
    script,
    sheets,
    throws,
    tokens,
    windows,
)
from game.table.match.intents import Give
from game.table.match.motion import Beat
from game.table.match.record import MatchTable
from game.table.match.score import Score
from game.table.playing.session import Play, Step
from game.table.telling.log import Log
from game.table.telling.words import Words

PAUSE = 0.45  # seconds between two answers of the computer at calm pace
LINGERS = 2.0  # seconds of thinking from which on the table says so, and doesn't blink between two acts


def laid(play: Play, words: Words, decks: tuple[str, ...], room: Room) -> MatchTable:
    """The record of a match as its table is laid; `restart` puts the position on it."""
    game, constants = play.table, play.match.constants
    dealt = game.deals(len(play.seats), constants)
    people = persons.sitting(play.match)
    faces = persons.likenesses(words.library, decks, not dealt, people)
    events = {**EVENTS, **game.events}
    made = MatchTable(game, events, words, decks, constants, faces, play.view, room, Log(events), people=people)
    made.faces.seats = tuple(seat for seat, like in enumerate(faces) if like.face is not None)
    return made


def restart(table: MatchTable, play: Play) -> None:
    """Put the position on the table as it stands, without movement."""
    table.view = play.view
    events = play.match.events_for(table.near)[: play.shown]
    table.log.restart(events, table.view)
    table.shown.clear()
    clash.end(table)
    acts.end(table)
    throws.restart(table, events)
    table.motion.finish()
    table.presence.settle(vessels(table))
    table.unveiling.at_once = True
    table.faces.rest()
    places.settle(table, play, quick=True)
    table.flips.settle(tokens.faces_of(table), quick=True)


def vessels(table: MatchTable) -> list[float]:
    """How full the vessel of each seat truly is, of 1."""
    return presence.parts(table.layout, table.constants, table.view["seats"])


def refresh(table: MatchTable, play: Play, now: float) -> bool:
    """Read what may be answered, at that time of the stage's clock; is it another question?"""
    busy = table.motion.busy
    table.legal = Legal() if busy else play.legal()
    table.passing = windows.unasked(table)
    if table.passing:  # nobody sees a question that is not put to them
        table.legal = Legal(table.legal.kind)
    if not busy and not play.steps:
        table.course.leading = None
        if table.clash is not None and table.legal.mine:
            clash.end(table)
            places.settle(table, play)
    picked = table.choice.picked
    renewed = acting.renew(table, now)
    if picked and renewed:
        places.settle(table, play)
    if table.drag is None:
        if table.selected not in {*table.legal.sources(), *table.legal.options}:
            table.selected = None
        if table.selected is None and not table.legal.ending:
            table.selected = table.legal.only_attacker
    used, table.used = table.used, paying.uses(table, play)
    if aim.parked(table) != table.course.parked or used != table.used:
        table.course.parked = aim.parked(table)
        places.settle(table, play)
    draft(table, play)
    return renewed


def draft(table: MatchTable, play: Play) -> None:
    """Show the position as it would be if what is chosen so far were chosen, where cards are put forward."""
    forward = aim.is_put_forward(table)
    if not play.caught_up or table.motion.busy or not (forward or table.drafted):
        return
    table.view, table.drafted = play.view, forward
    if forward:
        table.view = play.match.view_so_far(table.near, acting.chosen(table))
    places.settle(table, play)


def give(table: MatchTable, play: Play, asked: Give, by_itself: bool) -> Any:
    """Answer, then everything that the plan already answers; the reason comes back if it is refused.

    `by_itself`: what need not be asked is answered by the table.
    """
    played = acting.played(table, asked.answer)
    if table.legal.kind in table.game.turns and asked.answer in table.game.endings:
        table.course.ended = table.view["turn"]
    table.awaited, table.course.aimed = asked.answer == ("cancel",), None
    reason = play.answer(asked.answer)
    table.selected = table.gap = None
    if reason is not None:
        return reason
    plan = _planned(table, asked)
    while True:
        now = legal.read(play.last_view, play.viewer, table.game)
        if plan.target in now.picks and now.most > 1 and len(now.picks) > 1:
            table.course.aimed = plan.target
            break
        found = plan.answer(now.kind, now.cancel, now.answers) if now.mine else None
        if not found or play.answer(found[0]) is not None:
            break
        plan = found[1]
    now = legal.read(play.last_view, play.viewer, table.game)
    table.course.plan = plan if now.mine and now.cancel else None
    left = table.game.by_itself.get(now.kind)
    if now.mine and left is not None and by_itself:
        play.answer(left(now.answers))
    table.course.leading = played
    table.course.hurry = False
    return None


def _planned(table: MatchTable, asked: Give) -> Plan:
    """What is answered with it: where a card is proposed, also what the drop by which it was meant."""
    before = table.course.plan
    if before is None or before.target is None or asked.plan.target is not None or asked.answer[:1] == ("cancel",):
        return asked.plan
    return asked.plan._replace(target=before.target)


def next_step(table: MatchTable, play: Play, score: Score, at_once: bool) -> None:
    """Begin to show what is still to be shown; `at_once`: without beats."""
    while play.steps and not table.motion.busy:
        step = play.steps.popleft()
        table.unveiling.at_once = at_once or table.course.hurry
        table.log.learn(step.view)
        beats = script.beats(table, play, score, step)
        if not beats or at_once or table.course.hurry:
            score.at_once(table, step)
            _install(table, play, score, step)
            continue
        table.view = script.begin(table.view)
        table.legal = Legal()
        install = Beat(0.0, lambda step=step: _install(table, play, score, step))  # type: ignore[misc]
        table.motion.beats = [*beats, install]
        table.motion.update(0.0)


def _install(table: MatchTable, play: Play, score: Score, step: Step) -> None:
    """The shown position becomes the true one after this step."""
    before, play.view = play.view, step.view
    table.view = step.view
    acts.rest(table, step.view)
    if not clash.stays(table, step.view):
        clash.end(table)
    if not step.again:
        table.log.add(step.events, step.view)
    recall.keep(table, before, step)
    table.motion.pace = 1.0
    places.settle(table, play)
    table.flips.settle(tokens.faces_of(table), table.motion.reduced)
    score.installed(table, play, before, step.view)


def show_again(table: MatchTable, play: Play) -> None:
    """The last turn of the others, from the position before it, step by step, back to the present."""
    shown, now = recall.turn(table), play.last_view
    clash.end(table)
    acts.end(table)
    table.view = play.view = shown[0][0]
    play.steps.extend(replace(step, again=True) for _, step in shown)
    play.steps.append(replace(shown[-1][1], answer=(), events=[], view=now, again=True))
    places.settle(table, play, quick=True)
    table.flips.settle(tokens.faces_of(table), quick=True)
    table.presence.settle(vessels(table))


def part(table: MatchTable, play: Play, over: tuple[Any, ...]) -> bool:
    """Where a place is asked for, the row opens at the one that is pointed at; does it open or close?"""
    if table.drag is not None:
        return False
    gap = over[1] if table.legal.kind == "place" and over[:1] == ("place",) else None
    if gap == table.gap:
        return False
    table.gap = gap
    places.settle(table, play)
    return True


def by_itself(desk: sheets.Desk, spare: bool) -> Give | None:
    """What the table answers before it asks: a window in which the viewer is not asked, or, if they want to be spared
    that, a question of which nothing else would be of use."""
    table = desk.table
    if table.passing:
        return Give(table.passing)
    found = table.game.pointless.get(table.legal.kind) if table.legal.mine and spare and not table.silent else None
    answer = found(desk) if found is not None else ()
    return Give(answer) if answer else None


def passed_unseen(table: MatchTable, play: Play) -> Answer:
    """The answer that passes the window in which another person at this screen is asked, where they don't want to be:
    so the curtain stays open. () where they are to be asked, or to see what is answered for them."""
    seat = play.asked_seat
    if seat is None or not table.game.windows:
        return ()
    view = play.match.view(seat)
    theirs = replace(table, view=view, legal=legal.read(view, seat, table.game))
    given = windows.unasked(theirs)
    return given if given in table.game.endings else ()


def thinks(table: MatchTable, play: Play) -> bool:
    """Is the computer waited for, with nothing more to be seen meanwhile?"""
    return play.thinking and not table.motion.effects
