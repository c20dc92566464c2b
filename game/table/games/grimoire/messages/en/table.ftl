# What lies where at the table of Grimoire, the phases, and what is asked.

# Zones, rows, numbers

creatures-of =
    { $who ->
        [you] Your creatures
       *[other] { $name }'s creatures
    }
lands-of =
    { $who ->
        [you] Your lands
       *[other] { $name }'s lands
    }
others-of =
    { $who ->
        [you] Your artifacts and enchantments
       *[other] { $name }'s artifacts and enchantments
    }
library-of =
    { $who ->
        [you] Your library
       *[other] { $name }'s library
    }
graveyard-of =
    { $who ->
        [you] Your graveyard
       *[other] { $name }'s graveyard
    }
removed-of =
    { $who ->
        [you] Your cards out of the game
       *[other] { $name }'s cards out of the game
    }
ante-of =
    { $who ->
        [you] Your card at stake
       *[other] { $name }'s card at stake
    }
territory-of =
    { $who ->
        [you] Your territory
       *[other] { $name }'s territory
    }
casting-of =
    { $who ->
        [you] Your spells
       *[other] { $name }'s spells
    }
pool-of =
    { $who ->
        [you] Your mana pool
       *[other] { $name }'s mana pool
    }
counter-life = { $amount } life
status-tapped = tapped
status-weak = just come: can't attack yet
batch-title = The batch: { $count }

# Phases

phase-untap = Untap
phase-upkeep = Upkeep
phase-draw = Draw
phase-main = Main
phase-attack = Attack
phase-discard = Discard
phase-declaration = Declaration
phase-healing = Healing
phase-untap-note = The active player's permanents untap. Nobody can act.
phase-upkeep-note = What permanents demand is paid. Both may use fast effects.
phase-draw-note = The active player draws a card.
phase-main-note = The active player plays lands and spells, and may announce one attack.
phase-attack-note = Attackers are named, then blockers; then damage is dealt. It is a part of the main phase.
phase-discard-note = Down to seven cards.
phase-declaration-note = Only the opponent may still act.
phase-healing-note = Damage on creatures is healed, and what lasts until the end of the turn ends.
phase-announced = Before the attack
phase-announced-note = An attack is announced, and nobody has been named for it yet.
phase-attacked = After attackers
phase-attacked-note = The attackers are named, and nobody has blocked yet.
phase-blocked = After blocks
phase-blocked-note = It is said who blocks whom, and no damage has been dealt yet.

# What is asked

end-main = End the main phase
prompt-main = Your main phase: { $attack ->
    [yes] play lands and spells, or announce an attack
   *[other] play lands and spells
}.
prompt-main-others = The other has acted in their main phase: act too, or pass.
prompt-upkeep = Upkeep: act, or go on.
prompt-drawn = Draw phase: act, or go on.
prompt-respond = Announced: { $first }. Answer it, or let it be carried out.
prompt-interrupt = Just announced: { $first }. Interrupt it, or let it go by.
prompt-damage = Damage is about to be dealt: prevent it, or let it be dealt.
prompt-regeneration = { $count ->
    [0] Creatures are about to die
   *[other] About to die: { $card }
}. Regenerate them, or let them go.
prompt-discarded = Discard phase: act, or go on.
prompt-declaration = The turn is about to end: act, or let it end.
prompt-discard = Too many cards in hand: discard { $count }.
left-attack = an attack to announce
left-land = { $count } { $count ->
    [one] land
   *[other] lands
} to play
log-on-stack =
    { $who ->
        [you] You announce { $card }
       *[other] { $name } announces { $card }
    }{ $targets ->
        [none] { "" }
       *[other] { " on " }{ $targets }
    }
log-on-stack-use =
    { $who ->
        [you] You use { $card }
       *[other] { $name } uses { $card }
    }{ $targets ->
        [none] { "" }
       *[other] { " on " }{ $targets }
    }
text-do-tap = tap for mana
end-upkeep = Go on
end-drawn = Go on
end-announced = Let it start
end-attacked = Go on
end-blocked = Go on
end-discarded = Go on
end-declaration = Let it end
end-respond = Carry it out
end-interrupt = Let it by
end-damage = Let it be dealt
end-regeneration = Let them go

# Payments

prompt-pay = { $card }: pay like this? Click lands to change it.
far-turn-asked = You are asked
log-lose =
    { $who ->
        [you] You lose { $amount } life
       *[other] { $target } loses { $amount } life
    }
library-short = Library: { $count }
library-low =
    { $count ->
        [0] The library is empty: whoever must draw from it has lost.
        [one] One card is left in the library.
       *[other] { $count } cards are left in the library.
    }

# Why the curtain fell, for everybody to read

curtain-main-others = { $name } may act, as the other has in the main phase.
curtain-upkeep = Upkeep: { $name } may act.
curtain-drawn = Draw phase: { $name } may act.
curtain-respond = { $first } is announced: { $name } may answer it.
curtain-interrupt = { $first } is announced: { $name } may interrupt it.
curtain-damage = Damage is about to be dealt: { $name } may prevent it.
curtain-regeneration = Creatures are about to die: { $name } may regenerate them.
curtain-announced = An attack is announced: { $name } may act before it starts.
curtain-attacked = The attackers are named: { $name } may act before the blocks.
curtain-blocks = { $name } is attacked, and says who blocks.
curtain-blocked = The blocks are declared: { $name } may act before the damage.
curtain-discard = { $name } has too many cards in hand.
curtain-discarded = Discard phase: { $name } may act.
curtain-declaration = The turn is about to end: { $name } may act.
curtain-assign_damage = { $name } divides damage.
curtain-assign_excess = { $name } divides damage.
curtain-toll = { $name } may pay, so that a spell is not countered.
