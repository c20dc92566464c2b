"""The generated rules text: a wording for every word, good grammar, and nothing left unsaid.

After a change of wording, write the golden files anew and read their difference:
    python -m tests.language.test_text
"""

import json
import re
from pathlib import Path

import pytest

from game.language.folders import CARDS
from game.language.library import LANGUAGES, load
from game.language.text import card_name, kind_line, mentioned_cards, reminders, rules_text
from game.language.wording import english, italian
from game.language.wording.messages import messages
from game.rules import game_named

WORDS = game_named("contracts").vocabulary
LIBRARY = load(CARDS / "contracts", "contracts", WORDS)
HERE = Path(__file__).resolve().parent
CARD_IDS = sorted(LIBRARY.definitions)


def golden(lang: str) -> Path:
    return HERE / f"golden_text_{lang}.txt"


def book(lang: str) -> str:
    """The text of every card."""
    entries = []
    for card in CARD_IDS:
        head = f"# {card_name(card, lang, LIBRARY)} ({kind_line(card, lang, LIBRARY)})"
        entries.append("\n".join([head, *filter(None, [rules_text(card, lang, LIBRARY)])]))
    return "\n\n".join(entries) + "\n"


def workshop(folder: Path, cards: list) -> object:
    """A library of cards made up here, with the tokens and keywords of Contracts."""
    (folder / "cards").mkdir(parents=True)
    (folder / "keywords.yaml").write_text((CARDS / "contracts" / "keywords.yaml").read_text("utf-8"), "utf-8")
    (folder / "cards" / "tokens.yaml").write_text((CARDS / "contracts/cards/tokens.yaml").read_text("utf-8"), "utf-8")
    (folder / "cards" / "made_up.yaml").write_text(json.dumps({"cards": cards}), "utf-8")
    library = load(folder, "contracts", WORDS)
    assert not library.faults, library.faults[0]
    return library


def card(number: int, clause: dict, kind: str) -> dict:
    stats = {"creature": {"attack": 1, "health": 1}, "orb": {"attack": 1, "durability": 1}}.get(kind, {})
    return {"id": f"card_{number}", "name": {"it": "A", "en": "A"}, "kind": kind, "cost": {}, **stats,
            "clauses": [clause]}  # fmt: skip


def texts(folder: Path, clauses: list) -> list[tuple[str, str]]:
    """Italian and English of one-clause cards."""
    kinds = {"play": "spell", "use": "rune"}
    made = [card(n, clause, kinds.get(clause["when"], "creature")) for n, clause in enumerate(clauses)]
    library = workshop(folder, made)
    return [(rules_text(c["id"], "it", library), rules_text(c["id"], "en", library)) for c in made]


# --- every word of the vocabulary has its wording --------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("prefix", "words"),
    [
        ("op-", WORDS.operations),
        ("trigger-", WORDS.triggers),
        ("set-", WORDS.sets),
        ("resource-", WORDS.resources),
        ("into-", WORDS.destinations),
        ("kind-", WORDS.kinds),
        ("stat-", (*WORDS.stats, "cost", "damage")),
        ("element-", WORDS.elements),
        ("until-", WORDS.ends),
    ],
)
def test_every_word_has_a_message(lang, prefix, words):
    said = messages(lang, "contracts")
    assert [word for word in words if not said.has(f"{prefix}{word}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_counted_thing_has_its_nouns(lang):
    said = messages(lang, "contracts")
    for word in WORDS.resources:
        assert said.say(f"resource-{word}.one") != said.say(f"resource-{word}.other")
    for word in WORDS.kinds:
        assert said.has(f"kind-{word}.this") and said.has(f"kind-{word}.other")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_keyword_has_a_name_and_a_reminder(lang):
    for word in (*WORDS.keywords, *WORDS.keyword_stats):
        entry = LIBRARY.keywords[word]
        assert entry["name"][lang] and entry["reminder"][lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_of_an_operations_words_changes_its_text(lang, tmp_path):
    clauses = [{"when": "play", "do": [{"shift": "enemy_creatures", "to_place": place}]}
               for place in WORDS.operations["shift"].words["to_place"]]  # fmt: skip
    clauses += [{"when": "play", "do": [{"gain_extractor": element}]} for element in WORDS.elements[:3]]
    clauses += [{"when": "play", "do": [{"move": "enemy_creatures", "into": into}]} for into in WORDS.destinations]
    found = [pair[LANGUAGES.index(lang)] for pair in texts(tmp_path, clauses)]
    assert len(set(found)) == len(found)


# --- the cards as they are -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_every_card_is_as_it_was_read(lang):
    assert book(lang).splitlines() == golden(lang).read_text("utf-8").splitlines()


def faults(text: str, lang: str) -> list[str]:
    """What is wrong with the look of a text."""
    wrong = [
        r"  ", r" [.,;:]", r"‹|›|\{\$|~|⟨|⟩|None", r"\.\.",
        r"(?<!\w)(1 (danni|contratti|serbatoi|contracts|tanks|times)\b)",
    ]  # fmt: skip
    if lang == "it":
        wrong += [
            r"\b(a|di|da|in|su) (il|lo|la|i|gli|le|l')\b", r"\b(il|la|lo|una|i) \**[aeiouAEIOU]",
            r"\be \**e", r"\ba \**a", r"\bun [sz][^aeiou]", r"\buna un\b",
        ]  # fmt: skip
    else:
        wrong += [r"\b[Aa] \**[aeioAEIO]", r"\ban \**[^aeiou8AEIO*]", r"\b(the|your|a) (the|your|a)\b"]
    found = [pattern for pattern in wrong if re.search(pattern, text)]
    for line in text.split("\n"):
        body = re.sub(r"\*\*[^*]+\*\*", "K", line)
        if "*" in body:
            found.append("unmatched **")
        if body and not re.fullmatch(r"K(, K)*|.*[.]", body):
            found.append("no full stop")
        if re.search(r"(^|[.] )[a-zà]", body):
            found.append("no capital")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CARD_IDS)
def test_a_card_reads_well(name, lang):
    text = rules_text(name, lang, LIBRARY)
    assert faults(text, lang) == [], text
    assert len(text) < 260


COUNTED = {
    1: r"\b1\b|una volta|\bonce\b|\bun[ao']? ?|\ban? ",
    2: r"\b2\b|due\b|\btwo\b|twice|doppio",
    3: r"\b3\b|\btre\b|three|triplo",
    4: r"\b4\b|quattro|\bfour\b",
    5: r"\b5\b|cinque|\bfive\b",
}


def numbers(data: object, key: str = "") -> list[int]:
    """Every number that a clause says something with; a cost in elements is told by so many symbols."""
    if isinstance(data, bool) or key in ("art", "name"):
        return []
    if isinstance(data, int):
        silent = data == 1 and key in ("pick", "random", "times", "count", "at_least", "up_to")
        return [] if silent or key in ("fire", "water", "light") else [abs(data)]
    if isinstance(data, dict):
        return [n for k, v in data.items() for n in numbers(v, k)]
    return [n for v in data for n in numbers(v)] if isinstance(data, list) else []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CARD_IDS)
def test_a_card_tells_every_number_of_its_clauses(name, lang):
    text = rules_text(name, lang, LIBRARY)
    source = LIBRARY.definitions[name].source
    for n in numbers(source.get("clauses")) + numbers(source.get("keywords")):
        assert re.search(COUNTED.get(n, rf"\b{n}\b"), text), (n, text)
    for clause in source.get("clauses") or []:
        for element, n in (clause.get("pay") or {}).items():
            assert element == "pure" or text.count("{" + element + "}") == n


def test_the_keyword_line_comes_first():
    assert rules_text("mist_heron", "en", LIBRARY).startswith("**Fog**\n")
    assert rules_text("ink_oracle", "it", LIBRARY) == "**Danni magici +1**"
    assert rules_text("mute_colossus", "it", LIBRARY) == ""


def test_an_unknown_language_reads_as_english():
    assert rules_text("copper_fox", "fr", LIBRARY) == rules_text("copper_fox", "en", LIBRARY)


def test_reminders_name_what_the_card_bears_or_mentions():
    def names(card, lang="en"):
        return [name for name, _ in reminders(card, lang, LIBRARY)]

    assert names("copper_fox") == ["Adrenaline", "Recycling"]
    assert names("all_eyes_here", "it") == ["Magnetico", "Magnetizzato"]
    assert names("white_lime") == ["Fade", "Disarm"]
    assert names("bubble_blower") == ["Summon", "Magnetic"]
    assert names("last_page") == ["Burnout"]
    assert names("golden_hive_queen") == ["End of turn"]
    assert names("mute_colossus") == []


def test_the_cards_that_a_card_creates_are_at_hand():
    assert [d.id for d in mentioned_cards("boundary_mason", LIBRARY)] == ["milestone"]


# --- whatever a designer may write -----------------------------------------------------------------------------------

ONE = {"from": "enemy_creatures", "pick": 1}
MINE = {"from": "own_creatures", "pick": 1}
CARD_SETS = [s for s in WORDS.sets if s not in ("target", "target2", "target3", "subject", "object")]
PEOPLE = ("you", "opponent", "players")


def test_every_set_can_be_worded_in_every_way(tmp_path):
    ways = [{}, {"random": 1}, {"random": 2}, {"other": True}, {"filter": {"damaged": True}}]
    ways += [{"filter": {"token": False, "has": "fog"}}, {"adjacent_to": "self"}, {"filter": {"most": "attack"}}]
    nouns = [s for s in CARD_SETS if s not in (*PEOPLE, "self")]
    clauses = [{"when": "summon", "do": [{"damage": 2, "to": {"from": s, **way}}]} for s in nouns for way in ways]
    clauses += [{"when": "summon", "targets": [{"from": s, "pick": n, "up_to": n > 1}], "do": [{"fade": "target"}]}
                for s in nouns if s not in WORDS.unseen for n in (1, 2)]  # fmt: skip
    clauses += [{"when": "summon", "if": {"count": s, **bound}, "do": [{"damage": {"count": s}, "to": "you"}]}
                for s in nouns for bound in ({"at_least": 1}, {"at_most": 0}, {"equals": 3})]  # fmt: skip
    for it, en in texts(tmp_path, clauses):
        assert (faults(it, "it"), faults(en, "en")) == ([], []), (it, en)


STEPS = [{"damage": 2, "to": "target"}, {"heal": {"count": "creatures"}, "to": "target"},
    {"lose": 1, "who": "opponent"}, {"destroy": "target"}, {"fade": "target"},
    {"modify": {"attack": 1, "magic_damage": 1}, "to": "self"},
    {"grant": ["fog"], "to": "target", "until": "next_turn"}, {"move": "target", "into": "deck_top"},
    {"create": "minnow", "count": 3, "side": "enemy"}, {"control": "target"}, {"ready": "target"},
    {"shift": "target", "to_place": "left"}, {"fight": "target", "with": "target2"}, {"disarm": "orbs"},
    {"fetch": 2}, {"draw": 1, "who": "opponent"}, {"mill": 1, "who": "players"},
    {"discard": {"from": "own_hand", "pick": 1}}, {"fill_tanks": 1}, {"empty_tanks": 2, "who": "opponent"},
    {"refill": 1}, {"gain_extractor": "light"}]  # fmt: skip


def test_every_operation_can_follow_every_other(tmp_path):
    assert {next(iter(s)) for s in STEPS} == set(WORDS.operations) - {"give"}
    clauses = [{"when": "summon", "targets": [ONE, MINE], "do": [a, b]} for a in STEPS for b in STEPS]
    for it, en in texts(tmp_path, clauses):
        assert (faults(it, "it"), faults(en, "en")) == ([], []), (it, en)


@pytest.mark.parametrize("price", [{}, {"pay": {"fire": 1}}])
def test_what_one_may_do_stands_in_the_infinitive(price, tmp_path):
    clauses = [{"when": "summon", "targets": [ONE, MINE], "may": True, **price, "do": [a]} for a in STEPS]
    for it, en in texts(tmp_path, clauses):
        assert (faults(it, "it"), faults(en, "en")) == ([], []), (it, en)
        assert re.search(r"(Puoi|\} per) \**\w+(re|far)\b" if price else r"Puoi \**\w*(re|far)\b", it), it
        assert not re.search(r"( can|\} to) \**(the|an?|one|another|this)\b", en), en


def test_every_trigger_can_be_about_anyone(tmp_path):
    watched = [t for t, kind in WORDS.triggers.items() if not kind.own]
    whose = [
        *(s for s in CARD_SETS if "hand" not in s and "discard" not in s),
        {"from": "own_creatures", "other": True},
    ]
    do = [{"modify": {"attack": 1}, "to": "subject"}, {"damage": 1, "to": "subject"}]
    mine = [t for t in watched if WORDS.triggers[t].of == "you"]
    pairs = [(t, of) for t in watched for of in (PEOPLE if t in mine else whose)]
    clauses = [{"when": t, "of": of, "do": [step]} for t, of in pairs for step in do]
    for it, en in texts(tmp_path, clauses):
        assert (faults(it, "it"), faults(en, "en")) == ([], []), (it, en)


READ = [
    ([ONE], [{"damage": 2, "to": "target"}, {"grant": ["magnetized"], "to": "target"}],
     "Infliggi 2 danni a una Creatura avversaria e conferiscile **Magnetizzato**.",
     "Deal 2 damage to an opposing Creature and it gains **Magnetized**."),
    ([ONE], [{"damage": 3, "to": "target"}, {"damage": 1, "to": {"from": "enemy_creatures", "adjacent_to": "target"}}],
     "Infliggi 3 danni a una Creatura avversaria, poi 1 danno alle Creature adiacenti.",
     "Deal 3 damage to an opposing Creature, then 1 damage to adjacent Creatures."),
    ([MINE, MINE], [{"heal": 3, "to": "target"}, {"heal": 1, "to": "target2"}],
     "Restituisci 3 di salute a una tua Creatura e 1 di salute a un'altra tua Creatura.",
     "Restore 3 health to one of your Creatures and 1 health to another of your Creatures."),
    ([], [{"lose": 2, "who": "opponent"}, {"heal": 2, "to": "you"}],
     "L'avversario perde 2 di salute e tu recuperi 2 di salute.",
     "The opponent loses 2 health and you regain 2 health."),
    ([], [{"damage": {"count": "own_creatures", "times": 2}, "to": "opponent"}],
     "Infliggi all'avversario danni pari al doppio del numero delle tue Creature.",
     "Deal damage to the opponent equal to twice the number of your Creatures."),
    ([{"from": "enemy_creatures", "pick": 2, "up_to": True}], [{"damage": 2, "to": "target"}],
     "Infliggi 2 danni a un massimo di 2 Creature avversarie.",
     "Deal 2 damage to up to 2 opposing Creatures."),
]  # fmt: skip


@pytest.mark.parametrize(("targets", "do", "it", "en"), READ)
def test_a_clause_reads_as_one_would_say_it(targets, do, it, en, tmp_path):
    clause = {"when": "play", **({"targets": targets} if targets else {}), "do": do}
    assert texts(tmp_path, [clause]) == [(it, en)]


@pytest.mark.parametrize(
    ("name", "gender", "many"),
    [
        ("Favilla", "f", "Faville"), ("Scoria Viva", "f", "Scorie Vive"), ("Guizzo", "m", "Guizzi"),
        ("Pietra Miliare", "f", "Pietre Miliari"), ("Scheggia di Prisma", "f", "Schegge di Prisma"),
        ("Golem di Rottami", "m", "Golem di Rottami"), ("Fuoco Fatuo", "m", "Fuochi Fatui"), ("Volpe", "f", "Volpi"),
        ("Specchio", "m", "Specchi"), ("Fantasma", "m", "Fantasmi"), ("Mosca d'Oro", "f", "Mosche d'Oro"),
        ("Figlia dell'Alba", "f", "Figlie dell'Alba"), ("Uomo di Latta", "m", "Uomini di Latta"),
    ],
)  # fmt: skip
def test_italian_names_have_a_gender_and_a_plural(name, gender, many):
    assert (italian.gender(name), italian.plural(name)) == (gender, many)


@pytest.mark.parametrize(
    ("name", "many"),
    [("Firefly", "Fireflies"), ("Scrap Golem", "Scrap Golems"), ("Shield of Dawn", "Shields of Dawn"),
     ("Wolf", "Wolves"), ("Torch", "Torches"), ("Snowman", "Snowmen")],
)  # fmt: skip
def test_english_names_have_a_plural(name, many):
    assert english.plural(name) == many


@pytest.mark.parametrize(
    ("rough", "settled"),
    [
        ("a il Globo", "al Globo"), ("di i avversari", "degli avversari"), ("una altra", "un'altra"),
        ("infliggi ~le", "infliggile"), ("fai ~la **Sbiadire**", "falla **Sbiadire**"),
        ("infliggere ~gli", "infliggergli"),
        ("a ⟨te⟩ o ⟨una tua Creatura⟩", "a te o a una tua Creatura"), ("un Spettro", "uno Spettro"),
        ("e estrai", "ed estrai"), ("di la avversaria", "dell'avversaria"), ("in la linea", "nella linea"),
    ],
)  # fmt: skip
def test_italian_sounds(rough, settled):
    assert italian.settle(rough) == settled


if __name__ == "__main__":
    for language in LANGUAGES:
        golden(language).write_text(book(language), "utf-8")
