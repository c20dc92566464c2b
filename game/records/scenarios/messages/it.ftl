# Che cosa si dice di uno scenario che non vale. Le parole tra apici inversi e i nomi dei valori sono quelli del suo file.

joined = { $first } e { $second }
nobody = nessuno
of-scenario = `{ $scenario }`: { $said }
of-scenario-at = `{ $scenario }`: { $said }; turno { $turn } di { $active }
cannot-begin = `{ $scenario }` non può cominciare: { $said }
holds-now = `{ $scenario }` adesso vale, ed è segnato come sospeso ({ $pending })
leave-pending-out = togli `pending`

## Valori

at-least = di almeno { $least }
at-most = di al massimo { $most }
between = da { $least } a { $most }
value-is = `{ $who }` dovrebbe avere { $value } { $wanted }, e invece ha { $found }
should-be = `{ $who }` dovrebbe essere { $value }, e non lo è
should-not-be = `{ $who }` non dovrebbe essere { $value }, e invece lo è
word-is = { $value } di `{ $who }` dovrebbe essere { $wanted }, e invece è { $found }
known-to = `{ $who }` dovrebbe essere noto a { $wanted }, e invece è noto a { $found }
none = nessuna
keywords-are = `{ $who }` dovrebbe avere le parole chiave { $wanted }, e invece ha { $found }
keyword-lacks = `{ $who }` dovrebbe avere { $wanted }, e invece ha le parole chiave { $found }
keyword-has = `{ $who }` non dovrebbe avere { $wanted }, e invece ha le parole chiave { $found }
not-there = nella partita non c'è nessun `{ $who }`
several-there = ci sono { $count } `{ $who }`: di' quale, come in `{ $who }#1`, o dagli un'etichetta con `as:`

## Zone

of-player = di { $who }
of-table = del tavolo
count-is = in { $zone } ci dovrebbero essere { $wanted } carte, e invece sono { $found }
zone-is = { $zone } { $whose } dovrebbe essere [{ $wanted }], e invece è [{ $found }]
zone-lacks = `{ $card }` dovrebbe essere in { $zone } { $whose }, e invece c'è [{ $found }]
zone-has = `{ $card }` non dovrebbe essere in { $zone } { $whose }, e invece c'è

## La partita

standing = è a { $who } che si chiede `{ $kind }`
standing-for = è a { $who } che si chiede `{ $kind }` per { $card }
standing-over = la partita è finita, ha vinto { $winners }
asked-nobody = non si dovrebbe chiedere nulla a nessuno, e invece { $standing }
asked-is = a { $who } si dovrebbe chiedere `{ $kind }`, e invece { $standing }
open = in corso
draw = pareggio
result-is = il risultato dovrebbe essere { $wanted }, e invece è { $found }
turn-is = dovrebbe essere il turno { $wanted }, e invece è il turno { $found }
turn-of-is = dovrebbe essere il turno di { $wanted }, e invece è quello di { $found }

## Che cosa si può fare

by = { " " }per { $clauses }
can = `{ $said }` dovrebbe essere possibile, e invece è rifiutato: { $reason }
cannot = `{ $said }` dovrebbe essere rifiutato{ $because }, e invece è possibile
cannot-so = `{ $said }` dovrebbe essere rifiutato{ $because }, e invece è rifiutato così: { $reason }
no-answer = `{ $said }` adesso non è una risposta: { $standing }
refused = `{ $said }` è rifiutato: { $reason }

## Che cosa si dice in uno scenario

not-said = { $who } non può dire `{ $said }`: { $standing }
not-said-so = { $who } non può dire `{ $said }`: { $standing }, e quella non è una risposta
no-usual = { $standing }, e non c'è una risposta consueta: di' che cosa risponde { $who }
never-asked = a { $who } non si chiede mai `{ $kind }`: { $standing }
not-asked-within = a { $who } non si chiede `{ $kind }` entro { $most } risposte
card-at = `{ $card }` ({ $zone } di { $who })
either = { $first } o { $second }
unclear = `{ $said }` può voler dire { $cards }: di' quale, o dagli un'etichetta con `as:`
not-so-many = non ci sono tanti `{ $said }`
not-concerned = nessuno chiede di `{ $said }`, e non c'entra: { $standing }
no-place = non c'è un posto { $place }: la linea è vuota
not-paid-so = non si può pagare con { $amounts }

## Un tavolo

whole = { $said }; { $suggestion }
too-many-cards = in { $zone } ci sono { $number } carte
most-cards = possono essere { $most } al massimo
cannot-lie = { $kind }: non può stare in { $zone }
put-in = il suo posto è { $zone }
not-hidden = `{ $card }` non è `hidden`, quindi non sta mai a faccia in giù
not-face-down = in { $zone } nessuna carta sta a faccia in giù
leave-face-down = togli `face_down`
