# What sets a clause off, in Italian. $of is whose event it is; .object is the other side of the event.

trigger-turn_start = a l'inizio di { whose-turn }
    .subject = il giocatore di turno
trigger-turn_end = a la fine di { whose-turn }
    .subject = il giocatore di turno
whose-turn = { $of_set ->
    [players] ogni turno
    [opponent] ogni turno avversario
   *[you] il tuo turno
}
trigger-play = { $kind ->
    [character] **Come Evento:**
   *[event] { "" }
}
    .small = yes
trigger-always = { "" }
trigger-enter = quando { $this } entra in gioco
    .of-this = yes
trigger-falls = quando { $this } cade
    .of-this = yes
trigger-leaves = quando { $this } lascia il gioco
    .of-this = yes
trigger-discarded = quando { $this } finisce in la pila degli scarti
    .of-this = yes
trigger-attacks = quando { $of } attacca
    .object = il bersaglio
    .object-gender = m
    .moment = prima di la battaglia
trigger-attacked = quando { $of } viene attaccato
    .object = l'attaccante
    .object-gender = m
    .moment = prima di la battaglia
trigger-damaged = quando { $of } subisce danni
    .object = il Personaggio che li ha inflitti
    .object-gender = m
trigger-battled = quando { $of } esce vivo da una battaglia
    .object = l'altro combattente
    .object-gender = m
trigger-destroyed = quando { $of } cade
trigger-card_drawn = quando { $of_is ->
    [you] peschi
   *[noun] { $of } pesca
} una carta
    .object-gender = f
trigger-event_played = dopo che { $of_is ->
    [you] hai giocato
   *[noun] { $of } ha giocato
} un Evento
    .object-gender = m
    .object-kind = event

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
trigger-instead_destroy = se { $of } dovesse cadere
trigger-instead_draw = se { $of_is ->
    [you] dovessi
   *[noun] { $of } { $of_verb ->
        [voi] doveste
        [other] dovessero
       *[one] dovesse
    }
} pescare una carta
trigger-instead_move = se { $of } dovesse lasciare il gioco
