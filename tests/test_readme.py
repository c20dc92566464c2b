"""The session in `game/README.md` goes as it is written."""

import doctest
import re
from pathlib import Path

import game
from game.language.advice.examples import examples
from game.language.advice.warnings import warnings
from game.language.folders import CARDS, files_of
from game.language.library import load_files
from game.rules import game_named


def test_the_session_of_the_house_goes_as_it_is_written():
    page = Path(game.__file__).parent / "README.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (failed, tried > 10) == (0, True)


def test_the_first_card_of_the_page_is_right_beside_those_that_there_are(tmp_path):
    """Whoever copies it is told no fault and no warning."""
    page = (Path(game.__file__).parents[1] / "README.md").read_text("utf-8")
    (block,) = re.findall(r"```yaml\n(cards:\n- id: brass_fox\n.*?)```", page, re.DOTALL)
    mine = tmp_path / "mine.yaml"
    mine.write_text(block, "utf-8")
    rules, folder = game_named("contracts"), CARDS / "contracts"
    files = {path.relative_to(CARDS).as_posix(): path for path in files_of(folder)} | {"mine.yaml": mine}
    library = load_files(files, "contracts", rules.vocabulary)
    assert not library.faults and "brass_fox" in library.definitions
    assert [str(told) for told in warnings(library, files, examples(rules)) if told.file == "mine.yaml"] == []
