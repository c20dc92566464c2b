# Il laboratorio: partite giocate accanto al tavolo per sapere che cosa è equo

title-lab = Laboratorio
title-lab-hint = Il computer gioca tutti i mazzi l'uno contro l'altro, e si vede che cosa è equo
lab-title = Il laboratorio
lab-title-of = Il laboratorio · { $name }
lab-choice = Che cosa si gioca
lab-decks = Mazzi
lab-level = Livello
lab-pairs = Coppie al più
lab-pairs-hint = Tante coppie al più per ogni incontro; ciò che ha risposta prima non si gioca oltre. In una coppia i mazzi si scambiano il posto
lab-starts = Anche con altri inizi
lab-start-hint = Tutto si gioca un'altra volta con questo inizio, per vedere chi allora vince più spesso: { $start }
lab-begin = Comincia
lab-begin-hint = Va avanti finché questa pagina è aperta, e si ferma per una partita; ciò che è giocato resta
lab-go-on = Continua
lab-go-on-hint = Da dove si era fermato
lab-stop = Ferma
lab-stop-hint = Ciò che è giocato resta
lab-anew = Da capo
lab-anew-hint = Con altra sorte; il file di adesso resta accanto a quello nuovo
lab-done-hint = Tutto ha risposta. Più coppie o un altro livello chiedono più da vicino
lab-page = Scrivi una pagina
lab-page-hint = Tutte le cifre con i grafici, per un browser o da stampare
lab-page-none = Per i grafici serve matplotlib, che qui non c'è: pip install -e '.[lab]'
lab-page-begun = La pagina si sta scrivendo …
lab-page-written = La pagina è { $file }
lab-most-decks = Nella tabella stanno al più { $most } mazzi; prima togline un altro.
lab-few-decks = Devono giocare almeno due mazzi.
lab-none = Di questo non si è ancora giocato nulla.
lab-reads = Leggo ciò che è stato giocato …
lab-begins = Si comincia …
lab-running = { $pairs } di { $all } coppie · { $rate } al minuto · { $minutes ->
        [one] al più ancora 1 minuto
       *[other] al più ancora { $minutes } minuti
    }
lab-stopped = Fermo a { $pairs } di al più { $all } coppie. «Continua» riprende da lì.
lab-done = { $pairs } coppie, e tutto ha la risposta che possono dare.
lab-trouble-cards = Queste partite sono di carte diverse da quelle di adesso. Si possono guardare; «Da capo» tiene il loro file accanto a quello nuovo.
lab-trouble-program = Queste partite sono di un'altra versione del programma, che forse gioca in altro modo. «Da capo» tiene il loro file accanto a quello nuovo.
lab-trouble-other = Il file { $file } è di altre partite. «Da capo» lo tiene accanto a quello nuovo.
lab-trouble-damaged = Il file { $file } è rovinato. «Da capo» lo tiene accanto a quello nuovo.
lab-trouble-faulty = Le carte hanno errori; «contracts check» li nomina.
lab-trouble-unwritable = Nella cartella del laboratorio non si può scrivere nulla.
lab-trouble-again = Quella partita non si può rigiocare: carte o programma ora sono altri.
lab-trouble-lost = Ciò che gioca è stato chiuso da fuori. Ciò che è giocato resta.
lab-matrix = Quante volte su cento vince il mazzo di una riga, per colonne
lab-in-all = In tutto
lab-against = { $deck } contro { $other }
lab-cell = { $cell }: { $share }
lab-deck-in-all = { $deck } in tutto
lab-none-yet = non ancora giocato
lab-share = { $share }% (da { $low } a { $high })
lab-of-pairs = { $share } di { $pairs } coppie, { $verdict }
lab-verdict-fair = equo
lab-verdict-high = vince troppo spesso
lab-verdict-low = vince troppo di rado
lab-verdict-open = aperto: lo diranno altre coppie
lab-figures = Che cosa dicono le partite
lab-figures-none = Chi comincia, quanto durano le partite e come finiscono: si leggerà qui quando ce ne saranno.
lab-first = Chi comincia vince { $share }
lab-first-with = Con «{ $start }»: { $share }
lab-length = Metà delle partite dura al più { $median } turni, una su dieci al più { $short }, una su dieci { $long } o più
lab-ended-drawn = Pari: { $share }%
lab-errors = { $count ->
        [one] 1 coppia non è arrivata alla fine
       *[other] { $count } coppie non sono arrivate alla fine
    }
lab-matches = Partite
lab-matches-none = Scegli una casella della tabella per vederne le partite; ognuna si può guardare al tavolo.
lab-won = Vince { $deck }
lab-drawn = Pari
lab-turns = { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
lab-began = comincia { $deck }
lab-pair-first = Coppia { $number }
lab-pair-second = Coppia { $number }, posti scambiati
lab-seed = seme { $seed }
lab-watch-hint = Guarda questa partita al tavolo
lab-opening = La partita si rigioca …
lab-cards = Carte
lab-by-name = Carta
lab-by-name-hint = Per nome
lab-by-drawn = Vince se pescata
lab-by-drawn-hint = Quante volte vince un mazzo che ha pescato la carta; prima quelle che di sicuro vincono spesso
lab-by-played = Vince se giocata
lab-by-played-hint = Quante volte vince un mazzo che ha giocato la carta; prima quelle che di sicuro vincono spesso
lab-never = –
lab-card-worth = se pescata { $drawn }, se giocata { $played }
lab-card-hint = Pescata in { $drawn } partite, giocata in { $played }. Parla anche del mazzo: chi è avanti può giocarne altre
