# The glossary.

title-glossary = Glossary
title-glossary-hint = What the words of the rules and cards mean (⟨help⟩)
glossary = Glossary
glossary-of = Glossary
glossary-rules = The rules
glossary-keywords = Words on the cards
glossary-phases = The phases of a turn
glossary-variants = Variants
glossary-question = For what is asked now
glossary-contents = Contents
glossary-keys = Keys
glossary-search = Search
glossary-search-empty = Type to search
glossary-none = No word of this game sounds like that.
control-glossary-button = Glossary
help-help = The glossary; over a card, that of the card
