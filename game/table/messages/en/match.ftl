# The table of a match.

object-you = you

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
hint-pile = { $name }: { $value }. Click to look through it.
hint-log = Everything that happened so far (⟨log⟩)

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
plate-out = Out

face-down-card = Face-down card
face-down-known = { $card }, face down
face-down = Lies face down
face-down-you = Only you know which card it is.
face-down-nobody = Nobody knows which card it is.
face-down-both = You and { $names } know which card it is.
face-down-others =
    { $count ->
        [one] { $names } knows which card it is.
       *[other] { $names } know which card it is.
    }
plate-partners =
    { $who ->
        [you] You play with { $names }
       *[other] Plays with { $names }
    }
plate-partner = { $name } · partner

turn-over = Nothing is left to do in your turn.
end-turn = End turn
far-turn-asked = You are asked
far-turn = Not your turn
end-nothing-left = nothing left to do
turn-number = Turn { $turn }
hint-end = Still possible: { $left }. (⟨end⟩)
hint-end-plain = No useful move is left. (⟨end⟩)
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
control-menu-button = Menu

plate-thinks = thinking…
plate-thinks-slow = still thinking…
plate-thinks-restarted = thinking it over again…
prompt-aside = The question waits. Look around.
prompt-show = Back to the question
prompt-target =
    { $count ->
        [1] { $card }: choose a target
       *[other] { $card }: choose up to { $count } targets
    }
prompt-target-next = { $card }: choose the next target
target-chosen-already = { $entity } is a target already.
step-put = { $card } to { $other }
step-give = { $amount } to { $card }
step-put-back = Take back: { $card } to { $other }
step-give-back = Take back: { $amount } to { $card }
mark-chosen = Chosen
mark-discard = Discard
mark-sacrifice = Sacrifice
pick-exchanges = Takes the place of { $card }
pick-none = No one
prompt-choose =
    { $count ->
        [1] Choose one
       *[other] Choose up to { $count }
    }
prompt-choose-for =
    { $count ->
        [1] { $card }: choose one
       *[other] { $card }: choose up to { $count }
    }
prompt-attack =
    { $who ->
        [you] Whom do you attack?
       *[other] Whom does { $card } attack?
    }

ask-choose = Choose
prompt-may = { $card }: do you use its effect? Declining costs nothing.
ask-may = Use this effect?
ask-may-note = { $card }: you may decline, at no cost.
prompt-may-pay = { $card }: do you pay?
ask-may-pay = Do you pay?
ask-may-pay-note = { $card }: what follows if you don't stands in its text.
may-pays = Pay
may-not-pays = Don't pay
may-yes = Use it
may-no = Decline
sheet-aside = Look at the table (⟨aside⟩)

banner-own-turn = Your turn
banner-turn = { $name }'s turn
banner-far-turn = The opponent's turn

removed = Removed from the game
removed-until = Comes back when { $host } leaves the field.
zoom-values = Values
zoom-why = Not now
zoom-value = { $stat }: { $now } of { $full } (printed { $printed })
zoom-value-whole = { $stat }: { $now } (printed { $printed })
zoom-modifier = { $amount } { $stat }, from { $source }
zoom-given = { $keyword }, from { $source }
zoom-cost = costs { $now } (printed { $printed })
zoom-cheaper = { $amount } less, from { $source }
zoom-dearer = { $amount } more, from { $source }
zoom-until-end = , until the end of the turn
zoom-until-next = , until the next turn
zoom-until-source = , as long as its source stays
zoom-until-after = , until the end of a coming turn
zoom-changed = changed by { $source }

log = Log
log-all = Open
log-nothing = the rules
log-turn = Turn { $turn } · { $name }
log-because = because: { $causes }
log-because-hint = Press a line to see what caused it
log-begins = The match begins
log-moved-taken = { $who ->
    [you] You take { $card } into your hand
   *[other] { $name } takes { $card } into the hand
}
log-moved-deck-discard = { $card } goes from the deck to the discard pile
log-moved-hand-discard = { $card } is discarded
log-moved-discard-hand = { $card } returns to the hand
log-play =
    { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
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
log-modified = { $card }: { $changes }
log-granted =
    { $who ->
        [you] You gain { $keywords }
       *[other] { $card } gains { $keywords }
    }
log-times = { $line } ({ $times } times)
log-left = { $line } ({ $left } left)
log-one-of-several = { $card } ({ $number })
log-stat-now = { $stat } is { $amount } again
log-keyword-gone = { $keyword } ends
log-expired =
    { $who ->
        [you] You: { $what }
       *[other] { $entity }: { $what }
    }
log-effect = Effect of { $card }
log-of = { $card } · { $told }
log-control =
    { $who ->
        [you] You take control of { $card }
       *[other] { $name } takes control of { $card }
    }
log-time-up =
    { $who ->
        [you] Your time runs out
       *[other] The time of { $name } runs out
    }
log-conceded =
    { $who ->
        [you] You concede
       *[other] { $name } concedes
    }
log-changed-set =
    { $who ->
        [you] Your { $stat } is set to { $amount }
       *[other] { $entity }: { $stat } set to { $amount }
    }
log-changed-multiply =
    { $who ->
        [you] Your { $stat } is multiplied by { $amount }
       *[other] { $entity }: { $stat } multiplied by { $amount }
    }
log-changed-swap = { $entity }: { $stat } and { $second_stat } change places
log-changed-element = { $entity } is now of { $elements }
log-changed-type = { $entity } becomes: { $types }
log-prevented = { $amount } damage to { $target } is prevented
log-diverted = { $amount } damage goes to { $other } instead of { $target }
log-failed = { $card } does nothing: it has no target left
log-changed-kind = { $entity } becomes: { $what }
log-changed-copy = { $entity } becomes a copy of { $what }
log-changed-text = { $entity } gains a further text
log-changed-text-lost = { $entity } loses its text
log-revoked =
    { $who ->
        [you] You lose { $keywords }
       *[other] { $entity } loses { $keywords }
    }
log-attached = { $entity } is attached to { $host }
log-sacrificed = { $card } is sacrificed
log-turned-up = { $card } is turned face up
log-turned-down = { $card } is turned face down
counted-counters = { $amount ->
    [1] 1 { $counter } counter
   *[other] { $amount } { $counter } counters
}
log-counters-put =
    { $who ->
        [you] You get { counted-counters }
       *[other] { $entity } gets { counted-counters }
    }
log-counters-taken =
    { $who ->
        [you] You lose { counted-counters }
       *[other] { $entity } loses { counted-counters }
    }
log-marked-on =
    { $who ->
        [you] You are marked: { $marks }
       *[other] { $entity } is marked: { $marks }
    }
log-marked-off =
    { $who ->
        [you] You are no longer marked: { $marks }
       *[other] { $entity } is no longer marked: { $marks }
    }
log-replaced = Effect of { $card } in place of { $event }: { $subject }
log-on-stack =
    { $who ->
        [you] You put { $card } on the stack
       *[other] { $name } puts { $card } on the stack
    }
log-countered = { $card } is countered
event-damage = damage
event-destroy = destruction
event-draw = a draw
event-move = leaving the field
log-result = The match is decided
log-result-draw = The match ends in a draw

reason-other = That is not possible now ({ $code }).
reason-match-over = The match is over.
reason-nothing-asked = Nothing is asked of you now.
reason-malformed = That answer doesn't fit the question.
reason-not-an-answer = That answer doesn't fit the question.
reason-nothing-to-cancel = There is nothing to cancel.
reason-not-a-choice = { $entity } can't be chosen here.
reason-not-an-option = It can't go there.
reason-wrong-share = That share can be from { $least } to { $most }, not { $given }.
reason-wrong-total = { $amount } must be divided in all; it would be { $given }.
reason-wrong-number = Choose from { $least } to { $most }; you chose { $chosen }.
reason-wrong-order = That answer doesn't fit the question.
reason-not-in-hand = { $entity } isn't in your hand.
reason-no-target = There is no target for { $entity }.
reason-not-a-foe = { $target } isn't an opponent.
reason-unknown-word = That answer doesn't fit the question.
reason-undo-nothing = There is nothing to take back.
reason-nothing-to-take-back = There is nothing to take back.
reason-chosen-already = That one is chosen already, or comes before one that is.
reason-undo-other-answered = The other player has answered since: it can't be taken back.
reason-undo-random = Chance has decided something since: it can't be taken back.
reason-no-time-limit = Nobody counts the time now.
reason-not-asked = Another player is asked now.
reason-is-out = You are out of this match already.
reason-unknown-action = That answer doesn't fit the question.

pile-empty = Empty so far.
menu = Menu
menu-resume = Back to the match
menu-level = { $name }: { $level }
menu-level-hint = From now on; the match file says from which move.
menu-settings = Settings
menu-help = Help
menu-flag = Flag this moment
menu-concede = Concede
menu-concede-sure = Really concede?
menu-leave = Leave to the title
menu-leave-hint = The match is kept: you can resume it from the title.
menu-leave-matches = Leave to the played matches
menu-leave-lab = Back to the lab
menu-leave-puzzles = Leave to the puzzles
menu-quit = Quit the program
told-speed = Pace: { $speed }
told-sound =
    { $on ->
        [yes] Sound on
       *[no] Sound off
    }
told-music =
    { $on ->
        [yes] Music on
       *[no] Music off
    }

help = How to play at this table
help-focus = Move the focus
help-act = Do what the focused thing does; confirm
help-cancel = Cancel, close, menu
help-undo = Take back your last answer
help-log = Log
help-aside = Look at the table behind a question
help-look = Enlarge at any time, while it is held
help-skip = Skip what is being shown
help-speed = Pace of the opponent: 1×, 2×, 4×, at once
help-mute = Sound off and on again
help-music = Music off and on again
help-discard = Discard piles
help-flag = Flag this moment for the designer
help-pad = Gamepad: act; take back; undo; end, pass or confirm
help-pad-more = Gamepad: move on and back; log; words of the rules
help-fullscreen = Full screen

result-won = Victory
result-lost = Defeat
result-draw = A draw
result-together = Shared victory: { $names }
result-team = { $names } win together
result-team-won = Victory with { $names }
result-winner = { $name } wins
result-turns = After { $turn } turns
fate-won = wins
status-textless = without its text
zoom-textless = Its own text is gone.
fate-conceded = conceded
result-fate = { $name }: { $fate }
result-look = Look at the table
result-title = To the title
result-rematch = Rematch

curtain-pass = Pass the laptop to { $name }
curtain-own = It is { $name }'s turn.
curtain-others = { $name } is asked something.
curtain-workshop = { $names } opened the workshop in this match and may have seen all hands.
curtain-note = The table is covered. When only the right person is looking, show the hand.
curtain-show = I am { $name }: show my hand

preview-lethal = Lethal
preview-fatal = You lose by this
preview-choice =
    { $who ->
        [you] First comes a choice of yours.
       *[other] First { $name } has a choice.
    }
prompt-packet = { $card }: which damage? Choose whom it would be dealt to.
prompt-packet-for = { $card }: which damage? Choose whom it would be dealt to.
packet-by = { $amount } by { $card }
packet-none = No damage that can be chosen would be dealt to { $entity }.
warn-burn =
    { $amount ->
        [one] 1 mana would burn you for 1 damage. Once more to go on.
       *[other] { $amount } mana would burn you for { $amount } damage. Once more to go on.
    }
warn-fatal = That would lose you the match. Do it once more if you mean it.
match-thinking-random = The computer's thinking doesn't get going on this machine, so it answered at random.
match-not-saved = This match can't be saved now. It goes on, and the next answer tries again.
match-cards-changed = The cards of this match have changed since; it goes on with the old ones.

# For a game that has no words of its own here.
plain-zone =
    { $who ->
        [you] Yours: { $zone }
       *[other] { $name }: { $zone }
    }
plain-counter = { $word } { $amount }
a-card = a card
a-card-face-down = a face-down card
cards-count =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
plate-styled = { $name } · { $style }
plate-deck = Deck: { $deck }
place-at = Place { $index }
prompt-time = { $asked } · { $minutes }:{ $seconds }
prompt-time-last = { $asked } · only { $seconds } seconds left!
prompt-place = Where does { $card } stand?
prompt-use = { $card }: choose a target
prompt-pay = { $card }: pay like this?
pay-spares = It leaves mana for { $cards }.
prompt-pay-so = { $card }: pay like this? { $why }
pay-confirm = Pay
pay-due = To pay
pay-cannot-spare = That one can't be spared: nothing else could pay in its place.
pay-cannot-use = That one can't pay for any part of this cost.
log-attack = { $attacker } attacks { $target }
log-heal = { $target } regains { $amount }
log-lose = { $target } loses { $amount }
log-destroyed = { $card } is destroyed
log-created = { $card } appears
log-added = { $to ->
    [hand] { $name } gets a new { $card } in hand
    [deck] a new { $card } comes into the deck of { $name }
   *[pile] a new { $card } comes into the pile of { $name }
}
log-later = { $card } leaves something to be done { $when ->
    [turn_start] at the start of a turn
    [turn_end] at the end of a turn
   *[round_end] at the end of the round
}
help-mouse = Drag a card from your hand onto the table or onto a target, or click it. Right click takes a choice back. What glows can be used now; rest on a dark card to read why it can't.
help-end = End the turn
end-not-yet = this comes first
reason-agreed-already = That can't be called back any more: what followed was let pass.
reason-no-wait = By these rules nobody calls back a window.
reason-asked-already = You are asked already.
reason-no-window = Just now nothing can be answered.
log-waited = { $who ->
    [you] You say: Wait!
   *[other] { $name } says: Wait!
}
reason-undo-hidden = Something hidden came to light since: it can't be taken back.
ask-ability = Which ability?
ask-mode = Which of its effects?
ask-x = How much is X?
answer-use = Ability { $index }
answer-mode = { $count ->
    [0] No choice
    [one] Choice { $index }
   *[other] Choices { $index }
}
answer-x = X = { $first }
prompt-order = Several effects wait: which comes first?
prompt-replace = Several effects would change this: which comes first?

# Windows: whether to answer what others do
window-close = Pass
window-close-hint = Do nothing here (⟨end⟩)
windows-off = Don't ask again this turn
windows-are-on = Always asks
windows-are-off = Asks no more this turn
windows-off-hint = The table asks whenever you can answer. Click: don't ask again until the end of the turn.
windows-on-hint = Until the end of the turn the table passes for you whenever you could answer. Click: ask always again.
windows-are-matter = Asks when it matters
windows-hint-on = The table asks in every window in which you can do something. Click: only when it may matter.
windows-hint-matter = The table asks when it may matter, and at the stops set at the phases. Click: don't ask again until the end of the turn.
windows-hint-off = Until the end of the turn the table passes for you. Click: ask in every window.
rest = Skip ahead
rest-hint = Pass until somebody else does something (⟨rest⟩); until your own turn (⟨rest-to-turn⟩)
rests = Passing until something happens
rests-to-turn = Passing until your turn
stop-none = no stop
stop-own = stop in your turn
stop-others = stop in the turns of others
stop-own-others = stop in every turn
stop-hint = Now: { $stop }. Click: the next of none, others' turns, your turn, every turn. At a stop you are asked whenever you can do something.
draw-offer = Offer a draw
draw-take = Take the draw
draw-hint = The same position has come again and again, and nothing goes on.
draw-offered = You have offered a draw
draw-agreed = You have agreed on a draw
reason-no-draw = A draw can be offered only where the same position comes again and again.
asked-usual = { $card }: you are asked as usual (⟨ask-card⟩)
asked-never = { $card }: you are not asked where it is all that you could use (⟨ask-card⟩)
asked-always = { $card }: you are asked wherever you can use it (⟨ask-card⟩)
wait-button = Wait!
wait-hint = The table passed for you a moment in which you could act. Click: go back to it (⟨wait⟩)
waited = Back to the moment that was passed
waited-now = Something hidden came to light since: you are asked now instead

# Coins
coin-heads = { $won ->
    [yes] Heads! Called
   *[no] Heads: not called
}
coin-tails = { $won ->
    [yes] Tails! Called
   *[no] Tails: not called
}
answer-heads = Heads
answer-tails = Tails
ask-coin = Heads or tails?

# How likely what hangs on dice is
odds = wins { $wins } of { $ways }
odds-totals = { $attacker } against { $target }
odds-open = { $who ->
    [you] You can still change it
    [both] You and { $names } can still change it
   *[other] { $names } can still change it
}
log-looked =
    { $who ->
        [you] You look at { $cards }
       *[other] { $name } looks at hidden cards
    }
log-looked-top =
    { $who ->
        [you] You look at { $amount ->
            [0] an empty deck
           *[other] the top of { $own ->
                [yes] your deck
               *[no] a deck of another
            }: { $cards }
        }
       *[other] { $name } looks at { $amount ->
            [0] an empty deck
            [one] the top card of a deck
           *[other] the top { $amount } cards of a deck
        }
    }
log-put-back =
    { $who ->
        [you] You put
       *[other] { $name } puts
    } { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } { $bottom ->
        [yes] on the bottom
       *[no] back on top
    }
sheet-keep_top =
    { $count ->
        [1] Choose the card that you take
       *[other] Choose up to { $count } cards that you take
    }
sheet-order_top = The card that you choose now lies uppermost
log-coin = { $fell ->
    [heads] Heads
   *[tails] Tails
}: { $won ->
    [yes] called
   *[no] not called
}

# What is put together on the table: who goes to whom, how much to each
prompt-assignment = Choose who goes to whom.
prompt-division = Divide { $amount } among them.
prompt-put = { $card }: to whom?
prompt-join = Press who joins a group.
prompt-join-with = { $card }: with whom?
division-left =
    { $left ->
        [0] Nothing is left.
       *[other] { $left } left.
    }
form-group = Form a group
form-group-hint = Press this, then two of them one after the other; or drag one onto the other.
choose-anew = Choose anew
put-forward = put forward
put-to = goes to { $card }
share = gets { $amount }
share-more = One more to { $card }
share-less = One less to { $card }
# Cards on piles, what is attached, what waits to be carried out
pile-of-cards = { $card } × { $count }
attached-to = on { $card }
pool-amount = { $amount } { $element }
batch-title = Waiting: { $count }
batch-hint = What was announced last is carried out first. The next one is on top and lit.
batch-next = The next one to be carried out
batch-later = Number { $number } to be carried out
batch-ability = { $card }: ability
batch-x = { $card }, X = { $x }
batch-at = on { $targets }
batch-of =
    { $who ->
        [you] yours
       *[other] { $name }'s
    }
withheld-amount = { $amount } damage waits
number-prevented = { $amount } prevented
pays-with = pays for it
doomed = about to die

# Who leads, where the game tells of it
standing-nobody = Nobody leads
standing-own-team = Your side leads
standing-other-team = The other side leads
standing-leads = { $who ->
    [you] You lead
   *[other] { $name } leads
}
standing-measure = { $what }: { $own } against { $other } ({ $ahead })
