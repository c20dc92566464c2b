# Ciò che il registro dice degli eventi di Grimoire.

log-attack-announced = Si dichiara un attacco
log-attack-withdrawn = L'attacco è ritirato
log-attack = { $attacker } attacca
log-attack-ends = L'attacco è finito
log-banded = Attacca un branco
log-block = { $entity } blocca { $target }
log-unblocked = Nessuno blocca { $entity }
log-land = Si gioca { $card }
log-mana = { $entity } viene impegnata per il mana
log-destroyed = { $card } va al cimitero
log-countered = { $card } viene neutralizzata
log-heal = { $target } guadagna { $amount } punti vita
log-moved-library-hand =
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
log-moved-casting-territory = { $card } entra in gioco
log-moved-casting-graveyard = { $card } va al cimitero
log-moved-hand-graveyard = Scartata: { $card }
log-moved-territory-graveyard = { $card } va al cimitero
log-moved-territory-hand = { $card } torna in mano
log-moved-graveyard-hand = { $card } torna in mano
log-moved-graveyard-library = { $card } va nel grimorio
log-moved-graveyard-territory = { $card } torna in gioco
log-moved-territory-library = { $card } va nel grimorio
log-moved-territory-removed = { $card } esce dalla partita
log-moved-graveyard-removed = { $card } esce dalla partita
log-moved-hand-library = Una carta va nel grimorio
