"""Veil: a small game for the tests of the kernel, with all that the bundled games don't have.

Two to five play, four of them in two teams. In each turn a player draws a card and does up to two things: play a
spirit, lay one face down, turn one up or down, attack, look at a face-down one, hand one over to the next seat, or
take one back (a face-down one to the hand, another into the deck). Who is attacked face down is turned up first; the
weaker spirit falls, and its destroyer's team scores. With each round another of the table's omens stands in the sky.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.kernel import control, renumbering
from game.kernel.cards import FACE_DOWN, CardSet, Definition
from game.kernel.characteristics import CONTROL, Modifier
from game.kernel.data import Context
from game.kernel.decisions import Answer
from game.kernel.deckrules import MostCopies
from game.kernel.errors import Reason
from game.kernel.eventkinds import EventKind, Fact
from game.kernel.facedown import lay, turn_face_down, turn_face_up
from game.kernel.game import Game
from game.kernel.listed import Unlisted
from game.kernel.moves import create, move, shuffle
from game.kernel.places import SHARED, ZoneKind
from game.kernel.rng import DECKS, shuffled
from game.kernel.selectors import COMMON_SETS
from game.kernel.setup import blank
from game.kernel.state import State, tasks
from game.kernel.traits.deaths import Deaths
from game.kernel.traits.hidden import Hidden
from game.kernel.traits.legality import Legality
from game.kernel.traits.players import Players
from game.kernel.values import stat
from game.kernel.vocabulary import Vocabulary

DECK, HAND, PLAY, DISCARD, OMENS, SKY = range(6)
ACTIONS, POINTS = range(2)
END: Answer = ("end",)


class Rules(NamedTuple):
    copies: int = 2
    rounds: int = 6
    goal: int = 4
    open_lists: bool = True


class Wanderers(Players):
    numbers = 2

    def teams(self, options: tuple[Any, ...], seats: int) -> tuple[int, ...]:
        return (0, 1, 0, 1) if seats == 4 else tuple(range(seats))

    def losing(self, state: State) -> list[int]:
        return []


class Scores(Deaths):
    def dying(self, state: State) -> list[int]:
        return []  # who falls does so in a fight


class Actions(Legality):
    def answers(self, state: State) -> list[Answer]:
        assert state.decision is not None
        seat, places, entities = state.decision.seat, state.places, state.entities
        hand, mine = state.zones[places.of(seat, HAND)], state.zones[places.of(seat, PLAY)]
        theirs = [i for s in places.opponents[seat] for i in state.zones[places.of(s, PLAY)]]
        hidden = [i for i in mine if entities[i].under is not None]
        return [
            *((word, i) for i in hand for word in ("play", "hide")),
            *(("turn", i) for i in hidden),
            *(("cover", i) for i in mine if i not in hidden),
            *(("attack", i, other) for i in mine if i not in hidden for other in theirs),
            *(("look", i) for i in theirs if entities[i].under is not None),
            *((word, i) for i in mine for word in ("hand_over", "take_back")),
            END,
        ]  # fmt: skip

    def why_not(self, state: State, answer: Answer) -> Reason | None:
        return None if answer in self.answers(state) else Reason("not_an_answer", {"answer": list(answer)})


class Omens(Hidden):
    whole_set = True  # they are in no deck


class Veil(Game):
    name = "veil"
    seats = range(2, 6)
    vocabulary = Vocabulary(
        kinds={"spirit": ("power",), "omen": ()}, elements=(), stats=("power",), keywords=(), keyword_stats=(),
        statuses=(), triggers={}, sets=COMMON_SETS, resources={}, operations={},
        zones=(
            ZoneKind("deck", "none"), ZoneKind("hand", "owner"), ZoneKind("play", "all", field=True),
            ZoneKind("discard", "all"), ZoneKind("omens", "none", shared=True),
            ZoneKind("sky", "all", field=True, shared=True),
        ),
        destinations={"hand": ("hand", "top"), "deck": ("deck", "shuffled"), "omens": ("omens", "shuffled")},
        constants=Rules._field_defaults, ranges={"copies": (1, 9), "rounds": (1, 20), "goal": (1, 20)},
        deck_rules=(MostCopies("copies"),),
        face_down={"power": 0}, deck_kinds=("spirit",),
        actions=("play", "attack", "turn", "look", "hand_over", "take_back"),
        events={"attack": EventKind("A spirit attacks.", {"attacker": Fact.ENTITY, "target": Fact.ENTITY,
                                                          "seat": Fact.SEAT})},
    )  # fmt: skip
    constants = Rules

    legality = Actions()
    players = Wanderers()
    deaths = Scores()
    hidden = Omens()

    def new_match(self, cards: CardSet, decks: Sequence[Sequence[str]], seed: int,
                  constants: Mapping[str, Any], first: int | None) -> State:  # fmt: skip
        state = blank(self, cards, len(decks), seed, constants)
        places = state.places
        for seat, deck in enumerate(decks):
            for card in deck:
                create(state, cards[card], seat, places.of(seat, DECK))
            shuffle(state, places.of(seat, DECK), DECKS + seat)
            if not state.options.open_lists:
                renumbering.at_random(state, seat)
            for card in state.zones[places.of(seat, DECK)][-3:]:
                move(state, card, places.of(seat, HAND))
        omens = [card for card in cards.by_id.values() if card.kind == "omen"]
        for card in shuffled(state.rng, DECKS + len(decks), omens):
            create(state, card, SHARED, places.of(SHARED, OMENS))
        state.frames = [(begin_turn, (first or 0,))]
        return state

    def put(self, state: State, i: int, into: str, context: Context) -> None:
        raise NotImplementedError

    def view_seat(self, state: State, seat: int) -> dict[str, Any]:
        return {"points": state.seats[seat][POINTS]}


VEIL = Veil()


def begin_turn(state: State, seat: int) -> None:
    places, r = state.places, state.options
    assert isinstance(r, Rules)
    if state.turn >= r.rounds * places.seats:
        finish(state)
        return
    state.turn += 1
    state.active = seat
    sky, omens = places.of(SHARED, SKY), places.of(SHARED, OMENS)
    if state.turn % places.seats == 1:
        for card in state.zones[sky]:
            move(state, card, omens)
            shuffle(state, omens, DECKS + places.seats)
        move(state, state.zones[omens][-1], sky)
    deck = state.zones[places.of(seat, DECK)]
    if deck:
        move(state, deck[-1], places.of(seat, HAND))
    state.seats[seat][ACTIONS] = 2
    state.frames.append((ask, (seat,)))


def ask(state: State, seat: int) -> None:
    if max(own[POINTS] for own in state.seats) >= state.options.goal:  # type: ignore[attr-defined]
        finish(state)
    elif state.seats[seat][ACTIONS]:
        state.frames.append((ask, (seat,)))
        state.decision = Unlisted("act", seat, act)
    else:
        state.frames.append((begin_turn, ((seat + 1) % state.places.seats,)))


def act(state: State, answer: Answer) -> None:
    seat, places, entities = state.active, state.places, state.entities
    state.seats[seat][ACTIONS] -= 1
    word, i = answer[0], answer[-1]
    if word == "play":
        move(state, i, places.of(seat, PLAY))
    elif word == "hide":
        lay(state, i, places.of(seat, PLAY))
    elif word == "turn":
        turn_face_up(state, i)
    elif word == "cover":
        turn_face_down(state, i)
    elif word == "attack":
        attack(state, answer[1], answer[2], seat)
    elif word == "look":
        e = entities[i] = entities[i].copy()
        e.known |= 1 << seat
        if state.log is not None:
            state.log.emit("looked", {"seat": seat, "cards": [i]})
    elif word == "hand_over":
        receiver = (seat + 1) % places.seats
        control.take_control(state, i, receiver, Modifier(CONTROL, receiver))
    elif word == "take_back":
        owner = entities[i].owner
        if entities[i].under is not None:
            move(state, i, places.of(owner, HAND))
        else:
            move(state, i, places.of(owner, DECK))
            shuffle(state, places.of(owner, DECK), DECKS + owner)
    else:
        state.seats[seat][ACTIONS] = 0


def attack(state: State, mine: int, other: int, seat: int) -> None:
    places, entities = state.places, state.entities
    if state.log is not None:
        state.log.emit("attack", {"attacker": mine, "target": other, "seat": seat})
    if entities[other].under is not None:
        turn_face_up(state, other)
        fallen = [other]
    else:
        one, two = stat(state, mine, 0), stat(state, other, 0)
        fallen = [i for i, power, foe in ((mine, one, two), (other, two, one)) if power <= foe]
    for i in fallen:
        scorer = entities[other].controller if i == mine else seat
        for s in places.team(scorer):
            state.seats[s][POINTS] += 1
        move(state, i, places.of(entities[i].owner, DISCARD))


def finish(state: State) -> None:
    """The team with the most points has won; of several nobody has."""
    best = max(own[POINTS] for own in state.seats)
    winners = tuple(seat for seat, own in enumerate(state.seats) if own[POINTS] == best)
    shared = len({state.places.teams[seat] for seat in winners}) > 1
    state.result = () if shared else winners
    if state.log is not None:
        state.log.emit("result", {"winners": list(state.result)})


tasks(__name__, begin_turn, ask, act)


def cards() -> CardSet:
    """Twelve spirits, four omens, a player and the back of a card."""

    def made(card: str, kind: str, power: int = 0) -> Definition:
        return Definition(card, kind, (power,), (power,), name={"en": card, "it": card})

    return CardSet([
        made("player", "player"), made(FACE_DOWN, ""),
        *(made(f"spirit_{n}", "spirit", 1 + n % 6) for n in range(12)), *(made(f"omen_{n}", "omen") for n in range(4)),
    ])  # fmt: skip


DECKS_OF_VEIL = tuple(tuple(f"spirit_{(first + n) % 12}" for n in range(6) for _ in range(2)) for first in (0, 3, 6, 9))
