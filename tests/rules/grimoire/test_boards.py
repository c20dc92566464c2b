"""Described boards and answers in words: attackers with bands, blocks, divided damage, lands, abilities."""

from __future__ import annotations

from game.kernel.phrases import Phrase, in_pairs, worded
from game.rules.grimoire.boards import BOARD

GROUPS = Phrase("attack with {bands:groups}", ("assign", "{bands}"))


def test_attackers_are_named_alone_or_behind_who_leads_their_band():  # M-244 M-250 M-310
    assert GROUPS.read("attack with a, b with c and b with d") == {"bands": "a, b with c and b with d"}
    assert in_pairs("groups", "a, b with c and b with d") == [("a", "a"), ("b", "b"), ("c", "b"), ("d", "b")]


def test_and_said_so_again():
    called = "abcd".__getitem__
    assert worded(GROUPS, ("assign", 0, 0, 1, 1, 2, 1), called) == "attack with a and b with c"
    assert worded(GROUPS, ("assign", 0, 0), called) == "attack with a"
    assert worded(GROUPS, ("assign", 2, 1), called) is None, "nobody leads it"


def test_every_kind_of_answer_of_the_rules_has_its_words():
    said = {phrase.answer[0] for phrase in BOARD.phrases.heads if phrase.answer}
    assert said >= {"play", "land", "use", "tap", "attack", "withdraw", "assign", "pick", "divide", "pass", "mana"}
