"""What all tests share: cards are numbered anew for each, and `--cost N` tells where the processor's time goes."""

from __future__ import annotations

import gc
import os
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

if sys.dont_write_bytecode:  # none beside the sources, then; but compiling is most of what collecting would cost
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(Path(__file__).parent.parent / ".pytest_cache/bytecode")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix

os.environ.setdefault("CONTRACTS_COMPILED", "no")  # plain Python, whatever was built; `yes` tries what was compiled

import pytest

from tests.rules.base import number_anew


@pytest.fixture(autouse=True)
def numbered_anew() -> None:
    number_anew()


@pytest.fixture(autouse=True, scope="session")
def quick_disk() -> Iterator[None]:
    """A kill of the process leaves what the system has already taken; waiting for the disk would only slow us."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, Any, Any]:
    """What was collected stays to the end: the collector of garbage need not go through it again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()
        gc.set_threshold(100_000, 20, 100)


SPENT = pytest.StashKey[Counter[str]]()


def spent() -> float:
    """Seconds of processor time of this process and of those of its children that have ended."""
    return sum(os.times()[:4])


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "tell the processor time of each folder, of the N dearest files and of the N dearest tests"
    parser.addoption("--cost", type=int, metavar="N", help=told)


def measured(item: pytest.Item, phase: str) -> Generator[None, Any, Any]:
    before = spent()
    try:
        return (yield)
    finally:
        item.stash.setdefault(SPENT, Counter())[phase] = spent() - before


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, Any, Any]:
    return (yield from measured(item, "setup"))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    return (yield from measured(item, "call"))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, Any, Any]:
    return (yield from measured(item, "teardown"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[Any]) -> Generator[None, Any, Any]:
    report = yield
    report.cost = item.stash.get(SPENT, Counter())[call.when]  # goes with the report to the process that tells
    return report


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    rows = config.getoption("cost")
    if rows is None:
        return
    reports = [r for told in terminalreporter.stats.values() for r in told if isinstance(r, pytest.TestReport)]
    tests, files, folders, numbers = (Counter[str]() for _ in range(4))
    for report in reports:
        tests[report.nodeid] += report.cost
    for name, cost in tests.items():
        file = name.split("::")[0]
        folder = "/".join(file.split("/")[:2])
        files[file] += cost
        folders[folder] += cost
        numbers[folder] += 1
    terminalreporter.section("processor time")
    for folder, cost in folders.most_common():
        terminalreporter.write_line(f"{cost:8.1f} s {numbers[folder]:6} {folder}")
    terminalreporter.write_line(f"{sum(tests.values()):8.1f} s {len(tests):6} in all")
    for dearest in (files, tests):
        terminalreporter.section("the dearest")
        for name, cost in dearest.most_common(rows):
            terminalreporter.write_line(f"{cost:8.2f} s {name}")
