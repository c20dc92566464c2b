# Ciò che Contracts dice con parole sue al tavolo di una partita.

a-card = un contratto
stat-attack = attacco
stat-health = salute
stat-durability = durabilità
stat-magic-damage = danni magici
status-textless = Sbiadito
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

tokens-of =
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

counter-health = salute { $amount }
counter-attack = attacco { $amount }
plate-deck = Mazzo: { $deck }
plate-special-free = La pescata speciale è ancora disponibile.
plate-special-used = La pescata speciale è già stata usata.
burnout-next = Il mazzo è finito: il prossimo esaurimento infligge { $amount }.
burnout-short = Esaurimento { $amount }

prompt-place = In che punto della linea va { $card }?
prompt-pay = { $card }: paghi così? Clicca i gettoni per cambiare.
pay-confirm = Paga

prompt-orb = Chi colpisce { $card }?
prompt-magnetize = { $card } può guadagnare Magnetizzato
act-magnetize = Magnetizza (⟨magnetize⟩)

ask-extractor = Scegli il nuovo estrattore
ask-extractor-note = Scegli il colore dell'estrattore che guadagni in questo turno.
ask-exchange = Scambi un estrattore? Premi quello che cedi
ask-exchange-for = Quale al posto di { $element }?
ask-exchange-note = Gli estrattori sono tutti al loro posto. Puoi cederne uno per averne uno di un altro colore.
extractor-gain = Guadagna { $element }
extractor-give = Cedi { $element }
extractor-take = Prendi { $element }
extractor-decline = Non sostituire

ask-draw = Tienine 1 di
ask-special = Pescata speciale, una volta per partita (ogni contratto scartato costa 1 salute): tienine { $keep } di
draw-burnout = Nel mazzo ne restano { $left }: per ciò che manca subisci l'esaurimento
ask-draw-note = Quanti contratti guardi? Uno va nella tua mano, gli altri nella pila degli scarti, a faccia in su.
ask-special-note = Oppure, una volta per partita, la pescata speciale: tienine due e subisci 1 danno per ogni contratto scartato così.
draw-look =
    { $count ->
        [1] Guardane 1
       *[other] Guardane { $count }
    }
draw-special = Guardane { $count }, tienine { $keep }

ask-keep =
    { $count ->
        [1] Quale tieni?
       *[other] Quali { $count } tieni?
    }
ask-keep-note = Gli altri vanno nella tua pila degli scarti.
ask-keep-one-note = In mano c'è posto per uno solo; l'altro va nella pila degli scarti.
ask-aside = La tua mano iniziale: premi ciò che metti da parte
ask-aside-note = Scegli i contratti da mettere da parte. Ne estrai altrettanti; i vecchi vengono rimescolati nel mazzo.
aside-keep-all = Tieni tutto
aside-confirm =
    { $count ->
        [one] Mettine { $count } da parte
       *[other] Mettine { $count } da parte
    }
mark-keep = Tieni
mark-aside = Da parte

ask-orb = Lasci attivo { $card }?
ask-orb-note = Un Globo attivo risponde al primo attacco contro di te nel turno avversario. Ti costa salute e durabilità.
orb-yes = Lascialo attivo
orb-no = Fallo riposare

ask-refill = Quali estrattori si riempiono?
answer-element = { $first }
ask-element = Un estrattore di quale elemento?
answer-refill = { $first } fuoco, { $second } acqua, { $third } luce, { $fourth } puro
prompt-sacrifice = { $card }: scegli che cosa sacrificare.
prompt-discard = { $card }: scegli che cosa scartare.
prompt-exhaust = { $card }: scegli di chi usa l'azione.
ask-store = Conserva il mana
ask-store-note = A fine turno gli estrattori si svuotano. Il loro mana può riempire i tuoi serbatoi vuoti.
store-confirm =
    { $count ->
        [0] Non conservare nulla
       *[other] Conserva { $count }
    }
banner-burnout = Esaurimento: { $amount } danni
zoom-textless = Sbiadito: il suo testo non c'è più.

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
        [you] { $exchanged ->
            [none] Guadagni un estrattore: { $element }
           *[other] Sostituisci { $exchanged } con { $element }
        }
       *[other] { $exchanged ->
            [none] { $name } guadagna un estrattore: { $element }
           *[other] { $name } sostituisce { $exchanged } con { $element }
        }
    }
log-draw =
    { $who ->
        [you] Peschi, guardandone { $amount }
       *[other] { $name } pesca, guardandone { $amount }
    }
log-special-draw =
    { $who ->
        [you] Usi la pescata speciale, guardandone { $amount }
       *[other] { $name } usa la pescata speciale, guardandone { $amount }
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
log-laid =
    { $who ->
        [you] Giochi una carta coperta
       *[other] { $name } gioca una carta coperta
    }
log-moved-looking-discard = { $card } va negli scarti
log-moved-aside-hand = { log-moved-deck-hand }
log-moved-line-removed = { $card } esce dalla partita
log-moved-rune-removed = { $card } esce dalla partita
log-moved-orb-removed = { $card } esce dalla partita
log-moved-hand-removed = { $card } esce dalla partita
log-moved-discard-removed = { $card } esce dalla partita
log-moved-deck-removed = { $card } esce dalla partita
log-moved-playing-removed = { $card } esce dalla partita
log-moved-removed-line = { $card } torna in gioco
log-moved-removed-rune = { $card } torna in gioco
log-moved-removed-orb = { $card } torna in gioco
log-moved-removed-discard = { $card } va nella pila degli scarti
log-moved-line-hand = { $card } torna in mano
log-moved-rune-discard = { $card } va negli scarti
log-moved-orb-discard = { $card } va negli scarti
log-moved-line-deck = { $card } va nel mazzo
log-moved-discard-line = { $card } torna in campo
log-moved-deck-line = { $card } arriva in campo dal mazzo
log-attack =
    { $who ->
        [you] Attacchi { $target }
       *[other] { $attacker } attacca { $target }
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
log-faded =
    { $who ->
        [you] Sbiadisci
       *[other] { $card } sbiadisce
    }
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
log-tanks-filled-effect =
    { $who ->
        [you] Riempi { $amount ->
            [one] 1 serbatoio
           *[other] { $amount } serbatoi
        }
       *[other] { $name } riempie { $amount ->
            [one] 1 serbatoio
           *[other] { $amount } serbatoi
        }
    }
log-burnout =
    { $who ->
        [you] Esaurimento: il tuo mazzo è vuoto
       *[other] Esaurimento: { $name } ha il mazzo vuoto
    }
log-readied = { $card } può agire di nuovo

reason-line-full = La linea è piena: non entrano altre creature.
reason-special-used = La pescata speciale di questa partita è già stata usata.
reason-special-at-start-only = La pescata speciale sostituisce solo la pescata d'inizio turno.
reason-not-full = Di quelli solo { $full } sono pieni.
reason-not-enough-of = Di { $element } bisogna pagare almeno { $needs }.
reason-wrong-amount = In tutto bisogna pagare { $needs }; hai dato { $given }.
reason-cost-missing = C'è dell'altro da pagare, e non si può.
reason-not-enough-mana = Mana insufficiente: servono { $needs }; hai { $full }.
reason-not-a-fighter = { $entity } non combatte per te.
reason-no-attack-value = Non hai un valore di attacco.
reason-has-acted = { $entity } ha già agito in questo turno.
reason-newly-come = { $entity } è in campo da questo turno: potrà agire dal tuo prossimo.
reason-guarded = { $target } ha chi protegge: prima bisogna attaccare { $guards }.
reason-impetus-only-creatures = Nel suo primo turno { $entity } può attaccare solo creature (Impeto).
reason-not-own-creature = { $entity } non è una tua creatura.
reason-not-own-rune = { $entity } non è la tua Runa.
reason-no-use = { $entity } non ha effetti da usare.
reason-used-this-turn = Hai già usato { $entity } in questo turno.
reason-used-up = Hai già usato { $entity }: si può una volta sola in una partita.
reason-not-own-orb = { $entity } non è il tuo Globo.
reason-undo-hidden = Intanto è venuto alla luce un contratto nascosto: non si può più riprendere.

mana-amount = { $amount } { $element }
mana-none = niente mana
tanks-amount =
    { $amount ->
        [one] { $amount } serbatoio
       *[other] { $amount } serbatoi
    }

help-mouse = Trascina un contratto dalla mano nella linea o su un bersaglio, oppure cliccalo. Trascina una creatura su chi attacca, oppure clicca entrambi. Il tasto destro annulla. Ciò che brilla si può usare ora; fermati su una carta spenta per leggere perché no.
help-end = Fine del turno
help-magnetize = Magnetizza la creatura scelta
end-not-yet = prima questo
event-fetch = un'estrazione
ending-curve = Salute a ogni turno
removed-shared = Fuori dalla partita
