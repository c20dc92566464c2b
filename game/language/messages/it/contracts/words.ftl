# The words of Contracts in Italian. A set is either a text of its own, or a noun (.one, .other, .gender) with an
# .owner (you, opponent) and a place (.where); grammar.ftl puts articles, numbers and filters around the noun.

## Kinds, stats, elements

kind-creature = Creatura
    .one = Creatura
    .other = Creature
    .gender = f
    .this = questa Creatura
kind-spell = Incantesimo
    .one = Incantesimo
    .other = Incantesimi
    .gender = m
    .this = questo Incantesimo
kind-rune = Runa
    .one = Runa
    .other = Rune
    .gender = f
    .this = questa Runa
kind-orb = Globo
    .one = Globo
    .other = Globi
    .gender = m
    .this = questo Globo
kind-token = token
    .one = token
    .other = token
    .gender = m
kind-line = { $kind }
kind-line-token = { $kind } token

stat-attack = attacco
    .gender = m
# What damage eats, in general
vital = salute
    .stat = health
vital-amount = { $amount } di salute
stat-health = salute
    .gender = f
stat-durability = durabilità
    .gender = f
stat-magic_damage = danni magici
    .gender = m
    .number = other
stat-cost = costo
    .gender = m
stat-damage = salute mancante
    .gender = f
    .like = health
signed = { $signed } { $stat }
body = { $attack }/{ $health }

# Of that element, as in "estrattore di fuoco"
element-fire = di fuoco
element-water = d'acqua
element-light = di luce
element-pure = di mana puro
    .any = yes
or-others = una tua Creatura

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
set-own_creatures = { "" }
    .one = Creatura
    .other = Creature
    .gender = f
    .owner = you
set-enemy_creatures = { "" }
    .one = Creatura
    .other = Creature
    .gender = f
    .owner = opponent
set-creatures = { "" }
    .one = Creatura
    .other = Creature
    .gender = f
    .in = in campo
set-allies = { $form ->
    [a] { $random ->
        [yes] uno a caso tra te e le tue Creature
       *[no] { $case ->
            [subject] tu o una tua Creatura
           *[object] ⟨te⟩ o ⟨una tua Creatura⟩
        }
    }
    [any] tu o una tua Creatura
   *[all] { $case ->
        [subject] tu e tutte le tue Creature
       *[object] ⟨te⟩ e ⟨tutte le tue Creature⟩
    }
}
    .is = group
    .one = giocatore o Creatura
    .other = giocatori o Creature
    .gender = m
    .from = su il tuo lato
    .in = su il tuo lato
    .whose = you
    .verb = voi
set-enemies = { $form ->
    [a] { $random ->
        [yes] uno a caso tra l'avversario e le sue Creature
       *[no] { $agent ->
            [opponent] sé stesso o una sua Creatura
           *[you] { $case ->
                [subject] l'avversario o una sua Creatura
               *[object] ⟨l'avversario⟩ o ⟨una sua Creatura⟩
            }
        }
    }
    [any] l'avversario o una sua Creatura
   *[all] { $case ->
        [subject] l'avversario e tutte le sue Creature
       *[object] ⟨l'avversario⟩ e ⟨tutte le sue Creature⟩
    }
}
    .is = group
    .one = giocatore o Creatura
    .other = giocatori o Creature
    .gender = m
    .from = su il lato avversario
    .in = su il lato avversario
    .whose = opponent
set-anyone = { $form ->
    [a] { $random ->
        [yes] uno a caso tra le Creature e i giocatori
       *[no] { $case ->
            [subject] una Creatura o un giocatore
           *[object] ⟨una Creatura⟩ o ⟨un giocatore⟩
        }
    }
    [any] una Creatura o un giocatore
   *[all] { $case ->
        [subject] tutte le Creature e entrambi i giocatori
       *[object] ⟨tutte le Creature⟩ e ⟨entrambi i giocatori⟩
    }
}
    .is = group
    .one = giocatore o Creatura
    .other = giocatori o Creature
    .gender = m
set-own_rune = la tua Runa
    .one = Runa
    .other = Rune
    .gender = f
    .kind = rune
    .owner = you
set-enemy_rune = la Runa avversaria
    .one = Runa
    .other = Rune
    .gender = f
    .kind = rune
    .owner = opponent
set-runes = { "" }
    .one = Runa
    .other = Rune
    .gender = f
    .kind = rune
    .in = in campo
set-own_orb = il tuo Globo
    .one = Globo
    .other = Globi
    .gender = m
    .kind = orb
    .owner = you
set-enemy_orb = il Globo avversario
    .one = Globo
    .other = Globi
    .gender = m
    .kind = orb
    .owner = opponent
set-orbs = { "" }
    .one = Globo
    .other = Globi
    .gender = m
    .kind = orb
    .in = in campo
set-own_hand = { "" }
    .one = contratto
    .other = contratti
    .gender = m
    .from = da la tua mano
    .in = in la tua mano
    .whose = you
set-enemy_hand = { "" }
    .one = contratto
    .other = contratti
    .gender = m
    .from = { $of_one ->
        [its] da la sua mano
       *[none] da la mano avversaria
    }
    .in = in la mano avversaria
    .whose = opponent
set-own_discard = { "" }
    .one = contratto
    .other = contratti
    .gender = m
    .from = da la tua pila degli scarti
    .in = in la tua pila degli scarti
    .whose = you
set-enemy_discard = { "" }
    .one = contratto
    .other = contratti
    .gender = m
    .from = { $of_one ->
        [its] da la sua pila degli scarti
       *[none] da la pila degli scarti avversaria
    }
    .in = in la pila degli scarti avversaria
    .whose = opponent

## Resources

resource-full_tanks = { "" }
    .one = serbatoio pieno
    .other = serbatoi pieni
    .gender = m
resource-empty_tanks = { "" }
    .one = serbatoio vuoto
    .other = serbatoi vuoti
    .gender = m
resource-extractors = { "" }
    .one = estrattore
    .other = estrattori
    .gender = m
resource-full_extractors = { "" }
    .one = estrattore pieno
    .other = estrattori pieni
    .gender = m
resource-fire_extractors = { "" }
    .one = estrattore di fuoco
    .other = estrattori di fuoco
    .gender = m
resource-water_extractors = { "" }
    .one = estrattore d'acqua
    .other = estrattori d'acqua
    .gender = m
resource-light_extractors = { "" }
    .one = estrattore di luce
    .other = estrattori di luce
    .gender = m
resource-hand = { "" }
    .one = contratto
    .other = contratti
    .gender = m
    .in = { $owner ->
        [you] in la tua mano
        [its] in la sua mano
        [theirs] in la mano di l'avversario
       *[none] in mano
    }
resource-burnout = { "" }
    .one = volta
    .other = volte
    .gender = f
    .in = in cui { $owner ->
        [you] hai subito
        [its] ha subito
       *[theirs] l'avversario ha subito
    } danni da **esaurimento**
resource-spells_this_turn = { "" }
    .one = { $playing ->
        [yes] altro Incantesimo
       *[no] Incantesimo
    }
    .other = { $playing ->
        [yes] altri Incantesimi
       *[no] Incantesimi
    }
    .gender = m
    .in = { $owner ->
        [you] che hai giocato in questo turno
        [its] che ha giocato in questo turno
       *[theirs] che l'avversario ha giocato in questo turno
    }
condition-spells_this_turn = { $bounds ->
    [none] { $owner ->
        [opponent] l'avversario non ha
       *[you] non hai
    } giocato { $things } in questo turno
   *[some] { has-done } giocato { $quantity } in questo turno
}
condition-burnout = { $bounds ->
    [none] { $owner ->
        [opponent] l'avversario non ha
       *[you] non hai
    } subito danni da **esaurimento**
    [one] { has-done } subito danni da **esaurimento**
   *[some] { has-done } subito danni da **esaurimento** { $quantity }
}

# Ciò che un costo chiede oltre al mana.
cost-x = X { $element ->
    [pure] { "" }
   *[fire] {"{"}{ $element }{"}"}
}
cost-health = { $mood ->
    [can] perdere
   *[do] perdi
} { $amount } di salute
cost-sacrifice = { $mood ->
    [can] sacrificare
   *[do] sacrifica
} { $to }
cost-discard = { $mood ->
    [can] scartare
   *[do] scarta
} { $to }
cost-exhaust = { $mood ->
    [can] usare
   *[do] usa
} l'azione di { $to }

# The kind of whom clauses are given to, for "this …" in their text
body-kind = creature

filter-element = con { $symbol } nel costo
    .meaning = Quell'elemento è nel suo costo.
filter-acted = che { $yes ->
    [yes] { "" }
   *[no] non
} { $number ->
    [one] ha
   *[other] hanno
} agito in questo turno
    .meaning = Ha agito, o è stata usata, in questo turno.

card-hidden = **Nascosta:** Si gioca coperta. Quando accade ciò che attende, si scopre.

# Ciò che è accaduto tante volte (`happened`)
happened-destroyed = { "" }
    .one = { $owner ->
        [you] tua carta
        [its] sua carta
       *[none] carta
    }
    .other = { $owner ->
        [you] tue carte
        [its] sue carte
       *[none] carte
    }
    .gender = f
    .in = { $owner ->
        [theirs] { $several ->
            [yes] degli avversari
           *[no] dell'avversario
        }
       *[none] { "" }
    } { $number ->
        [one] distrutta
       *[other] distrutte
    } { $period }
condition-happened-destroyed = { $bounds ->
    [none] nessuna { $thing }
   *[some] { $quantity }
} { $owner ->
    [opponent] { $several ->
        [yes] di un avversario
       *[no] dell'avversario
    }
   *[none] { "" }
} { $amount ->
    [1] è stata distrutta
   *[other] sono state distrutte
} { $period }
happened-creature_played = { "" }
    .one = Creatura
    .other = Creature
    .gender = f
    .done = giocato
happened-spell_played = { "" }
    .one = { $playing ->
        [yes] altro Incantesimo
       *[no] Incantesimo
    }
    .other = { $playing ->
        [yes] altri Incantesimi
       *[no] Incantesimi
    }
    .gender = m
    .done = giocato
happened-rune_played = { "" }
    .one = Runa
    .other = Rune
    .gender = f
    .done = giocato
happened-orb_played = { "" }
    .one = Sfera
    .other = Sfere
    .gender = f
    .done = giocato
happened-rune_used = { "" }
    .one = Runa
    .other = Rune
    .gender = f
    .done = usato
happened-contract_drawn = { "" }
    .one = contratto
    .other = contratti
    .gender = m
    .done = pescato o estratto
happened-attacks = { "" }
    .one = attacco
    .other = attacchi
    .gender = m
    .done = fatto
# Where what is created for the opponent appears
enemy-side = in la linea di l'avversario

## Come le frasi comuni chiamano ciò da cui si pesca, e l'essere in gioco

the-deck = il mazzo
on-field = in campo
