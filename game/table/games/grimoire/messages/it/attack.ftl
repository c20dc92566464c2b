# Che cosa dice il tavolo durante un attacco.

help-end = Fine della fase, passa, conferma attaccanti e blocchi

help-attack = Dichiara un attacco
answer-attack = Attacca
answer-withdraw = Ritira l'attacco

prompt-announced = Un attacco è dichiarato: agisci prima che cominci, o lascialo cominciare.
prompt-attackers = Scegli chi attacca.
prompt-attacked = Gli attaccanti sono scelti: agisci, o passa ai blocchi.
prompt-blocks = Scegli chi blocca chi.
prompt-blocked = I blocchi sono dichiarati: agisci, o passa ai danni.
prompt-assign_damage = Dividi i danni di { $card }.
prompt-divide = Dividi i danni di { $card } tra i bersagli.
sheet-divide = Dividi i danni di { $card } tra i bersagli.
prompt-assign_excess = Dividi tra chi travolge ciò che avanza da { $card }.
sheet-assign_damage = Dividi i danni di { $card }.
sheet-assign_excess = Dividi tra chi travolge ciò che avanza da { $card }.

reason-attacked-already = In questo turno hai già attaccato.
reason-nobody-can-attack = Nessuna delle tue creature può attaccare ora.
reason-nobody-attacks = Scegli almeno un attaccante.
reason-not-own-creature = { $entity } non è una tua creatura in gioco.
reason-tapped = { $entity } è impegnata.
reason-weak = { $entity } è appena arrivata: non attacca prima che cominci un turno.
reason-wall = { $entity } è un muro: non può attaccare.
reason-cannot-attack = { $entity } non può attaccare.
reason-cannot-block = { $entity } non può bloccare.
reason-must-attack = { $entity } deve attaccare.
reason-no-band = In un branco c'è al massimo una creatura senza Branco.
reason-not-in-band = { $target } non guida quel branco.
reason-not-attacking = { $target } non attacca.
reason-flying = { $entity } non vola, perciò non può bloccare { $target }.
reason-landwalk = { $target } passa per una tua terra: nessuno la blocca.
reason-protected = { $target } è protetta dal colore di { $entity }.
reason-not-in-main = Si fa solo nella propria fase principale, quando nulla attende di essere eseguito.
reason-land-played = In questo turno hai già messo in gioco una terra.
reason-not-enough-mana = Il tuo mana non basta a pagarne il costo.
log-attack-stands = { $attackers ->
    [one] 1 attacca
   *[other] { $attackers } attaccano
}, { $blocked ->
    [0] nessuna bloccata
    [one] 1 bloccata
   *[other] { $blocked } bloccate
}, { $through ->
    [0] non passa nulla
    [one] passa 1 danno
   *[other] passano { $through } danni
}

confirm-attackers =
    { $count ->
        [0] Attacca
        [one] 1 attacca
       *[other] { $count } attaccano
    }
confirm-blocks = { log-attack-stands }
join-attackers = Forma una banda
