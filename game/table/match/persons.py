"""The players as they sit opposite each other: their faces, their moods, who plays for them."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.table import opponents, pieces
from game.table.drawing import portraits
from game.table.drawing.pictures import PLAIN_HUE
from game.table.drawing.portraits import Likeness
from game.table.match.session import HUMAN

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene

NOBODY = Likeness(PLAIN_HUE, "hooded-figure", 0)
"""Of whom it is not told which deck they play."""


def likeness(scene: MatchScene, seat: int) -> Likeness:
    """By the deck; two who play the same deck are told apart."""
    known, key = scene.presence.likenesses, (scene.stage.library.mark, seat)
    if key not in known:
        known[key] = _likeness(scene, seat)
    return known[key]


def _likeness(scene: MatchScene, seat: int) -> Likeness:
    library, decks = scene.stage.library, scene.decks
    deck = next((deck for deck in library.decks if deck.id == decks[seat]), None)
    if deck is None or not scene.deck_name(seat):
        return Likeness(NOBODY.hue, NOBODY.icon, seat)
    best = pieces.crest(library, deck)
    art = best.art if best else {}
    same = decks[:seat].count(deck.id)
    return Likeness(
        pieces.hue_of(library, deck), str(art.get("icon", NOBODY.icon)), zlib.crc32(deck.id.encode()) + same
    )


def mood(scene: MatchScene, seat: int) -> str:
    """One of `portraits.MOODS`. It tells nothing that the table does not tell otherwise."""
    if scene.ended:
        won = winners(scene)
        return "calm" if not won else "winning" if seat in won else "losing"
    mine = scene.view["seats"][seat]
    if mine.get("out"):
        return "losing"
    if seat in scene.painter.shakes:
        return "hit"
    if scene.play.thinking and scene.play.asked == seat:
        return "thinking"
    low = scene.game.sounds.low
    if low is None:
        return "calm"
    if low.holds(mine):
        return "losing"
    against = [
        other for other in range(len(scene.view["seats"])) if other != seat and other not in scene.partners(seat)
    ]
    return "winning" if any(low.holds(scene.view["seats"][other]) for other in against) else "calm"


def winners(scene: MatchScene) -> list[int]:
    """The seats that have won or drawn together; none before the end, nor in a draw of all."""
    return together(scene.ended or {})


def together(ended: dict[str, Any]) -> list[int]:
    """The seats that a result names."""
    return list(ended.get("winners") or [seat for seat in [ended.get("winner")] if seat is not None])


def face(scene: MatchScene, seat: int, px: int) -> Surface:
    return portraits.portrait(likeness(scene, seat), px, mood(scene, seat))


def played_by(scene: MatchScene, seat: int) -> str:
    """The level and the style of the computer that plays there, in words; nothing for a person."""
    who = scene.play.seats[seat]
    return "" if who == HUMAN else opponents.called(scene.ui.say, who)
