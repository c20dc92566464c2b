# La cornice del programma: titolo, impostazioni, preparazione, parole comuni.

game-name = Contracts
tagline = Un duello di mana, creature e parole firmate
on = Sì
off = No
back = Indietro
cancel = Annulla
confirm = Conferma
close = Chiudi
yes = Sì
no = No
and = { $first } e { $second }

title-play = Gioca
title-hotseat = In due allo stesso tavolo
title-resume = Riprendi la partita
title-demo = Guarda una partita
title-language = Lingua
title-settings = Impostazioni
title-quit = Esci
title-play-hint = Scegli i mazzi e gioca contro il computer
title-hotseat-hint = Due persone allo stesso portatile; ogni mano resta nascosta all'altro
title-resume-hint = Continua da dove eri rimasto
title-demo-hint = Il computer gioca entrambe le parti
title-damaged-settings = Il file delle impostazioni non era leggibile; il tavolo parte con quelle predefinite.
title-unreadable = Il file di quella partita è rovinato e non si può aprire.
title-no-decks = Nessun mazzo è stato caricato. Esegui «contracts check» per sapere perché.

settings = Impostazioni
settings-language = Lingua
settings-language-hint = Tutte le parole cambiano subito, anche i testi delle regole
settings-speed = Ritmo dell'avversario
settings-speed-value =
    { $speed ->
        [0] Immediato
        [1] Calmo (1×)
        [2] Svelto (2×)
       *[other] Veloce ({ $speed }×)
    }
settings-scale = Grandezza di testi e pannelli
settings-theme = Colori
settings-theme-felt = Panno verde
settings-theme-contrast = Alto contrasto
settings-motion = Meno animazioni
settings-payment = Chiedi sempre il pagamento
settings-fullscreen = Schermo intero
settings-done = Fatto

setup-title = Scegli i contratti
setup-you = Il tuo mazzo
setup-opponent = Mazzo dell'avversario
setup-first-player = Mazzo del primo giocatore
setup-second-player = Mazzo del secondo giocatore
setup-player = Mazzo di { $name }
setup-level = Avversario
setup-level-casual = Occasionale
setup-level-random = Principiante
setup-level-hint = «Occasionale» guarda avanti di una mossa; «Principiante» gioca a caso
setup-who-begins = Chi comincia
setup-first-chance = A sorte
setup-first-me = Comincio io
setup-first-opponent = Comincia l'avversario
setup-first-one = Comincia { $name }
setup-begin = Inizia la partita
setup-kinds = { $creatures } creature · { $spells } incantesimi · { $runes } Rune · { $orbs } Globi
setup-curve = Curva dei costi
setup-curve-bar = Costo { $cost }: { $count }
setup-deck-hint = { $name }. { $plan }
setup-element-fire = Fuoco
setup-element-water = Acqua
setup-element-light = Luce
setup-element-many = Più elementi

element-fire = fuoco
element-water = acqua
element-light = luce
element-pure = puro
element-fire-letter = F
element-water-letter = A
element-light-letter = L
element-pure-letter = P

kind-creature = Creatura
kind-creature-token = Pedina creatura
kind-spell = Incantesimo
kind-rune = Runa
kind-orb = Globo

player-one = Giocatore 1
player-two = Giocatore 2
player-you = Tu
player-opponent = Avversario
player-computer = Computer
