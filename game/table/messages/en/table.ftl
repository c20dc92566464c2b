# The frame of the program: title, settings, set-up, common words.

program-name = Contracts
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
title-resume = Resume the match
title-demo = Watch a match
title-language = Language
title-game = Game
title-settings = Settings
title-quit = Quit
title-resume-hint = Go on where you left off. { $game }: { $decks }
title-damaged-settings = Part of the settings file could not be read; what was lost of it is as at the first start.
title-no-scenario = There is no scenario in { $file }. Matches, bundles and scenarios can be opened here.
title-unreadable = That match file is damaged and can't be opened.

settings = Settings
settings-language = Language
settings-translated = { $said } of { $all } messages are in this language; the others are in English, and so are the texts of rules on cards.
settings-language-faulty = { $faults ->
    [one] One fault in its files:
   *[other] { $faults } faults in its files:
 } “{ $command }” says where.
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
settings-by-itself = Store left-over mana without asking
settings-asks-always = Ask in every window
settings-payment = Always ask for the payment
settings-fullscreen = Full screen
settings-volume = Overall volume
settings-volume-effects = Volume of cards and blows
settings-volume-ambience = Volume of the background
settings-volume-music = Volume of the music
settings-music-on = Music
settings-sound-on = Sound
settings-done = Done
settings-group-game = Game
settings-group-people = Players
settings-group-picture = Picture
settings-group-sound = Sound
settings-group-keys = Keys
settings-hints = Hints, where something first comes up
settings-hints-again = Show all hints again
settings-hints-again-hint = Those that you have seen come up once more
settings-hints-are-reset = All hints will be shown again.
settings-theme-sky = Blue and orange
settings-theme-rose = Turquoise and rose
settings-key-awaited = Press a key…
settings-key-fixed = { $key } always does the same; choose another key.
settings-key-held = { $key } is the key for “{ $what }” already; put that on another key first.
settings-keys-reset = All as at first
settings-keys-are-reset = All keys are as at first.
settings-key-of = { $game }: { $what }
key-next-flag = To the next flag

setup-level = Opponent
setup-level-novice = Novice
setup-level-novice-hint = Sees a good move, seldom a plan
setup-level-casual = Casual
setup-level-casual-hint = Takes what looks best now, one move at a time
setup-level-regular = Regular
setup-level-regular-hint = Plans the whole turn and looks at your answer to it
setup-level-expert = Expert
setup-level-expert-hint = Weighs more plans against more of what you may hold
setup-level-master = Master
setup-level-master-hint = Thinks for some seconds, and forgets nothing
setup-level-random = At random
setup-level-random-hint = Does not think at all
setup-style = Style
setup-style-none = No leaning
setup-style-hint = What the opponent likes to do where it costs it little; it thinks as much
setup-style-aggressive = Aggressive
setup-style-aggressive-hint = Likes to strike at you, and to do harm
setup-style-patient = Patient
setup-style-patient-hint = Likes to wait, keeping its cards and its guard
setup-style-trickster = Trickster
setup-style-trickster-hint = Likes effects more than plain fights
setup-styled = { $level } · { $style }
setup-like = { $name }: { $like }
setup-players = Players
setup-players-count = { $count } players
setup-who = Who plays
setup-person = Person
setup-one-person = At least one person plays
setup-who-begins = Who begins
setup-first-chance = By chance
setup-first-me = I begin
setup-first-opponent = The opponent begins
setup-first-one = { $name } begins
setup-before = Those before
setup-after = Those after
setup-begin = Begin the match
setup-curve = Cost curve
setup-curve-bar = Cost { $cost }: { $count }
setup-deck-hint = { $name }. { $plan }

player-one = Player 1
player-two = Player 2
player-three = Player 3
player-four = Player 4
player-five = Player 5
player-you = You
player-opponent = Opponent
player-opponent-said = Opponent
player-opponent-one = Opponent 1
player-opponent-one-said = Opponent 1
player-opponent-two = Opponent 2
player-opponent-two-said = Opponent 2
player-opponent-three = Opponent 3
player-opponent-three-said = Opponent 3
player-opponent-four = Opponent 4
player-opponent-four-said = Opponent 4
player-computer = Computer

# For a game that has no words of its own here.
game-name = { $game }
tagline = A duel of cards
title-play-hint = Choose decks and play against the computer
title-hotseat = 2 at one table
title-hotseat-hint = Two people at one laptop; each hand stays hidden from the other
title-demo-hint = The computer plays both sides
title-no-decks = No deck could be loaded. Run “contracts check” to see why.
setup-title = Choose the decks
setup-you = Your deck
setup-opponent = Opponent's deck
setup-first-player = First player's deck
setup-second-player = Second player's deck
setup-deck = Deck
setup-variants = Variants
setup-variants-none = None
setup-variants-count =
    { $count ->
        [one] { $count } chosen
       *[other] { $count } chosen
    }
setup-rule-fair-start = Fair start
setup-rule-fair-start-hint = { $changed } Whoever begins won { $won } % of the computer's matches against itself, rather than { $printed } % as printed
setup-begins = As printed, whoever begins won { $begins } % of the computer's matches against itself
setup-begins-fair = As printed, whoever begins won { $begins } % of the computer's matches against itself; with the fair start, among the variants, { $won } %
setup-variants-hint = Rules that can be agreed on before the match
setup-dealt-agreed = All cards of each deck come by chance.
setup-dealt = The decks come by chance.
