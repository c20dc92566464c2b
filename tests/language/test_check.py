"""What the checker says of a faulty file: where, what is wrong, and what would be right."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.kernel.cards import Definition
from game.language.declarations import grammar
from game.language.folders import CARDS
from game.language.library import FaultyCards, from_plain, load
from game.language.reading.clauses import CLAUSE_FIELDS
from game.language.source import Fault
from game.rules import game_named

WORDS = game_named("contracts").vocabulary
MEASURES = ", ".join(f"`{word}`" for word in grammar(WORDS).numbers)
HERE = "¦"
"""Marks the place in a text to which its fault must point."""

FOX = """\
cards:
- id: fox
  name: {it: Volpe, en: Fox}
  kind: creature
  cost: {pure: 1}
  attack: 1
  health: 1
"""


@pytest.fixture
def check(tmp_path):
    """`check({"cards/mine.yaml": text, …})`: the library of a folder with these files, its faults by file."""

    def checked(files):
        if isinstance(files, str | bytes):
            files = {"cards/mine.yaml": files}
        for name, text in files.items():
            path = tmp_path / "contracts" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return load(tmp_path / "contracts", "contracts", WORDS)

    return checked


def place(marked):
    """Line and column of the mark, and the text without it."""
    assert marked.count(HERE) == 1, marked
    before = marked[: marked.index(HERE)]
    return before.count("\n") + 1, len(before) - before.rfind("\n"), marked.replace(HERE, "")


def said(library):
    return [f"{f.line}:{f.column}: {f.message}" + (f"; {f.suggestion}" if f.suggestion else "") for f in library.faults]


def fox(before="", after=""):
    """The fox's file with `before` in it replaced by `after`, or with `after` at its end."""
    assert not before or before in FOX
    return FOX.replace(before, after) if before else FOX + after


def zap(rest, kind="spell"):
    return f"cards:\n- id: zap\n  name: {{it: Zap, en: Zap}}\n  kind: {kind}\n{rest}"


def test_the_example_of_these_tests_has_no_fault(check):
    library = check(FOX)
    assert said(library) == []
    assert set(library.definitions) == {"fox"}


# --- cards -----------------------------------------------------------------------------------------------------------

CARD_FAULTS = [
    (
        FOX + "  keywords: [¦adrenalin]",
        "unknown keyword `adrenalin`; did you mean `adrenaline`?",
    ),
    (
        fox("id", "¦id").replace("  attack: 1\n", ""),
        "the creature `fox` has no `attack`; add `attack: 1`",
    ),
    (fox("attack: 1", "attack:¦"), "`attack` must be a whole number, not nothing"),
    (fox("attack: 1", "attack: ¦-1"), "`attack` is -1; it must be from 0 to 99"),
    (fox("health: 1", "health: ¦0"), "`health` is 0; it must be from 1 to 99"),
    (
        fox("attack: 1", "attack: ¦999999999999999999999999999999999999999999999999999999999999"),
        "`attack` is 9999999999999999999999999999999999999999…; it must be from 0 to 99",
    ),
    (fox("attack: 1", "attack: ¦1e3"), "`attack` must be a whole number, not `1e3`"),
    (fox("attack: 1", "attack: ¦1:30"), "`attack` must be a whole number in plain digits, not `1:30`"),
    (FOX + "  durability: ¦1\n", "a creature has no `durability`; remove it"),
    (
        fox("id", "¦id").replace("  cost: {pure: 1}\n", ""),
        "`fox` has no `cost`; add `cost: {pure: 1}`, or `cost: {}` if it is free",
    ),
    (fox("cost: {pure: 1}", "cost: ¦1"), "a cost must be a map of `field: value`, not `1`"),
    (fox("kind: creature", "kind: ¦creture"), "unknown kind `creture`; did you mean `creature`?"),
    (fox("kind: creature", "kind: ¦[creature]"), "kind must be a word, not a list"),
    (fox("fox", "¦Fox"), "`Fox` can't be an id; use lower case letters, digits and _, no more than 60"),
    (fox("fox", "¦copper fox"), "`copper fox` can't be an id; use lower case letters, digits and _, no more than 60"),
    (fox("fox", "¦yes"), "YAML reads `id` `yes` as true or false; put it in quotes"),
    (fox("fox", "¦player"), "the id `player` is taken by the game itself; choose another"),
    (fox("fox", "¦''"), "`id` is empty"),
    (
        fox("Fox}", "¦No}"),
        "YAML reads `en` `No` as true or false; put it in quotes",
    ),
    (
        fox("Fox}", "¦1984}"),
        "YAML reads `en` `1984` as a number; put it in quotes",
    ),
    (fox("Fox}", "¦''}"), "`en` is empty"),
    (fox("name: {it: Volpe, en: Fox}", "name: ¦{it: Volpe}"), "`name` has no `en`; add `en:`"),
    (fox("name: {it: Volpe, en: Fox}", "name: ¦Fox"), "`name` must be a map of `field: value`, not `Fox`"),
    (
        fox("name: {it: Volpe, en: Fox}", "name: {¦fr: Renard, it: Volpe, en: Fox}"),
        "unknown field `fr` in `name`; known are `en`, `it`",
    ),
    (FOX + "  keywords: [fog, ¦fog]\n", "`fog` stands here twice; remove one of them"),
    (FOX + "  keywords: [¦magnetized]\n", "unknown keyword `magnetized`; did you mean `magnetic`?"),
    (FOX + "  keywords: [¦magic_damage]\n", "`magic_damage` needs a number; write {magic_damage: 1}"),
    (FOX + "  keywords: [{magic_damage: ¦0}]\n", "`magic_damage` is 0; it must be from 1 to 99"),
    (FOX + "  keywords: [{¦magic: 1}]\n", "unknown field `magic` in a keyword with a number; known are `magic_damage`"),
    (FOX + "  keywords: [¦{}]\n", "no keyword stands here; leave it out"),
    (FOX + "  keywords: ¦fog\n", "`keywords` must be a list, not `fog`; put it in [ ] or begin each line with `- `"),
    (FOX + "  token: ¦1\n", "`token` must be `true` or `false`, not `1`"),
    (FOX + "  ¦attack: 2\n", "`attack` stands here twice; remove one of them"),
    (FOX + "  art: ¦{icon: fox-head, scene: desert}\n", "`art` has no `hue`; add `hue:`"),
    (
        FOX + "  art: {icon: fox-head, scene: desert, hue: fire, seed: ¦1.5}\n",
        "`seed` must be a whole number, not `1.5`",
    ),
    (
        FOX + "  clauses: ¦{when: summon}\n",
        "`clauses` must be a list, not a map; put it in [ ] or begin each line with `- `",
    ),
    (
        zap("  cost: {}\n").replace("id", "¦id"),
        "the spell `zap` does nothing; add a clause `when: play`",
    ),
    (
        zap("  token: ¦true\n  clauses: [{when: play, do: [{fetch: 1}]}]\n"),
        "a spell can't be a token; only creature can",
    ),
    (
        zap("  cost: {}\n  keywords: [¦fog]\n  clauses: [{when: play, do: [{fetch: 1}]}]\n"),
        "a spell has no keywords; only creature can have them",
    ),
    (
        zap("  cost: {}\n  clauses: [{when: play, pay: ¦{}, do: [{fetch: 1}]}]\n"),
        "`pay` means nothing with `when: play`; the card's `cost` is what it costs",
    ),
    (
        zap("  cost: {}\n  clauses: [¦{when: use, do: [{fetch: 1}]}]\n", "rune"),
        "an activated effect has no `pay`; add its activation cost; `pay: {}` is free",
    ),
    ("¦", "the file is empty"),
    ("¦# nothing\n", "the file is empty"),
    ("¦- a\n- b\n", "a card file must be a map of `field: value`, not a list"),
    ("¦cards\n", "a card file must be a map of `field: value`, not `cards`"),
    ("cards: ¦{}\n", "`cards` must be a list, not a map; put it in [ ] or begin each line with `- `"),
    ("cards:¦\n", "`cards` must be a list, not nothing; put it in [ ] or begin each line with `- `"),
    ("cards:\n- ¦3\n", "a card must be a map of `field: value`, not `3`"),
    (fox("cost: {pure: 1}", "cost: {¦pure:1}"), "unknown field `pure:1` in a cost; did you mean `pure`?"),
    ("cards:\n- id: a¦\ab\n", "there is a character that can't be read: control characters are not allowed; delete it"),
    ("a: ¦&x 1\nb: *x\n", "anchors and aliases (& and *) mean nothing here; write it out"),
    ("cards: ¦&all\n- *all\n", "anchors and aliases (& and *) mean nothing here; write it out"),
    (
        "cards: ¦!!python/object:os.system [x]\n",
        "tags such as `tag:yaml.org,2002:python/object:os.syste…` mean nothing here; leave it out",
    ),
    ("cards: ¦!mine []\n", "tags such as `!mine` mean nothing here; leave it out"),
    (fox("cost: {pure: 1}", "cost: {pure: ¦!!float x}"), "`pure` must be a whole number, not `x`"),
    (
        FOX + "  ¦<<: {attack: 1}\n",
        "unknown field `<<` in a card; known are `art`, `attack`, `clauses`, `cost`, `durability`, `flavour`, "
        "`health`, `id`, `keywords`, `kind`, `name`, `token`",
    ),
]


@pytest.mark.parametrize(("marked", "message"), CARD_FAULTS)
def test_a_fault_in_a_card(check, marked, message):
    line, column, text = place(marked)
    assert said(check(text)) == [f"{line}:{column}: {message}"]


# --- clauses ---------------------------------------------------------------------------------------------------------

CLAUSE_FAULTS = [
    ("{when: ¦summond, do: [{fetch: 1}]}",
     "unknown trigger `summond`; did you mean `summon`?"),
    ("¦{when: summon}",
     "a clause has no `do`; add `do:`"),
    ("{when: ¦play, do: [{fetch: 1}]}",
     "a creature can't have `when: play`; only spell can"),
    ("{¦do: [{fetch: 1}], when: summon}",
     "`do` stands before `when`; the order is " + ", ".join(CLAUSE_FIELDS)),
    ("{when: summon, do: [{¦fetc: 1}]}",
     "unknown operation `fetc`; did you mean `fetch`?"),
    ("{when: summon, do: [{damage: ¦, to: you}]}",
     "`damage` must be a whole number, not nothing"),
    ("{when: summon, do: [{damage: ¦lots, to: you}]}",
     "`damage` must be a whole number, not `lots`"),
    ("{when: summon, do: [{damage: ¦1.5, to: you}]}",
     "`damage` must be a whole number, not `1.5`"),
    ("{when: summon, do: [{damage: ¦-1, to: you}]}",
     "`damage` is -1; it must be from 0 to 99"),
    ("{when: summon, do: [{damage: ¦100, to: you}]}",
     "`damage` is 100; it must be from 0 to 99"),
    ("{when: summon, do: [{damage: ¦0x10, to: you}]}",
     "`damage` must be a whole number in plain digits, not `0x10`"),
    ("{when: summon, do: [¦{damage: 1}]}",
     "`damage` has no `to`; add `to:`"),
    ("{when: summon, do: [{damage: 1, to: ¦yuo}]}",
     "unknown set `yuo`; did you mean `you`?"),
    ("{when: summon, do: [¦{damage: 1, heal: 1, to: you}]}",
     "two operations in one: `damage` and `heal`; begin a new one with `- {`"),
    ("{when: summon, do: ¦[]}",
     "nothing is done here; add an operation"),
    ("{when: summon, do: ¦{fetch: 1}}",
     "a list of operations must be a list, not a map; put it in [ ] or begin each line with `- `"),
    ("{when: summon, do: [¦fetch]}",
     "an operation must be a map of `field: value`, not `fetch`"),
    ("{when: summon, do: [{damage: 1, to: ¦target}]}",
     "`target` is used, but the clause has 0 before it in `targets`; add it to `targets`"),
    ("{when: summon, targets: [{from: creatures, pick: 1}], do: [{damage: 1, to: ¦target2}]}",
     "`target2` is used, but the clause has 1 before it in `targets`; add it to `targets`"),
    ("{when: summon, targets: [¦creatures], do: [{damage: 1, to: target}]}",
     "a target must say how many to choose; write {from: creatures, pick: 1}"),
    ("{when: summon, targets: [¦{from: creatures}], do: [{damage: 1, to: target}]}",
     "a target must say how many to choose; add `pick: 1`"),
    ("{when: summon, targets: [{from: creatures, pick: ¦0}], do: [{damage: 1, to: target}]}",
     "`pick` is 0; it must be from 1 to 99"),
    ("{when: summon, targets: [{from: creatures, pick: 1, random: ¦1}], do: [{damage: 1, to: target}]}",
     "`pick` and `random` exclude each other; keep one of them"),
    ("{when: summon, targets: [{from: runes, pick: 1}, {from: orbs, pick: 1}, {from: players, pick: 1}, "
     "¦{from: anyone, pick: 1}], do: [{fetch: 1}]}",
     "a clause has at most 3 `targets`; write a second clause"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, up_to: ¦true}}]}",
     "`up_to` without `pick`; add `pick:`"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, side: ¦left}}]}",
     "`side` without `adjacent_to`; add `adjacent_to:`"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, adjacent_to: self, side: ¦up}}]}",
     "unknown side `up`; known are `left`, `right`"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, other: ¦1}}]}",
     "`other` must be `true` or `false`, not `1`"),
    ("{when: summon, do: [{damage: 1, to: ¦{pick: 1}}]}",
     "a selector has no `from`; add `from:`"),
    ("{when: summon, do: [{damage: 1, to: ¦[you]}]}",
     "a selector must be a map of `field: value`, not a list"),
    ("{when: summon, do: [{damage: 1, to: ¦subject}]}",
     "this clause has no event, so there is no `subject`; name a set or a target"),
    ("{when: turn_start, do: [{damage: 1, to: ¦object}]}",
     "nobody is on the other side of `when: turn_start`, so there is no `object`; name `subject`, a set or a target"),
    ("{when: healed, of: creatures, do: [{damage: 1, to: {from: ¦object}}]}",
     "nobody is on the other side of `when: healed`, so there is no `object`; name `subject`, a set or a target"),
    ("{instead: draw, do: [{lose: 1, who: ¦object}]}",
     "nobody is on the other side of `instead: draw`, so there is no `object`; name `subject`, a set or a target"),
    ("{when: summon, of: ¦creatures, do: [{fetch: 1}]}",
     "`of` means nothing with `when: summon`; leave it out"),
    ("{when: turn_end, of: ¦creatures, do: [{fetch: 1}]}",
     "`when: turn_end` is about a player, not `creatures`; write `you`, `opponent` or `players`"),
    ("{when: damaged, of: {from: creatures, pick: ¦1}, do: [{fetch: 1}]}",
     "nothing can be chosen here; choose it in `targets` and name it `target`"),
    ("{when: damaged, of: {from: creatures, random: ¦1}, do: [{fetch: 1}]}",
     "nothing can be left to chance here; leave `random` out"),
    ("{when: damaged, of: ¦subject, do: [{fetch: 1}]}",
     "this clause has no event, so there is no `subject`; name a set or a target"),
    ("{when: damaged, of: ¦target, do: [{fetch: 1}]}",
     "`target` is used, but the clause has 0 before it in `targets`; add it to `targets`"),
    ("{when: summon, do: [¦{give: {attack: 1}, to: self}]}",
     "`give` can't stand under `when: summon`; `give` belongs under `when: always`"),
    ("{when: always, do: [¦{modify: {attack: 1}, to: self}]}",
     "`modify` can't stand under `when: always`; use `give`"),
    ("{when: always, may: ¦true, do: [{give: {attack: 1}, to: self}]}",
     "`may` means nothing with `when: always`; leave it out"),
    ("{when: always, pay: ¦{pure: 1}, do: [{give: {attack: 1}, to: self}]}",
     "`pay` means nothing with `when: always`; leave it out"),
    ("{when: always, targets: ¦[{from: creatures, pick: 1}], do: [{give: {attack: 1}, to: target}]}",
     "`targets` means nothing with `when: always`; leave it out"),
    ("{when: always, if: {count: creatures, at_least: 1}, do: [{give: {attack: 1}, to: self}], "
     "else: ¦[{give: {attack: 2}, to: self}]}",
     "`else` means nothing with `when: always`; leave it out"),
    ("{when: always, do: [{give: {attack: 1}, to: {from: creatures, random: ¦1}}]}",
     "`random` means nothing with `when: always`; leave it out"),
    ("{when: always, do: [{give: {attack: 1}, to: {from: creatures, pick: ¦1}}]}",
     "`pick` means nothing with `when: always`; leave it out"),
    ("{when: always, do: [{give: {attack: 1}, to: self, ¦times: 2}]}",
     "`times` means nothing with `when: always`; leave it out"),
    ("{when: always, do: [{give: {attack: 1}, to: self, ¦keywords: [fog]}]}",
     "`give` has no field `keywords`; known are `give`, `times`, `to`"),
    ("{when: always, do: [{give: {attack: 1, keywords: [¦fogg]}, to: self}]}",
     "unknown keyword `fogg`; did you mean `fog`?"),
    ("{when: always, do: [{give: ¦{}, to: self}]}",
     "nothing is changed here; name a stat, as in {attack: 1}"),
    ("{when: summon, do: [{fight: self, with: ¦enemy_creatures}]}",
     "`with` of `fight` needs a single one, and `enemy_creatures` may be several; name a target, or take one at "
     "`random`"),
    ("{when: summon, do: [{fight: ¦own_creatures, with: self}]}",
     "`fight` needs a single one, and `own_creatures` may be several; name a target, or take one at `random`"),
    ("{when: summon, targets: [{from: creatures, pick: 2}], do: [{become: self, like: ¦target}]}",
     "`like` of `become` needs a single one, and `target` may be several; name a target, or take one at `random`"),
    ("{when: summon, do: [{fight: self, with: {from: enemy_creatures, pick: ¦1}}]}",
     "nothing can be chosen here; choose it in `targets` and name it `target`"),
    ("{when: summon, may: ¦perhaps, do: [{fetch: 1}]}",
     "`may` must be `true` or `false`, not `perhaps`"),
    ("{when: summon, may: ¦1, do: [{fetch: 1}]}",
     "`may` must be `true` or `false`, not `1`"),
    ("{when: summon, do: [{damage: ¦x, to: opponent}]}",
     "no X is paid here; write `x` and an element into the cost, as in `x: pure`"),
    ("{when: summon, pay: {x: ¦gold}, do: [{fetch: 1}]}",
     "unknown element `gold`; known are `fire`, `light`, `pure`, `water`"),
    ("{when: summon, pay: {sacrifice: ¦own_creatures}, do: [{fetch: 1}]}",
     "how many cards does it cost under `sacrifice`?; add `pick: 1`"),
    ("{when: summon, modes: ¦[{do: [{fetch: 1}]}]}", "there is nothing to choose here; write at least two modes"),
    ("{when: held, do: [¦{cheaper: 1, to: own_hand}]}",
     "nobody sees this card while it is held, so it can't change `own_hand`; write `to: self`"),
    ("{when: held, do: [¦{damage: 1, to: opponent}]}",
     "`damage` can't stand under `when: held`; here only `cheaper` and `dearer` mean something"),
    ("{when: held, may: ¦true, do: [{cheaper: 1, to: self}]}", "`may` means nothing with `when: held`; leave it out"),
    ("{when: held, do: [{cheaper: 1, ¦times: 2, to: self}]}",
     "`times` means nothing with `when: held`; leave it out"),
    ("{when: summon, do: [¦{cheaper: 1, to: own_hand}]}",
     "`cheaper` can't stand under `when: summon`; `cheaper` belongs under `when: always` or `when: held`"),
    ("{when: always, do: [{dearer: 1, to: ¦creatures}]}",
     "`dearer` needs cards in a hand; `creatures` are on the field"),
    ("{when: always, do: [¦{dearer: {count: {from: own_hand, filter: {kind: spell}}}, to: enemy_hand}]}",
     "a cost would tell what is hidden in `own_hand`; look at what everybody sees, or only count it all"),
    ("{when: always, do: [¦{dearer: {stat: cost, of: own_hand}, to: enemy_hand}]}",
     "a cost would tell what is hidden in `own_hand`; look at what everybody sees, or only count it all"),
    ("{when: always, if: ¦{count: {from: enemy_hand, filter: {kind: spell}}, at_least: 1},"
     " do: [{cheaper: 1, to: own_hand}]}",
     "a cost would tell what is hidden in `enemy_hand`; look at what everybody sees, or only count it all"),
    ("{when: always, do: [¦{dearer: 1, to: {from: enemy_hand, filter: {most: attack}}}]}",
     "whom `dearer` is about can't depend on other cards; filter by what each is"),
    ("{when: summon, choose: ¦3, modes: [{do: [{fetch: 1}]}, {do: [{draw: 1}]}]}",
     "there are 2 modes, not 3; choose fewer, or write more modes"),
    ("{when: summon, choose: ¦2, modes: [{do: [{fetch: 1}]}, {do: [{draw: 1}]}]}",
     "there is nothing to choose here; leave `modes` out, and write all into `do`"),
    ("{when: summon, choose: ¦{at_most: 0}, modes: [{do: [{fetch: 1}]}, {do: [{draw: 1}]}]}",
     "there is nothing to choose here; leave `modes` out, and write all into `do`"),
    ("{when: summon, choose: ¦1, modes: [{do: [{fetch: 1}]}, {do: [{draw: 1}]}]}",
     "one of the modes is chosen anyhow; leave `choose` out"),
    ("{when: summon, choose: ¦{at_least: 1}, modes: [{do: [{fetch: 1}]}, {do: [{fetch: 2}]}, {do: [{fetch: 3}]},"
     " {do: [{fetch: 4}]}, {do: [{fetch: 5}]}]}",
     "there are more than 20 ways to choose here; write fewer modes"),
    ("{when: summon, choose: ¦2, do: [{fetch: 1}]}", "`choose` without `modes`; say in `modes` among what"),
    ("{when: summon, may: ¦true, choose: {at_most: 1}, modes: [{do: [{fetch: 1}]}, {do: [{draw: 1}]}]}",
     "`may` means nothing beside `choose`; leave it out"),
    ("{when: summon, modes: [{do: [{fetch: 1}]}, {do: [{draw: 1}]}], do: ¦[{fetch: 1}]}",
     "`do` can't stand beside `modes`; write it into each mode"),
    ("{when: summon, pay: {¦gold: 1}, do: [{fetch: 1}]}",
     "unknown field `gold` in a cost; known are `discard`, `exhaust`, `fire`, `health`, `light`, `pure`, `sacrifice`, "
     "`water`, `x`"),
    ("{when: summon, pay: {fire: ¦21}, do: [{fetch: 1}]}",
     "`fire` is 21; it must be from 0 to 20"),
    ("{when: summon, do: [{fetch: 1}], else: ¦[{fetch: 1}]}",
     "`else` without `if`; say in `if` on what it depends"),
    ("{when: summon, if: ¦{count: creatures}, do: [{fetch: 1}]}",
     "there is no bound here; add `at_least`, `at_most` or `equals`"),
    ("{when: summon, if: {more: {count: creatures}, than: ¦3}, do: [{fetch: 1}]}",
     "`than` needs a number over the board; write a bound, as in `at_least: 3`"),
    ("{when: summon, if: ¦{more: {count: creatures}}, do: [{fetch: 1}]}", "`more` has no `than`; add `than:`"),
    ("{when: summon, if: ¦{at_least: 3}, do: [{fetch: 1}]}",
     f"a number over the board needs exactly one of {MEASURES}"),
    ("{when: summon, if: ¦{count: creatures, at_least: 3, equals: 3}, do: [{fetch: 1}]}",
     "`equals` stands beside another bound; keep one of them"),
    ("{when: summon, if: ¦{count: creatures, at_least: 3, at_most: 2}, do: [{fetch: 1}]}",
     "no number is at least 3 and at most 2; exchange them"),
    ("{when: summon, if: {count: creatures, at_least: ¦three}, do: [{fetch: 1}]}",
     "`at_least` must be a whole number, not `three`"),
    ("{when: summon, if: ¦always, do: [{fetch: 1}]}",
     "a condition must be a map of `field: value`, not `always`"),
    ("{when: summon, if: {count: {from: creatures, random: ¦1}, at_least: 1}, do: [{fetch: 1}]}",
     "nothing can be left to chance here; leave `random` out"),
    ("{when: summon, do: [{fetch: ¦{count: creatures, stat: attack}}]}",
     f"a number over the board needs exactly one of {MEASURES}"),
    ("{when: summon, do: [{fetch: ¦{stat: attack}}]}",
     "whose stat is meant?; add `of: self` or `of: target`"),
    ("{when: summon, do: [{fetch: {stat: ¦atack, of: self}}]}",
     "unknown stat `atack`; did you mean `attack`?"),
    ("{when: summon, do: [{fetch: {resource: ¦gold}}]}",
     "unknown resource `gold`; known are `burnout`, `empty_tanks`, `extractors`, `fire_extractors`, "
     "`full_extractors`, `full_tanks`, `hand`, `light_extractors`, `spells_this_turn`, `water_extractors`"),
    ("{when: summon, do: [{fetch: {resource: hand, of: ¦creatures}}]}",
     "only a player has resources; write `you` or `opponent`"),
    ("{when: summon, do: [{fetch: {count: creatures, of: ¦you}}]}",
     "`of` means nothing beside `count`; leave it out"),
    ("{when: summon, do: [{fetch: {count: creatures, times: ¦many}}]}",
     "`times` must be a whole number, not `many`"),
    ("{when: summon, do: [{fetch: {count: creatures, ¦maximum: 3}}]}",
     "unknown field `maximum` in `fetch`; "
     "known are " + ", ".join(f"`{word}`" for word in sorted(grammar(WORDS).number_fields))),
    ("{when: summon, do: [{fetch: ¦[1]}]}",
     "`fetch` must be a whole number, not a list"),
    ("{when: summon, do: [{fetch: 1, who: ¦creatures}]}",
     "`creatures` is no player; write `you`, `opponent` or `players`"),
    ("{when: summon, do: [{modify: {¦atack: 1}, to: self}]}",
     "unknown field `atack` in the changes; did you mean `attack`?"),
    ("{when: summon, do: [{modify: ¦{}, to: self}]}",
     "nothing is changed here; name a stat, as in {attack: 1}"),
    ("{when: summon, do: [{modify: {attack: 1}, to: self, until: ¦tomorrow}]}",
     "unknown end `tomorrow`; known are `next_turn`, `opponent_turn_end`, `own_turn_end`, `source_leaves`, `turn_end`"),
    ("{when: summon, do: [{grant: ¦[], to: self}]}",
     "no keyword stands here; name one, as in [fog]"),
    ("{when: summon, do: [{grant: ¦fogg, to: self}]}",
     "unknown keyword `fogg`; did you mean `fog`?"),
    ("{when: summon, do: [{create: ¦ghost}]}",
     "there is no card `ghost`; known are `fox`"),
    ("{when: summon, do: [{create: ¦fox}]}",
     "`fox` is no token"),
    ("{when: summon, do: [{move: self, into: ¦pocket}]}",
     "unknown destination `pocket`; known are `deck`, `deck_bottom`, `deck_top`, `discard`, `hand`, `line`, "
     "`your_hand`"),
    ("{when: summon, do: [{shift: self, to_place: ¦middle}]}",
     "unknown to place `middle`; known are `left`, `left_end`, `right`, `right_end`"),
    ("{when: summon, do: [{gain_extractor: ¦pure}]}",
     "unknown element `pure`; known are `fire`, `light`, `water`"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, filter: {¦atack: 1}}}]}",
     "unknown field `atack` in a filter; did you mean `attack`?"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, filter: {attack: ¦{}}}}]}",
     "there is no bound here; add `at_least`, `at_most` or `equals`"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, filter: {damaged: ¦1}}}]}",
     "`damaged` must be `true` or `false`, not `1`"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, filter: {has: ¦flying}}}]}",
     "unknown keyword `flying`; known are `adrenaline`, `fog`, `impetus`, `magnetic`, `magnetized`, `paramagnetic`"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, filter: {kind: ¦monster}}}]}",
     "unknown kind `monster`; known are `creature`, `orb`, `rune`, `spell`"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, filter: {element: ¦fyre}}}]}",
     "unknown element `fyre`; did you mean `fire`?"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, filter: {card: ¦ghost}}}]}",
     "there is no card `ghost`; known are `fox`"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, filter: {place: ¦middle}}}]}",
     "unknown place `middle`; known are `leftmost`, `rightmost`"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, filter: {most: ¦cost}}}]}",
     "unknown stat `cost`; known are `attack`, `durability`, `health`, `magic_damage`"),
    ("{when: summon, do: [{damage: 1, to: {from: creatures, filter: ¦big}}]}",
     "a filter must be a map of `field: value`, not `big`"),
    ("¦3",
     "a clause must be a map of `field: value`, not `3`"),
]  # fmt: skip


@pytest.mark.parametrize(("marked", "message"), CLAUSE_FAULTS)
def test_a_fault_in_a_clause(check, marked, message):
    line, column, text = place(f"{FOX}  clauses:\n  - {marked}\n")
    assert said(check(text)) == [f"{line}:{column}: {message}"]


def test_one_mistake_may_be_told_from_two_sides(check):
    """A mistyped field is unknown, and the right one is missing."""
    assert said(check(fox("attack", "atack"))) == [
        "2:3: the creature `fox` has no `attack`; add `attack: 1`",
        "6:3: unknown field `atack` in a card; did you mean `attack`?",
    ]
    assert said(check(fox("", "  clauses:\n  - {wen: summon, do: [{fetch: 1}]}\n"))) == [
        "9:5: a clause has no `when`; add `when:`",
        "9:6: unknown field `wen` in a clause; did you mean `when`?",
    ]
    assert said(check(fox("", "  clauses:\n  - {when: summon, do: [{damage: 1, too: you}]}\n"))) == [
        "9:25: `damage` has no `to`; add `to:`",
        "9:37: `damage` has no field `too`; did you mean `to`?",
    ]


def test_nothing_in_the_hand_of_the_opponent_is_a_target(check):
    clause = "  clauses:\n  - {when: summon, targets: [{from: enemy_hand, pick: 1}], do: [{discard: target}]}\n"
    assert said(check(FOX + clause)) == [
        "9:37: nobody sees what is in `enemy_hand`, so it can't be a target; "
        "choose it in `do`, or take one at `random` there"
    ]


def test_a_token_has_no_cost(check):
    assert said(check(FOX + "  token: true\n")) == ["5:9: a token is never played, so it has no cost; remove `cost`"]


def test_an_id_is_taken_by_the_earlier_place(check):
    library = check({"cards/a.yaml": FOX, "cards/b.yaml": "# Comment\n" + FOX})
    assert [str(f) for f in library.faults] == [
        "contracts/cards/b.yaml:3:7: the id `fox` is taken by contracts/cards/a.yaml:2; choose another"
    ]


def test_a_number_of_thousands_of_digits(check):
    [fault] = check(fox("attack: 1", "attack: " + "9" * 6000)).faults
    assert (fault.line, fault.column) == (6, 11)
    assert len(str(fault)) < 200


def test_only_tokens_are_created(check):
    imp = """\
- id: imp
  name: {it: Diavoletto, en: Imp}
  kind: creature
  token: true
  attack: 1
  health: 1
"""
    clause = "  clauses:\n  - {when: summon, do: [{create: %s}]}\n"
    assert said(check(FOX + clause % "fox" + imp)) == ["9:34: `fox` is no token; known are `imp`"]
    assert said(check(FOX + clause % "inp" + imp)) == ["9:34: there is no card `inp`; did you mean `imp`?"]
    assert said(check(FOX + clause % "imp" + imp)) == []


# --- what is no YAML, and what is no text ----------------------------------------------------------------------------

LOOK = "look at the indentation, colons and quotes here and on the line before"


@pytest.mark.parametrize(("text", "where"), [
    (fox("  kind", "   kind"), "4:4"),
    (fox("  kind", "\tkind"), "4:1"),
    (fox("{pure: 1}", "{pure: 1"), "6:9"),
    (fox("it: Volpe", "it: 'Volpe"), "8:1"),
    ("a: 1\n---\nb: 2\n", "2:1"),
    ("cards: *ghost\n", "1:8"),
    ("%YAML 9.9\n---\na: 1\n", "1:1"),
])  # fmt: skip
def test_no_yaml(check, text, where):
    [fault] = said(check(text))
    assert fault.startswith(f"{where}: this is no YAML: ")
    assert fault.endswith(LOOK)


def test_no_utf_8(check):
    assert said(check(b"cards:\n- id: caf\xe9\n")) == ["2:10: the file is no UTF-8 text; save it as UTF-8"]


def test_a_byte_order_mark_and_windows_line_ends_are_fine(check):
    assert said(check(b"\xef\xbb\xbf" + FOX.replace("\n", "\r\n").encode())) == []


@pytest.mark.parametrize("text", [
    "[" * 100_000, "{a: " * 100_000, "- " * 5_000 + "x", "? " * 5_000, "\n".join(" " * n + "a:" for n in range(1_300)),
    '["]",' * 600, '["]",' * 60_000, "{'}': " * 60_000, "[\n# ]\n" * 100,
    "- " * 600 + "x", "? - " * 5_000, "[{" * 300_000,
])  # fmt: skip
def test_what_is_nested_too_deep_is_a_fault_and_no_crash(check, text):
    [fault] = check(text).faults
    assert fault.message == "this is nested too deep"


def test_a_bomb_of_aliases_is_not_lit(check):
    lines = ["a0: &a0 [x, x]"] + [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 60)]
    assert {f.message for f in check("\n".join(lines)).faults} == {"anchors and aliases (& and *) mean nothing here"}


def test_a_folder_in_the_place_of_a_file(check, tmp_path):
    (tmp_path / "contracts" / "cards" / "odd.yaml").mkdir(parents=True)
    [fault] = check({}).faults
    assert fault.file == "contracts/cards/odd.yaml"
    assert fault.message.startswith("the file can't be read")


def test_a_folder_without_cards(tmp_path):
    assert [f.message for f in load(tmp_path / "nothing", "contracts", WORDS).faults] == [
        "there are no card files here"
    ]


# --- decks, rules, keywords ------------------------------------------------------------------------------------------


def deck(cards, name="d", more=""):
    return f"id: {name}\nname: {{it: D, en: D}}\n{more}cards: {cards}\n"


SMALL = {"cards/mine.yaml": FOX, "rules.yaml": "deck_size: 4\n"}


@pytest.mark.parametrize(("marked", "message"), [
    (deck("¦{fox: 3}"), "the deck `d` has 3 cards instead of 4; add 1"),
    (deck("¦{fox: 6}"), "the deck `d` has 6 cards instead of 4; remove 2"),
    (deck("{¦fix: 4}"), "there is no card `fix`; did you mean `fox`?"),
    (deck("{fox: 4}", more="element: ¦fyre\n"), "unknown element `fyre`; did you mean `fire`?"),
    (deck("{fox: 4}", more="¦elemnt: fire\n"), "unknown field `elemnt` in a deck; did you mean `element`?"),
    (deck("{fox: 4}", more="plan: ¦win\n"), "`plan` must be a map of `field: value`, not `win`"),
    ("¦id: d\ncards: {fox: 4}\n", "a deck has no `name`; add `name:`"),
    ("¦[]\n", "a deck must be a map of `field: value`, not a list"),
])  # fmt: skip
def test_a_fault_in_a_deck(check, marked, message):
    line, column, text = place(marked)
    library = check(SMALL | {"decks/d.yaml": text})
    assert said(library) == [f"{line}:{column}: {message}"]
    assert library.faults[0].file == "contracts/decks/d.yaml"


def test_a_deck_of_39(check):
    library = check({"cards/mine.yaml": FOX, "decks/d.yaml": deck("{fox: 39}")})
    assert said(library) == ["3:8: the deck `d` has 39 cards instead of 40; add 1"]


def test_a_number_that_is_none_in_a_deck(check):
    assert said(check(SMALL | {"decks/d.yaml": deck("{fox: many}")})) == [
        "3:8: the deck `d` has 0 cards instead of 4; add 4",
        "3:14: the number of `fox` must be a whole number, not `many`",
    ]


def test_a_token_is_in_no_deck(check):
    token = FOX.replace("  cost: {pure: 1}\n", "  token: true\n")
    library = check(SMALL | {"cards/mine.yaml": token, "decks/d.yaml": deck("{fox: 4}")})
    assert said(library) == ["3:9: `fox` is a token and can't be in a deck; remove it"]


def test_two_decks_of_one_name(check):
    library = check(SMALL | {"decks/a.yaml": deck("{fox: 4}"), "decks/b.yaml": deck("{fox: 4}")})
    assert said(library) == ["1:5: the id `d` is taken by contracts/decks/a.yaml:1; choose another"]


@pytest.mark.parametrize(("marked", "message"), [
    ("¦hand_limt: 3\n", "unknown field `hand_limt` in the rules file; did you mean `hand_limit`?"),
    ("hand_limit: ¦ten\n", "`hand_limit` must be a whole number, not `ten`"),
    ("hand_limit: ¦-1\n", "`hand_limit` is -1; it must be from 1 to 60"),
    ("draw_most: ¦0\n", "`draw_most` is 0; it must be from 1 to 20"),
    ("ambush_in_setup: ¦1\n", "`ambush_in_setup` must be `true` or `false`, not `1`"),
])  # fmt: skip
def test_a_fault_in_the_rules_file(check, marked, message):
    line, column, text = place(marked)
    assert said(check({"rules.yaml": text})) == [f"{line}:{column}: {message}"]


def test_every_keyword_of_the_rules_has_its_words(check):
    faults = said(check({"keywords.yaml": "keywords: {}\n"}))
    assert "1:11: the keyword `fog` has no name and no reminder; add `fog:`" in faults
    assert len(faults) == len(WORDS.keywords) + len(WORDS.keyword_stats)


# --- all of it together ----------------------------------------------------------------------------------------------


def test_all_faults_of_all_files_are_told_at_once_in_the_order_of_the_files(check):
    library = check({
        "cards/a.yaml": fox("kind: creature", "kind: creture"),
        "cards/b.yaml": "cards: [",
        "cards/c.yaml": FOX.replace("fox", "wolf") + "  keywords: [adrenalin, fogg]\n  durability: 1\n",
        "decks/d.yaml": deck("{wolf: 39}"),
        "rules.yaml": "tanks: five\n",
    })  # fmt: skip
    assert [(f.file.removeprefix("contracts/"), f.line, f.column) for f in library.faults] == [
        ("cards/a.yaml", 4, 9), ("cards/b.yaml", 2, 1), ("cards/c.yaml", 8, 14), ("cards/c.yaml", 8, 25),
        ("cards/c.yaml", 9, 15), ("decks/d.yaml", 3, 8), ("rules.yaml", 1, 8),
    ]  # fmt: skip


def test_a_fault_in_words_and_as_data():
    fault = Fault("cards/fire.yaml", 3, 14, "unknown keyword `adrenalin`", "did you mean `adrenaline`?")
    assert str(fault) == "cards/fire.yaml:3:14: unknown keyword `adrenalin`; did you mean `adrenaline`?"
    assert fault.to_json() == {
        "file": "cards/fire.yaml", "line": 3, "column": 14,
        "message": "unknown keyword `adrenalin`", "suggestion": "did you mean `adrenaline`?", "example": "",
    }  # fmt: skip


def test_pinned_cards_with_a_fault_are_refused_whole():
    good = {"id": "fox", "name": {"it": "Volpe", "en": "Fox"}, "kind": "creature", "cost": {}, "attack": 1, "health": 1}
    bad = good | {"id": "wolf", "attack": "much"}
    with pytest.raises(FaultyCards, match="`attack` must be a whole number, not `much`"):
        from_plain([good, bad], {}, "contracts", WORDS)


def test_what_a_match_pins_reads_as_what_was_written(check):
    """Words that look like something else in YAML, and every sign that a name may hold."""
    names = ["No", "1984", "~", "12:30", "1_000", "a: b", "\u200dx", "🦊", "\"'", "2024-01-01", " x "]
    text = "cards:\n"
    for n, name in enumerate(names):
        quoted = '"' + "".join(f"\\U{ord(c):08x}" for c in name) + '"'
        text += FOX.removeprefix("cards:\n").replace("fox", f"fox{n}").replace("Fox", quoted)
    library = check(text)
    assert [f for f in library.faults if "is empty" not in f.message] == []
    pinned = from_plain([d.source for d in library.definitions.values() if d.name.get("en")], {}, "contracts", WORDS)
    for card, definition in library.definitions.items():
        if definition.name.get("en"):
            assert pinned[card].name == definition.name
            assert pinned[card].source == definition.source


# --- any file whatever -----------------------------------------------------------------------------------------------

FILES = [path for path in sorted(CARDS.glob("contracts/**/*.yaml")) if path.parent.name != "scenarios"]
REAL = {path.relative_to(CARDS).as_posix(): path.read_text("utf-8") for path in FILES}
ODD = [
    "\t", " ", "  ", "-", ":", "{", "}", "[", "]", "'", '"', "#", "&a ", "*a", "!", "!!int ", "|", ">", "%", "@", "~",
    "yes", "0", "-1", "99999999999999999999", ".inf", ".nan", "0x1f", "1:30", "null",
    "\n", "\r", "\x00", "\x7f", "\u0085",
    "\ufeff", "🦊", "target", "subject", "always", "{}", "[]", "? ", "---", "...",
]  # fmt: skip


@st.composite
def mutated(draw):
    name = draw(st.sampled_from(sorted(REAL)))
    lines = REAL[name].split("\n")
    for _ in range(draw(st.integers(1, 4))):
        n = draw(st.integers(0, len(lines) - 1))
        at = draw(st.integers(0, len(lines[n])))
        match draw(st.sampled_from(("delete", "double", "swap", "insert", "cut", "odd", "number"))):
            case "delete":
                lines[n : n + 1] = [] if len(lines) > 1 else [""]
            case "double":
                lines.insert(n, lines[n])
            case "swap":
                other = draw(st.integers(0, len(lines) - 1))
                lines[n], lines[other] = lines[other], lines[n]
            case "insert":
                lines[n] = lines[n][:at] + draw(st.text(max_size=3)) + lines[n][at:]
            case "cut":
                lines[n] = lines[n][:at] + lines[n][at + draw(st.integers(1, 8)) :]
            case "odd":
                lines[n] = lines[n][:at] + draw(st.sampled_from(ODD)) + lines[n][at:]
            case "number":
                lines[n] = lines[n].replace("1", draw(st.sampled_from(ODD)), 1)
    return name, "\n".join(lines)


@given(mutated())
@settings(max_examples=75, deadline=None)
def test_any_change_to_a_real_file_gives_faults_or_definitions(tmp_path_factory, changed):
    name, text = changed
    folder = tmp_path_factory.mktemp("cards") / "contracts"
    for file in {"contracts/cards/tokens.yaml", name}:
        path = folder.parent / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes((text if file == name else REAL[file]).encode("utf-8", "surrogatepass"))
    library = load(folder, "contracts", WORDS)
    for fault in library.faults:
        assert fault.message
        assert fault.line >= 1 and fault.column >= 1
        assert fault.line <= text.count("\n") + text.count("\r") + text.count("\u0085") + 2 or fault.file != name
    if not library.faults:
        known = library.card_set(WORDS)
        assert all(isinstance(d, Definition) and known[d.id] is d for d in library.definitions.values())
        assert from_plain([d.source for d in library.definitions.values()], library.constants, "contracts", WORDS)


@given(st.binary(max_size=80) | st.text(max_size=80).map(str.encode))
@settings(max_examples=150, deadline=None)
def test_any_bytes_give_faults(tmp_path_factory, content):
    path = Path(tmp_path_factory.mktemp("cards")) / "contracts" / "cards" / "mine.yaml"
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    assert load(path.parent.parent, "contracts", WORDS).faults


@pytest.mark.parametrize("line", ["  kind", "  kind:creature", "kind"])
def test_a_field_without_a_colon_is_told_on_its_own_line(check, line):
    [fault] = said(check(f"- id: fox\n{line}\n  attack: 1\n"))
    assert fault.startswith("2:") and "could not find expected ':'" in fault
