# What sets a clause off, in English. $of is whose event it is; .object is the other side of the event.

trigger-turn_start = at the start of { whose-turn }
    .subject = that player
trigger-turn_end = at the end of { whose-turn }
    .subject = that player
whose-turn = { $of_set ->
    [players] each turn
    [opponent] each opponent's turn
   *[you] your turn
}
trigger-play = { $kind ->
    [character] **As an Event:**
   *[event] { "" }
}
trigger-always = { "" }
trigger-enter = when { $this } enters play
trigger-falls = when { $this } falls
trigger-discarded = when { $this } goes to the discard pile
trigger-attacks = whenever { $of } attacks
    .object = the target
trigger-attacked = whenever { $of } is attacked
    .object = the attacker
trigger-damaged = whenever { $of } takes damage
    .object = the source of that damage
trigger-battled = whenever { $of } comes through a battle
    .object = the other fighter
trigger-destroyed = whenever { $of } falls
trigger-card_drawn = whenever { $of_is ->
    [you] you draw
   *[noun] { $of } draws
} a card
trigger-event_played = whenever { $of_is ->
    [you] you play
   *[noun] { $of } plays
} an Event
