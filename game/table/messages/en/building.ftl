# The building of decks.

build-title = Build a deck
build-deck = The deck
build-new = A new deck
build-new-name = New deck
build-copy-name = { $name } (copy)
build-decks = Decks…
build-decks-hint = Begin a new deck, change one of your own, or copy another
build-edit = Change
build-edit-hint = Change this deck of yours
build-copy = Look through it
build-copy-hint = Look through { $name } and make a deck of your own from it
build-own =
    { $has ->
        [one] Your own · { $has } card
       *[other] Your own · { $has } cards
    }
build-name = Name of the deck
build-name-hint = Click, then type a name
build-undo = Undo
build-undo-hint = Take back the last change (Ctrl+Z)
build-clear = Empty
build-clear-hint = Take all cards out; Undo brings them back
build-fill = Fill up
build-fill-hint = A proposal for what is still missing, in keeping with what you chose; Undo takes it back
build-delete = Delete
build-delete-hint = Remove the saved deck; its cards stay here until you leave
build-save = Save
build-save-hint = Save the deck among your own (Ctrl+S)
build-saved = “{ $name }” is saved and can be chosen for a match.
build-not-saved = The deck could not be saved: { $reason }.
build-deleted = The deck is deleted; Save brings it back.
build-nameless = The deck needs a name.
build-nothing-to-add = There is nothing to add.

build-kind-hint = { $kind }: { $count } shown, { $chosen } in the deck
build-empty = Click a card to put it into the deck, or drag it here.
build-in = Click or Enter: into the deck
build-out = Click or Enter: out of the deck
build-full = The deck is full with { $number } cards: take one out first.
build-no-more =
    { $number ->
        [one] No more than { $number } copy of a card.
       *[other] No more than { $number } copies of a card.
    }
build-is-full = Full
build-keys = Type to search · arrows move · Enter chooses · Del takes out · Ctrl+Z undoes · Ctrl+S saves · Ctrl+H sample hand · Ctrl+C copies the code, Ctrl+V takes one over

build-size = { $has } of { $number } cards
build-cards =
    { $has ->
        [one] { $has } card
       *[other] { $has } cards
    }
build-legal = The deck is legal.
build-too-few =
    { $lacks ->
        [one] One card is missing: a deck has { $number }.
       *[other] { $lacks } cards are missing: a deck has { $number }.
    }
build-fewer-than =
    { $lacks ->
        [one] One card is missing: a deck has { $number } or more.
       *[other] { $lacks } cards are missing: a deck has { $number } or more.
    }
build-too-many =
    { $lacks ->
        [one] One card too many: a deck has { $number }.
       *[other] { $lacks } cards too many: a deck has { $number }.
    }
build-copies =
    { $number ->
        [one] { $card } is there { $has } times; no card may be there twice.
       *[other] { $card } is there { $has } times; { $number } copies are allowed.
    }
build-too-few-of-kind =
    { $lacks ->
        [one] One card of the kind { $kind } is missing: at least { $number }.
       *[other] { $lacks } cards of the kind { $kind } are missing: at least { $number }.
    }

build-hand = Hand
build-hand-hint = A sample hand: how this deck would begin a match (Ctrl+H)
build-hand-title = A sample hand
build-hand-told =
    { $count ->
        [one] The hand of whoever begins, as the game deals it: { $count } card.
       *[other] The hand of whoever begins, as the game deals it: { $count } cards.
    }
build-hand-again = Another hand
build-hand-again-hint = Deal again (H, space or Enter)
build-hand-empty = There is no hand to deal yet: the deck needs more cards.
build-code = Code
build-code-hint = The deck as one line of text: copy it, or take over another (Ctrl+C, Ctrl+V)
build-code-title = Deck code
build-code-own = This deck as one line of text, for a message or a file:
build-code-other = A deck that was sent to you:
build-code-field = Paste or type a code
build-code-copy = Copy
build-code-copy-hint = Into the clipboard of this computer (Ctrl+C)
build-code-copied = The code of “{ $name }” is in the clipboard.
build-code-no-clipboard = There is no clipboard here: write the code down as it stands.
build-code-paste = Paste
build-code-paste-hint = From the clipboard of this computer (Ctrl+V)
build-code-nothing = There is no text in the clipboard.
build-code-take = Take over
build-code-take-hint = Go on with the deck of the code (Enter); Undo brings the former cards back
build-code-taken =
    { $count ->
        [one] “{ $name }” with { $count } card was taken over; Undo brings the former cards back.
       *[other] “{ $name }” with { $count } cards was taken over; Undo brings the former cards back.
    }
build-code-empty = The deck has no cards yet.
build-code-bad-none = This is no deck code: a code begins with the name of a game and a hyphen.
build-code-bad-damaged = The code is damaged: copy the whole line again.
build-code-bad-later = The code was made by a later version of this program: update this one.
build-code-bad-game = The code is of a deck for { $game }: choose that game on the title.
build-code-bad-unknown =
    { $count ->
        [one] A card of this code is not in your version of the game: ask for its card file.
       *[other] { $count } cards of this code are not in your version of the game: ask for their card files.
    }
build-show-cards = Cards
build-show-hint = Show the cards or the deck
