"""A hint on request: what the computer would do in the viewer's place, and why.

A process of its own thinks, with what the viewer may know and nothing else; the one that plays for the computer learns
nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from pygame import Surface, draw

from game.table.drawing import symbols
from game.table.games import legal
from game.table.games.verbs import Answer, Verb
from game.table.match import chances, places, plates, topline
from game.table.match.intents import Deed, Do
from game.table.match.record import Advice, MatchTable
from game.table.playing.session import Play, View
from game.table.telling.words import Words
from game.table.theme import Ui
from game.table.tree import Node

LEVEL = "expert"
ICON = "old-lantern"
MARK = 26
"""Radius of the mark on what a hint names, in design units."""
MOST = 2
"""So many reasons are said."""


class Adviser:
    """The process that thinks of a hint. It is there once somebody asks for one."""

    def __init__(self) -> None:
        self.thinker: Any = None

    def toggle(self, table: MatchTable, play: Play) -> bool:
        """Ask for a hint, or put away the one that is shown; False where none may be given now."""
        if table.advice.about is not None:
            table.advice = Advice()
        elif not possible(table):
            return False
        else:
            match, seat = play.match, table.near
            if self.thinker is None:
                from game.ai.worker import Worker

                self.thinker = Worker(match.game.name, match.sources, match.constants)
            self.thinker.ask(match.raw_view(seat), LEVEL, match.ai_seed, apart=True)
            table.advice = Advice(play.last_view)
        return True

    def update(self, table: MatchTable, play: Play, ui: Ui) -> bool:
        """Take what was thought of; forget it once something was answered. Did anything change?"""
        advice = table.advice
        if advice.about is None:
            return False
        if advice.about is not play.last_view or not table.legal.mine:
            table.advice = Advice()
            return True
        found = self.thinker.poll() if advice.sought else None
        if found is not None:
            advice.answer, advice.reasons = tuple(found), self.thinker.reasons
            advice.facts = facts(table, play, ui, advice.answer)
        return found is not None

    def stop(self) -> None:
        if self.thinker is not None:
            self.thinker.stop()
            self.thinker = None


def possible(table: MatchTable) -> bool:
    """Is the viewer asked what a hint may be given about, and no lesson under way?"""
    return table.legal.mine and table.legal.kind not in table.game.unadvised and not table.silent


# on the screen


def node(table: MatchTable, ui: Ui, do: Do) -> Node | None:
    """The hint, to lie over the log; None where there is none."""
    advice = table.advice
    if advice.about is None or table.over:
        return None
    if advice.sought:
        return topline.column(table.room, ui, "advice", ui.say("advice-sought"), "")
    words = told(table.words, table.game.verbs, table.view, advice.answer)
    reason = " ".join(filter(None, (advice.facts, why(table.words, advice.reasons, str(advice.answer[0])))))
    close = ("advice-close", "advice-close", partial(do, Deed.ADVISE))
    return topline.column(table.room, ui, "advice", words, reason, close)


def paint(table: MatchTable, ui: Ui, surface: Surface) -> None:
    """A mark at the upper edge of the cards and plates that the hint names; their values stay seen."""
    answer = table.advice.answer
    if not answer or table.over:
        return
    for entity in legal.entities(table.game.verbs, answer):
        edge = places.upper_edge(table, ui, entity)
        if edge is not None:
            spot = edge[0], max(edge[1], ui.u(MARK))
            draw.circle(surface, ui.look.panel, spot, ui.u(MARK))
            draw.circle(surface, ui.look.gold, spot, ui.u(MARK), max(2, ui.u(3)))
            mark = symbols.icon(ICON, ui.u(MARK * 1.3), ui.look.gold)
            surface.blit(mark, mark.get_rect(center=spot))


def told(words: Words, verbs: Iterable[Verb], view: View, answer: Answer) -> str:
    """What to do, as a sentence without its point."""
    word, *parts = answer
    if word == "pick" and not parts:
        return words.say("advice-pick-none")
    if word in ("assign", "divide"):
        pairs = zip(parts[::2], parts[1::2], strict=True)
        return words.listed([_part(words, view, word, one, to) for one, to in pairs]) or words.say("advice-pick-none")
    name = f"advice-{word}"
    if not words.say.has(name):
        return words.answer(answer)
    named = [words.entity(view, part) for part in legal.entities(verbs, answer)]
    facts: dict[str, Any] = dict(zip(("first", "second"), named, strict=False)) | {"all": words.listed(named)}
    numbers = [part for part in parts if isinstance(part, int)]
    if numbers:
        facts |= {"count": numbers[0], "number": numbers[0] + 1}
    elements = [words.word(part) for part in parts if isinstance(part, str)]
    return words.say(name, **facts | dict(zip(("element", "other"), elements, strict=False)))


def facts(table: MatchTable, play: Play, ui: Ui, answer: Answer) -> str:
    """What comes of an answer as far as the viewer can know it, in sentences: the chances of a fight with both totals,
    who is destroyed, and what changes of the numbers on the plates."""
    found = play.match.preview(answer)
    if found is None:
        return ""
    said: list[str] = []
    if found["odds"]:
        compared = chances.details(table, ui, {**found["odds"], "by": {}})
        said.append(": ".join([chances.headline(ui, found["odds"]), *compared[:1]]))
        said += compared[1:]
    if found["destroyed"]:
        names = [table.words.entity(table.view, card) for card in dict.fromkeys(found["destroyed"])]
        said.append(ui.say("advice-destroyed", cards=table.words.listed(names), count=len(names)))
    said += _changes(table, ui, found["seats"])
    return " ".join(f"{line[:1].upper()}{line[1:]}." for line in said)


def _changes(table: MatchTable, ui: Ui, after: list[dict[str, int]]) -> list[str]:
    """The first number of each plate that is another one after it."""
    found = []
    for counter in table.layout.counters[:1]:
        for seat, numbers in enumerate(after):
            before, now = table.view["seats"][seat].get(counter.name), numbers.get(counter.name)
            if isinstance(before, int) and isinstance(now, int) and before != now:
                facts = {"by": f"{now - before:+d}".replace("-", "−"), **table.words.whose(seat)}
                told = plates.spoken(ui, counter, {**table.view["seats"][seat], counter.name: now})
                found.append(ui.say("advice-changes", what=told, **facts))
    return found


def _part(words: Words, view: View, word: str, one: int, to: int) -> str:
    """Of an answer that is put together: who goes to whom, or how much goes to whom."""
    name = words.entity(view, one)
    if word == "divide":
        return words.say("step-give", card=name, amount=to)
    return name if one == to else words.say("step-put", card=name, other=words.entity(view, to))


def why(words: Words, reasons: tuple[str, ...], word: str = "") -> str:
    """Why, in one sentence: what the features that change most mean for people, of that answer if they say more."""
    names = [name.replace("_", "-") for name in reasons]
    own = {name: f"why-{word}-{name}" for name in names}
    meant = dict.fromkeys([words.say(own[name] if words.say.has(own[name]) else f"why-{name}") for name in names])
    if not meant:
        return words.say("advice-no-why")
    said = words.say("advice-why", why=words.listed([*meant][:MOST]))
    return said[0].upper() + said[1:]
