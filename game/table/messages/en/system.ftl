notice-home = { $wanted } can’t be written ({ $reason }): this time everything is kept in { $folder }.
notice-home-lost = { $wanted } can’t be written ({ $reason }): nothing is kept this time.
notice-taken-over = What was saved is taken over.
notice-card-files = { $sound ->
    [no] No match can begin before this is mended
   *[yes] { $files ->
        [one] A card file of yours was left out
       *[other] { $files } card files of yours were left out
    }
}: { $file }, line { $line }: { $message }
notice-world-file = The plain world stands in for the one described in { $file }: { $message }
notice-language-files = { $faults ->
    [one] A fault in the files of this language
   *[other] { $faults } faults in the files of this language
}: { $file }, line { $line }: { $message }
title-held = That match goes on in another window.
crash-title = Something went wrong
crash-kept = The table has to close. A match is saved up to its last answer; the next start offers to go on.
crash-report = What happened is written down in { $file }; please send it.
crash-no-report = No report could be written.
crash-folder = Open the folder
crash-close = Close
title-stranger = No opponent is called { $name } here; a later program may know it.
match-damaged = { $lost ->
    [0] The end of this match’s file was damaged; none of its answers is lost.
    [one] The end of this match’s file was damaged: its last answer is lost.
   *[other] The end of this match’s file was damaged: its last { $lost } answers are lost.
}

# What is said aloud.
settings-speech = Say aloud what has the focus, what is asked and what happens
speech-none = No speech on this system: install speech-dispatcher (Linux), or turn on the voices of the system.
speech-nothing = Nothing there
speech-selected = chosen
speech-disabled = can't be used now
speech-cost = costs { $cost }
speech-tokens = { $name }: { $full } of { $all } full
told-speech = { $on ->
    [yes] Speech is on.
   *[no] Speech is off.
}
help-aloud = Speech on and off; read hand, table, log
key-speech = Speech on and off
key-read-hand = Read the hand aloud
key-read-board = Read the table aloud
key-read-log = Read the log aloud

# A match in plain text (`contracts play --text`).
text-help = The number of a line does what it says; a number with ? tells all of it. b: the table, l: the log, c: take back or the menu, q: leave (the match is kept). Other letters are the keys of the table: e ends the turn, u undoes, i gives a hint. ?: these words.
text-do-choose = choose
text-do-let_go = let go
text-do-play = play
text-do-put = put forward
text-do-select = choose it, then its target
text-do-take_back = take back
text-do-use = use
text-nothing = Nothing can be done with that now: { $name }. A number with ? tells all of it.
text-no-number = There is no such number.
text-no-page = That opens a page which is not read in plain text; the match goes on.
text-not-wiped = What is written above can’t be cleared here: whoever looks up sees another one’s cards. In a terminal it is cleared at each change of seat.
text-unknown = “{ $line }” is no answer: give a number, or ? for help.
