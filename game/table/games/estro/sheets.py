"""The sheets of ESTRO: totals that are announced, contests, Necrotokens."""

from __future__ import annotations

from pygame import Rect

from game.table import widgets
from game.table.games.desk import Button, Desk
from game.table.tree import Node

STEPS = (-10, -1, 1, 10)
"""By how much the buttons change the total that is to be announced."""
START = 70
"""The total to begin with: about what a card has."""


def announce_own(desk: Desk) -> Node:
    return _announce(desk, "ask-announce-own")


def announce_other(desk: Desk) -> Node:
    return _announce(desk, "ask-announce-other")


def _announce(desk: Desk, title: str) -> Node:
    """A number, changed by ones and tens (E-157)."""
    ui = desk.ui
    amounts: list[int] = sorted(answer[1] for answer in desk.legal.answers if answer[0] == "say")
    least, most = amounts[0], amounts[-1]
    stored = desk.choice.amount
    chosen = min(most, max(least, stored if stored is not None else START))
    words = ui.say(title, card=desk.name(desk.legal.source))
    ground, room = desk.sheet(words, ui.say("ask-announce-note"), 900, 360)
    box = ground.children[0]

    wide, gap, high = ui.s(92), ui.s(12), ui.s(64)
    number = Rect(0, 0, ui.s(170), high)
    number.center = (room.centerx, room.y + (room.h - ui.s(80)) // 2)
    box.add(widgets.label(ui, "amount", str(chosen), number, 46, ui.look.gold, "center", bold=True))
    for place, by in enumerate(STEPS):
        left = place < len(STEPS) // 2
        x = number.x - (len(STEPS) // 2 - place) * (wide + gap) if left else number.right + gap
        x += 0 if left else (place - len(STEPS) // 2) * (wide + gap)
        rect = Rect(x, number.y, wide, high)
        label = f"{by:+d}".replace("-", "−")
        box.add(widgets.button(ui, f"by{by:+d}", label, rect, desk.amount(min(most, max(least, chosen + by)))))
    confirm = ui.say("announce-confirm", amount=chosen)
    foot: list[Button] = [("confirm", confirm, desk.give("say", chosen), "main", True)]
    desk.buttons(box, room, foot)
    return ground


def _ask(desk: Desk, name: str, before: str = "") -> Node:
    """Yes or no, with the words of that question, after those that tell what it is about."""
    ui = desk.ui
    title = ui.say(f"ask-{name}", card=desk.name(desk.legal.source))
    note = "\n".join(filter(None, (before, ui.say(f"ask-{name}-note"))))
    ground, room = desk.sheet(title, note, 820, 300 + 40 * bool(before))
    foot: list[Button] = [
        ("yes", ui.say(f"{name}-yes"), desk.give("yes"), "main", True),
        ("no", ui.say(f"{name}-no"), desk.give("no"), "plain", True),
    ]
    desk.buttons(ground.children[0], room, foot)
    return ground


def announce_outcome(desk: Desk) -> Node:
    return _ask(desk, "outcome")


def contest(desk: Desk) -> Node:
    return _ask(desk, "contest", desk.last_line("announced"))


def token_draw(desk: Desk) -> Node:
    return _ask(desk, "token-draw")


def token_card(desk: Desk) -> Node:
    return _ask(desk, "token-card")
