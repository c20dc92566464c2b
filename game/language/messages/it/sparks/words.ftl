# Le parole di Sparks in italiano.

kind-spark = Scintilla
    .one = Scintilla
    .other = Scintille
    .gender = f
    .this = questa Scintilla
kind-line = { $kind }
trigger-play = { "" }

vital = luce
    .stat = light
vital-amount = { $amount } di luce
stat-light = luce
    .gender = f
stat-cost = costo
    .gender = m
stat-damage = luce perduta
    .gender = f

set-opponent = ogni avversario
    .pronoun = quell'avversario
    .gender = m
set-players = { $form ->
    [each] giocatore
    [number] giocatori
   *[all] ogni giocatore
}
    .gender = m
    .a = giocatore
    .some = giocatori

op-draw = { $to_is ->
    [you] { $mood ->
        [can] pescare
       *[do] pesca
    }
   *[noun] { $mood ->
        [can] far pescare a { $to }
       *[do] { $to } pesca
    }
} { $amount } { $amount ->
    [one] carta
   *[other] carte
}
    .meaning = Tante carte dal mazzo alla mano.

resource-hand = { "" }
    .one = carta
    .other = carte
    .gender = f
    .in = in la tua mano

into-hand = in mano al proprietario
# Where what is created for the opponent appears
enemy-side = in la linea di l'avversario

## Come le frasi comuni chiamano ciò da cui si pesca, e l'essere in gioco

the-deck = il mazzo
on-field = in campo
