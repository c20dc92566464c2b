# Che cosa dice una trascrizione, in ogni gioco. $name è un giocatore; $card, $source e $target sono carte o giocatori.
# Le parole di un gioco, e ciò che dice diversamente, stanno nel file con il suo nome.
# Un messaggio - non si racconta. `.act`: ciò che fa un giocatore; il resto ne deriva. `.pays`: racconta anche il
# pagamento che precede. `.tells`: racconta anche che la sua carta va là. `.once`: una volta per partita e giocatore.

player = Giocatore { $number }
seat = { $name } ({ $deck })
title = { $first } contro { $others }
listed = { $first } e { $last }
line = Seme { $seed }, registrata dalla versione { $app }
line-changed = Queste carte nel frattempo sono cambiate: { $cards }
line-diverged = Dalla risposta { $number } in poi la posizione è diversa da quella registrata
set-up = Preparazione
turn = Turno { $turn } · { $name } · { $standing }
ends-win = Vince { $name }
ends-draw = Pareggio
ends-shared = Vittoria a pari merito: { $names }
ends-team = Vincono insieme { $names }
ends-open = La partita continua da qui
nothing = Le regole
one-of-several = { $card } ({ $number })
left = { $line } (ne { $left ->
    [1] resta 1
   *[other] restano { $left }
})
stat-now = { $stat } di nuovo { $amount }
keyword-gone = finisce { $keyword }
emptied = -
filled = -
phase = -
result = -
moved-to-gone = -
moved-hand-playing = -
moved-playing-discard = -

begins = Comincia { $name }
moved-deck-hand = { $name } prende { $card }
moved-to-discard = { $card } va negli scarti
moved-to-hand = { $card } torna in mano
moved-to-deck = { $card } va nel mazzo
play = { $name } gioca { $card }
    .act = yes
    .pays = yes
play-at = { $name } gioca { $card } su { $targets }
    .act = yes
    .pays = yes
attack = { $attacker } attacca { $target }
    .act = yes
effect = Effetto di { $card }
damage = { $source } infligge { $amount } a { $target }
damage-plain = { $target } subisce { $amount }
failed = { $card } non ha più un bersaglio valido
prevented = { $amount } di danno a { $target } non arrivano
diverted = { $amount } di danno vanno a { $other } invece che a { $target }
heal = { $target } recupera { $amount }
lose = { $target } perde { $amount }
destroyed = Distruzione di { $card }
    .tells = discard
created = Appare { $card }
added = { $to ->
    [hand] { $card }: una nuova carta in mano a { $name }
    [deck] { $card }: una nuova carta nel mazzo di { $name }
   *[pile] { $card }: una nuova carta nella pila di { $name }
}
later = { $card } lascia qualcosa da fare { $when ->
    [turn_start] all'inizio di un turno
    [turn_end] alla fine di un turno
   *[round_end] alla fine del round
}
modified = { $entity }: { $changes }
granted = { $entity } guadagna { $keywords }
control = { $name } prende il controllo di { $entity }
shifted = { $entity } si sposta nella linea
shuffled = { $name } rimescola
expired = { $entity }: { $what }
counter = { $standing }
changed-set = { $entity }: { $stat } portato a { $amount }
changed-multiply = { $entity }: { $stat } moltiplicato per { $amount }
changed-element = { $entity } ora è di { $elements }
changed-type = { $entity } diventa: { $types }
changed-kind = { $entity } diventa: { $what }
changed-copy = { $entity } diventa una copia di { $what }
changed-text = { $entity } guadagna un altro testo
changed-text-lost = { $entity } perde il suo testo
revoked = { $entity } perde { $keywords }
attached = { $entity } si assegna a { $host }
sacrificed = { $name } sacrifica { $card }
turned-up = { $card } si gira a faccia in su
turned-down = { $card } si gira a faccia in giù
counters-put = { $entity } riceve { $amount ->
    [1] 1 segnalino
   *[other] { $amount } segnalini
} { $counter }
counters-taken = { $entity } perde { $amount ->
    [1] 1 segnalino
   *[other] { $amount } segnalini
} { $counter }
marked-on = { $entity } porta ora un segno: { $marks }
marked-off = { $entity } non porta più il segno: { $marks }
replaced = Effetto di { $card } al posto di { $event }: { $subject }
on-stack = { $name } mette { $card } sulla pila
countered = Annullamento di { $card }
event-damage = danni
event-destroy = una distruzione
event-draw = una pescata
event-move = un'uscita dal campo
waited = { $name } dice: aspetta!
time-up = Il tempo di { $name } è scaduto
    .act = yes
conceded = { $name } si arrende
    .act = yes
owned = { $card } da ora è di { $name }
coin = { $won ->
    [1] { $name } indovina la moneta
   *[0] { $name } non indovina la moneta
}
looked = { $name } guarda { $cards }
looked-at-nothing = { $name } non ha nulla da guardare
looked-top = { $name } guarda { $amount ->
    [0] un mazzo vuoto
   *[other] la cima { $own ->
        [1] del mazzo
       *[0] di un mazzo altrui
    }: { $cards }
}
put-back = { $name } rimette { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
} { $bottom ->
    [1] in fondo
   *[0] in cima
}
