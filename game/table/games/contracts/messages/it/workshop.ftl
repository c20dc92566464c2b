# Come l'officina chiama le parti di un tavolo

bench-zone-deck = Mazzo
bench-zone-hand = Mano
bench-zone-line = Linea
bench-zone-rune = Runa
bench-zone-orb = Globo
bench-zone-discard = Scarti
bench-zone-looking = Guardate
bench-zone-aside = Da parte
bench-zone-playing = In corso
bench-number-tanks = serbatoi pieni
bench-number-all-tanks = serbatoi
bench-number-burnouts = esaurimenti
bench-number-special-draws = pescate speciali fatte
bench-number-spells-this-turn = Incantesimi nel turno
bench-group-extractors = estrattori
bench-group-full = pieni
bench-flag-acted = Ha agito
bench-flag-fresh = Entrata in questo turno
bench-flag-active = Attivo
bench-flag-faded = Sbiadita
bench-at-actions = azioni libere
bench-at-start = inizio del turno
bench-at-extractor = nuovo estrattore
bench-at-draw = pescata
bench-at-orb = fine, il Globo
bench-at-store = fine, mana nei serbatoi
