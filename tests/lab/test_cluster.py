"""A cluster of dask.distributed: what comes of a run is what comes of it in one process."""

from __future__ import annotations

import json
import os
import signal

import pytest

from game.cli import main
from game.kernel.errors import GameError
from game.lab import balancing, likeness
from game.lab.arena import Plan, played
from game.lab.executors import HERE
from tests.waiting import until

distributed = pytest.importorskip("distributed")

import dask  # noqa: E402
from distributed import LocalCluster  # noqa: E402

from game.lab import cluster  # noqa: E402
from game.lab.cluster import Cluster, Unlike  # noqa: E402

PLAN = Plan("sparks", ("casual", "random"), pairs=30, seed=5)

TIMED = ("agents", "nodes_per_second", "think_ms")
"""What an arena tells by clocks."""


def scored(pairs):
    """All of them but what clocks told."""
    return [(pair.duel, pair.number, pair.score, pair.began, *(side.nodes for side in pair.sides)) for pair in pairs]


def workers(number=1, processes=False, **marks):
    """A cluster, in this process, which is quicker to start; `marks` are what they are like, else as this machine."""
    resources = likeness.written(likeness.marks() | marks)
    return LocalCluster(number, threads_per_worker=1, processes=processes, dashboard_address=None, resources=resources)


def balanced(by, out):
    plan = balancing.planned("sparks", agent="random", pairs=20, seed=4)
    balancing.played(plan, by, out)


def triple(share: int) -> int:
    return 3 * share


def ends_at_two(share: int) -> int:
    if share == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return share


def faulty(share: int) -> int:
    raise GameError(f"share {share}")


def test_a_run_comes_to_the_same_on_a_cluster(tmp_path, capsys):
    line = ["arena", "--game", "sparks", "--agents", "casual,random", "--pairs", "12", "--seed", "3", "--json"]
    with workers() as there:
        address = there.scheduler_address
        with Cluster(address, "sparks") as by:
            assert [*by.spread(triple, range(100))] == [*range(0, 300, 3)]
            assert scored(played(PLAN, by)) == scored(played(PLAN, HERE))
            with pytest.raises(GameError, match=r"the worker .*: share 0"):
                [*by.spread(faulty, range(3))]
            balanced(by, tmp_path / "there.jsonl")
        assert f"at {address}: 1 workers" in capsys.readouterr().err
        assert main([*line, "--cluster", address]) == 0
    found = json.loads(capsys.readouterr().out)
    assert main(line) == 0
    here = json.loads(capsys.readouterr().out)
    balanced(HERE, tmp_path / "here.jsonl")
    assert (tmp_path / "here.jsonl").read_bytes() == (tmp_path / "there.jsonl").read_bytes()
    assert {name: here[name] for name in here if name not in TIMED} == {n: found[n] for n in found if n not in TIMED}


@pytest.mark.parametrize(("part", "told"), [("program", "another version of the program"), ("sparks", "other cards")])
def test_workers_that_would_play_other_matches_are_refused(part, told):
    with workers(**{part: "another"}) as there, pytest.raises(Unlike, match=f"{told}.*(install|copy)"):
        Cluster(there.scheduler_address, "sparks")


def test_workers_that_are_none_of_ours_are_refused():
    with (
        LocalCluster(1, threads_per_worker=1, processes=False, dashboard_address=None) as there,
        pytest.raises(Unlike, match="was not started by `contracts worker`"),
    ):
        Cluster(there.scheduler_address, "sparks")


def test_where_no_scheduler_answers_one_is_told_how_to_start_it(monkeypatch, capsys):
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    assert main(["arena", "--game", "sparks", "--agents", "casual,random", "--cluster", "tcp://127.0.0.1:9"]) == 2
    assert "no scheduler answers at tcp://127.0.0.1:9" in capsys.readouterr().err


def test_where_there_are_no_workers_it_is_said_and_waited_for_some(monkeypatch):
    monkeypatch.setattr(cluster, "LOOKED", 0.1)
    told = list[str]()
    monkeypatch.setattr(cluster, "tell", told.append)
    with workers() as there, Cluster(there.scheduler_address, "sparks") as by:
        there.scale(0)
        until(lambda: not there.scheduler.workers)
        by._tell_of(by._there())
        assert "waiting for workers; `contracts worker inproc://" in told[-1]
        there.scale(1)
        assert [*by.spread(triple, range(5))] == [0, 3, 6, 9, 12]


@pytest.mark.nightly
def test_a_share_that_ends_whoever_does_it_is_lost_alone(capsys):
    with (
        dask.config.set({"distributed.scheduler.allowed-failures": 0}),
        workers(2, processes=True) as there,
        Cluster(there.scheduler_address, "sparks") as by,
    ):
        assert [*by.spread(ends_at_two, range(6))] == [0, 1, 3, 4, 5]
    assert "is begun anew" in (told := capsys.readouterr().err) and "is lost" in told


def test_files_that_a_worker_has_otherwise_end_the_run(tmp_path):
    weights = tmp_path / "weights.json"
    weights.write_text("{}")
    with workers() as there, Cluster(there.scheduler_address, "sparks", [weights]) as by:
        assert [*by.spread(triple, range(2))] == [0, 3]
        weights.write_text("{ }")
        with pytest.raises(Unlike, match=r"has no .*weights.json, or another one; copy it"):
            [*by.spread(triple, range(2))]


def test_an_address_that_asks_for_certificates_says_that_there_are_none(capsys):
    assert main(["arena", "--game", "sparks", "--agents", "casual,random", "--cluster", "tls://127.0.0.1:9"]) == 2
    assert "asks for certificates" in capsys.readouterr().err


def test_a_cluster_has_its_own_workers(capsys):
    line = ["arena", "--game", "sparks", "--agents", "casual,random", "--jobs", "2", "--cluster", "tcp://127.0.0.1:9"]
    assert main(line) == 2 and "leave --jobs out" in capsys.readouterr().err


def test_what_a_machine_is_like_hangs_on_its_cards(tmp_path, monkeypatch):
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    before = likeness.marks()
    mine = tmp_path / "cards" / "contracts" / "cards" / "mine.yaml"
    mine.parent.mkdir(parents=True)
    mine.write_text("cards: []\n")
    after = likeness.marks()
    assert {part for part in before if before[part] != after[part]} == {"contracts"}
    mine.write_bytes(b"cards: []\r\n")  # as Git may write it on Windows
    assert likeness.marks() == after
    assert likeness.unlike(likeness.written(before), {"program": before["program"]}) == ""
    assert likeness.unlike(likeness.written(before), after) == "contracts"
    assert likeness.unlike({"GPU": 1}, after) == "worker"
