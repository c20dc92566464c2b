"""The players as they sit opposite each other: their faces, their moods, who plays for them."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pygame import Surface

from game.system.languages import in_language
from game.table import opponents, pieces
from game.table.drawing import portraits
from game.table.drawing.pictures import PLAIN_HUE
from game.table.drawing.portraits import Likeness
from game.table.library import Library
from game.table.match.record import MatchTable
from game.table.people.sitting import Sitting
from game.table.people.sitting import sitting as sitting_at
from game.table.playing.session import HUMAN, Play
from game.table.telling.words import OwnName
from game.table.theme import Ui

QUIET = ("slow", "restarted")
"""What is wrong with the computer's thinking, but comes right by itself: said beside the face alone."""
NOBODY = Likeness(PLAIN_HUE, "hooded-figure", 0)
"""Of whom it is not told which deck they play."""


def sitting(match: Any) -> tuple[Sitting, ...]:
    """Who sits at each seat of a match."""
    return sitting_at(match.game.name, match.people, len(match.seats))


def named(match: Any, names: Sequence[str]) -> tuple[str, ...]:
    """`names` are message ids: whoever has a name of their own is called by it, but for "you"."""
    people = sitting(match)
    return tuple(
        OwnName(one.name, one.short) if one.name and name != "player-you" else name
        for name, one in zip(names, people, strict=True)
    )


def likenesses(
    library: Library, decks: Sequence[str], told: bool, people: Sequence[Sitting] = ()
) -> tuple[Likeness, ...]:
    """Who is drawn at each seat: by the deck, where it is `told`; two who play the same deck are told apart."""
    found = [_likeness(library, decks, seat, told) for seat in range(len(decks))]
    faces = [one.face for one in people] or [None] * len(found)
    return tuple(replace(like, face=face) for like, face in zip(found, faces, strict=True))


def _likeness(library: Library, decks: Sequence[str], seat: int, told: bool) -> Likeness:
    deck = next((deck for deck in library.decks if deck.id == decks[seat]), None)
    if deck is None or not told:
        return Likeness(NOBODY.hue, NOBODY.icon, seat)
    best = pieces.crest(library, deck)
    art = best.art if best else {}
    same = decks[:seat].count(deck.id)
    return Likeness(
        pieces.hue_of(library, deck), str(art.get("icon", NOBODY.icon)), zlib.crc32(deck.id.encode()) + same
    )


def mood(table: MatchTable, play: Play, seat: int) -> str:
    """One of `portraits.MOODS`. It tells nothing that the table does not tell otherwise."""
    if table.ended:
        won = winners(table)
        return "calm" if not won else "winning" if seat in won else "losing"
    mine = table.view["seats"][seat]
    if mine.get("out"):
        return "losing"
    if seat in table.shakes and table.likenesses[seat].face is None:
        return "hit"
    if play.thinking and play.asked == seat:
        return "thinking"
    low = table.game.sounds.low
    if low is None:
        return "calm"
    if low.holds(mine):
        everybody = all(low.holds(numbers) for numbers in table.view["seats"])
        return "calm" if everybody else "worried"
    against = [
        other for other in range(len(table.view["seats"])) if other != seat and other not in table.partners(seat)
    ]
    return "winning" if any(low.holds(table.view["seats"][other]) for other in against) else "calm"


def winners(table: MatchTable) -> list[int]:
    """The seats that have won or drawn together; none before the end, nor in a draw of all."""
    return together(table.ended or {})


def together(ended: dict[str, Any]) -> list[int]:
    """The seats that a result names."""
    return list(ended.get("winners") or [seat for seat in [ended.get("winner")] if seat is not None])


def face(table: MatchTable, play: Play, seat: int, px: int) -> Surface:
    """As it is just now; at the end of a match it does nothing by itself any more."""
    now = mood(table, play, seat)
    if table.ended:
        return portraits.portrait(table.likenesses[seat], px, now)
    return portraits.portrait(table.likenesses[seat], px, table.faces.mood(seat, now), table.faces.look(seat))


def sits_opposite(table: MatchTable, seat: int) -> bool:
    """Do they sit at the upper middle of the table, rather than in a corner?"""
    return table.side(seat).plate[0] >= table.room.left and len(table.layout.sides) == 2


def is_waited_for(table: MatchTable, play: Play, seat: int) -> bool:
    """Does the computer think there, for a while already and with nothing more to be seen meanwhile?"""
    return table.course.waited and play.asked_seat == seat and seat != table.near


def thinks(play: Play, ui: Ui) -> str:
    """That they think; on a machine that is busy, that it takes longer, or that they began anew."""
    return ui.say(f"plate-thinks-{play.trouble}" if play.trouble in QUIET else "plate-thinks")


def title(table: MatchTable, seat: int) -> str:
    """What an opponent is beside their name; nothing of others."""
    person = table.sitting(seat).person
    return in_language(person.title, table.words.say.language) if person is not None else ""


def says(table: MatchTable, play: Play, seat: int, occasion: str, more: int = 0) -> str:
    """One of the lines of the opponent who sits there, between quotation marks: the same each time a match is shown."""
    person = table.sitting(seat).person
    if person is None:
        return ""
    say = table.words.say
    return say(
        "person-says", words=person.said(occasion, zlib.crc32(play.match.record.created.encode()) + more, say.language)
    )


def played_by(play: Play, ui: Ui, seat: int) -> str:
    """The level and the style of the computer that plays there, in words; nothing for a person."""
    who = play.seats[seat]
    return "" if who == HUMAN else opponents.called(ui.say, who)
