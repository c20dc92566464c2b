"""Hears a match: gives each beat its sound, and notices what no event tells (questions, warnings, the end)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from game.table.match.motion import Beat
from game.table.playing.session import HUMAN
from game.table.sound.cues import BEATS, EVENTS, Cue, Event, Hearer, weight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.match.record import MatchTable
    from game.table.playing.session import Play, Step, View
    from game.table.sound.speaker import Speaker


TURNS, CALM_AGAIN = 0.6, 0.3
"""How tense a match is when it turns, and when that can be heard again."""


class Score:
    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.asked: tuple[int, str] | None = None
        """The question that was last put: how many events had happened, and its kind."""
        self.moved = False
        """Has anything been shown since the match came to the table?"""
        self.ended = False
        self.turned = False
        """Has the match become tense, and was that heard?"""

    def set_to(self, table: MatchTable, event: Event, beats: list[Beat]) -> list[Beat]:
        """The beats of an event with its sounds among them."""
        if _beat(table, event) == "tokens":
            beats = [replace(beat, cue=lambda: self._turned(table)) for beat in beats]
        for cue in _cues(table, event):
            name = cue.name(hearer(table), event)
            if name and (beats or not cue.after):
                beats = _placed(beats, cue.after, Beat(0.0, cue=lambda name=name: self.speaker.ask(name)))  # type: ignore[misc]
        return beats

    def _turned(self, table: MatchTable) -> None:
        if table.flips.changed:
            self.speaker.ask("token")

    def at_once(self, table: MatchTable, step: Step) -> None:
        """A step is shown without beats: one sound stands for all of it, none where it is skipped."""
        if table.course.hurry:
            return
        there = hearer(table)
        names = [cue.name(there, event) for event in step.events for cue in _cues(table, event)]
        weightiest = min(filter(None, names), key=weight, default="")
        if weightiest:
            self.speaker.ask(weightiest)

    def installed(self, table: MatchTable, play: Play, before: View, after: View) -> None:
        """The table now shows the position `after` a step."""
        self.moved = True
        if table.course.hurry:
            return
        if table.flips.changed:
            self.speaker.ask("token")
        self.feel(table, after)
        low, near = table.game.sounds.low, table.near
        if low and not play.covered and play.seats[near] == HUMAN:
            was, now = before["seats"][near], after["seats"][near]
            if low.holds(now) and not low.holds(was) and play.match.result is None:
                self.speaker.ask("warning")

    def feel(self, table: MatchTable, view: View) -> None:
        """How tense the music is, by what everybody sees; one short piece where it turns."""
        tension = table.game.sounds.tension
        if tension is None:
            return
        now = tension.of(view["seats"])
        self.speaker.music.tension = now
        if now < CALM_AGAIN:
            self.turned = False
        elif now >= TURNS and not self.turned:
            self.turned = True
            if self.moved:
                self.speaker.sting("turn")

    def refreshed(self, table: MatchTable, play: Play) -> None:
        """What may be answered is known: is it a question that somebody else put, or the end?"""
        if table.result is None:
            self.ended = False
            self.feel(table, table.view)
            self._question(table, play)
        elif not self.ended:
            self.ended = True
            if self.moved:
                told = _outcome(table.result, play.people)
                if not self.speaker.sting(told):
                    self.speaker.ask(told)
                self.speaker.music.tension = 0.0

    def _question(self, table: MatchTable, play: Play) -> None:
        """Not where one plays on freely, nor for the parts of what one is doing oneself."""
        legal = table.legal
        if not legal.mine or legal.free or legal.cancel:
            return
        question = play.told, legal.kind
        if question != self.asked:
            self.asked = question
            if self.speaker.last != "turn-own":
                self.speaker.ask("question")


def hearer(table: MatchTable) -> Hearer:
    """From where its match is heard, and by the measures of its game."""
    game, hand = table.game, table.layout.hand
    return Hearer(table.near, table.in_play, hand, partial(_material, table), game.weights.of, game.sounds)


def _material(table: MatchTable, card_id: str) -> str:
    card, telling = table.words.library.cards.get(card_id), table.game.deck_elements
    if card is None:
        return ""
    return max(card.cost, key=lambda e: (card.cost[e] > 0 and e in telling, card.cost[e])) if card.total else card.kind


def _cues(table: MatchTable, event: Event) -> Sequence[Cue]:
    kind = event["kind"]
    own = table.game.sounds.events.get(kind, EVENTS.get(kind))
    return own if own is not None else BEATS.get(_beat(table, event), ())


def _beat(table: MatchTable, event: Event) -> str:
    told = table.events.get(event["kind"])
    return told.beat if told else ""


def _placed(beats: list[Beat], after: float, sounding: Beat) -> list[Beat]:
    """With `sounding` so many seconds from the beginning; a beat that is under way then is parted."""
    passed = 0.0
    for place, beat in enumerate(beats):
        if after <= passed:
            return [*beats[:place], sounding, *beats[place:]]
        if after < passed + beat.length:
            first = Beat(after - passed, beat.begin, beat.cue)
            rest = Beat(passed + beat.length - after)
            return [*beats[:place], first, sounding, rest, *beats[place + 1 :]]
        passed += beat.length
    return [*beats, sounding]


def _outcome(ended: dict[str, Any], people: list[int]) -> str:
    """Victory also where several people sit at the screen, or none: somebody has won."""
    winners = ended.get("winners") or [seat for seat in [ended.get("winner")] if seat is not None]
    if not winners:
        return "out"
    lost = len(people) == 1 and people[0] not in winners
    return "defeat" if lost else "victory"
