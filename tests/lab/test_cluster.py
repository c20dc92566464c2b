"""A cluster of dask.distributed: what comes of a run is what comes of it in one process."""

from __future__ import annotations

import json
from contextlib import contextmanager

import pytest

from game.cli import main
from game.kernel.errors import GameError
from game.lab import balancing, likeness
from game.lab.arena import Plan, played
from game.lab.executors import HERE

distributed = pytest.importorskip("distributed")

from distributed import LocalCluster  # noqa: E402

from game.lab import cluster  # noqa: E402
from game.lab.cluster import Cluster, Unlike  # noqa: E402

PLAN = Plan("sparks", ("casual", "random"), pairs=30, seed=5)

TIMED = ("agents", "nodes_per_second", "think_ms")
"""What an arena tells by clocks."""


def scored(pairs):
    """All of them but what clocks told."""
    return [(pair.duel, pair.number, pair.score, pair.began, *(side.nodes for side in pair.sides)) for pair in pairs]


@contextmanager
def workers(number=1, **marks):
    """In this process, which is quicker to start; `marks` are what they are like, else as this machine."""
    resources = likeness.written(likeness.marks() | marks)
    with LocalCluster(
        number, threads_per_worker=1, processes=False, dashboard_address=None, resources=resources
    ) as there:
        yield there.scheduler_address


def balanced(by, out):
    plan = balancing.planned("sparks", agent="random", pairs=20, seed=4)
    balancing.played(plan, by, out)


def triple(share: int) -> int:
    return 3 * share


def faulty(share: int) -> int:
    raise GameError(f"share {share}")


def test_a_run_comes_to_the_same_on_a_cluster(tmp_path, capsys):
    line = ["arena", "--game", "sparks", "--agents", "casual,random", "--pairs", "12", "--seed", "3", "--json"]
    with workers() as address:
        with Cluster(address, "sparks") as by:
            assert [*by.spread(triple, range(100))] == [*range(0, 300, 3)]
            assert scored(played(PLAN, by)) == scored(played(PLAN, HERE))
            with pytest.raises(GameError, match="share 0"):
                [*by.spread(faulty, range(3))]
            balanced(by, tmp_path / "there.jsonl")
        assert f"at {address}: 1 workers" in capsys.readouterr().err
        assert main([*line, "--cluster", address]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main(line) == 0
    here = json.loads(capsys.readouterr().out)
    balanced(HERE, tmp_path / "here.jsonl")
    assert (tmp_path / "here.jsonl").read_bytes() == (tmp_path / "there.jsonl").read_bytes()
    assert {name: here[name] for name in here if name not in TIMED} == {n: there[n] for n in there if n not in TIMED}


@pytest.mark.parametrize(("part", "told"), [("program", "another version of the program"), ("sparks", "other cards")])
def test_workers_that_would_play_other_matches_are_refused(part, told):
    with workers(**{part: "another"}) as address, pytest.raises(Unlike, match=f"{told}.*(install|copy)"):
        Cluster(address, "sparks")


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
