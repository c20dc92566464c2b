"""What match files of earlier versions say otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Former:
    """Without it their words are today's."""

    def renewed(self, constants: Mapping[str, Any]) -> Mapping[str, Any]:
        """The constants that a match file pins, in today's words."""
        return constants
