# What Cataclysm says in words of its own at the table of a match.

a-card = a card
stat-life = life points
stat-power = attack power
stat-armor = armor
cards-count =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
play-of =
    { $who ->
        [you] Your Characters in play
       *[other] { $name }'s Characters in play
    }
removed-of =
    { $who ->
        [you] Your cards removed from the game
       *[other] { $name }'s cards removed from the game
    }
place-free = Free place for a Character
counter-discarded-characters = Characters in the discard pile: { $amount } of { $most }
plate-deck = Squad: { $deck }
plate-out = Out of the match
status-dual = can also be played as an Event
status-borrowed = goes back at the end of the turn

phase-power-up = Power-up
phase-cataclysm = Cataclysm
phase-deployment = Deployment
phase-battle = Battle
phase-end = End
phase-power-up-note = The active player draws a card.
phase-cataclysm-note = One Event, or one dual Character played as an Event.
phase-deployment-note = One Character into play, with two places at most.
phase-battle-note = One Character attacks. The attack is mandatory; each deals its attack power to the other.
phase-end-note = The turn passes on.

end-event = No Event
end-deploy = No Character
end-battle = No battle
must-battle = Attack!
must-opponent = Attack!
end-opponent = No battle
end-not-yet = the attack is mandatory
prompt-event = Cataclysm phase: play one Event, or none.
prompt-deploy = Deployment phase: put one Character into play, or none.
prompt-battle = You may fight one more battle.
prompt-battle-must = Battle phase: you must attack. Choose your Character, then whom it attacks.
prompt-opponent = Battle phase: which opponent do you attack?
prompt-order = Several abilities wait: whose comes first?


log-phase = { $phase }
log-skipped-effect =
    { $who ->
        [you] You skip a phase: { $phase }
       *[other] { $name } skips a phase: { $phase }
    }
log-skipped-empty-deck =
    { $who ->
        [you] Your deck is empty: you skip the { $phase } phase
       *[other] { $name }'s deck is empty: the { $phase } phase is skipped
    }
log-play-character =
    { $who ->
        [you] You play { $card } as an Event
       *[other] { $name } plays { $card } as an Event
    }
log-left = { $line } ({ $left ->
    [1] 1 life point
   *[other] { $left } life points
} left)
log-will-skip =
    { $who ->
        [you] You will skip a phase: { $phase }
       *[other] { $name } will skip a phase: { $phase }
    }
log-no-attack =
    { $who ->
        [you] You have no legal attack
       *[other] { $name } has no legal attack
    }
log-deploy =
    { $who ->
        [you] You deploy { $card }
       *[other] { $name } deploys { $card }
    }
log-attack = { $attacker } attacks { $target }
log-heal = { $target } regains { $amount } { $amount ->
    [1] life point
   *[other] life points
}
log-destroyed = { $card } falls
log-swapped = { $entity } and { $other } exchange their remaining life points
log-eliminated =
    { $who ->
        [you] { $why ->
            [discard_pile] You are out: too many Characters in the discard pile
           *[no_character] You are out: no Character in play
        }
       *[other] { $why ->
            [discard_pile] { $name } is out: too many Characters in the discard pile
           *[no_character] { $name } is out: no Character in play
        }
    }
log-moved-deck-hand =
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
