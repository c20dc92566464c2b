"""Windows in which one may answer what others do: when the viewer is asked, and what is passed for them.

Who can do nothing in a window is asked in none, by the rules. Of the others the viewer wants to be asked always, or
only when it may matter (`Asks`), or at stops, which they set for phases of their own turn and of others'; and at times
in none, for the rest of a turn, or until something happens. For single cards they set it otherwise (`FOR_A_CARD`).
"""

from __future__ import annotations

from typing import Any

from game.table.games.interface import Answer, Asks
from game.table.match.record import MatchTable, Rest
from game.table.playing.session import Event, Play
from game.table.settings import FOR_A_CARD

OWN, OTHERS = "own", "others"
"""The side of a stop: in one's own turn, in the turns of others."""
NEVER, ALWAYS, BY_ITSELF = FOR_A_CARD
DEEDS = frozenset({"hold_up", "attack", "join", "bolt", "ring"})
"""The beats of what somebody does of their own accord."""


def is_off(table: MatchTable) -> bool:
    """Does the viewer want no more windows this turn?"""
    return bool(table.silenced.get(table.near) == table.view["turn"])


def is_open(table: MatchTable) -> bool:
    """Is the pending question a window that can be closed?"""
    return closing(table) is not None


def closing(table: MatchTable) -> Answer | None:
    """The answer that closes the window that is open."""
    now = table.legal
    return now.ending if now.mine and is_window(table, now.kind) else None


def is_window(table: MatchTable, kind: str) -> bool:
    """Is a question of that kind a window for the viewer? That in which a turn is played is one for the others."""
    game = table.game
    return kind in game.windows or (kind in game.turns and table.view["active"] != table.near)


def put_off(table: MatchTable) -> None:
    """Ask the viewer no more windows this turn."""
    table.silenced[table.near] = table.view["turn"]


def ask(table: MatchTable) -> None:
    """Ask the viewer in every window again."""
    table.silenced.pop(table.near, None)


def rest(table: MatchTable, to_own_turn: bool) -> None:
    """Pass for the viewer until something happens, or until their own turn."""
    table.rests[table.near] = Rest(len(table.log.events), to_own_turn)


def unasked(table: MatchTable) -> Answer:
    """What is answered to the open window without asking the viewer; () where they are asked."""
    if not table.legal.mine or table.awaited or table.holds:
        return ()
    return saving(table) or ((closing(table) or ()) if passes(table) else ())


def passes(table: MatchTable) -> bool:
    """Is the window that is open passed without asking the viewer?"""
    if not is_open(table):
        return False
    if is_never(table) or is_off(table):
        return True
    if table.near in table.rests:
        if rests(table):
            return True
        del table.rests[table.near]
    return not (table.asks_always or is_stop(table) or is_always(table) or matters(table))


# what may matter


def matters(table: MatchTable) -> bool:
    """May the open window matter to the viewer, as the game says it?"""
    if table.legal.kind in table.game.late and is_in_vain(table):
        return False
    wanted = table.game.asks.get(table.legal.kind, Asks.ALWAYS)
    if wanted is Asks.OTHERS_TURN:
        return bool(table.view["active"] != table.near)
    if wanted is Asks.OTHERS_DEED:
        return any(not is_own(table, card) for card in table.legal.about)
    if wanted is Asks.OWN_AT_STAKE:
        return any(is_own(table, card) for card in table.legal.about)
    return wanted is Asks.ALWAYS


def is_in_vain(table: MatchTable) -> bool:
    """Would all that the viewer could use last only until the end of the turn?"""
    usable = [i for i in table.legal.sources() if any(verb.lit for verb in table.legal.of(i))]
    return bool(usable) and all(_lasts_a_turn(table, i) for i in usable)


def _lasts_a_turn(table: MatchTable, card: int) -> bool:
    """Does using it do nothing but strengthen somebody until the end of the turn, for elements alone?"""
    entity, library = table.view["entities"].get(card), table.words.library
    definition = library.printed.definitions.get(entity["card"]) if entity and library.printed is not None else None
    word = "use" if entity and entity["zone"] in table.in_play else "play"
    written = definition.source.get("clauses") if definition is not None and definition.source else None
    clauses = [clause for clause in written or () if clause.get("when") == word]
    return bool(clauses) and all(_strengthens(clause, library.elements) for clause in clauses)


def _strengthens(clause: dict[str, Any], elements: tuple[str, ...]) -> bool:
    done, pay = clause.get("do"), clause.get("pay") or {}
    if not isinstance(done, list) or not isinstance(pay, dict) or not set(pay) <= {*elements}:
        return False
    return bool(done) and all(did.get("until") == "turn_end" and not _takes(did.get("modify")) for did in done)


def _takes(amounts: Any) -> bool:
    """Does it take something away, or an amount that is only worked out then?"""
    return any(not isinstance(by, int) or by < 0 for by in (amounts or {}).values())


def is_own(table: MatchTable, entity: int) -> bool:
    """Is it the viewer, or a card of theirs?"""
    shown = table.view["entities"].get(entity)
    return entity == table.near if table.is_player(entity) else bool(shown) and shown["controller"] == table.near


def is_stop(table: MatchTable) -> bool:
    """Does the viewer want to be asked in this phase, or in this step of it, whoever's turn it is?"""
    active = table.view["active"]
    phase = table.view["seats"][active].get("phase", "") if table.is_player(active) else ""
    at = (phase, table.legal.kind) if table.legal.kind in table.game.steps.get(phase, ()) else (phase,)
    return any(stop(OWN if active == table.near else OTHERS, place) in table.stops for place in at)


def stop(side: str, phase: str) -> str:
    """How the settings name a stop."""
    return f"{side}-{phase}"


# single cards


def way_of(table: MatchTable, entity: int) -> str:
    """How the viewer wants to be asked for that card: one of `FOR_A_CARD`, "" for as usual."""
    return table.asked.get(table.view["entities"].get(entity, {}).get("card", ""), "")


def next_way(table: MatchTable, card: str) -> str:
    """The way in which the viewer is asked for that card after the present one."""
    ways = ("", *FOR_A_CARD) if can_save_itself(table, card) else ("", NEVER, ALWAYS)
    now = table.asked.get(card, "")
    return ways[(ways.index(now) + 1) % len(ways)] if now in ways else ""


def is_never(table: MatchTable) -> bool:
    """Is all that the viewer could use in it cards for which they want no question?"""
    sources = table.legal.sources()
    return bool(sources) and all(way_of(table, i) == NEVER for i in sources)


def is_always(table: MatchTable) -> bool:
    """Could the viewer use a card in it for which they want every question?"""
    return any(way_of(table, i) == ALWAYS for i in table.legal.sources())


def saving(table: MatchTable) -> Answer:
    """The answer by which a card saves itself that would die, where that is left to the table."""
    doomed = table.view["table"].get("doomed") or ()
    for answer in table.legal.answers:
        if answer[0] == "use" and answer[1] in doomed and way_of(table, answer[1]) == BY_ITSELF:
            return answer
    return ()


def can_save_itself(table: MatchTable, card: str) -> bool:
    """Has it an ability that does nothing but that, and costs nothing but what lies ready to be paid with?"""
    printed = table.words.library.printed
    definition = printed.definitions.get(card) if printed is not None else None
    return definition is not None and any(_saves_itself(clause, table.game.saves) for clause in definition.clauses)


def _saves_itself(clause: Any, word: str) -> bool:
    pay, done = clause.pay, [(did.word, did.to.name) if did.word == word else () for did in clause.do]
    return clause.when == "use" and done == [(word, "self")] and not (pay and (pay.parts or pay.x >= 0))


# until something happens


def rests(table: MatchTable) -> bool:
    """Does the viewer's rest go on? Until their own turn it is broken by an attack, and by what is aimed at them or
    theirs, or would hurt it; else by whatever anybody else does."""
    rest, about = table.rests[table.near], table.legal.about
    happened = table.log.events[rest.since :]
    if any(event["kind"] == "turn" and event["seat"] == table.near for event in happened):
        return False
    deeds = [event for event in happened if event.get("seat", table.near) != table.near and is_deed(table, event)]
    if not rest.to_own_turn:
        return not deeds
    hurts = table.game.asks.get(table.legal.kind) is Asks.OWN_AT_STAKE and any(is_own(table, card) for card in about)
    aimed = any(is_own(table, target) for event in deeds for target in event.get("targets") or ())
    return not (hurts or aimed or any(event["kind"] == "attack" for event in deeds))


def is_deed(table: MatchTable, event: Event) -> bool:
    """Is it what somebody did of their own accord?"""
    kind = table.events.get(event["kind"])
    return kind is not None and kind.beat in DEEDS


# Wait!


def can_be_missed(table: MatchTable) -> bool:
    """Can the viewer want the open window once it was passed? In their own turn nobody steps over what is theirs to do,
    so there only where it is about something."""
    passed = table.passing in table.game.endings
    return passed and bool(table.view["active"] != table.near or table.legal.about)


def can_wait(table: MatchTable, play: Play) -> bool:
    """Was a window passed for the viewer without asking them, to which the match can still go back?"""
    at = table.passed.get(play.viewer)
    return at is not None and not play.covered and play.match.why_not_wait(play.viewer, at) is None
