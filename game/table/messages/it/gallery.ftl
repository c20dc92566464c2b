# La galleria di tutte le carte

title-cards = Tutte le carte
title-cards-hint = Guarda le carte, che cosa dicono le parole chiave e che cosa è cambiato
gallery-title = Tutte le carte
gallery-kind-hint =
    { $kind }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
gallery-keys = Scrivi per cercare · frecce: spostarsi · Invio: aprire una carta · Pag su e giù: scorrere · Esc: indietro
gallery-no-text = Nessun testo.
gallery-in-no-deck = In nessun mazzo.
gallery-in-decks = Nei mazzi: { $decks }.
gallery-related = Carte collegate
gallery-former = ← Precedente
gallery-next = Successiva →
