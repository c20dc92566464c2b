# Che cosa dice una trascrizione. $name è un giocatore; $card, $source e $target sono contratti o giocatori.

player = Giocatore { $number }
seat-human = al tavolo
seat-other = { $level }
title = { $first } ({ $first_deck }) contro { $second } ({ $second_deck })
line = Seme { $seed }, registrata dalla versione { $app }
line-changed = Questi contratti nel frattempo sono cambiati: { $cards }
line-diverged = Dalla risposta { $number } in poi la posizione è diversa da quella registrata
set-up = Preparazione
turn = Turno { $turn } · { $name } · salute { $health }
ends-win = Vince { $name }
ends-draw = Pareggio
ends-concede = { $name } si arrende
ends-open = La partita continua da qui
nothing = Le regole

set-aside =
    { $amount ->
        [0] { $name } tiene la mano iniziale
       *[other] { $name } ne mette da parte { $amount }
    }
extractor = { $name } guadagna un estrattore: { $element }
exchange = { $name } sostituisce { $exchanged } con { $element }
draw = { $name } pesca, guardandone { $amount }
special-draw = { $name } usa la pesca speciale, guardandone { $amount }
burnout = Esaurimento: { $amount }
moved-deck-hand = { $name } prende { $card }
moved-aside-hand = { $name } prende { $card }
moved-deck-looking = { $name } vede { $card }
moved-looking-hand = { $name } tiene { $card }
moved-to-discard = { $card } va negli scarti
moved-to-hand = { $card } torna in mano
moved-to-deck = { $card } va nel mazzo
moved-to-line = { $card } arriva nella linea
play = { $name } gioca { $card }
play-at = { $name } gioca { $card } su { $targets }
rune-used = { $name } usa { $card }
rune-used-at = { $name } usa { $card } su { $targets }
paying = { $line }, pagando { $paid }
attack = { $attacker } attacca { $target }
magnetized = { $entity } si magnetizza
orb-used = { $entity } colpisce { $target }
orb-answers = { $entity } risponde e colpisce { $target }
orb-active = { $entity } resta attivo
effect = Effetto di { $card }
damage = { $source } infligge { $amount } a { $target }
damage-plain = { $target } subisce { $amount }
heal = { $target } recupera { $amount }
lose = { $target } perde { $amount }
destroyed = { $card } viene distrutto
created = Appare { $card }
modified = { $entity }: { $changes }
granted = { $entity } guadagna { $keywords }
faded = { $entity } sbiadisce
control = { $name } prende il controllo di { $entity }
readied = { $entity } può agire di nuovo
refilled = { $name } riempie gli estrattori
tanks-filled = { $name } conserva { $amount }
tanks-emptied = { $name } perde { $amount } dai serbatoi
shifted = { $entity } si sposta nella linea
shuffled = { $name } rimescola
turn-end = { $name } finisce il turno

element-fire = fuoco
element-water = acqua
element-light = luce
element-pure = puro
element-tanks = dai serbatoi
stat-attack = attacco
stat-health = salute
stat-durability = durabilità
stat-magic_damage = danni magici
