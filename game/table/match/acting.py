"""What a person asks for at the table: the record after it, and what the match is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.table.games.choice import Choice
from game.table.games.interface import Answer, Verb
from game.table.games.legal import Legal
from game.table.match import aim, intents, parts, paying
from game.table.match.intents import Give, Intent
from game.table.match.record import MatchTable

CANNOT = {1: "pay-cannot-use", -1: "pay-cannot-spare"}
"""The message that says why no more of a kind, or no fewer, can be paid with."""


def after(table: MatchTable, intent: Intent) -> Give | str | None:
    """Change the record as `intent` wants; the answer that the match is to be given, or the message why it can't be."""
    match intent:
        case Give():
            return intent
        case intents.Select(card):
            table.selected = card
        case intents.Pick(card):
            return _pick(table, card)
        case intents.Confirm():
            return Give(chosen(table))
        case intents.Put() | intents.Take() | intents.Share() | intents.Anew():
            given = parts.after(table, intent)
            if given is not None:
                table.choice = replace(table.choice, given=tuple(given.items()), half=None)
            table.selected = None
        case intents.Spend(kind, by):
            changed = paying.changed(table, kind, by)
            if changed is None:
                return CANNOT[by]
            table.choice = replace(table.choice, paid=changed)
        case intents.Half(word):
            table.choice = replace(table.choice, half=word)
        case intents.Amount(number):
            table.choice = replace(table.choice, amount=number)
        case intents.Aside():
            table.choice = replace(table.choice, aside=not table.choice.aside)
        case intents.Open(over):
            table.over, table.pile_offset, table.sure = over, 0, ""
        case intents.Scroll(what, offset):
            _scroll(table, what, offset)
        case intents.Fold(line, offset):
            table.log.unfolded ^= {line}
            table.log.offset = offset
    return None


def _pick(table: MatchTable, card: int) -> Give | None:
    now, picked = table.legal, table.choice.picked
    if now.packets:
        found = now.picking(card)
        table.choice = replace(table.choice, picked=(card,))
        return Give(found) if found is not None else None
    one = now.most == now.least == 1 or (now.most == 1 and now.kind not in table.game.asked)
    if one and now.kind not in table.game.forward:
        return Give(answer_for(now, (card,)))
    if card in picked:
        picked = tuple(other for other in picked if other != card)
    elif len(picked) < now.most:
        picked = (*picked, card)
    else:  # it takes the place of the one that was chosen first
        picked = (*picked[1:], card)
    table.choice = replace(table.choice, picked=picked)
    return None


def _scroll(table: MatchTable, what: str, offset: int | None) -> None:
    if what == "log":
        table.log.offset = offset
    elif what == "pile":
        table.pile_offset = offset or 0
    else:
        table.choice = replace(table.choice, offset=offset or 0)


def answer_for(now: Legal, chosen: Sequence[int]) -> Answer:
    """The listed answer with those cards; the order within it is the engine's."""
    wanted = set(chosen)
    for answer in now.answers:
        if answer[0] == "pick" and set(answer[1:]) == wanted:
            return answer
    return ("pick", *(sorted(chosen, key=now.order.index) if wanted <= set(now.order) else sorted(chosen)))


def chosen(table: MatchTable) -> Answer:
    """The answer with all that is picked or put together so far."""
    return parts.answer(table) if table.legal.parts else answer_for(table.legal, table.choice.picked)


def enough(table: MatchTable) -> bool:
    """Are as many cards picked as are wanted?"""
    return table.legal.least <= len(table.choice.picked) <= table.legal.most


def renew(table: MatchTable, now: float) -> bool:
    """Forget half-made choices when the question has changed; did it?"""
    legal = table.legal
    about = (legal.kind, legal.source, tuple(legal.answers[:40])) if legal.mine else None
    if about == table.choice.about:
        return False
    only = legal.mine and legal.kind in table.game.forward and len(legal.order) == legal.least
    aimed = table.course.aimed
    picked = tuple(legal.order) if only else (aimed,) if aimed is not None and aimed in legal.picks else ()
    table.choice = Choice(about, now, picked=picked)
    return True


def let_go(table: MatchTable) -> None:
    """Nothing is chosen nor dragged any more."""
    table.selected = table.gap = table.drag = None


# what a press does


def press(table: MatchTable, card: int) -> tuple[str, Intent] | None:
    """What a press on a card or player does now, if anything."""
    now = table.legal
    if not now.mine:
        return None
    if parts.is_on_board(table):
        return parts.press(table, card)
    if now.kind == "pay":
        return paying.press(table, card)
    if now.free or card in now.sources() or table.selected is not None:
        return _act(table, card)
    if now.choosing and card in now.picks:
        return "choose", intents.Pick(card)
    return None


def _act(table: MatchTable, card: int) -> tuple[str, Intent] | None:
    now, chosen = table.legal, table.selected
    if chosen is not None and card in now.targets_of(chosen):
        return aim.word_for(table, chosen, card), aim.aimed(table, chosen, card)
    if chosen == card:
        return "let_go", intents.Select(None)
    simple = now.simple(card)
    beside = now.of(card, beside=True)
    if simple is not None and simple.zones[:1] == (table.layout.hand,) and not beside:
        return simple.action, doing(now, simple, card)
    several = simple is not None and len(now.ways(simple, card)) > 1
    if now.of(card, aimed=True) or beside or several:
        return "select", intents.Select(card)
    if simple is not None:
        return simple.action, doing(now, simple, card)
    return None


def doing(now: Legal, verb: Verb, card: int) -> Give:
    """Play or use a card, or begin to."""
    return Give(now.ways(verb, card)[0])


def played(table: MatchTable, answer: Answer) -> int | None:
    """The card of the own hand that the answer plays or goes on to play."""
    now, own = table.legal, table.own_hand
    if answer == ("cancel",):
        return None
    card = now.source if now.cancel else next(iter(answer[1:2]), None)
    return card if card in own and (now.cancel or table.game.verb(answer[0])) else None
