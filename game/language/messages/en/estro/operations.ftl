# The operations that only ESTRO has, in English.

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
    [you] put { milled } of your deck into your Incinerator
   *[noun] { $mood ->
        [can] have { $to } put { milled } of { $to_number ->
            [one] their deck into their Incinerator
           *[other] their decks into their Incinerators
        }
       *[do] { subject } { $to_number ->
            [one] puts { milled } of their deck into their Incinerator
           *[other] put { milled } of their deck into their Incinerator
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
                    [all] the opponent
                   *[some] an opponent
                } discard { discard-what }
               *[do] { $to_form ->
                    [all] the opponent discards
                   *[some] an opponent discards
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
random-cards = { $after ->
    [look] { $to_n ->
        [1] a random one of those cards
       *[other] { $to_n } random ones of those cards
    }
   *[other] { $to_n ->
        [1] a random card
       *[other] { $to_n } random cards
    } from the opponents' hands
}
op-look = look at { $to_set ->
    [enemy_hand] { $to_form ->
        [all] the opponent's hand
       *[some] { $to }
    }
   *[other] { $to }
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
op-destroy = destroy { object }
    .tail = yes
op-inhibit = inhibit { $to_is ->
    [noun] the gifts of { $to }
   *[it] its gifts
} { $until }
op-counter = annul that gift
op-rescue = save { object }
    .tail = yes
op-shuffle = shuffle { $to_is ->
    [you] your deck
   *[noun] the deck of { $to }
}
op-convert = { becomes } { $to_number ->
    [one] a { $kind }
   *[other] { $kinds }
} { $until }
    .subject = yes
more-cards = { $amount_is ->
    [equal] a number of further cards equal to { $amount_equal }
   *[number] { $amount ->
        [1] one more card
       *[other] { $amount } more cards
    } { per-each }
}
op-extra_play = { $mood ->
    [can] play { more-cards } this turn
   *[do] you can play { more-cards } this turn
}
    .apart = yes
op-extra_attack = { $mood ->
    [can] make { further-attacks } this turn
   *[do] you can make { further-attacks } this turn
}
    .apart = yes
further-attacks = { $amount_is ->
    [equal] a number of further attacks equal to { $amount_equal }
   *[number] { $amount ->
        [1] one more attack
       *[other] { $amount } more attacks
    } { per-each }
}
op-attack_again = { $mood ->
    [can] let { $to } attack once more this turn
   *[do] { subject } can attack once more this turn
}
    .subject = yes
op-hand_limit = { $to_is ->
    [you] { $mood ->
        [can] hold { more-cards } at the end of a turn
       *[do] you may hold { more-cards } at the end of a turn
    }
   *[noun] { subject } may hold { more-cards } at the end of a turn
}
    .apart = yes
op-exchange = exchange { $to_is ->
    [it] its { $one } and { $against }
   *[noun] the { $one } and { $against } of { $to }
} { $until }
op-turn_up = turn { object } face up
op-turn_down = turn { object } face down
op-draw_zone = { $how ->
    [replace] replace the active Zone with another one drawn at random
   *[add] draw one more Zone, which is active too
}
necrotokens = { $amount_is ->
    [equal] a number of Necrotokens equal to { $amount_equal }
   *[number] { $amount } { $amount ->
        [one] Necrotoken
       *[other] Necrotokens
    } { per-each }
}
op-gain_tokens = { $to_is ->
    [you] { now-you } gain { necrotokens }
   *[noun] { $mood ->
        [can] have { $to } gain { necrotokens }
       *[do] { subject } gains { necrotokens }
    }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
op-forbid_face_down = { $to_is ->
    [you] { $mood ->
        [can] forgo playing
       *[do] you can't play
    } cards face down until the end of your next turn
   *[noun] { $mood ->
        [can] keep { $to } from playing cards face down until the end of their next turn
       *[do] { subject } can't play cards face down until the end of their next turn
    }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
op-mend = free { object } from all that lessens { $to_number ->
    [one] it
   *[other] them
}
    .tail = yes
op-reroll = roll the die of { $to_is ->
    [noun] { $to }
   *[it] { $to_that }
} again
op-set_die = set the die of { $to_is ->
    [noun] { $to }
   *[it] { $to_that }
} to { $roll_is ->
    [equal] { $roll_equal }
   *[number] { $roll }
}
op-swap_dice = exchange the dice of the attack
op-redirect = turn the attack against { object }
op-stop = stop the attack

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
goes-incinerator = into the Incinerator
goes-removed = out of the game
goes-field = onto your side of the field
goes-field_down = face down onto your side of the field

when-played = when played
discard-pile = Incinerator
