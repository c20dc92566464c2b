"""The session in `game/README.md` goes as it is written."""

import doctest
from pathlib import Path

import game


def test_the_session_of_the_house_goes_as_it_is_written():
    page = Path(game.__file__).parent / "README.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (failed, tried > 10) == (0, True)
