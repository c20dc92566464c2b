# Le parole di Grimoire sull'attacco, in italiano.

filter-attacking = { $yes ->
    [yes] { $number ->
        [one] attaccante
       *[other] attaccanti
    }
   *[no] non { $number ->
        [one] attaccante
       *[other] attaccanti
    }
}
    .at = adjective
    .meaning = Attacca, o no.
filter-blocking = { $yes ->
    [yes] { $number ->
        [one] bloccante
       *[other] bloccanti
    }
   *[no] non { $number ->
        [one] bloccante
       *[other] bloccanti
    }
}
    .at = adjective
    .meaning = Blocca, o no.
filter-blocked = { $yes ->
    [yes] { "" }
   *[no] non
} { $number ->
    [one] { $gender ->
        [f] bloccata
       *[m] bloccato
    }
   *[other] { $gender ->
        [f] bloccate
       *[m] bloccati
    }
}
    .at = adjective
    .meaning = Attacca ed è stata bloccata, o attacca e non lo è stata.
trigger-attacks = quando { $of } attacca
    .subject = chi attacca
trigger-blocks = quando { $of } blocca
    .subject = chi blocca
    .object = l'attaccante
    .object-gender = m
trigger-is_blocked = quando { $of } viene { $of_gender ->
    [f] bloccata
   *[m] bloccato
}
trigger-is_unblocked = quando { $of } attacca e non viene { $of_gender ->
    [f] bloccata
   *[m] bloccato
}
until-attack_end = fino a la fine di l'attacco
