# La costruzione dei mazzi.

build-title = Costruisci un mazzo
build-deck = Il mazzo
build-new = Un nuovo mazzo
build-new-name = Nuovo mazzo
build-copy-name = { $name } (copia)
build-decks = Mazzi…
build-decks-hint = Comincia un nuovo mazzo, cambiane uno tuo o copiane un altro
build-edit = Cambia
build-edit-hint = Cambia questo tuo mazzo
build-copy = Sfoglia
build-copy-hint = Sfoglia { $name } e ricavane un mazzo tuo
build-own =
    { $has ->
        [one] Tuo · { $has } carta
       *[other] Tuo · { $has } carte
    }
build-name = Nome del mazzo
build-name-hint = Clicca, poi scrivi un nome
build-undo = Annulla
build-undo-hint = Torna indietro di un passo (Ctrl+Z)
build-clear = Svuota
build-clear-hint = Togli tutte le carte; Annulla le rimette
build-fill = Completa
build-fill-hint = Una proposta per quello che manca, in accordo con quello che hai scelto; Annulla la ritira
build-delete = Elimina
build-delete-hint = Elimina il mazzo salvato; le sue carte restano qui finché non esci
build-save = Salva
build-save-hint = Salva il mazzo tra i tuoi (Ctrl+S)
build-saved = «{ $name }» è salvato e si può scegliere per una partita.
build-not-saved = Il mazzo non si è potuto salvare: { $reason }.
build-deleted = Il mazzo è eliminato; Salva lo rimette.
build-nameless = Al mazzo manca un nome.
build-nothing-to-add = Non c'è niente da aggiungere.

build-kind-hint = { $kind }: { $count } mostrate, { $chosen } nel mazzo
build-empty = Clicca una carta per metterla nel mazzo, o trascinala qui.
build-in = Clic o Invio: nel mazzo
build-out = Clic o Invio: fuori dal mazzo
build-full = Il mazzo è pieno con { $number } carte: prima togline una.
build-no-more =
    { $number ->
        [one] Non più di { $number } copia di una carta.
       *[other] Non più di { $number } copie di una carta.
    }
build-is-full = Pieno
build-keys = Scrivi per cercare · frecce: spostarsi · Invio: scegliere · Canc: togliere · Ctrl+Z: annullare · Ctrl+S: salvare · Ctrl+H: mano di prova · Ctrl+C: copia il codice, Ctrl+V: ne prende uno

build-size = { $has } di { $number } carte
build-cards =
    { $has ->
        [one] { $has } carta
       *[other] { $has } carte
    }
build-legal = Il mazzo è valido.
build-too-few =
    { $lacks ->
        [one] Manca una carta: un mazzo ne ha { $number }.
       *[other] Mancano { $lacks } carte: un mazzo ne ha { $number }.
    }
build-fewer-than =
    { $lacks ->
        [one] Manca una carta: un mazzo ne ha almeno { $number }.
       *[other] Mancano { $lacks } carte: un mazzo ne ha almeno { $number }.
    }
build-too-many =
    { $lacks ->
        [one] Una carta di troppo: un mazzo ne ha { $number }.
       *[other] { $lacks } carte di troppo: un mazzo ne ha { $number }.
    }
build-copies =
    { $number ->
        [one] { $card } c'è { $has } volte; nessuna carta può esserci due volte.
       *[other] { $card } c'è { $has } volte; sono ammesse { $number } copie.
    }
build-too-few-of-kind =
    { $lacks ->
        [one] Manca una carta del tipo { $kind }: almeno { $number }.
       *[other] Mancano { $lacks } carte del tipo { $kind }: almeno { $number }.
    }

build-hand = Mano
build-hand-hint = Una mano di prova: come questo mazzo comincerebbe una partita (Ctrl+H)
build-hand-title = Una mano di prova
build-hand-told =
    { $count ->
        [one] La mano di chi comincia, come la dà il gioco: { $count } carta.
       *[other] La mano di chi comincia, come la dà il gioco: { $count } carte.
    }
build-hand-again = Un'altra mano
build-hand-again-hint = Distribuisci di nuovo (H, spazio o Invio)
build-hand-empty = Non c'è ancora una mano da dare: il mazzo ha bisogno di altre carte.
build-code = Codice
build-code-hint = Il mazzo in una riga di testo: copiala, o prendine un'altra (Ctrl+C, Ctrl+V)
build-code-title = Codice del mazzo
build-code-own = Questo mazzo in una riga di testo, per un messaggio o un file:
build-code-other = Un mazzo che ti è stato mandato:
build-code-field = Incolla o scrivi un codice
build-code-copy = Copia
build-code-copy-hint = Negli appunti di questo computer (Ctrl+C)
build-code-copied = Il codice di «{ $name }» è negli appunti.
build-code-no-clipboard = Qui non ci sono appunti: trascrivi il codice come sta.
build-code-paste = Incolla
build-code-paste-hint = Dagli appunti di questo computer (Ctrl+V)
build-code-nothing = Negli appunti non c'è testo.
build-code-take = Prendi
build-code-take-hint = Continua con il mazzo del codice (Invio); Annulla riporta le carte di prima
build-code-taken =
    { $count ->
        [one] «{ $name }», con { $count } carta, è qui; Annulla riporta le carte di prima.
       *[other] «{ $name }», con { $count } carte, è qui; Annulla riporta le carte di prima.
    }
build-code-empty = Il mazzo non ha ancora carte.
build-code-bad-none = Questo non è il codice di un mazzo: un codice comincia con il nome di un gioco e un trattino.
build-code-bad-damaged = Il codice è danneggiato: copia di nuovo tutta la riga.
build-code-bad-later = Il codice viene da una versione più recente di questo programma: aggiorna la tua.
build-code-bad-game = Il codice è di un mazzo per { $game }: scegli quel gioco nella pagina iniziale.
build-code-bad-unknown =
    { $count ->
        [one] Una carta di questo codice non c'è nella tua versione del gioco: chiedine il file.
       *[other] { $count } carte di questo codice non ci sono nella tua versione del gioco: chiedine i file.
    }
build-show-cards = Carte
build-show-hint = Mostra le carte o il mazzo
