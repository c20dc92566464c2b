"""Signing programs, where whoever builds has a certificate: CONTRACTS_SIGN is the command, to which a path is added."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Iterable
from pathlib import Path


def sign(programs: Iterable[Path]) -> None:
    """Sign each; nothing without a command. Raises CalledProcessError where it fails: no release is half signed."""
    command = shlex.split(os.environ.get("CONTRACTS_SIGN", ""))
    for program in programs if command else ():
        subprocess.run([*command, str(program)], check=True)
