# The words of the rules of Cataclysm. Those of keywords come from cards/cataclysm/keywords.yaml.

term-goal = How a match is won
term-goal-text = You lose when you have no Character in play, or { $discard_limit } Characters in your discard pile. Whoever is left has won.
term-squad = Squad
term-squad-text = The deck: { $deck_size } cards, of each no more than { $max_copies }, and at least { $min_characters } Characters among them. An empty deck is no loss; there is only nothing to draw.
term-character = { kind-character }
term-character-text = It stands in play and fights. At most { $max_in_play } of yours may do so, and no two alike. It can attack on the turn on which it comes.
term-event = { kind-event }
term-event-text = It does what it says and goes to the discard pile. One a turn, in the Cataclysm phase; it costs nothing.
term-life = { stat-life }
term-life-text = What a Character has left. Damage stays from turn to turn; at 0 it falls.
term-power = { stat-power }
term-power-text = So much damage a Character deals in a battle, attacking or attacked.
term-battle = Battle
term-battle-text = Each turn you must attack with one of your Characters, and you choose the target. Both deal each other their attack power at the same time, so both may fall.
term-fall = To fall
term-fall-text = A Character whose life points are used up goes to its owner's discard pile at once, where it counts.
term-several = With three or more
term-several-text = Before a battle you choose whom to attack. Whoever has lost is out, and the others play on.
