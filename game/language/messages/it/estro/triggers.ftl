# What sets a gift off, in Italian. $of is whose event it is; .object is the other side of the event.

trigger-play = quando { $this } è giocata o scoperta da il suo giocatore
    .of-this = yes
trigger-always = { "" }
trigger-moment = { $pays ->
    [yes] { $condition ->
        [none] **In ogni momento,** { $cost }:
       *[other] **In ogni momento** in cui { $condition }, { $cost }:
    }
   *[no] **In ogni momento:**
}
    .checks = yes
    .small = yes
trigger-counter = { $of_set ->
    [zones] quando un avversario attiva un dono di { $of }
   *[other] quando si attiva un dono di { $of }
}
    .of-this = no
trigger-attacks = quando { $of } attacca
    .object = il bersaglio
    .object-gender = m
trigger-attacked = quando { $of } viene attaccata
    .object = l'attaccante
    .object-gender = f
trigger-rolled = quando si lancia il dado per { $of }
    .object = l'altra carta in combattimento
    .object-gender = f
    .amount = il tiro
trigger-survives = quando { $of } resiste a un attacco
    .object = l'attaccante
    .object-gender = f
trigger-fails = quando un attacco di { $of } fallisce
    .object = il bersaglio
    .object-gender = m
trigger-defeats = quando { $of } distrugge una carta con un attacco
    .object = quella carta
    .object-gender = f
trigger-turned = quando { $of } viene scoperta
trigger-dies = quando { $this } è distrutta
    .of-this = yes
    .object = la carta che l'ha distrutta
    .object-gender = f
trigger-drawn = quando peschi { $this }, mostrala:
    .of-this = yes
    .small = yes
trigger-discarded = quando { $this } è scartata
    .of-this = yes
trigger-leaves = quando { $this } lascia il campo
    .of-this = yes
trigger-destroyed = quando { $of } è distrutta
trigger-turn_start = a l'inizio di { whose-turn }
    .subject = il giocatore di turno
trigger-turn_end = a la fine di { whose-turn }
    .subject = il giocatore di turno
whose-turn = { $of_set ->
    [players] ogni turno
    [opponent] il turno di l'avversario
   *[you] il tuo turno
}
trigger-round_end = a la fine di il round
trigger-card_played = quando { $of_is ->
    [you] metti
   *[noun] { $of } mette
} una carta in campo
    .object = quella carta
    .object-gender = f
trigger-gift = quando si attiva un dono di { $of }
trigger-zone_used = quando { $of_is ->
    [you] usi
   *[noun] { $of } usa
} il dono di una Zona

# What is about to happen and is replaced
trigger-instead_destroy = se { $of } dovesse essere distrutta
