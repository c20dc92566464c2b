"""What is being aimed, at whom it may be aimed, and what a press or a drop would do just now.

One thing is aimed at a time: a card that is dragged, a card that was chosen, or what a question asks a target for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.records.plans import Plan
from game.table.games import legal
from game.table.games.interface import Answer
from game.table.games.legal import Legal
from game.table.match import intents, parts, paying
from game.table.match.intents import Give, Intent
from game.table.match.record import MatchTable, Over, entity_of
from game.table.playing.session import Play

BEFORE_TARGETS = ("mode", "x")
"""What is asked for a card before its targets, and does not say whom it is dropped at."""


@dataclass(frozen=True, slots=True)
class Aim:
    """The card or player that is aimed, and at whom it can be: None while nothing is aimed at anybody."""

    source: int | None
    targets: frozenset[int] | None

    def dims(self, card: int, locked: frozenset[int]) -> bool:
        """Is `card` one of those at which it can't be aimed? `locked` were aimed at before."""
        return self.targets is not None and card not in {*self.targets, self.source, *locked}


def of(table: MatchTable, play: Play) -> Aim:
    return Aim(source(table), targets(table, play))


def source(table: MatchTable) -> int | None:
    held = table.dragged if table.drag is not None else table.selected
    return held if held is not None else table.legal.source if table.legal.choosing else None


def targets(table: MatchTable, play: Play) -> frozenset[int] | None:
    now, view = table.legal, table.view
    if not now.mine:
        return None
    card = table.dragged if table.drag is not None else table.selected
    if card is not None and card in now.options:
        return parts.targets(table, card)
    if card is None:
        entities, shown = view["entities"], {*table.in_play, "seat"}
        picks = frozenset(pick for pick in now.picks if pick in entities and entities[pick]["zone"] in shown)
        return picks if now.choosing and picks else None
    found = now.targets_of(card)
    asked = asked_of(table, play, card) if table.drag is not None or found else None
    if asked is not None and asked.kind == "target":
        found = found | asked.picks
    return frozenset(found) or None


def asked_of(table: MatchTable, play: Play, card: int) -> Legal | None:
    """What would be asked if `card` were played or used; None if it can't be, or if nothing would."""
    verb = table.legal.simple(card)
    if verb is None:
        return None
    asked = play.match.asked_after(table.legal.ways(verb, card)[0])
    found = legal.read({"decision": asked}, table.near, table.game)
    return found if found.mine else None


def parked(table: MatchTable) -> int | None:
    """The card of the own hand that lies aside while its target, its place or its payment is chosen."""
    now = table.legal
    if table.drag is not None:
        return table.drag.card if table.drag.parked else None
    if now.mine and now.cancel and now.source in table.own_hand:
        return now.source
    lead = table.course.leading
    return lead if lead in table.own_hand else None


# what a press or a drop does


def act(table: MatchTable, play: Play, over: Over) -> Give | None:
    """What a press or a drop on `over` would do just now."""
    now = table.legal
    if not now.mine:
        return None
    if is_put_forward(table):
        return None
    if now.kind == "pay":
        paid = paying.proposal(table)
        return Give(paid) if paid else None
    if over == ("end-turn",):
        rests = now.kind in table.game.windows
        return Give(now.ending, intents.PAID._replace(rests=rests)) if now.ending else None
    target = entity_of(over)
    if table.drag is not None:
        return _dropped(table, play, table.drag.card, target)
    if now.kind == "place" and over[:1] == ("place",):
        return Give(over)
    return _press(table, target) if target is not None else None


def _press(table: MatchTable, target: int) -> Give | None:
    now, chosen = table.legal, table.selected
    if chosen is not None and target in now.targets_of(chosen):
        return aimed(table, chosen, target)
    simple = now.simple(target)
    if chosen is None and simple is not None:
        return Give((simple.word, target))
    if now.choosing and target in now.picks and now.most == 1:
        found = now.picking(target)
        return Give(found) if found is not None else None
    return None


def drop(table: MatchTable, play: Play, card: int, target: int | None) -> Intent | None:
    """What comes of it if `card` is let go over `target` or over none."""
    return _put(table, card, target) if is_put_forward(table) else _dropped(table, play, card, target)


def _dropped(table: MatchTable, play: Play, card: int, target: int | None) -> Give | None:
    now = table.legal
    if target is not None and target in now.targets_of(card):
        return aimed(table, card, target)
    verb, asked = now.simple(card), asked_of(table, play, card)
    if verb is None:
        return None
    start = now.ways(verb, card)[0]
    if asked is not None and asked.kind == "target":
        return Give(start, Plan(target=target, pays=True)) if target in asked.picks else None
    if table.drag is not None and table.drag.arrow:
        return None
    later = asked is not None and asked.kind in BEFORE_TARGETS
    return Give(start, Plan(place=table.gap, target=target if later else None, pays=True))


def _put(table: MatchTable, card: int, target: int | None) -> Intent | None:
    """Let go over one to which it can go it does so; over anything else but itself it goes forward alone, or back."""
    now = table.legal
    if card in now.picks:
        return intents.Pick(card)
    if target is not None and target in parts.targets(table, card):
        return intents.Put(card, target)
    if card in parts.given(table):
        return intents.Take(card)
    return intents.Put(card, card) if card in now.options[card] else None


def aimed(table: MatchTable, card: int, target: int) -> Give:
    """`card` does to `target` what it can; before that the opponent is chosen, where it must be."""
    answer = (word_for(table, card, target), card, target)
    lead = table.legal.leads.get(answer)
    return Give(lead, Plan(then=answer, pays=True)) if lead else Give(answer)


def word_for(table: MatchTable, card: int, target: int) -> str:
    """What is done with `card` when it is aimed at `target`, or would be if that could be done."""
    now = table.legal
    for verb in now.of(card, aimed=True):
        if target in now.actions[verb.word][card]:
            return verb.word
    verbs = [verb for verb in table.game.verbs if verb.aimed]
    zone = table.view["entities"][card]["zone"]
    return next((verb.word for verb in verbs if zone in verb.zones), verbs[0].word if verbs else "")


# why not


def why_not(table: MatchTable, play: Play, target: int | None) -> str:
    """Why a drop or a press on `target` would be refused, in words; "" if it would not, or says nothing."""
    card, now = source(table), table.legal
    if now.mine and target is not None and is_put_forward(table):
        return _why_not_put(table, play, card, target)
    if not now.mine or card is None:
        return ""
    if table.drag is not None and card not in table.legal.sources():
        return hint(table, play, card)
    found = targets(table, play)
    if found is None or target is None or target in found or target == card:
        return ""
    return _reason(table, play, card, target)


def is_put_forward(table: MatchTable) -> bool:
    """Are cards in play put forward, or to others, until the whole of it is confirmed?"""
    now = table.legal
    return parts.is_on_board(table) or (now.choosing and now.kind in table.game.forward)


def _why_not_put(table: MatchTable, play: Play, card: int | None, target: int) -> str:
    """Why `target` is not put forward, or why what is aimed can't go to it."""
    now = table.legal
    if now.shares:
        return ""
    if card is not None and card in now.options:
        if target == card or target in parts.targets(table, card):
            return ""
        return _worded(table, play.match.why_not(("put", card, target)))
    if target in now.options or target in now.picks or _is_enemy(table, target) or table.is_player(target):
        return ""
    return _worded(table, play.match.why_not(("put", target, target) if now.options else ("pick", target)))


def _reason(table: MatchTable, play: Play, card: int, target: int) -> str:
    now, match, words = table.legal, play.match, table.words
    if target in now.locked:
        return words.say("target-chosen-already", entity=words.entity(table.view, target))
    if now.packets:
        return words.say("packet-none", entity=words.entity(table.view, target))
    if now.choosing and table.selected is None and table.drag is None:
        return _worded(table, match.why_not(("pick", target)))
    verb, asked = now.simple(card), asked_of(table, play, card)
    if verb is not None and asked is not None and asked.kind == "target":
        return _worded(table, match.why_not_after(now.ways(verb, card)[0], ("pick", target)))
    return refusal(table, play, (word_for(table, card, target), card, target))


def refusal(table: MatchTable, play: Play, answer: Answer) -> str:
    """The reason in words; nothing where the pending decision has no such answers at all."""
    reason = play.match.why_not(answer)
    return "" if reason is None or reason.code == "not_an_answer" else _worded(table, reason)


def _worded(table: MatchTable, reason: Any) -> str:
    return "" if reason is None else table.words.reason(table.view, reason)


def hint(table: MatchTable, play: Play, card: int) -> str:
    """Why a card can't be used or aimed at now, as far as it is the viewer's to ask."""
    now, chosen = table.legal, table.selected
    if now.mine and is_put_forward(table):
        in_play = card in table.view["entities"] and table.view["entities"][card]["zone"] in table.in_play
        return _why_not_put(table, play, None, card) if in_play else ""
    if not now.mine or not now.free:
        return ""
    if chosen is not None and card != chosen:
        if card in now.targets_of(chosen) or card in now.sources():
            return ""
        answer = (word_for(table, chosen, card), chosen, card)
        return refusal(table, play, answer) if _is_enemy(table, card) else ""
    if card in now.sources():
        return ""
    return next(filter(None, (refusal(table, play, asked) for asked in _questions(table, card))), "")


def _is_enemy(table: MatchTable, card: int) -> bool:
    entity = table.view["entities"].get(card)
    return bool(entity) and entity["controller"] != table.near


def _questions(table: MatchTable, card: int) -> Iterator[Answer]:
    """What can be done with the own card where it lies: in a hand it is cast, or is a land that is put down."""
    entity = table.view["entities"].get(card)
    if entity is None or entity["controller"] != table.near or entity["card"] == "player":
        return
    for verb in table.game.verbs_at(entity["zone"]):
        yield (verb.word, card, _some_foe(table)) if verb.aimed else (verb.word, card)


def _some_foe(table: MatchTable) -> int:
    """Whom an attack is asked about when nobody named a target yet."""
    for seat in table.others:
        held = table.view["seats"][seat].get(table.layout.aimed)
        if held:
            return int(held[0])
    return table.others[0]
