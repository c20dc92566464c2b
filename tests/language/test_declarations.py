"""Every operation says what fields it has, and the language reads them; the page for designers tells of other words."""

import re

import pytest

from game.kernel.reach import PLAYERS, members
from game.language.declarations import declaration
from game.language.folders import CARDS
from game.language.library import FaultyCards, from_plain
from game.language.reading.fieldtypes import hands_and_piles
from game.rules import game_named

WORDS = game_named("contracts").vocabulary
PAGE = (CARDS / "README.md").read_text("utf-8")
OPERATIONS = sorted(WORDS.operations)

EXAMPLES = {
    "Amount": [2, {"count": "own_creatures", "plus": 1}],
    "Selector": ["creatures", {"from": "creatures", "random": 1}],
    "Who": ["you", "opponent", "players"],
    "Until": ["turn_end", "next_turn"],
    "ElementName": ["pure", "fire"],
    "ElementChoice": ["fire", {"most": "extractors"}, {"least": "full_extractors", "of": "opponent"}],
    "Keywords": [["fog"], ["fog", "magnetic"]],
    "Changes": [{"attack": 1, "health": -1}],
    "CardName": ["imp"],
    "CardId": ["imp"],
    "CardOfDecks": ["a"],
    "HandOrPile": hands_and_piles(WORDS),
    "Destination": list(WORDS.destinations),
    "Keep": [1, {"pick": 2, "up_to": True, "filter": {"kind": "spell"}}],
    "CounterName": ["charge"],
    "HowMany": ["all", 2],
    "NextMoment": [{"when": "turn_end", "of": "players", "do": [{"lose": 1, "who": "opponent"}]}],
    "Clauses": [[{"when": "summon", "do": [{"lose": 1, "who": "opponent"}]}]],
}
BESIDE = {("move", "until"): {"into": "removed"}}
"""What must stand beside a field for it to mean something."""
IMP = {"id": "imp", "name": {"it": "Imp", "en": "Imp"}, "kind": "creature", "token": True, "attack": 1, "health": 1}


def examples(kind, spec):
    """What each field may hold, by its declared type."""
    if spec.type == "Selector" and kind.reprices:
        return ["own_hand", {"from": "own_hand", "other": True}]
    if spec.type == "Selector" and kind.only_when:
        return ["creatures", {"from": "creatures", "other": True}]
    if spec.type == "Word":
        return list(kind.words[spec.name] or WORDS.destinations)
    found = EXAMPLES[spec.type]
    if spec.type == "Selector" and spec.name in kind.takes:
        fitting = [s for s in ("creatures", "orbs", "own_hand", "players") if (
            (members(WORDS, s) or PLAYERS) <= kind.takes[spec.name].sorts(WORDS))]  # fmt: skip
        if spec.name in kind.single:
            return [{"from": fitting[0], "random": 1}, {"from": fitting[0], "filter": {"most": "attack"}}]
        return [fitting[0], {"from": fitting[0], "random": 1}]
    return found


def fields(kind):
    """Its declared fields as they are written; what `give` gives stands together under its word."""
    first, *others = declaration(kind)
    left_out = {"keywords"} if first.type == "Changes" else set()
    left_out |= {"times"} if kind.only_when else set()
    return first, [spec for spec in others if spec.written not in left_out]


def read(kind, table):
    """The operation that `table` becomes on a card."""
    clause = {"when": (*kind.only_when, "turn_start" if "turn_end" in kind.too_late else "turn_end")[0], "do": [table]}
    card = {"id": "a", "name": {"it": "A", "en": "A"}, "kind": "creature", "cost": {}, "attack": 1, "health": 1,
            "counters": {"charge": {"it": "carica", "en": "charge"}}, "clauses": [clause]}  # fmt: skip
    [clause] = from_plain([IMP, card], {}, "contracts", WORDS)["a"].clauses
    [operation] = clause.do
    return operation


def least(kind):
    """The operation with nothing that may be left out."""
    first, others = fields(kind)
    needed = [spec for spec in others if not spec.optional]
    return {kind.word: examples(kind, first)[0], **{spec.written: examples(kind, spec)[0] for spec in needed}}


@pytest.mark.parametrize("word", OPERATIONS)
def test_each_declared_field_is_read(word):
    kind = WORDS.operations[word]
    first, others = fields(kind)
    assert type(read(kind, least(kind))) is kind
    for spec in (first, *others):
        for value in examples(kind, spec):
            written = word if spec is first else spec.written
            operation = read(kind, least(kind) | BESIDE.get((word, written), {}) | {written: value})
            assert getattr(operation, spec.name) is not None


@pytest.mark.parametrize("word", OPERATIONS)
def test_a_field_that_may_not_be_left_out_is_missed(word):
    kind = WORDS.operations[word]
    for spec in fields(kind)[1]:
        if not spec.optional and spec.type != "Who":
            with pytest.raises(FaultyCards, match=f"`{word}` has no `{spec.written}`"):
                read(kind, {k: v for k, v in least(kind).items() if k != spec.written})


@pytest.mark.parametrize("word", OPERATIONS)
def test_a_player_who_is_not_named_is_you(word):
    kind = WORDS.operations[word]
    for spec in fields(kind)[1]:
        if spec.type == "Who":
            table = {k: v for k, v in least(kind).items() if k != spec.written}
            assert getattr(read(kind, table), spec.name).name == "you"


@pytest.mark.parametrize("word", OPERATIONS)
def test_no_other_field_is_read(word):
    kind = WORDS.operations[word]
    with pytest.raises(FaultyCards, match=f"`{word}` has no field `nonsense`"):
        read(kind, least(kind) | {"nonsense": 1})


@pytest.mark.parametrize("word", OPERATIONS)
def test_no_kind_of_value_but_the_declared_one_is_read(word):
    kind = WORDS.operations[word]
    first, others = fields(kind)
    for spec in (first, *others):
        with pytest.raises(FaultyCards):
            read(kind, least(kind) | {word if spec is first else spec.written: [["?"]]})


# --- the page for designers ------------------------------------------------------------------------------------------


def section(title):
    return PAGE.split(f"\n## {title}")[1].split("\n## ")[0]


def told(text):
    """Every word that stands in code marks."""
    return set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", text))))


def test_the_page_tells_of_every_word_of_the_language():
    told_of = told(section("A clause"))
    for name, kind in WORDS.triggers.items():
        assert (kind.replaces or name) in told_of, name
    assert set(WORDS.sets) <= told(section("Selectors"))
    assert set(WORDS.resources) <= told(section("Numbers"))
