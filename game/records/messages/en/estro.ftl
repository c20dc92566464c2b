# What only ESTRO says in a transcript, or says otherwise.

counter-tot = TOT { $standing }
moved-zone_pile-zone = The Zone is { $card }
moved-zone-gone = { $card } is no longer active
moved-to-gone = -
moved-deck-hand = { $name } draws { $card }
moved-to-hand = { $card } returns to the hand
moved-to-deck = { $card } goes into the deck
moved-to-removed = { $card } is removed from the game
moved-removed-zone = { $card } comes back into play
moved-to-field = { $card } comes onto the field
moved-hand-field = -
created = -
shuffled = -
moved-to-incinerator = { $card } goes to the Incinerator
moved-hand-incinerator = { $name } discards { $card }
play = { $name } plays { $card }
    .act = yes
laid = { $name } plays a card face down
    .act = yes
gift = -
effect = Gift of { $card }
attack = { $name } attacks: { $attacker } against { $target }
    .act = yes
dice = { $entity }: rolls { $roll }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}
compared = { $face_down ->
    [1] { $target } lay face down and is defeated
   *[0] TOT { $tots-1 } against { $tots-2 }, primary values { $primaries-1 } against { $primaries-2 }: { $won ->
        [1] { $attacker } wins
       *[0] { $target } withstands
    }
}
announced = { $name } announces TOT { $tots-1 } against { $tots-2 }
mistake = A mistake of { $name }
destroyed = { $card } is destroyed
    .tells = incinerator
    .tells = incinerator
rescued = { $entity } is saved
protected = { $entity } can't be destroyed
stopped = { $attacker } stops the attack
redirected = The attack goes against { $target } instead
counted = The last round: { $cards-1 } cards against { $cards-2 }, TOT { $tots-1 } against { $tots-2 }
exhausted = { $name } has neither hand nor deck
tokens = { $amount ->
    [-3] { $name } spends 3 Necrotokens
    [-2] { $name } spends 2 Necrotokens
    [-1] { $name } spends 1 Necrotoken
    [1] { $name } gains 1 Necrotoken
   *[other] { $name } gains { $amount } Necrotokens
}
changed-swap = { $entity }: { $stat } and { $second_stat } change places
marked-on = The gifts of { $entity } are inhibited for the match
ends-elimination = A side of the field is empty
ends-exhaustion = Neither hand nor deck are left
ends-last-round = The last round is over
stat-primary = primary value
kind-zone = Zone
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
mark-inhibited = inhibited
