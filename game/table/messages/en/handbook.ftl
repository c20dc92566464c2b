# The card language on the screen.

handbook = Card language
handbook-hint = Every word with which the cards of this game are written, with examples (⟨help⟩)
handbook-search = Type to search words and texts
handbook-none = No word of the card language has this.
handbook-parts = Parts of the language
handbook-triggers = Triggers
handbook-sets = Sets
handbook-filters = Filters
handbook-numbers = Numbers
handbook-conditions = Conditions
handbook-operations = Operations
handbook-trigger = What sets a clause off
handbook-set = A set of cards or players
handbook-filter = Which of them are meant
handbook-number = A number over the board
handbook-condition = What must hold
handbook-operation = What is done
handbook-of-card = { $name }
handbook-of-card-hint = Only the words of this card are shown; press to see all
handbook-example = Example: { $name }
handbook-example-made = Example, in no deck: { $name }
handbook-users =
    { $count ->
        [one] Used by one card: { $names }
       *[other] Used by { $count } cards: { $names }
    }
handbook-unused = No card uses it yet.
handbook-keys = Type to search · up and down choose a word · the wheel scrolls · Esc or F1 goes back
