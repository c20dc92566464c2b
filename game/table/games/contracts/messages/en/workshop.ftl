# What the workshop calls the parts of a board

bench-zone-deck = Deck
bench-zone-hand = Hand
bench-zone-line = Line
bench-zone-rune = Rune
bench-zone-orb = Orb
bench-zone-discard = Discard pile
bench-zone-looking = Looked at
bench-zone-aside = Set aside
bench-zone-playing = Being played
bench-number-tanks = full tanks
bench-number-all-tanks = tanks
bench-number-burnouts = burnouts
bench-number-special-draws = special draws made
bench-number-spells-this-turn = Spells this turn
bench-group-extractors = extractors
bench-group-full = full
bench-flag-acted = Has acted
bench-flag-fresh = Came this turn
bench-flag-active = Active
bench-flag-faded = Faded
bench-at-actions = free actions
bench-at-start = start of turn
bench-at-extractor = new extractor
bench-at-draw = drawing
bench-at-orb = end, the Orb
bench-at-store = end, storing mana
