"""The switches that players agree on before a match, in words: what they are called, what they mean, which are set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.records.agreeing import FAIR_START
from game.table.library import Library
from game.table.messages import Messages


def told(say: Messages, library: Library, changed: Mapping[str, bool]) -> list[str]:
    """The switches that are set otherwise than is usual; a module of which all switches are is named alone."""
    whole = {word: parts for word, parts in library.table.modules.items() if set(parts) <= changed.keys()}
    within = {part for parts in whole.values() for part in parts}
    return [*(say.of("setup-module", word) for word in whole),
            *(_named(say, rule, on) for rule, on in changed.items() if rule not in within)]  # fmt: skip


def _named(say: Messages, rule: str, on: bool) -> str:
    """A switch that is set, or taken away where the rules have it."""
    name = say.of("setup-rule", rule)
    return name if on else f"{name}: {say('off')}"


def is_named(say: Messages, rule: str) -> bool:
    return say.has(_message(rule))


def meaning(say: Messages, library: Library, rule: str) -> str:
    """What a switch means, with the numbers of the rules; of the fair start how often whoever begins wins with it."""
    if rule == FAIR_START:
        return _fair_start(say, library)
    return _with_numbers(say, f"{_message(rule)}-hint", library.constants)


def of_module(say: Messages, library: Library, word: str) -> str:
    """What all switches of a module mean together."""
    return _with_numbers(say, f"setup-module-{word}-hint", library.constants)


def who_begins(say: Messages, library: Library) -> str:
    """How often whoever begins wins by the printed rules, and with the fair start if there is one for them; "" where
    that isn't known."""
    fair = library.fair_start
    if not library.begins:
        return ""
    if fair is None or fair.printed:
        return say("setup-begins", begins=library.begins)
    return say("setup-begins-fair", begins=library.begins, won=fair.won)


def _fair_start(say: Messages, library: Library) -> str:
    """What it changes, a sentence for each constant that has one, and how often whoever begins wins."""
    fair = library.fair_start
    if fair is None:
        return ""
    numbers = {**library.constants, **fair.rules}
    changed = " ".join(filter(None, (_with_numbers(say, _changed(rule), numbers) for rule in fair.rules)))
    return say("setup-rule-fair-start-hint", changed=changed, won=fair.won, printed=fair.printed or library.begins)


def _changed(rule: str) -> str:
    return f"setup-fair-{rule.replace('_', '-')}"


def _message(rule: str) -> str:
    return f"setup-rule-{rule.replace('_', '-')}"


def _with_numbers(say: Messages, message: str, constants: Mapping[str, Any]) -> str:
    numbers = {name: value for name, value in constants.items() if type(value) is int}
    return say(message, **numbers) if say.has(message) else ""
