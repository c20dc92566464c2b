"""A keyword that a game's file of keywords makes: clauses under a name (`game/language/reading/own_keywords.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kernel.moves import create
from game.kernel.saved import from_json
from game.language.folders import CARDS
from game.language.library import Library, from_plain, load, pinned, with_cards
from game.language.source import Source, nodes
from game.language.text import clause_text, reminders, rules_text
from game.rules import game_named
from game.rules.contracts.constants import HAND, LINE, zone
from tests.rules.contracts.board import Table

WORDS = game_named("contracts").vocabulary
SWARM = """\
  swarm:
    name: {it: Sciame, en: Swarm}
    reminder: {it: "Le tue altre Creature ottengono +1 attacco.", en: "Your other Creatures gain +1 attack."}
    clauses:
    - when: summon
      do: [{modify: {attack: 1}, to: {from: own_creatures, other: true}}]
"""
ANT = """\
- id: ant
  name: {it: Formica, en: Ant}
  kind: creature
  cost: {}
  attack: 1
  health: 1
  keywords: [swarm, adrenaline]
  clauses:
  - when: recycling
    do: [{fetch: 1}]
"""


def library(folder: Path, cards: str = ANT, keywords: str = SWARM) -> Library:
    """Of a game's folder with these cards and, beside the rules' own, these keywords."""
    (folder / "cards").mkdir(exist_ok=True)
    bundled = (CARDS / "contracts" / "keywords.yaml").read_text("utf-8")
    (folder / "keywords.yaml").write_text(bundled + keywords, "utf-8")
    (folder / "cards" / "mine.yaml").write_text("cards:\n" + cards, "utf-8")
    return load(folder, "contracts", WORDS)


def said(found: Library) -> list[str]:
    return [f"{fault.message}; {fault.suggestion}" for fault in found.faults]


def test_a_card_that_lists_it_has_its_clauses_before_its_own(tmp_path):
    found = library(tmp_path)
    assert said(found) == []
    assert [clause.when for clause in found.definitions["ant"].clauses] == ["summon", "recycling"]


def test_the_card_names_it_and_its_reminder_says_what_it_does(tmp_path):
    found = library(tmp_path)
    assert rules_text("ant", "en", found) == "**Swarm**, **Adrenaline**\n**Recycling:** Fetch 1 contract."
    assert rules_text("ant", "it", found) == "**Sciame**, **Adrenalina**\n**Riciclo:** Estrai 1 contratto."
    assert ("Swarm", "Your other Creatures gain +1 attack.") in reminders("ant", "en", found)
    assert clause_text("ant#0", "en", found) == "**Summon:** Your other Creatures gain +1 attack."


def ants(found: Library) -> Table:
    """A board with an ant in the line of P1 and one in the hand."""
    table, ant = Table(), found.definitions["ant"]
    table.state.cards.add(ant)
    for place in (LINE, HAND):
        create(table.state, ant, 0, zone(0, place))
    return table


def test_its_clauses_are_carried_out(tmp_path):
    table = ants(library(tmp_path))
    table.play(table.hand_of(0)[0], place=1)
    assert [table.stats(i) for i in table.line_of(0)] == [(2, 1), (1, 1)]


def test_what_a_match_keeps_of_the_card_is_whole(tmp_path):
    """So it is replayed by what the keyword said then, also where there is no such keyword any more."""
    source = library(tmp_path).definitions["ant"].source
    kept = from_plain([source], dict(WORDS.constants), "contracts", WORDS).by_id["ant"]
    assert [clause.when for clause in kept.clauses] == ["summon", "recycling"] and kept.source == source


@pytest.mark.parametrize("keywords", ["", SWARM.replace("attack: 1}", "attack: 2}")])
def test_where_the_keyword_has_changed_since_the_text_says_what_the_card_does(tmp_path, keywords):
    source = library(tmp_path).definitions["ant"].source
    (tmp_path / "now").mkdir()
    now = library(tmp_path / "now", ANT.replace("swarm, ", ""), keywords)
    kept = pinned([source], dict(WORDS.constants), "contracts", WORDS)
    kept.keywords = now.keywords
    assert "**Summon:** Your other Creatures gain +1 attack." in rules_text("ant", "en", kept)


def test_a_saved_keyword_changes_the_cards_that_list_it(tmp_path):
    before = library(tmp_path).definitions["ant"]
    after = library(tmp_path, keywords=SWARM.replace("attack: 1}", "attack: 2}")).definitions["ant"]
    assert before.source != after.source
    assert library(tmp_path).definitions["ant"].source == before.source


def test_a_spell_may_have_one_too(tmp_path):
    ward = SWARM.replace("swarm", "ward").replace("summon", "play")
    spell = "- id: rain\n  name: {it: Pioggia, en: Rain}\n  kind: spell\n  cost: {}\n  keywords: [ward]\n"
    found = library(tmp_path, spell, ward.replace(", other: true", ""))
    assert said(found) == [] and rules_text("rain", "en", found) == "**Swarm**"


SPELL = ANT.replace("kind: creature", "kind: spell").replace("  attack: 1\n  health: 1\n", "")
TOKEN = SWARM.replace("{modify: {attack: 1}, to: {from: own_creatures, other: true}}", "{create: locust}")


@pytest.mark.parametrize(
    ("cards", "keywords", "told"),
    [
        (ANT.replace("swarm,", "swarn,"), SWARM, "unknown keyword `swarn`; did you mean `swarm`?"),
        (ANT.replace("swarm,", "swarm, swarm,"), SWARM, "`swarm` stands here twice; remove one of them"),
        (ANT, TOKEN, "there is no card `locust`; did you mean `locust`?"),
        (ANT, SWARM.replace("summon", "summoned"), "unknown trigger `summoned`; did you mean `summon`?"),
        (ANT, SWARM.replace("  swarm:", "  damage:"), "`damage` is a word of the game, which has no clauses here"),
        (SPELL.replace(", adrenaline", "").replace("recycling", "play"), SWARM,
         "`swarm` can't stand here: a spell can't have `when: summon`; only a creature can"),
        (ANT.replace("  - when: recycling", "  - keyword: swarm\n    when: recycling"), SWARM,
         "this is no clause of the keyword `swarm`; leave `keyword` out"),
        (ANT, SWARM[: SWARM.index("    - when")].replace("clauses:", "clauses: []"),
         "no clause stands here; add one, as on a card"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(tmp_path, cards, keywords, told):
    assert told.split(";")[0] in " ".join(said(library(tmp_path, cards, keywords)))


def test_its_faults_stand_at_its_lines_once(tmp_path):
    found = library(tmp_path, keywords=SWARM.replace("summon", "summoned"))
    assert [(Path(fault.file).name, fault.message) for fault in found.faults] == [
        ("keywords.yaml", "unknown trigger `summoned`")
    ]


def test_a_card_may_be_written_with_the_clauses_that_its_keyword_has(tmp_path):
    """As a scenario does that was saved from a match."""
    found = library(tmp_path)
    source = Source("scenario", [])
    card = {**found.definitions["ant"].source, "id": "other_ant"}
    again = with_cards(found, source, nodes({"cards": [card]}), WORDS)
    assert source.faults == [] and len(again.definitions["other_ant"].clauses) == 2


def test_a_position_with_such_cards_is_read_back(tmp_path):
    table = ants(library(tmp_path))
    assert from_json(table.state.to_json(), table.game, table.state.cards) == table.state
