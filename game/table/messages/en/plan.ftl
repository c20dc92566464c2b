# What the computer had in mind in its last turn.

plan-button = Plan of { $name }
plan-hint = What it had in mind in its last turn (⟨plan⟩)
help-plan = What the computer had in mind in its last turn
plan-none = After a turn of a computer that plans, its plan is there
plan-title = { $name }, turn { $turn }: its best lines
plan-expected = { $moves } ({ $chance }%)
plan-behind = { $moves } (fell behind)
plan-note = The lines it weighed in that turn, the one it preferred first. What it holds stays “a card”; names and chances are told once the match is over.
plan-note-over = The lines it weighed in that turn, the best first, and how likely it thought it would win by each, from what its seat knew.
