# Cards that are edited while a match is open

reason-undo-edited = The cards were edited since: what came before stays as it is.
reason-edit-over = The match is over: the edited card can be used from the next match.
reason-edit-proposed = Something is half played: finish it or take it back, then go on with the edited card.
reason-edit-kind = { $name } lies on the table and is now of another kind: it can be used from the next match.
reason-edit-awaited = An effect of { $name } is still to be carried out: go on first, or use the card from the next match.
reason-edit-unfit = This position does not hold with the edited card: it can be used from the next match.

edit-faults =
    { $count ->
        [one] A fault in what was saved
       *[other] { $count } faults in what was saved
    }
edit-faults-note = The match goes on with the cards that it has. This sheet follows what you save.
edit-faults-kept = The cards stay as they were until this is mended. This sheet follows what you save.
edit-place = { $file }, line { $line }
edit-changed = { $name } was edited
edit-new = { $name } is new
edit-then = In this match
edit-now = As saved
edit-other = The next card that was edited
edit-ask =
    { $count ->
        [one] Go on in this very position with the new card? It becomes a branch of the match, with a file of its own.
       *[other] Go on in this very position with the { $count } new cards? It becomes a branch of the match, with a file of its own.
    }
edit-not-met = This match does not meet the card: it is there from the next match.
edit-go = Go on here with the new card
edit-go-hint = The match so far stays as it is
edit-later = From the next match
edit-next-match = The edited cards are there from the next match.
edit-as-before = The cards are again as in this match.
edit-branched = This is now a branch of the match, played on with the edited cards.
