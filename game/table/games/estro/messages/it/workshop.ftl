# Come l'officina chiama le parti di un tavolo

bench-zone-deck = Mazzo
bench-zone-hand = Mano
bench-zone-field = Campo
bench-zone-incinerator = Inceneritore
bench-zone-zone = Zone attive
bench-zone-zone-pile = Zone rimaste
bench-number-extra-attacks = attacchi in più
bench-number-extra-plays = carte da giocare in più
bench-number-hand-limit = limite di mano, in più
bench-number-tokens = gettoni
bench-flag-placed = Entrata in questo turno
bench-flag-attacked = Ha attaccato
bench-flag-faded = Sbiadita
bench-flag-used = doni 1V usati
bench-at-start = inizio del turno
bench-at-play = giocare
bench-at-attacks = attacchi
bench-until-fight-end = questo scontro
