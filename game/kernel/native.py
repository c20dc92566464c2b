"""What the compiled kernel is told of a class (`game/package/README.md`); in plain Python it means nothing.

@mypyc_attr(allow_interpreted_subclasses=True)      # classes that are not compiled may inherit from it
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Kind = TypeVar("Kind")

    def mypyc_attr(**told: bool) -> Callable[[Kind], Kind]:
        return lambda kind: kind
