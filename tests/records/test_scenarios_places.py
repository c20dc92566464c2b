"""Described boards of a game with places that the table shares, cards that lie face down, and values that no damage
eats: ESTRO."""

from __future__ import annotations

import pytest

from game.kernel.views import view
from tests.records.test_scenarios import parsed, tell  # noqa: F401


def scenario(board: str, steps: str) -> str:
    steps += "" if "expect" in steps else "  - expect: {result: open}\n"
    return f"game: estro\nscenarios:\n- name: it\n  board: {board}\n  steps:\n{steps}"


FIELDS = "at: attacks, P1: {field: [ash_runner]}, P2: {field: [busy_bee]}"


def test_a_place_of_the_table_is_described_beside_the_sides(tell):  # noqa: F811
    assert tell(scenario(
        f"{{zone: control_zone, zone_pile: [civil_zone, military_zone], {FIELDS}}}",
        "  - expect: {zone: [control_zone], zone_pile: 2, control_zone: {zone: zone, used: false}}\n"
        "  - expect: {zone_pile: {has: civil_zone, lacks: control_zone}}\n",
    )) == []  # fmt: skip


def test_what_a_shared_place_holds_is_told(tell):  # noqa: F811
    assert tell(scenario(
        f"{{zone: control_zone, {FIELDS}}}",
        "  - expect: {zone: [civil_zone], zone_pile: 1}\n",
    )) == [
        "6:20: `it`: the zone of the table should be [civil_zone], but is [control_zone]",
        "6:45: `it`: there should be 1 in the zone_pile, but there is 0",
    ]  # fmt: skip


def test_a_zone_that_was_used_is_no_longer_asked_about(tell):  # noqa: F811
    board = "{{zone: {zone}, at: start, P1: {{field: [busy_bee]}}}}"
    unused, used = "control_zone", "{card: control_zone, used: true}"
    assert tell(scenario(board.format(zone=unused), "  - expect: {asked: {P1: moment}}\n")) == []
    assert (
        tell(scenario(board.format(zone=used), "  - expect: {control_zone: {used: true}, asked: {P1: play}}\n")) == []
    )


def test_a_zone_comes_after_lasting_changes_as_if_it_had_been_drawn(tell):  # noqa: F811  # E-109
    change = "{card: busy_bee, change: {hel: 5}}"
    plain, both = (
        f"{{{zone}at: attacks, P1: {{field: {change}}}}}" for zone in ("", "zone: medical_zone, ")
    )  # fmt: skip
    steps = "  - expect: {busy_bee: {hel: %d}}\n"
    hel = next(n for n in range(60) if tell(scenario(plain, steps % n)) == [])
    assert tell(scenario(both, steps % (hel + 2))) == []


@pytest.mark.parametrize(
    ("board", "told"),
    [
        ("{zone: ash_runner}", "4:17: a ardo can't lie in `zone`; put it in `field`"),
        ("{P1: {field: control_zone}}", "4:23: a zone can't lie in `field`; put it in `zone`"),
        ("{P1: {hand: control_zone}}", "4:22: a zone can't lie in `hand`; put it in `zone`"),
        ("{P1: {hand: {card: ash_runner, face_down: true}}}",
         "4:22: in `hand` no card lies face down; leave `face_down` out"),
        ("{P1: {field: {card: ash_runner, face_down: perhaps}}}",
         "4:53: `face_down` must be `true` or `false`, not `perhaps`; write one of the two"),
    ],
)  # fmt: skip
def test_what_can_lie_nowhere_is_told_at_its_place(tell, board, told):  # noqa: F811
    assert tell(scenario(board, "")) == [told]


def test_a_zone_belongs_to_no_side(tell):  # noqa: F811
    (told,) = tell(scenario("{P1: {zone: control_zone}}", ""))
    assert told.startswith("4:16: unknown field `zone` in the side of P1")


def test_a_game_without_face_down_cards_has_no_word_for_them(tmp_path):
    text = scenario("{P1: {play: {card: gate_warden, face_down: true}}}", "").replace("estro", "cataclysm")
    assert "unknown field `face_down`" in parsed(tmp_path, text)[1][0].message


def test_what_never_lies_hidden_is_not_laid_face_down(tmp_path):
    text = scenario("{P1: {line: {card: copper_fox, face_down: true}}}", "").replace("estro", "contracts")
    assert parsed(tmp_path, text)[1][0].message == "`copper_fox` is not `hidden`, so it never lies face down"


def test_a_card_lies_face_down_and_its_player_knows_it(tell):  # noqa: F811  # E-069, E-070
    board = "{at: attacks, P1: {field: [{card: ash_runner, face_down: true}, busy_bee]}, P2: {field: busy_bee}}"
    assert (
        tell(
            scenario(
                board,
                """\
  - expect:
      ash_runner: {face_down: true, tot: 0, zone: field, known_to: P1}
      P1.busy_bee: {face_down: false}
      cannot: {attack P2.busy_bee with ash_runner: E-074}
  - P1: turn ash_runner up
  - expect: {ash_runner: {face_down: false}}
""",
            )
        )
        == []
    )


def test_partners_know_each_others_face_down_cards(tmp_path):  # E-069
    from game.kernel.events import Log
    from game.records.scenarios.boards import lay_out

    board = "{at: attacks, P1: {field: {card: ash_runner, face_down: true}}, P4: {}}"
    file, faults = parsed(tmp_path, scenario(board, ""))
    assert file is not None and not faults
    (one,) = file.scenarios
    state, _ = lay_out(file, one, one.start, {}, Log())
    (hidden,) = [i for i, e in enumerate(state.entities) if e.under is not None]
    seen = [view(state, seat)["entities"][hidden] for seat in range(4)]
    assert [str(s).count("ash_runner") for s in seen] == [1, 0, 1, 0]


def test_a_value_that_no_damage_eats_is_what_it_is(tell):  # noqa: F811  # E-011
    board = "{at: attacks, P1: {field: {card: ash_runner, atk: 30}}, P2: {field: {card: busy_bee, atk: 1, tot: 20}}}"
    assert (
        tell(
            scenario(
                board,
                """\
  - expect: {ash_runner: {atk: 30, primary: 30, damage: 0}, busy_bee: {atk: 1, tot: 20, damage: 0}}
  - expect: {can: [attack busy_bee with ash_runner]}
""",
            )
        )
        == []
    )
