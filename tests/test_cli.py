"""The command line: exit codes, one sentence on standard error, one JSON object on standard output."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import cli
from game.lab import arena, balancing, comparing, decksearch, tuning
from game.language.folders import CARDS
from game.records.match import Match
from game.rules import NAMES
from game.system.files import free
from game.table import SCENES
from game.table.app import Start
from tests.records.playing import new, play

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A user folder of its own, and no screen."""
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path / "home"))
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "home"


@pytest.fixture
def contracts(capsys):
    """Runs a command line: exit code, standard output, standard error."""

    def run(*arguments: object) -> tuple[int, str, str]:
        code = cli.main([str(a) for a in arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture
def file(tmp_path) -> Path:
    match = play(new(tmp_path, 1), 40)
    assert match.path is not None
    return match.path


def one_sentence(err: str) -> None:
    assert err.startswith("contracts: ") and err.count("\n") == 1 and "Traceback" not in err, err


# --- usage ------------------------------------------------------------------------------------------------------------


def test_version_and_help(contracts):
    code, out, _ = contracts("--version")
    assert code == 0 and out.startswith("contracts ")
    code, out, _ = contracts("--help")
    assert code == 0 and "simulate" in out and "Exit codes" in out


@pytest.mark.parametrize(
    "line",
    [
        "nonsense", "simulate --games 0", "simulate --games x", "simulate --decks a", "simulate --agents random",
        "simulate --players 3", "simulate --game cataclysm --players 6", "simulate --agents random,random,random",
        "simulate --game cataclysm --players 3 --agents random,random", "simulate --game cataclysm --players 1",
        "simulate --game cataclysm --players 3 --decks long_tide,quiet_plot", "simulate --agents random,,random",
        "simulate --decks nope,dawn_line", "simulate --agents random,genius", "simulate --jobs 0", "perft",
        "compare", "compare now", "deck nope", "deck",
        "compare now now --agents genius", "compare now now --players 9", "compare now now --decks nope", "perft x",
        "play --vs genius", "play --seed -1", "open", "screenshot title", "screenshot title -o x.png --size 12",
        "screenshot title -o x.png --size 0x9", "screenshot nowhere -o x.png", "tree nowhere", "check no/such/file",
        "text no_such_card", "play --deck nope", "text --lang de", "--nonsense", "screenshot title -o x.png --scale 9",
        "screenshot title -o x.xyz", "screenshot title -o x.png --theme nope",
        "play --game nope", "demo --game nope", "simulate --game nope", "tree title --game nope",
        "play --players 3", "play --game cataclysm --players 6", "demo --players 1", "tree set-up --players 3",
        "play --opponent-deck dawn_line --opponent-deck cinder_march", "play --rule short_game", "play --rule =no",
        "play --game cataclysm --rule discard_limit", "play --game cataclysm --rule short_game=3",
        "play --game cataclysm --players 2 --opponent-deck long_tide --opponent-deck quiet_plot",
        "demo --game cataclysm --rule nope", "play --game cataclysm --deck dawn_line",
    ],
)  # fmt: skip
def test_wrong_usage_is_one_sentence_and_exit_2(contracts, line):
    code, out, err = contracts(*line.split())
    assert code == 2 and out == ""
    one_sentence(err)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows always has a display")
@pytest.mark.parametrize("line", [
    "", "play", "play --hotseat --seed 3 --deck dawn_line", "demo --seed 1", "demo --game cataclysm --players 4",
    "play --game cataclysm --players 3 --vs random --rule short_game --rule short_game=no --deck long_tide",
])  # fmt: skip
def test_without_a_display_exit_3(contracts, line):
    code, out, err = contracts(*line.split())
    assert code == 3 and out == "" and "no display was found" in err
    one_sentence(err)


@pytest.fixture
def started(monkeypatch) -> list[Start]:
    """What the table was started with, instead of its window."""
    found: list[Start] = []
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("game.table.app.run", lambda start: found.append(start) or 0)
    return found


SQUADS = ("embers_and_blades", "long_tide", "masked_ball", "one_banner", "quiet_plot", "returning_march")


@pytest.mark.parametrize(("line", "wanted"), [
    ("", Start()),
    ("--frames 5", Start(frames=5)),
    ("--frames 5 play --seed 3", Start("match", None, ("human", "casual"), 3, frames=5, game="contracts")),
    ("play", Start("match", None, ("human", "casual"), game="contracts")),
    ("play --deck dawn_line --vs random --seed 7",
     Start("match", ("dawn_line", "boiler_house"), ("human", "random"), 7, game="contracts")),
    ("play --deck dawn_line --opponent-deck dawn_line --hotseat",
     Start("match", ("dawn_line", "dawn_line"), ("human", "human"), game="contracts")),
    ("play --game cataclysm --players 3", Start("match", None, ("human", "casual", "casual"), game="cataclysm")),
    ("play --game cataclysm --opponent-deck embers_and_blades --opponent-deck long_tide --rule short_game",
     Start("match", ("masked_ball", *SQUADS[:2]), ("human", "casual", "casual"), game="cataclysm",
           rules={"short_game": True})),
    ("play --game cataclysm --players 4 --hotseat --deck quiet_plot",
     Start("match", ("quiet_plot", *SQUADS[:3]), ("human",) * 4, game="cataclysm")),
    ("demo --game cataclysm --players 3 --matches 2 --rule short_game=no",
     Start("demo", seats=("casual",) * 3, matches=2, game="cataclysm", rules={"short_game": False})),
])  # fmt: skip
def test_the_command_line_says_what_the_table_begins_with(contracts, started, line, wanted):
    assert contracts(*line.split()) == (0, "", "")
    assert started == [wanted]


def test_a_match_file_of_any_game_is_opened_and_resumed(contracts, started, home):
    match = Match.new("cataclysm", SQUADS[:3], 1, seats=("human", "casual", "human"), folder=home / "matches")
    free(match.path)
    for line in (("open", match.path), ("resume",), (match.path,)):
        assert contracts(*line) == (0, "", "")
    assert started == [Start("open", path=match.path)] * 3


def test_a_scenario_file_is_set_up_or_its_fault_is_said_before_a_window_opens(contracts, started, home):
    path = home.parent / "mine.yaml"
    text = (
        "game: cataclysm\nscenarios:\n- name: One\n  board: {P1: {life: 12}}\n  steps: [{expect: {P1: {life: 12}}}]\n"
    )
    path.write_text(text)
    for line in (("open", path), (path,)):
        assert contracts(*line) == (0, "", "")
    path.write_text(text.replace("life", "lief", 1))
    code, _, err = contracts("open", path)
    assert code == 1 and "mine.yaml:4" in err and "life" in err
    one_sentence(err)
    assert started == [Start("open", path=path)] * 2


def test_a_crash_writes_a_report_and_shows_no_traceback(contracts, monkeypatch, home):
    monkeypatch.setattr("game.commands.check.check", lambda given: 1 // 0)
    code, out, err = contracts("check")
    assert code == 1 and out == "" and "ZeroDivisionError" in err
    one_sentence(err)
    (report,) = (home / "logs").glob("crash-*.txt")
    assert str(report) in err and "Traceback" in report.read_text("utf-8")


def test_ctrl_c_is_quiet(contracts, monkeypatch):
    def interrupted(given):
        raise KeyboardInterrupt

    monkeypatch.setattr("game.commands.check.check", interrupted)
    assert contracts("check") == (130, "", "")


def test_light_commands_import_nothing_heavy():
    """`check` without a path paints the game's world, so it is asked for the cards alone."""
    code = (
        "import sys; from game.cli import main; assert main(['check', 'cards/contracts']) == 0; "
        "heavy = {'pygame', 'fluent', 'rich', 'numpy', 'babel'} & set(sys.modules); assert not heavy, heavy"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_python_m_game_is_the_same():
    done = subprocess.run([sys.executable, "-m", "game", "--version"], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0 and done.stdout.startswith(b"contracts ")


# --- scenarios --------------------------------------------------------------------------------------------------------

SCENARIO = """\
game: contracts
scenarios:
- name: a fox bites
  board: {P1: {line: [copper_fox]}, P2: {line: [reef_warden]}}
  steps:
  - P1: attack reef_warden with copper_fox
  - expect: {reef_warden: {health: 1}}
"""


def test_a_scenario_that_holds(contracts, tmp_path):
    path = tmp_path / "fox.yaml"
    path.write_text(SCENARIO, "utf-8")
    assert contracts("scenario", path) == (0, "1 file, 1 scenario: all hold\n", "")


def test_which_scenarios_hang_on_a_number_that_is_tried(contracts, tmp_path, home):
    path = tmp_path / "fox.yaml"
    path.write_text(SCENARIO + "  - expect: {P1: {health: 30}}\n", "utf-8")
    moved = """\
starting_health: 20 (printed 30): 1 come out otherwise; 0 can't go on, 1 have only numbers that moved with it
1 scenario by these rules: 0 can't go on, 0 come to something else, 1 have only numbers that moved
"""
    assert contracts("scenario", path, "--rule", "starting_health=20") == (1, moved, "")
    one_sentence(contracts("scenario", path, "--edited-rules")[2])
    (home / "cards/contracts").mkdir(parents=True)
    (home / "cards/contracts/rules.yaml").write_text("starting_health: 20\n", "utf-8")
    assert contracts("scenario", path) == (0, "1 file, 1 scenario: all hold\n", "")
    assert contracts("scenario", path, "--edited-rules") == (1, moved, "")
    told = json.loads(contracts("scenario", path, "--edited-rules", "--rule", "tanks=4", "--json")[1])
    assert told["rules"] == {"starting_health": 20, "tanks": 4}
    assert [(one["by"], one["moved"], one["stopped"]) for one in told["scenarios"]] == [
        (["starting_health"], True, False)
    ]


OWN = """\
game: contracts
cards:
- id: small_bolt
  name: {it: Dardo, en: Small Bolt}
  kind: spell
  cost: {fire: 1}
  clauses:
  - {when: play, targets: [{from: anyone, pick: 1}], do: [{damage: 2, to: target}]}
"""


def test_the_texts_of_the_cards_that_a_scenario_file_makes(contracts, tmp_path):
    path = tmp_path / "bolt.yaml"
    path.write_text(OWN + SCENARIO.removeprefix("game: contracts\n"), "utf-8")
    code, out, err = contracts("text", path, "--lang", "en")
    assert (code, err) == (0, "") and out.startswith("Small Bolt · ") and "2 damage" in out
    assert out.count("small_bolt") == 1 and "copper_fox" not in out
    assert contracts("text", path, "--lang", "it")[1].startswith("Dardo · ")
    path.write_text(OWN.replace("damage: 2", "damge: 2"), "utf-8")
    code, out, err = contracts("text", path)
    assert code == 1 and out == "" and "damge" in err
    path.write_text(SCENARIO, "utf-8")
    assert contracts("text", path)[0] == contracts("text", tmp_path / "none.yaml")[0] == 2


def test_a_match_that_several_people_still_play_is_told_only_where_all_is_asked_for(contracts, tmp_path):
    match = play(new(tmp_path, 1, seats=("human", "human")), 6)
    code, out, err = contracts("replay", match.path, "--text")
    assert code == 1 and out == "" and "--all" in err
    one_sentence(err)
    assert contracts("replay", match.path)[0] == 1
    assert contracts("replay", match.path, "--verify")[0] == 0
    assert contracts("replay", match.path, "--text", "--all")[0] == 0
    match.concede(0)
    assert contracts("replay", match.path, "--text")[0] == 0


def test_the_schema_of_scenario_files(contracts):
    code, out, err = contracts("schema", "--scenarios", "--game", "estro")
    assert (code, err) == (0, "") and json.loads(out)["title"] == "Scenarios"


def test_a_scenario_that_does_not_hold_says_what_was_there_instead(contracts, tmp_path):
    path = tmp_path / "fox.yaml"
    path.write_text(SCENARIO.replace("health: 1", "health: 2"), "utf-8")
    code, out, err = contracts("scenario", path)
    assert code == 1 and err == ""
    assert out.splitlines() == [
        f"{path}:7:36: `a fox bites`: `reef_warden` should have health 2, but has 1",
        "1 file, 1 scenario: 1 failed",
    ]
    code, out, err = contracts("scenario", path, "--json")
    (found,) = json.loads(out)["scenarios"]
    assert code == 1 and (found["name"], found["holds"], found["pending"]) == ("a fox bites", False, None)
    assert (found["failures"][0]["line"], found["failures"][0]["column"]) == (7, 36)


def test_a_faulty_scenario_is_not_run_and_also_told_by_check(contracts, tmp_path):
    path = tmp_path / "fox.yaml"
    path.write_text(SCENARIO.replace("attack reef_warden", "attack reef_warten"), "utf-8")
    fault = f"{path}:6:9: there is no card or label `reef_warten`; did you mean `reef_warden`?"
    assert contracts("scenario", path) == (1, f"{fault}\n1 file, 0 scenarios, 1 fault\n", "")
    code, out, _ = contracts("check", path)
    assert code == 1 and out.splitlines()[0] == fault
    code, out, _ = contracts("scenario", path, "--json")
    assert code == 1 and json.loads(out)["faults"][0]["suggestion"] == "did you mean `reef_warden`?"


def test_check_reads_the_scenarios_of_a_folder_with_its_own_cards(contracts, tmp_path):
    (tmp_path / "cards").mkdir()
    (tmp_path / "scenarios").mkdir()
    page = (CARDS.parent / "README.md").read_text("utf-8")
    (tmp_path / "cards/mine.yaml").write_text(page.split("```yaml\n")[1].split("```")[0], "utf-8")
    path = tmp_path / "scenarios/fox.yaml"
    path.write_text(SCENARIO.replace("copper_fox", "brass_fox"), "utf-8")
    assert contracts("check", tmp_path)[0] == 0
    path.write_text(SCENARIO.replace("copper_fox", "brass_wolf"), "utf-8")
    code, out, _ = contracts("check", tmp_path)
    assert code == 1 and "there is no card or label `brass_wolf`" in out


def test_a_folder_runs_the_scenario_files_in_it_whatever_it_is_called(contracts, tmp_path):
    folder = tmp_path / "tried"
    folder.mkdir()
    (folder / "fox.yaml").write_text(SCENARIO, "utf-8")
    (folder / "other.yaml").write_text("cards: []\n", "utf-8")
    assert contracts("scenario", folder) == (0, "1 file, 1 scenario: all hold\n", "")
    assert contracts("scenario", tmp_path)[0] == 2


@pytest.mark.parametrize("command", ["check", "scenario"])
def test_a_place_that_may_not_be_looked_at(contracts, tmp_path, monkeypatch, command):
    """As an ordinary user meets it: looking whether there is a file raises."""
    (tmp_path / "a.yaml").write_text(SCENARIO, "utf-8")
    stat = Path.stat

    def shut(path, **given):
        if path == tmp_path / "a.yaml":
            raise PermissionError(13, "Permission denied")
        return stat(path, **given)

    monkeypatch.setattr(Path, "stat", shut)
    assert contracts(command, tmp_path / "a.yaml")[0] == 0


@pytest.mark.parametrize("words", ["no/such/file.yaml", "assets"])
def test_a_place_without_scenarios_is_wrong_usage(contracts, words):
    code, out, err = contracts("scenario", words)
    assert code == 2 and out == "" and err.startswith("contracts: there is no")


# --- check ------------------------------------------------------------------------------------------------------------


def test_the_bundled_cards_are_without_fault(contracts):
    code, out, err = contracts("check")
    assert (code, err) == (0, "") and ": no fault" in out
    code, out, _ = contracts("check", "--json")
    found = json.loads(out)
    assert code == 0 and found["faults"] == [] and found["cards"] >= 72 and found["files"] >= 8


FAULTY = """\
cards:
  - id: odd_fox
    name: {it: Volpe Strana, en: Odd Fox}
    kind: creature
    cost: {fire: 1}
    attack: 1
    health: 1
    keywords: [adrenalin]
  - id: hollow_fox
    name: {it: Volpe Vuota, en: Hollow Fox}
    kind: creature
    cost: {fire: 1}
    attack: 1
  - id: copper_fox
    name: {it: Volpe, en: Fox}
    kind: creature
    cost: {fire: 1}
    attack: 1
    health: 1
"""
CROOKED = """\
cards:
  - id: crooked
    name: {it: Storto, en: Crooked}
   kind: creature
"""


def faulty_folder(folder: Path) -> Path:
    """A wrong keyword, a missing number, a duplicate id, a wrong indentation and a deck of 39."""
    for name in ("cards", "decks"):
        (folder / name).mkdir(parents=True)
    (folder / "cards/own.yaml").write_text(FAULTY, "utf-8")
    (folder / "cards/crooked.yaml").write_text(CROOKED, "utf-8")
    deck = (CARDS / "contracts/decks/cinder_march.yaml").read_text("utf-8")
    short = deck.replace("id: cinder_march", "id: short").replace("spark_courier: 3", "spark_courier: 2")
    (folder / "decks/short.yaml").write_text(short, "utf-8")
    return folder


def expected_faults(folder: Path) -> list[tuple[str, int, str]]:
    cards_line = (folder / "decks/short.yaml").read_text("utf-8").splitlines().index("  spark_courier: 2") + 1
    return [
        (str(folder / "cards/crooked.yaml"), 4, "indented by 3 blanks"),
        (str(folder / "cards/own.yaml"), 8, "unknown keyword `adrenalin`"),
        (str(folder / "cards/own.yaml"), 9, "has no `health`"),
        (str(folder / "cards/own.yaml"), 14, "the id `copper_fox` is taken"),
        (str(folder / "decks/short.yaml"), cards_line, "the deck `short` has 39 cards instead of 40"),
    ]


@pytest.mark.parametrize("page", ["README.md", "cards/README.md"])
def test_the_first_card_of_a_page_can_be_copied(contracts, tmp_path, page):
    page = (CARDS.parent / page).read_text("utf-8")
    (tmp_path / "cards").mkdir()
    path = tmp_path / "cards/mine.yaml"
    path.write_text(page.split("```yaml\n")[1].split("```")[0], "utf-8")
    code, out, _ = contracts("check", path)
    assert (code, "no fault" in out) == (0, True), out


def test_all_faults_of_a_folder_are_reported_together(contracts, tmp_path):
    folder = faulty_folder(tmp_path / "mine")
    code, out, err = contracts("check", folder)
    *told, summary = out.splitlines()
    lines = [line for line in told if not line.startswith("    for example: ")]
    assert len(lines) < len(told)
    assert code == 1 and err == "" and len(lines) == 5 and summary.endswith("5 faults")
    for line, (file, number, words) in zip(lines, expected_faults(folder), strict=True):
        assert line.startswith(f"{file}:{number}:") and words in line
    assert "did you mean `adrenaline`?" in lines[1]

    code, out, err = contracts("check", folder, "--json")
    found = json.loads(out)
    assert code == 1 and err == "" and out.count("\n") == 1
    assert {*found["faults"][0]} >= {"file", "line", "column", "message", "suggestion"}
    assert [(f["file"], f["line"]) for f in found["faults"]] == [(f, n) for f, n, _ in expected_faults(folder)]


def test_a_complete_folder_is_checked_by_itself(contracts, tmp_path):
    folder = tmp_path / "contracts"
    shutil.copytree(CARDS / "contracts", folder)
    assert contracts("check", folder)[0] == 0
    fire = folder / "cards/fire.yaml"
    fire.write_text(fire.read_text("utf-8").replace("attack:", "atack:", 1), "utf-8")
    code, out, _ = contracts("check", folder)
    assert code == 1 and "did you mean `attack`?" in out


def test_a_bundled_file_by_itself_is_checked_with_the_others(contracts):
    assert contracts("check", CARDS / "contracts/cards/fire.yaml")[0] == 0
    assert contracts("check", CARDS / "contracts/decks/dawn_line.yaml")[0] == 0


def test_one_own_file_is_checked_with_the_bundled_cards(contracts, tmp_path):
    own = tmp_path / "own.yaml"
    own.write_text(FAULTY.replace("adrenalin]", "adrenaline]"), "utf-8")
    code, out, _ = contracts("check", own)
    assert code == 1 and "2 faults, 1 warning" in out
    assert sum(line.startswith(str(own)) for line in out.splitlines()) == 3
    assert "for example: {when" not in out


def test_a_folder_without_cards_is_wrong_usage(contracts, tmp_path):
    code, out, err = contracts("check", tmp_path)
    assert code == 2 and out == "" and "there is no .yaml file" in err


def test_faulty_files_of_the_user_are_left_out(home):
    """The bundled cards play on; what was left out is told."""
    from game.records.cards import contracts as current

    faulty_folder(home / "cards/contracts")
    sound = FAULTY.split("  - id: hollow_fox")[0].replace("adrenalin]", "adrenaline]")
    (home / "cards/contracts/cards/sound.yaml").write_text(sound.replace("odd_fox", "sound_fox"), "utf-8")
    found = current()
    assert found.faults == [] and "sound_fox" in found.definitions and "odd_fox" not in found.definitions
    assert {Path(fault.file).name for fault in found.left_out} == {"own.yaml", "crooked.yaml", "short.yaml"}
    assert Match.new(decks=("cinder_march", "dawn_line"), library=found).to_answer is not None


def test_rules_of_the_user_that_break_the_bundled_decks_are_left_out(contracts, home):
    from game.records.cards import contracts as current

    (home / "cards/contracts").mkdir(parents=True)
    (home / "cards/contracts/rules.yaml").write_text("deck_size: 30\n", "utf-8")
    found = current()
    assert found.faults == [] and found.constants["deck_size"] == 40 and "instead of 30" in found.left_out[0].message
    code, out, _ = contracts("check")
    assert code == 1 and "instead of 30" in out


# --- text, replay, perft ----------------------------------------------------------------------------------------------


def test_rules_text_in_both_languages(contracts):
    _, english, _ = contracts("text", "copper_fox", "--lang", "en")
    _, italian, _ = contracts("text", "copper_fox", "--lang", "it")
    assert english.startswith("Copper Fox · Creature · copper_fox\n  ") and "Volpe di Rame" in italian
    assert len(contracts("text")[1]) > 5000


def test_schema_is_one_json_document(contracts):
    code, out, _ = contracts("schema")
    assert code == 0 and json.loads(out)["type"] == "object"


def test_schema_has_a_sentence_for_each_word_of_the_language(contracts):
    code, out, _ = contracts("schema", "--words", "--game", "cataclysm")
    assert code == 0 and "damaged: true|false  It has taken damage" in out and "damage: NUMBER, to: characters" in out


def test_replay_tells_and_verifies(contracts, file):
    code, out, err = contracts("replay", file, "--text", "--lang", "en")
    assert (code, err) == (0, "") and "\nTurn 1 · Player" in out
    code, out, _ = contracts("replay", file, "--verify")
    assert code == 0 and "40 answers" not in err and "as recorded" in out
    code, out, _ = contracts("replay", file, "--verify", "--json")
    found = json.loads(out)
    assert code == 0 and found["faults"] == [] and found["fingerprints"] >= 4 and found["cards_changed"] == []


def test_replay_of_what_takes_long_to_verify_ends_in_time(contracts, file, monkeypatch):
    """A stranger's file can ask for as much thinking as it likes."""
    data = json.loads(file.read_text("utf-8"))
    del data["checksum"]
    data["receipts"] = {str(n): {"view": "x", "level": "casual", "seed": 1, "nodes": 10**6} for n in (1, 2, 3)}
    file.write_text(json.dumps(data), "utf-8")
    monkeypatch.setattr("game.ai.thinking.digest", lambda shown: endless())
    code, out, err = contracts("replay", file, "--verify", "--seconds", "1")
    assert code == 0 and "40 answers, 5 fingerprints, 0 receipts" in out
    assert err == "contracts: 0 of 3 answers of the computer were worked out again in time; `--seconds N` allows more\n"


def endless():
    while True:
        pass


def test_replay_of_what_is_not_as_recorded(contracts, file):
    data = json.loads(file.read_text("utf-8"))
    del data["checksum"]
    data["fingerprints"][1][1] = "0" * 16
    file.write_text(json.dumps(data), "utf-8")
    code, out, err = contracts("replay", file, "--verify")
    assert code == 1 and err == "" and "the position after answer 16 is not the one recorded" in out


@pytest.mark.parametrize("line", ["replay {}", "replay {} --verify --json", "open {}", "perft {} --depth 1", "tree {}"])
def test_a_damaged_file_is_one_sentence_and_exit_1(contracts, file, line):
    file.write_bytes(file.read_bytes()[:900])
    code, out, err = contracts(*line.format(file).split())
    assert code == 1 and out == "" and "damaged" in err
    one_sentence(err)


def test_resume_without_a_match(contracts):
    code, out, err = contracts("resume")
    assert code == 1 and out == "" and "there is no unfinished match" in err


def test_resume_tells_of_each_damaged_file_and_gives_up_after_some(contracts, home):
    matches = home / "matches"
    matches.mkdir(parents=True)
    for number in range(3):
        (matches / f"broken_{number}.match").write_bytes(b"{")
    code, out, err = contracts("resume")
    told = err.splitlines()
    assert code == 1 and out == "" and "there is no unfinished match" in told.pop()
    assert len(told) == 3 and all(line.startswith("contracts: passed over broken_") for line in told)
    for number in range(30):
        (matches / f"more_{number}.match").write_bytes(b"{")
    told = contracts("resume")[2].splitlines()
    assert len(told) == 21 and "contracts open FILE" in told[-1]


def test_perft(contracts, file):
    code, out, _ = contracts("perft", file, "--depth", 2, "--json")
    found = json.loads(out)
    assert code == 0 and found["depth"] == 2 and found["nodes"] == found["counts"][1] > 0
    assert contracts("perft", file, "--depth", 2)[1].split()[1] == f"{found['counts'][0]:,}"


# --- pictures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["title", "set-up", "match"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_scenes_of_each_game_as_text(contracts, monkeypatch, target, players):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    code, out, err = contracts("tree", target, "--game", "cataclysm", "--players", players)
    assert (code, err) == (0, "") and out.startswith("scene ")
    assert not re.search(r"‹\w", out), "a message is missing"
    assert target != "set-up" or out.count("16 Characters · 14 Events") == players


def test_a_picture_of_a_scene_and_of_a_step(contracts, file, tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    for target in ("title", f"{file}@12"):
        picture = tmp_path / "picture.png"
        assert contracts("screenshot", target, "--size", "640x360", "-o", picture) == (0, "", "")
        assert picture.read_bytes().startswith(b"\x89PNG")
        picture.unlink()
    code, out, err = contracts("screenshot", "title", "-o", tmp_path / "nowhere/x.png")
    assert code == 1 and out == ""
    one_sentence(err)
    code, out, _ = contracts("tree", f"{file}@12", "--lang", "it")
    assert code == 0 and out.startswith("scene ")


# --- simulate, bench --------------------------------------------------------------------------------------------------


def test_simulate(contracts):
    code, out, err = contracts("simulate", "--games", 4, "--seed", 1, "--json", "--agents", "random,random")
    found = json.loads(out)
    wanted = {"games", "wins", "draws", "first_seat_wins", "decisions", "seconds", "games_per_second",
              "decisions_per_second", "errors", "cards_unused", "operations_unused"}  # fmt: skip
    assert (code, err) == (0, "") and wanted <= set(found) and out.count("\n") == 1
    assert found["games"] == 4 and found["errors"] == 0 and len(found["wins"]) == 2
    code, out, _ = contracts("simulate", "--games", 2, "--decks", "dawn_line,cinder_march", "--invariants")
    assert code == 0 and "every invariant held" in out
    assert contracts("simulate", "--games", 1, "--decks", "all")[0] == 0


@pytest.mark.parametrize(
    ("game", "given", "told"),
    [
        ("estro", ["necrotoken", "hand_limit=3"], {"necrotoken": True, "hand_limit": 3}),
        (
            "estro",
            ["stratega_attacks=yes", "redirect_rolls_again=no"],
            {"stratega_attacks": True, "redirect_rolls_again": False},
        ),
        ("contracts", ["creature_limit=3"], {"creature_limit": 3}),
    ],
)
def test_simulate_with_other_rules(contracts, game, given, told):
    line = ("simulate", "--game", game, "--games", 3, "--seed", 1, "--invariants")
    rules = [word for one in given for word in ("--rule", one)]
    code, out, err = contracts(*line, *rules, "--json")
    found = json.loads(out)
    assert (code, err, found["errors"], found["rules"]) == (0, "", 0, told)
    assert found["decisions"] != json.loads(contracts(*line, "--json")[1])["decisions"]
    out = contracts(*line, *rules)[1]
    assert all(name in out for name in told)


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("necrotokens", "there is no rule `necrotokens`; did you mean `necrotoken`?"),
        ("hand_limit=-1", "`hand_limit` is -1; "),
        ("hand_limit=many", "`hand_limit` must be a whole number"),
        ("hand_limit", "`hand_limit` must be a whole number"),
        ("necrotoken=7", "`necrotoken` must be `true` or `false`"),
        ("dice=1", "`dice`"),
        ("chosen_cards=30", "`chosen_cards` is 30 and `deck_size` is 25"),
        ("=3", "is no rule"),
        ("hand_limit={a: [", "--rule: this is no YAML"),
    ],
)
def test_a_rule_that_there_is_not(contracts, rule, said):
    code, out, err = contracts("simulate", "--game", "estro", "--games", 1, "--rule", rule)
    assert (code, out) == (2, "") and said in err and "Traceback" not in err


def test_compare_tries_a_rule_of_now_and_goes_on_from_its_file(contracts, tmp_path):
    line = (
        "compare",
        "--game",
        "sparks",
        "--rule",
        "opening_hand=5",
        "--agents",
        "random",
        "--out",
        tmp_path / "pairs",
    )
    code, out, err = contracts(*line, "--pairs", 20, "--json")
    found = json.loads(out)
    assert (code, err, found["rules"]["changed"]) == (0, "", {"opening_hand": [3, 5]}) and "pairs" not in found
    code, out, _ = contracts(*line, "--pairs", 30, "--jobs", 2)
    assert code == 0 and "rules: opening_hand 3 → 5; 30 pairs, the same chance once by each" in out
    assert "whoever begins: " in out and "length: " in out and "all that differs" not in out
    code, _, err = contracts("compare", "--game", "sparks", "--rule", "opening_hnad=5")
    assert code == 2 and "no rule `opening_hnad`" in err


def test_compare_tells_figures_as_json_and_in_words(contracts, tmp_path):
    line = ("compare", "now", "now", "--game", "sparks", "--agents", "random", "--pairs", 20, "--seed", 1)
    code, out, err = contracts(*line, "--json", "--out", tmp_path / "pairs")
    found = json.loads(out)
    assert (code, err) == (0, "") and (found["pairs"], found["change"], found["changed"]) == (20, 0, [])
    code, out, _ = contracts(*line, "--out", tmp_path / "pairs")
    assert code == 0 and "no card differs" in out and "no difference found" in out


@pytest.mark.parametrize(
    "line",
    [
        ("compare", "now", "now", "--game", "sparks", "--agents", "random"),
        ("arena", "--game", "sparks", "--agents", "random,casual", "--node-limit", 1),
    ],
)
def test_the_same_line_goes_on_from_the_file_that_it_wrote(contracts, tmp_path, line):
    kept = tmp_path / "pairs"
    assert contracts(*line, "--pairs", 20, "--out", kept)[0] == 0
    head, *before = kept.read_text().splitlines()
    code, _, err = contracts(*line, "--pairs", 24, "--out", kept)
    assert code == 0, err
    after = kept.read_text().splitlines()
    assert after[0] == head and after[1 : len(before) + 1] == before and len(after) > len(before) + 1


@pytest.fixture
def broken_off(monkeypatch):
    """`broken_off(room, n)`: a person presses Ctrl-C in the pair after `n` of them."""

    def after(room, n, name="play_pair"):
        play, played = getattr(room, name), 0

        def play_pair(share):
            nonlocal played
            if played == n:
                raise KeyboardInterrupt
            played += 1
            return play(share)

        monkeypatch.setattr(room, name, play_pair)

    return after


@pytest.mark.parametrize(
    ("room", "line", "said"),
    [
        (comparing, ("compare", "now", "now", "--game", "sparks", "--agents", "random"), "all that differs: "),
        (comparing, ("compare", "--game", "sparks", "--rule", "light=8", "--agents", "random"), "whoever begins: "),
        (
            arena,
            ("arena", "--game", "sparks", "--agents", "random,casual,regular", "--node-limit", 1),
            "casual against",
        ),
        (tuning, ("tune", "--game", "cataclysm", "--node-limit", 1), f"{tuning.Plan.batch} pairs, seed "),
    ],
)
def test_a_run_that_is_broken_off_says_what_it_has_found(contracts, broken_off, tmp_path, room, line, said):
    n, kept = (tuning.Plan.batch + 3 if room is tuning else 7), tmp_path / "found"
    broken_off(room, n)
    code, out, err = contracts(*line, "--pairs", 200, "--jobs", 1, "--out", kept)
    assert code == 130 and said in out, err
    pairs = tmp_path / "found.pairs" if room is tuning else kept
    assert f"interrupted after {n} pairs" in err and f"the same line goes on from {pairs}" in err
    assert "Traceback" not in err and len(pairs.read_text().splitlines()) == n + 1


def test_a_run_that_is_broken_off_before_anything_was_played_is_quiet(contracts, broken_off):
    broken_off(arena, 0)
    line = ("arena", "--game", "sparks", "--agents", "random,casual", "--jobs", 1)
    assert contracts(*line) == (130, "", "")


def test_a_run_that_is_broken_off_without_a_file_says_so(contracts, broken_off):
    broken_off(arena, 2)
    line = ("arena", "--game", "sparks", "--agents", "random,casual", "--node-limit", 1, "--jobs", 1, "--json")
    code, out, err = contracts(*line)
    assert (code, json.loads(out)["pairs"]) == (130, 2) and "nothing was kept; with `--out FILE` it could go on" in err


@pytest.mark.parametrize(
    ("line", "pairs"),
    [
        (("arena", "--game", "sparks", "--agents", "random,casual", "--node-limit", 1), 3),
        (("compare", "now", "now", "--game", "sparks", "--agents", "random"), 20),
        (("compare", "--game", "sparks", "--rule", "light=8", "--agents", "random"), 20),
    ],
)
def test_how_far_a_run_is_stands_in_a_file_too(contracts, monkeypatch, line, pairs):
    """Now and then: not after each pair."""
    line = (*line, "--pairs", pairs, "--jobs", 1)
    assert contracts(*line)[2] == ""
    for name, value in {"SECONDS_BETWEEN_LINES": 0.0, "LEAST_BETWEEN": 0.0, "SHARE_OF_TELLING": 1e9}.items():
        monkeypatch.setattr(f"game.commands.{name}", value)
    code, out, err = contracts(*line)
    told = [line.split(",")[0] for line in err.splitlines()]
    assert (code, told) == (0, [f"{n} of {pairs} pairs" for n in range(1, pairs + 1)])
    assert f"of {pairs} pairs," not in out


BALANCE = ("balance", "--game", "sparks", "--agents", "random", "--pairs", 20)


def test_a_balance_goes_on_from_its_file_and_files_of_it_are_put_together(contracts, tmp_path):
    one, other, both = (tmp_path / name for name in ("one", "other", "both"))
    code, out, err = contracts(*BALANCE, "--seed", 4, "--out", one, "--json")
    found = json.loads(out)
    assert (code, err) == (0, "") and found["pairs"] == 20 and found["matchups"][0]["decks"] == ["warm", "wild"]
    assert {"score", "low", "high"} <= found["first_seat"].keys() and found["endings"]
    assert {"id", "drawn", "played", "low", "high"} <= found["cards"][0].keys()
    assert contracts(*BALANCE[:-2], "--out", one, "--json") == (0, out, "")  # seed and pairs are those of the file
    assert contracts(*BALANCE, "--seed", 5, "--start", "opening_hand=2", "--out", other)[0] == 0
    code, out, err = contracts("balance", other, one, "--out", both, "--csv", tmp_path / "tables")
    assert (code, err) == (0, "") and "40 mirrored pairs, seed 4, 5" in out and "with opening_hand=2" in out
    cards = (tmp_path / "tables" / "cards.csv").read_text().splitlines()
    assert len(cards) == 4 and cards[0].startswith("id,name_it,name_en,decks")
    merged = both.read_bytes()
    assert contracts("balance", one, other, "--out", both)[0] == 0 and both.read_bytes() == merged


def test_files_that_do_not_fit_and_seeds_that_are_not_there_are_refused_in_a_sentence(contracts, tmp_path):
    one, other = tmp_path / "one", tmp_path / "other"
    assert contracts(*BALANCE, "--seed", 4, "--out", one)[0] == 0
    assert contracts(*BALANCE, "--seed", 4, "--rule", "light=12", "--out", other)[0] == 0
    for line in (("balance", one, other), ("open", one, "--seed", 1), (*BALANCE, "--seed", 5, "--out", one)):
        code, out, err = contracts(*line)
        assert (code, out) == (2, "")
        one_sentence(err)


def test_a_match_of_a_balance_is_opened_at_the_table(contracts, started, tmp_path):
    kept = tmp_path / "kept"
    assert contracts(*BALANCE, "--seed", 4, "--out", kept)[0] == 0
    row = json.loads(kept.read_text().splitlines()[1])
    code, _, err = contracts("open", kept, "--seed", f"{row['seed']}.2")
    (start,) = started
    assert (code, err) == (0, "") and start.scene == "open"
    assert Match.load(start.path).decks == ("wild", "warm")
    assert contracts("open", start.path)[0] == 0  # and later without the file of the balance


def test_the_page_of_a_balance_is_one_file_in_the_language_that_is_asked_for(contracts, tmp_path, monkeypatch):
    pytest.importorskip("matplotlib", reason="the extra [lab] draws the page")
    kept, page = tmp_path / "kept", tmp_path / "fair.html"
    code, out, err = contracts(*BALANCE, "--seed", 4, "--out", kept, "--page", page, "--lang", "it", "--json")
    assert (code, err) == (0, "") and json.loads(out)["pairs"] == 20
    text = page.read_text("utf-8")
    assert '<html lang="it">' in text and "contracts open kept --seed N" in text
    code, out, err = contracts("balance", kept, "--page", tmp_path / "fair.pdf")
    assert (code, out) == (2, "")
    one_sentence(err)
    monkeypatch.setattr("game.commands.balance.find_spec", lambda name: None)
    code, out, err = contracts("balance", kept, "--page", page)
    assert (code, out) == (1, "") and "pip install matplotlib" in err
    one_sentence(err)


def test_a_balance_that_is_broken_off_says_what_it_has_found(contracts, broken_off, tmp_path):
    broken_off(balancing, 7, "rows")
    code, out, err = contracts(*BALANCE, "--out", tmp_path / "found")
    assert code == 130 and "7 mirrored pairs" in out and "the same line goes on from" in err


SEARCH = ("deck-search", "--game", "sparks", "--agents", "random", "--from", "wild", "--rounds", 1, "--seed", 4)


def test_a_search_for_decks_that_is_broken_off_says_what_it_has_found(contracts, broken_off, tmp_path):
    broken_off(decksearch, 9, "row")
    code, out, err = contracts(*SEARCH, "--out", tmp_path / "kept")
    assert code == 130 and "9 pairs of the search, 0 fresh ones" in out and "it has not been measured" in out
    assert "interrupted after 9 pairs" in err and "the same line goes on from" in err


def test_a_search_for_decks_goes_on_from_its_file_and_saves_what_it_finds(contracts, tmp_path):
    kept, found = tmp_path / "kept", tmp_path / "decks" / "found.yaml"
    found.parent.mkdir()
    line = (*SEARCH, "--pairs", 20, "--out", kept)
    assert contracts(*line)[0] == 0
    code, out, err = contracts(*line[:-4], "--out", kept, "--save", found, "--json")  # pairs are those of the file
    told = json.loads(out)
    assert (code, err) == (0, "") and told["from"] == "wild" and told["pairs"]["fresh"] > 0
    assert {row["deck"] for row in told["matchups"]} == {"warm", "wild"}
    assert told["field"]["low"] < told["field"]["score"] < told["field"]["high"]
    assert sum(told["deck"].values()) == 10 and contracts("check", "--game", "sparks", found)[0] == 0
    text = contracts(*line, "--lang", "it")[1]
    assert "Falò" in text and "against warm: " in text and text.rstrip().endswith("the field by more than 60 %")
    fair = tmp_path / "fair"
    assert contracts(*BALANCE, "--seed", 4, "--out", fair)[0] == 0
    assert contracts(*line, "--balance", fair)[0] == 0
    code, out, err = contracts(*line[:-2], "--rule", "light=12", "--balance", fair)
    assert code == 2 and "is of other cards or rules" in err
    for wrong in ((*line[:-4], "--pairs", 30, "--out", kept), (*SEARCH, "--field", "cold"), (*SEARCH, "--save", "x")):
        code, out, err = contracts(*wrong)
        assert (code, out) == (2, "")
        one_sentence(err)


def test_a_deck_as_a_line_and_a_line_as_a_deck(contracts):
    code, line, err = contracts("deck", "dawn_line")
    assert (code, err) == (0, "") and line.startswith("contracts-") and line.count("\n") == 1
    code, file, err = contracts("deck", line.strip())
    assert (code, err) == (0, "") and "\n  sun_ensign: 2  # " in file
    for wrong in (f"{line.strip()}x", "nonsense-x"):
        code, out, err = contracts("deck", wrong)
        assert code == 1 and out == ""
        one_sentence(err)


def test_simulate_with_more_players(contracts):
    code, out, err = contracts("simulate", "--game", "cataclysm", "--players", 3, "--games", 6, "--seed", 1, "--json")
    found = json.loads(out)
    assert (code, err, found["errors"]) == (0, "", 0) and len(found["wins"]) == 3
    assert sum(found["wins"]) + found["draws"] == 6 and found["mean_turns"] == round(found["turns"] / 6, 2)
    code, out, _ = contracts("simulate", "--game", "cataclysm", "--games", 1, "--agents", "casual,random,random,random")
    assert code == 0 and "by casual (first deck)" in out and "by random (fourth deck)" in out


@pytest.mark.nightly
def test_bench(contracts):
    code, out, _ = contracts("bench", "--json")
    found = json.loads(out)
    wanted = {"decisions_per_second", "bytecodes_per_decision", "copy_us",
              "legal_us", "evaluate_us", "load_ms", "memory_mb", "frame_ms", "frame_ms_thinking",
              "start_s", "games", "spread", "rooms"}  # fmt: skip
    assert {name: set(held) for name, held in found["games"].items()} == {
        name: {"decisions_per_second", "bytecodes_per_decision", "copy_us", "legal_us", "evaluate_us"} for name in NAMES
    }
    assert code == 0 and set(found) == wanted and 0 < found["copy_us"] < 1000 and found["memory_mb"] > 5


@pytest.mark.nightly
def test_bench_of_a_sitting(contracts):
    code, out, _ = contracts("bench", "--sitting", 1, "--json")
    found = json.loads(out)
    assert code == 0 and set(found) == {"motion", "idle_frames", "memory_mb"}
    assert found["idle_frames"] == dict.fromkeys(NAMES, 0)
    for kinds in found["motion"].values():
        assert "all" in kinds and kinds["all"]["processor"]["frames"] > 100
    assert any("play" in kinds for kinds in found["motion"].values())
    assert 100 < found["memory_mb"]["after"] <= found["memory_mb"]["peak"]


def test_a_match_is_analysed_and_the_second_time_it_is_known(contracts, home):
    from tests.table import live

    kind = {"decks": live.decks_of("cataclysm", 2), "seats": ("human", "random"), "game": "cataclysm"}
    match = min((live.played_out(seed, **kind) for seed in range(8)), key=lambda match: len(match.steps))
    match.save_in(home / "matches")
    code, out, _ = contracts("analyse", match.path, "--json")
    told = json.loads(out)
    assert code == 0 and [side["seat"] for side in told["sides"]] == [0, 1] and told["judged"] > 5
    for side in told["sides"]:
        assert side["curve"][-1] == {"turn": match.state.turn, "step": len(match.steps),
                                     "chance": float(match.result["winner"] == side["seat"])}  # fmt: skip
        for moment in side["moments"]:
            assert 0 <= moment["chance"] < moment["best"] <= 1 and moment["made"] and moment["better"]
    kept = match.path.with_suffix(".analysis").read_bytes()
    assert contracts("analyse", match.path, "--json")[1] == out
    assert match.path.with_suffix(".analysis").read_bytes() == kept
    code, out, _ = contracts("analyse", match.path)
    assert code == 0 and "P1 (human)" in out and "better: " in out


def test_of_a_match_that_several_people_still_play_nothing_is_told(contracts, tmp_path):
    match = play(new(tmp_path, 1, seats=("human", "human")), 40)
    code, out, err = contracts("analyse", match.path)
    assert code == 1 and not out
    one_sentence(err)


def test_the_page_names_every_command_and_every_scene():
    rows = (CARDS.parent / "README.md").read_text("utf-8").split("## Commands")[1].split("\n## ")[0]
    named = {"selftest": "`contracts --selftest`", "table": "`contracts`"}
    assert [name for name in cli.COMMANDS if not re.search(named.get(name, rf"`contracts {name}\b"), rows)] == []
    shot = next(row for row in rows.splitlines() if "contracts screenshot" in row)
    assert [name for name in SCENES if name not in shot] == []


@pytest.mark.parametrize("command", ["screenshot", "tree"])
def test_the_help_names_every_scene(contracts, command):
    code, out, _ = contracts(command, "--help")
    assert code == 0 and ", ".join(SCENES) in " ".join(out.split()) and "@STEP" in out


def test_where_no_puzzle_was_found_no_file_is_written(contracts, tmp_path):
    words = ("--game", "cataclysm", "--find", 1, "--matches", 1, "--out", tmp_path / "found.yaml")
    code, out, _ = contracts("puzzles", *words)
    assert (code, out) == (0, "no puzzle was found: try more with `--matches`, or another `--seed`\n")
    assert not (tmp_path / "found.yaml").exists()
