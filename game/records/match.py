"""A live match with its record: every answer is on disk before the next is asked."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from game.kernel import decisions, description, drawing, views, waiting
from game.kernel.cards import CardSet, Definition
from game.kernel.decisions import CANCEL, Answer
from game.kernel.errors import GameError, IllegalAnswer, Reason
from game.kernel.game import Game
from game.kernel.priors import open_lists
from game.kernel.rng import seeded
from game.kernel.setup import options_of
from game.kernel.state import State
from game.language.library import FaultyCards, Library
from game.records import cards as current
from game.records import course, matchfile, preview, seating, undo
from game.records.agreeing import agreed, applied, switches
from game.records.cards import rules_of as rules_of
from game.records.loading import replayed
from game.records.matchfile import BadMatchFile, Record, Writer
from game.records.plans import Plan
from game.records.playthrough import Playthrough, refused
from game.records.preview import NO_PLAN, Forecast
from game.records.schema import HEAD, MOST_NOTES, Mismatch
from game.records.undo import Step, Tape
from game.system.files import free


class Match(Playthrough):
    """A playthrough with its file, and with what the table asks of it. `path` is None when it is not being saved."""

    by_rules: ClassVar[bool] = True
    """Is only taken back what the rules of the game let be taken back, beside what nobody must unlearn?"""

    def __init__(
        self, game: Game, cards: CardSet, record: Record, events: Tape | None = None, state: State | None = None
    ) -> None:
        """`state`, with `events` as its log: a position to begin with, instead of the set-up."""
        super().__init__(game, cards, record, events, state)
        self.path: Path | None = None
        self._undo: tuple[int, Step | None, Reason | None] | None = None
        """The seat and the last step for which it was found out whether undo is refused, and the reason."""
        self._writer: Writer | None = None
        self._library: Library | None = None
        self._forecast: Forecast | None = None
        """What was foretold of the present position."""

    # Beginning

    @classmethod
    def new(
        cls,
        game: str = "contracts",
        decks: Sequence[str] = (),
        seed: int | None = None,
        first: int | None = None,
        seats: Sequence[str] = ("human", "casual"),
        folder: Path | None = None,
        library: Library | None = None,
        workshop: bool = False,
        rules: Mapping[str, bool] | None = None,
        people: Sequence[Mapping[str, str]] = (),
    ) -> Match:
        """A new match between decks of the library, saved in `folder`; without one it is not saved.

        `rules` are the switches that the players agreed on, of those of the game (`agreeing`); `people` who sits at
        the seats, as the record keeps it. Raises GameError for another switch, for cards with faults, for a deck that
        there is not and for more cards than a file can hold. A folder that can't be written is no error: the match
        goes on in memory and `trouble` says so.
        """
        played = rules_of(game)
        library = library or current.library(game)
        for name in rules or ():
            if name not in switches(played):
                raise GameError(no_such_rule(played, name))
        if library.faults:
            raise FaultyCards(library.faults)
        unknown = [deck for deck in decks if deck not in library.decks]
        if unknown or len(decks) not in played.seats or len(seats) != len(decks):
            what = f"there is no deck `{unknown[0]}`" if unknown else "each seat needs a deck"
            raise GameError(f"{what}; the decks are {', '.join(library.decks)}")
        chosen = [library.decks[deck] for deck in decks]
        constants = applied(played, library.constants, rules or {})
        known: Iterable[str] = (card for d in chosen for card in d.counts)
        if played.hidden.whole_set or not open_lists(options_of(played, constants)):
            known = library.definitions  # else the cards that a match can meet would say what is in the decks
        record = Record(
            game=game, seed=secrets.randbits(32) if seed is None else seed, first=first, seats=tuple(seats),
            decks=[{"id": d.id, "name": dict(d.name), "cards": d.cards()} for d in chosen],
            constants=constants, cards=matchfile.pinned(known, library.definitions),
            workshop=workshop, people=[dict(one) for one in people], app=matchfile.app_version(),
            created=datetime.now(UTC).isoformat(timespec="seconds"), ai_seed=new_ai_seed(),
        )  # fmt: skip
        try:
            HEAD.check(record.fixed(), "")
        except Mismatch as error:
            raise GameError(f"of this match there can be no file: its {error}") from None
        match = cls(played, library.card_set(played.vocabulary, [str(card["id"]) for card in record.cards]), record)
        match._library = library
        if folder is not None:
            match.save_in(Path(folder))
        return match

    @classmethod
    def load(cls, path: Path | str, library: Library | None = None, step: int | None = None) -> Match:
        """The match in a file, as it stood after its last answer; further answers go into the same file.

        With `step` it is a copy without a file, as the match stood after so many answers. It is played from the cards
        pinned in the file. Raises BadMatchFile.
        """
        path = Path(path)
        record = matchfile.read(path)
        if step is not None and step < len(record.answers):
            record.answers = record.answers[:step]
            record.fingerprints = [f for f in record.fingerprints if f[0] <= step]
            record.edits = [edit for edit in record.edits if edit["at"] <= step]
            record.conceded = None
        match = replayed(cls, record, path)
        match._library = library
        if step is not None:
            return match
        match.path = path
        match.record.ai_seed = match.record.ai_seed or new_ai_seed()  # files of before have none
        match._writer = Writer(path, match.record, match.damage is not None)
        return match

    @staticmethod
    def unfinished(
        folder: Path | None = None, passed: Callable[[Path, BadMatchFile], None] = lambda path, error: None
    ) -> Path | None:
        """The match written last that a person plays, that has no result and that can be gone on with.

        `passed` is called of each that can't, with the reason; what it raises ends the search.
        """
        for path, _ in matchfile.unfinished_matches(folder or matchfile.matches_folder(), passed):
            try:
                Match.load(path)
            except BadMatchFile as error:
                passed(path, error)
            else:
                return path
        return None

    def save_in(self, folder: Path) -> None:
        """From now on the match has a file in `folder`."""
        path = folder / "match"
        with suppress(OSError):
            path = matchfile.new_path(folder, (deck["id"] for deck in self.record.decks))
            matchfile.prune(folder)
        self.path = path
        self.record.result = self.result  # a set-up may end it already
        self._writer = Writer(path, self.record)
        self._save()

    # What the table asks

    @property
    def trouble(self) -> str | None:
        """A sentence for the players while the match can't be saved."""
        return self._writer.trouble if self._writer is not None else None

    @property
    def cards(self) -> Mapping[str, Definition]:
        return self.state.cards.by_id

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays them now."""
        return seating.playing(self.record)

    @property
    def decks(self) -> tuple[str, ...]:
        return tuple(deck["id"] for deck in self.record.decks)

    @property
    def seed(self) -> int:
        return self.record.seed

    @property
    def ai_seed(self) -> int:
        """For the computer's answer to the pending decision: of its secret and the number of answers so far alone."""
        return self.ai_seed_after(0)

    def ai_seed_after(self, more: int) -> int:
        """The same for the decision that is pending after so many more answers."""
        return seeded(self.record.ai_seed, f"answer {len(self.steps) + more}")

    @property
    def people(self) -> list[dict[str, str]]:
        """Who sits at each seat, as the record keeps it; [] where it says nothing of them."""
        return self.record.people

    @property
    def workshop(self) -> bool:
        return self.record.workshop

    @cached_property
    def library(self) -> Library:
        """The cards as they are now, which may be others than those of this match."""
        return self._library or current.library(self.game.name)

    @cached_property
    def cards_changed(self) -> tuple[str, ...]:
        """The cards of its decks that are no longer what it was played with; "rules" if the constants are not."""
        now = self.library.definitions
        then = self.state.cards.by_id
        played = matchfile.pinned([card for deck in self.record.decks for card in deck["cards"]], then)
        constants = self.record.constants
        unsaid = {name: None for name in self.game.vocabulary.agreed if name not in constants}
        meant = applied(self.game, self.library.constants, agreed(self.game, constants))
        changed = [
            str(card["id"])
            for card in played
            if card["id"] not in now or _rules_of(now[card["id"]].source) != _rules_of(card)
        ]
        return tuple(changed + ["rules"] * (meant | unsaid != constants | unsaid))

    def view(self, seat: int) -> dict[str, Any]:
        """What `seat` may know, in words: what the table draws from."""
        return description.described(self.state, seat)

    def view_so_far(self, seat: int, answer: Sequence[Any]) -> dict[str, Any]:
        """What `seat` would know if `answer`, be it legal already or not, were chosen and not yet confirmed."""
        so_far = self.state.copy()
        assert so_far.decision is not None
        so_far.decision = so_far.decision.so_far(tuple(answer))
        return description.described(so_far, seat)

    def view_then(self, step: int, seat: int) -> dict[str, Any]:
        """What `seat` knew after `step` answers, in words. Raises GameError while the match is on."""
        if self.result is None:
            raise GameError("what the others know is told once the match is over")
        return description.described(self.steps[step].state, seat)

    def raw_view(self, seat: int) -> views.View:
        """What `seat` may know, as an agent takes it."""
        return views.view(self.state, seat)

    def events_for(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """The events from index `since` on, without what `seat` may not know."""
        return [event.seen_by(seat) for event in self.events.events[since:]]

    def course(self) -> list[dict[str, Any]]:
        """The public numbers of each seat when each turn began, and now (`course.course`)."""
        return course.course(self)

    def answers_course(self) -> list[dict[str, Any]]:
        """The same before each answer, and now (`course.by_answers`)."""
        return course.by_answers(self)

    def all_events(self) -> list[Any]:
        """Every event with all its facts, for the report of a crash and for nothing that players see."""
        return list(self.events.events)

    def why_not(self, answer: Sequence[Any]) -> Reason | None:
        """Why the pending decision refuses `answer`, or None."""
        return decisions.why_not(self.state, tuple(answer))

    def preview(self, answer: Sequence[Any], plan: Plan = NO_PLAN) -> dict[str, Any] | None:
        """What `answer` would do, as the seat that answers can know; None where chance or hidden cards have a say.

        Decisions that `plan` answers are gone through.
        """
        return self._foretelling().of(tuple(answer), plan)

    def asked_after(self, answer: Sequence[Any]) -> dict[str, Any] | None:
        """The decision that the same seat would be asked next, as a view tells it; None if none is for certain."""
        return self._foretelling().asked_after(tuple(answer))

    def why_not_after(self, answer: Sequence[Any], then: Sequence[Any]) -> Reason | None:
        """Why `then` would be refused once `answer` is given; None if it would not, or if nobody knows."""
        return self._foretelling().why_not_after(tuple(answer), tuple(then))

    def _foretelling(self) -> Forecast:
        moment = len(self.steps), len(self.events.events)
        if self._forecast is None or self._forecast.state is not self.state or self._forecast.moment != moment:
            self._forecast = Forecast(self.state, moment)
        return self._forecast

    def payment(self, card: int) -> Answer | None:
        """What is proposed to be paid for playing `card`, or in play for using it; None if it can't be paid."""
        return preview.payment(self.state, card)

    def uses(self, payment: Answer) -> tuple[tuple[int, int], ...]:
        """The cards that a payment of whoever is asked would make use of, and for which of its amounts each."""
        decision = self.state.decision
        return () if decision is None else self.game.costs.uses(self.state, decision.seat, tuple(payment))

    @property
    def event_count(self) -> int:
        """How many events there are by now; fewer than before after an answer was taken back."""
        return len(self.events.events)

    @property
    def answered(self) -> int:
        """So many answers were given; fewer than before after some were taken back."""
        return len(self.steps)

    # What the players do

    def answer(self, answer: Sequence[Any], seat: int | None = None, receipt: Any = None) -> int:
        """Give an answer and save it. Returns how many events there were before, for `events_for`.

        Raises IllegalAnswer, with nothing changed. `receipt` says how an agent came to the answer.
        """
        given = tuple(answer)
        asked = self.to_answer
        if seat is not None and asked is not None and seat != asked:
            raise refused(self.state, given, Reason("not_asked", {"seat": asked}))
        before = len(self.events.events)
        self._give(asked if asked is not None else -1, given)
        if receipt is not None and given != CANCEL:
            self.record.receipts[len(self.steps)] = receipt._asdict() if hasattr(receipt, "_asdict") else receipt
        self._keep_fingerprint()
        self._save()
        return min(before, len(self.events.events))

    def concede(self, seat: int) -> None:
        """`seat` gives up, asked or not. Raises IllegalAnswer with the reason of `why_not_concede`."""
        self._concede(seat)
        self._keep_fingerprint()
        self._save()

    def why_not_concede(self, seat: int) -> Reason | None:
        """Why `seat` can't give up, or None."""
        return decisions.why_not_concede(self.state, seat)

    @property
    def time_limit(self) -> int:
        """How many seconds in all whoever is asked has for what they must do now; 0 where nobody counts them."""
        return 0 if self.state.decision is None else self.game.clock.limit(self.state)

    def time_up(self) -> int:
        """The time of whoever is asked has run out: a proposal is taken back, and the rules answer for them.

        Returns how many events there were before, for `events_for`. Raises IllegalAnswer where `time_limit` is 0.
        """
        before = len(self.events.events)
        seat = self.to_answer
        if seat is not None and self.state.decision is not None and self.state.decision.cancel:
            self._give(seat, CANCEL)
        self._time_up(seat if seat is not None else -1)
        self._keep_fingerprint()
        self._save()
        return min(before, len(self.events.events))

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why `seat` may not take back what it did last, or None."""
        if any(edit["at"] > (undo.start(self.steps, seat) or 0) for edit in self.record.edits):
            return Reason("undo_edited")
        if self.record.workshop and undo.start(self.steps, seat) is not None:
            return None
        at = undo.start(self.steps, seat)
        if self.by_rules and at is not None:
            reason = self.game.timing.why_not_taken_back([step.answer for step in self.steps[at:]])
            if reason is not None:
                return reason
        last = self.steps[-1] if self.steps else None
        if self._undo is None or self._undo[0] != seat or self._undo[1] is not last:
            people = [number for number, who in enumerate(self.record.seats) if who == matchfile.HUMAN]
            self._undo = seat, last, undo.why_not(self.steps, self.state, seat, self.events, people)
        return self._undo[2]

    def undo(self, seat: int) -> None:
        """Take back what `seat` did last, a proposal as a whole.

        Raises IllegalAnswer with the reason of `why_not_undo`.
        """
        reason = self.why_not_undo(seat)
        at = undo.start(self.steps, seat)
        if reason is not None or at is None:
            raise IllegalAnswer(("undo",), reason or Reason("undo_nothing"))
        self._take_back(seat, at)
        self._save()

    def _take_back(self, seat: int, at: int) -> None:
        notes = self.record.notes
        notes.append({"at": at, "flag": "undo", "seat": seat, "taken": len(self.steps) - at})
        if len(notes) > MOST_NOTES:  # the oldest of these goes, and nothing that somebody wrote
            notes.remove(next(note for note in notes if note.get("flag") == "undo"))
        self._rewind(at)

    def why_not_wait(self, seat: int, at: int) -> Reason | None:
        """Why `seat` may not say that it wants the window that was passed for it after `at` answers, or None."""
        reason = undo.why_not_wait(self.steps, self.state, seat, at)
        if reason is None and any(edit["at"] > at for edit in self.record.edits):
            return Reason("undo_edited")
        if reason is None and undo.showed(self.steps[at:], self.state, self.events):
            return waiting.why_not_wait(self.state, seat)
        return reason

    def wait(self, seat: int, at: int) -> bool:
        """Go back to the window that was passed for `seat` after `at` answers; True where the match did.

        Where something hidden or random was shown since, the window that is open now is offered to it instead. Raises
        IllegalAnswer with the reason of `why_not_wait`.
        """
        reason = self.why_not_wait(seat, at)
        if reason is not None:
            raise IllegalAnswer(waiting.WAIT, reason)
        goes_back = not undo.showed(self.steps[at:], self.state, self.events)
        if goes_back:
            self._take_back(seat, at)
        else:
            self._wait(seat)
            self._keep_fingerprint()
        self._save()
        return goes_back

    @property
    def draw_can_be_offered(self) -> bool:
        """Has the same position come so often that a draw can be agreed on?"""
        least = self.game.players.draws_after
        return least > 0 and self.result is None and undo.came(self.steps, self.state) >= least

    @property
    def draw_offered(self) -> list[int]:
        """The seats that have offered a draw in this turn."""
        began = next((n for n, step in enumerate(self.steps) if step.state.turn == self.state.turn), len(self.steps))
        notes = [note for note in self.record.notes if note["flag"] == "draw" and note["at"] >= began]
        return list(dict.fromkeys(note["seat"] for note in notes))

    def offer_draw(self, seat: int) -> bool:
        """`seat` offers or takes a draw; did the match end so? A computer takes what is offered.

        Raises IllegalAnswer where the position did not come so often.
        """
        if not self.draw_can_be_offered and not self.draw_offered:
            raise IllegalAnswer(drawing.DRAW, Reason("no_draw"))
        self.note("draw", seat=seat)
        people = {number for number, who in enumerate(self.record.seats) if who == matchfile.HUMAN}
        if people - {*self.draw_offered}:
            return False
        self._draw(seat)
        self._keep_fingerprint()
        self._save()
        return True

    def begins_again(self) -> int | None:
        """Who begins the next match between the same players; None: the coin says."""
        return self.game.players.begins_again(self.state)

    def note(self, flag: str, text: str = "", seat: int | None = None, at: int | None = None) -> None:
        """Mark a moment for whoever reads the file: this one, or after `at` answers."""
        self.record.notes.append(
            {"at": len(self.steps) if at is None else at, "flag": flag, "text": text, "seat": seat}
        )
        self._save()

    @property
    def opened_in_workshop(self) -> list[int]:
        """Who took the match to the workshop, where all hands lie open, each time anew."""
        return [note["seat"] for note in self.record.notes if note["flag"] == "workshop"]

    def change_level(self, seat: int, level: str) -> None:
        """From now on the computer plays `seat` at that level. Raises GameError for what `seating.seat` refuses."""
        seating.seat(self.record, seat, level, len(self.steps))
        self._save()

    def _save(self) -> None:
        if self._writer is not None and self._writer.write() and self.state.result is not None:
            free(self._writer.path)


def new_ai_seed() -> int:
    """A secret from which nothing else of a match is worked out."""
    return secrets.randbits(128) or 1


def no_such_rule(game: Game, name: str) -> str:
    """The sentence for a switch that players can't agree on."""
    known = switches(game)
    what = f"those of {game.name} are {', '.join(known)}" if known else f"{game.name} has none"
    return f"`{name}` is no rule to agree on before a match; {what}"


def _rules_of(source: Mapping[str, Any]) -> dict[str, Any]:
    """A card's source without what only adorns it."""
    return {k: v for k, v in source.items() if k not in ("name", "flavour", "art")}
