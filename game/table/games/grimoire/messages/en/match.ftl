# What the log says of Grimoire's own events.

log-attack-announced = An attack is announced
log-attack-withdrawn = The attack is taken back
log-attack = { $attacker } attacks
log-attack-ends = The attack is over
log-banded = { $cards } attack as a band
log-block = { $entity } blocks { $target }
log-unblocked = Nobody blocks { $entity }
log-land = { $card } is played
log-mana = { $source } is tapped for mana
log-destroyed = { $card } goes to the graveyard
log-countered = { $card } is countered
log-toll-paid = { $name } { $who ->
    [you] pay
   *[other] pays
} { $amount }, so { $card } is not countered
log-regenerated = { $card } is regenerated
number-saved = regenerated
log-heal =
    { $who ->
        [you] You gain { $amount } life
       *[other] { $target } gains { $amount } life
    }
log-moved-library-hand =
    { $who ->
        [you] You draw { $card }
       *[other] { $name } draws a card
    }
log-moved-casting-territory = { $card } comes into play
log-moved-casting-graveyard = { $card } goes to the graveyard
log-moved-library-graveyard = { $card } goes from the library to the graveyard
log-moved-library-territory = { $card } comes into play from the library
log-moved-casting-hand = { $card } returns to the hand
log-moved-casting-library = { $card } goes into the library
log-moved-casting-removed = { $card } is removed from the game
log-moved-hand-removed = { $card } is removed from the game
log-moved-removed-territory = { $card } returns into play
log-moved-removed-hand = { $card } returns to the hand
log-moved-removed-graveyard = { $card } goes to the graveyard
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
log-ante-agreed = Both play for the ante
log-ante-declined = Nobody plays for the ante
log-owned = { $card } has changed its owner, in this match alone
log-moved-library-ante = { $card } is the ante of { $name }
log-moved-library-removed = { $card } stays out: nobody plays for the ante
log-moved-ante-library = { $card } goes from the ante into the library
log-moved-ante-hand = { $card } goes from the ante into the hand
log-mulligan = { $name } shows the hand and draws anew
ask-ante = Play for the ante?
ask-ante-note = The top card of each library is set aside. Whoever wins is called the owner of both in the record of this match; no deck and no collection changes.
ask-ante-yes = Play for it
ask-ante-no = Without it
ask-mulligan = Draw a new hand?
ask-mulligan-note = It holds no land, or nothing else. You may show it once and draw as many cards anew.
ask-toll = Pay the price?
ask-toll-note = { $card } counters your spell unless you pay what it demands.
ask-toll-yes = Pay
ask-toll-no = Let it be countered
ask-mulligan-yes = Draw anew
ask-mulligan-no = Keep it
reason-not-taken-back = What is done is done: only mana drawn by hand is taken back, before anything else happens.
asked-itself = { $card }: it regenerates by itself when it would be destroyed, if that can be paid (⟨ask-card⟩)
