# The operations of Grimoire in Italian, and where cards are moved.

## Destinations

into-hand = { $to_owner ->
    [you] in mano
   *[none] in mano a { owner }
}
into-deck_top = in cima a { s-library }
into-deck_bottom = in fondo a { s-library }
into-deck = in { s-library }
s-library = { $to_owner ->
    [you] il tuo grimorio
   *[none] { $to_number ->
        [one] il grimorio di il proprietario
       *[other] i grimori di i proprietari
    }
}
into-graveyard = in { $to_owner ->
    [you] il tuo cimitero
   *[none] { $to_number ->
        [one] il cimitero di il proprietario
       *[other] i cimiteri di i proprietari
    }
}
into-territory = in gioco da la tua parte
into-removed = da la partita
into-ante = in { $to_owner ->
    [you] la tua posta
   *[none] { $to_number ->
        [one] la posta di il proprietario
       *[other] la posta di i proprietari
    }
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
    .meaning = Tante carte dal mazzo alla mano.
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
op-counter = { $mood ->
    [can] neutralizzare
   *[do] neutralizza
} { object }
    .meaning = La magia non ha effetto, e la sua carta è persa (M-415).
op-bury = { $again ->
    [yes] { object }
   *[no] { $mood ->
        [can] seppellire
       *[do] seppellisci
    } { object }
}
    .strikes = yes
    .spans = yes
    .meaning = Vanno subito al cimitero, e niente le salva.
op-regenerate = { $again ->
    [yes] { object }
   *[no] { $mood ->
        [can] rigenerare
       *[do] rigenera
    } { object }
}
    .spans = yes
    .meaning = Non vanno più al cimitero: restano in gioco, impegnate e senza danni.
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
    .meaning = Tanto di un pacchetto di danni, o tutto, non è inflitto.
op-redirect = { $mood ->
    [can] deviare
   *[do] devia
} { suffered } su { $to_is ->
    [you] di te
   *[noun] { $to }
}
    .meaning = Tanto di un pacchetto di danni, o tutto, è inflitto a un altro.
op-gain = { $to_is ->
    [you] { $mood ->
        [can] guadagnare
        [told] { tu } guadagni
       *[do] guadagna
    } { vital-number }
   *[noun] { $mood ->
        [can] { $to_is ->
            [it] far ~{ dative } guadagnare { vital-number }
            [again] far ~{ dative } guadagnare { vital-number }
           *[noun] far guadagnare { vital-number } a { $to }
        }
       *[do] { subject } { $to_verb ->
            [one] guadagna
            [voi] guadagnate
           *[other] guadagnano
        } { vital-number }
    }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Un giocatore guadagna tanti punti vita, senza un limite.
op-give = { $to_is ->
    [self] { $this } ha { $changes }
    [you] hai { $changes }
   *[noun] { $to } { $to_verb ->
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
    .subject = yes
    .meaning = Finché c'è la fonte, hanno tanto in più e queste parole chiave.
op-add_mana = { $mood ->
    [can] aggiungere
    [told] aggiungi
   *[do] aggiungi
} { $amount_is ->
    [equal] mana { $of } pari a { $amount_equal }
   *[number] { $amount } mana { $amount ->
        [1] { $of }
       *[number] { $of_plural }
    }
} { per-each }
    .meaning = Tanto mana di quel tipo, o di uno di questi tipi, è subito nella tua riserva.
of-white = bianco
    .plural = bianchi
of-blue = blu
of-black = nero
    .plural = neri
of-red = rosso
    .plural = rossi
of-green = verde
    .plural = verdi
of-colourless = incolore
    .plural = incolori
of-any_colour = di un colore a tua scelta
op-tap = { $again ->
    [yes] { object }
   *[no] { $mood ->
        [can] impegnare
       *[do] impegna
    } { object }
}
    .strikes = yes
    .spans = yes
    .meaning = Vengono impegnate.
op-untap = { $again ->
    [yes] { object }
   *[no] { $mood ->
        [can] disimpegnare
       *[do] disimpegna
    } { object }
}
    .spans = yes
    .meaning = Vengono disimpegnate.
op-enchant = { $mood ->
    [can] incantare
   *[do] incanta
} { object }
    .meaning = Quest'aura entra in gioco sul suo bersaglio; ci resta finché è uno su cui può stare.
op-recolour = { becomes } { colour-of-to } { $until }
    .subject = yes
    .meaning = Hanno quel colore invece del proprio; una magia lo porta con sé in gioco.
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
colour-of-to = { $element ->
    [white] { $to_number ->
        [one] { $to_gender ->
            [f] bianca
           *[m] bianco
        }
       *[other] { $to_gender ->
            [f] bianche
           *[m] bianchi
        }
    }
    [blue] { $to_number ->
        [one] { $to_gender ->
            [f] blu
           *[m] blu
        }
       *[other] { $to_gender ->
            [f] blu
           *[m] blu
        }
    }
    [black] { $to_number ->
        [one] { $to_gender ->
            [f] nera
           *[m] nero
        }
       *[other] { $to_gender ->
            [f] nere
           *[m] neri
        }
    }
    [red] { $to_number ->
        [one] { $to_gender ->
            [f] rossa
           *[m] rosso
        }
       *[other] { $to_gender ->
            [f] rosse
           *[m] rossi
        }
    }
    [green] { $to_number ->
        [one] { $to_gender ->
            [f] verde
           *[m] verde
        }
       *[other] { $to_gender ->
            [f] verdi
           *[m] verdi
        }
    }
   *[any] incolore
}
op-counter_unless = { $mood ->
    [can] neutralizzare
   *[do] neutralizza
} { object } a meno che il suo giocatore non paghi { $amount_is ->
    [equal] tanto mana quanto è { $amount_equal }
   *[number] { "{" }{ $amount }{ "}" }
} { per-each }
    .meaning = La magia è neutralizzata se il suo giocatore non paga subito tanto mana di qualsiasi tipo.
op-retarget = { $mood ->
    [can] scegliere
   *[do] scegli
} un nuovo bersaglio per { object }
    .meaning = Una magia con un solo bersaglio ne riceve un altro, che scegli tra quelli che può avere.
op-mill = { put } { $amount_is ->
    [number] { $amount ->
        [one] la prima carta
       *[other] le prime { $amount } carte
    }
   *[equal] carte in numero pari a { $amount_equal } da la cima
} { $to_is ->
    [you] di il tuo grimorio in il tuo cimitero
    [it] di il suo grimorio in il suo cimitero
    [again] di il suo grimorio in il suo cimitero
   *[noun] { $to_number ->
        [one] di il grimorio di { $to } in il suo cimitero
       *[other] di ogni grimorio in il relativo cimitero
    }
}
    .meaning = La cima del mazzo alla pila degli scarti, una carta dopo l'altra; non è una pescata.
op-lay_down = { $mood ->
    [can] mettere
    [told] metti
   *[do] metti
} { object } in gioco a faccia in giù da la tua parte
    .meaning = Entrano in gioco a faccia in giù: una creatura senza testo, che solo chi la controlla conosce.
op-turn_up = { $mood ->
    [can] scoprire
    [told] scopri
   *[do] scopri
} { object }
    .meaning = Quelle tra loro che sono a faccia in giù si scoprono, e da allora sono ciò che sono.
op-ante = { put } { $amount_is ->
    [number] { $amount ->
        [one] la prima carta
       *[other] le prime { $amount } carte
    }
   *[equal] carte in numero pari a { $amount_equal } da la cima
} { $to_is ->
    [you] di il tuo grimorio in la tua posta
    [it] di il suo grimorio in la sua posta
    [again] di il suo grimorio in la sua posta
   *[noun] { $to_number ->
        [one] di il grimorio di { $to } in la sua posta
       *[other] di ogni grimorio in la posta di il suo giocatore
    }
}
    .meaning = La cima di un grimorio va nella posta del suo giocatore, a faccia in su; non è una pesca.

## The top of a library

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
    [you] il tuo grimorio
    [noun] { $to_number ->
        [one] il grimorio di { $to }
       *[other] ogni grimorio
    }
   *[it] il suo grimorio
}
essi = esse
l-altro = l'altra
gli-altri = le altre
lo = la
li = le
goes-graveyard = in il cimitero
goes-removed = fuori da la partita
goes-ante = in la posta
goes-territory = in gioco da la tua parte
when-played = { $to_number ->
    [one] si gioca
   *[other] si giocano
}
