# Che cosa dice solo Grimoire in una trascrizione, o dice diversamente.

counter-life = punti vita { $standing }

moved-library-hand = { $name } pesca { $card }
moved-hand-casting = -
moved-casting-territory = { $card } entra in gioco
moved-casting-graveyard = -
moved-hand-territory = -
moved-hand-graveyard = { $name } scarta { $card }
moved-territory-hand = { $card } torna in mano al suo proprietario
moved-graveyard-hand = { $card } torna in mano dal cimitero
moved-to-graveyard = { $card } va nel cimitero
moved-to-territory = { $card } entra in gioco
moved-to-library = { $card } va nel grimorio
destroyed = { $card } va nel cimitero
    .tells = graveyard
countered = Si neutralizza { $card }
    .tells = graveyard
toll-paid = { $name } paga { $amount }: { $card } non si neutralizza

ante-agreed = I due giocano per la posta
ante-declined = Non si gioca per la posta
moved-library-ante = { $card } è messa da parte come posta di { $name }
moved-library-removed = { $card } parla della posta e resta fuori
mulligan = { $name } mostra la mano e pesca di nuovo
    .act = yes

land = { $name } gioca { $card }
    .act = yes
mana = { $entity } viene impegnata per il mana
tapped = -
untapped = -
on-stack = { $name } lancia { $card }
    .act = yes

attack-announced = { $name } dichiara un attacco
    .act = yes
attack-withdrawn = { $name } ritira l'attacco
    .act = yes
attack = { $attacker } attacca
    .act = yes
banded = { $cards } attaccano in branco
block = { $entity } blocca { $target }
    .act = yes
unblocked = Nessuno blocca { $entity }
attack-ends = L'attacco è finito
regenerated = { $card } si rigenera

stat-power = forza
stat-toughness = costituzione
stat-life = punti vita
stat-yield = mana quando è impegnata
stat-land_plays = terre per turno
stat-hand_size = carte in mano
element-white = bianco
element-blue = blu
element-black = nero
element-red = rosso
element-green = verde
element-any = di qualsiasi tipo
kind-summon = creatura
kind-land = terra
kind-artifact = artefatto
retargeted = { $entity } ora ha come bersaglio { $target }
attack-stands = { $attackers ->
    [one] 1 attacca
   *[other] { $attackers } attaccano
}, { $blocked ->
    [0] nessuna bloccata
    [one] 1 bloccata
   *[other] { $blocked } bloccate
}, { $through ->
    [0] non passa nulla
    [one] passa 1 danno
   *[other] passano { $through } danni
}
ends-empty-library = Il grimorio è vuoto
