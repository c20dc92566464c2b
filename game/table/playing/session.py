"""The conversation between the table and a match: who sits where, whose view is shown, what is still to be shown."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any, Protocol

from game.kernel.errors import IllegalAnswer
from game.records.ahead import foreseen
from game.table.games import legal, table_of
from game.table.games.legal import Legal
from game.table.games.verbs import Answer
from game.table.playing.plans import Planned, Plans

HUMAN = "human"
View = dict[str, Any]
Event = dict[str, Any]


class Thinker(Protocol):
    """The worker process that answers for the computer."""

    receipt: Any

    @property
    def trouble(self) -> str: ...

    def ask(self, view: View, level: str, seed: int, *, apart: bool = False) -> None: ...

    def think_ahead(self, view: View, level: str, seed: int) -> None: ...

    def poll(self) -> Answer | None: ...

    def refused(self) -> Answer | None: ...

    def stop(self) -> None: ...


@dataclass(slots=True)
class Step:
    """One answer's events and the position after them, as the viewer may know them.

    Without an answer and a seat (-1): all that happened while others sat at the screen.
    """

    seat: int
    answer: Answer
    events: list[Event]
    view: View
    again: bool = False
    """Is it shown once more, so that the log has it already?"""


class Play:
    rests = True
    """Does the table stand still where the turn of a person ends by itself, until they have looked?"""

    def __init__(self, match: Any, seats: tuple[str, ...], thinker: Thinker | None = None) -> None:
        self.match = match
        self.table = table_of(match.game.name)
        self.seats = seats
        self.thinker = thinker
        self.asked: int | None = None  # the seat whose answer the worker is looking for
        self._thought_ahead: tuple[int, int] | None = None  # at which moment of the match
        self.taken_back: set[int] = set()  # the seats whose turns begin anew, as the match went back
        self.people = [seat for seat, who in enumerate(seats) if who == HUMAN]
        self.hotseat = len(self.people) > 1  # several people share the screen
        self.viewer = self.people[0] if self.people else 0
        self.told = self.match_events()
        self.steps: deque[Step] = deque()
        self.view: View = match.view(self.viewer)  # what is on the table, possibly behind the match
        self.covered = self.hotseat  # the curtain is closed
        self.handed_by: int | None = None
        """The seat that hands the screen over while it is closed, None where it does not change hands."""
        if self.hotseat and self.people_asked:
            self.viewer = match.to_answer
            self.view = match.view(self.viewer)
        self.last_view: View = self.view  # where the match is
        self.plans = Plans()
        """What the computers had in mind."""
        self.left: dict[int, tuple[int, View]] = {}  # what each person saw last: how many events, and the table
        self._noted: dict[int, int] = {}  # how many notes there were when each person last opened the curtain

    # who is asked

    @property
    def asked_seat(self) -> int | None:
        seat = self.match.to_answer
        return None if seat is None else int(seat)

    @property
    def people_asked(self) -> bool:
        """Does a person have to answer, seen from the match?"""
        seat = self.asked_seat
        return seat is not None and self.seats[seat] == HUMAN

    @property
    def hand_shut(self) -> bool:
        """Do several share the screen while it is not the viewer who is asked? Then their hand lies face down."""
        return self.hotseat and self.asked_seat not in (None, self.viewer)

    @property
    def caught_up(self) -> bool:
        return not self.steps and self.view is self.last_view

    def legal(self) -> Legal:
        """What the viewer may answer now; nothing while events are still to be shown or the curtain is closed."""
        if not self.caught_up or self.covered or self.asked_seat != self.viewer or not self.people_asked:
            return Legal(kind=(self.view.get("decision") or {}).get("kind", ""))
        now = legal.read(self.view, self.viewer, self.table)
        if now.choosing and now.source is None and all(0 <= pick < len(self.seats) for pick in now.picks):
            self._look_ahead(now)
        return now

    def _look_ahead(self, now: Legal) -> None:
        """Where a player is to be chosen first, what can then be done with cards can be done at once."""
        for pick in now.picks:
            first: Answer = ("pick", pick)
            asked = self.match.asked_after(first)
            then = legal.read({"decision": asked}, self.viewer, self.table) if asked else Legal()
            forced = (self.match.preview(first) or {}).get("forced") or []
            for word, cards in then.actions.items():
                for card, targets in cards.items():
                    now.actions.setdefault(word, {}).setdefault(card, set()).update(targets)
                    now.leads |= {(word, card, target): first for target in targets}
            word = next((verb.word for verb in self.table.verbs if verb.aimed), "")
            if word and not then.actions and len(forced) == 1:
                card, target = forced[0]
                now.actions.setdefault(word, {}).setdefault(card, set()).add(target)
                now.leads[word, card, target] = first

    # answering

    def answer(self, answer: Answer, seat: int | None = None) -> Any:
        """Give `answer`; the reason comes back if it is refused."""
        seat = self.viewer if seat is None else seat
        try:
            self.match.answer(answer, seat)
        except IllegalAnswer as refused:
            return refused.reason
        self._collect(seat, answer)
        return None

    def why_not(self, answer: Answer) -> Any:
        return self.match.why_not(answer)

    def _collect(self, seat: int, answer: Answer) -> None:
        events = self.match.events_for(self.viewer, self.told)
        self.told = self.match_events()
        self.last_view = self.match.view(self.viewer)
        self.steps.append(Step(seat, answer, events, self.last_view))

    def match_events(self) -> int:
        """How many events there are by now; fewer than before after a cancelled proposal."""
        return int(self.match.event_count)

    def undo(self) -> Any:
        """Take back the last answer of the viewer, or give the reason."""
        reason = self.match.why_not_undo(self.viewer)
        if reason is not None:
            return reason
        self.match.undo(self.viewer)
        self.taken_back.update(range(len(self.seats)))
        self.resync()
        return None

    def offer_draw(self) -> bool:
        """The viewer offers a draw, or takes one; did the match end so?"""
        ended = bool(self.match.offer_draw(self.viewer))
        if ended:
            self.resync()
        return ended

    def wait(self, at: int) -> bool:
        """The viewer wants the window that was passed for them after `at` answers; did the match go back to it?"""
        goes_back = bool(self.match.wait(self.viewer, at))
        if goes_back:
            self.taken_back.update(range(len(self.seats)))
        self.resync()
        return goes_back

    def time_up(self) -> None:
        """The time of the viewer has run out: what is half proposed is taken back, and the rules answer."""
        if self.view["decision"]["cancel"]:
            self.answer(("cancel",))
        seat = self.viewer
        self.match.time_up()
        self._collect(seat, ("time_up",))

    def change_level(self, seat: int, level: str) -> None:
        """From now on the computer plays `seat` at that level; what it was asked for, it is asked anew."""
        self.match.change_level(seat, level)
        self.seats = self.match.seats
        self.asked = None if self.asked == seat else self.asked

    def concede(self) -> None:
        """The viewer gives up. What the computer was asked for may no longer be asked: it will be asked anew."""
        self.match.concede(self.viewer)
        self.resync()

    @property
    def people_left(self) -> bool:
        """Does a person still take part?"""
        return any(self.match.why_not_concede(seat) is None for seat in self.people)

    def resync(self) -> None:
        """Show the match as it stands, without events. What the computer was thinking about may be gone."""
        self.steps.clear()
        self.asked = None
        self.told = self.match_events()
        self.view = self.last_view = self.match.view(self.viewer)

    def think(self) -> bool:
        """Let the computer's answer be sought or taken; True when one was given."""
        seat = self.ask_ahead()
        if seat is None or self.thinker is None:
            return False
        found = self.thinker.poll()
        if found is not None and self.why_not(tuple(found)) is not None:
            found = self.thinker.refused()
        if found is None:
            return False
        self.asked = None
        self._note_plan(seat)
        self.match.answer(tuple(found), seat, receipt=self.thinker.receipt)
        self._collect(seat, tuple(found))
        self.plans.answered(seat, legal.entities(self.table.verbs, tuple(found)), self.last_view)
        return True

    def _note_plan(self, seat: int) -> None:
        """What whoever thinks has in mind at the beginning of its own turn."""
        lines, view = getattr(self.thinker, "weighed", ()), self.last_view
        if lines and view["active"] == seat:
            known = {**view, "entities": dict(view["entities"])}
            self.plans.note(Planned(seat, view["turn"], self.match.answered, self.viewer, lines, known))

    def ask_ahead(self) -> int | None:
        """Have the computer begin to think, if it is asked; the seat, if it does.

        Its answer may be ready when what is still being shown has been seen.
        """
        seat = self.asked_seat
        if seat is None or self.seats[seat] == HUMAN or self.thinker is None:
            return None
        if self.asked != seat:
            back = seat in self.taken_back
            self.thinker.ask(self.match.raw_view(seat), self.seats[seat], self.match.ai_seed, apart=back)
            self.taken_back.discard(seat)
            self.asked = seat
        return seat

    def think_ahead(self) -> None:
        """Let the computer think about what it will be asked if the person at the screen does nothing more."""
        moment = self.match.answered, self.match_events()
        if self.thinker is None or self.asked is not None or not self.people_asked or moment == self._thought_ahead:
            return
        self._thought_ahead = moment
        found = foreseen(self.match)
        if found is not None and self.seats[found.seat] != HUMAN:
            self.thinker.think_ahead(found.view, self.seats[found.seat], found.ai_seed)

    @property
    def trouble(self) -> str:
        """What is wrong with the computer's thinking, as `Worker.trouble` says it."""
        return self.thinker.trouble if self.thinker is not None else ""

    @property
    def thinking(self) -> bool:
        """Is everybody waiting for the computer?"""
        return self.asked is not None and self.caught_up

    # the seat at the screen

    def needs_curtain(self) -> bool:
        """Must the laptop change hands before the next answer?"""
        seat = self.asked_seat
        return self.hotseat and not self.covered and self.people_asked and seat != self.viewer

    def cover(self) -> None:
        """Close the curtain and turn the table to who is asked next."""
        self.covered = True
        self.left[self.viewer] = self.told, self.last_view
        seat = self.asked_seat
        self.handed_by = self.viewer if seat not in (None, self.viewer) else None
        if seat is not None:
            self.viewer = seat
        self.resync()

    def hide(self) -> None:
        """Close it before the same person: somebody else may come to look. What was not shown yet is shown later."""
        self.left[self.viewer] = self.shown, self.view
        self.covered, self.handed_by = True, None
        self.resync()

    @property
    def have_seen_all(self) -> list[int]:
        """Who else took the match to the workshop, where all hands lie open, since the viewer last saw the table."""
        seats = self.match.opened_in_workshop[self._noted.get(self.viewer, 0) :]
        return [seat for seat in dict.fromkeys(seats) if seat != self.viewer]

    def uncover(self) -> None:
        """Open it. What happened since this person looked last is still to be shown."""
        self.covered = False
        self._noted[self.viewer] = len(self.match.opened_in_workshop)
        told, view = self.left.get(self.viewer, (self.told, self.last_view))
        if told < self.told:
            self.view = view
            self.steps.append(Step(-1, (), self.match.events_for(self.viewer, told), self.last_view))

    @property
    def shown(self) -> int:
        """How many events have come to the table."""
        return self.told - sum(len(step.events) for step in self.steps)

    def stop(self) -> None:
        if self.thinker is not None:
            self.thinker.stop()
            self.thinker = None
