# Problemi: posizioni che si vincono in un turno.

title-puzzles = Problemi
title-puzzles-hint = Posizioni di partite vere che puoi vincere in un solo turno
puzzles-title = Vinci in questo turno
puzzles-none = Non ci sono problemi per questo gioco.
puzzles-count = { $solved ->
    [one] Risolto { $solved } di { $all }
   *[other] Risolti { $solved } di { $all }
    }
puzzles-grade-1 = Per scaldarsi
puzzles-grade-2 = Facili
puzzles-grade-3 = Insidiosi
puzzles-grade-4 = Difficili
puzzles-grade-5 = Da maestri
puzzle-name = Problema { $number }
puzzle-tile = Difficoltà { $grade } di { $grades }, { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
    }
puzzle-is-solved = risolto
puzzle-is-open = non ancora risolto
puzzle-broken = Questo problema non si può più risolvere: una sua carta è cambiata.

puzzle-task = Problema { $number }: vinci in questo turno
puzzle-moves = { $moves ->
    [one] Basta una mossa.
   *[other] Bastano { $moves } mosse.
    }
puzzle-hint = Aiuto
puzzle-hint-hint = Prima con che tipo di mossa si comincia, poi con quale
puzzle-again = Riprova
puzzle-again-hint = La stessa posizione dall'inizio
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
puzzle-begin-play = Comincia giocando una carta dalla mano: { $kind }
puzzle-begin-attack = Comincia con un attacco: { $kind }
puzzle-begin-use = Comincia usando una carta che hai in gioco: { $kind }
puzzle-begin-player = Comincia attaccando tu stesso
puzzle-hint-first = Prima mossa: { $move }.
puzzle-solved = Il problema { $number } è risolto!
puzzle-solved-why = { $moves ->
    [one] La via più breve è di una mossa.
   *[other] La via più breve è di { $moves } mosse.
    }
puzzle-missed = Non risolto: il turno è finito
puzzle-missed-why = La vittoria c'era, in questo turno. Riprova dalla stessa posizione.

# Those in which the other side answers

puzzles-title-mixed = Vinci in questo turno, o sopravvivi
puzzle-task-outlast = Problema { $number }: sopravvivi a questo turno
puzzle-missed-outlast = Non risolto: hai perso
puzzle-missed-why-outlast = C'era un modo di resistere in questo turno. Riprova dalla stessa posizione.
