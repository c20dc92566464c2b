"""Hears a match: gives each beat its sound, and notices what no event tells (questions, warnings, the end)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.table.match.motion import Beat
from game.table.sound.cues import BEATS, EVENTS, Cue, Event, Hearer, weight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.match.scene import MatchScene
    from game.table.match.session import Step, View


class Score:
    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.speaker = scene.stage.sound
        self.asked: tuple[int, str] | None = None
        """The question that was last put: how many events had happened, and its kind."""
        self.moved = False
        """Has anything been shown since the match came to the table?"""
        self.ended = False

    def hearer(self) -> Hearer:
        scene = self.scene
        return Hearer(scene.near, scene.in_play, scene.table.hand, self._material, scene.game.sounds)

    def _material(self, card_id: str) -> str:
        card = self.scene.stage.library.cards.get(card_id)
        if card is None:
            return ""
        telling = self.scene.game.deck_elements
        return (
            max(card.cost, key=lambda e: (card.cost[e] > 0 and e in telling, card.cost[e])) if card.total else card.kind
        )

    def cues(self, event: Event) -> Sequence[Cue]:
        kind = event["kind"]
        told = self.scene.events.get(kind)
        own = self.scene.game.sounds.events.get(kind, EVENTS.get(kind))
        return own if own is not None else BEATS.get(told.beat if told else "", ())

    def set_to(self, event: Event, beats: list[Beat]) -> list[Beat]:
        """The beats of an event with its sounds among them."""
        for cue in self.cues(event):
            name = cue.name(self.hearer(), event)
            if name and (beats or not cue.after):
                beats = _placed(beats, cue.after, Beat(0.0, cue=lambda name=name: self.speaker.ask(name)))  # type: ignore[misc]
        return beats

    def at_once(self, step: Step) -> None:
        """A step is shown without beats: one sound stands for all of it, none where it is skipped."""
        if self.scene.course.hurry:
            return
        hearer = self.hearer()
        names = [cue.name(hearer, event) for event in step.events for cue in self.cues(event)]
        weightiest = min(filter(None, names), key=weight, default="")
        if weightiest:
            self.speaker.ask(weightiest)

    def installed(self, before: View, after: View, flips: bool) -> None:
        """The table now shows the position `after` a step; `flips`: tokens turn over."""
        self.moved = True
        if self.scene.course.hurry:
            return
        if flips:
            self.speaker.ask("token")
        low = self.scene.game.sounds.low
        near = self.scene.near
        if low and not self.scene.play.covered and self.scene.play.seats[near] == "human":
            was, now = before["seats"][near], after["seats"][near]
            if low.holds(now) and not low.holds(was) and self.scene.play.match.result is None:
                self.speaker.ask("warning")

    def refreshed(self) -> None:
        """What may be answered is known: is it a question that somebody else put, or the end?"""
        scene = self.scene
        ended = scene.result
        if ended is None:
            self.ended = False
            self._question()
        elif not self.ended:
            self.ended = True
            if self.moved:
                self.speaker.ask(_outcome(ended, scene.play.people))

    def _question(self) -> None:
        """Not where one plays on freely, nor for the parts of what one is doing oneself."""
        legal = self.scene.legal
        if not legal.mine or legal.free or legal.cancel:
            return
        question = self.scene.play.told, legal.kind
        if question != self.asked:
            self.asked = question
            if self.speaker.last != "turn-own":
                self.speaker.ask("question")


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
