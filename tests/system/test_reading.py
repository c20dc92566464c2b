"""What is read, and what is not even waited for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.system.reading import NoFile, TooLarge, read_regular
from game.system.visible import first_hidden, is_blank, visible


def test_a_file_is_read_whole(tmp_path):
    (tmp_path / "a").write_bytes(b"x" * 1000)
    (tmp_path / "none").write_bytes(b"")
    assert read_regular(tmp_path / "a", 1000) == b"x" * 1000
    assert read_regular(tmp_path / "none", 1000) == b""


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    (tmp_path / "a").write_bytes(b"x" * 3000)
    with pytest.raises(TooLarge, match="it is larger than 2 kB"):
        read_regular(tmp_path / "a", 2000)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no devices here")
@pytest.mark.parametrize("name", ["/dev/zero", "/dev/null", "/dev/tty", "/"])
def test_what_is_no_regular_file(name):
    with pytest.raises(OSError):
        read_regular(Path(name), 1000)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe with a name in the file system is POSIX's")
def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(NoFile, match="it is no regular file"):
        read_regular(tmp_path / "pipe", 1000)


def test_a_circle_of_links_and_an_impossible_name(tmp_path):
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    for path in (tmp_path / "a", tmp_path / "no\x00name", tmp_path / "there is none"):
        with pytest.raises(OSError) as caught:
            read_regular(path, 1000)
        assert caught.value.strerror


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Réef Guard · 🦊 \u00a0\u2009", "Réef Guard · 🦊 \u00a0\u2009"),
        ("\x1b[2J\x07", "\\x1b[2J\\x07"),
        ("a\u202eb\u2066c\u200f", "a\\u202eb\\u2066c\\u200f"),
        ("a\u2028b\u2029c\x85d\r", "a\\u2028b\\u2029c\\x85d\\r"),
        ("\ud800", "\\ud800"),
        ("\U000e0041", "\\U000e0041"),
        ("👩\u200d🚀 nur\u200cnoch co\u00adop", "👩\u200d🚀 nur\u200cnoch co\u00adop"),
    ],
)  # fmt: skip
def test_what_acts_instead_of_being_seen_is_shown_as_an_escape(text, shown):
    assert visible(text) == shown
    assert (first_hidden(text) is None) == (text == shown)


def test_line_ends_are_kept_where_they_are_wanted():
    assert visible("a\n\tb\x1b", kept="\n\t") == "a\n\tb\\x1b"
    assert first_hidden("a\n\x9b", kept="\n") == "\\x9b"


@pytest.mark.parametrize("text", ["", " ", "\u00ad", "\u200c\u200d", "\u0301", "\u3164\u2800", "\u00a0\u2009"])
def test_what_has_no_sign_that_is_drawn_is_blank(text):
    assert is_blank(text) and not is_blank(f"{text}a") and not is_blank(f"{text}🦊") and not is_blank(f"…{text}")
