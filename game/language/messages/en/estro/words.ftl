# The words of ESTRO in English. A set is either a text of its own, or a noun (.one, .other, .gender) with an
# .owner (you, opponent) and a place (.in, .from); grammar.ftl puts articles, numbers and filters around the noun.

## Kinds and stats

kind-ardo = ARDO
    .one = ARDO card
    .other = ARDO cards
    .gender = thing
    .this = this card
kind-granito = GRANITO
    .one = GRANITO card
    .other = GRANITO cards
    .gender = thing
    .this = this card
kind-armonio = ARMONIO
    .one = ARMONIO card
    .other = ARMONIO cards
    .gender = thing
    .this = this card
kind-illusio = ILLUSIO
    .one = ILLUSIO card
    .other = ILLUSIO cards
    .gender = thing
    .this = this card
kind-manpo = MANPO
    .one = MANPO card
    .other = MANPO cards
    .gender = thing
    .this = this card
kind-zone = Zone
    .one = Zone
    .other = Zones
    .gender = thing
    .this = this Zone
kind-token = token
    .one = token
    .other = tokens
    .gender = thing
kind-line = { $kind }
kind-line-token = { $kind } token

vital = nothing
    .stat = none
vital-amount = { $amount }
stat-atk = ATK
stat-def = DEF
stat-hel = HEL
stat-dex = DEX
stat-map = MAP
stat-primary = primary value
stat-tot = TOT
stat-cost = cost
stat-damage = damage
adjectives = protected bound veiled steadfast free
mark-inhibited = inhibited

## Sets

set-opponent = { $form ->
    [any] an opponent
   *[all] the opponent
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
set-own_cards = { "" }
    .one = card
    .other = cards
    .gender = thing
    .owner = you
set-enemy_cards = { "" }
    .one = card
    .other = cards
    .gender = thing
    .owner = opponent
set-cards = { "" }
    .one = card
    .other = cards
    .gender = thing
    .in = on the field
set-own_hidden = { "" }
    .one = face-down card
    .other = face-down cards
    .gender = thing
    .owner = you
set-enemy_hidden = { "" }
    .one = face-down card
    .other = face-down cards
    .gender = thing
    .owner = opponent
set-own_side = { "" }
    .one = card
    .other = cards
    .gender = thing
    .owner = you
    .in = face up or face down
set-enemy_side = { "" }
    .one = card
    .other = cards
    .gender = thing
    .owner = opponent
    .in = face up or face down
set-own_hand = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = from your hand
    .in = in your hand
    .whose = you
set-own_incinerator = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = from your Incinerator
    .in = in your Incinerator
    .whose = you
set-enemy_hand = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = { $of_one ->
        [its] from their hand
       *[none] from an opponent's hand
    }
    .in = in an opponent's hand
    .whose = opponent
set-enemy_incinerator = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = { $of_one ->
        [its] from their Incinerator
       *[none] from an opponent's Incinerator
    }
    .in = in an opponent's Incinerator
    .whose = opponent
set-own_doomed = { "" }
    .one = card
    .other = cards
    .gender = thing
    .owner = you
    .in = that would be destroyed
    .from = that would be destroyed
set-zones = { "" }
    .one = Zone
    .other = Zones
    .gender = thing
    .in = on the table
set-attacker = { $form ->
    [bare] { "" }
   *[all] the attacker
}
    .one = fighting card
    .other = fighting cards
    .gender = thing
    .in = in this attack
set-defender = { $form ->
    [bare] { "" }
   *[all] the defender
}
    .one = fighting card
    .other = fighting cards
    .gender = thing
    .in = in this attack
set-own_fighter = { $form ->
    [bare] { "" }
   *[all] your fighting card
}
    .one = card
    .other = cards
    .gender = thing
    .owner = you
    .in = in the fight
    .from = in the fight
set-enemy_fighter = { $form ->
    [bare] { "" }
   *[all] the opposing fighting card
}
    .one = card
    .other = cards
    .gender = thing
    .owner = opponent
    .in = in the fight
    .from = in the fight

## Resources

resource-hand = { "" }
    .one = card
    .other = cards
    .in = { $owner ->
        [you] in your hand
        [its] in their hand
        [theirs] in the opponent's hand
       *[none] in hand
    }
resource-tokens = { "" }
    .one = Necrotoken
    .other = Necrotokens
condition-round = it is round { $bounds ->
    [most] { $most } or earlier
    [between] { $least } to { $most }
    [exact] { $least }
   *[least] { $least } or later
}
resource-round = { "" }
    .one = round
    .other = rounds
    .in = so far

## Filters, conditions, costs, ends, places

filter-of_zone = { $kind_name }
    .at = adjective
filter-blank = { $yes ->
    [yes] without a gift
   *[no] with a gift
}
    .at = after
condition-moment = { $which ->
    [attack] an attack is under way
   *[destruction] a card would be destroyed
}
cost-discard = discard { $to }
cost-sacrifice = sacrifice { $to }
until-fight_end = until the attack is over
into-hand = to { s-owner } { hands }
hands = { $to_number ->
    [one] hand
   *[other] { $to_owner ->
        [you] hand
       *[none] hands
    }
}
into-deck = into { s-owner } { decks }
into-deck_top = on top of { s-owner } { decks }
into-removed = from the game
into-deck_bottom = on the bottom of { s-owner } { decks }
decks = { $to_number ->
    [one] deck
   *[other] { $to_owner ->
        [you] deck
       *[none] decks
    }
}
into-field_down = face down on your side of the field
into-field = face up on your side of the field
into-incinerator = into { s-owner } Incinerator
# The kind of whom clauses are given to, for "this ..." in their text
body-kind = ardo

# Who holds what nobody else sees chooses among it
chooser-named = an opponent

# What has happened so and so often (`happened`)
happened-card_played = { "" }
    .one = card
    .other = cards
    .done = played
happened-defeats = { "" }
    .one = successful attack
    .other = successful attacks
    .done = made
happened-gift = { "" }
    .one = gift
    .other = gifts
    .done = used
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

set-host = { $always ->
    [yes] its bearer
   *[no] the bearer of { $this }
}
    .gender = thing
    .that = that bearer
    .one = bearer
    .other = bearers
    .in = of { $this }
    .from = of { $this }
# Where what is created for the opponent appears
enemy-side = in the opponent's line

## As shared sentences name what is drawn from, and being in play

the-deck = the deck
on-field = on the field
