"""Cards over the whole language, by chance from the words that each game declares; what the checker takes is played.

Matches with such cards must go without an error, keep every invariant at each answer, and reach nothing that has left:
off the field no card bears damage, modifiers or another controller than its owner (`lab.invariants`).
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from game.kernel import running
from game.kernel.decisions import random_answer
from game.kernel.game import Game, Vocabulary
from game.lab.invariants import broken
from game.language.declarations import declaration
from game.language.library import FaultyCards, from_plain
from game.records.cards import library
from game.rules import NAMES, game_named
from tests.campaigns.runner import Outcome, Try

CARDS = 12
"""Different cards of a deck."""
MOST_ANSWERS = 400
"""After so many answers a match is left: most cards have come into play by then."""
ENDLESS = "endless"


def cards(folder: Path) -> Try:
    """A random match with decks of random cards, of one game after another."""
    return lambda chance: _match(game_named(chance.choice(NAMES)), chance)


def _match(game: Game, chance: Random) -> Outcome:
    constants = library(game.name).constants
    token = _card(game.vocabulary, chance, 0, token=True)
    plain = [token] if _is_sound(game, [token], constants) else []
    while len(plain) < CARDS:
        card = _card(game.vocabulary, chance, len(plain) + 1)
        if _is_sound(game, [*plain, card], constants):
            plain.append(card)
    found = from_plain(plain, constants, game.name, game.vocabulary)
    chosen = [card["id"] for card in plain if not card.get("token")]
    first = [name for name in chosen if found[name].kind in game.vocabulary.bodies] or chosen
    decks = [[chance.choice(chosen) for _ in range(24)] + first[:3] for _ in range(2)]
    state = game.setup(found, decks, chance.randrange(1 << 30), constants)
    for _ in range(MOST_ANSWERS):
        if state.result is not None:
            return ("ended", None)
        running.answer(state, random_answer(state, chance.random))
        faults = broken(state)
        assert not faults, f"{game.name}: {faults[:3]} with {plain}"
    return ("left", None)


def _is_sound(game: Game, plain: list[dict[str, Any]], constants: Any) -> bool:
    try:
        from_plain(plain, constants, game.name, game.vocabulary)
    except FaultyCards:
        return False
    return True


def _card(words: Vocabulary, chance: Random, number: int, token: bool = False) -> dict[str, Any]:
    kind = chance.choice(words.bodies if token else [*words.bodies, *words.kinds])
    name = f"made_{number}"
    plain: dict[str, Any] = {"id": name, "name": {"it": name, "en": name}, "kind": kind}
    if token:
        plain["token"] = True
    elif words.elements:
        plain["cost"] = {e: chance.randint(0, 1) for e in chance.sample(words.elements, 2)}
    plain |= {stat: chance.randint(1, 6) for stat in words.kinds[kind]}
    printed = [word for word in words.keywords if word not in words.statuses]
    if kind in words.bodies and chance.random() < 0.4:
        plain["keywords"] = chance.sample(printed, 1)
    whens = [w for w, k in words.triggers.items() if not k.kinds or kind in k.kinds]
    number_of = chance.choice((0, 1, 1, 2)) if kind in words.bodies else 1
    proposed = [w for w in whens if w in words.proposed]
    plain["clauses"] = [_clause(words, chance, chance.choice(proposed or whens) if kind not in words.bodies and n == 0
                                else chance.choice(whens), not token) for n in range(number_of)]  # fmt: skip
    return plain


def _clause(words: Vocabulary, chance: Random, when: str, tokens: bool) -> dict[str, Any]:
    trigger = words.triggers[when]
    clause: dict[str, Any] = {"instead": trigger.replaces} if trigger.replaces else {"when": when}
    if not trigger.own and chance.random() < 0.7:
        clause["of"] = _selector(words, chance, picks=False) if trigger.of != "you" else chance.choice(
            ("you", "opponent", "players"))  # fmt: skip
    targets = 0
    if not trigger.replaces and when != "always" and chance.random() < 0.5:
        targets = chance.choice((1, 1, 2))
        clause["targets"] = [{**_selector(words, chance, picks=True)} for _ in range(targets)]
    if chance.random() < 0.2:
        clause["if"] = {"count": chance.choice(list(words.sets)), "at_least": chance.randint(0, 2)}
    if chance.random() < 0.2:
        clause["may"] = True
    if words.elements and (when == "use" or chance.random() < 0.15):
        clause["pay"] = {chance.choice(words.elements): chance.randint(0, 1)}
    if trigger.replaces == "damage" and chance.random() < 0.5:
        clause |= (
            {"less": chance.randint(1, 3)} if chance.random() < 0.5 else {"redirect": chance.choice(("you", "self"))}
        )
    if trigger.replaces == "move":
        clause["into"] = chance.choice(list(words.destinations))
    else:
        event = ("subject", "object") if not trigger.own else ()
        fixed = ("self", *("target", "target2")[:targets], *event)
        clause["do"] = [_operation(words, chance, when, fixed, tokens) for _ in range(chance.choice((1, 1, 2)))]
    return clause


def _operation(words: Vocabulary, chance: Random, when: str, fixed: tuple[str, ...], tokens: bool) -> dict[str, Any]:
    kinds = [kind for kind in words.operations.values() if (kind.only_when or when) == when
             and (when != "always" or kind.only_when)]  # fmt: skip
    kind = chance.choice(kinds)
    table: dict[str, Any] = {}
    first, *others = declaration(kind)
    for spec in (first, *others):
        if spec is not first and spec.optional and chance.random() < 0.6:
            continue
        written = kind.word if spec is first else spec.written
        table[written] = _value(words, chance, kind, spec, fixed)
    return table


def _value(words: Vocabulary, chance: Random, kind: Any, spec: Any, fixed: tuple[str, ...]) -> Any:
    number = chance.randint(1, 3)
    if spec.type == "Amount":
        return number if chance.random() < 0.8 else {"count": chance.choice(list(words.sets)), "plus": 1}
    if spec.type == "Selector":
        return chance.choice(fixed) if chance.random() < 0.6 else _selector(words, chance, picks=None)
    if spec.type == "Who":
        return chance.choice(("you", "opponent", "players"))
    if spec.type == "Until":
        return chance.choice(list(words.ends))
    if spec.type == "Keywords":
        return [chance.choice(words.keywords)]
    if spec.type == "Changes":
        return {chance.choice(words.stats): chance.choice((-2, -1, 1, 2))}
    if spec.type == "CardName":
        return "made_0"
    if spec.type == "Word":
        return chance.choice(kind.words.get(spec.name) or list(words.destinations))
    choices = {"Elements": words.elements, "Marks": words.marks, "CounterName": tuple(words.counters),
               "KindName": tuple(words.kinds)}.get(spec.type) or (number,)  # fmt: skip
    return chance.choice(choices)


def _selector(words: Vocabulary, chance: Random, picks: bool | None) -> Any:
    found: dict[str, Any] = {
        "from": chance.choice([s for s in words.sets if s not in ("target", "target2", "target3")])
    }
    if picks or (picks is None and chance.random() < 0.3):
        found["pick"] = chance.choice((1, 1, 2))
        if chance.random() < 0.2:
            found["up_to"] = True
    elif picks is None and chance.random() < 0.2:
        found["random"] = 1
    if chance.random() < 0.2:
        found["other"] = True
    if chance.random() < 0.3:
        stat = chance.choice(words.stats)
        found["filter"] = chance.choice(({stat: {"at_least": 2}}, {"damaged": True}, {"most": stat}, {"token": False},
                                         {"has": chance.choice(words.keywords)}))  # fmt: skip
    return found if len(found) > 1 else found["from"]
