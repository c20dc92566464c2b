# Un suggerimento su richiesta: che cosa farebbe il computer al posto di chi guarda.

control-advice-button = Suggerimento
help-advice = Che cosa farebbe qui il computer?
advice-sought = Sto pensando a un suggerimento…
advice-not-now = Il suggerimento c'è quando tocca a te rispondere
advice-close = Capito
advice-why = { $why }.
advice-no-why = Nient'altro è meglio.
advice-play = Gioca { $first }
advice-attack = Attacca { $second } con { $first }
advice-use = Usa { $first }
advice-pick = Scegli { $all }
advice-pick-none = Non scegliere nulla
advice-end = Termina il turno
advice-pass = Qui non fare nulla
advice-done = Fermati qui
advice-decline = Non prendere nulla
advice-yes = Sì
advice-no = No
advice-place = Mettila al posto { $number }
advice-pay = Paga come proposto
advice-draw = { $count ->
    [one] Guarda una carta
   *[other] Guarda { $count } carte
    }
advice-mode = Scegli l'effetto numero { $number }
advice-x = X = { $count }
advice-destroyed = { $count ->
    [one] Viene distrutta
   *[other] Vengono distrutte
} { $cards }
advice-changes = { $who ->
    [you] per te { $what } ({ $by })
   *[other] per { $name } { $what } ({ $by })
}
