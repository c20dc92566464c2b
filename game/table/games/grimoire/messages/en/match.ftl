# What the log says of Grimoire's own events.

log-attack-announced = An attack is announced
log-attack-withdrawn = The attack is taken back
log-attack = { $attacker } attacks
log-attack-ends = The attack is over
log-banded = A band attacks
log-block = { $entity } blocks { $target }
log-unblocked = Nobody blocks { $entity }
log-land = { $card } is played
log-mana = { $entity } is tapped for mana
log-destroyed = { $card } goes to the graveyard
log-countered = { $card } is countered
log-heal = { $target } gains { $amount } life
log-moved-library-hand =
    { $who ->
        [you] You draw { $card }
       *[other] { $name } draws a card
    }
log-moved-casting-territory = { $card } comes into play
log-moved-casting-graveyard = { $card } goes to the graveyard
log-moved-hand-graveyard = Discarded: { $card }
log-moved-territory-graveyard = { $card } goes to the graveyard
log-moved-territory-hand = { $card } returns to the hand
log-moved-graveyard-hand = { $card } returns to the hand
log-moved-graveyard-library = { $card } goes into the library
log-moved-graveyard-territory = { $card } returns into play
log-moved-territory-library = { $card } goes into the library
log-moved-territory-removed = { $card } is removed from the game
log-moved-graveyard-removed = { $card } is removed from the game
log-moved-hand-library = A card goes into the library
log-retargeted = { $entity } is now aimed at { $target }
