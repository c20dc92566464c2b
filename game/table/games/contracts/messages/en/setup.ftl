# Contracts on the title and in the set-up.

game-name = Contracts
tagline = A duel of mana, creatures and signed words

title-play-hint = Choose decks and play against the computer
title-hotseat = 2 at one table
title-hotseat-hint = Two people at one laptop; each hand stays hidden from the other
title-demo-hint = The computer plays both sides
title-no-decks = No deck could be loaded. Run “contracts check” to see why.

setup-title = Choose the contracts
setup-you = Your deck
setup-opponent = Opponent's deck
setup-first-player = First player's deck
setup-second-player = Second player's deck
setup-deck = Deck
setup-kinds = { $creature } creatures · { $spell } spells · { $rune } Runes · { $orb } Orbs
lab-start-second-player-tanks-1 = One of the second player's tanks is full
lab-start-grey-for-second-player-no-second-player-tanks-2 = Two full tanks instead of the grey extractor
lab-start-grey-for-second-player-no-second-player-tanks-3 = Three full tanks instead of the grey extractor

# What the fair start changes
setup-fair-grey-for-second-player = The second player has no grey extractor.
setup-fair-second-player-tanks =
    { $second_player_tanks ->
        [one] One of the second player's tanks is full at the beginning.
       *[other] { $second_player_tanks } of the second player's tanks are full at the beginning.
    }
