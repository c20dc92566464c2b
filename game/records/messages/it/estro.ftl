# Che cosa dice solo ESTRO in una trascrizione, o dice diversamente.

counter-tot = TOT { $standing }
moved-zone_pile-zone = La Zona è { $card }
moved-zone-gone = { $card } non è più attiva
moved-to-gone = -
moved-deck-hand = { $name } pesca { $card }
moved-to-hand = { $card } torna in mano
moved-to-deck = { $card } va nel mazzo
moved-to-removed = { $card } esce dalla partita
moved-removed-zone = { $card } torna in gioco
moved-to-field = Entra in campo { $card }
moved-hand-field = -
created = -
shuffled = -
moved-to-incinerator = { $card } va nell'Inceneritore
moved-hand-incinerator = { $name } scarta { $card }
play = { $name } gioca { $card }
    .act = yes
laid = { $name } gioca una carta coperta
    .act = yes
gift = -
effect = Dono di { $card }
attack = { $name } attacca: { $attacker } contro { $target }
    .act = yes
dice = { $entity }: tiro { $roll }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}
compared = { $face_down ->
    [1] { $target } era coperta ed è sconfitta
   *[0] TOT { $tots-1 } contro { $tots-2 }, valori primari { $primaries-1 } contro { $primaries-2 }: { $won ->
        [1] vince { $attacker }
       *[0] resiste { $target }
    }
}
announced = { $name } annuncia TOT { $tots-1 } contro { $tots-2 }
mistake = Errore di { $name }
destroyed = { $card } è distrutta
    .tells = incinerator
    .tells = incinerator
rescued = { $entity } è salva
protected = { $entity } non può essere distrutta
stopped = { $attacker } ferma l'attacco
redirected = L'attacco passa a { $target }
counted = Ultimo round: { $cards-1 } carte contro { $cards-2 }, TOT { $tots-1 } contro { $tots-2 }
exhausted = { $name } non ha né mano né mazzo
tokens = { $amount ->
    [-3] { $name } spende 3 Necrotoken
    [-2] { $name } spende 2 Necrotoken
    [-1] { $name } spende 1 Necrotoken
    [1] { $name } ottiene 1 Necrotoken
   *[other] { $name } ottiene { $amount } Necrotoken
}
changed-swap = { $entity }: { $stat } e { $second_stat } si scambiano
marked-on = I doni di { $entity } sono inibiti per tutta la partita
ends-elimination = Una parte del campo è vuota
ends-exhaustion = Non restano né mano né mazzo
ends-last-round = L'ultimo round è finito
stat-primary = valore primario
kind-zone = Zona
stat-atk = ATK
stat-def = DEF
stat-hel = HEL
stat-dex = DEX
stat-map = MAP
stat-tot = TOT
kind-ardo = ARDO
kind-granito = GRANITO
kind-armonio = ARMONIO
kind-illusio = ILLUSIO
kind-manpo = MANPO
mark-inhibited = inibita
