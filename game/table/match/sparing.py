"""Why a payment is as it is: what it leaves to be played that another one would not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.match import legal

if TYPE_CHECKING:
    from game.table.games.interface import Answer
    from game.table.match.scene import MatchScene

MOST_COMPARED = 6
"""So many other payments are tried."""
MOST_NAMED = 2


class Sparing:
    """The cards of the own hand that a payment spares. What was found is kept as long as the same is asked."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._found: tuple[object, Answer | None, list[int]] = (None, None, [])

    def by(self, paid: Answer) -> list[int]:
        """The cards that can still be played after `paid`, but not after every other payment."""
        scene = self.scene
        if self._found[0] is not scene.view or self._found[1] != paid:
            self._found = scene.view, paid, self._spared(paid)
        return self._found[2]

    def _spared(self, paid: Answer) -> list[int]:
        now, own = self.scene.legal, self.scene.own_hand
        others = [answer for answer in now.answers if answer[0] == paid[0] and answer != paid]
        step = max(1, len(others) // MOST_COMPARED)
        able = self._able(paid)
        lost = (
            {card for other in others[::step][:MOST_COMPARED] for card in able - self._able(other)} if able else set()
        )
        return [card for card in own if card in lost]

    def _able(self, paid: Answer) -> set[int]:
        asked = self.scene.play.match.asked_after(paid)
        if not asked:
            return set()
        return set(legal.read({"decision": asked}, self.scene.near, self.scene.game).sources())

    def words(self) -> str:
        """The reason in a few words; nothing where any payment would do."""
        scene = self.scene
        paid = scene.hands.proposal()
        cards = self.by(paid) if paid is not None else []
        names = list(dict.fromkeys(scene.words.entity(scene.view, card) for card in cards))[:MOST_NAMED]
        return scene.ui.say("pay-spares", cards=scene.words.listed(names)) if names else ""
