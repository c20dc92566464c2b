"""The turn and its phases (P-026 to P-045, P-058, P-059)."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from game.kernel import control
from game.kernel.characteristics import TURN_END
from game.kernel.decisions import Answer
from game.kernel.legality import legal_actions
from game.kernel.listed import Listed
from game.kernel.proposals import propose
from game.kernel.series import check, next_in_series, wait
from game.kernel.state import Frame, State, tasks
from game.kernel.triggers import is_replaceable, set_off
from game.kernel.values import expire, turn_begins
from game.rules.cataclysm.actions import DEPLOY, EVENT
from game.rules.cataclysm.battle import battle
from game.rules.cataclysm.constants import (
    BATTLE_END,
    CATACLYSM,
    DECK,
    DEPLOYMENT,
    DISCARD,
    END,
    EXTRA_BATTLES,
    NUMBERS,
    OUT,
    PHASE,
    PLAY,
    POWER_UP,
    ZONES,
    in_turn_order,
    rules,
    zone,
)
from game.rules.cataclysm.drawing import draw, draw_one
from game.rules.cataclysm.elimination import finish, is_crowded, lose, losing
from game.rules.cataclysm.field import enter, has_room
from game.rules.cataclysm.phases import PASS, enter_phase, skipped
from game.rules.cataclysm.play import begun


def begin_turn(state: State, seat: int) -> None:
    """The five parts of a turn in order (P-026), for `seat` or the next one that is still in.

    The first frame passes the turn on, whatever comes between.
    """
    if 2 * state.turn >= rules(state).turn_limit * state.places.seats:
        finish(state, in_turn_order(state, 0), "turn_limit")
        return
    if state.seats[seat][OUT]:
        seat = in_turn_order(state, seat)[0]
    state.turn += 1
    state.active = seat
    state.seats[seat][EXTRA_BATTLES] = 0
    if _is_repeated(state, seat):
        finish(state, in_turn_order(state, 0), "repetition")
        return
    if state.log is not None:
        state.log.emit("turn", {"seat": seat, "turn": state.turn})
    state.frames += parts(seat)
    turn_begins(state, seat)
    if state.turn == 1 or is_crowded(state):
        state.frames.append((check, ()))  # a Character may have fallen in the set-up; a banner may have worn off
    set_off(state, "turn_start", seat, -1)


@cache
def parts(seat: int) -> tuple[Frame, ...]:
    """The parts of a turn of `seat`, the last one first: the same in all its turns."""
    return (
        (pass_turn, (seat,)),
        (end_of_turn, (seat,)),
        (battle, (seat, 0)),
        (deployment, (seat, 0)),
        (cataclysm, (seat,)),
        (power_up, (seat,)),
    )


# --- Power-up ---------------------------------------------------------------------------------------------------------


def power_up(state: State, seat: int) -> None:
    """The active player must draw (P-027 to P-029)."""
    if enter_phase(state, seat, POWER_UP):
        if not is_replaceable(state, "draw"):
            draw_one(state, seat)
            return
        state.frames.append((check, ()))  # what is done in its place may be a player's last Character's end
        draw(state, seat, 1)


# --- Cataclysm --------------------------------------------------------------------------------------------------------


def cataclysm(state: State, seat: int) -> None:
    if enter_phase(state, seat, CATACLYSM):
        ask_event(state, seat, 0)


def ask_event(state: State, seat: int, played: int) -> None:
    """One Event, or one Character played as such, or none (P-030 to P-035).

    While a proposal is under way the question lies among the frames, to be asked again if it is cancelled.
    """
    if played >= rules(state).events_per_turn:
        return
    ways = legal_actions(state, seat, EVENT.values())
    if ways:
        state.frames.append((ask_event, (seat, played)))
        state.decision = Listed("event", seat, event_chosen, (seat,), (*ways, PASS))


def event_chosen(state: State, answer: Answer, seat: int) -> None:
    if answer == PASS:
        state.frames.pop()
    else:
        propose(state, begun(seat, answer[1]))


# --- Deployment -------------------------------------------------------------------------------------------------------


def deployment(state: State, seat: int, deployed: int) -> None:
    """One Character into play, or none (P-036 to P-038)."""
    if deployed == 0 and not enter_phase(state, seat, DEPLOYMENT):
        return
    ask_deployment(state, seat, deployed)


def ask_deployment(state: State, seat: int, deployed: int) -> None:
    if deployed == 0 and not has_room(state, seat):
        skipped(state, seat, DEPLOYMENT, "no_room")
        return
    ways = legal_actions(state, seat, DEPLOY.values())
    if ways:
        state.decision = Listed("deploy", seat, deploy_chosen, (seat, deployed), (*ways, PASS))


def deploy_chosen(state: State, answer: Answer, seat: int, deployed: int) -> None:
    if answer == PASS:
        return
    if deployed + 1 < rules(state).characters_per_turn:
        state.frames.append((deployment, (seat, deployed + 1)))
    card = answer[1]
    if state.log is not None:
        state.log.emit("deploy", {"entity": card, "card": state.entities[card].definition.id, "seat": seat})
    enter(state, card, seat)
    if "always" in state.entities[card].traits.clauses:
        wait(state)  # it may have taken banners (P-037)


# --- End --------------------------------------------------------------------------------------------------------------


def end_of_turn(state: State, seat: int) -> None:
    """What waits for the end of the turn, before changes wear off and the turn passes (P-058)."""
    enter_phase(state, seat, END)
    set_off(state, "turn_end", seat, -1)


def pass_turn(state: State, seat: int) -> None:
    """What lasts this turn ends (P-083), what was borrowed goes back; then the next player's turn (P-059).

    A banner that has worn off leaves no room for who came last (P-037).
    """
    frames = state.frames
    frames.append((begin_turn, ((seat + 1) % len(state.seats),)))
    if not rules(state).no_character_check_at_once:
        frames.append((check_at_end, ()))
    expire(state, BATTLE_END, TURN_END)
    if (control.is_due(state) and control.settle(state)) or is_crowded(state):
        frames.append((next_in_series, ()))


def check_at_end(state: State) -> None:
    """For those who look only now whether a player has a Character (A-03)."""
    losers = losing(state, end_of_turn=True)
    if losers:
        lose(state, losers)


# --- matches that would not end ---------------------------------------------------------------------------------------


def _is_repeated(state: State, seat: int) -> bool:
    """Has this position, with every deck empty, come about so often that the match is drawn (A-21)?

    Of such positions the numbers are kept among those of a seat. All of it is public: with the decks empty a hand is
    what lies nowhere else.
    """
    entities, zones, numbers = state.entities, state.zones, state.seats
    if zones[seat * ZONES + DECK]:
        return False
    players = in_turn_order(state, seat)
    for s in players:
        if zones[s * ZONES + DECK]:
            return False
    facts = [
        [[(i, entities[i].damage, entities[i].flags, [m[:5] for m in entities[i].mods]) for i in zones[zone(s, PLAY)]],
         sorted(zones[zone(s, DISCARD)]), numbers[s][:PHASE]]
        for s in players
    ]  # fmt: skip
    number = int.from_bytes(blake2b(repr(facts).encode(), digest_size=6).digest(), "big")
    numbers[seat].append(number)
    return numbers[seat][NUMBERS:].count(number) >= rules(state).repeated_positions


tasks(
    __name__,
    begin_turn,
    power_up,
    cataclysm,
    ask_event,
    event_chosen,
    deployment,
    ask_deployment,
    deploy_chosen,
    end_of_turn,
    pass_turn,
    check_at_end,
)
