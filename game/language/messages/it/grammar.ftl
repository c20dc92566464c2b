# How cards read in Italian: grammar, and the words that every game shares.
#
# A text is put together from these messages; afterwards the sounds are settled (../../wording/italian.py): articles before
# vowels and s + consonant, prepositions with articles (a il = al), "ed", "ad". So write il, la, i, le, un, una always.
# ~ before a pronoun joins it to the verb before it: infliggi ~le = infliggile, fai ~la = falla.
# ⟨te⟩ o ⟨una tua Creatura⟩: each part takes the preposition that stands before the first (a te o a una tua Creatura).
#
# A selector gives $to (its text), $to_is (you, it, same, again, group or noun), $to_number, $to_gender.
#   same: the subject of the operation just before; again: the subject of the trigger; it: mentioned shortly before.
# A number gives $amount and $amount_is: number; each ($amount for each $amount_each); equal ($amount_equal).
# $contrast is `yes` where the one before did something and now it is your turn: "e tu recuperi".
# $mood is `can` after "puoi", where a verb stands in the infinitive; `told` in a sentence that has another subject,
# where "recupera" would be said of that one: "quando l'avversario pesca, recuperi".
# $to_that is "quella Creatura", for where a pronoun won't do. $to_verb is voi for "tu o una tua Creatura".
# $mine is `yes` where something of another player was named. $case is `subject` where the phrase is one.

## Pronouns and roles

dative = { $to_gender ->
    [f] { $to_number ->
        [one] le
       *[other] gli
    }
   *[m] gli
}
accusative = { $to_number ->
    [one] { $to_gender ->
        [f] la
       *[m] lo
    }
   *[other] { $to_gender ->
        [f] le
       *[m] li
    }
}
pronoun = { $number ->
    [one] { $gender ->
        [f] essa
       *[m] esso
    }
   *[other] { $gender ->
        [f] esse
       *[m] essi
    }
}
object = { $to_is ->
    [it] ~{ accusative }
    [again] ~{ accusative }
    [same] ~{ accusative }
    [you] te stesso
   *[noun] { $to }
}
subject = { $to_is ->
    [same] { "" }
    [again] { "" }
    [it] { $to_that }
   *[noun] { $to }
}
tu = { $contrast ->
    [yes] tu
   *[no] { "" }
}
the-target = il bersaglio
    .gender = m
the-chosen = chi { $by ->
    [opponent] ha
   *[you] hai
} scelto
    .gender = m

## Noun phrases

un = { $gender ->
    [f] una
   *[m] un
}
il = { $number ->
    [one] { $gender ->
        [f] la
       *[m] il
    }
   *[other] { $gender ->
        [f] le
       *[m] i
    }
}
altro = { $other ->
    [yes] { $number ->
        [one] { $gender ->
            [f] altra
           *[m] altro
        }
       *[other] { $gender ->
            [f] altre
           *[m] altri
        }
    }
   *[no] { "" }
}
tuo = { $owner ->
    [you] { $number ->
        [one] { $gender ->
            [f] tua
           *[m] tuo
        }
       *[other] { $gender ->
            [f] tue
           *[m] tuoi
        }
    }
    [its] { $number ->
        [one] { $gender ->
            [f] sua
           *[m] suo
        }
       *[other] { $gender ->
            [f] sue
           *[m] suoi
        }
    }
   *[none] { "" }
}
avversario = { $owner ->
    [opponent] { $number ->
        [one] { $gender ->
            [f] avversaria
           *[m] avversario
        }
       *[other] { $gender ->
            [f] avversarie
           *[m] avversari
        }
    }
    [theirs] di l'avversario
   *[none] { "" }
}
tutti = { $owner ->
    [you] { "" }
   *[none] { $gender ->
        [f] tutte
       *[m] tutti
    }
}
a-caso = { $random ->
    [yes] { $number ->
        [one] { $gender ->
            [f] scelta a caso
           *[m] scelto a caso
        }
       *[other] { $gender ->
            [f] scelte a caso
           *[m] scelti a caso
        }
    }
   *[no] { "" }
}
core = { altro } { tuo } { $before } { $noun } { avversario } { $adjective } { $after } { a-caso } { $place }
such-one = { $gender ->
    [f] una
   *[m] uno
} { $how }
only = { $who } (solo { $how })
quello = { $number ->
    [one] { $gender ->
        [f] quella
       *[m] quel
    }
   *[other] { $gender ->
        [f] quelle
       *[m] quei
    }
}

phrase = { $form ->
    [a] { un } { core }
    [some] { $n } { core }
    [up_to] fino a { $n } { core }
    [the] { il } { core }
    [number] { il } { core }
    [every] { $gender ->
        [f] ciascuna
       *[m] ciascun
    } { core }
    [all] { $near ->
        [yes] { il } { core }
       *[no] { tutti } { il } { core }
    }
    [that] { quello } { $noun }
    [those-all] { quello } { $noun }
    [theirs] { quello } { tuo } { $noun } { avversario }
    [first] { il } { $gender ->
        [f] prima
       *[m] primo
    } { $noun } { avversario }
    [second] { il } { $gender ->
        [f] seconda
       *[m] secondo
    } { $noun } { avversario }
    [third] { il } { $gender ->
        [f] terza
       *[m] terzo
    } { $noun } { avversario }
    [those] { $number ->
        [one] { $gender ->
            [f] quella
           *[m] quello
        }
       *[other] { $gender ->
            [f] quelle
           *[m] quelli
        }
    } { $adjective } { $after } { $place }
   *[bare] { core }
}

adjacent = { $side ->
    [left] { $near_is ->
        [noun] a la sinistra di { $near }
       *[self] a la sua sinistra
    }
    [right] { $near_is ->
        [noun] a la destra di { $near }
       *[self] a la sua destra
    }
   *[both] { $near_is ->
        [noun] { $number ->
            [one] adiacente a { $near }
           *[other] adiacenti a { $near }
        }
       *[self] { $number ->
            [one] adiacente
           *[other] adiacenti
        }
    }
}
    .at = after

## Filters

bound = { $bounds ->
    [most] { $most } o meno di { $stat }
    [least] almeno { $least } di { $stat }
    [between] { $where ->
        [filter] { $stat } da { $least } a { $most }
       *[condition] da { $least } a { $most } di { $stat }
    }
   *[exact] { $least } di { $stat }
}
bound-counted = { $bounds ->
    [most] al massimo { $most } { $stat }
    [least] almeno { $least } { $stat }
    [between] { $where ->
        [filter] { $stat } da { $least } a { $most }
       *[condition] da { $least } a { $most } { $stat }
    }
   *[exact] esattamente { $least } { $stat }
}
filter-has-adjective = **{ $keyword }**
    .at = adjective
filter-lacks-adjective = non **{ $keyword }**
    .at = adjective
bound-cost = costo { $bounds ->
    [most] { $most } o meno
    [least] { $least } o più
    [between] tra { $least } e { $most }
   *[exact] { $least }
}
filter-stat = con { $bound }
    .meaning = Quel suo valore, come lo mostra il tavolo.
filter-cost = con { $bound }
    .meaning = Ciò che costa, come stampato, sommato; un giocatore non costa nulla e non s'intende.
filter-damaged = { $yes ->
    [yes] { $number ->
        [one] { $gender ->
            [f] danneggiata
           *[m] danneggiato
        }
       *[other] { $gender ->
            [f] danneggiate
           *[m] danneggiati
        }
    }
   *[no] non { $number ->
        [one] { $gender ->
            [f] danneggiata
           *[m] danneggiato
        }
       *[other] { $gender ->
            [f] danneggiate
           *[m] danneggiati
        }
    }
}
    .at = adjective
    .meaning = Ha subito danni, o non ne ha.
filter-has = con **{ $keyword }**
    .meaning = Ha quella parola chiave, stampata o ricevuta.
filter-lacks = senza **{ $keyword }**
    .meaning = Non ha quella parola chiave.
filter-token = { $yes ->
    [yes] { "" }
   *[no] non token
}
    .at = adjective
    .meaning = È un token, o non lo è.
filter-counters = con { $bounds }
    .meaning = Vi si trovano tanti segnalini di ciascuno di questi nomi.
filter-mark = con { $marks_number ->
    [one] il segno
   *[other] i segni
} { $marks }
    .meaning = Porta tutti questi segni.
filter-attached = { $yes ->
    [yes] con carte assegnate
   *[no] senza carte assegnate
}
    .meaning = Ha qualcosa di assegnato, o niente.
filter-place = { $place ->
    [leftmost] più a sinistra
   *[rightmost] più a destra
}
    .at = adjective
    .meaning = Sta a quell'estremo della sua fila.
# Where several players have such a line
of-whose-line = { $owner ->
    [opponent] { $n ->
        [0] di ogni avversario
       *[some] { $random ->
            [yes] di un avversario a caso
           *[no] di un avversario
        }
    }
   *[none] { $n ->
        [0] di ogni giocatore
       *[some] di un giocatore
    }
}
filter-most = con { $counted ->
    [yes] più { $stat }
   *[no] { il-stat } più { $stat_gender ->
        [f] alta
       *[m] { $stat_number ->
            [one] alto
           *[other] alti
        }
    }
} { ties }
    .meaning = Chi ha il massimo di quel valore; tra più, sceglie chi controlla.
filter-least = con { $counted ->
    [yes] meno { $stat }
   *[no] { il-stat } più { $stat_gender ->
        [f] bassa
       *[m] { $stat_number ->
            [one] basso
           *[other] bassi
        }
    }
} { ties }
    .meaning = Chi ha il minimo di quel valore; tra più, sceglie chi controlla.
ties = (a parità { $ties ->
    [you] scegli tu
    [opponent] sceglie l'avversario
   *[nobody] { $gender ->
        [f] quella
       *[m] quello
    } più a sinistra
})
il-stat = { $stat_number ->
    [one] { $stat_gender ->
        [f] la
       *[m] il
    }
   *[other] i
} { $stat }

## Numbers

each = per ogni { $amount_each }
each-of-them = { $to_gender ->
    [f] una di { $to }
   *[other] uno di { $to }
}
per-each = { $amount_is ->
    [each] { each }
   *[number] { "" }
}
among-all = fra tutti i giocatori
number-of = il numero di { $things }
number-stat = { $of_is ->
    [you] { $stat_number ->
        [one] { $stat_gender ->
            [f] la tua
           *[m] il tuo
        }
       *[other] i tuoi
    } { $stat }
    [it] { $stat_number ->
        [one] { $stat_gender ->
            [f] la sua
           *[m] il suo
        }
       *[other] i suoi
    } { $stat }
   *[noun] { $of_number ->
        [one] { il-stat }
       *[other] { il-stat } { $stat_number ->
            [one] totale
           *[other] totali
        }
    } di { $of }
}
    .meaning = Quel loro valore, i danni subiti (`damage`) o il costo stampato (`cost`), sommati.
manca = { $n ->
    [1] manca
   *[other] mancano
}
scaled = { $times ->
    [1] { $measured }
    [-1] meno { $measured }
    [2] il doppio di { $measured }
    [3] il triplo di { $measured }
   *[other] { $times } volte { $measured }
}
scaled-plus = { $plus ->
    [0] { $scaled }
   *[other] { $plus } più { $scaled }
}
scaled-minus = { $scaled } meno { $minus }
at-most = { $equal } (massimo { $most })

number-x = X
    .meaning = La X che è stata pagata; si scrive anche soltanto `x`.
number-amount = { $measure }
    .meaning = Di quanto è stato l'evento: i danni inflitti, quanto è stato curato.
event-amount = quella quantità
number-kinds = il numero di tipi diversi di carta tra { $things }
    .meaning = Di quanti tipi diversi di carta sono.
number-counter = il numero di segnalini { $counter } { on-whom }
    .each = segnalino { $counter } { on-whom }
    .meaning = Quanti di quei segnalini vi si trovano.
on-whom = { $of_is ->
    [you] su di te
    [it] su di { $of }
   *[noun] su { $of }
}

## Conditions

condition-amount = { $measure } è { $bounds ->
    [most] { $most } o meno
    [least] { $least } o più
    [between] tra { $least } e { $most }
   *[exact] { $least }
}
condition-either = { $conditions }
    .meaning = Vale una di più condizioni.
condition-more = { $number } è { $yes ->
    [yes] almeno pari a
   *[no] maggiore di
} { $than }
    .meaning = Un numero sul tavolo è maggiore di un altro; con `or_equal`, o uguale.
condition-more-of = { $owner ->
    [opponent] { $several ->
        [yes] un avversario
       *[no] l'avversario
    } ha
   *[you] hai
} { $yes ->
    [yes] almeno { $gender ->
        [f] tante { $things } quante
       *[m] tanti { $things } quanti
    } { $owner ->
        [opponent] ne hai tu
       *[you] { $several ->
            [yes] ogni avversario
           *[no] l'avversario
        }
    }
   *[no] più { $things } di { $owner ->
        [opponent] te
       *[you] { $several ->
            [yes] ogni avversario
           *[no] l'avversario
        }
    }
}
condition-turn = { $whose ->
    [own] è il tuo turno
   *[enemy] non è il tuo turno
}
    .meaning = È il tuo turno, o non lo è.
condition-kinds = { $bounds ->
    [exact] { $least ->
        [1] c'è esattamente 1 tipo
       *[other] ci sono esattamente { $least } tipi diversi
    }
    [most] { $most ->
        [1] c'è al massimo 1 tipo
       *[other] ci sono al massimo { $most } tipi diversi
    }
    [between] ci sono da { $least } a { $most } tipi diversi
   *[least] { $least ->
        [1] c'è almeno 1 tipo
       *[other] ci sono almeno { $least } tipi diversi
    }
} di carta tra { $things }
condition-counter = { $of_is ->
    [you] { non } hai
    [it] { non } { has }
   *[noun] { $of } { non } { has }
} { bound-counters }
non = { $bounds ->
    [none] non
   *[some] { "" }
}
counters-of = { $n ->
    [1] segnalino { $counter }
   *[other] segnalini { $counter }
}
bound-counters = { $bounds ->
    [none] { $where ->
        [filter] nessun segnalino { $counter }
       *[condition] segnalini { $counter }
    }
    [most] al massimo { $most } { counters-of }
    [least] almeno { $least } { counters-of }
    [between] { $where ->
        [filter] { counters-of } da { $least } a { $most }
       *[condition] da { $least } a { $most } { counters-of }
    }
   *[exact] esattamente { $least } { counters-of }
}

condition-is = { $of_is ->
    [you] { $bounds ->
        [none] non sei
       *[one] sei
    }
   *[noun] { $of } { $bounds ->
        [none] non è
       *[one] è
    }
} { $kind }
condition-have = { $owner ->
    [players] { $bounds ->
        [none] nessun giocatore ha { $things }
       *[some] i giocatori insieme hanno { $quantity }
    }
    [opponent] { $several ->
        [yes] un avversario
       *[no] l'avversario
    } { $bounds ->
        [none] non ha { $things }
       *[some] ha { $quantity }
    }
   *[you] { $bounds ->
        [none] non hai { $things }
       *[some] hai { $quantity }
    }
}
condition-there = { $bounds ->
    [none] non ci sono { $things }
    [one] c'è { $quantity }
   *[some] ci sono { $quantity }
}
# Ciò che è accaduto tante volte: un nome con il participio di ciò che se n'è fatto
has-done = { $owner ->
    [players] i giocatori hanno
    [opponent] { $several ->
        [yes] un avversario
       *[no] l'avversario
    } ha
   *[you] hai
}
has-not-done = { $owner ->
    [players] i giocatori non hanno
    [opponent] { $several ->
        [yes] un avversario
       *[no] l'avversario
    } non ha
   *[you] non hai
}
period-turn = in questo turno
period-round = in questo round
period-match = in questa partita
happened-to = che { $owner ->
    [you] hai
    [its] ha
    [theirs] { $several ->
        [yes] gli avversari hanno
       *[no] l'avversario ha
    }
   *[none] i giocatori hanno
} { $done } { $period }
condition-happened = { $bounds ->
    [none] { has-not-done } { $done } { $things }
   *[some] { has-done } { $done } { $quantity }
} { $period }
quantity = { $bounds ->
    [one] { un } { $thing }
    [most] al massimo { $most } { $things }
    [least] almeno { $least } { $things }
    [between] da { $least } a { $most } { $things }
   *[exact] esattamente { $least } { $things }
}
has = { $of_number ->
    [one] ha
   *[other] hanno in totale
}
condition-stat = { $of_is ->
    [you] hai
    [it] { has }
   *[noun] { $of } { has }
} { $bound }
condition-cost = { $of_is ->
    [it] il suo costo
   *[noun] il costo { $of_number ->
        [one] { "" }
       *[other] totale
    } di { $of }
} è { $bounds ->
    [most] { $most } o meno
    [least] { $least } o più
    [between] tra { $least } e { $most }
   *[exact] { $least }
}
condition-damage = { $of_is ->
    [you] ti { manca }
    [it] { $of_gender ->
        [f] le
       *[m] gli
    } { manca }
   *[noun] a { $of } { manca }
} { $of_number ->
    [one] { "" }
   *[other] in totale
} { $bound }
choose-later = { $by ->
    [opponent] { $when ->
        [then] poi
       *[so] { "" }
    } { $mood ->
        [can] { $free ->
            [yes] lasciar scegliere a { $chooser }
           *[no] far scegliere a { $chooser }
        }
       *[do] { $chooser } { $free ->
            [yes] può scegliere
           *[no] sceglie
        }
    }
   *[you] { $when ->
        [then] poi { scegli }
        [now] mentre l'effetto si svolge, { scegli }
       *[so] { scegli }
    }
} { $to }
chooser = l'avversario
scegli = { $mood ->
    [can] scegliere
   *[do] { $free ->
        [yes] puoi scegliere
       *[no] scegli
    }
}
chosen = { $choice }: { $then }

## Lists and sentences

list-and = { $first } e { $last }
list-or = { $first } o { $last }
list-then = { $first }, poi { $last }
list-apart = { $first }; { $last }
list-more = { $first }, { $last }
choose = { scegli } { $to }
coin-called = indovini il lancio di una moneta
coin-call = lanciare una moneta
coin-then = { $call }; se indovini, { $then }
clause-once = una sola volta in la partita
if-then = se { $condition }, { $then }
or-instead = { $text }, o { $amount } se { $condition }
otherwise = altrimenti, { $then }
may = puoi { $then }
extra-cost = costo aggiuntivo: { $cost }
choose-one = scegli una delle seguenti
    .can = scegliere una delle seguenti
choose-modes = { $how ->
    [up_to] scegli fino a { mode-count } delle seguenti
    [any] scegli quante vuoi delle seguenti
    [both] scegli una delle seguenti o entrambe
    [or_more] scegli { mode-count } o più delle seguenti
    [next] scegli { mode-count } o { mode-count-most } delle seguenti
    [range] scegli da { mode-count } a { mode-count-most } delle seguenti
   *[exact] scegli { mode-count } delle seguenti
}
mode-count = { $count ->
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $count }
}
mode-count-most = { $most ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $most }
}
condition-x = X è { $bounds ->
    [most] { $most } o meno
    [least] { $least } o più
    [between] da { $least } a { $most }
   *[exact] { $least }
}
pay-to = puoi { $cost } per { $then }
pay = puoi { $cost }
cost-pay = pagare { $cost }
if-you-do = se lo fai, { $then }
repeated = { $before ->
    [yes] per { times-word }, { $text }
   *[no] { $text }, { times-word }
}
times-word = { $times ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $times }
} volte
repeated-each = { $mood ->
    [can] { $text }, una volta { each }
   *[do] { each }, { $text }
}
repeated-equal = { $text }, per un numero di volte pari a { $amount_equal }
after-trigger = { $trigger }, { $moment } { $then }
trigger-and = { $trigger } e { $condition }
after-instead = { $trigger }, { $changes ->
    [yes] { "" }
   *[no] invece
} { $then }
instead-less = { $mood ->
    [can] ridurre
   *[do] riduci
} quei danni di { $amount_is ->
    [number] { $amount }
   *[equal] { $amount_equal }
}
instead-redirect = { $to_is ->
    [you] { $mood ->
        [can] subirli invece tu
       *[do] invece li subisci tu
    }
   *[noun] { $mood ->
        [can] farli subire invece a { $to }
       *[do] invece li { $to_number ->
            [one] subisce
           *[other] subiscono
        } { $to }
    }
}
instead-into = invece { $place ->
    [removed] esce
   *[other] va
} { $into }
keyword-trigger = **{ $name }:**
keyword-with = **{ $name }** { $amount }
keyword-amount = **{ $name } { $signed }**
until-turn_end = fino a fine turno
until-next_turn = fino a l'inizio di il tuo prossimo turno
until-own_turn_end = fino a la fine di il tuo prossimo turno
until-opponent_turn_end = { $several ->
    [yes] fino a la fine di il prossimo turno di un avversario
   *[no] fino a la fine di il prossimo turno di l'avversario
}
until-source_leaves = finché { $this } resta { on-field }

## Sets that every game has

set-self = { $this }
set-you = te
    .is = you
    .gender = m
set-target = il bersaglio
    .gender = m
set-target2 = il secondo bersaglio
    .gender = m
set-target3 = il terzo bersaglio
    .gender = m
set-subject = { "" }
set-object = { "" }

## Sets that every game with attachments has

set-attached = { "" }
    .one = carta
    .other = carte
    .gender = f
    .in = { attached-to }
    .from = { attached-to }
attached-to = { $number ->
    [one] assegnata
   *[other] assegnate
} a { $this }

# What words mean that have no message

filter-kind =
    .meaning = È di quel tipo, o di uno che conta come quello.
filter-card =
    .meaning = È quella carta.
number-count =
    .meaning = Quanti sono.
number-resource =
    .meaning = Una risorsa di un giocatore (tu, se `of` non dice chi).
number-happened =
    .meaning = Quante volte è accaduto a un giocatore o alle sue carte, in questo turno o in un altro periodo.
filter-type =
    .meaning = Ha quel sottotipo.
