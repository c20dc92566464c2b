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
into-deck_bottom = on the bottom of { s-owner } { decks }
into-discard = into the discard pile
decks = { $to_number ->
    [one] deck
   *[other] { $to_owner ->
        [you] deck
       *[none] decks
    }
}
into-play = into play on your side, if there is room,
into-removed = from the game

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
op-mill = { $to_is ->
    [you] put { milled } of your deck into your discard pile
   *[noun] { $mood ->
        [can] have { $to } put { milled } of { $to_number ->
            [one] their deck into their discard pile
           *[other] their decks into their discard piles
        }
       *[do] { subject } { $to_number ->
            [one] puts { milled } of their deck into their discard pile
           *[other] put { milled } of their deck into their discard pile
        }
    }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
milled = { $amount_is ->
    [number] { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    }
   *[equal] a number of cards equal to { $amount_equal } from the top
}
discard-what = { $to_form ->
    [all] { $to_narrowed ->
        [yes] all { $to_noun } in { $to_set ->
            [own_hand] your hand
           *[enemy_hand] their hands
        }
       *[no] { $to_set ->
            [own_hand] your hand
           *[enemy_hand] their hands
        }
    }
   *[some] { $to_form ->
        [up_to] up to { $to_n }
       *[some] { $to_n }
    } { $to_noun } { $to_random ->
        [yes] at random
       *[no] { "" }
    }
}
op-discard = { $to_is ->
    [noun] { $to_set ->
        [enemy_hand] { $to_random ->
            [yes] { $mood ->
                [can] have { random-cards } discarded
               *[do] { random-cards } { $to_n ->
                    [1] is discarded
                   *[other] are discarded
                }
            }
           *[no] { $mood ->
                [can] have { $to_form ->
                    [all] all opponents
                   *[some] an opponent of your choice
                } discard { discard-what }
               *[do] { $to_form ->
                    [all] all opponents discard
                   *[some] an opponent of your choice discards
                } { discard-what }
            }
        }
        [own_hand] discard { discard-what }
       *[target] discard { $to }
    }
   *[it] discard { object }
}
    .subject = { $to_set ->
        [enemy_hand] yes
       *[other] no
    }
    .picks = yes
    .later = yes
random-cards = { $to_narrowed ->
    [yes] { $to_n ->
        [1] a random { $to_noun }
       *[other] { $to_n } random { $to_noun }
    } { $after ->
        [look] among those cards
       *[other] from the opponents' hands
    }
   *[no] { $after ->
        [look] { $to_n ->
            [1] a random one of those cards
           *[other] { $to_n } random ones of those cards
        }
       *[other] { $to_n ->
            [1] a random card
           *[other] { $to_n } random cards
        } from the opponents' hands
    }
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
op-battle = { $mood ->
    [can] fight
   *[do] you may fight
} { $amount_is ->
    [equal] a number of further battles equal to { $amount_equal }
   *[number] { $amount ->
        [1] one more battle
       *[other] { $amount } more battles
    } { per-each }
} this turn
    .apart = yes
two-chosen = { $pair ->
    [yes] { $pair_text } of your choice
   *[no] { $to } and { $against }
}
op-swap = { $fresh ->
    [yes] { $mood ->
        [can] have { two-chosen } exchange
       *[do] { two-chosen } exchange
    }
   *[no] { $mood ->
        [can] have { both } exchange
       *[do] { both } exchange
    }
} their remaining life points
    .subject = { $fresh ->
        [yes] no
       *[no] yes
    }
    .pairs = yes
    .apart = yes
op-fight = { $mood ->
    [can] have { both } deal
   *[do] { both } deal
} each other damage equal to their attack power (this is not a battle)
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .later = yes
op-borrow = take control of { $to } until end of turn{ $conditional ->
    [yes] { "" }
   *[no] { $to_number ->
        [one] , if its player has another and there is room for it on your side
       *[other] , one after the other, each if its player has another and there is room for it on your side
    }
}
    .tail = yes
op-destroy = { $to_is ->
    [you] you are out
   *[noun] { $mood ->
        [can] have { $to } fall
       *[do] { subject } { $to_number ->
            [one] falls
           *[other] fall
        }
    }
}
    .strikes = yes
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
op-give = { $to_is ->
    [self] { $this } has { $changes }
    [you] you have { $changes }
   *[noun] { $to } { $to_number ->
        [one] { $be ->
            [yes] is
           *[no] has
        }
       *[other] { $be ->
            [yes] are
           *[no] have
        }
    } { $changes }
}
both = { $to_is ->
    [noun] { $to }
    [group] { $to }
   *[it] { $to_that }
} and { $against_is ->
    [it] { $against_that }
   *[noun] { $against }
}

## The top of a deck

set-looked_at = { "" }
    .one = card
    .other = cards
    .gender = thing
looked-cards = { $amount_is ->
    [number] { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    }
   *[equal] a number of cards equal to { $amount_equal } from the top
}
looked-deck = { $to_is ->
    [you] your deck
    [noun] { $to_number ->
        [one] { $to }'s deck
       *[other] { $to_set ->
            [opponent] each opponent's deck
           *[players] each player's deck
        }
    }
   *[it] their deck
}
goes-discard = into the discard pile
goes-play = into play on your side
goes-removed = out of the game

when-played = when { $to_number ->
    [one] it is played or enters
   *[other] they are played or enter
} play
discard-pile = discard pile
