"""Which cards are never worse than another one, so that nobody with the choice would take the other.

What is compared is what is written on the cards: cost, stats, keywords and clauses. Of two clauses one is never worse
if it says the same with a better number, a wider choice, less to pay, or more besides that helps. What can't be told
(a change of place, two cards that fight) must be the same on both. A cost counts as what is paid for it, not as
something that other cards ask about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from game.kernel.cards import Definition
from game.kernel.reach import PLAYERS, Sorts, members
from game.kernel.vocabulary import Vocabulary

Written = Mapping[str, Any]

CHANGES: Final = ("modify", "give")
"""Operations that are as good as the numbers in them; of any other its class says for whom it is (`favours`)."""
APART: Final = ("id", "name", "flavour", "art", "token", "cost", "keywords", "clauses")
"""Fields of a card that are told apart by themselves, or say nothing of its strength."""
SAME: Final = ("when", "instead", "of", "once", "coin", "choose", "modes", "less", "redirect", "into", "else")
"""Fields of a clause that must be the same."""


def dominated(cards: Iterable[Definition], words: Vocabulary) -> list[tuple[str, str]]:
    """Pairs of ids: the first card is never worse than the second. Two that are alike are there both ways round."""
    known = [card for card in cards if not card.token]
    return [(a.id, b.id) for a in known for b in known if a is not b and never_worse(a.source, b.source, words)]


def never_worse(one: Written, other: Written, words: Vocabulary) -> bool:
    """Is there nothing for which one would rather have the `other`?"""
    fields = {*one, *other} - {*APART, *words.stats}
    return (
        all(one.get(field) == other.get(field) for field in fields)
        and all(one.get(stat, 0) >= other.get(stat, 0) for stat in words.stats)
        and _cheaper(one.get("cost") or {}, other.get("cost") or {}, words)
        and _covers(_keywords(one, words, False), _keywords(other, words, False))
        and _covers(_keywords(other, words, True), _keywords(one, words, True))
        and _better_clauses(_list(one.get("clauses")), _list(other.get("clauses")), words)
    )


# Costs and keywords


def _cheaper(one: Written, other: Written, words: Vocabulary) -> bool:
    """Can the one be paid with all that pays for the other? Any element pays for the last one."""
    elements = words.elements
    if any(one[part] != other.get(part) for part in one if part not in elements):
        return False
    coloured = all(one.get(e, 0) <= other.get(e, 0) for e in elements[:-1])
    return coloured and sum(one.get(e, 0) for e in elements) <= sum(other.get(e, 0) for e in elements)


def _keywords(card: Written, words: Vocabulary, burdens: bool) -> dict[str, Any]:
    """Those that are burdens, or all others."""
    found: dict[str, Any] = {}
    for keyword in card.get("keywords") or ():
        found |= keyword if isinstance(keyword, Mapping) else {keyword: True}
    return {keyword: value for keyword, value in found.items() if (keyword in words.burdens) == burdens}


def _covers(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return all(_at_least(one.get(word, False), value) for word, value in other.items())


def _at_least(one: Any, other: Any) -> bool:
    return one == other or (isinstance(one, int) and isinstance(other, int) and one >= other)


# Clauses


def _better_clauses(ones: Sequence[Written], others: Sequence[Written], words: Vocabulary) -> bool:
    """Is each of the others matched by one of its own that is never worse, and does what is over speak for the ones?"""
    left = list(ones)
    for other in others:
        match = next((one for one in left if _better_clause(one, other, words)), None)
        if match is not None:
            left.remove(match)
        elif not _speaks(other, -1, words):
            return False
    return all(_speaks(one, 1, words) for one in left)


def _better_clause(one: Written, other: Written, words: Vocabulary) -> bool:
    if any(one.get(field) != other.get(field) for field in SAME):
        return False
    if other.get("may") and not one.get("may"):
        return False
    conditions, others = _list(one.get("if")), _list(other.get("if"))
    if conditions != others and (conditions or not _speaks(one, 1, words)):
        return False
    targets, aimed = _list(one.get("targets")), _list(other.get("targets"))
    return (
        _cheaper(one.get("pay") or {}, other.get("pay") or {}, words)
        and len(targets) == len(aimed)
        and all(_wider(a, b, words) for a, b in zip(targets, aimed, strict=True))
        and _better_operations(one, other, words)
    )


def _better_operations(one: Written, other: Written, words: Vocabulary) -> bool:
    left = _list(one.get("do"))
    for operation in _list(other.get("do")):
        while left and not _better_operation(left[0], operation, one, words):
            if _help(left.pop(0), one, words) <= 0:
                return False
        if left:
            left.pop(0)
        elif _help(operation, other, words) >= 0:
            return False
    return all(_help(operation, one, words) > 0 for operation in left)


def _better_operation(one: Written, other: Written, clause: Written, words: Vocabulary) -> bool:
    """Is it the same, or the same with better numbers, for longer, or for more of them?"""
    if one == other:
        return True
    help = _help(one, clause, words)
    if help == 0 or _word(one) != _word(other) or not {*one} <= {*other, "count", "times"}:
        return False
    return all(_better_field(field, one.get(field), value, help, words) for field, value in other.items())


def _better_field(field: str, one: Any, other: Any, help: int, words: Vocabulary) -> bool:
    if one == other:
        return True
    if field in ("to", "who"):
        return help > 0 and _wider(one, other, words)
    if field == "until":
        return help > 0 and one is None
    if field in ("count", "times"):
        one = 1 if one is None else one
    if isinstance(other, Mapping) and isinstance(one, Mapping) and "from" not in other:
        return {*one} == {*other} and all(_better_field("", one[key], other[key], help, words) for key in other)
    return type(one) is type(other) is int and (abs(one) - abs(other)) * help >= 0


def _wider(one: Any, other: Any, words: Vocabulary) -> bool:
    """Does the selector mean all that the other means, and is as much chosen of it?"""
    a, b = _selector(one), _selector(other)
    if not _holds(a["from"], b["from"], words):
        return False
    filter, others = a.pop("filter", {}), b.pop("filter", {})
    if any(others.get(word) != value for word, value in filter.items()):
        return False
    rest, others = {**a, "from": ""}, {**b, "from": "", **({"up_to": True} if a.get("up_to") else {})}
    return rest == others


def _holds(one: str, other: str, words: Vocabulary) -> bool:
    """Has the set of the first name all that the second has, by where they lie and on whose side?"""
    if one == other:
        return True
    reached, others = _reach(one, words), _reach(other, words)
    return bool(others) and reached >= others and _side(one, {}, words) in (0, _side(other, {}, words))


def _reach(name: str, words: Vocabulary) -> Sorts:
    return PLAYERS if name in ("you", "opponent", "players") else members(words, name)


# For whom it speaks


def _speaks(clause: Written, sign: int, words: Vocabulary) -> bool:
    """Does the whole clause help its controller (`sign` 1), or hurt them (-1)? What may be declined never hurts."""
    operations = [*_list(clause.get("do")), *_list(clause.get("else"))]
    if sign < 0 and (clause.get("may") or clause.get("pay")):
        return False
    return bool(operations) and all(_help(operation, clause, words) * sign > 0 for operation in operations)


def _help(operation: Written, clause: Written, words: Vocabulary) -> int:
    """1 if it is good for the controller, -1 if it is bad, 0 where that can't be told."""
    word = _word(operation)
    if word in CHANGES:
        changes = operation[word] if isinstance(operation[word], Mapping) else {}
        signs = {value > 0 for value in changes.values() if isinstance(value, int)}
        good = 0 if len(signs) > 1 else 1 if signs != {False} else -1
    else:
        good = words.operations[word].favours
    if word in ("grant", "revoke"):
        burdens = {keyword in words.burdens for keyword in operation[word]}
        good = 0 if len(burdens) > 1 else -good if True in burdens else good
    if word == "create":
        return -good if operation.get("side") == "enemy" else good
    return good * _side(operation.get("to", operation.get("who", _alone(operation))), clause, words)


def _alone(operation: Written) -> Any:
    """Whom it is about where nothing stands beside the word: `destroy: self`, or `draw: 1`, which is about you."""
    about = operation[_word(operation)]
    return "you" if isinstance(about, int) or (isinstance(about, Mapping) and "from" not in about) else about


def _side(selector: Any, clause: Written, words: Vocabulary) -> int:
    name = _selector(selector)["from"]
    targets = _list(clause.get("targets"))
    if name.startswith("target"):
        number = int(name[6:] or 1) - 1
        return _side(targets[number], {}, words) if number < len(targets) else 0
    if name in ("subject", "object"):
        return _side(clause.get("of", "self"), {}, words) if name == "subject" else 0
    return words.side_of(name)


# How it is written


def _list(written: Any) -> list[Any]:
    return [] if written is None else list(written) if isinstance(written, (list, tuple)) else [written]


def _selector(written: Any) -> dict[str, Any]:
    found: dict[str, Any] = {"from": written} if isinstance(written, str) else dict(written)
    found["filter"] = dict(found.get("filter") or {})
    return found


def _word(operation: Written) -> str:
    """The word of an operation: the first that is written."""
    return str(next(iter(operation)))


def told(pairs: Iterable[tuple[str, str]]) -> Iterator[str]:
    """A sentence for each pair."""
    return (f"`{one}` is never worse than `{other}`" for one, other in pairs)
