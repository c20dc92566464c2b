# Che cosa dice solo Contracts in una trascrizione.

counter-health = salute { $standing }

set-aside =
    { $amount ->
        [0] { $name } tiene la mano iniziale
       *[other] { $name } ne mette da parte { $amount }
    }
    .act = yes
extractor = { $name } guadagna un estrattore: { $element }
    .act = yes
extractor-exchanged = { $name } sostituisce { $exchanged } con { $element }
    .act = yes
draw = { $name } pesca, guardandone { $amount }
    .act = yes
special-draw = { $name } usa la pescata speciale, guardandone { $amount }
    .act = yes
burnout = Esaurimento: { $amount }
moved-aside-hand = { $name } prende { $card }
moved-deck-looking = { $name } vede { $card }
moved-looking-hand = { $name } tiene { $card }
moved-hand-line = -
moved-hand-rune = -
moved-hand-orb = -
moved-hand-aside = -
moved-aside-deck = -
moved-to-removed = { $card } esce dalla partita
moved-removed-rune = { $card } torna in gioco
moved-removed-orb = { $card } torna in gioco
moved-to-line = { $card } arriva nella linea
laid = { $name } gioca una carta coperta
rune-used = { $name } usa { $card }
    .act = yes
    .pays = yes
rune-used-at = { $name } usa { $card } su { $targets }
    .act = yes
    .pays = yes
magnetized = { $entity } si magnetizza
orb-used = { $entity } colpisce { $target }
    .act = yes
orb-answers = { $entity } risponde e colpisce { $target }
orb-active = { $entity } resta attivo
    .act = yes
faded = { $entity } sbiadisce
readied = { $entity } può agire di nuovo
refilled = { $name } riempie gli estrattori
tanks-filled = { $name } conserva { $amount } nei serbatoi
    .act = yes
tanks-filled-effect = { $name } riempie { $amount } dei serbatoi
tanks-emptied = { $name } perde { $amount } dai serbatoi
paying = { $line }, pagando { $paid }
paid = { $name } paga { $paid }
turn-end = { $name } finisce il turno
    .act = yes

element-fire = fuoco
element-water = acqua
element-light = luce
element-pure = puro
element-tanks = dai serbatoi
stat-attack = attacco
stat-health = salute
stat-durability = durabilità
stat-magic_damage = danni magici

event-fetch = un'estrazione
    .tells = discard
kind-creature = Creatura
kind-spell = Incantesimo
kind-rune = Runa
kind-orb = Globo
