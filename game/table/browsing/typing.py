"""The keys of the shelf: letters search, pages scroll, arrows go from the search to the cards."""

from __future__ import annotations

import pygame

from game.table.browsing.seeking import Seeking

PAGES = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1, pygame.K_END: 1 << 10, pygame.K_HOME: -(1 << 10)}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


def scrolls(seeking: Seeking, key: int) -> bool:
    """By pages, or to either end."""
    if key in PAGES:
        seeking.shelf.page(PAGES[key])
    return key in PAGES


def goes_to_cards(seeking: Seeking, key: int, fields: tuple[str, ...]) -> bool:
    """Without a focus, or with it on one of `fields`, arrows go to the first card."""
    stage = seeking.stage
    sideways = key in (pygame.K_LEFT, pygame.K_RIGHT)
    if key != pygame.K_DOWN and not sideways:
        return False
    if not seeking.shelf.cards or stage.focus not in (*fields, None) or (sideways and stage.focus):
        return False
    stage.focus, stage.keyboard = f"card-{seeking.shelf.cards[0].id}", True
    return True


def first_found(seeking: Seeking, key: int) -> str | None:
    """The card that Enter means while words are sought: the first on the shelf."""
    if key not in ENTER or not seeking.sought.narrows or not seeking.shelf.cards:
        return None
    return seeking.shelf.cards[0].id if seeking.stage.focus in ("search", None) else None
