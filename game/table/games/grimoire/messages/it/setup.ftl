# Grimoire nel titolo e nella preparazione.

game-name = Grimoire
tagline = Un duello di magie, risposte e interruzioni

title-play-hint = Scegli i grimori e gioca contro il computer
title-hotseat = In 2 al tavolo
title-hotseat-hint = Due persone allo stesso portatile; ogni mano resta nascosta all'altro
title-demo-hint = Il computer gioca entrambe le parti
title-no-decks = Nessun mazzo è stato caricato. Esegui «contracts check --game grimoire» per sapere perché.

setup-title = Scegli i grimori
setup-you = Il tuo grimorio
setup-opponent = Grimorio dell'avversario
setup-first-player = Grimorio del primo giocatore
setup-second-player = Grimorio del secondo giocatore
setup-deck = Grimorio
setup-rule-ante = Per la posta
setup-rule-ante-hint = Si chiede ai due se mettere in palio la prima carta di ogni mazzo. La registrazione ne indica proprietario chi vince; nessun mazzo cambia
setup-rule-mulligan = Nuova mano
setup-rule-mulligan-hint = Chi non ha pescato terre, o solo terre, può mostrare la mano una volta e pescare di nuovo
setup-fair-first-player-draws = Chi comincia non pesca nel primo turno.
setup-kinds = { $land } terre{ $summon ->
    [0] { "" }
    [one] { " · " }1 evocazione
   *[other] { " · " }{ $summon } evocazioni
}{ $artifact_creature ->
    [0] { "" }
    [one] { " · " }1 creatura artefatto
   *[other] { " · " }{ $artifact_creature } creature artefatto
}{ $artifact ->
    [0] { "" }
    [one] { " · " }1 artefatto
   *[other] { " · " }{ $artifact } artefatti
}{ $enchantment ->
    [0] { "" }
    [one] { " · " }1 incantesimo
   *[other] { " · " }{ $enchantment } incantesimi
}{ $aura ->
    [0] { "" }
    [one] { " · " }1 aura
   *[other] { " · " }{ $aura } aure
}{ $sorcery ->
    [0] { "" }
    [one] { " · " }1 stregoneria
   *[other] { " · " }{ $sorcery } stregonerie
}{ $instant ->
    [0] { "" }
    [one] { " · " }1 istantaneo
   *[other] { " · " }{ $instant } istantanei
}{ $interrupt ->
    [0] { "" }
    [one] { " · " }1 interruzione
   *[other] { " · " }{ $interrupt } interruzioni
}
lab-start-first-player-draws-no = Chi comincia all'inizio non pesca
