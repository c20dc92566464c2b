# Gli interruttori di Grimoire su cui ci si accorda prima di una partita.

setup-rule-ante = Per la posta
setup-rule-ante-hint = Si chiede ai due se mettere in palio la prima carta di ogni mazzo. La registrazione ne indica proprietario chi vince; nessun mazzo cambia
setup-rule-mulligan = Nuova mano
setup-rule-mulligan-hint = Chi non ha pescato terre, o solo terre, può mostrare la mano una volta e pescare di nuovo
