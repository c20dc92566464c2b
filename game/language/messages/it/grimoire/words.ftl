# Le parole di Grimoire in italiano. A set is either a text of its own, or a noun (.one, .other, .gender) with an
# .owner (you, opponent) and a place (.in, .from); grammar.ftl puts articles, numbers and filters around the noun.

## Kinds, stats, colours

kind-land = Terra
    .one = terra
    .other = terre
    .gender = f
    .this = questa terra
kind-summon = Evocazione
    .one = evocazione
    .other = evocazioni
    .gender = f
    .this = questa creatura
kind-creature = Creatura
    .one = creatura
    .other = creature
    .gender = f
    .this = questa creatura
kind-permanent = Permanente
    .one = permanente
    .other = permanenti
    .gender = m
    .this = questo permanente
kind-artifact = Artefatto
    .one = artefatto
    .other = artefatti
    .gender = m
    .this = questo artefatto
kind-artifact_creature = Creatura artefatto
    .one = creatura artefatto
    .other = creature artefatto
    .gender = f
    .this = questa creatura
kind-enchantment = Incantesimo
    .one = incantesimo
    .other = incantesimi
    .gender = m
    .this = questo incantesimo
kind-aura = Aura
    .one = aura
    .other = aure
    .gender = f
    .this = questa aura
kind-sorcery = Stregoneria
    .one = stregoneria
    .other = stregonerie
    .gender = f
    .this = questa stregoneria
kind-instant = Istantaneo
    .one = istantaneo
    .other = istantanei
    .gender = m
    .this = questo istantaneo
kind-interrupt = Interruzione
    .one = interruzione
    .other = interruzioni
    .gender = f
    .this = questa interruzione
kind-token = Pedina
    .one = pedina
    .other = pedine
    .gender = f
    .this = questa pedina
kind-line = { $kind }
kind-line-token = { $kind }, pedina
kind-line-typed = { $kind } { $basic ->
    [yes] base
   *[no] { "" }
} { $types }
stat-power = forza
    .gender = f
stat-toughness = costituzione
    .gender = f
# What damage eats, in general
vital = punti vita
    .stat = life
vital-amount = { $amount } { $amount ->
    [one] punto vita
   *[other] punti vita
}
stat-life = punti vita
    .one = punto vita
    .gender = m
    .number = other
stat-cost = costo di lancio
    .gender = m
stat-damage = danni
    .gender = m
    .number = other
body = { $power }/{ $toughness }
signed = { $signed } { $stat }
# Of that colour, as in "mana"
or-others = una tua creatura
element-white = bianco
element-blue = blu
element-black = nero
element-red = rosso
element-green = verde
element-any = qualsiasi
    .any = yes
colour = { $element ->
    [white] { $number ->
        [one] { $gender ->
            [f] bianca
           *[m] bianco
        }
       *[other] { $gender ->
            [f] bianche
           *[m] bianchi
        }
    }
    [blue] { $number ->
        [one] { $gender ->
            [f] blu
           *[m] blu
        }
       *[other] { $gender ->
            [f] blu
           *[m] blu
        }
    }
    [black] { $number ->
        [one] { $gender ->
            [f] nera
           *[m] nero
        }
       *[other] { $gender ->
            [f] nere
           *[m] neri
        }
    }
    [red] { $number ->
        [one] { $gender ->
            [f] rossa
           *[m] rosso
        }
       *[other] { $gender ->
            [f] rosse
           *[m] rossi
        }
    }
    [green] { $number ->
        [one] { $gender ->
            [f] verde
           *[m] verde
        }
       *[other] { $gender ->
            [f] verdi
           *[m] verdi
        }
    }
   *[any] incolore
}
filter-element = { colour }
    .at = adjective
    .meaning = Quell'elemento è nel suo costo.
filter-lacks_element = non { colour }
    .at = adjective
    .meaning = Non ha quel colore.
filter-colourless = { $yes ->
    [yes] { $number ->
        [one] incolore
       *[other] incolori
    }
   *[no] { $number ->
        [one] { $gender ->
            [f] colorata
           *[m] colorato
        }
       *[other] { $gender ->
            [f] colorate
           *[m] colorati
        }
    }
}
    .at = adjective
    .meaning = Non ha colore, o ne ha uno (M-427).
filter-face_down = { $yes ->
    [yes] { $number ->
        [one] { $gender ->
            [f] coperta
           *[m] coperto
        }
       *[other] { $gender ->
            [f] coperte
           *[m] coperti
        }
    }
   *[no] { $number ->
        [one] { $gender ->
            [f] scoperta
           *[m] scoperto
        }
       *[other] { $gender ->
            [f] scoperte
           *[m] scoperti
        }
    }
}
    .at = adjective
    .meaning = È a faccia in giù, o a faccia in su.
filter-tapped = { $yes ->
    [yes] { $number ->
        [one] { $gender ->
            [f] impegnata
           *[m] impegnato
        }
       *[other] { $gender ->
            [f] impegnate
           *[m] impegnati
        }
    }
   *[no] { $number ->
        [one] { $gender ->
            [f] disimpegnata
           *[m] disimpegnato
        }
       *[other] { $gender ->
            [f] disimpegnate
           *[m] disimpegnati
        }
    }
}
    .at = adjective
    .meaning = È impegnata, o disimpegnata (M-045).
filter-basic = { $yes ->
    [yes] base
   *[no] non base
}
    .at = adjective
    .meaning = È una carta base, o non lo è.
filter-lacks_type = che non { $number ->
    [one] è { $type }
   *[other] sono { $type_plural }
}
    .meaning = Non ha quel sottotipo.

## Types

type-plains = Pianura
    .one = Pianura
    .other = Pianure
    .gender = f
type-island = Isola
    .one = Isola
    .other = Isole
    .gender = f
type-swamp = Palude
    .one = Palude
    .other = Paludi
    .gender = f
type-mountain = Montagna
    .one = Montagna
    .other = Montagne
    .gender = f
type-forest = Foresta
    .one = Foresta
    .other = Foreste
    .gender = f
type-wall = Muro
    .one = Muro
    .other = Muri
    .gender = m
type-beast = Bestia
    .one = Bestia
    .other = Bestie
    .gender = f
type-bird = Uccello
    .one = Uccello
    .other = Uccelli
    .gender = m
type-boar = Cinghiale
    .one = Cinghiale
    .other = Cinghiali
    .gender = m
type-cleric = Chierico
    .one = Chierico
    .other = Chierici
    .gender = m
type-construct = Costrutto
    .one = Costrutto
    .other = Costrutti
    .gender = m
type-dragon = Drago
    .one = Drago
    .other = Draghi
    .gender = m
type-elemental = Elementale
    .one = Elementale
    .other = Elementali
    .gender = m
type-fish = Pesce
    .one = Pesce
    .other = Pesci
    .gender = m
type-ghoul = Ghoul
    .one = Ghoul
    .other = Ghoul
    .gender = m
type-giant = Gigante
    .one = Gigante
    .other = Giganti
    .gender = m
type-golem = Golem
    .one = Golem
    .other = Golem
    .gender = m
type-insect = Insetto
    .one = Insetto
    .other = Insetti
    .gender = m
type-knight = Cavaliere
    .one = Cavaliere
    .other = Cavalieri
    .gender = m
type-lizard = Lucertola
    .one = Lucertola
    .other = Lucertole
    .gender = f
type-merfolk = Tritone
    .one = Tritone
    .other = Tritoni
    .gender = m
type-rogue = Furfante
    .one = Furfante
    .other = Furfanti
    .gender = m
type-serpent = Serpente
    .one = Serpente
    .other = Serpenti
    .gender = m
type-shade = Ombra
    .one = Ombra
    .other = Ombre
    .gender = f
type-soldier = Soldato
    .one = Soldato
    .other = Soldati
    .gender = m
type-spirit = Spirito
    .one = Spirito
    .other = Spiriti
    .gender = m
type-tree = Albero
    .one = Albero
    .other = Alberi
    .gender = m
type-wizard = Mago
    .one = Mago
    .other = Maghi
    .gender = m
type-wolf = Lupo
    .one = Lupo
    .other = Lupi
    .gender = m

## Sets

set-opponent = l'avversario
    .pronoun = l'avversario
    .gender = m
    .a = avversario
    .some = avversari
    .alone = yes
set-players = { $form ->
    [each] giocatore
    [number] giocatori
    [any] un giocatore
   *[all] entrambi i giocatori
}
    .that = quel giocatore
    .gender = m
    .a = giocatore
    .some = giocatori
    .number = other
set-creatures = { "" }
    .one = creatura
    .other = creature
    .gender = f
    .kind = creature
set-own_creatures = { "" }
    .one = creatura
    .other = creature
    .gender = f
    .kind = creature
    .owner = you
set-enemy_creatures = { "" }
    .one = creatura
    .other = creature
    .gender = f
    .kind = creature
    .owner = opponent
set-lands = { "" }
    .one = terra
    .other = terre
    .gender = f
    .kind = land
set-own_lands = { "" }
    .one = terra
    .other = terre
    .gender = f
    .kind = land
    .owner = you
set-enemy_lands = { "" }
    .one = terra
    .other = terre
    .gender = f
    .kind = land
    .owner = opponent
set-artifacts = { "" }
    .one = artefatto
    .other = artefatti
    .gender = m
    .kind = artifact
set-own_artifacts = { "" }
    .one = artefatto
    .other = artefatti
    .gender = m
    .kind = artifact
    .owner = you
set-enemy_artifacts = { "" }
    .one = artefatto
    .other = artefatti
    .gender = m
    .kind = artifact
    .owner = opponent
set-enchantments = { "" }
    .one = incantesimo
    .other = incantesimi
    .gender = m
    .kind = enchantment
set-own_enchantments = { "" }
    .one = incantesimo
    .other = incantesimi
    .gender = m
    .kind = enchantment
    .owner = you
set-enemy_enchantments = { "" }
    .one = incantesimo
    .other = incantesimi
    .gender = m
    .kind = enchantment
    .owner = opponent
set-permanents = { "" }
    .one = permanente
    .other = permanenti
    .gender = m
    .kind = permanent
set-own_permanents = { "" }
    .one = permanente
    .other = permanenti
    .gender = m
    .kind = permanent
    .owner = you
set-enemy_permanents = { "" }
    .one = permanente
    .other = permanenti
    .gender = m
    .kind = permanent
    .owner = opponent
set-anyone = { $form ->
    [a] { $random ->
        [yes] uno a caso tra le creature e i giocatori
       *[no] { $case ->
            [subject] una creatura o un giocatore
           *[object] ⟨una creatura⟩ o ⟨un giocatore⟩
        }
    }
    [any] una creatura o un giocatore
   *[all] { $case ->
        [subject] tutte le creature e entrambi i giocatori
       *[object] ⟨tutte le creature⟩ e ⟨entrambi i giocatori⟩
    }
}
    .is = group
    .one = creatura o giocatore
    .other = creature o giocatori
    .gender = m
set-own_hand = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = da la tua mano
    .in = in la tua mano
    .whose = you
set-enemy_hand = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = { $of_one ->
        [its] da la sua mano
       *[none] da la mano avversaria
    }
    .in = in la mano avversaria
    .whose = opponent
set-own_graveyard = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = da il tuo cimitero
    .in = in il tuo cimitero
    .whose = you
set-enemy_graveyard = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = da il cimitero avversario
    .in = in il cimitero avversario
    .whose = opponent
set-graveyards = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = da un cimitero
    .in = in un cimitero
set-own_ante = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = da la tua posta
    .in = in la tua posta
    .whose = you
set-enemy_ante = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = da la posta avversaria
    .in = in la posta avversaria
    .whose = opponent
set-antes = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = da la posta
    .in = in la posta
set-spell = { "" }
    .one = magia
    .other = magie
    .gender = f
set-dying_creatures = { "" }
    .one = creatura
    .other = creature
    .gender = f
    .kind = creature
    .in = in viaggio verso il cimitero
set-dying_permanents = { "" }
    .one = permanente
    .other = permanenti
    .gender = m
    .kind = permanent
    .in = in viaggio verso il cimitero
# The kind of whom clauses are given to, for "this …" in their text
body-kind = summon
resource-hand = { "" }
    .one = carta
    .other = carte
    .gender = f
    .in = { $owner ->
        [you] in la tua mano
        [its] in la sua mano
        [theirs] in la mano di l'avversario
       *[none] in mano
    }
cost-x = X { $element ->
    [any] { "" }
   *[white] {"{"}{ $element }{"}"}
}
adjectives = attacks_untapped cannot_attack cannot_block must_attack stays_tapped
stat-yield = mana quando è impegnata
    .gender = m

# Ciò che un costo chiede oltre al mana. `tap: self` is what rule books print as the tap symbol.
cost-tap = { $mood ->
    [can] impegnare
   *[do] impegna
} { $to }
cost-life = { $mood ->
    [can] pagare
   *[do] paga
} { $amount } { $amount ->
    [one] punto vita
   *[other] punti vita
}
cost-sacrifice = { $mood ->
    [can] sacrificare
   *[do] sacrifica
} { object }
cost-discard = { $mood ->
    [can] scartare
   *[do] scarta
} { $to }
your-discard-pile = il tuo cimitero
own-discard-pile = il proprio cimitero
stat-land_plays = terre giocabili per turno
    .gender = f
    .number = other
stat-hand_size = carte in mano a fine turno
    .gender = f
    .number = other

set-host = { $always ->
    [yes] la carta incantata
   *[no] la carta incantata da { $this }
}
    .gender = f
    .that = quella carta
    .one = carta incantata
    .other = carte incantate
# Where what is created for the opponent appears
enemy-side = da la parte di l'avversario

## Come le frasi comuni chiamano ciò da cui si pesca, e l'essere in gioco

the-deck = il grimorio
on-field = in gioco
