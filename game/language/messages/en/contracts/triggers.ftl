# What sets a clause off, in English: triggers that are no keywords. $of is whose event it is.
# .object is the other side of the event; without it, the event itself has named it and a pronoun will do.

trigger-turn_start = at the start of { whose-turn }
    .subject = that player
trigger-turn_end = at the end of { whose-turn }
    .subject = that player
whose-turn = { $of_set ->
    [players] each turn
    [opponent] the opponent's turn
   *[you] your turn
}
trigger-play = { "" }
trigger-always = { "" }
trigger-use = { $cost }:
trigger-summon = when you play { $this }
trigger-recycling = when { $this } goes from the field to the discard pile
trigger-ambush = when { $this } is added to your hand
trigger-attacks = whenever { $of_is ->
    [you] you attack
   *[noun] { $of } attacks
}
    .object = the target
trigger-attacked = whenever { $of_is ->
    [you] you are attacked
   *[noun] { $of } is attacked
}
    .object = the attacker
trigger-damaged = whenever { $of_is ->
    [you] you take
   *[noun] { $of } takes
} damage
    .object = the source of that damage
trigger-deals_damage = whenever { $of_is ->
    [you] you deal
   *[noun] { $of } deals
} damage
    .object = the damaged target
trigger-destroyed = whenever { $of } is destroyed
plays = { $of_is ->
    [you] you play
   *[noun] { $of } plays
}
trigger-creature_played = whenever { plays } a Creature
trigger-spell_played = whenever { plays } a Spell
trigger-rune_played = whenever { plays } a Rune
trigger-orb_played = whenever { plays } an Orb
trigger-rune_used = whenever { $of_is ->
    [you] you use
   *[noun] { $of } uses
} a Rune
trigger-contract_drawn = whenever { $of_is ->
    [you] you draw or fetch
   *[noun] { $of } draws or fetches
} a contract
trigger-healed = whenever { $of_is ->
    [you] you regain
   *[noun] { $of } regains
} health
