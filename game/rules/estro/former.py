"""The constants of match files that were written when the table and the dice were a line for each number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kernel.traits.former import Former
from game.rules.estro.constants import ESTRI, ROLLS, TABLES, Rules


class EstroFormer(Former):
    def renewed(self, constants: Mapping[str, Any]) -> dict[str, Any]:
        """`ardo_granito: 2` is a cell of `estro_table` now, and `die_1: 1001` has a digit for each Estro."""
        now = dict(constants)
        modifiers = TABLES["estro_table"].plain(Rules().estro_table)
        dice = TABLES["dice"].plain(Rules().dice)
        for one, row in modifiers.items():
            row.update({other: now.pop(f"{one}_{other}", row[other]) for other in row})
        for roll in ROLLS:
            digits = now.pop(f"die_{roll}", None)
            if isinstance(digits, int):
                dice[roll] = [estro for estro, digit in zip(ESTRI, f"{digits:05}", strict=False) if digit != "0"]
        return {"estro_table": modifiers, "dice": dice} | now
