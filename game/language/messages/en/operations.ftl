# The operations that every game shares, in English; grammar.ftl says what the variables are.

op-damage = { $to_is ->
    [you] take { $amount_is ->
        [number] { $amount } damage
       *[equal] damage equal to { $amount_equal }
    }
   *[noun] { $again ->
        [yes] { "" }
       *[no] deal
    } { $amount_is ->
        [number] { $amount } damage to { $to }
       *[equal] damage to { $to } equal to { $amount_equal }
    }
}
    .strikes = yes
    .spans = yes

op-divide = { $again ->
    [yes] { "" }
   *[no] deal
} { $amount_is ->
    [number] { $amount } damage
   *[equal] damage equal to { $amount_equal },
}, divided as you like among { $to }
    .strikes = yes
    .spans = yes

op-heal = { $to_is ->
    [you] { now-you } regain { vital-number }
   *[noun] { $again ->
        [yes] { "" }
       *[no] restore
    } { $amount_is ->
        [equal] { vital } to { $to } equal to { $amount_equal }
       *[number] { vital-amount } to { $to } { per-each }
    }
}
    .spans = yes
    .turns = yes
    .every = yes

op-lose = { $to_is ->
    [you] { now-you } lose
   *[noun] { $mood ->
        [can] have { $to } lose
       *[do] { subject } { $to_number ->
            [one] loses
           *[other] lose
        }
    }
} { vital-number }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }

signed = { $signed } { $unit }
change = { $amount_is ->
    [equal] bonus { $stat } equal to { $amount_equal }
   *[number] { signed } { per-each }
}
loss = { signed }
gain = { $be ->
    [yes] { $to_is ->
        [you] you are
       *[noun] { $mood ->
            [can] have { $to } become
           *[do] { subject } { $to_number ->
                [one] is
               *[other] are
            }
        }
    }
   *[no] { $to_is ->
        [you] { $mood ->
            [can] { get }
           *[do] you { get }
        }
       *[noun] { $mood ->
            [can] have { $to } { get }
           *[do] { subject } { gains }
        }
    }
} { $changes } { $until }
get = { $signs ->
    [plus] gain
   *[minus] get
}
gains = { $signs ->
    [plus] { $to_number ->
        [one] gains
       *[other] gain
    }
   *[minus] { $to_number ->
        [one] gets
       *[other] get
    }
}
op-modify = { gain }
    .joins = gain
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
op-grant = { gain }
    .joins = gain
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }

s-owner = { $to_owner ->
    [you] your
   *[none] { $to_number ->
        [one] its owner's
       *[other] their owners'
    }
}
op-move = { $into ->
    [hand] return { object } { $into_text }
    [deck] shuffle { object } { $into_text }
    [removed] { $until ->
        [source_leaves] remove { object } from the game
       *[for_good] { $to_owner ->
            [none] remove { object } from the game
           *[you] { $to_is ->
                [it] remove { object } from the game
               *[noun] remove from the game { object }
            }
        }
    }
   *[put] put { object } { $into_text }
} { while-removed }
    .tail = yes
while-removed = { $until ->
    [source_leaves] until { $this } leaves the field
   *[for_good] { "" }
}

# what is done at a moment to come, with that moment
op-later = { $mood ->
    [can] have this happen: { $clause }
   *[do] { $clause }
}
    .apart = yes
    .closes = yes
later-turn_start = at the start of { later-turn }
later-turn_end = { $of ->
    [you] when your turn next ends
    [opponent] when { later-opponent } turn next ends
   *[players] at the end of the turn
}
later-turn = { $of ->
    [you] your next turn
    [opponent] { later-opponent } next turn
   *[players] the next turn
}
later-opponent = { $several ->
    [yes] an opponent's
   *[no] the opponent's
}
later-round_end = at the end of the round

# into: a destination; new-cards the cards that come into the match
op-create_card = { $to_is ->
    [you] { $into ->
        [deck] shuffle { new-cards } into your deck
       *[place] put { new-cards } { $into ->
            [hand] into your hand
            [deck_top] on top of your deck
            [deck_bottom] on the bottom of your deck
           *[pile] into your { discard-pile }
        }
    }
   *[noun] { $mood ->
        [can] have { $to } { $into ->
            [deck] shuffle
           *[place] put
        }
       *[do] { subject } { $to_number ->
            [one] { $into ->
                [deck] shuffles
               *[place] puts
            }
           *[other] { $into ->
                [deck] shuffle
               *[place] put
            }
        }
    } { new-cards } { $into ->
        [hand] into their hand
        [deck] into their deck
        [deck_top] on top of their deck
        [deck_bottom] on the bottom of their deck
       *[pile] into their { discard-pile }
    }
} { for-each }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
new-cards = { $count_is ->
    [equal] a number of copies of { $card } equal to { $count_equal }
   *[number] { $count ->
        [1] a copy
        [2] two copies
        [3] three copies
        [4] four copies
        [5] five copies
       *[other] { $count } copies
    } of { $card }
}
for-each = { $count_is ->
    [each] for each { $count_each }
   *[number] { "" }
}

op-create = create { $count ->
    [1] a
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
} { $card_body } { $card } { $with ->
    [none] { "" }
   *[some] with { $with }
} { $side ->
    [enemy] { enemy-side }
   *[own] { "" }
} { $count_is ->
    [each] for each { $count_each }
    [equal] in a number equal to { $count_equal }
   *[number] { "" }
}
    .tail = { $with ->
        [none] no
       *[some] yes
    }

op-control = { $always ->
    [yes] you control { $to }
   *[no] take control of { $to } { $until }
}

op-shift = move { object } { $to_place ->
    [left_end] to the left end of { s-line }
    [right_end] to the right end of { s-line }
    [left] one place left
   *[right] one place right
}
s-line = { $to_number ->
    [one] its line
   *[other] their line
}
vital-number = { $amount_is ->
    [equal] { vital } equal to { $amount_equal }
   *[number] { vital-amount } { per-each }
}

# Changes of what somebody is. What is not yours to bring about is said of whom it is about.
have = { $to_number ->
    [one] has
   *[other] have
}
lose-it = { $to_number ->
    [one] loses
   *[other] lose
}
op-set = { $to_is ->
    [you] { now-you } have { $changes }
   *[noun] { $mood ->
        [can] let { $to } have { $changes }
       *[do] { subject } { have } { $changes }
    }
} { $until }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
change-set = { $amount_is ->
    [equal] { $stat } equal to { $amount_equal }
   *[number] { $stat } { $shown } { per-each }
}
op-multiply = { $to_is ->
    [you] { now-you } have { $changes }
   *[noun] { $mood ->
        [can] let { $to } have { $changes }
       *[do] { subject } { have } { $changes }
    }
} { $until }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
change-multiply = { $amount_is ->
    [equal] { $stat } multiplied by { $amount_equal }
   *[number] { $amount ->
        [2] double { $stat }
       *[other] { $stat } multiplied by { $shown }
    } { per-each }
}
op-revoke = { $to_is ->
    [you] { now-you } lose { $changes }
   *[noun] { $mood ->
        [can] let { $to } lose { $changes }
       *[do] { subject } { lose-it } { $changes }
    }
} { $until }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
op-lose_text = { $mood ->
    [can] let { $to } lose
   *[do] { subject } { lose-it }
} { $to_number ->
    [one] its text
   *[other] their text
} { $until }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
gains-text = { $to_number ->
    [one] gains
   *[other] gain
}
op-teach = { $mood ->
    [can] let { $to } have
   *[do] { subject } { $always ->
        [yes] { have }
       *[no] { $after ->
            [modify] { have }
            [grant] { have }
           *[other] { gains-text }
        }
    }
} { $clauses } { $until }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
op-become = { becomes } a copy of { $like } { $until }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
op-become_card = { becomes } { $to_number ->
    [one] a copy
   *[other] copies
} of { $card } { $until }
    .subject = yes
op-copy_text = { $mood ->
    [can] let { $to } gain
   *[do] { subject } { $to_number ->
        [one] gains
       *[other] gain
    }
} the text of { $like } { $until }
    .subject = yes
quoted = “{ $text }”

# What cards bear: hosts, counters, marks; and what else they can become
op-attach = attach { object } to { $host_is ->
    [you] yourself
   *[noun] { $host }
}
    .tail = yes
counted-counters = { $count_is ->
    [all] all { $counter } counters
    [equal] a number of { $counter } counters equal to { $count_equal }
   *[number] { $count ->
        [1] a { $counter } counter
       *[other] { $count } { $counter } counters
    }
}
each-counted = { $count_is ->
    [each] for each { $count_each }
   *[number] { "" }
}
op-put_counters = { $to_is ->
    [you] { now-you } get { counted-counters }
   *[noun] { $count_is ->
        [equal] put on { $to } { counted-counters }
       *[number] put { counted-counters } on { $to }
    }
} { each-counted }
    .turns = yes
    .every = yes
op-remove_counters = { $to_is ->
    [you] { now-you } lose { counted-counters }
   *[noun] { $count_is ->
        [equal] remove from { $to } { counted-counters }
       *[number] remove { counted-counters } from { $to }
    }
} { each-counted }
    .turns = yes
    .every = yes
a-mark = “{ $mark }”
op-mark = mark { object } { $marks }
    .tail = yes
op-unmark = remove the { $marks_number ->
    [one] mark
   *[other] marks
} { $marks } from { object }
becomes = { $always ->
    [yes] { subject } { $to_number ->
        [one] is
       *[other] are
    }
   *[no] { $mood ->
        [can] let { $to } become
       *[do] { subject } { $to_number ->
            [one] becomes
           *[other] become
        }
    }
}
op-become_kind = { becomes } { $to_number ->
    [one] a { $kind }
   *[other] { $kinds }
} { $until }
    .subject = yes
op-become_element = { becomes } { $elements } { $until }
    .subject = yes

# What cards cost: $price in symbols, $unit the symbol of one, "" for what any mana pays
costs = { subject } { $to_number ->
    [one] costs
   *[other] cost
}
op-cheaper = { costs } { $amount_is ->
    [equal] less { $unit } by { $amount_equal }
   *[number] { $price } less { per-each }
}
    .subject = yes
    .in = yes
    .apart = yes
op-dearer = { costs } { $amount_is ->
    [equal] more { $unit } by { $amount_equal }
   *[number] { $price } more { per-each }
}
    .subject = yes
    .in = yes
    .apart = yes

# The top of a deck. $keep: none, some, up_to, narrowed, or of a single card it, it_may, if, if_may; $left is how many
# others there are (none, one, other), goes-… where they go
op-look_top = look at { looked-cards } of { looked-deck }{ $keep ->
    [none] { looked-rest }
    [it] {" "}and put it { $into_text }
    [it_may] . You can put it { $into_text }{ looked-else }
    [if] {" "}and, if it is { $kept }, put it { $into_text }{ looked-else }
    [if_may] . If it is { $kept }, you can put it { $into_text }{ looked-else }
   *[some] , put { looked-kept } { $into_text }{ $left ->
        [none] { "" }
        [one] { $rest ->
            [deck] {" "}and shuffle the other into { the-deck }
           *[place] {" "}and the other { $rest_text }
        }
       *[other] { $rest ->
            [deck] {" "}and shuffle the others into { the-deck }
           *[place] {" "}and the others { $rest_text } { in-any-order }
        }
    }
}
    .apart = yes
    .closes = yes
looked-else = { $rest ->
    [deck_top] { "" }
    [deck] ; otherwise shuffle it into { the-deck }
   *[place] ; otherwise put it { $rest_text }
}
looked-rest = { $left ->
    [one] { $rest ->
        [deck_top] { "" }
        [deck] {" "}and shuffle it into { the-deck }
       *[place] {" "}and put it { $rest_text }
    }
   *[other] { $rest ->
        [deck_top] {" "}and put them back in any order
        [deck] {" "}and shuffle them into { the-deck }
       *[place] {" "}and put them { $rest_text } { in-any-order }
    }
}
in-any-order = { $rest ->
    [deck_top] in any order
    [deck_bottom] in any order
   *[place] { "" }
}
looked-kept = { $keep ->
    [narrowed] { $kept } among them
    [up_to] up to { one-or-n } of them
   *[some] { one-or-n } of them
}
one-or-n = { $kept_n ->
    [1] one
   *[other] { $kept_n }
}
goes-hand = into { $to_is ->
    [you] your
   *[noun] their
} hand
goes-your_hand = into your hand
goes-deck_top = on top of { the-deck }
goes-deck_bottom = on the bottom of { the-deck }
goes-deck = into { the-deck }, which is shuffled

op-repeat = repeat what { $to_is ->
    [it] { nominative }
   *[noun] { $to }
} { $to_number ->
    [one] does
   *[other] do
} { when-played }
    .tail = yes
op-become_type = { becomes } { $also ->
    [yes] also { "" }
   *[no] { "" }
}{ $to_number ->
    [one] a { $types }
   *[other] { $types_plural }
} { $until }
    .subject = yes
