# La galleria di tutte le carte

title-cards = Tutte le carte
title-cards-hint = Guarda le carte, che cosa dicono le parole chiave e che cosa è cambiato
gallery-title = Tutte le carte
gallery-kind-hint =
    { $kind }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
gallery-keys = Scrivi per cercare · frecce: spostarsi · Invio: aprire una carta · Pag su e giù: scorrere · F1 la lingua delle carte · Esc: indietro
gallery-no-text = Nessun testo.
gallery-in-no-deck = In nessun mazzo.
gallery-in-decks = Nei mazzi: { $decks }.
gallery-related = Carte collegate
gallery-former = ← Precedente
gallery-next = Successiva →

gallery-since = Confronta con
gallery-since-hint = Le carte che non sono come allora vengono prima, vecchia e nuova affiancate
gallery-since-nothing = Nessun confronto
gallery-since-marked = Dal segno del { $date }
gallery-since-match = Dalla partita del { $date }
gallery-changed =
    { $count ->
        [0] Niente di cambiato
        [one] { $count } cambiata
       *[other] { $count } cambiate
    }
gallery-changed-none = Cambiate
gallery-changed-hint = Mostra solo le carte che non sono come prima
gallery-changed-hint-none = Scegli prima con che cosa confrontare
gallery-gone =
    { $count ->
        [one] Non c'è più: { $names }
       *[other] Non ci sono più ({ $count }): { $names }
    }
gallery-mark = Segna questa versione
gallery-mark-hint = Ricorda tutte le carte come sono ora, per vedere poi che cosa cambia; sostituisce il segno di prima
gallery-marked = Le carte di ora sono segnate: d'ora in poi si possono confrontare.
gallery-not-marked = La versione non si è potuta segnare: { $reason }.
gallery-is-changed = cambiata
gallery-is-new = nuova
gallery-then = Prima
gallery-now = Ora
gallery-was = Prima: { $words }

gallery-prove = Scenari
gallery-prove-hint = Esegui gli scenari che parlano di questa carta: quali valgono, e che cosa è diverso
gallery-unprove = Testo
gallery-unproven = Nessuno scenario parla di questa carta.
gallery-proven =
    { $failed ->
        [0] { $count ->
            [one] L'unico scenario con questa carta vale.
           *[other] Tutti i { $count } scenari con questa carta valgono.
        }
        [one] Uno dei { $count } scenari con questa carta non vale.
       *[other] { $failed } dei { $count } scenari con questa carta non valgono.
    }

# Di che cosa si dipingono le illustrazioni
art-title = Parole per le illustrazioni
art-open = Illustrazioni
art-open-hint = Tutte le icone, gli sfondi e le tinte che l'illustrazione di una carta può nominare
art-icon = Icone
art-scene = Sfondi
art-hue = Tinte
art-copy = Copia la riga
art-copied = Copiato: { $line }
art-not-copied = Qui non ci sono appunti; scrivi la riga nel file della carta.
art-hint = Scegli un'icona, uno sfondo e una tinta; la riga va nel file della carta. Un'illustrazione tua si nomina con art: { "{" }file: drago.png{ "}" }, un PNG, WebP o SVG accanto al file della carta.
