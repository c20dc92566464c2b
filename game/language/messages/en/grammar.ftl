# How cards read in English: grammar, and the words that every game shares. `a` becomes `an` by itself.
#
# A selector gives $to (its text), $to_is (you, it, same, again, group or noun), $to_number, $to_gender (thing, person).
#   same: the subject of the operation just before; again: the subject of the trigger; it: mentioned shortly before.
# A number gives $amount and $amount_is: number; each ($amount for each $amount_each); equal ($amount_equal).
# $contrast is `yes` where the one before did something and now it is your turn: "and you regain".
# $mood is `can` after "you can" and "to"; `told` in a sentence that has another subject.
# $to_that is "that Creature", for where a pronoun won't do. $mine is `yes` where something of another player was named.

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
the-chosen = the one { $by ->
    [opponent] they
   *[you] you
} chose
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
} { $before } { $adjective } { opposing } { $noun } { $after } { $place }
such-one = one { $how }
only = { $who } (only { $how })
core-of-several = { $other ->
    [yes] other
   *[no] { "" }
} { $before } { $adjective } { $nouns } { $after } { $place }
randomly = { $random ->
    [yes] at random
   *[no] { "" }
}

phrase = { $form ->
    [a] { $owner ->
        [you] { $random ->
            [yes] a random one of your { $other ->
                [yes] other
               *[no] { "" }
            }
           *[no] { $other ->
                [yes] another of your
               *[no] one of your
            }
        } { $before } { $adjective } { $nouns } { $after } { $place }
        [its] { $other ->
            [yes] another of their
           *[no] one of their
        } { $before } { $adjective } { $nouns } { $after } { $place }
       *[none] { $other ->
            [yes] another
           *[no] a
        } { $random ->
            [yes] random
           *[no] { "" }
        } { $before } { $adjective } { opposing } { $noun } { $after } { $place }
    }
    [some] { $n } { $owner ->
        [you] of your { core } { randomly }
        [its] of their { core }
       *[none] { $random ->
            [yes] random
           *[no] { "" }
        } { core }
    }
    [up_to] up to { $n } { $owner ->
        [you] of your { core-of-several }
        [its] of their { core-of-several }
       *[none] { core }
    }
    [the] { $owner ->
        [you] your { core }
        [its] their { core }
       *[none] the { core }
    }
    [number] { your } { core }
    [each] { $owner ->
        [none] { core }
        [opponent] { core }
       *[you] of { your } { $other ->
            [yes] other
           *[no] { "" }
        } { $before } { $adjective } { $nouns } { $after } { $place }
    }
    [every] each { $owner ->
        [you] of your { $other ->
            [yes] other
           *[no] { "" }
        } { $before } { $adjective } { $nouns } { $after } { $place }
       *[none] { core }
    }
    [all] { $owner ->
        [you] your { core }
       *[none] { $near ->
            [yes] { core }
           *[no] all { core }
        }
    }
    [that] that { $noun }
    [theirs] that { opposing } { $noun } { $owner ->
        [you] of yours
       *[other] { "" }
    }
    [first] the first { opposing } { $noun }
    [second] the second { opposing } { $noun }
    [third] the third { opposing } { $noun }
    [those-all] those { $noun }
    [those] { $number ->
        [one] the one
       *[other] those
    } { $after } { $place }
   *[bare] { core }
}
bound-counted = { $bounds ->
    [most] at most { $most } { $stat }
    [least] at least { $least } { $stat }
    [between] { $least } to { $most } { $stat }
   *[exact] exactly { $least } { $stat }
}
filter-has-adjective = **{ $keyword }**
    .at = before
filter-lacks-adjective = { $number ->
    [one] that is not
   *[other] that are not
} **{ $keyword }**

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
    [least] { $where ->
        [condition] at least { $least } { $stat }
       *[filter] { $least } { $stat } or more
    }
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
filter-token = { $yes ->
    [yes] { "" }
   *[no] non-token
}
    .at = before
filter-counters = with { $bounds }
filter-mark = marked { $marks }
filter-attached = { $yes ->
    [yes] with cards
   *[no] without cards
} attached to { $number ->
    [one] it
   *[other] them
}
filter-place = { $place }
    .at = before
# Where several players have such a line
of-whose-line = { $owner ->
    [opponent] { $n ->
        [0] of each opponent
       *[some] { $random ->
            [yes] of a random opponent
           *[no] of an opponent
        }
    }
   *[none] { $n ->
        [0] of each player
       *[some] of a player
    }
}
filter-most = with { $counted ->
    [yes] the most
   *[no] the highest
} { $stat } { ties }
filter-least = with { $counted ->
    [yes] the fewest
   *[no] the lowest
} { $stat } { ties }
ties = ({ $ties ->
    [you] you choose
    [opponent] they choose
   *[nobody] the leftmost
} among equals)

## Numbers

each = for each { $amount_each }
each-of-them = of { $to }
per-each = { $amount_is ->
    [each] { each }
   *[number] { "" }
}
among-all = among all players
number-of = the number of { $things }
number-stat = { $of_is ->
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
scaled = { $times ->
    [1] { $measured }
    [-1] minus { $measured }
    [2] twice { $measured }
   *[other] { $times } times { $measured }
}
scaled-plus = { $plus ->
    [0] { $scaled }
   *[other] { $plus } plus { $scaled }
}
scaled-minus = { $scaled } minus { $minus }
at-most = { $equal } (at most { $most })

number-x = X
number-amount = { $measure }
event-amount = that amount
number-kinds = the number of different kinds of card among { $things }
number-counter = the number of { $counter } counters on { $of }
    .each = { $counter } counter on { $of }

## Conditions

condition-amount = { $measure } is { $bounds ->
    [most] { $most } or less
    [least] { $least } or more
    [between] { $least } to { $most }
   *[exact] { $least }
}
condition-either = { $conditions }
condition-more = { $number } is { $yes ->
    [yes] at least
   *[no] greater than
} { $than }
condition-more-of = { $owner ->
    [opponent] { $several ->
        [yes] an opponent
       *[no] the opponent
    } has
   *[you] you have
} { $yes ->
    [yes] at least as many { $things } as
   *[no] more { $things } than
} { $owner ->
    [opponent] you
   *[you] { $several ->
        [yes] each opponent
       *[no] the opponent
    }
}
condition-turn = { $whose ->
    [own] it is your turn
   *[enemy] it is not your turn
}
condition-kinds = there { $bounds ->
    [exact] { $least ->
        [1] is exactly 1 kind
       *[other] are exactly { $least } different kinds
    }
    [most] { $most ->
        [1] is at most 1 kind
       *[other] are at most { $most } different kinds
    }
    [between] are { $least } to { $most } different kinds
   *[least] { $least ->
        [1] is at least 1 kind
       *[other] are at least { $least } different kinds
    }
} of card among { $things }
condition-counter = { $of_is ->
    [you] you have
   *[noun] { subject-of }
} { bound-counters }
subject-of = { $of_is ->
    [it] { $of_gender ->
        [person] they have
       *[thing] { $of_number ->
            [one] it has
           *[other] they have in total
        }
    }
   *[noun] { $of } { $of_number ->
        [one] has
       *[other] have in total
    }
}
counters-of = { $n ->
    [1] { $counter } counter
   *[other] { $counter } counters
}
bound-counters = { $bounds ->
    [none] no { $counter } counters
    [most] at most { $most } { counters-of }
    [least] at least { $least } { counters-of }
    [between] { $least } to { $most } { counters-of }
   *[exact] exactly { $least } { counters-of }
}

condition-is = { $of_is ->
    [you] you { $bounds ->
        [none] are not
       *[one] are
    }
    [it] { $of_gender ->
        [person] they { $bounds ->
            [none] are not
           *[one] are
        }
       *[thing] it { $bounds ->
            [none] is not
           *[one] is
        }
    }
   *[noun] { $of } { $bounds ->
        [none] is not
       *[one] is
    }
} { $kind }
condition-have = { $owner ->
    [players] the players together have { $bounds ->
        [none] no { $things }
       *[some] { $quantity }
    }
    [opponent] { $several ->
        [yes] an opponent
       *[no] the opponent
    } has { $bounds ->
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
# What has happened so and so often: a noun with the participle of what was done with it
has-done = { $owner ->
    [players] the players have
    [opponent] { $several ->
        [yes] an opponent
       *[no] the opponent
    } has
   *[you] you have
}
period-turn = this turn
period-round = this round
period-match = this match
happened-to = { $owner ->
    [you] you have { $done }
    [its] they have { $done }
    [theirs] { $several ->
        [yes] the opponents have
       *[no] the opponent has
    } { $done }
   *[none] { $done }
} { $period }
condition-happened = { has-done } { $done } { $bounds ->
    [none] no { $thing }
   *[some] { $quantity }
} { $period }
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
           *[other] they have in total
        }
    }
   *[noun] { $of } { $of_number ->
        [one] has
       *[other] have in total
    }
} { $bound }
condition-cost = { $of_is ->
    [it] it costs
   *[noun] { $of } { $of_number ->
        [one] costs
       *[other] cost in total
    }
} { $bounds ->
    [most] { $most } or less
    [least] { $least } or more
    [between] { $least } to { $most }
   *[exact] { $least }
}
condition-damage = { $of_is ->
    [you] you are
    [it] { $of_gender ->
        [person] they are
       *[thing] { $of_number ->
            [one] it is
           *[other] they are
        }
    }
   *[noun] { $of } { $of_number ->
        [one] is
       *[other] are
    }
} missing { $of_number ->
    [one] { "" }
   *[other] in total
} { $bound }
choose-later = { $by ->
    [opponent] { $when ->
        [then] then
       *[so] { "" }
    } { $mood ->
        [can] { $free ->
            [yes] let { $chooser } choose
           *[no] have { $chooser } choose
        }
       *[do] { $chooser } { $free ->
            [yes] can choose
           *[no] chooses
        }
    }
   *[you] { $when ->
        [then] then { choose-freely }
        [now] as this takes effect, { choose-freely }
       *[so] { choose-freely }
    }
} { $to }
# $free: none may be chosen as well
choose-freely = { $mood ->
    [can] choose
   *[do] { $free ->
        [yes] you can choose
       *[no] choose
    }
}
chooser = the opponent
chosen = { $choice }: { $then }

## Lists and sentences

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-then = { $first }, then { $last }
list-apart = { $first }; { $last }
list-more = { $first }, { $last }
choose = { choose-freely } { $to }
coin-called = you call the toss of a coin rightly
coin-call = call the toss of a coin
coin-then = { $call }; if you call it rightly, { $then }
clause-once = once in the match
if-then = if { $condition }, { $then }
or-instead = { $text }, or { $amount } if { $condition }
otherwise = otherwise, { $then }
may = you can { $then }
extra-cost = additional cost: { $cost }
choose-one = choose one
    .can = choose one
# $how many of the modes: [up_to] none is enough, [any] none or all, [both] one or two of two, [or_more] up to all,
# [next] so many or one more.
choose-modes = { $how ->
    [up_to] choose up to { mode-count }
    [any] choose any number
    [both] choose one or both
    [or_more] choose { mode-count } or more
    [next] choose { mode-count } or { mode-count-most }
    [range] choose { mode-count } to { mode-count-most }
   *[exact] choose { mode-count }
}
mode-count = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}
mode-count-most = { $most ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $most }
}
condition-x = X is { $bounds ->
    [most] { $most } or less
    [least] { $least } or more
    [between] { $least } to { $most }
   *[exact] { $least }
}
pay-to = you can { $cost } to { $then }
pay = you can { $cost }
cost-pay = pay { $cost }
if-you-do = if you do, { $then }
repeated = { $before ->
    [yes] { times-word }, { $text }
   *[no] { $text }, { times-word }
}
times-word = { $times ->
    [2] twice
    [3] three times
    [4] four times
    [5] five times
    [6] six times
   *[other] { $times } times
}
repeated-each = { $mood ->
    [can] { $text }, once { each }
   *[do] { each }, { $text }
}
repeated-equal = { $text }, a number of times equal to { $amount_equal }
after-trigger = { $many ->
    [yes] { $trigger }, { $moment } { $then }
   *[no] { $trigger }, { $then } { $moment }
}
trigger-and = { $trigger } and { $condition }
after-instead = { $trigger }, { $changes ->
    [yes] { $then }
   *[no] { $counts ->
        [yes] instead { $then }
       *[no] { $then } instead
    }
}
instead-less = reduce that damage by { $amount_is ->
    [number] { $amount }
   *[equal] { $amount_equal }
}
instead-redirect = { $to_is ->
    [you] { $mood ->
        [can] take it yourself
       *[do] you take it
    }
   *[noun] { $mood ->
        [can] have { $to } take it
       *[do] { $to } { $to_number ->
            [one] takes
           *[other] take
        } it
    }
} instead
instead-into = it { $place ->
    [removed] is removed
   *[other] goes
} { $into } instead
keyword-trigger = **{ $name }:**
keyword-with = **{ $name }** { $amount }
keyword-amount = **{ $name } { $signed }**
until-turn_end = until end of turn
until-next_turn = until the start of your next turn
until-own_turn_end = until the end of your next turn
until-opponent_turn_end = { $several ->
    [yes] until the end of the next turn of an opponent
   *[no] until the end of the opponent's next turn
}
until-source_leaves = as long as { $this } stays { on-field }

## Sets that every game has

set-self = { $this }
set-you = you
    .is = you
    .gender = person
set-target = the target
set-target2 = the second target
set-target3 = the third target
set-subject = { "" }
set-object = { "" }

## Sets that every game with attachments has

set-attached = { "" }
    .one = card
    .other = cards
    .gender = thing
    .in = { attached-to }
    .from = { attached-to }
attached-to = attached to { $always ->
    [yes] it
   *[no] { $this }
}
