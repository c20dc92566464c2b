"""The timer, an option (E-034 to E-036): so much time from the draw to the card that must be played.

At the table: while `Match.time_limit` is not 0 the clock of that turn runs. It counts the seconds of the turn in which
the active player is asked, from the first such question on; it stands still while somebody else is asked, and starts
anew with the next turn. A person sees what is left of `Match.time_limit` seconds, the last ten of them marked. When
nothing is left the table calls `Match.time_up()` for as long as `Match.time_limit` is not 0 in that turn: windows are
passed, then a card of the hand is played by chance. A proposal that is open then is taken back by it. The computer has
no clock.
"""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.rng import EFFECTS, below
from game.kernel.state import State
from game.kernel.traits.clock import Clock, late_answer
from game.rules.estro.constants import HAND, rules, zone
from game.rules.estro.play import play_phase
from game.rules.estro.turn import draw_phase


class EstroClock(Clock):
    def limit(self, state: State) -> int:
        """In seconds: while the active player has drawn, must still play a card and is asked something (E-034)."""
        r, asked = rules(state), state.decision
        if not r.timer or asked is None or asked.seat != state.active:
            return 0
        return r.timer_seconds if _must_play(state) else 0

    def late_answer(self, state: State) -> Answer:
        """A card of the hand by chance, face up (E-035); what else is asked before that is left undone."""
        asked = state.decision
        assert asked is not None
        if asked.kind != "play":
            return late_answer(state)
        hand = state.zones[zone(asked.seat, HAND)]
        return ("play", hand[below(state.rng, EFFECTS, len(hand))])


def _must_play(state: State) -> bool:
    asked = state.decision
    if asked is not None and asked.kind == "play":
        played = asked.args[1]
    else:
        steps = dict(state.frames)
        if draw_phase in steps or play_phase not in steps:
            return False
        played = steps[play_phase][1]
    return bool(played < rules(state).plays_per_turn)
