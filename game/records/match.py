"""A live match with its record: every answer is on disk before the next is asked."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any

from game.kernel import clocks, decisions, description, running, views
from game.kernel.cards import CardSet, Definition
from game.kernel.clocks import TIME_UP
from game.kernel.decisions import CANCEL, CONCEDE, Answer
from game.kernel.errors import GameError, IllegalAnswer, Reason
from game.kernel.game import Game
from game.kernel.phrases import refusal
from game.kernel.rng import seeded
from game.kernel.state import State
from game.language.library import FaultyCards, Library, from_plain
from game.records import aftermath, course, matchfile, preview, seating, undo
from game.records import cards as current
from game.records.cards import rules_of as rules_of
from game.records.matchfile import BadMatchFile, Record, Writer
from game.records.plans import Plan
from game.records.preview import NO_PLAN, Forecast
from game.records.record import Damage
from game.records.schema import HEAD, MOST_NOTES, Mismatch
from game.records.switching import merged, switched
from game.records.undo import Step, Tape
from game.system.files import free

EVERY = 8
"""A fingerprint of the position is kept after each so many answers, and at the end."""


class Match:
    """One match, its events and its file. `path` is None when it is not being saved.

    Its state follows from the record alone: set-up, seed and answers. An answer that was taken back or a proposal that
    was cancelled is no longer part of it.
    """

    def __init__(
        self, game: Game, cards: CardSet, record: Record, events: Tape | None = None, state: State | None = None
    ) -> None:
        """`state`, with `events` as its log: a position to begin with, instead of the set-up."""
        self.game = game
        self.record = record
        self.events = events or Tape()
        self.damage: Damage | None = None
        """What of its file was lost, when it was loaded."""
        self.path: Path | None = None
        self.diverged: int | None = None
        """After how many answers the position first differed from the one recorded, when it was loaded."""
        self.steps: list[Step] = []
        """Every answer that counts, with the state before it."""
        self.recorded_result: dict[str, Any] | None = None
        """The result that the file names, when it was loaded."""
        self._undo: tuple[int, Step | None, Reason | None] | None = None
        """The seat and the last step for which it was found out whether undo is refused, and the reason."""
        self._writer: Writer | None = None
        self._library: Library | None = None
        self._forecast: Forecast | None = None
        """What was foretold of the present position."""
        self.sources: list[Mapping[str, Any]] = record.cards
        """The plain definitions of every card that this match can meet from here on."""
        if state is None:
            lists = [deck["cards"] for deck in record.decks]
            state = game.setup(cards, lists, record.seed, record.constants, record.first, self.events)
        self.state = state

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
    ) -> Match:
        """A new match between decks of the library, saved in `folder`; without one it is not saved.

        `rules` are the switches that the players agreed on, of those in the game's vocabulary. Raises GameError for
        another switch, for cards with faults, for a deck that there is not and for more cards than a file can hold. A
        folder that can't be written is no error: the match goes on in memory and `trouble` says so.
        """
        played = rules_of(game)
        library = library or current.library(game)
        agreed = dict(rules or {})
        for name in agreed:
            if name not in played.vocabulary.agreed:
                raise GameError(no_such_rule(played, name))
        if library.faults:
            raise FaultyCards(library.faults)
        unknown = [deck for deck in decks if deck not in library.decks]
        if unknown or len(decks) not in played.seats or len(seats) != len(decks):
            what = f"there is no deck `{unknown[0]}`" if unknown else "each seat needs a deck"
            raise GameError(f"{what}; the decks are {', '.join(library.decks)}")
        chosen = [library.decks[deck] for deck in decks]
        constants = {**library.constants, **agreed}
        known: Iterable[str] = (card for d in chosen for card in d.counts)
        if played.whole_set or not played.open_lists(played.options_of(constants)):
            known = library.definitions  # else the cards that a match can meet would say what is in the decks
        record = Record(
            game=game, seed=secrets.randbits(32) if seed is None else seed, first=first, seats=tuple(seats),
            decks=[{"id": d.id, "name": dict(d.name), "cards": d.cards()} for d in chosen],
            constants=constants, cards=matchfile.pinned(known, library.definitions),
            workshop=workshop, app=matchfile.app_version(),
            created=datetime.now(UTC).isoformat(timespec="seconds"), ai_seed=new_ai_seed(),
        )  # fmt: skip
        try:
            HEAD.check(record.fixed(), "")
        except Mismatch as error:
            raise GameError(f"of this match there can be no file: its {error}") from None
        match = cls(played, library.card_set(played.vocabulary), record)
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
        from game.records.loading import replayed

        path = Path(path)
        record = matchfile.read(path)
        if step is not None and step < len(record.answers):
            record.answers = record.answers[:step]
            record.fingerprints = [f for f in record.fingerprints if f[0] <= step]
            record.edits = [edit for edit in record.edits if edit["at"] <= step]
            record.conceded = None
        match = replayed(record, path)
        match._library = library
        if step is not None:
            return match
        match.path = path
        match.record.ai_seed = match.record.ai_seed or new_ai_seed()  # files of before have none
        match._writer = Writer(path, match.record, match.damage is not None)
        return match

    @staticmethod
    def unfinished(folder: Path | None = None) -> Path | None:
        """The match written last that a person plays, that has no result and that can be gone on with."""
        for path, _ in matchfile.unfinished_matches(folder or matchfile.matches_folder()):
            with suppress(BadMatchFile):
                Match.load(path)
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

    def replay(self, record: Record) -> None:
        """Give the answers of `record` again. Raises IllegalAnswer; after a damaged end those before it stay."""
        recorded = dict(record.fingerprints)
        last = len(record.answers)
        self._edit()
        for number, (seat, answer) in enumerate(record.answers, 1):
            try:
                self._give_again(seat, answer)
            except IllegalAnswer:
                if self.damage is None:
                    raise
                self.damage = Damage(number - 1, self.damage.lost + last - number + 1)
                break
            if number < last or record.conceded is None:
                self._compare(recorded)
            self._edit()
        if record.conceded is not None:
            self._end_as_before(record.conceded)
            self._compare(recorded)
        self.record.edits = [edit for edit in record.edits if edit["at"] <= len(self.steps)]
        self.record.receipts = record.receipts
        self.record.fingerprints = record.fingerprints
        self.record.result, self.record.turns = self.result, self.state.turn
        self.recorded_result = record.result

    def _edit(self) -> None:
        """Go on with the cards that were edited after so many answers. Raises FaultyCards and KeyError."""
        for edit in self.record.edits:
            if edit["at"] == len(self.steps):
                self.sources = merged(self.sources, edit["cards"])
                words = self.game.vocabulary
                self.state = switched(self.state, from_plain(self.sources, self.constants, self.game.name, words))

    def _give_again(self, seat: int, answer: Answer) -> None:
        if answer == CONCEDE:
            self._concede(seat)
        elif answer == TIME_UP:
            self._time_up(seat)
        else:
            self._give(seat, answer)

    def _compare(self, recorded: Mapping[int, str]) -> None:
        number = len(self.steps)
        if self.diverged is None and number in recorded and recorded[number] != self.state.fingerprint():
            self.diverged = number

    # What the table asks

    @property
    def to_answer(self) -> int | None:
        """The seat that must answer, None when the match is over."""
        return self.state.decision.seat if self.state.decision is not None else None

    @property
    def result(self) -> dict[str, Any] | None:
        """{"winner": seat, or None for a draw, "reason": why}; None while the match is on.

        Seats that end it together are "winners" beside that: in a draw among themselves, with others before them out
        of it, or with "team": True as a team that has won. The reason is what the last event that says one tells of
        it, "concede" if somebody gave up, or else "decided".
        """
        winners = self.state.result
        if winners is None:
            return None
        found: dict[str, Any] = {"winner": winners[0] if len(winners) == 1 else None, "reason": self._reason()}
        if len(winners) > 1:
            found["winners"] = list(winners)
            if self.state.places.outcome(winners, winners[0]) > 0:
                found["team"] = True
        return found

    def _reason(self) -> str:
        for event in reversed(self.events.events):
            if event.kind == "conceded":
                return "concede"
            if event.kind in ("result", "eliminated") and event.facts.get("why"):
                return str(event.facts["why"])
        return "decided"

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
        return seeded(self.record.ai_seed, f"answer {len(self.steps)}")

    @property
    def constants(self) -> dict[str, Any]:
        return self.record.constants

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
        agreed = {name: self.record.constants.get(name) for name in self.game.vocabulary.agreed}
        changed = [
            str(card["id"])
            for card in played
            if card["id"] not in now or _rules_of(now[card["id"]].source) != _rules_of(card)
        ]
        return tuple(changed + ["rules"] * (self.library.constants | agreed != self.record.constants | agreed))

    def view(self, seat: int) -> dict[str, Any]:
        """What `seat` may know, in words: what the table draws from."""
        return description.described(self.state, seat)

    def raw_view(self, seat: int) -> views.View:
        """What `seat` may know, as an agent takes it."""
        return views.view(self.state, seat)

    def events_for(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """The events from index `since` on, without what `seat` may not know."""
        return [event.seen_by(seat) for event in self.events.events[since:]]

    def course(self) -> list[dict[str, Any]]:
        """The public numbers of each seat when each turn began, and now (`course.course`)."""
        return course.course(self)

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

    @property
    def event_count(self) -> int:
        """How many events there are by now; fewer than before after an answer was taken back."""
        return len(self.events.events)

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
        return 0 if self.state.decision is None else self.game.time_limit(self.state)

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
        notes = self.record.notes
        notes.append({"at": at, "flag": "undo", "seat": seat, "taken": len(self.steps) - at})
        if len(notes) > MOST_NOTES:  # the oldest of these goes, and nothing that somebody wrote
            notes.remove(next(note for note in notes if note.get("flag") == "undo"))
        self._rewind(at)
        self._save()

    def note(self, flag: str, text: str = "", seat: int | None = None, at: int | None = None) -> None:
        """Mark a moment for whoever reads the file: this one, or after `at` answers."""
        self.record.notes.append(
            {"at": len(self.steps) if at is None else at, "flag": flag, "text": text, "seat": seat}
        )
        self._save()

    def change_level(self, seat: int, level: str) -> None:
        """From now on the computer plays `seat` at that level. Raises GameError for what `seating.seat` refuses."""
        seating.seat(self.record, seat, level, len(self.steps))
        self._save()

    # How it is done

    def _give(self, seat: int, answer: Answer) -> None:
        before, mark = self.state.copy(), self.events.mark()
        decision = self.state.decision
        if decision is not None and decision.seat != seat:
            raise refused(self.state, answer, Reason("not_asked", {"seat": decision.seat}))
        if answer == CANCEL and decision is not None and decision.cancel:
            at = undo.start(self.steps, seat)
            assert at is not None
            meanwhile = [step.seat for step in self.steps[at:] if step.answer == CONCEDE]
            self._rewind(at)
            for gone in meanwhile:  # a proposal changes nothing, so they may as well have given up before it
                self._concede(gone)
            return
        running.answer(self.state, answer)
        aftermath.tell(self.events.events[mark[0] :], before, self.state)
        self.steps.append(Step(seat, answer, before, mark))
        self.record.answers.append((seat, answer))

    def _concede(self, seat: int) -> None:
        before, mark = self.state.copy(), self.events.mark()
        running.concede(self.state, seat)
        aftermath.tell(self.events.events[mark[0] :], before, self.state)
        self.steps.append(Step(seat, CONCEDE, before, mark))
        self.record.answers.append((seat, CONCEDE))

    def _time_up(self, seat: int) -> None:
        before, mark = self.state.copy(), self.events.mark()
        asked = self.state.decision
        if asked is not None and asked.seat != seat:
            raise refused(self.state, TIME_UP, Reason("not_asked", {"seat": asked.seat}))
        clocks.time_up(self.state)
        aftermath.tell(self.events.events[mark[0] :], before, self.state)
        self.steps.append(Step(seat, TIME_UP, before, mark))
        self.record.answers.append((seat, TIME_UP))

    def _end_as_before(self, seat: int) -> None:
        """In files of before, a match of any number of players ended with the first who gave up."""
        self.record.conceded = seat
        self.events.emit("conceded", {"seat": seat})
        Game.concede(self.game, self.state, seat)

    def _rewind(self, at: int) -> None:
        step = self.steps[at]
        self.state = step.state.copy()
        self.state.log = self.events
        self.events.rewind(step.mark)
        del self.steps[at:]
        record = self.record
        del record.answers[at:]
        record.conceded = record.result = None
        record.fingerprints = [f for f in record.fingerprints if f[0] <= at]
        record.receipts = {n: r for n, r in record.receipts.items() if n <= at}
        seating.rewind(record, at)

    def _keep_fingerprint(self) -> None:
        number = len(self.steps)
        self.record.result, self.record.turns = self.result, self.state.turn
        if number % EVERY == 0 or self.state.result is not None:
            kept = [f for f in self.record.fingerprints if f[0] != number]
            self.record.fingerprints = [*kept, (number, self.state.fingerprint())] if number else kept

    def _save(self) -> None:
        if self._writer is not None and self._writer.write() and self.state.result is not None:
            free(self._writer.path)


def refused(state: State, answer: Answer, reason: Reason) -> IllegalAnswer:
    """The error that says so with the names of cards and the position."""
    return IllegalAnswer(answer, reason, refusal(state, answer, reason))


def new_ai_seed() -> int:
    """A secret from which nothing else of a match is worked out."""
    return secrets.randbits(128) or 1


def replaced(record: Record) -> Record:
    """The same set-up with nothing played yet."""
    return Record(
        record.game, record.seed, record.first, record.seats, record.decks, record.constants, record.cards,
        workshop=record.workshop, edits=record.edits, app=record.app, created=record.created,
        ai_seed=record.ai_seed, notes=record.notes, others=record.others, order=record.order,
    )  # fmt: skip


def no_such_rule(game: Game, name: str) -> str:
    """The sentence for a switch that players can't agree on."""
    known = game.vocabulary.agreed
    what = f"those of {game.name} are {', '.join(known)}" if known else f"{game.name} has none"
    return f"`{name}` is no rule to agree on before a match; {what}"


def _rules_of(source: Mapping[str, Any]) -> dict[str, Any]:
    """A card's source without what only adorns it."""
    return {k: v for k, v in source.items() if k not in ("name", "flavour", "art")}
