# Come l'officina chiama le parti di un tavolo

bench-zone-deck = Mazzo
bench-zone-hand = Mano
bench-zone-play = In gioco
bench-zone-discard = Scarti
bench-zone-removed = Rimosse
bench-zone-playing = In corso
bench-number-extra-battles = battaglie in più
bench-number-out = fuori dalla partita
bench-group-skips = salta
bench-flag-borrowed = In prestito
bench-flag-faded = Sbiadita
bench-at-start = inizio del turno
bench-at-cataclysm = Cataclisma
bench-at-deployment = Schieramento
bench-at-battle = Battaglia
bench-until-battle-end = questa battaglia
