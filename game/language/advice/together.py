"""Cards beside each other: pictures and names that two of them share, contracts that are never worse than another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.language import pictures
from game.language.advice.cases import Advice, Room, Written, parts
from game.language.source import closest
from game.language.text import MAKING
from game.system.languages import GRAMMARS


def advise(cards: Sequence[Written], room: Room) -> Iterator[tuple[Written, Advice]]:
    yield from _pictures(cards)
    yield from _painted(cards)
    yield from _names(cards)
    yield from _compared(cards, room)
    if room.whole:
        yield from _tokens(cards)


def _pictures(cards: Sequence[Written]) -> Iterator[tuple[Written, Advice]]:
    """None, of a game whose cards have no pictures at all."""
    first: dict[str, Written] = {}
    drawn = any("art" in card.plain for card in cards)
    for card in cards:
        art = card.plain.get("art")
        icon = art.get("file", art.get("icon")) if isinstance(art, Mapping) else None
        if icon is None and not drawn:
            continue
        if icon is None:
            yield card, Advice((), f"`{card.id}` has no picture of its own", "name one in `art`", "art")
        elif icon in first:
            yield card, Advice(("art", "icon"), f"`{first[icon].id}` has the picture `{icon}` too",
                               "choose another, as pictures tell cards apart", "art")  # fmt: skip
        else:
            first[icon] = card


def _painted(cards: Sequence[Written]) -> Iterator[tuple[Written, Advice]]:
    """A scene that there is not: a plain one takes its place."""
    for card in cards:
        art = card.plain.get("art")
        scene = str(art.get("scene", "")) if isinstance(art, Mapping) else ""
        if scene and scene not in pictures.SCENES:
            yield card, Advice(("art", "scene"), f"there is no scene `{scene}`", closest(scene, pictures.SCENES), "art")


def _names(cards: Sequence[Written]) -> Iterator[tuple[Written, Advice]]:
    first: dict[tuple[str, str], Written] = {}
    for card in cards:
        for language in GRAMMARS:
            name = card.definition.name.get(language, "").casefold()
            other = first.setdefault((language, name), card)
            if other is not card:
                yield card, Advice(("name", language), f"`{other.id}` is called so too",
                                   "call one of them otherwise",
                                   "name")  # fmt: skip


# --- better or worse -------------------------------------------------------------------------------------------------


def _compared(cards: Sequence[Written], room: Room) -> Iterator[tuple[Written, Advice]]:
    """Cards with the same clauses, of which one is never worse: cheaper or as dear, as strong or stronger."""
    groups: dict[str, list[Written]] = {}
    for card in cards:
        key = repr(
            (
                card.definition.kind,
                card.definition.token,
                card.definition.types,
                list(card.plain.get("clauses", ())),
            )
        )
        groups.setdefault(key, []).append(card)
    for group in groups.values():
        for card in group:
            for other in group:
                if card is other or not _never_worse(other, card, room):
                    continue
                if not _never_worse(card, other, room):
                    yield card, Advice((), f"`{card.id}` is never better than `{other.id}`, and in something worse",
                                       "make it cheaper, stronger, or different", "cost")  # fmt: skip
                elif group.index(other) < group.index(card):
                    yield card, Advice((), f"`{card.id}` does the same as `{other.id}`, at the same cost",
                                       "make them different, or leave one of them out", "cost")  # fmt: skip
                else:
                    continue
                break


def _never_worse(one: Written, other: Written, room: Room) -> bool:
    """Is `one` as good in everything, as far as numbers tell? Tokens cost nothing, so they aren't compared."""
    if one.definition.token or not room.library.vocabulary.elements:
        return False
    if _beside_elements(one, room) != _beside_elements(other, room):
        return False
    return (
        all(n <= m for n, m in zip(one.definition.cost, other.definition.cost, strict=True))
        and all(n >= m for n, m in zip(one.definition.stats, other.definition.stats, strict=True))
        and one.definition.keywords & other.definition.keywords == other.definition.keywords
    )


def _beside_elements(card: Written, room: Room) -> Mapping[str, Any]:
    """What the card costs that is no number of an element."""
    cost = card.plain.get("cost", {})
    return {name: part for name, part in cost.items() if name not in room.library.vocabulary.elements}


# --- tokens ----------------------------------------------------------------------------------------------------------


def _tokens(cards: Sequence[Written]) -> Iterator[tuple[Written, Advice]]:
    created = {part for card in cards for path, part in parts((), _clauses(card)) if path and path[-1] in MAKING}
    for card in cards:
        if card.definition.token and card.id not in created:
            yield card, Advice(("token",), f"nothing creates the token `{card.id}`",
                               f"write a card that does, with `create: {card.id}`",
                               "create")  # fmt: skip


def _clauses(card: Written) -> list[Any]:
    return list(card.plain.get("clauses", ()))
