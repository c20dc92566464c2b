# Ciò che il registro dice degli eventi di Grimoire.

log-attack-announced = Si dichiara un attacco
log-attack-withdrawn = L'attacco è ritirato
log-attack = { $attacker } attacca
log-attack-ends = L'attacco è finito
log-banded = { $cards } attaccano in branco
log-block = { $entity } blocca { $target }
log-unblocked = Nessuno blocca { $entity }
log-land = Si gioca { $card }
log-mana = { $source } viene impegnata per il mana
log-destroyed = { $card } va al cimitero
log-countered = Si neutralizza { $card }
log-toll-paid =
    { $who ->
        [you] Paghi { $amount }
       *[other] { $name } paga { $amount }
    }: { $card } non si neutralizza
log-regenerated = { $card } si rigenera
number-saved = si rigenera
log-heal =
    { $who ->
        [you] Guadagni { $amount } punti vita
       *[other] { $target } guadagna { $amount } punti vita
    }
log-moved-library-hand =
    { $who ->
        [you] Peschi { $card }
       *[other] { $name } pesca una carta
    }
log-moved-casting-territory = { $card } entra in gioco
log-moved-casting-graveyard = { $card } va al cimitero
log-moved-library-graveyard = { $card } va dal grimorio al cimitero
log-moved-library-territory = { $card } entra in gioco dal grimorio
log-moved-casting-hand = { $card } torna in mano
log-moved-casting-library = { $card } va nel grimorio
log-moved-casting-removed = { $card } esce dalla partita
log-moved-hand-removed = { $card } esce dalla partita
log-moved-removed-territory = { $card } torna in gioco
log-moved-removed-hand = { $card } torna in mano
log-moved-removed-graveyard = { $card } va al cimitero
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
log-ante-agreed = I due giocano per la posta
log-ante-declined = Non si gioca per la posta
log-owned = { $card } ha cambiato proprietario, solo in questa partita
log-moved-library-ante = { $card } è la posta di { $name }
log-moved-library-removed = { $card } resta fuori: non si gioca per la posta
log-moved-ante-library = { $card } passa dalla posta al grimorio
log-moved-ante-hand = { $card } passa dalla posta alla mano
log-mulligan = { $name } mostra la mano e pesca di nuovo
ask-ante = Giocare per la posta?
ask-ante-note = Si mette da parte la prima carta di ogni grimorio. Nella registrazione di questa partita chi vince risulta proprietario di entrambe; nessun mazzo e nessuna collezione cambia.
ask-ante-yes = Gioca per la posta
ask-ante-no = Senza posta
ask-mulligan = Cambiare la mano?
ask-mulligan-note = Non ha terre, o non ha altro. Puoi mostrarla una volta e pescare altrettante carte.
ask-toll = Pagare il prezzo?
ask-toll-note = { $card } neutralizza la tua magia se non paghi quanto chiede.
ask-toll-yes = Paga
ask-toll-no = Lascia che sia neutralizzata
ask-mulligan-yes = Pesca di nuovo
ask-mulligan-no = Tienila
reason-not-taken-back = Ciò che è fatto è fatto: si riprende solo il mana attinto a mano, prima che accada altro.
asked-itself = { $card }: la carta si rigenera da sola quando verrebbe distrutta, se si può pagare (⟨ask-card⟩)
