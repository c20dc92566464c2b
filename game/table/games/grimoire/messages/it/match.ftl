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
log-retargeted = { $entity } ora ha come bersaglio { $target }
