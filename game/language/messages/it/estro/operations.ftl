# The operations that only ESTRO has, in Italian.

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
    [you] { put } { milled } di il tuo mazzo in il tuo Inceneritore
   *[noun] { $mood ->
        [can] far mettere a { $to } { milled } di il proprio mazzo in il proprio Inceneritore
       *[do] { subject } { $to_number ->
            [one] mette
           *[other] mettono
        } { milled } di il proprio mazzo in il proprio Inceneritore
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
                    [can] far scartare a l'avversario
                   *[do] l'avversario scarta
                }
               *[some] { $mood ->
                    [can] far scartare a un avversario
                   *[do] un avversario scarta
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
        [1] viene scartata
       *[other] vengono scartate
    }
}
random-cards = { $to_n ->
    [1] una carta
   *[other] { $to_n } carte
} a caso { $after ->
    [look] fra quelle
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
            [all] la mano di l'avversario
           *[some] { $to }
        }
       *[other] { $to }
    }
}
    .meaning = Chi controlla l'effetto vede carte nascoste, e le conosce finché restano dove sono.
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
op-destroy = { $mood ->
    [can] distruggere
    [told] distruggi
   *[do] distruggi
} { object }
    .tail = yes
    .meaning = Sono distrutte, senza confrontare valori.
op-inhibit = { $mood ->
    [can] inibire i doni di
    [told] inibisci i doni di
   *[do] inibisci i doni di
} { $to_is ->
    [noun] { $to }
   *[it] { $to_that }
} { $until }
    .meaning = I loro doni non funzionano: fino a un termine, o per tutta la partita dovunque siano.
op-counter = { $mood ->
    [can] annullare
    [told] annulli
   *[do] annulla
} quel dono
    .meaning = Il dono annunciato non ha effetto.
op-rescue = { $mood ->
    [can] salvare
    [told] salvi
   *[do] salva
} { object }
    .tail = yes
    .meaning = Le carte che sarebbero distrutte non lo sono.
op-shuffle = { $mood ->
    [can] rimescolare
    [told] rimescoli
   *[do] rimescola
} { $to_is ->
    [you] il tuo mazzo
   *[noun] il mazzo di { $to }
}
    .meaning = Mischiano i loro mazzi.
op-convert = { becomes } { $to_number ->
    [one] una { $kind }
   *[other] { $kinds }
} { $until }
    .subject = yes
    .meaning = Sono di un altro Estro.
more-cards = { $amount_is ->
    [equal] carte in più in numero pari a { $amount_equal }
   *[number] { $amount ->
        [1] una carta
       *[other] { $amount } carte
    } in più { per-each }
}
op-extra_play = { $mood ->
    [can] giocare { more-cards } in questo turno
   *[do] in questo turno puoi giocare { more-cards }
}
    .apart = yes
    .meaning = Tante altre carte si possono giocare in questo turno, se è il proprio.
op-extra_attack = { $mood ->
    [can] fare { further-attacks } in questo turno
   *[do] in questo turno puoi fare { further-attacks }
}
    .apart = yes
    .meaning = Tanti altri attacchi in questo turno, se è il proprio.
further-attacks = { $amount_is ->
    [equal] attacchi in più in numero pari a { $amount_equal }
   *[number] { $amount ->
        [1] un attacco
       *[other] { $amount } attacchi
    } in più { per-each }
}
op-attack_again = { $mood ->
    [can] far attaccare { $to } ancora una volta in questo turno
   *[do] { subject } { $to_verb ->
        [one] può
       *[other] possono
    } attaccare ancora una volta in questo turno
}
    .subject = yes
    .meaning = Possono attaccare ancora una volta in questo turno, come un attacco in più.
op-hand_limit = { $to_is ->
    [you] { $mood ->
        [can] tenere in mano
       *[do] puoi tenere in mano
    } { more-cards } a fine turno
   *[noun] { subject } può tenere in mano { more-cards } a fine turno
}
    .apart = yes
    .meaning = Possono tenere tante carte in più alla fine di un turno.
op-exchange = { $mood ->
    [can] scambiare
   *[do] scambia
} i valori { $one } e { $against } di { $to_is ->
    [noun] { $to }
   *[it] { $to_that }
} { $until }
    .meaning = Due valori di una carta si scambiano.
op-turn_up = { $mood ->
    [can] scoprire
    [told] scopri
   *[do] scopri
} { object }
    .meaning = Sono girate a faccia in su, e i loro doni si attivano come se fossero giocate.
op-turn_down = { $mood ->
    [can] coprire
    [told] copri
   *[do] copri
} { object }
    .meaning = Sono girate a faccia in giù.
op-draw_zone = { $how ->
    [replace] { $mood ->
        [can] sostituire
        [told] sostituisci
       *[do] sostituisci
    } la Zona attiva con un'altra pescata a caso
   *[add] { $mood ->
        [can] pescare
        [told] peschi
       *[do] pesca
    } un'altra Zona, attiva anch'essa
}
    .meaning = Si pesca un'altra Zona: al posto di quelle attive, o accanto a esse.
necrotokens = { $amount_is ->
    [equal] Necrotoken in numero pari a { $amount_equal }
   *[number] { $amount } Necrotoken { per-each }
}
op-gain_tokens = { $to_is ->
    [you] { $mood ->
        [can] ottenere
       *[do] { tu } ottieni
    } { necrotokens }
   *[noun] { $mood ->
        [can] far ottenere { necrotokens } a { $to }
       *[do] { subject } ottiene { necrotokens }
    }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Guadagnano tanti Necrotoken, dove si gioca con questi.
op-forbid_face_down = { $to_is ->
    [you] { $mood ->
        [can] rinunciare a giocare carte coperte
       *[do] non puoi giocare carte coperte
    } fino a la fine di il tuo prossimo turno
   *[noun] { $mood ->
        [can] impedire a { $to } di giocare carte coperte
       *[do] { subject } non può giocare carte coperte
    } fino a la fine di il suo prossimo turno
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Non possono giocare carte coperte fino alla fine del loro prossimo turno.
op-mend = { $mood ->
    [can] liberare
    [told] liberi
   *[do] libera
} { object } da ciò che { $to_number ->
    [one] la indebolisce
   *[other] le indebolisce
}
    .tail = yes
    .meaning = Tutto ciò che diminuisce i loro valori, e che impedisce loro di attaccare, è tolto.
op-reroll = { $mood ->
    [can] rilanciare
    [told] rilanci
   *[do] rilancia
} il dado di { $to_is ->
    [noun] { $to }
   *[it] { $to_that }
}
    .meaning = Si rilancia il dado di una carta che combatte.
op-set_die = { $mood ->
    [can] portare
    [told] porti
   *[do] porta
} il dado di { $to_is ->
    [noun] { $to }
   *[it] { $to_that }
} a { $roll_is ->
    [equal] { $roll_equal }
   *[number] { $roll }
}
    .meaning = Il dado di una carta che combatte mostra un altro numero.
op-swap_dice = { $mood ->
    [can] scambiare
    [told] scambi
   *[do] scambia
} i dadi di l'attacco
    .meaning = Attaccante e bersaglio si scambiano i dadi.
op-redirect = { $mood ->
    [can] deviare
    [told] devii
   *[do] devia
} l'attacco su { $to_is ->
    [noun] { $to }
   *[it] { $to_that }
}
    .meaning = L'attacco va invece contro quella carta, dalla sua prima finestra in poi, se poteva essere attaccata.
op-stop = { $mood ->
    [can] fermare
    [told] fermi
   *[do] ferma
} l'attacco
    .meaning = L'attacco in corso finisce senza confronto.

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
goes-incinerator = in l'Inceneritore
goes-removed = fuori da la partita
goes-field = in campo da la tua parte
goes-field_down = in campo a faccia in giù da la tua parte

when-played = { $to_number ->
    [one] si gioca
   *[other] si giocano
}
your-discard-pile = il tuo Inceneritore
own-discard-pile = il proprio Inceneritore

# What words mean that have no message

op-modify-own =
    .meaning = Tanto si aggiunge ai loro valori; `primary` è la caratteristica del loro Estro.
