# The gallery of all cards

title-cards = All cards
title-cards-hint = Look through the cards, what their keywords mean and what changed
gallery-title = All cards
gallery-kind-hint =
    { $kind }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gallery-keys = Type to search · arrows move · Enter opens a card · Page up and down scroll · Esc goes back
gallery-no-text = No rules text.
gallery-in-no-deck = In no deck.
gallery-in-decks = In the decks: { $decks }.
gallery-related = Related cards
gallery-former = ← Previous
gallery-next = Next →
