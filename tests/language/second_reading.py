"""A second reading of generated texts: what its letters claim, beside what a clause claims as plain data.

Nothing of what writes the texts is used here: a sentence is read for its numbers, their signs, whether it speaks of an
opponent, of chance, of another, of fewer than all, and of who chooses; the clause is read for the same by its keys.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

Claim = tuple[str, int]
"""What is claimed, and of how much; 0 where that is no question."""

COUNTED = {
    "en": {"two": 2, "twice": 2, "double": 2, "three": 3, "four": 4, "five": 5, "six": 6},
    "it": {"due": 2, "doppio": 2, "doppia": 2, "doppi": 2, "doppie": 2, "tre": 3, "triplo": 3, "quattro": 4,
           "cinque": 5, "sei": 6},
}  # fmt: skip
"""The numbers that are no digits."""
ALSO_LOST = r"\bperd(?:e|i|ono|ete|ere) (\d+ di [^.;:•]*)"
"""In Italian, all that is lost at once: "perde 2 di ATK e 1 di TOT"."""
LOST = {"en": r"\blos(?:e|es) (\d+)", "it": r"\bperd(?:e|i|ono|ete|ere) (\d+)"}
SIGNS = {
    "opponent": {"en": r"oppos|opponent", "it": r"avversari"},
    "random": {"en": r"\brandom", "it": r"\ba caso\b"},
    "other": {"en": r"\bother|\banother\b", "it": r"\b(?:un')?altr[aoie]\b"},
    "fewer": {"en": r"\bup to \d|can (?:then )?choose|can pay .*choose|let .* choose",
              "it": r"\bfino a \d|massimo di \d|p(?:uò|uoi)\b.* scegliere|lasciar scegliere"},
    "they choose": {"en": r"opponent\b[^.:]* choose", "it": r"avversari\w*\b[^.:]* (?:sceglie|scegliere)|"
                                                           r"scegliere a[^.:]*avversari"},
}  # fmt: skip
"""The words by which it is seen."""

ALONE = frozenset(("you", "opponent", "players", "self", "subject", "object", "target", "target2", "target3",
                   "own_rune", "enemy_rune", "own_orb", "enemy_orb", "attacker", "defender", "own_fighter",
                   "enemy_fighter", "host", "lendable"))  # fmt: skip
"""The sets of which there is one, so that neither chance nor choice narrows them, or that are players, so that no card
is another than they."""
TARGETS = ("target", "target2", "target3")
WEIGHED = ("modify", "give")
"""Under these words numbers have signs."""

_NOISE = re.compile(r"made_\d+|\d+/\d+")
"""Names, and bodies of tokens."""


# --- of a text --------------------------------------------------------------------------------------------------------


def said(text: str, lang: str) -> set[Claim]:
    plain = _NOISE.sub("", text)
    found = {("number", int(n)) for n in re.findall(r"\d+", plain)}
    found |= {("number", n) for word, n in COUNTED[lang].items() if re.search(rf"\b{word}\b", plain, re.IGNORECASE)}
    found |= {("plus", int(n)) for n in re.findall(r"\+(\d+)", plain)}
    lost = re.findall(LOST[lang], plain, re.IGNORECASE) + [
        n for several in re.findall(ALSO_LOST, plain, re.IGNORECASE) for n in re.findall(r"(\d+) di ", several)
    ]
    found |= {("minus", int(n)) for n in re.findall(r"−(\d+)", plain) + lost}
    return found | {(sign, 0) for sign, of in SIGNS.items() if re.search(of[lang], plain, re.IGNORECASE)}


# --- of a clause ------------------------------------------------------------------------------------------------------


def meant(clauses: Any) -> set[Claim]:
    """What must be said."""
    found: set[Claim] = set()
    for key, value in _parts(_used(clauses)):
        if key in WEIGHED and isinstance(value, Mapping):
            found |= {("plus" if n > 0 else "minus", abs(n)) for n in value.values() if type(n) is int}
        if type(value) is int and abs(value) > 1 and key != "keep":  # of fewer cards all are kept
            found.add(("number", abs(value)))
        if key == "of" and value == "opponent":
            continue  # of what is nobody's, as the rounds
        if isinstance(value, str) and (value.startswith(("enemy_", "opponent")) or value == "enemies"):
            found.add(("opponent", 0))
        if isinstance(value, Mapping):
            found |= _of_selector(value)
    return found


def _of_selector(selector: Mapping[str, Any]) -> set[Claim]:
    many = selector.get("from", "self") not in ALONE
    ranked = {"most", "least", "place"} & {*selector.get("filter", {})}
    found: set[Claim] = set()
    if many and "random" in selector and not ranked:
        found.add(("random", 0))
    if many and selector.get("up_to"):
        found.add(("fewer", 0))
    if many and selector.get("other") and not str(selector["from"]).endswith("_hand"):  # none that acts is in a hand
        found.add(("other", 0))
    if many and "by" in selector:
        found.add(("they choose", 0))
    return found


def _used(written: Any) -> Any:
    """Without the targets with which nothing is done, which no text names, and without what is paid in elements."""
    if isinstance(written, list):
        return [_used(part) for part in written]
    if not isinstance(written, Mapping):
        return written
    rest = repr({key: value for key, value in written.items() if key != "targets"})
    found = {}
    for key, value in written.items():
        if key == "targets":
            value = [one for name, one in zip(TARGETS, value, strict=False) if f"'{name}'" in rest]
        if key == "pay":
            value = {word: price for word, price in value.items() if not isinstance(price, int) or word == "health"}
        alone = written.get("from") in ALONE and key in ("pick", "random")
        found[key] = None if alone or key == "choose" else _used(value)
    return found


def _parts(written: Any) -> Iterator[tuple[str, Any]]:
    """Every key with its value, at any depth; what stands in a list goes under the key of the list."""
    if isinstance(written, Mapping):
        for key, value in written.items():
            yield key, value
            yield from _parts(value)
            for one in value if isinstance(value, list) else ():
                yield key, one
    elif isinstance(written, list):
        for one in written:
            yield from _parts(one)
