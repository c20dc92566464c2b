"""The package in a root file system that holds nothing but it and the libraries that its own list names.

Made from this machine's libraries, without a network: no Python, no shell, no fonts, no repository, no locales.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ai.agents import agent
from game.records.match import Match
from game.rules import NAMES
from tests.package.conftest import needs_package
from tests.package.person import Desk
from tests.table.live import decks_of

pytestmark = [pytest.mark.package, needs_package]

PLACE = "/opt/perché no"
MOUNTS = """mount --bind "$0/opt" "$0/opt" && mount -o remount,bind,ro "$0/opt" &&
mount --rbind /dev "$0/dev" && mount --rbind /proc "$0/proc" &&
mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix" && exec chroot "$0" "$@" """
WAYS = [
    ("unshare", "--user", "--map-root-user", "--mount", "sh", "-c", MOUNTS),
    ("unshare", "--mount", "sh", "-c", MOUNTS),
    ("chroot",),  # then without /proc and /dev, and the display only by its abstract socket
]
"""How to get into the file system, the first that this machine allows; its folder and the command follow.

The program lies where nothing can be written, but for the last of them.
"""


@pytest.fixture(scope="module")
def bare(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("bare")
    for name in ("dev", "proc", "tmp/.X11-unix", "home/tester", PLACE[1:]):
        (root / name).mkdir(parents=True, mode=0o755)
    shutil.copytree(folder, root / PLACE[1:] / "contracts", symlinks=True)
    for path in libraries(folder):
        target = root / path.relative_to("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
        target.chmod(0o755)
    return root


def libraries(folder: Path) -> Iterator[Path]:
    """Where this machine has the libraries that `libraries.txt` calls for, and those that they need in their turn."""
    text = (folder / "libraries.txt").read_text("utf-8").partition("Used where they are there")[0]
    named = re.findall(r"^\S+\.so\.\d+$", text, re.MULTILINE)
    said = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    places = dict(reversed(re.findall(r"^\t(\S+) \(libc6,x86-64[^)]*\) => (\S+)$", said, re.MULTILINE)))
    found = {places[name] for name in named}
    for path in sorted(found):
        said = subprocess.run(["ldd", path], capture_output=True, text=True, check=False).stdout
        found |= set(re.findall(r"(/\S+) \(0x", said))
    return map(Path, sorted(found))


@pytest.fixture(scope="module")
def way(bare: Path) -> tuple[str, ...]:
    for words in WAYS:
        if subprocess.run([*words, str(bare), f"{PLACE}/contracts/contracts", "--version"], capture_output=True,
                          env=surroundings(), check=False).returncode == 0:  # fmt: skip
            return words
    if os.environ.get("CONTRACTS_NEEDS_WINDOW") and os.getuid() == 0:
        pytest.fail("root can't get into another root file system here")
    pytest.skip("neither a user namespace nor chroot is allowed here")


def surroundings(display: str = "") -> dict[str, str]:
    return {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/home/tester"} | ({"DISPLAY": display} if display else {})


def inside(way: tuple[str, ...], bare: Path, *arguments: str, display: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*way, str(bare), f"{PLACE}/contracts/contracts", *arguments],
        env=surroundings(display), capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


def test_there_is_nothing_but_the_package_and_its_libraries(bare: Path) -> None:
    others = [path for path in bare.rglob("*") if path.is_file() and "contracts" not in path.parts]
    assert others and all(re.search(r"\.so(\.\d+)*$", path.name) for path in others)
    print(f"{len(others)} libraries, {sum(path.stat().st_size for path in others) / 1e6:.1f} MB")


def test_it_tests_itself_and_shows_a_match_of_each_game(bare: Path, way: tuple[str, ...]) -> None:
    settings = bare / "home/tester/.local/share/contracts/settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"speed": 0, "reduced_motion": true}')
    screen = Desk()
    try:
        done = inside(way, bare, "--selftest", display=screen.name)
        assert done.returncode == 0, done.stdout + done.stderr
        print(f"{' '.join(way[:4])}\n{done.stdout}")
        for game in NAMES:
            done = inside(way, bare, "demo", "--game", game, "--matches", "1", "--seed", "1", display=screen.name)
            assert done.returncode == 0, done.stdout + done.stderr
    finally:
        screen.off()


@pytest.mark.parametrize("game", NAMES)
def test_it_verifies_a_whole_match(bare: Path, way: tuple[str, ...], game: str, played: dict[str, Path]) -> None:
    """That which a person played in the package; where that was not tried, one of the computer's."""
    if game not in played:
        match = Match.new(game, decks_of(game, 2), 3, seats=("random", "random"), folder=bare / "made")
        while match.to_answer is not None:
            match.answer(agent("random", len(match.steps)).answer(match.state))
        assert match.path is not None
        played[game] = match.path
    shutil.copyfile(played[game], bare / "tmp" / f"{game}.match")
    done = inside(way, bare, "replay", "--verify", f"/tmp/{game}.match")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "as recorded" in done.stdout
