# Che cosa dice una trascrizione, in ogni gioco. $name è un giocatore; $card, $source e $target sono carte o giocatori.
# Le parole di un gioco, e ciò che dice diversamente, stanno nel file con il suo nome.

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
ends-open = La partita continua da qui
nothing = Le regole

begins = Comincia { $name }
moved-deck-hand = { $name } prende { $card }
moved-to-discard = { $card } va negli scarti
moved-to-hand = { $card } torna in mano
moved-to-deck = { $card } va nel mazzo
play = { $name } gioca { $card }
play-at = { $name } gioca { $card } su { $targets }
attack = { $attacker } attacca { $target }
effect = Effetto di { $card }
damage = { $source } infligge { $amount } a { $target }
damage-plain = { $target } subisce { $amount }
heal = { $target } recupera { $amount }
lose = { $target } perde { $amount }
destroyed = { $card } viene distrutto
created = Appare { $card }
modified = { $entity }: { $changes }
granted = { $entity } guadagna { $keywords }
control = { $name } prende il controllo di { $entity }
shifted = { $entity } si sposta nella linea
shuffled = { $name } rimescola
conceded = { $name } si arrende
