"""The package itself, as a playtester and as a designer meet it. CONTRACTS_PACKAGE names the archive to try."""

from __future__ import annotations

import json
import re
import shutil
import statistics
import subprocess
import tarfile
import time
from pathlib import Path

import pytest

from tests.package.conftest import ARCHIVE, needs_package

HERE = Path(__file__).resolve().parent
LISTING = [line for line in (HERE / "listing.txt").read_text("utf-8").splitlines() if line and line[0] != "#"]
SYSTEM = {"ld-linux-x86-64.so.2", "libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "libz.so.1"}
CARDS = {
    "contracts": """cards:
- id: trial_fox
  name: {it: Volpe di Prova, en: Trial Fox}
  kind: creature
  cost: {fire: 1, pure: 1}
  attack: 2
  health: 1
  keywords: [adrenaline]
  flavour: {it: "Prova.", en: "Trial."}
  art: {icon: fox-head, scene: desert, hue: fire}
""",
    "cataclysm": """cards:
- id: trial_fox
  name: {it: Volpe di Prova, en: Trial Fox}
  kind: character
  life: 9
  power: 3
  clauses:
  - when: enter
    do: [{draw: 1}]
  keywords: [vanguard]
  flavour: {it: "Prova.", en: "Trial."}
  art: {icon: fox-head, scene: desert, hue: fire}
""",
}
FAULT = {"contracts": ("adrenaline", "adrenalin", 8), "cataclysm": ("vanguard", "vangard", 10)}
"""A keyword, how it is mistyped, and the line."""

pytestmark = [pytest.mark.package, needs_package]


@pytest.fixture
def home(tmp_path) -> Path:
    return tmp_path / "casa è qui"


def run(folder: Path, home: Path | str, *arguments: str, window: bool = False, **given: str):
    """The program as a playtester has it: no Python, no repository, hardly an environment."""
    known = {"PATH": "/usr/bin:/bin", "CONTRACTS_HOME": str(home), "LANG": "C.UTF-8", **given}
    known = {name: value for name, value in known.items() if value}
    before = ["xvfb-run", "-a", "-s", "-screen 0 1920x1080x24"] if window else []
    return subprocess.run(
        [*before, str(folder / "contracts"), *arguments], env=known, capture_output=True, text=True, timeout=240,
        cwd="/", check=False,
    )  # fmt: skip


# what is in it


def test_nothing_is_in_it_that_does_not_belong():
    with tarfile.open(ARCHIVE) as tar:
        names = [re.sub(r"^[^/]+/?", "", info.name) for info in tar if not info.isdir()]
    shapes = [re.compile(line) for line in LISTING]
    strange = [name for name in names if not any(shape.fullmatch(name) for shape in shapes)]
    assert not strange
    missing = [shape.pattern for shape in shapes if not any(shape.fullmatch(name) for name in names)]
    assert not missing


def test_it_is_small(folder):
    unpacked = sum(p.stat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())
    print(f"archive {ARCHIVE.stat().st_size / 1e6:.1f} MB, unpacked {unpacked / 1e6:.1f} MB")
    assert unpacked <= 60e6
    assert ARCHIVE.stat().st_size <= 35e6  # with the pictures and the music of four games


def test_the_bill_of_materials_names_what_is_in_it(folder):
    bill = json.loads((folder / "contracts.cdx.json").read_text("utf-8"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    names = {part["name"]: part for part in bill["components"]}
    assert names["pygame-ce"]["purl"] == "pkg:pypi/pygame-ce@2.5.8"
    assert {"CPython", "SDL2", "pyyaml", "fluent-runtime", "platformdirs", "pyinstaller"} <= set(names)
    assert all(part["licenses"] for part in bill["components"])
    texts = {path.name for path in (folder / "licences").iterdir()}
    assert {"contracts.txt", "python.txt", "LGPL-2.1.txt", "OFL-cinzel.txt", "icons.md", "pygame-ce.txt"} <= texts


def test_it_needs_what_it_says_from_the_system(folder):
    text = (folder / "libraries.txt").read_text("utf-8")
    needed = text.partition("these libraries:\n")[2].partition("\n\n")[0].splitlines()
    assert set(needed) == SYSTEM
    version = re.search(r"glibc (\d+)\.(\d+) or newer", text)
    assert version is not None
    assert (int(version[1]), int(version[2])) <= (2, 36)
    missing = [
        line for path in folder.rglob("*.so*")
        for line in subprocess.run(
            ["ldd", str(path)], capture_output=True, text=True, check=False,
            env={"LD_LIBRARY_PATH": str(folder / "_internal")},
        ).stdout.splitlines() if "not found" in line
    ]  # fmt: skip
    assert not missing


# as a playtester


def test_it_tests_itself(folder, home):
    done = run(folder, home, "--selftest", window=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("ok ") == 6


def test_two_computers_play_a_match_at_the_table(folder, home):
    home.mkdir(parents=True)
    (home / "settings.json").write_text('{"speed": 0, "reduced_motion": true}')
    done = run(folder, home, "demo", "--seed", "1", "--matches", "1", window=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_command_works_in_it(folder, home):
    for command in (["--version"], ["--where"], ["check"], ["text"], ["schema"], ["tree", "title"]):
        done = run(folder, home, *command)
        assert (done.returncode, done.stderr) == (0, ""), f"{command}: {done.stderr}"
        assert done.stdout
    played = run(folder, home, "simulate", "--agents", "casual,random", "--games", "4", "--jobs", "2", "--json")
    assert json.loads(played.stdout)["errors"] == 0


@pytest.fixture
def match(home) -> Path:
    """A match file in the middle of a match."""
    from game.ai.agents import agent
    from game.records.match import Match

    made = Match.new(decks=("cinder_march", "patient_tide"), seed=3, seats=("human", "casual"), folder=home / "matches")
    player = agent("random", 1)
    for _ in range(30):
        made.answer(player.answer(made.state))
    assert made.path is not None
    from game.system.files import free

    free(made.path)
    return made.path


def test_it_opens_verifies_and_tells_a_match_file(folder, home, match):
    assert run(folder, home, "--frames", "5", "open", str(match), window=True).returncode == 0
    assert run(folder, home, "--frames", "5", "resume", window=True).returncode == 0
    verified = run(folder, home, "replay", "--verify", str(match))
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert run(folder, home, "replay", "--text", str(match)).stdout.count("\n") > 20
    shown = run(folder, home, "tree", "title").stdout
    assert "Resume" in shown


def test_a_file_that_was_double_clicked_is_opened(folder, home, tmp_path):
    (tmp_path / "no match.match").write_text("nothing")
    done = run(folder, home, str(tmp_path / "no match.match"), DISPLAY=":nowhere")
    assert done.returncode == 1
    assert done.stderr == f"contracts: {tmp_path}/no match.match: this is no match file\n"


def test_without_a_display_it_says_so(folder, home):
    done = run(folder, home)
    assert done.returncode == 3
    assert done.stderr.count("\n") == 1


# as a designer


@pytest.mark.parametrize("game", CARDS)
def test_a_card_file_beside_the_program_faulty_and_mended(folder, home, tmp_path, game):
    own = tmp_path / "copia"
    shutil.copytree(folder, own, symlinks=True)
    file = own / "cards" / game / "cards" / "mine.yaml"
    right, wrong, line = FAULT[game]
    of_game = ("--game", game)
    file.write_text(CARDS[game])
    assert "Trial Fox" in run(own, home, "text", "trial_fox", "--lang", "en", *of_game).stdout

    file.write_text(CARDS[game].replace(right, wrong))
    checked = run(own, home, "check", *of_game)
    assert checked.returncode == 1
    assert re.search(rf"mine\.yaml:{line}:\d+: .*{wrong}.*did you mean `{right}`", checked.stdout)
    assert f"mine.yaml, line {line}" in run(own, home, "tree", "title", *of_game).stdout
    texts = run(own, home, "text", "--lang", "en", *of_game)
    assert texts.returncode == 0 and texts.stdout, "the bundled cards are there"

    file.write_text(CARDS[game])
    assert run(own, home, "check", *of_game).returncode == 0
    assert "mine.yaml" not in run(own, home, "tree", "title", *of_game).stdout
    deck = next((own / "_internal" / "cards" / game / "decks").glob("*.yaml")).read_text("utf-8")
    first = re.search(r"^  (\w+): (\d)$", deck, re.MULTILINE)
    deck = re.sub(r"^id: \w+", "id: trial", deck, flags=re.MULTILINE).replace(first[0], f"  trial_fox: {first[2]}", 1)
    (own / "cards" / game / "decks" / "trial.yaml").write_text(deck)
    played = run(own, home, "simulate", "--decks", "trial,trial", "--games", "2", "--invariants", *of_game)
    assert played.returncode == 0, played.stdout + played.stderr


# where the machine is unkind


def test_a_home_that_cannot_be_written(folder, tmp_path):
    (tmp_path / "file").touch()
    done = run(folder, tmp_path / "file" / "home", "tree", "title", TMPDIR=str(tmp_path))
    assert done.returncode == 0
    assert f"{tmp_path}/file/home" in done.stdout
    assert run(folder, tmp_path / "file" / "home", "--selftest", window=True, TMPDIR=str(tmp_path)).returncode == 0


def test_no_home_at_all(folder, tmp_path):
    done = run(folder, "", "--where", HOME="/nowhere/at/all", TMPDIR=str(tmp_path), XDG_DATA_HOME="/proc/none")
    assert done.returncode == 0
    assert done.stdout.startswith(str(tmp_path))
    assert "can't be written" in done.stderr


def test_a_broken_program_says_one_sentence_and_writes_a_report(folder, home, tmp_path):
    own = tmp_path / "copia"
    shutil.copytree(folder, own, symlinks=True)
    shutil.rmtree(own / "_internal" / "assets" / "fonts")
    done = run(own, home, "--frames", "2", window=True)
    assert done.returncode == 1
    (said,) = [line for line in done.stderr.splitlines() if line.startswith("contracts:")]
    report = Path(said.partition("please send the report ")[2])
    text = report.read_text("utf-8")
    assert text.startswith("contracts ")
    assert "(packaged)" in text
    assert "match file: none" in text


def test_two_programs_at_once_keep_two_matches(folder, home):
    known = {"PATH": "/usr/bin:/bin", "CONTRACTS_HOME": str(home), "LANG": "C.UTF-8"}
    command = ["xvfb-run", "-a", str(folder / "contracts"), "--frames", "40", "play", "--seed", "5"]
    both = [subprocess.Popen(command, env=known, stderr=subprocess.PIPE, cwd="/") for _ in range(2)]
    assert [process.wait(120) for process in both] == [0, 0]
    assert len(list((home / "matches").glob("*.match"))) == 2
    assert not list((home / "matches").glob("*.tmp"))


def test_how_long_it_takes_to_start(folder, home):
    """A benchmark: it prints, and fails only for what no busy machine explains."""
    times = []
    for _ in range(11):
        begin = time.perf_counter()
        assert run(folder, home, "--frames", "1", SDL_VIDEODRIVER="dummy").returncode == 0
        times.append(time.perf_counter() - begin)
    print(f"start to first frame and end: median {statistics.median(times[1:]):.2f} s, warm, of 10")
    assert statistics.median(times[1:]) < 5
