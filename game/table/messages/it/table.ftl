# La cornice del programma: titolo, impostazioni, preparazione, parole comuni.

program-name = Contracts
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
title-resume = Riprendi la partita
title-demo = Guarda una partita
title-language = Lingua
title-game = Gioco
title-settings = Impostazioni
title-quit = Esci
title-resume-hint = Continua da dove eri rimasto. { $game }: { $decks }
title-damaged-settings = Una parte del file delle impostazioni non era leggibile; ciò che mancava è tornato come al primo avvio.
title-no-scenario = In { $file } non c'è nessuno scenario. Qui si aprono partite, pacchetti e scenari.
title-unreadable = Il file di quella partita è rovinato e non si può aprire.

settings = Impostazioni
settings-language = Lingua
settings-translated = { $said } messaggi su { $all } sono in questa lingua; gli altri sono in inglese, come i testi delle regole sulle carte.
settings-language-faulty = { $faults ->
    [one] Un errore nei suoi file:
   *[other] { $faults } errori nei suoi file:
 } “{ $command }” dice dove.
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
settings-by-itself = Conserva il mana avanzato senza chiedere
settings-asks-always = Chiedi in ogni finestra
settings-payment = Chiedi sempre il pagamento
settings-fullscreen = Schermo intero
settings-volume = Volume generale
settings-volume-effects = Volume di carte e colpi
settings-volume-ambience = Volume dello sfondo
settings-volume-music = Volume della musica
settings-music-on = Musica
settings-sound-on = Audio
settings-done = Fatto
settings-group-game = Gioco
settings-group-people = Giocatori
settings-group-picture = Immagine
settings-group-sound = Suono
settings-group-keys = Tasti
settings-hints = Suggerimenti, quando qualcosa è nuovo
settings-hints-again = Mostra di nuovo i suggerimenti
settings-hints-again-hint = Quelli che hai visto ricompaiono una volta
settings-hints-are-reset = Tutti i suggerimenti si vedranno di nuovo.
settings-theme-sky = Azzurro e arancione
settings-theme-rose = Turchese e rosa
settings-key-awaited = Premi un tasto…
settings-key-fixed = { $key } fa sempre la stessa cosa; scegli un altro tasto.
settings-key-held = { $key } è già il tasto per «{ $what }»; prima metti quello su un altro tasto.
settings-keys-reset = Tutto come all'inizio
settings-keys-are-reset = Tutti i tasti sono come all'inizio.
settings-key-of = { $game }: { $what }
key-next-flag = Alla bandierina successiva

setup-level = Avversario
setup-level-novice = Principiante
setup-level-novice-hint = Vede una buona mossa, di rado un piano
setup-level-casual = Occasionale
setup-level-casual-hint = Prende ciò che sembra meglio adesso, una mossa alla volta
setup-level-regular = Abituale
setup-level-regular-hint = Progetta tutto il turno e guarda la tua risposta
setup-level-expert = Esperto
setup-level-expert-hint = Confronta più piani con più di ciò che potresti avere in mano
setup-level-master = Maestro
setup-level-master-hint = Pensa alcuni secondi, e non dimentica nulla
setup-level-random = A caso
setup-level-random-hint = Non pensa affatto
setup-style = Stile
setup-style-none = Nessuna inclinazione
setup-style-hint = Che cosa l'avversario fa volentieri dove gli costa poco; pensa altrettanto
setup-style-aggressive = Aggressivo
setup-style-aggressive-hint = Gli piace colpirti e fare danni
setup-style-patient = Paziente
setup-style-patient-hint = Gli piace aspettare, tenendo carte e difese
setup-style-trickster = Astuto
setup-style-trickster-hint = Gli piacciono gli effetti più degli scontri diretti
setup-styled = { $level } · { $style }
setup-like = { $name }: { $like }
setup-players = Giocatori
setup-players-count = { $count } giocatori
setup-who = Chi gioca
setup-person = Persona
setup-one-person = Almeno una persona gioca
setup-who-begins = Chi comincia
setup-first-chance = A sorte
setup-first-me = Comincio io
setup-first-opponent = Comincia l'avversario
setup-first-one = Comincia { $name }
setup-before = Quelli prima
setup-after = Quelli dopo
setup-begin = Inizia la partita
setup-curve = Curva dei costi
setup-curve-bar = Costo { $cost }: { $count }
setup-deck-hint = { $name }. { $plan }

player-one = Giocatore 1
player-two = Giocatore 2
player-three = Giocatore 3
player-four = Giocatore 4
player-five = Giocatore 5
player-you = Tu
player-opponent = Avversario
player-opponent-said = l'avversario
player-opponent-one = Avversario 1
player-opponent-one-said = l'avversario 1
player-opponent-two = Avversario 2
player-opponent-two-said = l'avversario 2
player-opponent-three = Avversario 3
player-opponent-three-said = l'avversario 3
player-opponent-four = Avversario 4
player-opponent-four-said = l'avversario 4
player-computer = Computer

# Per un gioco che qui non ha parole sue.
game-name = { $game }
tagline = Un duello di carte
title-play-hint = Scegli i mazzi e gioca contro il computer
title-hotseat = In 2 al tavolo
title-hotseat-hint = Due persone allo stesso portatile; ogni mano resta nascosta all'altro
title-demo-hint = Il computer gioca entrambe le parti
title-no-decks = Nessun mazzo è stato caricato. Esegui «contracts check» per sapere perché.
setup-title = Scegli i mazzi
setup-you = Il tuo mazzo
setup-opponent = Mazzo dell'avversario
setup-first-player = Mazzo del primo giocatore
setup-second-player = Mazzo del secondo giocatore
setup-deck = Mazzo
setup-variants = Varianti
setup-variants-none = Nessuna
setup-variants-count =
    { $count ->
        [one] { $count } scelta
       *[other] { $count } scelte
    }
setup-rule-fair-start = Inizio equo
setup-rule-fair-start-hint = { $changed } Chi comincia ha vinto il { $won } % delle partite del computer contro se stesso, invece del { $printed } % con la regola stampata
setup-begins = Con la regola stampata chi comincia ha vinto il { $begins } % delle partite del computer contro se stesso
setup-begins-fair = Con la regola stampata chi comincia ha vinto il { $begins } % delle partite del computer contro se stesso; con l'inizio equo, tra le varianti, il { $won } %
setup-variants-hint = Regole che si possono concordare prima della partita
setup-dealt-agreed = Tutte le carte di ogni mazzo vengono a caso.
setup-dealt = I mazzi sono presi a caso.
