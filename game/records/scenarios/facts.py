"""The facts of scenarios: all that a board can tell of cards, seats and the match, and all that a step can expect.

A new fact is one `Fact` in `FACTS`, with

- its name (or `names`, where the game says which there are), its kind of value (`kinds.py`; one of its own as in
  `zones.py` and `questions.py`), and of what it is;
- `found`, if it can be expected: its value in a state;
- `stage` and `lay`, if a board can tell it: how it is laid onto one; and `take`, how it is read off a state;
- `told`, if what was played is to expect it where it has changed.

By these it is read from files, written into them, laid out, read off a match, checked, told, and in the schema.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from game.kernel import boards
from game.kernel.characteristics import ADD, FOR_GOOD, KEYWORD, NEXT_TURN
from game.kernel.places import SHARED
from game.kernel.references import holder
from game.kernel.ruleset import Ruleset
from game.kernel.state import State
from game.kernel.unseen import knows
from game.kernel.values import end_of, put_counters
from game.records.scenarios.kinds import (
    CARD,
    COUNT,
    MATCH,
    SEAT,
    Among,
    Counts,
    Fact,
    Number,
    Stage,
    Truth,
    Word,
    WordsOf,
)
from game.records.scenarios.questions import Asked, Can, Cannot
from game.records.scenarios.translatable import Translatable
from game.records.scenarios.words import Words
from game.records.scenarios.zones import Cards

LONGEST = 999
"""No board stands in a later turn."""
FACE_DOWN = "face_down"


def facts_of(game: Ruleset, of: str) -> dict[str, Fact]:
    """Those of cards, of seats or of the match, by their names; in the order in which they are laid."""
    return _facts_of(game, of, FACTS)


@lru_cache(maxsize=64)
def _facts_of(game: Ruleset, of: str, declared: tuple[Fact, ...]) -> dict[str, Fact]:
    there = [(fact, fact.names(game) if fact.names is not None else (fact.name,)) for fact in declared if of in fact.of]
    return {name: replace(fact, name=name) for fact, names in there for name in names}


def on_boards(words: Words, of: str) -> dict[str, Fact]:
    """Those that a board can tell."""
    facts = facts_of(words.game, of).items()
    return {name: fact for name, fact in facts if fact.stage is not None and fact.there(words, name)}


def in_steps(words: Words, of: str) -> dict[str, Fact]:
    """Those that a step can expect."""
    facts = facts_of(words.game, of).items()
    return {name: fact for name, fact in facts if fact.found is not None and fact.there(words, name)}


def seat_name(seat: int) -> str:
    return f"P{seat + 1}"


# --- numbers ----------------------------------------------------------------------------------------------------------


def _number(state: State, seat: int, name: str) -> int:
    return state.seats[seat][state.game.board.numbers[name][0]]


def _group(state: State, seat: int, name: str) -> dict[str, int]:
    return {part: state.seats[seat][indices[0]] for part, indices in state.game.board.groups[name].items()}


def _without_zeros(state: State, seat: int, name: str) -> dict[str, int]:
    return {part: number for part, number in _group(state, seat, name).items() if number}


def _counters(state: State, i: int, _: str) -> dict[str, int]:
    return dict(sorted(state.entities[i].extra.counters))


def _put_counters(state: State, i: int, _: str, value: dict[str, int]) -> None:
    for name, number in value.items():
        put_counters(state, i, name, number)


def _set_stat(state: State, i: int, name: str, value: int) -> None:
    boards.change(state, i, **{name: value - boards.stat_named(state, i, name)})


def _damage(state: State, i: int, _: str) -> int:
    return state.entities[i].damage


def damageable(state: State, i: int) -> str:
    """The stat of which what is left is given, not what it is; "" where damage eats none."""
    which = state.game.damage.stat(state.entities[i])
    return state.words.stats[which] if which >= 0 else ""


LEFT = Fact("left", Number(), stage=Stage.HARMED, lay=lambda state, i, name, value: boards.leave(state, i, value))
"""What a board tells as the stat that damage eats."""


# --- what lasts for a while -------------------------------------------------------------------------------------------


def end_told(state: State, i: int, until: str) -> int:
    """How long what is granted and changed lasts: an end, of a player's own where it is said whose (`P2.next_turn`)."""
    whose, _, word = until.rpartition(".")
    end = state.words.ends.get(word, FOR_GOOD)
    seat = int(whose[1:]) - 1 if whose else holder(state, i)
    return end_of(end, seat) if seat != SHARED else end


def _until(state: State, i: int, _: str) -> str | None:
    """The latest end of what lasts on it, as far as there is a word for it."""
    ends = [m.end for m in state.entities[i].mods if m.layer in (ADD, KEYWORD) and m.amount]
    last = max((end for end in ends if end != FOR_GOOD), default=FOR_GOOD)
    known = state.words.ends
    said = max((value for value in known.values() if NEXT_TURN <= value <= last), default=last)
    word = {value: name for name, value in known.items()}.get(said)
    whose = last - said if said >= NEXT_TURN else holder(state, i)
    return word if word is None or whose == holder(state, i) else f"{seat_name(whose)}.{word}"


def _ends(words: Words) -> Iterable[str]:
    ends = words.game.vocabulary.ends
    return (*ends, *(f"{seat}.{end}" for seat in words.seat_names for end, value in ends.items() if value >= NEXT_TURN))


def _granted(state: State, i: int, _: str) -> list[str]:
    masks = [int(m.what) for m in state.entities[i].mods if m.layer == KEYWORD and m.amount]
    words = [word for mask in masks for n, word in enumerate(state.words.keywords) if mask >> n & 1]
    return list(dict.fromkeys(words))


def _grant(state: State, i: int, _: str, value: Iterable[str], until: int) -> None:
    boards.grant(state, i, *value, until=until)


def _keywords(state: State, i: int, _: str) -> list[str]:
    return boards.keywords_of(state, i)


def _keyword_words(words: Words) -> Iterable[str]:
    return words.game.vocabulary.keywords


def _keywords_said(words: Iterable[str]) -> str:
    return ", ".join(words) or Translatable("none")


def _changes(state: State, i: int, _: str) -> dict[str, int]:
    added = dict.fromkeys(state.words.stats, 0)
    for m in state.entities[i].mods:
        if m.layer == ADD:
            added[state.words.stats[int(m.what)]] += m.amount
    return {stat: number for stat, number in added.items() if number}


def _change(state: State, i: int, _: str, value: dict[str, int], until: int) -> None:
    boards.change(state, i, until, **value)


# --- how it lies, and the match ---------------------------------------------------------------------------------------


def _covered(state: State, i: int, _: str) -> bool:
    return state.entities[i].under is not None


def _cover(state: State, i: int, _: str, value: bool) -> None:
    if value:
        boards.cover(state, i)


def _other_owner(state: State, i: int, _: str) -> str | None:
    """The owner, where that is not whose zone it lies in."""
    e = state.entities[i]
    return None if state.places.seat[e.zone] in (SHARED, e.owner) else seat_name(e.owner)


def _known_to(state: State, i: int, _: str) -> list[str]:
    """The seats that may know which card it is."""
    return [seat_name(seat) for seat in range(len(state.seats)) if knows(state, seat, i)]


def _active(state: State, *_: Any) -> str:
    return seat_name(state.active)


def _turn(state: State, *_: Any) -> int:
    return state.turn


def _question(state: State, *_: Any) -> Any:
    return state.decision


def _result(state: State, *_: Any) -> list[str]:
    return ["open"] if state.result is None else [seat_name(seat) for seat in state.result] or ["draw"]


def _result_said(words: Iterable[str]) -> list[str]:
    return [Translatable(word) if word in ("open", "draw") else word for word in words]


def _seats(words: Words) -> Iterable[str]:
    return words.seat_names


FACTS: tuple[Fact, ...] = (
    Fact(
        "a number of the game", COUNT, (SEAT,), _number, Stage.COUNTED, boards.count, _number, told=(SEAT,),
        names=lambda game: game.board.numbers,
    ),
    Fact(
        "a group of numbers", Counts(lambda words, name: words.game.board.groups[name]), (SEAT,), _group,
        Stage.COUNTED, boards.count_group, _without_zeros, told=(SEAT,), names=lambda game: game.board.groups,
    ),
    Fact(
        "owner", Word(_seats, "seat"), (CARD,), lambda state, i, _: seat_name(state.entities[i].owner),
        Stage.GIVEN, take=_other_owner,
    ),
    Fact("until", Word(_ends, "end", open=True), stage=Stage.GIVEN, take=_until),
    Fact(
        "a flag", Truth(), (CARD, SEAT), boards.is_flagged, Stage.MADE, boards.flag, boards.is_flagged,
        told=(CARD,), new=False, names=lambda game: game.board.flags,
    ),
    Fact(
        "counters", Counts(lambda words, _: words.counters, open=True), (CARD, SEAT), _counters,
        Stage.MADE, _put_counters, _counters, told=(CARD, SEAT), new={},
    ),
    Fact(
        "keywords", WordsOf(_keyword_words, "keyword", "keywords-are", _keywords_said), (CARD, SEAT), _keywords,
        Stage.MADE, _grant, _granted, lasts=True, told=(CARD,),
    ),
    Fact("has", Among(_keyword_words, "keyword", "keyword-lacks", _keywords_said), found=_keywords),
    Fact("lacks", Among(_keyword_words, "keyword", "keyword-has", _keywords_said, True), found=_keywords),
    Fact(
        "change", Counts(lambda words, _: words.game.vocabulary.stats, Number()),
        stage=Stage.MADE, lay=_change, take=_changes, lasts=True,
    ),
    Fact(
        "a stat", Number(), (CARD, SEAT), boards.stat_named, Stage.MADE, _set_stat, told=(CARD, SEAT),
        names=lambda game: sorted(game.vocabulary.stats, key=game.vocabulary.sums.__contains__),
    ),
    Fact(
        "damage", Number(), (CARD, SEAT), _damage,
        Stage.HARMED, lambda state, i, _, value: boards.damage(state, i, value), _damage, told=(CARD,), new=0,
    ),
    Fact(
        FACE_DOWN, Truth(), (CARD,), _covered, Stage.COVERED, _cover, _covered, usual=lambda game: False,
        there=lambda words, _: words.game.vocabulary.face_down is not None,
    ),
    Fact("controller", Word(_seats, "seat"), (CARD,), lambda state, i, _: seat_name(holder(state, i))),
    Fact(
        "zone", Word(lambda words: (*words.zones, "gone"), "zone"), (CARD,),
        lambda state, i, _: boards.zone_name(state, i),
    ),
    Fact("place", Number(), (CARD,), lambda state, i, _: state.zones[state.entities[i].zone].index(i) + 1),
    Fact("known_to", WordsOf(_seats, "seat", "known-to"), (CARD,), _known_to),
    Fact(
        "a zone of a seat", Cards(), (SEAT,), boards.cards_in, there=lambda words, name: name in words.zones,
        names=lambda game: [zone.name for zone in game.vocabulary.zones if not zone.shared],
    ),
    Fact(
        "a zone of the table", Cards(), (MATCH,), boards.cards_in, there=lambda words, name: name in words.zones,
        names=lambda game: [zone.name for zone in game.vocabulary.zones if zone.shared],
    ),
    Fact("active", Word(_seats, "seat", "turn-of-is"), (MATCH,), _active, Stage.GIVEN, take=_active,
         usual=lambda game: "P1"),
    Fact("turn", Number(0, LONGEST, "turn-is"), (MATCH,), _turn, Stage.GIVEN, take=_turn),
    Fact(
        "at", Word(lambda words: words.game.board.moments, "moment of a turn"), (MATCH,),
        stage=Stage.GIVEN, usual=lambda game: next(iter(game.board.moments)),
    ),
    Fact("asked", Asked(), (MATCH,), _question),
    Fact("can", Can(), (MATCH,), _question),
    Fact("cannot", Cannot(), (MATCH,), _question),
    Fact(
        "result", WordsOf(lambda words: (*words.seat_names, "draw", "open"), "result", "result-is", _result_said),
        (MATCH,), _result,
    ),
)  # fmt: skip
