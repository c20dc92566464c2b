# La prima partita, che insegna. Quello che ogni passo dice è di ogni gioco: lesson-1, lesson-1-why e così via.

title-learn = Impara a giocare
title-go-on-learning = Continua la lezione
title-go-on-learning-hint = Dal passo in cui l'hai lasciata
title-learn-hint = Una prima partita che spiega ogni passo; dura pochi minuti e si può lasciare in ogni momento
lesson-none = Questo gioco non ha una prima partita che insegna, o le sue carte sono cambiate. Comincia con Gioca.
lesson-wait = L'avversario gioca…
lesson-continue = Continua
lesson-learnt = Ben fatto!
lesson-skip = Lascia la lezione
lesson-skip-hint = Puoi ricominciarla dal titolo in ogni momento
lesson-play = Gioca una partita
reason-lesson = In questa lezione le cose vengono una dopo l'altra: premi ciò che è cerchiato d'oro.

# Suggerimenti che si vedono una volta: le parole del glossario, dove servono per la prima volta.
hint-seen = Ho capito
