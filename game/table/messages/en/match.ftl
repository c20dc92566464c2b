# The table of a match.

object-you = you
a-contract = a contract
stat-attack = attack
stat-health = health
stat-durability = durability
stat-magic_damage = magic damage
stat-magic-damage = magic damage
status-faded = Faded
status-active = active

line-of =
    { $who ->
        [you] Your line
       *[other] { $name }'s line
    }
rune-of =
    { $who ->
        [you] Your Rune
       *[other] { $name }'s Rune
    }
orb-of =
    { $who ->
        [you] Your Orb
       *[other] { $name }'s Orb
    }
deck-of =
    { $who ->
        [you] Your deck
       *[other] { $name }'s deck
    }
discard-of =
    { $who ->
        [you] Your discard pile
       *[other] { $name }'s discard pile
    }
hand-of =
    { $who ->
        [you] Your hand
       *[other] { $name }'s hand
    }
mana-of =
    { $who ->
        [you] Your mana
       *[other] { $name }'s mana
    }
cards-count =
    { $count ->
        [0] no contracts
        [one] { $count } contract
       *[other] { $count } contracts
    }
empty-rune = No Rune is on the field
empty-orb = No Orb is on the field
place-at = Place { $index }
token-extractor = Mana extractor ({ $element })
token-tank = Mana tank
token-full = full
token-empty = empty
hint-extractors = { $element }: { $full } of { $total } full. Extractors fill at the start of the turn.
hint-tanks = { $full } of { $total } tanks full. Tanks keep their mana and pay for pure mana.
hint-token-used = Emptied by this payment. Click to keep it full.
hint-token-free = Click to empty this one instead.
hint-pile = { $name }: { $value }. Click to look through it.
hint-log = Everything that happened so far (L)

hand-count =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
plate-skips = Skips next: { $phase }
phases = Phases of the turn
banner-forced = { $attacker } must attack { $target }
place-free = Free place
counter-health = health { $amount }
counter-attack = attack { $amount }
plate-out = Out
plate-deck = Deck: { $deck }
plate-special-free = The special draw is still available.
plate-special-used = The special draw is used up.
burnout-next = The deck is empty: the next burnout deals { $amount }.
burnout-short = Burnout: { $amount } so far

end-turn = End turn
far-turn = Not your turn
end-not-yet = this comes first
end-nothing-left = nothing left to do
turn-number = Turn { $turn }
hint-end = Still possible: { $left }. (E)
hint-end-plain = No useful move is left. (E)
left-moves =
    { $count ->
        [one] { $count } move left
       *[other] { $count } moves left
    }
left-play = { $count } to play
left-attack = { $count } can act
left-use = { $count } to use
control-undo = Take back
control-log-button = Log
control-help-button = Help
control-menu-button = Menu

prompt-thinking = { $name } is thinking…
prompt-aside = The question waits. Look around.
prompt-show = Back to the question
prompt-place = Where in the line does { $card } stand?
prompt-target =
    { $count ->
        [1] { $card }: choose a target
       *[other] { $card }: choose up to { $count } targets
    }
pick-none = None
prompt-choose =
    { $count ->
        [1] Choose one
       *[other] Choose up to { $count }
    }
prompt-pay = { $card }: pay like this? Click tokens to change it.
pay-confirm = Pay
pay-cannot-spare = That one can't be spared: nothing else could pay in its place.
pay-cannot-use = That one can't pay for any part of this cost.
prompt-attack =
    { $who ->
        [you] Whom do you attack?
       *[other] Whom does { $card } attack?
    }
prompt-orb = Whom does { $card } strike?
prompt-magnetize = { $card } can gain Magnetized
act-magnetize = Magnetize (M)

ask-extractor = A new extractor
ask-extractor-note = Choose the colour of the extractor that you gain this turn.
ask-exchange = Exchange an extractor
ask-exchange-note = All extractors are in place. You may give one up for one of another colour.
extractor-gain = Gain { $element }
extractor-give = Give up { $element }
extractor-take = Take { $element }
extractor-decline = Exchange none
ask-draw = Draw
ask-draw-note = How many contracts do you look at? One goes to your hand, the others to the discard pile, face up.
ask-special-note = Or once in the match, the special draw: keep two, and take 1 damage for each contract discarded by it.
draw-look =
    { $count ->
        [1] Look at 1
       *[other] Look at { $count }
    }
draw-special = Look at { $count }, keep 2
ask-keep =
    { $count ->
        [1] Which one do you keep?
       *[other] Which { $count } do you keep?
    }
ask-keep-note = The others go to your discard pile.
ask-keep-one-note = There is room for one in your hand; the other goes to the discard pile.
ask-aside = Your opening hand
ask-aside-note = Choose the contracts to set aside. You fetch as many new ones; the old ones are shuffled into the deck.
aside-keep-all = Keep all
aside-confirm =
    { $count ->
        [one] Set { $count } aside
       *[other] Set { $count } aside
    }
mark-aside = Set aside
ask-choose = Choose
ask-may = Use this effect?
ask-may-note = { $card }: you may decline.
may-yes = Use it
may-no = Decline
ask-orb = Leave the Orb active?
ask-orb-note = An active Orb strikes back after the first attack on you in the opponent's turn. It costs you health and durability.
orb-yes = Leave it active
orb-no = Let it rest
ask-store = Store mana
ask-store-note = Extractors are emptied at the end of the turn. What they hold can fill your empty tanks.
store-confirm =
    { $count ->
        [0] Store nothing
       *[other] Store { $count }
    }
sheet-aside = Look at the table (H)

banner-own-turn = Your turn
banner-turn = { $name }'s turn
banner-far-turn = The opponent's turn
banner-burnout = Burnout: { $amount } damage

zoom-values = Values
zoom-why = Not now
zoom-value = { $stat }: { $now } of { $full } (printed { $printed })
zoom-modifier = { $amount } { $stat }, from { $source }
zoom-until-end = , until the end of the turn
zoom-until-next = , until the next turn
zoom-faded = Faded: its own text is gone.

log = Log
log-all = Open
log-nothing = the rules
log-turn = Turn { $turn } · { $name }
log-begins = The match begins
log-set-aside =
    { $who ->
        [you] { $amount ->
            [0] You keep the opening hand
           *[other] You set { $amount } aside
        }
       *[other] { $amount ->
            [0] { $name } keeps the opening hand
           *[other] { $name } sets { $amount } aside
        }
    }
log-extractor =
    { $who ->
        [you] You gain an extractor: { $element }
       *[other] { $name } gains an extractor: { $element }
    }
log-exchange =
    { $who ->
        [you] You exchange { $exchanged } for { $element }
       *[other] { $name } exchanges { $exchanged } for { $element }
    }
log-draw =
    { $who ->
        [you] You look at { $amount }
       *[other] { $name } looks at { $amount }
    }
log-special-draw =
    { $who ->
        [you] You use the special draw, looking at { $amount }
       *[other] { $name } uses the special draw, looking at { $amount }
    }
log-moved-deck-hand =
    { $who ->
        [you] You fetch { $card }
       *[other] { $name } fetches { $card }
    }
log-moved-looking-hand =
    { $who ->
        [you] You keep { $card }
       *[other] { $name } keeps { $card }
    }
log-moved-looking-discard = { $card } goes to the discard pile
log-moved-deck-discard = { $card } goes from the deck to the discard pile
log-moved-hand-discard = { $card } is discarded
log-moved-aside-hand = { log-moved-deck-hand }
log-moved-line-hand = { $card } returns to the hand
log-moved-rune-discard = { $card } goes to the discard pile
log-moved-orb-discard = { $card } goes to the discard pile
log-moved-line-deck = { $card } goes into the deck
log-moved-discard-hand = { $card } returns to the hand
log-moved-discard-line = { $card } returns to the field
log-moved-deck-line = { $card } comes from the deck onto the field
log-play =
    { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
    }
log-attack =
    { $who ->
        [you] You attack { $target }
       *[other] { $attacker } attacks { $target }
    }
log-damage =
    { $who ->
        [you] You deal { $amount } to { $target }
       *[other] { $source } deals { $amount } to { $target }
    }
log-damage-plain =
    { $who ->
        [you] You take { $amount } damage
       *[other] { $target } takes { $amount } damage
    }
log-heal =
    { $who ->
        [you] You regain { $amount }
       *[other] { $target } regains { $amount }
    }
log-lose =
    { $who ->
        [you] You lose { $amount } health
       *[other] { $target } loses { $amount } health
    }
log-destroyed = { $card } is destroyed
log-created = { $card } appears
log-modified = { $card }: { $changes }
log-granted =
    { $who ->
        [you] You gain { $keywords }
       *[other] { $card } gains { $keywords }
    }
log-faded =
    { $who ->
        [you] You fade
       *[other] { $card } fades
    }
log-effect = Effect of { $card }
log-rune-used =
    { $who ->
        [you] You use { $card }
       *[other] { $name } uses { $card }
    }
log-orb-used = { $entity } strikes { $target }
log-orb-answers = { $entity } answers and strikes { $target }
log-orb-active = { $entity } stays active
log-tanks-filled =
    { $who ->
        [you] You store { $amount } mana
       *[other] { $name } stores { $amount } mana
    }
log-burnout =
    { $who ->
        [you] Burnout: you take { $amount }
       *[other] Burnout: { $name } takes { $amount }
    }
log-control =
    { $who ->
        [you] You take control of { $card }
       *[other] { $name } takes control of { $card }
    }
log-readied = { $card } is ready again
log-conceded =
    { $who ->
        [you] You concede
       *[other] { $name } concedes
    }
log-result = The match is decided
log-result-draw = The match ends in a draw

reason-other = That is not possible now ({ $code }).
reason-match-over = The match is over.
reason-nothing-asked = Nothing is asked of you now.
reason-malformed = That answer doesn't fit the question.
reason-not-an-answer = That answer doesn't fit the question.
reason-nothing-to-cancel = There is nothing to cancel.
reason-not-a-choice = { $entity } can't be chosen here.
reason-wrong-number = Choose from { $least } to { $most }; you chose { $chosen }.
reason-wrong-order = That answer doesn't fit the question.
reason-not-in-hand = { $entity } isn't in your hand.
reason-line-full = The line is full: no more creatures fit.
reason-not-enough-mana = Not enough mana: it needs { $needs }; you have { $full }.
reason-no-target = There is no target for { $entity }.
reason-not-a-fighter = { $entity } isn't one of your fighters.
reason-no-attack-value = You have no attack value.
reason-has-acted = { $entity } has already acted this turn.
reason-newly-come = { $entity } has only just come onto the field: it can act from your next turn.
reason-not-a-foe = { $target } isn't an opponent.
reason-guarded = { $target } is protected: { $guards } must be attacked first.
reason-impetus-only-creatures = { $entity } can attack only creatures on its first turn (Impetus).
reason-not-own-creature = { $entity } isn't your creature.
reason-not-own-rune = { $entity } isn't your Rune.
reason-no-use = { $entity } has no effect to use.
reason-used-this-turn = { $entity } was already used this turn.
reason-not-own-orb = { $entity } isn't your Orb.
reason-unknown-word = That answer doesn't fit the question.
reason-undo-nothing = There is nothing to take back.
reason-undo-other-answered = The other player has answered since: it can't be taken back.
reason-undo-hidden = A hidden contract came to light since: it can't be taken back.
reason-undo-random = Chance has decided something since: it can't be taken back.
reason-not-asked = Another player is asked now.
reason-unknown-action = That answer doesn't fit the question.
mana-amount = { $amount } { $element }
mana-none = no mana
tanks-amount =
    { $amount ->
        [one] { $amount } tank
       *[other] { $amount } tanks
    }

pile-empty = Empty so far.
menu = Menu
menu-resume = Back to the match
menu-settings = Settings
menu-help = Help
menu-concede = Concede
menu-concede-sure = Really concede?
menu-leave = Leave to the title
menu-leave-hint = The match is kept: you can resume it from the title.
menu-quit = Quit the program
told-speed = Pace: { $speed }

help = How to play at this table
help-mouse = Drag a contract from your hand into the line or onto a target, or click it. Drag a creature onto what it attacks, or click both. Right click takes a choice back. What glows can be used now; rest on a dark card to read why it can't.
help-focus = Move the focus
help-act = Do what the focused thing does; confirm
help-cancel = Cancel, close, menu
help-end = End the turn
help-magnetize = Magnetize the chosen creature
help-undo = Take back your last answer
help-log = Log
help-aside = Look at the table behind a question
help-skip = Skip what is being shown
help-speed = Pace of the opponent: 1×, 2×, 4×, at once
help-discard = Discard piles
help-help = This sheet
help-fullscreen = Full screen

result-won = Victory
result-lost = Defeat
result-draw = A draw
result-together = Shared victory: { $names }
result-winner = { $name } wins
result-turns = After { $turn } turns.
result-fate = { $name }: { $fate }
result-look = Look at the table
result-title = To the title
result-rematch = Rematch

curtain-pass = Pass the laptop to { $name }
curtain-note = The table is covered. When only the right person is looking, show the hand.
curtain-show = I am { $name }: show my hand

preview-lethal = Lethal
preview-fatal = You lose by this
warn-fatal = That would lose you the match. Do it once more if you mean it.
match-not-saved = This match can't be saved now. It goes on, and the next answer tries again.
match-cards-changed = The cards of this match have changed since; it goes on with the old ones.
