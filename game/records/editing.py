"""Going on in the very position of a match with cards that were edited meanwhile: a branch with a file of its own.

The branch begins as the match did and has its answers so far, under the cards of then. Its `edits` say after how many
answers which cards took the place of others; from there on it is played and verified with these. The match that it
branches off stays as it is.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game.kernel import decisions
from game.kernel.cards import CardSet, Definition
from game.kernel.errors import GameError, Reason
from game.kernel.state import State
from game.language.library import Library
from game.records import matchfile, seating
from game.records.loading import replayed
from game.records.match import Match, new_ai_seed
from game.records.record import Record
from game.records.switching import Source, switched


def edited(match: Match, library: Library) -> list[Definition]:
    """The cards of `library` that are others than those of the match, with all that these can name.

    A card that is gone from the library stays as it is.
    """
    mine = {str(card["id"]): card for card in match.sources}
    there = [card for card in mine if card in library.definitions]
    now = matchfile.pinned(there, library.definitions)
    changed = [str(card["id"]) for card in now if _plain(card) != _plain(mine.get(str(card["id"])))]
    return [library.definitions[card] for card in changed]


def _plain(card: Source | None) -> dict[str, Any]:
    """All but its picture, which no position knows."""
    return {name: value for name, value in (card or {}).items() if name != "art"}


def why_not(match: Match, changed: Sequence[Definition]) -> Reason | None:
    """Why this position can't go on with `changed`, or None."""
    state = match.state
    if state.decision is None:
        return Reason("edit_over")
    if state.decision.cancel:
        return Reason("edit_proposed")
    before = {str(card["id"]): card for card in match.sources}
    for card in changed:
        if card.id not in before:
            continue
        facts = {"card": card.id}
        if before[card.id]["kind"] != card.kind and _is_in_play(state, card.id):
            return Reason("edit_kind", facts)
        if _is_awaited(state, card.id):
            return Reason("edit_awaited", facts)
    try:
        known = state.cards.by_id | {card.id: card for card in changed}
        decisions.answers(switched(state, CardSet(known.values())))
    except Exception:  # whatever an edited card does to a position that was not made for it
        return Reason("edit_unfit")
    return None


def _is_in_play(state: State, card: str) -> bool:
    zones = state.places.acting
    return any(state.entities[i].card.id == card for zone in zones for i in state.zones[zone])


def _is_awaited(state: State, card: str) -> bool:
    """Does anything that is still to be carried out, or that is asked, come from that card?"""
    data = state.to_json()
    waits = [data[part] for part in ("frames", "queue", "series", "withheld", "decision")]
    source = state.decision.source if state.decision is not None else -1
    asks = source >= 0 and state.entities[source].card.id == card
    return asks or bool(state.cards[card].every_clause.keys() & _words(waits))


def _words(value: Any) -> set[str]:
    if isinstance(value, str):
        return {value}
    if isinstance(value, Mapping):
        value = list(value.values())
    return set().union(*map(_words, value)) if isinstance(value, list | tuple) else set()


def branch(match: Match, changed: Sequence[Definition], folder: Path | None = None) -> Match:
    """`match` as it stands, to be played on with `changed`, saved in `folder` if that is given.

    Raises GameError where `why_not` gives a reason.
    """
    reason = why_not(match, changed)
    if reason is not None:
        raise GameError(f"this position can't go on with the edited cards: {reason}")
    old, at = match.record, len(match.steps)
    notes = [
        *[note for note in old.notes if note.get("flag") == seating.FLAG],
        {"at": at, "flag": "branch", "text": old.created, "turn": match.state.turn},
        {"at": at, "flag": "edit", "text": ", ".join(card.name.get("en") or card.id for card in changed)},
    ]
    record = Record(
        game=old.game, seed=old.seed, first=old.first, seats=old.seats, decks=copy.deepcopy(old.decks),
        constants=dict(old.constants), cards=old.cards, workshop=old.workshop, app=matchfile.app_version(),
        created=datetime.now(UTC).isoformat(timespec="seconds"), ai_seed=new_ai_seed(), answers=list(old.answers),
        receipts=dict(old.receipts), fingerprints=list(old.fingerprints), notes=notes,
        edits=[*old.edits, {"at": at, "cards": [card.source for card in changed]}],
    )  # fmt: skip
    new = replayed(Match, record, match.path or Path("match"))
    if folder is not None:
        new.save_in(folder)
    return new
