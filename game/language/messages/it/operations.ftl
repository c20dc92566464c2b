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
    .spans = yes

health = { $amount_is ->
    [equal] { vital } pari a { $amount_equal }
   *[number] { $amount } di { vital } { per-each }
}
restore = { $mood ->
    [can] restituire
   *[do] restituisci
}
op-heal = { $to_is ->
    [you] { $mood ->
        [can] recuperare
       *[do] { $contrast ->
            [yes] tu recuperi
           *[no] recupera
        }
    } { health }
    [it] { restore } ~{ dative } { health }
    [again] { restore } ~{ dative } { health }
   *[noun] { $amount_is ->
        [number] { $again ->
            [yes] { health } a { $to }
           *[no] { restore } { health } a { $to }
        }
       *[equal] { restore } a { $to } { health }
    }
}
    .spans = yes
    .turns = yes

op-lose = { $to_is ->
    [you] { $mood ->
        [can] perdere
       *[do] { tu } perdi
    } { health }
   *[noun] { $mood ->
        [can] far perdere { health } a { $to }
       *[do] { subject } { $to_number ->
            [one] perde
           *[other] perdono
        } { health }
    }
}
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
    .spans = yes

signed = { $signed } { $stat }
change = { $amount_is ->
    [equal] { $stat } pari a { $amount_equal }
   *[number] { signed } { per-each }
}
gains = { $to_number ->
    [one] ottiene
   *[other] ottengono
}
bestow = { $mood ->
    [can] conferire
   *[do] conferisci
}
gain = { $to_is ->
    [you] { $mood ->
        [can] ottenere
       *[do] { tu } ottieni
    } { $changes } { $until }
    [it] { bestow } ~{ dative } { $changes } { $until }
    [group] { bestow } { $changes } a { $to } { $until }
   *[noun] { $mood ->
        [can] conferire { $changes } a { $to } { $until }
       *[do] { subject } { gains } { $changes } { $until }
    }
}
op-modify = { gain }
    .joins = gain
    .subject = { $to_is ->
        [you] no
        [it] no
        [group] no
       *[noun] yes
    }
op-grant = { gain }
    .joins = gain
    .subject = { $to_is ->
        [you] no
        [it] no
        [group] no
       *[noun] yes
    }

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
        [one] il mazzo di il proprietario
       *[other] i mazzi di i proprietari
    }
}
op-move = { $to_is ->
    [noun] { $to_owner ->
        [you] { $to_set ->
            [self] { $into ->
                [hand] { move-verb } { $into_text } { $to }
                [line] { move-verb } { $into_text } { $to }
               *[deck] { move-verb } { $to } { $into_text }
            }
           *[set] { move-verb } { $into_text } { $to }
        }
       *[none] { $into ->
            [line] { move-verb } { $into_text } { $to }
           *[other] { move-verb } { $to } { $into_text }
        }
    }
   *[it] { move-verb } { object } { $into_text }
}
    .tail = yes
move-verb = { $into ->
    [hand] { $to_owner ->
        [you] { $mood ->
            [can] riprendere
           *[do] riprendi
        }
       *[none] { $mood ->
            [can] riportare
           *[do] riporta
        }
    }
    [deck] { $mood ->
        [can] rimescolare
       *[do] rimescola
    }
   *[put] { put }
}

op-create = { $mood ->
    [can] creare
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
} { $card } { $with ->
    [none] { "" }
   *[some] con { $with }
} { $side ->
    [enemy] in la linea di l'avversario
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

op-control = { $mood ->
    [can] prendere
   *[do] prendi
} { $to_is ->
    [it] ~ne il controllo
    [again] ~ne il controllo
   *[noun] il controllo di { $to }
}

s-line = { $to_number ->
    [one] la sua linea
   *[other] la loro linea
}
op-shift = { $mood ->
    [can] spostare
   *[do] sposta
} { object } { $to_place ->
    [left_end] a l'estremità sinistra di { s-line }
    [right_end] a l'estremità destra di { s-line }
    [left] di un posto a sinistra
   *[right] di un posto a destra
}

op-fight = { $mood ->
    [can] far combattere { $to }
   *[do] { subject } { $to_number ->
        [one] combatte
       *[other] combattono
    }
} contro { $against }
    .subject = yes
    .later = yes
