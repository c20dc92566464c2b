# The words of Veil (tests/kernel/veil.py).

kind-spirit = Spirito
    .one = Spirito
    .other = Spiriti
    .gender = m
    .this = questo Spirito
kind-omen = Presagio
    .one = Presagio
    .other = Presagi
    .gender = m
    .this = questo Presagio
kind-line = { $kind }
stat-power = forza
    .gender = f
stat-cost = costo
    .gender = m
stat-damage = forza perduta
    .gender = f
set-opponent = l'avversario
    .gender = m
set-players = { $form ->
    [each] giocatore
    [number] giocatori
   *[all] ogni giocatore
}
    .gender = m
into-hand = in mano
into-deck = in il mazzo
into-omens = tra i Presagi

the-deck = il mazzo
on-field = in campo
