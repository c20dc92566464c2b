"""The look back at a match: its moments, what is told of them, and the file beside the match file."""

from __future__ import annotations

import json

import pytest

from game.kernel.decisions import CANCEL, CONCEDE
from game.records import analysis, matchfile
from game.records.analysis import CLOSE, Look, Study
from game.records.match import Match
from game.records.moments import moments, said, seen_at
from tests.records.playing import new, play


@pytest.fixture(scope="module")
def match(tmp_path_factory):
    return play(new(tmp_path_factory.mktemp("matches"), 1, seats=("human", "random")), seed=1, second_thoughts=0.05)


def loss_of(step):
    """Some loss for a moment, other for each."""
    return round(step * 37 % 101 / 202, 3)


def study_to_end(study):
    asked = []
    while (following := study.next()) is not None:
        moment, close = following
        asked.append(following)
        study.take(Look(moment.step, 0.5 + loss_of(moment.step), 0.5, moment.made, close))
    return asked


def test_a_moment_is_a_choice_with_all_that_was_answered_to_what_it_proposed(match):
    found = list(moments(match))
    assert found and len({moment.step for moment in found}) == len(found)
    for moment in found:
        step = match.steps[moment.step]
        assert step.answer == moment.made[0] and step.seat == moment.seat and not step.state.decision.cancel
        assert [s.answer for s in match.steps[moment.step :][: len(moment.made)]] == list(moment.made)
        assert all(s.state.decision.cancel for s in match.steps[moment.step + 1 :][: len(moment.made) - 1])
        assert seen_at(match, moment)["seat"] == moment.seat
    several = next(moment for moment in found if len(moment.made) > 1)
    assert len(said(match, several.step, several.made)) == len(several.made)


def test_who_gives_up_did_not_choose(tmp_path):
    match = play(new(tmp_path, 1), 30)
    before = len(list(moments(match)))
    match.concede(0)
    assert match.steps[-1].answer == CONCEDE and len(list(moments(match))) in (before, before - 1)
    assert CANCEL not in [way for moment in moments(match) for way in moment.made]


def test_all_moments_are_looked_at_and_the_worst_of_each_seat_once_more_closely(match):
    study = Study(match)
    asked = study_to_end(study)
    quick = [moment.step for moment, close in asked if not close]
    assert quick == [moment.step for moment in moments(match)]
    for seat in (0, 1):
        close = [moment.step for moment, close in asked if close and moment.seat == seat]
        worst = sorted((s for s in quick if study.moments[s].seat == seat), key=lambda s: (-loss_of(s), s))
        assert sorted(close) == sorted(worst[:CLOSE])


def test_three_moments_are_told_of_a_turn_one(match):
    study = Study(match)
    assert study.worst(0) == []
    study_to_end(study)
    for seat in (0, 1):
        found = study.worst(seat)
        assert len(found) == 3 and [look.loss for look in found] == sorted((x.loss for x in found), reverse=True)
        assert len({study.moments[look.step].turn for look in found}) == 3
        assert all(study.moments[look.step].seat == seat and look.close for look in found)


def test_the_curve_has_each_own_turn_once_and_ends_as_the_match_did(match):
    study = Study(match)
    study_to_end(study)
    for seat in (0, 1):
        *points, end = study.curve(seat)
        turns = [point.turn for point in points]
        assert turns == sorted(set(turns)) and len(turns) > 2
        assert end.chance == float(match.result["winner"] == seat) and end.step == len(match.steps)


def test_progress_only_grows_to_one(match):
    study, seen = Study(match), [0.0]
    while (following := study.next()) is not None:
        assert study.progress >= seen[-1] - 1e-9
        seen.append(study.progress)
        study.take(Look(following[0].step, 0.5 + loss_of(following[0].step), 0.5, (), following[1]))
    assert study.progress == 1.0 and study.done and max(seen) < 1


def test_what_was_found_lies_beside_the_match_and_is_gone_on_with(match):
    study = Study(match)
    for _ in range(5):
        moment, close = study.next()
        study.take(Look(moment.step, 0.75, 0.5, moment.made, close))
    analysis.keep(study)
    again = analysis.kept(Match.load(match.path))
    assert again.looks == study.looks and again.next() == study.next()


def test_a_note_changes_nothing_and_other_answers_make_it_another_match(tmp_path):
    match = play(new(tmp_path, 2), 60)
    match.concede(0)
    study = Study(match)
    study_to_end(study)
    analysis.keep(study)
    match.note("fun", "look here")
    assert analysis.kept(match).looks == study.looks
    match.record.answers[-1] = (1, CONCEDE)
    assert analysis.kept(match).looks == {}


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '{"format": "contracts-analysis"}', "[" * 100_000])
def test_a_file_that_holds_something_else_is_passed_over(tmp_path, content):
    match = play(new(tmp_path, 2), 20)
    analysis.path_for(match.path).write_text(content)
    assert analysis.kept(match).looks == {}


def test_a_chance_beyond_one_is_not_believed(tmp_path):
    match = play(new(tmp_path, 2), 40)
    match.concede(0)
    study = Study(match)
    study_to_end(study)
    analysis.keep(study)
    data = json.loads(analysis.path_for(match.path).read_text())
    data["looks"][0]["best"] = 7
    analysis.path_for(match.path).write_text(json.dumps(data))
    assert analysis.kept(match).looks == {}


def test_it_goes_with_its_match(tmp_path):
    match = play(new(tmp_path, 2), 20)
    match.concede(0)
    study = Study(match)
    study_to_end(study)
    analysis.keep(study)
    assert analysis.path_for(match.path).exists()
    matchfile.prune(tmp_path, 0)
    assert not analysis.path_for(match.path).exists() and not match.path.exists()


def test_of_a_match_that_is_not_over_only_the_one_person_s_side_is_looked_at(tmp_path):
    assert Study(play(new(tmp_path, 1, seats=("human", "casual")), 40)).seats == [0]
    assert Study(play(new(tmp_path, 1, seats=("human", "human")), 40)).seats == []
