"""Nothing that goes to the worker lets the match's seed or a hidden card be computed (C-152)."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.ai.thinking import encoded
from game.ai.worker import Worker
from game.kernel import decisions
from game.kernel.rng import of_match
from game.kernel.views import resample
from game.records.match import Match
from game.records.replay import verify
from game.rules import NAMES, game_named
from game.system import compiled
from game.table.match import opening
from game.table.playing.session import Play
from tests.libraries import library
from tests.rings import first

TABLES = [(game, seats) for game in NAMES for seats in game_named(game).seats]
MATCHES = 200
"""In all, for the tables together."""


class Overheard:
    """In the place of the channel to a process: keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def receive(self) -> None:
        return None

    def close(self) -> None: ...


@pytest.fixture
def overheard(monkeypatch):
    """What the table sends to the worker when the computer is asked in `match`."""
    if compiled.is_used():
        pytest.skip("it reaches into what is compiled")

    def restart(worker: Worker) -> None:
        worker._channel = channel = Overheard()  # type: ignore[assignment]
        worker._begin_waiting()
        channel.send(encoded(worker._start))

    def listen(match: Match) -> list[bytes]:
        thinker = opening.thinker(match, match.seats)
        assert Play(match, match.seats, thinker).ask_ahead() is not None
        return list(thinker._channel.sent)

    monkeypatch.setattr(Worker, "restart", restart)
    monkeypatch.setattr(Worker, "_end", lambda worker: None)
    return listen


def begin(game: str, seats: int, seed: int) -> Match:
    ids = list(library(game).decks)
    decks = [ids[(seed + n) % len(ids)] for n in range(seats)]
    return Match.new(game, decks, seed, 0, ("human", *["casual"] * (seats - 1)), library=library(game))


def played(game: str, seats: int, seed: int) -> Match:
    """A match of a person against computers, at one of its decisions that a computer answers."""
    chance, match = Random(seed), begin(game, seats, seed)
    for _ in range(chance.randrange(5, 80)):
        if match.to_answer is None:
            return played(game, seats, seed + 1000)
        match.answer(chance.choice(decisions.answers(match.state)))
    while match.to_answer == 0:
        match.answer(chance.choice(decisions.answers(match.state)))
    return match if match.to_answer is not None else played(game, seats, seed + 1000)


def other_than(match: Match, seed: int) -> Match:
    """A match from another seed, at the same point for the seat that is asked, with everything else dealt anew."""
    found = Match(match.game, match.state.cards, match.record)
    found.record = found.record.__class__(**vars(match.record) | {"seed": seed})
    found.state = resample(match.raw_view(match.to_answer), seed, match.game, match.state.cards)
    found.steps = match.steps
    return found


@pytest.mark.parametrize("matches", first(1, [3, MATCHES // len(TABLES)]))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_matches_that_differ_in_what_is_hidden_send_the_same_bytes(overheard, game, seats, matches):
    differ = 0
    for seed in range(matches):
        match = played(game, seats, seed)
        other = other_than(match, seed + 777)
        assert other.state.rng != match.state.rng
        differ += other.state.zones != match.state.zones
        assert overheard(other) == overheard(match)
    assert differ > matches // 2


def test_the_seed_of_the_ai_is_drawn_apart(overheard):
    one, other = begin("contracts", 2, 5), begin("contracts", 2, 5)
    assert one.state == other.state and one.record.ai_seed != other.record.ai_seed
    assert one.record.ai_seed.bit_length() > 90


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_number_that_is_sent_is_of_the_matchs_chance(overheard, game, seats):
    """With the seed of the AI's answers one can go from answer to answer, and to no deck."""
    for seed in range(10**9, 10**9 + 3):
        match = played(game, seats, seed)
        sent = {int(n) for message in overheard(match) for n in re.findall(rb"\d+", message)}
        secret = {match.seed, match.record.ai_seed, *of_match(match.seed, seats), *match.state.rng}
        assert not sent & secret


def test_the_seed_for_an_answer_is_kept_when_it_is_taken_up_again(tmp_path):
    match = begin("contracts", 2, 5)
    match.save_in(tmp_path)
    again = Match.load(match.path)
    assert again.ai_seed == match.ai_seed and again.record.ai_seed == match.record.ai_seed
    chance = Random(1)
    match.answer(chance.choice(decisions.answers(match.state)))
    assert again.ai_seed != match.ai_seed
    assert Match.load(match.path).ai_seed == match.ai_seed


def test_a_file_of_before_gets_a_seed_for_the_ai(tmp_path):
    match = begin("contracts", 2, 5)
    match.record.ai_seed = 0
    match.save_in(tmp_path)
    text = match.path.read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(('"ai_seed"', '"checksum"'))]
    match.path.write_text("\n".join(lines).rstrip().removesuffix("}").rstrip().removesuffix(",") + "\n}\n", "utf-8")
    assert "ai_seed" not in match.path.read_text("utf-8") and not verify(match.path).faults
    again = Match.load(match.path)
    assert again.record.ai_seed and again.state == match.state
