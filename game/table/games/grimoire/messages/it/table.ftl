# Che cosa sta dove al tavolo di Grimoire, le fasi, e che cosa si chiede.

# Zone, file, numeri

creatures-of =
    { $who ->
        [you] Le tue creature
       *[other] Creature di { $name }
    }
lands-of =
    { $who ->
        [you] Le tue terre
       *[other] Terre di { $name }
    }
others-of =
    { $who ->
        [you] I tuoi artefatti e incantesimi
       *[other] Artefatti e incantesimi di { $name }
    }
library-of =
    { $who ->
        [you] Il tuo grimorio
       *[other] Grimorio di { $name }
    }
graveyard-of =
    { $who ->
        [you] Il tuo cimitero
       *[other] Cimitero di { $name }
    }
removed-of =
    { $who ->
        [you] Le tue carte fuori partita
       *[other] Carte fuori partita di { $name }
    }
ante-of =
    { $who ->
        [you] La tua posta
       *[other] Posta di { $name }
    }
territory-of =
    { $who ->
        [you] Il tuo territorio
       *[other] Territorio di { $name }
    }
casting-of =
    { $who ->
        [you] Le tue magie
       *[other] Magie di { $name }
    }
pool-of =
    { $who ->
        [you] La tua riserva di mana
       *[other] Riserva di mana di { $name }
    }
counter-life = { $amount ->
    [one] 1 punto vita
   *[other] { $amount } punti vita
}
status-tapped = impegnata
status-weak = appena arrivata: non può ancora attaccare
batch-title = La serie: { $count }

# Fasi

phase-untap = Disimpegno
phase-upkeep = Mantenimento
phase-draw = Pescata
phase-main = Principale
phase-attack = Attacco
phase-discard = Scarto
phase-declaration = Dichiarazione
phase-healing = Cura
phase-untap-note = Si disimpegnano i permanenti del giocatore di turno. Nessuno può agire.
phase-upkeep-note = Si paga ciò che i permanenti chiedono. Entrambi possono usare effetti rapidi.
phase-draw-note = Il giocatore di turno pesca una carta.
phase-main-note = Il giocatore di turno gioca terre e magie, e può dichiarare un attacco.
phase-attack-note = Si scelgono gli attaccanti, poi chi blocca; poi si infliggono i danni. Fa parte della fase principale.
phase-discard-note = Si scende a sette carte.
phase-declaration-note = Solo l'avversario può ancora agire.
phase-healing-note = I danni alle creature guariscono, e finisce ciò che dura fino alla fine del turno.
phase-announced = Prima dell'attacco
phase-announced-note = L'attacco è dichiarato, e nessun attaccante è ancora scelto.
phase-attacked = Dopo gli attaccanti
phase-attacked-note = Gli attaccanti sono scelti, e nessuno ha ancora bloccato.
phase-blocked = Dopo i blocchi
phase-blocked-note = È detto chi blocca chi, e nessun danno è ancora inflitto.

# Che cosa si chiede

end-main = Fine della fase
prompt-main = La tua fase principale: { $attack ->
    [yes] gioca terre e magie, o dichiara un attacco
   *[other] gioca terre e magie
}.
prompt-main-others = L'altro ha agito nella sua fase principale: agisci anche tu, o passa.
prompt-upkeep = Mantenimento: agisci, o prosegui.
prompt-drawn = Fase di pescata: agisci, o prosegui.
prompt-respond = Si annuncia { $first }: rispondi, o lascia eseguire.
prompt-interrupt = Si annuncia { $first }: interrompi, o lascia passare.
prompt-damage = Stanno per essere inflitti danni: prevenili, o lasciali infliggere.
prompt-regeneration = { $count ->
    [0] Alcune creature stanno per morire
   *[other] Sta per morire: { $card }
}. Rigenera, o lascia andare.
prompt-discarded = Fase di scarto: agisci, o prosegui.
prompt-declaration = Il turno sta per finire: agisci, o lascialo finire.
prompt-discard = Troppe carte in mano: scartane { $count }.
left-attack = un attacco da dichiarare
left-land = { $count } { $count ->
    [one] terra
   *[other] terre
} da giocare
log-on-stack =
    { $who ->
        [you] Annunci { $card }
       *[other] { $name } annuncia { $card }
    }{ $targets ->
        [none] { "" }
       *[other] { " su " }{ $targets }
    }
log-on-stack-use =
    { $who ->
        [you] Usi { $card }
       *[other] { $name } usa { $card }
    }{ $targets ->
        [none] { "" }
       *[other] { " su " }{ $targets }
    }
text-do-tap = impegna per il mana
end-upkeep = Prosegui
end-drawn = Prosegui
end-announced = Lascia cominciare
end-attacked = Prosegui
end-blocked = Prosegui
end-discarded = Prosegui
end-declaration = Lascia finire
end-respond = Lascia eseguire
end-interrupt = Lascia passare
end-damage = Lascia infliggere
end-regeneration = Lascia andare

# Pagamenti

prompt-pay = { $card }: paghi così? Clicca le terre per cambiare.
far-turn-asked = Tocca a te
log-lose =
    { $who ->
        [you] Perdi { $amount } { $amount ->
            [one] punto vita
           *[other] punti vita
        }
       *[other] { $target } perde { $amount } { $amount ->
            [one] punto vita
           *[other] punti vita
        }
    }
library-short = Grimorio: { $count }
library-low =
    { $count ->
        [0] Il grimorio è vuoto: chi deve pescarne ha perso.
        [one] Nel grimorio resta una carta.
       *[other] Nel grimorio restano { $count } carte.
    }

# Perché è sceso il sipario, per chiunque legga

curtain-main-others = { $name } può agire, poiché l'altro ha agito nella fase principale.
curtain-upkeep = Mantenimento: { $name } può agire.
curtain-drawn = Fase di pescata: { $name } può agire.
curtain-respond = Si annuncia { $first }: { $name } può rispondere.
curtain-interrupt = Si annuncia { $first }: { $name } può interrompere.
curtain-damage = Stanno per essere inflitti danni: { $name } può prevenirli.
curtain-regeneration = Alcune creature stanno per morire: { $name } può rigenerarle.
curtain-announced = Un attacco è dichiarato: { $name } può agire prima che cominci.
curtain-attacked = Gli attaccanti sono scelti: { $name } può agire prima dei blocchi.
curtain-blocks = { $name } è sotto attacco, e dice chi blocca.
curtain-blocked = I blocchi sono dichiarati: { $name } può agire prima dei danni.
curtain-discard = { $name } ha troppe carte in mano.
curtain-discarded = Fase di scarto: { $name } può agire.
curtain-declaration = Il turno sta per finire: { $name } può agire.
curtain-assign_damage = { $name } divide dei danni.
curtain-assign_excess = { $name } divide dei danni.
curtain-toll = { $name } può pagare, perché una magia non sia neutralizzata.
