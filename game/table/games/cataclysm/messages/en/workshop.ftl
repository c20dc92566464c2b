# What the workshop calls the parts of a board

bench-zone-deck = Deck
bench-zone-hand = Hand
bench-zone-play = In play
bench-zone-discard = Discard pile
bench-zone-removed = Removed
bench-zone-playing = Being played
bench-number-extra-battles = extra battles
bench-number-out = out of the match
bench-group-skips = skips
bench-flag-borrowed = Borrowed
bench-flag-faded = Faded
bench-at-start = start of turn
bench-at-cataclysm = Cataclysm
bench-at-deployment = Deployment
bench-at-battle = Battle
bench-until-battle-end = this battle
