"""Plain data to YAML and back, ten times as fast where PyYAML has its part in C; for files that we wrote ourselves."""

from __future__ import annotations

from typing import Any

import yaml

try:
    from yaml import CSafeDumper as Dumper
    from yaml import CSafeLoader as Loader
except ImportError:
    from yaml import SafeDumper as Dumper  # type: ignore[assignment]
    from yaml import SafeLoader as Loader  # type: ignore[assignment]


def read(text: str) -> Any:
    """What stands in `text`. Raises yaml.YAMLError."""
    return yaml.load(text, Loader)


def written(plain: Any, width: int, flow: bool | None = False) -> str:
    """`plain` in lines of so many characters at the most, its fields in their order, every letter as it is.

    `flow`: in brackets; None for only the innermost maps and lists.
    """
    made: str = yaml.dump(
        plain, Dumper=Dumper, sort_keys=False, width=width, allow_unicode=True, default_flow_style=flow
    )
    return made
