# The kinds, numbers and elements of Grimoire's cards.

element-white = white
element-blue = blue
element-black = black
element-red = red
element-green = green
element-any = any
element-colourless = colourless

setup-element-white = White
setup-element-blue = Blue
setup-element-black = Black
setup-element-red = Red
setup-element-green = Green
setup-element-many = Several colours

kind-land = Land
kind-summon = Summon
kind-summon-token = Creature token
kind-artifact = Artifact
kind-artifact-creature = Artifact creature
kind-artifact-creature-token = Artifact creature token
kind-enchantment = Enchantment
kind-aura = Aura
kind-sorcery = Sorcery
kind-instant = Instant
kind-interrupt = Interrupt

stat-power = power
stat-toughness = toughness
stat-life = life
stat-yield = mana made
stat-land-plays = lands a turn
stat-hand-size = cards in hand at most
reason-not-paid = That does not pay the cost.
