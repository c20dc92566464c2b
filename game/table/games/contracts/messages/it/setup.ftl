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
lab-start-grey-for-second-player-no = Nessun estrattore grigio per il secondo giocatore
lab-start-grey-for-second-player-no-second-player-tanks-1 = Un serbatoio pieno invece dell'estrattore grigio
