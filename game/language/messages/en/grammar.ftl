# How cards read in English: grammar, and the words that every game shares. `a` becomes `an` by itself.
#
# A selector gives $to (its text), $to_is (you, it, same, again, group or noun), $to_number, $to_gender (thing, person).
#   same: the subject of the operation just before; again: the subject of the trigger; it: mentioned shortly before.
# A number gives $amount and $amount_is: number; each ($amount for each $amount_each); equal ($amount_equal).
# $contrast is `yes` where the one before did something and now it is your turn: "and you regain".
# $mood is `can` after "you can" and "to".

## Pronouns and roles

pronoun = { $gender ->
    [person] them
   *[thing] { $number ->
        [one] it
       *[other] them
    }
}
object = { $to_is ->
    [you] yourself
   *[noun] { $to }
}
nominative = { $to_gender ->
    [person] they
   *[thing] { $to_number ->
        [one] it
       *[other] they
    }
}
subject = { $to_is ->
    [same] { "" }
    [it] { nominative }
    [again] { nominative }
   *[noun] { $to }
}
now-you = { $contrast ->
    [yes] you
   *[no] { "" }
}
the-target = the target
    .gender = thing

## Noun phrases

opposing = { $owner ->
    [opponent] opposing
   *[none] { "" }
}
your = { $owner ->
    [you] your
    [its] their
    [theirs] the opponent's
   *[none] { "" }
}
core = { $other ->
    [yes] other
   *[no] { "" }
} { $before } { $adjective } { opposing } { $noun } { $after }
randomly = { $random ->
    [yes] at random
   *[no] { "" }
}

phrase = { $form ->
    [a] { $owner ->
        [you] { $other ->
            [yes] another of your
           *[no] one of your
        } { $before } { $adjective } { $nouns } { $after } { randomly }
       *[none] { $other ->
            [yes] another
           *[no] a
        } { $random ->
            [yes] random
           *[no] { "" }
        } { $before } { $adjective } { opposing } { $noun } { $after }
    }
    [some] { $n } { $owner ->
        [you] of your { core } { randomly }
       *[none] { $random ->
            [yes] random
           *[no] { "" }
        } { core }
    }
    [up_to] up to { $n } { $owner ->
        [you] of your { core }
       *[none] { core }
    }
    [the] { $owner ->
        [you] your { core }
       *[none] the { core }
    }
    [number] { your } { core }
    [each] { $owner ->
        [none] { $other ->
            [yes] other
           *[no] { "" }
        } { $before } { $adjective } { $noun } { $after }
        [opponent] { $other ->
            [yes] other
           *[no] { "" }
        } { $before } { $adjective } { opposing } { $noun } { $after }
       *[you] of { your } { $other ->
            [yes] other
           *[no] { "" }
        } { $before } { $adjective } { $nouns } { $after }
    }
    [all] { $owner ->
        [you] your { core }
       *[none] { $near ->
            [yes] { core }
           *[no] all { core }
        }
    }
    [that] that { opposing } { $noun }
    [first] the first { opposing } { $noun }
    [second] the second { opposing } { $noun }
    [third] the third { opposing } { $noun }
    [those] { $number ->
        [one] the one
       *[other] those
    } { $after }
   *[bare] { core }
}

adjacent = { $side ->
    [left] { $near_is ->
        [noun] to the left of { $near }
       *[self] on its left
    }
    [right] { $near_is ->
        [noun] to the right of { $near }
       *[self] on its right
    }
   *[both] { $near_is ->
        [noun] next to { $near }
       *[self] adjacent
    }
}
    .at = { $side ->
        [both] { $near_is ->
            [noun] after
           *[self] before
        }
       *[one] after
    }

## Filters

bound = { $bounds ->
    [most] { $most } { $stat } or less
    [least] { $least } { $stat } or more
    [between] { $least } to { $most } { $stat }
   *[exact] { $least } { $stat }
}
bound-cost = { $bounds ->
    [most] { $most } or less
    [least] { $least } or more
    [between] { $least } to { $most }
   *[exact] { $least }
}
filter-stat = with { $bound }
filter-cost = { $number ->
    [one] that costs
   *[other] that cost
} { $bound }
filter-damaged = { $yes ->
    [yes] damaged
   *[no] undamaged
}
    .at = before
filter-has = with **{ $keyword }**
filter-lacks = without **{ $keyword }**
filter-element = with { $symbol } in { $number ->
    [one] its cost
   *[other] their cost
}
filter-not_token = non-token
    .at = before
filter-place = { $place }
    .at = before
filter-most = with the most { $stat }
filter-least = with the least { $stat }

## Numbers

each = for each { $amount_each }
per-each = { $amount_is ->
    [each] { each }
   *[number] { "" }
}
number-of = the number of { $things }
measured-stat = { $of_is ->
    [you] your { $stat }
    [it] { $of_gender ->
        [person] their
       *[thing] { $of_number ->
            [one] its
           *[other] their
        }
    } { $stat }
   *[noun] { $of_number ->
        [one] the { $stat } of { $of }
       *[other] the total { $stat } of { $of }
    }
}
measured-damage = the damage { $of_is ->
    [you] you have taken
    [it] { $of_gender ->
        [person] they have
       *[thing] { $of_number ->
            [one] it has
           *[other] they have
        }
    } taken
   *[noun] taken by { $of }
}
scaled = { $times ->
    [1] { $measured }
    [2] twice { $measured }
   *[other] { $times } times { $measured }
}
scaled-plus = { $plus ->
    [0] { $scaled }
   *[other] { $plus } plus { $scaled }
}
scaled-minus = { $scaled } minus { $minus }
at-most = { $equal } (at most { $most })

## Conditions

condition-have = { $owner ->
    [opponent] the opponent has { $bounds ->
        [none] no { $things }
       *[some] { $quantity }
    }
   *[you] you have { $bounds ->
        [none] no { $things }
       *[some] { $quantity }
    }
}
condition-there = { $bounds ->
    [none] there are no { $things }
    [one] there is { $quantity }
   *[some] there are { $quantity }
}
quantity = { $bounds ->
    [one] a { $thing }
    [most] at most { $most } { $things }
    [least] at least { $least } { $things }
    [between] { $least } to { $most } { $things }
   *[exact] exactly { $least } { $things }
}
condition-stat = { $of_is ->
    [you] you have
    [it] { $of_gender ->
        [person] they have
       *[thing] { $of_number ->
            [one] it has
           *[other] they have
        }
    }
   *[noun] { $of } { $of_number ->
        [one] has
       *[other] have in total
    }
} { $bound }
condition-cost = { $of_is ->
    [it] it costs
   *[noun] { $of } costs
} { $bounds ->
    [most] { $most } or less
    [least] { $least } or more
    [between] { $least } to { $most }
   *[exact] { $least }
}
condition-damage = { $of_is ->
    [you] you have
    [it] it has
   *[noun] { $of } has
} taken { $bounds ->
    [most] at most { $most }
    [least] at least { $least }
    [between] { $least } to { $most }
   *[exact] exactly { $least }
} damage

## Lists and sentences

list-and = { $first } and { $last }
list-then = { $first }, then { $last }
list-apart = { $first }; { $last }
list-more = { $first }, { $last }
choose = choose { $to }
if-then = if { $condition }, { $then }
or-instead = { $text }, or { $amount } if { $condition }
otherwise = otherwise, { $then }
may = you can { $then }
pay-to = you can pay { $cost } to { $then }
pay = you can pay { $cost }
if-you-do = if you do, { $then }
repeated = { $text } { $times ->
    [2] twice
    [3] three times
   *[other] , { count-word } times
}
repeated-each = { each }, { $text }
after-trigger = { $trigger }, { $then }
keyword-trigger = **{ $name }:**
keyword-amount = **{ $name } { $signed }**
until-turn_end = until end of turn
until-next_turn = until your next turn
