# Che cosa aveva in mente il computer nel suo ultimo turno.

plan-button = Piano di { $name }
plan-hint = Che cosa aveva in mente nel suo ultimo turno (⟨plan⟩)
help-plan = Che cosa aveva in mente il computer nel suo ultimo turno
plan-none = Dopo un turno di un computer che pianifica, qui c'è il suo piano
plan-title = { $name }, turno { $turn }: le sue linee migliori
plan-expected = { $moves } ({ $chance }%)
plan-behind = { $moves } (rimasta indietro)
plan-note = Le linee che ha soppesato in quel turno, per prima quella preferita. Ciò che ha in mano resta «una carta»; nomi e probabilità si dicono a partita finita.
plan-note-over = Le linee che ha soppesato in quel turno, la migliore per prima, e quanto credeva di vincere con ciascuna, da ciò che il suo posto sapeva.
