# Grimoire on the title and in the set-up.

game-name = Grimoire
tagline = A duel of spells, answers and interrupts

title-play-hint = Choose grimoires and play against the computer
title-hotseat = 2 at one table
title-hotseat-hint = Two people at one laptop; each hand stays hidden from the other
title-demo-hint = The computer plays both sides
title-no-decks = No deck could be loaded. Run “contracts check --game grimoire” to see why.

setup-title = Choose the grimoires
setup-you = Your grimoire
setup-opponent = Opponent's grimoire
setup-first-player = First player's grimoire
setup-second-player = Second player's grimoire
setup-deck = Grimoire
setup-rule-ante = For the ante
setup-rule-ante-hint = Both are asked whether the top card of each deck is at stake. The record names who wins as its owner; no deck changes
setup-rule-mulligan = Draw anew
setup-rule-mulligan-hint = Who has drawn no land, or nothing but lands, may once show the hand and draw anew
setup-fair-first-player-draws = Whoever begins draws no card in the first turn.
setup-kinds = { $land } lands{ $summon ->
    [0] { "" }
    [one] { " · " }1 summon
   *[other] { " · " }{ $summon } summons
}{ $artifact_creature ->
    [0] { "" }
    [one] { " · " }1 artifact creature
   *[other] { " · " }{ $artifact_creature } artifact creatures
}{ $artifact ->
    [0] { "" }
    [one] { " · " }1 artifact
   *[other] { " · " }{ $artifact } artifacts
}{ $enchantment ->
    [0] { "" }
    [one] { " · " }1 enchantment
   *[other] { " · " }{ $enchantment } enchantments
}{ $aura ->
    [0] { "" }
    [one] { " · " }1 aura
   *[other] { " · " }{ $aura } auras
}{ $sorcery ->
    [0] { "" }
    [one] { " · " }1 sorcery
   *[other] { " · " }{ $sorcery } sorceries
}{ $instant ->
    [0] { "" }
    [one] { " · " }1 instant
   *[other] { " · " }{ $instant } instants
}{ $interrupt ->
    [0] { "" }
    [one] { " · " }1 interrupt
   *[other] { " · " }{ $interrupt } interrupts
}
lab-start-first-player-draws-no = Whoever begins draws no card at first
