# What sets a gift off, in English. $of is whose event it is; .object is the other side of the event.

trigger-play = when { $this } is played or turned face up by its player
    .of-this = yes
trigger-always = { "" }
trigger-moment = { $pays ->
    [yes] { $condition ->
        [none] **At any moment,** { $cost }:
       *[other] **At any moment** while { $condition }, { $cost }:
    }
   *[no] **At any moment:**
}
    .checks = yes
    .small = yes
trigger-counter = { $of_set ->
    [zones] whenever an opponent activates a gift of { $of }
   *[other] whenever a gift of { $of } is activated
}
    .of-this = no
trigger-attacks = whenever { $of } attacks
    .object = the target
trigger-attacked = whenever { $of } is attacked
    .object = the attacker
trigger-rolled = when the die is rolled for { $of }
    .object = the other fighter
    .amount = the roll
trigger-survives = whenever { $of } withstands an attack
    .object = the attacker
trigger-fails = whenever an attack of { $of } fails
    .object = the target
trigger-defeats = whenever { $of } destroys a card by an attack
    .object = that card
trigger-turned = when { $of } is turned face up
trigger-dies = when { $this } is destroyed
    .of-this = yes
    .object = the card that destroyed it
trigger-drawn = when you draw { $this }, show it:
    .of-this = yes
    .small = yes
trigger-discarded = when { $this } is discarded
    .of-this = yes
trigger-leaves = when { $this } leaves the field
    .of-this = yes
trigger-destroyed = whenever { $of } is destroyed
trigger-turn_start = at the start of { whose-turn }
trigger-turn_end = at the end of { whose-turn }
whose-turn = { $of_set ->
    [players] each player's turn
    [opponent] the opponent's turn
   *[you] your turn
}
trigger-round_end = at the end of the round
trigger-card_played = whenever { $of_is ->
    [you] you put
   *[noun] { $of } puts
} a card onto the field
    .object = that card
trigger-gift = whenever a gift of { $of } is activated
trigger-zone_used = whenever { $of_is ->
    [you] you use
   *[noun] { $of } uses
} the gift of a Zone

# What is about to happen and is replaced
trigger-instead_destroy = if { $of } would be destroyed
