# The operations that only Cataclysm has, in Italian, and where cards are moved.

## Destinations

into-hand = { $to_owner ->
    [you] in mano
   *[none] in mano a { owner }
}
into-deck = in { s-deck }
into-deck_top = in cima a { s-deck }
into-play = in gioco da la tua parte
into-removed = fuori da la partita

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
       *[do] { $contrast ->
            [yes] tu peschi
           *[no] pesca
        }
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
op-mill = { put } { $amount_is ->
    [number] { $amount ->
        [one] la prima carta
       *[other] le prime { $amount } carte
    }
   *[equal] carte in numero pari a { $amount_equal } da la cima
} { $to_is ->
    [you] di il tuo mazzo in la tua pila degli scarti
    [it] di il suo mazzo in la sua pila degli scarti
    [again] di il suo mazzo in la sua pila degli scarti
   *[noun] { $to_set ->
        [opponent] di ogni mazzo avversario in la relativa pila degli scarti
       *[players] di ogni mazzo in la relativa pila degli scarti
    }
}
discard-what = { $to_form ->
    [all] tutta la mano
   *[some] { $to_n } { $to_noun } { $to_random ->
        [yes] a caso
       *[no] { "" }
    }
}
op-discard = { $to_is ->
    [noun] { $to_set ->
        [enemy_hand] { $to_form ->
            [all] { $mood ->
                [can] far scartare a ogni avversario
               *[do] ogni avversario scarta
            }
           *[some] { $mood ->
                [can] far scartare a un avversario
               *[do] un avversario scarta
            }
        } { discard-what }
        [own_hand] { throw } { discard-what }
       *[target] { throw } { $to }
    }
   *[it] { throw } { object }
}
throw = { $mood ->
    [can] scartare
   *[do] scarta
}
op-look = { $mood ->
    [can] guardare
   *[do] guarda
} { $to_set ->
    [enemy_hand] { $to_form ->
        [all] la mano di ogni avversario
       *[some] { $to }
    }
   *[other] { $to }
}
op-skip = { $to_is ->
    [you] { $mood ->
        [can] **saltare**
       *[do] **salta**
    }
   *[noun] { $mood ->
        [can] far **saltare** a { $to }
       *[do] { subject } { $to_number ->
            [one] **salta**
           *[other] **saltano**
        }
    }
} la prossima { $phase_text }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
phase-power_up = fase di potenziamento
phase-cataclysm = fase cataclisma
phase-deployment = fase di schieramento
phase-battle = fase della battaglia
op-battle = { $mood ->
    [can] combattere
   *[do] puoi combattere
} { $amount_is ->
    [equal] battaglie in più in numero pari a { $amount_equal }
   *[number] { $amount ->
        [1] una battaglia
       *[other] { $amount } battaglie
    } in più { per-each }
} in questo turno
op-swap = { $mood ->
    [can] far scambiare a { $to } la vita
   *[do] { subject } scambia la vita
} con { $against }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .later = yes
op-borrow = { $mood ->
    [can] prendere
   *[do] prendi
} fino a fine turno il controllo di { $to }, se non è l'ultimo Personaggio di il suo giocatore
