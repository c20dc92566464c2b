"""What a question means, in one sentence more than what is asked: by which text, and what doing nothing does."""

from __future__ import annotations

from game.table.match.record import MatchTable


def of(table: MatchTable) -> str:
    """The sentence to the pending question; "" where there is nothing to be said.

    `prompt-<kind>-note` of the game, or the clause that asks.
    """
    now = table.legal
    if table.dragged is not None:
        return ""
    if now.free:
        return window(table, f"{name_of(table)}-note") if table.selected is None else _deed(table)
    clause = written(table, now.clause)
    if now.choosing and not clause:
        return window(table, f"prompt-{now.kind}-note") if now.source is None else ""
    return clause


def name_of(table: MatchTable) -> str:
    """The message of what can be done, as one likes or by duty; in the turn that another plays, as its window."""
    now = table.legal
    if now.kind in table.game.turns and table.view["active"] != table.near:
        return f"prompt-{now.kind}-others"
    return f"prompt-{now.kind}" if now.ending else f"prompt-{now.kind}-must"


def window(table: MatchTable, name: str) -> str:
    """The message `name` with the cards that the question is about, what was announced, and what can be done; "" where
    there is no such message."""
    say, now = table.words.say, table.legal
    if not say.has(name):
        return ""
    cards = [table.words.entity(table.view, card) for card in now.about]
    first, second, *_ = (*cards, "", "")
    does = {verb.word: "yes" if verb.word in now.actions else "no" for verb in now.verbs}
    does |= {str(way[0]): "yes" for way in now.others}
    return say(name, card=table.words.listed(cards), count=len(cards), first=first, second=second,
               clause=written(table, now.clause).replace("**", ""), **does)  # fmt: skip


def has_a_price(table: MatchTable) -> bool:
    """Is something carried out where what is asked for is not paid, so that declining is not free?"""
    return any(clause.pay is not None and clause.orelse for clause in table.words.library.clauses(table.legal.clause))


def written(table: MatchTable, clause: str) -> str:
    """The text of a clause, in one paragraph."""
    library, language = table.words.library, table.words.say.language
    told = [library.write_clause(key, language).replace("\n", " ") for key in clause.split("+") if key]
    return " ".join(told)


def _deed(table: MatchTable) -> str:
    """What comes of doing what is chosen: what the rules say of it, or the text of the card whose ability is used."""
    say, now, chosen = table.words.say, table.legal, table.selected
    assert chosen is not None
    meant = [*now.of(chosen, aimed=True), *now.of(chosen, beside=True), *now.of(chosen, aimed=False, beside=False)]
    verb = next(iter(meant), None)
    entity = table.view["entities"].get(chosen)
    if verb is None or entity is None:
        return ""
    note = f"{verb.prompt}-note"
    if say.has(note):
        return say(note)
    if not verb.numbered or table.is_player(chosen):
        return ""
    return table.words.library.write(entity["card"], say.language).replace("\n", " ")
