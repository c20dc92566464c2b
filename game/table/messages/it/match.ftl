# Il tavolo di una partita.

object-you = te

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
hint-pile = { $name }: { $value }. Un clic per guardarli.
hint-log = Tutto ciò che è successo finora (⟨log⟩)

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
plate-out = Fuori

face-down-card = Carta coperta
face-down-known = { $card }, coperta
face-down = È coperta
face-down-you = Solo tu sai quale carta è.
face-down-nobody = Nessuno sa quale carta è.
face-down-both = Tu e { $names } sapete quale carta è.
face-down-others =
    { $count ->
        [one] { $names } sa quale carta è.
       *[other] { $names } sanno quale carta è.
    }
plate-partners =
    { $who ->
        [you] Giochi con { $names }
       *[other] Gioca con { $names }
    }
plate-partner = { $name } · con te

turn-over = Nel tuo turno non resta niente da fare.
end-turn = Fine turno
far-turn-asked = Tocca a te rispondere
far-turn = Non è il tuo turno
end-nothing-left = non resta nulla da fare
turn-number = Turno { $turn }
hint-end = Ancora possibile: { $left }. (⟨end⟩)
hint-end-plain = Non restano mosse utili. (⟨end⟩)
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
control-menu-button = Menù

plate-thinks = sta pensando…
plate-thinks-slow = sta ancora pensando…
plate-thinks-restarted = ci ripensa da capo…
prompt-aside = La domanda aspetta. Guarda pure il tavolo.
prompt-show = Torna alla domanda
prompt-target =
    { $count ->
        [1] { $card }: scegli un bersaglio
       *[other] { $card }: scegli fino a { $count } bersagli
    }
prompt-target-next = { $card }: scegli il prossimo bersaglio
target-chosen-already = { $entity } è già un bersaglio.
step-put = { $card } a { $other }
step-give = { $amount } a { $card }
step-put-back = Togli: { $card } a { $other }
step-give-back = Togli: { $amount } a { $card }
mark-chosen = Scelta
mark-discard = Scarta
mark-sacrifice = Sacrifica
pick-exchanges = Prende il posto di { $card }
pick-none = Nessuno
prompt-choose =
    { $count ->
        [1] Scegline uno
       *[other] Scegline fino a { $count }
    }
prompt-choose-for =
    { $count ->
        [1] { $card }: scegline uno
       *[other] { $card }: scegline fino a { $count }
    }
prompt-attack =
    { $who ->
        [you] Chi attacchi?
       *[other] { $card }: scegli chi attaccare.
    }

ask-choose = Scegli
prompt-may = { $card }: usi il suo effetto? Rinunciare non costa niente.
ask-may = Usi questo effetto?
ask-may-note = { $card }: puoi rinunciare senza costo.
prompt-may-pay = { $card }: paghi?
ask-may-pay = Paghi?
ask-may-pay-note = { $card }: che cosa segue se non paghi sta nel suo testo.
may-pays = Paga
may-not-pays = Non pagare
may-yes = Usalo
may-no = Rinuncia
sheet-aside = Guarda il tavolo (⟨aside⟩)

banner-own-turn = Tocca a te
banner-turn = Turno di { $name }
banner-far-turn = Tocca all'avversario

removed = Fuori dalla partita
removed-until = Torna quando { $host } lascia il campo.
zoom-values = Valori
zoom-why = Non ora
zoom-value = { $stat }: { $now } su { $full } (sulla carta { $printed })
zoom-value-whole = { $stat }: { $now } (sulla carta { $printed })
zoom-modifier = { $amount } { $stat }, da { $source }
zoom-given = { $keyword }, da { $source }
zoom-cost = costa { $now } (sulla carta { $printed })
zoom-cheaper = { $amount } in meno, da { $source }
zoom-dearer = { $amount } in più, da { $source }
zoom-until-end = , fino alla fine del turno
zoom-until-next = , fino al prossimo turno
zoom-until-source = , finché resta la sua fonte
zoom-until-after = , fino alla fine di un prossimo turno
zoom-changed = cambiato da { $source }

log = Diario
log-all = Apri
log-nothing = le regole
log-turn = Turno { $turn } · { $name }
log-because = perché: { $causes }
log-because-hint = Premi una riga per vederne la causa
log-begins = La partita comincia
log-moved-taken = { $who ->
    [you] Prendi in mano { $card }
   *[other] { $name } prende in mano { $card }
}
log-moved-deck-discard = { $card } va dal mazzo agli scarti
log-moved-hand-discard = Scarto: { $card }
log-moved-discard-hand = { $card } torna in mano
log-play =
    { $who ->
        [you] Giochi { $card }
       *[other] { $name } gioca { $card }
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
log-modified = { $card }: { $changes }
log-granted =
    { $who ->
        [you] Guadagni { $keywords }
       *[other] { $card } guadagna { $keywords }
    }
log-times = { $line } ({ $times } volte)
log-left = { $line } (ne { $left ->
    [1] resta 1
   *[other] restano { $left }
})
log-one-of-several = { $card } ({ $number })
log-stat-now = { $stat } di nuovo { $amount }
log-keyword-gone = finisce { $keyword }
log-expired =
    { $who ->
        [you] Tu: { $what }
       *[other] { $entity }: { $what }
    }
log-effect = Effetto di { $card }
log-of = { $card } · { $told }
log-control =
    { $who ->
        [you] Prendi il controllo di { $card }
       *[other] { $name } prende il controllo di { $card }
    }
log-time-up =
    { $who ->
        [you] Il tuo tempo è scaduto
       *[other] Il tempo di { $name } è scaduto
    }
log-conceded =
    { $who ->
        [you] Ti arrendi
       *[other] { $name } si arrende
    }
log-changed-set =
    { $who ->
        [you] Il tuo valore di { $stat } è portato a { $amount }
       *[other] { $entity }: { $stat } portato a { $amount }
    }
log-changed-multiply =
    { $who ->
        [you] Il tuo valore di { $stat } è moltiplicato per { $amount }
       *[other] { $entity }: { $stat } moltiplicato per { $amount }
    }
log-changed-swap = { $entity }: { $stat } e { $second_stat } si scambiano
log-changed-element = { $entity } ora è di { $elements }
log-changed-type = { $entity } diventa: { $types }
log-prevented =
    { $amount ->
        [one] 1 danno a { $target } è prevenuto
       *[other] { $amount } danni a { $target } sono prevenuti
    }
log-diverted =
    { $amount ->
        [one] 1 danno va a { $other } invece che a { $target }
       *[other] { $amount } danni vanno a { $other } invece che a { $target }
    }
log-failed = { $card } non fa nulla: non ha più bersagli
log-changed-kind = { $entity } diventa: { $what }
log-changed-copy = { $entity } diventa una copia di { $what }
log-changed-text = { $entity } guadagna un altro testo
log-changed-text-lost = { $entity } perde il suo testo
log-revoked =
    { $who ->
        [you] Perdi { $keywords }
       *[other] { $entity } perde { $keywords }
    }
log-attached = { $entity } si assegna a { $host }
log-sacrificed = { $card } è sacrificata
log-turned-up = { $card } si gira a faccia in su
log-turned-down = { $card } si gira a faccia in giù
counted-counters = { $amount ->
    [1] 1 segnalino
   *[other] { $amount } segnalini
} { $counter }
log-counters-put =
    { $who ->
        [you] Ricevi { counted-counters }
       *[other] { $entity } riceve { counted-counters }
    }
log-counters-taken =
    { $who ->
        [you] Perdi { counted-counters }
       *[other] { $entity } perde { counted-counters }
    }
log-marked-on =
    { $who ->
        [you] Porti ora un segno: { $marks }
       *[other] { $entity } porta ora un segno: { $marks }
    }
log-marked-off =
    { $who ->
        [you] Non porti più il segno: { $marks }
       *[other] { $entity } non porta più il segno: { $marks }
    }
log-replaced = Effetto di { $card } al posto di { $event }: { $subject }
log-on-stack =
    { $who ->
        [you] Metti { $card } sulla pila
       *[other] { $name } mette { $card } sulla pila
    }
log-countered = Annullamento di { $card }
event-damage = danni
event-destroy = una distruzione
event-draw = una pescata
event-move = un'uscita dal campo
log-result = La partita è decisa
log-result-draw = La partita finisce in pareggio

reason-other = Ora non è possibile ({ $code }).
reason-match-over = La partita è finita.
reason-nothing-asked = Ora non ti viene chiesto nulla.
reason-malformed = La risposta non va bene per questa domanda.
reason-not-an-answer = La risposta non va bene per questa domanda.
reason-nothing-to-cancel = Non c'è nulla da annullare.
reason-not-a-choice = Qui non puoi scegliere { $entity }.
reason-not-an-option = Non può andare lì.
reason-wrong-share = Quella parte può essere da { $least } a { $most }, non { $given }.
reason-wrong-total = In tutto si divide { $amount }; sarebbe { $given }.
reason-wrong-number = Scegline da { $least } a { $most }; ne hai scelti { $chosen }.
reason-wrong-order = La risposta non va bene per questa domanda.
reason-not-in-hand = { $entity } non è nella tua mano.
reason-no-target = Non c'è alcun bersaglio per { $entity }.
reason-not-a-foe = { $target } non è un avversario.
reason-unknown-word = La risposta non va bene per questa domanda.
reason-undo-nothing = Non c'è nulla da riprendere.
reason-nothing-to-take-back = Non c'è nulla da riprendere.
reason-chosen-already = Quella è già scelta, o viene prima di una già scelta.
reason-undo-other-answered = L'altro giocatore ha già risposto: non si può più riprendere.
reason-undo-random = Intanto il caso ha deciso qualcosa: non si può più riprendere.
reason-no-time-limit = Adesso nessuno misura il tempo.
reason-not-asked = Ora tocca a un altro rispondere.
reason-is-out = Sei già fuori da questa partita.
reason-unknown-action = La risposta non va bene per questa domanda.

pile-empty = Per ora è vuota.
menu = Menù
menu-resume = Torna alla partita
menu-level = { $name }: { $level }
menu-level-hint = Da ora in poi; il file della partita dice da quale mossa.
menu-settings = Impostazioni
menu-help = Aiuto
menu-flag = Segna questo momento
menu-concede = Arrenditi
menu-concede-sure = Vuoi davvero arrenderti?
menu-leave = Torna al titolo
menu-leave-hint = La partita resta salvata: puoi riprenderla dal titolo.
menu-leave-matches = Torna alle partite giocate
menu-leave-lab = Torna al laboratorio
menu-leave-puzzles = Torna ai problemi
menu-quit = Esci dal programma
told-speed = Ritmo: { $speed }
told-sound =
    { $on ->
        [yes] Audio attivato
       *[no] Audio disattivato
    }
told-music =
    { $on ->
        [yes] Musica attivata
       *[no] Musica disattivata
    }

help = Come si gioca a questo tavolo
help-focus = Sposta il fuoco
help-act = Usa ciò che ha il fuoco; conferma
help-cancel = Annulla, chiudi, menù
help-undo = Riprendi l'ultima risposta
help-log = Diario
help-aside = Guarda il tavolo dietro una domanda
help-look = Ingrandisci in ogni momento, finché è premuto
help-skip = Salta ciò che viene mostrato
help-speed = Ritmo dell'avversario: 1×, 2×, 4×, immediato
help-mute = Disattiva e riattiva l'audio
help-music = Disattiva e riattiva la musica
help-discard = Pile degli scarti
help-flag = Segna questo momento per chi progetta il gioco
help-pad = Gamepad: agisci; torna indietro; annulla; finisci, passa o conferma
help-pad-more = Gamepad: avanti e indietro; diario; parole delle regole
help-fullscreen = Schermo intero

result-won = Vittoria
result-lost = Sconfitta
result-draw = Pareggio
result-together = Vittoria a pari merito: { $names }
result-team = Vincono insieme { $names }
result-team-won = Vittoria con { $names }
result-winner = Vince { $name }
result-turns = Dopo { $turn } turni
fate-won = vittoria
status-textless = senza testo
zoom-textless = Il suo testo non c'è più.
fate-conceded = resa
result-fate = { $name }: { $fate }
result-look = Guarda il tavolo
result-title = Al titolo
result-rematch = Rivincita

curtain-pass = Passa il portatile a { $name }
curtain-own = È il turno di { $name }.
curtain-others = Viene chiesto qualcosa a { $name }.
curtain-workshop =
    { $count ->
        [one] { $names } ha aperto l'officina in questa partita e può aver visto tutte le mani.
       *[other] { $names } hanno aperto l'officina in questa partita e possono aver visto tutte le mani.
    }
curtain-note = Il tavolo è coperto. Quando guarda solo la persona giusta, mostra la mano.
curtain-show = Sono { $name }: mostra la mia mano

preview-lethal = Letale
preview-fatal = Così perdi
preview-choice =
    { $who ->
        [you] Prima c'è una tua scelta.
       *[other] Prima { $name } ha una scelta.
    }
prompt-packet = { $card }: quale danno? Scegli chi lo subirebbe.
prompt-packet-for = { $card }: quale danno? Scegli chi lo subirebbe.
packet-by = { $amount } da { $card }
packet-none = A { $entity } non va nessun danno che si possa scegliere.
warn-burn =
    { $amount ->
        [one] 1 mana brucerebbe: subiresti 1 danno. Ancora una volta per proseguire.
       *[other] { $amount } mana brucerebbero: subiresti { $amount } danni. Ancora una volta per proseguire.
    }
warn-fatal = Così perderesti la partita. Se è quello che vuoi, fallo di nuovo.
match-thinking-random = Su questa macchina il computer non riesce a pensare, quindi ha risposto a caso.
match-not-saved = Ora la partita non si può salvare. Si continua, e la prossima risposta ci riprova.
match-cards-changed = Le carte di questa partita sono cambiate; si continua con quelle di allora.

# Per un gioco che qui non ha parole sue.
plain-zone =
    { $who ->
        [you] Tuo: { $zone }
       *[other] { $name }: { $zone }
    }
plain-counter = { $word } { $amount }
a-card = una carta
a-card-face-down = una carta coperta
cards-count =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
plate-styled = { $name } · { $style }
plate-deck = Mazzo: { $deck }
place-at = Posto { $index }
prompt-time = { $asked } · { $minutes }:{ $seconds }
prompt-time-last = { $asked } · ancora solo { $seconds } secondi!
prompt-place = Dove va { $card }?
prompt-use = { $card }: scegli un bersaglio
prompt-pay = { $card }: paghi così?
pay-spares = Lascia mana per { $cards }.
prompt-pay-so = { $card }: paghi così? { $why }
pay-confirm = Paga
pay-due = Da pagare
pay-cannot-spare = Questo serve: nient'altro può pagare al suo posto.
pay-cannot-use = Questo non può pagare nessuna parte del costo.
log-attack = { $attacker } attacca { $target }
log-heal = { $target } recupera { $amount }
log-lose = { $target } perde { $amount }
log-destroyed = { $card } viene distrutta
log-created = Compare { $card }
log-added = { $to ->
    [hand] { $card }: una nuova carta in mano a { $name }
    [deck] { $card }: una nuova carta nel mazzo di { $name }
   *[pile] { $card }: una nuova carta nella pila di { $name }
}
log-later = { $card } lascia qualcosa da fare { $when ->
    [turn_start] all'inizio di un turno
    [turn_end] alla fine di un turno
   *[round_end] alla fine del round
}
help-mouse = Trascina una carta dalla mano sul tavolo o su un bersaglio, oppure fai clic. Il tasto destro annulla una scelta. Ciò che brilla si può usare ora; fermati su una carta scura per leggere perché non si può.
help-end = Termina il turno
end-not-yet = prima questo
reason-agreed-already = Non si può più tornare indietro: ciò che è seguito è stato lasciato passare.
reason-no-wait = Con queste regole nessuno richiama una finestra.
reason-asked-already = Tocca già a te rispondere.
reason-no-window = In questo momento non si può rispondere a nulla.
log-waited = { $who ->
    [you] Dici: aspetta!
   *[other] { $name } dice: aspetta!
}
reason-undo-hidden = Da allora si è vista una carta nascosta: non si può annullare.
ask-ability = Quale abilità?
ask-mode = Quale dei suoi effetti?
ask-x = Quanto vale X?
answer-use = Abilità { $index }
answer-mode = { $count ->
    [0] Nessuna scelta
    [one] Scelta { $index }
   *[other] Scelte { $index }
}
answer-x = X = { $first }
prompt-order = Più effetti attendono: quale viene prima?
prompt-replace = Più effetti cambierebbero questo: quale viene prima?

# Finestre: se rispondere a ciò che fanno gli altri
window-close = Passa
window-close-hint = Qui non fai nulla (⟨end⟩)
windows-off = Non chiedere più in questo turno
windows-are-on = Chiedi sempre
windows-are-off = Non chiede più in questo turno
windows-off-hint = Il tavolo chiede ogni volta che puoi rispondere. Un clic: non chiedere più fino alla fine del turno.
windows-on-hint = Fino alla fine del turno il tavolo passa per te ogni volta che potresti rispondere. Un clic: chiedi di nuovo sempre.
windows-are-matter = Chiede se può servire
windows-hint-on = Il tavolo chiede in ogni finestra in cui puoi fare qualcosa. Clic: solo quando può servire.
windows-hint-matter = Il tavolo chiede quando può servire, e alle soste messe sulle fasi. Clic: non chiedere più fino alla fine del turno.
windows-hint-off = Fino alla fine del turno il tavolo passa per te. Clic: chiedi in ogni finestra.
rest = Salta avanti
rest-hint = Passa finché un altro non fa qualcosa (⟨rest⟩); fino al tuo turno (⟨rest-to-turn⟩)
rests = Passo finché non succede qualcosa
rests-to-turn = Passo fino al tuo turno
stop-none = nessuna sosta
stop-own = sosta nel tuo turno
stop-others = sosta nei turni degli altri
stop-own-others = sosta in ogni turno
stop-hint = Ora: { $stop }. Clic: la prossima tra nessuna, turni degli altri, tuo turno, ogni turno. A una sosta ti si chiede ogni volta che puoi fare qualcosa.
draw-offer = Offri la patta
draw-take = Accetta la patta
draw-hint = La stessa posizione è tornata più volte, e nulla va avanti.
draw-offered = Hai offerto la patta
draw-agreed = Vi siete accordati per la patta
reason-no-draw = La patta si può offrire solo dove la stessa posizione torna più volte.
asked-usual = { $card }: ti si chiede come al solito (⟨ask-card⟩)
asked-never = { $card }: non ti si chiede dove potresti usare solo questa (⟨ask-card⟩)
asked-always = { $card }: ti si chiede ovunque tu possa usarla (⟨ask-card⟩)
wait-button = Aspetta!
wait-hint = Il tavolo ha passato per te un momento in cui potevi agire. Clic: torna lì (⟨wait⟩)
waited = Si torna al momento saltato
waited-now = Nel frattempo si è visto qualcosa di nascosto: ti si chiede adesso

# Monete
coin-heads = { $won ->
    [yes] Testa! Indovinato
   *[no] Testa: non indovinato
}
coin-tails = { $won ->
    [yes] Croce! Indovinato
   *[no] Croce: non indovinato
}
answer-heads = Testa
answer-tails = Croce
ask-coin = Testa o croce?

# Quanto è probabile ciò che dipende dai dadi
odds = vince { $wins } su { $ways }
odds-totals = { $attacker } contro { $target }
odds-open = { $who ->
    [you] Tu puoi ancora cambiarlo
    [both] Tu e { $names } potete ancora cambiarlo
   *[other] { $count ->
        [one] { $names } può ancora cambiarlo
       *[other] { $names } possono ancora cambiarlo
    }
}
log-looked =
    { $who ->
        [you] Guardi { $cards }
       *[other] { $name } guarda carte nascoste
    }
log-looked-top =
    { $who ->
        [you] Guardi { $amount ->
            [0] un mazzo vuoto
           *[other] la cima { $own ->
                [yes] del tuo mazzo
               *[no] di un mazzo altrui
            }: { $cards }
        }
       *[other] { $name } guarda { $amount ->
            [0] un mazzo vuoto
            [one] la prima carta di un mazzo
           *[other] le prime { $amount } carte di un mazzo
        }
    }
log-put-back =
    { $who ->
        [you] Rimetti
       *[other] { $name } rimette
    } { $amount ->
        [one] 1 carta
       *[other] { $amount } carte
    } { $bottom ->
        [yes] in fondo
       *[no] in cima
    }
sheet-keep_top =
    { $count ->
        [1] Scegli la carta che prendi
       *[other] Scegli fino a { $count } carte che prendi
    }
sheet-order_top = La carta che scegli ora sta più in alto
log-coin = { $fell ->
    [heads] Testa
   *[tails] Croce
}: { $won ->
    [yes] indovinato
   *[no] non indovinato
}

# Ciò che si compone sul tavolo: chi va a chi, quanto a ciascuno
prompt-assignment = Scegli chi va a chi.
prompt-division = Dividi { $amount } tra loro.
prompt-put = { $card }: a chi?
prompt-join = Premi chi si unisce a un gruppo.
prompt-join-with = { $card }: con chi?
division-left =
    { $left ->
        [0] Non resta nulla.
        [one] Resta 1.
       *[other] Restano { $left }.
    }
form-group = Forma un gruppo
form-group-hint = Premi qui e poi due carte, una dopo l'altra; oppure trascina una sull'altra.
choose-anew = Ricomincia la scelta
put-forward = in avanti
put-to = va a { $card }
share = riceve { $amount }
share-more = Uno in più a { $card }
share-less = Uno in meno a { $card }
# Carte su pile, ciò che è assegnato, ciò che attende di essere eseguito
pile-of-cards = { $card } × { $count }
attached-to = su { $card }
pool-amount = { $amount } { $element }
batch-title = In attesa: { $count }
batch-hint = Ciò che è annunciato per ultimo si esegue per primo. Il prossimo sta in cima ed è illuminato.
batch-next = Il prossimo a essere eseguito
batch-later = Numero { $number } in ordine di esecuzione
batch-ability = { $card }: abilità
batch-x = { $card }, X = { $x }
batch-at = su { $targets }
batch-of =
    { $who ->
        [you] tua
       *[other] di { $name }
    }
withheld-amount =
    { $amount ->
        [one] 1 danno in sospeso
       *[other] { $amount } danni in sospeso
    }
number-prevented =
    { $amount ->
        [one] 1 prevenuto
       *[other] { $amount } prevenuti
    }
pays-with = serve a pagare
doomed = sta per morire

# Chi è in vantaggio, dove il gioco lo dice
standing-nobody = Nessuno è in vantaggio
standing-own-team = Siete in vantaggio
standing-other-team = Vantaggio avversario
standing-leads = { $who ->
    [you] Sei in vantaggio
   *[other] Avanti { $name }
}
standing-measure = { $what }: { $own } contro { $other } ({ $ahead })
