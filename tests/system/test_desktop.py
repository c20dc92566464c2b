"""Consoles, crash reports, folders and priorities, on each system."""

from __future__ import annotations

import ctypes
import os
import sys
import types
from pathlib import Path

import pytest

from game.system import console, crash, desktop, places, processes


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(crash, "_witness", None)
    return tmp_path / "home"


# rng


def test_without_a_console_what_is_printed_goes_into_a_log(monkeypatch, home):
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    console.prepare()
    print("detto è fatto")
    print("and that as well", file=sys.stderr)
    text = (home / "logs" / "contracts.log").read_text("utf-8")
    assert "detto è fatto\n" in text
    assert "and that as well\n" in text


def test_a_log_that_is_too_long_begins_anew(monkeypatch, home):
    monkeypatch.setattr(console, "LARGEST", 10)
    (home / "logs").mkdir(parents=True)
    (home / "logs" / "contracts.log").write_text("x" * 11)
    monkeypatch.setattr(sys, "stdout", None)
    console.prepare()
    assert (home / "logs" / "contracts.old.log").read_text() == "x" * 11
    assert "x" * 11 not in (home / "logs" / "contracts.log").read_text()


def test_without_a_console_and_without_a_disk_printing_still_works(monkeypatch):
    monkeypatch.setattr(console, "user_folder", lambda: Path(os.devnull) / "home")
    monkeypatch.setattr(sys, "stdout", None)
    console.prepare()
    print("nobody hears")


# crash reports


def broken() -> BaseException:
    try:
        {}["key"]
    except KeyError as error:
        return error
    raise AssertionError


def test_a_report_holds_version_system_match_and_the_last_events(home):
    crash.watch(lambda: crash.Witness(Path("matches", "one.match"), [f"event {n}" for n in range(300)]))
    error = broken()
    made = crash.report(error)
    assert made.path is not None
    text = made.path.read_text("utf-8")
    assert text.startswith(f"contracts {places.version()}")
    assert "Python 3." in text
    assert f"match file: {Path('matches', 'one.match')}" in text
    assert "KeyError: 'key'" in text
    assert "'event 299'" in text
    assert "'event 100'" in text
    assert "'event 99'" not in text
    assert made.path.parent == home / "logs"
    assert made.sentence == f"something went wrong that should not (KeyError); please send the report {made.path}"
    assert crash.report(error) is made, "one error, one report"


def test_a_witness_that_fails_does_not_spoil_the_report():
    crash.watch(lambda: 1 // 0)  # type: ignore[arg-type, return-value]
    made = crash.report(broken())
    assert made.path is not None
    assert "ZeroDivisionError" in made.path.read_text("utf-8")


def test_a_report_that_cannot_be_written_is_said(monkeypatch, home):
    monkeypatch.setattr(crash, "home", lambda: places.Home(Path(os.devnull) / "x", Path("x")))
    assert crash.report(broken()).sentence.endswith("and no report could be written")


# folders


@pytest.mark.parametrize(("platform", "command"), [("darwin", "open"), ("linux", "xdg-open")])
def test_a_folder_is_opened_by_the_desktop(monkeypatch, tmp_path, platform, command):
    called = []
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(desktop.subprocess, "Popen", lambda arguments, **more: called.append(arguments))
    assert desktop.open_folder(tmp_path)
    assert called == [[command, str(tmp_path)]]


def test_a_folder_is_opened_by_windows(monkeypatch, tmp_path):
    called = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "startfile", called.append, raising=False)
    assert desktop.open_folder(tmp_path)
    assert called == [tmp_path]


def test_without_a_file_manager_nothing_happens(monkeypatch, tmp_path):
    def missing(*_: object, **__: object) -> None:
        raise FileNotFoundError("xdg-open")

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(desktop.subprocess, "Popen", missing)
    assert not desktop.open_folder(tmp_path)


def test_other_programs_do_not_load_our_libraries(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/program/_internal")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/local/lib")
    assert desktop.environment()["LD_LIBRARY_PATH"] == "/usr/local/lib"
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG")
    assert "LD_LIBRARY_PATH" not in desktop.environment()


# processes and the window


def test_the_worker_stands_back_on_windows(monkeypatch):
    given = []

    class Function:
        restype: object = None
        argtypes: object = None

        def __init__(self, does) -> None:
            self.does = does

        def __call__(self, *arguments: object) -> object:
            return self.does(*arguments)

    kernel = types.SimpleNamespace(
        GetCurrentProcess=Function(lambda: -1), SetPriorityClass=Function(lambda *a: given.append(a))
    )
    monkeypatch.setattr(ctypes, "windll", types.SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    processes.stand_back()
    assert given == [(-1, processes.BELOW_NORMAL)]
    assert kernel.GetCurrentProcess.restype is ctypes.c_void_p


def test_the_worker_stands_back_elsewhere(monkeypatch):
    given = []
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(os, "nice", given.append, raising=False)
    processes.stand_back()
    assert given == [processes.POLITENESS]


def test_windows_is_told_that_we_draw_sharp(monkeypatch):
    from game.table import window

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    monkeypatch.setattr(os, "environ", dict(os.environ))
    window.prepare()
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"


def test_where_the_system_draws_larger_the_window_opens_as_much_larger(monkeypatch):
    from game.table import window

    assert window.fitting([(3840, 2160)], 2.0) == (3200, 1800)
    assert window.fitting([(2560, 1440)], 1.5) == (2400, 1350)
    assert window.fitting([(1920, 1080)], 2.0) == (1600, 900), "as large as there is room for"
    assert window.fitting([(1366, 768)], 1.25) == (1280, 720)
    assert window.system_scale() == 1.0 or sys.platform == "win32"
    user = types.SimpleNamespace(GetDpiForSystem=lambda: 144)
    monkeypatch.setattr(ctypes, "windll", types.SimpleNamespace(user32=user), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert window.system_scale() == 1.5
    monkeypatch.setattr(ctypes, "windll", types.SimpleNamespace(user32=types.SimpleNamespace()), raising=False)
    assert window.system_scale() == 1.0, "an older Windows does not say"
