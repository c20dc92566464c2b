# Che cosa dice solo Contracts in una trascrizione.

counter-health = salute { $standing }

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
moved-aside-hand = { $name } prende { $card }
moved-deck-looking = { $name } vede { $card }
moved-looking-hand = { $name } tiene { $card }
moved-to-line = { $card } arriva nella linea
rune-used = { $name } usa { $card }
rune-used-at = { $name } usa { $card } su { $targets }
magnetized = { $entity } si magnetizza
orb-used = { $entity } colpisce { $target }
orb-answers = { $entity } risponde e colpisce { $target }
orb-active = { $entity } resta attivo
faded = { $entity } sbiadisce
readied = { $entity } può agire di nuovo
refilled = { $name } riempie gli estrattori
tanks-filled = { $name } conserva { $amount }
tanks-emptied = { $name } perde { $amount } dai serbatoi
paying = { $line }, pagando { $paid }
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
