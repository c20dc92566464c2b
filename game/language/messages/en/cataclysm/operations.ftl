# The operations that only Cataclysm has, in English, and where cards are moved.

## Destinations

into-hand = to { s-owner } { hands }
hands = { $to_number ->
    [one] hand
   *[other] { $to_owner ->
        [you] hand
       *[none] hands
    }
}
into-deck = into { s-owner } { decks }
into-deck_top = on top of { s-owner } { decks }
decks = { $to_number ->
    [one] deck
   *[other] { $to_owner ->
        [you] deck
       *[none] decks
    }
}
into-play = into play on your side
into-removed = out of the game

## Operations

cards = { $amount_is ->
    [equal] a number of cards equal to { $amount_equal }
   *[number] { $amount } { $amount ->
        [one] card
       *[other] cards
    } { per-each }
}
op-draw = { $to_is ->
    [you] { now-you } draw
   *[noun] { $mood ->
        [can] have { $to } draw
       *[do] { subject } { $to_number ->
            [one] draws
           *[other] draw
        }
    }
} { cards }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
op-mill = put { $amount_is ->
    [number] { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    }
   *[equal] a number of cards equal to { $amount_equal } from the top
} of { $to_is ->
    [you] your deck into your discard pile
    [noun] { $to_set ->
        [opponent] each opponent's deck into their discard pile
       *[players] each deck into its discard pile
    }
   *[it] their deck into their discard pile
}
discard-what = { $to_form ->
    [all] { $to_set ->
        [own_hand] your hand
       *[enemy_hand] their hands
    }
   *[some] { $to_n } { $to_noun } { $to_random ->
        [yes] at random
       *[no] { "" }
    }
}
op-discard = { $to_is ->
    [noun] { $to_set ->
        [enemy_hand] { $mood ->
            [can] have { $to_form ->
                [all] all opponents
               *[some] an opponent
            } discard { discard-what }
           *[do] { $to_form ->
                [all] all opponents discard
               *[some] an opponent discards
            } { discard-what }
        }
        [own_hand] discard { discard-what }
       *[target] discard { $to }
    }
   *[it] discard { object }
}
op-look = look at { $to_set ->
    [enemy_hand] { $to_form ->
        [all] each opponent's hand
       *[some] { $to }
    }
   *[other] { $to }
}
op-skip = { $to_is ->
    [you] **skip** your next { $phase_text }
   *[noun] { $mood ->
        [can] have { $to } **skip** their next { $phase_text }
       *[do] { subject } { $to_number ->
            [one] { $to_is ->
                [it] **skip**
               *[noun] **skips**
            }
           *[other] **skip**
        } their next { $phase_text }
    }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
phase-power_up = Power-up phase
phase-cataclysm = Cataclysm phase
phase-deployment = Deployment phase
phase-battle = Battle phase
op-battle = you may fight { $amount_is ->
    [equal] a number of further battles equal to { $amount_equal }
   *[number] { $amount ->
        [1] one more battle
       *[other] { $amount } more battles
    } { per-each }
} this turn
op-swap = { $mood ->
    [can] have { $to } exchange
   *[do] { subject } exchanges
} life with { $against }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .later = yes
op-borrow = take control of { $to } until end of turn, unless it is its player's last Character
