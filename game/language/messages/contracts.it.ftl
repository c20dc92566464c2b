# The words of Contracts in Italian. A set is either a text of its own, or a noun (.one, .other, .gender) with an
# .owner (you, opponent) and a place (.where); `it.ftl` puts articles, numbers and filters around the noun.

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
stat-health = salute
    .gender = f
stat-durability = durabilità
    .gender = f
stat-magic_damage = danni magici
    .gender = m
stat-cost = costo
    .gender = m
stat-damage = danni
    .gender = m

element-fire = fuoco
element-water = acqua
element-light = luce
element-pure = mana puro

## Sets

set-self = { $this }
set-you = te
    .is = you
    .gender = m
set-opponent = l'avversario
    .gender = m
set-players = { $form ->
    [any] un giocatore
   *[all] entrambi i giocatori
}
    .gender = m
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
        [yes] ⟨te⟩ o ⟨una tua Creatura, a caso⟩
       *[no] ⟨te⟩ o ⟨una tua Creatura⟩
    }
    [any] uno tra te e le tue Creature
   *[all] ⟨te⟩ e ⟨tutte le tue Creature⟩
}
    .is = group
    .one = alleato
    .other = alleati
    .gender = m
    .owner = you
set-enemies = { $form ->
    [a] { $random ->
        [yes] ⟨l'avversario⟩ o ⟨una sua Creatura, a caso⟩
       *[no] ⟨l'avversario⟩ o ⟨una sua Creatura⟩
    }
    [any] l'avversario o una sua Creatura
   *[all] ⟨l'avversario⟩ e ⟨tutte le sue Creature⟩
}
    .is = group
    .one = nemico
    .other = nemici
    .gender = m
set-anyone = { $form ->
    [a] { $random ->
        [yes] ⟨una Creatura⟩ o ⟨un giocatore, a caso⟩
       *[no] ⟨una Creatura⟩ o ⟨un giocatore⟩
    }
    [any] una Creatura o un giocatore
   *[all] ⟨tutte le Creature⟩ e ⟨entrambi i giocatori⟩
}
    .is = group
    .one = bersaglio
    .other = bersagli
    .gender = m
set-own_rune = la tua Runa
    .one = Runa
    .other = Rune
    .gender = f
    .owner = you
set-enemy_rune = la Runa avversaria
    .one = Runa
    .other = Rune
    .gender = f
    .owner = opponent
set-runes = { "" }
    .one = Runa
    .other = Rune
    .gender = f
    .in = in campo
set-own_orb = il tuo Globo
    .one = Globo
    .other = Globi
    .gender = m
    .owner = you
set-enemy_orb = il Globo avversario
    .one = Globo
    .other = Globi
    .gender = m
    .owner = opponent
set-orbs = { "" }
    .one = Globo
    .other = Globi
    .gender = m
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
    .from = da la mano avversaria
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
    .from = da la pila degli scarti avversaria
    .in = in la pila degli scarti avversaria
    .whose = opponent
set-target = il bersaglio
    .gender = m
set-target2 = il secondo bersaglio
    .gender = m
set-target3 = il terzo bersaglio
    .gender = m
set-subject = { "" }
set-object = { "" }

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
    .one = danno da **Esaurimento**
    .other = danni da **Esaurimento**
    .gender = m
    .in = { $owner ->
        [you] che hai già subito
        [its] che ha già subito
       *[theirs] già subiti da l'avversario
    }
    .count = il numero di volte che { $owner ->
        [you] hai subito
        [its] ha subito
       *[theirs] l'avversario ha subito
    } **Esaurimento**
resource-spells_this_turn = { "" }
    .one = Incantesimo
    .other = Incantesimi
    .gender = m
    .in = { $owner ->
        [you] che hai giocato in questo turno
        [its] che ha giocato in questo turno
       *[theirs] che l'avversario ha giocato in questo turno
    }
done = { $owner ->
    [opponent] l'avversario ha
   *[you] hai
}
condition-spells_this_turn = { done } giocato { $quantity } in questo turno
condition-burnout = { done } subito { $bounds ->
    [most] al massimo { $most }
    [least] almeno { $least }
    [between] da { $least } a { $most }
   *[exact] esattamente { $least }
} volte danni da **Esaurimento**

## Triggers that are no keywords; $of is whose event it is

trigger-turn_start = a l'inizio di { whose-turn }
trigger-turn_end = a la fine di { whose-turn }
whose-turn = { $of_set ->
    [players] ogni turno
    [opponent] il turno avversario
   *[you] il tuo turno
}
trigger-play = { "" }
trigger-always = { "" }
trigger-use = { $cost }:
trigger-summon = quando giochi { $this }
trigger-recycling = quando { $this } va dal campo alla pila degli scarti
trigger-ambush = quando aggiungi { $this } alla mano
trigger-attacks = quando { $of_is ->
    [you] attacchi
   *[noun] { $of } attacca
}
    .object = il bersaglio
    .object-gender = m
trigger-attacked = quando { $of_is ->
    [you] vieni attaccato
   *[noun] { $of } viene { $of_gender ->
        [f] attaccata
       *[m] attaccato
    }
}
    .object = l'attaccante
    .object-gender = m
trigger-damaged = quando { $of_is ->
    [you] subisci
   *[noun] { $of } subisce
} danni
    .object = chi li ha inflitti
    .object-gender = m
trigger-deals_damage = quando { $of_is ->
    [you] infliggi
   *[noun] { $of } infligge
} danni
    .object = chi li subisce
    .object-gender = m
trigger-destroyed = quando { $of } viene { $of_gender ->
    [f] distrutta
   *[m] distrutto
}
plays = { $of_is ->
    [you] giochi
   *[noun] { $of } gioca
}
trigger-creature_played = quando { plays } una Creatura
    .object-gender = f
trigger-spell_played = quando { plays } un Incantesimo
    .object-gender = m
trigger-rune_played = quando { plays } una Runa
    .object-gender = f
trigger-orb_played = quando { plays } un Globo
    .object-gender = m
trigger-rune_used = quando { $of_is ->
    [you] usi
   *[noun] { $of } usa
} una Runa
    .object-gender = f
trigger-contract_drawn = quando { $of_is ->
    [you] peschi o estrai
   *[noun] { $of } pesca o estrae
} un contratto
    .object-gender = m
trigger-healed = quando { $of_is ->
    [you] recuperi
   *[noun] { $of } recupera
} salute
    .object-gender = m

## Destinations

into-hand = { $to_owner ->
    [you] in mano
   *[none] in mano a { owner }
}
into-deck_top = in cima a { s-deck }
into-deck_bottom = in fondo a { s-deck }
into-deck = in { s-deck }
into-discard = in la pila degli scarti
into-line = { $to_owner ->
    [you] in campo
   *[none] in la tua linea
}

## Operations

op-fade = { $mood ->
    [can] far
   *[do] fai
} { $to_is ->
    [it] ~{ accusative } **{ $keyword }**
    [again] ~{ accusative } **{ $keyword }**
    [you] **{ $keyword }** te stesso
   *[noun] **{ $keyword }** { $to }
}

op-disarm = { $mood ->
    [can] **Disarmare**
   *[do] **{ $keyword }**
} { $to_set ->
    [own_orb] te stesso
    [enemy_orb] l'avversario
   *[orbs] { $to_form ->
        [all] entrambi i giocatori
       *[a] un giocatore
    }
}

contracts = { $amount_is ->
    [equal] contratti in numero pari a { $amount_equal }
   *[number] { $amount } { $amount ->
        [one] contratto
       *[other] contratti
    } { per-each }
}
op-fetch = { $to_is ->
    [you] { $mood ->
        [can] estrarre
       *[do] estrai
    }
   *[noun] { subject } { $to_number ->
        [one] estrae
       *[other] estraggono
    }
} { contracts }
    .subject = yes
op-draw = { $to_is ->
    [you] { $mood ->
        [can] pescare
       *[do] pesca
    }
   *[noun] { subject } { $to_number ->
        [one] pesca
       *[other] pescano
    }
} { $amount_is ->
    [number] { $amount ->
        [1] una volta
        [2] due volte
        [3] tre volte
       *[other] { $amount } volte
    }
    [each] { $amount ->
        [1] una volta
        [2] due volte
        [3] tre volte
       *[other] { $amount } volte
    } per ogni { $amount_each }
   *[equal] un numero di volte pari a { $amount_equal }
}
    .subject = yes
op-mill = { put } { $amount_is ->
    [number] { $amount ->
        [one] il primo contratto
       *[other] i primi { $amount } contratti
    }
   *[equal] contratti in numero pari a { $amount_equal } da la cima
} { $to_is ->
    [you] di il tuo mazzo in la tua pila degli scarti
    [it] di il suo mazzo in la sua pila degli scarti
    [again] di il suo mazzo in la sua pila degli scarti
   *[noun] { $to_number ->
        [one] di il mazzo di { $to } in la sua pila degli scarti
       *[other] di ogni mazzo in la relativa pila degli scarti
    }
}
discard-what = { $to_form ->
    [all] tutta la mano
   *[some] { $to_n } { $to_noun } { $to_random ->
        [yes] a caso
       *[no] { "" }
    }
}
op-discard = { $to_is ->
    [noun] { $to_set ->
        [enemy_hand] l'avversario scarta { discard-what }
        [own_hand] { $mood ->
            [can] scartare
           *[do] scarta
        } { discard-what }
       *[target] { $mood ->
            [can] scartare
           *[do] scarta
        } { $to }
    }
   *[it] { $mood ->
        [can] scartare
       *[do] scarta
    } { object }
}
op-ready = { $mood ->
    [can] far agire di nuovo { $to } in questo turno
   *[do] { $to_is ->
        [you] puoi
       *[noun] { subject } { $to_number ->
            [one] può
           *[other] possono
        }
    } agire di nuovo in questo turno
}
    .subject = yes

tanks = { $amount_is ->
    [equal] serbatoi in numero pari a { $amount_equal }
   *[number] { $amount } { $to_is ->
        [it] { $amount ->
            [one] suo
           *[other] suoi
        }
        [again] { $amount ->
            [one] suo
           *[other] suoi
        }
       *[noun] { "" }
    } { $amount ->
        [one] serbatoio
       *[other] serbatoi
    }
}
of-whom = { $to_is ->
    [noun] { $to_number ->
        [one] di { $to }
       *[other] di ogni giocatore
    }
   *[you] { "" }
} { per-each }
op-fill_tanks = { $mood ->
    [can] riempire
   *[do] riempi
} { tanks } { of-whom }
op-empty_tanks = { $mood ->
    [can] svuotare
   *[do] svuota
} { tanks } { of-whom }
op-refill = { $mood ->
    [can] riempire
   *[do] riempi
} { $amount_is ->
    [equal] estrattori in numero pari a { $amount_equal }
   *[number] { $amount } { $to_is ->
        [you] di i tuoi estrattori vuoti
        [noun] { $amount ->
            [one] estrattore vuoto
           *[other] estrattori vuoti
        }
       *[it] di i suoi estrattori vuoti
    }
} { of-whom }
op-gain_extractor = { $to_is ->
    [you] { $mood ->
        [can] guadagnare
       *[do] guadagna
    }
   *[noun] { subject } { $to_number ->
        [one] guadagna
       *[other] guadagnano
    }
} 1 estrattore { $element ->
    [fire] di fuoco
    [water] d'acqua
    [light] di luce
   *[pure] di mana puro
} vuoto
    .subject = yes
