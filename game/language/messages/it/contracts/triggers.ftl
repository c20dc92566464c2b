# What sets a clause off, in Italian: triggers that are no keywords. $of is whose event it is.
# .object is the other side of the event; without it, the event itself has named it and a pronoun will do.

trigger-turn_start = a l'inizio di { whose-turn }
    .subject = quel giocatore
trigger-turn_end = a la fine di { whose-turn }
    .subject = quel giocatore
whose-turn = { $of_set ->
    [players] ogni turno
    [opponent] il turno avversario
   *[you] il tuo turno
}
trigger-play = { "" }
trigger-always = { "" }
trigger-use = { $cost }:
trigger-summon = quando giochi { $this }
trigger-recycling = quando { $this } va dal campo alla pila degli scarti
trigger-ambush = quando aggiungi { $this } alla mano
trigger-attacks = quando { $of_is ->
    [you] attacchi
   *[noun] { $of } attacca
}
    .object = il bersaglio
    .object-gender = m
trigger-attacked = quando { $of_is ->
    [you] vieni attaccato
   *[noun] { $of } viene { $of_gender ->
        [f] attaccata
       *[m] attaccato
    }
}
    .object = l'attaccante
    .object-gender = m
trigger-damaged = quando { $of_is ->
    [you] subisci
   *[noun] { $of } subisce
} danni
    .object = chi li ha inflitti
    .object-gender = m
trigger-deals_damage = quando { $of_is ->
    [you] infliggi
   *[noun] { $of } infligge
} danni
    .object = chi li subisce
    .object-gender = m
trigger-destroyed = quando { $of } viene { $of_gender ->
    [f] distrutta
   *[m] distrutto
}
plays = { $of_is ->
    [you] giochi
   *[noun] { $of } gioca
}
trigger-creature_played = quando { plays } una Creatura
    .object-gender = f
trigger-spell_played = quando { plays } un Incantesimo
    .object-gender = m
trigger-rune_played = quando { plays } una Runa
    .object-gender = f
trigger-orb_played = quando { plays } un Globo
    .object-gender = m
trigger-rune_used = quando { $of_is ->
    [you] usi
   *[noun] { $of } usa
} una Runa
    .object-gender = f
trigger-contract_drawn = quando { $of_is ->
    [you] peschi o estrai
   *[noun] { $of } pesca o estrae
} un contratto
    .object-gender = m
trigger-healed = quando { $of_is ->
    [you] recuperi
   *[noun] { $of } recupera
} salute
    .object-gender = m
