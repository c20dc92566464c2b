# What sets a clause off, in Italian: triggers that are no keywords. $of is whose event it is.
# .object is the other side of the event; without it, the event itself has named it and a pronoun will do.

trigger-turn_start = a l'inizio di { whose-turn }
    .subject = il giocatore di turno
trigger-turn_end = a la fine di { whose-turn }
    .subject = il giocatore di turno
whose-turn = { $of_set ->
    [players] ogni turno
    [opponent] il turno avversario
   *[you] il tuo turno
}
trigger-play = { "" }
trigger-always = { "" }
trigger-held = { "" }
trigger-use = { $cost }:
trigger-summon = quando giochi { $this }
trigger-recycling = quando { $this } va dal campo alla pila degli scarti
trigger-leaves = quando { $this } lascia il campo
    .of-this = yes
trigger-ambush = quando aggiungi { $this } alla mano
trigger-attacks = quando { $of_is ->
    [you] attacchi
   *[noun] { $of } { $of_verb ->
        [voi] attaccate
       *[one] attacca
    }
}
    .subject = chi attacca
    .object = il bersaglio
    .object-gender = m
    .moment = prima di il combattimento
trigger-attacked = quando { $of_is ->
    [you] vieni attaccato
   *[noun] { $of } { $of_verb ->
        [voi] venite attaccati
       *[one] viene { $of_gender ->
            [f] attaccata
           *[m] attaccato
        }
    }
}
    .subject = chi viene attaccato
    .object = l'attaccante
    .object-gender = m
    .moment = prima di il combattimento
trigger-damaged = quando { $of_is ->
    [you] subisci
   *[noun] { $of } { $of_verb ->
        [voi] subite
       *[one] subisce
    }
} danni
    .subject = chi li subisce
    .object = chi li ha inflitti
    .object-gender = m
trigger-deals_damage = quando { $of_is ->
    [you] infliggi
   *[noun] { $of } { $of_verb ->
        [voi] infliggete
       *[one] infligge
    }
} danni
    .subject = chi li infligge
    .object = chi li subisce
    .object-gender = m
trigger-destroyed = quando { $of } { $of_verb ->
    [voi] venite distrutti
   *[one] viene { $of_gender ->
        [f] distrutta
       *[m] distrutto
    }
}
    .subject = chi viene distrutto
plays = { $of_is ->
    [you] giochi
   *[noun] { $of } gioca
}
trigger-creature_played = quando { plays } una Creatura
    .object-gender = f
    .object-kind = creature
trigger-spell_played = dopo che { has-played } un Incantesimo
    .object-gender = m
    .object-kind = spell
has-played = { $of_is ->
    [you] hai giocato
   *[noun] { $of } ha giocato
}
trigger-rune_played = quando { plays } una Runa
    .object-gender = f
    .object-kind = rune
trigger-orb_played = quando { plays } un Globo
    .object-gender = m
    .object-kind = orb
trigger-rune_used = quando { $of_is ->
    [you] usi
   *[noun] { $of } usa
} una Runa
    .object-gender = f
    .object-kind = rune
trigger-contract_drawn = quando { $of_is ->
    [you] peschi o estrai
   *[noun] { $of } pesca o estrae
} un contratto
    .object-gender = m
    .object-that = quel contratto
trigger-healed = quando { $of_is ->
    [you] recuperi
   *[noun] { $of } { $of_verb ->
        [voi] recuperate
       *[one] recupera
    }
} salute
    .subject = chi la recupera
    .object-gender = m
trigger-mana_stored = quando { $of_is ->
    [you] conservi
   *[noun] { $of } conserva
} mana
trigger-burnout_taken = quando { $of_is ->
    [you] subisci
   *[noun] { $of } subisce
} danni da **esaurimento**

# Ciò che sta per accadere e viene sostituito
trigger-instead_damage = se { $of_is ->
    [you] dovessi
   *[noun] { $of } { $of_verb ->
        [voi] doveste
        [other] dovessero
       *[one] dovesse
    }
} subire danni
    .object = chi li infligge
    .object-gender = m
trigger-instead_destroy = se { $of } dovesse essere { $of_gender ->
    [f] distrutta
   *[m] distrutto
}
trigger-instead_draw = se { $of_is ->
    [you] dovessi
   *[noun] { $of } { $of_verb ->
        [voi] doveste
        [other] dovessero
       *[one] dovesse
    }
} pescare
trigger-instead_move = se { $of } dovesse lasciare il campo
trigger-instead_fetch = se { $of_is ->
    [you] dovessi
   *[noun] { $of } { $of_verb ->
        [voi] doveste
        [other] dovessero
       *[one] dovesse
    }
} estrarre un contratto
# Damage can be more than the health there was, so that what is restored is not enough
destroyed-all-the-same = se anche così non ha più salute, è comunque distrutta
