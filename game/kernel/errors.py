"""The small family of errors, and the reason that each refusal carries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reason:
    """Why something is refused: a code (the table's messages turn it into a sentence), facts for it, the clause."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    clause: str = ""

    def __str__(self) -> str:
        facts = ", ".join(f"{k} {v}" for k, v in self.facts.items())
        return (
            self.code.replace("_", " ")
            + (f" ({facts})" if facts else "")
            + (f" [{self.clause}]" if self.clause else "")
        )


QUOTED = 160
"""So many characters of what somebody gave are quoted in an error."""


def quoted(text: str) -> str:
    """`text`, or its beginning where it is long."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}… ({len(text)} characters)"


class GameError(Exception):
    """Anything that a person may have brought about; its text is one sentence for them."""


class IllegalAnswer(GameError):
    """An answer that the rules refuse. Nothing has changed.

    `sentence` says it with the names of cards and the position, as `phrases.refusal` does.
    """

    def __init__(self, given: Any, reason: Reason, sentence: str = "") -> None:
        said = " ".join(map(str, given)) if isinstance(given, tuple) else repr(given)
        super().__init__(sentence or f"can't {quoted(said)}: {quoted(str(reason))}")
        self.answer = given
        self.reason = reason
