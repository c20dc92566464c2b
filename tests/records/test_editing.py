"""Going on with edited cards in the middle of a match: a branch that says so, replays and verifies."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from game.kernel import decisions
from game.kernel.errors import GameError, IllegalAnswer
from game.language.library import Library, from_plain, pinned
from game.records import editing, kept, matchfile
from game.records.branch import branch as branch_of
from game.records.cards import library
from game.records.match import Match
from game.records.matchfile import BadMatchFile
from game.records.replay import verify
from game.records.watching import Watched
from game.rules import NAMES
from tests.table import live


def played(game: str = "contracts", answers: int = 40, seed: int = 3, folder: Path | None = None) -> Match:
    decks = live.decks_of(game, 2)
    match = Match.new(game, decks, seed, 0, ("human", "casual"), folder, library(game))
    live.random_play(match, seed, lambda m: len(m.steps) >= answers and not m.state.decision.cancel)
    assert match.result is None
    return match


def with_changes(match: Match, changes: dict[str, dict[str, Any]]) -> Library:
    """The cards of today with some fields of some of them changed."""
    cards = {card: copy.deepcopy(dict(held.source)) for card, held in match.library.definitions.items()}
    for card, fields in changes.items():
        cards[card] |= fields
    made = pinned(cards.values(), match.library.constants, match.game.name, match.game.vocabulary)
    made.keywords, made.decks = match.library.keywords, match.library.decks
    return made


def in_play(match: Match, kind: str = "creature") -> str:
    """A card with a number on the table."""
    zones = match.state.places.acting
    found = [match.state.entities[i].card for zone in zones for i in match.state.zones[zone]]
    return next(card.id for card in found if card.kind == kind and card.source.get("health"))


def raised(match: Match, card: str, by: int = 3) -> Library:
    source = match.library.definitions[card].source
    return with_changes(match, {card: {"health": source["health"] + by}})


def test_the_branch_stands_in_the_same_position_with_the_new_card(tmp_path: Path) -> None:
    match = played(folder=tmp_path)
    card = in_play(match)
    now = raised(match, card)
    changed = editing.edited(match, now)
    assert [c.id for c in changed] == [card] and editing.why_not(match, changed) is None
    new = editing.branch(match, changed, tmp_path)
    before, after = match.view(0), new.view(0)
    assert new.path != match.path and new.state.turn == match.state.turn
    assert before["seats"][0]["hand"] == after["seats"][0]["hand"]
    health = match.game.vocabulary.stats.index("health")
    assert new.cards[card].stats[health] == match.cards[card].stats[health] + 3
    assert match.cards[card] is not new.cards[card] and new.sources != match.sources


def test_the_file_says_what_it_is_and_verifies(tmp_path: Path) -> None:
    match = played(folder=tmp_path)
    card = in_play(match)
    new = editing.branch(match, editing.edited(match, raised(match, card)), tmp_path)
    live.random_play(new, 7, lambda m: len(m.steps) >= 80)
    assert new.path is not None and kept.summary(new.path).branched
    record = matchfile.read(new.path)
    assert [edit["at"] for edit in record.edits] == [40] and record.edits[0]["cards"][0]["id"] == card
    assert record.notes[1] == {"at": 40, "flag": "edit", "text": match.cards[card].name["en"]}
    assert record.fixed()["version"] == 3 and match.record.fixed()["version"] == 2
    found = verify(new.path)
    assert found.faults == () and found.answers == len(new.steps) and found.fingerprints >= 8
    again = Match.load(new.path)
    assert again.state == new.state and again.sources == new.sources
    early = Match.load(new.path, step=20)
    assert early.cards[card].stats == match.cards[card].stats, "the answers before were given under the old card"


def test_without_the_edit_the_file_does_not_verify(tmp_path: Path) -> None:
    """What is recorded is needed: the same answers under the old card come to other positions."""
    match = played(folder=tmp_path)
    card = in_play(match)
    new = editing.branch(match, editing.edited(match, raised(match, card, 30)), tmp_path)
    live.random_play(new, 7, lambda m: len(m.steps) >= 120)
    assert new.path is not None
    record = matchfile.read(new.path)
    record.edits = []
    other = tmp_path / "other.match"
    matchfile.Writer(other, record).write()
    try:
        faults = verify(other).faults
    except BadMatchFile as error:  # an answer that the old card doesn't allow
        faults = (error.problem,)
    assert faults


def test_what_came_before_the_edit_is_not_taken_back(tmp_path: Path) -> None:
    match = played()
    match.record.workshop = True
    new = editing.branch(match, editing.edited(match, raised(match, in_play(match))))
    seat = new.to_answer
    assert seat is not None
    reason = new.why_not_undo(0)
    assert reason is not None and reason.code == "undo_edited"
    with pytest.raises(IllegalAnswer):
        new.undo(0)


def test_a_branch_can_be_edited_again_and_played_on_from_any_moment(tmp_path: Path) -> None:
    match = played()
    card = in_play(match)
    once = editing.branch(match, editing.edited(match, raised(match, card)), tmp_path)
    live.random_play(once, 5, lambda m: len(m.steps) >= 60 and not m.state.decision.cancel)
    second = len(once.steps)
    twice = editing.branch(once, editing.edited(once, raised(match, card, 5)), tmp_path)
    live.random_play(twice, 6, lambda _: False)
    assert twice.path is not None and twice.result is not None and verify(twice.path).faults == ()
    assert [edit["at"] for edit in twice.record.edits] == [40, second]
    watched = Watched(Match.load(twice.path))
    watched.go(50)
    on = branch_of(watched, ("human", "casual"))
    assert [edit["at"] for edit in on.record.edits] == [40] and on.sources == once.sources


def test_a_card_of_another_kind_waits_for_the_next_match() -> None:
    match = played()
    card = in_play(match)
    source = dict(match.library.definitions[card].source)
    now = with_changes(match, {})
    now.definitions[card] = from_plain(
        [{"id": card, "name": source["name"], "kind": "spell", "cost": source["cost"],
          "clauses": [{"when": "play", "do": [{"draw": 1}]}]}],
        match.constants, "contracts", match.game.vocabulary,
    )[card]  # fmt: skip
    reason = editing.why_not(match, editing.edited(match, now))
    assert reason is not None and reason.code == "edit_kind"
    with pytest.raises(GameError):
        editing.branch(match, editing.edited(match, now))


def test_what_is_half_played_is_finished_first() -> None:
    match = next(
        m for seed in range(1, 60)
        if live.random_play(m := live.new_match(seed=seed), seed, lambda m: bool(m.state.decision.cancel), 400)
    )  # fmt: skip
    reason = editing.why_not(match, list(match.library.definitions.values())[:1])
    assert reason is not None and reason.code == "edit_proposed"


@pytest.mark.parametrize("game", NAMES)
def test_every_card_of_every_game_can_be_switched_to_itself_anywhere(game: str) -> None:
    """The position is the same value, and goes on with the same answers."""
    match = live.new_match(live.decks_of(game, 2), seed=5, game=game)
    live.random_play(match, 5, lambda m: len(m.steps) >= 25)
    cards = from_plain(match.sources, match.constants, game, match.game.vocabulary)
    new = editing.switched(match.state, cards)
    assert new == match.state and new.fingerprint() == match.state.fingerprint()
    assert decisions.answers(new) == decisions.answers(match.state)
