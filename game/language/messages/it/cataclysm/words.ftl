# The words of Cataclysm in Italian. A set is either a text of its own, or a noun (.one, .other, .gender) with an
# .owner (you, opponent) and a place (.in, .from); grammar.ftl puts articles, numbers and filters around the noun.

## Kinds and stats

kind-character = Personaggio
    .one = Personaggio
    .other = Personaggi
    .gender = m
    .this = questo Personaggio
kind-event = Evento
    .one = Evento
    .other = Eventi
    .gender = m
    .this = questo Evento
kind-token = token
    .one = token
    .other = token
    .gender = m
kind-line = { $kind }
kind-line-token = { $kind } token

# What damage eats, in general
vital = Punti-vita
    .stat = life
vital-amount = { $amount } { $amount ->
    [one] Punto-vita
   *[other] Punti-vita
}
stat-life = Punti-vita
    .one = Punto-vita
    .gender = m
    .number = other
stat-power = Potere d'attacco
    .gender = m
stat-armor = armatura
    .gender = f
stat-cost = costo
    .gender = m
stat-damage = Punti-vita mancanti
    .gender = m
    .number = other
    .like = life
signed = { $signed } a { il-stat }
printed-armor = **{ $name } { $amount }**
adjectives = bound veiled swift sweeping twin fleeting
condition-lendable = il suo giocatore ne ha un altro e da la tua parte c'è posto
set-lendable = il bersaglio che potresti prendere in prestito

## Sets

set-opponent = { $form ->
    [any] un avversario
   *[all] ogni avversario
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
set-own_characters = { "" }
    .one = Personaggio
    .other = Personaggi
    .gender = m
    .owner = you
set-enemy_characters = { "" }
    .one = Personaggio
    .other = Personaggi
    .gender = m
    .owner = opponent
set-characters = { "" }
    .one = Personaggio
    .other = Personaggi
    .gender = m
    .in = in gioco
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
        [one] da la mano di un avversario
       *[all] da le mani avversarie
    }
    .in = in le mani avversarie
    .whose = opponent
set-own_discard = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = da la tua pila degli scarti
    .in = in la tua pila degli scarti
    .whose = you
set-enemy_discard = { "" }
    .one = carta
    .other = carte
    .gender = f
    .from = { $of_one ->
        [its] da la sua pila degli scarti
        [one] da la pila degli scarti di un avversario
       *[all] da le pile degli scarti avversarie
    }
    .in = in le pile degli scarti avversarie
    .whose = opponent

## Resources

resource-hand = { "" }
    .one = carta
    .other = carte
    .gender = f
    .in = { $owner ->
        [you] in la tua mano
        [its] in la sua mano
        [theirs] in le mani avversarie
       *[none] in mano
    }
resource-discarded_characters = { "" }
    .one = Personaggio
    .other = Personaggi
    .gender = m
    .in = { $owner ->
        [you] in la tua pila degli scarti
        [its] in la sua pila degli scarti
        [theirs] in le pile degli scarti avversarie
       *[none] in la pila degli scarti
    }

until-battle_end = { $when ->
    [attacks] fino a la fine di la battaglia
    [attacked] fino a la fine di la battaglia
   *[other] fino a la fine di la prossima battaglia di questo turno
}
# The kind of whom clauses are given to, for "this …" in their text
body-kind = character
chooser-of-several = il prossimo avversario in ordine di turno
chooser-named = un avversario a tua scelta

# Ciò che è accaduto tante volte (`happened`)
happened-destroyed = { "" }
    .one = { $owner ->
        [you] tuo Personaggio
        [its] suo Personaggio
       *[none] Personaggio
    }
    .other = { $owner ->
        [you] tuoi Personaggi
        [its] suoi Personaggi
       *[none] Personaggi
    }
    .gender = m
    .in = { $owner ->
        [theirs] { $several ->
            [yes] degli avversari
           *[no] dell'avversario
        }
       *[none] { "" }
    } { $number ->
        [one] caduto
       *[other] caduti
    } { $period }
condition-happened-destroyed = { $bounds ->
    [none] nessun { $thing }
   *[some] { $quantity }
} { $owner ->
    [opponent] { $several ->
        [yes] di uno degli avversari
       *[no] dell'avversario
    }
   *[none] { "" }
} { $amount ->
    [1] è caduto
   *[other] sono caduti
} { $period }
happened-event_played = { "" }
    .one = Evento
    .other = Eventi
    .gender = m
    .done = giocato
happened-card_drawn = { "" }
    .one = carta
    .other = carte
    .gender = f
    .done = pescato
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
