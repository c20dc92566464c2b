"""The command `analyse`: how likely each side was to win, and the moments that mattered most."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.commands import FINE, print_json
from game.kernel.errors import GameError

if TYPE_CHECKING:
    from game.records.analysis import Look, Study


def analyse(given: Namespace) -> int:
    """With `--json` one object:

    - `file`, `game`, `seats` (who played), `result` (as of `replay --json`), `turns`, `judged` (how many moments);
    - `sides`, one for each seat that may be looked from (all of them once the match is over), each with its `seat` and
      - `curve`: `[{turn, step, chance}]`, how likely it was to win at the beginning of each of its turns, from 0 to 1,
        as it could see it then; and at last how the match ended for it;
      - `loss`: the mean of what was lost at its moments;
      - `moments`: the three that mattered most, `[{step, turn, chance, best, loss, made, better}]`: the chance of
        winning by what was done after `step` answers, that by the best line found, and both in words.

    What was found is kept beside the match file, and an interrupted analysis goes on from there.
    """
    from game.ai.judging import CLOSE, QUICK, judge
    from game.records import analysis
    from game.records.moments import seen_at
    from game.table.replay.opening import loaded

    match = loaded(Path(given.file))
    study = analysis.kept(match)
    if not study.seats:
        raise GameError("this match is not over, and several people play it; analyse it once it is")
    try:
        while (asked := study.next()) is not None:
            _progress(study)
            moment, close = asked
            cards = match.steps[moment.step].state.cards
            depth = CLOSE if close else QUICK
            found = judge(seen_at(match, moment), moment.made, match.game, cards, depth)
            study.take(analysis.Look(moment.step, found.best, found.made, found.better, close))
    finally:
        analysis.keep(study)
    told = _plain(given.file, study)
    if given.json:
        print_json(told)
    else:
        print("\n".join(_text(told)))
    return FINE


def _plain(file: str, study: Study) -> dict[str, Any]:
    match = study.match
    return {
        "file": file, "game": match.game.name, "seats": list(match.seats), "result": match.result,
        "turns": match.state.turn, "judged": len(study.looks),
        "sides": [_side(study, seat) for seat in study.seats],
    }  # fmt: skip


def _side(study: Study, seat: int) -> dict[str, Any]:
    losses = [look.loss for step, look in study.looks.items() if study.moments[step].seat == seat]
    return {
        "seat": seat,
        "curve": [point._asdict() for point in study.curve(seat)],
        "loss": round(sum(losses) / max(1, len(losses)), 4),
        "moments": [_moment(study, look) for look in study.worst(seat)],
    }


def _moment(study: Study, look: Look) -> dict[str, Any]:
    from game.records.moments import said

    moment = study.moments[look.step]
    return {
        "step": look.step, "turn": moment.turn, "chance": look.made, "best": look.best, "loss": look.loss,
        "made": said(study.match, look.step, moment.made), "better": said(study.match, look.step, look.better),
    }  # fmt: skip


def _text(told: dict[str, Any]) -> Iterator[str]:
    for side in told["sides"]:
        who = f"P{side['seat'] + 1} ({told['seats'][side['seat']]})"
        chances = "  ".join(f"{point['turn']}: {point['chance']:.0%}" for point in side["curve"])
        yield f"{who}, chance of winning by turns: {chances}"
        for moment in side["moments"]:
            at = f"turn {moment['turn']}, after answer {moment['step']}"
            yield f"  {at}: {' + '.join(moment['made'])} ({moment['chance']:.0%})"
            yield f"    better: {' + '.join(moment['better'])} ({moment['best']:.0%})"
        if not side["moments"]:
            yield "  no moment at which much was lost"


def _progress(study: Study) -> None:
    """On a terminal, in a line that the next one replaces; an interrupt ends it, and what was found is kept."""
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"{study.progress:.0%}", end="\r", file=sys.stderr, flush=True)
