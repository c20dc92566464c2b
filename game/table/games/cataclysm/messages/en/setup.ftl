# Cataclysm on the title and in the set-up.

game-name = Cataclysm
tagline = Few Characters, great disasters

title-play-hint = Choose squads and play against the computer, or several
title-hotseat = 2 to 5 at one table
title-hotseat-hint = Several people at one laptop; each hand stays hidden from the others
title-demo-hint = The computer plays every seat
title-no-decks = No squad could be loaded. Run “contracts check --game cataclysm” to see why.

setup-title = Choose the squads
setup-you = Your squad
setup-opponent = Opponent's squad
setup-first-player = First player's squad
setup-second-player = Second player's squad
setup-deck = Squad
setup-kinds = { $character } Characters · { $event } Events
setup-rule-short-game = Short game
setup-rule-short-game-hint = Whoever has { $short_discard_limit } Characters in the discard pile is out, rather than { $discard_limit }
setup-rule-open-lists = Open deck lists
setup-rule-open-lists-hint = Everybody knows which cards are in each deck
lab-start-first-turn-attack-no = No attack in the first turn
lab-start-others-draw-1 = One card more for whoever doesn't begin
lab-start-annul-first-turn-yes = No entering abilities in the first turn

# What the fair start changes
setup-fair-first-turn-attack = Whoever begins can't attack in the first turn.
setup-fair-others-draw =
    { $others_draw ->
        [one] Whoever doesn't begin draws a card more at the beginning.
       *[other] Whoever doesn't begin draws { $others_draw } cards more at the beginning.
    }
setup-fair-annul-first-turn = Abilities of Characters that enter play do nothing in the first turn.
