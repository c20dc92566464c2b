# Ciò che Cataclysm dice con parole sue al tavolo di una partita.

a-card = una carta
stat-life = Punti-vita
stat-power = Potere d'attacco
stat-armor = armatura
cards-count =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
play-of =
    { $who ->
        [you] I tuoi Personaggi in gioco
       *[other] Personaggi in gioco di { $name }
    }
removed-of =
    { $who ->
        [you] Le tue carte fuori dalla partita
       *[other] Carte fuori dalla partita di { $name }
    }
place-free = Posto libero per un Personaggio
counter-discarded-characters = Personaggi negli scarti: { $amount } su { $most }
plate-deck = Squadra: { $deck }
plate-out = Fuori gioco
status-dual = si può giocare anche come Evento
status-borrowed = torna indietro a fine turno

phase-power-up = Potenziamento
phase-cataclysm = Cataclisma
phase-deployment = Schieramento
phase-battle = Battaglia
phase-end = Fine
phase-power-up-note = Chi è di turno pesca una carta.
phase-cataclysm-note = Un Evento, o un Personaggio Duplice giocato come Evento.
phase-deployment-note = Un Personaggio in gioco, se c'è posto: al massimo due.
phase-battle-note = Un Personaggio attacca. L'attacco è obbligatorio; ciascuno infligge all'altro il proprio Potere d'attacco.
phase-end-note = Il turno passa.

end-event = Nessun Evento
end-deploy = Nessun Personaggio
end-battle = Nessuna battaglia
must-battle = Attacca!
must-opponent = Attacca!
end-opponent = Nessuna battaglia
end-not-yet = l'attacco è obbligatorio
prompt-event = Fase cataclisma: gioca un Evento, oppure nessuno.
prompt-deploy = Fase di schieramento: metti in gioco un Personaggio, oppure nessuno.
prompt-battle = Puoi combattere un'altra battaglia.
prompt-battle-must = Fase della battaglia: devi attaccare. Scegli il tuo Personaggio, poi chi attacca.
prompt-opponent = Fase della battaglia: quale avversario attacchi?
prompt-order = Più abilità attendono: quale viene prima?


log-phase = { $phase }
log-skipped-effect =
    { $who ->
        [you] Salti una fase: { $phase }
       *[other] { $name } salta una fase: { $phase }
    }
log-skipped-empty-deck =
    { $who ->
        [you] Il tuo mazzo è vuoto: salti la fase di { $phase }
       *[other] Il mazzo di { $name } è vuoto: salta la fase di { $phase }
    }
log-play-character =
    { $who ->
        [you] Giochi { $card } come Evento
       *[other] { $name } gioca { $card } come Evento
    }
log-left = { $line } ({ $left ->
    [1] resta 1 Punto-vita
   *[other] restano { $left } Punti-vita
})
log-will-skip =
    { $who ->
        [you] Salterai una fase: { $phase }
       *[other] { $name } salterà una fase: { $phase }
    }
log-no-attack =
    { $who ->
        [you] Non hai attacchi possibili
       *[other] { $name } non ha attacchi possibili
    }
log-deploy =
    { $who ->
        [you] Schieri { $card }
       *[other] { $name } schiera { $card }
    }
log-attack = { $attacker } attacca { $target }
log-heal = { $target } recupera { $amount } { $amount ->
    [1] Punto-vita
   *[other] Punti-vita
}
log-destroyed = Cade { $card }
log-swapped = { $entity } e { $other } si scambiano i Punti-vita rimasti
log-eliminated =
    { $who ->
        [you] { $why ->
            [discard_pile] Sei fuori: troppi Personaggi negli scarti
           *[no_character] Sei fuori: nessun Personaggio in gioco
        }
       *[other] { $why ->
            [discard_pile] { $name } è fuori: troppi Personaggi negli scarti
           *[no_character] { $name } è fuori: nessun Personaggio in gioco
        }
    }
log-moved-deck-hand =
    { $who ->
        [you] Peschi { $card }
       *[other] { $name } pesca una carta
    }
log-moved-deck-playing = Scoperta: { $card }
log-moved-deck-play = Entra in gioco { $card }
log-moved-deck-removed = { $card } esce dalla partita
log-moved-removed-play = { $card } torna in gioco
log-moved-removed-discard = { $card } va nella pila degli scarti
log-moved-play-hand = { $card } torna in mano
log-moved-play-deck = { $card } va nel mazzo
log-moved-play-discard = { $card } va negli scarti
log-moved-play-removed = { $card } esce dalla partita
log-moved-hand-removed = { $card } esce dalla partita
log-moved-discard-removed = { $card } esce dalla partita
log-moved-discard-play = { $card } torna in gioco
log-moved-discard-deck = { $card } passa dagli scarti al mazzo

reason-not-an-event = { $entity } non è un Evento: i Personaggi entrano nella fase di schieramento.
reason-not-a-character = { $entity } non è un Personaggio: gli Eventi si giocano nella fase cataclisma.
reason-no-room = Non c'è posto: hai già { $most } Personaggi in gioco.
reason-copy-in-play = Hai già in gioco una copia di { $entity }.
reason-not-own-character = { $entity } non è un tuo Personaggio.
reason-bound = { $entity } non può attaccare (Vincolato).
reason-veiled = { $target } non può essere bersaglio di attacchi (Velato).
reason-vanguard = Prima va attaccato chi ha Avanguardia: { $vanguard }.
reason-attack-mandatory = Devi attaccare: nessuno può rinunciare a una battaglia possibile.
reason-other-opponent = { $target } è di un altro avversario, non di quello che attacchi.
reason-undo-hidden = Intanto è venuta alla luce una carta nascosta: non si può più riprendere.

help-mouse = Trascina una carta dalla mano sul tavolo o su un bersaglio, oppure cliccala. Nella fase della battaglia trascina il tuo Personaggio su chi attacca, oppure clicca entrambi. Il tasto destro annulla. Ciò che brilla si può usare ora; fermati su una carta spenta per leggere perché no. Chi non ha Personaggi in gioco, o ne ha { $discard_limit } negli scarti, è fuori.
result-together = Pareggio tra { $names }
help-end = Passa alla fase seguente
preview-lethal = Fuori dalla partita
fate-no-character = senza Personaggi in gioco
fate-discard-pile = troppi Personaggi negli scarti
ending-curve = Personaggi negli scarti a ogni turno
