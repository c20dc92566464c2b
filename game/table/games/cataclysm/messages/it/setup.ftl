# Cataclysm nel titolo e nella preparazione.

game-name = Cataclysm
tagline = Pochi Personaggi, grandi sventure

title-play-hint = Scegli le squadre e gioca contro il computer, o contro più d'uno
title-hotseat = Da 2 a 5 al tavolo
title-hotseat-hint = Più persone allo stesso portatile; ogni mano resta nascosta agli altri
title-demo-hint = Il computer gioca in tutti i posti
title-no-decks = Nessuna squadra è stata caricata. Esegui «contracts check --game cataclysm» per sapere perché.

setup-title = Scegli le squadre
setup-you = La tua squadra
setup-opponent = Squadra dell'avversario
setup-first-player = Squadra del primo giocatore
setup-second-player = Squadra del secondo giocatore
setup-deck = Squadra
setup-kinds = { $character } Personaggi · { $event } Eventi
setup-rule-short-game = Partita breve
setup-rule-short-game-hint = È fuori chi ha { $short_discard_limit } Personaggi negli scarti, invece di { $discard_limit }
setup-rule-open-lists = Liste dei mazzi scoperte
setup-rule-open-lists-hint = Tutti sanno quali carte contiene ciascun mazzo
lab-start-first-turn-attack-no = Nessun attacco nel primo turno
lab-start-others-draw-1 = Una carta in più a chi non comincia
lab-start-annul-first-turn-yes = Niente abilità d'entrata nel primo turno

# Che cosa cambia con l'inizio equo
setup-fair-first-turn-attack = Chi comincia non può attaccare nel primo turno.
setup-fair-others-draw =
    { $others_draw ->
        [one] Chi non comincia pesca una carta in più all'inizio.
       *[other] Chi non comincia pesca { $others_draw } carte in più all'inizio.
    }
setup-fair-annul-first-turn = Le abilità dei Personaggi che entrano in gioco non fanno nulla nel primo turno.
