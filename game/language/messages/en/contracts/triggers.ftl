# What sets a clause off, in English: triggers that are no keywords. $of is whose event it is.
# .object is the other side of the event; without it, the event itself has named it and a pronoun will do.

trigger-turn_start = at the start of { whose-turn }
trigger-turn_end = at the end of { whose-turn }
whose-turn = { $of_set ->
    [players] each player's turn
    [opponent] the opponent's turn
   *[you] your turn
}
trigger-play = { "" }
trigger-always = { "" }
trigger-held = { "" }
trigger-use = { $cost }:
trigger-summon = when you play { $this }
trigger-recycling = when { $this } goes from the field to the discard pile
trigger-leaves = when { $this } leaves the field
    .of-this = yes
trigger-ambush = when { $this } is added to your hand
trigger-attacks = whenever { $of_is ->
    [you] you attack
   *[noun] { $of } attacks
}
    .subject = the attacker
    .object = the target
    .moment = before the fight
trigger-attacked = whenever { $of_is ->
    [you] you are attacked
   *[noun] { $of } is attacked
}
    .subject = the one attacked
    .object = the attacker
    .moment = before the fight
trigger-damaged = whenever { $of_is ->
    [you] you take
   *[noun] { $of } takes
} damage
    .subject = the one damaged
    .object = the source of that damage
trigger-deals_damage = whenever { $of_is ->
    [you] you deal
   *[noun] { $of } deals
} damage
    .subject = the source of that damage
    .object = the damaged target
trigger-destroyed = whenever { $of } is destroyed
    .subject = the destroyed one
plays = { $of_is ->
    [you] you play
   *[noun] { $of } plays
}
trigger-creature_played = whenever { plays } a Creature
    .object-kind = creature
trigger-spell_played = after { plays } a Spell
    .object-kind = spell
trigger-rune_played = whenever { plays } a Rune
    .object-kind = rune
trigger-orb_played = whenever { plays } an Orb
    .object-kind = orb
trigger-rune_used = whenever { $of_is ->
    [you] you use
   *[noun] { $of } uses
} a Rune
    .object-kind = rune
trigger-contract_drawn = whenever { $of_is ->
    [you] you draw or fetch
   *[noun] { $of } draws or fetches
} a contract
    .object-that = that contract
trigger-healed = whenever { $of_is ->
    [you] you regain
   *[noun] { $of } regains
} health
    .subject = the one healed
trigger-mana_stored = whenever { $of_is ->
    [you] you store
   *[noun] { $of } stores
} mana
trigger-burnout_taken = whenever { $of_is ->
    [you] you take
   *[noun] { $of } takes
} **burnout** damage

# What is about to happen and is replaced
trigger-instead_damage = if { $of_is ->
    [you] you
   *[noun] { $of }
} would take damage
    .object = the source of that damage
trigger-instead_destroy = if { $of } would be destroyed
trigger-instead_draw = if { $of_is ->
    [you] you
   *[noun] { $of }
} would draw
trigger-instead_move = if { $of } would leave the field
trigger-instead_fetch = if { $of_is ->
    [you] you
   *[noun] { $of }
} would fetch a contract
# Damage can be more than the health there was, so that what is restored is not enough
destroyed-all-the-same = if it still has no health left, it is destroyed all the same
