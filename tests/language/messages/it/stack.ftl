# The words of the game with a stack (tests/kernel/stack_game.py).

kind-spell = Incantesimo
    .one = Incantesimo
    .other = Incantesimi
    .gender = m
    .this = questo Incantesimo
kind-creature = Creatura
    .one = Creatura
    .other = Creature
    .gender = f
    .this = questa Creatura
kind-relic = Reliquia
    .one = Reliquia
    .other = Reliquie
    .gender = f
    .this = questa Reliquia
kind-token = token
    .one = token
    .other = token
    .gender = m
kind-line = { $kind }
kind-line-token = { $kind } token
vital = vita
    .stat = life
vital-amount = { $amount } di vita
stat-life = vita
    .gender = f
stat-speed = velocità
    .gender = f
stat-cost = costo
    .gender = m
stat-damage = vita perduta
    .gender = f
    .like = life
set-opponent = l'avversario
    .gender = m
set-players = { $form ->
    [each] giocatore
    [number] giocatori
   *[all] ogni giocatore
}
    .gender = m
set-creatures = { "" }
    .one = Creatura
    .other = Creature
    .gender = f
    .in = in gioco
set-relics = { "" }
    .one = Reliquia
    .other = Reliquie
    .gender = f
    .in = in gioco
set-permanents = { "" }
    .one = permanente
    .other = permanenti
    .gender = m
    .in = in gioco
set-spell = l'Incantesimo appena annunciato
    .gender = m
into-hand = in mano al proprietario
trigger-play = { "" }
trigger-destroyed = quando { $of } viene { $of_gender ->
    [f] distrutta
   *[m] distrutto
}
    .subject = chi viene distrutto
op-destroy = { $mood ->
    [can] distruggere
   *[do] distruggi
} { object }
op-counter = { $mood ->
    [can] annullare
   *[do] annulla
} { object }
op-prevent = { $mood ->
    [can] prevenire
   *[do] previeni
} tutti i danni { $to_is ->
    [you] a te
   *[noun] a { $to }
}
op-regenerate = { $mood ->
    [can] rigenerare
   *[do] rigenera
} { object }

the-deck = il mazzo
on-field = in campo
