# The kinds and elements of Contracts' cards.

element-fire = fire
element-water = water
element-light = light
element-pure = pure

setup-element-fire = Fire
setup-element-water = Water
setup-element-light = Light
setup-element-many = Several elements

kind-creature = Creature
kind-creature-token = Creature token
kind-spell = Spell
kind-rune = Rune
kind-orb = Orb
