# What a transcript says, in every game. $name is a player; $card, $source and $target are cards or players.
# A game's own words, and what it says otherwise, are in the file of its name.
# A message of - is not told. `.act`: what a player does; the rest comes of it. `.pays`: it tells of the payment before it.
# `.tells`: it tells also that its card moves there. `.once`: it is told once a match and player.

player = Player { $number }
seat = { $name } ({ $deck })
title = { $first } against { $others }
listed = { $first } and { $last }
line = Seed { $seed }, recorded by version { $app }
line-changed = These cards have changed since: { $cards }
line-diverged = From answer { $number } on the position differs from the one recorded
set-up = Set-up
turn = Turn { $turn } · { $name } · { $standing }
ends-win = { $name } wins
ends-draw = A draw
ends-shared = { $names } share the victory
ends-team = { $names } win together
ends-open = The match goes on from here
nothing = The rules
one-of-several = { $card } ({ $number })
left = { $line } ({ $left } left)
stat-now = { $stat } is { $amount } again
keyword-gone = { $keyword } ends
emptied = -
filled = -
phase = -
result = -
moved-to-gone = -
moved-hand-playing = -
moved-playing-discard = -

begins = { $name } begins
moved-deck-hand = { $name } takes { $card }
moved-to-discard = { $card } goes to the discard pile
moved-to-hand = { $card } returns to the hand
moved-to-deck = { $card } goes into the deck
play = { $name } plays { $card }
    .act = yes
    .pays = yes
play-at = { $name } plays { $card } on { $targets }
    .act = yes
    .pays = yes
attack = { $attacker } attacks { $target }
    .act = yes
effect = Effect of { $card }
damage = { $source } deals { $amount } to { $target }
damage-plain = { $target } takes { $amount }
failed = { $card } has no legal target left
prevented = { $amount } damage to { $target } is prevented
diverted = { $amount } damage goes to { $other } instead of { $target }
heal = { $target } regains { $amount }
lose = { $target } loses { $amount }
destroyed = { $card } is destroyed
    .tells = discard
created = { $card } appears
added = { $to ->
    [hand] { $name } gets a new { $card } in hand
    [deck] A new { $card } comes into the deck of { $name }
   *[pile] A new { $card } comes into the pile of { $name }
}
later = { $card } leaves something to be done { $when ->
    [turn_start] at the start of a turn
    [turn_end] at the end of a turn
   *[round_end] at the end of the round
}
modified = { $entity }: { $changes }
granted = { $entity } gains { $keywords }
control = { $name } takes control of { $entity }
shifted = { $entity } moves in the line
shuffled = { $name } shuffles
expired = { $entity }: { $what }
counter = { $standing }
changed-set = { $entity }: { $stat } set to { $amount }
changed-multiply = { $entity }: { $stat } multiplied by { $amount }
changed-element = { $entity } is now of { $elements }
changed-type = { $entity } becomes: { $types }
changed-kind = { $entity } becomes: { $what }
changed-copy = { $entity } becomes a copy of { $what }
changed-text = { $entity } gains a further text
changed-text-lost = { $entity } loses its text
revoked = { $entity } loses { $keywords }
attached = { $entity } is attached to { $host }
sacrificed = { $name } sacrifices { $card }
turned-up = { $card } is turned face up
turned-down = { $card } is turned face down
counters-put = { $entity } gets { $amount ->
    [1] 1 { $counter } counter
   *[other] { $amount } { $counter } counters
}
counters-taken = { $entity } loses { $amount ->
    [1] 1 { $counter } counter
   *[other] { $amount } { $counter } counters
}
marked-on = { $entity } is marked: { $marks }
marked-off = { $entity } is no longer marked: { $marks }
replaced = Effect of { $card } in place of { $event }: { $subject }
on-stack = { $name } puts { $card } on the stack
countered = { $card } is countered
event-damage = damage
event-destroy = destruction
event-draw = a draw
event-move = leaving the field
waited = { $name } says: Wait!
time-up = The time of { $name } runs out
    .act = yes
conceded = { $name } concedes
    .act = yes
owned = { $name } owns { $card } from now on
coin = { $won ->
    [1] { $name } calls the coin rightly
   *[0] { $name } calls the coin wrongly
}
looked = { $name } looks at { $cards }
looked-at-nothing = { $name } has nothing to look at
looked-top = { $name } looks at { $amount ->
    [0] an empty deck
   *[other] the top of { $own ->
        [1] the deck
       *[0] a deck of another
    }: { $cards }
}
put-back = { $name } puts { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} { $bottom ->
    [1] on the bottom
   *[0] back on top
}
