"""Carries out what is said on a match: finds the answer that a sentence means, and gives it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from itertools import product

from game.kernel import boards, decisions, running
from game.kernel.building import Built
from game.kernel.choices import Subset
from game.kernel.decisions import Answer, Decision
from game.kernel.errors import GameError
from game.kernel.events import Event, Log
from game.kernel.phrases import Phrase, in_pairs, several
from game.kernel.references import holder
from game.kernel.state import State
from game.records.record import Given
from game.records.scenarios.naming import Naming
from game.records.scenarios.translatable import Translatable
from game.records.scenarios.words import Part, Said, Sentence, Words, names_in
from game.records.transcript import ENTITIES, LISTS

LONGEST = 500
"""So many usual answers in a row lead nowhere."""


class Unanswerable(GameError):
    """What was said is no answer to what is asked; nothing of it was done, or only its beginning."""


class NotConcerned(Unanswerable):
    """Nobody asks about a card that was named, as the rules left another choice alone."""


class Table(Naming):
    """A match in progress, in which players say what they answer."""

    def __init__(self, state: State, log: Log, words: Words, labels: Mapping[str, int]) -> None:
        super().__init__(state, words, labels)
        self.log = log
        self._since = 0
        """The events from here on came of the last sentence."""
        self._forced: set[int] = set()
        """Events that were taken for what somebody says later."""

    def copy(self) -> Table:
        """The same match, in which answers can be tried."""
        log = Log()
        log.events = list(self.log.events)
        state = self.state.copy()
        state.log = log
        new = Table(state, log, self.words, self.labels)
        new._since, new._forced = self._since, set(self._forced)
        return new

    # --- answering ----------------------------------------------------------------------------------------------------

    def perform(self, seat: int, sentence: Sentence) -> None:
        """Do what `seat` says.

        Raises IllegalAnswer for what the rules refuse, Unanswerable where nobody asked for it or it is not clear.
        """
        if sentence.parts:
            self._be_asked(seat, sentence.text)
            self._give(self._listed(sentence.parts, seat))
            return
        if sentence.text == "concede":
            self._since = len(self.log.events)
            running.concede(self.state, seat)
            return
        readings = self._fitting(seat, sentence)
        if not readings:
            return
        self._be_asked(seat, sentence.text)
        said, answer = self._meant(seat, readings, sentence.text)
        began = len(self.log.events)
        self._give(answer)
        self._tails(seat, said, began)

    def _give(self, answer: Answer) -> None:
        self._since = len(self.log.events)
        running.answer(self.state, answer)

    def _be_asked(self, seat: int, text: str) -> None:
        asked = self.state.decision
        if asked is None or asked.seat != seat:
            raise Unanswerable(Translatable("not-said", who=f"P{seat + 1}", said=text, standing=self.standing()))

    def standing(self) -> Translatable:
        """Who is asked what, as a half sentence."""
        asked = self.state.decision
        if asked is not None:
            who = f"P{asked.seat + 1}"
            if asked.source < 0:
                return Translatable("standing", who=who, kind=asked.kind)
            return Translatable("standing-for", who=who, kind=asked.kind, card=self.called(asked.source))
        return Translatable("standing-over", winners=[f"P{seat + 1}" for seat in self.state.result or ()])

    def _fitting(self, seat: int, sentence: Sentence) -> list[Said]:
        """The readings that answer what is asked, after the questions on the way got the usual answer.

        None of them if it has happened by itself, as there was no other answer.
        """
        passing = {kind for said in sentence.readings for kind in said.phrase.passing}
        turn, before = self.state.turn, self._since
        for _ in range(LONGEST):
            asked = self.state.decision
            fitting = [said for said in sentence.readings if asked is not None and _fits(said.phrase, asked.kind)]
            if fitting or asked is None or asked.seat != seat or asked.kind not in passing or self.state.turn != turn:
                break
            self._usual()
        if fitting and asked is not None and asked.seat == seat:
            return fitting
        for said in sentence.readings:
            event = self._happened(said, seat, before)
            if event is not None:
                self._forced.add(event.index)
                return []
        if asked is not None and asked.seat == seat:
            raise Unanswerable(
                Translatable("not-said", who=f"P{seat + 1}", said=sentence.text, standing=self.standing())
            )
        return list(sentence.readings)

    def _happened(self, said: Said, seat: int, since: int) -> Event | None:
        """The event from `since` on that tells that what is said has been done."""
        kind, *facts = said.phrase.told or ("",)
        parts = [str(part)[1:-1] for part in said.phrase.answer if str(part).startswith("{")]
        if not kind or len(facts) != len(parts):
            return None
        meant = [self.entities(said.slots[slot], seat) for slot in parts]
        for event in self.log.events[since:]:
            right = all(event.facts.get(fact) in ids for fact, ids in zip(facts, meant, strict=True))
            if event.kind == kind and right and event.index not in self._forced:
                return event
        return None

    def _usual(self) -> None:
        """The usual answer to what is asked."""
        asked = self.state.decision
        assert asked is not None
        index = self.state.game.board.phrases.usual_answer(asked.kind)
        if index is None:
            raise Unanswerable(Translatable("no-usual", standing=self.standing(), who=f"P{asked.seat + 1}"))
        running.answer(self.state, asked.proposed or decisions.answers(self.state)[index])

    def until(self, seat: int, kind: str) -> None:
        """The usual answers up to the question of this kind to `seat`."""
        self._since = len(self.log.events)
        for _ in range(LONGEST):
            asked = self.state.decision
            if asked is None:
                raise Unanswerable(Translatable("never-asked", who=f"P{seat + 1}", kind=kind, standing=self.standing()))
            if (asked.seat, asked.kind) == (seat, kind):
                return
            self._usual()
        raise Unanswerable(Translatable("not-asked-within", who=f"P{seat + 1}", kind=kind, most=LONGEST))

    # --- which answer -------------------------------------------------------------------------------------------------

    def _meant(self, seat: int, readings: list[Said], text: str) -> tuple[Said, Answer]:
        """The legal answer that is meant; the first one that it could mean, to be refused, if none is legal."""
        possible = [(said, answer) for said in readings for answer in self._possible(said, seat)]
        if not possible:
            raise Unanswerable(Translatable("not-said-so", who=f"P{seat + 1}", said=text, standing=self.standing()))
        legal = [(said, answer) for said, answer in possible if decisions.is_legal(self.state, answer)]
        if not legal:
            return possible[0]
        said, first = legal[0]
        same = [answer for other, answer in legal if other is said]
        if any(a != b and not self._are_alike(a, b) for other in same for a, b in zip(first, other, strict=True)):
            raise self._unclear(same, text)
        return said, first

    def _unclear(self, answers: list[Answer], text: str) -> Unanswerable:
        meant = {part for answer in answers for part in answer[1:] if any(part not in other for other in answers)}
        cards = [
            Translatable("card-at", card=self.called(i), zone=boards.zone_name(self.state, i),
                 who=f"P{holder(self.state, i) + 1}")
            for i in sorted(meant)
        ]  # fmt: skip
        either = reduce(lambda first, second: Translatable("either", first=first, second=second), cards)
        return Unanswerable(Translatable("unclear", said=text, cards=either))

    def _are_alike(self, one: Part, other: Part) -> bool:
        """Is it all the same which of two equal cards of a hand or pile is meant?"""
        if not isinstance(one, int) or not isinstance(other, int):
            return False
        a, b = self.state.entities[one], self.state.entities[other]
        return (a.zone, a.card.id, a.controller, a.damage, a.flags, a.mods) == (
            b.zone, b.card.id, b.controller, b.damage, b.flags, b.mods
        ) and a.zone >= 0 and not self.state.places.field[a.zone]  # fmt: skip

    def _possible(self, said: Said, seat: int) -> Iterator[Answer]:
        """Every answer that a reading can mean."""
        if not said.phrase.answer:
            option = said.slots["option"]
            yield from (a for a in decisions.answers(self.state) if len(a) > 1 and str(a[-1]) == option)
            return
        choices: list[list[tuple[Part, ...]]] = []
        for part in said.phrase.answer:
            slot = str(part)[1:-1] if str(part).startswith("{") else ""
            choices.append(self._filled(said, slot, seat) if slot else [(part,)])
        for combined in product(*choices):
            yield tuple(part for parts in combined for part in parts)

    def _filled(self, said: Said, slot: str, seat: int) -> list[tuple[Part, ...]]:
        kind, text = said.phrase.slots[slot], said.slots[slot]
        if kind == "word":
            return [(text,)]
        if kind in ("number", "place"):
            return [(int(text) - (kind == "place"),)]
        if kind == "places":
            return [tuple([int(part) - 1 for part in several(text)])]
        if kind.startswith("amounts"):
            given = {part.split()[1]: int(part.split()[0]) for part in several(text)}
            return [tuple(given.get(word, 0) for word in kind.split()[1:])]
        if kind == "cards":
            return [self._picked(several(text), seat)]
        if kind in ("pairs", "groups", "shares"):
            return [self._given(kind, text, seat)]
        return [(i,) for i in self.entities(text, seat)]

    def _picked(self, texts: list[str], seat: int) -> tuple[int, ...]:
        """The cards of a choice, each another one, in the order in which the question lists them."""
        asked = self.state.decision
        candidates = asked.among() if asked is not None else ()
        return _sorted(self._each(texts, candidates, seat), candidates)

    def _each(self, texts: list[str], candidates: tuple[int, ...], seat: int) -> tuple[int, ...]:
        """What each of `texts` means, each another one."""
        chosen: list[int] = []
        for text in texts:
            able = [i for i in self.entities(text, seat) if i not in chosen]
            chosen.append(self._only(text, able, candidates, texts.count(text)))
        return tuple(chosen)

    def _only(self, text: str, able: list[int], candidates: tuple[int, ...], times: int = 1) -> int:
        """Which of `able` is meant; `times` of them are."""
        fit = [i for i in able if i in candidates]
        if len(fit) > times and not all(self._are_alike(fit[0], i) for i in fit[1:]):
            raise self._unclear([("pick", i) for i in fit], text)
        if not (fit or able):
            raise Unanswerable(Translatable("not-so-many", said=text))
        return (fit or able)[0]

    def _given(self, kind: str, text: str, seat: int) -> tuple[int, ...]:
        """Things with what each goes to or gets, in the order in which the question lists the things."""
        asked = self.state.decision
        things = asked.things() if isinstance(asked, Built) else ()
        pairs = in_pairs(kind, text)
        named = self._each([thing for thing, _ in pairs], things, seat)
        found: dict[int, int] = {}
        for thing, (_, value) in zip(named, pairs, strict=True):
            open_to = asked.values(thing) if isinstance(asked, Built) and thing in things else ()
            found[thing] = int(value) if kind == "shares" else self._only(value, self.entities(value, seat), open_to)
        return tuple([part for thing in _sorted(named, things) for part in (thing, found[thing])])

    def _listed(self, parts: tuple[Part, ...], seat: int) -> Answer:
        """An answer given as its parts: names of cards become their numbers."""
        found: list[Part] = []
        for n, part in enumerate(parts):
            named = n > 0 and isinstance(part, str) and self.words.names(part)
            found.append(self.entities(str(part), seat)[0] if named else part)
        return tuple(found)

    # --- what comes of it ---------------------------------------------------------------------------------------------

    def _tails(self, seat: int, said: Said, began: int) -> None:
        """Answer the questions that come of what was said, by its tails or in the usual way."""
        left = list(said.tails)
        known = self.state.game.board.phrases
        for _ in range(LONGEST):
            asked = self.state.decision
            if asked is None or asked.seat != seat:
                break
            fitting = next((tail for tail in left if self._answers(tail[0])), None)
            if fitting is not None:
                left.remove(fitting)
                reading = Said(*fitting)
                _, answer = self._meant(seat, [reading], reading.phrase.says)
                running.answer(self.state, answer)
            elif asked.kind in known.proposed and asked.cancel:
                self._usual()
            else:
                break
        for phrase, slots in left:
            self._was_so(phrase, slots, seat, began)
        self._since = began

    def _answers(self, phrase: Phrase) -> bool:
        asked = self.state.decision
        assert asked is not None
        return asked.kind in phrase.asked if phrase.asked else isinstance(asked, Subset)

    def _was_so(self, phrase: Phrase, slots: Mapping[str, str], seat: int, began: int) -> None:
        """A tail that nobody asked for: fine where it says what happened anyway, as nothing else could be answered."""
        events = self.log.events[began:]
        for name, kind in phrase.slots.items():
            if kind in ("cards", "pairs", "groups", "shares"):
                for text in names_in(kind, slots[name]):
                    ids = self.entities(text, seat)
                    if not any(_touches(event, ids) for event in events):
                        raise NotConcerned(Translatable("not-concerned", said=text, standing=self.standing()))
            elif kind == "place" and slots[name] != "1":
                raise Unanswerable(Translatable("no-place", place=slots[name]))
            elif kind.startswith("amounts"):
                paid = next((event.facts for event in events if event.kind in phrase.told), {})
                given = {part.split()[1]: int(part.split()[0]) for part in several(slots[name])}
                if any(paid.get(word, 0) != given.get(word, 0) for word in kind.split()[1:]):
                    raise Unanswerable(Translatable("not-paid-so", amounts=slots[name]))


def _sorted(chosen: tuple[int, ...], candidates: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(chosen, key=lambda i: candidates.index(i) if i in candidates else -1))


def _fits(phrase: Phrase, kind: str) -> bool:
    return not phrase.asked or kind in phrase.asked


def _touches(event: Event, ids: list[int]) -> bool:
    """Does a fact of the event name one of these?"""
    named = [event.facts.get(name) for name in ENTITIES] + [i for name in LISTS for i in event.facts.get(name, ())]
    return any(i in ids for i in named)


class Recorder(Log):
    """Keeps the answers that were given since it was last cleared."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[Given] = []

    def answered(self, state: State, decision: Decision, given: Answer) -> None:
        super().answered(state, decision, given)
        self.given.append((decision.seat, tuple(given)))
