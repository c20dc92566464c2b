# Che cosa dice solo Cataclysm in una trascrizione, o dice diversamente. $whose è il giocatore che ha il bersaglio.

counter-discarded-characters = Personaggi negli scarti { $standing }

moved-deck-playing = { $name } scopre { $card }
moved-playing-deck = { $card } torna nel mazzo
moved-deck-hand = { $name } pesca { $card }
moved-to-play = { $card } entra in gioco per { $name }
moved-discard-play = { $card } torna in gioco per { $name }
moved-deck-discard = { $card } passa dal mazzo agli scarti
moved-hand-discard = { $name } scarta { $card }
moved-discard-hand = { $card } torna in mano a { $name }
moved-play-hand = { $card } torna in mano a { $name }
moved-discard-deck = { $card } passa dagli scarti al mazzo
moved-to-removed = { $card } esce dalla partita
skipped-effect = { $name } salta una fase: { $phase }
skipped-empty-deck = { $name } non ha più carte da pescare: da qui in poi salta la fase di { $phase }
    .once = yes
skipped-no-room = -
play-character = { $name } gioca { $card } come Evento
    .act = yes
play-character-at = { $name } gioca { $card } come Evento su { $targets }
    .act = yes
left = { $line } ({ $left ->
    [1] resta 1 Punto-vita
   *[other] restano { $left } Punti-vita
})
will-skip = { $name } salterà una fase: { $phase }
deploy = { $name } schiera { $card }
    .tells = play
    .act = yes
attack = { $name } attacca { $whose }: { $attacker } contro { $target }
    .act = yes
no-attack = { $name } non ha attacchi possibili
destroyed = Cade { $card }
swapped = { $entity } e { $other } si scambiano i Punti-vita rimasti: ora { $life } e { $other_life }
eliminated-no-character = { $name } è fuori: nessun Personaggio in gioco
eliminated-discard-pile = { $name } è fuori: troppi Personaggi negli scarti
ends-turn-limit = La partita è durata troppi turni
ends-shared = Pareggio tra { $names }
ends-repetition = La stessa posizione si è ripetuta troppe volte

phase-power-up = Potenziamento
phase-cataclysm = Cataclisma
phase-deployment = Schieramento
phase-battle = Battaglia
stat-life = Punti-vita
stat-power = Potere d'attacco
stat-armor = armatura

kind-character = Personaggio
kind-event = Evento
