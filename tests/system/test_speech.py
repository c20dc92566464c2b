"""Sentences go to the system's speech one after the other, and are broken off at once."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from game.system import speech
from tests.waiting import until

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the speech that is played here is a script")

SCRIPT = """#!/bin/sh
echo "$@" >> "{log}"
case "$*" in *long*) exec sleep 30;; esac
exit {code}
"""


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A speech program that writes down what it is told; "long" takes it half a minute."""

    def made(code: int = 0) -> tuple[speech.Voice, Path]:
        log, script = tmp_path / "said", tmp_path / "spd-say"
        script.write_text(SCRIPT.format(log=log, code=code))
        script.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
        voice = speech.found("linux")
        assert voice is not None
        return voice, log

    return made


def heard(voice: speech.Voice, log: Path, count: int) -> list[str]:
    """What was said so far, once it is so many sentences."""

    def said() -> list[str] | None:
        voice.update()
        found = log.read_text().splitlines() if log.exists() else []
        return found if len(found) >= count else None

    return until(said, f"not {count} sentences")


def test_sentences_wait_for_each_other(program):
    voice, log = program()
    voice.say("one", "en")
    voice.say("due", "it")
    assert heard(voice, log, 2) == ["--wait --language en -- one", "--wait --language it -- due"]


def test_what_is_being_said_is_broken_off_and_what_waits_forgotten(program):
    voice, log = program()
    voice.say("a long sentence", "en")
    voice.say("never", "en")
    heard(voice, log, 1)
    voice.hush()
    voice.say("now", "en")
    said = heard(voice, log, 3)
    assert sorted(said) == sorted(
        ["--wait --language en -- a long sentence", "--cancel", "--wait --language en -- now"]
    )


def test_a_speech_that_does_not_work_says_so_once(program):
    voice, log = program(code=1)
    voice.say("one", "en")
    heard(voice, log, 1)
    until(lambda: not voice.update())


def test_words_that_look_like_an_option_are_words(program):
    voice, log = program()
    voice.say("-3 health", "en")
    assert heard(voice, log, 1) == ["--wait --language en -- -3 health"]


def test_without_a_program_there_is_no_speech(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert speech.found(sys.platform) is None and speech.found("plan9") is None


@pytest.mark.parametrize("platform", sorted(speech.PROGRAMS))
@pytest.mark.parametrize("language", sorted(speech.LANGUAGES))
def test_every_system_is_told_the_language(platform, language):
    told = " ".join(speech.PROGRAMS[platform].arguments(language))
    assert any(word in told for word in (f"--language {language}", speech.VOICES[language], speech.LANGUAGES[language]))


def test_only_the_newest_sentences_wait(program):
    voice, log = program()
    for number in range(speech.MOST + 5):
        voice.say(str(number), "en")
    said = heard(voice, log, speech.MOST)
    assert said[0].endswith("-- 5") and said[-1].endswith(f"-- {speech.MOST + 4}")


@pytest.mark.parametrize(
    ("platform", "language", "told"),
    [
        ("linux", "es", ["--wait", "--language", "es", "--"]),
        ("linux", "pt_br", ["--wait", "--language", "pt-BR", "--"]),
        ("darwin", "es", ["-f", "-"]),
    ],
)
def test_a_language_of_files_is_spoken_by_its_code_or_by_the_voice_of_the_system(platform, language, told):
    assert list(speech.PROGRAMS[platform].arguments(language)) == told


@pytest.mark.parametrize(("language", "told"), [("es", "'es'"), ("pt_br", "'pt-BR'"), ("sr_latn", "'sr-Latn'")])
def test_windows_is_told_the_culture_of_a_language_of_files(language, told):
    assert f"[Globalization.CultureInfo]{told})" in speech.PROGRAMS["win32"].arguments(language)[-1]
