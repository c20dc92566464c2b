notice-home = In { $wanted } non si può scrivere ({ $reason }): questa volta tutto resta in { $folder }.
notice-home-lost = In { $wanted } non si può scrivere ({ $reason }): questa volta non si conserva nulla.
notice-taken-over = Ciò che è stato salvato vale da ora.
notice-card-files = { $sound ->
    [no] Nessuna partita può cominciare finché c'è questo errore
   *[yes] { $files ->
        [one] Un tuo file di carte è stato tralasciato
       *[other] { $files } tuoi file di carte sono stati tralasciati
    }
}: { $file }, riga { $line }{ $named ->
    [yes] , dove si parla di «{ $word }»
   *[no] { "" }
}. Che cosa non va lo dice «{ $command }».
notice-world-file = Al posto del mondo descritto in { $file } c’è quello semplice{ $named ->
    [yes] : l’errore è dove si parla di «{ $word }»
   *[no] { "" }
}. Che cosa non va lo dice «{ $command }».
notice-language-files = { $faults ->
    [one] Un errore nei file di questa lingua
   *[other] { $faults } errori nei file di questa lingua
}: { $file }, riga { $line }. { $command } dice quali
title-held = Quella partita continua in un’altra finestra.
crash-title = Qualcosa è andato storto
crash-kept = Il tavolo deve chiudersi. La partita è salvata fino all’ultima risposta; al prossimo avvio si può continuare.
crash-report = Che cosa è successo è scritto in { $file }; mandacelo, per favore.
crash-no-report = Non è stato possibile scrivere un rapporto.
crash-folder = Apri la cartella
crash-close = Chiudi
title-stranger = Qui nessun avversario si chiama { $name }; forse lo conosce un programma più recente.
match-damaged = { $lost ->
    [0] La fine del file di questa partita era rovinata; nessuna risposta è andata persa.
    [one] La fine del file di questa partita era rovinata: l’ultima risposta è andata persa.
   *[other] La fine del file di questa partita era rovinata: le ultime { $lost } risposte sono andate perse.
}

# Ciò che viene detto ad alta voce.
settings-speech = Leggi ad alta voce dove sei, le domande e ciò che accade
speech-none = Nessuna voce su questo sistema: installa speech-dispatcher (Linux) o attiva le voci di sistema.
speech-nothing = Niente da leggere
speech-selected = scelto
speech-disabled = ora non utilizzabile
speech-cost = costa { $cost }
speech-tokens = { $name }: { $full } pieni su { $all }
told-speech = { $on ->
    [yes] La voce è attiva.
   *[no] La voce è spenta.
}
help-aloud = Voce sì e no; leggi mano, tavolo, diario
key-speech = Voce sì e no
key-read-hand = Leggi la mano ad alta voce
key-read-board = Leggi il tavolo ad alta voce
key-read-log = Leggi il diario ad alta voce

# Una partita in solo testo (`contracts play --text`).
text-help = Il numero di una riga fa ciò che la riga dice; un numero con ? ne dice tutto. b: il tavolo, l: il diario, c: torna indietro o menu, q: esci (la partita resta salvata). Le altre lettere sono i tasti del tavolo: e finisce il turno, u riprende l’ultima risposta, i dà un suggerimento. ?: questo aiuto.
text-do-choose = scegli
text-do-let_go = lascia
text-do-play = gioca
text-do-put = manda avanti
text-do-select = scegli, poi il bersaglio
text-do-take_back = riprendi
text-do-use = usa
text-nothing = Ora non si può fare nulla con questo: { $name }. Un numero con ? ne dice tutto.
text-no-number = Non c'è questo numero.
text-no-page = Si apre una pagina che non si legge in testo semplice; la partita continua.
text-not-wiped = Ciò che è scritto sopra qui non si può cancellare: chi guarda in su vede le carte di un altro. In un terminale si cancella a ogni cambio di posto.
text-unknown = «{ $line }» non è una risposta: dai un numero, o ? per l'aiuto.
