# The operations that only Contracts has, in Italian, and where cards are moved.

## Destinations

into-hand = { $to_owner ->
    [you] in mano
   *[none] in mano a { owner }
}
into-deck_top = in cima a { s-deck }
into-deck_bottom = in fondo a { s-deck }
into-deck = in { s-deck }
into-discard = in la pila degli scarti
into-line = { $to_owner ->
    [you] in campo
   *[none] in la tua linea
}

## Operations

op-fade = { $mood ->
    [can] far
   *[do] fai
} { $to_is ->
    [it] ~{ accusative } **{ $keyword }**
    [again] ~{ accusative } **{ $keyword }**
    [you] **{ $keyword }** te stesso
   *[noun] **{ $keyword }** { $to }
}

op-disarm = { $mood ->
    [can] **Disarmare**
   *[do] **{ $keyword }**
} { $to_set ->
    [own_orb] te stesso
    [enemy_orb] l'avversario
   *[orbs] { $to_form ->
        [all] entrambi i giocatori
       *[a] un giocatore
    }
}

contracts = { $amount_is ->
    [equal] contratti in numero pari a { $amount_equal }
   *[number] { $amount } { $amount ->
        [one] contratto
       *[other] contratti
    } { per-each }
}
op-fetch = { $to_is ->
    [you] { $mood ->
        [can] estrarre
       *[do] { tu } estrai
    }
   *[noun] { $mood ->
        [can] far estrarre a { $to }
       *[do] { subject } { $to_number ->
            [one] estrae
           *[other] estraggono
        }
    }
} { contracts }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
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
        [can] far pescare { $to }
       *[do] { subject } { $to_number ->
            [one] pesca
           *[other] pescano
        }
    }
} { $amount_is ->
    [number] { $amount ->
        [1] una volta
        [2] due volte
        [3] tre volte
       *[other] { $amount } volte
    }
    [each] { $amount ->
        [1] una volta
        [2] due volte
        [3] tre volte
       *[other] { $amount } volte
    } per ogni { $amount_each }
   *[equal] un numero di volte pari a { $amount_equal }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
op-mill = { put } { $amount_is ->
    [number] { $amount ->
        [one] il primo contratto
       *[other] i primi { $amount } contratti
    }
   *[equal] contratti in numero pari a { $amount_equal } da la cima
} { $to_is ->
    [you] di il tuo mazzo in la tua pila degli scarti
    [it] di il suo mazzo in la sua pila degli scarti
    [again] di il suo mazzo in la sua pila degli scarti
   *[noun] { $to_number ->
        [one] di il mazzo di { $to } in la sua pila degli scarti
       *[other] di ogni mazzo in la relativa pila degli scarti
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
        [enemy_hand] { $mood ->
            [can] far scartare a l'avversario { discard-what }
           *[do] l'avversario scarta { discard-what }
        }
        [own_hand] { $mood ->
            [can] scartare
           *[do] scarta
        } { discard-what }
       *[target] { $mood ->
            [can] scartare
           *[do] scarta
        } { $to }
    }
   *[it] { $mood ->
        [can] scartare
       *[do] scarta
    } { object }
}
    .subject = { $to_set ->
        [enemy_hand] yes
       *[other] no
    }
op-ready = { $mood ->
    [can] far agire di nuovo { $to } in questo turno
   *[do] { $to_is ->
        [you] puoi
       *[noun] { subject } { $to_number ->
            [one] può
           *[other] possono
        }
    } agire di nuovo in questo turno
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }

tanks = { $amount_is ->
    [equal] serbatoi in numero pari a { $amount_equal }
   *[number] { $amount } { $to_is ->
        [it] { $amount ->
            [one] suo
           *[other] suoi
        }
        [again] { $amount ->
            [one] suo
           *[other] suoi
        }
       *[noun] { "" }
    } { $amount ->
        [one] serbatoio
       *[other] serbatoi
    }
}
of-whom = { $to_is ->
    [noun] { $to_number ->
        [one] di { $to }
       *[other] di ogni giocatore
    }
   *[you] { "" }
} { per-each }
op-fill_tanks = { $mood ->
    [can] riempire
   *[do] riempi
} { tanks } { of-whom }
op-empty_tanks = { $mood ->
    [can] svuotare
   *[do] svuota
} { tanks } { of-whom }
op-refill = { $mood ->
    [can] riempire
   *[do] riempi
} { $amount_is ->
    [equal] estrattori in numero pari a { $amount_equal }
   *[number] { $amount } { $to_is ->
        [you] di i tuoi estrattori vuoti
        [noun] { $amount ->
            [one] estrattore vuoto
           *[other] estrattori vuoti
        }
       *[it] di i suoi estrattori vuoti
    }
} { of-whom }
op-gain_extractor = { $to_is ->
    [you] { $mood ->
        [can] guadagnare
       *[do] { $contrast ->
            [yes] tu guadagni
           *[no] guadagna
        }
    }
   *[noun] { $mood ->
        [can] far guadagnare a { $to }
       *[do] { subject } { $to_number ->
            [one] guadagna
           *[other] guadagnano
        }
    }
} 1 estrattore { $element_text } vuoto
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
