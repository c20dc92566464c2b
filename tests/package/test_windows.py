"""The package for Windows, tried by Wine. CONTRACTS_WINDOWS names the folder with the archive and the installer.

`python -m game.package --windows -o FOLDER` makes both. What Wine can't show: a graphics driver, scaling by the system,
the warning about unsigned programs, a sound card.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.package import archive, wine
from game.records import matchfile
from tests.package.conftest import ARCHIVE
from tests.package.person import PATIENCE, Desk, wait_for_match
from tests.package.playing import Package, end, settle, with_breaks

MADE = Path(os.environ.get("CONTRACTS_WINDOWS", "none"))
ARCHIVES = sorted(MADE.glob("contracts-*-windows-*.zip"))
SETUPS = sorted(MADE.glob("contracts-*-windows-*-setup.exe"))
INSTALLED = Path("AppData", "Local", "Programs", "Contracts")
MENU = Path("AppData", "Roaming", "Microsoft", "Windows", "Start Menu", "Programs", "Contracts.lnk")
OWN_CARD = b"""\xef\xbb\xbfcards:\r
- id: trial_fox\r
  name: {it: Volpe perch\xc3\xa9 no, en: Trial Fox}\r
  kind: creature\r
  cost: {fire: 1, pure: 1}\r
  attack: 2\r
  health: 1\r
  keywords: [adrenaline]\r
  flavour: {it: "Citt\xc3\xa0.", en: "Trial."}\r
  art: {icon: fox-head, scene: desert, hue: fire}\r
"""
"""As the oldest Notepad writes it: a byte-order mark, and two characters at the end of a line."""

pytestmark = [
    pytest.mark.package,
    pytest.mark.skipif(not ARCHIVES or sys.platform == "win32", reason="CONTRACTS_WINDOWS names no folder with them"),
]


@pytest.fixture(scope="session")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A Windows that has just been set up."""
    made = tmp_path_factory.mktemp("windows") / "prefix"
    screen = Desk()
    wine.run(["cmd", "/c", "exit"], made, {"DISPLAY": screen.name})
    yield made
    screen.off()


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory: pytest.TempPathFactory, prefix: Path) -> Package:
    """The archive under a path with spaces and letters with accents."""
    place = tmp_path_factory.mktemp("package") / "perché no, giochi"
    with zipfile.ZipFile(ARCHIVES[-1]) as packed:
        packed.extractall(place)
    (folder,) = place.iterdir()
    return Package(folder, prefix)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "casa è qui"


def user(prefix: Path) -> Path:
    """The folder of the person who uses this Windows."""
    found = [path for path in (prefix / "drive_c" / "users").iterdir() if path.name.lower() != "public"]
    assert len(found) == 1
    return found[0]


def registered(prefix: Path, key: str) -> str:
    """What the registry says under `key`; nothing where it is not."""
    said = wine.run(["reg", "query", rf"HKCU\{key}", "/ve"], prefix).stdout
    found = re.search(r"REG_SZ\s+(.*)", said)
    return found[1].strip() if found else ""


def installed(prefix: Path, screen: Desk) -> Package:
    """The program installed without a question."""
    ran = wine.run([SETUPS[-1], "/S"], prefix, {"DISPLAY": screen.name}, timeout=240)
    assert ran.returncode == 0, ran
    return Package(user(prefix) / INSTALLED, prefix)


# the archive


def test_nothing_is_in_it_but_the_program_its_papers_and_room_for_cards() -> None:
    with zipfile.ZipFile(ARCHIVES[-1]) as packed:
        names = {name.split("/", 2)[1] for name in packed.namelist()} - {""}
    assert names == {
        "_internal", "cards", "licences", "contracts.exe", "contracts-console.exe", "contracts.cdx.json", "LICENSE",
        "README.md",
    }  # fmt: skip


def test_the_sums_beside_it_are_right() -> None:
    assert subprocess.run(["sha256sum", "-c", "SHA256SUMS"], cwd=MADE, capture_output=True, check=False).returncode == 0


def test_it_tests_itself(unpacked: Package, home: Path, screen: Desk) -> None:
    done = unpacked.run(home, "--selftest", screen=screen.name)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("ok ") == 6
    print(done.stdout)


def test_the_program_says_who_it_is_and_that_it_draws_sharp(unpacked: Package) -> None:
    content = (unpacked.folder / "contracts.exe").read_bytes()
    for words in ("PerMonitorV2", "longPathAware", "asInvoker"):
        assert words.encode() in content
    assert "ProductName".encode("utf-16-le") in content
    assert content[content.index(b"PE\0\0") + 0x5C] == 2, "a program with a window of its own, not of the console"


@pytest.mark.parametrize(
    "arguments", [("--version",), ("--where",), ("check",), ("text", "--lang", "it"), ("schema",)], ids=" ".join
)
def test_commands_end_well_and_print_what_the_code_page_has(unpacked: Package, home: Path, arguments) -> None:
    done = unpacked.run(home, *arguments)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout


def test_a_match_by_clicks_killed_closed_resumed_won_or_lost_and_verified(
    unpacked: Package, home: Path, screen: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = with_breaks(unpacked, home, screen, monkeypatch)
    assert path.parent == home / "matches" and not [*(home / "logs").glob("crash*")]


def test_logging_off_ends_the_table_and_loses_nothing(unpacked: Package, home: Path, screen: Desk) -> None:
    """As Windows does it: every window is asked whether the session may end, then told that it does."""
    assert unpacked.prefix is not None
    settle(home)
    with unpacked.open(home, screen, "play", "--seed", "3") as running:
        match = wait_for_match(home / "matches")
        before = matchfile.read(match).answers
        wine.run(["wineboot", "--end-session"], unpacked.prefix, {"DISPLAY": screen.name})
        assert running.wait(PATIENCE) == 0
    assert matchfile.read(match).answers[: len(before)] == before
    assert unpacked.run(home, "replay", "--verify", unpacked.named(match)).returncode == 0
    assert not [*(home / "logs").glob("crash*")]


def test_a_second_program_leaves_the_match_of_the_first_alone(unpacked: Package, home: Path, screen: Desk) -> None:
    settle(home)
    with unpacked.open(home, screen, "play", "--seed", "3"):
        path = wait_for_match(home / "matches")
        second = unpacked.run(home, "resume", screen=screen.name)
        assert second.returncode == 1 and "there is no unfinished match" in second.stderr
        before = path.read_bytes()
    assert path.read_bytes() == before


def test_a_home_that_can_not_be_written_is_told_and_the_table_opens(unpacked: Package, screen: Desk) -> None:
    done = unpacked.run(Path("/proc/contracts"), "--where", screen=screen.name)
    assert done.returncode == 0 and "can't be written" in done.stdout + done.stderr


def test_a_path_of_more_than_260_characters(unpacked: Package, tmp_path: Path, screen: Desk) -> None:
    home = tmp_path.joinpath(*("una cartella dal nome lungo e con accenti, perché no" for _ in range(6)))
    home.mkdir(parents=True)
    assert len(str(home)) > 300
    done = unpacked.run(home, "--selftest", screen=screen.name)
    assert done.returncode == 0, done.stdout + done.stderr
    made = unpacked.run(home, "simulate", "--games", "2", "--json")
    assert json.loads(made.stdout)["errors"] == 0


def test_cards_as_notepad_writes_them(unpacked: Package, home: Path) -> None:
    own = home / "cards" / "contracts" / "cards" / "mie.yaml"
    own.parent.mkdir(parents=True)
    own.write_bytes(OWN_CARD)
    assert unpacked.run(home, "text", "trial_fox").returncode == 0
    own.write_bytes(OWN_CARD.replace(b"adrenaline", b"adrenalin"))
    done = unpacked.run(home, "check", "--json")
    (fault,) = json.loads(done.stdout)["faults"]
    assert done.returncode == 1 and (fault["line"], "adrenaline" in fault["suggestion"]) == (8, True)


# the installer


def test_install_upgrade_uninstall(tmp_path: Path, screen: Desk) -> None:
    """Nothing of a player's is lost on the way, and nothing of the program's stays."""
    prefix = tmp_path / "prefix"
    program = installed(prefix, screen)
    assert (user(prefix) / MENU).is_file()
    for kind in ("Match", "Bundle", "Scenario"):
        command = registered(prefix, rf"Software\Classes\Contracts.{kind}\shell\open\command")
        assert command.endswith(r'\Programs\Contracts\contracts.exe" "%1"')
    assert registered(prefix, r"Software\Classes\.duel") == "Contracts.Bundle"
    assert offered(prefix) == [".yaml", ".yml"]
    known = wine.surroundings(prefix, DISPLAY=screen.name)
    console = wine.command(program.folder / "contracts-console.exe")

    def said(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*console, *arguments], env=known, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
            encoding="utf-8", errors="replace",
        )  # fmt: skip

    tested = said("--selftest")
    assert tested.returncode == 0 and tested.stdout.count("ok ") == 6, tested.stdout + tested.stderr

    # what a player has: a match in the usual place, cards beside the program
    home = user(prefix) / "AppData" / "Local" / "contracts"
    started = [*wine.command(program.folder / "contracts.exe"), "play", "--seed", "3"]
    running = subprocess.Popen(
        started, env=known, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    screen.window()
    match = wait_for_match(home / "matches")
    busy = wine.run([SETUPS[-1], "/S"], prefix, {"DISPLAY": screen.name})
    assert busy.returncode == 3, "an open program is not written over"
    running.kill()
    running.wait()
    own = program.folder / "cards" / "contracts" / "cards" / "mie.yaml"
    own.write_bytes(OWN_CARD)
    kept = {path: path.read_bytes() for path in (match, own)}

    # an older version's file that the new one has no more
    (program.folder / "_internal" / "older.txt").write_text("older")
    closed(program)
    installed(prefix, screen)
    assert not (program.folder / "_internal" / "older.txt").exists()
    assert {path: path.read_bytes() for path in kept} == kept
    assert said("text", "trial_fox").returncode == 0

    assert wine.run([program.folder / "uninstall.exe", "/S"], prefix, {"DISPLAY": screen.name}).returncode == 0
    until_gone(program.folder / "uninstall.exe")
    assert {path: path.read_bytes() for path in kept} == kept
    assert [path for path in program.folder.rglob("*") if path.is_file()] == [own]
    assert not (user(prefix) / MENU).exists()
    assert not registered(prefix, r"Software\Classes\.duel")
    assert not offered(prefix)


def offered(prefix: Path) -> list[str]:
    """The endings under whose "Open with" the program stands."""
    known = [rf"HKCU\Software\Classes\{ending}\OpenWithProgids" for ending in (".yaml", ".yml")]
    asked = [wine.run(["reg", "query", key, "/v", "Contracts.Scenario"], prefix) for key in known]
    return [key.split("\\")[3] for key, said in zip(known, asked, strict=True) if "Contracts.Scenario" in said.stdout]


def closed(program: Package) -> None:
    """Wait until no process of the program is left: a worker ends a moment after the table."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not processes(program):
            return
        time.sleep(0.1)
    raise AssertionError("\n".join(Path(f"/proc/{pid}/cmdline").read_text() for pid in processes(program)))


def belongs(pid: str, program: Package) -> bool:
    try:
        return str(program.prefix).encode() in Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return False


def until_gone(path: Path) -> None:
    """The uninstaller works from a copy of itself, and ends before that does."""
    end = time.monotonic() + PATIENCE
    while path.exists() and time.monotonic() < end:
        time.sleep(0.1)
    time.sleep(1)


def test_a_bundle_opened_by_double_click(tmp_path: Path, screen: Desk, prefix: Path, home: Path) -> None:
    """By the command that Explorer finds for its kind."""
    program = installed(prefix, screen)
    settle(home)
    with program.open(home, screen, "play", "--seed", "3"):
        match = wait_for_match(home / "matches")
    closed(program)
    named = tmp_path / "una partita, perché.match"
    shutil.copy(match, named)
    kind = registered(prefix, r"Software\Classes\.match")
    started = re.fullmatch(r'"(.*)" "%1"', registered(prefix, rf"Software\Classes\{kind}\shell\open\command"))
    assert started is not None
    quiet = subprocess.DEVNULL
    running = subprocess.Popen(
        wine.command(started[1], wine.path(named)), env=program.surroundings(home, screen.name),
        stdin=quiet, stdout=quiet, stderr=quiet,
    )  # fmt: skip
    screen.window()
    time.sleep(2)
    assert running.poll() is None
    screen.close_window()
    end(running)


def processes(program: Package) -> list[int]:
    """Those of the program that run."""
    found = subprocess.run(["pgrep", "-f", r"contracts\.exe"], capture_output=True, text=True, check=False).stdout
    return [int(pid) for pid in found.split() if belongs(pid, program)]


def test_matches_in_which_the_worker_is_killed_in_mid_thought(unpacked: Package, home: Path, screen: Desk) -> None:
    home.mkdir(parents=True)
    (home / "settings.json").write_text(json.dumps({"language": "en", "speed": 0, "reduced_motion": True}))
    matches = int(os.environ.get("CONTRACTS_MATCHES", "1"))
    killed, until = 0, time.monotonic() + 400 * matches
    with unpacked.open(home, screen, "demo", "--seed", "1", "--matches", str(matches)) as running:
        while running.poll() is None and time.monotonic() < until:
            time.sleep(2.5)
            for pid in processes(unpacked):
                if b"--multiprocessing-fork" in Path(f"/proc/{pid}/cmdline").read_bytes() and killed < 10 * matches:
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
        assert running.poll() == 0 and killed, killed
    print(f"{killed} workers killed in {matches} matches")
    assert not [*(home / "logs").glob("crash*")]


def test_fifty_ends_at_any_moment_lose_nothing(unpacked: Package, home: Path, screen: Desk) -> None:
    """Killed while matches are played and saved as fast as they can be: the file reads, to an answer of its end."""
    from random import Random

    from game.records import matchfile

    chance, lost = Random(50), []
    settle(home)
    (home / "settings.json").write_text(json.dumps({"language": "en", "hints": False, "speed": 0}))
    for number in range(int(os.environ.get("CONTRACTS_ENDS", "3"))):
        with unpacked.open(home, screen, "demo", "--seed", str(number)) as running:
            time.sleep(chance.uniform(0.5, 4.0))
            end(running, by=signal.SIGKILL)
        closed(unpacked)
        for path in (home / "matches").glob("*.match"):
            try:
                matchfile.read(path)
            except matchfile.BadMatchFile as error:
                lost.append((number, path.name, str(error)))
    assert not lost
    assert not [*(home / "logs").glob("crash*")]


def test_start_and_memory_beside_the_package_for_linux(
    unpacked: Package, tmp_path: Path, home: Path, screen: Desk
) -> None:
    """A benchmark: it prints the figures of both, taken in turns; CONTRACTS_PACKAGE names the archive for Linux.

    A program that waits meanwhile keeps Wine's own services up, which take seconds to start and which Windows has up.
    """
    programs = {"Windows": unpacked}
    if ARCHIVE.is_file():
        archive.unpack(ARCHIVE, tmp_path / "linux")
        programs["Linux"] = Package(next((tmp_path / "linux").iterdir()))
    settle(home)
    times: dict[str, list[float]] = {name: [] for name in programs}
    quiet = subprocess.DEVNULL
    waiting = subprocess.Popen(
        wine.command("cmd"), env=unpacked.surroundings(home, screen.name), stdin=subprocess.PIPE, stdout=quiet,
        stderr=quiet,
    )  # fmt: skip
    for _ in range(8):
        for name, program in programs.items():
            begin = time.perf_counter()
            ran = subprocess.run(  # without a pipe, which what Wine starts beside it would hold open
                program.command("--frames", "1", console=True), env=program.surroundings(home, screen.name),
                stdin=quiet, stdout=quiet, stderr=quiet, timeout=120, check=False,
            )  # fmt: skip
            assert ran.returncode == 0
            times[name].append(time.perf_counter() - begin)
    waiting.communicate(b"exit\r\n")
    for name, program in programs.items():
        files = [path for path in program.folder.rglob("*") if path.is_file()]
        with program.open(home, screen, "play", "--seed", "3") as running:
            time.sleep(4)
            used = memory(running.pid) if program.prefix is None else sum(map(memory_alone, processes(program)))
        if program.prefix is not None:
            closed(program)
        print(f"{name}: {len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB; start to first "
              f"frame and end: median {statistics.median(times[name][1:]):.2f} s, {min(times[name][1:]):.2f} to "
              f"{max(times[name][1:]):.2f}, of 7; memory of table and worker: {used:.0f} MB")  # fmt: skip
        assert used > 20


def memory(pid: int) -> float:
    """What a process and its children hold, in MB."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return memory_alone(pid) + sum(memory(int(child)) for child in children)


def memory_alone(pid: int) -> float:
    """What a process holds, in MB; of pages that others hold as well its share."""
    held = re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
    assert held is not None
    return int(held[1]) / 1000
