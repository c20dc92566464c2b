# The operations of Grimoire in English, and where cards are moved.

## Destinations

into-hand = to { s-owner } { $to_number ->
    [one] hand
   *[other] { $to_owner ->
        [you] hand
       *[none] hands
    }
}
into-deck_top = on top of { s-owner } { libraries }
into-deck_bottom = on the bottom of { s-owner } { libraries }
into-deck = into { s-owner } { libraries }
libraries = { $to_number ->
    [one] library
   *[other] { $to_owner ->
        [you] library
       *[none] libraries
    }
}
into-graveyard = into { s-owner } { $to_number ->
    [one] graveyard
   *[other] { $to_owner ->
        [you] graveyard
       *[none] graveyards
    }
}
into-territory = into play on your side
into-removed = from the game
into-ante = into { s-owner } ante

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
op-destroy = { $again ->
    [yes] { "" }
   *[no] destroy
} { object }
    .strikes = yes
    .spans = yes
op-counter = counter { object }
op-bury = { $again ->
    [yes] { "" }
   *[no] bury
} { object }
    .strikes = yes
    .spans = yes
op-regenerate = { $again ->
    [yes] { "" }
   *[no] regenerate
} { object }
    .spans = yes
suffered = { $amount_is ->
    [all] all damage
    [equal] damage equal to { $amount_equal }
   *[number] up to { $amount } damage
} dealt to { $dealt_to } { $by_is ->
    [none] { $element ->
        [none] at once
       *[white] by a { colour } source
    }
   *[noun] by { $by }
}
op-prevent = prevent { suffered }
op-redirect = redirect { suffered } to { $to }
op-gain = { $to_is ->
    [you] { now-you } gain
   *[noun] { $mood ->
        [can] have { $to } gain
       *[do] { subject } { $to_number ->
            [one] gains
           *[other] gain
        }
    }
} { vital-number }
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
    .subject = yes
op-add_mana = add { $of_word ->
    [any_colour] { mana-amount } mana of one colour of your choice
   *[kind] { mana-amount } { $of } mana
}
mana-amount = { $amount_is ->
    [equal] as much as { $amount_equal } of
   *[number] { $amount }
} { per-each }
of-white = white
of-blue = blue
of-black = black
of-red = red
of-green = green
of-colourless = colourless
of-any_colour = any
op-tap = tap { object }
    .strikes = yes
    .spans = yes
op-untap = untap { object }
    .spans = yes
op-enchant = enchant { object }
op-recolour = { becomes } { colour } { $until }
    .subject = yes
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
op-counter_unless = counter { object } unless its player pays { $amount_is ->
    [equal] as much mana as { $amount_equal }
   *[number] { "{" }{ $amount }{ "}" }
} { per-each }
op-retarget = choose a new target for { object }
op-mill = put { $amount_is ->
    [number] { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    }
   *[equal] a number of cards equal to { $amount_equal } from the top
} of { $to_is ->
    [you] your library into your graveyard
    [noun] { $to_number ->
        [one] { $to }'s library into their graveyard
       *[other] each library into its graveyard
    }
   *[it] their library into their graveyard
}
op-lay_down = put { object } into play face down on your side
op-turn_up = turn { object } face up
op-ante = put { $amount_is ->
    [number] { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    }
   *[equal] a number of cards equal to { $amount_equal } from the top
} of { $to_is ->
    [you] your library into your ante
    [noun] { $to_number ->
        [one] { $to }'s library into their ante
       *[other] each library into its player's ante
    }
   *[it] their library into their ante
}

## The top of a library

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
    [you] your library
    [noun] { $to_number ->
        [one] { $to }'s library
       *[other] each player's library
    }
   *[it] their library
}
goes-graveyard = into the graveyard
goes-removed = out of the game
goes-ante = into the ante
goes-territory = into play on your side
