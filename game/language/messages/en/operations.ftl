# The operations that every game shares, in English; grammar.ftl says what the variables are.

count-word = { $times ->
    [4] four
    [5] five
    [6] six
   *[other] { $times }
}

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
    .spans = yes

health = { $amount_is ->
    [equal] { vital } equal to { $amount_equal }
   *[number] { $amount } { vital } { per-each }
}
op-heal = { $to_is ->
    [you] { now-you } regain { health }
   *[noun] { $again ->
        [yes] { "" }
       *[no] restore
    } { $amount_is ->
        [equal] { vital } to { $to } equal to { $amount_equal }
       *[number] { $amount } { vital } to { $to } { per-each }
    }
}
    .spans = yes
    .turns = yes

op-lose = { $to_is ->
    [you] { now-you } lose
   *[noun] { $mood ->
        [can] have { $to } lose
       *[do] { subject } { $to_number ->
            [one] loses
           *[other] lose
        }
    }
} { health }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }

op-destroy = { $again ->
    [yes] { "" }
   *[no] destroy
} { object }
    .spans = yes

signed = { $signed } { $stat }
change = { $amount_is ->
    [equal] { $stat } equal to { $amount_equal }
   *[number] { signed } { per-each }
}
gain = { $to_is ->
    [you] { now-you } gain
   *[noun] { $mood ->
        [can] have { $to } gain
       *[do] { subject } { gains }
    }
} { $changes } { $until }
gains = { $to_number ->
    [one] gains
   *[other] gain
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

giver = { $conditional ->
    [yes] { $this }
   *[no] { "" }
}
op-give = { $to_is ->
    [you] { $again ->
        [yes] { $changes } to you
       *[no] { giver } gives you { $changes }
    }
    [self] { giver } has { $changes }
   *[noun] { $again ->
        [yes] { "" }
       *[no] { giver } gives
    } { $changes } to { $to }
}
    .spans = yes

s-owner = { $to_owner ->
    [you] your
   *[none] { $to_number ->
        [one] its owner's
       *[other] their owners'
    }
}
op-move = { $into ->
    [hand] return
    [deck] shuffle
   *[put] put
} { object } { $into_text }
    .tail = yes

op-create = create { $count ->
    [1] a
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
} { $card_stats } { $card } { $with ->
    [none] { "" }
   *[some] with { $with }
} { $side ->
    [enemy] in the opponent's line
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

op-control = take control of { $to }

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

op-fight = { $mood ->
    [can] have { $to } fight
   *[do] { subject } { $to_number ->
        [one] fights
       *[other] fight
    }
} { $against }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .later = yes
