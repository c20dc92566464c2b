# Il tavolo di una partita.

object-you = te
a-contract = un contratto
stat-attack = attacco
stat-health = salute
stat-durability = durabilità
stat-magic_damage = danni magici
stat-magic-damage = danni magici
status-faded = Sbiadito
status-active = attivo

line-of =
    { $who ->
        [you] La tua linea
       *[other] Linea di { $name }
    }
rune-of =
    { $who ->
        [you] La tua Runa
       *[other] Runa di { $name }
    }
orb-of =
    { $who ->
        [you] Il tuo Globo
       *[other] Globo di { $name }
    }
deck-of =
    { $who ->
        [you] Il tuo mazzo
       *[other] Mazzo di { $name }
    }
discard-of =
    { $who ->
        [you] I tuoi scarti
       *[other] Scarti di { $name }
    }
hand-of =
    { $who ->
        [you] La tua mano
       *[other] Mano di { $name }
    }
mana-of =
    { $who ->
        [you] Il tuo mana
       *[other] Mana di { $name }
    }
cards-count =
    { $count ->
        [0] nessun contratto
        [one] { $count } contratto
       *[other] { $count } contratti
    }
empty-rune = Nessuna Runa in campo
empty-orb = Nessun Globo in campo
place-at = Posto { $index }
token-extractor = Estrattore di mana ({ $element })
token-tank = Serbatoio di mana
token-full = pieno
token-empty = vuoto
hint-extractors = { $element }: { $full } su { $total } pieni. Gli estrattori si riempiono all'inizio del turno.
hint-tanks = { $full } serbatoi pieni su { $total }. I serbatoi conservano il mana e pagano il mana puro.
hint-token-used = Svuotato da questo pagamento. Un clic lo lascia pieno.
hint-token-free = Un clic svuota questo, al posto di un altro.
hint-pile = { $name }: { $value }. Un clic per guardarli.
hint-log = Tutto ciò che è successo finora (L)

hand-count =
    { $count ->
        [0] nessuna carta in mano
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
plate-skips = Salterà la prossima: { $phase }
phases = Fasi del turno
banner-forced = Attacco obbligato: { $attacker } contro { $target }
place-free = Posto libero
counter-health = salute { $amount }
counter-attack = attacco { $amount }
plate-out = Fuori
plate-deck = Mazzo: { $deck }
plate-special-free = La pesca speciale è ancora disponibile.
plate-special-used = La pesca speciale è già stata usata.
burnout-next = Il mazzo è finito: il prossimo esaurimento infligge { $amount }.
burnout-short = Esaurimento: { $amount } finora

end-turn = Fine turno
far-turn = Non è il tuo turno
end-not-yet = prima questo
end-nothing-left = non resta nulla da fare
turn-number = Turno { $turn }
hint-end = Ancora possibile: { $left }. (E)
hint-end-plain = Non restano mosse utili. (E)
left-moves =
    { $count ->
        [one] { $count } mossa possibile
       *[other] { $count } mosse possibili
    }
left-play = { $count } da giocare
left-attack = { $count } possono agire
left-use = { $count } da usare
control-undo = Riprendi la mossa
control-log-button = Diario
control-help-button = Aiuto
control-menu-button = Menù

prompt-thinking = { $name } sta pensando…
prompt-aside = La domanda aspetta. Guarda pure il tavolo.
prompt-show = Torna alla domanda
prompt-place = In che punto della linea va { $card }?
prompt-target =
    { $count ->
        [1] { $card }: scegli un bersaglio
       *[other] { $card }: scegli fino a { $count } bersagli
    }
pick-none = Nessuno
prompt-choose =
    { $count ->
        [1] Scegline uno
       *[other] Scegline fino a { $count }
    }
prompt-pay = { $card }: paghi così? Clicca i gettoni per cambiare.
pay-confirm = Paga
pay-cannot-spare = Questo serve: nient'altro può pagare al suo posto.
pay-cannot-use = Questo non può pagare nessuna parte del costo.
prompt-attack =
    { $who ->
        [you] Chi attacchi?
       *[other] { $card }: scegli chi attaccare.
    }
prompt-orb = Chi colpisce { $card }?
prompt-magnetize = { $card } può guadagnare Magnetizzato
act-magnetize = Magnetizza (M)

ask-extractor = Un nuovo estrattore
ask-extractor-note = Scegli il colore dell'estrattore che guadagni in questo turno.
ask-exchange = Sostituisci un estrattore
ask-exchange-note = Gli estrattori sono tutti al loro posto. Puoi cederne uno per averne uno di un altro colore.
extractor-gain = Guadagna { $element }
extractor-give = Cedi { $element }
extractor-take = Prendi { $element }
extractor-decline = Non sostituire
ask-draw = Pesca
ask-draw-note = Quanti contratti guardi? Uno va nella tua mano, gli altri nella pila degli scarti, a faccia in su.
ask-special-note = Oppure, una volta per partita, la pesca speciale: tienine due e subisci 1 danno per ogni contratto scartato così.
draw-look =
    { $count ->
        [1] Guardane 1
       *[other] Guardane { $count }
    }
draw-special = Guardane { $count }, tienine 2
ask-keep =
    { $count ->
        [1] Quale tieni?
       *[other] Quali { $count } tieni?
    }
ask-keep-note = Gli altri vanno nella tua pila degli scarti.
ask-keep-one-note = In mano c'è posto per uno solo; l'altro va nella pila degli scarti.
ask-aside = La tua mano iniziale
ask-aside-note = Scegli i contratti da mettere da parte. Ne estrai altrettanti; i vecchi vengono rimescolati nel mazzo.
aside-keep-all = Tieni tutto
aside-confirm =
    { $count ->
        [one] Mettine { $count } da parte
       *[other] Mettine { $count } da parte
    }
mark-aside = Da parte
ask-choose = Scegli
ask-may = Usi questo effetto?
ask-may-note = { $card }: puoi rinunciare.
may-yes = Usalo
may-no = Rinuncia
ask-orb = Lasci attivo il Globo?
ask-orb-note = Un Globo attivo risponde al primo attacco contro di te nel turno avversario. Ti costa salute e durabilità.
orb-yes = Lascialo attivo
orb-no = Fallo riposare
ask-store = Conserva il mana
ask-store-note = A fine turno gli estrattori si svuotano. Il loro mana può riempire i tuoi serbatoi vuoti.
store-confirm =
    { $count ->
        [0] Non conservare nulla
       *[other] Conserva { $count }
    }
sheet-aside = Guarda il tavolo (H)

banner-own-turn = Tocca a te
banner-turn = Turno di { $name }
banner-far-turn = Tocca all'avversario
banner-burnout = Esaurimento: { $amount } danni

zoom-values = Valori
zoom-why = Non ora
zoom-value = { $stat }: { $now } su { $full } (stampato { $printed })
zoom-modifier = { $amount } { $stat }, da { $source }
zoom-until-end = , fino alla fine del turno
zoom-until-next = , fino al prossimo turno
zoom-faded = Sbiadito: il suo testo non c'è più.

log = Diario
log-all = Apri
log-nothing = le regole
log-turn = Turno { $turn } · { $name }
log-begins = La partita comincia
log-set-aside =
    { $who ->
        [you] { $amount ->
            [0] Tieni la mano iniziale
           *[other] Ne metti da parte { $amount }
        }
       *[other] { $amount ->
            [0] { $name } tiene la mano iniziale
           *[other] { $name } ne mette da parte { $amount }
        }
    }
log-extractor =
    { $who ->
        [you] Guadagni un estrattore: { $element }
       *[other] { $name } guadagna un estrattore: { $element }
    }
log-exchange =
    { $who ->
        [you] Sostituisci { $exchanged } con { $element }
       *[other] { $name } sostituisce { $exchanged } con { $element }
    }
log-draw =
    { $who ->
        [you] Peschi, guardandone { $amount }
       *[other] { $name } pesca, guardandone { $amount }
    }
log-special-draw =
    { $who ->
        [you] Usi la pesca speciale, guardandone { $amount }
       *[other] { $name } usa la pesca speciale, guardandone { $amount }
    }
log-moved-deck-hand =
    { $who ->
        [you] Estrai { $card }
       *[other] { $name } estrae { $card }
    }
log-moved-looking-hand =
    { $who ->
        [you] Tieni { $card }
       *[other] { $name } tiene { $card }
    }
log-moved-looking-discard = { $card } va negli scarti
log-moved-deck-discard = { $card } va dal mazzo agli scarti
log-moved-hand-discard = Scarto: { $card }
log-moved-aside-hand = { log-moved-deck-hand }
log-moved-line-hand = { $card } torna in mano
log-moved-rune-discard = { $card } va negli scarti
log-moved-orb-discard = { $card } va negli scarti
log-moved-line-deck = { $card } va nel mazzo
log-moved-discard-hand = { $card } torna in mano
log-moved-discard-line = { $card } torna in campo
log-moved-deck-line = { $card } arriva in campo dal mazzo
log-play =
    { $who ->
        [you] Giochi { $card }
       *[other] { $name } gioca { $card }
    }
log-attack =
    { $who ->
        [you] Attacchi { $target }
       *[other] { $attacker } attacca { $target }
    }
log-damage =
    { $who ->
        [you] Infliggi { $amount } a { $target }
       *[other] { $source } infligge { $amount } a { $target }
    }
log-damage-plain =
    { $who ->
        [you] Subisci { $amount } danni
       *[other] { $target } subisce { $amount } danni
    }
log-heal =
    { $who ->
        [you] Recuperi { $amount } di salute
       *[other] { $target } recupera { $amount } di salute
    }
log-lose =
    { $who ->
        [you] Perdi { $amount } di salute
       *[other] { $target } perde { $amount } di salute
    }
log-destroyed = Distruzione: { $card }
log-created = Appare { $card }
log-modified = { $card }: { $changes }
log-granted =
    { $who ->
        [you] Guadagni { $keywords }
       *[other] { $card } guadagna { $keywords }
    }
log-faded =
    { $who ->
        [you] Sbiadisci
       *[other] { $card } sbiadisce
    }
log-effect = Effetto di { $card }
log-rune-used =
    { $who ->
        [you] Usi { $card }
       *[other] { $name } usa { $card }
    }
log-orb-used = { $entity } colpisce { $target }
log-orb-answers = { $entity } risponde e colpisce { $target }
log-orb-active = { $entity } resta in guardia
log-tanks-filled =
    { $who ->
        [you] Conservi { $amount } mana
       *[other] { $name } conserva { $amount } mana
    }
log-burnout =
    { $who ->
        [you] Esaurimento: subisci { $amount }
       *[other] Esaurimento: { $name } subisce { $amount }
    }
log-control =
    { $who ->
        [you] Prendi il controllo di { $card }
       *[other] { $name } prende il controllo di { $card }
    }
log-readied = { $card } può agire di nuovo
log-conceded =
    { $who ->
        [you] Ti arrendi
       *[other] { $name } si arrende
    }
log-result = La partita è decisa
log-result-draw = La partita finisce in pareggio

reason-other = Ora non è possibile ({ $code }).
reason-match-over = La partita è finita.
reason-nothing-asked = Ora non ti viene chiesto nulla.
reason-malformed = La risposta non va bene per questa domanda.
reason-not-an-answer = La risposta non va bene per questa domanda.
reason-nothing-to-cancel = Non c'è nulla da annullare.
reason-not-a-choice = Qui non puoi scegliere { $entity }.
reason-wrong-number = Scegline da { $least } a { $most }; ne hai scelti { $chosen }.
reason-wrong-order = La risposta non va bene per questa domanda.
reason-not-in-hand = { $entity } non è nella tua mano.
reason-line-full = La linea è piena: non entrano altre creature.
reason-not-enough-mana = Mana insufficiente: servono { $needs }; hai { $full }.
reason-no-target = Non c'è alcun bersaglio per { $entity }.
reason-not-a-fighter = { $entity } non combatte per te.
reason-no-attack-value = Non hai un valore di attacco.
reason-has-acted = { $entity } ha già agito in questo turno.
reason-newly-come = { $entity } è in campo da questo turno: potrà agire dal tuo prossimo.
reason-not-a-foe = { $target } non è un avversario.
reason-guarded = { $target } ha chi protegge: prima bisogna attaccare { $guards }.
reason-impetus-only-creatures = Nel suo primo turno { $entity } può attaccare solo creature (Impeto).
reason-not-own-creature = { $entity } non è una tua creatura.
reason-not-own-rune = { $entity } non è la tua Runa.
reason-no-use = { $entity } non ha effetti da usare.
reason-used-this-turn = Hai già usato { $entity } in questo turno.
reason-not-own-orb = { $entity } non è il tuo Globo.
reason-unknown-word = La risposta non va bene per questa domanda.
reason-undo-nothing = Non c'è nulla da riprendere.
reason-undo-other-answered = L'altro giocatore ha già risposto: non si può più riprendere.
reason-undo-hidden = Intanto è venuto alla luce un contratto nascosto: non si può più riprendere.
reason-undo-random = Intanto il caso ha deciso qualcosa: non si può più riprendere.
reason-not-asked = Ora tocca a un altro rispondere.
reason-unknown-action = La risposta non va bene per questa domanda.
mana-amount = { $amount } { $element }
mana-none = niente mana
tanks-amount =
    { $amount ->
        [one] { $amount } serbatoio
       *[other] { $amount } serbatoi
    }

pile-empty = Per ora è vuota.
menu = Menù
menu-resume = Torna alla partita
menu-settings = Impostazioni
menu-help = Aiuto
menu-concede = Arrenditi
menu-concede-sure = Vuoi davvero arrenderti?
menu-leave = Torna al titolo
menu-leave-hint = La partita resta salvata: puoi riprenderla dal titolo.
menu-quit = Esci dal programma
told-speed = Ritmo: { $speed }

help = Come si gioca a questo tavolo
help-mouse = Trascina un contratto dalla mano nella linea o su un bersaglio, oppure cliccalo. Trascina una creatura su chi attacca, oppure clicca entrambi. Il tasto destro annulla. Ciò che brilla si può usare ora; fermati su una carta spenta per leggere perché no.
help-focus = Sposta il fuoco
help-act = Usa ciò che ha il fuoco; conferma
help-cancel = Annulla, chiudi, menù
help-end = Fine del turno
help-magnetize = Magnetizza la creatura scelta
help-undo = Riprendi l'ultima risposta
help-log = Diario
help-aside = Guarda il tavolo dietro una domanda
help-skip = Salta ciò che viene mostrato
help-speed = Ritmo dell'avversario: 1×, 2×, 4×, immediato
help-discard = Pile degli scarti
help-help = Questo foglio
help-fullscreen = Schermo intero

result-won = Vittoria
result-lost = Sconfitta
result-draw = Pareggio
result-together = Vittoria a pari merito: { $names }
result-winner = Vince { $name }
result-turns = Dopo { $turn } turni.
result-fate = { $name }: { $fate }
result-look = Guarda il tavolo
result-title = Al titolo
result-rematch = Rivincita

curtain-pass = Passa il portatile a { $name }
curtain-note = Il tavolo è coperto. Quando guarda solo la persona giusta, mostra la mano.
curtain-show = Sono { $name }: mostra la mia mano

preview-lethal = Letale
preview-fatal = Così perdi
warn-fatal = Così perderesti la partita. Se è quello che vuoi, fallo di nuovo.
match-not-saved = Ora la partita non si può salvare. Si continua, e la prossima risposta ci riprova.
match-cards-changed = Le carte di questa partita sono cambiate; si continua con quelle di allora.
