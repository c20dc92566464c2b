# What Contracts says in words of its own at the table of a match.

a-card = a contract
stat-attack = attack
stat-health = health
stat-durability = durability
stat-magic-damage = magic damage
status-textless = Faded
status-active = active
line-of =
    { $who ->
        [you] Your line
       *[other] { $name }'s line
    }
rune-of =
    { $who ->
        [you] Your Rune
       *[other] { $name }'s Rune
    }
orb-of =
    { $who ->
        [you] Your Orb
       *[other] { $name }'s Orb
    }

tokens-of =
    { $who ->
        [you] Your mana
       *[other] { $name }'s mana
    }
cards-count =
    { $count ->
        [0] no contracts
        [one] { $count } contract
       *[other] { $count } contracts
    }
empty-rune = No Rune is on the field
empty-orb = No Orb is on the field
place-at = Place { $index }

token-extractor = Mana extractor ({ $element })
token-tank = Mana tank
token-full = full
token-empty = empty
hint-extractors = { $element }: { $full } of { $total } full. Extractors fill at the start of the turn.
hint-tanks = { $full } of { $total } tanks full. Tanks keep their mana and pay for pure mana.
hint-token-used = Emptied by this payment. Click to keep it full.
hint-token-free = Click to empty this one instead.

counter-health = health { $amount }
counter-attack = attack { $amount }
plate-deck = Deck: { $deck }
plate-special-free = The special draw is still available.
plate-special-used = The special draw is used up.
burnout-next = The deck is empty: the next burnout deals { $amount }.
burnout-short = Burnout { $amount }

prompt-place = Where in the line does { $card } stand?
prompt-pay = { $card }: pay like this? Click tokens to change it.
pay-confirm = Pay

prompt-orb = Whom does { $card } strike?
prompt-magnetize = { $card } can gain Magnetized
act-magnetize = Magnetize (⟨magnetize⟩)

ask-extractor = Choose your new extractor
ask-extractor-note = Choose the colour of the extractor that you gain this turn.
ask-exchange = Exchange an extractor? Press the one you give up
ask-exchange-for = Which one in place of { $element }?
ask-exchange-note = All extractors are in place. You may give one up for one of another colour.
extractor-gain = Gain { $element }
extractor-give = Give up { $element }
extractor-take = Take { $element }
extractor-decline = Exchange none

ask-draw = Keep 1 of
ask-special = Special draw, once a match (each one discarded costs 1 health): keep { $keep } of
draw-burnout = The deck holds only { $left }: burnout for what is missing
ask-draw-note = How many contracts do you look at? One goes to your hand, the others to the discard pile, face up.
ask-special-note = Or once in the match, the special draw: keep two, and take 1 damage for each contract discarded by it.
draw-look =
    { $count ->
        [1] Look at 1
       *[other] Look at { $count }
    }
draw-special = Look at { $count }, keep { $keep }

ask-keep =
    { $count ->
        [1] Which one do you keep?
       *[other] Which { $count } do you keep?
    }
ask-keep-note = The others go to your discard pile.
ask-keep-one-note = There is room for one in your hand; the other goes to the discard pile.
ask-aside = Your opening hand: press what you set aside
ask-aside-note = Choose the contracts to set aside. You fetch as many new ones; the old ones are shuffled into the deck.
aside-keep-all = Keep all
aside-confirm =
    { $count ->
        [one] Set { $count } aside
       *[other] Set { $count } aside
    }
mark-keep = Keep
mark-aside = Set aside

ask-orb = Leave { $card } active?
ask-orb-note = An active Orb strikes back after the first attack on you in the opponent's turn. It costs you health and durability.
orb-yes = Leave it active
orb-no = Let it rest

ask-refill = Which extractors become full?
answer-element = { $first }
ask-element = An extractor of which element?
answer-refill = { $first } fire, { $second } water, { $third } light, { $fourth } pure
prompt-sacrifice = { $card }: choose what you sacrifice.
prompt-discard = { $card }: choose what you discard.
prompt-exhaust = { $card }: choose whose action it uses.
ask-store = Store mana
ask-store-note = Extractors are emptied at the end of the turn. What they hold can fill your empty tanks.
store-confirm =
    { $count ->
        [0] Store nothing
       *[other] Store { $count }
    }
banner-burnout = Burnout: { $amount } damage
zoom-textless = Faded: its own text is gone.

log-set-aside =
    { $who ->
        [you] { $amount ->
            [0] You keep the opening hand
           *[other] You set { $amount } aside
        }
       *[other] { $amount ->
            [0] { $name } keeps the opening hand
           *[other] { $name } sets { $amount } aside
        }
    }
log-extractor =
    { $who ->
        [you] { $exchanged ->
            [none] You gain an extractor: { $element }
           *[other] You exchange { $exchanged } for { $element }
        }
       *[other] { $exchanged ->
            [none] { $name } gains an extractor: { $element }
           *[other] { $name } exchanges { $exchanged } for { $element }
        }
    }
log-draw =
    { $who ->
        [you] You look at { $amount }
       *[other] { $name } looks at { $amount }
    }
log-special-draw =
    { $who ->
        [you] You use the special draw, looking at { $amount }
       *[other] { $name } uses the special draw, looking at { $amount }
    }
log-moved-deck-hand =
    { $who ->
        [you] You fetch { $card }
       *[other] { $name } fetches { $card }
    }
log-moved-looking-hand =
    { $who ->
        [you] You keep { $card }
       *[other] { $name } keeps { $card }
    }
log-laid =
    { $who ->
        [you] You play a card face down
       *[other] { $name } plays a card face down
    }
log-moved-looking-discard = { $card } goes to the discard pile
log-moved-aside-hand = { log-moved-deck-hand }
log-moved-line-removed = { $card } is removed from the game
log-moved-rune-removed = { $card } is removed from the game
log-moved-orb-removed = { $card } is removed from the game
log-moved-hand-removed = { $card } is removed from the game
log-moved-discard-removed = { $card } is removed from the game
log-moved-deck-removed = { $card } is removed from the game
log-moved-playing-removed = { $card } is removed from the game
log-moved-removed-line = { $card } comes back into play
log-moved-removed-rune = { $card } comes back into play
log-moved-removed-orb = { $card } comes back into play
log-moved-removed-discard = { $card } goes to the discard pile
log-moved-line-hand = { $card } returns to the hand
log-moved-rune-discard = { $card } goes to the discard pile
log-moved-orb-discard = { $card } goes to the discard pile
log-moved-line-deck = { $card } goes into the deck
log-moved-discard-line = { $card } returns to the field
log-moved-deck-line = { $card } comes from the deck onto the field
log-attack =
    { $who ->
        [you] You attack { $target }
       *[other] { $attacker } attacks { $target }
    }
log-heal =
    { $who ->
        [you] You regain { $amount }
       *[other] { $target } regains { $amount }
    }
log-lose =
    { $who ->
        [you] You lose { $amount } health
       *[other] { $target } loses { $amount } health
    }
log-destroyed = { $card } is destroyed
log-created = { $card } appears
log-faded =
    { $who ->
        [you] You fade
       *[other] { $card } fades
    }
log-rune-used =
    { $who ->
        [you] You use { $card }
       *[other] { $name } uses { $card }
    }
log-orb-used = { $entity } strikes { $target }
log-orb-answers = { $entity } answers and strikes { $target }
log-orb-active = { $entity } stays active
log-tanks-filled =
    { $who ->
        [you] You store { $amount } mana
       *[other] { $name } stores { $amount } mana
    }
log-tanks-filled-effect =
    { $who ->
        [you] You fill { $amount ->
            [one] 1 tank
           *[other] { $amount } tanks
        }
       *[other] { $name } fills { $amount ->
            [one] 1 tank
           *[other] { $amount } tanks
        }
    }
log-burnout =
    { $who ->
        [you] Burnout: your deck is empty
       *[other] Burnout: { $name } has an empty deck
    }
log-readied = { $card } is ready again

reason-line-full = The line is full: no more creatures fit.
reason-special-used = The special draw of this match has been used.
reason-special-at-start-only = The special draw stands only in place of the draw at the start of your turn.
reason-not-full = Only { $full } of those are full.
reason-not-enough-of = Of { $element } at least { $needs } must be paid.
reason-wrong-amount = { $needs } must be paid in all; you gave { $given }.
reason-cost-missing = Something else that it costs can't be paid.
reason-not-enough-mana = Not enough mana: it needs { $needs }; you have { $full }.
reason-not-a-fighter = { $entity } isn't one of your fighters.
reason-no-attack-value = You have no attack value.
reason-has-acted = { $entity } has already acted this turn.
reason-newly-come = { $entity } has only just come onto the field: it can act from your next turn.
reason-guarded = { $target } is protected: { $guards } must be attacked first.
reason-impetus-only-creatures = { $entity } can attack only creatures on its first turn (Impetus).
reason-not-own-creature = { $entity } isn't your creature.
reason-not-own-rune = { $entity } isn't your Rune.
reason-no-use = { $entity } has no effect to use.
reason-used-this-turn = { $entity } was already used this turn.
reason-used-up = { $entity } was already used: that can be done once in a match.
reason-not-own-orb = { $entity } isn't your Orb.
reason-undo-hidden = A hidden contract came to light since: it can't be taken back.

mana-amount = { $amount } { $element }
mana-none = no mana
tanks-amount =
    { $amount ->
        [one] { $amount } tank
       *[other] { $amount } tanks
    }

help-mouse = Drag a contract from your hand into the line or onto a target, or click it. Drag a creature onto what it attacks, or click both. Right click takes a choice back. What glows can be used now; rest on a dark card to read why it can't.
help-end = End the turn
help-magnetize = Magnetize the chosen creature
end-not-yet = this comes first
event-fetch = a fetch
ending-curve = Health at each turn
removed-shared = Removed from the game
