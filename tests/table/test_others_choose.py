"""What the opponent chooses (`by: opponent`): foretold, undone, and asked of the right person at one laptop."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.kernel import decisions
from game.kernel.boards import put
from game.kernel.errors import IllegalAnswer
from game.language.library import Library, with_cards
from game.language.source import Source, nodes
from game.records.match import Match
from game.rules.contracts.vocabulary import VOCABULARY
from game.table.playing.session import Play
from tests import libraries

NAME = {"it": "Tributo", "en": "Tribute"}
PICK = {"from": "enemy_creatures", "pick": 1, "by": "opponent"}
SPELL = {"id": "tribute", "name": NAME, "kind": "spell", "cost": {}, "clauses": [{"when": "play", "do": [
    {"damage": 1, "to": "opponent"}, {"destroy": PICK}]}]}  # fmt: skip
BODY = {"id": "body", "name": {"it": "Corpo", "en": "Body"}, "kind": "creature", "cost": {}, "attack": 1, "health": 2}


def library() -> Library:
    """The bundled cards, and a deck of the two of these tests."""
    source = Source("made up", [])
    made = with_cards(libraries.library("contracts"), source, nodes({"cards": [SPELL, BODY]}), VOCABULARY)
    assert not source.faults
    deck = next(iter(made.decks.values()))
    return replace(made, decks={**made.decks, "own": replace(deck, id="own", counts={"tribute": 20, "body": 20})})


@pytest.fixture
def match() -> Match:
    """P1 may act and holds Tributes; P2 has two bodies."""
    made = Match.new("contracts", ["own", "own"], 3, 0, ["human", "human"], library=library())
    while made.state.decision is not None and made.state.decision.kind != "act":
        made.answer(made.state.decision.proposed or decisions.answers(made.state)[0])
    seat = made.to_answer
    assert seat is not None
    for _ in range(2):
        put(made.state, made.state.cards["body"], 1 - seat, "line")
    put(made.state, made.state.cards["tribute"], seat, "hand")
    return made


def tribute(match: Match) -> tuple[int, int]:
    """Who is asked, and a Tribute in their hand."""
    seat = match.to_answer
    assert seat is not None
    hand = match.state.zones[match.state.places.named(seat, "hand")]
    return seat, next(i for i in hand if match.state.entities[i].definition.id == "tribute")


def test_a_preview_ends_where_the_opponent_chooses(match: Match) -> None:
    seat, card = tribute(match)
    before = match.preview(("play", card))
    assert before is not None and (before["damage"], before["destroyed"], before["asks"]) == ({1 - seat: 1}, [], None)
    match.answer(("play", card))
    assert match.to_answer == 1 - seat
    bodies = match.state.zones[match.state.places.named(1 - seat, "line")]
    after = match.preview(("pick", bodies[0]))
    assert after is not None and after["destroyed"] == [bodies[0]]


def test_what_was_played_can_be_taken_back_until_the_opponent_has_chosen(match: Match) -> None:
    seat, card = tribute(match)
    before = match.state.copy()
    match.answer(("play", card))
    assert match.why_not_undo(seat) is None
    match.undo(seat)
    assert match.state == before
    match.answer(("play", card))
    bodies = match.state.zones[match.state.places.named(1 - seat, "line")]
    match.answer(("pick", bodies[1]))
    refused = match.why_not_undo(seat)
    assert refused is not None and refused.code == "undo_other_answered"
    with pytest.raises(IllegalAnswer):
        match.undo(seat)
    match.undo(1 - seat)
    assert match.to_answer == 1 - seat


def test_at_one_laptop_the_curtain_falls_before_the_opponent_chooses(match: Match) -> None:
    seat, card = tribute(match)
    play = Play(match, ("human", "human"))
    play.uncover()
    assert not play.needs_curtain()
    play.answer(("play", card))
    assert play.asked_seat == 1 - seat and play.needs_curtain()
