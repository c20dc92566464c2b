"""What the table asks: a bar in the middle for choices on the board, a sheet for the others."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from game.table import bindings, theme, widgets
from game.table.drawing import markup, text
from game.table.games.interface import Answer, Choice, Question
from game.table.games.verbs import Verb
from game.table.layout import poses
from game.table.layout.room import Room
from game.table.match import acting, clock, meaning, parts, paying, questions, sheets, windows
from game.table.match.intents import Anew, Aside, Deed, Half, Select
from game.table.match.record import MatchTable
from game.table.match.sheets import Desk
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node

SETTLES = 0.25
"""Seconds in which a new question takes no answer, so that the second click of a double click never gives one."""
HIGHEST = 62
"""Of the bar, in design units: it lies between the rows of both sides at every scale."""
BAND = 86
"""With lines below its words."""
LEAST = 0.55
"""Of the size of its words, where they would not fit beside the buttons otherwise."""


def is_new(table: MatchTable, now: float) -> bool:
    """Has the question only just come up?"""
    return table.legal.mine and now - table.choice.asked_at < SETTLES


def node(desk: Desk, play: Play, question: Question | None) -> Node | None:
    """What is asked, on a bar or a sheet."""
    table, now, say = desk.table, desk.legal, desk.ui.say
    if table.motion.held:
        return _plain(desk, say("turn-over"), [Choice("confirm", say("end-turn"), desk.ask(Deed.END_TURN), "main")])
    if not now.mine:
        return _plain(desk, "", []) if not table.result else None
    if question is not None and question.cards:
        return _above_cards(desk, question)
    if question is not None:
        return _plain(desk, question.words, list(question.choices), question.note)
    if is_on_sheet(table):
        if not table.choice.aside:
            return sheets.sheet(desk)
        return _put_aside(desk)
    words, buttons = _asked(desk, play)
    buttons = [*buttons, *_draw(desk, play)]
    words = clock.words(table, play.match.time_limit, words)
    return _plain(desk, words, buttons, under=meaning.of(table))


def _above_cards(desk: Desk, question: Question) -> Node:
    """What is asked about cards that lie over the table, which can be put aside to look at it."""
    if desk.choice.aside:
        return _put_aside(desk)
    aside = Choice("aside", desk.ui.say("sheet-aside"), desk.ask(Aside()), "quiet")
    room, y = desk.table.room, questions.bar_y(desk.ui)
    x, _, w, h = room.prompt
    return _bar(replace(room, prompt=(x, y - h / 2, w, h)), desk.ui, desk.library.back, question.words,
                [*question.choices, aside], question.note)  # fmt: skip


def _put_aside(desk: Desk) -> Node:
    say = desk.ui.say
    return _plain(desk, say("prompt-aside"), [Choice("show", say("prompt-show"), desk.ask(Aside()), "main")])


def _draw(desk: Desk, play: Play) -> list[Choice]:
    """Offers a draw where a position has come again and again, or takes the one that somebody else offers."""
    if not desk.table.game.offers_draws or desk.legal.cancel or desk.table.selected is not None:
        return []
    offered = play.match.draw_offered
    takes = any(seat != desk.table.near for seat in offered)
    if desk.table.near in offered or not (takes or play.match.draw_can_be_offered):
        return []
    words = desk.ui.say("draw-take" if takes else "draw-offer")
    return [Choice("draw", words, desk.ask(Deed.DRAW), hint=desk.ui.say("draw-hint"))]


def _plain(desk: Desk, words: str, buttons: list[Choice], note: str = "", under: str = "") -> Node:
    return _bar(desk.table.room, desk.ui, desk.library.back, words, buttons, note, under)


def first(table: MatchTable, question: Question | None) -> str | None:
    """The key of the node that the keyboard should stand on when a question has just come up."""
    now, chosen = table.legal, table.selected
    if now.free and chosen is not None:
        targets = sorted(now.targets_of(chosen), key=table.is_player)
        beside = [verb.word for verb in (*now.of(chosen, aimed=False, beside=False), *now.of(chosen, beside=True))]
        return _key(table, targets[0]) if targets else next(iter(beside), None)
    if parts.is_on_board(table) and question is None:
        return _first_part(table)
    if now.kind == "place":
        return f"place-{now.places[0]}"
    if now.kind == "pay":
        return "confirm"
    if question is not None:
        able = [choice for choice in question.choices if choice.enabled]
        keys = [choice.key for choice in able if choice.kind == "main" and not choice.number]
        keys += [*(offer.key for offer in question.offers), *(f"pick-{card}" for card in question.cards)]
        keys += [choice.key for choice in able]
        return next(iter(keys), None)
    if now.kind in table.game.forward and acting.enough(table):
        return "confirm"
    if now.choosing and not is_on_sheet(table):
        return _key(table, min(now.picks, key=table.is_player))
    return None


def _first_part(table: MatchTable) -> str:
    """Whom what is chosen can go to, else what can go anywhere and does not yet; what is divided is only confirmed."""
    chosen = table.selected
    if chosen is not None:
        return _key(table, min(parts.targets(table, chosen), key=lambda at: (table.is_player(at), at)))
    free = [i for i in table.legal.options if i not in parts.given(table)]
    return _key(table, free[0]) if free else "confirm"


def _key(table: MatchTable, card: int) -> str:
    return f"player-{card}" if table.is_player(card) else f"card-{card}"


def _is_may(table: MatchTable) -> bool:
    """Is it yes or no about a card that everybody sees on the table?"""
    now = table.legal
    source = table.view["entities"].get(now.source)
    seen = source is not None and source["zone"] in table.in_play
    return seen and now.kind not in table.game.sheets and set(now.answers) == sheets.YES_NO


def is_on_sheet(table: MatchTable) -> bool:
    """Is the question put on a sheet, rather than on the board?"""
    now = table.legal
    if _is_may(table) or parts.is_on_board(table):
        return False
    if now.kind in table.game.sheets or not (now.free or now.picks or now.places or now.kind == "pay"):
        return True
    if now.places and table.ordered_row is None:
        return True
    if not now.choosing or now.picks <= {*table.own_hand}:
        return False
    entities, shown = table.view["entities"], {*table.in_play, "seat"}
    return any(entities[card]["zone"] not in shown for card in now.picks if card in entities)


def _asked(desk: Desk, play: Play) -> tuple[str, list[Choice]]:
    """The words of the bar and its buttons."""
    table, now, say = desk.table, desk.legal, desk.ui.say
    source = desk.name(now.source)
    cancel = [Choice("cancel", say("cancel"), desk.give("cancel"))] if now.cancel else []
    if now.kind == "place":
        return say("prompt-place", card=source), cancel
    if _is_may(table):
        asked, yes, no = sheets.words_of_may(table)
        choices = [Choice("yes", say(yes), desk.give("yes"), "main"), Choice("no", say(no), desk.give("no"))]
        return say(f"prompt-{asked}", card=source), choices
    if parts.is_on_board(table):
        return _together(desk, play, source), [*_confirming(desk, play), *cancel]
    if now.choosing:
        return _choosing(desk, source), [*_chosen(desk), *cancel]
    if now.kind == "pay":
        why, paid = paying.why(table, play), paying.proposal(table)
        words = say("prompt-pay-so", card=source, why=why) if why else say("prompt-pay", card=source)
        return words, [Choice("confirm", say("pay-confirm"), desk.give(*(paid or ())), "main"), *cancel]
    if table.drag is not None:
        return "", []
    return _of_turn(desk) if table.selected is None else _of_card(desk, table.selected)


def _choosing(desk: Desk, source: str) -> str:
    now, say = desk.legal, desk.ui.say
    own = f"prompt-{now.kind}"
    if source and now.locked and now.most == 1:
        own = "prompt-target-next"
    elif source and say.has(f"{own}-for"):
        own = f"{own}-for"
    return say(own if say.has(own) else "prompt-target" if source else "prompt-choose", card=source, count=now.most)


def _together(desk: Desk, play: Play, source: str) -> str:
    """What is put together, and of what is divided how much is left."""
    table, now, say = desk.table, desk.legal, desk.ui.say
    if table.choice.half == parts.JOINING:
        return say("prompt-join" if table.selected is None else "prompt-join-with", card=desk.name(table.selected))
    if table.selected is not None:
        return say("prompt-put", card=desk.name(table.selected))
    own = f"prompt-{now.kind}"
    words = say(own, card=source, amount=now.amount) if say.has(own) else say(f"prompt-{now.shape}", card=source,
                                                                               amount=now.amount)  # fmt: skip
    return f"{words} {say('division-left', left=parts.left(table))}" if now.shares else words


def _confirming(desk: Desk, play: Play) -> list[Choice]:
    """What confirms all that was put together, saying what it comes to; and what changes it as a whole."""
    table, say = desk.table, desk.ui.say
    if table.choice.half == parts.JOINING:
        return [Choice("join-end", say("cancel"), desk.half(None))]
    if table.selected is not None:
        return [Choice("let-go", say("cancel"), desk.ask(Select(None)))]
    why = play.match.why_not(parts.answer(table))
    hint = desk.words.reason(table.view, why) if why is not None else ""
    found = [Choice("confirm", comes_to(desk, len(parts.given(table))), desk.confirm(), "main", why is None, hint)]
    own = f"join-{desk.legal.kind}"
    if parts.can_join(table):
        found.append(
            Choice(
                "join",
                say(own if say.has(own) else "form-group"),
                desk.ask(Half(parts.JOINING)),
                hint=say("form-group-hint"),
            )
        )
    if parts.given(table) and not desk.legal.shares:
        found.append(Choice("anew", say("choose-anew"), desk.ask(Anew())))
    return found


def _damage(desk: Desk, number: int) -> Choice:
    """Chooses the damage of that number, by whom it would be dealt."""
    source, _, amount = desk.legal.packets[number]
    words = desk.ui.say("packet-by", card=desk.apart(source), amount=amount)
    return Choice(f"packet-{number}", words, desk.give("packet", number))


def comes_to(desk: Desk, count: int) -> str:
    """The words of the button that confirms `count` that were chosen: what it comes to, where that is told."""
    table, say, own = desk.table, desk.ui.say, f"confirm-{desk.legal.kind}"
    active = table.view["active"]
    numbers = table.held(active).get(table.game.tally) if table.is_player(active) else None
    return say(own, count=count, **(numbers or {})) if say.has(own) else say("confirm")


def _chosen(desk: Desk) -> list[Choice]:
    """What ends a choice of several cards, or chooses none."""
    now, say = desk.legal, desk.ui.say
    if now.packets:
        return [_damage(desk, number) for card in desk.choice.picked for number in now.damage_to(card)]
    if now.most > 1 or now.kind in desk.table.game.forward:
        words = comes_to(desk, len(desk.choice.picked))
        return [Choice("confirm", words, desk.confirm(), "main", desk.enough)]
    return [Choice("none", say("pick-none"), desk.give("pick"))] if now.least == 0 else []


def _of_turn(desk: Desk) -> tuple[str, list[Choice]]:
    """What can be done, as long as no card is chosen."""
    table, now, say = desk.table, desk.legal, desk.ui.say
    others = [Choice(sheets.key_of(way), desk.words.answer(way), desk.give(*way), hint=_key_of(desk, way))
              for way in now.others]  # fmt: skip
    if windows.is_open(table):
        hint = say("window-close-hint")
        own = f"end-{now.kind}"
        passes = say(own if say.has(own) and now.kind in table.game.windows else "window-close")
        others.append(Choice("close-window", passes, desk.ask(Deed.CLOSE_WINDOW), hint=hint))
        if table.game.asks:
            others.append(Choice("rest", say("rest"), desk.ask(Deed.REST), hint=say("rest-hint")))
            return meaning.window(table, meaning.name_of(table)), others
        others.append(Choice("windows-off", say("windows-off"), desk.ask(Deed.WINDOWS_OFF)))
    return meaning.window(table, meaning.name_of(table)), others


def _key_of(desk: Desk, way: Answer) -> str:
    """By which key it is answered too; "" where it has none."""
    return bindings.marked(f"⟨{way[0]}⟩", desk.ui.say.keys) if way[0] in desk.table.game.deeds else ""


def _of_card(desk: Desk, chosen: int) -> tuple[str, list[Choice]]:
    """What can be done with the card that is chosen."""
    table, now, say = desk.table, desk.legal, desk.ui.say
    buttons: list[Choice] = []
    beside = now.of(chosen, beside=True)
    simple = now.of(chosen, aimed=False, beside=False)
    if beside or any(len(now.ways(verb, chosen)) > 1 for verb in simple):
        for verb in (*simple, *beside):
            buttons += _ways(desk, verb, chosen)
    buttons.append(Choice("cancel", say("cancel"), desk.ask(Select(None))))
    who = desk.words.who(chosen) if table.is_player(chosen) else "other"
    meant = [*now.of(chosen, aimed=True), *beside, *simple]
    return say(meant[0].prompt, card=desk.name(chosen), who=who) if meant else "", buttons


def _ways(desk: Desk, verb: Verb, card: int) -> list[Choice]:
    """A button for doing `verb` with `card`, or for each of the abilities that it may mean."""
    words, ways = desk.ui.say.of("act", verb.word), desk.legal.ways(verb, card)
    if len(ways) == 1:
        return [Choice(verb.word, words, desk.give(*ways[0]), "main")]
    return [Choice(sheets.key_of(way), f"{words} {way[2] + 1}", desk.give(*way)) for way in ways]


def _bar(room: Room, ui: Ui, back: str, words: str, buttons: list[Choice], note: str = "", under: str = "") -> Node:
    """One line in the middle of the table, with its buttons to the right, and smaller lines below it where they fit."""
    if not words and not buttons:
        return Node("group", "prompt", Rect(0, 0, 0, 0))
    px = ui.s(24)
    high = min(ui.s(54), ui.u(HIGHEST))
    gap, pad = ui.s(12), ui.s(48)
    widths = [_width(ui, choice, high) for choice in buttons]
    leads = [text.measure(choice.before, px)[0] + 2 * gap if choice.before else 0 for choice in buttons]
    free = ui.u(room.prompt[2]) - gap * len(widths) - pad
    need = text.measure(words, px)[0] * LEAST + gap if words else 0.0
    most = max(free * 0.38, min(free * 0.75, free - need))
    if sum(widths) + sum(leads) > most:
        part = most / (sum(widths) + sum(leads))
        widths = [round(width * part) for width in widths]
        leads = [round(lead * part) for lead in leads]
    taken = sum(widths) + sum(leads)
    most = free - taken - gap
    wide = min(most, text.measure(words, px)[0]) if words else 0
    middle = ui.rect(poses.MIDDLE, room.prompt_y, 0, 0)
    deep = high + min(ui.s(14), ui.u(14))
    lines = _lines(ui, under, most, ui.u(BAND) - round(px * text.LINE) - ui.u(10)) if words and under else None
    if lines is not None:
        wide = max(wide, lines.get_width())
        deep = max(deep, round(px * text.LINE) + lines.get_height() + ui.u(10))
    total = wide + taken + gap * len(widths) + pad
    box = Rect(0, 0, total, deep)
    box.center = middle.topleft
    starts, x = [], box.x + ui.s(24) + wide + gap
    for lead, width in zip(leads, widths, strict=True):
        starts.append(x + lead)
        x += lead + width + gap

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 240, 18)
        said = [(words, node.rect.x + ui.s(24), wide)]
        said += [(choice.before, start - lead + gap, lead - 2 * gap)
                 for choice, lead, start in zip(buttons, leads, starts, strict=True)]  # fmt: skip
        for part, left, most in said:
            if part:
                drawn = text.fit(part, px, ui.look.ink, max(10, most + 2), least=LEAST)
                y = node.rect.centery - (lines.get_height() // 2 if lines is not None and part is words else 0)
                surface.blit(drawn, drawn.get_rect(midleft=(left, y)))
        if lines is not None:
            y = node.rect.centery + (round(px * text.LINE) - lines.get_height()) // 2
            surface.blit(lines, (node.rect.x + ui.s(24), y))

    bar = Node("prompt", "prompt", box, name=" ".join(filter(None, [words, *(choice.before for choice in buttons)])),
               value=under, hint=note or (under if lines is None else ""), paint=paint)  # fmt: skip
    for choice, start, width in zip(buttons, starts, widths, strict=True):
        rect = Rect(start, box.centery - high // 2, width, high)
        made = widgets.button(
            ui, choice.key, choice.words, rect, choice.act, choice.kind,  # type: ignore[arg-type]
            choice.hint, enabled=choice.enabled,
        )  # fmt: skip
        if choice.number:
            made.paint = questions.stack(ui, choice, back)
        bar.add(made)
    return bar


def _lines(ui: Ui, under: str, wide: int, high: int) -> Surface | None:
    """`under` in small letters, in as little width as it needs, of at most `wide`; None where there is no room."""
    px = max(12, ui.s(18))
    one = round(text.measure(under.replace("**", ""), px, bold="**" in under)[0] * 1.05) + px
    wide = one if one <= wide else min(wide, max(wide // 2, one // 2 + px * 4))
    if wide <= 0 or markup.rich_px(under, px, wide, "body", high) < 11:
        return None
    return markup.rich(under, px, ui.look.quiet, wide, "body", high)


def _width(ui: Ui, choice: Choice, high: int) -> int:
    return high if choice.number else text.measure(choice.words, ui.s(theme.BODY), bold=True)[0] + ui.s(44)
