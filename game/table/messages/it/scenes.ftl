# Inizio e fine di una partita, e i giocatori uno di fronte all'altro

result-decks = Altro mazzo
result-watch = Rivedi la partita
result-back = Mostra il risultato
ending-last-blow = L'ultimo colpo
ending-foremost = La carta della partita
ending-blow = { $who ->
    [you] { $amount ->
        [one] { $amount } danno tuo
       *[other] { $amount } danni tuoi
    }
   *[other] { $amount ->
        [one] { $amount } danno di { $name }
       *[other] { $amount } danni di { $name }
    }
}
ending-dealt = { $who ->
    [you] { $amount ->
        [one] { $amount } danno in tutto, tuo
       *[other] { $amount } danni in tutto, tuoi
    }
   *[other] { $amount ->
        [one] { $amount } danno in tutto, di { $name }
       *[other] { $amount } danni in tutto, di { $name }
    }
}
ending-of = { $who ->
    [you] Giocata da te
   *[other] Giocata da { $name }
}
ending-curve = Come stava, turno per turno
figure-dealt = Danni inflitti
figure-biggest = Colpo più forte
figure-played = Carte giocate
figure-felled = Carte distrutte
help-again = Un'altra partita, quando questa è finita
chart-turn = turno { $turn }: { $numbers }
versus = Comincia la partita
match-agreed = Varianti: { $variants }
help-rest = Passa le finestre finché non succede qualcosa
help-rest-to-turn = Passa le finestre fino al tuo turno
help-wait = Aspetta! Torna alla finestra saltata per te
help-hold = Chiedi in ogni finestra, finché è premuto
help-ask-card = Come chiedere per una carta: al solito, mai, sempre, da sola
help-recall = Rivedi l'ultimo turno dell'avversario
recall-nothing = L'avversario non ha ancora avuto un turno da rivedere
recall-question = Prima rispondi alla domanda; poi si può rivedere il turno dell'avversario
recall-not-now = Aspetta che sia mostrato ciò che accade
recent = Ultime mosse di { $name }
recent-all = Ultime mosse degli altri
recent-again = Premi (⟨recall⟩) per rivedere tutto il turno
window-title = { $game }: { $decks }
before-first-turn = Apertura
ending-decided = Ha deciso · { $when }: { $what }
