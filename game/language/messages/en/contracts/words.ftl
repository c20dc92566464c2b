# The words of Contracts in English. A set is either a text of its own, or a noun (.one, .other, .gender) with an
# .owner (you, opponent) and a place (.in, .from); grammar.ftl puts articles, numbers and filters around the noun.

## Kinds, stats, elements

kind-creature = Creature
    .one = Creature
    .other = Creatures
    .gender = thing
    .this = this Creature
kind-spell = Spell
    .one = Spell
    .other = Spells
    .gender = thing
    .this = this Spell
kind-rune = Rune
    .one = Rune
    .other = Runes
    .gender = thing
    .this = this Rune
kind-orb = Orb
    .one = Orb
    .other = Orbs
    .gender = thing
    .this = this Orb
kind-token = token
    .one = token
    .other = tokens
    .gender = thing
kind-line = { $kind }
kind-line-token = { $kind } token

stat-attack = attack
# What damage eats, in general
vital = health
    .stat = health
vital-amount = { $amount } health
stat-health = health
stat-durability = durability
stat-magic_damage = magic damage
stat-cost = cost
stat-damage = missing health
    .like = health
body = { $attack }/{ $health }

element-fire = fire
element-water = water
element-light = light
element-pure = pure
    .any = yes

## Sets

set-opponent = the opponent
    .pronoun-number = other
    .gender = person
    .a = opponent
    .some = opponents
    .alone = yes
set-players = { $form ->
    [each] player
    [number] players
    [any] a player
   *[all] both players
}
    .that = that player
    .gender = person
    .a = player
    .some = players
    .number = other
    .pronoun-number = other
set-own_creatures = { "" }
    .one = Creature
    .other = Creatures
    .gender = thing
    .owner = you
set-enemy_creatures = { "" }
    .one = Creature
    .other = Creatures
    .gender = thing
    .owner = opponent
set-creatures = { "" }
    .one = Creature
    .other = Creatures
    .gender = thing
    .in = on the field
oneself = { $agent ->
    [you] yourself
   *[none] you
}
set-allies = { $form ->
    [a] { $random ->
        [yes] a random one of you and your Creatures
       *[no] { oneself } or one of your Creatures
    }
    [any] you or one of your Creatures
   *[all] { oneself } and all your Creatures
}
    .is = group
    .one = Creature or player
    .other = Creatures or players
    .gender = thing
    .from = on your side
    .in = on your side
    .whose = you
set-enemies = { $form ->
    [a] { $random ->
        [yes] a random one of the opponent and their Creatures
       *[no] { $agent ->
            [opponent] themselves or one of their Creatures
           *[you] the opponent or an opposing Creature
        }
    }
    [any] the opponent or an opposing Creature
   *[all] the opponent and all opposing Creatures
}
    .is = group
    .one = Creature or player
    .other = Creatures or players
    .gender = thing
    .from = on the opponent's side
    .in = on the opponent's side
    .whose = opponent
set-anyone = { $form ->
    [a] { $random ->
        [yes] a random Creature or player
       *[no] a Creature or player
    }
    [any] a Creature or player
   *[all] all Creatures and both players
}
    .is = group
    .one = Creature or player
    .other = Creatures or players
    .gender = thing
set-own_rune = your Rune
    .one = Rune
    .other = Runes
    .gender = thing
    .kind = rune
    .owner = you
set-enemy_rune = the opposing Rune
    .one = Rune
    .other = Runes
    .gender = thing
    .kind = rune
    .owner = opponent
set-runes = { "" }
    .one = Rune
    .other = Runes
    .gender = thing
    .kind = rune
    .in = on the field
set-own_orb = your Orb
    .one = Orb
    .other = Orbs
    .gender = thing
    .kind = orb
    .owner = you
set-enemy_orb = the opposing Orb
    .one = Orb
    .other = Orbs
    .gender = thing
    .kind = orb
    .owner = opponent
set-orbs = { "" }
    .one = Orb
    .other = Orbs
    .gender = thing
    .kind = orb
    .in = on the field
set-own_hand = { "" }
    .one = contract
    .other = contracts
    .gender = thing
    .from = from your hand
    .in = in your hand
    .whose = you
set-enemy_hand = { "" }
    .one = contract
    .other = contracts
    .gender = thing
    .from = { $of_one ->
        [its] from their hand
       *[none] from the opponent's hand
    }
    .in = in the opponent's hand
    .whose = opponent
set-own_discard = { "" }
    .one = contract
    .other = contracts
    .gender = thing
    .from = from your discard pile
    .in = in your discard pile
    .whose = you
set-enemy_discard = { "" }
    .one = contract
    .other = contracts
    .gender = thing
    .from = { $of_one ->
        [its] from their discard pile
       *[none] from the opponent's discard pile
    }
    .in = in the opponent's discard pile
    .whose = opponent

## Resources

resource-full_tanks = { "" }
    .one = full tank
    .other = full tanks
resource-empty_tanks = { "" }
    .one = empty tank
    .other = empty tanks
resource-extractors = { "" }
    .one = extractor
    .other = extractors
resource-full_extractors = { "" }
    .one = full extractor
    .other = full extractors
resource-fire_extractors = { "" }
    .one = fire extractor
    .other = fire extractors
resource-water_extractors = { "" }
    .one = water extractor
    .other = water extractors
resource-light_extractors = { "" }
    .one = light extractor
    .other = light extractors
resource-hand = { "" }
    .one = contract
    .other = contracts
    .in = { $owner ->
        [you] in your hand
        [its] in their hand
        [theirs] in the opponent's hand
       *[none] in hand
    }
resource-burnout = { "" }
    .one = time
    .other = times
    .in = { $owner ->
        [you] you have
        [its] they have
       *[theirs] the opponent has
    } taken **burnout** damage
resource-spells_this_turn = { "" }
    .one = { $playing ->
        [yes] other Spell
       *[no] Spell
    }
    .other = { $playing ->
        [yes] other Spells
       *[no] Spells
    }
    .in = { $owner ->
        [you] you played this turn
        [its] they played this turn
       *[theirs] the opponent played this turn
    }
condition-spells_this_turn = { $bounds ->
    [none] { has-done } played no { $thing } this turn
   *[some] { has-done } played { $quantity } this turn
}
condition-burnout = { $bounds ->
    [none] { has-done } not taken **burnout** damage
    [one] { has-done } taken **burnout** damage
   *[some] { has-done } taken **burnout** damage { $quantity }
}

# What a cost asks for beside mana.
cost-x = X { $element ->
    [pure] { "" }
   *[fire] {"{"}{ $element }{"}"}
}
cost-health = lose { $amount } health
cost-sacrifice = sacrifice { $to }
cost-discard = discard { $to }
cost-exhaust = use the action of { $to }

# The kind of whom clauses are given to, for "this …" in their text
body-kind = creature

filter-element = with { $symbol } in { $number ->
    [one] its cost
   *[other] their cost
}
filter-acted = that { $number ->
    [one] has
   *[other] have
} { $yes ->
    [yes] { "" }
   *[no] not
} acted this turn

card-hidden = **Hidden:** Play it face down. When what it waits for happens, turn it face up.

# What has happened so and so often (`happened`)
happened-creature_played = { "" }
    .one = Creature
    .other = Creatures
    .done = played
happened-spell_played = { "" }
    .one = { $playing ->
        [yes] other Spell
       *[no] Spell
    }
    .other = { $playing ->
        [yes] other Spells
       *[no] Spells
    }
    .done = played
happened-rune_played = { "" }
    .one = Rune
    .other = Runes
    .done = played
happened-orb_played = { "" }
    .one = Orb
    .other = Orbs
    .done = played
happened-rune_used = { "" }
    .one = Rune
    .other = Runes
    .done = used
happened-contract_drawn = { "" }
    .one = contract
    .other = contracts
    .done = drawn or fetched
happened-destroyed = { "" }
    .one = card
    .other = cards
    .in = { $owner ->
        [you] of yours
        [its] of theirs
        [theirs] of { $several ->
            [yes] the opponents
           *[no] the opponent's
        }
       *[none] { "" }
    } destroyed { $period }
condition-happened-destroyed = { $bounds ->
    [none] no { $thing }
   *[some] { $quantity }
} { $owner ->
    [you] of yours
    [opponent] of { $several ->
        [yes] an opponent's
       *[no] the opponent's
    }
   *[players] { "" }
} { $amount ->
    [1] was
   *[other] were
} destroyed { $period }
happened-attacks = { "" }
    .one = attack
    .other = attacks
    .done = made
# Where what is created for the opponent appears
enemy-side = in the opponent's line

## As shared sentences name what is drawn from, and being in play

the-deck = the deck
on-field = on the field
