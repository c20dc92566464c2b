# The words of ESTRO in Italian. A set is either a text of its own, or a noun (.one, .other, .gender) with an
# .owner (you, opponent) and a place (.in, .from); grammar.ftl puts articles, numbers and filters around the noun.

## Kinds and stats

kind-ardo = ARDO
    .one = carta ARDO
    .other = carte ARDO
    .gender = f
    .this = questa carta
kind-granito = GRANITO
    .one = carta GRANITO
    .other = carte GRANITO
    .gender = f
    .this = questa carta
kind-armonio = ARMONIO
    .one = carta ARMONIO
    .other = carte ARMONIO
    .gender = f
    .this = questa carta
kind-illusio = ILLUSIO
    .one = carta ILLUSIO
    .other = carte ILLUSIO
    .gender = f
    .this = questa carta
kind-manpo = MANPO
    .one = carta MANPO
    .other = carte MANPO
    .gender = f
    .this = questa carta
kind-zone = Zona
    .one = Zona
    .other = Zone
    .gender = f
    .this = questa Zona
kind-token = token
    .one = token
    .other = token
    .gender = m
kind-line = { $kind }
kind-line-token = { $kind } token

vital = nulla
    .stat = none
vital-amount = { $amount }
stat-atk = ATK
    .gender = m
stat-def = DEF
    .gender = m
stat-hel = HEL
    .gender = m
stat-dex = DEX
    .gender = m
stat-map = MAP
    .gender = m
stat-primary = valore primario
    .gender = m
stat-tot = TOT
    .gender = m
stat-cost = costo
    .gender = m
stat-damage = danno
    .gender = m
signed = { $signed } a { il-stat }
adjectives = protected bound veiled steadfast free
mark-inhibited = inibita

## Sets

set-opponent = { $form ->
    [any] un avversario
   *[all] l'avversario
}
    .that = quell'avversario
    .pronoun = quell'avversario
    .gender = m
    .a = avversario
    .some = avversari
set-players = { $form ->
    [each] giocatore
    [number] giocatori
    [any] un giocatore
   *[all] ogni giocatore
}
    .that = quel giocatore
    .gender = m
    .a = giocatore
    .some = giocatori
set-own_cards = { "" }
    .one = carta
    .other = carte
    .gender = f
    .owner = you
set-enemy_cards = { "" }
    .one = carta
    .other = carte
    .gender = f
    .owner = opponent
set-cards = { "" }
    .one = carta
    .other = carte
    .gender = f
    .in = in campo
set-own_hidden = { "" }
    .one = carta coperta
    .other = carte coperte
    .gender = f
    .owner = you
set-enemy_hidden = { "" }
    .one = carta coperta
    .other = carte coperte
    .gender = f
    .owner = opponent
set-own_side = { "" }
    .one = carta
    .other = carte
    .gender = f
    .owner = you
    .in = scoperte o coperte
set-enemy_side = { "" }
    .one = carta
    .other = carte
    .gender = f
    .owner = opponent
    .in = scoperte o coperte
set-own_hand = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = da la tua mano
    .in = in la tua mano
    .whose = you
set-own_incinerator = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = da il tuo Inceneritore
    .in = in il tuo Inceneritore
    .whose = you
set-enemy_hand = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = { $of_one ->
        [its] da la sua mano
       *[none] da la mano di un avversario
    }
    .in = in la mano di un avversario
    .whose = opponent
set-enemy_incinerator = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = { $of_one ->
        [its] da il suo Inceneritore
       *[none] da l'Inceneritore di un avversario
    }
    .in = in l'Inceneritore di un avversario
    .whose = opponent
set-own_doomed = { "" }
    .one = carta
    .other = carte
    .gender = f
    .owner = you
    .in = { $number ->
        [one] che sta per essere distrutta
       *[other] che stanno per essere distrutte
    }
    .from = { $number ->
        [one] che sta per essere distrutta
       *[other] che stanno per essere distrutte
    }
set-zones = { "" }
    .one = Zona
    .other = Zone
    .gender = f
    .in = sul tavolo
set-attacker = { $form ->
    [bare] { "" }
   *[all] l'attaccante
}
    .one = carta in combattimento
    .other = carte in combattimento
    .gender = f
    .in = in questo attacco
set-defender = { $form ->
    [bare] { "" }
   *[all] il difensore
}
    .one = difensore
    .other = difensori
    .gender = m
    .in = in questo attacco
set-own_fighter = { $form ->
    [bare] { "" }
   *[all] la tua carta in combattimento
}
    .one = carta
    .other = carte
    .gender = f
    .owner = you
    .in = in combattimento
    .from = in combattimento
set-enemy_fighter = { $form ->
    [bare] { "" }
   *[all] la carta avversaria in combattimento
}
    .one = carta
    .other = carte
    .gender = f
    .owner = opponent
    .in = in combattimento
    .from = in combattimento

## Resources

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
resource-tokens = { "" }
    .one = Necrotoken
    .other = Necrotoken
    .invariable = yes
    .gender = m
condition-round = { $bounds ->
    [most] è al massimo il round { $most }
    [between] è uno dei round da { $least } a { $most }
    [exact] è il round { $least }
   *[least] è almeno il round { $least }
}
resource-round = { "" }
    .one = round
    .other = round
    .invariable = yes
    .gender = m
    .in = finora

## Filters, conditions, costs, ends, places

filter-of_zone = { $kind_name }
    .at = after
    .meaning = È dell'Estro della Zona, a meno che le regole lascino che i doni delle Zone tocchino ogni carta (A-21).
filter-blank = { $yes ->
    [yes] senza dono
   *[no] con un dono
}
    .at = after
    .meaning = Non ha un dono, o ne ha uno.
condition-moment = { $which ->
    [attack] è in corso un attacco
   *[destruction] una carta sta per essere distrutta
}
    .meaning = È quel momento: è in corso un attacco, o una tua carta sarebbe distrutta.
cost-discard = { $mood ->
    [can] scartare
   *[do] scarta
} { $to }
cost-sacrifice = { $mood ->
    [can] sacrificare
   *[do] sacrifica
} { $to }
until-fight_end = fino a la fine di l'attacco
into-hand = { $to_owner ->
    [you] in mano
   *[none] in mano a { owner }
}
into-deck = in { s-deck }
into-deck_top = in cima a { s-deck }
into-removed = da la partita
into-deck_bottom = in fondo a { s-deck }
into-field_down = coperta da la tua parte di il campo
into-field = scoperta da la tua parte di il campo
into-incinerator = in l'Inceneritore
# The kind of whom clauses are given to, for "this ..." in their text
body-kind = ardo

# Who holds what nobody else sees chooses among it
chooser-named = un avversario

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
happened-card_played = { "" }
    .one = carta
    .other = carte
    .gender = f
    .done = giocato
happened-defeats = { "" }
    .one = attacco riuscito
    .other = attacchi riusciti
    .gender = m
    .done = fatto
happened-gift = { "" }
    .one = dono
    .other = doni
    .gender = m
    .done = usato
happened-attacks = { "" }
    .one = attacco
    .other = attacchi
    .gender = m
    .done = fatto

set-host = { $always ->
    [yes] il suo portatore
   *[no] il portatore di { $this }
}
    .gender = m
    .that = quel portatore
    .one = portatore
    .other = portatori
    .in = di { $this }
    .from = di { $this }
# Where what is created for the opponent appears
enemy-side = in la linea di l'avversario

## Come le frasi comuni chiamano ciò da cui si pesca, e l'essere in gioco

the-deck = il mazzo
on-field = in campo
