"""How a match ended, in words: who has won, and how each seat fared."""

from __future__ import annotations

from typing import Any

from game.table.match import persons, plates
from game.table.match.chronicle import Chronicle
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui


def alone(play: Play) -> int | None:
    """The one person of this match, None where there are several or none."""
    people = play.people
    return people[0] if len(people) == 1 else None


def told(table: MatchTable, play: Play, ui: Ui, ended: dict[str, Any]) -> str:
    """Who has won, in the words of the one person who played, or of all who did."""
    say, words = ui.say, table.words
    person, together = alone(play), persons.together(ended)
    if person is not None and together and person not in together:
        return say("result-lost")
    if ended.get("team"):
        partners = [seat for seat in together if seat != person]
        names = words.listed([words.player(seat) for seat in partners])
        return say("result-team-won" if person is not None else "result-team", names=names)
    if len(together) > 1:
        return say("result-together", names=words.listed([words.player(seat) for seat in together]))
    if not together:
        return say("result-draw")
    return say("result-won") if person is not None else say("result-winner", name=words.player(together[0]))


def reason(table: MatchTable) -> str:
    """By which rule the match ended, where the game has words for it."""
    why = (table.result or {}).get("reason") or ""
    name = f"ended-{why.replace('_', '-')}"
    return table.words.say(name) if table.words.say.has(name) else ""


def said(table: MatchTable, play: Play) -> str:
    """What the one opponent says at the end: as they have lost, or as after a good blow; nothing in a draw."""
    won = persons.winners(table)
    if len(table.others) != 1 or not won:
        return ""
    [other] = table.others
    words = persons.says(table, play, other, "blow" if other in won else "defeat", play.match.answered)
    return table.words.say("person-said", name=table.words.said(other), words=words) if words else ""


def fate(table: MatchTable, ui: Ui, chronicle: Chronicle, seat: int) -> str:
    """How it stands with `seat` at the end: why it is out, or else the first number of its plate."""
    say, mine = ui.say, table.view["seats"][seat]
    told = plates.spoken(ui, table.layout.counters[0], mine) if table.layout.counters else ""
    if len(table.view["seats"]) > 2 and table.result and has_won(table.result, seat):
        told = say("fate-won")
    for event in chronicle.events:
        shown = table.events.get(event["kind"])
        if shown is not None and shown.beat == "out" and event["seat"] == seat:
            told = say.of("fate", event.get("why", "conceded"))
    return told


def has_won(ended: dict[str, Any], seat: int) -> bool:
    """Alone or with its team; a draw is no victory."""
    return bool(ended["winner"] == seat or (ended.get("team") and seat in ended["winners"]))
