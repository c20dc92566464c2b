"""An answer of parts that is put together on the table: who goes to whom, or how much goes to each.

It is kept in the choice, where all of it can be changed, and goes to the match as one answer when it is confirmed.
Whoever goes to itself does so alone, or leads those that go to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.table.games.interface import Answer
from game.table.games.legal import BUILT
from game.table.match import intents
from game.table.match.intents import Intent
from game.table.match.record import MatchTable
from game.table.playing.session import Play

Given = dict[int, int]
"""What each was given: to whom it goes, or how much it gets."""
WORDS = {"assignment": "assign", "division": "divide"}
"""The first word of a whole answer of each shape."""
JOINING = "join"
"""The half of an answer that is chosen while those that are pressed are put together into one group."""


def is_on_board(table: MatchTable) -> bool:
    """Is such an answer asked for, of cards and players that everybody sees lying on the table?"""
    now, entities, shown = table.legal, table.view["entities"], {*table.in_play, "seat"}
    among = {*now.parts, *(to for open_to in now.options.values() for to in open_to)}
    asked = now.mine and now.shape in BUILT and now.kind not in {*table.game.sheets, *table.game.asked}
    return asked and all(i in entities and entities[i]["zone"] in shown for i in among)


def given(table: MatchTable) -> Given:
    """What has been chosen so far; a division begins as the rules propose it."""
    now, chosen = table.legal, table.choice.given
    if chosen is not None:
        return dict(chosen)
    if now.kind in table.game.forward and len(now.options) == 1:  # nobody else can be put forward
        return {thing: thing for thing, open_to in now.options.items() if thing in open_to}
    return now.given or dict(zip(now.proposed[1::2], now.proposed[2::2], strict=True))


def answer(table: MatchTable, chosen: Given | None = None) -> Answer:
    """All of it as the match takes it."""
    found = given(table) if chosen is None else chosen
    return (WORDS[table.legal.shape], *[part for i in table.legal.parts if found.get(i) is not None
                                        for part in (i, found[i])])  # fmt: skip


def left(table: MatchTable) -> int:
    """How much is still to be divided."""
    return table.legal.amount - sum(given(table).values())


# who goes to whom


def goes_to(table: MatchTable, thing: int, at: int) -> int | None:
    """Whom `thing` goes to where it is put to `at`: to that one, to whoever leads it, or, where that one may go to
    `thing` instead, to itself; None where it can't."""
    options = table.legal.options
    found = next((to for to in _led_by(table, at) if to in options.get(thing, ())), None)
    if found is None and thing in options.get(thing, ()) and thing in options.get(at, ()):
        return thing
    return found


def _led_by(table: MatchTable, at: int) -> list[int]:
    """`at`, and who stands for it: the first of its group."""
    entity: Mapping[str, Any] = table.view["entities"].get(at) or {}
    return [to for to in (given(table).get(at), at, *(entity.get(fact) for fact in table.game.joined))
            if to is not None]  # fmt: skip


def targets(table: MatchTable, thing: int) -> frozenset[int]:
    """The others to which `thing` can be put."""
    options = table.legal.options
    among = {*options, *(to for open_to in options.values() for to in open_to)}
    among |= {i for i in table.view["entities"] if any(to in among for to in _led_by(table, i))}
    return frozenset(at for at in among if at != thing and goes_to(table, thing, at) is not None)


def put(table: MatchTable, thing: int, at: int) -> Given:
    """What is chosen once `thing` is put to `at` as well."""
    chosen, options = taken(table, thing), table.legal.options
    to = goes_to(table, thing, at)
    if to is None:
        return given(table)
    chosen[thing] = to
    if to == thing and at != thing:  # those of the other group, or that one alone, come to it
        for i in [i for i, leader in chosen.items() if leader == given(table).get(at)] or [at]:
            chosen[i] = thing if thing in options[i] else i
        chosen[at] = thing
    elif to in options and to != thing:
        chosen.setdefault(to, to)
    return _ordered(table, chosen)


def taken(table: MatchTable, thing: int) -> Given:
    """What is chosen once `thing` is taken back; the next of those that it led leads the others."""
    chosen, options = given(table), table.legal.options
    chosen.pop(thing, None)
    behind = [i for i in options if chosen.get(i) == thing and thing in options]
    for i in behind:
        chosen[i] = behind[0] if behind[0] in options[i] else i
    return _ordered(table, chosen)


def _ordered(table: MatchTable, chosen: Given) -> Given:
    return {i: chosen[i] for i in table.legal.parts if i in chosen}


def can_join(table: MatchTable) -> bool:
    """Can some of those that go to themselves go together?"""
    return any(thing in open_to and len(open_to) > 1 for thing, open_to in table.legal.options.items())


# how much each gets


def share(table: MatchTable, to: int, by: int) -> Given | None:
    """What is chosen once `to` gets `by` more, or less below 0; None where that can't be.

    Where nothing is left one more is taken from whoever of the others has most.
    """
    chosen, shares = given(table), table.legal.shares
    least, most = shares[to]
    got = chosen.get(to, least) + by
    if not least <= got <= most:
        return None
    chosen[to] = got
    if by > 0 and sum(chosen.values()) > table.legal.amount:
        others = [i for i, n in chosen.items() if i != to and n > shares[i][0]]
        if not others:
            return None
        chosen[max(others, key=lambda i: chosen[i])] -= by
    return _ordered(table, {i: n for i, n in chosen.items() if n})


# what a person asks for


def press(table: MatchTable, card: int) -> tuple[str, Intent] | None:
    """What a press on a card or player does, if anything."""
    now, chosen = table.legal, table.selected
    if now.shares:
        return ("give", intents.Share(card, 1)) if card in now.shares and share(table, card, 1) is not None else None
    if chosen == card:
        return "let_go", intents.Select(None)
    if chosen is not None and card in targets(table, chosen):
        return "put", intents.Put(chosen, card)
    open_to = now.options.get(card)
    if open_to is None:
        return None
    if table.choice.half == JOINING:
        return "select", intents.Select(card)
    if card in given(table):
        return "take_back", intents.Take(card)
    if card in open_to or len(open_to) == 1:
        return "put", intents.Put(card, card if card in open_to else open_to[0])
    return "select", intents.Select(card)


def after(table: MatchTable, intent: Intent) -> Given | None:
    """What is chosen after that; None where it asks for something else."""
    match intent:
        case intents.Put(thing, at):
            return put(table, thing, at)
        case intents.Take(thing):
            return taken(table, thing)
        case intents.Share(to, by):
            return share(table, to, by)
        case intents.Anew():
            return {}
    return None


def why_not(table: MatchTable, play: Play, intent: Intent) -> Any:
    """Why that can't be, as the match says it: the cards don't go together, though each alone could; or None.

    What is wrong with the whole as it was before, or with others, or can be mended by one more that is put somewhere,
    is not yet wrong: it is said where it is confirmed.
    """
    chosen = after(table, intent)
    if chosen is None or not isinstance(intent, intents.Put):
        return None
    reason = play.match.why_not(answer(table, chosen))
    before = play.match.why_not(answer(table))
    if reason is None or (before is not None and before.code == reason.code):
        return None
    about = {part for fact in reason.facts.values() for part in (fact if isinstance(fact, (list, tuple)) else [fact])}
    if not about & {intent.thing, intent.at}:
        return None
    more = ({**chosen, i: to} for i, open_to in table.legal.options.items() if i not in chosen for to in open_to)
    return None if any(play.match.why_not(answer(table, one)) is None for one in more) else reason
