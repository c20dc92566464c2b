"""Mana extractors and mana tanks: the tokens of Contracts, their pictures and their words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from pygame import Surface

from game.table.drawing.symbols import DIAMOND, HEXAGON, code, linear, radial, svg
from game.table.games.contracts import lamps
from game.table.games.contracts.elements import ELEMENTS as LOOKS
from game.table.games.interface import Group, Numbers, Tokens
from game.table.messages import Messages

ELEMENTS = tuple(LOOKS)
TANKS = "tanks"


def groups(say: Messages, numbers: Numbers) -> tuple[Group, ...]:
    """The extractors, then the tanks."""
    found = []
    for element in ELEMENTS:
        held = numbers["extractors"].get(element) or {"full": 0, "total": 0}
        if held["total"]:
            name = say("token-extractor", element=say(f"element-{element}"))
            hint = say("hint-extractors", element=name, full=held["full"], total=held["total"])
            found.append(Group(element, held["full"], held["total"], name, hint, after=12))
    held = numbers[TANKS]
    hint = say("hint-tanks", full=held["full"], total=held["total"])
    return (*found, Group(TANKS, held["full"], held["total"], say("token-tank"), hint, before=24))


def draw(kind: str, px: int, full: bool) -> Surface:
    return lamps.vessel(px, full) if kind == TANKS else lamps.lamp(kind, px, full)


def plain(kind: str, px: int, full: bool) -> Surface:
    return tank(px, full) if kind == TANKS else extractor(kind, px, full)


def after(numbers: Numbers, event: Mapping[str, Any]) -> Mapping[str, Any]:
    """The extractors and tanks when something was paid out of them, or they were filled or emptied."""
    kind, amount = event["kind"], event.get("amount", 0)
    by = {"tanks_filled": {TANKS: amount}, "tanks_emptied": {TANKS: -amount}}.get(kind, {})
    if kind in SIGNS:
        by = {one: SIGNS[kind] * event.get(one, 0) for one in (*ELEMENTS, TANKS)}

    def now(held: Mapping[str, int], one: str) -> dict[str, int]:
        full = 0 if kind == "emptied" and one != TANKS else held["full"] + by.get(one, 0)
        return {**held, "full": full}

    extractors = {element: now(held, element) for element, held in numbers["extractors"].items()}
    return {"extractors": extractors, TANKS: now(numbers[TANKS], TANKS)}


SIGNS = {"paid": -1, "refilled": 1}
"""Events that tell by how many tokens of each kind there are fewer full ones, or more."""

TOKENS = Tokens((*ELEMENTS, TANKS), groups, draw, plain, after)


def worded(say: Messages, amounts: Mapping[str, int]) -> str:
    """So much mana of each element, and so many tanks."""
    parts = [
        say("mana-amount", amount=amount, element=say(f"element-{element}"))
        for element, amount in amounts.items()
        if amount and element != TANKS
    ]
    if amounts.get(TANKS):
        parts.append(say("tanks-amount", amount=amounts[TANKS]))
    return say.listed(parts) or say("mana-none")


@lru_cache(maxsize=128)
def extractor(kind: str, px: int, full: bool) -> Surface:
    """A mana extractor: lit and coloured when full, its dark back when empty."""
    tint, shape = LOOKS[kind].tint, LOOKS[kind].shape
    notches = "".join(
        f'<rect x="48.6" y="3.4" width="2.8" height="5.2" fill="{tint.dark if full else "#0b0c10"}"'
        f' transform="rotate({n * 15} 50 50)"/>'
        for n in range(24)
    )
    if full:
        body = (
            "<defs>"
            + linear("metal", "#fff3cf", "#b98d3c", "#6c4715", "#d9b263")
            + radial("disc", tint.bright, tint.mid, tint.deep, cx=0.45, cy=0.38)
            + linear("shape", tint.shape, tint.shape_low)
            + "</defs>"
            + '<circle cx="50" cy="50" r="49" fill="#120c06"/><circle cx="50" cy="50" r="47" fill="url(#metal)"/>'
            + notches
            + f'<circle cx="50" cy="50" r="39.5" fill="{tint.dark}"/><circle cx="50" cy="50" r="37" fill="url(#disc)"/>'
            + f'<circle cx="50" cy="50" r="34" fill="none" stroke="{tint.bright}" stroke-width="1.3"'
            + ' stroke-opacity="0.7"/>'
            + f'<path d="{shape}" transform="translate(17.5 17) scale(0.65)" fill="url(#shape)" stroke="{tint.dark}"'
            + ' stroke-width="3.4" stroke-opacity="0.7" stroke-linejoin="round"/>'
            + '<ellipse cx="42" cy="27" rx="21" ry="10" fill="#ffffff" fill-opacity="0.16"/>'
        )
    else:
        body = (
            "<defs>"
            + linear("metal", "#5d6069", "#33363e", "#1d1f25", "#3d4049")
            + radial("disc", "#2b2e36", "#191b21", "#101116")
            + "</defs>"
            + '<circle cx="50" cy="50" r="49" fill="#08090c"/><circle cx="50" cy="50" r="47" fill="url(#metal)"/>'
            + notches
            + '<circle cx="50" cy="50" r="39.5" fill="#0a0b0e"/><circle cx="50" cy="50" r="37" fill="url(#disc)"/>'
            + f'<circle cx="50" cy="50" r="34" fill="none" stroke="{tint.mid}" stroke-width="1.2"'
            + ' stroke-opacity="0.5"/>'
            + f'<path d="{shape}" transform="translate(18.5 18) scale(0.63)" fill="{tint.dark}" stroke="{tint.mid}"'
            + ' stroke-width="4" stroke-opacity="0.85" stroke-linejoin="round"/>'
        )
    light = code(tint.glow)
    halo = (
        f'<defs><radialGradient id="halo" cx="50%" cy="50%" r="50%"><stop offset="0.72" stop-color="{light}"'
        f' stop-opacity="0.85"/><stop offset="1" stop-color="{light}" stop-opacity="0"/></radialGradient></defs>'
        '<circle cx="50" cy="50" r="50" fill="url(#halo)"/>'
    )
    return svg((halo if full else "") + f'<g transform="translate(5 5) scale(0.9)">{body}</g>', (px, px))


@lru_cache(maxsize=32)
def tank(px: int, full: bool) -> Surface:
    """A mana tank: six-sided, grey, filled with pure mana or hollow."""
    inner = "M50 16 L80 33 L80 67 L50 84 L20 67 L20 33 Z"
    if full:
        body = (
            "<defs>"
            + linear("metal", "#f4f6fa", "#9aa1ae", "#555b68", "#b9c0cc")
            + radial("fill", "#ffffff", "#c3cad8", "#7a8292", cx=0.5, cy=0.4)
            + linear("gem", "#ffffff", "#dfe5f0")
            + "</defs>"
            + f'<path d="{HEXAGON}" fill="#0b0c10"/>'
            + f'<path d="{HEXAGON}" transform="translate(3 3) scale(0.94)" fill="url(#metal)"/>'
            + f'<path d="{inner}" fill="url(#fill)" stroke="#2c3038" stroke-width="3"/>'
            + f'<path d="{DIAMOND}" transform="translate(24 24) scale(0.52)" fill="url(#gem)" stroke="#3b404c"'
            + ' stroke-width="5" stroke-linejoin="round"/>'
            + '<path d="M34.9 50 L65.1 50 M50 29.2 L42 50 L50 70.8 L58 50 Z" fill="none" stroke="#8b93a4"'
            + ' stroke-width="1.6"/>'
        )
    else:
        body = (
            "<defs>"
            + linear("metal", "#5a5e68", "#31343b", "#1c1e23", "#3b3e46")
            + linear("hole", "#08090b", "#191b20")
            + "</defs>"
            + f'<path d="{HEXAGON}" fill="#08090b"/>'
            + f'<path d="{HEXAGON}" transform="translate(3 3) scale(0.94)" fill="url(#metal)"/>'
            + f'<path d="{inner}" fill="url(#hole)" stroke="#0a0b0d" stroke-width="3"/>'
            + f'<path d="{DIAMOND}" transform="translate(26 26) scale(0.48)" fill="none" stroke="#6d7480"'
            + ' stroke-width="4" stroke-linejoin="round"/>'
        )
    return svg(body, (px, px))
