"""Of what a TOT is the sum, part by part (E-007, E-109): for those who watch a fight."""

from __future__ import annotations

from game.kernel.characteristics import ADD
from game.kernel.continuous import told
from game.kernel.state import State
from game.kernel.values import traits
from game.rules.estro.constants import CHARACTERISTICS, DICE_END, PRIMARY, TOT
from game.rules.estro.worth import tot

PRINTED, CARD, DIE, TABLE, REST = "printed", "card", "die", "table", "rest"
Part = tuple[str, int, int]
"""What it is, how much it adds, and for CARD the card that brings it; for REST that card if it is alone, else -1."""


def parts(state: State, i: int) -> list[Part]:
    """The parts of the TOT of card `i`, which lies face up, in the order in which they are counted.

    First what is printed, then what each card adds, then what no sum tells (what was set, exchanged or multiplied, and
    that a characteristic never falls below 0), last the die and the table of Estro against Estro.
    """
    printed = sum([max(0, value) for value in traits(state, i).definition.stats[: len(CHARACTERISTICS)]])
    added: dict[int, int] = {}
    odd: set[int] = set()
    die = table = 0
    changes = [(m.layer, m.what, m.amount, m.end, m.source) for m in state.entities[i].mods]
    changes += [(c.layer, c.what, c.amount, 0, by) for by, bearer, own in told(state) if bearer == i for c in own]
    for layer, what, amount, end, source in changes:
        if layer != ADD:
            odd.add(source)
        elif end == DICE_END:
            die += amount if what == PRIMARY else 0
            table += amount if what == TOT else 0
        else:
            added[source] = added.get(source, 0) + amount
    found: list[Part] = [(PRINTED, printed, -1)]
    found += [(CARD, amount, source) for source, amount in added.items() if amount]
    rest = tot(state, i) - sum([amount for _, amount, _ in found]) - die - table
    if rest:
        found.append((REST, rest, odd.pop() if len(odd) == 1 else -1))
    return found + [part for part in ((DIE, die, -1), (TABLE, table, -1)) if part[1]]
