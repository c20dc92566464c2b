# Ciò che ESTRO dice con parole sue al tavolo di una partita.

# Sulle carte
kind-ardo = Ardo
kind-granito = Granito
kind-armonio = Armonio
kind-illusio = Illusio
kind-manpo = Manpo
kind-zone = Zona
stat-atk = ATK
stat-def = DEF
stat-hel = HEL
stat-dex = DEX
stat-map = MAP
stat-primary = valore primario
stat-tot = TOT
a-card = una carta
a-card-face-down = una carta coperta
cards-count =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
status-inhibited = doni inibiti
status-unused = dono da usare
status-spent = dono già usato
zoom-inhibited = I suoi doni sono inibiti per tutta la partita.
zoom-unused = Il suo dono non è ancora stato usato.
zoom-spent = Il suo dono «una volta» è già stato usato.
zoom-until-own = , fino alla fine del combattimento
zoom-modifier-primary-own2 = { $amount } al valore primario, dal dado
zoom-modifier-tot-own2 = { $amount } TOT, dalla tabella Estro contro Estro

# Zone del tavolo
field-of =
    { $who ->
        [you] Le tue carte in campo
       *[other] Carte in campo di { $name }
    }
incinerator-of =
    { $who ->
        [you] Il tuo Inceneritore
       *[other] Inceneritore di { $name }
    }
zone-shared = Zone attive
zone-pile-shared = Zone restanti
plate-deck = Mazzo: { $deck }
counter-tot = TOT in campo: { $amount }
counter-tokens = Necrotoken: { $amount } su { $most }

phase-draw = Pesca
phase-play = Gioco
phase-attack = Attacco
phase-end = Fine
phase-draw-note = Chi è di turno pesca una carta.
phase-play-note = Una carta in campo, scoperta o coperta.
phase-attack-note = Fino a due attacchi, con due carte diverse; attaccare è facoltativo.
phase-end-note = Chi ha più di cinque carte in mano scarta; il turno passa.

# Domande
end-play = Basta così
must-play = Gioca una carta
end-attack = Fine attacchi
end-not-yet = una carta va giocata
end-moment = Passa
end-declared = Passa
end-rolled = Passa
end-death = Passa
end-counter = Passa
end-redirect = Continua
left-gift = { $count } doni da usare
prompt-play-must = Gioca una carta: scegli quale, poi scoperta o coperta.
prompt-play-must-note = Ogni turno devi giocarne una; poi le tue carte possono attaccare.
prompt-play = Puoi giocare ancora una carta.
prompt-play-note = «Basta così» non ne gioca altre e passa ai tuoi attacchi.
prompt-how = { $card }: come la giochi?
prompt-how-note = Scoperta valgono i suoi valori, e il suo dono se ne ha uno. Coperta nessuno la vede; non ha valori, e cade se viene attaccata.
act-play = Scoperta
act-lay = Coperta (⟨lay⟩)
act-turn = Scopri
act-use = Usa il dono
act-counter = Contrasta
help-lay = Gioca coperta la carta scelta
prompt-whom = { $card }: scegli chi attaccare.
prompt-whom-note = Punta una carta per vedere quanto è probabile che cada. Un attacco fallito non costa niente a chi attacca.
prompt-attack = { $turn ->
    [yes] { $attack ->
        [yes] Attacca con una tua carta, o scoprine una coperta.
       *[no] Puoi scoprire una carta coperta.
    }
   *[no] Attacca: scegli una tua carta, poi chi attaccare.
}
prompt-attack-note = Non sei obbligato: «Fine attacchi» termina il turno.
prompt-turn = { $card } è coperta: la scopri?
prompt-turn-note = Poi valgono i suoi valori, e il suo dono agisce come se fosse appena giocata. Non conta come carta giocata nel turno.
prompt-gift = { $card }: usi il suo dono?
prompt-moment = Puoi usare un dono.
prompt-moment-note = Si può usare ciò che brilla. «Passa» lo conserva per dopo.
prompt-declared = { $first } attacca { $second }: puoi usare un dono prima dei dadi.
prompt-declared-note = Si può usare ciò che brilla. «Passa»: si tirano i dadi.
prompt-rolled = { $first } attacca { $second }, i dadi sono caduti: puoi ancora usare un dono.
prompt-rolled-note = Si può usare ciò che brilla. «Passa»: si confrontano i valori.
prompt-death =
    { $count ->
        [one] { $card } sta per essere distrutta: puoi salvarla.
       *[other] { $card } stanno per essere distrutte: puoi salvarne una.
    }
prompt-death-note =
    { $count ->
        [one] «Passa»: viene distrutta.
       *[other] «Passa»: vengono distrutte.
    }
prompt-counter = Dono di { $card }: lo contrasti? «Passa» lo lascia agire.
prompt-counter-note = { $clause }
prompt-redirect = Dopo il dono della Zona: l'attacco continua, si ferma o cambia bersaglio?
prompt-redirect-note = Un attacco fermato è speso. Un nuovo bersaglio è attaccato con nuovi dadi.
prompt-discard = Hai troppe carte: scegli quali scartare ({ $count }).
prompt-discard-note = Alla fine del turno; vanno nell'Inceneritore.
prompt-discard-for = { $card }: scegli quale carta scarti per il suo dono.
prompt-sacrifice-for = { $card }: scegli quale carta sacrifichi per il suo dono.
prompt-order = Più doni insieme: quale viene prima?
prompt-order-note = Gli altri vengono dopo.
prompt-coin = Testa o croce?
answer-keep = Continua l'attacco
answer-stop = Ferma l'attacco

# Tabella
control-chart-button = Estro contro Estro
help-chart = Estro contro Estro, e i tiri fortunati
wheel = Estro contro Estro
wheel-note = Chi attacca aggiunge questo al proprio TOT; chi difende nulla. Con lo stesso Estro: 0. Il confronto dei valori primari non ne tiene conto.
wheel-table = Tabella degli Estri
wheel-attacker = Righe: chi attacca. Colonne: chi difende.
wheel-cell = { $attacker } attacca { $defender }: { $amount } TOT
wheel-rolls = Con questi tiri: +{ $bonus } al valore primario

# Previsione di un combattimento
odds-face-down = Coperta: cade, se nessun dono la salva
odds-tot = TOT { $tot } su { $ways }
odds-primary = primario { $primary } su { $ways }
odds-totals = TOT { $attacker } contro { $target }

# Diario
log-turn = Round { $round } · { $name }
log-laid =
    { $who ->
        [you] Giochi una carta coperta
       *[other] { $name } gioca una carta coperta
    }
log-gift = Dono di { $card }
log-attack = { $attacker } attacca { $target }
log-dice = { $entity }: tiro { $roll }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}
log-compared = { $face_down ->
    [yes] { $target } era coperta: è sconfitta
   *[no] { $by_tot ->
        [yes] TOT { $tots-1 } contro { $tots-2 }: { $attacker } vince
       *[no] { $by_primary ->
            [yes] Valore primario { $primaries-1 } contro { $primaries-2 }, più del doppio: { $attacker } vince
           *[no] TOT { $tots-1 } contro { $tots-2 }: { $target } resiste
        }
    }
}
# Il confronto di due carte al centro
clash-printed = sulla carta
clash-die = dado { $roll }
clash-table = { $attacker } contro { $target }
clash-rest = valori cambiati
clash-others = altri doni
clash-lead = { $face_down ->
    [yes] né valori né dadi
   *[no] { $by_tot ->
        [yes] { $ahead } in più
       *[no] { $by_primary ->
            [yes] primario { $primaries-1 } contro { $primaries-2 }: più del doppio
           *[no] { $ahead ->
                [0] pari
               *[other] { $ahead } in più
            }
        }
    }
}
clash-destroyed = { $target } è distrutta
clash-beaten = { $target } è battuta
clash-withstands = { $target } resiste: nulla è perduto
side-heads = testa
side-tails = croce
log-tokens =
    { $who ->
        [you] I tuoi Necrotoken: { $amount }
       *[other] Necrotoken di { $name }: { $amount }
    }
log-announced =
    { $who ->
        [you] Annunci TOT { $tots-1 } contro { $tots-2 }
       *[other] { $name } annuncia TOT { $tots-1 } contro { $tots-2 }
    }: { $won ->
        [yes] { $target } cade
       *[no] { $target } resiste
    }
log-mistake =
    { $who ->
        [you] Errore tuo: perdi una carta della mano
       *[other] Errore di { $name }: una carta della mano è perduta
    }
log-destroyed = { $card } è distrutta
log-rescued = { $entity } è salva
log-protected = { $entity } non può essere distrutta
log-stopped = { $attacker } ferma l'attacco
log-redirected = L'attacco passa a { $target }
log-counted = Fine dell'ultimo round: carte { $cards-1 } contro { $cards-2 }, TOT { $tots-1 } contro { $tots-2 }
log-exhausted =
    { $who ->
        [you] Non hai più carte
       *[other] { $name } non ha più carte
    }
log-moved-deck-hand =
    { $who ->
        [you] Peschi { $card }
       *[other] { $name } pesca una carta
    }
log-moved-deck-field = Entra in campo { $card }
log-moved-field-incinerator = { $card } va nell'Inceneritore
log-moved-hand-incinerator = Scarto: { $card }
log-moved-deck-incinerator = { $card } va dal mazzo all'Inceneritore
log-moved-field-removed = { $card } esce dalla partita
log-moved-hand-removed = { $card } esce dalla partita
log-moved-incinerator-removed = { $card } esce dalla partita
log-moved-deck-removed = { $card } esce dalla partita
log-moved-zone-removed = { $card } esce dalla partita
log-moved-removed-field = { $card } torna in gioco
log-moved-removed-zone = { $card } torna in gioco
log-moved-removed-incinerator = { $card } va nell'Inceneritore
log-moved-field-hand = { $card } torna in mano
log-moved-field-deck = { $card } va nel mazzo
log-moved-incinerator-field = { $card } torna in campo
log-moved-incinerator-hand = { $card } torna in mano
log-moved-incinerator-deck = { $card } passa dall'Inceneritore al mazzo

help-mouse = Ogni turno una carta va giocata: cliccala e scegli se scoperta o coperta, oppure trascinala sul tavolo per giocarla scoperta. Poi attacca, fino a due volte: trascina la tua carta su chi attacca, oppure clicca entrambe. Prima di lasciarla leggi in quanti tiri su 36 vince. T mostra Estro contro Estro. Il tasto destro annulla.
help-end = Fine attacchi, o passa
help-discard = Gli Inceneritori
result-turns = Turni: { $turn }
ended-elimination = Nessuna carta rimasta in campo
ended-exhaustion = Niente più da pescare
ended-last-round = Conteggio dopo l'ultimo round

# Mnemonica e Necrotoken
act-protect = Proteggi (2 Necrotoken)
ask-announce-own = Il TOT di { $card }?
ask-announce-other = Il TOT di { $card }, la carta attaccata?
ask-announce-note = Annuncia il totale finale, con dado, Zona, doni e tabella.
announce-confirm = Annuncia { $amount }
ask-outcome = { $card } vince?
ask-outcome-note = Annuncia come finisce il combattimento.
outcome-yes = La carta attaccata cade
outcome-no = La carta attaccata resiste
ask-contest = { $card } attacca: contesti l'annuncio?
ask-contest-note = Se l'annuncio è sbagliato chi attacca perde una carta della mano; se è giusto la perdi tu.
contest-yes = Contesta
contest-no = Accetta
ask-token-draw = Un Necrotoken per una carta in più?
ask-token-draw-note = Spendi 1 Necrotoken e peschi una seconda carta.
token-draw-yes = Pesca ancora
token-draw-no = Non ora
ask-token-card = Tre Necrotoken per una carta in campo?
ask-token-card-note = Una carta a caso del tuo mazzo entra scoperta; i suoi doni restano inibiti per tutta la partita.
token-card-yes = Mettila in campo
token-card-no = Non ora
prompt-mistake = Errore: scegli la carta della mano che perdi.

# Perché qualcosa è rifiutato
reason-not-own-card = { $entity } non è tua: puoi farlo solo con le tue carte.
reason-no-attacks-yet = In questo round non si può ancora attaccare.
reason-no-attack-left = In questo turno non hai più attacchi.
reason-face-down = { $entity } è coperta e non può attaccare.
reason-has-attacked = { $entity } non può farlo dopo un attacco.
reason-bound = { $entity } è Vincolata e non può attaccare.
reason-not-an-enemy = { $target } non è una carta avversaria in campo.
reason-veiled = { $target } è Velata e non può essere attaccata.
reason-bulwark = Prima va attaccata una carta con Baluardo.
reason-not-face-down = { $entity } non è coperta.
reason-placed-this-turn = { $entity } è stata messa in campo in questo turno: potrai scoprirla dal tuo prossimo turno.
ending-curve = TOT in campo a ogni turno
removed-shared = Fuori dalla partita

# Chi è in vantaggio
standing-cards = Carte
standing-before = Senza carte si perde, dalla fine del round { $out }
standing-on = Round { $round } di { $last }. Senza carte si perde
standing-last = Round { $round } di { $last }. Poi { $team ->
    [yes] vince il TOT maggiore
   *[no] vince chi ha più carte e TOT
}
standing-empty = { $who ->
    [you] Non hai carte: perdi alla fine del round { $out }!
    [other] Là nessuna carta: vinci alla fine del round { $out }!
   *[none] Senza carte si perde, dalla fine del round { $out }
}
standing-rules = Dalla fine del round { $out } chi non ha carte in campo ha perso. Alla fine del round { $last } { $team ->
    [yes] vince la squadra con il TOT maggiore.
   *[no] vince chi ha più carte e anche il TOT maggiore; altrimenti è patta.
}
