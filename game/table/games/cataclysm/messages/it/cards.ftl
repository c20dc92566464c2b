# Sulle carte di Cataclysm.
kind-character = Personaggio
kind-character-dual = Personaggio · Evento
kind-event = Evento
zoom-borrowed = Preso in prestito: alla fine del turno torna al suo proprietario.
zoom-until-own = , fino alla fine della battaglia
