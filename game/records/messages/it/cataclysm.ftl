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
skipped = { $name } salta una fase: { $phase }
will-skip = { $name } salterà una fase: { $phase }
deploy = { $name } schiera { $card }
attack = { $name } attacca { $whose }: { $attacker } contro { $target }
no-attack = { $name } non ha attacchi possibili
destroyed = Cade { $card }
swapped = { $entity } e { $other } si scambiano i punti vita: ora { $life } e { $other_life }
looked = { $name } guarda { $cards }
looked-at-nothing = { $name } non ha nulla da guardare
eliminated-no-character = { $name } è fuori: nessun Personaggio in gioco
eliminated-discard-pile = { $name } è fuori: troppi Personaggi negli scarti
ends-turn-limit = La partita è durata troppi turni
ends-repetition = La stessa posizione si è ripetuta troppe volte

phase-power-up = Potenziamento
phase-cataclysm = Cataclisma
phase-deployment = Schieramento
phase-battle = Battaglia
stat-life = vita
stat-power = potere
stat-armor = armatura
