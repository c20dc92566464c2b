# Le partite giocate: il loro elenco, la linea del tempo, le bandierine e il pacchetto per chi progetta il gioco.

title-matches = Partite giocate
title-matches-hint = Rivedi una partita, giocala da qualunque suo momento, o mandala a chi progetta il gioco
matches-title = Partite giocate
matches-all = Tutte
matches-none = Non è stata ancora giocata nessuna partita. Ogni partita che giochi resta qui da sé.
matches-reading = …
matches-unreadable = Questo file è danneggiato e non si può leggere
matches-date = { $day }/{ $month }/{ $year }, { $time }
matches-turns =
    { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }, { $answers ->
        [one] 1 decisione
       *[other] { $answers } decisioni
    }
matches-answers =
    { $answers ->
        [one] 1 decisione
       *[other] { $answers } decisioni
    }
matches-open = Non ancora finita
matches-seat = { $name }: { $deck } ({ $who })
matches-from-turn = dal turno { $turn }
matches-dealt = Mazzi a caso
matches-branch = Giocata da un momento di un'altra partita
matches-course = Com’è andata, secondo una stima
matches-watch = Rivedila
matches-watch-hint = Tutta la partita con una linea del tempo; puoi fermarti, saltare e giocare da qualunque punto
matches-watch-own-hint = Solo dal tuo lato: la partita non è finita, e ciò che è nascosto resta nascosto
matches-go-on = Continua
matches-go-on-hint = Continua da dove la partita è stata lasciata
matches-bundle-hint = Un solo file con la partita, le bandierine e le versioni, da mandare a chi progetta il gioco

replay-line = Linea del tempo
replay-at = Turno { $turn }, { $name } · { $step } / { $of }
replay-won = Vittoria: { $name }
replay-draw = Pareggio
replay-open-end = Fin qui: la partita non è finita
replay-run = Avvia
replay-pause = Ferma
replay-step-on = Decisione successiva
replay-step-back = Indietro di una decisione
replay-turn-on = Turno successivo
replay-turn-back = Indietro all'inizio del turno
replay-speed = { $speed ->
        [0] max
       *[other] { $speed }×
    }
replay-speed-hint = Quanto va veloce (tasti 1, 2, 4, 0)
replay-other-side = Guarda dall'altro lato
replay-flag = Segna questo momento
replay-bundle = Pacchetto per chi progetta
replay-analysis = Analisi: probabilità e momenti che hanno contato
replay-play-on = Gioca da qui
replay-play-on-from = Turno { $turn }, come { $name }
replay-play-on-hint = Una nuova partita da questo momento, dal lato da cui guardi; quella che stai guardando resta com'è (⟨play-on⟩)
replay-no-branch = Si può giocare da un momento prima della fine di una partita finita.
replay-hidden = Questa partita non è finita e la giocano più persone: ciò che vi è nascosto resta nascosto. Puoi continuarla.

flag-title = Segna questo momento
flag-note = Per chi progetta il gioco: che cos'ha questo momento?
flag-text = Nota
flag-text-empty = Qualche parola, se vuoi
flag-confusing = Confuso
flag-unfair = Ingiusto
flag-too-strong = Troppo forte
flag-fun = Divertente
flag-rules-bug = Contro le regole
flag-words = { $kind }: { $words }
flag-planted = Il momento è segnato.
flag-full = Questa partita ha tante note quante il suo file ne può tenere.
bundle-written = Il pacchetto è in { $path }
bundle-unwritten = Il pacchetto non si può scrivere ({ $reason }); fai spazio sul disco e riprova.
