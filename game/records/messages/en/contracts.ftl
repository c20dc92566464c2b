# What only Contracts says in a transcript.

counter-health = health { $standing }

set-aside =
    { $amount ->
        [0] { $name } keeps the opening hand
       *[other] { $name } sets { $amount } aside
    }
extractor = { $name } gains an extractor: { $element }
exchange = { $name } exchanges { $exchanged } for { $element }
draw = { $name } draws, looking at { $amount }
special-draw = { $name } makes the special draw, looking at { $amount }
burnout = Burnout: { $amount }
moved-aside-hand = { $name } takes { $card }
moved-deck-looking = { $name } sees { $card }
moved-looking-hand = { $name } keeps { $card }
moved-to-line = { $card } comes into the line
rune-used = { $name } uses { $card }
rune-used-at = { $name } uses { $card } on { $targets }
magnetized = { $entity } becomes Magnetized
orb-used = { $entity } strikes { $target }
orb-answers = { $entity } answers and strikes { $target }
orb-active = { $entity } stays active
faded = { $entity } fades
readied = { $entity } is ready again
refilled = { $name } refills extractors
tanks-filled = { $name } stores { $amount }
tanks-emptied = { $name } loses { $amount } of the tanks
paying = { $line }, paying { $paid }
turn-end = { $name } ends the turn

element-fire = fire
element-water = water
element-light = light
element-pure = pure
element-tanks = from tanks
stat-attack = attack
stat-health = health
stat-durability = durability
stat-magic_damage = magic damage
