"""Scenario files: what they can say, and what is told when something does not hold."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.language.folders import CARDS
from game.language.source import Fault
from game.records.match import Match
from game.records.scenarios.parts import ScenarioFile
from game.records.scenarios.reading import Libraries, read
from game.records.scenarios.running import run_file


@cache
def libraries() -> Libraries:
    return Libraries()


def parsed(folder, text: str) -> tuple[ScenarioFile | None, list[Fault]]:
    path = folder / "some.yaml"
    path.write_text(text, encoding="utf-8")
    faults: list[Fault] = []
    return read(path, "some.yaml", libraries(), faults), sorted(faults)


@pytest.fixture
def tell(tmp_path):
    """What is told of a scenario file: its faults, or what did not hold; a line of "line:column: message" each."""

    def told(text: str) -> list[str]:
        file, faults = parsed(tmp_path, text)
        if file is not None:
            faults = [fault for outcome in run_file(file) for fault in outcome.faults]
        told = [str(fault).removeprefix("some.yaml:") for fault in faults]
        return [re.sub("; beside it in the alphabet stand .*", "", line) for line in told]

    return told


def scenario(board: str, steps: str, more: str = "") -> str:
    """A file with one scenario; steps that expect nothing end with a match that is still on."""
    steps += "" if "expect" in steps else "  - expect: {result: open}\n"
    return f"game: contracts\nscenarios:\n- name: it\n{more}  board: {board}\n  steps:\n{steps}"


DUEL = "{P1: {line: [copper_fox]}, P2: {line: [reef_warden, torch_squire]}}"
TWINS = "{P1: {line: [copper_fox, copper_fox], hand: [copper_fox, copper_fox]}, P2: {line: [reef_warden]}}"


# --- faults of the file ----------------------------------------------------------------------------------------------


def test_all_faults_are_told_at_once_with_what_would_be_right(tell):
    assert tell("""\
game: contracts
scenarios:
- name: it
  rules: {creature_limt: 3}
  board:
    P1:
      line: [coper_fox, {card: torch_squire, as: copper_fox}, brine_needles]
      helth: 3
      extractors: {fir: 3}
    P3: {}
  steps:
  - P1: attak copper_fox with torch_squire
  - P1: attack coper_fox with torch_squire
  - P1: pick copper_fox
  - P1: play torch_squire at 0
  - P1: use copper_fox
  - until: act
  - expect:
      P1: {line: [a], hand: x}
      torch_squire: {zone: lne, attack: three, has: fogg}
      nothing: 3
      cannot: {end turn: "Because"}
""") == [
        "4:11: there is no rule `creature_limt`; did you mean `creature_limit`?",
        "7:14: unknown card `coper_fox`; did you mean `copper_fox`?",
        "7:50: `copper_fox` means something already; choose another label",
        "7:63: a spell can't lie in `line`",
        "8:7: unknown field `helth` in the side of P1; did you mean `health`?",
        "9:20: unknown field `fir` in `extractors`; did you mean `fire`?",
        "10:5: unknown field `P3` in a board; known are `P1`, `P2`, `active`, `at`, `turn`",
        "12:9: nobody can say `attak copper_fox with torch_squire`; say `attack TARGET with ATTACKER`",
        "13:9: there is no card or label `coper_fox`; did you mean `copper_fox`?",
        "14:9: nobody can say `pick copper_fox`; say `keep CARDS` or `set aside nothing` or `set aside CARDS` or "
        "`choose nothing` or `choose CARDS` or `on CARDS` or `then CARDS`",
        "15:9: `0` can't stand in `at N`; N is a place from 1 on",
        "16:9: `copper_fox` is no rune; `use CARD` means a rune",
        "17:12: `until` must be a map of `field: value`, not `act`; write fields in { }, or line by line",
        "19:19: there is no card or label `a`",
        "19:29: `hand` must be a whole number, not `x`; write it in digits, such as 2",
        "20:28: unknown zone `lne`; did you mean `line`?",
        "20:41: `attack` must be a whole number, not `three`; write it in digits, such as 2",
        "20:53: unknown keyword `fogg`; did you mean `fog`?",
        "21:7: there is no card, label or fact `nothing`",
        "22:26: `Because` is neither a clause nor a reason; write one such as C-074",
    ]


@pytest.mark.parametrize(
    "text, fault",
    [
        ("scenarios: []\n", "1:12: there is no scenario here; begin one with `- name: …`"),
        ("game: chess\nscenarios: []\n",
         "1:7: unknown game `chess`; known are `cataclysm`, `contracts`, `estro`, `grimoire`, `sparks`"),
        ("- 1\n",
         "1:1: a scenario file must be a map of `field: value`, not a list; write fields in { }, or line by line"),
        ("scenarios:\n- {name: it, steps: []}\n",
         "2:3: a scenario begins with a `board` or with a `match`; add `board:`"),
        ("scenarios:\n- {name: it, match: {P1: cinder_march}, steps: []}\n",
         "2:21: a match needs a `file`, or a deck for each seat; add `P1:` and `P2:` with their decks"),
        ("scenarios:\n- {name: it, match: {file: lost.match}, steps: []}\n",
         "2:28: the match file can't be read (No such file or directory); name a match file beside this one"),
        ("scenarios:\n- {name: it, board: {}, steps: [{P1: pass, expect: {}}]}\n",
         "2:33: a step is one thing; begin each with `- `"),
        ("scenarios:\n- {name: it, board: {}, steps: [P1: end turn]}\n",
         "2:3: `it` expects nothing; add a step `- expect: …` with what must hold"),
        ("scenarios:\n" + "- {name: it, steps: []}\n" * 301,
         "302:3: there are 301 scenarios here; a file can have 300: divide it"),
        ("scenarios:\n- {name: it, board: {P1: {line: [" + "{card: copper_fox, times: 60}, " * 7 + "]}}, steps: []}\n",
         "2:33: `line` holds 420 cards; it can hold 400 at the most"),
        ("scenarios:\n- {board: {}, steps: []}\n- {board: {}, steps: []}\n",
         "3:3: a scenario has no `name`; add `name:`"),
        ("cards: [{id: spark, name: {it: a, en: a}, kind: spell, cost: {}}]\nscenarios: []\n",
         "1:14: the id `spark` is taken by the game itself; choose another"),
    ],
)  # fmt: skip
def test_a_fault(tell, text, fault):
    assert fault in tell(text)


# --- what did not hold -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "expected, told",
    [
        ("copper_fox: {attack: 3}", "`copper_fox` should have attack 3, but has 2"),
        ("copper_fox: {attack: {at_least: 3}}", "`copper_fox` should have attack of at least 3, but has 2"),
        ("copper_fox: {keywords: [fog]}", "`copper_fox` should have the keywords fog, but has adrenaline"),
        ("copper_fox: {lacks: adrenaline}", "`copper_fox` should not have adrenaline, but has the keywords adrenaline"),
        ("copper_fox: {acted: true}", "`copper_fox` should be acted, but is not"),
        ("copper_fox: {zone: hand}", "the zone of `copper_fox` should be hand, but is line"),
        ("copper_fox: {controller: P2}", "the controller of `copper_fox` should be P2, but is P1"),
        ("torch_squire: {place: 1}", "`torch_squire` should have place 1, but has 2"),
        ("P2: {health: 28}", "`P2` should have health 28, but has 30"),
        ("P1: {extractors: {fire: 1}}", "`P1` should have extractors fire 1, but has 0"),
        ("P2: {line: [torch_squire, reef_warden]}",
         "the line of P2 should be [torch_squire, reef_warden], but is [reef_warden, torch_squire]"),
        ("P2: {line: {has: [copper_fox]}}",
         "`copper_fox` should be in the line of P2, but there is [reef_warden, torch_squire]"),
        ("P2: {line: {lacks: torch_squire}}", "`torch_squire` should not be in the line of P2, but is"),
        ("P2: {line: 1}", "`P2` should have line 1, but has 2"),
        ("asked: {P2: act}", "P2 should be asked `act`, but it is P1 who is asked `act`"),
        ("asked: nobody", "nobody should be asked, but it is P1 who is asked `act`"),
        ("result: P1", "the result should be P1, but is open"),
        ("turn: 2", "it should be turn 2, but is turn 3"),
        ("active: P2", "it should be the turn of P2, but is that of P1"),
        ("can: [attack P1 with copper_fox]", "`attack P1 with copper_fox` should be possible, but is refused: "
                                             "not a foe (C-074)"),
        ("cannot: [attack P2 with copper_fox]", "`attack P2 with copper_fox` should be refused, but it is possible"),
        ("cannot: {attack P1 with copper_fox: C-122}", "`attack P1 with copper_fox` should be refused by C-122, "
                                                       "but is refused: not a foe (C-074)"),
        ("pale_jellyfish: {attack: 1}", "there is no `pale_jellyfish` in the match"),
    ],
)  # fmt: skip
def test_what_is_told(tell, expected, told):
    (line,) = tell(scenario(DUEL, f"  - expect: {{{expected}}}\n"))
    assert line.partition(": ")[2] == f"`it`: {told}"


def test_an_answer_that_is_refused_ends_the_scenario_with_the_position(tell):
    assert tell(scenario(DUEL, "  - P1: attack P1 with copper_fox\n  - expect: {result: P2}\n")) == [
        "6:9: `it`: can't attack P1 with Copper Fox: not a foe (C-074); turn 3 of P1, P1 is asked `act`; "
        "in play P1: Copper Fox; P2: Reef Warden, Torch Squire"
    ]


def test_it_must_be_asked(tell):
    (told,) = tell(scenario(DUEL, "  - P2: end turn\n"))
    assert told.startswith("6:9: `it`: P2 can't say `end turn`: it is P1 who is asked `act`; turn 3")


def test_a_question_of_another_kind(tell):
    (told,) = tell(scenario(DUEL, "  - P1: draw 2\n"))
    assert "`it`: P1 can't say `draw 2`: it is P1 who is asked `act`; turn 3" in told


def test_a_match_that_is_over_asks_nobody(tell):
    steps = "  - P1: attack P2 with copper_fox\n  - P1: end turn\n"
    (told,) = tell(scenario("{P1: {line: [copper_fox]}, P2: {health: 1}}", steps))
    assert told.startswith("7:9: `it`: P1 can't say `end turn`: the match is over, P1 has won")


# --- naming ----------------------------------------------------------------------------------------------------------


def test_of_equal_cards_in_play_one_must_be_named(tell):
    (told,) = tell(scenario(TWINS, "  - P1: attack reef_warden with copper_fox\n"))
    assert "can mean `copper_fox#1` (line of P1) or `copper_fox#2` (line of P1): say which, or give one a label" in told
    assert not tell(scenario(TWINS, "  - P1: attack reef_warden with copper_fox#2\n  - expect: {P1: {line: 1}}\n"))


def test_of_equal_cards_in_hand_any_will_do(tell):
    board = "{P1: {hand: [copper_fox, copper_fox], extractors: {fire: 1, pure: 1}}}"
    assert not tell(scenario(board, "  - P1: play copper_fox\n  - expect: {P1: {hand: 1, line: 1}}\n"))


def test_a_card_by_the_side_on_which_it_is(tell):
    board = "{P1: {line: [reef_warden]}, P2: {line: [reef_warden]}}"
    steps = "  - P1: attack P2.reef_warden with P1.reef_warden\n  - expect: {P2.reef_warden: {damage: 1}}\n"
    assert not tell(scenario(board, steps))


def test_what_is_named_in_a_choice_is_put_into_its_order(tell):
    board = "{P1: {hand: from_the_top, extractors: {water: 1, light: 1}, discard: [tide_pupil, copper_fox]}}"
    steps = "  - P1: play from_the_top on copper_fox and tide_pupil\n  - expect: {asked: {P1: draw}}\n"
    assert not tell(scenario(board, steps))


def test_what_nobody_asks_about_must_have_been_concerned(tell):
    """A sole target is not asked for, and yet it can be named; another card can't."""
    board = "{P1: {hand: [brine_needles], extractors: {water: 1}}, P2: {line: [reef_warden]}}"
    assert not tell(scenario(board, "  - P1: play brine_needles on reef_warden\n"))
    (told,) = tell(scenario(board, "  - P1: play brine_needles on P2\n"))
    assert "nobody asks about `P2`, and it is not concerned" in told


def test_a_label_stays_with_a_card_that_is_shuffled_among_others(tell):
    board = (
        "{P1: {hand: from_the_top, extractors: {water: 1, light: 1}, deck: [{card: reef_warden, times: 3}], "
        "discard: [{card: tide_pupil, as: mine}, copper_fox]}}"
    )
    expected = "{mine: {zone: deck}, P1: {deck: {has: [mine], lacks: [copper_fox]}}}"
    steps = f"  - P1: play from_the_top on mine\n  - expect: {expected}\n"
    assert not tell(scenario(board, steps))


# --- how it begins and goes on ---------------------------------------------------------------------------------------


def test_the_usual_answers_lead_to_a_question(tell):
    board = "{P1: {extractors: {fire: 2}}, P2: {deck: [copper_fox, torch_squire]}}"
    steps = "  - P1: end turn\n  - until: {P2: act}\n"
    expected = "  - expect: {P1: {tanks: 2}, P2: {hand: [copper_fox], extractors: {fire: 1}}, turn: 4}\n"
    assert not tell(scenario(board, steps + expected))
    (told,) = tell(scenario(board, steps.replace("act", "choose")))
    assert "it is P2 who is asked `act`, which has no usual answer: say what P2 answers" in told


def test_an_answer_as_the_list_of_its_parts(tell):
    assert not tell(scenario(DUEL, "  - P1: {answer: [attack, copper_fox, torch_squire]}\n"
                                   "  - expect: {torch_squire: {zone: discard}}\n"))  # fmt: skip


def test_a_seat_can_concede_whenever_it_likes(tell):
    assert not tell(scenario(DUEL, "  - P2: concede\n  - expect: {result: P1, asked: nobody}\n"))


def test_the_seed_repeats_the_same_chance(tmp_path, tell):
    board = "{P1: {hand: lapilli_rain, extractors: {fire: 2, pure: 1}}, P2: {line: [reef_warden]}}"
    steps = "  - P1: play lapilli_rain\n  - expect: {P2: {health: 99}}\n"
    told = {seed: tell(scenario(board, steps, f"  seed: {seed}\n")) for seed in range(8)}
    assert told == {seed: tell(scenario(board, steps, f"  seed: {seed}\n")) for seed in range(8)}
    assert len(set(map(str, told.values()))) > 1


def test_a_match_from_its_set_up_on(tell):
    assert not tell("""\
scenarios:
- name: it
  match: {P1: cinder_march, P2: patient_tide, first: P2}
  steps:
  - P2: set aside nothing
  - P1: set aside nothing
  - expect: {asked: {P2: extractor}, P1: {hand: {at_least: 4}, extractors: {pure: 1}}, active: P2}
""")


def test_a_match_file_goes_on(tmp_path, tell):
    match = Match.new(decks=["cinder_march", "patient_tide"], seed=3, first=0, seats=["human", "human"],
                      folder=tmp_path)  # fmt: skip
    match.answer(("pick",))
    match.answer(("pick",))
    match.answer(("gain", "light"))
    text = f"scenarios:\n- name: it\n  match: {{file: {match.path.name}, after: 2}}\n  steps:\n"
    assert not tell(text + "  - P1: gain water\n  - expect: {P1: {extractors: {water: 1, light: 0}}}\n")
    assert json.loads(match.path.read_text("utf-8"))["answers"][-1] == [0, "gain", "light"], "the file stays as it was"


def test_other_rules(tell):
    board = "{P1: {line: [copper_fox], hand: torch_squire, extractors: {fire: 2, pure: 2}}}"
    rules = "  rules: {creature_limit: 1, starting_health: 12}\n"
    assert not tell(scenario(board, "  - expect: {cannot: {play torch_squire: C-071}}\n", rules))


def test_a_fault_of_the_program_says_in_which_scenario_it_was_met(tell, monkeypatch):
    monkeypatch.setattr("game.records.scenarios.answering.running.answer", lambda *given: 1 // 0)
    with pytest.raises(ZeroDivisionError) as error:
        tell(scenario(DUEL, "  - P1: end turn\n"))
    assert error.value.__notes__ == ["met in the scenario `it`, some.yaml:6"]


# --- pending ---------------------------------------------------------------------------------------------------------


def test_what_is_pending_may_fail_but_not_hold(tell):
    wrong, right = "  - expect: {result: P1}\n", "  - expect: {result: open}\n"
    assert tell(scenario(DUEL, wrong, "  pending: so it is\n")) == []
    assert tell(scenario(DUEL, right, "  pending: so it is\n")) == [
        "3:3: `it` holds now, and is marked as pending (so it is); leave `pending` out"
    ]


# --- any file whatever -----------------------------------------------------------------------------------------------

PAGE = (CARDS / "SCENARIOS.md").read_text("utf-8")
REAL = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
ODD = ["\t", " ", "-", ":", "{", "}", "[", "]", "'", '"', "#", "&a ", "*a", "!", "|", ">", "~", "yes", "0", "-1", "99",
       "P1", "P9", "copper_fox#9", "P2.", "#", "play", "on", "then", " and ", "nobody", "target", "null"]  # fmt: skip


@st.composite
def mutated(draw):
    lines = draw(st.sampled_from(REAL)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        line = lines[at]
        start, end = draw(st.integers(0, len(line))), draw(st.integers(0, len(line)))
        lines[at] = line[: min(start, end)] + draw(st.sampled_from(ODD)) + line[max(start, end) :]
    return "\n".join(lines)


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(mutated())
def test_a_damaged_file_is_told_of_in_sentences(tmp_path, text):
    """Whatever stands in a file, reading and running it raises nothing, and every sentence has its line."""
    file, faults = parsed(tmp_path, text)
    assert file is not None or faults
    for outcome in run_file(file) if file is not None else ():
        faults += outcome.faults
    assert all(0 < fault.line <= text.count("\n") + 2 and fault.message for fault in faults)
