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
op-bury = { $again ->
    [yes] { object }
   *[no] { $mood ->
        [can] seppellire
       *[do] seppellisci
    } { object }
}
    .strikes = yes
    .spans = yes
op-regenerate = { $again ->
    [yes] { object }
   *[no] { $mood ->
        [can] rigenerare
       *[do] rigenera
    } { object }
}
    .spans = yes
suffered = { $amount_is ->
    [all] tutti i danni inflitti
    [equal] danni inflitti pari a { $amount_equal }
   *[number] { $amount ->
        [one] 1 danno inflitto
       *[other] fino a { $amount } danni inflitti
    }
} a { $dealt_to_is ->
    [you] te
   *[noun] { $dealt_to }
} { $by_is ->
    [none] { $element ->
        [none] in una volta
       *[white] da una fonte { $element ->
            [white] bianca
            [blue] blu
            [black] nera
            [red] rossa
            [green] verde
           *[any] incolore
        }
    }
   *[noun] da { $by }
}
op-prevent = { $mood ->
    [can] prevenire
   *[do] previeni
} { suffered }
op-redirect = { $mood ->
    [can] deviare
   *[do] devia
} { suffered } su { $to_is ->
    [you] di te
   *[noun] { $to }
}
