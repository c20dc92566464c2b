# The look back at a match: the curve, the moments that mattered most, and a moment opened on the table.

analysis-title = Looking back
analysis-open = Analysis
analysis-open-hint = How likely each side was to win, and the moments that mattered most
analysis-not-yet = The analysis is there once the match is over
analysis-curve = Who leads, by an estimate: each side’s chance of winning, from what it knew at the beginning of its own turns (%)
analysis-leads = Who leads, by an estimate: each side’s chance of winning, from what it knew at the beginning of its own turns
analysis-ahead = Not looked at yet
analysis-begin = At the beginning: { $chances }
analysis-turn = Turn { $turn }: { $chances }
analysis-end = At the end: { $chances }
analysis-chance = { $name } { $chance }%
analysis-running = Each decision is thought through once more: { $percent }%
analysis-stopped = Stopped at { $percent }%. What was found is kept.
analysis-done = { $count ->
    [one] 1 decision was thought through again, from what its side knew then.
   *[other] { $count } decisions were thought through again, each from what its side knew then.
    }
analysis-stop = Stop
analysis-go-on = Go on
analysis-side = { $name }
analysis-side-loss = lost { $loss }% of a win at a decision on average
analysis-side-wait = The moments that mattered most come at the end
analysis-side-none = No decision that cost much
analysis-side-so-far = Nothing that cost much, as far as it was looked at
analysis-moment = Turn { $turn } · { $loss }% lost
analysis-opening = Opening · { $loss }% lost
analysis-made = { $moves } ({ $chance }%)
analysis-better = Better: { $moves } ({ $chance }%)
analysis-moment-hint = Open this moment on the table
analysis-at = Turn { $turn }, { $name }: { $moves } ({ $chance }%)
analysis-show-better = Show the better line
analysis-show-made = Show what was done
analysis-again = Try again from here
analysis-again-hint = A match of its own from this moment, on this side, against the same opponent
analysis-back = To the analysis
analysis-line-end = The better line, as far as it can be planned
