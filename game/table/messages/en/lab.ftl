# The lab: balances played beside the table

title-lab = The lab
title-lab-hint = Let the computer play all decks against each other, and see what is fair
lab-title = The lab
lab-title-of = The lab · { $name }
lab-choice = What is played
lab-decks = Decks
lab-level = Level
lab-pairs = Most pairs
lab-pairs-hint = So many pairs of a match-up at the most; what is answered sooner is played no further. In a pair the decks change seats
lab-starts = Other starts besides
lab-start-hint = All is played once more with this start, to see who then wins oftener: { $start }
lab-begin = Begin
lab-begin-hint = It goes on as long as this page is open, and stops for a match; what was played is kept
lab-go-on = Go on
lab-go-on-hint = From where it was stopped
lab-stop = Stop
lab-stop-hint = What was played is kept
lab-anew = Begin anew
lab-anew-hint = With other chances; the file of now stays beside the new one
lab-done-hint = All is answered. More pairs or another level ask more closely
lab-page = Write a page
lab-page-hint = All figures with plots, for a browser or to print
lab-page-none = Plots need matplotlib, which is not there: pip install -e '.[lab]'
lab-page-begun = The page is being written …
lab-page-written = The page is { $file }
lab-most-decks = At most { $most } decks have room in the matrix; take another one out first.
lab-few-decks = Two decks or more have to play.
lab-none = Nothing of this was played yet.
lab-reads = Reading what was played …
lab-begins = It begins …
lab-running = { $pairs } of { $all } pairs · { $rate } a minute · { $minutes ->
        [one] 1 minute left at the most
       *[other] { $minutes } minutes left at the most
    }
lab-stopped = Stopped at { $pairs } of { $all } pairs at the most. “Go on” continues from there.
lab-done = { $pairs } pairs, and all is answered as far as they can tell.
lab-trouble-cards = These were played with other cards than those of now. They can be looked at; “Begin anew” keeps their file beside the new one.
lab-trouble-program = These were played by another version of the program, which may play otherwise. “Begin anew” keeps their file beside the new one.
lab-trouble-other = The file { $file } is of another balance. “Begin anew” keeps it beside the new one.
lab-trouble-damaged = The file { $file } is damaged. “Begin anew” keeps it beside the new one.
lab-trouble-faulty = The cards have faults; “contracts check” names them.
lab-trouble-unwritable = Nothing can be written into the folder of the lab.
lab-trouble-again = That match can't be played again: cards or program are others by now.
lab-trouble-lost = What plays was ended from outside. What was played is kept.
lab-matrix = How often the deck of a row wins, in percent, by columns
lab-in-all = In all
lab-against = { $deck } against { $other }
lab-cell = { $cell }: { $share }
lab-deck-in-all = { $deck } in all
lab-none-yet = not played yet
lab-share = { $share }% ({ $low } to { $high })
lab-of-pairs = { $share } of { $pairs } pairs, { $verdict }
lab-verdict-fair = fair
lab-verdict-high = wins too often
lab-verdict-low = wins too seldom
lab-verdict-open = open: more pairs can tell
lab-figures = What the matches say
lab-figures-none = Who begins, how long matches are and how they end stands here once some were played.
lab-first = Whoever begins wins { $share }
lab-first-with = With “{ $start }”: { $share }
lab-length = Half of the matches last { $median } turns at the most, one in ten { $short } at the most, one in ten { $long } or more
lab-ended-drawn = Drawn: { $share }%
lab-errors = { $count ->
        [one] 1 pair came to no end
       *[other] { $count } pairs came to no end
    }
lab-matches = Matches
lab-matches-none = Choose a cell of the matrix to see its matches; each can be watched at the table.
lab-won = { $deck } wins
lab-drawn = Drawn
lab-turns = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
lab-began = { $deck } began
lab-pair-first = Pair { $number }
lab-pair-second = Pair { $number }, seats changed
lab-seed = seed { $seed }
lab-watch-hint = Watch this match at the table
lab-opening = The match is played again …
lab-cards = Cards
lab-by-name = Card
lab-by-name-hint = By name
lab-by-drawn = Wins when drawn
lab-by-drawn-hint = How often a deck wins that has drawn the card; first those that surely win often
lab-by-played = Wins when played
lab-by-played-hint = How often a deck wins that has played the card; first those that surely win often
lab-never = –
lab-card-worth = when drawn { $drawn }, when played { $played }
lab-card-hint = Drawn in { $drawn } matches, played in { $played }. It tells of the deck as well: who is ahead may play others
