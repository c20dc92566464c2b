# The operations of Grimoire in Italian, and where cards are moved.

## Destinations

into-hand = { $to_owner ->
    [you] in mano
   *[none] in mano a { owner }
}

## Operations

cards = { $amount_is ->
    [equal] carte in numero pari a { $amount_equal }
   *[number] { $amount } { $amount ->
        [one] carta
       *[other] carte
    } { per-each }
}
op-draw = { $to_is ->
    [you] { $mood ->
        [can] pescare
        [told] { tu } peschi
       *[do] pesca
    }
   *[noun] { $mood ->
        [can] far pescare a { $to }
       *[do] { subject } { $to_number ->
            [one] pesca
           *[other] pescano
        }
    }
} { cards }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
op-destroy = { $again ->
    [yes] { object }
   *[no] { $mood ->
        [can] distruggere
       *[do] distruggi
    } { object }
}
    .strikes = yes
    .spans = yes
op-counter = { $mood ->
    [can] neutralizzare
   *[do] neutralizza
} { object }
