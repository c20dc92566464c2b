# ESTRO nel titolo e nella preparazione.

game-name = ESTRO
tagline = Cinque Estri, due dadi, un confronto

title-play-hint = Scegli i mazzi e gioca contro il computer
title-hotseat = In 2 o 4 al tavolo
title-hotseat-hint = Più persone allo stesso portatile, o due contro due; ogni mano resta nascosta agli altri
title-demo-hint = Il computer gioca in tutti i posti
title-no-decks = Nessun mazzo è stato caricato. Esegui «contracts check --game estro» per sapere perché.

setup-title = Scegli i mazzi
setup-rule-random-decks = Mazzi a caso
setup-rule-random-decks-hint = Tutte le { $deck_size } carte di ciascuno sono prese a caso dall'intera raccolta
setup-rule-open-lists = Liste scoperte
setup-rule-open-lists-hint = Tutti sanno quali carte contiene ciascun mazzo
setup-module-stratega = Stratega
setup-module-stratega-hint = Un'apertura lunga: nessun attacco prima della fine del round { $stratega_attack_round }, nessuna vittoria prima della fine del round { $stratega_win_round }, e nei round { $stratega_first_draw_round } e { $stratega_second_draw_round } non si pesca.
setup-rule-stratega-wins = Stratega: nessuna vittoria
setup-rule-stratega-wins-hint = Nessuno vince prima della fine del round { $stratega_win_round }
setup-rule-stratega-draws = Stratega: niente pesca
setup-rule-stratega-draws-hint = Nei round { $stratega_first_draw_round } e { $stratega_second_draw_round } nessuno pesca
setup-rule-stratega-attacks = Stratega: nessun attacco
setup-rule-stratega-attacks-hint = Nessuno attacca prima della fine del round { $stratega_attack_round }
setup-rule-necrotoken = Necrotoken
setup-rule-necrotoken-hint = Chi perde una carta guadagna un segnalino, fino a { $most_tokens }: vale una pescata, una protezione o una carta in campo
setup-rule-mnemonica = Mnemonica
setup-rule-mnemonica-hint = Il tavolo nasconde ogni numero calcolato; chi attacca annuncia i totali e chi difende può contestarli
setup-rule-zone-gift-per-player = Dono della Zona per ciascuno
setup-rule-zone-gift-per-player-hint = Ogni giocatore può usare una volta il dono della Zona, invece di una volta in tutto

# In quattro, a squadre
player-opponent-two = Compagno
player-opponent-two-said = il compagno
plate-partner =
    { $name ->
        [Compagno] Compagno
       *[other] { $name } · con te
    }
player-opponent-three = Avversario 2
player-opponent-three-said = l'avversario 2
setup-dealt-agreed = I mazzi a caso sono concordati: tutte le 25 carte di ogni mazzo vengono a caso dalla raccolta.
setup-dealt = In quattro ogni mazzo è preso a caso dalla raccolta comune; chi siede di fronte gioca insieme.
setup-rule-timer = Tempo limitato
setup-rule-timer-hint = Chi non gioca una carta entro { $timer_seconds } secondi ne gioca una a caso

# La costruzione di un mazzo
browse-kinds = Estri
browse-text = Dono
browse-text-any = Dono: tutte
browse-text-with = Con un dono
browse-text-without = Carte vuote
browse-order-kind = Per Estro
build-legal = Il mazzo è valido; altre cinque carte verranno a caso.
lab-start-stratega-wins-yes = Stratega: nessuna vittoria
lab-start-stratega-draws-yes = Stratega: niente pesca
lab-start-stratega-wins-yes-stratega-draws-yes-stratega-attacks-yes-stratega-first-attacks-0 = Stratega con l'inizio equo
lab-start-stratega-attacks-yes = Stratega: nessun attacco

# Che cosa cambia con l'inizio equo
setup-fair-stratega-first-attacks =
    { $stratega_first_attacks ->
        [0] Con Stratega, chi comincia non attacca nel primo round con attacchi.
        [one] Con Stratega, chi comincia attacca una volta sola nel primo round con attacchi.
       *[other] Con Stratega, chi comincia attacca al massimo { $stratega_first_attacks } volte nel primo round con attacchi.
    }

matches-dealt-4 = Inferno, mazzi a caso
