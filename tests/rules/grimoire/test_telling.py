"""What happens is told in a transcript, in both languages."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from game.kernel.decisions import suggest
from game.records.cards import library
from game.records.match import Match
from game.records.record import Record
from game.records.telling import Words
from game.records.transcript import transcript
from game.rules.grimoire.evasion import ATTACKER, BLOCKED, BLOCKER
from game.rules.grimoire.game import GRIMOIRE
from tests.records.test_every_event import GAME, kinds

LANGUAGES = ("en", "it")


@cache
def played(answers: int) -> Match:
    """A match in which whoever can attacks, and nobody blocks."""
    cards = library("grimoire")
    decks = [{"id": d.id, "name": {}, "cards": d.cards()} for d in list(cards.decks.values())[:2]]
    record = Record("grimoire", 3, 0, ("human", "human"), decks, cards.constants, [])
    match = Match(GRIMOIRE, cards.card_set(GRIMOIRE.vocabulary), record)
    match._library = cards
    chance = Random(2)
    for _ in range(answers):
        if match.state.result is not None:
            break
        ways = suggest(match.state)
        first = [way for way in ways if way[0] in ("attack", "land", "play")]
        match.answer(ways[0] if match.state.decision.in_parts else chance.choice(first or ways))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_kind_of_event_has_its_line(lang):
    words = Words(played(0), lang)
    for kind in kinds(GAME / "rules" / "grimoire"):
        name = kind.replace("_", "-")
        assert any(other == name or other.startswith(f"{name}-") for other in words.names), kind


@pytest.mark.parametrize(("lang", "lines"), [
    ("en", ("announces an attack", " attacks", "Nobody blocks ", "The attack is over")),
    ("it", ("dichiara un attacco", " attacca", "Nessuno blocca ", "L'attacco è finito")),
])  # fmt: skip
def test_an_attack_is_told_step_by_step(lang, lines):
    told = transcript(played(400), lang).splitlines()
    at = 0
    for line in lines:
        at = next(n for n in range(at, len(told)) if line in told[n]) + 1
    assert not any("‹" in line for line in told), "a message is missing"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_words_every_question_and_refusal_of_an_attack(lang):
    own = (GAME / "table" / "games" / "grimoire" / "messages" / lang).glob("*.ftl")
    shared = (GAME / "table" / "messages" / lang).glob("*.ftl")
    said = {line.split(" =")[0] for path in (*own, *shared) for line in path.read_text("utf-8").splitlines()}
    checks = [check.code for check in (*ATTACKER, *BLOCKER, *BLOCKED)]
    written = "".join(path.read_text("utf-8") for path in (GAME / "rules" / "grimoire").glob("*.py"))
    codes = {*checks, *re.findall(r'Reason\("(\w+)"', written)} - {"not_paid"}
    assert not {f"reason-{code.replace('_', '-')}" for code in codes} - said
    kinds = ("announced", "attackers", "attacked", "blocks", "blocked", "assign_damage", "assign_excess")
    assert not {f"prompt-{kind}" for kind in kinds} - said
