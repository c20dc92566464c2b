"""What is being aimed, at whom it may be aimed, and what a press or a drop would do just now.

One thing is aimed at a time: a card that is dragged, a card that was chosen, or what a question asks a target for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.records.plans import Plan
from game.table import widgets
from game.table.games.interface import Answer
from game.table.match import legal
from game.table.match.legal import Legal

if TYPE_CHECKING:
    from game.table.games.interface import Verb
    from game.table.match.scene import MatchScene
    from game.table.tree import Node

PAID = Plan(pays=True)
AROUND = 26  # design units about the tip of the pointer that its words leave free


@dataclass(frozen=True)
class Act:
    """An answer that would be given, and what is answered with it."""

    answer: Answer
    plan: Plan = PAID


class Aim:
    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._asked: tuple[Any, Answer, Legal] | None = None  # position, answer, what is asked after it

    # what is aimed

    @property
    def source(self) -> int | None:
        """The card or player that is aimed."""
        scene = self.scene
        hands, now = scene.hands, scene.legal
        if hands.dragged is not None:
            return hands.dragged
        if hands.selected is not None:
            return hands.selected
        return now.source if now.choosing else None

    @property
    def targets(self) -> set[int] | None:
        """At whom it can be aimed; None while nothing is aimed at anybody."""
        scene = self.scene
        hands, now = scene.hands, scene.legal
        if not now.mine:
            return None
        card = hands.dragged if hands.dragged is not None else hands.selected
        if card is None:
            entities, shown = scene.view["entities"], {*scene.in_play, "seat"}
            picks = {pick for pick in now.picks if pick in entities and entities[pick]["zone"] in shown}
            return picks if now.choosing and picks else None
        found = now.targets_of(card)
        asked = self.asked_of(card) if hands.dragged is not None or found else None
        if asked is not None and asked.kind == "target":
            found = found | asked.picks
        return found or None

    def asked_of(self, card: int) -> Legal | None:
        """What would be asked if `card` were played or used; None if it can't be, or if nothing would."""
        verb = self.scene.legal.simple(card)
        return None if verb is None else self._asked_after(self.scene.legal.ways(verb, card)[0])

    def _asked_after(self, answer: Answer) -> Legal | None:
        scene = self.scene
        if self._asked is None or self._asked[0] is not scene.view or self._asked[1] != answer:
            asked = scene.play.match.asked_after(answer)
            self._asked = scene.view, answer, legal.read({"decision": asked}, scene.near, scene.game)
        found = self._asked[2]
        return found if found.mine else None

    @property
    def parked(self) -> int | None:
        """The card of the own hand that lies aside while its target, its place or its payment is chosen."""
        scene = self.scene
        hands, now = scene.hands, scene.legal
        held = hands.dragged
        if held is not None:
            return held if held in scene.own_hand and hands.is_out and self.targets is not None else None
        if now.mine and now.cancel and now.source in scene.own_hand:
            return now.source
        lead = scene.course.leading
        return lead if lead in scene.own_hand else None

    # what a press or a drop does

    def over(self) -> Node | None:
        """What the pointer or the focus is on."""
        stage = self.scene.stage
        return self.scene.hands.over if stage.dragging else stage.attention

    def act(self) -> Act | None:
        """What a press or a drop would do just now."""
        scene = self.scene
        now, hands = scene.legal, scene.hands
        if not now.mine:
            return None
        if now.kind == "pay":
            paid = hands.proposal()
            return Act(paid) if paid else None
        node = self.over()
        if node is not None and node.key == "end-turn":
            return Act(now.ending) if now.ending else None
        target = hands.card_of(node)
        if hands.dragged is not None:
            return self.drop(hands.dragged, target)
        if now.kind == "place" and node is not None and isinstance(node.data, tuple) and node.data[0] == "place":
            return Act(("place", node.data[1]))
        return self._press(target) if target is not None else None

    def _press(self, target: int) -> Act | None:
        now, hands = self.scene.legal, self.scene.hands
        source = hands.selected
        if source is not None and target in now.targets_of(source):
            return self.aimed(source, target)
        simple = now.simple(target)
        if source is None and simple is not None:
            return Act((simple.word, target))
        if now.choosing and target in now.picks and now.most == 1:
            return Act(("pick", target))
        return None

    def drop(self, card: int, target: int | None) -> Act | None:
        """What comes of it if `card` is let go over `target` or over none."""
        scene = self.scene
        now = scene.legal
        if target is not None and target in now.targets_of(card):
            return self.aimed(card, target)
        verb, asked = now.simple(card), self.asked_of(card)
        if verb is None:
            return None
        start = now.ways(verb, card)[0]
        if asked is not None and asked.kind == "target":
            return Act(start, Plan(target=target, pays=True)) if target in asked.picks else None
        if scene.hands.arrow:
            return None
        return Act(start, Plan(place=scene.hands.gap, pays=True))

    def aimed(self, card: int, target: int) -> Act:
        """`card` does to `target` what it can; before that the opponent is chosen, where it must be."""
        now = self.scene.legal
        answer = (self.scene.hands.word_for(card, target), card, target)
        lead = now.leads.get(answer)
        return Act(lead, Plan(then=answer, pays=True)) if lead else Act(answer)

    # why not

    def why_not(self, target: int | None) -> str:
        """Why a drop or a press on `target` would be refused, in words; "" if it would not, or says nothing."""
        scene = self.scene
        now, hands, source = scene.legal, scene.hands, self.source
        if not now.mine or source is None:
            return ""
        held = hands.dragged
        if held is not None and held not in now.sources():
            return hands.hint(held)
        targets = self.targets
        if targets is None or target is None or target in targets or target == source:
            return ""
        return self._reason(source, target)

    def refuse(self, node: Node) -> None:
        """`node` was pressed where it does nothing: say why at the pointer."""
        scene, card = self.scene, self.scene.hands.card_of(node)
        words = self.why_not(card) or (node.hint if "dimmed" in node.flags else "")
        if words:
            scene.stage.sound.ask("refused")
            scene.stage.tell(words, None if scene.stage.keyboard else scene.stage.pointer)

    def _reason(self, source: int, target: int) -> str:
        scene = self.scene
        now, match = scene.legal, scene.play.match
        if target in now.locked:
            return scene.ui.say("target-chosen-already", entity=scene.words.entity(scene.view, target))
        if now.choosing and scene.hands.selected is None and scene.hands.dragged is None:
            return self._worded(match.why_not(("pick", target)))
        verb = now.simple(source)
        if verb is not None and self._aims_later(source):
            return self._worded(match.why_not_after(now.ways(verb, source)[0], ("pick", target)))
        return scene.hands.why((scene.hands.word_for(source, target), source, target))

    def _aims_later(self, source: int) -> bool:
        asked = self.asked_of(source)
        return asked is not None and asked.kind == "target"

    def _worded(self, reason: Any) -> str:
        return "" if reason is None else self.scene.words.reason(self.scene.view, reason)

    def verb(self, act: Act | None) -> Verb | None:
        return self.scene.game.verb(act.answer[0]) if act else None

    # how it looks

    def dims(self, card: int) -> bool:
        """Is `card` one of those at which it can't be aimed?"""
        targets = self.targets
        return (
            targets is not None and card not in targets and card != self.source and card not in self.scene.legal.locked
        )

    def paint_reason(self, surface: Surface) -> None:
        """At the tip of the pointer, why it can't be let go or aimed there."""
        scene = self.scene
        if scene.stage.keyboard and not scene.stage.dragging:
            return
        target = scene.hands.card_of(self.over())
        if scene.stage.dragging and not scene.hands.is_out:
            return
        words = self.why_not(target)
        if not words:
            return
        ui = scene.ui
        near = scene.hands.tip_rect(ui.u(AROUND))
        widgets.tooltip(surface, ui, words, near, ui.look.warn)
