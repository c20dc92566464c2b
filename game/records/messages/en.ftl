# What a transcript says. $name is a player, $card, $source and $target are contracts or players.

player = Player { $number }
seat-human = at the table
seat-other = { $level }
title = { $first } ({ $first_deck }) against { $second } ({ $second_deck })
line = Seed { $seed }, recorded by version { $app }
line-changed = These contracts have changed since: { $cards }
line-diverged = From answer { $number } on the position differs from the one recorded
set-up = Set-up
turn = Turn { $turn } · { $name } · health { $health }
ends-win = { $name } wins
ends-draw = A draw
ends-concede = { $name } concedes
ends-open = The match goes on from here
nothing = The rules

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
moved-deck-hand = { $name } takes { $card }
moved-aside-hand = { $name } takes { $card }
moved-deck-looking = { $name } sees { $card }
moved-looking-hand = { $name } keeps { $card }
moved-to-discard = { $card } goes to the discard pile
moved-to-hand = { $card } returns to the hand
moved-to-deck = { $card } goes into the deck
moved-to-line = { $card } comes into the line
play = { $name } plays { $card }
play-at = { $name } plays { $card } on { $targets }
rune-used = { $name } uses { $card }
rune-used-at = { $name } uses { $card } on { $targets }
paying = { $line }, paying { $paid }
attack = { $attacker } attacks { $target }
magnetized = { $entity } becomes Magnetized
orb-used = { $entity } strikes { $target }
orb-answers = { $entity } answers and strikes { $target }
orb-active = { $entity } stays active
effect = Effect of { $card }
damage = { $source } deals { $amount } to { $target }
damage-plain = { $target } takes { $amount }
heal = { $target } regains { $amount }
lose = { $target } loses { $amount }
destroyed = { $card } is destroyed
created = { $card } appears
modified = { $entity }: { $changes }
granted = { $entity } gains { $keywords }
faded = { $entity } fades
control = { $name } takes control of { $entity }
readied = { $entity } is ready again
refilled = { $name } refills extractors
tanks-filled = { $name } stores { $amount }
tanks-emptied = { $name } loses { $amount } of the tanks
shifted = { $entity } moves in the line
shuffled = { $name } shuffles
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
