"""The generated rules text of the cards as they are: a wording for every word, good grammar, nothing left unsaid.

After a change of wording, write the golden files anew and read their difference:
    python -m tests.language.test_text
"""

import re
from pathlib import Path

import pytest

from game.language.folders import CARDS
from game.language.library import load
from game.language.proofreading import faults
from game.language.text import card_name, kind_line, mentioned_cards, reminders, rules_text
from game.language.wording import english, italian
from game.rules import NAMES, game_named
from game.system.languages import GRAMMARS

LIBRARIES = {game: load(CARDS / game, game, game_named(game).vocabulary) for game in NAMES}
LIBRARY = LIBRARIES["contracts"]
HERE = Path(__file__).resolve().parent
CARD_IDS = [(game, card) for game in NAMES for card in sorted(LIBRARIES[game].definitions)]
IN_EACH = [(game, lang) for game in NAMES for lang in GRAMMARS]


def golden(game: str, lang: str) -> Path:
    return HERE / f"golden_text_{game}_{lang}.txt"


def book(game: str, lang: str) -> str:
    """The text of every card, and of every keyword."""
    entries, library = [], LIBRARIES[game]
    for card in sorted(library.definitions):
        head = f"# {card_name(card, lang, library)} ({kind_line(card, lang, library)})"
        entries.append("\n".join([head, *filter(None, [rules_text(card, lang, library)])]))
    entries += [f"## {entry['name'][lang]}\n{entry['reminder'][lang]}" for entry in library.keywords.values()]
    return "\n\n".join(entries) + "\n"


# --- the words -------------------------------------------------------------------------------------------------------


def test_the_words_that_every_game_shares_name_no_thing_of_one_game():
    """The shared message files hold grammar; nouns lie with the game (the house's noun test, for languages)."""
    nouns = r"attack|health|creature|rune|orb|mana|burnout|character|attacc|salute|creatur|personagg|globo|esauriment"
    folder = CARDS.parent / "game" / "language"
    for path in (*folder.glob("messages/*/*.ftl"), *folder.glob("wording/*.py"), folder / "text.py"):
        code = re.sub(r'^\s*#.*$|"""(?s:.*?)"""|^>>> .*$|^\'.*$', "", path.read_text("utf-8"), flags=re.MULTILINE)
        assert re.findall(rf"\b\w*(?:{nouns})\w*", code, re.IGNORECASE) == [], path.name


# --- the cards as they are -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "lang"), IN_EACH)
def test_the_text_of_every_card_is_as_it_was_read(game, lang):
    again = "python -m tests.language.test_text"
    assert golden(game, lang).exists(), f"read what `{again}` writes: nobody has read the cards of {game} yet"
    assert book(game, lang).splitlines() == golden(game, lang).read_text("utf-8").splitlines()


@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize(("game", "name"), CARD_IDS)
def test_a_card_reads_well(game, name, lang):
    text = rules_text(name, lang, LIBRARIES[game])
    small_after = text.replace("**As an Event:** ", "**As an Event:** X").replace("**Come Evento:** ", "**C:** X")
    assert faults(small_after, lang, "contracts") == [], text
    assert len(text) <= 290


COUNTED = {
    0: r"\b0\b|\bno\b|\bnon\b|\bnessun",
    1: r"\b1\b|una volta|la prima|the top card|\bonce\b|\bun[ao']? ?|\ban? |\bone\b",
    2: r"\b2\b|due\b|\btwo\b|twice|\bdouble\b|doppi[ao]",
    3: r"\b3\b|\btre\b|three|triplo",
    4: r"\b4\b|quattro|\bfour\b",
    5: r"\b5\b|cinque|\bfive\b",
}


def numbers(data: object, elements: tuple[str, ...], key: str = "") -> list[int]:
    """Every number that a clause says something with; a cost in `elements` is told by so many symbols."""
    if isinstance(data, bool) or key in ("art", "name"):
        return []
    if isinstance(data, int):
        silent = data == 1 and key in ("pick", "random", "times", "count", "at_least", "up_to")
        return [] if silent or key in elements else [abs(data)]
    if isinstance(data, dict):
        return [n for k, v in data.items() for n in numbers(v, elements, k)]
    return [n for v in data for n in numbers(v, elements)] if isinstance(data, list) else []


@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize(("game", "name"), CARD_IDS)
def test_a_card_tells_every_number_of_its_clauses(game, name, lang):
    text = rules_text(name, lang, LIBRARIES[game])
    source, words = LIBRARIES[game].definitions[name].source, LIBRARIES[game].vocabulary
    coloured = tuple(element for element in words.elements if element != words.colourless)
    for n in numbers(source.get("clauses"), coloured) + numbers(source.get("keywords"), coloured):
        assert re.search(COUNTED.get(n, rf"\b{n}\b"), text, re.IGNORECASE), (n, text)
    for clause in source.get("clauses") or []:
        paid = {element: n for element, n in (clause.get("pay") or {}).items() if element in coloured}
        for element, n in paid.items():
            assert text.count("{" + element + "}") == n


def test_the_keyword_line_comes_first():
    assert rules_text("mist_heron", "en", LIBRARY).startswith("**Fog**\n")
    assert rules_text("ink_oracle", "it", LIBRARY) == "**Danni magici +1**"
    assert rules_text("mute_colossus", "it", LIBRARY) == ""
    assert rules_text("iron_hermit", "it", LIBRARIES["cataclysm"]).startswith("**Armatura 1**\n")


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
    assert names("golden_hive_queen") == ["End turn"]
    assert names("slag_stoker") == ["Recycling"]
    assert names("mute_colossus") == []
    assert names("bellows_rune") == []  # "until end of turn" is no ability named "End turn"


def test_the_cards_that_a_card_creates_are_at_hand():
    assert [d.id for d in mentioned_cards("boundary_mason", LIBRARY)] == ["milestone"]


# --- sounds, genders, plurals ----------------------------------------------------------------------------------------


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
        ("La altra Runa, poi Il altro Globo", "L'altra Runa, poi L'altro Globo"),
    ],
)  # fmt: skip
def test_italian_sounds(rough, settled):
    assert italian.settle(rough) == settled


if __name__ == "__main__":
    for name, language in IN_EACH:
        golden(name, language).write_text(book(name, language), "utf-8")
