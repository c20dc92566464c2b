# Guardare le carte: ricerca, filtri, scaffale

browse-kinds = Tipi di carte
browse-search-name = Cerca
browse-search =
    { $count ->
        [one] Cerca in { $count } carta
       *[other] Cerca in { $count } carte
    }
browse-search-hint = Scrivi parole del nome o del testo
browse-text = Testo
browse-text-any = Testo: tutte
browse-text-with = Con testo
browse-text-without = Senza testo
browse-band = Valore
browse-cost = Costo
browse-any-value = { $value }: tutti
browse-element = Elemento
browse-any-element = Ogni elemento
browse-order = Ordine
browse-order-kind = Per tipo
browse-order-value = Per { $value }
browse-order-name = Per nome
browse-shown =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
browse-nothing = Nessuna carta è così. Esc cancella la ricerca.
browse-tokens = Token
browse-keyword = Parola chiave
browse-any-keyword = Ogni parola chiave
browse-deck = Mazzo
browse-any-deck = Ogni mazzo
browse-more = Altro…
browse-more-hint = I filtri e tutto ciò che qui non ha posto
browse-more-title = Filtri e altro
