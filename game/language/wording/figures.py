"""Numbers over the board, conditions and costs, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.language.wording.nouns import Facts, Nouns, Phrase, bounds, split

MINUS = "−"


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


def mana(cost: Mapping[str, int], pure: str = "pure") -> str:
    """As symbols, pure mana last: {fire}{2}."""
    symbols = "".join("{" + element + "}" for element, n in cost.items() if element != pure for _ in range(n))
    free = cost.get(pure, 0)
    return symbols + (f"{{{free}}}" if free or not symbols else "")


class Figures(Nouns):
    """Numbers and conditions of one card in one language."""

    # --- numbers --------------------------------------------------------------------------------------------------

    def number(self, written: Any, name: str = "amount") -> Facts:
        """Facts for the messages: `amount` and `amount_is`, with `amount_each` or `amount_equal`."""
        if not isinstance(written, Mapping):
            return {name: written, f"{name}_is": "number", "signed": signed(int(written)), f"{name}_each": ""}
        times, plus = int(written.get("times", 1)), int(written.get("plus", 0))
        facts: Facts = {name: times, "signed": signed(times), f"{name}_is": "equal"}
        if "stat" not in written:
            facts[f"{name}_each"] = self._things(written, "each").text
            facts[f"{name}_is"] = "equal" if plus or "at_most_value" in written else "each"
        facts[f"{name}_equal"] = self._equal(written, times, plus)
        return facts

    def _equal(self, written: Mapping[str, Any], times: int, plus: int) -> str:
        if "stat" in written:
            self.memory.place = "in"
            measured = self._stat(written["stat"], self.phrase(written["of"]))
            self.memory.place = "from"
        else:
            measured = self._number_of(written)
        text = self.say("scaled", {"times": times, "measured": measured})
        if plus:
            word, size = ("scaled-plus", "plus") if plus > 0 else ("scaled-minus", "minus")
            text = self.say(word, {"scaled": text, size: abs(plus)})
        if "at_most_value" in written:
            text = self.say("at-most", {"equal": text, "most": written["at_most_value"]})
        return text

    def _number_of(self, written: Mapping[str, Any]) -> str:
        things = self._things(written, "number")
        return self.say("number-of", {"things": things.text})

    def _stat(self, stat: str, of: Phrase) -> str:
        word = f"measured-{stat}" if self.messages.has(f"measured-{stat}") else "measured-stat"
        gender = self.attribute(f"stat-{stat}", "gender")
        return self.say(word, {"stat": self.say(f"stat-{stat}"), "stat_gender": gender, **of.facts("of")})

    def _things(self, written: Mapping[str, Any], form: str) -> Phrase:
        """What is counted, as "each" of it, as all of them, or as bare nouns."""
        if "count" in written:
            return self.phrase(written["count"], form)
        whose = self._whose(written)
        return self.resource(written["resource"], whose, form)

    def _whose(self, written: Mapping[str, Any]) -> str:
        name, _ = split(written.get("of", "you"))
        if name == "opponent":
            return "its" if "opponent" in self.memory.said else "theirs"
        return "you" if name == "you" else "none"

    def resource(self, word: str, whose: str, form: str) -> Phrase:
        word = f"resource-{word}"
        number = "one" if form == "each" else "other"
        gender = self.attribute(word, "gender")
        place = self.attribute(word, "in", {"owner": whose})
        owner = "none" if place else whose
        one, other = self.attribute(word, "one"), self.attribute(word, "other")
        facts = {"form": form, "number": number, "gender": gender, "owner": owner, "random": "no", "other": "no",
                 "before": "", "adjective": "", "after": place, "n": 0, "near": "no",
                 "noun": one if number == "one" else other, "nouns": other}  # fmt: skip
        return Phrase(self.say("phrase", facts), number=number, gender=gender, owner=whose)

    # --- conditions -----------------------------------------------------------------------------------------------

    def conditions(self, written: Any) -> str:
        parts = [self._condition(c) for c in (written if isinstance(written, Sequence) else [written])]
        return self.listed(parts)

    def _condition(self, written: Mapping[str, Any]) -> str:
        limits = bounds({k: v for k, v in written.items() if k in ("at_least", "at_most", "equals")})
        if "stat" in written:
            return self._stat_condition(written, limits)
        if limits["bounds"] == "least" and limits["least"] == 1:
            limits["bounds"] = "one"
        if limits["bounds"] in ("most", "exact") and limits["most"] == 0:
            limits["bounds"] = "none"
        if "count" in written:
            name, narrowed = split(written["count"])
            owner = self.attribute(f"set-{name}", "owner")
            things = self._counted(name, narrowed, 0, owner)
            limits |= {"things": things.text, "thing": self._counted(name, narrowed, 1, owner).text}
        else:
            owner = {"you": "you", "none": ""}.get(self._whose(written), "opponent")
            word = written["resource"]
            things = self.resource(word, "none", "bare")
            limits |= {"things": things.text, "thing": self.attribute(f"resource-{word}", "one")}
            if self.messages.has(f"condition-{word}"):
                name = self.attribute(f"resource-{word}", "other")
                limits |= {"things": name}
                facts = {**limits, "gender": things.gender, "owner": owner}
                return self.say(f"condition-{word}", {**facts, "quantity": self.say("quantity", facts)})
        limits |= {"gender": things.gender, "owner": owner}
        limits["quantity"] = self.say("quantity", limits)
        return self.say("condition-have" if owner == "you" or "resource" in written else "condition-there", limits)

    def _counted(self, name: str, narrowed: Mapping[str, Any], n: int, owner: str) -> Phrase:
        """The bare noun; without "your" where the sentence says that you have it."""
        return self.noun_phrase(name, {**narrowed, "pick": n}, "bare", owned=owner != "you")

    def _stat_condition(self, written: Mapping[str, Any], limits: Facts) -> str:
        stat = written["stat"]
        facts = {**limits, **self.phrase(written["of"]).facts("of"), "stat": self.say(f"stat-{stat}")}
        facts["bound"] = self.say("bound", facts)
        word = f"condition-{stat}" if self.messages.has(f"condition-{stat}") else "condition-stat"
        return self.say(word, facts)

    # --- lists ----------------------------------------------------------------------------------------------------

    def listed(self, parts: Sequence[str], last: str = "list-and", link: str = "list-more") -> str:
        """One, two and three."""
        text = ""
        for i, part in enumerate(parts):
            word = last if i == len(parts) - 1 else link
            text = self.say(word, {"first": text, "last": part}) if i else part
        return text
