# Contracts nel titolo e nella preparazione.

game-name = Contracts
tagline = Un duello di mana, creature e parole firmate

title-play-hint = Scegli i mazzi e gioca contro il computer
title-hotseat = In 2 al tavolo
title-hotseat-hint = Due persone allo stesso portatile; ogni mano resta nascosta all'altro
title-demo-hint = Il computer gioca entrambe le parti
title-no-decks = Nessun mazzo è stato caricato. Esegui «contracts check» per sapere perché.

setup-title = Scegli i contratti
setup-you = Il tuo mazzo
setup-opponent = Mazzo dell'avversario
setup-first-player = Mazzo del primo giocatore
setup-second-player = Mazzo del secondo giocatore
setup-deck = Mazzo
setup-kinds = { $creature } creature · { $spell } incantesimi · { $rune } Rune · { $orb } Globi
lab-start-second-player-tanks-1 = Un serbatoio del secondo giocatore è pieno
lab-start-grey-for-second-player-no-second-player-tanks-2 = Due serbatoi pieni invece dell'estrattore grigio
lab-start-grey-for-second-player-no-second-player-tanks-3 = Tre serbatoi pieni invece dell'estrattore grigio

# Che cosa cambia con l'inizio equo
setup-fair-grey-for-second-player = Il secondo giocatore non ha l'estrattore grigio.
setup-fair-second-player-tanks =
    { $second_player_tanks ->
        [one] Uno dei serbatoi del secondo giocatore è pieno dall'inizio.
       *[other] { $second_player_tanks } serbatoi del secondo giocatore sono pieni dall'inizio.
    }
