# The words of Cataclysm in English. A set is either a text of its own, or a noun (.one, .other, .gender) with an
# .owner (you, opponent) and a place (.in, .from); grammar.ftl puts articles, numbers and filters around the noun.

## Kinds and stats

kind-character = Character
    .one = Character
    .other = Characters
    .gender = thing
    .this = this Character
kind-event = Event
    .one = Event
    .other = Events
    .gender = thing
    .this = this Event
kind-token = token
    .one = token
    .other = tokens
    .gender = thing
kind-line = { $kind }
kind-line-token = { $kind } token

# What damage eats, in general
vital = life points
    .stat = life
vital-amount = { $amount } { $amount ->
    [one] life point
   *[other] life points
}
stat-life = life points
    .one = life point
    .number = other
stat-power = attack power
stat-armor = armor
stat-cost = cost
stat-damage = missing life points
    .like = life
    .number = other
printed-armor = **{ $name } { $amount }**
adjectives = bound veiled swift sweeping fleeting
condition-lendable = its player has another and there is room for it on your side
set-lendable = the target that you could borrow

## Sets

set-opponent = { $form ->
    [any] an opponent
   *[all] each opponent
}
    .that = that opponent
    .pronoun = they
    .gender = person
    .a = opponent
    .some = opponents
set-players = { $form ->
    [each] player
    [number] players
    [any] a player
   *[all] each player
}
    .that = that player
    .gender = person
    .a = player
    .some = players
set-own_characters = { "" }
    .one = Character
    .other = Characters
    .gender = thing
    .owner = you
set-enemy_characters = { "" }
    .one = Character
    .other = Characters
    .gender = thing
    .owner = opponent
set-characters = { "" }
    .one = Character
    .other = Characters
    .gender = thing
    .in = in play
set-own_hand = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = from your hand
    .in = in your hand
    .whose = you
set-enemy_hand = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = { $of_one ->
        [its] from their hand
        [one] from an opponent's hand
       *[all] from the opponents' hands
    }
    .in = in the opponents' hands
    .whose = opponent
set-own_discard = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = from your discard pile
    .in = in your discard pile
    .whose = you
set-enemy_discard = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = { $of_one ->
        [its] from their discard pile
        [one] from an opponent's discard pile
       *[all] from the opponents' discard piles
    }
    .in = in the opponents' discard piles
    .whose = opponent

## Resources

resource-hand = { "" }
    .one = card
    .other = cards
    .in = { $owner ->
        [you] in your hand
        [its] in their hand
        [theirs] in the opponents' hands
       *[none] in hand
    }
resource-discarded_characters = { "" }
    .one = Character
    .other = Characters
    .in = { $owner ->
        [you] in your discard pile
        [its] in their discard pile
        [theirs] in the opponents' discard piles
       *[none] in the discard pile
    }

until-battle_end = { $when ->
    [attacks] until the end of the battle
    [attacked] until the end of the battle
   *[other] until the end of the next battle this turn
}
# The kind of whom clauses are given to, for "this …" in their text
body-kind = character
chooser-of-several = the next opponent in turn order
chooser-named = an opponent of your choice

# What has happened so and so often (`happened`)
happened-destroyed = { "" }
    .one = Character
    .other = Characters
    .in = { $owner ->
        [you] of yours
        [its] of theirs
        [theirs] of { $several ->
            [yes] the opponents
           *[no] the opponent's
        }
       *[none] { "" }
    } that { $number ->
        [one] has
       *[other] have
    } fallen { $period }
condition-happened-destroyed = { $bounds ->
    [none] no { $thing }
   *[some] { $quantity }
} { $owner ->
    [you] of yours
    [opponent] of { $several ->
        [yes] one of the opponents
       *[no] the opponent's
    }
   *[players] { "" }
} { $bounds ->
    [none] has
   *[some] { $amount ->
        [1] has
       *[other] have
    }
} fallen { $period }
happened-event_played = { "" }
    .one = Event
    .other = Events
    .done = played
happened-card_drawn = { "" }
    .one = card
    .other = cards
    .done = drawn
happened-attacks = { "" }
    .one = attack
    .other = attacks
    .done = made
# Where what is created for the opponent appears
enemy-side = in the opponent's line

## As shared sentences name what is drawn from, and being in play

the-deck = the deck
on-field = on the field
