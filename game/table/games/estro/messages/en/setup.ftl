# ESTRO on the title and in the set-up.

game-name = ESTRO
tagline = Five Estri, two dice, one comparison

title-play-hint = Choose decks and play against the computer
title-hotseat = 2 or 4 at one table
title-hotseat-hint = Several people at one laptop, or two against two; each hand stays hidden from the others
title-demo-hint = The computer plays every seat
title-no-decks = No deck could be loaded. Run “contracts check --game estro” to see why.

setup-title = Choose the decks
setup-rule-random-decks = Random decks
setup-rule-random-decks-hint = All { $deck_size } cards of each player come by chance from the whole collection
setup-rule-open-lists = Open deck lists
setup-rule-open-lists-hint = Everybody knows which cards are in each deck
setup-module-stratega = Stratega
setup-module-stratega-hint = A long opening: no attack before the end of round { $stratega_attack_round }, no victory before the end of round { $stratega_win_round }, and no draw of cards in rounds { $stratega_first_draw_round } and { $stratega_second_draw_round }.
setup-rule-stratega-wins = Stratega: no victory
setup-rule-stratega-wins-hint = Nobody wins before the end of round { $stratega_win_round }
setup-rule-stratega-draws = Stratega: no draw
setup-rule-stratega-draws-hint = In rounds { $stratega_first_draw_round } and { $stratega_second_draw_round } nobody draws
setup-rule-stratega-attacks = Stratega: no attack
setup-rule-stratega-attacks-hint = Nobody attacks before the end of round { $stratega_attack_round }
setup-rule-necrotoken = Necrotoken
setup-rule-necrotoken-hint = Whoever loses a card gains a token, up to { $most_tokens }: good for a draw, a protection or a card on the field
setup-rule-mnemonica = Mnemonica
setup-rule-mnemonica-hint = The table hides every computed number; the attacker announces the totals and the defender may contest them
setup-rule-zone-gift-per-player = Zone gift for each player
setup-rule-zone-gift-per-player-hint = Each player may use the Zone's gift once, rather than once in all

# Four, in teams
player-opponent-two = Partner
player-opponent-two-said = Partner
plate-partner =
    { $name ->
        [Partner] Partner
       *[other] { $name } · partner
    }
player-opponent-three = Opponent 2
player-opponent-three-said = Opponent 2
setup-dealt-agreed = Random decks are agreed on: all 25 cards of each deck come by chance from the whole collection.
setup-dealt = With four players each deck comes by chance from the common collection; those who sit opposite each other play together.
setup-rule-timer = Timer
setup-rule-timer-hint = Whoever plays no card within { $timer_seconds } seconds plays one by chance

# Building a deck
browse-kinds = Estri
browse-text = Gift
browse-text-any = Gift: any
browse-text-with = With a gift
browse-text-without = Blank cards
browse-order-kind = By Estro
build-legal = The deck is legal; five more cards come by chance.
lab-start-stratega-wins-yes = Stratega: no victory
lab-start-stratega-draws-yes = Stratega: no draw
lab-start-stratega-wins-yes-stratega-draws-yes-stratega-attacks-yes-stratega-first-attacks-0 = Stratega with the fair start
lab-start-stratega-attacks-yes = Stratega: no attack

# What the fair start changes
setup-fair-stratega-first-attacks =
    { $stratega_first_attacks ->
        [0] With Stratega, whoever begins does not attack in the first round with attacks.
        [one] With Stratega, whoever begins attacks but once in the first round with attacks.
       *[other] With Stratega, whoever begins attacks at most { $stratega_first_attacks } times in the first round with attacks.
    }

matches-dealt-4 = Inferno, decks by chance
