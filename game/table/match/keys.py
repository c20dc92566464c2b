"""What single keys ask for in a match. The help sheet lists them."""

from __future__ import annotations

import pygame

from game.table import bindings
from game.table.match import acting, plan
from game.table.match.intents import Aside, AskFor, Deed, Give, Intent, Open
from game.table.match.record import MatchTable, Over
from game.table.playing.session import Play

MAIN = ("confirm", "yes", "decline", "none", "show-hand", "close")
"""The buttons that Enter presses, wherever the focus is not on another."""
LOOK = pygame.K_z
"""As long as it is held, what the pointer or the focus rests on is enlarged, whatever is going on."""
HOLD = pygame.K_q
"""As long as it is held, the viewer is asked in every window, also about what they announce themselves."""
ASK_FOR = pygame.K_F7
SPEEDS = {pygame.K_1: 1, pygame.K_2: 2, pygame.K_4: 4, pygame.K_0: 0}
PILES, PLANS, MUTE = pygame.K_d, pygame.K_o, pygame.K_s
SKIP, AGAIN = pygame.K_SPACE, pygame.K_r
END = pygame.K_e
"""Ends the turn or phase, passes in a window, and confirms what is put forward on the table."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
DEEDS: dict[int, Intent] = {
    END: Deed.END_TURN,
    pygame.K_u: Deed.UNDO,
    pygame.K_l: Deed.LOG,
    pygame.K_h: Aside(),
    pygame.K_F1: Deed.GLOSSARY,
    pygame.K_f: Deed.FLAG,
    pygame.K_i: Deed.ADVISE,
    pygame.K_a: Deed.RECALL,
    pygame.K_y: Deed.REST,
    pygame.K_F6: Deed.REST_TO_TURN,
    pygame.K_w: Deed.WAIT,
}
KEYS = frozenset((*DEEDS, PILES, PLANS, MUTE, LOOK, HOLD, ASK_FOR, SKIP, AGAIN, *ENTER))
"""All that mean something in a match of any game, beside the speeds."""
COVERED = frozenset((pygame.K_F1, MUTE))
"""What works behind the curtain."""
OPEN = frozenset((pygame.K_F1, PILES, PLANS, MUTE))
"""What works while something lies over the table, beside what the game puts on a key."""


def works(table: MatchTable, play: Play, code: int) -> bool:
    """Does that key mean anything now?"""
    if play.covered:
        return code in COVERED
    return not table.over or code in OPEN or is_chart(table, code)


def is_chart(table: MatchTable, code: int) -> bool:
    return table.game.chart is not None and bindings.of_game(table.words.library.game).get(bindings.CHART) == code


def intent(table: MatchTable, play: Play, code: int, over: Over) -> Intent | None:
    """What the key asks for; None where it asks for nothing. `over` is what the pointer or the focus is on."""
    if code in DEEDS:
        return DEEDS[code]
    if code == PILES:
        return _pile(table)
    if code == PLANS:
        shown = plan.next_of(table, play)
        return Open(shown or "")
    if is_chart(table, code):
        return Deed.CHART
    if code == ASK_FOR and table.game.asks:
        shown = table.view["entities"].get(over[1]) if over[:1] == ("card",) else None
        return AskFor(shown["card"]) if shown is not None and "card" in shown else None
    return _beside(table, code, over)


def _pile(table: MatchTable) -> Intent | None:
    """The own pile that lies face up, then those of the others, then none."""
    shown = [f"pile-{table.layout.heap}-{seat}" for seat in (table.near, *table.others)]
    if table.over in shown[:-1]:
        return Open(shown[shown.index(table.over) + 1])
    if table.over.startswith("pile-"):
        return Open("")
    return Open(shown[0]) if not table.over else None


def _beside(table: MatchTable, code: int, over: Over) -> Intent | None:
    """What the game has put on that key, done with the card that is chosen, or else with the one that is looked at."""
    own = bindings.of_game(table.words.library.game)
    way = next((way for way in table.legal.others if way[0] in table.game.deeds and own.get(way[0]) == code), None)
    if way is not None:
        return Give(way)
    verb = next((verb for verb in table.game.verbs if own.get(verb.word) == code), None)
    card = table.selected
    if card is None and over[:1] == ("card",):
        card = int(over[1])
    if verb is None or card is None or verb not in table.legal.of(card):
        return None
    return acting.doing(table.legal, verb, card)
