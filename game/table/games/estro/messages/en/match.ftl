# What ESTRO says in words of its own at the table of a match.

# On the cards
kind-ardo = Ardo
kind-granito = Granito
kind-armonio = Armonio
kind-illusio = Illusio
kind-manpo = Manpo
kind-zone = Zone
stat-atk = ATK
stat-def = DEF
stat-hel = HEL
stat-dex = DEX
stat-map = MAP
stat-primary = primary value
stat-tot = TOT
a-card = a card
a-card-face-down = a face-down card
cards-count =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
status-inhibited = gifts inhibited
status-unused = gift unused
status-spent = gift already used
zoom-inhibited = Its gifts are inhibited for the whole match.
zoom-unused = Its gift has not been used yet.
zoom-spent = Its once-only gift has been used already.
zoom-until-own = , until the end of the fight
zoom-modifier-primary-own2 = { $amount } to the primary value, from the die
zoom-modifier-tot-own2 = { $amount } TOT, from the table of Estro against Estro

# Places on the table
field-of =
    { $who ->
        [you] Your cards on the field
       *[other] { $name }'s cards on the field
    }
incinerator-of =
    { $who ->
        [you] Your Incinerator
       *[other] { $name }'s Incinerator
    }
zone-shared = Active Zones
zone-pile-shared = Remaining Zones
plate-deck = Deck: { $deck }
counter-tot = TOT on the field: { $amount }
counter-tokens = Necrotokens: { $amount } of { $most }

phase-draw = Draw
phase-play = Play
phase-attack = Attack
phase-end = End
phase-draw-note = The active player draws a card.
phase-play-note = One card onto the field, face up or face down.
phase-attack-note = Up to two attacks, with two different cards; attacking is optional.
phase-end-note = Whoever holds more than five cards discards; the turn passes.

# Questions
end-play = That's all
must-play = Play a card
end-attack = End attacks
end-not-yet = a card must be played
end-moment = Pass
end-declared = Pass
end-rolled = Pass
end-death = Pass
end-counter = Pass
end-redirect = Go on
left-gift = { $count } gifts to use
prompt-play-must = Play a card: choose which, then face up or face down.
prompt-play-must-note = You must play one each turn; then your cards may attack.
prompt-play = You may play one more card.
prompt-play-note = “That's all” plays no further one and goes on to your attacks.
prompt-how = { $card }: how do you play it?
prompt-how-note = Face up its values count, and its gift if it has one. Face down nobody sees it; it has no values, and falls if it is attacked.
act-play = Face up
act-lay = Face down (⟨lay⟩)
act-turn = Turn up
act-use = Use the gift
act-counter = Counter
help-lay = Play the chosen card face down
prompt-whom = { $card }: choose whom to attack.
prompt-whom-note = Point at a card to see how likely it falls. A failed attack costs the attacker nothing.
prompt-attack = { $turn ->
    [yes] { $attack ->
        [yes] Attack with one of your cards, or turn up one that lies face down.
       *[no] You may turn up a card that lies face down.
    }
   *[no] Attack: choose one of your cards, then whom it attacks.
}
prompt-attack-note = You need not: “End attacks” ends your turn.
prompt-turn = { $card } lies face down: turn it up?
prompt-turn-note = Then its values count, and its gift acts as if it had just been played. Turning it up is not the play of the turn.
prompt-gift = { $card }: use its gift?
prompt-moment = You may use a gift.
prompt-moment-note = What glows can be used now. “Pass” keeps it for later.
prompt-declared = { $first } attacks { $second }: you may use a gift before the dice.
prompt-declared-note = What glows can be used now. “Pass”: the dice are rolled.
prompt-rolled = { $first } attacks { $second }, the dice have fallen: you may still use a gift.
prompt-rolled-note = What glows can be used now. “Pass”: the values are compared.
prompt-death =
    { $count ->
        [one] { $card } is about to be destroyed: you may save it.
       *[other] { $card } are about to be destroyed: you may save one.
    }
prompt-death-note =
    { $count ->
        [one] “Pass”: it is destroyed.
       *[other] “Pass”: they are destroyed.
    }
prompt-counter = Gift of { $card }: do you counter it? “Pass” lets it act.
prompt-counter-note = { $clause }
prompt-redirect = After the Zone's gift: does the attack go on, stop, or change its target?
prompt-redirect-note = A stopped attack is spent. A new target is attacked with new dice.
prompt-discard = You hold too many cards: choose which to discard ({ $count }).
prompt-discard-note = At the end of your turn; they go to the Incinerator.
prompt-discard-for = { $card }: choose which card you discard for its gift.
prompt-sacrifice-for = { $card }: choose which card you sacrifice for its gift.
prompt-order = Several gifts at once: which comes first?
prompt-order-note = The others come after it.
prompt-coin = Heads or tails?
answer-keep = Go on with the attack
answer-stop = Stop the attack

# The table of Estri
control-chart-button = Estro against Estro
help-chart = Estro against Estro, and the lucky rolls
wheel = Estro against Estro
wheel-note = The attacker adds this to its TOT; the defender nothing. Same Estro: 0. It plays no part in the test of primary values.
wheel-table = Table of Estri
wheel-attacker = Rows: the attacker. Columns: the defender.
wheel-cell = { $attacker } attacks { $defender }: { $amount } TOT
wheel-rolls = With these rolls: +{ $bonus } to the primary value

# The forecast of a fight
odds-face-down = Face down: it falls, unless a gift saves it
odds-tot = TOT { $tot } of { $ways }
odds-primary = primary { $primary } of { $ways }
odds-totals = TOT { $attacker } against { $target }

# The log
log-turn = Round { $round } · { $name }
log-laid =
    { $who ->
        [you] You play a card face down
       *[other] { $name } plays a card face down
    }
log-gift = Gift of { $card }
log-attack = { $attacker } attacks { $target }
log-dice = { $entity }: rolls { $roll }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}
log-compared = { $face_down ->
    [yes] { $target } lay face down: it is defeated
   *[no] { $by_tot ->
        [yes] TOT { $tots-1 } against { $tots-2 }: { $attacker } wins
       *[no] { $by_primary ->
            [yes] Primary value { $primaries-1 } against { $primaries-2 }, more than double: { $attacker } wins
           *[no] TOT { $tots-1 } against { $tots-2 }: { $target } withstands
        }
    }
}
# The comparison of two cards in the middle
clash-printed = on the card
clash-die = die { $roll }
clash-table = { $attacker } against { $target }
clash-rest = changed values
clash-others = further gifts
clash-lead = { $face_down ->
    [yes] no values, no dice
   *[no] { $by_tot ->
        [yes] { $ahead } ahead
       *[no] { $by_primary ->
            [yes] primary { $primaries-1 } against { $primaries-2 }: more than double
           *[no] { $ahead ->
                [0] equal
               *[other] { $ahead } ahead
            }
        }
    }
}
clash-destroyed = { $target } is destroyed
clash-beaten = { $target } is beaten
clash-withstands = { $target } withstands: nothing is lost
side-heads = heads
side-tails = tails
log-tokens =
    { $who ->
        [you] Your Necrotokens: { $amount }
       *[other] Necrotokens of { $name }: { $amount }
    }
log-announced =
    { $who ->
        [you] You announce TOT { $tots-1 } against { $tots-2 }
       *[other] { $name } announces TOT { $tots-1 } against { $tots-2 }
    }: { $won ->
        [yes] { $target } falls
       *[no] { $target } withstands
    }
log-mistake =
    { $who ->
        [you] Your mistake: you lose a card of your hand
       *[other] A mistake of { $name }: a card of the hand is lost
    }
log-destroyed = { $card } is destroyed
log-rescued = { $entity } is saved
log-protected = { $entity } can't be destroyed
log-stopped = { $attacker } stops the attack
log-redirected = The attack turns to { $target }
log-counted = End of the last round: cards { $cards-1 } against { $cards-2 }, TOT { $tots-1 } against { $tots-2 }
log-exhausted =
    { $who ->
        [you] You have no cards left
       *[other] { $name } has no cards left
    }
log-moved-deck-hand =
    { $who ->
        [you] You draw { $card }
       *[other] { $name } draws a card
    }
log-moved-deck-field = { $card } comes onto the field
log-moved-field-incinerator = { $card } goes to the Incinerator
log-moved-hand-incinerator = Discarded: { $card }
log-moved-deck-incinerator = { $card } goes from the deck to the Incinerator
log-moved-field-removed = { $card } is removed from the game
log-moved-hand-removed = { $card } is removed from the game
log-moved-incinerator-removed = { $card } is removed from the game
log-moved-deck-removed = { $card } is removed from the game
log-moved-zone-removed = { $card } is removed from the game
log-moved-removed-field = { $card } comes back into play
log-moved-removed-zone = { $card } comes back into play
log-moved-removed-incinerator = { $card } goes to the Incinerator
log-moved-field-hand = { $card } returns to the hand
log-moved-field-deck = { $card } goes into the deck
log-moved-incinerator-field = { $card } returns to the field
log-moved-incinerator-hand = { $card } returns to the hand
log-moved-incinerator-deck = { $card } goes from the Incinerator into the deck

help-mouse = One card must be played each turn: click it and choose face up or face down, or drag it onto the table to play it face up. Then attack, up to twice: drag your card onto its target, or click both. Before you let go, read in how many of 36 rolls it wins. T shows Estro against Estro. The right button cancels.
help-end = End attacks, or pass
help-discard = The Incinerators
result-turns = Turns: { $turn }
ended-elimination = No card left on the field
ended-exhaustion = Nothing left to draw
ended-last-round = Counted after the last round

# Mnemonica and Necrotokens
act-protect = Protect (2 Necrotokens)
ask-announce-own = The TOT of { $card }?
ask-announce-other = The TOT of { $card }, the attacked card?
ask-announce-note = Announce the final total, with die, Zone, gifts and table.
announce-confirm = Announce { $amount }
ask-outcome = Does { $card } win?
ask-outcome-note = Announce how the fight ends.
outcome-yes = The attacked card falls
outcome-no = The attacked card withstands
ask-contest = { $card } attacks: do you contest the announcement?
ask-contest-note = If the announcement is wrong the attacker loses a card of the hand; if it is right you do.
contest-yes = Contest
contest-no = Accept
ask-token-draw = A Necrotoken for one more card?
ask-token-draw-note = Spend 1 Necrotoken and draw a second card.
token-draw-yes = Draw again
token-draw-no = Not now
ask-token-card = Three Necrotokens for a card on the field?
ask-token-card-note = A random card of your deck comes face up; its gifts stay inhibited for the whole match.
token-card-yes = Put it onto the field
token-card-no = Not now
prompt-mistake = A mistake: choose the card of your hand that you lose.

# Why something is refused
reason-not-own-card = { $entity } isn't your card: only your own cards can do that.
reason-no-attacks-yet = Nobody may attack yet in this round.
reason-no-attack-left = You have no attack left this turn.
reason-face-down = { $entity } lies face down and can't attack.
reason-has-attacked = { $entity } can't do that after an attack.
reason-bound = { $entity } is Bound and can't attack.
reason-not-an-enemy = { $target } isn't an opposing card on the field.
reason-veiled = { $target } is Veiled and can't be attacked.
reason-bulwark = First a card with Bulwark must be attacked.
reason-not-face-down = { $entity } doesn't lie face down.
reason-placed-this-turn = { $entity } was placed this turn: it can be turned up from your next turn.
ending-curve = TOT on the field at each turn
removed-shared = Removed from the game

# Who leads
standing-cards = Cards
standing-before = No cards: lost, from the end of round { $out } on
standing-on = Round { $round } of { $last }. No cards: lost
standing-last = Round { $round } of { $last }. Then { $team ->
    [yes] the greater TOT wins
   *[no] more cards and TOT win
}
standing-empty = { $who ->
    [you] You have no card: lost at the end of round { $out }!
    [other] No card there: won at the end of round { $out }!
   *[none] No cards: lost, from the end of round { $out } on
}
standing-rules = From the end of round { $out } on, whoever has no card on the field has lost. At the end of round { $last } { $team ->
    [yes] the side with the greater TOT wins.
   *[no] whoever has both more cards and the greater TOT wins; else it is a draw.
}
