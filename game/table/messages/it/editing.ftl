# Carte cambiate mentre una partita è aperta

reason-undo-edited = Le carte sono state cambiate nel frattempo: ciò che viene prima resta com'è.
reason-edit-over = La partita è finita: la carta cambiata vale dalla prossima partita.
reason-edit-proposed = Qualcosa è giocato a metà: finiscilo o riprendilo, poi continua con la carta cambiata.
reason-edit-kind = { $name } è sul tavolo e ora è di un altro tipo: vale dalla prossima partita.
reason-edit-awaited = Un effetto di { $name } è ancora da eseguire: prima vai avanti, o usa la carta dalla prossima partita.
reason-edit-unfit = Questa posizione non regge con la carta cambiata: vale dalla prossima partita.

edit-faults =
    { $count ->
        [one] Un errore in ciò che è stato salvato
       *[other] { $count } errori in ciò che è stato salvato
    }
edit-faults-note = La partita continua con le carte che ha. Questo foglio segue ciò che salvi.
edit-faults-kept = Le carte restano com'erano finché non è corretto. Questo foglio segue ciò che salvi.
edit-place = { $file }, riga { $line }
edit-changed = La carta { $name } è stata modificata
edit-new = { $name } è nuova
edit-then = In questa partita
edit-now = Come salvata
edit-other = La prossima carta modificata
edit-ask =
    { $count ->
        [one] Continuare in questa stessa posizione con la carta nuova? Diventa un ramo della partita, con un file suo.
       *[other] Continuare in questa stessa posizione con le { $count } carte nuove? Diventa un ramo della partita, con un file suo.
    }
edit-not-met = Questa partita non incontra la carta: c'è dalla prossima partita.
edit-go = Continua qui con la carta nuova
edit-go-hint = La partita giocata finora resta com'è
edit-later = Dalla prossima partita
edit-next-match = Le carte modificate ci sono dalla prossima partita.
edit-as-before = Le carte sono di nuovo come in questa partita.
edit-branched = Questo ora è un ramo della partita, che continua con le carte modificate.
