# The words of Sparks in English; messages of the vocabulary's words begin with "kind-", "stat-", "set-", "op-", ...

kind-spark = Spark
    .one = Spark
    .other = Sparks
    .gender = thing
    .this = this Spark
kind-line = { $kind }
trigger-play = { "" }

vital = light
    .stat = light
vital-amount = { $amount } light
stat-light = light
stat-cost = cost
stat-damage = lost light

set-opponent = each opponent
    .gender = person
set-players = { $form ->
    [each] player
    [number] players
   *[all] each player
}
    .gender = person
    .a = player
    .some = players

op-draw = { $to_is ->
    [you] draw
   *[noun] { $mood ->
        [can] have { $to } draw
       *[do] { $to } draws
    }
} { $amount } { $amount ->
    [one] card
   *[other] cards
}

resource-hand = { "" }
    .one = card
    .other = cards
    .in = in your hand

into-hand = to its owner's hand
# Where what is created for the opponent appears
enemy-side = in the opponent's line

## As shared sentences name what is drawn from, and being in play

the-deck = the deck
on-field = on the field
