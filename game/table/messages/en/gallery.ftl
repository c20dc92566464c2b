# The gallery of all cards

title-cards = All cards
title-cards-hint = Look through the cards, what their keywords mean and what changed
gallery-title = All cards
gallery-kind-hint =
    { $kind }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gallery-keys = Type to search · arrows move · Enter opens a card · Page up and down scroll · F1 the card language · Esc goes back
gallery-no-text = No rules text.
gallery-in-no-deck = In no deck.
gallery-in-decks = In the decks: { $decks }.
gallery-related = Related cards
gallery-former = ← Previous
gallery-next = Next →

gallery-since = Compare with
gallery-since-hint = Cards that are not as they were then come first, old and new side by side
gallery-since-nothing = Compared with nothing
gallery-since-marked = Since the mark of { $date }
gallery-since-match = Since the match of { $date }
gallery-changed =
    { $count ->
        [0] Nothing changed
        [one] { $count } changed
       *[other] { $count } changed
    }
gallery-changed-none = Changed
gallery-changed-hint = Show only the cards that are not as they were
gallery-changed-hint-none = First choose what to compare with
gallery-gone =
    { $count ->
        [one] No longer there: { $names }
       *[other] No longer there ({ $count }): { $names }
    }
gallery-mark = Mark this version
gallery-mark-hint = Remember all cards as they are now, to see later what changed; replaces the former mark
gallery-marked = The cards of now are marked: compare with them from here on.
gallery-not-marked = The version could not be marked: { $reason }.
gallery-is-changed = changed
gallery-is-new = new
gallery-then = Before
gallery-now = Now
gallery-was = Before: { $words }

gallery-prove = Scenarios
gallery-prove-hint = Run the scenarios that speak of this card: which hold, and what differs
gallery-unprove = Text
gallery-unproven = No scenario speaks of this card.
gallery-proven =
    { $failed ->
        [0] { $count ->
            [one] The one scenario with this card holds.
           *[other] All { $count } scenarios with this card hold.
        }
        [one] One of { $count } scenarios with this card does not hold.
       *[other] { $failed } of { $count } scenarios with this card do not hold.
    }

# What pictures are painted of
art-title = Words for pictures
art-open = Pictures
art-open-hint = All icons, scenes and hues that a card's picture can name
art-icon = Icons
art-scene = Scenes
art-hue = Hues
art-copy = Copy the line
art-copied = Copied: { $line }
art-not-copied = There is no clipboard here; type the line into the card file.
art-hint = Choose an icon, a scene and a hue; the line goes into the card file. A picture of your own is named by art: { "{" }file: dragon.png{ "}" }, a PNG, WebP or SVG beside the card file.
