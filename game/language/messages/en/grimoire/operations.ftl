# The operations of Grimoire in English, and where cards are moved.

## Destinations

into-hand = to { s-owner } { $to_number ->
    [one] hand
   *[other] { $to_owner ->
        [you] hand
       *[none] hands
    }
}

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
