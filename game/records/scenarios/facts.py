"""The facts of scenarios: all that a board can tell of cards, seats and the match, and all that a step can expect.

A new fact is one `Fact` in `FACTS`, with

- its name and its kind of value (`kinds.py`; a kind of its own as `zones.py` and `questions.py` have them), and of what
  it is;
- `found`, if it can be expected: its value in a state;
- `stage` and `lay`, if a board can tell it: how it is laid onto one; and `take`, how it is read off a state;
- `told`, if what was played is to expect it where it has changed.

By these it is read from files, written into them, laid out, read off a match, checked, told, and in the schema. Facts
of which the game says which ones there are, such as its stats, have one declaration: a function of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial

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
    Said,
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
Declared = Fact | Callable[[Ruleset], Iterable[Fact]]


def facts_of(game: Ruleset, of: str) -> dict[str, Fact]:
    """Those of cards, of seats or of the match, by their names; in the order in which they are laid."""
    return _facts_of(game, of, FACTS)


@lru_cache(maxsize=64)
def _facts_of(game: Ruleset, of: str, declared: tuple[Declared, ...]) -> dict[str, Fact]:
    found = [fact for one in declared for fact in ([one] if isinstance(one, Fact) else one(game))]
    return {fact.name: fact for fact in found if of in fact.of}


def on_boards(words: Words, of: str) -> dict[str, Fact]:
    """Those that a board can tell."""
    facts = facts_of(words.game, of).items()
    return {name: fact for name, fact in facts if fact.stage is not None and fact.there(words)}


def in_steps(words: Words, of: str) -> dict[str, Fact]:
    """Those that a step can expect."""
    facts = facts_of(words.game, of).items()
    return {name: fact for name, fact in facts if fact.found is not None and fact.there(words)}


def seat_name(seat: int) -> str:
    return f"P{seat + 1}"


# --- what the game names ----------------------------------------------------------------------------------------------


def numbers(game: Ruleset) -> Iterable[Fact]:
    for name, indices in game.board.numbers.items():
        found = partial(_number, index=indices[0])
        lay = partial(_count, name=name)
        yield Fact(name, COUNT, (SEAT,), found, Stage.COUNTED, lay, take=found, told=(SEAT,))


def _number(state: State, seat: int, index: int) -> int:
    return state.seats[seat][index]


def _count(state: State, seat: int, value: int, said: Said, name: str) -> None:
    boards.count(state, seat, name, value)


def groups(game: Ruleset) -> Iterable[Fact]:
    for name in game.board.groups:
        kind = Counts(partial(_in_group, name=name))
        found, lay = partial(_group, name=name), partial(_count_group, name=name)
        yield Fact(name, kind, (SEAT,), found, Stage.COUNTED, lay, partial(_counted, name=name), told=(SEAT,))


def _in_group(words: Words, name: str) -> Iterable[str]:
    return words.game.board.groups[name]


def _group(state: State, seat: int, name: str) -> dict[str, int]:
    return {part: state.seats[seat][indices[0]] for part, indices in state.game.board.groups[name].items()}


def _counted(state: State, seat: int, name: str) -> dict[str, int]:
    return {part: number for part, number in _group(state, seat, name).items() if number}


def _count_group(state: State, seat: int, value: dict[str, int], said: Said, name: str) -> None:
    boards.count_group(state, seat, name, value)


def flags(game: Ruleset) -> Iterable[Fact]:
    for name in game.board.flags:
        found, lay = partial(boards.is_flagged, word=name), partial(_flag, name=name)
        yield Fact(name, Truth(), (CARD, SEAT), found, Stage.MADE, lay, take=found, told=(CARD,), new=False)


def _flag(state: State, i: int, value: bool, said: Said, name: str) -> None:
    boards.flag(state, i, name, value)


def stats(game: Ruleset) -> Iterable[Fact]:
    """What they are when the match begins. What is summed up of other stats comes after them."""
    words = game.vocabulary
    for name in sorted(words.stats, key=lambda name: name in words.sums):
        found, lay = partial(boards.stat_named, name=name), partial(_set_stat, name=name)
        yield Fact(name, Number(), (CARD, SEAT), found, Stage.MADE, lay, told=(CARD, SEAT))


def _set_stat(state: State, i: int, value: int, said: Said, name: str) -> None:
    boards.change(state, i, **{name: value - boards.stat_named(state, i, name)})


def zones(game: Ruleset) -> Iterable[Fact]:
    for zone in game.vocabulary.zones:
        found = partial(boards.cards_in, zone=zone.name)
        yield Fact(zone.name, Cards(), (MATCH if zone.shared else SEAT,), found, there=partial(_has_zone, zone.name))


def _has_zone(name: str, words: Words) -> bool:
    return name in words.zones


# --- of cards and seats -----------------------------------------------------------------------------------------------


def damageable(state: State, i: int) -> str:
    """The stat of which what is left is given, not what it is; "" where damage eats none."""
    which = state.game.damage.stat(state.entities[i])
    return state.words.stats[which] if which >= 0 else ""


LEFT = Fact("left", Number(), stage=Stage.HARMED, lay=lambda state, i, value, said: boards.leave(state, i, value))
"""What a board tells as the stat that damage eats."""


def _until(state: State, i: int, said: Said) -> int:
    """How long keywords and changes last: an end, of a player's own where it is said whose (`P2.next_turn`)."""
    whose, _, end = str(said.get("until", "")).rpartition(".")
    until = state.words.ends.get(end, FOR_GOOD)
    seat = int(whose[1:]) - 1 if whose else holder(state, i)
    return end_of(until, seat) if seat != SHARED else until


def _until_of(state: State, i: int) -> str | None:
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


def _granted(state: State, i: int) -> list[str]:
    masks = [int(m.what) for m in state.entities[i].mods if m.layer == KEYWORD and m.amount]
    words = [word for mask in masks for n, word in enumerate(state.words.keywords) if mask >> n & 1]
    return list(dict.fromkeys(words))


def _grant(state: State, i: int, value: Iterable[str], said: Said) -> None:
    boards.grant(state, i, *value, until=_until(state, i, said))


def _changes(state: State, i: int) -> dict[str, int]:
    added = dict.fromkeys(state.words.stats, 0)
    for m in state.entities[i].mods:
        if m.layer == ADD:
            added[state.words.stats[int(m.what)]] += m.amount
    return {stat: number for stat, number in added.items() if number}


def _change(state: State, i: int, value: dict[str, int], said: Said) -> None:
    boards.change(state, i, _until(state, i, said), **value)


def _counters(state: State, i: int) -> dict[str, int]:
    return dict(sorted(state.entities[i].extra.counters))


def _put_counters(state: State, i: int, value: dict[str, int], said: Said) -> None:
    for name, number in value.items():
        put_counters(state, i, name, number)


def _damage(state: State, i: int) -> int:
    return state.entities[i].damage


def _covered(state: State, i: int) -> bool:
    return state.entities[i].under is not None


def _cover(state: State, i: int, value: bool, said: Said) -> None:
    if value:
        boards.cover(state, i)


def _other_owner(state: State, i: int) -> str | None:
    """The owner, where that is not whose zone it lies in."""
    e = state.entities[i]
    return None if state.places.seat[e.zone] in (SHARED, e.owner) else seat_name(e.owner)


def _known_to(state: State, i: int) -> list[str]:
    """The seats that may know which card it is."""
    return [seat_name(seat) for seat in range(len(state.seats)) if knows(state, seat, i)]


def _keyword_words(words: Words) -> Iterable[str]:
    return words.game.vocabulary.keywords


def _keywords_said(words: Iterable[str]) -> str:
    return ", ".join(words) or Translatable("none")


# --- of the match -----------------------------------------------------------------------------------------------------


def _result(state: State, _: int) -> list[str]:
    return ["open"] if state.result is None else [seat_name(seat) for seat in state.result] or ["draw"]


def _result_said(words: Iterable[str]) -> list[str]:
    return [Translatable(word) if word in ("open", "draw") else word for word in words]


def _seats(words: Words) -> Iterable[str]:
    return words.seat_names


FACTS: tuple[Declared, ...] = (
    numbers,
    groups,
    Fact(
        "owner", Word(_seats, "seat"), (CARD,), lambda state, i: seat_name(state.entities[i].owner),
        Stage.GIVEN, take=_other_owner,
    ),
    Fact("until", Word(_ends, "end", open=True), stage=Stage.GIVEN, take=_until_of),
    flags,
    Fact(
        "counters", Counts(lambda words: words.counters, open=True), (CARD, SEAT), _counters,
        Stage.MADE, _put_counters, take=_counters, told=(CARD, SEAT), new={},
    ),
    Fact(
        "keywords", WordsOf(_keyword_words, "keyword", "keywords-are", _keywords_said), (CARD, SEAT),
        boards.keywords_of, Stage.MADE, _grant, take=_granted, told=(CARD,),
    ),
    Fact("has", Among(_keyword_words, "keyword", "keyword-lacks", _keywords_said), found=boards.keywords_of),
    Fact("lacks", Among(_keyword_words, "keyword", "keyword-has", _keywords_said, True), found=boards.keywords_of),
    Fact(
        "change", Counts(lambda words: words.game.vocabulary.stats, Number()),
        stage=Stage.MADE, lay=_change, take=_changes,
    ),
    stats,
    Fact(
        "damage", Number(), (CARD, SEAT), _damage,
        Stage.HARMED, lambda state, i, value, said: boards.damage(state, i, value), take=_damage, told=(CARD,), new=0,
    ),
    Fact(
        FACE_DOWN, Truth(), (CARD,), _covered, Stage.COVERED, _cover, take=_covered, usual=lambda game: False,
        there=lambda words: words.game.vocabulary.face_down is not None,
    ),
    Fact("controller", Word(_seats, "seat"), (CARD,), lambda state, i: seat_name(holder(state, i))),
    Fact("zone", Word(lambda words: (*words.zones, "gone"), "zone"), (CARD,), boards.zone_name),
    Fact("place", Number(), (CARD,), lambda state, i: state.zones[state.entities[i].zone].index(i) + 1),
    Fact("known_to", WordsOf(_seats, "seat", "known-to"), (CARD,), _known_to),
    zones,
    Fact(
        "active", Word(_seats, "seat", "turn-of-is"), (MATCH,), lambda state, _: seat_name(state.active),
        Stage.GIVEN, take=lambda state, _: seat_name(state.active), usual=lambda game: "P1",
    ),
    Fact(
        "turn", Number(0, LONGEST, "turn-is"), (MATCH,), lambda state, _: state.turn,
        Stage.GIVEN, take=lambda state, _: state.turn,
    ),
    Fact(
        "at", Word(lambda words: words.game.board.moments, "moment of a turn"), (MATCH,),
        stage=Stage.GIVEN, usual=lambda game: next(iter(game.board.moments)),
    ),
    Fact("asked", Asked(), (MATCH,), lambda state, _: state.decision),
    Fact("can", Can(), (MATCH,), lambda state, _: state.decision),
    Fact("cannot", Cannot(), (MATCH,), lambda state, _: state.decision),
    Fact(
        "result", WordsOf(lambda words: (*words.seat_names, "draw", "open"), "result", "result-is", _result_said),
        (MATCH,), _result,
    ),
)  # fmt: skip
