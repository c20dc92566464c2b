"""Reading a match file that may come from anywhere: it is checked whole before anything of it is used.

Where the head of a file is as it was written and its end is not, what is good of the end is kept.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NoReturn

from game.records.record import DIGITS, FORMAT, BadMatchFile, Damage, Record, checksum, line_sum, record_of
from game.records.schema import ANSWER, HEAD, MATCH, MOST_ANSWERS, MOST_BYTES, TAIL, VERSION, Fields, Mismatch
from game.system.reading import read_regular

HEAD_MARK = b'\n"head": "'
VERSION_MARK = re.compile(rb'\n"version": ([0-9]{1,6}),\n')
EDITED = "it is not as it was written (if you changed it on purpose, remove its `checksum` field)"


def read(path: Path) -> Record:
    """The record in the file at `path`. Raises BadMatchFile with one sentence for whatever is wrong with it."""
    try:
        content = read_regular(path, MOST_BYTES)
    except OSError as error:
        raise BadMatchFile(path, f"the match file can't be read ({error.strerror})") from None
    return parse(content, path)


def parse(content: bytes, path: Path) -> Record:
    """The record in the content of a match file; `path` is where it was. Raises BadMatchFile."""
    try:
        return _record(content)
    except Mismatch as error:
        raise BadMatchFile(path, f"the match file is damaged: its {error}") from None
    except _Unreadable as error:
        raise BadMatchFile(path, str(error)) from None


class _Unreadable(Exception):
    """Nothing of the content can be used; the text says why."""


def _record(content: bytes) -> Record:
    """Raises Mismatch and _Unreadable."""
    data = _document(content)
    if data is None:
        kept = _salvaged(content)
        if kept is None:
            _check_version(int(found[1]) if (found := VERSION_MARK.search(content[:200])) else 0)
            begins = content[:200].lstrip().startswith(b"{") and FORMAT.encode() in content[:200]
            broken = "the match file is damaged: it ends or breaks in the middle"
            raise _Unreadable(broken if begins else "this is no match file")
        return kept
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise _Unreadable("this is no match file")
    if type(data.get("version")) is int:
        _check_version(data["version"])
    if "checksum" in data and data["checksum"] != checksum(content[: content.rfind(b'"checksum":')]):
        kept = _salvaged(content)
        if kept is None:
            raise _Unreadable(f"the match file is damaged: {EDITED}")
        return kept
    return _checked(data)


def _check_version(version: int) -> None:
    """Raises _Unreadable."""
    if version > VERSION:
        which = f"version {version}" if version < 10**6 else "a much later version"
        raise _Unreadable(
            f"the match file is of {which}, and this program reads up to {VERSION}; a later program can open it"
        )


def _checked(data: dict[str, Any]) -> Record:
    """The record of a whole document. Raises Mismatch."""
    MATCH.check(data, "")
    seats = len(data["seats"])
    if len(data["decks"]) != seats:
        raise Mismatch("seats", "must have as many entries as its `decks`")
    for name in ("first", "conceded"):
        if data.get(name) is not None and data[name] >= seats:
            raise Mismatch(name, "must be one of its seats")
    for number, given in enumerate(data["answers"]):
        if given[0] >= seats:
            raise Mismatch(f"answers[{number}]", "must begin with one of its seats")
    return record_of(data)


def _document(content: bytes) -> Any:
    """The JSON document; None if it is none, or holds numbers that can't be written again."""
    try:
        return json.loads(content.decode("utf-8"), parse_constant=_refuse)
    except (ValueError, RecursionError):
        return None


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)


# --- a damaged end ----------------------------------------------------------------------------------------------------


def _salvaged(content: bytes) -> Record | None:
    """What is good of a file with a whole head; None if that is damaged too, or is of a program that didn't sum it."""
    at = content.find(HEAD_MARK) + 1
    if not at or not content.startswith(checksum(content[:at]).encode(), at + len(HEAD_MARK) - 1):
        return None
    head = _document(content[:at].rstrip(b",\n") + b"}")
    if not isinstance(head, dict) or not _fits(HEAD, head):
        return None
    rest = content[at:].split(b"\n")[1:]
    counted = re.fullmatch(rb'"count": ([0-9]{1,6}),', rest[0]) if rest else None
    lines, after = _answer_lines(rest)
    parts = _parts(after)
    answers = _good_answers(lines, parts.get("sums"))
    lost = max(int(counted[1]) if counted else 0, len(lines)) - len(answers)
    parts = {name: part for name, part in parts.items() if _fits(TAIL, {"answers": [], name: part})}
    for name in ("conceded", "result", "count", "sums"):  # of the match as it was; what is left may not be over
        parts.pop(name, None)
    try:
        record = _checked({**head, **parts, "answers": answers})
    except Mismatch:
        record = _checked({**head, "answers": [given for given in answers if given[0] < len(head["seats"])]})
    record.receipts = {number: receipt for number, receipt in record.receipts.items() if number <= len(answers)}
    record.fingerprints = [mark for mark in record.fingerprints if mark[0] <= len(answers)]
    record.damage = Damage(len(record.answers), max(0, lost))
    return record


def _fits(shape: Fields, data: dict[str, Any]) -> bool:
    try:
        shape.check(data, "")
    except Mismatch:
        return False
    return True


def _answer_lines(rest: list[bytes]) -> tuple[list[bytes], list[bytes]]:
    """The lines of the answers, and those after them."""
    try:
        begin = next(n for n, line in enumerate(rest[:3]) if line.startswith(b'"answers":'))
    except StopIteration:
        return [], rest
    end = begin + 1
    while end < len(rest) and rest[end][:1] not in (b"]", b'"') and end - begin <= MOST_ANSWERS:
        end += 1
    return [line for line in rest[begin + 1 : end] if line], rest[end:]


def _good_answers(lines: list[bytes], sums: Any) -> list[list[Any]]:
    """The answers up to the first line that is not as it was written."""
    good: list[list[Any]] = []
    before = ""
    for number, line in enumerate(lines):
        given = _document(line.removesuffix(b","))
        try:
            ANSWER.check(given, "")
        except Mismatch:
            break
        if isinstance(sums, str):
            before = line_sum(before, line.removesuffix(b",").decode())
            if before != sums[DIGITS * number : DIGITS * (number + 1)]:
                break
        good.append(given)
    return good


def _parts(lines: list[bytes]) -> dict[str, Any]:
    """The fields after the answers, those that can be read."""
    found: dict[str, Any] = {}
    starts = [n for n, line in enumerate(lines) if line.startswith(b'"')]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=False):
        written = b"\n".join(lines[start:end]).rstrip(b",\n ")
        field = _document(b"{" + written + b"}") or _document(b"{" + written)  # the last one has the file's own bracket
        if isinstance(field, dict):
            found |= field
    return found
