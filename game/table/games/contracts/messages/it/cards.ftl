# The kinds and elements of Contracts' cards.

element-fire = fuoco
element-water = acqua
element-light = luce
element-pure = puro

setup-element-fire = Fuoco
setup-element-water = Acqua
setup-element-light = Luce
setup-element-many = Più elementi

kind-creature = Creatura
kind-creature-token = Pedina creatura
kind-spell = Incantesimo
kind-rune = Runa
kind-orb = Globo
