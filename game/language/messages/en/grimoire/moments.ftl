# What sets a clause off in Grimoire: moments of a turn, damage, death.

whose-turn = { $of_set ->
    [players] each player's
    [opponent] the opponent's
   *[you] your
}
trigger-upkeep = at the start of { whose-turn } upkeep
trigger-demand = during { whose-turn } upkeep
trigger-turn_end = at the end of { whose-turn } turn
trigger-dies = when { $this } goes from play to the graveyard
    .of-this = yes
trigger-destroyed = whenever { $of } is destroyed or buried
    .subject = the destroyed one
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
trigger-instead_damage = if { $of_is ->
    [you] you
   *[noun] { $of }
} would take damage
    .object = the source of that damage
later-upkeep = at the start of { $of ->
    [you] your next upkeep
    [opponent] the opponent's next upkeep
   *[none] the next upkeep
}
later-demand = during { $of ->
    [you] your next upkeep
    [opponent] the opponent's next upkeep
   *[none] the next upkeep
}

# What is just announced

set-effect = { "" }
    .one = effect of an ability
    .other = effects of abilities
    .gender = thing
set-spell_or_effect = { "" }
    .one = spell or effect of an ability
    .other = spells or effects of abilities
    .gender = thing

op-drain = deal { $amount_is ->
    [number] { $amount } damage to { $to }
   *[equal] damage to { $to } equal to { $amount_equal }
} and gain as much life as is dealt
    .strikes = yes
