"""What is written under a declared word, as facts for its message: by the type of each field (`kernel/declared.py`).

A number within bounds is $bound, a keyword $keyword, an element $symbol, a truth $yes, a stat $stat, a selector the
facts of its phrase; all else goes by the name of its field, and with a message "<field>-<word>" as $<field>_text too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.language.declarations import FieldSpec
from game.language.wording.memory import bounded, bounds, or_none
from game.language.wording.voice import Facts, Voice

Counters = Mapping[str, Mapping[str, str]]
"""The counters that a card names, each with its name by language."""


def facts_of(voice: Voice, counters: Counters, spec: FieldSpec, word: str, value: Any, number: str = "one") -> Facts:
    """`word` is the one under which it stands; `number` that of the noun which it describes.

    Selectors and stats are told with nouns (`Nouns.facts_of`).
    """
    match spec.type:
        case "Bounds":
            return {"bound": bound(voice, word, value)}
        case "KeywordName":
            adjective = str(value) in voice.adjectives
            name = voice.keyword(str(value))
            name = voice.sounds.agreeing(name) if adjective and number == "other" else name
            return {"keyword": name, "keyword_is": "adjective" if adjective else "noun"}
        case "ElementName":
            return {"symbol": "{" + str(value) + "}", "element": value}
        case "TypeName" | "TypeNames":
            named = [f"type-{word}" for word in _several(value)]
            one = voice.listed([voice.attribute(word, "one") for word in named])
            return {spec.name: one, f"{spec.name}_plural": voice.listed([voice.attribute(w, "other") for w in named]),
                    f"{spec.name}_gender": voice.attribute(named[-1], "gender")}  # fmt: skip
        case "Truth":
            return dict.fromkeys(("yes", spec.name), "yes" if value else "no")
        case "CardId" | "CardOfDecks":
            return {spec.name: voice.card_name(str(value))}
        case "Marks":
            marks = [voice.messages.get(f"mark-{mark}", str(mark)) for mark in _several(value)]
            told = voice.listed([voice.say("a-mark", {"mark": mark}) for mark in marks])
            return {spec.name: told, f"{spec.name}_number": "one" if len(marks) == 1 else "other"}
        case "SomeWords":
            some = {
                f"{spec.name}-{word}": voice.messages.get(f"{spec.name}-{word}", str(word)) for word in _several(value)
            }
            several = [voice.attribute(name, "plural", default=one) for name, one in some.items()]
            return {spec.name: voice.listed(list(some.values()), "list-or"), f"{spec.name}_word": _several(value)[-1],
                    f"{spec.name}_plural": voice.listed(several, "list-or")}  # fmt: skip
        case "Elements":
            return {spec.name: voice.listed(["{" + str(element) + "}" for element in _several(value)])}
        case "KindName" | "PrintedKind":
            kind = f"kind-{value}"
            return {"kind": voice.attribute(kind, "one"), "kinds": voice.attribute(kind, "other"),
                    "kind_gender": voice.attribute(kind, "gender"), "kind_name": voice.say(kind)}  # fmt: skip
        case "CounterBounds":
            found = value if isinstance(value, Mapping) else {}
            limits = {name: or_none(bounds(n)) for name, n in found.items()}
            facts = [limit | {"n": bounded(limit), "where": "filter"} | _counter(voice, counters, name)
                     for name, limit in limits.items()]  # fmt: skip
            return {spec.name: voice.listed([voice.say("bound-counters", each) for each in facts])}
        case "CounterName":
            return _counter(voice, counters, str(value))
        case "Keywords":
            return {spec.name: voice.listed(voice.bold(value))}
    return {spec.name: value, f"{spec.name}_text": voice.messages.get(f"{spec.name}-{value}", "")}


def _several(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def bound(voice: Voice, word: str, value: Any) -> str:
    """At least, at most or exactly so much; of a stat with its name."""
    written = bounds(value)
    stat = word != "cost" and voice.has(f"stat-{word}")
    counted = "bound-counted" if voice.has(f"stat-{word}.one") else "bound"
    facts = {**written, "where": "filter", "stat": voice.stat(word, bounded(written)) if stat else ""}
    return voice.say(counted if stat else "bound-cost", facts)


def _counter(voice: Voice, counters: Counters, name: str) -> Facts:
    """By the name that the card gives it, or by the game's message."""
    own = counters.get(name)
    return {"counter": voice.counter(name, own) if own else voice.messages.get(f"counter-{name}", name)}
