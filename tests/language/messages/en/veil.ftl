# The words of Veil (tests/kernel/veil.py).

kind-spirit = Spirit
    .one = Spirit
    .other = Spirits
    .gender = thing
    .this = this Spirit
kind-omen = Omen
    .one = Omen
    .other = Omens
    .gender = thing
    .this = this Omen
kind-line = { $kind }
stat-power = power
stat-cost = cost
stat-damage = lost power
set-opponent = the opponent
    .gender = person
set-players = { $form ->
    [each] player
    [number] players
   *[all] each player
}
    .gender = person
into-hand = to the hand
into-deck = into the deck
into-omens = among the Omens

the-deck = the deck
on-field = on the field
