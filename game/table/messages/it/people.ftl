# Le persone che siedono al tavolo.

person-says = «{ $words }»
person-said = { $name }: { $words }

people-title = Chi siede di fronte?
people-chance = A caso
people-chance-hint = Ogni volta qualcun altro, che ama quel mazzo
people-plays = Gioca { $deck }
people-own-hint = Nome e volto: apre le impostazioni
people-nameless = Scegli nome e volto
people-player = Giocatore { $number }
people-name = Nome: { $player }
people-name-empty = scrivi un nome
people-face = Volto: { $player }
people-face-hint = Scegli un volto
people-faces = Scegli un volto
people-face-fox = Capelli rossi, lentiggini, coda
people-face-oak = Barba grigia, sopracciglia folte
people-face-raven = Capelli neri, pizzetto, colletto alto
people-face-dove = Pelle scura, crocchia, scialle bianco
people-face-wolf = Capelli scuri selvaggi, cicatrice, pelliccia
people-face-owl = Età avanzata, occhiali tondi, basette
people-face-hare = Ricci chiari, sciarpa
people-face-lynx = Lunghi capelli neri, diadema
people-face-bear = Testa calva, barba piena, grembiule
people-face-heron = Caschetto argento, mezzi occhiali
people-face-magpie = Trecce blu, bandana rossa
people-face-badger = Bombetta, baffi a manubrio
people-face-crane = Crocchia alta, veste rossa
people-face-otter = Berretto, lentiggini, sorriso
people-face-stag = Ciocche argento, mantello verde
people-face-moth = Ricci argento, gorgiera
