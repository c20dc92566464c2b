# The words of Grimoire in English. A set is either a text of its own, or a noun (.one, .other, .gender) with an
# .owner (you, opponent) and a place (.in, .from); grammar.ftl puts articles, numbers and filters around the noun.

## Kinds, stats, colours

kind-land = Land
    .one = land
    .other = lands
    .gender = thing
    .this = this land
kind-summon = Summon
    .one = summon spell
    .other = summon spells
    .gender = thing
    .this = this creature
kind-creature = Creature
    .one = creature
    .other = creatures
    .gender = thing
    .this = this creature
kind-permanent = Permanent
    .one = permanent
    .other = permanents
    .gender = thing
    .this = this permanent
kind-artifact = Artifact
    .one = artifact
    .other = artifacts
    .gender = thing
    .this = this artifact
kind-artifact_creature = Artifact creature
    .one = artifact creature
    .other = artifact creatures
    .gender = thing
    .this = this creature
kind-enchantment = Enchantment
    .one = enchantment
    .other = enchantments
    .gender = thing
    .this = this enchantment
kind-aura = Aura
    .one = aura
    .other = auras
    .gender = thing
    .this = this aura
kind-sorcery = Sorcery
    .one = sorcery
    .other = sorceries
    .gender = thing
    .this = this sorcery
kind-instant = Instant
    .one = instant
    .other = instants
    .gender = thing
    .this = this instant
kind-interrupt = Interrupt
    .one = interrupt
    .other = interrupts
    .gender = thing
    .this = this interrupt
kind-token = Token
    .one = token
    .other = tokens
    .gender = thing
    .this = this token
kind-line = { $kind }
kind-line-token = { $kind } token
kind-line-typed = { $basic ->
    [yes] Basic { $kind }
   *[no] { $kind }
} { $types }
stat-power = power
stat-toughness = toughness
# What damage eats, in general
vital = life
    .stat = life
vital-amount = { $amount } life
stat-life = life
stat-cost = casting cost
stat-damage = damage
body = { $power }/{ $toughness }
element-white = white
element-blue = blue
element-black = black
element-red = red
element-green = green
element-any = any
    .any = yes
colour = { $element ->
    [white] white
    [blue] blue
    [black] black
    [red] red
    [green] green
   *[any] colourless
}
filter-element = { colour }
    .at = adjective
filter-lacks_element = non{ colour }
    .at = adjective
filter-colourless = { $yes ->
    [yes] colourless
   *[no] coloured
}
    .at = adjective
filter-tapped = { $yes ->
    [yes] tapped
   *[no] untapped
}
    .at = adjective
filter-face_down = { $yes ->
    [yes] face-down
   *[no] face-up
}
    .at = adjective
filter-basic = { $yes ->
    [yes] basic
   *[no] nonbasic
}
    .at = adjective
filter-lacks_type = non-{ $type }
    .at = adjective

## Types

type-plains = Plains
    .one = Plains
    .other = Plains
    .gender = thing
type-island = Island
    .one = Island
    .other = Islands
    .gender = thing
type-swamp = Swamp
    .one = Swamp
    .other = Swamps
    .gender = thing
type-mountain = Mountain
    .one = Mountain
    .other = Mountains
    .gender = thing
type-forest = Forest
    .one = Forest
    .other = Forests
    .gender = thing
type-wall = Wall
    .one = Wall
    .other = Walls
    .gender = thing
type-beast = Beast
    .one = Beast
    .other = Beasts
    .gender = thing
type-bird = Bird
    .one = Bird
    .other = Birds
    .gender = thing
type-boar = Boar
    .one = Boar
    .other = Boars
    .gender = thing
type-cleric = Cleric
    .one = Cleric
    .other = Clerics
    .gender = thing
type-construct = Construct
    .one = Construct
    .other = Constructs
    .gender = thing
type-dragon = Dragon
    .one = Dragon
    .other = Dragons
    .gender = thing
type-elemental = Elemental
    .one = Elemental
    .other = Elementals
    .gender = thing
type-fish = Fish
    .one = Fish
    .other = Fish
    .gender = thing
type-ghoul = Ghoul
    .one = Ghoul
    .other = Ghouls
    .gender = thing
type-giant = Giant
    .one = Giant
    .other = Giants
    .gender = thing
type-golem = Golem
    .one = Golem
    .other = Golems
    .gender = thing
type-insect = Insect
    .one = Insect
    .other = Insects
    .gender = thing
type-knight = Knight
    .one = Knight
    .other = Knights
    .gender = thing
type-lizard = Lizard
    .one = Lizard
    .other = Lizards
    .gender = thing
type-merfolk = Merfolk
    .one = Merfolk
    .other = Merfolk
    .gender = thing
type-rogue = Rogue
    .one = Rogue
    .other = Rogues
    .gender = thing
type-serpent = Serpent
    .one = Serpent
    .other = Serpents
    .gender = thing
type-shade = Shade
    .one = Shade
    .other = Shades
    .gender = thing
type-soldier = Soldier
    .one = Soldier
    .other = Soldiers
    .gender = thing
type-spirit = Spirit
    .one = Spirit
    .other = Spirits
    .gender = thing
type-tree = Tree
    .one = Tree
    .other = Trees
    .gender = thing
type-wizard = Wizard
    .one = Wizard
    .other = Wizards
    .gender = thing
type-wolf = Wolf
    .one = Wolf
    .other = Wolves
    .gender = thing

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
set-creatures = { "" }
    .one = creature
    .other = creatures
    .gender = thing
    .kind = creature
set-own_creatures = { "" }
    .one = creature
    .other = creatures
    .gender = thing
    .kind = creature
    .owner = you
set-enemy_creatures = { "" }
    .one = creature
    .other = creatures
    .gender = thing
    .kind = creature
    .owner = opponent
set-lands = { "" }
    .one = land
    .other = lands
    .gender = thing
    .kind = land
set-own_lands = { "" }
    .one = land
    .other = lands
    .gender = thing
    .kind = land
    .owner = you
set-enemy_lands = { "" }
    .one = land
    .other = lands
    .gender = thing
    .kind = land
    .owner = opponent
set-artifacts = { "" }
    .one = artifact
    .other = artifacts
    .gender = thing
    .kind = artifact
set-own_artifacts = { "" }
    .one = artifact
    .other = artifacts
    .gender = thing
    .kind = artifact
    .owner = you
set-enemy_artifacts = { "" }
    .one = artifact
    .other = artifacts
    .gender = thing
    .kind = artifact
    .owner = opponent
set-enchantments = { "" }
    .one = enchantment
    .other = enchantments
    .gender = thing
    .kind = enchantment
set-own_enchantments = { "" }
    .one = enchantment
    .other = enchantments
    .gender = thing
    .kind = enchantment
    .owner = you
set-enemy_enchantments = { "" }
    .one = enchantment
    .other = enchantments
    .gender = thing
    .kind = enchantment
    .owner = opponent
set-permanents = { "" }
    .one = permanent
    .other = permanents
    .gender = thing
    .kind = permanent
set-own_permanents = { "" }
    .one = permanent
    .other = permanents
    .gender = thing
    .kind = permanent
    .owner = you
set-enemy_permanents = { "" }
    .one = permanent
    .other = permanents
    .gender = thing
    .kind = permanent
    .owner = opponent
set-anyone = { $form ->
    [a] { $random ->
        [yes] a random creature or player
       *[no] a creature or player
    }
    [any] a creature or player
   *[all] all creatures and both players
}
    .is = group
    .one = creature or player
    .other = creatures or players
    .gender = thing
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
       *[none] from the opponent's hand
    }
    .in = in the opponent's hand
    .whose = opponent
set-own_graveyard = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = from your graveyard
    .in = in your graveyard
    .whose = you
set-enemy_graveyard = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = from the opponent's graveyard
    .in = in the opponent's graveyard
    .whose = opponent
set-graveyards = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = from a graveyard
    .in = in a graveyard
set-own_ante = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = from your ante
    .in = in your ante
    .whose = you
set-enemy_ante = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = from the opponent's ante
    .in = in the opponent's ante
    .whose = opponent
set-antes = { "" }
    .one = card
    .other = cards
    .gender = thing
    .from = from the ante
    .in = in the ante
set-spell = { "" }
    .one = spell
    .other = spells
    .gender = thing
set-dying_creatures = { "" }
    .one = creature
    .other = creatures
    .gender = thing
    .kind = creature
    .in = on the way to the graveyard
set-dying_permanents = { "" }
    .one = permanent
    .other = permanents
    .gender = thing
    .kind = permanent
    .in = on the way to the graveyard
# The kind of whom clauses are given to, for "this …" in their text
body-kind = summon
resource-hand = { "" }
    .one = card
    .other = cards
    .in = { $owner ->
        [you] in your hand
        [its] in their hand
        [theirs] in the opponent's hand
       *[none] in hand
    }
cost-x = X { $element ->
    [any] { "" }
   *[white] {"{"}{ $element }{"}"}
}
adjectives = attacks_untapped cannot_attack cannot_block must_attack stays_tapped
stat-yield = mana when tapped

# What a cost asks for beside mana. `tap: self` is what rule books print as the tap symbol.
cost-tap = tap { $to_set ->
    [self] { "" }
   *[other] { $to }
}
cost-life = pay { $amount } life
cost-sacrifice = sacrifice { $to }
cost-discard = discard { $to }
discard-pile = graveyard
stat-land_plays = playable lands a turn
    .number = other
stat-hand_size = hand size

set-host = { $always ->
    [yes] the enchanted card
   *[no] the card that { $this } enchants
}
    .gender = thing
    .that = that card
    .one = enchanted card
    .other = enchanted cards
# Where what is created for the opponent appears
enemy-side = on the opponent's side

## As shared sentences name what is drawn from, and being in play

the-deck = the library
on-field = in play
