# What only Contracts says in a transcript.

counter-health = health { $standing }

set-aside =
    { $amount ->
        [0] { $name } keeps the opening hand
       *[other] { $name } sets { $amount } aside
    }
    .act = yes
extractor = { $name } gains an extractor: { $element }
    .act = yes
extractor-exchanged = { $name } exchanges { $exchanged } for { $element }
    .act = yes
draw = { $name } draws, looking at { $amount }
    .act = yes
special-draw = { $name } makes the special draw, looking at { $amount }
    .act = yes
burnout = Burnout: { $amount }
moved-aside-hand = { $name } takes { $card }
moved-deck-looking = { $name } sees { $card }
moved-looking-hand = { $name } keeps { $card }
moved-hand-line = -
moved-hand-rune = -
moved-hand-orb = -
moved-hand-aside = -
moved-aside-deck = -
moved-to-removed = { $card } is removed from the game
moved-removed-rune = { $card } comes back into play
moved-removed-orb = { $card } comes back into play
moved-to-line = { $card } comes into the line
laid = { $name } plays a card face down
rune-used = { $name } uses { $card }
    .act = yes
    .pays = yes
rune-used-at = { $name } uses { $card } on { $targets }
    .act = yes
    .pays = yes
magnetized = { $entity } becomes Magnetized
orb-used = { $entity } strikes { $target }
    .act = yes
orb-answers = { $entity } answers and strikes { $target }
orb-active = { $entity } stays active
    .act = yes
faded = { $entity } fades
readied = { $entity } is ready again
refilled = { $name } refills extractors
tanks-filled = { $name } stores { $amount } in tanks
    .act = yes
tanks-filled-effect = { $name } fills { $amount } of the tanks
tanks-emptied = { $name } loses { $amount } of the tanks
paying = { $line }, paying { $paid }
paid = { $name } pays { $paid }
turn-end = { $name } ends the turn
    .act = yes

element-fire = fire
element-water = water
element-light = light
element-pure = pure
element-tanks = from tanks
stat-attack = attack
stat-health = health
stat-durability = durability
stat-magic_damage = magic damage

event-fetch = a fetch
    .tells = discard
kind-creature = Creature
kind-spell = Spell
kind-rune = Rune
kind-orb = Orb
