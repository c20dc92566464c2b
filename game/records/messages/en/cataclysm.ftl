# What only Cataclysm says in a transcript, or says otherwise. $whose is the player who has the target.

counter-discarded-characters = Characters in the discard piles { $standing }

moved-deck-playing = { $name } turns up { $card }
moved-playing-deck = { $card } goes back into the deck
moved-deck-hand = { $name } draws { $card }
moved-to-play = { $card } comes into play for { $name }
moved-discard-play = { $card } returns into play for { $name }
moved-deck-discard = { $card } goes from the deck to the discard pile
moved-hand-discard = { $name } discards { $card }
moved-discard-hand = { $card } returns to the hand of { $name }
moved-play-hand = { $card } returns to the hand of { $name }
moved-discard-deck = { $card } goes from the discard pile into the deck
moved-to-removed = { $card } is removed from the game
skipped-effect = { $name } skips a phase: { $phase }
skipped-empty-deck = { $name } has no card left to draw, and skips the { $phase } phase from here on
    .once = yes
skipped-no-room = -
play-character = { $name } plays { $card } as an Event
    .act = yes
play-character-at = { $name } plays { $card } as an Event on { $targets }
    .act = yes
left = { $line } ({ $left ->
    [1] 1 life point
   *[other] { $left } life points
} left)
will-skip = { $name } will skip a phase: { $phase }
deploy = { $name } deploys { $card }
    .tells = play
    .act = yes
attack = { $name } attacks { $whose }: { $attacker } against { $target }
    .act = yes
no-attack = { $name } has no legal attack
destroyed = { $card } falls
swapped = { $entity } and { $other } exchange their remaining life points: now { $life } and { $other_life }
eliminated-no-character = { $name } is out: no Character in play
eliminated-discard-pile = { $name } is out: too many Characters in the discard pile
ends-turn-limit = The match has lasted too many turns
ends-shared = A draw between { $names }
ends-repetition = The same position has come about too often

phase-power-up = Power-up
phase-cataclysm = Cataclysm
phase-deployment = Deployment
phase-battle = Battle
stat-life = life points
stat-power = attack power
stat-armor = armor

kind-character = Character
kind-event = Event
