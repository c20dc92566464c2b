# The operations that only Cataclysm has, in Italian, and where cards are moved.

## Destinations

into-hand = { $to_owner ->
    [you] in mano
   *[none] in mano a { owner }
}
into-deck = in { s-deck }
into-deck_top = in cima a { s-deck }
into-deck_bottom = in fondo a { s-deck }
into-discard = in la pila degli scarti
into-play = in gioco da la tua parte, se c'è posto,
into-removed = da la partita

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
    .meaning = Tante carte dal mazzo alla mano.
op-mill = { $to_is ->
    [you] { put } { milled } di il tuo mazzo in la tua pila degli scarti
   *[noun] { $mood ->
        [can] far mettere a { $to } { milled } di il proprio mazzo in la propria pila degli scarti
       *[do] { subject } { $to_number ->
            [one] mette
           *[other] mettono
        } { milled } di il proprio mazzo in la propria pila degli scarti
    }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = La cima del mazzo alla pila degli scarti, una carta dopo l'altra; non è una pescata.
milled = { $amount_is ->
    [number] { $amount ->
        [one] la prima carta
       *[other] le prime { $amount } carte
    }
   *[equal] carte in numero pari a { $amount_equal } da la cima
}
discard-what = { $to_form ->
    [all] { $to_narrowed ->
        [yes] { $to_gender ->
            [f] tutte le
           *[m] tutti i
        } { $to_noun } in mano
       *[no] tutta la mano
    }
   *[some] { $to_form ->
        [up_to] fino a { $to_n }
       *[some] { $to_n }
    } { $to_noun } { $to_random ->
        [yes] a caso
       *[no] { "" }
    }
}
op-discard = { $to_is ->
    [noun] { $to_set ->
        [enemy_hand] { $to_random ->
            [yes] { discarded }
           *[no] { $to_form ->
                [all] { $mood ->
                    [can] far scartare a ogni avversario
                   *[do] ogni avversario scarta
                }
               *[some] { $mood ->
                    [can] far scartare a un avversario a tua scelta
                   *[do] un avversario a tua scelta scarta
                }
            } { discard-what }
        }
        [own_hand] { throw } { discard-what }
       *[target] { throw } { $to }
    }
   *[it] { throw } { object }
}
    .subject = { $to_set ->
        [enemy_hand] yes
       *[other] no
    }
    .picks = yes
    .later = yes
    .meaning = Da una mano alla pila degli scarti.
discarded = { $mood ->
    [can] far scartare { random-cards }
   *[do] { random-cards } { $to_n ->
        [1] viene { $to_gender ->
            [m] scartato
           *[f] scartata
        }
       *[other] vengono { $to_gender ->
            [m] scartati
           *[f] scartate
        }
    }
}
random-cards = { $to_n ->
    [1] { $to_gender ->
        [m] un
       *[f] una
    }
   *[other] { $to_n }
} { $to_noun } a caso { $after ->
    [look] { $to_narrowed ->
        [yes] fra quelle carte
       *[no] fra quelle
    }
   *[other] fra le mani avversarie
}
throw = { $mood ->
    [can] scartare
    [told] scarti
   *[do] scarta
}
op-look = { $to_is ->
    [it] { $mood ->
        [can] guardare { object }
        [told] { accusative } guardi
       *[do] guarda { object }
    }
   *[other] { $mood ->
        [can] guardare
        [told] guardi
       *[do] guarda
    } { $to_set ->
        [enemy_hand] { $to_form ->
            [all] la mano di ogni avversario
           *[some] { $to }
        }
       *[other] { $to }
    }
}
    .meaning = Chi controlla l'effetto vede carte nascoste, e le conosce finché restano dove sono.
op-skip = { $to_is ->
    [you] { $mood ->
        [can] **saltare**
        [told] { tu } **salti**
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
    .meaning = La prossima fase di quel nome in un loro turno si salta.
phase-power_up = fase di potenziamento
phase-cataclysm = fase cataclisma
phase-deployment = fase di schieramento
phase-battle = fase della battaglia
op-battle = { $mood ->
    [can] combattere { battles } in questo turno
   *[do] in questo turno puoi combattere { battles }
}
    .apart = yes
    .meaning = Tante altre battaglie in questo turno, che si possono rifiutare.
battles = { $amount_is ->
    [equal] battaglie in più in numero pari a { $amount_equal }
   *[number] { $amount ->
        [1] una battaglia
       *[other] { $amount } battaglie
    } in più { per-each }
}
two-chosen = { $pair ->
    [yes] { $pair_text } a tua scelta
   *[no] ⟨{ $to }⟩ e ⟨{ $against }⟩
}
op-swap = { $fresh ->
    [yes] { $mood ->
        [can] far scambiare a { two-chosen }
       *[do] { two-chosen } si scambiano
    }
   *[no] { $mood ->
        [can] far scambiare a { both }
       *[do] { both } si scambiano
    }
} i Punti-vita rimasti
    .subject = { $fresh ->
        [yes] no
       *[no] yes
    }
    .pairs = yes
    .apart = yes
    .meaning = Due Personaggi si scambiano i punti vita che hanno ancora.
op-fight = { $mood ->
    [can] far infliggere a { both }, a vicenda,
   *[do] { both } si infliggono a vicenda
} danni pari a il proprio Potere d'attacco (non è una battaglia)
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .later = yes
    .meaning = Entrambi s'infliggono a vicenda il proprio attacco, in una volta sola.
op-borrow = { $mood ->
    [can] prendere
   *[do] prendi
} { $to_is ->
    [it] ~ne il controllo fino a fine turno
    [again] ~ne il controllo fino a fine turno
   *[noun] fino a fine turno il controllo di { $to }
} { $conditional ->
    [yes] { "" }
   *[no] { $to_number ->
        [one] , se il suo giocatore ne ha un altro e da la tua parte c'è posto
       *[other] , uno dopo l'altro, ciascuno se il suo giocatore ne ha un altro e da la tua parte c'è posto
    }
}
    .tail = yes
    .meaning = Prende il controllo di un Personaggio fino a fine turno, se non è l'ultimo del suo giocatore.
op-destroy = { $to_is ->
    [you] sei fuori
   *[noun] { $mood ->
        [can] far cadere { $to }
       *[do] { subject } { $to_number ->
            [one] cade
           *[other] cadono
        }
    }
}
    .strikes = yes
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Sono distrutte.
op-give = { $to_is ->
    [self] { $this } ha { $changes }
    [you] hai { $changes }
   *[noun] { $to } { $to_number ->
        [one] { $be ->
            [yes] è
           *[no] ha
        }
       *[other] { $be ->
            [yes] sono
           *[no] hanno
        }
    } { $changes }
}
    .meaning = Finché c'è la fonte, hanno tanto in più e queste parole chiave.
both = { $to_is ->
    [noun] { $to }
    [group] { $to }
   *[it] { $to_that }
} e { $against_is ->
    [it] { $against_that }
   *[noun] { $against }
}

## The top of a deck

set-looked_at = { "" }
    .one = carta
    .other = carte
    .gender = f
looked-cards = { $amount_is ->
    [number] { $amount ->
        [one] la prima carta
       *[other] le prime { $amount } carte
    }
   *[equal] carte in numero pari a { $amount_equal } da la cima
}
looked-deck = { $to_is ->
    [you] il tuo mazzo
    [noun] { $to_number ->
        [one] il mazzo di { $to }
       *[other] { $to_set ->
            [opponent] ogni mazzo avversario
           *[players] ogni mazzo
        }
    }
   *[it] il suo mazzo
}
essi = esse
l-altro = l'altra
gli-altri = le altre
lo = la
li = le
goes-discard = in la pila degli scarti
goes-play = in gioco da la tua parte
goes-removed = fuori da la partita

when-played = { $to_number ->
    [one] si gioca o entra in gioco
   *[other] si giocano o entrano in gioco
}
your-discard-pile = la tua pila degli scarti
own-discard-pile = la propria pila degli scarti
