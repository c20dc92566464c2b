# La prima partita, che insegna. Quello che ogni passo dice è di ogni gioco: lesson-1, lesson-1-why e così via.

title-learn = Impara a giocare
title-go-on-learning = Continua la lezione
title-go-on-learning-hint = Dal passo in cui l'hai lasciata
title-learn-hint = Una prima partita che spiega ogni passo; dura pochi minuti e si può lasciare in ogni momento
lesson-none = Questo gioco non ha una prima partita che insegna, o le sue carte sono cambiate. Comincia con Gioca.
lesson-wait = L'avversario gioca…
lesson-step = Passo { $number } di { $most }
lesson-back = Indietro
lesson-back-hint = Riascolta ciò che è stato detto prima
lesson-continue = Continua
lesson-learnt = Ben fatto!
lesson-skip = Lascia
lesson-skip-hint = Lascia la lezione. Puoi ricominciarla dal titolo in ogni momento
lesson-play = Partita con un principiante
lesson-next = Prossima lezione: { $name }
reason-lesson = In questa lezione le cose vengono una dopo l'altra: premi ciò che sta tra gli angoli chiari.

# Suggerimenti che si vedono una volta: le parole del glossario, dove servono per la prima volta.
hint-seen = Ho capito
