"""How a card is paid for: what is proposed, what is changed by hand, and what a payment spares."""

from __future__ import annotations

from game.table.games import legal
from game.table.games.interface import Answer, Group
from game.table.match.intents import Spend
from game.table.match.record import MatchTable
from game.table.playing.session import Play

MOST_COMPARED = 6
"""So many other payments are tried."""
MOST_NAMED = 2


def proposal(table: MatchTable) -> Answer | None:
    """What would be paid: as it was changed, or else the first that is listed."""
    now, paid = table.legal, table.choice.paid
    if now.kind != "pay" or not now.mine or not now.answers:
        return None
    return paid if paid in now.answers else now.answers[0]


def changed(table: MatchTable, kind: int, by: int) -> Answer | None:
    """The listed payment nearest to the proposed one that empties `by` more (or fewer) tokens of that kind."""
    current = proposal(table)
    if current is None:
        return None
    wanted = current[kind + 1] + by
    fitting = [answer for answer in table.legal.answers if answer[0] == "pay" and answer[kind + 1] == wanted]
    if not fitting:
        return None
    return min(fitting, key=lambda answer: sum(abs(a - b) for a, b in zip(answer[1:], current[1:], strict=True)))


def empties(table: MatchTable, paid: Answer | None, group: Group, number: int) -> bool:
    """Is token `number` of the group among those that `paid` empties? The last full ones go first."""
    if paid is None:
        return False
    return bool(group.full - paid[kind_of(table, group) + 1] <= number < group.full)


def kind_of(table: MatchTable, group: Group) -> int:
    """Where an answer names how many tokens of that kind are emptied, counted from 0."""
    held = table.game.tokens
    return held.kinds.index(group.kind) if held else 0


def spared(table: MatchTable, play: Play, paid: Answer) -> list[int]:
    """The cards of the own hand that can still be played after `paid`, but not after every other payment."""
    others = [answer for answer in table.legal.answers if answer[0] == paid[0] and answer != paid]
    step = max(1, len(others) // MOST_COMPARED)
    able = _able(table, play, paid)
    tried = others[::step][:MOST_COMPARED] if able else []
    lost = {card for other in tried for card in able - _able(table, play, other)}
    return [card for card in table.own_hand if card in lost]


def _able(table: MatchTable, play: Play, paid: Answer) -> set[int]:
    asked = play.match.asked_after(paid)
    return legal.read({"decision": asked}, table.near, table.game).sources() if asked else set()


def uses(table: MatchTable, play: Play) -> dict[int, int]:
    """The cards that the proposed payment uses, and for which of its amounts each."""
    paid = proposal(table)
    return {} if paid is None else dict(play.match.uses(paid))


def press(table: MatchTable, card: int) -> tuple[str, Spend] | None:
    """What a press on a card does that can be paid with: it is spared, or used in place of another."""
    now, entity = table.legal, table.view["entities"].get(card)
    if now.kind != "pay" or not now.mine or entity is None or entity["controller"] != table.near:
        return None
    if card in table.used:
        return "keep", Spend(table.used[card], -1)
    gives = entity.get("gives") or ()
    kind = next((kind for kind in gives if changed(table, kind, 1) is not None), next(iter(gives), None))
    return None if kind is None else ("spend", Spend(kind, 1))


def why(table: MatchTable, play: Play) -> str:
    """Why the payment is as it is, in a few words; "" where any would do."""
    paid = proposal(table)
    cards = spared(table, play, paid) if paid is not None else []
    names = list(dict.fromkeys(table.words.entity(table.view, card) for card in cards))[:MOST_NAMED]
    return table.words.say("pay-spares", cards=table.words.listed(names)) if names else ""
