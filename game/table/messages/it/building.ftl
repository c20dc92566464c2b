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
build-copy = Copia
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
build-keys = Scrivi per cercare · frecce: spostarsi · Invio: scegliere · Canc: togliere · Ctrl+Z: annullare · Ctrl+S: salvare

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
