# Le parole del regolamento di Cataclysm. Quelle delle parole chiave vengono da cards/cataclysm/keywords.yaml.

term-goal = Come si vince
term-goal-text = Perde chi non ha Personaggi in gioco, o ha { $discard_limit } Personaggi nella pila degli scarti. Chi resta ha vinto.
term-squad = Squadra
term-squad-text = Il mazzo: { $deck_size } carte, di ciascuna al massimo { $max_copies } copie, e fra loro almeno { $min_characters } Personaggi. Un mazzo vuoto non fa perdere; solo non c'è più niente da pescare.
term-character = { kind-character }
term-character-text = Sta in gioco e combatte. Ne puoi avere al massimo { $max_in_play }, e non due uguali. Può attaccare nel turno in cui arriva.
term-event = { kind-event }
term-event-text = Fa quello che dice e va nella pila degli scarti. Uno per turno, nella fase cataclisma; non costa niente.
term-life = { stat-life }
term-life-text = Quello che resta a un Personaggio. Il danno rimane da un turno all'altro; a 0 cade.
term-power = { stat-power }
term-power-text = Tanti danni infligge un Personaggio in battaglia, che attacchi o che subisca un attacco.
term-battle = Battaglia
term-battle-text = Ogni turno devi attaccare con uno dei tuoi Personaggi, e scegli il bersaglio. I due si infliggono il proprio Potere d'attacco nello stesso momento, perciò possono cadere entrambi.
term-fall = Cadere
term-fall-text = Un Personaggio che ha esaurito i punti-vita va subito nella pila degli scarti del suo proprietario, dove conta.
term-several = In tre o più
term-several-text = Prima di una battaglia scegli chi attaccare. Chi ha perso è fuori, e gli altri continuano.
