"""One card as it is written: its stats and keywords, what it costs, its clauses, and its picture."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from yaml import MappingNode, ScalarNode

from game.kernel.cards import Definition
from game.kernel.clauses import Clause
from game.kernel.costs import FREE
from game.kernel.vocabulary import Vocabulary
from game.language.own_pictures import FILE, NAME
from game.language.reading import clauses, own_keywords, prices
from game.language.reading.fieldtypes import TYPES
from game.language.reading.state import LARGEST, Reading
from game.language.source import ID, Node, a, only, plain

PICTURE = re.compile(r"[a-z0-9_-]{1,60}")
"""What a picture, a scene or a hue is called: never a way to a file."""
LARGEST_SEED = 2**32 - 1


def card_fields(words: Vocabulary) -> tuple[str, ...]:
    """The fields that a card of the game may have."""
    stats = [stat for stat in words.stats if any(stat in needed for needed in words.kinds.values())]
    cost = ("cost",) if words.elements else ()
    hidden = ("hidden",) if words.hidden else ()
    counters = ("counters",) if words.has_counters else ()
    types = ("types",) if words.types else ()
    basic = ("basic",) if words.basics else ()
    return (
        "id", "name", "kind", *types, *basic, "token", *hidden, *cost, *stats, "keywords", *counters, "clauses",
        "flavour", "art",
    )  # fmt: skip


def read(reading: Reading, node: Node, table: Mapping[str, Node], card: str, name: Mapping[str, str]) -> Definition:
    """The card of that id and name; what is wrong in its other fields is told.

    Where the kind is not known (""), it is told of all that does not depend on it.
    """
    words, source, kind = reading.words, reading.source, reading.kind
    token = bool(source.truth(table["token"], "`token`")) if "token" in table else False
    if token and kind and kind not in words.bodies:
        source.fault(table["token"], f"{a(kind)} can't be a token", only(words.bodies))
    reading.token = token
    types = _types(reading, table["types"]) if "types" in table else 0
    basic = "basic" in table and source.truth(table["basic"], "`basic`")
    if basic and kind and kind not in words.basics:
        source.fault(table["basic"], f"{a(kind)} can't be basic", only(words.basics))
    cost = FREE
    if kind in words.unpaid and "cost" in table:
        source.fault(table["cost"], f"nothing is paid for {a(kind)}, so it has no cost", "remove `cost`")
    elif token and "cost" in table:
        source.fault(table["cost"], "a token is never played, so it has no cost", "remove `cost`")
    elif not token and words.elements and "cost" not in table and kind not in words.unpaid:
        source.fault(
            node,
            f"{_called(card, 'the card')} has no `cost`",
            f"add `cost: {{{words.elements[-1]}: 1}}`, or `cost: {{}}` if it is free",
        )
    elif "cost" in table:
        cost = reading.cost = prices.read(reading, table["cost"])
    keywords = own_keywords.listed(table.get("keywords"))
    clause_nodes = (source.sequence(table["clauses"], "`clauses`") or []) if "clauses" in table else []
    there = own_keywords.named(clause_nodes)
    stats, mask, blank_stats = _stats(reading, node, table, card, kind, {*reading.own, *there})
    reading.counters = _counters(reading, table["counters"]) if "counters" in table else {}
    found: list[Clause] = []
    written: list[dict[str, Any]] = []
    for word, place in keywords.items():
        if word in reading.own and word not in there:
            found += own_keywords.clauses_of(reading, word, card, len(written), place)
            written += [{own_keywords.NAMED: word, **clause} for clause in reading.own[word].written]
    before = len(written)
    for number, clause_node in enumerate(clause_nodes):
        word, bare = own_keywords.split(clause_node)
        if word:
            own_keywords.check(reading, word, bare, keywords)
        clause = clauses.read(reading, bare, card, before + number)
        if clause is not None:
            found.append(clause)
    if "hidden" in table and source.truth(table["hidden"], "`hidden`"):
        _check_hidden(reading, table["hidden"], kind, found)
    bears = (bool(keywords) and kind in words.bodies) or bool(types)
    if not clause_nodes and not written and kind and not words.kinds[kind] and not bears:
        source.fault(node, f"{_called(card, 'the ' + kind)} does nothing", "add a clause `when: play`")
    _check_called_for(reading, node, card, kind, found)
    flavour = source.languages(table["flavour"], "`flavour`") if "flavour" in table else {}
    art = _art(reading, table["art"]) if "art" in table else {}
    whole = plain(node)
    if written:
        whole["clauses"] = [*written, *whole.get("clauses", [])]
    return Definition(
        card, kind, stats, blank_stats, mask, cost.amounts, token, tuple(found), name, flavour, art, whole,
        reading.counters, types, cost,
    )  # fmt: skip


def _types(reading: Reading, node: Node) -> int:
    """The mask of a card's types."""
    source, words, mask = reading.source, reading.words, 0
    for part in source.sequence(node, "`types`") or []:
        word = source.one_of(part, words.types, "type")
        bit = 1 << words.types.index(word) if word is not None else 0
        if mask & bit:
            source.fault(part, f"`{word}` stands here twice", "remove one of them")
        mask |= bit
    return mask


def _counters(reading: Reading, node: Node) -> dict[str, dict[str, str]]:
    """The counters that a card speaks of, each with its name."""
    source, found = reading.source, dict[str, dict[str, str]]()
    for word, (key, value) in (source.mapping(node, "`counters`") or {}).items():
        if not ID.fullmatch(word):
            source.fault(key, f"`{word}` can't be the name of a counter", "use small letters, digits and _")
        else:
            found[word] = source.languages(value, f"the name of the counter `{word}`")
    return found


def _check_called_for(reading: Reading, node: Node, card: str, kind: str, found: list[Clause]) -> None:
    """A fault if a card of a kind that is nothing without a certain operation is played without it."""
    word = reading.words.calls_for.get(kind, "")
    played = [part for clause in found if clause.when == "play" for part in (clause, *clause.modes)]
    if word and not any(operation.word == word for clause in played for operation in clause.do):
        reading.source.fault(
            node,
            f"{_called(card, 'the ' + kind)} is played without `{word}`, and then lies nowhere",
            f"add a clause `when: play` with `targets` and with `do: [{{{word}: target}}]`",
        )


def _check_hidden(reading: Reading, node: Node, kind: str, found: Sequence[Clause]) -> None:
    """Can such a card lie hidden, and is there something that turns it face up?"""
    words = reading.words
    if kind and kind not in words.hidden:
        reading.source.fault(node, f"{a(kind)} can't lie hidden", only(words.hidden))
        return
    kinds = [words.triggers[clause.when] for clause in found if clause.of is None or clause.of.name != "self"]
    if not any(not trigger.own and not trigger.replaces for trigger in kinds):
        reading.source.fault(node, "nothing turns it face up", "add a clause for an event, such as `when: turn_start`")


def _called(card: str, what: str) -> str:
    """The card by its id, or where it has none that can be told as what it is."""
    return what if not card else f"`{card}`" if what == "the card" else f"{what} `{card}`"


def _art(reading: Reading, node: Node) -> dict[str, Any]:
    source = reading.source
    own = isinstance(node, MappingNode) and any(key.value == FILE for key, _ in node.value)
    painted = ("icon", "scene", "hue")
    table = source.fields(node, "`art`", (*painted, "seed", FILE), () if own else painted) or {}
    for name, part in table.items():
        if name == "seed":
            source.integer(part, "`seed`", 0, LARGEST_SEED)
            continue
        word = source.word(part, f"`{name}`")
        if name == FILE:
            if word is not None and not NAME.fullmatch(word):
                source.fault(part, f"`{word}` is no name of a picture file",
                             "write its name without folder, ending in .png, .webp or .svg")  # fmt: skip
            elif word is not None:
                reading.pictures.append((word, source.file, *source.place(part.start_mark)))
            continue
        if word is not None and not PICTURE.fullmatch(word):
            source.fault(part, f"`{word}` is no name of a picture", "write its name without folder and ending")
        elif word is not None and name == "icon":
            reading.pictures.append((word, source.file, *source.place(part.start_mark)))
    return {name: plain(part) for name, part in table.items()}


def _stats(
    reading: Reading, node: Node, table: Mapping[str, Node], card: str, kind: str, own: Collection[str]
) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
    """The stats, the mask of keywords and the stats without these; `own` are the keywords that are no rule's."""
    words, source = reading.words, reading.source
    needed = words.kinds[kind] if kind else ()
    stats = dict.fromkeys(words.stats, 0)
    for name in words.stats:
        if name in needed and name not in table:
            source.fault(node, f"{_called(card, 'the ' + kind)} has no `{name}`", f"add `{name}: 1`")
        elif kind and name not in needed and name in table:
            source.fault(table[name], f"{a(kind)} has no `{name}`", "remove it")
        elif name in table:
            least, most = words.least.get(name, 0), words.most.get(name, LARGEST)
            stats[name] = source.integer(table[name], f"`{name}`", least, most) or 0
    blank_stats = tuple(stats.values())
    mask = 0
    written = (source.sequence(table["keywords"], "`keywords`") or []) if "keywords" in table else []
    printed = [k for k in words.keywords if k not in words.statuses]
    ruled = [keyword for keyword in written if not isinstance(keyword, ScalarNode) or keyword.value not in own]
    if ruled and kind and kind not in words.bodies:
        source.fault(ruled[0], f"{a(kind)} has no keywords", only(words.bodies, "can have them"))
    for number, keyword in enumerate(written):
        if keyword not in ruled and keyword.value in [other.value for other in written[:number]]:
            source.fault(keyword, f"`{keyword.value}` stands here twice", "remove one of them")
    for keyword in ruled:
        if isinstance(keyword, MappingNode):
            table = source.fields(keyword, "a keyword with a number", words.keyword_stats) or {}
            for name, value in table.items():
                spec = reading.grammar.parameters[name]
                stats[name] = TYPES[spec.type].read(reading, value, spec, f"`{name}`") or 0
            if not keyword.value:
                source.fault(keyword, "no keyword stands here", "leave it out")
            continue
        word = source.one_of(keyword, (*printed, *words.keyword_stats, *own), "keyword")
        if word in words.keyword_stats:
            source.fault(keyword, f"`{word}` needs a number", f"write {{{word}: 1}}")
        elif word is not None:
            bit = 1 << words.keywords.index(word)
            if mask & bit:
                source.fault(keyword, f"`{word}` stands here twice", "remove one of them")
            mask |= bit
    return tuple(stats.values()), mask, blank_stats
