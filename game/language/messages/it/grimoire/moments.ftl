# Che cosa mette in moto un effetto in Grimoire: momenti di un turno, danni, morte.

upkeep-of = { $of_set ->
    [players] ogni mantenimento
    [opponent] il mantenimento avversario
   *[you] il tuo mantenimento
}
whose-turn = { $of_set ->
    [players] ogni turno
    [opponent] il turno avversario
   *[you] il tuo turno
}
trigger-upkeep = a l'inizio di { upkeep-of }
    .subject = il giocatore di turno
trigger-demand = durante { upkeep-of }
    .subject = il giocatore di turno
trigger-turn_end = a la fine di { whose-turn }
    .subject = il giocatore di turno
trigger-dies = quando { $this } va dal gioco al cimitero
    .of-this = yes
trigger-destroyed = quando { $of } { $of_verb ->
    [voi] venite distrutti o sepolti
   *[one] viene { $of_gender ->
        [f] distrutta o sepolta
       *[m] distrutto o sepolto
    }
}
    .subject = chi viene distrutto
trigger-damaged = quando { $of_is ->
    [you] subisci
   *[noun] { $of } { $of_verb ->
        [voi] subite
       *[one] subisce
    }
} danni
    .subject = chi li subisce
    .object = chi li ha inflitti
    .object-gender = m
trigger-deals_damage = quando { $of_is ->
    [you] infliggi
   *[noun] { $of } { $of_verb ->
        [voi] infliggete
       *[one] infligge
    }
} danni
    .subject = chi li infligge
    .object = chi li subisce
    .object-gender = m
trigger-instead_damage = se { $of_is ->
    [you] dovessi
   *[noun] { $of } { $of_verb ->
        [voi] doveste
        [other] dovessero
       *[one] dovesse
    }
} subire danni
    .object = chi li infligge
    .object-gender = m
later-upkeep = a l'inizio di { $of ->
    [you] il tuo prossimo mantenimento
    [opponent] il prossimo mantenimento avversario
   *[none] il prossimo mantenimento
}
later-demand = durante { $of ->
    [you] il tuo prossimo mantenimento
    [opponent] il prossimo mantenimento avversario
   *[none] il prossimo mantenimento
}

# What is just announced

set-effect = { "" }
    .one = effetto di un'abilità
    .other = effetti di abilità
    .gender = m
set-spell_or_effect = { "" }
    .one = magia o un effetto di un'abilità
    .other = magie o effetti di abilità
    .gender = f

op-drain = { $mood ->
    [can] infliggere
   *[do] infliggi
} { $amount_is ->
    [number] { $amount ->
        [one] 1 danno
       *[other] { $amount } danni
    } a { $to }
   *[equal] a { $to } danni pari a { $amount_equal }
} e { $mood ->
    [can] guadagnare
   *[do] guadagna
} altrettanti punti vita
    .strikes = yes
    .meaning = Ognuno di loro subisce tanti danni, e tu guadagni tanti punti vita quanti ne sono inflitti.
