# The operations that only Contracts has, in Italian, and where cards are moved.

## Destinations

into-hand = { $to_owner ->
    [you] in mano
   *[none] in mano a { owner }
}
into-your_hand = in la tua mano
into-deck_top = in cima a { s-deck }
into-deck_bottom = in fondo a { s-deck }
into-deck = in { s-deck }
into-discard = in la pila degli scarti
into-removed = da la partita
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
    .strikes = yes
    .meaning = Tutto ciò che le è stato applicato sparisce, e il testo di una creatura stessa (C-129).

op-disarm = { $mood ->
    [can] **Disarmare**
    [told] **Disarmi**
   *[do] **{ $keyword }**
} { $to_is ->
    [it] il suo giocatore
   *[noun] { $to_narrowed ->
        [yes] il giocatore di { $to }
       *[no] { $to_set ->
            [own_orb] te stesso
            [enemy_orb] l'avversario
           *[orbs] { $to_form ->
                [all] entrambi i giocatori
               *[a] un giocatore
            }
        }
    }
}
    .meaning = Distrugge un Globo (C-136).

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
    .meaning = Tante carte dal mazzo alla mano, senza guardarne altre.
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
} { $amount_is ->
    [number] { volte }
    [each] { volte } per ogni { $amount_each }
   *[equal] un numero di volte pari a { $amount_equal }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Tante pescate, ognuna chiede quante carte guardare; mai una speciale (C-020, C-024).
volte = { $amount ->
    [1] una volta
    [2] due volte
    [3] tre volte
   *[other] { $amount } volte
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
    .meaning = La cima del mazzo alla pila degli scarti, una carta dopo l'altra; non è una pescata.
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
        [enemy_hand] { $mood ->
            [can] far scartare a l'avversario { discard-what }
           *[do] l'avversario scarta { discard-what }
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
    .meaning = Da una mano alla pila degli scarti.
throw = { $mood ->
    [can] scartare
    [told] scarti
   *[do] scarta
}
acts-again = { $mood ->
    [can] far agire { $to } in questo turno, anche se { $to_verb ->
        [one] ha già agito o è appena { $to_gender ->
            [f] arrivata
           *[m] arrivato
        }
        [voi] avete già agito o siete appena arrivati
       *[other] hanno già agito o sono appena { $to_gender ->
            [f] arrivate
           *[m] arrivati
        }
    },
   *[do] { $to_is ->
        [you] puoi agire in questo turno, anche se hai già agito,
       *[noun] { subject } { $to_verb ->
            [one] può agire in questo turno, anche se ha già agito o è appena { $to_gender ->
                [f] arrivata
               *[m] arrivato
            }
            [voi] potete agire in questo turno, anche se avete già agito
           *[other] possono agire in questo turno, anche se hanno già agito o sono appena { $to_gender ->
                [f] arrivate
               *[m] arrivati
            }
        },
    }
}
used-again = { $mood ->
    [can] rendere di nuovo usabile { $to } in questo turno
   *[do] { $to_is ->
        [it] in questo turno si { $to_number ->
            [one] può
           *[other] possono
        } usare di nuovo { $to_that }
       *[noun] in questo turno si { $to_number ->
            [one] può
           *[other] possono
        } usare di nuovo { $to }
    }
}
op-ready = { $to_kind ->
    [rune] { used-again }
    [orb] { used-again }
   *[creature] { acts-again }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Può agire di nuovo in questo turno, anche se è appena arrivata.

tanks = { $amount_is ->
    [equal] { $to_is ->
        [you] { $mine ->
            [yes] di i tuoi serbatoi
           *[no] serbatoi
        }
        [noun] serbatoi { of-whom }
       *[it] di i suoi serbatoi
    } in numero pari a { $amount_equal }
   *[number] { $amount } { $to_is ->
        [it] { $amount ->
            [one] suo
           *[other] suoi
        }
        [again] { $amount ->
            [one] suo
           *[other] suoi
        }
        [you] { $mine ->
            [yes] { $amount ->
                [one] tuo
               *[other] tuoi
            }
           *[no] { "" }
        }
       *[noun] { "" }
    } { $amount ->
        [one] serbatoio
       *[other] serbatoi
    } { of-whom } { per-each }
}
of-whom = { $to_is ->
    [noun] { $to_number ->
        [one] di { $to }
       *[other] di ogni giocatore
    }
   *[you] { "" }
}
op-fill_tanks = { $mood ->
    [can] riempire
   *[do] riempi
} { tanks }
    .meaning = Tanti serbatoi vuoti si riempiono.
op-empty_tanks = { $mood ->
    [can] svuotare
    [told] svuoti
   *[do] svuota
} { tanks }
    .mine = yes
    .meaning = Tanti serbatoi pieni si svuotano.
op-refill = { $mood ->
    [can] riempire
   *[do] riempi
} { $amount_is ->
    [equal] { $to_is ->
        [you] di i tuoi estrattori vuoti
        [noun] estrattori vuoti { of-whom }
       *[it] di i suoi estrattori vuoti
    } in numero pari a { $amount_equal }
   *[number] { $amount } { $to_is ->
        [you] di i tuoi estrattori vuoti
        [noun] { $amount ->
            [one] estrattore vuoto
           *[other] estrattori vuoti
        }
       *[it] di i suoi estrattori vuoti
    } { of-whom } { per-each }
}
    .meaning = Tanti estrattori vuoti tornano pieni, a scelta di chi controlla.
op-gain_extractor = { $to_is ->
    [you] { $mood ->
        [can] guadagnare
        [told] { tu } guadagni
       *[do] guadagna
    }
   *[noun] { $mood ->
        [can] far guadagnare a { $to }
       *[do] { subject } { $to_number ->
            [one] guadagna
           *[other] guadagnano
        }
    }
} 1 estrattore vuoto { $element ->
    [by_board] { $element_by }
   *[word] { $element_text }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Un giocatore riceve un estrattore vuoto, fino al limite.
op-destroy = { $again ->
    [yes] { object }
   *[no] { $mood ->
        [can] distruggere
       *[do] distruggi
    } { object }
}
    .strikes = yes
    .spans = yes
    .meaning = Sono distrutte.
giver = { $conditional ->
    [yes] { $this }
   *[no] { "" }
}
op-give = { $to_is ->
    [you] { $again ->
        [yes] a te { $changes }
       *[no] { giver } ti fornisce { $changes }
    }
    [self] { giver } ha { $changes }
   *[noun] { $again ->
        [yes] { $changes } a { $to }
       *[no] { giver } fornisce { $changes } a { $to }
    }
}
    .spans = yes
    .meaning = Finché c'è la fonte, hanno tanto in più e queste parole chiave.
op-fight = { $mood ->
    [can] far combattere { $to }
   *[do] { $to_is ->
        [you] combatti
       *[noun] { subject } { $to_verb ->
            [one] combatte
            [voi] combattete
           *[other] combattono
        }
    }
} contro { $against }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .later = yes
    .meaning = Entrambi s'infliggono a vicenda il proprio attacco, in una volta sola.
element-by = di l'elemento di cui { $owner ->
    [you] hai
    [its] ha
   *[theirs] l'avversario ha
} { $which ->
    [least] meno
   *[most] più
} { $things } { ties }

## The top of a deck

set-looked_at = { "" }
    .one = contratto
    .other = contratti
    .gender = m
looked-cards = { $amount_is ->
    [number] { $amount ->
        [one] il primo contratto
       *[other] i primi { $amount } contratti
    }
   *[equal] contratti in numero pari a { $amount_equal } da la cima
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
essi = essi
l-altro = l'altro
gli-altri = gli altri
lo = lo
li = li
goes-discard = in la pila degli scarti
goes-removed = fuori da la partita
goes-line = in campo da la tua parte

when-played = { $to_number ->
    [one] si gioca
   *[other] si giocano
}
your-discard-pile = la tua pila degli scarti
own-discard-pile = la propria pila degli scarti
