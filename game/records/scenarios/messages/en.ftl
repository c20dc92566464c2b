# What is told of a scenario that does not hold. Words in backquotes and names of values are those of its file.

joined = { $first } and { $second }
nobody = nobody
of-scenario = `{ $scenario }`: { $said }
of-scenario-at = `{ $scenario }`: { $said }; { $position }
cannot-begin = `{ $scenario }` can't begin: { $said }
holds-now = `{ $scenario }` holds now, and is marked as pending ({ $pending })
leave-pending-out = leave `pending` out

## Values

at-least = of at least { $least }
at-most = of at most { $most }
between = from { $least } to { $most }
value-is = `{ $who }` should have { $value } { $wanted }, but has { $found }
should-be = `{ $who }` should be { $value }, but is not
should-not-be = `{ $who }` should not be { $value }, but is
word-is = the { $value } of `{ $who }` should be { $wanted }, but is { $found }
known-to = `{ $who }` should be known to { $wanted }, but is known to { $found }
none = none
keywords-are = `{ $who }` should have the keywords { $wanted }, but has { $found }
keyword-lacks = `{ $who }` should have { $wanted }, but has the keywords { $found }
keyword-has = `{ $who }` should not have { $wanted }, but has the keywords { $found }
not-there = there is no `{ $who }` in the match
several-there = there are { $count } `{ $who }`: say which, as in `{ $who }#1`, or give one a label with `as:`

## Zones

of-player = of { $who }
of-table = of the table
count-is = there should be { $wanted } in the { $zone }, but there is { $found }
zone-is = the { $zone } { $whose } should be [{ $wanted }], but is [{ $found }]
zone-lacks = `{ $card }` should be in the { $zone } { $whose }, but there is [{ $found }]
zone-has = `{ $card }` should not be in the { $zone } { $whose }, but is

## The match

standing = it is { $who } who is asked `{ $kind }`
standing-for = it is { $who } who is asked `{ $kind }` for { $card }
standing-over = the match is over, { $winners } has won
asked-nobody = nobody should be asked, but { $standing }
asked-is = { $who } should be asked `{ $kind }`, but { $standing }
open = open
draw = draw
result-is = the result should be { $wanted }, but is { $found }
turn-is = it should be turn { $wanted }, but is turn { $found }
turn-of-is = it should be the turn of { $wanted }, but is that of { $found }

## What can be done

by = { " " }by { $clauses }
can = `{ $said }` should be possible, but is refused: { $why }
cannot = `{ $said }` should be refused{ $because }, but it is possible
cannot-so = `{ $said }` should be refused{ $because }, but is refused: { $why }
no-answer = `{ $said }` is no answer now: { $standing }
refused = { $sentence }

## What is said in a scenario

not-said = { $who } can't say `{ $said }`: { $standing }
not-said-so = { $who } can't say `{ $said }`: { $standing }, and that is no answer to it
no-usual = { $standing }, which has no usual answer: say what { $who } answers
never-asked = { $who } is never asked `{ $kind }`: { $standing }
not-asked-within = { $who } is not asked `{ $kind }` within { $most } answers
card-at = `{ $card }` ({ $zone } of { $who })
either = { $first } or { $second }
unclear = `{ $said }` can mean { $cards }: say which, or give one a label with `as:`
not-so-many = there are not so many `{ $said }`
not-concerned = nobody asks about `{ $said }`, and it is not concerned: { $standing }
no-place = there is no place { $place }: the line is empty
not-paid-so = it can't be paid with { $amounts }

## A board

whole = { $said }; { $suggestion }
too-many-cards = { $zone } holds { $number } cards
most-cards = it can hold { $most } at the most
cannot-lie = a { $kind } can't lie in { $zone }
put-in = put it in { $zone }
not-hidden = `{ $card }` is not `hidden`, so it never lies face down
not-face-down = in { $zone } no card lies face down
leave-face-down = leave `face_down` out
