"""The sounds, genders and plurals of Italian."""

from __future__ import annotations

import re
from functools import partial

_VOWEL = r"(?=\**[aeiouàèéìòùAEIOUÀÈÉÌÒÙ])"
_IMPURE = r"(?=\**(?:[sS][^aeiouhAEIOU\W]|[zZxXyY]|[gG]n|[pP][sn]))"
_START = r"(?<![\w'’])"

_ARTICLES = (
    (re.compile(rf"{_START}(?i:una) (?![eo] ){_VOWEL}"), "un'"),
    (re.compile(rf"{_START}(?i:un) {_IMPURE}"), "uno "),
    (re.compile(rf"{_START}(?i:la|il) {_VOWEL}"), "l'"),
    (re.compile(rf"{_START}(?i:il) {_IMPURE}"), "lo "),
    (re.compile(rf"{_START}i (?:{_VOWEL}|{_IMPURE})"), "gli "),
    (re.compile(rf"{_START}quel {_VOWEL}"), "quell'"),
    (re.compile(rf"{_START}quella {_VOWEL}"), "quell'"),
    (re.compile(rf"{_START}quel {_IMPURE}"), "quello "),
    (re.compile(rf"{_START}quei (?:{_VOWEL}|{_IMPURE})"), "quegli "),
)
_STEMS = {"a": "a", "di": "de", "da": "da", "in": "ne", "su": "su"}
_ENDINGS = {"il": "l", "lo": "llo", "la": "lla", "l'": "ll'", "i": "i", "gli": "gli", "le": "lle"}
_CONTRACTION = re.compile(rf"{_START}(a|di|da|in|su) (?:(il|lo|la|i|gli|le) |(l')(?=\w))")
_SHARED = re.compile(r"(?:(?<!\w)(a|di|da|in|su|con|contro) )?⟨([^⟩]*)⟩ (o|e) ⟨([^⟩]*)⟩")
_CLITIC = re.compile(r"(\w+) ~(\w+)")
_EACH_OF = re.compile(r"(?<!\w)ogni un([ao]) (?=di )")
_UP_TO = re.compile(r"(?<!\w)(a|di|da|in|su|con|contro) fino a(?= \d)")
_AND = re.compile(r"(?<!\w)e (?=\**[eèéE])")
_TO = re.compile(r"(?<!\w)a (?=\**[aA])")


def settle(text: str) -> str:
    """Pronouns to their verbs, prepositions to each part, articles and prepositions to what follows."""
    text = _CLITIC.sub(_joined, text)
    text = _UP_TO.sub(r"\1 un massimo di", text)
    text = _EACH_OF.sub(r"ognun\1 ", _SHARED.sub(_distributed, text))
    for pattern, article in _ARTICLES:
        text = pattern.sub(partial(_as_begun, article), text)
    text = _CONTRACTION.sub(_contracted, text)
    return _TO.sub("ad ", _AND.sub("ed ", text))


def _as_begun(article: str, found: re.Match[str]) -> str:
    """With a capital where what it stands for has one: it begins a sentence."""
    return article.capitalize() if found[0][0].isupper() else article


def _joined(match: re.Match[str]) -> str:
    verb, pronoun = match.groups()
    if verb.endswith("re"):
        return f"{verb[:-1]}{pronoun}"
    if verb in ("fai", "dai"):
        return f"{verb[:-1]}{pronoun}" if pronoun == "gli" else f"{verb[:-1]}{pronoun[0]}{pronoun}"
    if verb == "far":
        return f"far{pronoun}"
    return f"{verb}{pronoun}"


def _distributed(match: re.Match[str]) -> str:
    preposition, first, link, last = match.groups()
    each = f"{preposition} " if preposition else ""
    return f"{each}{first} {link} {each}{last}"


def _contracted(match: re.Match[str]) -> str:
    preposition, article, elided = match.groups()
    ending = _ENDINGS[article or elided]
    return f"{_STEMS[preposition]}{ending}" + ("" if elided else " ")


# --- names of cards ---------------------------------------------------------------------------------------------------

_LINKS = ("di", "del", "dello", "della", "dei", "degli", "delle", "da", "dal", "dalla", "in", "nel", "nella", "a", "al",
          "con", "senza", "su", "sul", "sulla", "per", "tra", "fra", "e")  # fmt: skip
_FEMININE = ("luce", "voce", "notte", "nube", "neve", "torre", "serpe", "volpe", "lince", "tigre", "ape", "fenice",
             "gente", "pelle", "chiave", "nave", "mente", "morte", "arte", "parte", "croce", "febbre", "carne", "mano",
             "fonte", "cenere", "polvere", "valle")  # fmt: skip
_FEMININE_ENDINGS = ("zione", "sione", "gione", "trice", "tà", "tù", "udine", "aggine")
_MASCULINE = ("fantasma", "enigma", "prisma", "dramma", "poeta", "profeta", "pirata", "pianeta")
_IRREGULAR = {"uomo": "uomini", "mano": "mani", "ala": "ali", "arma": "armi"}
_VOWELS = "aeiou"


def agreeing(adjective: str) -> str:
    """An adjective as it stands with several; one in -a is feminine, as those of a game whose things all are."""
    return _plural(adjective, masculine=not adjective.endswith("a"))


def gender(name: str) -> str:
    head = name.split(" ")[0].lower()
    if head in _FEMININE or head.endswith(_FEMININE_ENDINGS):
        return "f"
    return "f" if head.endswith("a") and head not in _MASCULINE else "m"


def plural(name: str) -> str:
    """Of a card's name: its head and the adjectives before the first preposition."""
    words = name.split(" ")
    links = (i for i, word in enumerate(words) if i and (word.lower() in _LINKS or "'" in word))
    end = next(links, len(words))
    masculine = gender(name) == "m"
    return " ".join([*(_plural(word, masculine) for word in words[:end]), *words[end:]])


def _plural(word: str, masculine: bool) -> str:
    low = word.lower()
    if low in _IRREGULAR:
        return word[0] + _IRREGULAR[low][1:]
    if low.endswith(("cia", "gia")) and len(low) > 3 and low[-4] not in _VOWELS:
        return word[:-2] + "e"
    if low.endswith(("ca", "ga")):
        return word[:-1] + ("hi" if masculine else "he")
    if low.endswith("a"):
        return word[:-1] + ("i" if masculine else "e")
    if low.endswith("ico"):
        return word[:-1] + "i"
    if low.endswith(("co", "go")):
        return word[:-1] + "hi"
    if low.endswith("io"):
        return word[:-1]
    return word[:-1] + "i" if low.endswith(("o", "e")) else word
