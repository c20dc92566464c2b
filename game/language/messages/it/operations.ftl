# The operations that every game shares, in Italian; grammar.ftl says what the variables are.

damage = { $amount_is ->
    [number] { $amount } { $amount ->
        [one] danno
       *[other] danni
    }
   *[equal] danni pari a { $amount_equal }
}
deal = { $mood ->
    [can] infliggere
   *[do] infliggi
}
op-damage = { $to_is ->
    [you] { $mood ->
        [can] subire
       *[do] subisci
    } { damage }
    [it] { deal } ~{ dative } { damage }
    [again] { deal } ~{ dative } { damage }
   *[noun] { $amount_is ->
        [number] { $again ->
            [yes] { damage } a { $to }
           *[no] { deal } { damage } a { $to }
        }
       *[equal] { deal } a { $to } { damage }
    }
}
    .strikes = yes
    .spans = yes
    .meaning = Ognuno di loro subisce tanti danni, in una volta sola.

op-divide = { $again ->
    [yes] { damage }
   *[no] { deal } { damage }
}, divisi a tua scelta tra { $to }
    .strikes = yes
    .spans = yes
    .meaning = Tanti danni sono divisi tra loro, come preferisce il suo giocatore.

vital-number = { $amount_is ->
    [equal] { vital } pari a { $amount_equal }
   *[number] { vital-amount } { per-each }
}
recupera = { $mood ->
    [can] recuperare
    [told] { tu } recuperi
   *[do] recupera
}
restituiscili = { $mood ->
    [can] restituire
   *[do] restituisci
} ~{ $amount_is ->
    [equal] la
   *[number] { $amount ->
        [one] lo
       *[other] li
    }
}
op-heal = { $to_is ->
    [you] { recupera } { vital-number }
    [group] { $to_form ->
        [a] { $to_verb ->
            [voi] { recupera } { vital-number }, o { restituiscili } a { or-others }
           *[one] { heals }
        }
       *[all] { heals }
    }
   *[noun] { heals }
}
    .subject = { $to_is ->
        [you] no
        [group] { $to_form ->
            [a] { $to_verb ->
                [voi] no
               *[one] yes
            }
           *[all] yes
        }
       *[noun] yes
    }
    .spans = yes
    .every = yes
    .meaning = Ognuno di loro recupera tanto.
heals = { $mood ->
    [can] { $to_is ->
        [it] far ~{ dative } recuperare { vital-number }
        [again] far ~{ dative } recuperare { vital-number }
       *[noun] far recuperare { vital-number } a { $to }
    }
   *[do] { subject } { $again ->
        [yes] { $amount_is ->
            [number] ne { recovers } { $amount }
           *[equal] { recovers } { vital-number }
        }
       *[no] { recovers } { vital-number }
    }
}
recovers = { $to_verb ->
    [one] recupera
    [voi] recuperate
   *[other] recuperano
}

op-lose = { $to_is ->
    [you] { $mood ->
        [can] perdere
       *[do] { tu } perdi
    } { vital-number }
   *[noun] { $mood ->
        [can] { $to_is ->
            [it] far ~{ dative } perdere { vital-number }
            [again] far ~{ dative } perdere { vital-number }
           *[noun] far perdere { vital-number } a { $to }
        }
       *[do] { subject } { loses } { vital-number }
    }
}
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Un giocatore perde tanto; non sono danni.
loses = { $to_verb ->
    [one] perde
    [voi] perdete
   *[other] perdono
}

change = { $amount_is ->
    [equal] un bonus a { il-stat } pari a { $amount_equal }
   *[number] { signed } { per-each }
}
loss = { $size } di { $stat }
gains = { $to_verb ->
    [one] ottiene
    [voi] ottenete
   *[other] ottengono
}
gain = { $be ->
    [yes] { being }
   *[no] { $signs ->
        [minus] { losing }
       *[plus] { gaining }
    }
} { $until }
being = { $to_is ->
    [you] { $mood ->
        [can] diventare
       *[do] { tu } sei
    } { $changes }
   *[noun] { $mood ->
        [can] rendere { $changes } { $to }
       *[do] { subject } { $to_verb ->
            [one] è
            [voi] siete
           *[other] sono
        } { $changes }
    }
}
losing = { $to_is ->
    [you] { $mood ->
        [can] perdere
       *[do] { tu } perdi
    } { $changes }
   *[noun] { $mood ->
        [can] { $to_is ->
            [it] far ~{ dative } perdere { $changes }
            [again] far ~{ dative } perdere { $changes }
           *[noun] far perdere { $changes } a { $to }
        }
       *[do] { subject } { loses } { $changes }
    }
}
gaining = { $to_is ->
    [you] { $mood ->
        [can] ottenere
       *[do] { tu } ottieni
    } { $changes }
   *[noun] { $mood ->
        [can] { $to_is ->
            [it] conferire ~{ dative } { $changes }
            [again] conferire ~{ dative } { $changes }
           *[noun] conferire { $changes } a { $to }
        }
       *[do] { subject } { gains } { $changes }
    }
}
op-modify = { gain }
    .joins = gain
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Tanto si aggiunge ai loro valori.
op-grant = { gain }
    .joins = gain
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Ottengono parole chiave.

put = { $mood ->
    [can] mettere
   *[do] metti
}
owner = { $to_owner ->
    [you] { "" }
   *[none] { $to_number ->
        [one] il proprietario
       *[other] i proprietari
    }
}
s-deck = { $to_owner ->
    [you] il tuo mazzo
   *[none] { $to_number ->
        [one] { the-deck } di il proprietario
       *[other] i mazzi di i proprietari
    }
}
op-move = { $to_is ->
    [noun] { $to_owner ->
        [you] { move-verb } { $into_text } { $to }
       *[none] { $into ->
            [line] { move-verb } { $into_text } { $to }
            [play] { move-verb } { $into_text } { $to }
            [removed] { move-verb } { $into_text } { $to }
           *[other] { move-verb } { $to } { $into_text }
        }
    }
   *[it] { move-verb } { object } { $into_text }
} { while-removed }
    .tail = yes
    .meaning = Vanno in un altro posto.
while-removed = { $until ->
    [source_leaves] finché { $this } non lascia il campo
   *[for_good] { "" }
}
move-verb = { $into ->
    [hand] { $to_owner ->
        [you] { $mood ->
            [can] riprendere
           *[do] riprendi
        }
       *[none] { $mood ->
            [can] riportare
            [told] riporti
           *[do] riporta
        }
    }
    [deck] { $mood ->
        [can] rimescolare
        [told] rimescoli
       *[do] rimescola
    }
    [removed] { $mood ->
        [can] rimuovere
       *[do] rimuovi
    }
   *[put] { put }
}

# quello che si fa in un momento a venire, con quel momento
op-later = { $mood ->
    [can] far accadere questo: { $clause }
   *[do] { $clause }
}
    .apart = yes
    .closes = yes
    .meaning = Qualcosa si fa una volta sola, quando il suo momento viene la prossima volta, anche se allora questa carta non c'è più.
later-turn_start = a l'inizio di { later-turn }
later-turn_end = { $of ->
    [you] la prossima volta che finisce il tuo turno
    [opponent] la prossima volta che finisce il turno di { later-opponent }
   *[players] a la fine di il turno
}
later-turn = { $of ->
    [you] il tuo prossimo turno
    [opponent] il prossimo turno di { later-opponent }
   *[players] il prossimo turno
}
later-opponent = { $several ->
    [yes] un avversario
   *[no] l'avversario
}
later-round_end = a la fine di il round

# into: a destination; new-cards the cards that come into the match
op-create_card = { $to_is ->
    [you] { $into ->
        [deck] { $mood ->
            [can] mescolare
            [told] mescoli
           *[do] mescola
        } { new-cards } in il tuo mazzo
       *[place] { $mood ->
            [can] mettere
            [told] metti
           *[do] metti
        } { new-cards } { $into ->
            [hand] in mano
            [deck_top] in cima a il tuo mazzo
            [deck_bottom] in fondo a il tuo mazzo
           *[pile] in { your-discard-pile }
        }
    }
   *[noun] { $mood ->
        [can] { $to_is ->
            [it] far ~{ dative } { $into ->
                [deck] mescolare
               *[place] mettere
            } { new-cards }
            [again] far ~{ dative } { $into ->
                [deck] mescolare
               *[place] mettere
            } { new-cards }
           *[noun] far { $into ->
                [deck] mescolare
               *[place] mettere
            } a { $to } { new-cards }
        }
       *[do] { subject } { $into ->
            [deck] { $to_number ->
                [one] mescola
               *[other] mescolano
            }
           *[place] { $to_number ->
                [one] mette
               *[other] mettono
            }
        } { new-cards }
    } { $into ->
        [hand] in mano
        [deck] in il proprio mazzo
        [deck_top] in cima a il proprio mazzo
        [deck_bottom] in fondo a il proprio mazzo
       *[pile] in { own-discard-pile }
    }
} { per-ognuno }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Tante nuove carte arrivano in mano, in un mazzo o in una pila; non sono token, e restano nella partita.
new-cards = { $count_is ->
    [equal] copie di { $card } in numero pari a { $count_equal }
   *[number] { $count ->
        [1] una copia
        [2] due copie
        [3] tre copie
        [4] quattro copie
        [5] cinque copie
       *[other] { $count } copie
    } di { $card }
}
per-ognuno = { $count_is ->
    [each] per ogni { $count_each }
   *[number] { "" }
}

op-create = { $mood ->
    [can] creare
    [told] crei
   *[do] crea
} { $count ->
    [1] { $card_gender ->
        [f] una
       *[m] un
    }
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $count }
} { $card } { $card_body } { $with ->
    [none] { "" }
   *[some] con { $with }
} { $side ->
    [enemy] { enemy-side }
   *[own] { "" }
} { $count_is ->
    [each] per ogni { $count_each }
    [equal] in numero pari a { $count_equal }
   *[number] { "" }
}
    .tail = { $with ->
        [none] no
       *[some] yes
    }
    .meaning = Entrano in gioco tanti token.
s-line = { $to_number ->
    [one] la sua linea
   *[other] la loro linea
}

op-control = { $always ->
    [yes] controlli { $to }
   *[no] { $mood ->
        [can] prendere
       *[do] prendi
    } { $to_is ->
        [it] ~ne il controllo
        [again] ~ne il controllo
       *[noun] il controllo di { $to }
    } { $until }
}
    .meaning = Chi la controlla prende il controllo di una carta in gioco, se c'è posto.

op-shift = { $mood ->
    [can] spostare
    [told] sposti
   *[do] sposta
} { object } { $to_place ->
    [left_end] a l'estremità sinistra di { s-line }
    [right_end] a l'estremità destra di { s-line }
    [left] di un posto a sinistra
   *[right] di un posto a destra
}
    .meaning = Cambiano posto nella fila.

# Changes of what somebody is. What is not yours to bring about is said of whom it is about.
ha = { $to_verb ->
    [one] ha
    [voi] avete
   *[other] hanno
}
op-set = { $to_is ->
    [you] { $mood ->
        [can] avere
       *[do] { tu } hai
    } { $changes }
   *[noun] { $mood ->
        [can] { $to_is ->
            [it] dare ~{ dative } { $changes }
            [again] dare ~{ dative } { $changes }
           *[noun] dare { $changes } a { $to }
        }
       *[do] { subject } { ha } { $changes }
    }
} { $until }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Un valore diventa un altro; ciò che vi si aggiunge o lo moltiplica parte da lì.
change-set = { $amount_is ->
    [equal] { $stat } pari a { $amount_equal }
   *[number] { $stat } { $shown } { per-each }
}
op-multiply = { $to_is ->
    [you] { $mood ->
        [can] avere
       *[do] { tu } hai
    } { $changes }
   *[noun] { $mood ->
        [can] { $to_is ->
            [it] dare ~{ dative } { $changes }
            [again] dare ~{ dative } { $changes }
           *[noun] dare { $changes } a { $to }
        }
       *[do] { subject } { ha } { $changes }
    }
} { $until }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = I loro valori si moltiplicano, dopo tutto ciò che vi si aggiunge.
change-multiply = { $amount_is ->
    [equal] { $stat } { times-it } per { $amount_equal }
   *[number] { $amount ->
        [2] { $stat } { $stat_number ->
            [other] { $stat_gender ->
                [f] doppie
               *[m] doppi
            }
           *[one] { $stat_gender ->
                [f] doppia
               *[m] doppio
            }
        }
       *[other] { $stat } { times-it } per { $shown }
    } { per-each }
}
times-it = { $stat_number ->
    [other] { $stat_gender ->
        [f] moltiplicate
       *[m] moltiplicati
    }
   *[one] { $stat_gender ->
        [f] moltiplicata
       *[m] moltiplicato
    }
}
op-revoke = { losing } { $until }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Non ha più parole chiave, stampate o ricevute.
op-lose_text = { $mood ->
    [can] { $to_is ->
        [it] far ~{ dative } perdere il testo
        [again] far ~{ dative } perdere il testo
       *[noun] far perdere il testo a { $to }
    }
   *[do] { subject } { loses } { $to_number ->
        [one] il proprio testo
       *[other] il loro testo
    }
} { $until }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Non ha né clausole né parole chiave stampate; ciò che le è stato applicato resta.
gains-text = { $to_number ->
    [one] ottiene
   *[other] ottengono
}
op-teach = { $mood ->
    [can] { $to_is ->
        [it] dare ~{ dative }
        [again] dare ~{ dative }
       *[noun] dare a { $to }
    }
   *[do] { subject } { $always ->
        [yes] { ha }
       *[no] { $after ->
            [modify] { ha }
            [grant] { ha }
           *[other] { gains-text }
        }
    }
} { $clauses } { $until }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = Ha altre clausole oltre alle sue, come se vi fossero scritte.
op-become = { becomes } una copia di { $like } { $until }
    .subject = { $to_is ->
        [you] no
       *[noun] yes
    }
    .meaning = È la copia di un'altra carta: tutto ciò che è stampato su quella invece di ciò che è stampato su di lei.
op-become_card = { becomes } { $to_number ->
    [one] una copia
   *[other] copie
} di { $card } { $until }
    .subject = yes
    .meaning = È una copia della carta nominata qui: tutto ciò che è stampato su quella al posto del proprio.
op-copy_text = { $mood ->
    [can] { $to_is ->
        [it] dare ~{ dative }
        [again] dare ~{ dative }
       *[noun] dare a { $to }
    }
   *[do] { subject } { $to_verb ->
        [one] ottiene
        [voi] ottenete
       *[other] ottengono
    }
} il testo di { $like } { $until }
    .subject = yes
    .meaning = Ha anche le clausole di un'altra carta, quelle che questa ha ora, come se fossero scritte su di sé.
quoted = «{ $text }»

# What cards bear: hosts, counters, marks; and what else they can become
op-attach = { $mood ->
    [can] assegnare
    [told] assegni
   *[do] assegna
} { object } a { $host_is ->
    [you] te
   *[noun] { $host }
}
    .tail = yes
counted-counters = { $count_is ->
    [all] tutti i segnalini { $counter }
    [equal] segnalini { $counter } in numero pari a { $count_equal }
   *[number] { $count ->
        [1] un segnalino
       *[other] { $count } segnalini
    } { $counter }
}
each-counted = { $count_is ->
    [each] per ogni { $count_each }
   *[number] { "" }
}
op-put_counters = { $to_is ->
    [you] { $mood ->
        [can] ricevere
       *[do] { tu } ricevi
    } { counted-counters }
   *[noun] { $count_is ->
        [equal] { put-told } { on-it } { counted-counters }
       *[number] { put-told } { counted-counters } { on-it }
    }
} { each-counted }
    .turns = yes
    .every = yes
    .meaning = Vi si mettono tanti segnalini con quel nome, che restano finché non lasciano il campo.
put-told = { $mood ->
    [can] mettere
    [told] metti
   *[do] metti
}
take-off = { $mood ->
    [can] togliere
    [told] togli
   *[do] togli
}
on-it = { $to_is ->
    [it] su di { $to }
    [you] su di te
   *[noun] su { $to }
}
op-remove_counters = { $to_is ->
    [you] { $mood ->
        [can] perdere
       *[do] { tu } perdi
    } { counted-counters }
   *[noun] { $count_is ->
        [equal] { take-off } da { $to } { counted-counters }
       *[number] { take-off } { counted-counters } da { $to }
    }
} { each-counted }
    .turns = yes
    .every = yes
    .meaning = Vi si tolgono tanti segnalini con quel nome, o tutti se sono di meno.
a-mark = «{ $mark }»
the-marks = { $marks_number ->
    [one] il segno
   *[other] i segni
} { $marks }
op-mark = { put-told } { the-marks } { on-it }
    .tail = yes
op-unmark = { take-off } { the-marks } da { $to_is ->
    [you] te
   *[noun] { $to }
}
becomes = { $always ->
    [yes] { subject } { $to_verb ->
        [one] è
        [voi] siete
       *[other] sono
    }
   *[no] { $mood ->
        [can] far diventare { $to }
       *[do] { subject } { $to_verb ->
            [one] diventa
            [voi] diventate
           *[other] diventano
        }
    }
}
op-become_kind = { becomes } { $to_number ->
    [one] { $kind_gender ->
        [f] una
       *[m] un
    } { $kind }
   *[other] { $kinds }
} { $until }
    .subject = yes
    .meaning = Sono di un altro tipo.
op-become_element = { becomes } { $elements } { $until }
    .subject = yes

# Quanto costano le carte: $price in simboli, $unit il simbolo di uno, "" per ciò che qualsiasi mana paga
costs = { subject } { $to_number ->
    [one] costa
   *[other] costano
}
op-cheaper = { costs } { $amount_is ->
    [equal] tanto { $unit } in meno quanto è { $amount_equal }
   *[number] { $price } in meno { per-each }
}
    .subject = yes
    .in = yes
    .apart = yes
    .meaning = Costano tanto in meno, dell'elemento che ogni altro paga se non ne è detto un altro.
op-dearer = { costs } { $amount_is ->
    [equal] tanto { $unit } in più quanto è { $amount_equal }
   *[number] { $price } in più { per-each }
}
    .subject = yes
    .in = yes
    .apart = yes
    .meaning = Costano tanto in più, dell'elemento che ogni altro paga se non ne è detto un altro.

# The top of a deck. $keep: none, some, up_to, narrowed, or of a single card it, it_may, if, if_may; $left is how many
# others there are (none, one, other), goes-… where they go
op-look_top = { $mood ->
    [can] guardare
    [told] guardi
   *[do] guarda
} { looked-cards } di { looked-deck }{ $keep ->
    [none] { looked-rest }
    [it] {" "}e { mettilo } { $into_text }
    [it_may] . Puoi metter{ lo } { $into_text }{ looked-else }
    [if] {" "}e, se è { $kept }, { mettilo } { $into_text }{ looked-else }
    [if_may] . Se è { $kept }, puoi metter{ lo } { $into_text }{ looked-else }
   *[some] , { looked-kept }{ $left ->
        [none] { "" }
        [one] {" "}e { $rest ->
            [deck] { rimescola } { l-altro } in { the-deck }
           *[place] { l-altro } { $rest_text }
        }
       *[other] {" "}e { $rest ->
            [deck] { rimescola } { gli-altri } in { the-deck }
           *[place] { gli-altri } { $rest_text } { in-any-order }
        }
    }
}
    .apart = yes
    .closes = yes
    .meaning = Chi controlla l'effetto guarda le prime carte di un mazzo, ne tiene alcune e mette altrove le altre.
rimescola = { $mood ->
    [can] rimescolare
    [told] rimescoli
   *[do] rimescola
}
looked-else = { $rest ->
    [deck_top] { "" }
    [deck] ; altrimenti { $mood ->
        [can] rimescola{ lo }
        [told] { lo } rimescoli
       *[do] rimescola{ lo }
    } in { the-deck }
   *[place] ; altrimenti { $mood ->
        [told] { lo } metti
       *[do] metti{ lo }
    } { $rest_text }
}
looked-rest = { $left ->
    [one] { $rest ->
        [deck_top] { "" }
        [deck] {" "}e { $mood ->
            [can] rimescolar{ lo }
            [told] { lo } rimescoli
           *[do] rimescola{ lo }
        } in { the-deck }
       *[place] {" "}e { mettilo } { $rest_text }
    }
   *[other] { $rest ->
        [deck_top] {" "}e { $mood ->
            [can] rimetter{ li } in cima
            [told] { li } rimetti in cima
           *[do] rimetti{ li } in cima
        } in qualsiasi ordine
        [deck] {" "}e { $mood ->
            [can] rimescolar{ li }
            [told] { li } rimescoli
           *[do] rimescola{ li }
        } in { the-deck }
       *[place] {" "}e { mettili } { $rest_text } { in-any-order }
    }
}
mettilo = { $mood ->
    [can] metter{ lo }
    [told] { lo } metti
   *[do] metti{ lo }
}
mettili = { $mood ->
    [can] metter{ li }
    [told] { li } metti
   *[do] metti{ li }
}
mettine = { $mood ->
    [can] metterne
    [told] ne metti
   *[do] mettine
}
in-any-order = { $rest ->
    [deck_top] in qualsiasi ordine
    [deck_bottom] in qualsiasi ordine
   *[place] { "" }
}
looked-kept = { $keep ->
    [narrowed] { put } { $into_text } { $kept } fra { essi }
    [up_to] { mettine } fino a { $kept_n } { $into_text }
   *[some] { mettine } { $kept_n } { $into_text }
}
goes-hand = { $to_is ->
    [you] in mano
   *[noun] in la sua mano
}
goes-your_hand = in la tua mano
goes-deck_top = in cima a { the-deck }
goes-deck_bottom = in fondo a { the-deck }
goes-deck = in { the-deck }, che viene rimescolato

op-repeat = { $mood ->
    [can] ripetere
   *[do] ripeti
} ciò che { $to_is ->
    [it] { "" }
    [again] { "" }
    [same] { "" }
   *[noun] { $to }
} { $to_number ->
    [one] fa
   *[other] fanno
} quando { when-played }
    .tail = yes
    .meaning = Ciò che fanno quando si giocano avviene ancora una volta, per chi controlla l'effetto; non si paga nulla.
op-become_type = { becomes } { $also ->
    [yes] anche { "" }
   *[no] { "" }
}{ $to_number ->
    [one] { $types_gender ->
        [f] una
       *[m] un
    } { $types }
   *[other] { $types_plural }
} { $until }
    .subject = yes
    .meaning = Hanno questi sottotipi invece dei propri, o anche questi (`also`).
