# What only Grimoire says in a transcript, or says otherwise.

counter-life = life { $standing }

moved-library-hand = { $name } draws { $card }
moved-hand-casting = -
moved-casting-territory = { $card } comes into play
moved-casting-graveyard = -
moved-hand-territory = -
moved-hand-graveyard = { $name } discards { $card }
moved-territory-hand = { $card } returns to the hand of its owner
moved-graveyard-hand = { $card } returns from the graveyard to the hand
moved-to-graveyard = { $card } goes to the graveyard
moved-to-territory = { $card } comes into play
moved-to-library = { $card } goes into the library
destroyed = { $card } goes to the graveyard
    .tells = graveyard
countered = { $card } is countered
    .tells = graveyard
toll-paid = { $name } pays { $amount }, so { $card } is not countered

ante-agreed = Both play for the ante
ante-declined = Nobody plays for the ante
moved-library-ante = { $card } is set aside as the ante of { $name }
moved-library-removed = { $card } speaks of the ante and stays out
mulligan = { $name } shows the hand and draws anew
    .act = yes

land = { $name } plays { $card }
    .act = yes
mana = { $entity } is tapped for mana
tapped = -
untapped = -
on-stack = { $name } casts { $card }
    .act = yes

attack-announced = { $name } announces an attack
    .act = yes
attack-withdrawn = { $name } takes the attack back
    .act = yes
attack = { $attacker } attacks
    .act = yes
banded = { $cards } attack as a band
block = { $entity } blocks { $target }
    .act = yes
unblocked = Nobody blocks { $entity }
attack-ends = The attack is over
regenerated = { $card } is regenerated

stat-power = power
stat-toughness = toughness
stat-life = life
stat-yield = mana when tapped
stat-land_plays = lands a turn
stat-hand_size = cards in hand
element-white = white
element-blue = blue
element-black = black
element-red = red
element-green = green
element-any = of any kind
kind-summon = creature
kind-land = land
kind-artifact = artifact
retargeted = { $entity } is now aimed at { $target }
attack-stands = { $attackers ->
    [one] 1 attacks
   *[other] { $attackers } attack
}, { $blocked ->
    [0] none blocked
   *[other] { $blocked } blocked
}, { $through ->
    [0] nothing comes through
    [one] 1 comes through
   *[other] { $through } come through
}
ends-empty-library = The library is empty
