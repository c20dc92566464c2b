# Matches that were played: the list of them, the time line, flags and the bundle for the designer.

title-matches = Played matches
title-matches-hint = Look at a match again, play on from any moment of it, or send it to the designer
matches-title = Played matches
matches-all = All
matches-none = No match was played yet. Each match that you play is kept here by itself.
matches-reading = …
matches-unreadable = This file is damaged and can't be read
matches-date = { $year }-{ $month }-{ $day }, { $time }
matches-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $answers ->
        [one] 1 decision
       *[other] { $answers } decisions
    }
matches-answers =
    { $answers ->
        [one] 1 decision
       *[other] { $answers } decisions
    }
matches-open = Not over yet
matches-seat = { $name }: { $deck } ({ $who })
matches-from-turn = from turn { $turn }
matches-dealt = Decks by chance
matches-branch = Played on from a moment of another match
matches-course = How it went, by an estimate
matches-watch = Look at it again
matches-watch-hint = The whole match with a time line; you may stop, jump and play on from anywhere
matches-watch-own-hint = From your side only: the match is not over, so what is hidden stays hidden
matches-go-on = Go on
matches-go-on-hint = Go on where the match was left
matches-bundle-hint = One file with the match, its flags and the versions, to send to the designer

replay-line = Time line
replay-at = Turn { $turn }, { $name } · { $step } / { $of }
replay-won = { $name } won
replay-draw = A draw
replay-open-end = So far: the match is not over
replay-run = Play
replay-pause = Stop
replay-step-on = Next decision
replay-step-back = Back one decision
replay-turn-on = Next turn
replay-turn-back = Back to the beginning of the turn
replay-speed = { $speed ->
        [0] max
       *[other] { $speed }×
    }
replay-speed-hint = How fast it goes (keys 1, 2, 4, 0)
replay-other-side = Look from the other side
replay-flag = Flag this moment
replay-bundle = Bundle for the designer
replay-analysis = Analysis: chances and the moments that mattered
replay-play-on = Play on
replay-play-on-from = Turn { $turn }, as { $name }
replay-play-on-hint = A new match from this moment, on the side that you look from; the one you look at stays as it is (⟨play-on⟩)
replay-no-branch = One can play on from a moment before the end of a match that is over.
replay-hidden = This match is not over, and several people play it: what is hidden in it stays hidden. Go on with it instead.

flag-title = Flag this moment
flag-note = For whoever designs the game: what is it about this moment?
flag-text = Note
flag-text-empty = A few words, if you like
flag-confusing = Confusing
flag-unfair = Unfair
flag-too-strong = Too strong
flag-fun = Fun
flag-rules-bug = Wrong by the rules
flag-words = { $kind }: { $words }
flag-planted = The moment is flagged.
flag-full = This match has as many notes as its file can hold.
bundle-written = The bundle lies at { $path }
bundle-unwritten = The bundle can't be written ({ $reason }); make room on the disk and try again.
