# What sets a clause off, in Italian. $of is whose event it is; .object is the other side of the event.

trigger-turn_start = a l'inizio di { whose-turn }
    .subject = quel giocatore
trigger-turn_end = a la fine di { whose-turn }
    .subject = quel giocatore
whose-turn = { $of_set ->
    [players] ogni turno
    [opponent] ogni turno avversario
   *[you] il tuo turno
}
trigger-play = { $kind ->
    [character] **Come Evento:**
   *[event] { "" }
}
trigger-always = { "" }
trigger-enter = quando { $this } entra in gioco
trigger-falls = quando { $this } cade
trigger-discarded = quando { $this } finisce in la pila degli scarti
trigger-attacks = quando { $of } attacca
    .object = il bersaglio
    .object-gender = m
trigger-attacked = quando { $of } viene attaccato
    .object = l'attaccante
    .object-gender = m
trigger-damaged = quando { $of } subisce danni
    .object = chi li ha inflitti
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
trigger-event_played = quando { $of_is ->
    [you] giochi
   *[noun] { $of } gioca
} un Evento
    .object-gender = m
