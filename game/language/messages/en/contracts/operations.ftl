# The operations that only Contracts has, in English, and where cards are moved.

## Destinations

into-hand = to { s-owner } { $to_number ->
    [one] hand
   *[other] { $to_owner ->
        [you] hand
       *[none] hands
    }
}
into-your_hand = into your hand
into-deck_top = on top of { s-owner } { decks }
into-deck_bottom = on the bottom of { s-owner } { decks }
into-deck = into { s-owner } { decks }
decks = { $to_number ->
    [one] deck
   *[other] { $to_owner ->
        [you] deck
       *[none] decks
    }
}
into-discard = into the discard pile
into-removed = from the game
into-line = { $to_owner ->
    [you] onto the field
   *[none] into your line
}

## Operations

op-fade = make { object } **{ $keyword }**
    .tail = yes
    .strikes = yes

op-disarm = **{ $keyword }** { $to_is ->
    [it] its player
   *[noun] { $to_narrowed ->
        [yes] the player of { $to }
       *[no] { $to_set ->
            [own_orb] yourself
            [enemy_orb] the opponent
           *[orbs] { $to_form ->
                [all] both players
               *[a] a player
            }
        }
    }
}

contracts = { $amount_is ->
    [equal] a number of contracts equal to { $amount_equal }
   *[number] { $amount } { $amount ->
        [one] contract
       *[other] contracts
    } { per-each }
}
op-fetch = { $to_is ->
    [you] { now-you } fetch
   *[noun] { $mood ->
        [can] have { $to } fetch
       *[do] { subject } { $to_number ->
            [one] fetches
           *[other] fetch
        }
    }
} { contracts }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
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
} { $amount_is ->
    [number] { times }
    [each] { times } for each { $amount_each }
   *[equal] a number of times equal to { $amount_equal }
}
    .counts = yes
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
times = { $amount ->
    [1] once
    [2] twice
    [3] three times
   *[other] { $amount } times
}
op-mill = put { $amount_is ->
    [number] { $amount ->
        [one] the top contract
       *[other] the top { $amount } contracts
    }
   *[equal] a number of contracts equal to { $amount_equal } from the top
} of { $to_is ->
    [you] your deck into your discard pile
    [noun] { $to_number ->
        [one] { $to }'s deck into their discard pile
       *[other] each deck into its discard pile
    }
   *[it] their deck into their discard pile
}
op-destroy = { $again ->
    [yes] { "" }
   *[no] destroy
} { object }
    .strikes = yes
    .spans = yes
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
op-fight = { $mood ->
    [can] have { $to } fight
   *[do] { $to_is ->
        [you] you fight
       *[noun] { subject } { $to_number ->
            [one] fights
           *[other] fight
        }
    }
} { $against }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .later = yes
discard-what = { $to_form ->
    [all] { $to_narrowed ->
        [yes] all { $to_noun } in { $to_set ->
            [own_hand] your hand
           *[enemy_hand] their hand
        }
       *[no] { $to_set ->
            [own_hand] your hand
           *[enemy_hand] their hand
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
        [enemy_hand] { $mood ->
            [can] have the opponent discard { discard-what }
           *[do] the opponent discards { discard-what }
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
acted-or-come = { $to_number ->
    [one] it has already acted or has just come
   *[other] they have already acted or have just come
}
op-ready = { $mood ->
    [can] have { $to } { $to_kind ->
        [rune] be used again this turn
        [orb] be used again this turn
       *[creature] act this turn, even if { acted-or-come },
    }
   *[do] { $to_is ->
        [you] you can act this turn, even if you have already acted,
       *[noun] { subject } { $to_kind ->
            [rune] can be used again this turn
            [orb] can be used again this turn
           *[creature] can act this turn, even if { acted-or-come },
        }
    }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }

tanks = { $amount_is ->
    [equal] a number of { $to_is ->
        [you] { $mine ->
            [yes] your tanks
           *[no] tanks
        }
        [noun] { $to_number ->
            [one] { $to }'s tanks
           *[other] each player's tanks
        }
       *[it] their tanks
    } equal to { $amount_equal }
   *[number] { $amount } { $to_is ->
        [you] { $mine ->
            [yes] of your tanks
           *[no] { $amount ->
                [one] tank
               *[other] tanks
            }
        }
        [noun] { $to_number ->
            [one] of { $to }'s tanks
           *[other] of each player's tanks
        }
       *[it] of their tanks
    } { per-each }
}
op-fill_tanks = fill { tanks }
op-empty_tanks = empty { tanks }
    .mine = yes
op-refill = refill { $amount_is ->
    [equal] a number of { $to_is ->
        [you] your empty extractors
        [noun] { $to_number ->
            [one] { $to }'s empty extractors
           *[other] each player's empty extractors
        }
       *[it] their empty extractors
    } equal to { $amount_equal }
   *[number] { $amount } { $to_is ->
        [you] of your empty extractors
        [noun] { $to_number ->
            [one] of { $to }'s empty extractors
           *[other] of each player's empty extractors
        }
       *[it] of their empty extractors
    } { per-each }
}
op-gain_extractor = { $to_is ->
    [you] { now-you } gain
   *[noun] { $mood ->
        [can] have { $to } gain
       *[do] { subject } { $to_number ->
            [one] gains
           *[other] gain
        }
    }
} { $element ->
    [by_board] 1 empty extractor of { $element_by }
   *[word] 1 empty { $element_text } extractor
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
element-by = the element of which { $owner ->
    [you] you have
    [its] they have
   *[theirs] the opponent has
} the { $which ->
    [least] fewest
   *[most] most
} { $things } { ties }

## The top of a deck

set-looked_at = { "" }
    .one = contract
    .other = contracts
    .gender = thing
looked-cards = { $amount_is ->
    [number] { $amount ->
        [one] the top contract
       *[other] the top { $amount } contracts
    }
   *[equal] a number of contracts equal to { $amount_equal } from the top
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
goes-removed = out of the game
goes-line = onto the field on your side

when-played = when played
discard-pile = discard pile
