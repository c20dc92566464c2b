# Beginning and end of a match, and the players opposite each other

result-decks = Other deck
result-watch = Watch again
result-back = Show the result
ending-last-blow = The last blow
ending-foremost = Card of the match
ending-blow = { $who ->
    [you] { $amount } damage, by you
   *[other] { $amount } damage, by { $name }
}
ending-dealt = { $who ->
    [you] { $amount } damage in all, by you
   *[other] { $amount } damage in all, by { $name }
}
ending-of = { $who ->
    [you] Played by you
   *[other] Played by { $name }
}
ending-curve = How it stood, turn by turn
figure-dealt = Damage dealt
figure-biggest = Biggest hit
figure-played = Cards played
figure-felled = Cards destroyed
help-again = Another match, once this one is over
chart-turn = turn { $turn }: { $numbers }
versus = The match begins
match-agreed = Variants: { $variants }
help-rest = Pass in windows until something happens
help-rest-to-turn = Pass in windows until your own turn
help-wait = Wait! Back to the window that was passed for you
help-hold = Ask in every window, as long as it is held
help-ask-card = How to ask for a card: as usual, never, always, by itself
help-recall = Show the opponent's last turn again
recall-nothing = The opponent has had no turn that could be shown again
recall-question = Answer the question first; then the opponent's turn can be shown again
recall-not-now = Wait until what is happening has been shown
recent = Last acts of { $name }
recent-all = Last acts of the others
recent-again = Press (⟨recall⟩) to see the whole turn again
window-title = { $game }: { $decks }
before-first-turn = Opening
ending-decided = What decided it · { $when }: { $what }
