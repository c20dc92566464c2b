# Uno sguardo indietro alla partita: la curva, i momenti che hanno contato di più, e un momento aperto sul tavolo.

analysis-title = Uno sguardo indietro
analysis-open = Analisi
analysis-open-hint = Quanto era probabile che ciascuno vincesse, e i momenti che hanno contato di più
analysis-not-yet = L'analisi si può fare a partita finita
analysis-curve = Chi è in vantaggio, secondo una stima: la probabilità di vincere di ciascuno, da ciò che sapeva all’inizio dei propri turni (%)
analysis-leads = Chi è in vantaggio, secondo una stima: la probabilità di vincere di ciascuno, da ciò che sapeva all’inizio dei propri turni
analysis-ahead = Non ancora guardato
analysis-begin = All’inizio: { $chances }
analysis-turn = Turno { $turn }: { $chances }
analysis-end = Alla fine: { $chances }
analysis-chance = { $name } { $chance }%
analysis-running = Ogni decisione viene ripensata: { $percent }%
analysis-stopped = Fermata al { $percent }%. Ciò che è stato trovato resta.
analysis-done = { $count ->
    [one] 1 decisione è stata ripensata, da ciò che il suo lato sapeva allora.
   *[other] { $count } decisioni sono state ripensate, ciascuna da ciò che il suo lato sapeva allora.
    }
analysis-stop = Ferma
analysis-go-on = Continua
analysis-side = { $name }
analysis-side-loss = in media ogni decisione è costata il { $loss }% di una vittoria
analysis-side-wait = I momenti che hanno contato di più arrivano alla fine
analysis-side-none = Nessuna decisione costata molto
analysis-side-so-far = Niente che sia costato molto, fin dove si è guardato
analysis-moment = Turno { $turn } · { $loss }% perso
analysis-opening = Apertura · { $loss }% perso
analysis-made = { $moves } ({ $chance }%)
analysis-better = Meglio: { $moves } ({ $chance }%)
analysis-moment-hint = Apri questo momento sul tavolo
analysis-at = Turno { $turn }, { $name }: { $moves } ({ $chance }%)
analysis-show-better = Mostra la linea migliore
analysis-show-made = Mostra ciò che fu fatto
analysis-again = Riprova da qui
analysis-again-hint = Una partita a sé da questo momento, da questo lato, contro lo stesso avversario
analysis-back = All'analisi
analysis-line-end = La linea migliore, fin dove si può prevedere
