# I tipi, i numeri e gli elementi delle carte di Grimoire.

element-white = bianco
element-blue = blu
element-black = nero
element-red = rosso
element-green = verde
element-any = qualsiasi
element-colourless = incolore

setup-element-white = Bianco
setup-element-blue = Blu
setup-element-black = Nero
setup-element-red = Rosso
setup-element-green = Verde
setup-element-many = Più colori

kind-land = Terra
kind-summon = Evocazione
kind-summon-token = Pedina creatura
kind-artifact = Artefatto
kind-artifact-creature = Creatura artefatto
kind-artifact-creature-token = Pedina creatura artefatto
kind-enchantment = Incantesimo
kind-aura = Aura
kind-sorcery = Stregoneria
kind-instant = Istantaneo
kind-interrupt = Interruzione

stat-power = forza
stat-toughness = costituzione
stat-life = punti vita
stat-yield = mana prodotto
stat-land-plays = terre per turno
stat-hand-size = carte in mano al massimo
reason-not-paid = Così il costo non è pagato.
