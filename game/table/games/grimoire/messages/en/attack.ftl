# What the table says while there is an attack.

help-end = End the phase, pass, confirm attackers and blocks

help-attack = Announce an attack
answer-attack = Attack
answer-withdraw = Take the attack back

prompt-announced = An attack is announced: act before it starts, or let it start.
prompt-attackers = Choose your attackers.
prompt-attacked = The attackers are named: act, or go on to the blocks.
prompt-blocks = Choose who blocks whom.
prompt-blocked = The blocks are declared: act, or go on to the damage.
prompt-assign_damage = Divide the damage of { $card }.
prompt-divide = Divide the damage of { $card } among its targets.
sheet-divide = Divide the damage of { $card } among its targets.
prompt-assign_excess = Divide what goes over { $card } among those who trample it.
sheet-assign_damage = Divide the damage of { $card }.
sheet-assign_excess = Divide what goes over { $card } among those who trample it.

reason-attacked-already = You have attacked already this turn.
reason-nobody-can-attack = None of your creatures can attack now.
reason-nobody-attacks = Name at least one attacker.
reason-not-own-creature = { $entity } is no creature of yours in play.
reason-tapped = { $entity } is tapped.
reason-weak = { $entity } has just come: it can't attack before a turn begins.
reason-wall = { $entity } is a wall: it can't attack.
reason-cannot-attack = { $entity } can't attack.
reason-cannot-block = { $entity } can't block.
reason-must-attack = { $entity } must attack.
reason-no-band = A band has at most one creature without banding.
reason-not-in-band = { $target } does not attack at the head of that band.
reason-not-attacking = { $target } does not attack.
reason-flying = { $entity } does not fly, so it can't block { $target }.
reason-landwalk = { $target } walks through a land of yours: nobody blocks it.
reason-protected = { $target } is protected from the colour of { $entity }.
reason-not-in-main = That is done only in your own main phase, while nothing waits to be carried out.
reason-land-played = You have put a land into play this turn already.
reason-not-enough-mana = Your mana doesn't pay what it costs.
log-attack-stands = { $attackers ->
    [one] 1 attacks
   *[other] { $attackers } attack
}, { $blocked ->
    [0] none blocked
   *[other] { $blocked } blocked
}, { $through ->
    [0] nothing comes through
    [one] 1 comes through
   *[other] { $through } come through
}

confirm-attackers =
    { $count ->
        [0] Attack
        [one] 1 attacks
       *[other] { $count } attack
    }
confirm-blocks = { log-attack-stands }
join-attackers = Form a band
