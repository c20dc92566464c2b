"""What a person reads of a scenario that fails, or of a board that can't be, is in their language (issue 11)."""

from __future__ import annotations

import copy
import pickle
import re
from pathlib import Path

import pytest

from game.language.source import Fault
from game.records.scenarios import translatable
from game.records.scenarios.reading import Libraries, read
from game.records.scenarios.running import run_file
from game.records.scenarios.translatable import Translatable
from game.table import sentences, tree
from game.table.messages import Messages
from tests import libraries
from tests.table import live

FILE = """scenarios:
- name: prova
  board: {P1: {line: [copper_fox]}, P2: {line: [reef_warden, torch_squire]}}
  steps:
"""


def failing(tmp_path: Path, step: str) -> str:
    """What the scenario tells at the table in Italian."""
    path = tmp_path / "prova.yaml"
    path.write_text(FILE + f"  - {step}\n  - expect: {{P1: {{health: 30}}}}\n", "utf-8")
    known = Libraries([libraries.library("contracts")], "contracts")
    faults: list[Fault] = []
    file = read(path, path.name, known, faults)
    assert file is not None, faults
    (outcome,) = run_file(file)
    (fault,) = outcome.failures
    return sentences.told(Messages("it", "contracts"), live.library(), fault.message)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("expect: {copper_fox: {attack: {at_least: 3}}}",
         "`copper_fox` dovrebbe avere attack di almeno 3, e invece ha 2"),
        ("expect: {copper_fox: {acted: true}}", "`copper_fox` dovrebbe essere acted, e non lo è"),
        ("expect: {P2: {line: {has: [copper_fox]}}}",
         "`copper_fox` dovrebbe essere in line di P2, e invece c'è [reef_warden, torch_squire]"),
        ("expect: {asked: nobody}", "non si dovrebbe chiedere nulla a nessuno, e invece è a P1 che si chiede `act`"),
        ("expect: {result: [P1, P2]}", "il risultato dovrebbe essere P1 e P2, e invece è in corso"),
        ("expect: {can: [attack P1 with copper_fox]}",
         "`attack P1 with copper_fox` dovrebbe essere possibile, e invece è rifiutato: "),
        ("P2: end turn", "P2 non può dire `end turn`: è a P1 che si chiede `act`; turno 3 di P1"),
        ("P1: attack P1 with copper_fox", "`attack P1 with copper_fox` è rifiutato: "),
    ],
)  # fmt: skip
def test_a_failing_scenario_is_told_in_the_language_of_the_table(tmp_path: Path, step: str, said: str) -> None:
    found = failing(tmp_path, step)
    assert found.startswith(f"`prova`: {said}")
    if said.endswith("rifiutato: "):  # C-074, in the words of the match
        assert "(C-074)" in found and "not a foe" not in found and "not_a_foe" not in found


def test_both_languages_have_all_messages_with_facts_that_are_given() -> None:
    """A message may leave a fact out, as the Italian one does with the position in English."""
    facts = {
        language: {
            name: set(re.findall(r"\$(\w+)", source)) for name, source in translatable.bundle(language).sources.items()
        }
        for language in ("en", "it")
    }
    assert facts["en"].keys() == facts["it"].keys()
    own = {name for name in facts["it"] if facts["it"][name] - facts["en"][name]}
    assert own == {"of-scenario-at", "can", "cannot-so", "refused"}


def test_what_was_told_can_be_copied_and_sent() -> None:
    said = Translatable("asked-is", who="P1", kind="act", standing=Translatable("standing-over", winners=["P1", "P2"]))
    assert said == "P1 should be asked `act`, but the match is over, P1 and P2 has won"
    for other in (copy.deepcopy(said), pickle.loads(pickle.dumps(said))):
        assert other == said and other.in_language("it").endswith("la partita è finita, ha vinto P1 e P2")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("it", "Creatura: non può stare in Runa; il suo posto è Linea"),
        ("en", "A Creature can't lie in Rune; put it in Line"),
    ],
)
def test_the_workshop_says_what_can_not_lie_there_in_words_of_the_table(lang: str, said: str) -> None:
    from game.table.workshop.scene import Workshop

    stage = live.stage(lang=lang)
    scene = Workshop(stage)
    stage.go(scene)
    scene.arranging.aim(0, "rune")
    scene.arranging.add("copper_fox")
    notice = tree.find(stage.fresh(), "notice")
    assert notice is not None and notice.name == said
