"""What the package is built from: pinned dependencies, data, licences, archive, desktop entry, workflow."""

from __future__ import annotations

import hashlib
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from game.cli import FILES
from game.package import archive, installer, macos, signing, wine
from game.package.native import LIBRARIES, native
from game.rules import NAMES

ROOT = Path(__file__).resolve().parent.parent.parent
LOCK = (ROOT / ".ci" / "requirements.lock").read_text("utf-8")
PINS = dict(re.findall(r"^([\w.-]+)==([\w.]+)", LOCK, re.MULTILINE))
LICENCES = ROOT / "game" / "package" / "licences"


def test_every_dependency_is_pinned_with_its_hashes():
    entries = LOCK.replace("\\\n", "").strip().splitlines()
    assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for wanted in (*project["dependencies"], *project["optional-dependencies"]["package"]):
        name = re.split(r"[^\w.-]", wanted)[0].replace(".", "-").lower()
        assert name in PINS, f"{name} is missing in the lock file; game/package/README.md says how it is made"
    assert not re.search(r"https?:|file:", LOCK)


@pytest.mark.parametrize("name", ["windows.lock", "windows-tests.lock"])
def test_what_is_tried_on_windows_is_pinned_with_its_hashes(name):
    entries = (ROOT / ".ci" / name).read_text("utf-8").splitlines()
    assert entries and all(re.fullmatch(r"[\w.-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", entry) for entry in entries)


def test_of_the_lock_file_windows_gets_what_is_for_windows():
    names = {re.split("==", entry)[0] for entry in wine.of_windows(LOCK)}
    assert {"pefile", "pywin32-ctypes", "pygame-ce"} <= names and "macholib" not in names
    assert names == set(PINS) - {"macholib"}
    assert not [entry for entry in wine.of_windows(LOCK) if ";" in entry]


def test_paths_and_surroundings_of_windows(monkeypatch, tmp_path):
    assert str(wine.path(Path("/home/x/è un file"))) == "Z:\\home\\x\\è un file"
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    known = wine.surroundings(tmp_path, DISPLAY=":7")
    assert (known["WINEPREFIX"], known["DISPLAY"]) == (str(tmp_path), ":7") and "SDL_VIDEODRIVER" not in known


def test_without_wine_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setattr(wine, "PROGRAMS", ("there-is-no-wine",))
    with pytest.raises(wine.NoWine, match="apt-get install wine"):
        wine.program()


def test_the_sums_of_what_is_there(tmp_path):
    for name, content in (("a.zip", b"a"), ("b.exe", b"b"), ("gone.zip", b"c")):
        (tmp_path / name).write_bytes(content)
    archive.sums([tmp_path / "gone.zip", tmp_path / "b.exe"])
    (tmp_path / "gone.zip").unlink()
    (tmp_path / "b.exe").write_bytes(b"new")
    told = archive.sums([tmp_path / "a.zip", tmp_path / "b.exe"])
    assert told.read_text("utf-8").splitlines() == [
        f"{hashlib.sha256(content).hexdigest()}  {name}" for name, content in (("a.zip", b"a"), ("b.exe", b"new"))
    ]


def test_programs_are_signed_by_the_command_that_is_given_and_not_without_one(monkeypatch, tmp_path):
    programs = [tmp_path / "a b.exe", tmp_path / "c.exe"]
    monkeypatch.delenv("CONTRACTS_SIGN", raising=False)
    signing.sign(programs)
    assert not list(tmp_path.iterdir())
    monkeypatch.setenv(
        "CONTRACTS_SIGN", f"'{sys.executable}' -c 'import sys; open(sys.argv[1], \"w\").write(\"signed\")'"
    )
    signing.sign(programs)
    assert [path.read_text() for path in programs] == ["signed", "signed"]
    monkeypatch.setenv("CONTRACTS_SIGN", f"'{sys.executable}' -c 'raise SystemExit(1)'")
    with pytest.raises(subprocess.CalledProcessError):
        signing.sign(programs)


@pytest.mark.skipif(installer.compiler() is None, reason="needs NSIS")
def test_the_installer_is_the_same_whenever_it_is_made(tmp_path):
    made = []
    for number in (1, 2):
        folder = tmp_path / str(number) / "contracts"
        names = ["_internal/data", "_internal/a", "cards/README.md", "cards/contracts/cards", "contracts.exe"]
        for name in names if number == 1 else reversed(names):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            if name.endswith("cards"):
                (folder / name).mkdir()
            else:
                (folder / name).write_text(name)
                os.utime(folder / name, (number * 1e9, number * 1e9))
        target = tmp_path / str(number) / "contracts-1.0-x"
        made.append(installer.make(folder, target, "1.0", 1_700_000_000))
        assert made[-1].name == "contracts-1.0-x-setup.exe" and not list(target.parent.glob("*.nsh"))
    assert made[0].read_bytes() == made[1].read_bytes()


def test_the_uninstaller_takes_our_pages_and_leaves_own_cards(tmp_path):
    for name in ("cards/contracts/cards/page.md", "_internal/x"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("")
    assert list(installer.removed_pages(tmp_path)) == [
        'Delete "$INSTDIR\\cards\\contracts\\cards\\page.md"', 'RMDir "$INSTDIR\\cards\\contracts\\cards"',
        'RMDir "$INSTDIR\\cards\\contracts"', 'RMDir "$INSTDIR\\cards"',
    ]  # fmt: skip


def test_the_wheels_data_are_the_cards_and_assets_and_nothing_else():
    pytest.importorskip("setuptools")
    from game.package.wheel import data_files, game_files

    names = {path.relative_to(ROOT).as_posix() for path in data_files(ROOT)}
    assert {"cards/contracts/rules.yaml", "assets/CREDITS.md", "assets/icons/CREDITS.md", "assets/icon.png"} <= names
    assert {path.parts[1] for path in map(Path, names) if path.parts[0] == "cards"} >= {
        path.name for path in (ROOT / "cards").iterdir()
    }
    assert {f"assets/sounds/{path.name}" for path in (ROOT / "assets" / "sounds").iterdir()} <= names
    assert not [name for name in names if re.search(r"bake_|wanted|table\.png|/\.|\.py", name)]
    words = {path.relative_to(ROOT).as_posix() for path in game_files(ROOT)}
    assert "game/table/messages/it/table.ftl" in words
    assert not [name for name in words if name.startswith("game/package")]
    for game in NAMES:
        assert f"game/ai/weights/{game}.json" in words
        for folder, language in product((f"table/games/{game}/messages/", "language/messages/"), ("it", "en")):
            own = ROOT / "game" / folder / language / ("" if "games" in folder else game)
            assert {path.relative_to(ROOT).as_posix() for path in own.iterdir()} <= words
        pictures = [name for name in names if re.fullmatch(rf"assets/pictures/{game}/\w+\.webp", name)]
        assert len(pictures) >= len(
            re.findall(
                r"^- id:",
                "".join(path.read_text("utf-8") for path in (ROOT / "cards" / game / "cards").glob("*.yaml")),
                re.MULTILINE,
            )
        )


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL2"),
        ("libSDL2_image-2-d6906c81.0.so.0.800.12", "SDL2_image"),
        ("libstdc++.so.6", "libstdc++"),
        ("libbz2.so.1.0", "bzip2"),
        ("libmpg123-8b3c3c9e.so.0.49.4", "mpg123"),
        ("SDL2_mixer.dll", "SDL2_mixer"),
        ("libfreetype-6.dll", "FreeType"),
        ("libpng16-16.dll", "libpng"),
        ("libSDL2-2.0.0.dylib", "SDL2"),
        ("libfreetype.6.dylib", "FreeType"),
    ],
)
def test_each_library_has_its_licence(file, name):
    found = native(file)
    assert found is not None
    assert found.name == name


def test_python_itself_is_no_library_to_look_up():
    assert native("libpython3.11.so.1.0") is None
    assert native("VCRUNTIME140.dll") is None


def test_a_library_without_a_licence_stops_the_build():
    with pytest.raises(KeyError, match="does not know this library's licence"):
        native("libsecret.so.1")


@pytest.mark.parametrize("library", sorted(set(LIBRARIES.values())), ids=lambda found: found.name)
def test_every_licence_text_is_there(library):
    assert (LICENCES / f"{library.text}.txt").stat().st_size > 500


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_an_archive_is_the_same_whenever_it_is_made(monkeypatch, tmp_path, platform):
    made = []
    for number in (1, 2):
        folder = tmp_path / str(number) / "contracts"
        for name in ["b", "a"] if number == 1 else ["a", "b"]:
            (folder / name).mkdir(parents=True)
            (folder / name / "è un file").write_text(name)
            os.utime(folder / name / "è un file", (number * 1e9, number * 1e9))
        (folder / "contracts").write_text("#!")
        (folder / "contracts").chmod(0o755 if number == 1 else 0o775)
        monkeypatch.setattr(sys, "platform", platform)
        made.append(archive.pack(folder, tmp_path / str(number) / "contracts-1.0-x", 1_700_000_000))
    assert made[0].read_bytes() == made[1].read_bytes()
    if platform == "win32":
        assert made[0].name == "contracts-1.0-x.zip"
        assert "contracts-1.0-x/a/è un file" in zipfile.ZipFile(made[0]).namelist()
    else:
        assert made[0].name == "contracts-1.0-x.tar.gz"
        with tarfile.open(made[0]) as tar:
            assert {info.mtime for info in tar} == {1_700_000_000}
            assert {(info.uid, info.gid, info.uname) for info in tar} == {(0, 0, "")}


@pytest.mark.parametrize("filters", [True, False], ids=["filters", "before 3.11.4"])
def test_an_archive_is_unpacked_by_each_python(monkeypatch, tmp_path, filters):
    if not filters:
        monkeypatch.delattr(tarfile, "data_filter", raising=False)
    folder = tmp_path / "contracts"
    folder.mkdir()
    (folder / "run").write_text("#!")
    (folder / "run").chmod(0o755)
    monkeypatch.setattr(sys, "platform", "linux")
    packed = archive.pack(folder, tmp_path / "packed", 1_700_000_000)
    made = archive.unpack(packed, tmp_path / "là") / "packed" / "run"
    assert (made.read_text(), made.stat().st_mode & 0o777) == ("#!", 0o755)


@pytest.mark.skipif(sys.platform != "linux", reason="desktop entries are Linux's")
def test_the_desktop_entry_bears_any_path(tmp_path):
    folder = tmp_path / 'giochi è "qui" 100% $x'
    (folder / "desktop").mkdir(parents=True)
    for path in (ROOT / "game" / "package" / "linux").iterdir():
        shutil.copy(path, folder / "desktop")
    shutil.copy(ROOT / "assets" / "icon.png", folder / "desktop" / "contracts.png")
    given = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path)}
    script = ["sh", str(folder / "desktop" / "install.sh")]
    subprocess.run(script, env=given, check=True, capture_output=True)
    entry = tmp_path / "data" / "applications" / "contracts.desktop"
    (line,) = [line for line in entry.read_text("utf-8").splitlines() if line.startswith("Exec=")]
    quoted = re.fullmatch(r'Exec="(.*)" %f', line.replace("\\\\", "\\"))
    assert quoted is not None
    assert re.sub(r"\\(.)", r"\1", quoted[1]).replace("%%", "%") == f"{folder}/contracts"
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(entry)], check=True)
    subprocess.run([*script, "--remove"], env=given, check=True, capture_output=True)
    assert not entry.exists()


def test_macos_is_told_what_the_app_opens():
    told = plistlib.loads(plistlib.dumps(macos.info("1.2")))  # nothing in it that no such file can hold
    kinds = told["CFBundleDocumentTypes"]
    assert sorted(f".{end}" for kind in kinds for end in kind["CFBundleTypeExtensions"]) == sorted(FILES)
    exported = {kind["UTTypeIdentifier"] for kind in told["UTExportedTypeDeclarations"]}
    owned = [kind for kind in kinds if kind["LSHandlerRank"] == "Owner"]
    assert {name for kind in owned for name in kind["LSItemContentTypes"]} == exported
    assert [kind["LSItemContentTypes"] for kind in kinds if kind not in owned] == [["public.yaml"]]
    assert told["CFBundleShortVersionString"] == "1.2"
    assert (ROOT / "assets" / "icon.icns").read_bytes()[:4] == b"icns"


def test_every_pinned_package_has_a_wheel_for_macos_or_is_pure():
    """pygame-ce and PyYAML are compiled: the lock file holds the hashes of more wheels than one system's."""
    entries = {re.split("==", entry)[0]: entry.count("--hash") for entry in LOCK.replace("\\\n", "").splitlines()}
    assert entries["pygame-ce"] > 20 and entries["pyyaml"] > 20


def test_match_files_have_a_type_of_their_own():
    root = ElementTree.parse(ROOT / "game" / "package" / "linux" / "contracts-match.xml").getroot()
    names = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    assert [found.get("pattern") for found in root.findall("m:mime-type/m:glob", names)] == ["*.match", "*.duel"]
    entry = (ROOT / "game" / "package" / "linux" / "contracts.desktop").read_text("utf-8")
    assert "MimeType=application/x-contracts-match;application/x-contracts-bundle;" in entry


def test_the_workflow_builds_for_three_systems():
    flow = yaml.safe_load((ROOT / ".github" / "workflows" / "package.yml").read_text("utf-8"))
    assert {entry["os"] for entry in flow["jobs"]["package"]["strategy"]["matrix"]["include"]} == {
        "ubuntu-22.04", "windows-2022", "macos-latest",
    }  # fmt: skip
    steps = flow["jobs"]["package"]["steps"]
    assert all(set(step) <= {"name", "uses", "with", "run", "env", "if", "shell"} for step in steps)
    assert all(("uses" in step) != ("run" in step) for step in steps)
    assert any("python -m game.package" in step.get("run", "") for step in steps)
