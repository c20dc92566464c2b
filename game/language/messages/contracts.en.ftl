# The words of Contracts in English. A set is either a text of its own, or a noun (.one, .other, .gender) with an
# .owner (you, opponent) and a place (.in, .from); `en.ftl` puts articles, numbers and filters around the noun.

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
stat-health = health
stat-durability = durability
stat-magic_damage = magic damage
stat-cost = cost
stat-damage = damage

element-fire = fire
element-water = water
element-light = light
element-pure = pure

## Sets

set-self = { $this }
set-you = you
    .is = you
    .gender = person
set-opponent = the opponent
    .gender = person
set-players = { $form ->
    [any] a player
   *[all] both players
}
    .gender = person
    .number = other
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
        [yes] { oneself } or one of your Creatures at random
       *[no] { oneself } or one of your Creatures
    }
    [any] you or one of your Creatures
   *[all] { oneself } and all your Creatures
}
    .is = group
    .one = ally
    .other = allies
    .gender = thing
    .owner = you
set-enemies = { $form ->
    [a] { $random ->
        [yes] the opponent or an opposing Creature at random
       *[no] the opponent or an opposing Creature
    }
    [any] the opponent or an opposing Creature
   *[all] the opponent and all opposing Creatures
}
    .is = group
    .one = enemy
    .other = enemies
    .gender = thing
set-anyone = { $form ->
    [a] { $random ->
        [yes] a Creature or player at random
       *[no] a Creature or player
    }
    [any] a Creature or player
   *[all] all Creatures and both players
}
    .is = group
    .one = target
    .other = targets
    .gender = thing
set-own_rune = your Rune
    .one = Rune
    .other = Runes
    .gender = thing
    .owner = you
set-enemy_rune = the opposing Rune
    .one = Rune
    .other = Runes
    .gender = thing
    .owner = opponent
set-runes = { "" }
    .one = Rune
    .other = Runes
    .gender = thing
    .in = on the field
set-own_orb = your Orb
    .one = Orb
    .other = Orbs
    .gender = thing
    .owner = you
set-enemy_orb = the opposing Orb
    .one = Orb
    .other = Orbs
    .gender = thing
    .owner = opponent
set-orbs = { "" }
    .one = Orb
    .other = Orbs
    .gender = thing
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
    .from = from the opponent's hand
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
    .from = from the opponent's discard pile
    .in = in the opponent's discard pile
    .whose = opponent
set-target = the target
set-target2 = the second target
set-target3 = the third target
set-subject = { "" }
set-object = { "" }

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
    } taken **Burnout** damage
resource-spells_this_turn = { "" }
    .one = Spell
    .other = Spells
    .in = { $owner ->
        [you] you played this turn
        [its] they played this turn
       *[theirs] the opponent played this turn
    }
done = { $owner ->
    [opponent] the opponent has
   *[you] you have
}
condition-spells_this_turn = { done } played { $quantity } this turn
condition-burnout = { done } taken **Burnout** damage { $bounds ->
    [most] at most { $most }
    [least] at least { $least }
    [between] { $least } to { $most }
   *[exact] exactly { $least }
} times

## Triggers that are no keywords; $of is whose event it is

trigger-turn_start = at the start of { whose-turn }
trigger-turn_end = at the end of { whose-turn }
whose-turn = { $of_set ->
    [players] each turn
    [opponent] the opponent's turn
   *[you] your turn
}
trigger-play = { "" }
trigger-always = { "" }
trigger-use = { $cost }:
trigger-summon = when you play { $this }
trigger-recycling = when { $this } goes from the field to the discard pile
trigger-ambush = when { $this } is added to your hand
trigger-attacks = whenever { $of_is ->
    [you] you attack
   *[noun] { $of } attacks
}
    .object = the target
trigger-attacked = whenever { $of_is ->
    [you] you are attacked
   *[noun] { $of } is attacked
}
    .object = the attacker
trigger-damaged = whenever { $of_is ->
    [you] you take
   *[noun] { $of } takes
} damage
    .object = the source of that damage
trigger-deals_damage = whenever { $of_is ->
    [you] you deal
   *[noun] { $of } deals
} damage
    .object = the damaged target
trigger-destroyed = whenever { $of } is destroyed
plays = { $of_is ->
    [you] you play
   *[noun] { $of } plays
}
trigger-creature_played = whenever { plays } a Creature
trigger-spell_played = whenever { plays } a Spell
trigger-rune_played = whenever { plays } a Rune
trigger-orb_played = whenever { plays } an Orb
trigger-rune_used = whenever { $of_is ->
    [you] you use
   *[noun] { $of } uses
} a Rune
trigger-contract_drawn = whenever { $of_is ->
    [you] you draw or fetch
   *[noun] { $of } draws or fetches
} a contract
trigger-healed = whenever { $of_is ->
    [you] you regain
   *[noun] { $of } regains
} health

## Destinations

into-hand = to { s-owner } { $to_number ->
    [one] hand
   *[other] { $to_owner ->
        [you] hand
       *[none] hands
    }
}
into-deck_top = on top of { s-owner } { decks }
into-deck_bottom = on the bottom of { s-owner } { decks }
into-deck = into { s-owner } { decks }
decks = { $to_number ->
    [one] deck
   *[other] { $to_owner ->
        [you] deck
       *[none] decks
    }
}
into-discard = into the discard pile
into-line = { $to_owner ->
    [you] onto the field
   *[none] into your line
}

## Operations

op-fade = make { object } **{ $keyword }**

op-disarm = **{ $keyword }** { $to_set ->
    [own_orb] yourself
    [enemy_orb] the opponent
   *[orbs] { $to_form ->
        [all] both players
       *[a] a player
    }
}

contracts = { $amount_is ->
    [equal] a number of contracts equal to { $amount_equal }
   *[number] { $amount } { $amount ->
        [one] contract
       *[other] contracts
    } { per-each }
}
op-fetch = { $to_is ->
    [you] fetch
   *[noun] { subject } { $to_number ->
        [one] { $to_is ->
            [noun] fetches
           *[it] fetch
        }
       *[other] fetch
    }
} { contracts }
    .subject = yes
op-draw = { $to_is ->
    [you] draw
   *[noun] { subject } { $to_number ->
        [one] { $to_is ->
            [noun] draws
           *[it] draw
        }
       *[other] draw
    }
} { $amount_is ->
    [number] { times }
    [each] { times } for each { $amount_each }
   *[equal] a number of times equal to { $amount_equal }
}
    .subject = yes
times = { $amount ->
    [1] once
    [2] twice
    [3] three times
   *[other] { $amount } times
}
op-mill = put { $amount_is ->
    [number] { $amount ->
        [one] the top contract
       *[other] the top { $amount } contracts
    }
   *[equal] a number of contracts equal to { $amount_equal } from the top
} of { $to_is ->
    [you] your deck into your discard pile
    [noun] { $to_number ->
        [one] the opponent's deck into their discard pile
       *[other] each deck into its discard pile
    }
   *[it] their deck into their discard pile
}
discard-what = { $to_form ->
    [all] { $to_set ->
        [own_hand] your hand
       *[enemy_hand] their hand
    }
   *[some] { $to_n } { $to_noun } { $to_random ->
        [yes] at random
       *[no] { "" }
    }
}
op-discard = { $to_is ->
    [noun] { $to_set ->
        [enemy_hand] the opponent discards { discard-what }
        [own_hand] discard { discard-what }
       *[target] discard { $to }
    }
   *[it] discard { object }
}
op-ready = { $mood ->
    [can] have { $to } act again this turn
   *[do] { $to_is ->
        [you] you
       *[noun] { subject }
    } can act again this turn
}
    .subject = yes

tanks = { $amount_is ->
    [equal] a number of tanks equal to { $amount_equal }
   *[number] { $amount } { $to_is ->
        [you] { $amount ->
            [one] tank
           *[other] tanks
        }
        [noun] { $to_number ->
            [one] of the opponent's tanks
           *[other] of each player's tanks
        }
       *[it] of their tanks
    } { per-each }
}
op-fill_tanks = fill { tanks }
op-empty_tanks = empty { tanks }
op-refill = refill { $amount_is ->
    [equal] a number of extractors equal to { $amount_equal }
   *[number] { $amount } { $to_is ->
        [you] of your empty extractors
        [noun] { $to_number ->
            [one] of the opponent's empty extractors
           *[other] of each player's empty extractors
        }
       *[it] of their empty extractors
    } { per-each }
}
op-gain_extractor = { $to_is ->
    [you] gain
   *[noun] { subject } { $to_number ->
        [one] { $to_is ->
            [noun] gains
           *[it] gain
        }
       *[other] gain
    }
} 1 empty { $element } extractor
    .subject = yes
