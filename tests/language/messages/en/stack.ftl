# The words of the game with a stack (tests/kernel/stack_game.py).

kind-spell = Spell
    .one = Spell
    .other = Spells
    .gender = thing
    .this = this Spell
kind-creature = Creature
    .one = Creature
    .other = Creatures
    .gender = thing
    .this = this Creature
kind-relic = Relic
    .one = Relic
    .other = Relics
    .gender = thing
    .this = this Relic
kind-token = token
    .one = token
    .other = tokens
    .gender = thing
kind-line = { $kind }
kind-line-token = { $kind } token
vital = life
    .stat = life
vital-amount = { $amount } life
stat-life = life
stat-speed = speed
stat-cost = cost
stat-damage = lost life
    .like = life
set-opponent = the opponent
    .gender = person
set-players = { $form ->
    [each] player
    [number] players
   *[all] each player
}
    .gender = person
set-creatures = { "" }
    .one = Creature
    .other = Creatures
    .gender = thing
    .in = in play
set-relics = { "" }
    .one = Relic
    .other = Relics
    .gender = thing
    .in = in play
set-permanents = { "" }
    .one = permanent
    .other = permanents
    .gender = thing
    .in = in play
set-spell = the Spell just announced
    .gender = thing
into-hand = to its owner's hand
trigger-play = { "" }
trigger-destroyed = whenever { $of } is destroyed
    .subject = the destroyed one
op-destroy = destroy { object }
op-counter = counter { object }
op-prevent = prevent all damage to { object }
op-regenerate = regenerate { object }

the-deck = the deck
on-field = on the field
