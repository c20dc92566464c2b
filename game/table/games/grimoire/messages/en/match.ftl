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
log-moved-deck-playing = Turned up: { $card }
log-moved-deck-play = { $card } comes into play
log-moved-deck-removed = { $card } is removed from the game
log-moved-removed-play = { $card } comes back into play
log-moved-removed-discard = { $card } goes to the discard pile
log-moved-play-hand = { $card } returns to the hand
log-moved-play-deck = { $card } goes into the deck
log-moved-play-discard = { $card } goes to the discard pile
log-moved-play-removed = { $card } is removed from the game
log-moved-hand-removed = { $card } is removed from the game
log-moved-discard-removed = { $card } is removed from the game
log-moved-discard-play = { $card } returns into play
log-moved-discard-deck = { $card } goes from the discard pile into the deck

reason-not-an-event = { $entity } is no Event: Characters come into play in the Deployment phase.
reason-not-a-character = { $entity } is no Character: Events are played in the Cataclysm phase.
reason-no-room = There is no free place: you already have { $most } Characters in play.
reason-copy-in-play = Another { $entity } is in play on your side already.
reason-not-own-character = { $entity } isn't your Character.
reason-bound = { $entity } is Bound and can't attack.
reason-veiled = { $target } is Veiled and can't be attacked.
reason-vanguard = First a Character with Vanguard must be attacked: { $vanguard }.
reason-attack-mandatory = You must attack: nobody may leave out a battle that is possible.
reason-other-opponent = { $target } belongs to another opponent than the one you attack.
reason-undo-hidden = A hidden card came to light since: it can't be taken back.

help-mouse = Drag a card from your hand onto the table or onto a target, or click it. In the Battle phase drag your Character onto the one that it attacks, or click both. Right click takes a choice back. What glows can be used now; rest on a dark card to read why it can't. Whoever has no Character in play, or { $discard_limit } in the discard pile, is out.
result-together = A draw between { $names }
help-end = Go on to the next phase
preview-lethal = Out of the match
fate-no-character = out, with no Character in play
fate-discard-pile = out, with too many Characters in the discard pile
ending-curve = Characters in the discard pile at each turn
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
