"""A language that comes as files counts in the package as it does from source."""

from pathlib import Path

import babel
import pytest
from babel import Locale, localedata

from game.package import numbers

DATA = Path(babel.__file__).parent / "locale-data"


def test_only_languages_themselves_are_reduced():
    assert numbers.is_reduced(DATA / "pl.dat")
    assert not any(numbers.is_reduced(DATA / f"{stem}.dat") for stem in ("it", "root", "pl_PL", "sr_Cyrl"))


@pytest.mark.parametrize("code", ["pl", "es", "ga", "lt", "ar"])
def test_the_part_that_is_kept_has_the_same_plurals(code, tmp_path, monkeypatch):
    whole = Locale(code)
    counted = [whole.plural_form(number) for number in (0, 1, 2, 3, 5, 7, 11, 22, 1.5, 100)]
    shown = whole.number_symbols["latn"]["decimal"]
    for stem in {code, "root"}:
        (tmp_path / f"{stem}.dat").write_bytes((DATA / f"{stem}.dat").read_bytes())
    part = numbers.reduced(DATA / f"{code}.dat", tmp_path / "part")
    assert part.stat().st_size < 10_000
    part.replace(tmp_path / f"{code}.dat")
    monkeypatch.setattr(localedata, "_dirname", str(tmp_path))
    monkeypatch.setattr(localedata, "_cache", {})
    kept = Locale(code)
    assert [kept.plural_form(number) for number in (0, 1, 2, 3, 5, 7, 11, 22, 1.5, 100)] == counted
    assert kept.number_symbols["latn"]["decimal"] == shown
