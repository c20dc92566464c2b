# Puzzles: positions that are won in one turn.

title-puzzles = Puzzles
title-puzzles-hint = Positions from real matches that you can win in a single turn
puzzles-title = Win this turn
puzzles-none = There are no puzzles for this game.
puzzles-count = { $solved } of { $all } solved
puzzles-grade-1 = To warm up
puzzles-grade-2 = Easy
puzzles-grade-3 = Tricky
puzzles-grade-4 = Hard
puzzles-grade-5 = For masters
puzzle-name = Puzzle { $number }
puzzle-tile = Difficulty { $grade } of { $grades }, { $moves ->
    [one] one move
   *[other] { $moves } moves
    }
puzzle-is-solved = solved
puzzle-is-open = not solved yet
puzzle-broken = This puzzle can't be solved any more: a card in it was changed.

puzzle-task = Puzzle { $number }: win this turn
puzzle-moves = { $moves ->
    [one] It can be done in one move.
   *[other] It can be done in { $moves } moves.
    }
puzzle-hint = Hint
puzzle-hint-hint = First what kind of move begins it, then which one
puzzle-again = Try again
puzzle-again-hint = The same position from its beginning
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-begin-play = Begin by playing a card from your hand: { $kind }
puzzle-begin-attack = Begin with an attack: { $kind }
puzzle-begin-use = Begin by using a card you have in play: { $kind }
puzzle-begin-player = Begin with an attack of your own
puzzle-hint-first = First move: { $move }.
puzzle-solved = Puzzle { $number } is solved!
puzzle-solved-why = { $moves ->
    [one] A shortest way takes one move.
   *[other] A shortest way takes { $moves } moves.
    }
puzzle-missed = Not solved: the turn is over
puzzle-missed-why = The win was there this turn. Try again from the same position.

# Those in which the other side answers

puzzles-title-mixed = Win this turn, or survive it
puzzle-task-outlast = Puzzle { $number }: survive this turn
puzzle-missed-outlast = Not solved: you have lost
puzzle-missed-why-outlast = There was a way to last out this turn. Try again from the same position.
