# What sets a clause off, in English. $of is whose event it is; .object is the other side of the event.

trigger-turn_start = at the start of { whose-turn }
trigger-turn_end = at the end of { whose-turn }
whose-turn = { $of_set ->
    [players] each player's turn
    [opponent] each opponent's turn
   *[you] your turn
}
trigger-play = { $kind ->
    [character] **As an Event:**
   *[event] { "" }
}
    .small = yes
trigger-always = { "" }
trigger-enter = when { $this } enters play
    .of-this = yes
trigger-falls = when { $this } falls
    .of-this = yes
trigger-leaves = when { $this } leaves play
    .of-this = yes
trigger-discarded = when { $this } goes to the discard pile
    .of-this = yes
trigger-attacks = whenever { $of } attacks
    .object = the target
    .moment = before the battle
trigger-attacked = whenever { $of } is attacked
    .object = the attacker
    .moment = before the battle
trigger-damaged = whenever { $of } takes damage
    .object = the Character that dealt it
trigger-battled = whenever { $of } comes through a battle
    .object = the other fighter
trigger-destroyed = whenever { $of } falls
trigger-card_drawn = whenever { $of_is ->
    [you] you draw
   *[noun] { $of } draws
} a card
trigger-event_played = after { $of_is ->
    [you] you play
   *[noun] { $of } plays
} an Event
    .object-kind = event

# What is about to happen and is replaced
trigger-instead_damage = if { $of_is ->
    [you] you
   *[noun] { $of }
} would take damage
    .object = the source of that damage
trigger-instead_destroy = if { $of } would fall
trigger-instead_draw = if { $of_is ->
    [you] you
   *[noun] { $of }
} would draw a card
trigger-instead_move = if { $of } would leave play
