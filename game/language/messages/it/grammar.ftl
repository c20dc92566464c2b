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
# $mood is `can` after "puoi", where a verb stands in the infinitive.

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
   *[noun] { $to }
}
tu = { $contrast ->
    [yes] tu
   *[no] { "" }
}
the-target = il bersaglio
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
core = { altro } { tuo } { $before } { $noun } { avversario } { $adjective } { $after } { a-caso }

phrase = { $form ->
    [a] { un } { core }
    [some] { $n } { core }
    [up_to] fino a { $n } { core }
    [the] { il } { core }
    [number] { il } { core }
    [all] { $near ->
        [yes] { il } { core }
       *[no] { tutti } { il } { core }
    }
    [that] { $number ->
        [one] { $gender ->
            [f] quella
           *[m] quel
        }
       *[other] { $gender ->
            [f] quelle
           *[m] quei
        }
    } { $noun } { avversario }
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
    } { $adjective } { $after }
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
    [most] { $most } di { $stat } o meno
    [least] almeno { $least } di { $stat }
    [between] da { $least } a { $most } di { $stat }
   *[exact] { $least } di { $stat }
}
bound-cost = costo { $bounds ->
    [most] { $most } o meno
    [least] { $least } o più
    [between] tra { $least } e { $most }
   *[exact] { $least }
}
filter-stat = con { $bound }
filter-cost = con { $bound }
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
filter-has = con **{ $keyword }**
filter-lacks = senza **{ $keyword }**
filter-element = con { $symbol } nel costo
filter-not_token = non token
    .at = adjective
filter-place = { $place ->
    [leftmost] più a sinistra
   *[rightmost] più a destra
}
    .at = adjective
filter-most = con più { $stat }
filter-least = con meno { $stat }

## Numbers

each = per ogni { $amount_each }
per-each = { $amount_is ->
    [each] { each }
   *[number] { "" }
}
number-of = il numero di { $things }
measured-stat = { $of_is ->
    [you] { $stat_gender ->
        [f] la tua
       *[m] il tuo
    } { $stat }
    [it] { $stat_gender ->
        [f] la sua
       *[m] il suo
    } { $stat }
   *[noun] { $of_number ->
        [one] { $stat_gender ->
            [f] la
           *[m] il
        } { $stat } di { $of }
       *[other] { $stat_gender ->
            [f] la
           *[m] il
        } { $stat } totale di { $of }
    }
}
measured-damage = i danni subiti { $of_is ->
    [you] da te
    [it] { "" }
   *[noun] da { $of }
}
scaled = { $times ->
    [1] { $measured }
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

## Conditions

condition-have = { $owner ->
    [opponent] l'avversario { $bounds ->
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
quantity = { $bounds ->
    [one] { un } { $thing }
    [most] al massimo { $most } { $things }
    [least] almeno { $least } { $things }
    [between] da { $least } a { $most } { $things }
   *[exact] esattamente { $least } { $things }
}
condition-stat = { $of_is ->
    [you] hai
    [it] ha
   *[noun] { $of } { $of_number ->
        [one] ha
       *[other] hanno in totale
    }
} { $bound }
condition-cost = { $of_is ->
    [it] il suo costo
   *[noun] il costo di { $of }
} è { $bounds ->
    [most] { $most } o meno
    [least] { $least } o più
    [between] tra { $least } e { $most }
   *[exact] { $least }
}
condition-damage = { $of_is ->
    [you] hai subito
    [it] ha subito
   *[noun] { $of } ha subito
} { $bounds ->
    [most] al massimo { $most }
    [least] almeno { $least }
    [between] da { $least } a { $most }
   *[exact] esattamente { $least }
} danni

## Lists and sentences

list-and = { $first } e { $last }
list-then = { $first }, poi { $last }
list-apart = { $first }; { $last }
list-more = { $first }, { $last }
choose = scegli { $to }
if-then = se { $condition }, { $then }
or-instead = { $text }, o { $amount } se { $condition }
otherwise = altrimenti, { $then }
may = puoi { $then }
pay-to = puoi pagare { $cost } per { $then }
pay = puoi pagare { $cost }
if-you-do = se lo fai, { $then }
repeated = per { $times ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $times }
} volte, { $text }
repeated-each = { each }, { $text }
after-trigger = { $trigger }, { $then }
keyword-trigger = **{ $name }:**
keyword-amount = **{ $name } { $signed }**
until-turn_end = fino a fine turno
until-next_turn = fino a il tuo prossimo turno
