"""Which processes are there."""

from __future__ import annotations

import subprocess


def session(leader: int) -> list[str]:
    """The processes, as `ps` tells them, of the session that `leader` began, without those that have ended."""
    command = ["ps", "-eo", "pid=,sid=,stat=,args="]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    found = [line.split(None, 3) for line in lines]
    return [" ".join(parts) for parts in found if int(parts[1]) == leader and not parts[2].startswith("Z")]
