# The frame of the program: title, settings, set-up, common words.

game-name = Contracts
tagline = A duel of mana, creatures and signed words
on = On
off = Off
back = Back
cancel = Cancel
confirm = Confirm
close = Close
yes = Yes
no = No
and = { $first } and { $second }

title-play = Play
title-hotseat = Two at one table
title-resume = Resume the match
title-demo = Watch a match
title-language = Language
title-settings = Settings
title-quit = Quit
title-play-hint = Choose decks and play against the computer
title-hotseat-hint = Two people at one laptop; each hand stays hidden from the other
title-resume-hint = Go on where you left off
title-demo-hint = The computer plays both sides
title-damaged-settings = The settings file could not be read; the table starts with its standard settings.
title-unreadable = That match file is damaged and can't be opened.
title-no-decks = No deck could be loaded. Run “contracts check” to see why.

settings = Settings
settings-language = Language
settings-language-hint = All words change at once, rules texts included
settings-speed = Pace of the opponent
settings-speed-value =
    { $speed ->
        [0] At once
        [1] Calm (1×)
        [2] Brisk (2×)
       *[other] Fast ({ $speed }×)
    }
settings-scale = Size of text and panels
settings-theme = Colours
settings-theme-felt = Green felt
settings-theme-contrast = High contrast
settings-motion = Reduced motion
settings-payment = Always ask for the payment
settings-fullscreen = Full screen
settings-done = Done

setup-title = Choose the contracts
setup-you = Your deck
setup-opponent = Opponent's deck
setup-first-player = First player's deck
setup-second-player = Second player's deck
setup-player = Deck of { $name }
setup-level = Opponent
setup-level-casual = Casual
setup-level-random = Beginner
setup-level-hint = “Casual” looks one move ahead; “Beginner” plays at random
setup-who-begins = Who begins
setup-first-chance = By chance
setup-first-me = I begin
setup-first-opponent = The opponent begins
setup-first-one = { $name } begins
setup-begin = Begin the match
setup-kinds = { $creatures } creatures · { $spells } spells · { $runes } Runes · { $orbs } Orbs
setup-curve = Cost curve
setup-curve-bar = Cost { $cost }: { $count }
setup-deck-hint = { $name }. { $plan }
setup-element-fire = Fire
setup-element-water = Water
setup-element-light = Light
setup-element-many = Several elements

element-fire = fire
element-water = water
element-light = light
element-pure = pure
element-fire-letter = F
element-water-letter = W
element-light-letter = L
element-pure-letter = P

kind-creature = Creature
kind-creature-token = Creature token
kind-spell = Spell
kind-rune = Rune
kind-orb = Orb

player-one = Player 1
player-two = Player 2
player-you = You
player-opponent = Opponent
player-computer = Computer
