"""In which windows an effect can be used: that follows from what it does, and no card says it.

What prevents or redirects damage is used while there is damage (M-151, M-355), what regenerates while its creature is
on the way (M-332, M-369), everything else wherever fast effects are, and in neither of the two (M-356).
"""

from __future__ import annotations

from game.kernel.clauses import Clause
from game.kernel.state import State
from game.kernel.windows import offer
from game.rules.grimoire.saving import Regenerate
from game.rules.grimoire.timing import SAVING

FAST = ""
"""The speed of all that belongs into none of the windows of `timing.SAVING`."""


def speed(clause: Clause) -> str:
    """One of `timing.SAVING`, or FAST; of a clause without modes."""
    if clause.packet is not None:
        return "damage"
    return "regeneration" if any(isinstance(operation, Regenerate) for operation in clause.do) else FAST


def fits(state: State, clause: Clause) -> bool:
    """Can `clause`, or a mode of it, be used in the window that is open?"""
    if clause.modes:
        return any(fits(state, mode) for mode in clause.modes)
    task, args = state.frames[-1]
    window = args[0] if task is offer and args[0] in SAVING else FAST
    return speed(clause) == window
