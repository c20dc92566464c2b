# What the workshop calls the parts of a board

bench-zone-deck = Deck
bench-zone-hand = Hand
bench-zone-field = Field
bench-zone-incinerator = Incinerator
bench-zone-zone = Active Zones
bench-zone-zone-pile = Remaining Zones
bench-number-extra-attacks = extra attacks
bench-number-extra-plays = extra cards to play
bench-number-hand-limit = hand limit, more
bench-number-tokens = tokens
bench-flag-placed = Came this turn
bench-flag-attacked = Has attacked
bench-flag-faded = Faded
bench-flag-used = 1V gifts used
bench-at-start = start of turn
bench-at-play = playing
bench-at-attacks = attacks
bench-until-fight-end = this fight
