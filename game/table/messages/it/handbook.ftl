# La lingua delle carte sullo schermo.

handbook = Lingua delle carte
handbook-hint = Ogni parola con cui sono scritte le carte di questo gioco, con esempi (⟨help⟩)
handbook-search = Scrivi per cercare parole e testi
handbook-none = Nessuna parola della lingua delle carte contiene questo.
handbook-parts = Parti della lingua
handbook-triggers = Inneschi
handbook-sets = Insiemi
handbook-filters = Filtri
handbook-numbers = Numeri
handbook-conditions = Condizioni
handbook-operations = Operazioni
handbook-trigger = Che cosa innesca una clausola
handbook-set = Un insieme di carte o giocatori
handbook-filter = Quali di loro s'intendono
handbook-number = Un numero sul tavolo
handbook-condition = Che cosa deve valere
handbook-operation = Che cosa si fa
handbook-of-card = { $name }
handbook-of-card-hint = Si vedono solo le parole di questa carta; premi per vederle tutte
handbook-example = Esempio: { $name }
handbook-example-made = Esempio, in nessun mazzo: { $name }
handbook-users =
    { $count ->
        [one] La usa una carta: { $names }
       *[other] La usano { $count } carte: { $names }
    }
handbook-unused = Nessuna carta la usa ancora.
handbook-keys = Scrivi per cercare · su e giù scelgono una parola · la rotellina scorre · Esc o F1 torna indietro
